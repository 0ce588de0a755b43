//! Tests that the pages, charts and documentation for a record show every result and nothing else.

mod common;

use std::collections::BTreeSet;

use common::{elements, full, sample};
use phalanx_bench::{Method, Ratio, Record, RecordError, Row, Standing, charts, html, reasons, standing};
use roxmltree::{Document, Node};
use scraper::{ElementRef, Html};

/// Text that must be escaped everywhere.
const HOSTILE: &str = r#"<b onclick="x()">&amp;'</b>]]><script>alert(1)</script>"#;

#[test]
fn records_are_read_as_they_were_written() {
    for record in [sample(), full()] {
        assert_eq!(Record::parse(&record.to_json().unwrap()).unwrap(), record);
        assert_eq!(Record::parse(&record.to_csv().unwrap()).unwrap(), record);
        let mut hostile = record;
        hostile.results[0].cipher = "# with, comma and \"quotes\"\nand a line".into();
        hostile.machine.cpu = "a = b\n# c = d".into();
        assert_eq!(Record::parse(&hostile.to_csv().unwrap()).unwrap(), hostile);
    }
    let csv = sample().to_csv().unwrap();
    let wrong = |from: &str, to: &str| Record::parse(&csv.replacen(from, to, 1));
    assert!(matches!(wrong("# machine.cpu =", "# machine.cpu"), Err(RecordError::Head(_))));
    assert!(matches!(wrong("\nresults,", "\nresult,"), Err(RecordError::Line(_))));
    assert!(matches!(wrong("phalanx-bench-1", "phalanx-bench-9"), Err(RecordError::Schema(_))));
    let other = Record::parse(r#"{"schema":"phalanx-targets-2","rows":[]}"#);
    assert!(matches!(&other, Err(RecordError::Schema(found)) if found == "phalanx-targets-2"));
    assert_eq!(other.unwrap_err().to_string(), "unknown schema `phalanx-targets-2` (expected `phalanx-bench-1`)");
    let lacking = Record::parse(r#"{"schema":"phalanx-bench-1"}"#).unwrap_err().to_string();
    assert!(lacking.contains("missing field `machine`"), "{lacking}");
    for text in ["", "{", "[]", "{}"] {
        assert!(matches!(Record::parse(text), Err(RecordError::Json(_))), "{text}");
    }
}

/// Returns the text of all child elements with this name.
fn texts<'a>(node: Node<'a, '_>, name: &'a str) -> impl Iterator<Item = &'a str> {
    node.children()
        .filter(move |child| child.has_tag_name(("http://www.w3.org/2000/svg", name)))
        .filter_map(|n| n.text())
}

fn attribute(node: Node, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

/// Returns the elements of a class that have a title ending in a number, and that number. These are
/// bars and points, but not those in the legend.
fn marks<'a>(svg: &'a Document, class: &str) -> Vec<(Node<'a, 'a>, f64)> {
    let marks = svg.descendants().filter(|node| node.attribute("class") == Some(class));
    let value = |node: Node| {
        let title = texts(node, "title").next().or_else(|| texts(node.parent()?, "title").next());
        title.and_then(|title| title.rsplit(": ").next()?.parse().ok())
    };
    marks.filter_map(|node| Some((node, value(node)?))).collect()
}

#[test]
fn charts_are_well_formed_and_say_what_they_show() {
    for record in [sample(), full()] {
        let charts = charts(&record);
        let names: BTreeSet<_> = charts.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), charts.len());
        for (name, svg) in &charts {
            assert!(
                name.ends_with(".svg") && name.chars().all(|c| c.is_ascii_alphanumeric() || "-.".contains(c)),
                "{name}"
            );
            let svg = Document::parse(svg).unwrap_or_else(|error| panic!("{name}: {error}"));
            let root = svg.root_element();
            assert_eq!(root.attribute("role"), Some("img"));
            assert!(
                !texts(root, "title").next().unwrap().is_empty() && !texts(root, "desc").next().unwrap().is_empty()
            );
            assert!(texts(root, "style").next().unwrap().contains("prefers-color-scheme: dark"));
            assert!(svg.descendants().all(|node| !node.has_attribute("href") && !node.has_attribute("onload")));
            for node in svg.descendants().filter(|node| node.is_element()) {
                for name in ["x", "y", "width", "height", "cx", "cy"].iter().filter(|name| node.has_attribute(**name)) {
                    let percent = node.attribute(*name) == Some("100%");
                    assert!(percent || attribute(node, name).is_finite());
                }
            }
        }
    }
    let names: Vec<String> = charts(&sample()).into_iter().map(|(name, _)| name).collect();
    for name in ["overview", "cipher-gost28147", "sizes-kalyna-128-128-ecb-encrypt", "threads-kuznyechik"] {
        assert!(names.contains(&format!("{name}.svg")), "{names:?}");
    }
}

