//! Arrays that fit a batch, and where in memory their numbers are.

use numpy::npyffi::objects::PyArrayObject_fields;
use numpy::npyffi::{
    _PyArray_GET_ITEM_DATA, NPY_ARRAY_ALIGNED, NPY_ARRAY_C_CONTIGUOUS, NPY_ARRAY_WRITEABLE,
};
use numpy::prelude::*;
use numpy::{PyArrayDescr, PyUntypedArray, dtype};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use rbg_runtime::batch::{BatchOutput, Element, Observations};

/// How many arrays there are.
pub(super) const ARRAYS: usize = 7;

/// The names of the arrays, in their order.
pub(super) const NAMES: [&str; ARRAYS] = [
    "observations",
    "masks",
    "players",
    "rewards",
    "terminated",
    "truncated",
    "final_observations",
];

/// Arrays, in the order of [`NAMES`].
pub(super) type Arrays = [Option<Py<PyUntypedArray>>; ARRAYS];

/// What the arrays of an environment have to be.
#[derive(Clone, PartialEq)]
pub(super) struct Form {
    pub(super) games: usize,
    pub(super) planes: usize,
    pub(super) cells: usize,
    pub(super) element: Element,
    /// How many numbers moves have.
    pub(super) actions: usize,
    pub(super) players: usize,
}

/// What the numbers of an array are.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Observations.
    Element,
    /// Whether something is so, in a byte.
    Flag,
    /// Small numbers, perhaps negative.
    Byte,
    Float,
}

impl Form {
    /// Returns the shape and the kind of an array.
    fn of(&self, index: usize) -> (Vec<usize>, Kind) {
        let games = self.games;
        match index {
            0 | 6 => (vec![games, self.planes, self.cells], Kind::Element),
            1 => (vec![games, self.actions], Kind::Flag),
            2 => (vec![games], Kind::Byte),
            3 => (vec![games, self.players], Kind::Float),
            _ => (vec![games], Kind::Flag),
        }
    }

    /// Returns whether an array can have a type.
    fn fits(&self, kind: Kind, found: &Bound<'_, PyArrayDescr>) -> bool {
        let py = found.py();
        match (kind, self.element) {
            (Kind::Flag, _) => found.itemsize() == 1 && matches!(found.kind(), b'b' | b'i' | b'u'),
            (Kind::Byte, _) => found.is_equiv_to(&dtype::<i8>(py)),
            (Kind::Element, Element::U8) => found.is_equiv_to(&dtype::<u8>(py)),
            (Kind::Element, Element::F32) | (Kind::Float, _) => {
                found.is_equiv_to(&dtype::<f32>(py))
            }
        }
    }

    fn name_of(&self, kind: Kind) -> &'static str {
        match (kind, self.element) {
            (Kind::Flag, _) => "bool, int8 or uint8",
            (Kind::Byte, _) => "int8",
            (Kind::Element, Element::U8) => "uint8",
            (Kind::Element, Element::F32) | (Kind::Float, _) => "float32",
        }
    }

    /// Returns a new array, which is full of zeros.
    pub(super) fn zeros<'py>(
        &self,
        py: Python<'py>,
        index: usize,
    ) -> PyResult<Bound<'py, PyUntypedArray>> {
        let (shape, kind) = self.of(index);
        let kind = match kind {
            Kind::Flag => "bool",
            kind => self.name_of(kind),
        };
        let zeros = py.import("numpy")?.call_method1("zeros", (shape, kind))?;
        Ok(zeros.cast_into::<PyUntypedArray>()?)
    }

    /// Checks one array, and returns where its numbers are.
    fn check(&self, index: usize, array: &Bound<'_, PyUntypedArray>) -> PyResult<Place> {
        let name = NAMES[index];
        let (shape, kind) = self.of(index);
        let found = array.dtype();
        if !self.fits(kind, &found) {
            let wanted = self.name_of(kind);
            let message = format!("{name} has numbers of type {wanted}, not {found}");
            return Err(PyTypeError::new_err(message));
        }
        let is_whole = match kind {
            // The cells may be in several axes.
            Kind::Element => {
                array.shape().starts_with(&shape[..2])
                    && array.shape()[2..].iter().product::<usize>() == self.cells
            }
            _ => array.shape() == shape,
        };
        if !is_whole {
            let message = format!("{name} has shape {shape:?}, not {:?}", array.shape());
            return Err(PyValueError::new_err(message));
        }
        let place = Place::of(array);
        for (flag, wanted) in [
            (NPY_ARRAY_C_CONTIGUOUS, "in one piece, in the order of C"),
            (NPY_ARRAY_WRITEABLE, "writeable"),
            (NPY_ARRAY_ALIGNED, "aligned"),
        ] {
            if place.flags & flag == 0 {
                return Err(PyValueError::new_err(format!("{name} has to be {wanted}")));
            }
        }
        Ok(place)
    }
}

/// Where the numbers of an array are, and all that has to stay as it was when it was checked.
struct Place {
    start: usize,
    shape: Box<[isize]>,
    /// The address of the type.
    descr: usize,
    flags: i32,
}

