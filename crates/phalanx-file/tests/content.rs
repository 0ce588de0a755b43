//! Tests of the content type and header length for every way to create a file, and of headers that
//! change while they are being read.

mod common;

use std::fs::{self, File, OpenOptions};
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::thread::{scope, sleep};
use std::time::Duration;

use common::{key, open, plaintext, recipient, seal, small};
use phalanx_file::{
    ChunkSize, Content, Draft, Error, Existing, Header, Options, SeekReader, Suite, SystemRandom, Transfer, Writer,
    decrypt_path, encrypt, encrypt_path, verify_path,
};

/// Encrypts a plaintext in every possible way.
fn by_every_way(plain: &[u8], options: &Options) -> Vec<(&'static str, Vec<u8>)> {
    let secrets = [key("a")];
    let folder = tempfile::tempdir().unwrap();
    let [input, output] = ["plain", "sealed"].map(|name| folder.path().join(name));
    fs::write(&input, plain).unwrap();
    encrypt_path(&input, &output, Existing::Keep, &secrets, options, Transfer::default()).unwrap();
    // Like a pipe: a few bytes at a time, with unknown length.
    let mut piped = Vec::new();
    let slow = plain.chunks(1000).fold(Box::new(io::empty()) as Box<dyn Read>, |all, part| Box::new(all.chain(part)));
    encrypt(slow, &mut piped, &secrets, options, Transfer::default()).unwrap();
    let mut known = Vec::new();
    let transfer = Transfer { input_len: Some(plain.len() as u64), ..Transfer::default() };
    encrypt(plain, &mut known, &secrets, options, transfer).unwrap();
    let mut writer = Writer::new(Vec::new(), &secrets, options).unwrap();
    plain.chunks(777).for_each(|part| writer.write_all(part).unwrap());
    let draft = Draft::create(options, &secrets, plain.len() as u64, &mut SystemRandom).unwrap();
    let mut drafted = draft.header().as_bytes().to_vec();
    let chunks = 0..draft.layout().chunks();
    draft.sealer(&secrets, chunks).unwrap().encrypt(plain, &mut drafted, Transfer::default()).unwrap();
    vec![
        ("encrypt_path", fs::read(output).unwrap()),
        ("encrypt", piped),
        ("encrypt, length known", known),
        ("Writer", writer.finish().unwrap()),
        ("Draft", drafted),
    ]
}

#[test]
fn every_way_says_what_it_encrypts_in_the_shortest_header() {
    for (length, header) in
        [(0, 512), (500, 512), (10_000, 512), (16 << 10, 512), ((16 << 10) + 1, 4096), (100_000, 4096)]
    {
        let plain = plaintext(length);
        for (content, chunk) in [(Content::File, 4096), (Content::Folder, 4096), (Content::File, 65_536)] {
            let chunk_size = ChunkSize::new(chunk).unwrap();
            let options = Options { content, chunk_size, ..Options::default() };
            for (way, sealed) in by_every_way(&plain, &options) {
                let found = Header::read(&sealed[..]).unwrap();
                assert_eq!((found.version(), found.content()), (3, Some(content)), "{way}, {length}");
                assert_eq!(found.as_bytes().len(), header, "{way}, {length}, {chunk}");
                assert!(open(&sealed, &key("a")).unwrap() == plain, "{way}, {length}");
            }
            // Requested space for slots.
            let options = Options { slot_room: Some(1), ..options };
            for (way, sealed) in by_every_way(&plain, &options) {
                assert_eq!(Header::read(&sealed[..]).unwrap().as_bytes().len(), 1536, "{way}, {length}");
                assert!(open(&sealed, &key("a")).unwrap() == plain, "{way}, {length}");
            }
        }
    }
    assert_eq!(Options::default().content, Content::File);
    for (secret, most) in [(key("a"), 700), (recipient("a"), 1945)] {
        let mut sealed = Vec::new();
        encrypt(&[7; 500][..], &mut sealed, &[secret], &Options::default(), Transfer::default()).unwrap();
        assert!(sealed.len() - 500 <= most, "{}", sealed.len());
    }
}

