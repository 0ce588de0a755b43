//! Tests of the adapters for `Read`, `Write` and `Seek`, and of parts of files.

mod common;

use std::io::{self, Cursor, Read, Seek, SeekFrom, Write};
use std::num::NonZeroUsize;
use std::ops::Range;

use common::{Repeatable, key, open, plaintext, seal, small};
use phalanx_file::{
    ChunkSize, Draft, Error, Header, Layout, Options, Reader, SeekReader, Suite, SystemRandom, Transfer, Writer,
};
use proptest::prelude::*;

const HEADER: usize = 512;
const CHUNK: usize = 4096;
const STRIDE: usize = CHUNK + 32;

/// Returns the error of this library inside an I/O error.
fn inner(error: &io::Error) -> &Error {
    error.get_ref().and_then(|error| error.downcast_ref()).unwrap()
}

/// Reads to the end or the first error, `step` bytes at a time.
fn read_all(mut reader: impl Read, step: usize) -> (Vec<u8>, Option<io::Error>) {
    let (mut out, mut part) = (Vec::new(), vec![0; step]);
    loop {
        match reader.read(&mut part) {
            Ok(0) => return (out, None),
            Ok(n) => out.extend(&part[..n]),
            Err(error) => return (out, Some(error)),
        }
    }
}

#[test]
fn what_is_written_is_read() {
    for length in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5] {
        let plain = plaintext(length);
        for step in [1, 1000, CHUNK, 1 << 20] {
            let mut writer = Writer::new(Vec::new(), &[key("a")], &small(Suite::default())).unwrap();
            plain.chunks(step).for_each(|part| writer.write_all(part).unwrap());
            let sealed = writer.finish().unwrap();
            assert!(open(&sealed, &key("a")).unwrap() == plain, "{length}, {step}");
            assert_eq!(
                Header::read(&sealed[..]).unwrap().layout(length as u64).unwrap().file_len(),
                sealed.len() as u64
            );
            let (read, error) = read_all(Reader::new(&sealed[..], &[key("a")]).unwrap(), step);
            assert!(read == plain && error.is_none(), "{length}, {step}: {error:?}");
        }
    }
}

/// An input that continues after its end, as a terminal or a growing file does.
struct GoesOn<'a>(std::slice::Iter<'a, &'a [u8]>);

impl Read for GoesOn<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let Some(part) = self.0.next() else { return Ok(0) };
        out[..part.len()].copy_from_slice(part);
        Ok(part.len())
    }
}

#[test]
fn what_comes_after_the_end_is_not_read() {
    let sealed = seal("ends", &plaintext(100), &small(Suite::default()), &[key("a")]);
    let header = Header::read(&sealed[..]).unwrap();
    for parts in [&[&[][..], &sealed[HEADER..]][..], &[&sealed[HEADER..HEADER + 50], &[], &sealed[HEADER + 50..]]] {
        let payload = header.unlock(&[key("a")]).unwrap();
        let (read, error) = read_all(Reader::with_payload(GoesOn(parts.iter()), payload).unwrap(), 1000);
        assert!(read.is_empty() && error.is_some(), "{read:?} {error:?}");
    }
}

/// A reader that claims to have read more than requested.
struct Boasts;

impl Read for Boasts {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        Ok(out.len() + 1)
    }
}

#[test]
fn a_reader_that_lies_is_an_error() {
    assert!(matches!(Header::read(Boasts), Err(Error::Read { .. })));
    let sealed = seal("lies", &plaintext(100), &small(Suite::default()), &[key("a")]);
    let payload = Header::read(&sealed[..]).unwrap().unlock(&[key("a")]).unwrap();
    let (read, error) = read_all(Reader::with_payload(Boasts, payload).unwrap(), 1000);
    assert!(read.is_empty() && error.is_some());
}

#[test]
fn an_unfinished_writer_leaves_a_cut_file() {
    let mut sealed = Vec::new();
    let mut writer = Writer::new(&mut sealed, &[key("a")], &small(Suite::default())).unwrap();
    writer.write_all(&plaintext(3 * CHUNK)).unwrap();
    writer.flush().unwrap();
    drop(writer);
    assert_eq!(sealed.len(), HEADER + 2 * STRIDE);
    assert!(matches!(open(&sealed, &key("a")), Err(Error::Cut { .. })));
}

