//! Tests of the built command: folders, and several outputs in one folder.

mod common;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::{Place, one_line, plaintext};
use sha2::{Digest, Sha256};
use tar::{Builder, EntryType, Header};

/// Creates a folder that contains many kinds of entries.
fn some_folder(place: &Place, name: &str) {
    let at = |path: &str| place.path(name).join(path);
    fs::create_dir_all(at("sub/deep/empty")).unwrap();
    fs::write(at("a"), b"first").unwrap();
    fs::write(at("empty"), b"").unwrap();
    fs::write(at("sub/big"), plaintext(2_500_000)).unwrap();
    fs::write(at("sub/block"), plaintext(512)).unwrap();
    fs::write(at(&format!("sub/{}", "long".repeat(50))), b"a long name").unwrap();
    fs::write(at("sub/deep/имя с пробелом"), b"another name").unwrap();
    let then = UNIX_EPOCH + Duration::new(1_000_000_000, 123_456_789);
    set_time(&at("a"), then);
    set_time(&at("empty"), UNIX_EPOCH - Duration::new(5, 500_000_000));
    #[cfg(unix)]
    {
        use std::os::unix::fs::{PermissionsExt, symlink};
        symlink("../a", at("sub/link")).unwrap();
        symlink("/nowhere/at/all", at("dangling")).unwrap();
        symlink("x".repeat(200), at("long link")).unwrap();
        fs::hard_link(at("a"), at("sub/second name of a")).unwrap();
        fs::set_permissions(at("sub/block"), fs::Permissions::from_mode(0o640)).unwrap();
        fs::set_permissions(at("sub/deep"), fs::Permissions::from_mode(0o500)).unwrap();
    }
    set_time(&at("sub"), then + Duration::from_secs(1000));
}

/// Bytes of an encrypted file before its first chunk.
fn header_length(place: &Place, name: &str) -> usize {
    let object: serde_json::Value = serde_json::from_slice(&place.ok(&["inspect", "--json", name])).unwrap();
    object["header_length"].as_u64().unwrap().try_into().unwrap()
}

fn set_time(path: &Path, time: SystemTime) {
    fs::File::open(path).unwrap().set_modified(time).unwrap();
}

/// Describes a folder: paths, modes, times, contents, link targets.
fn contents(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for item in fs::read_dir(&next).unwrap() {
            let path = item.unwrap().path();
            let there = path.symlink_metadata().unwrap();
            let kind = there.file_type();
            let what = if kind.is_dir() {
                folders.push(path.clone());
                "folder".to_owned()
            } else if kind.is_symlink() {
                format!("-> {:?}", fs::read_link(&path).unwrap())
            } else {
                format!("{:x?}", Sha256::digest(fs::read(&path).unwrap()))
            };
            #[cfg(unix)]
            let mode = std::os::unix::fs::MetadataExt::mode(&there);
            #[cfg(not(unix))]
            let mode = 0;
            let path = path.strip_prefix(folder).unwrap().to_owned();
            all.push(format!("{path:?} {mode:o} {:?} {what}", there.modified().unwrap()));
        }
    }
    all.sort();
    all
}