/// The fastest library is shown even if its clocks disagree, and its bar says so. Of Phalanx's own
/// results, those whose clocks agree are preferred.
#[test]
fn the_overview_has_the_fastest_library() {
    let mut record = sample();
    let is_bulk = |row: &&mut Row| {
        (row.cipher.as_str(), row.mode.as_str(), row.op.as_str(), row.bytes)
            == ("kalyna-128/128", "ecb", "encrypt", 16384)
    };
    let quick = |row: &mut Row| {
        row.core_cpb = Some(0.0123);
        row.clocks_disagree = true;
    };
    let shows = |record: &Record| {
        let (_, overview) = charts(record).into_iter().find(|(name, _)| name == "overview.svg").unwrap();
        overview.contains("clocks disagree: 0.0123")
    };
    quick(record.results.iter_mut().filter(is_bulk).find(|row| row.peer.is_none() && row.paper.is_none()).unwrap());
    assert!(!shows(&record));
    quick(record.results.iter_mut().filter(is_bulk).find(|row| row.peer.is_some()).unwrap());
    assert!(shows(&record));
}

#[test]
fn bars_are_as_long_as_their_values() {
    let mut bars = 0;
    for (name, svg) in charts(&sample()) {
        let svg = Document::parse(&svg).unwrap();
        let marks = marks(&svg, "bar");
        // If the scale has ticks, it is logarithmic: equal factors have equal lengths.
        let ticks = svg.descendants().any(|node| node.attribute("class") == Some("grid"));
        if ticks && !marks.is_empty() {
            let lengths = || marks.iter().map(|(bar, value)| (value.ln(), attribute(*bar, "width")));
            let (first, last) =
                (lengths().min_by(|a, b| a.0.total_cmp(&b.0)), lengths().max_by(|a, b| a.0.total_cmp(&b.0)));
            let ((from, short), (to, long)) = (first.unwrap(), last.unwrap());
            assert!(short > 5.0 && long > 2.0 * short, "{name}");
            for (value, length) in lengths() {
                let expected = short + (value - from) / (to - from) * (long - short);
                assert!((length - expected).abs() <= 1.0, "{name}: {length} instead of {expected}");
            }
            bars += marks.len();
            continue;
        }
        let most = marks.iter().map(|(_, value)| *value).fold(0.0, f64::max);
        let longest = marks.iter().map(|(bar, _)| attribute(*bar, "width")).fold(0.0, f64::max);
        for (bar, value) in &marks {
            let (length, expected) = (attribute(*bar, "width"), value / most * longest);
            // Values are rounded to three digits, and lengths to one decimal place.
            assert!((length - expected).abs() <= 0.15 + expected * 0.005, "{name}: {length} for {value}");
            let end = attribute(*bar, "x") + length;
            let text = texts(bar.parent().unwrap(), "text").last().unwrap();
            assert_eq!(text.parse::<f64>().unwrap(), *value);
            assert!(end < attribute(svg.root_element(), "width"));
        }
        bars += marks.len();
    }
    assert!(bars > 50, "{bars}");
}