#[test]
fn a_reader_fails_and_stays_so() {
    let plain = plaintext(3 * CHUNK + 9);
    let sealed = seal("reader", &plain, &small(Suite::default()), &[key("a")]);
    for length in 0..sealed.len() {
        match Reader::new(&sealed[..length], &[key("a")]) {
            Err(error) => assert!(length < HEADER, "{length}: {error}"),
            Ok(mut reader) => {
                let (read, error) = read_all(&mut reader, 700);
                let error = error.unwrap();
                assert!(plain.starts_with(&read) && read.len().is_multiple_of(CHUNK), "{length}");
                assert!(matches!(inner(&error), Error::Cut { .. } | Error::LastChunk { .. }), "{length}: {error}");
                assert!(matches!(inner(&reader.read(&mut [0]).unwrap_err()), Error::Failed));
            }
        }
    }
    for (at, chunk) in [(HEADER, 0), (HEADER + STRIDE + 7, 1), (HEADER + 3 * STRIDE - 1, 2)] {
        let mut changed = sealed.clone();
        changed[at] ^= 1;
        let (read, error) = read_all(Reader::new(&changed[..], &[key("a")]).unwrap(), 5000);
        assert!(read == plain[..chunk * CHUNK]);
        assert!(matches!(inner(&error.unwrap()), Error::Chunk { chunk: at, .. } if *at == chunk as u64));
    }
    let longer = [&sealed[..], &[0; 5000]].concat();
    let (read, error) = read_all(Reader::new(&longer[..], &[key("a")]).unwrap(), 5000);
    assert!(error.is_some() && plain.starts_with(&read));
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
fn a_writer_fails_and_stays_so() {
    assert!(matches!(
        Writer::new(Full(100), &[key("a")], &small(Suite::default())),
        Err(Error::Write { offset: 0, .. })
    ));
    let mut writer = Writer::new(Full(HEADER + 5000), &[key("a")], &small(Suite::default())).unwrap();
    let error = writer.write_all(&plaintext(4 * CHUNK)).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    assert!(matches!(inner(&error), Error::Write { offset, .. } if *offset == (HEADER + STRIDE) as u64));
    assert!(matches!(inner(&writer.write(&[1]).unwrap_err()), Error::Failed));
    assert!(matches!(writer.finish(), Err(Error::Failed)));
}

/// Records the bytes that were read.
struct Watched {
    data: Cursor<Vec<u8>>,
    read: Vec<std::ops::Range<u64>>,
}

impl Read for Watched {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let start = self.data.position();
        let n = self.data.read(out)?;
        self.read.push(start..start + n as u64);
        Ok(n)
    }
}

impl Seek for Watched {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.data.seek(to)
    }
}

#[test]
fn random_access_touches_only_its_chunks() {
    let plain = plaintext(100 * CHUNK + 9);
    let sealed = seal("seek", &plain, &small(Suite::default()), &[key("a")]);
    let mut watched = Watched { data: Cursor::new(sealed), read: Vec::new() };
    let mut reader = SeekReader::new(&mut watched, &[key("a")]).unwrap();
    let mut part = vec![0; 2 * CHUNK];
    assert_eq!(reader.read_at(50 * CHUNK as u64 + 10, &mut part).unwrap(), 2 * CHUNK);
    assert!(part == plain[50 * CHUNK + 10..52 * CHUNK + 10]);
    drop(reader);
    let chunks = (HEADER + 50 * STRIDE) as u64..(HEADER + 53 * STRIDE) as u64;
    assert!(
        watched
            .read
            .iter()
            .all(|range| range.end <= HEADER as u64 || chunks.start <= range.start && range.end <= chunks.end)
    );
}

