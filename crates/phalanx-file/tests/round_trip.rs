//! Encryption and decryption at every size, in every suite, with any number of threads.

mod common;

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use common::{Repeatable, key, open, passphrase, plaintext, seal, small};
use phalanx_file::{
    ChunkSize, Cost, Error, Header, Options, Progress, Suite, SystemRandom, Transfer, decrypt, encrypt,
};
use proptest::prelude::*;

#[test]
fn sizes_around_chunks_and_batches() {
    let chunk = 4096;
    let batch = 256 * chunk;
    for suite in Suite::ALL {
        for length in
            [0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 5 * chunk + 3, batch - 1, batch, batch + 1, 4 * batch]
        {
            let plain = plaintext(length);
            let sealed = seal("sizes", &plain, &small(suite), &[key("a")]);
            let chunks = length.div_ceil(chunk).max(1);
            assert_eq!(sealed.len(), 512 + length + chunks * suite.block_bytes(), "{suite}, {length} bytes");
            assert!(open(&sealed, &key("a")).unwrap() == plain, "{suite}, {length} bytes");
        }
    }
}

#[test]
fn threads_do_not_change_the_file() {
    let plain = plaintext(3_500_000);
    let make = |threads| {
        let (header, payload) =
            Header::create(&small(Suite::default()), &[key("a")], &mut Repeatable::new("threads")).unwrap();
        let mut sealed = header.as_bytes().to_vec();
        payload.encrypt(&plain[..], &mut sealed, Transfer { threads, ..Transfer::default() }).unwrap();
        sealed
    };
    let one = make(NonZeroUsize::new(1));
    for threads in [2, 7, 40] {
        let threads = NonZeroUsize::new(threads);
        assert!(make(threads) == one);
        let mut opened = Vec::new();
        decrypt(&one[..], &mut opened, &[key("a")], Transfer { threads, ..Transfer::default() }).unwrap();
        assert!(opened == plain);
    }
}

#[test]
fn largest_chunks() {
    let options = Options { chunk_size: ChunkSize::new(16 << 20).unwrap(), ..small(Suite::default()) };
    let plain = plaintext((32 << 20) + 5);
    assert!(open(&seal("largest", &plain, &options, &[key("a")]), &key("a")).unwrap() == plain);
}

#[test]
fn default_chunk_size_follows_the_length() {
    for (length, size) in [(Some(0), 16), (Some(1 << 20), 16), (Some((1 << 20) + 1), 20), (None, 20)] {
        assert_eq!(Options::for_length(length).chunk_size.bytes(), 1 << size);
    }
    for bad in [0, 1, 2048, 4097, 1 << 25, usize::MAX] {
        assert!(matches!(ChunkSize::new(bad), Err(Error::ChunkSize)));
    }
}

#[test]
fn every_secret_opens_and_no_other() {
    let secrets = [key("a"), passphrase("open sesame"), key("b")];
    let sealed = seal("slots", b"text", &small(Suite::default()), &secrets);
    for secret in &secrets {
        assert_eq!(open(&sealed, secret).unwrap(), b"text");
    }
    assert!(matches!(open(&sealed, &key("c")), Err(Error::WrongKey)));
    assert!(matches!(open(&sealed, &passphrase("Open sesame")), Err(Error::WrongPassphrase)));
    let both = [key("c"), passphrase("no")];
    let outcome = decrypt(&sealed[..], Vec::new(), &both, Transfer::default());
    assert!(matches!(outcome, Err(Error::WrongSecrets)));
    assert!(matches!(decrypt(&sealed[..], Vec::new(), &[], Transfer::default()), Err(Error::OtherLock(_))));
    let only_key = seal("slots", b"text", &small(Suite::default()), &[key("a")]);
    assert!(matches!(open(&only_key, &passphrase("x")), Err(Error::OtherLock(what)) if what == "a key file"));
}

