//! Memory of the host for the positions of a library.
//!
//! A position lies next to what the host knows of it, so that a copy takes one allocation. How large
//! it is only its library tells: there is room of some sizes, and memory apart for all others.

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ptr::NonNull;

/// Memory for one position.
pub(super) trait Room: Send + 'static {
    /// Makes room for a position of this layout, if it has to be made.
    fn new(layout: Layout) -> Self;

    /// Returns where the position is, or is to be.
    fn place(&self) -> *mut c_void;
}

/// The alignment of [`Inline`] rooms.
const ALIGNMENT: usize = 16;

/// Room within the value itself.
#[repr(C, align(16))]
pub(super) struct Inline<const BYTES: usize>(UnsafeCell<[MaybeUninit<u8>; BYTES]>);

impl<const BYTES: usize> Inline<BYTES> {
    /// Returns whether positions of this layout have room.
    pub(super) fn fits(layout: Layout) -> bool {
        layout.size() <= BYTES && layout.align() <= ALIGNMENT
    }
}

impl<const BYTES: usize> Room for Inline<BYTES> {
    fn new(layout: Layout) -> Self {
        debug_assert!(Self::fits(layout));
        Self(UnsafeCell::new([MaybeUninit::uninit(); BYTES]))
    }

    fn place(&self) -> *mut c_void {
        self.0.get().cast()
    }
}

/// Memory apart, for positions of any layout.
pub(super) struct Apart {
    memory: NonNull<u8>,
    layout: Layout,
}

// SAFETY: the memory belongs to this value alone.
unsafe impl Send for Apart {}

impl Room for Apart {
    fn new(layout: Layout) -> Self {
        // Memory of no size cannot be asked for.
        let size = layout.size().max(1);
        let layout = Layout::from_size_align(size, layout.align()).unwrap_or(layout);
        // SAFETY: the size is not 0.
        let memory = unsafe { alloc(layout) };
        let Some(memory) = NonNull::new(memory) else {
            handle_alloc_error(layout)
        };
        Self { memory, layout }
    }

    fn place(&self) -> *mut c_void {
        self.memory.as_ptr().cast()
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        // SAFETY: the memory was allocated with this layout.
        unsafe { dealloc(self.memory.as_ptr(), self.layout) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(size: usize, align: usize) -> Layout {
        Layout::from_size_align(size, align).expect("it is one")
    }

    /// Checks that all of a room can be written and read.
    fn assert_roomy<R: Room>(size: usize, align: usize) {
        let room = Box::new(R::new(layout(size, align)));
        assert!(room.place().cast::<u8>().addr().is_multiple_of(align));
        let bytes = room.place().cast::<u8>();
        for at in 0..size {
            // SAFETY: there is room for so many bytes.
            unsafe { bytes.add(at).write(at as u8) };
        }
        let moved = *room;
        let bytes = moved.place().cast::<u8>();
        for at in 0..size {
            // SAFETY: as above, and they were written before they were moved.
            let byte = unsafe { bytes.add(at).read() };
            assert_eq!(byte, at as u8);
        }
    }

    #[test]
    fn there_is_room_for_every_layout() {
        for align in [1, 2, 8, 16, 64] {
            for size in [0, 1, 63, 64, 65, 5000] {
                assert_roomy::<Apart>(size, align);
                assert_eq!(
                    Inline::<64>::fits(layout(size, align)),
                    size <= 64 && align <= 16,
                    "{size} {align}"
                );
                if Inline::<64>::fits(layout(size, align)) {
                    assert_roomy::<Inline<64>>(size, align);
                }
            }
        }
    }
}