#[test]
fn a_folder_there_and_back() {
    let place = Place::new(b"");
    some_folder(&place, "photos");
    let before = contents(&place.path("photos"));
    let said = place.command(&["encrypt", "-k", "my.key", "photos"]).assert().success().get_output().stderr.clone();
    assert!(said.is_empty(), "{}", String::from_utf8_lossy(&said));
    assert_eq!(place.names(), ["my.key", "photos", "photos.phx", "plain"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |name: &str| fs::metadata(place.path(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode("photos.phx"), mode("photos") & 0o666);
    }
    // Names must be encrypted.
    let sealed = place.read("photos.phx");
    assert!(!sealed.windows(9).any(|part| part == b"longlongl" || part == b"photos/su"));
    place.ok(&["verify", "-k", "my.key", "photos.phx"]);

    place.refused(&["decrypt", "-k", "my.key", "photos.phx"], 2, "photos: is an existing directory");
    let message = "photos: is an existing directory, which --force does not replace: choose another name with -o";
    place.refused(&["decrypt", "-f", "-k", "my.key", "photos.phx"], 2, message);
    place.refused(
        &["decrypt", "-f", "-k", "my.key", "photos.phx", "-o", "plain"],
        2,
        "a folder never replaces anything",
    );
    place.ok(&["decrypt", "--preserve", "-k", "my.key", "photos.phx", "-o", "back"]);
    assert_eq!(contents(&place.path("back")), before);
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let inode = |path: &str| fs::metadata(place.path("back").join(path)).unwrap().ino();
        assert_eq!(inode("a"), inode("sub/second name of a"));
    }
    // Decrypt into an existing folder, under its own name.
    fs::create_dir(place.path("out")).unwrap();
    place.ok(&["decrypt", "--preserve", "-k", "my.key", "photos.phx", "-o", "out"]);
    assert_eq!(contents(&place.path("out/photos")), before);
    // Decrypt from a pipe, with fewer threads.
    let mut piped = place.command(&["decrypt", "--threads", "1", "--preserve", "-k", "my.key", "-o", "piped"]);
    piped.write_stdin(sealed.clone()).assert().success();
    assert_eq!(contents(&place.path("piped")), before);
    // Decrypt the same folder under another name.
    place.ok(&["encrypt", "-k", "my.key", "photos/", "-o", "again.phx"]);
    let archive = place.ok(&["cat", "-k", "my.key", "photos.phx"]);
    assert!(place.ok(&["decrypt", "-k", "my.key", "again.phx", "-o", "-"]) == archive);
    let range = place.ok(&["cat", "-k", "my.key", "--range", "1000..1100000", "photos.phx"]);
    assert!(range == archive[1000..1_100_000]);
    place.ok(&["encrypt", "-k", "my.key", "-o", "-", "photos"]);

    // Compatibility with other tar programs, in both directions.
    place.write("archive.tar", &archive);
    if let Ok(output) = std::process::Command::new("tar").arg("tf").arg(place.path("archive.tar")).output() {
        let list = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(list.starts_with("./\na\n") && list.lines().any(|line| line == "sub/big"), "{list}");
        assert_eq!(list.lines().count(), before.len() + 1);
        fs::create_dir(place.path("by tar")).unwrap();
        let by_tar = std::process::Command::new("tar")
            .args(["xpf", "../archive.tar"])
            .current_dir(place.path("by tar"))
            .status();
        assert!(by_tar.unwrap().success());
        // Some versions set the time of links to the current time.
        let without_links = |all: Vec<String>| all.into_iter().filter(|line| !line.contains("-> ")).collect::<Vec<_>>();
        assert_eq!(without_links(contents(&place.path("by tar"))), without_links(before));
    }
    // A tar archive that was encrypted as a file remains a file.
    place.ok(&["encrypt", "-k", "my.key", "archive.tar", "-o", "as a file.phx"]);
    place.remove("plain");
    place.write("plain", &archive[1024..]);
    place.ok(&["encrypt", "-f", "-k", "my.key", "plain"]);
    place.remove("plain");
    place.ok(&["decrypt", "-k", "my.key", "plain.phx"]);
    assert!(place.read("plain") == archive[1024..]);
}

#[test]
fn one_member_of_a_folder() {
    let place = Place::new(b"no archive");
    some_folder(&place, "photos");
    place.ok(&["encrypt", "-k", "my.key", "photos", "plain"]);
    let member = |path: &'static str| ["cat", "-k", "my.key", "--member", path, "photos.phx"];
    assert!(place.ok(&member("sub/big")) == plaintext(2_500_000));
    assert_eq!(place.ok(&member("./sub//deep/имя с пробелом")), b"another name");
    assert_eq!(place.ok(&member("a")), b"first");
    assert!(place.ok(&member("empty")).is_empty());
    let range = [&member("sub/big")[..], &["--range", "2000000..2000100"]].concat();
    assert!(place.ok(&range) == plaintext(2_500_000)[2_000_000..2_000_100]);
    let beyond = [&member("a")[..], &["--range", "3..6"]].concat();
    place.refused(&beyond, 2, "the range ends at byte 6, but the member is 5 bytes long: use 3.. to");
    place.refused(&member("nothing"), 2, "photos.phx: has no member nothing: see phalanx cat --members photos.phx");
    place.refused(&member("sub"), 2, "sub is a folder, not a file");
    place.refused(&["cat", "-k", "my.key", "--member", "a", "plain.phx"], 2, "is a single file, not a folder");
    for (number, content) in [vec![], vec![0; 4096]].into_iter().enumerate() {
        place.write("zeros", content);
        let sealed = format!("{number}.phx");
        place.ok(&["encrypt", "-k", "my.key", "zeros", "-o", &sealed]);
        for part in [&["--member", "a"][..], &["--members"]] {
            place.refused(&[&["cat", "-k", "my.key", &sealed], part].concat(), 2, "is a single file, not a folder");
        }
    }
    let mut piped = place.command(&["cat", "-k", "my.key", "--member", "a"]);
    piped.write_stdin(place.read("photos.phx"));
    place.refused_from(piped, 2, "is not a regular file, but --member needs");
    #[cfg(unix)]
    {
        place.refused(&member("sub/link"), 2, "sub/link is a link to ../a, not a file");
        assert_eq!(place.ok(&member("sub/second name of a")), b"first");
    }
    // Encrypt an archive that is already truncated.
    let archive = place.ok(&["cat", "-k", "my.key", "photos.phx"]);
    let header = archive.chunks(512).position(|block| block.starts_with(b"sub/big\0")).unwrap();
    seal(&place, "cut.phx", &archive[..512 * (header + 1) + 1000]);
    place.refused(&["cat", "-k", "my.key", "--member", "sub/big", "cut.phx"], 1, "its archive ends within sub/big");
    // Chunks that aren't needed are not read, and damage in the needed ones is reported.
    let mut sealed = place.read("photos.phx");
    let end = sealed.len() - 1;
    sealed[end] ^= 1;
    place.write("photos.phx", &sealed);
    assert_eq!(place.ok(&member("a")), b"first");
    sealed[header_length(&place, "photos.phx")] ^= 1;
    place.write("photos.phx", &sealed);
    place.refused(&member("a"), 1, "photos.phx: authentication of chunk 0 (at byte ");
}

/// Damage only affects the files in the same chunk. Later names are still listed, and their files
/// can be read.
#[test]
fn damaged_folders() {
    let place = Place::new(b"");
    fs::create_dir(place.path("photos")).unwrap();
    for number in 10..20 {
        place.write(&format!("photos/{number}"), plaintext(300_000 + number));
    }
    place.ok(&["encrypt", "-k", "my.key", "photos"]);
    let all: String = (10..20).map(|number| format!("{number}\n")).collect();
    let members = ["cat", "-k", "my.key", "--members", "photos.phx"];
    assert_eq!(place.ok(&members), all.as_bytes());
    let sealed = place.read("photos.phx");
    let (header, stride) = (header_length(&place, "photos.phx"), (1 << 20) + 32);
    // Chunk 0 contains files 10 to 12 and the beginning of 13. Chunk 1 contains the headers of 14
    // to 16, and chunk 2 the rest.
    for (chunk, listed) in [(0, 14..20), (1, 10..14), (2, 10..17)] {
        let mut damaged = sealed.clone();
        damaged[header + chunk * stride] ^= 1;
        place.write("photos.phx", &damaged);
        place.refused(&["decrypt", "-k", "my.key", "photos.phx", "-o", "out"], 1, "cat --member");
        let shown = String::from_utf8(place.refused(&members, 1, &format!("chunk {chunk} "))).unwrap();
        for number in listed.clone() {
            assert!(shown.lines().any(|line| line == number.to_string()), "{chunk}: {shown}");
        }
        let whole = if chunk == 0 { 14..20 } else { 10..13 };
        for number in whole {
            let name = number.to_string();
            let output = place.command(&["cat", "-k", "my.key", "--member", &name, "photos.phx"]).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert!(
                output.status.success() && output.stdout == plaintext(300_000 + number),
                "{chunk}, {number}: {said}"
            );
            assert_eq!(said.contains("is damaged before"), chunk == 0, "{said}");
        }
    }
}

#[test]
fn several_files_into_a_folder() {
    let place = Place::new(b"one");
    place.write("two", "two");
    some_folder(&place, "photos");
    fs::create_dir(place.path("other")).unwrap();
    place.write("other/two", "another");
    place.ok(&["encrypt", "-k", "my.key", "-o", "vault", "plain", "two", "photos"]);
    let mut names: Vec<_> = fs::read_dir(place.path("vault")).unwrap().map(|item| item.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["photos.phx", "plain.phx", "two.phx"]);
    place.ok(&[
        "decrypt",
        "-k",
        "my.key",
        "--preserve",
        "-o",
        "out",
        "vault/plain.phx",
        "vault/two.phx",
        "vault/photos.phx",
    ]);
    assert_eq!((place.read("out/plain"), place.read("out/two")), (b"one".to_vec(), b"two".to_vec()));
    assert_eq!(contents(&place.path("out/photos")), contents(&place.path("photos")));
    // A name with a trailing slash means a folder, even for a single file.
    place.ok(&["encrypt", "-k", "my.key", "-o", "new/", "plain"]);
    assert_eq!(place.ok(&["cat", "-k", "my.key", "new/plain.phx"]), b"one");

    let clash = "clash/two.phx: is the output for both two and other/two";
    place.refused(&["encrypt", "-k", "my.key", "-o", "clash", "two", "other/two"], 2, clash);
    place.refused(
        &["encrypt", "-k", "my.key", "-o", "two", "plain", "other/two"],
        2,
        "two: cannot be the output for several files",
    );
    place.refused(&["encrypt", "-k", "my.key", "-o", "-", "plain", "two"], 2, "cannot be the output for several files");
    place.refused(
        &["encrypt", "-k", "my.key", "-o", "absent/deep", "plain", "two"],
        3,
        "absent/deep: cannot create this folder: the folder absent does not exist: create it first",
    );
    let mut nameless = place.command(&["encrypt", "-k", "my.key", "-o", "vault"]);
    nameless.write_stdin("x");
    place.refused_from(nameless, 2, "standard input: has no name");
    // An output folder that stays empty is removed.
    place.command(&["decrypt", "-k", "my.key", "-o", "nothing", "two", "plain"]).assert().code(2);
    assert!(!place.path("nothing").exists());
}

#[test]
fn folders_that_are_refused() {
    let place = Place::new(b"");
    some_folder(&place, "photos");
    let inside = "is inside the folder to encrypt";
    place.refused(&["encrypt", "-k", "my.key", "photos", "-o", "photos/x.phx"], 2, inside);
    place.refused(&["encrypt", "-k", "my.key", "photos", "-o", "photos/sub/"], 2, inside);
    place.refused(&["encrypt", "-k", "my.key", "."], 2, ".: does not end in a file name: use -o FILE");
    place.refused(&["encrypt", "-k", "my.key", "photos", "-o", "plain"], 2, "plain: already exists");
    place.refused(&["encrypt", "-f", "-k", "my.key", "photos", "-o", "my.key"], 2, "is a key or passphrase file");

    // If anything is wrong with the encrypted file, no folder is created.
    place.ok(&["encrypt", "-k", "my.key", "photos"]);
    let sealed = place.read("photos.phx");
    let header = header_length(&place, "photos.phx");
    for (at, message) in [(header, "chunk 0 "), (header + 1_500_000, "chunk 1 "), (sealed.len() - 1, "chunk 2 ")] {
        let mut changed = sealed.clone();
        changed[at] ^= 1;
        place.write("photos.phx", &changed);
        place.refused(&["decrypt", "-k", "my.key", "photos.phx", "-o", "out"], 1, message);
    }
    for length in [header + 1_048_608, 2_000_000, sealed.len() - 1] {
        place.write("photos.phx", &sealed[..length]);
        place.refused(&["decrypt", "-k", "my.key", "photos.phx", "-o", "out"], 1, "photos.phx: ");
    }
}

/// Returns the first bytes of a folder's archive.
fn mark(place: &Place) -> Vec<u8> {
    fs::create_dir(place.path("mark")).unwrap();
    place.ok(&["encrypt", "-k", "my.key", "mark"]);
    place.ok(&["cat", "-k", "my.key", "mark.phx"])[..1024].to_vec()
}

/// Encrypts arbitrary bytes as the archive of a folder.
fn seal(place: &Place, name: &str, archive: &[u8]) {
    use phalanx_file::{Content, Options, Secret, SecretKey, Transfer};
    let key = SecretKey::from_text(&place.read("my.key")).unwrap();
    let options = Options { content: Content::Folder, ..Options::for_length(Some(archive.len() as u64)) };
    let mut sealed = Vec::new();
    phalanx_file::encrypt(archive, &mut sealed, &[Secret::Key(key)], &options, Transfer::default()).unwrap();
    place.write(name, sealed);
}

/// Appends an entry with an arbitrary name.
fn entry(builder: &mut Builder<Vec<u8>>, kind: EntryType, name: &str, link: &str, body: &[u8]) {
    let mut header = Header::new_gnu();
    header.as_gnu_mut().unwrap().name[..name.len()].copy_from_slice(name.as_bytes());
    header.as_gnu_mut().unwrap().linkname[..link.len()].copy_from_slice(link.as_bytes());
    header.set_entry_type(kind);
    header.set_size(body.len() as u64);
    header.set_mode(0o6755);
    header.set_mtime(1);
    header.set_cksum();
    builder.append(&header, body).unwrap();
}

/// Archives crafted by an attacker. Anyone with a public key can send one.
#[cfg(unix)]
#[test]
fn hostile_archives() {
    use std::os::unix::fs::PermissionsExt;

    let place = Place::new(b"");
    let mark = mark(&place);
    let outside = place.path("outside");
    let absolute = outside.to_str().unwrap().to_owned();
    type Entries<'a> = &'a [(EntryType, &'a str, &'a str, &'a [u8])];
    let (file, link, hard, dir) = (EntryType::Regular, EntryType::Symlink, EntryType::Link, EntryType::Directory);
    let leaves = "leads out of the folder";
    let cases: &[(Entries<'_>, &str)] = &[
        (&[(file, "../outside", "", b"x")], leaves),
        (&[(file, "a/../../outside", "", b"x")], leaves),
        (&[(file, &absolute, "", b"x")], leaves),
        (&[(dir, "../outside/", "", b"")], leaves),
        (&[(link, "../outside", "my.key", b"")], leaves),
        (&[(hard, "key", "../my.key", b"")], leaves),
        (&[(hard, "key", &format!("{}/my.key", place.folder().display()), b"")], leaves),
        (&[(link, "a", "..", b""), (file, "a/outside", "", b"x")], "below something that is not a folder"),
        (&[(link, "a", "..", b""), (link, "a/outside", "x", b"")], "below something that is not a folder"),
        (&[(link, "a", "../my.key", b""), (hard, "key", "a", b"")], "hard link to a missing file"),
        (&[(file, "a", "", b"x"), (file, "a", "", b"y")], "a occurs twice"),
        (&[(file, "a", "", b"x"), (file, "a/b", "", b"y")], "below something that is not a folder"),
        (&[(file, "a", "", b"x"), (link, "a", "b", b"")], "a occurs twice"),
        (&[(EntryType::GNUSparse, "a", "", b"")], "not a file, folder or link"),
        (&[(EntryType::GNULongName, "a", "", b"x")], "not a file, folder or link"),
        (&[(dir, "a/", "", b"x")], "an entry that is not a file has contents"),
        (&[(file, ".", "", b"x")], "its root is not a folder"),
    ];
    for (entries, message) in cases {
        let mut builder = Builder::new(mark.clone());
        entry(&mut builder, dir, "./", "", b"");
        for (kind, name, link, body) in *entries {
            entry(&mut builder, *kind, name, link, body);
        }
        seal(&place, "bad.phx", &builder.into_inner().unwrap());
        let names = place.names();
        let output = place.command(&["decrypt", "-k", "my.key", "bad.phx", "-o", "out"]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{entries:?}: {said}");
        assert!(one_line(&said) && said.contains(message), "{entries:?}: {said}");
        assert_eq!(place.names(), names, "{entries:?}");
    }
    assert!(!outside.exists());

    // Harmless entries are created. A link may lead anywhere, because nothing follows it.
    let mut builder = Builder::new(mark.clone());
    for folder in ["./", "deep/", "deep/in/"] {
        entry(&mut builder, dir, folder, "", b"");
    }
    entry(&mut builder, EntryType::Symlink, "away", "/etc/passwd", b"");
    entry(&mut builder, EntryType::Fifo, "pipe", "", b"");
    entry(&mut builder, EntryType::Char, "null", "", b"");
    entry(&mut builder, EntryType::Block, "disk", "", b"");
    entry(&mut builder, EntryType::Regular, "deep/in/it", "", b"x");
    seal(&place, "odd.phx", &builder.into_inner().unwrap());
    let said = place.command(&["decrypt", "-k", "my.key", "odd.phx"]).assert().success().get_output().stderr.clone();
    let said = String::from_utf8(said).unwrap();
    assert_eq!(said, "phalanx: odd: pipe and 2 more: left out, because it is a device or a pipe\n");
    let mut names: Vec<_> = fs::read_dir(place.path("odd")).unwrap().map(|item| item.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["away", "deep"]);
    assert!(place.path("odd/away").symlink_metadata().unwrap().is_symlink());
    // Set-ID bits are removed.
    let mode = fs::metadata(place.path("odd/deep/in/it")).unwrap().permissions().mode();
    assert_eq!(mode & 0o7000, 0, "{mode:o}");

    // Truncated or extended archives, or archives with modified header bytes, are either rejected
    // or unpacked only inside their folder.
    some_folder(&place, "good");
    fs::remove_file(place.path("good/sub/big")).unwrap();
    place.ok(&["encrypt", "-k", "my.key", "good"]);
    let archive = place.ok(&["cat", "-k", "my.key", "good.phx"]);
    let mut refused = 0;
    let changed = |step: usize| {
        let mut archive = archive.clone();
        let at = 1024 + step * 37 % (archive.len() - 1024);
        match step % 4 {
            0 => archive.truncate(at),
            1 => archive.splice(at..at, *b"../../outside").for_each(drop),
            _ => archive[at] ^= 1 << (step % 8),
        }
        archive
    };
    let before = place.names();
    for step in 0..120 {
        seal(&place, "bad.phx", &changed(step));
        let output = place.command(&["decrypt", "-k", "my.key", "bad.phx", "-o", "out"]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        match output.status.code() {
            Some(0) => {
                make_writable(&place.path("out"));
                fs::remove_dir_all(place.path("out")).unwrap();
            }
            Some(1) => refused += 1,
            code => panic!("{step}: {code:?}: {said}"),
        }
        assert_eq!(place.names(), before, "{step}: {said}");
    }
    assert!(refused > 60, "{refused}");
    assert!(!outside.exists());
}

/// Returns a tar block with these fields, its checksum, and its contents.
fn block(kind: u8, name: &[u8], link: &[u8], change: impl FnOnce(&mut Header), body: &[u8]) -> Vec<u8> {
    let mut header = Header::new_gnu();
    {
        let fields = header.as_gnu_mut().unwrap();
        fields.name[..name.len()].copy_from_slice(name);
        fields.linkname[..link.len()].copy_from_slice(link);
    }
    header.set_entry_type(EntryType::new(kind));
    header.set_size(body.len() as u64);
    header.set_mode(0o644);
    header.set_mtime(1);
    change(&mut header);
    header.set_cksum();
    let mut bytes = header.as_bytes().to_vec();
    bytes.extend_from_slice(body);
    bytes.resize(bytes.len().next_multiple_of(512), 0);
    bytes
}

/// Returns a record of an extended header.
fn record(key: &str, value: &[u8]) -> Vec<u8> {
    let rest = key.len() + value.len() + 3;
    let length = (rest + 1..).find(|length| length.to_string().len() + rest == *length).unwrap();
    [format!("{length} {key}=").as_bytes(), value, b"\n"].concat()
}

/// For archives that `encrypt` would never create, the exit code is 1, the message is one line, and
/// nothing is written. We test this with `decrypt`, and with `cat --member` for a name after the
/// fault.
#[test]
fn malformed_archives() {
    let place = Place::new(b"");
    let mark = mark(&place);
    let plain =
        |kind: u8, name: &str, link: &str, body: &[u8]| block(kind, name.as_bytes(), link.as_bytes(), |_| (), body);
    let file = |name: &str| plain(b'0', name, "", b"x");
    let folder = |name: &str| plain(b'5', name, "", b"");
    let pax = |records: &[Vec<u8>]| block(b'x', b"pax", b"", |_| (), &records.concat());
    let after = |records: &[Vec<u8>]| [pax(records), file("a")].concat();
    let long = "x".repeat(120);
    let huge = |header: &mut Header| header.set_size(u64::MAX - 100);
    let root = folder("./");
    // Invalid root entries.
    let roots: Vec<(&str, Vec<u8>)> = vec![
        ("its root is not a folder", file("./")),
        ("its root is not a folder", file(".")),
        ("its root is not a folder", plain(b'2', "./", "a", b"")),
        ("its root is not a folder", plain(b'1', ".", "b", b"")),
        ("its root is not a folder", plain(b'6', ".", "", b"")),
        ("it does not begin with its root", file("a")),
        ("it does not begin with its root", [folder("a/"), root.clone()].concat()),
        ("it does not begin with its root", [plain(b'6', "a", "", b""), root.clone()].concat()),
        ("it has no root", Vec::new()),
    ];
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("its root occurs twice", folder("./")),
        ("its root is not a folder", [file("b"), plain(b'1', ".", "b", b"")].concat()),
        ("a name is empty", file("")),
        ("a name is empty", folder("")),
        ("a name is empty", after(&[record("path", b"")])),
        ("the name of a file ends in a slash", file("a/")),
        ("the name of a file ends in a slash", plain(b'2', "a/", "b", b"")),
        // Names of entries.
        ("a name contains a zero byte", after(&[record("path", b"a\0b")])),
        (
            "the target of a link contains a zero byte",
            [pax(&[record("linkpath", b"a\0b")]), plain(b'2', "a", "", b"")].concat(),
        ),
        ("a name contains a zero byte", [pax(&[record("linkpath", b"a\0b")]), plain(b'1', "a", "", b"")].concat()),
        ("the target of a link is empty", plain(b'2', "a", "", b"")),
        ("a name is empty", plain(b'1', "a", "", b"")),
        ("leads out of the folder", after(&[record("path", b"a/../../b")])),
        ("leads out of the folder", after(&[record("path", b"/b")])),
        // Duplicates, and entries below something that is not a folder.
        ("a occurs twice", [file("a"), file("a")].concat()),
        ("a occurs twice", [file("a"), folder("a/")].concat()),
        ("a occurs twice", [folder("a/"), file("a")].concat()),
        ("a occurs twice", [folder("a/"), folder("a/")].concat()),
        ("a occurs twice", [plain(b'3', "a", "", b""), file("a")].concat()),
        ("a occurs twice", [file("a"), plain(b'6', "a", "", b"")].concat()),
        ("a/b is below something that is not a folder", [file("a"), file("a/b")].concat()),
        ("a/b is below something that is not a folder", [file("a"), folder("a/b/")].concat()),
        ("a/b is below something that is not a folder", [plain(b'6', "a", "", b""), file("a/b")].concat()),
        ("a/b is in a missing folder", [file("a/b"), folder("a/")].concat()),
        ("a/b is in a missing folder", folder("a/b/")),
        ("a/b is in a missing folder", plain(b'6', "a/b", "", b"")),
        ("a occurs twice", [file("a"), plain(b'2', "a", "b", b"")].concat()),
        ("a occurs twice", [plain(b'2', "a", "b", b""), plain(b'2', "a", "b", b"")].concat()),
        ("a occurs twice", [folder("a/"), plain(b'2', "a", "b", b"")].concat()),
        (
            "a/b is below something that is not a folder",
            [plain(b'2', "a", ".", b""), plain(b'2', "a/b", "c", b"")].concat(),
        ),
        ("a occurs twice", [file("b"), file("a"), plain(b'1', "a", "b", b"")].concat()),
        ("a occurs twice", [file("a"), plain(b'1', "a", "a", b"")].concat()),
        ("b is a hard link to a missing file", plain(b'1', "b", "b", b"")),
        (
            "b is a hard link to a missing file",
            [pax(&[record("linkpath", &[b'a'; 300])]), plain(b'1', "b", "", b"")].concat(),
        ),
        (
            "the target of a link is longer",
            [pax(&[record("linkpath", &[b'a'; 5000])]), plain(b'2', "a", "", b"")].concat(),
        ),
        ("b is a hard link to a missing file", [plain(b'1', "b", "a", b""), file("a")].concat()),
        ("b is a hard link to a missing file", [folder("a/"), plain(b'1', "b", "a", b"")].concat()),
        ("b is a hard link to a missing file", [file("a"), plain(b'1', "b", "a/c", b"")].concat()),
        ("b is a hard link to a missing file", [plain(b'2', "a", "my.key", b""), plain(b'1', "b", "a", b"")].concat()),
        // Extended headers.
        ("nothing follows an extended header", pax(&[record("path", b"a")])),
        ("nothing follows an extended header", [file("a"), pax(&[record("path", b"b")])].concat()),
        (
            "an extended header follows another one",
            [pax(&[record("path", b"a")]), after(&[record("path", b"b")])].concat(),
        ),
        ("an extended header is malformed", after(&[b"99 path=a\n".to_vec()])),
        ("an extended header is malformed", after(&[b"9 path=a ".to_vec()])),
        ("an extended header is malformed", after(&[b"path=a\n".to_vec()])),
        ("an extended header is malformed", after(&[record("path", b"a"), b"\0\0".to_vec()])),
        ("an extended header is malformed", after(&[b"0 path=a\n".to_vec()])),
        ("an extended header is malformed", after(&[b"-9 path=a\n".to_vec()])),
        ("a size is not a number", after(&[record("size", b"-1")])),
        ("a size is not a number", after(&[record("size", b"99999999999999999999")])),
        ("a size is out of range", after(&[record("size", b"18446744073709551615")])),
        ("it is truncated", after(&[record("size", b"99999")])),
        ("a time is not a number", after(&[record("mtime", b"noon")])),
        ("an owner is not a number", after(&[record("uid", b"4294967296")])),
        ("a group is not a number", after(&[record("gid", b"root")])),
        ("longer than 1 MiB", after(&[record("path", &vec![b'a'; 1 << 20])])),
        ("a global header changes names", [block(b'g', b"g", b"", |_| (), &record("path", b"b")), file("a")].concat()),
        (
            "longer than 1 MiB",
            [block(b'g', b"g", b"", |_| (), &record("comment", &vec![b'a'; 1 << 20])), file("a")].concat(),
        ),
        // Header fields.
        ("a size is out of range", block(b'0', b"a", b"", huge, b"")),
        (
            "a size is not a number",
            block(b'0', b"a", b"", |header| header.as_gnu_mut().unwrap().size = *b"x00000000000", b""),
        ),
        (
            "a mode is not a number",
            block(b'0', b"a", b"", |header| header.as_gnu_mut().unwrap().mode = *b"x0000000", b""),
        ),
        (
            "a time is not a number",
            block(b'0', b"a", b"", |header| header.as_gnu_mut().unwrap().mtime = *b"x00000000000", b""),
        ),
        (
            "an owner is not a number",
            block(b'0', b"a", b"", |header| header.as_gnu_mut().unwrap().uid = *b"x0000000", b""),
        ),
        ("an owner is not a number", block(b'0', b"a", b"", |header| header.set_uid(1 << 32), b"")),
        ("the checksum of a header is wrong", {
            let mut bad = file("a");
            bad[0] ^= 1;
            bad
        }),
        ("the checksum of a header is wrong", vec![b'x'; 512]),
        ("has contents", plain(b'5', "a/", "", b"x")),
        ("has contents", plain(b'2', "a", "b", b"x")),
        ("has contents", [file("b"), plain(b'1', "a", "b", b"x")].concat()),
        ("has contents", plain(b'6', "a", "", b"x")),
        ("not a file, folder or link", plain(b'S', "a", "", b"")),
        ("not a file, folder or link", plain(b'L', "././@LongLink", "", long.as_bytes())),
        ("not a file, folder or link", plain(b'K', "././@LongLink", "", long.as_bytes())),
        ("not a file, folder or link", plain(b'Z', "a", "", b"")),
    ];
    let end = [0; 1024];
    let mut all: Vec<(&str, Vec<u8>)> =
        cases.into_iter().map(|(why, entries)| (why, [&root[..], &entries, &end].concat())).collect();
    all.extend(roots.into_iter().map(|(why, entries)| (why, [&entries[..], &end].concat())));
    let file = |name: &str| [root.clone(), file(name)].concat();
    // The end of the archive.
    all.push(("it is truncated", Vec::new()));
    all.push(("it is truncated", file("a")));
    all.push(("it is truncated", [&file("a")[..], &end[..512]].concat()));
    all.push(("it is truncated", file("a")[..512 + 700].to_vec()));
    all.push(("it is truncated", file("a")[..512 + 512].to_vec()));
    all.push(("it is truncated", file("a")[..512 + 300].to_vec()));
    all.push(("it is truncated", pax(&[record("path", b"a")])[..600].to_vec()));
    all.push(("data follows its end", [&file("a")[..], &end, b"x"].concat()));
    all.push(("data follows its end", [&file("a")[..], &end, &file("b")].concat()));
    for (number, (why, rest)) in all.iter().enumerate() {
        seal(&place, "bad.phx", &[&mark[..], rest].concat());
        let before = place.names();
        for args in [
            &["decrypt", "-k", "my.key", "bad.phx", "-o", "out"][..],
            &["decrypt", "-k", "my.key", "--preserve", "--threads", "1", "bad.phx", "-o", "out"],
        ] {
            let output = place.command(args).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{number}, {why}: {said}");
            assert!(
                one_line(&said) && said.contains(why) && said.contains("nothing was unpacked"),
                "{number}, {why}: {said}"
            );
            assert_eq!(place.names(), before, "{number}, {why}");
        }
        // The other commands use the same parser, but they cannot reject the parts they don't read.
        for part in [&["--member", "no/such"][..], &["--members"]] {
            let args = [&["cat", "-k", "my.key", "bad.phx"], part].concat();
            let output = place.command(&args).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{number}, {why}, {args:?}: {said}");
            assert!(one_line(&said) && said.contains(why), "{number}, {why}, {args:?}: {said}");
            assert!(output.stdout.is_empty() || part == ["--members"]);
        }
    }
}

/// Names and link targets of every length and with every allowed byte, in particular line ends,
/// which other parsers treat as the end of a record.
#[cfg(unix)]
#[test]
fn names_of_every_kind() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;

    let place = Place::new(b"");
    let folder = place.path("names");
    fs::create_dir(&folder).unwrap();
    let mut bytes: Vec<u8> = (1..=255).filter(|byte| *byte != b'/').collect();
    bytes.truncate(254);
    let mut names = vec![
        bytes.clone(),
        bytes[..130].to_vec(),
        b"\n".to_vec(),
        b"a\n9 path=b\n".to_vec(),
        b"-k".to_vec(),
        b"...".to_vec(),
    ];
    for length in [99, 100, 101, 255] {
        names.push(vec![b'n'; length]);
        names.push([vec![b'\n'; length - 1], vec![b'x']].concat());
    }
    for (number, name) in names.iter().enumerate() {
        let sub = folder.join(number.to_string());
        fs::create_dir(&sub).unwrap();
        let at = |prefix: &str| {
            let kept = name.len().min(255 - prefix.len());
            sub.join(OsStr::from_bytes(&[prefix.as_bytes(), &name[..kept]].concat()))
        };
        fs::write(at(""), name).unwrap();
        fs::create_dir(at("d")).unwrap();
        fs::write(at("d").join(OsStr::from_bytes(name)), b"inner").unwrap();
        symlink(OsStr::from_bytes(name), at("l")).unwrap();
        fs::hard_link(at(""), at("h")).unwrap();
    }
    let before = contents(&folder);
    place.ok(&["encrypt", "-k", "my.key", "names"]);
    place.ok(&["decrypt", "--preserve", "-k", "my.key", "names.phx", "-o", "back"]);
    assert_eq!(contents(&place.path("back")), before);
    for (number, name) in names.iter().enumerate() {
        let member = [format!("{number}/").as_bytes(), name].concat();
        let mut command = place.command(&["cat", "-k", "my.key", "names.phx", "--member"]);
        let output = command.arg(OsStr::from_bytes(&member)).output().unwrap();
        assert_eq!(output.stdout, *name, "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Handles a chain of folders far longer than the maximum path, with only a few descriptors.
#[cfg(unix)]
#[test]
fn deep_folders() {
    use rustix::fs::{AtFlags, CWD, Mode, OFlags, mkdirat, openat, unlinkat};
    const LEVELS: usize = 3000;
    let place = Place::new(b"");
    // The command must not inherit the test's descriptors.
    let open = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    let enter = |folder: &std::os::fd::OwnedFd| openat(folder, "d", open, Mode::empty()).unwrap();
    fs::create_dir(place.path("deep")).unwrap();
    let mut folder = openat(CWD, place.path("deep"), open, Mode::empty()).unwrap();
    for _ in 0..LEVELS {
        mkdirat(&folder, "d", Mode::RWXU).unwrap();
        folder = enter(&folder);
    }
    let bottom = openat(&folder, "bottom", OFlags::WRONLY | OFlags::CREATE | OFlags::CLOEXEC, Mode::RWXU).unwrap();
    rustix::io::write(&bottom, b"here").unwrap();
    let few = |args: &str| {
        let output = std::process::Command::new("sh")
            .args(["-c", &format!("ulimit -n 10; exec \"$0\" {args}")])
            .arg(assert_cmd::cargo::cargo_bin!("phalanx"))
            .current_dir(place.folder())
            .output()
            .unwrap();
        String::from_utf8(output.stderr).unwrap() + &output.status.to_string()
    };
    assert_eq!(few("encrypt -q -k my.key deep"), "exit status: 0");
    assert_eq!(few("decrypt -q -k my.key deep.phx -o back"), "exit status: 0");
    let member = ["d/".repeat(LEVELS), "bottom".to_owned()].concat();
    assert_eq!(place.ok(&["cat", "-k", "my.key", "deep.phx", "--member", &member]), b"here");
    // Failures at any depth leave nothing behind.
    let sealed = place.read("deep.phx");
    place.write("cut.phx", &sealed[..sealed.len() - 1]);
    let before = place.names();
    assert!(few("decrypt -q -k my.key cut.phx -o cut").ends_with("exit status: 1"));
    assert_eq!(place.names(), before);
    for name in ["deep", "back"] {
        let mut way = vec![openat(CWD, place.path(name), open, Mode::empty()).unwrap()];
        for _ in 0..LEVELS {
            let next = enter(way.last().unwrap());
            way.push(next);
            // The test itself has only enough descriptors for part of the path.
            if way.len() > 100 {
                way.remove(0);
            }
        }
        let bottom = openat(way.last().unwrap(), "bottom", OFlags::RDONLY, Mode::empty()).unwrap();
        let mut text = [0; 10];
        assert_eq!(rustix::io::read(&bottom, &mut text).unwrap(), 4);
        // The crate that removes the test folder cannot cope with this depth.
        unlinkat(way.last().unwrap(), "bottom", AtFlags::empty()).unwrap();
        let mut here = way.pop().unwrap();
        drop(way);
        for _ in 0..LEVELS {
            let above = openat(&here, "..", open, Mode::empty()).unwrap();
            unlinkat(&above, "d", AtFlags::REMOVEDIR).unwrap();
            here = above;
        }
    }
}

/// Subfolders are constantly being replaced with links to a folder outside. Nothing outside may be
/// read.
#[cfg(target_os = "linux")]
#[test]
fn a_subfolder_that_becomes_a_link() {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use std::os::unix::fs::symlink;
    use std::sync::atomic::{AtomicBool, Ordering};

    const FOLDERS: usize = 30;
    let place = Place::new(b"");
    let outside = tempfile::TempDir::new().unwrap();
    fs::create_dir(outside.path().join("in")).unwrap();
    for name in ["a", "b", "in/a"] {
        fs::write(outside.path().join(name), "FROM OUTSIDE").unwrap();
    }
    fs::create_dir(place.path("links")).unwrap();
    for number in 0..FOLDERS {
        fs::create_dir_all(place.path(&format!("photos/{number}/in"))).unwrap();
        for name in ["a", "b", "in/a"] {
            // This is as long as the file outside.
            place.write(&format!("photos/{number}/{name}"), "within there");
        }
        symlink(outside.path(), place.path(&format!("links/{number}"))).unwrap();
    }
    let stop = AtomicBool::new(false);
    let (mut whole, mut changed) = (0, 0);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.load(Ordering::Relaxed) {
                for number in 0..FOLDERS {
                    let (a, b) = (place.path(&format!("photos/{number}")), place.path(&format!("links/{number}")));
                    for _ in 0..2 {
                        renameat_with(CWD, &a, CWD, &b, RenameFlags::EXCHANGE).unwrap();
                    }
                }
            }
        });
        for _ in 0..60 {
            let output = place.raw(&["encrypt", "-q", "-f", "-k", "my.key", "photos"]).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            match output.status.code() {
                Some(0) => whole += 1,
                Some(3) if one_line(&said) && said.contains("changed while it was read") => changed += 1,
                code => panic!("{code:?}: {said}"),
            }
            if place.path("photos.phx").exists() {
                let archive = place.raw(&["cat", "-k", "my.key", "photos.phx"]).output().unwrap().stdout;
                assert!(!archive.windows(12).any(|part| part == b"FROM OUTSIDE"));
                place.remove("photos.phx");
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    eprintln!("a_subfolder_that_becomes_a_link: {whole} whole, {changed} changed");
    assert!(changed > 0, "no subfolder was replaced in time");
}

/// Others can write to the target, and they move the unfinished folder away and replace it with a
/// link. Nothing is created outside, and the final name refers to the decrypted data.
#[cfg(target_os = "linux")]
#[test]
fn an_unfinished_folder_that_becomes_a_link() {
    use std::os::unix::fs::symlink;
    use std::sync::atomic::{AtomicBool, Ordering};

    let place = Place::new(b"");
    let outside = tempfile::TempDir::new().unwrap();
    for number in 0..20 {
        fs::create_dir_all(place.path(&format!("photos/{number}/in"))).unwrap();
        place.write(&format!("photos/{number}/in/a"), plaintext(10_000));
    }
    place.ok(&["encrypt", "-k", "my.key", "photos"]);
    let before = contents(&place.path("photos")).len();
    fs::create_dir(place.path("target")).unwrap();
    fs::create_dir(place.path("away")).unwrap();
    let stop = AtomicBool::new(false);
    let (mut whole, mut moved) = (0, 0);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut number = 0;
            while !stop.load(Ordering::Relaxed) {
                for item in fs::read_dir(place.path("target")).unwrap().flatten() {
                    number += 1;
                    let name = item.file_name().into_string().unwrap();
                    // Move it back every second time.
                    let away = place.path(&format!("away/{number}"));
                    if name.ends_with(".part") && fs::rename(item.path(), &away).is_ok() {
                        symlink(outside.path(), item.path()).unwrap();
                        if number % 2 == 0 && fs::remove_file(item.path()).is_ok() {
                            let _ = fs::rename(&away, item.path());
                        }
                    }
                }
            }
        });
        for round in 0..60 {
            let out = format!("target/out{round}");
            let output = place.raw(&["decrypt", "-q", "-k", "my.key", "photos.phx", "-o", &out]).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            match output.status.code() {
                Some(0) => {
                    assert!(!place.path(&out).is_symlink());
                    assert_eq!(contents(&place.path(&out)).len(), before);
                    whole += 1;
                }
                Some(3) => moved += 1,
                code => panic!("{code:?}: {said}"),
            }
            assert_eq!(fs::read_dir(outside.path()).unwrap().count(), 0, "{said}");
            for item in fs::read_dir(place.path("target")).unwrap().flatten() {
                // The other thread may be faster.
                let _ = fs::remove_file(item.path());
            }
        }
        stop.store(true, Ordering::Relaxed);
    });
    eprintln!("an_unfinished_folder_that_becomes_a_link: {whole} whole, {moved} moved");
    assert!(moved > 0, "no folder was moved in time");
}

/// Lets a user other than root remove it.
#[cfg(unix)]
fn make_writable(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).unwrap();
    for item in fs::read_dir(folder).unwrap() {
        let item = item.unwrap();
        if item.file_type().unwrap().is_dir() {
            make_writable(&item.path());
        }
    }
}

/// If a file in a folder changes while the command is reading it, no output is created. The run
/// blocks, because its output is a pipe.
#[cfg(unix)]
#[test]
fn a_folder_that_changes() {
    use std::io::Read;
    use std::process::Stdio;

    for change in ["longer", "shorter", "gone", "pipe"] {
        let place = Place::new(b"");
        fs::create_dir(place.path("photos")).unwrap();
        place.write("photos/a", plaintext(40 << 20));
        place.write("photos/b", "later");
        let mut command = place.raw(&["encrypt", "-k", "my.key", "photos", "-o", "-"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut out = child.stdout.take().unwrap();
        out.read_exact(&mut [0; 4096]).unwrap();
        match change {
            "longer" => place.append("photos/b").write_all(b"more").unwrap(),
            "shorter" => place.write("photos/b", "x"),
            "gone" => place.remove("photos/b"),
            _ => {
                place.remove("photos/b");
                assert!(std::process::Command::new("mkfifo").arg(place.path("photos/b")).status().unwrap().success());
            }
        }
        std::io::copy(&mut out, &mut std::io::sink()).unwrap();
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(3), "{change}: {said}");
        assert!(one_line(&said) && said.contains("photos/b: "), "{change}: {said}");
    }
}

/// An interruption never leaves a folder under the final name. A signal that can be caught doesn't
/// leave a temporary folder either.
#[cfg(unix)]
#[test]
fn an_interrupted_folder() {
    use std::process::Stdio;

    let place = Place::new(b"");
    fs::create_dir(place.path("photos")).unwrap();
    for number in 0..40 {
        place.write(&format!("photos/{number}"), plaintext(100_000));
    }
    place.ok(&["encrypt", "-k", "my.key", "photos"]);
    let sealed = place.read("photos.phx");
    let before = place.names();
    let mut command = place.raw(&["decrypt", "-k", "my.key", "-o", "out"]);
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(&sealed[..3_500_000]).unwrap();
    while !place.names().iter().any(|name| name.ends_with(".part")) {
        assert!(child.try_wait().unwrap().is_none());
    }
    std::process::Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    drop(stdin);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(143), "{said}");
    assert!(one_line(&said) && said.contains("the unfinished output was removed"), "{said}");
    assert_eq!(place.names(), before);
}

/// Sockets are left out, with a warning. Pipes are included without being opened.
#[cfg(unix)]
#[test]
fn sockets_and_pipes() {
    let place = Place::new(b"");
    fs::create_dir(place.path("odd")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(place.path("odd/socket")).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(place.path("odd/pipe")).status().unwrap().success());
    let mut command = place.command(&["encrypt", "-k", "my.key", "odd"]);
    let said = command.timeout(Duration::from_secs(60)).assert().success().get_output().stderr.clone();
    let said = String::from_utf8(said).unwrap();
    assert_eq!(said, "phalanx: odd/socket: left out, because archives cannot hold sockets\n");
    place.refused(&["cat", "-k", "my.key", "--member", "pipe", "odd.phx"], 2, "pipe is a device or pipe, not a file");
}
