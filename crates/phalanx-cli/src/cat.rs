//! `phalanx cat`: decrypts to standard output, completely or in part.

use std::io::{self, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use phalanx_file::{Error, SeekReader};

use crate::failure::Failure;
use crate::identity::SecretFiles;
use crate::input::Input;
use crate::member;
use crate::output::{Rules, Target};
use crate::progress::{self, All};
use crate::secrets::SecretArgs;
use crate::transfer::{Opener, WorkArgs, inputs, note_changed, payload_len};

const EXAMPLES: &str = "\
Examples:
  phalanx cat -k my.key report.txt.phx                      print the plaintext
  phalanx cat -k my.key part1.phx part2.phx | less          both, concatenated
  phalanx cat -k my.key --range 4096..4608 disk.phx         512 bytes
  phalanx cat -k my.key --range 4096.. disk.phx             from byte 4096 on
  phalanx cat -k my.key --member 2024/beach.jpg photos.phx  a file in a folder
  phalanx cat -k my.key --members photos.phx                list a folder

The plaintext of a folder is its tar archive. --range counts bytes in the archive, or in the file if --member is given.

\
For a range or a member, only the chunks it covers are read and verified, however large the file is. Only a range that reaches the end proves that the \
file was not truncated after it.";

/// Decrypt to standard output, completely or in part
#[derive(clap::Args)]
#[command(after_help = crate::usage::help(EXAMPLES))]
pub(crate) struct Args {
    /// Encrypted files; standard input if none or `-`
    #[arg(value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// Bytes A to B - 1 of the plaintext; A defaults to the beginning, B to the end
    #[arg(long, value_name = "A..B")]
    range: Option<Bounds>,

    /// One file from an encrypted folder, given by its path in the folder
    #[arg(long, value_name = "PATH")]
    member: Option<PathBuf>,

    /// List the files in an encrypted folder, one path per line, skipping damaged parts
    #[arg(long, conflicts_with_all = ["member", "range"])]
    members: bool,

    /// Has no effect, because `phalanx cat` always writes the plaintext as is; accepted for
    /// consistency with `phalanx decrypt`
    #[arg(long, conflicts_with_all = ["member", "members"])]
    as_file: bool,

    #[command(flatten)]
    secrets: SecretArgs,

    #[command(flatten)]
    work: WorkArgs,
}

/// A range of bytes from the command line.
#[derive(Clone, Copy)]
struct Bounds {
    start: u64,
    end: Option<u64>,
}

impl FromStr for Bounds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse().map_err(|_| format!("{text:?} is not a number of bytes"));
        let (start, end) = text.split_once("..").ok_or("a range is A..B, A.. or ..B")?;
        let start = if start.is_empty() { 0 } else { number(start)? };
        let end = if end.is_empty() { None } else { Some(number(end)?) };
        if end.is_some_and(|end| end < start) {
            return Err("the end is before the beginning".to_owned());
        }
        Ok(Self { start, end })
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let opener = Opener::new(&args.secrets, &args.work);
    // Stop at the first failure. Otherwise, the next file's output would look like a continuation.
    let inputs = inputs(&args.inputs)?;
    let mut all = All::new(&inputs, progress::length);
    inputs.into_iter().try_for_each(|path| cat(args, path, &opener, &mut all))
}