/// Returns what there is to know about an array, and its shape. Asking Python for it would take longer
/// than a step.
fn look<'a>(array: &'a Bound<'_, PyUntypedArray>) -> (&'a PyArrayObject_fields, &'a [isize]) {
    // SAFETY: it is an array, and this thread is attached to the interpreter. `dimensions` has as many
    // numbers as there are axes.
    unsafe {
        let fields = &*_PyArray_GET_ITEM_DATA(array.as_array_ptr());
        let axes = fields.nd.unsigned_abs() as usize;
        let shape = match axes {
            0 => &[],
            _ => std::slice::from_raw_parts(fields.dimensions, axes),
        };
        (fields, shape)
    }
}

impl Place {
    /// Returns where an array is now.
    fn of(array: &Bound<'_, PyUntypedArray>) -> Self {
        let (fields, shape) = look(array);
        Self {
            start: fields.data.expose_provenance(),
            shape: shape.into(),
            descr: fields.descr.addr(),
            flags: fields.flags,
        }
    }

    /// Returns whether an array is still as it was.
    fn is_of(&self, array: &Bound<'_, PyUntypedArray>) -> bool {
        let (fields, shape) = look(array);
        self.start == fields.data.addr()
            && self.descr == fields.descr.addr()
            && self.flags == fields.flags
            && *self.shape == *shape
    }

    /// Returns how many numbers there are.
    fn length(&self) -> usize {
        let shape = self.shape.iter();
        shape.map(|length| length.unsigned_abs()).product()
    }
}

/// The memory of arrays that have been checked against an environment.
pub(super) struct Room {
    form: Form,
    places: [Option<Place>; ARRAYS],
    /// The types of the arrays, held so that no other type gets the address of one.
    _types: Vec<Py<PyArrayDescr>>,
}

impl Room {
    /// Checks arrays.
    ///
    /// # Errors
    ///
    /// What is wrong about them.
    pub(super) fn of(py: Python<'_>, arrays: &Arrays, form: &Form) -> PyResult<Self> {
        let mut places = [const { None }; ARRAYS];
        let mut types = Vec::new();
        let mut ranges: Vec<(usize, usize, usize)> = Vec::new();
        for (index, place) in places.iter_mut().enumerate() {
            let Some(array) = &arrays[index] else {
                continue;
            };
            let array = array.bind(py);
            let checked = form.check(index, array)?;
            types.push(array.dtype().unbind());
            let end = checked.start + checked.length() * array.dtype().itemsize();
            ranges.push((checked.start, end, index));
            *place = Some(checked);
        }
        ranges.sort_unstable();
        for pair in ranges.windows(2) {
            let [(_, end, one), (start, _, other)] = pair else {
                continue;
            };
            if start < end {
                let (one, other) = (NAMES[*one.min(other)], NAMES[*one.max(other)]);
                let message = format!("{one} and {other} share memory");
                return Err(PyValueError::new_err(message));
            }
        }
        Ok(Self {
            form: form.clone(),
            places,
            _types: types,
        })
    }

    /// Returns whether the arrays were checked against an environment of this form, and nothing about
    /// them has changed since.
    pub(super) fn is_of(&self, py: Python<'_>, arrays: &Arrays, form: &Form) -> bool {
        let mut pairs = self.places.iter().zip(arrays);
        self.form == *form
            && pairs.all(|(place, array)| match (place, array) {
                (Some(place), Some(array)) => place.is_of(array.bind(py)),
                (place, array) => place.is_none() && array.is_none(),
            })
    }

    /// Returns the memory of the arrays.
    ///
    /// # Safety
    ///
    /// The arrays have just been checked, or [`is_of`](Self::is_of) has just said yes. While the result is
    /// in use the arrays keep their memory: nothing in Python is asked to change their shape
    /// meanwhile; and no other call of this module writes to them, as `BatchArrays::begin` makes
    /// sure.
    pub(super) unsafe fn output<'a>(&self) -> BatchOutput<'a> {
        fn slice<'a, T>(place: Option<&Place>) -> Option<&'a mut [T]> {
            let place = place?;
            let start = std::ptr::with_exposed_provenance_mut(place.start);
            // SAFETY: NumPy has this many numbers of the type there, which was checked, as was that
            // they may be written and are aligned; the caller promises the rest. All bits are numbers
            // of these types, and the memory was zeroed or is the caller's to write.
            Some(unsafe { std::slice::from_raw_parts_mut(start, place.length()) })
        }
        let place = |index: usize| self.places[index].as_ref();
        let observations = |index| match self.form.element {
            Element::U8 => slice(place(index)).map(Observations::U8),
            Element::F32 => slice(place(index)).map(Observations::F32),
        };
        let mut output = BatchOutput::default();
        output.observations = observations(0);
        output.masks = slice(place(1));
        output.players = slice(place(2));
        output.rewards = slice(place(3));
        output.terminated = slice(place(4));
        output.truncated = slice(place(5));
        output.final_observations = observations(6);
        output
    }
}