#[test]
fn random_access_trusts_no_length() {
    let plain = plaintext(5 * CHUNK);
    let sealed = seal("length", &plain, &small(Suite::default()), &[key("a")]);
    let reader = |length: usize| SeekReader::new(Cursor::new(sealed[..length].to_vec()), &[key("a")]);
    assert_eq!(reader(sealed.len()).unwrap().len().unwrap(), 5 * CHUNK as u64);
    // If the file is truncated between chunks, the data can be read, but not as a complete file.
    let mut cut = reader(HEADER + 3 * STRIDE).unwrap();
    let mut part = vec![0; CHUNK];
    assert_eq!(cut.read_at(CHUNK as u64, &mut part).unwrap(), CHUNK);
    assert!(part == plain[CHUNK..2 * CHUNK]);
    assert!(matches!(cut.read_at(2 * CHUNK as u64, &mut part), Err(Error::Cut { .. })));
    assert!(matches!(cut.read_at(3 * CHUNK as u64, &mut part), Err(Error::Cut { .. })));
    assert!(matches!(cut.len(), Err(Error::Cut { .. })));
    assert!(cut.seek(SeekFrom::End(0)).is_err());
    assert!(matches!(reader(HEADER + 3 * STRIDE + 5), Err(Error::Length { .. })));
    // The file shrinks after it was opened.
    let mut data = Cursor::new(sealed.clone());
    let mut shrunk = SeekReader::new(&mut data, &[key("a")]).unwrap();
    assert!(shrunk.read_at(0, &mut part).is_ok());
    drop(shrunk);
}

/// With 64-bit blocks, the key changes at 64 MiB for all readers and writers.
#[test]
fn ranges_across_sections() {
    const EDGE: usize = 64 << 20;
    let options = Options { chunk_size: ChunkSize::LARGE, ..small(Suite::MAGMA_MGM) };
    let plain = plaintext(EDGE + (2 << 20) + 9);
    let sealed = seal("sections", &plain, &options, &[key("a")]);
    assert!(open(&sealed, &key("a")).unwrap() == plain);

    let mut reader = SeekReader::new(Cursor::new(&sealed), &[key("a")]).unwrap();
    for (from, count) in [(EDGE - 3000, 7000), (EDGE, 1), (EDGE - 1, 1), (EDGE + (2 << 20), 9), (EDGE - 9, 9), (0, 5)] {
        let mut out = vec![0; count];
        assert_eq!(reader.read_at(from as u64, &mut out).unwrap(), count);
        assert!(out == plain[from..from + count], "{from}, {count}");
    }
    assert_eq!(reader.len().unwrap(), plain.len() as u64);

    let header = Header::read(&sealed[..]).unwrap();
    let layout = header.layout_of_file(sealed.len() as u64).unwrap();
    let payload = header.unlock(&[key("a")]).unwrap();
    let draft = Draft::create(&options, &[key("a")], plain.len() as u64, &mut Repeatable::new("sections")).unwrap();
    for chunks in [63..64, 64..65, 62..67] {
        let (file, range) = (layout.file_range(chunks.clone()), layout.plain_range(chunks.clone()));
        let (file, range) = (file.start as usize..file.end as usize, range.start as usize..range.end as usize);
        let (mut made, mut opened) = (Vec::new(), Vec::new());
        let input = &plain[range.clone()];
        let sealer = draft.sealer(&[key("a")], chunks.clone()).unwrap();
        sealer.encrypt(input, &mut made, Transfer::default()).unwrap();
        assert!(made == sealed[file.clone()], "{chunks:?}");
        payload.decrypt_chunks(&layout, chunks.clone(), &sealed[file], &mut opened, Transfer::default()).unwrap();
        assert!(opened == plain[range], "{chunks:?}");
    }
}