#[test]
fn points_lie_where_their_values_are() {
    let charts: Vec<_> = charts(&sample()).into_iter().filter(|(name, _)| !name.starts_with("cipher")).collect();
    let mut points = 0;
    for (name, svg) in &charts {
        let svg = Document::parse(svg).unwrap();
        let mut dots = marks(&svg, "dot");
        dots.sort_by(|a, b| a.1.total_cmp(&b.1));
        let heights: Vec<f64> = dots.iter().map(|(dot, _)| attribute(*dot, "cy")).collect();
        assert!(heights.is_sorted_by(|a, b| a >= b), "{name}: {heights:?}");
        let across = |(dot, _): &(Node, f64)| {
            let title = texts(*dot, "title").next().unwrap();
            let (_, value) = title.rsplit_once(": ").unwrap().0.rsplit_once(", ").unwrap();
            (value.parse::<f64>().unwrap().log2(), attribute(*dot, "cx"))
        };
        let mut across: Vec<(f64, f64)> = dots.iter().map(across).collect();
        across.sort_by(|a, b| a.0.total_cmp(&b.0));
        // Distances must be proportional to logarithms.
        for pair in across.windows(3).filter(|at| at[0].0 < at[1].0 && at[1].0 < at[2].0) {
            let slope = |a: (f64, f64), b: (f64, f64)| (b.1 - a.1) / (b.0 - a.0);
            assert!((slope(pair[0], pair[1]) - slope(pair[1], pair[2])).abs() < 0.3, "{name}: {pair:?}");
        }
        points += dots.len();
    }
    let sizes = sample().results.iter().filter(|row| row.mode != "key").count();
    assert!(points > 20 && points <= sizes, "{points}");
}

fn text(element: ElementRef) -> String {
    element.text().collect()
}

/// Returns the text of every table cell in a part of the page, row by row.
fn cells(page: &Html, part: &str) -> Vec<Vec<String>> {
    let rows = elements(page.root_element(), &format!("#{part} tbody tr"));
    rows.into_iter().map(|row| elements(row, "td").into_iter().map(text).collect()).collect()
}

fn captions(page: &Html, part: &str) -> Vec<String> {
    elements(page.root_element(), &format!("#{part} caption")).into_iter().map(text).collect()
}

fn says(row: &[String], what: &str) -> bool {
    row.iter().any(|cell| cell == what)
}

#[test]
fn every_row_is_on_the_page() {
    for record in [sample(), full()] {
        let page = Html::parse_document(&html(&record));
        let rows = cells(&page, "rows");
        assert_eq!(rows.len(), record.results.len());
        for (cells, row) in rows.iter().zip(&record.results) {
            for what in [&row.cipher, &row.mode, &row.op, &row.bytes.to_string(), &format!("{:.3}", row.gbps)] {
                assert!(says(cells, what), "{what} in {cells:?}");
            }
            assert!(says(cells, &row.cycles_a_byte(3)), "{cells:?}");
            let whose = row.peer.as_ref().unwrap_or_else(|| row.row.as_ref().unwrap_or(&row.level));
            assert!(cells.iter().any(|cell| cell.contains(whose)), "{whose} in {cells:?}");
        }
        let count = |of: fn(&Row) -> bool| record.results.iter().filter(|row| of(row)).count();
        assert_eq!(cells(&page, "papers").len(), count(|row| row.paper.is_some()));
        assert_eq!(cells(&page, "peers").len(), count(|row| row.peer.is_some()));
        let programs = cells(&page, "programs");
        assert_eq!(programs.len(), record.programs.len());
        assert!(programs.iter().zip(&record.programs).all(|(cells, program)| says(cells, &program.name)));
        let single = reasons(record.not_yet.iter()).into_iter().filter(|(_, rows)| rows.len() < 4);
        assert_eq!(cells(&page, "not-yet").len(), single.map(|(_, rows)| rows.len()).sum::<usize>());
    }
}

