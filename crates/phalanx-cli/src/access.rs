//! File access rights on Windows.

use std::io;
use std::os::windows::ffi::OsStrExt;
use std::path::Path;
use std::ptr::null_mut;

use windows_sys::Win32::Foundation::LocalFree;
use windows_sys::Win32::Security::Authorization::{
    ConvertStringSecurityDescriptorToSecurityDescriptorW, SDDL_REVISION_1,
};
use windows_sys::Win32::Security::{
    DACL_SECURITY_INFORMATION, PROTECTED_DACL_SECURITY_INFORMATION, PSECURITY_DESCRIPTOR, SetFileSecurityW,
};

/// Full access for the owner, nothing inherited, no access for anyone else.
const OWNER_ONLY: &str = "D:P(A;;FA;;;OW)\0";

/// Restricts access to a file to its owner.
pub(crate) fn owner_only(path: &Path) -> io::Result<()> {
    let rules: Vec<u16> = OWNER_ONLY.encode_utf16().collect();
    let path: Vec<u16> = path.as_os_str().encode_wide().chain([0]).collect();
    let mut descriptor: PSECURITY_DESCRIPTOR = null_mut();
    // SAFETY: the text is zero-terminated, and `descriptor` is a valid place for the result.
    let made = unsafe {
        ConvertStringSecurityDescriptorToSecurityDescriptorW(
            rules.as_ptr(),
            SDDL_REVISION_1,
            &raw mut descriptor,
            null_mut(),
        )
    };
    if made == 0 {
        return Err(io::Error::last_os_error());
    }
    let what = DACL_SECURITY_INFORMATION | PROTECTED_DACL_SECURITY_INFORMATION;
    // SAFETY: the name is zero-terminated, and the descriptor was created above.
    let set = unsafe { SetFileSecurityW(path.as_ptr(), what, descriptor) };
    let outcome = if set == 0 { Err(io::Error::last_os_error()) } else { Ok(()) };
    // SAFETY: the system allocated it with `LocalAlloc`.
    unsafe { LocalFree(descriptor) };
    outcome
}