#[test]
fn limits_of_slots() {
    let options = small(Suite::KALYNA_512_512_GCM);
    let many: Vec<_> = (0..64).map(|i| key(&i.to_string())).collect();
    let sealed = seal("many", b"text", &options, &many);
    assert_eq!(open(&sealed, &many[63]).unwrap(), b"text");
    let (more, none) = (vec![key("a"); 65], []);
    assert!(matches!(Header::create(&options, &more, &mut SystemRandom), Err(Error::TooMany { max: 64, .. })));
    let passphrases: Vec<_> = (0..9).map(|i| passphrase(&i.to_string())).collect();
    let nine = Header::create(&options, &passphrases, &mut SystemRandom);
    assert!(matches!(nine, Err(Error::TooMany { what: "passphrases", max: 8 })));
    let dear = Options { cost: Cost::RFC_9106, ..options };
    let five = Header::create(&dear, &passphrases[..5], &mut SystemRandom);
    assert!(matches!(five, Err(Error::Cost(_))), "10 GiB of memory times passes");
    assert!(matches!(Header::create(&options, &none, &mut SystemRandom), Err(Error::NoSecret)));
}

#[test]
fn progress_counts_plaintext() {
    let plain = plaintext(3 << 20);
    for known in [None, Some(())] {
        let mut seen = Vec::new();
        let mut tell = |progress: Progress| seen.push((progress.done, progress.total));
        let mut sealed = Vec::new();
        let input_len = known.map(|()| 3 << 20);
        let transfer = Transfer { input_len, progress: Some(&mut tell), ..Transfer::default() };
        encrypt(&plain[..], &mut sealed, &[key("a")], &small(Suite::default()), transfer).unwrap();
        assert_eq!(seen, [1, 2, 3].map(|mebibytes| (mebibytes << 20, input_len)));
        let mut seen = Vec::new();
        let mut tell = |progress: Progress| seen.push((progress.done, progress.total));
        let payload_len = known.map(|()| sealed.len() as u64 - 512);
        let transfer = Transfer { input_len: payload_len, progress: Some(&mut tell), ..Transfer::default() };
        decrypt(&sealed[..], Vec::new(), &[key("a")], transfer).unwrap();
        assert!(seen.is_sorted() && seen.iter().all(|(_, total)| *total == input_len));
        assert_eq!(seen.last(), Some(&(3 << 20, input_len)));
    }
}

#[test]
fn a_transfer_can_be_cancelled() {
    let secrets = [key("a")];
    for length in [0, 5, 5 << 20] {
        let plain = plaintext(length);
        let mut sealed = Vec::new();
        encrypt(&plain[..], &mut sealed, &secrets, &small(Suite::default()), Transfer::default()).unwrap();
        // 0 means before the start.
        for at in [0, 1, 3].into_iter().take(if length < 1 << 20 { 2 } else { 3 }) {
            let run = |work: &dyn Fn(Transfer<'_>) -> phalanx_file::Result<u64>| {
                let (cancel, mut reports) = (AtomicBool::new(at == 0), 0);
                let mut tell = |_: Progress| {
                    reports += 1;
                    cancel.fetch_or(reports == at, Ordering::Relaxed);
                };
                let outcome =
                    work(Transfer { progress: Some(&mut tell), cancel: Some(&cancel), ..Transfer::default() });
                assert!(matches!(outcome, Err(Error::Cancelled)), "{length} at {at}: {outcome:?}");
                assert_eq!(reports, at.max(1));
            };
            run(&|transfer| encrypt(&plain[..], Vec::new(), &secrets, &small(Suite::default()), transfer));
            run(&|transfer| decrypt(&sealed[..], Vec::new(), &secrets, transfer));
        }
    }
}