/// In every row, the cycles and the bytes per second should give the same core clock.
#[test]
fn clocks_that_disagree_are_marked() {
    let Record { machine, method, results, .. } = full();
    let row = Row { core_cpb: Some(5.4), gbps: 0.75, ..results[0].clone() };
    let odd = Row { core_cpb: Some(5.0), bytes: 4096, ..row.clone() };
    let near = Row { core_cpb: Some(5.3), bytes: 8192, ..row.clone() };
    let record = Record::new(machine, method.unwrap(), vec![row.clone(), near, odd, row], Vec::new());
    assert_eq!(record.results.iter().map(|row| row.clocks_disagree).collect::<Vec<_>>(), [false, false, true, false]);
    assert_eq!(record.results[2].cycles_a_byte(2), "~5.00");
    let again = Record::parse(&record.to_json().unwrap()).unwrap();
    assert_eq!(again, record);
    let page = Html::parse_document(&html(&record));
    let marked = cells(&page, "rows").into_iter().filter(|row| row.iter().any(|cell| cell == "~5.000"));
    assert_eq!(marked.count(), 1);
}

#[test]
fn papers_have_a_table_for_each_of_theirs() {
    let record = sample();
    let page = Html::parse_document(&html(&record));
    let tables = ["Table K4", "Table K5", "Table K6", "Table K7", "Table U1", "Table U6", "Table Z2", "Table Z5"];
    assert_eq!(captions(&page, "papers"), tables);
    assert_eq!(captions(&page, "printed"), tables.map(|table| format!("{table}, as printed and as measured here")));
    let rows = cells(&page, "papers");
    let find = |what: &[&str]| rows.iter().find(|row| what.iter().all(|what| says(row, what))).unwrap();
    // The printed figure in its own unit and in cycles, the same technique on this machine,
    // Phalanx's best kernel, its level, and the measured ratio.
    find(&[
        "computed, AVX2",
        "32",
        "3.39 cycles per byte",
        "3.39",
        "2.600",
        "0.682",
        "avx512-vbmi",
        "3.81",
        "3.70 – 3.89",
    ]);
    // If the ratio wasn't measured, it is computed from the record.
    find(&["gather, AVX2, 12-bit tables", "24", "12.400", "18.18"]);
    // If the message length differs, it is shown.
    find(&["one key, short messages", "7205 Mbit/s", "avx512-vbmi (16384 bytes)"]);
    let peers = cells(&page, "peers");
    assert!(
        peers.iter().any(|row| ["dstu-core 0.7", "61.500", "0.600"].iter().all(|what| says(row, what))),
        "{peers:?}"
    );
}

/// Compares the counts of techniques that Phalanx beats with counts made by hand.
#[test]
fn techniques_that_phalanx_beats_are_counted() {
    let ours =
        Row { peer: None, paper: None, row: None, keys: 1, threads: 1, ratio: None, ..full().results[0].clone() };
    let own = |level: &str, bytes, cycles| Row {
        level: level.into(),
        bytes,
        core_cpb: Some(cycles),
        gbps: 4.0 / cycles,
        ..ours.clone()
    };
    let theirs = |table: &str, cycles| Row { paper: Some(table.into()), ways: Some(4), ..own("sse41", 16384, cycles) };
    let Record { machine, method, .. } = full();
    let results = vec![
        own("avx2", 16384, 2.0),
        own("sse41", 16384, 4.0),
        own("avx2", 64, 8.0),
        theirs("K5", 1.0),
        theirs("K5", 3.0),
        theirs("K5", 5.0),
        theirs("K7", 9.0),
        // If there is a measured ratio, it decides.
        Row { ratio: Some(Ratio { of_least: 0.9, of_medians: None, from: 0.9, to: 0.9 }), ..theirs("K7", 9.0) },
        // There is no row with several keys for Phalanx.
        Row { keys: 4, ..theirs("K7", 9.0) },
    ];
    let record = Record::new(machine, method.unwrap(), results, Vec::new());
    let counts = |table: &str| {
        let Standing { best, same_level, few_blocks } = standing(&record, |of| of == table);
        [best, same_level, few_blocks].map(|faster| faster.to_string())
    };
    assert_eq!(counts("K5"), ["2 of 3", "1 of 3", "0 of 3"]);
    assert_eq!(counts("K7"), ["1 of 2", "2 of 2", "2 of 2"]);
    assert_eq!(counts("Z1"), ["0 of 0"; 3]);
}

