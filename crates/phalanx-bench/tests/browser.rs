//! Tests the page for a record in a real browser: in light and dark mode, and in wide and narrow
//! windows.
//!
//! This needs Chromium (`chromium`, `chromium-browser` or `google-chrome`). If it isn't installed,
//! every test is reported as ignored.

mod common;

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{elements, sample};
use libtest_mimic::{Arguments, Failed, Trial};
use phalanx_bench::{charts, html};
use scraper::Html;

/// How long the browser may take.
const PATIENCE: Duration = Duration::from_secs(120);

fn main() {
    let browser = find();
    if browser.is_none() {
        eprintln!("NOT TESTED: pages in a browser, because PATH has no chromium, chromium-browser or google-chrome");
    }
    type Test = fn(&Browser) -> Result<(), Failed>;
    let tests: [(&str, Test); 5] = [
        ("all_that_was_written_is_in_the_document", document),
        ("light", |browser| page(browser, Scheme::Light)),
        ("dark", |browser| page(browser, Scheme::Dark)),
        ("a_narrow_window_is_not_too_narrow", narrow),
        ("charts_as_images_follow_light_and_dark", images),
    ];
    let trials = tests.map(|(name, test)| {
        let program = browser.clone();
        let run = move || test(&Browser::new(program.ok_or("no browser")?)?);
        let kind = if browser.is_none() { "needs chromium" } else { "" };
        Trial::test(name, run).with_kind(kind).with_ignored_flag(browser.is_none())
    });
    libtest_mimic::run(&Arguments::from_args(), trials.into()).exit();
}

/// Finds an installed browser.
fn find() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name))).find(|path| path.is_file())
}

#[derive(Clone, Copy, PartialEq)]
enum Scheme {
    Light,
    Dark,
}

/// A browser with its own folder, which contains the page and all charts.
struct Browser {
    program: PathBuf,
    folder: tempfile::TempDir,
}

