//! Builds the book with mdbook from the documents in the repository, using the chapters listed in
//! `docs/SUMMARY.md`.

use std::collections::{BTreeSet, HashMap};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use pulldown_cmark::{Event, Tag};
use scraper::{Html, Selector};

use crate::blocks::parser;
use crate::check::plain;

/// Differences from mdbook's default configuration.
const CONFIGURATION: &str = r#"[book]
title = "Phalanx"
language = "en"
src = "src"

[build]
# Pages keep the names of their files, README too, so that links need no change.
use-default-preprocessors = false

[output.html]
default-theme = "light"
preferred-dark-theme = "navy"
no-section-label = true

[output.html.fold]
enable = true
level = 1

[output.html.search]
limit-results = 20

[output.html.playground]
runnable = false
"#;

/// Builds the book in a folder and checks all its links.
pub fn run(root: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    if folder.exists() {
        if !folder.join("book.toml").exists() && folder.read_dir()?.next().is_some() {
            return Err(format!("{}: not a book, and not empty", folder.display()).into());
        }
        fs::remove_dir_all(folder)?;
    }
    let source = folder.join("src");
    fs::create_dir_all(&source)?;
    fs::write(folder.join("book.toml"), CONFIGURATION)?;
    let chapters = summary(root, &source)?;
    copy(root, &source, &chapters)?;
    let made = Command::new("mdbook").arg("build").arg(folder).output().map_err(|error| format!("mdbook: {error}"))?;
    let said = format!("{}{}", String::from_utf8_lossy(&made.stdout), String::from_utf8_lossy(&made.stderr));
    if !made.status.success() || said.contains("WARN") || said.contains("ERROR") {
        return Err(format!("mdbook: {said}").into());
    }
    let pages = links(&folder.join("book"))?;
    println!("{pages} pages, no dead links: {}", folder.join("book/index.html").display());
    Ok(())
}

/// Writes the table of contents with paths from the root, and returns its pages.
fn summary(root: &Path, source: &Path) -> Result<BTreeSet<PathBuf>, Box<dyn Error>> {
    let text = fs::read_to_string(root.join("docs/SUMMARY.md"))?;
    let (mut written, mut chapters, mut done) = (String::new(), BTreeSet::new(), 0);
    for (event, range) in parser(&text).into_offset_iter() {
        let Event::Start(Tag::Link { dest_url, .. }) = event else { continue };
        let page = plain(&Path::new("docs").join(&*dest_url));
        if !root.join(&page).is_file() {
            return Err(format!("docs/SUMMARY.md: page not found: {dest_url}").into());
        }
        let link = text[range.clone()].replace(&format!("({dest_url})"), &format!("({})", page.display()));
        let _ = write!(written, "{}{link}", &text[done..range.start]);
        done = range.end;
        chapters.insert(page);
    }
    fs::write(source.join("SUMMARY.md"), written + &text[done..])?;
    Ok(chapters)
}

/// Copies the pages and everything they link to below the source of the book, with the same paths.
fn copy(root: &Path, source: &Path, chapters: &BTreeSet<PathBuf>) -> Result<(), Box<dyn Error>> {
    let mut linked = BTreeSet::new();
    for page in chapters {
        let text = fs::read_to_string(root.join(page))?;
        for event in parser(&text) {
            let (Event::Start(Tag::Link { dest_url, .. }) | Event::Start(Tag::Image { dest_url, .. })) = event else {
                continue;
            };
            let file = dest_url.split('#').next().unwrap_or_default();
            if !file.is_empty() && !file.contains("://") {
                linked.insert(plain(&page.parent().unwrap_or(Path::new("")).join(file)));
            }
        }
    }
    for path in chapters.iter().chain(&linked) {
        let (from, to) = (root.join(path), source.join(path));
        if from.is_dir() {
            fs::create_dir_all(&to)?;
            fs::write(to.join("index.html"), listing(&from, &to)?)?;
        } else if path.extension().is_some_and(|extension| extension == "md") && !chapters.contains(path) {
            return Err(format!("{}: linked from a page, but missing in docs/SUMMARY.md", path.display()).into());
        } else {
            fs::create_dir_all(to.parent().unwrap_or(source))?;
            fs::copy(from, to)?;
        }
    }
    Ok(())
}

