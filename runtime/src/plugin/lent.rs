//! Values and functions that one side lends the other for the time of a call, in the layout of C.

use std::ffi::c_void;

/// Values in a row, lent for the time of a call.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Lent<T> {
    start: *const T,
    length: usize,
}

impl<T> Lent<T> {
    /// Lends values; the result must not be used longer than they live.
    pub(super) fn lend(values: &[T]) -> Self {
        Self {
            start: values.as_ptr(),
            length: values.len(),
        }
    }

    /// Returns the values.
    ///
    /// # Safety
    ///
    /// They must be lent for at least the lifetime of the result.
    pub(super) unsafe fn slice<'a>(self) -> &'a [T] {
        // SAFETY: `start` and `length` come from a slice that is still lent.
        unsafe { std::slice::from_raw_parts(self.start, self.length) }
    }
}

/// A text in JSON.
pub(super) type Text = Lent<u8>;

/// The receiver of values of the other side, which are lent for the time of each call.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Receiver<T> {
    pub(super) context: *mut c_void,
    pub(super) take: unsafe extern "C" fn(context: *mut c_void, value: T),
}

impl<T> Receiver<T> {
    /// Gives a value to the receiver.
    ///
    /// # Safety
    ///
    /// The context must be what `take` expects, and still live.
    pub(super) unsafe fn give(self, value: T) {
        // SAFETY: as the caller promises.
        unsafe { (self.take)(self.context, value) }
    }
}

/// The receiver of an answer, or of a `RunError`; it gets at most one text.
pub(super) type Sink = Receiver<Text>;

impl Sink {
    /// Creates a sink that keeps the answer in a text, which must live as long.
    pub(super) fn into(text: &mut Vec<u8>) -> Self {
        Self {
            context: (&raw mut *text).cast(),
            take: on_answer,
        }
    }
}

/// Keeps an answer in the text of [`Sink::into`].
unsafe extern "C" fn on_answer(context: *mut c_void, answer: Text) {
    // SAFETY: the context is the text of `Sink::into`, whose owner is waiting.
    let text = unsafe { &mut *context.cast::<Vec<u8>>() };
    // SAFETY: the answer is lent for the time of this call.
    text.extend_from_slice(unsafe { answer.slice() });
}
