//! Lets threads detach from the interpreter and attach again, even though the program may exit in
//! between.
//!
//! A program may exit while some of its daemon threads are detached. If such a thread attaches
//! again, Python up to 3.13 calls `pthread_exit`, which destroys stack frames that Rust is still
//! using. Python 3.14 parks the thread until the process ends instead. The functions here do the
//! same on every version of Python:
//!
//! * With glibc, `pthread_exit` uses libgcc to unwind the stack. The innermost Rust frame, whether
//!   here or in PyO3, contains a guard whose destructor parks the thread. The module must use the
//!   same libgcc as glibc, since otherwise its frames would be read by the wrong unwinder.
//! * musl doesn't unwind the stack, but it does call cleanup handlers, so we use one to park the
//!   thread.
//!
//! Nothing else in this crate detaches a thread or calls a Python function that may take a long
//! time.

use std::ffi::c_int;
use std::mem;

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::error::Outcome;

/// Detaches from the interpreter to run `work`. If that fails, the failure becomes an exception once the thread is attached again.
pub(crate) fn detached<T: Send>(py: Python<'_>, work: impl FnOnce() -> Outcome<T> + Send) -> PyResult<T> {
    // This is false in the thread that finalizes the interpreter, which also runs `__del__` and the
    // like and mustn't be parked.
    let running = is_running();
    let done = parking_at_exit(|| {
        py.detach(|| {
            let done = work();
            if running && !is_running() {
                park();
            }
            done
        })
    });
    Ok(done?)
}

/// Calls a Python function that may release the lock.
pub(crate) fn call<'py, A>(function: &Bound<'py, PyAny>, arguments: A) -> PyResult<Bound<'py, PyAny>>
where
    A: IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>>,
{
    let py = function.py();
    let arguments = arguments.into_pyobject(py).map_err(Into::into)?;
    // SAFETY: we pass a callable, a tuple and no keywords, and the thread is attached. The result is either a new reference, or NULL with an
    // exception set.
    unsafe {
        let result = guarded(|| python::call()(function.as_ptr(), arguments.as_ptr(), std::ptr::null_mut()));
        Bound::from_owned_ptr_or_err(py, result)
    }
}

/// Fills a view of an object's memory. Returns -1 on failure, with an exception set.
///
/// # Safety
/// The thread is attached, the object is alive, and `view` can be written.
pub(crate) unsafe fn get_buffer(object: *mut ffi::PyObject, view: *mut ffi::Py_buffer, flags: c_int) -> c_int {
    // SAFETY: as above. Note that Python classes can define `__buffer__`.
    unsafe { guarded(|| python::get_buffer()(object, view, flags)) }
}

/// Functions that may run Python code, which means that `pthread_exit` may unwind the stack through
/// their callers.
///
/// PyO3 declares these as functions that don't unwind. Link-time optimization would merge the two
/// declarations and then remove the guard around the call. To keep the guard, we make the call
/// through an opaque pointer.
mod python {
    use std::ffi::c_int;
    use std::hint::black_box;

    use pyo3::ffi::{Py_buffer, PyObject};

    #[cfg_attr(windows, link(name = "python3", kind = "raw-dylib"))]
    unsafe extern "C-unwind" {
        fn PyObject_Call(function: *mut PyObject, tuple: *mut PyObject, keywords: *mut PyObject) -> *mut PyObject;
        fn PyObject_GetBuffer(object: *mut PyObject, view: *mut Py_buffer, flags: c_int) -> c_int;
    }

    type Call = unsafe extern "C-unwind" fn(*mut PyObject, *mut PyObject, *mut PyObject) -> *mut PyObject;
    type GetBuffer = unsafe extern "C-unwind" fn(*mut PyObject, *mut Py_buffer, c_int) -> c_int;

    pub(super) fn call() -> Call {
        black_box(PyObject_Call)
    }

    pub(super) fn get_buffer() -> GetBuffer {
        black_box(PyObject_GetBuffer)
    }
}

/// Makes a C call. If it ends up in `pthread_exit`, this thread is parked. The call must not panic.
pub(crate) fn guarded<T>(call: impl FnOnce() -> T) -> T {
    /// Parks the thread that is unwinding the stack.
    struct Park;

    impl Drop for Park {
        fn drop(&mut self) {
            park();
        }
    }

    let unless_it_returns = Park;
    let result = parking_at_exit(call);
    mem::forget(unless_it_returns);
    result
}

/// Whether the interpreter is initialized and hasn't started finalizing yet.
fn is_running() -> bool {
    // SAFETY: any thread may call this at any time.
    unsafe { ffi::Py_IsInitialized() != 0 }
}

/// Parks this thread until the process ends.
fn park() -> ! {
    loop {
        std::thread::park();
    }
}

/// Runs `work`. If musl's `pthread_exit` is called in it, this thread is parked.
#[cfg(not(target_env = "musl"))]
fn parking_at_exit<T>(work: impl FnOnce() -> T) -> T {
    work()
}

#[cfg(target_env = "musl")]
fn parking_at_exit<T>(work: impl FnOnce() -> T) -> T {
    use std::ffi::c_void;
    use std::ptr;

    /// `struct __ptcb` of musl's `pthread.h`.
    #[repr(C)]
    struct Handler {
        function: Option<unsafe extern "C" fn(*mut c_void)>,
        argument: *mut c_void,
        next: *mut Handler,
    }

    // The functions behind the macros `pthread_cleanup_push` and `pthread_cleanup_pop`.
    unsafe extern "C" {
        fn _pthread_cleanup_push(at: *mut Handler, function: unsafe extern "C" fn(*mut c_void), argument: *mut c_void);
        fn _pthread_cleanup_pop(at: *mut Handler, run: c_int);
    }

    unsafe extern "C" fn parked(_: *mut c_void) {
        park();
    }

    /// Removes the handler, even if `work` panics.
    struct Pushed(*mut Handler);

    impl Drop for Pushed {
        fn drop(&mut self) {
            // SAFETY: this is the newest handler because any handlers that were pushed in the
            // meantime have been popped.
            unsafe { _pthread_cleanup_pop(self.0, 0) };
        }
    }

    let mut handler = Handler { function: None, argument: ptr::null_mut(), next: ptr::null_mut() };
    let handler = &raw mut handler;
    // SAFETY: the handler stays alive and doesn't move until `Pushed` pops it.
    unsafe { _pthread_cleanup_push(handler, parked, ptr::null_mut()) };
    let _pushed = Pushed(handler);
    work()
}