#[test]
fn lengths_are_known_in_advance() {
    let create = || Header::create(&small(Suite::default()), &[key("a")], &mut SystemRandom).unwrap();
    for length in (0..20_000).step_by(61).chain([4095, 4096, 4097, 8192]) {
        let (header, sealer) = create();
        let (mut sealed, layout) = (header.as_bytes().to_vec(), header.layout(length as u64).unwrap());
        sealer.encrypt(&plaintext(length)[..], &mut sealed, Transfer::default()).unwrap();
        assert_eq!(layout.file_len(), sealed.len() as u64);
        assert_eq!(layout.plain_len(), length as u64);
        assert_eq!(header.layout_of_file(layout.file_len()).unwrap(), layout);
    }
    let (header, _) = create();
    let start = header.as_bytes().len() as u64;
    for (impossible, least) in [(0, 32), (31, 32), (4096 + 32 + 1, 4096 + 65), (4096 + 32 + 32, 4096 + 65)] {
        match header.layout_of_file(start + impossible) {
            Err(Error::Length { have, at_least }) => assert_eq!((have, at_least), (start + impossible, start + least)),
            other => panic!("{impossible}: {other:?}"),
        }
    }
    assert!(matches!(header.layout_of_file(5), Err(Error::Cut { have: 5, at_least: 512 })));
}

/// A reader that returns a few bytes at a time, with interruptions, and can fail at the end.
struct Trickle<'a> {
    data: &'a [u8],
    calls: usize,
    fail: bool,
}

impl Read for Trickle<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.calls += 1;
        if self.calls.is_multiple_of(5) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        if self.data.is_empty() && self.fail {
            return Err(io::Error::other("gone"));
        }
        let n = out.len().min(self.data.len()).min(self.calls * 7 % 5000 + 1);
        out[..n].copy_from_slice(&self.data[..n]);
        self.data = &self.data[n..];
        Ok(n)
    }
}

#[test]
fn short_reads_and_interruptions() {
    let plain = plaintext(2_500_000);
    let mut sealed = Vec::new();
    let source = Trickle { data: &plain, calls: 0, fail: false };
    encrypt(source, &mut sealed, &[key("a")], &small(Suite::default()), Transfer::default()).unwrap();
    let mut opened = Vec::new();
    let source = Trickle { data: &sealed, calls: 0, fail: false };
    decrypt(source, &mut opened, &[key("a")], Transfer::default()).unwrap();
    assert!(opened == plain);
}

#[test]
fn a_failing_input_is_not_the_end() {
    for length in [10, 5000, 4_500_000] {
        let plain = plaintext(length);
        let mut sealed = Vec::new();
        let source = Trickle { data: &plain, calls: 0, fail: true };
        let outcome = encrypt(source, &mut sealed, &[key("a")], &small(Suite::default()), Transfer::default());
        assert!(matches!(outcome, Err(Error::Read { .. })), "{length}: {outcome:?}");
    }
}

/// A writer that accepts this many bytes.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        let n = bytes.len().min(self.0);
        self.0 -= n;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_failing_output_ends_it() {
    let plain = plaintext(6_000_000);
    let options = small(Suite::default());
    let sealed = seal("full", &plain, &options, &[key("a")]);
    for room in [0, 1000, 1024, 1_500_000, 5_000_000] {
        let outcome = encrypt(&plain[..], Full(room), &[key("a")], &options, Transfer::default());
        assert!(matches!(outcome, Err(Error::Write { .. })), "{room}: {outcome:?}");
        let outcome = decrypt(&sealed[..], Full(room), &[key("a")], Transfer::default());
        assert!(matches!(outcome, Err(Error::Write { .. })), "{room}: {outcome:?}");
    }
}

proptest! {
    #[test]
    fn any_length_chunk_size_and_threads(length in 0usize..300_000, log2 in 12u32..=18, threads in 1usize..6, suite in 0..Suite::ALL.len()) {
        let options = Options { chunk_size: ChunkSize::new(1 << log2).unwrap(), ..small(Suite::ALL[suite]) };
        let plain = plaintext(length);
        let mut sealed = Vec::new();
        let transfer = Transfer { threads: NonZeroUsize::new(threads), ..Transfer::default() };
        prop_assert_eq!(encrypt(&plain[..], &mut sealed, &[key("a")], &options, transfer).unwrap(), length as u64);
        prop_assert!(open(&sealed, &key("a")).unwrap() == plain);
    }
}
