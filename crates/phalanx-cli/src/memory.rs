//! Keeps secrets out of core dumps, out of the reach of other processes and, as far as the system
//! allows, out of swap.

/// Prevents the system from writing this process's memory anywhere, as far as possible.
///
/// Failures, which happen in some sandboxes, are ignored because nothing depends on success.
#[cfg(unix)]
pub(crate) fn protect() {
    use rustix::process::{Resource, Rlimit, setrlimit};

    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    #[cfg(target_os = "linux")]
    linux::protect();
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    share_one_heap();
}

/// Under a memory limit, makes all threads share one heap. Otherwise, the C library reserves 64 MiB
/// for each thread, which could leave too little for the stacks of later ones.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn share_one_heap() {
    use rustix::process::{Resource, getrlimit};

    if getrlimit(Resource::As).current.is_some() {
        // SAFETY: the call only sets a parameter of the allocator, and no other thread exists yet.
        // If it fails, nothing changes.
        unsafe { libc::mallopt(libc::M_ARENA_MAX, 1) };
    }
}

#[cfg(not(unix))]
pub(crate) fn protect() {}

#[cfg(target_os = "linux")]
mod linux {
    use rustix::mm::{MlockAllFlags, mlockall};
    use rustix::process::{DumpableBehavior, Resource, getrlimit, set_dumpable_behavior};
    use rustix::thread::{CapabilitySet, capabilities};

    pub(super) fn protect() {
        // A limit is not enough: if a program handles core dumps, it ignores the limit, and without
        // this call, /proc/PID/mem is readable.
        let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
        if may_lock_everything() {
            let _ = mlockall(MlockAllFlags::CURRENT | MlockAllFlags::FUTURE | MlockAllFlags::ONFAULT);
        }
    }

    /// Only if there is no limit, because with one, later allocations would fail.
    fn may_lock_everything() -> bool {
        getrlimit(Resource::Memlock).current.is_none()
            || capabilities(None).is_ok_and(|sets| sets.effective.contains(CapabilitySet::IPC_LOCK))
    }
}

/// Keeps the pages of a secret out of swap, if the limit allows.
#[cfg(unix)]
pub(crate) fn lock(secret: &[u8]) {
    let p = secret.as_ptr().cast_mut().cast();
    // SAFETY: the pages of a slice are mapped, and locking does not change their contents. They
    // stay locked until the process exits, because they may also contain other data.
    let _ = unsafe { rustix::mm::mlock(p, secret.len()) };
}

#[cfg(not(unix))]
pub(crate) fn lock(_: &[u8]) {}