#[test]
fn parts_make_the_same_file() {
    for length in [0, 1, CHUNK, 5 * CHUNK, 5 * CHUNK + 1, 700 * CHUNK + 17] {
        let plain = plaintext(length);
        let whole = seal("parts", &plain, &small(Suite::default()), &[key("a")]);
        let mut random = Repeatable::new("parts");
        let draft = Draft::create(&small(Suite::default()), &[key("a")], length as u64, &mut random).unwrap();
        let draft = Draft::from_bytes(&draft.to_bytes()).unwrap();
        let (header, layout) = (draft.header(), *draft.layout());
        let payload = header.unlock(&[key("a")]).unwrap();
        for step in [1, 3, 300, 1000] {
            if layout.chunks() / step > 300 {
                continue;
            }
            let (mut made, mut opened) = (header.as_bytes().to_vec(), Vec::new());
            for first in (0..layout.chunks()).step_by(step as usize) {
                let chunks = first..(first + step).min(layout.chunks());
                let from = layout.plain_range(chunks.clone());
                let input = &plain[from.start as usize..];
                let sealer = draft.sealer(&[key("a")], chunks.clone()).unwrap();
                let done = sealer.encrypt(input, &mut made, Transfer::default()).unwrap();
                assert_eq!(done, from.end - from.start);
                let at = layout.file_range(chunks.clone());
                assert_eq!(at.end, made.len() as u64);
                let input = &whole[at.start as usize..];
                payload.decrypt_chunks(&layout, chunks.clone(), input, &mut opened, Transfer::default()).unwrap();
                let mut again = vec![1; (from.end - from.start) as usize];
                let part = &whole[at.start as usize..at.end as usize];
                for threads in [None, NonZeroUsize::new(1), NonZeroUsize::new(5)] {
                    again.fill(1);
                    payload.decrypt_slice(&layout, chunks.clone(), part, &mut again, threads).unwrap();
                    assert!(again == plain[from.start as usize..from.end as usize], "{length}, {chunks:?}");
                }
            }
            assert!(made == whole && opened == plain, "{length}, {step}");
        }
    }
}

#[test]
fn parts_that_do_not_fit() {
    let plain = plaintext(5 * CHUNK + 9);
    let create = |length| Draft::create(&small(Suite::default()), &[key("a")], length, &mut SystemRandom);
    let draft = create(plain.len() as u64).unwrap();
    let (header, layout) = (draft.header(), *draft.layout());
    let payload = header.unlock(&[key("a")]).unwrap();
    let seal = |chunks, input: &[u8]| {
        let mut out = Vec::new();
        draft.sealer(&[key("a")], chunks)?.encrypt(input, &mut out, Transfer::default()).map(|_| out)
    };
    assert!(matches!(seal(0..7, &plain), Err(Error::Layout)));
    #[allow(clippy::reversed_empty_ranges)] // the reversed range is the test
    let backwards = 3..2;
    assert!(matches!(seal(backwards, &plain), Err(Error::Layout)));
    assert!(seal(3..3, &[]).unwrap().is_empty());
    assert!(matches!(seal(0..2, &plain[..CHUNK + 1]), Err(Error::Short { have: 4097, expected: 8192 })));
    assert!(matches!(seal(0..2, &plain[..CHUNK]), Err(Error::Short { have: 4096, expected: 8192 })));
    assert!(matches!(seal(5..6, &[]), Err(Error::Short { have: 0, expected: 9 })));
    assert!(matches!(draft.sealer(&[key("b")], 0..1), Err(Error::WrongKey)));
    assert!(matches!(create(u64::MAX), Err(Error::TooLong { .. })));
    // Files and drafts cannot be mistaken for each other, so existing files are never overwritten
    // by accident.
    let (bytes, file) = (draft.to_bytes(), common::seal("file", &plain, &small(Suite::default()), &[key("a")]));
    assert!(matches!(Draft::from_bytes(&file), Err(Error::NotDraft)));
    assert!(matches!(Draft::from_bytes(&bytes[..12]), Err(Error::NotDraft)));
    assert!(matches!(Header::read(&bytes[..]), Err(Error::NotEncrypted)));

    let sealed = seal(0..6, &plain).unwrap();
    let open = |layout: &Layout, chunks, input: &[u8]| {
        let mut out = Vec::new();
        payload.decrypt_chunks(layout, chunks, input, &mut out, Transfer::default()).map(|_| out)
    };
    let options = Options { chunk_size: ChunkSize::SMALL, ..small(Suite::default()) };
    let other = Draft::create(&options, &[key("a")], 100, &mut SystemRandom).unwrap();
    assert!(matches!(open(other.layout(), 0..1, &sealed), Err(Error::Layout)));
    assert!(open(&layout, 2..4, &sealed[2 * STRIDE..]).unwrap() == plain[2 * CHUNK..4 * CHUNK]);
    assert!(matches!(open(&layout, 2..4, &sealed[3 * STRIDE..]), Err(Error::Chunk { chunk: 2, .. })));
    assert!(matches!(open(&layout, 4..6, &sealed[4 * STRIDE..5 * STRIDE]), Err(Error::Cut { .. })));
    assert!(matches!(open(&layout, 4..6, &sealed[4 * STRIDE..sealed.len() - 1]), Err(Error::Cut { .. })));
    // If the length is wrong, a chunk that was not encrypted as the last one is decrypted as if it
    // were, which fails.
    let shorter = header.layout(4 * CHUNK as u64).unwrap();
    assert!(open(&shorter, 0..3, &sealed).is_ok());
    assert!(matches!(open(&shorter, 3..4, &sealed[3 * STRIDE..]), Err(Error::Cut { .. })));
}

