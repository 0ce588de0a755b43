//! Tests the payload reader with an authentic header and an edited payload. The reader must detect
//! the edits and release only the authentic beginning of the plaintext.
//!
//! The first input byte selects a file. The rest are edits of four bytes each.

#![no_main]

use std::io::{self, Read};
use std::num::NonZero;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use phalanx_file::{ChunkSize, Header, Options, Secret, SecretKey, Suite, SystemRandom, Transfer};

const CHUNK: usize = 4096;

struct File {
    header: Header,
    plain: Vec<u8>,
    sealed: Vec<u8>,
    suite: Suite,
}

static KEY: LazyLock<Secret> =
    LazyLock::new(|| Secret::Key(SecretKey::generate(&mut SystemRandom).expect("the system has randomness")));

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let lengths = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 100];
    let make = |suite, length| {
        let options =
            Options { suite, chunk_size: ChunkSize::new(CHUNK).expect("a power of two"), ..Options::default() };
        let plain: Vec<u8> = (0..length).map(|i| (i ^ (i >> 8)) as u8).collect();
        let (header, payload) =
            Header::create(&options, std::slice::from_ref(&KEY), &mut SystemRandom).expect("the options are valid");
        let mut sealed = Vec::new();
        payload.encrypt(&plain[..], &mut sealed, Transfer::default()).expect("encryption in memory works");
        File { header, plain, sealed, suite }
    };
    Suite::ALL.into_iter().flat_map(|suite| lengths.map(|length| make(suite, length))).collect()
});

/// A reader that returns a few bytes at a time, with interruptions.
struct Unsteady<'a>(&'a [u8], u8);

impl Read for Unsteady<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        self.1 = self.1.wrapping_mul(29).wrapping_add(7);
        if self.1 % 11 == 0 {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let most = out.len().min(1 + 37 * usize::from(self.1));
        self.0.read(&mut out[..most])
    }
}

fuzz_target!(|data: &[u8]| {
    let [choice, seed, edits @ ..] = data else { return };
    let file = &FILES[usize::from(*choice) % FILES.len()];
    let mut sealed = file.sealed.clone();
    let stride = CHUNK + file.suite.block_bytes();
    for [what, a, b, c] in edits.as_chunks().0 {
        let at = usize::from(u16::from_le_bytes([*a, *b]));
        let place = at % sealed.len().max(1);
        let chunk = at % (sealed.len() / stride).max(1);
        match what % 6 {
            0 => sealed.iter_mut().skip(place).take(1).for_each(|byte| *byte ^= c),
            1 => sealed.truncate(place),
            2 => sealed.extend(vec![*c; at % 5000]),
            // Edit whole chunks: remove, repeat, or exchange one with the first.
            3 if sealed.len() >= stride => drop(sealed.drain(chunk * stride..(chunk + 1) * stride)),
            4 if sealed.len() >= stride => sealed.extend_from_within(chunk * stride..(chunk + 1) * stride),
            5 if chunk > 0 => {
                let (first, rest) = sealed.split_at_mut(stride);
                first.swap_with_slice(&mut rest[(chunk - 1) * stride..chunk * stride]);
            }
            _ => {}
        }
    }

    let payload = file.header.unlock(std::slice::from_ref(&KEY)).expect("the header is authentic");
    let mut plain = Vec::new();
    let transfer = Transfer { threads: Some(NonZero::<usize>::MIN), ..Transfer::default() };
    let outcome = payload.decrypt(Unsteady(&sealed, *seed), &mut plain, transfer);
    assert!(file.plain.starts_with(&plain), "wrong plaintext was released");
    if sealed == file.sealed {
        assert_eq!(outcome.expect("the file is unchanged"), file.plain.len() as u64);
        assert_eq!(plain, file.plain);
    } else {
        assert!(outcome.is_err(), "an edited file was accepted");
        assert!(plain.len().is_multiple_of(CHUNK), "a part of a chunk was released");
    }
});
