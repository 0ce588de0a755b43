//! One allocation for everything that belongs to a key.

use alloc::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use core::mem::forget;
use core::ops::Deref;
use core::ptr::{NonNull, null_mut};

use crate::sync::{AtomicPtr, AtomicUsize, Ordering, fence};
use crate::wipe::wipe_memory;

/// A value of type `H` and some secret bytes, in a single allocation that all clones share. The last
/// clone drops the value, wipes the allocation and frees it.
///
/// `Arc` can't do this: the number of bytes depends on the cipher, the wiping must come last, and
/// the bytes are aligned to a cache line, although allocators are slower if you request a larger
/// alignment than they usually provide.
#[repr(transparent)]
pub(crate) struct Shared<H>(NonNull<Inner<H>>);

struct Inner<H> {
    /// The number of clones.
    clones: AtomicUsize,
    /// The secret bytes, which are in the same allocation.
    bytes: NonNull<u8>,
    len: usize,
    value: H,
}

// SAFETY: clones in several threads share the value. The methods that give access to the bytes are
// unsafe.
unsafe impl<H: Send + Sync> Send for Shared<H> {}
// SAFETY: as above.
unsafe impl<H: Send + Sync> Sync for Shared<H> {}

impl<H> Shared<H> {
    /// The alignment of the secret bytes.
    const LINE: usize = 64;
    /// The alignment of the allocation.
    const ALIGN: usize = 16;

    fn layout(len: usize) -> Layout {
        const { assert!(align_of::<Inner<H>>() <= Self::ALIGN) }
        let size = size_of::<Inner<H>>() + Self::LINE + len;
        let Ok(layout) = Layout::from_size_align(size, Self::ALIGN) else {
            unreachable!("schedules and forms are small")
        };
        layout
    }

    /// Allocates memory for a value and `len` secret bytes, which aren't initialised yet.
    #[inline]
    pub(crate) fn new(value: H, len: usize) -> Self {
        let layout = Self::layout(len);
        // SAFETY: the size is not zero.
        let Some(start) = NonNull::new(unsafe { alloc(layout) }) else { handle_alloc_error(layout) };
        let inner: NonNull<Inner<H>> = start.cast();
        // SAFETY: the layout has room for the value, then for up to a line of bytes until the next
        // line begins, and for the secret bytes.
        unsafe {
            let end = inner.add(1).cast::<u8>();
            let bytes = end.add(end.addr().get().wrapping_neg() % Self::LINE);
            inner.write(Inner { clones: AtomicUsize::new(1), bytes, len, value });
        }
        Self(inner)
    }

    #[inline]
    fn inner(&self) -> &Inner<H> {
        // SAFETY: the allocation lives at least as long as this clone.
        unsafe { self.0.as_ref() }
    }

    /// The number of secret bytes.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.inner().len
    }

    /// Returns `len` secret bytes from `at` on.
    ///
    /// # Safety
    /// [`Shared::zeroed`] has initialised them, and nobody may write them as long as the result
    /// exists.
    #[inline]
    pub(crate) unsafe fn bytes(&self, at: usize, len: usize) -> &[u8] {
        debug_assert!(at + len <= self.len());
        // SAFETY: the bytes are in the allocation. The rest is up to the caller.
        unsafe { core::slice::from_raw_parts(self.inner().bytes.as_ptr().add(at), len) }
    }

    /// Zeroes `len` secret bytes from `at` on, and returns them for writing.
    ///
    /// # Safety
    /// Nobody else may access them as long as the result exists.
    #[inline]
    #[allow(clippy::mut_from_ref, reason = "the caller ensures that nobody else accesses them")]
    pub(crate) unsafe fn zeroed(&self, at: usize, len: usize) -> &mut [u8] {
        assert!(at + len <= self.len());
        // SAFETY: the bytes are in the allocation. The rest is up to the caller.
        unsafe {
            let start = self.inner().bytes.as_ptr().add(at);
            start.write_bytes(0, len);
            core::slice::from_raw_parts_mut(start, len)
        }
    }
}

impl<H> Deref for Shared<H> {
    type Target = H;

    #[inline]
    fn deref(&self) -> &H {
        &self.inner().value
    }
}