/// Copies the files in a folder, and writes a page that lists them.
fn listing(from: &Path, to: &Path) -> Result<String, Box<dyn Error>> {
    let mut names: Vec<_> = fs::read_dir(from)?.collect::<Result<Vec<_>, _>>()?;
    names.sort_by_key(|entry| entry.file_name());
    let title = from.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>{title}</title><h1>{title}</h1><ul>\n"
    );
    for entry in names.iter().filter(|entry| entry.path().is_file()) {
        fs::copy(entry.path(), to.join(entry.file_name()))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let _ = writeln!(page, "<li><a href=\"{name}\">{name}</a></li>");
    }
    Ok(page + "</ul></html>\n")
}

/// Checks all links of the pages below a folder, and returns the number of pages.
fn links(folder: &Path) -> Result<usize, Box<dyn Error>> {
    let selector = |text: &str| Selector::parse(text).map_err(|error| error.to_string());
    let (links, named) = (selector("[href], [src]")?, selector("[id], [name]")?);
    let mut pages = HashMap::new();
    for path in files(folder)?.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "html"))
    {
        let page = Html::parse_document(&fs::read_to_string(&path)?);
        let names: BTreeSet<String> = page
            .select(&named)
            .flat_map(|element| [element.attr("id"), element.attr("name")])
            .flatten()
            .map(str::to_owned)
            .collect();
        let targets: BTreeSet<String> = page
            .select(&links)
            .filter_map(|element| element.attr("href").or_else(|| element.attr("src")))
            .map(str::to_owned)
            .collect();
        pages.insert(path, (names, targets));
    }
    let mut dead = BTreeSet::new();
    for (path, (_, targets)) in &pages {
        // Links on the 404 page are relative to the root of the site.
        let of_page = targets.iter().filter(|_| !path.ends_with("404.html"));
        for target in of_page
            .filter(|target| !target.contains("://") && !target.starts_with("data:") && !target.starts_with("mailto:"))
        {
            let (file, name) = target.split_once('#').map_or((&**target, None), |(file, name)| (file, Some(name)));
            let file = file.split('?').next().unwrap_or_default();
            let mut to =
                if file.is_empty() { path.clone() } else { plain(&path.parent().unwrap_or(folder).join(file)) };
            if to.is_dir() {
                to.push("index.html");
            }
            let named = |name: &str| pages.get(&to).is_none_or(|(names, _)| name.is_empty() || names.contains(name));
            if !to.is_file() || !name.is_none_or(named) {
                dead.insert(format!("{}: {target}", path.strip_prefix(folder)?.display()));
            }
        }
    }
    if dead.is_empty() {
        return Ok(pages.len());
    }
    Err(format!("dead links in the book:\n{}", dead.into_iter().collect::<Vec<_>>().join("\n")).into())
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_links_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, body: &str| {
            fs::write(folder.path().join(name), format!("<html><body>{body}</body></html>")).unwrap()
        };
        write(
            "a.html",
            "<h1 id='x'>x</h1><a href='b.html'>b</a> <a href='#x'>x</a> <a href='https://example.org'>e</a>",
        );
        write("b.html", "<a href='a.html#x'>x</a>");
        assert_eq!(links(folder.path()).unwrap(), 2);
        write("c.html", "<a href='a.html#y'>y</a> <img src='no.svg'>");
        let said = links(folder.path()).unwrap_err().to_string();
        assert!(said.contains("c.html: a.html#y") && said.contains("c.html: no.svg"), "{said}");
    }
}