fn cat(args: &Args, path: Option<&Path>, opener: &Opener<'_>, all: &mut All) -> Result<(), Failure> {
    let mut input = Input::open(path)?;
    args.secrets.check(&input)?;
    let name = input.name().to_owned();
    let what = if args.member.is_some() || args.members { "member" } else { "range" };
    let no_file =
        || Failure::Usage(format!("{name}: is not a regular file, but --{what} needs to seek: specify a file"));
    let part = args.range.is_some() || args.member.is_some() || args.members;
    if part && input.length().is_none() {
        return Err(no_file());
    }
    let secrets = SecretFiles::new(args.secrets.files());
    let rules = Rules { secrets: &secrets, force: false, preserve: false, text: true };
    let target = Target::check(Path::new("-"), &input, rules)?;
    let (header, payload) = opener.open(&mut input, path)?;

    let mut output = target.open()?;
    let hidden = output.is_terminal();
    let length = payload_len(&input, &header);
    let failed = |error, input: &Input, done| match error {
        Error::Write { source, .. } => Failure::io("standard output", "cannot write")(source),
        error => {
            let failure = note_changed(Failure::file(&name)(error), input);
            if done > 0 { failure.with_note("the output so far is authentic but incomplete") } else { failure }
        }
    };
    if !part {
        let (outcome, done) = args
            .work
            .transfer(Some(all), length, hidden, |transfer| payload.decrypt(&mut input, &mut output, transfer));
        return outcome.map(drop).map_err(|error| failed(error, &input, done));
    }

    let file_length = input.length().unwrap_or(0);
    let layout = header.layout_of_file(file_length).map_err(Failure::file(&name))?;
    if args.members {
        let file = input.as_file().ok_or_else(no_file)?;
        let mut reader = SeekReader::with_payload(file, payload, layout).map_err(Failure::file(&name))?;
        let listed = member::list(&mut reader, &name, header.content(), |line| {
            output.write_all(line.as_bytes()).map_err(Failure::io("standard output", "cannot write"))
        });
        return listed.map_err(|failure| note_changed(failure, &input));
    }
    let mut payload = payload;
    let mut whole = 0..layout.plain_len();
    if let Some(member) = &args.member {
        let file = input.as_file().ok_or_else(no_file)?;
        let mut reader = SeekReader::with_payload(file, payload, layout).map_err(Failure::file(&name))?;
        let found = member::find(&mut reader, member, whole.end, &name, header.content());
        payload = reader.into_inner().1;
        whole = found.map_err(|failure| note_changed(failure, &input))?;
    }
    let bounds = args.range.unwrap_or(Bounds { start: 0, end: None });
    let length = whole.end - whole.start;
    let end = bounds.end.unwrap_or(length.max(bounds.start));
    if end > length {
        let start = bounds.start;
        let ends = |length| {
            let what = if args.member.is_some() { "member" } else { "plaintext" };
            Failure::Usage(if start > length {
                format!(
                    "{name}: the range starts at byte {start}, but the {what} is {length} bytes long: the largest start is {length}, where it ends"
                )
            } else {
                format!(
                    "{name}: the range ends at byte {end}, but the {what} is {length} bytes long: use {start}.. to read to its end"
                )
            })
        };
        if args.member.is_some() {
            return Err(ends(length));
        }
        // Until the last chunk is verified, the length of the file is only a claim.
        let file = input.as_file().ok_or_else(no_file)?;
        let plain = SeekReader::with_payload(file, payload, layout).and_then(|mut reader| reader.len());
        return Err(ends(plain.map_err(|error| failed(error, &input, 0))?));
    }
    let range = whole.start + bounds.start..whole.start + end;
    let chunks = layout.chunks_of(range.clone());
    let start = layout.file_range(chunks.clone()).start;
    let skip = range.start - layout.plain_range(chunks.clone()).start.min(range.start);
    let file = input.as_file().ok_or_else(no_file)?;
    file.seek(SeekFrom::Start(start)).map_err(Failure::io(&name, "cannot seek"))?;
    let mut writer = Window { out: &mut output, skip, left: range.end - range.start, written: 0 };
    let (outcome, _) = args.work.transfer(Some(all), None, hidden, |transfer| {
        payload.decrypt_chunks(&layout, chunks, &mut input, &mut writer, transfer)
    });
    let written = writer.written;
    outcome.map(drop).map_err(|error| failed(error, &input, written))
}

/// Passes on only a window of the bytes written to it.
struct Window<W> {
    out: W,
    skip: u64,
    left: u64,
    written: u64,
}

impl<W: Write> Write for Window<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let within: Range<u64> =
            self.skip.min(bytes.len() as u64)..(self.skip.saturating_add(self.left)).min(bytes.len() as u64);
        let part = &bytes[within.start as usize..within.end as usize];
        self.out.write_all(part)?;
        self.skip -= within.start;
        self.left -= part.len() as u64;
        self.written += part.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read() {
        let bounds = |text: &str| text.parse::<Bounds>().map(|bounds| (bounds.start, bounds.end)).ok();
        assert_eq!(bounds("5..9"), Some((5, Some(9))));
        assert_eq!(bounds("5.."), Some((5, None)));
        assert_eq!(bounds("..9"), Some((0, Some(9))));
        assert_eq!(bounds(".."), Some((0, None)));
        assert_eq!(bounds("7..7"), Some((7, Some(7))));
        for bad in ["", "5", "9..5", "a..b", "-1..5", "1..=5", "1...5", "18446744073709551616.."] {
            assert_eq!(bounds(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_window_is_passed_on() {
        let all: Vec<u8> = (0..100).collect();
        for (skip, left) in [(0, 100), (0, 0), (3, 90), (10, 1), (99, 1), (50, 50)] {
            for step in [1, 7, 100] {
                let mut window = Window { out: Vec::new(), skip, left, written: 0 };
                all.chunks(step).for_each(|part| window.write_all(part).unwrap());
                assert_eq!(window.out, all[skip as usize..(skip + left) as usize]);
                assert_eq!(window.written, left);
            }
        }
    }
}