impl<H> Clone for Shared<H> {
    #[inline]
    fn clone(&self) -> Self {
        let before = self.inner().clones.fetch_add(1, Ordering::Relaxed);
        // As in `Arc`, so that forgetting clones can't make the count wrap around.
        assert!(before < usize::MAX / 2, "too many clones of a key");
        Self(self.0)
    }
}

impl<H> Drop for Shared<H> {
    #[inline]
    fn drop(&mut self) {
        // Nobody else can clone the last clone, so its count can stay as it is. A locked instruction
        // would wait until all wiping so far has reached the cache.
        let is_alone = self.inner().clones.load(Ordering::Acquire) == 1;
        if is_alone || self.inner().clones.fetch_sub(1, Ordering::Release) == 1 {
            // Everything that other threads did with their clones happens before this.
            fence(Ordering::Acquire);
            let layout = Self::layout(self.len());
            // SAFETY: this was the last clone, so nobody else can access the allocation, which has
            // this layout.
            unsafe {
                self.0.drop_in_place();
                wipe_memory(self.0.as_ptr().cast(), layout.size());
                dealloc(self.0.as_ptr().cast(), layout);
            }
        }
    }
}

/// A place for a clone, which is set at most once. Threads that set it at the same time don't wait
/// for each other.
pub(crate) struct OnceShared<H>(AtomicPtr<Inner<H>>);

impl<H> OnceShared<H> {
    pub(crate) const fn new() -> Self {
        Self(AtomicPtr::new(null_mut()))
    }

    /// The clone, once there is one.
    #[inline]
    pub(crate) fn get(&self) -> Option<&Shared<H>> {
        if self.0.load(Ordering::Acquire).is_null() {
            return None;
        }
        // SAFETY: a clone is a pointer that isn't null. Now that there is one, it isn't written
        // again before the place is dropped, which can't happen as long as the result exists.
        Some(unsafe { &*self.0.as_ptr().cast::<Shared<H>>().cast_const() })
    }

    /// Stores a clone. If there is one already, it stays, and the new one is returned.
    pub(crate) fn set(&self, clone: Shared<H>) -> Result<(), Shared<H>> {
        let new = clone.0.as_ptr();
        match self.0.compare_exchange(null_mut(), new, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => {
                // The place owns it now.
                forget(clone);
                Ok(())
            }
            Err(_) => Err(clone),
        }
    }
}

impl<H> Drop for OnceShared<H> {
    #[inline]
    fn drop(&mut self) {
        if let Some(clone) = NonNull::new(*self.0.get_mut()) {
            drop(Shared(clone));
        }
    }
}

/// Run these with Miri too: see `CONTRIBUTING.md`.
#[cfg(test)]
mod tests {
    use std::thread::scope;

    use super::*;

    /// Counts how often it is dropped.
    struct Counted<'c>(&'c AtomicUsize);

    impl Drop for Counted<'_> {
        fn drop(&mut self) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn the_last_clone_drops_the_value() {
        let drops = AtomicUsize::new(0);
        let shared = Shared::new(Counted(&drops), 100);
        // SAFETY: nobody else accesses these bytes yet.
        unsafe { shared.zeroed(36, 64) }.fill(7);
        scope(|scope| {
            for _ in 0..4 {
                let clone = shared.clone();
                // SAFETY: the bytes are initialised, and nobody writes them any more.
                scope.spawn(move || assert_eq!(unsafe { clone.bytes(36, 64) }, [7; 64]));
            }
            drop(shared);
        });
        assert_eq!(drops.into_inner(), 1);
    }

    #[test]
    fn a_place_is_set_once() {
        let drops = AtomicUsize::new(0);
        let place = OnceShared::new();
        assert!(place.get().is_none());
        scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    drop(place.set(Shared::new(Counted(&drops), 1)));
                    let clone = place.get().expect("it is set").clone();
                    assert_eq!(clone.len(), 1);
                });
            }
        });
        // The others found that it was set.
        assert_eq!(drops.load(Ordering::Relaxed), 3);
        drop(place);
        assert_eq!(drops.into_inner(), 4);
    }
}