/// When decrypting from memory to memory, errors do not depend on the number of threads, and no
/// plaintext is left behind.
#[test]
fn slices_that_are_refused() {
    let plain = plaintext(600 * CHUNK + 9);
    let file = seal("slices", &plain, &small(Suite::default()), &[key("a")]);
    let header = Header::read(&file[..]).unwrap();
    let layout = header.layout_of_file(file.len() as u64).unwrap();
    let payload = header.unlock(&[key("a")]).unwrap();
    let open = |layout: &Layout, chunks: Range<u64>, sealed: &[u8]| {
        let range = layout.plain_range(chunks.clone());
        let mut out = vec![1; (range.end - range.start) as usize];
        let outcome = payload.decrypt_slice(layout, chunks, sealed, &mut out, NonZeroUsize::new(4));
        assert!(outcome.is_ok() || out.iter().all(|byte| *byte == 0) || out.iter().all(|byte| *byte == 1));
        outcome
    };
    let start = layout.file_range(0..1).start as usize;
    let sealed = &file[start..];
    assert!(open(&layout, 0..601, sealed).is_ok());
    for wrong in [&sealed[1..], &sealed[..sealed.len() - 1], &[]] {
        assert!(matches!(open(&layout, 0..601, wrong), Err(Error::Layout)));
    }
    assert!(matches!(open(&layout, 0..602, sealed), Err(Error::Layout)));
    assert!(open(&layout, 7..7, &[]).is_ok());
    for (at, number) in [(0, 0), (299 * STRIDE + 7, 299), (300 * STRIDE, 300), (600 * STRIDE - 1, 599)] {
        let mut bad = sealed.to_vec();
        bad[at] ^= 1;
        // The first of several errors is reported.
        bad[599 * STRIDE + 3] ^= 1;
        assert!(matches!(open(&layout, 0..601, &bad), Err(Error::Chunk { chunk, .. }) if chunk == number), "{at}");
    }
    let mut bad = sealed.to_vec();
    bad[600 * STRIDE] ^= 1;
    assert!(matches!(open(&layout, 0..601, &bad), Err(Error::LastChunk { chunk: 600, .. })));
    let shorter = header.layout(400 * CHUNK as u64).unwrap();
    assert!(matches!(open(&shorter, 0..400, &sealed[..400 * STRIDE]), Err(Error::Cut { .. })));
    let longer = header.layout(602 * CHUNK as u64).unwrap();
    let mut more = sealed.to_vec();
    more.resize(602 * STRIDE, 0);
    assert!(matches!(open(&longer, 0..602, &more), Err(Error::Chunk { chunk: 600, .. })));
}

proptest! {
    #[test]
    fn any_range(length in 0usize..30_000, from in 0usize..31_000, count in 0usize..10_000) {
        let plain = plaintext(length);
        let sealed = seal("range", &plain, &small(Suite::KALYNA_128_256_GCM), &[key("a")]);
        let mut reader = SeekReader::new(Cursor::new(&sealed), &[key("a")]).unwrap();
        let mut out = vec![0; count];
        let have = reader.read_at(from as u64, &mut out).unwrap();
        let expected = &plain[from.min(length)..(from + count).min(length)];
        prop_assert!(out[..have] == *expected);
        let mut back = Vec::new();
        reader.seek(SeekFrom::End(-(length.min(77) as i64))).unwrap();
        reader.read_to_end(&mut back).unwrap();
        prop_assert!(back == plain[length - length.min(77)..]);
    }
}
