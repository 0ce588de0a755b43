//! Unusual file systems and limits: the command works even if features are missing.
//!
//! These tests use real mounts if the programs for them exist, and make system calls fail. Tests
//! that cannot run on this system are reported as ignored.

mod common;

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
fn main() {
    unix::main();
}

#[cfg(unix)]
mod unix {
    use std::fs;
    use std::io::Write;
    use std::os::unix::fs::{PermissionsExt, chown};
    use std::os::unix::process::ExitStatusExt;
    use std::panic::{catch_unwind, resume_unwind};
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Output, Stdio};
    use std::sync::OnceLock;
    use std::time::Duration;

    use libtest_mimic::{Arguments, Failed, Trial};

    use super::common::{Place, one_line, plaintext};

    pub(super) fn main() {
        let (strace, rclone, bindfs) = (works("strace", &["-f", "true"]), can_mount("rclone"), can_mount("bindfs"));
        let append_only = can_append_only();
        let (other_user, gdb) = (can_be_nobody(), cfg!(target_os = "linux"));
        for (there, what) in [
            (strace, "failing system calls, because strace is missing or not allowed"),
            (rclone, "an rclone mount, because rclone or FUSE is missing"),
            (bindfs, "a bindfs mount, because bindfs or FUSE is missing"),
            (append_only, "append-only folders, because chattr +a is not allowed here"),
            (other_user, "limits on threads with ulimit -u, because setpriv as root is not available"),
        ] {
            if !there {
                eprintln!("NOT TESTED: {what}");
            }
        }
        let trials = vec![
            only_if(
                rclone,
                "needs rclone",
                trial("a_mount_without_renames_and_links", a_mount_without_renames_and_links),
            ),
            only_if(strace, "needs strace", trial("no_rename_without_replacing", no_rename_without_replacing)),
            only_if(strace, "needs strace", trial("nobody_elses_file_is_replaced", nobody_elses_file_is_replaced)),
            only_if(bindfs, "needs bindfs", trial("a_mount_that_refuses_modes", a_mount_that_refuses_modes)),
            only_if(strace, "needs strace", trial("refused_modes", refused_modes)),
            only_if(strace, "needs strace", trial("folders_that_cannot_be_synced", folders_that_cannot_be_synced)),
            only_if(
                strace,
                "needs strace",
                trial("many_outputs_are_made_durable_together", many_outputs_are_made_durable_together),
            ),
            only_if(
                strace && other_user,
                "needs strace, setpriv",
                trial("folders_killed_at_calls", folders_killed_at_calls),
            ),
            only_if(
                strace && other_user,
                "needs strace, setpriv",
                trial("folders_with_an_error_at_calls", folders_with_an_error_at_calls),
            ),
            only_if(
                strace && other_user,
                "needs strace, setpriv",
                trial("what_stays_of_a_folder_is_named", what_stays_of_a_folder_is_named),
            ),
            only_if(other_user, "needs setpriv", trial("three_folders_at_once", three_folders_at_once)),
            only_if(other_user, "needs setpriv", trial("folders_with_few_descriptors", folders_with_few_descriptors)),
            only_if(
                other_user,
                "needs setpriv",
                trial("a_mask_that_takes_from_the_owner", a_mask_that_takes_from_the_owner),
            ),
            only_if(strace, "needs strace", trial("few_calls_for_a_small_file", few_calls_for_a_small_file)),
            only_if(strace, "needs strace", trial("what_the_target_lacks", what_the_target_lacks)),
            only_if(append_only, "needs chattr +a", trial("append_only_folders", append_only_folders)),
            only_if(strace, "needs strace", trial("refused_threads", refused_threads)),
            only_if(other_user, "needs setpriv", trial("a_limit_on_threads", a_limit_on_threads)),
            only_if(gdb, "needs Linux", trial("a_limit_on_memory", a_limit_on_memory)),
            only_if(cfg!(target_os = "linux"), "needs Linux", trial("no_core_dump", no_core_dump)),
            only_if(other_user, "needs setpriv", trial("memory_is_nobody_elses", memory_is_nobody_elses)),
        ];
        // Copy the command before there are any threads. If another thread forked while the copy is
        // open for writing, we couldn't run the copy.
        let copy = tempfile::TempDir::new().unwrap();
        fs::set_permissions(copy.path(), fs::Permissions::from_mode(0o755)).unwrap();
        fs::copy(phalanx(), copy.path().join("phalanx")).unwrap();
        COPY.set(copy.path().join("phalanx")).unwrap();
        let conclusion = libtest_mimic::run(&Arguments::from_args(), trials);
        copy.close().unwrap();
        conclusion.exit();
    }

    fn only_if(so: bool, needs: &str, trial: Trial) -> Trial {
        if so { trial } else { trial.with_kind(needs).with_ignored_flag(true) }
    }

    fn trial(name: &'static str, run: fn()) -> Trial {
        Trial::test(name, move || catch_unwind(run).map_err(|_| Failed::from("see above")))
    }

    /// Returns whether a program can be run here.
    fn works(program: &str, args: &[&str]) -> bool {
        let status = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }

    fn can_be_nobody() -> bool {
        works("prlimit", &["--nproc=9", "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "true"])
    }

    /// A copy of the command that every user can run.
    static COPY: OnceLock<PathBuf> = OnceLock::new();

    fn phalanx() -> &'static Path {
        assert_cmd::cargo::cargo_bin!("phalanx")
    }

    /// A folder mounted at `mnt` by a FUSE program, until dropped.
    struct Mount<'a>(Child, &'a Place);

    impl<'a> Mount<'a> {
        fn new(place: &'a Place, program: &str, options: &[&str]) -> Option<Self> {
            fs::create_dir(place.path("src")).unwrap();
            fs::create_dir(place.path("mnt")).unwrap();
            let mut command = Command::new(program);
            if program == "rclone" {
                command.args(["mount", "--config", "/dev/null"]);
            } else {
                command.arg("-f");
            }
            command.args(options).arg(place.path("src")).arg(place.path("mnt"));
            let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
            let mut mount = Self(child, place);
            loop {
                let mounts = fs::read_to_string("/proc/self/mounts").unwrap_or_default();
                if mounts.contains(place.path("mnt").to_str().unwrap()) {
                    return Some(mount);
                }
                if mount.0.try_wait().ok()?.is_some() {
                    return None;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
        }
    }

    impl Drop for Mount<'_> {
        fn drop(&mut self) {
            let mounted = self.1.path("mnt");
            for unmount in [["fusermount3", "-u"], ["fusermount", "-u"], ["umount", "-l"]] {
                if Command::new(unmount[0])
                    .arg(unmount[1])
                    .arg(&mounted)
                    .stderr(Stdio::null())
                    .status()
                    .is_ok_and(|s| s.success())
                {
                    break;
                }
            }
            let _ = self.0.kill();
            let _ = self.0.wait();
        }
    }

    fn can_mount(program: &str) -> bool {
        let place = Place::new(b"");
        works(program, &["--version"]) && Mount::new(&place, program, &[]).is_some()
    }

    /// Runs everything that creates files in the folder `mnt`. No file may be lost, replaced or
    /// left behind.
    fn everything_in(place: &Place, run: &dyn Fn(&[&str]) -> Output) {
        let ok = |args: &[&str]| {
            let output = run(args);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.success(), "{args:?}: {}: {said}", output.status);
            said
        };
        let refused = |args: &[&str], message: &str| {
            let output = run(args);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.code() == Some(2) && one_line(&said) && said.contains(message), "{args:?}: {said}");
        };
        // Until rclone has transferred a renamed file, it shows the old state or "Input/output
        // error".
        let passed_on = |name: &str| {
            let below = place.path(&name.replacen("mnt", "src", 1));
            for _ in 0..100 {
                match (fs::read(place.path(name)), fs::read(&below)) {
                    (Ok(seen), Ok(passed)) if !seen.is_empty() && seen == passed => return,
                    (Ok(_), Err(_)) if !place.path("src").exists() => return,
                    _ => std::thread::sleep(Duration::from_millis(100)),
                }
            }
            panic!("{name} is never transferred");
        };
        let plain = plaintext(2_500_000);
        place.write("plain", &plain);
        fs::create_dir(place.path("photos")).unwrap();
        fs::create_dir(place.path("photos/sub")).unwrap();
        place.write("photos/sub/a", "in a folder");
        ok(&["encrypt", "-k", "my.key", "-o", "mnt/plain.phx", "plain"]);
        ok(&["keygen", "mnt/your.key"]);
        passed_on("mnt/your.key");
        passed_on("mnt/plain.phx");
        ok(&["slots", "add", "-k", "my.key", "--add-key", "mnt/your.key", "mnt/plain.phx"]);
        passed_on("mnt/plain.phx");
        ok(&["decrypt", "-k", "mnt/your.key", "mnt/plain.phx"]);
        passed_on("mnt/plain");
        assert!(place.read("mnt/plain") == plain);
        refused(&["decrypt", "-k", "my.key", "mnt/plain.phx"], "already exists");
        refused(&["encrypt", "-k", "my.key", "-o", "mnt/plain.phx", "plain"], "already exists");
        refused(&["keygen", "mnt/your.key"], "never overwritten");
        ok(&["decrypt", "-f", "-k", "my.key", "mnt/plain.phx"]);
        passed_on("mnt/plain");
        ok(&["encrypt", "-k", "my.key", "-o", "mnt", "photos"]);
        passed_on("mnt/photos.phx");
        ok(&["decrypt", "-k", "my.key", "mnt/photos.phx"]);
        passed_on("mnt/photos/sub/a");
        assert_eq!(place.read("mnt/photos/sub/a"), b"in a folder");
        let mut names: Vec<_> =
            fs::read_dir(place.path("mnt")).unwrap().map(|item| item.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["photos", "photos.phx", "plain", "plain.phx", "your.key"]);
    }

    fn in_place(place: &Place, args: &[&str]) -> Output {
        place.raw(args).output().unwrap()
    }

    /// Remote folders support neither hard links nor renaming without replacement.
    fn a_mount_without_renames_and_links() {
        // A file that rclone is still transferring may show its old state. If that happens, we try
        // again in an empty folder. If every attempt fails, the command is at fault.
        for left in (0..5).rev() {
            let place = Place::new(b"");
            let options = ["--vfs-cache-mode", "writes", "--vfs-write-back", "0s"];
            let _mount = Mount::new(&place, "rclone", &options).unwrap();
            match catch_unwind(|| everything_in(&place, &|args| in_place(&place, args))) {
                Err(why) if left == 0 => resume_unwind(why),
                Err(_) => println!("rclone was late: trying again"),
                Ok(()) => return,
            }
        }
    }

    /// Runs the command with failing system calls.
    fn traced(place: &Place, inject: &[&str], args: &[&str]) -> Output {
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-o", "/dev/null"]);
        for inject in inject {
            command.args(["-e", inject]);
        }
        command.arg(phalanx()).args(args).current_dir(place.folder()).output().unwrap()
    }

    fn no_rename_without_replacing() {
        for inject in [
            &["inject=renameat2:error=EINVAL", "inject=link,linkat:error=EIO"],
            &["inject=renameat2:error=ENOSYS", "inject=link,linkat:error=EPERM"],
            &["inject=renameat2:error=EPERM", "inject=link,linkat:error=EOPNOTSUPP"],
        ] {
            let place = Place::new(b"");
            fs::create_dir(place.path("mnt")).unwrap();
            everything_in(&place, &|args| traced(&place, inject, args));
        }
        // If no file can be renamed, none is left behind.
        let place = Place::new(b"text");
        let inject = ["inject=renameat2,rename,renameat:error=EIO", "inject=link,linkat:error=EIO"];
        let output = traced(&place, &inject, &["encrypt", "-k", "my.key", "plain"]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(3) && one_line(&said) && said.contains("cannot rename"), "{said}");
        assert_eq!(place.names(), ["my.key", "plain"]);
    }

    /// A file appears between the check of the name and the rename.
    fn nobody_elses_file_is_replaced() {
        let place = Place::new(b"text");
        let mut command = Command::new("strace");
        let inject = ["-e", "inject=renameat2:error=EINVAL:delay_exit=700000", "-e", "inject=link,linkat:error=EIO"];
        command.args(["-f", "-qq", "-o", "/dev/null"]).args(inject).arg(phalanx());
        command.args(["encrypt", "-k", "my.key", "plain"]).current_dir(place.folder()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        while !place.names().iter().any(|name| name.ends_with(".part")) {
            assert!(child.try_wait().unwrap().is_none());
        }
        place.write("plain.phx", "somebody else's");
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && one_line(&said) && said.contains("already exists"), "{said}");
        assert_eq!(place.read("plain.phx"), b"somebody else's");
        assert_eq!(place.names(), ["my.key", "plain", "plain.phx"]);
    }

    /// The number of system calls for each further small file.
    fn few_calls_for_a_small_file() {
        let place = Place::new(b"");
        let plain: Vec<_> = (0..60).map(|number| format!("file{number}")).collect();
        let sealed: Vec<_> = plain.iter().map(|name| format!("{name}.phx")).collect();
        plain.iter().for_each(|name| place.write(name, plaintext(4096)));
        let calls = |command: &str, files: &[String]| {
            let mut strace = Command::new("strace");
            // Waiting is not counted, nor are the checks of descriptors in debug builds (fcntl).
            strace.args(["-f", "-qq", "-o", "calls", "-e", "trace=!futex,fcntl", "-e", "signal=none"]);
            strace.arg(phalanx()).args([command, "-k", "my.key", "--threads", "1"]).args(files);
            assert!(strace.current_dir(place.folder()).output().unwrap().status.success());
            let calls = String::from_utf8(place.read("calls")).unwrap();
            // A call that another thread interrupts has two lines.
            calls.lines().filter(|line| !line.contains("resumed>")).count()
        };
        for (command, inputs, outputs, most) in
            [("encrypt", &plain, &sealed, 15), ("verify", &sealed, &vec![], 10), ("decrypt", &sealed, &plain, 16)]
        {
            if command == "decrypt" {
                plain.iter().for_each(|name| place.remove(name));
            }
            let few = calls(command, &inputs[..10]);
            outputs.iter().take(10).for_each(|name| place.remove(name));
            let each = (calls(command, inputs) - few) as f64 / 50.0;
            // Memory needs a few more.
            assert!(each <= f64::from(most) + 0.5, "{command}: {each} calls");
        }
    }

    fn a_mount_that_refuses_modes() {
        let place = Place::new(b"");
        let _mount = Mount::new(&place, "bindfs", &["--chmod-deny"]).unwrap();
        everything_in(&place, &|args| in_place(&place, args));
    }

    /// The output is complete, but only its owner can read it, and there is a warning.
    fn refused_modes() {
        let place = Place::new(b"text");
        let inject = ["inject=fchmod,chmod,fchmodat:error=EPERM"];
        for (args, output) in [
            (&["encrypt", "-k", "my.key", "plain"][..], "plain.phx"),
            (&["decrypt", "-k", "my.key", "plain.phx", "-o", "back"], "back"),
        ] {
            let done = traced(&place, &inject, args);
            let said = String::from_utf8(done.stderr).unwrap();
            assert!(done.status.success() && one_line(&said), "{said}");
            assert!(said.contains(&format!("{output}: is complete, but its mode cannot be set: ")), "{said}");
            assert_eq!(fs::metadata(place.path(output)).unwrap().permissions().mode() & 0o777, 0o600);
            // If the mode was requested, this is an error.
            let done = traced(&place, &inject, &[args, &["-f", "--preserve"]].concat());
            let said = String::from_utf8(done.stderr).unwrap();
            assert!(done.status.code() == Some(3) && one_line(&said), "{said}");
            assert!(said.contains(&format!("{output}: is complete, but its mode and time cannot be set: ")), "{said}");
        }
        assert_eq!(place.read("back"), b"text");
        let done = traced(&place, &inject, &["keygen", "your.key"]);
        assert!(done.status.success() && done.stderr.is_empty());
        fs::create_dir(place.path("photos")).unwrap();
        place.write("photos/a", "x");
        place.ok(&["encrypt", "-k", "my.key", "photos"]);
        let done = traced(&place, &inject, &["decrypt", "-k", "my.key", "photos.phx", "-o", "out"]);
        let said = String::from_utf8(done.stderr).unwrap();
        assert!(done.status.success() && one_line(&said), "{said}");
        assert!(said.contains("a and 1 more: its owner, mode or time could not be set"), "{said}");
        assert_eq!(place.read("out/a"), b"x");
    }

    /// A file system that cannot sync folders is accepted, but a disk error is a failure.
    fn folders_that_cannot_be_synced() {
        for error in ["EINVAL", "EOPNOTSUPP", "ENOSYS"] {
            for when in ["", ":when=2+"] {
                let place = Place::new(b"");
                fs::create_dir(place.path("mnt")).unwrap();
                let inject = format!("inject=fsync:error={error}{when}");
                everything_in(&place, &|args| traced(&place, &[&inject], args));
            }
        }
        let place = Place::new(b"text");
        for (when, there) in [(1, false), (2, true)] {
            let inject = format!("inject=fsync:error=EIO:when={when}");
            let output = traced(&place, &[&inject], &["encrypt", "-k", "my.key", "plain"]);
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.code() == Some(3) && one_line(&said), "{said}");
            assert_eq!(place.path("plain.phx").exists(), there, "{said}");
        }
    }

    /// If the file system can sync many files at once, they are renamed only after the sync.
    fn many_outputs_are_made_durable_together() {
        let place = Place::new(b"");
        let kind = Command::new("stat").args(["-f", "-c", "%T"]).arg(place.folder()).output().unwrap();
        let kind = String::from_utf8(kind.stdout).unwrap();
        let together = ["ext2/ext3", "xfs", "btrfs", "f2fs", "tmpfs"].contains(&kind.trim());
        let names: Vec<String> = (0..50).map(|number| format!("input{number}")).collect();
        names.iter().for_each(|name| place.write(name, name));
        let inputs: Vec<&str> = names.iter().map(String::as_str).collect();
        let sealed: Vec<String> = names.iter().map(|name| format!("{name}.phx")).collect();
        let outputs: Vec<&str> = sealed.iter().map(String::as_str).collect();
        for args in [
            [&["encrypt", "-k", "my.key"], &inputs[..]].concat(),
            [&["decrypt", "-k", "my.key", "-o", "out"], &outputs[..]].concat(),
        ] {
            let mut command = Command::new("strace");
            command.args(["-f", "-qq", "-o", "log", "-e", "trace=openat,fsync,syncfs,?rename,?renameat,renameat2"]);
            assert!(command.arg(phalanx()).args(&args).current_dir(place.folder()).status().unwrap().success());
            let log = String::from_utf8(place.read("log")).unwrap();
            let (mut made, mut synced, mut renamed, mut calls) = (0, 0, 0, 0);
            for line in log.lines() {
                let call = line.split_once(' ').unwrap().1.trim_start();
                match call.split('(').next().unwrap() {
                    "openat" if call.contains(".part\"") => made += 1,
                    "syncfs" => (synced, calls) = (made, calls + 1),
                    "fsync" => (synced, calls) = (synced + 1, calls + 1),
                    name if name.starts_with("rename") && call.contains(".part\"") => {
                        renamed += 1;
                        assert!(renamed <= synced, "{log}");
                    }
                    _ => {}
                }
            }
            assert_eq!((made, renamed), (50, 50), "{log}");
            if together {
                assert!(calls <= 25, "{log}");
            } else {
                eprintln!("NOT TESTED: many files synced together, because this is {kind}");
            }
        }
        for name in &names {
            assert_eq!(place.read(&format!("out/{name}")), name.as_bytes());
        }
        // If that fails, each file is synced separately, and it is renamed only if it is durable.
        let before = place.names();
        let again = [&["encrypt", "-f", "-k", "my.key", "-o", "again"], &inputs[..]].concat();
        let output = traced(&place, &["inject=syncfs,fsync:error=EIO"], &again);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(3) && said.lines().count() == 50, "{said}");
        assert!(
            said.lines().all(|line| line.starts_with("phalanx: again/input") && line.contains(".phx: cannot write: "))
        );
        assert_eq!(place.names(), before);
        for error in ["EIO", "ENOSYS"] {
            let output = traced(&place, &[&format!("inject=syncfs:error={error}")], &again);
            assert!(output.status.success() && output.stderr.is_empty(), "{error}");
            assert_eq!(fs::read_dir(place.path("again")).unwrap().count(), 50);
        }
    }

    fn can_append_only() -> bool {
        let place = Place::new(b"");
        let _made = AppendOnly::new(&place, "worm");
        fs::write(place.path("worm/a"), "").is_ok() && fs::remove_file(place.path("worm/a")).is_err()
    }

    /// A folder in which nothing can be renamed or removed, until dropped.
    struct AppendOnly(PathBuf);

    impl AppendOnly {
        fn new(place: &Place, name: &str) -> Self {
            fs::create_dir(place.path(name)).unwrap();
            works("chattr", &["+a", place.path(name).to_str().unwrap()]);
            Self(place.path(name))
        }
    }

    impl Drop for AppendOnly {
        fn drop(&mut self) {
            works("chattr", &["-a", self.0.to_str().unwrap()]);
        }
    }

    /// Folders in which names can be created but not changed. A file gets its name once it is
    /// finished, and impossible operations are rejected up front.
    fn append_only_folders() {
        let place = Place::new(b"text");
        fs::create_dir(place.path("photos")).unwrap();
        place.write("photos/a", "x");
        place.ok(&["encrypt", "-k", "my.key", "plain", "photos"]);
        let worm = AppendOnly::new(&place, "worm");
        let names = || {
            let mut names: Vec<_> = fs::read_dir(&worm.0).unwrap().map(|item| item.unwrap().file_name()).collect();
            names.sort();
            names
        };
        place.ok(&["decrypt", "-k", "my.key", "plain.phx", "-o", "worm/back"]);
        place.ok(&["encrypt", "-k", "my.key", "plain", "photos", "-o", "worm"]);
        place.ok(&["keygen", "worm/new.key"]);
        assert_eq!(place.read("worm/back"), b"text");
        let all = ["back", "new.key", "photos.phx", "plain.phx"];
        assert_eq!(names(), all);
        place.ok(&["verify", "-q", "-k", "my.key", "worm/plain.phx", "worm/photos.phx"]);
        place.refused(&["decrypt", "-k", "my.key", "plain.phx", "-o", "worm/back"], 2, "already exists");
        let append_only = "append-only";
        place.refused(&["decrypt", "-f", "-k", "my.key", "plain.phx", "-o", "worm/back"], 3, append_only);
        place.refused(&["decrypt", "-k", "my.key", "photos.phx", "-o", "worm/photos"], 3, append_only);
        assert_eq!(names(), all);
        assert_eq!(place.read("worm/back"), b"text");
    }

    /// Returns the command as a user other than root.
    fn nobody(place: &Place, strace: &[&str], args: &[&str]) -> Command {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]);
        if !strace.is_empty() {
            command.args(["strace", "-f", "-qq", "-o", "/dev/null"]);
            for inject in strace {
                command.args(["-e", inject]);
            }
        }
        command.arg(COPY.get().unwrap()).args(args).current_dir(place.folder());
        command
    }

    /// Creates a folder owned by the user nobody, whose modes forbid its owner to list, write or
    /// enter it.
    fn hard_folder() -> Place {
        let place = Place::new(b"");
        for folder in ["hard/read/in", "hard/search/in", "hard/none/in", "hard/deep/a/b/c"] {
            fs::create_dir_all(place.path(folder)).unwrap();
            place.write(&format!("{folder}/file"), plaintext(3000));
            place.write(&format!("{folder}/closed"), "closed");
            place.set_mode(&format!("{folder}/closed"), 0);
        }
        std::os::unix::fs::symlink("deep/a", place.path("hard/link")).unwrap();
        fs::hard_link(place.path("hard/read/in/file"), place.path("hard/second name")).unwrap();
        for (folder, mode) in [("read", 0o555), ("search", 0o311), ("none", 0)] {
            place.set_mode(&format!("hard/{folder}/in"), mode);
            place.set_mode(&format!("hard/{folder}"), mode);
        }
        place.set_mode("hard", 0o555);
        place.ok(&["encrypt", "-q", "-k", "my.key", "hard"]);
        fs::create_dir(place.path("soft")).unwrap();
        fs::create_dir(place.path("soft/sub")).unwrap();
        place.write("soft/a", plaintext(3000));
        place.write("soft/sub/b", "b");
        std::os::unix::fs::symlink("a", place.path("soft/link")).unwrap();
        place.set_mode("hard.phx", 0o600);
        place.set_mode("my.key", 0o600);
        for name in ["", "my.key", "hard.phx"] {
            chown(place.path(name), Some(65534), Some(65534)).unwrap();
        }
        place
    }

    const HARD: [&str; 5] = ["hard", "hard.phx", "my.key", "plain", "soft"];

    /// Removes the remaining temporary files, and returns their names.
    fn take_what_is_left(place: &Place) -> Vec<String> {
        let left: Vec<_> = place.names().into_iter().filter(|name| !HARD.contains(&name.as_str())).collect();
        for name in &left {
            // Root can remove them regardless of their modes.
            fs::remove_dir_all(place.path(name)).or_else(|_| fs::remove_file(place.path(name))).unwrap();
        }
        left
    }

    /// Describes a folder as text. Modes are included only if they could be set.
    fn everything(folder: &Path, modes: bool) -> Vec<String> {
        let (mut all, mut left) = (Vec::new(), vec![folder.to_owned()]);
        while let Some(path) = left.pop() {
            let there = path.symlink_metadata().unwrap();
            let what = if there.is_dir() {
                left.extend(fs::read_dir(&path).unwrap().map(|item| item.unwrap().path()));
                "folder".to_owned()
            } else if there.is_symlink() {
                format!("{:?}", fs::read_link(&path).unwrap())
            } else {
                format!("{:?}", fs::read(&path).unwrap())
            };
            let mode = if modes && !there.is_symlink() { there.permissions().mode() & 0o777 } else { 0 };
            all.push(format!("{:?} {mode:o} {what}", path.strip_prefix(folder).unwrap()));
        }
        all.sort();
        all
    }

    /// The system calls used for folders.
    const CALLS: [&str; 21] = [
        "openat",
        "close",
        "read",
        "write",
        "mkdirat",
        "linkat",
        "symlinkat",
        "unlinkat",
        "renameat2",
        "fchmod",
        "utimensat",
        "newfstatat",
        "fstat",
        "statx",
        "getdents64",
        "fsync",
        "syncfs",
        "lseek",
        "readlinkat",
        "fstatfs",
        "clone3",
    ];

    const WORK: [&[&str]; 2] = [
        &["decrypt", "-q", "--threads", "1", "-k", "my.key", "hard.phx", "-o", "out"],
        &["encrypt", "-q", "--threads", "1", "-k", "my.key", "soft", "-o", "out"],
    ];

    /// Returns the calls to interrupt, counted from 1: the first few and then every ninth. With
    /// PHALANX_LONG=1, as in `.ci/long`, returns all of them.
    fn calls() -> impl Iterator<Item = usize> {
        let all = std::env::var("PHALANX_LONG").is_ok_and(|long| long == "1");
        (1..).filter(move |when| all || *when <= 3 || when % 9 == 0)
    }

    /// Checks that if there is an output under its final name, it is complete.
    fn is_whole(place: &Place, work: usize, modes: bool) {
        if work == 0 {
            assert_eq!(everything(&place.path("out"), modes), everything(&place.path("hard"), modes));
        } else {
            place.ok(&["verify", "-q", "-k", "my.key", "out"]);
        }
    }

    /// After SIGKILL at [`calls`] of each kind, the output is either complete or missing, and there
    /// is at most one unfinished folder.
    fn folders_killed_at_calls() {
        let place = hard_folder();
        let mut kills = 0;
        for (work, args) in WORK.iter().enumerate() {
            for call in CALLS {
                for when in calls() {
                    let inject = format!("inject={call}:signal=KILL:when={when}");
                    let output = nobody(&place, &[&inject], args).output().unwrap();
                    if place.path("out").exists() {
                        is_whole(&place, work, true);
                    }
                    let killed = output.status.signal() == Some(9) || output.status.code() == Some(137);
                    let said = String::from_utf8_lossy(&output.stderr).into_owned();
                    assert!(killed || output.status.success(), "{args:?}, {inject}: {}: {said}", output.status);
                    let left = take_what_is_left(&place);
                    let parts = left.iter().filter(|name| name.starts_with(".phalanx-") && name.ends_with(".part"));
                    assert!(parts.count() <= 1 && left.len() <= 1, "{args:?}, {inject}: {left:?}");
                    kills += usize::from(killed);
                    if !killed {
                        break;
                    }
                }
            }
        }
        assert!(kills > 60, "{kills}");
        eprintln!("folders_killed_at_calls: {kills} kills");
    }

    /// After an error at [`calls`] of each kind, outputs are complete, and failures either leave
    /// nothing behind or say where it is.
    fn folders_with_an_error_at_calls() {
        let place = hard_folder();
        let mut failures = 0;
        for (work, args) in WORK.iter().enumerate() {
            for call in CALLS {
                let errors: &[&str] = match call {
                    "openat" => &["EIO", "EMFILE", "EACCES"],
                    "mkdirat" | "write" => &["EIO", "ENOSPC"],
                    "read" => &["EIO", "EINTR"],
                    _ => &["EIO"],
                };
                for error in errors {
                    // Calls are counted per thread. If no error was injected, the run made fewer
                    // calls.
                    for when in calls().take_while(|when| *when < 200) {
                        let inject = format!("inject={call}:error={error}:when={when}");
                        let log = place.path("log");
                        let mut command = Command::new("setpriv");
                        command.args(["--reuid=65534", "--regid=65534", "--clear-groups", "strace", "-f", "-qq", "-o"]);
                        command.arg(&log).args(["-e", &format!("trace={call}"), "-e", &inject]);
                        command.arg(COPY.get().unwrap()).args(*args).current_dir(place.folder());
                        let output = command.output().unwrap();
                        let injected = fs::read_to_string(&log).unwrap().contains("(INJECTED)");
                        fs::remove_file(&log).unwrap();
                        let said = String::from_utf8_lossy(&output.stderr).into_owned();
                        let what = format!("{args:?}, {inject}: {}: {said}", output.status);
                        // 127 comes from the dynamic loader, before the command has started.
                        assert!(matches!(output.status.code(), Some(0 | 3 | 127)), "{what}");
                        assert_eq!(
                            place.path("out").exists(),
                            output.status.success() || said.contains("cannot sync its folder"),
                            "{what}"
                        );
                        if place.path("out").exists() {
                            is_whole(
                                &place,
                                work,
                                !said.contains("could not be set") && !said.contains("its mode cannot be set"),
                            );
                        }
                        for left in take_what_is_left(&place).iter().filter(|left| *left != "out") {
                            assert!(said.contains(left.as_str()), "{left} is not named: {what}");
                        }
                        if !injected {
                            break;
                        }
                        failures += usize::from(!output.status.success());
                    }
                }
            }
        }
        assert!(failures > 50, "{failures}");
        eprintln!("folders_with_an_error_at_calls: {failures} failures");
    }

    /// Late failures of every kind leave nothing behind. If even the cleanup fails, the message
    /// names the folder.
    fn what_stays_of_a_folder_is_named() {
        let place = hard_folder();
        for inject in ["renameat2:error=EIO", "syncfs:error=EIO", "renameat2:error=EEXIST", "symlinkat:error=ENOSPC"] {
            let inject = format!("inject={inject}");
            let output = nobody(&place, &[&inject], WORK[0]).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(matches!(output.status.code(), Some(2 | 3)) && one_line(&said), "{inject}: {said}");
            assert!(take_what_is_left(&place).is_empty(), "{inject}: {said}");
            for keeps in ["unlinkat:error=EIO", "unlinkat:error=EIO:when=2+", "getdents64:error=EIO"] {
                let keeps = format!("inject={keeps}");
                let output = nobody(&place, &[&inject, &keeps], WORK[0]).output().unwrap();
                let said = String::from_utf8(output.stderr).unwrap();
                let left = take_what_is_left(&place);
                assert_eq!(left.len(), 1, "{inject}, {keeps}: {said}");
                assert!(said.contains(&left[0]) && said.contains("delete it"), "{inject}, {keeps}: {said}");
            }
        }
        // Something else now has the name. The message is also true with --force.
        for force in [&[][..], &["--force"]] {
            let args = [WORK[0], force].concat();
            let output = nobody(&place, &["inject=renameat2:error=EEXIST"], &args).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(
                output.status.code() == Some(2)
                    && said.contains("a folder never replaces anything: choose another name"),
                "{said}"
            );
            assert!(!said.contains("--force"), "{said}");
        }
    }

    fn three_folders_at_once() {
        let place = hard_folder();
        for _ in 0..10 {
            fs::rename(place.path("hard.phx"), place.path("out.phx")).unwrap();
            let run = || nobody(&place, &[], &["decrypt", "-q", "-k", "my.key", "out.phx"]);
            let children: Vec<_> = (0..3).map(|_| run().stderr(Stdio::piped()).spawn().unwrap()).collect();
            let outputs: Vec<_> = children.into_iter().map(|child| child.wait_with_output().unwrap()).collect();
            fs::rename(place.path("out.phx"), place.path("hard.phx")).unwrap();
            let done = outputs.iter().filter(|output| output.status.success()).count();
            for output in outputs.iter().filter(|output| !output.status.success()) {
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.code() == Some(2) && one_line(&said) && said.contains("out: "), "{said}");
            }
            assert_eq!(done, 1);
            is_whole(&place, 0, true);
            assert_eq!(take_what_is_left(&place), ["out"]);
        }
    }

    /// With too few descriptors, the command fails and leaves nothing behind. Ten are enough.
    fn folders_with_few_descriptors() {
        let place = hard_folder();
        for (work, args) in WORK.iter().enumerate() {
            for limit in 4..12 {
                let mut command = Command::new("sh");
                command.args([
                    "-c",
                    &format!(
                        "ulimit -n {limit}; exec setpriv --reuid=65534 --regid=65534 --clear-groups \"$0\" \"$@\""
                    ),
                ]);
                let output = command.arg(COPY.get().unwrap()).args(*args).current_dir(place.folder()).output().unwrap();
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                if output.status.success() {
                    is_whole(&place, work, true);
                    assert_eq!(take_what_is_left(&place), ["out"], "{limit}: {said}");
                } else {
                    assert!(limit < 10 && matches!(output.status.code(), Some(3 | 127)), "{limit}: {said}");
                    assert!(take_what_is_left(&place).is_empty(), "{limit}: {said}");
                }
            }
        }
    }

    /// The command can work on its unfinished files under any umask.
    fn a_mask_that_takes_from_the_owner() {
        let place = hard_folder();
        for (work, args) in WORK.iter().enumerate() {
            for mask in ["277", "100", "777"] {
                let mut command = Command::new("sh");
                let script =
                    format!("umask {mask}; exec setpriv --reuid=65534 --regid=65534 --clear-groups \"$0\" \"$@\"");
                command.args(["-c", &script]).arg(COPY.get().unwrap()).args(*args).current_dir(place.folder());
                let output = command.output().unwrap();
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                assert!(output.status.success(), "{mask}: {said}");
                is_whole(&place, work, false);
                assert_eq!(take_what_is_left(&place), ["out"], "{mask}: {said}");
            }
        }
    }

    /// Symbolic links, hard links, case and `syncfs`: if a file system lacks a feature, that is not
    /// an error in the archive.
    fn what_the_target_lacks() {
        let place = Place::new(b"");
        fs::create_dir_all(place.path("photos/sub")).unwrap();
        place.write("photos/README", "x");
        std::os::unix::fs::symlink("README", place.path("photos/link")).unwrap();
        fs::hard_link(place.path("photos/README"), place.path("photos/sub/second")).unwrap();
        place.ok(&["encrypt", "-k", "my.key", "photos"]);
        let decrypt = ["decrypt", "-k", "my.key", "photos.phx", "-o", "out"];
        let before = place.names();
        for error in ["EPERM", "EOPNOTSUPP", "ENOSYS"] {
            let output = traced(&place, &[&format!("inject=symlinkat:error={error}")], &decrypt);
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.success() && one_line(&said), "{error}: {said}");
            assert!(said.contains("link: left out, because this file system has no symbolic links"), "{error}: {said}");
            assert!(place.path("out/link").symlink_metadata().is_err());
            assert_eq!(place.read("out/README"), b"x");
            fs::remove_dir_all(place.path("out")).unwrap();
            // There is a copy instead of a hard link.
            let output = traced(&place, &[&format!("inject=linkat:error={error}")], &decrypt);
            let said = String::from_utf8(output.stderr).unwrap();
            let copied = "sub/second: copied, because this file system has no hard links";
            assert!(output.status.success() && one_line(&said) && said.contains(copied), "{error}: {said}");
            assert_eq!(place.read("out/sub/second"), b"x");
            fs::remove_dir_all(place.path("out")).unwrap();
        }
        // Other errors are failures.
        for error in ["EIO", "ENOSPC", "EACCES", "EDQUOT"] {
            let output = traced(&place, &[&format!("inject=linkat:error={error}")], &decrypt);
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(output.status.code() == Some(3) && said.contains("cannot link"), "{error}: {said}");
            assert_eq!(place.names(), before);
        }
        // The modes were requested, so this is an error, as it is for a file.
        for args in [&decrypt[..], &[&decrypt[..], &["--preserve"]].concat()] {
            let output = traced(&place, &["inject=fchmod:error=EPERM"], args);
            let said = String::from_utf8(output.stderr).unwrap();
            let asked = args.len() > decrypt.len();
            assert_eq!(output.status.code(), Some(if asked { 3 } else { 0 }), "{said}");
            assert!(said.contains("its owner, mode or time could not be set"), "{said}");
            assert_eq!(place.read("out/README"), b"x");
            fs::remove_dir_all(place.path("out")).unwrap();
        }
        // Each file is then synced separately.
        for error in ["ENOSYS", "EINVAL", "EOPNOTSUPP", "EPERM"] {
            let mut command = Command::new("strace");
            command.args([
                "-f",
                "-qq",
                "-o",
                "log",
                "-e",
                "trace=fsync,syncfs,renameat2",
                "-e",
                &format!("inject=syncfs:error={error}"),
            ]);
            assert!(command.arg(phalanx()).args(decrypt).current_dir(place.folder()).status().unwrap().success());
            let log = String::from_utf8(place.read("log")).unwrap();
            let (before, _) = log.split_once("renameat2(").unwrap();
            // Now with one file and two folders.
            assert_eq!(before.matches("fsync(").count(), 3, "{log}");
            place.remove("log");
            fs::remove_dir_all(place.path("out")).unwrap();
        }
        // The name seems to be taken, but does not exist.
        let calls = String::from_utf8(traced_log(&place, &decrypt)).unwrap();
        let creates =
            calls.lines().filter(|line| line.contains("openat(")).position(|line| line.contains("\"README\"")).unwrap();
        fs::remove_dir_all(place.path("out")).unwrap();
        let output = traced(&place, &[&format!("inject=openat:error=EEXIST:when={}", creates + 1)], &decrypt);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(3) && one_line(&said), "{said}");
        assert!(said.contains("README: cannot create: this file system cannot distinguish it from"), "{said}");
        assert_eq!(place.names(), before);
    }

    /// Returns the `openat` calls of the unpacking thread.
    fn traced_log(place: &Place, args: &[&str]) -> Vec<u8> {
        let mut command = Command::new("strace");
        command.args(["-f", "-qq", "-o", "log", "-e", "trace=openat"]).arg(phalanx()).args(args);
        assert!(command.current_dir(place.folder()).status().unwrap().success());
        let log = String::from_utf8(place.read("log")).unwrap();
        place.remove("log");
        let line = log.lines().find(|line| line.contains("\"README\"")).unwrap();
        let thread = line.split(' ').next().unwrap();
        log.lines()
            .filter(|line| line.starts_with(thread))
            .map(|line| format!("{line}\n"))
            .collect::<String>()
            .into_bytes()
    }

    /// Several chunks of data, processed by several threads if available.
    fn there_and_back(place: &Place, run: &dyn Fn(&[&str]) -> Output) {
        let plain = plaintext(4_500_000);
        place.write("plain", &plain);
        for args in [
            &["encrypt", "-f", "-k", "my.key", "--threads", "8", "plain"][..],
            &["verify", "-k", "my.key", "plain.phx"],
            &["decrypt", "-f", "-k", "my.key", "--threads", "8", "plain.phx", "-o", "back"],
            &["cat", "-k", "my.key", "--range", "1000000..3000000", "plain.phx"],
        ] {
            let output = run(args);
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && said.is_empty(), "{args:?}: {}: {said}", output.status);
            assert!(args[0] != "cat" || output.stdout == plain[1_000_000..3_000_000]);
        }
        assert!(place.read("back") == plain);
    }

    /// The system refuses to start any threads, or all but the first few.
    fn refused_threads() {
        let place = Place::new(b"");
        for when in ["", ":when=2+", ":when=3+", ":when=5+", ":when=3"] {
            let inject = format!("inject=clone,clone3:error=EAGAIN{when}");
            there_and_back(&place, &|args| traced(&place, &[&inject], args));
        }
    }

    /// The user may not start any threads, or only a few.
    fn a_limit_on_threads() {
        let place = Place::new(b"");
        place.write("plain.phx", "");
        place.write("back", "");
        fs::set_permissions(place.folder(), fs::Permissions::from_mode(0o777)).unwrap();
        let copy = COPY.get().unwrap();
        for limit in [1, 2, 3, 5] {
            // User IDs without other processes.
            let user = 61_000 + limit + std::process::id() % 1000 * 10;
            chown(place.path("my.key"), Some(user), None).unwrap();
            let user = format!("--reuid={user}");
            there_and_back(&place, &|args| {
                let mut command = Command::new("prlimit");
                command
                    .args([&format!("--nproc={limit}"), "setpriv", &user, "--regid=65534", "--clear-groups"])
                    .arg(copy)
                    .args(args);
                command.current_dir(place.folder()).output().unwrap()
            });
        }
    }

    /// There is address space for some buffers, but not for all of them or for the stacks of many
    /// threads.
    fn a_limit_on_memory() {
        let place = Place::new(b"");
        place.write("plain", plaintext(4_500_000));
        let mut fewest = 0;
        for mebibytes in [200, 181, 124, 112, 100, 80, 60, 52, 44, 36] {
            let limited = |mebibytes: u32, args: &[&str]| {
                let mut command = Command::new("sh");
                command
                    .args(["-c", &format!("ulimit -v {}; exec \"$0\" \"$@\"", mebibytes << 10)])
                    .arg(phalanx())
                    .args(args);
                command.current_dir(place.folder()).output().unwrap()
            };
            // If a small allocation fails, a Rust program aborts. The same run with one thread must
            // therefore fit in less memory.
            let alone = ["encrypt", "-f", "-k", "my.key", "--threads", "1", "plain"];
            if !limited(mebibytes - 4, &alone).status.success() {
                break;
            }
            there_and_back(&place, &|args| limited(mebibytes, args));
            fewest = mebibytes;
        }
        assert!(fewest > 0);
        eprintln!("a_limit_on_memory: at least {fewest} MiB");
    }

    /// Starts a run that waits for data while its secrets are in memory.
    fn waiting(place: &Place, mut command: Command) -> Child {
        let mut child =
            command.stdin(Stdio::piped()).stderr(Stdio::null()).current_dir(place.folder()).spawn().unwrap();
        child.stdin.as_mut().unwrap().write_all(b"data").unwrap();
        while !place.names().iter().any(|name| name.ends_with(".part")) {
            assert!(child.try_wait().unwrap().is_none());
        }
        child
    }

    fn no_core_dump() {
        let place = Place::new(b"");
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -c unlimited; exec \"$0\" encrypt -k my.key -o out"]).arg(phalanx());
        let mut child = waiting(&place, command);
        let proc = |what: &str| fs::read_to_string(format!("/proc/{}/{what}", child.id())).unwrap();
        let limits = proc("limits");
        let core = limits.lines().find(|line| line.starts_with("Max core file size")).unwrap().to_owned();
        assert_eq!(core.split_whitespace().skip(4).take(2).collect::<Vec<_>>(), ["0", "0"], "{core}");
        // Root may lock all memory.
        let status = proc("status");
        let locked: u64 = status
            .lines()
            .find_map(|line| line.strip_prefix("VmLck:"))
            .unwrap()
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap();
        assert!(locked > 0, "{status}");
        let killed = Command::new("kill").args(["-ABRT", &child.id().to_string()]).status().unwrap();
        assert!(killed.success());
        let status = child.wait().unwrap();
        assert!(status.signal() == Some(6) && !status.core_dumped(), "{status}");
        assert!(place.names().iter().all(|name| !name.starts_with("core")));
    }

    /// Other processes of the same user may not read its memory.
    fn memory_is_nobody_elses() {
        let place = Place::new(b"");
        fs::set_permissions(place.folder(), fs::Permissions::from_mode(0o777)).unwrap();
        chown(place.path("my.key"), Some(65534), None).unwrap();
        let copy = COPY.get().unwrap();
        let nobody = |args: &[&str]| {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).args(args);
            command
        };
        let mut child = waiting(&place, nobody(&[copy.to_str().unwrap(), "encrypt", "-k", "my.key", "-o", "out"]));
        let may_read = |pid: u32| {
            nobody(&["head", "-c", "0", &format!("/proc/{pid}/mem")]).stderr(Stdio::null()).status().unwrap().success()
        };
        // Other processes can be read. Otherwise, this test would prove nothing.
        let mut other = nobody(&["sleep", "100"]).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(200));
        assert!(may_read(other.id()));
        assert!(!may_read(child.id()));
        other.kill().unwrap();
        other.wait().unwrap();
        drop(child.stdin.take());
        assert!(child.wait().unwrap().success());
        // The paths of its own descriptors still work.
        let output = nobody(&["sh", "-c", "echo word > pass && \"$0\" decrypt -k my.key -o /dev/stdout out && \"$0\" decrypt -k /dev/fd/5 out 5< my.key -o -"])
            .arg(copy).current_dir(place.folder()).output().unwrap();
        assert_eq!(output.stdout, b"datadata", "{}", String::from_utf8_lossy(&output.stderr));
    }
}