#[test]
fn pages_load_nothing_and_run_nothing() {
    let text = html(&sample());
    let page = Html::parse_document(&text);
    assert!(page.errors.is_empty(), "{:?}", page.errors);
    let root = page.root_element();
    assert!(elements(root, "script, link, img, iframe, object, [src], [onload]").is_empty());
    assert!(!text.contains("url(") && !text.contains("@import"));
    let links = elements(root, "a");
    assert!(links.len() > 5);
    for link in links {
        let id = link.attr("href").unwrap().strip_prefix('#').unwrap();
        assert_eq!(elements(root, &format!("section[id='{id}']")).len(), 1, "{id}");
    }
    assert_eq!(elements(root, "svg").len(), charts(&sample()).len());
    assert_eq!(elements(root, ".box > table").len(), elements(root, "table").len());
}

#[test]
fn text_stays_text() {
    let mut record = full();
    record.machine.cpu = HOSTILE.into();
    for row in &mut record.results {
        for text in [&mut row.cipher, &mut row.level, &mut row.kernel] {
            *text = HOSTILE.into();
        }
        for text in [&mut row.peer, &mut row.paper, &mut row.row, &mut row.published].into_iter().flatten() {
            *text = HOSTILE.into();
        }
    }
    record.programs[0].name = HOSTILE.into();
    record.not_yet[0].why = HOSTILE.into();
    let page = Html::parse_document(&html(&record));
    assert!(elements(page.root_element(), "script, b, [onclick]").is_empty());
    assert!(text(elements(page.root_element(), "h1")[0]).contains(HOSTILE));
    assert!(cells(&page, "rows").iter().all(|row| says(row, HOSTILE)));
    let charts = charts(&record);
    assert!(!charts.is_empty());
    for (name, svg) in charts {
        let svg = Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(svg.descendants().all(|node| !["script", "b"].contains(&node.tag_name().name())));
        assert!(texts(svg.root_element(), "desc").next().unwrap().contains(HOSTILE));
    }
}

fn warnings(record: &Record) -> Vec<String> {
    let page = Html::parse_document(&html(record));
    elements(page.root_element(), ".warning").into_iter().map(text).collect()
}

#[test]
fn what_spoils_the_figures_is_told() {
    let mut record = sample();
    assert!(matches!(&warnings(&record)[..], [noise] if noise.contains("6.4 %")));
    record.method.as_mut().unwrap().noise_percent = 1.5;
    assert!(warnings(&record).is_empty());
    record.machine.release = false;
    assert!(matches!(&warnings(&record)[..], [build] if build.contains("optimisation")));
    record.method = None;
    assert_eq!(warnings(&record).len(), 1);
}

