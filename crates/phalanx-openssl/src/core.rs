//! What libcrypto provides, namely configuration values and the error queue, and the boundary that
//! stops panics.

use std::any::Any;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::mem::transmute;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null;

use crate::abi::{self, Dispatch};
use crate::error::{Failure, Outcome, Reason};
use crate::params::Param;

// libcrypto functions, as declared in `openssl/core_dispatch.h`.
type GetParams = unsafe extern "C" fn(*const c_void, *mut Param) -> c_int;
type NewError = unsafe extern "C" fn(*const c_void);
type SetErrorDebug = unsafe extern "C" fn(*const c_void, *const c_char, c_int, *const c_char);
type VsetError = unsafe extern "C" fn(*const c_void, u32, *const c_char, *mut c_void);

/// The handle and functions that libcrypto passes when it loads the provider.
#[derive(Clone)]
pub(crate) struct Core {
    handle: *const c_void,
    get_params: Option<GetParams>,
    new_error: Option<NewError>,
    set_error_debug: Option<SetErrorDebug>,
    vset_error: Option<VsetError>,
}

impl Core {
    /// # Safety
    /// The arguments are the ones passed to `OSSL_provider_init`.
    pub(crate) unsafe fn new(handle: *const c_void, mut given: *const Dispatch) -> Self {
        let mut core = Self { handle, get_params: None, new_error: None, set_error_debug: None, vset_error: None };
        // SAFETY: the array is terminated, and each function in it has the type that goes with its
        // number.
        unsafe {
            while let Some(function) = given.as_ref().filter(|function| function.id != 0) {
                match function.id {
                    abi::core::GET_PARAMS => {
                        core.get_params = transmute::<*const c_void, Option<GetParams>>(function.function)
                    }
                    abi::core::NEW_ERROR => {
                        core.new_error = transmute::<*const c_void, Option<NewError>>(function.function)
                    }
                    abi::core::SET_ERROR_DEBUG => {
                        core.set_error_debug = transmute::<*const c_void, Option<SetErrorDebug>>(function.function)
                    }
                    abi::core::VSET_ERROR => {
                        core.vset_error = transmute::<*const c_void, Option<VsetError>>(function.function)
                    }
                    _ => {}
                }
                given = given.add(1);
            }
        }
        core
    }

    /// A value from the provider's section in the configuration.
    pub(crate) fn configured(&self, name: &'static CStr) -> Option<String> {
        let mut at: *const c_char = null();
        let mut asked = [Param::text_pointer(name, &raw mut at), Param::END];
        // SAFETY: the array is terminated, and the variable for the answer outlives the call. The
        // answer is a string that libcrypto keeps.
        unsafe {
            (self.get_params?)(self.handle, asked.as_mut_ptr());
            at.as_ref().map(|at| CStr::from_ptr(at).to_string_lossy().into_owned())
        }
    }

    /// The address of a function in the libcrypto that is loading the provider.
    #[cfg(target_os = "linux")]
    pub(crate) fn inside(&self) -> *const c_void {
        self.get_params.map_or(null(), |function| function as *const c_void)
    }

    /// Adds an error to this thread's queue.
    #[cold]
    pub(crate) fn raise(&self, function: &'static CStr, failure: &Failure) {
        // libcrypto treats the text as a format string, so we have to escape it.
        let text = failure.text.replace('\0', "").replace('%', "%%");
        let (Ok(text), mut no_arguments) = (CString::new(text), [0_usize; 8]) else { return };
        let (Some(new), Some(debug), Some(set)) = (self.new_error, self.set_error_debug, self.vset_error) else {
            return;
        };
        // SAFETY: these are libcrypto functions with their own handle, and the strings are
        // terminated and get copied. On every platform that OpenSSL supports, a `va_list` is an
        // address or is passed by address, and this one is never read.
        unsafe {
            new(self.handle);
            debug(self.handle, c"phalanx".as_ptr(), 0, function.as_ptr());
            set(self.handle, failure.reason as u32, text.as_ptr(), no_arguments.as_mut_ptr().cast());
        }
    }

    /// Runs a call. Returns 1 on success, or 0 with an error in the queue. We must not let a panic
    /// unwind into a caller written in another language.
    #[inline]
    pub(crate) fn guard(&self, function: &'static CStr, body: impl FnOnce() -> Outcome) -> c_int {
        match catch_unwind(AssertUnwindSafe(body)) {
            Ok(Ok(())) => 1,
            Ok(Err(failure)) => {
                self.raise(function, &failure);
                0
            }
            Err(panic) => {
                self.raise(function, &Failure { reason: Reason::Internal, text: panicked(&*panic) });
                0
            }
        }
    }
}

fn panicked(panic: &(dyn Any + Send)) -> String {
    let what = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    format!("please report it: {}", what.unwrap_or("panic without a message"))
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::ptr::null_mut;

    use super::*;
    use crate::abi::dispatch;

    thread_local! {
        /// The errors that libcrypto would receive, as reasons and formats.
        static QUEUE: RefCell<Vec<(u32, String)>> = const { RefCell::new(Vec::new()) };
    }

    extern "C" fn new_error(_: *const c_void) {}
    extern "C" fn debug(_: *const c_void, _: *const c_char, _: c_int, _: *const c_char) {}
    unsafe extern "C" fn set_error(_: *const c_void, reason: u32, format: *const c_char, _: *mut c_void) {
        // SAFETY: `raise` passes a terminated string.
        let format = unsafe { CStr::from_ptr(format) }.to_str().unwrap().to_owned();
        QUEUE.with_borrow_mut(|queue| queue.push((reason, format)));
    }

    fn core() -> Core {
        let given = dispatch! {
            abi::core::NEW_ERROR => new_error,
            abi::core::SET_ERROR_DEBUG => debug,
            abi::core::VSET_ERROR => set_error,
        };
        // SAFETY: the array is terminated, and each function in it has the type that goes with its
        // number.
        unsafe { Core::new(null_mut(), given.as_ptr()) }
    }

    #[test]
    fn a_panic_becomes_a_failure_with_a_sentence() {
        let core = core();
        assert_eq!(core.guard(c"test", || panic!("{} of 100%", 7)), 0);
        assert_eq!(core.guard(c"test", || panic!("no number in it")), 0);
        assert_eq!(core.guard(c"test", || std::panic::panic_any(7)), 0);
        assert_eq!(core.guard(c"test", || Err(Failure::refused("no".to_owned()))), 0);
        assert_eq!(core.guard(c"test", || Ok(())), 1);
        let expected = [
            (Reason::Internal, "please report it: 7 of 100%%"),
            (Reason::Internal, "please report it: no number in it"),
            (Reason::Internal, "please report it: panic without a message"),
            (Reason::Refused, "no"),
        ];
        let expected: Vec<_> = expected.iter().map(|(reason, text)| (*reason as u32, (*text).to_owned())).collect();
        assert_eq!(QUEUE.take(), expected);
    }
}
