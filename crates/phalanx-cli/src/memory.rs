//! Secrets stay out of core dumps, out of the sight of other processes, and out of swap where the system allows it.

/// Keeps the system from writing this process's memory anywhere, as far as it lets itself be kept.
///
/// What it refuses (in some sandboxes) is no reason not to work: nothing depends on it.
#[cfg(unix)]
pub(crate) fn protect() {
    use rustix::process::{Resource, Rlimit, setrlimit};

    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    #[cfg(target_os = "linux")]
    linux::protect();
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    share_one_heap();
}

/// Below a limit on memory, all threads share one heap. The C library would reserve 64 MiB for each, and what is left
/// could be too little for the stacks of those that follow.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn share_one_heap() {
    use rustix::process::{Resource, getrlimit};

    if getrlimit(Resource::As).current.is_some() {
        // SAFETY: the call sets a number of the allocator, and there is no other thread yet. If it is refused, nothing changes.
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
        // A handler of core dumps that is a program gets one whatever the limit is; and /proc/PID/mem is readable otherwise.
        let _ = set_dumpable_behavior(DumpableBehavior::NotDumpable);
        if may_lock_everything() {
            let _ = mlockall(MlockAllFlags::CURRENT | MlockAllFlags::FUTURE | MlockAllFlags::ONFAULT);
        }
    }

    /// Only without a limit: below one, memory that is asked for later would be refused.
    fn may_lock_everything() -> bool {
        getrlimit(Resource::Memlock).current.is_none()
            || capabilities(None).is_ok_and(|sets| sets.effective.contains(CapabilitySet::IPC_LOCK))
    }
}

/// Keeps a secret's pages out of swap, if the limit still has room for them.
#[cfg(unix)]
pub(crate) fn lock(secret: &[u8]) {
    let p = secret.as_ptr().cast_mut().cast();
    // SAFETY: the pages of a slice are mapped, and locking changes nothing about what is in them. Others share them, which is why they
    // stay locked until the process ends.
    let _ = unsafe { rustix::mm::mlock(p, secret.len()) };
}

#[cfg(not(unix))]
pub(crate) fn lock(_: &[u8]) {}