/// Returns a file with two slots, the same file after a change, and mixtures of both.
fn changed() -> (Vec<u8>, Vec<Vec<u8>>, Vec<u8>) {
    let plain = plaintext(10_000);
    let options = Options { slot_room: Some(3), ..small(Suite::default()) };
    let old = seal("changed", &plain, &options, &[key("a")]);
    let mut editor = Header::read(&old[..]).unwrap().edit(&[key("a")]).unwrap();
    editor.add(&key("b"), options.cost, &mut SystemRandom).unwrap();
    let header = editor.header().as_bytes();
    let new = [header, &old[header.len()..]].concat();
    let torn = [54, 100, 300, header.len() - 1].map(|at| [&new[..at], &old[at..]].concat());
    (plain, torn.to_vec(), new)
}

/// While another process changes slots, readers wait for its lock.
#[test]
fn mixtures_of_headers_are_read_again() {
    let (plain, torn, new) = changed();
    let folder = tempfile::tempdir().unwrap();
    let [path, output] = ["sealed", "opened"].map(|name| folder.path().join(name));
    for mixture in &torn {
        fs::write(&path, mixture).unwrap();
        let mut writer = OpenOptions::new().read(true).write(true).open(&path).unwrap();
        writer.lock().unwrap();
        scope(|scope| {
            let verified = scope.spawn(|| verify_path(&path, &[key("b")], None, Transfer::default()));
            let decrypted =
                scope.spawn(|| decrypt_path(&path, &output, Existing::Replace, &[key("b")], None, Transfer::default()));
            sleep(Duration::from_millis(200));
            writer.write_all(&new).unwrap();
            // Unlocks without closing.
            writer.unlock().unwrap();
            assert_eq!(verified.join().unwrap().unwrap(), 10_000);
            assert_eq!(decrypted.join().unwrap().unwrap(), 10_000);
            assert!(fs::read(&output).unwrap() == plain);
        });
        // If the lock is never released, the error does not put the blame on the file.
        fs::write(&path, mixture).unwrap();
        writer.lock().unwrap();
        let outcome = verify_path(&path, &[key("b")], None, Transfer::default());
        assert!(matches!(outcome, Err(Error::Changing)), "{outcome:?}");
        // Operations that don't need the lock do not wait.
        fs::write(&path, &new).unwrap();
        assert!(verify_path(&path, &[key("a")], None, Transfer::default()).is_ok());
        writer.unlock().unwrap();
        // A mixture that persists is reported as damage.
        fs::write(&path, mixture).unwrap();
        let outcome = verify_path(&path, &[key("b")], None, Transfer::default());
        assert!(matches!(outcome, Err(Error::HeaderNotAuthentic | Error::Header(_) | Error::WrongKey)), "{outcome:?}");
        assert!(File::open(&path).unwrap().try_lock().is_ok(), "the lock of the reader is gone");
    }
}

/// A reader that returns different first bytes on the first read.
struct Changing {
    torn: Vec<u8>,
    whole: Cursor<Vec<u8>>,
    reads: usize,
}

impl Read for Changing {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let at = self.whole.position() as usize;
        let n = self.whole.read(out)?;
        if self.reads < 2 {
            self.reads += 1;
            out[..n].copy_from_slice(&self.torn[at..at + n]);
        }
        Ok(n)
    }
}

impl Seek for Changing {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.whole.seek(to)
    }
}

#[test]
fn seekable_inputs_are_read_again() {
    let (plain, torn, new) = changed();
    for torn in torn {
        let input = Changing { torn: torn.clone(), whole: Cursor::new(new.clone()), reads: 0 };
        let mut reader = SeekReader::new(input, &[key("b")]).unwrap();
        assert_eq!(reader.len().unwrap(), 10_000);
        let mut all = vec![0; 10_000];
        assert_eq!(reader.read_at(0, &mut all).unwrap(), 10_000);
        assert!(all == plain);
        // A mixture that persists is reported as damage.
        assert!(SeekReader::new(Cursor::new(torn), &[key("b")]).is_err());
    }
}