impl Browser {
    fn new(program: PathBuf) -> Result<Self, Failed> {
        let folder = tempfile::tempdir()?;
        let record = sample();
        fs::write(folder.path().join("report.html"), html(&record))?;
        for (name, svg) in charts(&record) {
            fs::write(folder.path().join(name), svg)?;
        }
        Ok(Self { program, folder })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Opens a file with additional options and returns the browser's output.
    fn open(&self, name: &str, options: &[String]) -> Result<String, Failed> {
        let out = self.path("stdout");
        let mut child = Command::new(&self.program)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1"])
            .arg(format!("--user-data-dir={}", self.path("profile").display()))
            .args(options)
            .arg(self.path(name))
            .stdin(Stdio::null())
            .stdout(File::create(&out)?)
            .stderr(Stdio::null())
            .spawn()?;
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if start.elapsed() > PATIENCE {
                child.kill()?;
                child.wait()?;
                return Err("the browser did not exit in time".into());
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        if !status.success() {
            return Err(format!("the browser exited with {status}").into());
        }
        Ok(fs::read_to_string(out)?)
    }

    fn picture(&self, name: &str, scheme: Scheme, width: usize, height: usize) -> Result<Picture, Failed> {
        let shot = self.path("shot.png");
        let scheme = if scheme == Scheme::Dark { 0 } else { 1 };
        self.open(
            name,
            &[
                format!("--blink-settings=preferredColorScheme={scheme}"),
                format!("--window-size={width},{height}"),
                format!("--screenshot={}", shot.display()),
            ],
        )?;
        Picture::read(&shot)
    }
}

type Colour = [u8; 3];

/// A screenshot of the window.
struct Picture {
    width: usize,
    pixels: Vec<Colour>,
}

impl Picture {
    fn read(path: &Path) -> Result<Self, Failed> {
        let mut decoder = png::Decoder::new(BufReader::new(File::open(path)?));
        decoder.set_transformations(png::Transformations::normalize_to_color8());
        let mut reader = decoder.read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().ok_or("too large")?];
        let info = reader.next_frame(&mut bytes)?;
        let samples = info.color_type.samples();
        let pixels = bytes[..info.buffer_size()].chunks_exact(samples).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        Ok(Self { width: info.width as usize, pixels: pixels.collect() })
    }

    fn colours(&self) -> HashMap<Colour, usize> {
        self.pixels.iter().fold(HashMap::new(), |mut count, colour| {
            *count.entry(*colour).or_default() += 1;
            count
        })
    }
}

/// Returns a page's background colour and bar colours for a colour scheme.
fn expected(scheme: Scheme) -> (Colour, [Colour; 3]) {
    match scheme {
        Scheme::Light => ([0xff, 0xff, 0xff], [[0x1a, 0x5f, 0xb4], [0xc6, 0x46, 0x00], [0x6b, 0x6a, 0x70]]),
        Scheme::Dark => ([0x16, 0x18, 0x1d], [[0x78, 0xae, 0xed], [0xff, 0x9d, 0x57], [0xa5, 0xa4, 0xa8]]),
    }
}

/// Checks that most pixels are background, and that there are bars of all kinds with text next to
/// them.
fn has_bars(picture: &Picture, scheme: Scheme) -> Result<(), Failed> {
    let colours = picture.colours();
    let (ground, bars) = expected(scheme);
    let most = colours.iter().max_by_key(|(_, count)| **count).map(|(colour, _)| *colour);
    if most != Some(ground) {
        return Err(format!("most pixels are {most:?}, not {ground:?}").into());
    }
    for bar in bars {
        let count = colours.get(&bar).copied().unwrap_or(0);
        if count < 200 {
            return Err(format!("only {count} pixels of {bar:?}").into());
        }
    }
    if colours.len() < 30 {
        Err(format!("only {} colours: is the text missing?", colours.len()).into())
    } else {
        Ok(())
    }
}

/// Selects bars, but not the symbols in legends.
const BAR: &str = "g > title ~ rect.bar";

fn document(browser: &Browser) -> Result<(), Failed> {
    let page = Html::parse_document(&browser.open("report.html", &["--dump-dom".into()])?);
    let record = sample();
    let count = |selector: &str| elements(page.root_element(), selector).len();
    assert_eq!(count("main svg[role=img]"), charts(&record).len());
    assert_eq!(count("main svg > title"), charts(&record).len());
    let written = |svg: &str| elements(Html::parse_fragment(svg).root_element(), BAR).len();
    assert_eq!(count(BAR), charts(&record).iter().map(|(_, svg)| written(svg)).sum::<usize>());
    assert!(count(BAR) > 50);
    assert_eq!(count("#rows tbody tr"), record.results.len());
    assert_eq!(count("nav a"), count("main > section"));
    // Eight tables for papers, both as printed and entry by entry. There are also tables for peers,
    // modes, keys, programs, all results, and missing results.
    assert_eq!([count("#printed table"), count("#papers table")], [8, 8]);
    assert_eq!(count("table"), 22);
    Ok(())
}

fn page(browser: &Browser, scheme: Scheme) -> Result<(), Failed> {
    has_bars(&browser.picture("report.html", scheme, 1280, 2400)?, scheme)
}

/// Checks that the right margin stays empty, because only the contents of scrollable boxes may be
/// wider than the window.
fn narrow(browser: &Browser) -> Result<(), Failed> {
    const MARGIN: usize = 12;
    let picture = browser.picture("report.html", Scheme::Light, 400, 9000)?;
    assert_eq!(picture.width, 400);
    has_bars(&picture, Scheme::Light)?;
    let (ground, _) = expected(Scheme::Light);
    for (line, pixels) in picture.pixels.chunks(picture.width).enumerate() {
        if pixels[picture.width - MARGIN..].iter().any(|colour| *colour != ground) {
            return Err(format!("line {line} extends beyond the window").into());
        }
    }
    Ok(())
}

/// Checks charts that are embedded as images, as in a README.
fn images(browser: &Browser) -> Result<(), Failed> {
    fs::write(browser.path("readme.html"), "<body style='margin:0'><img src='overview.svg' alt=''>")?;
    for scheme in [Scheme::Light, Scheme::Dark] {
        has_bars(&browser.picture("readme.html", scheme, 780, 440)?, scheme)?;
    }
    Ok(())
}