#[test]
fn an_empty_record_says_so_and_empty_parts_are_left_out() {
    let mut record = sample();
    record.programs.clear();
    record.results.retain(|row| row.mode == "ecb" && row.peer.is_none() && row.paper.is_none());
    let page = Html::parse_document(&html(&record));
    let parts = |page: &Html| {
        let parts = elements(page.root_element(), "section").into_iter().filter_map(|part| part.attr("id"));
        parts.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(parts(&page), ["overview", "ciphers", "sizes", "rows", "not-yet"]);
    record.results.clear();
    record.not_yet.clear();
    assert!(charts(&record).is_empty());
    let page = Html::parse_document(&html(&record));
    assert!(parts(&page).is_empty());
    assert!(text(elements(page.root_element(), ".empty")[0]).contains("no results"));
    assert!(text(page.root_element()).contains(&record.machine.cpu));
}

/// Kernels whose code differs from the recorded code must be listed. If no code was recorded for a
/// kernel, we treat it as changed.
#[test]
fn kernels_that_changed_are_named() {
    let mut record = full();
    record.results.truncate(1);
    let kernel = "kalyna_128_128_encrypt_avx2_x8";
    let age = |record: &Record, code| record.age_beside(&std::collections::BTreeMap::from([(kernel, code)]));
    let same = age(&record, 0x0123_abcd);
    assert_eq!((same.measured, same.changed.len()), (1, 0));
    let other = age(&record, 1);
    assert_eq!(other.changed, [kernel]);
    assert_eq!(other.to_string(), "1 of 1 measured kernels have changed since.");
    record.results[0].code = None;
    let unknown = age(&record, 0x0123_abcd);
    assert_eq!(unknown.changed, [kernel]);
    assert!(unknown.to_string().contains("were not recorded"), "{unknown}");
}

/// On a phone with a 400-pixel screen, charts must not be scaled, and all bars and values must be
/// visible.
#[test]
fn charts_of_a_page_fit_a_telephone() {
    let page = html(&sample());
    let mut values = 0;
    for svg in page.split("<svg").skip(1).filter_map(|rest| rest.split_once("</svg>")) {
        let svg = format!("<svg{}</svg>", svg.0);
        let svg = Document::parse(&svg).unwrap();
        let width = attribute(svg.root_element(), "width");
        assert!(width <= 400.0 - 2.0 * 16.0, "{width}");
        for (bar, _) in marks(&svg, "bar") {
            let value = bar.parent().unwrap().children().rfind(|node| node.has_tag_name("text")).unwrap();
            // A digit is seven pixels wide.
            let end = attribute(value, "x") + 7.0 * value.text().unwrap().len() as f64;
            assert!(end <= width - 10.0, "{end}");
            values += 1;
        }
    }
    assert!(values > 50);
}

/// Tests machines that can only measure ticks, or only times.
#[test]
fn without_cycles_there_are_ticks_or_throughput() {
    let mut record = sample();
    for unit in ["TSC ticks per byte", "GB/s"] {
        for row in &mut record.results {
            (row.core_cpb, row.core_cpb_median, row.core_cycles) = (None, None, None);
            if unit == "GB/s" {
                (row.tsc_cpb, row.tsc_cpb_median) = (None, None);
            }
        }
        let charts = charts(&record);
        let (_, overview) = charts.iter().find(|(name, _)| name == "overview.svg").unwrap();
        assert!(overview.contains(unit));
        let svg = Document::parse(overview).unwrap();
        // The first bar is Phalanx's best result for the first cipher, with the message length that
        // most rows in the chart use.
        let first = |row: &&phalanx_bench::Row| {
            let ours = row.peer.is_none() && row.paper.is_none();
            ours && (row.cipher.as_str(), row.mode.as_str(), row.op.as_str(), row.bytes)
                == ("kalyna-128/128", "ecb", "encrypt", 16384)
        };
        let (ticks, throughput) =
            record.results.iter().filter(first).fold((f64::MAX, 0f64), |(ticks, throughput), row| {
                (row.tsc_cpb.map_or(ticks, |cpb| cpb.min(ticks)), row.gbps.max(throughput))
            });
        let best = if unit == "GB/s" { throughput } else { ticks };
        assert!((marks(&svg, "bar")[0].1 / best - 1.0).abs() < 0.005, "{best}");
        let page = Html::parse_document(&html(&record));
        assert_eq!(cells(&page, "rows").len(), record.results.len());
        let headings: Vec<String> = elements(page.root_element(), "#rows th").into_iter().map(text).collect();
        assert!(!headings.iter().any(|heading| heading.starts_with("core")), "{headings:?}");
        // Whether higher or lower is better depends on the unit, but a slower library always takes
        // longer.
        let ratios = |row: &Vec<String>| row.iter().any(|cell| cell.parse::<f64>().is_ok_and(|ratio| ratio > 100.0));
        assert!(cells(&page, "peers").iter().any(ratios));
    }
}

/// The sample must contain every kind of entry, so that the tests cover all of them.
#[test]
fn the_sample_has_variety() {
    let record = sample();
    let Method { noise_percent, .. } = record.method.unwrap();
    assert!(noise_percent > 5.0 && record.programs.len() > 3 && !record.not_yet.is_empty());
    let has = |of: fn(&Row) -> bool| record.results.iter().any(of);
    assert!(has(|row| row.threads > 1) && has(|row| row.peer.is_some()) && has(|row| row.ratio.is_some()));
    assert!(has(|row| row.paper.is_some()) && has(|row| row.mode == "key") && has(|row| row.mode == "ghash"));
}
