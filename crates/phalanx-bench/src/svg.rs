//! SVG charts that adapt to light and dark mode, work with screen readers, and have a readable
//! source.
//!
//! We don't use `plotters` because it writes a colour into every element. It has no support for
//! classes, which we need in order to set colours in a style sheet, or for titles and descriptions.

use maud::{Markup, PreEscaped, html};

use crate::axis::Axis;

/// The style sheet for charts, which is included once per page or in each standalone file.
pub(crate) const STYLE: &str = include_str!("chart.css");

/// The height of a line of text and of a heading, the outer margin, the gap after text whose width
/// is estimated, and the height of a plot.
const LINE: f64 = 20.0;
/// The line spacing for labels.
const WRAP: f64 = 14.0;
const HEADING: f64 = 28.0;
/// Font sizes, and the line spacing for titles.
const TEXT: f64 = 12.0;
const TITLE: f64 = 14.0;
const TITLE_WRAP: f64 = 17.0;
const MARGIN: f64 = 10.0;
const GAP: f64 = 12.0;
const PLOT: f64 = 200.0;
/// The maximum spread that we show on a bar.
const WIDEST: f64 = 0.5;
/// The maximum ratio between two bars on a linear scale.
const FAR: f64 = 20.0;
/// We don't join points whose sizes differ by more than this factor, because we don't know the
/// values in between.
const APART: f64 = 4.0;

/// Runs of points that should be joined.
pub(crate) fn runs(points: &[(f64, f64)]) -> impl Iterator<Item = &[(f64, f64)]> {
    points.chunk_by(|a, b| b.0 <= a.0 * APART)
}

/// A drawn chart.
pub(crate) struct Picture {
    title: String,
    description: String,
    width: f64,
    height: f64,
    body: Markup,
}

impl Picture {
    /// For a page that includes [`STYLE`].
    pub(crate) fn inline(&self) -> Markup {
        self.around(html! {})
    }

    /// For a standalone file. This has a background because the viewer's mode may not be the same
    /// as that of the page that embeds it.
    pub(crate) fn file(&self) -> String {
        let ground = html! { rect.ground x=(-MARGIN) y=(-MARGIN) width="100%" height="100%" {} };
        self.around(html! { style { (PreEscaped(STYLE)) } (ground) }).into_string() + "\n"
    }

    fn around(&self, first: Markup) -> Markup {
        let title = broken(&self.title, self.width * TEXT / TITLE);
        let more = TITLE_WRAP * (title.len() - 1) as f64;
        let (width, height) = (self.width + 2.0 * MARGIN, self.height + more + 2.0 * MARGIN);
        html! {
            svg.chart xmlns="http://www.w3.org/2000/svg" role="img" width=(width) height=(height)
                viewBox={ (-MARGIN) " " (-MARGIN) " " (width) " " (height) } {
                title { (self.title) } desc { (self.description) } (first)
                @for (below, line) in title.iter().enumerate() {
                    text.strong x="0" y=(12.0 + TITLE_WRAP * below as f64) style={ "font-size:" (TITLE) "px" } { (line) }
                }
                @if more > 0.0 { g transform={ "translate(0 " (more) ")" } { (self.body) } } @else { (self.body) }
            }
        }
    }
}

/// A bar, with its label, value and style class.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) class: &'static str,
    /// How far the slowest pass is from the value, relative to it.
    pub(crate) spread: f64,
}

/// Named groups of bars, and the legend for their classes.
pub(crate) struct Bars<'a> {
    pub(crate) title: String,
    pub(crate) width: f64,
    /// Whether a logarithmic scale is allowed.
    pub(crate) log: bool,
    pub(crate) legend: &'a [(&'static str, &'a str)],
    pub(crate) groups: Vec<(String, Vec<Bar>)>,
}

impl Bars<'_> {
    pub(crate) fn picture(self) -> Picture {
        let all = || self.groups.iter().flat_map(|(_, bars)| bars);
        // We clamp this so that an outlier doesn't shrink all the other bars.
        let reach = |bar: &Bar| bar.value * (1.0 + bar.spread.clamp(0.0, WIDEST));
        let most = all().map(reach).fold(f64::MIN_POSITIVE, f64::max);
        let label = all().map(|bar| wide(&bar.label)).fold(0.0, f64::max).min(self.width * 0.5) + GAP;
        // If ratios are large, we use a logarithmic scale that starts one step below the shortest
        // bar.
        let least = all().map(|bar| bar.value).fold(f64::INFINITY, f64::min);
        let axis = (self.log && most / least > FAR).then(|| Axis::numbers("", true, [least / 2.0, most].into_iter()));
        let room = self.width - label - wide(" 0.000 ");
        let length = |value: f64| axis.as_ref().map_or(value / most, |axis| axis.at(value)) * room;
        let there = self.legend.iter().filter(|(class, _)| all().any(|bar| bar.class == *class));
        let (legend, mut y) = legend(there.map(|(class, name)| (class.to_string(), *name)), self.width);
        let first = y;
        if axis.is_some() {
            y += LINE;
        }
        let high = |bar: &Bar| LINE + WRAP * (broken(&bar.label, label - GAP).len() - 1) as f64;
        let heights = self
            .groups
            .iter()
            .map(|(name, bars)| bars.iter().map(high).sum::<f64>() + if name.is_empty() { 0.0 } else { HEADING });
        let last = y + heights.sum::<f64>();
        let body = html! {
            (legend)
            @for (tick, _) in axis.iter().flat_map(|axis| &axis.ticks) {
                @let x = round(label + length(*tick));
                line.grid x1=(x) x2=(x) y1=(first + 16.0) y2=(last) {}
            }
            @for (x, text) in apart(axis.iter().flat_map(|axis| &axis.ticks).map(|(tick, text)| (label + length(*tick), text))) {
                text.middle x=(round(x)) y=(first + 12.0) { (text) }
            }
            @for (name, bars) in &self.groups {
                @if !name.is_empty() { text.strong x="0" y=({ y += HEADING; y - 8.0 }) { (name) } }
                @for bar @ Bar { label: name, value, class, spread } in bars {
                    g class=(class) {
                        title { (name) ": " (figure(*value)) }
                        @for (below, line) in broken(name, label - GAP).iter().enumerate() {
                            text x="0" y=(y + 14.0 + WRAP * below as f64) { (line) }
                        }
                        rect.bar x=(round(label)) y=(y + 3.5) width=(round(length(*value))) height="13" rx="1.5" {}
                        @if spread.abs() > 0.005 {
                            @let (from, to) = (round(label + length(*value)), round(label + length(if *spread < 0.0 { value * (1.0 + spread) } else { reach(bar) })));
                            @let end = if *spread > WIDEST { String::new() } else { format!("M{to} {}v7", y + 6.5) };
                            path.spread d={ "M" (from) " " (y + 10.0) "H" (to) (end) } {}
                        }
                        text x=(round(label + length(reach(bar)) + 5.0)) y=({ y += high(bar); y - high(bar) + 14.0 }) { (figure(*value)) }
                    }
                }
            }
        };
        let title = if axis.is_some() { format!("{}, on a logarithmic scale", self.title) } else { self.title };
        let bars = |bars: &[Bar]| list(", ", bars.iter().map(|bar| format!("{} {}", bar.label, figure(bar.value))));
        let description = list("; ", self.groups.iter().map(|(name, group)| format!("{name}: {}", bars(group))));
        Picture { title, description, width: self.width, height: y, body }
    }
}

/// Named lines through points.
pub(crate) struct Lines {
    pub(crate) title: String,
    pub(crate) width: f64,
    pub(crate) x: Axis,
    pub(crate) y: Axis,
    pub(crate) series: Vec<(String, Vec<(f64, f64)>)>,
}

impl Lines {
    pub(crate) fn picture(self) -> Picture {
        let class = |i: usize| format!("s{} d{}", i % 8, i / 8 % 3);
        let names = self.series.iter().zip(0..).map(|((name, _), i)| (class(i), name.as_str()));
        let (legend, top) = legend(names, self.width);
        let (left, top) = (self.y.ticks.iter().map(|(_, text)| wide(text)).fold(0.0, f64::max) + 4.0, top + 26.0);
        let x = |value| round(left + self.x.at(value) * (self.width - left - 10.0));
        let y = |value| round(top + (1.0 - self.y.at(value)) * PLOT);
        let body = html! {
            (legend)
            text x="0" y=(top - 12.0) { (self.y.name) }
            @for (tick, text) in &self.y.ticks {
                line.grid x1=(left) x2=(self.width) y1=(y(*tick)) y2=(y(*tick)) {}
                text.end x=(left - 5.0) y=(y(*tick) + 4.0) { (text) }
            }
            @for (x, text) in apart(self.x.ticks.iter().map(|(tick, text)| (x(*tick), text))) {
                text.middle x=(x) y=(top + PLOT + 18.0) { (text) }
            }
            text.end x=(self.width) y=(top + PLOT + 36.0) { (self.x.name) }
            @for ((name, points), i) in self.series.iter().zip(0..) {
                g class=(class(i)) {
                    @for run in runs(points).filter(|run| run.len() > 1) {
                        polyline.line points=(list(" ", run.iter().map(|(a, b)| format!("{},{}", x(*a), y(*b))))) {}
                    }
                    @for (a, b) in points {
                        circle.dot cx=(x(*a)) cy=(y(*b)) r="3" { title { (name) ", " (a) ": " (figure(*b)) } }
                    }
                }
            }
        };
        let points = |points: &[(f64, f64)]| list(", ", points.iter().map(|(a, b)| format!("{} at {a}", figure(*b))));
        let series = list("; ", self.series.iter().map(|(name, of)| format!("{name}: {}", points(of))));
        let description = format!("{} over {}. {series}", self.y.name, self.x.name);
        Picture { title: self.title, description, width: self.width, height: top + PLOT + 40.0, body }
    }
}

/// The legend below the title, broken into lines, and where it ends.
fn legend<'a>(items: impl Iterator<Item = (String, &'a str)>, width: f64) -> (Markup, f64) {
    let (mut x, mut y) = (0.0, HEADING);
    let body = html! {
        @for (class, name) in items {
            @let needed = wide(name) + 28.0;
            @let at = { if x > 0.0 && x + needed > width { (x, y) = (0.0, y + LINE) } x += needed; x - needed };
            g class=(class) {
                rect.bar x=(round(at)) y=(y - 7.0) width="10" height="10" rx="1.5" {}
                text x=(round(at + 15.0)) y=(y + 2.0) { (name) }
            }
        }
    };
    (body, if x > 0.0 { y + 10.0 } else { LINE })
}

/// Texts at their positions, leaving out any that would overlap the previous one.
fn apart<'a>(texts: impl Iterator<Item = (f64, &'a String)>) -> Vec<(f64, &'a String)> {
    let mut end = f64::NEG_INFINITY;
    let is_free = |(x, text): &(f64, &String)| {
        let free = x - wide(text) / 2.0 > end;
        if free {
            end = x + wide(text) / 2.0 + 3.0;
        }
        free
    };
    texts.filter(is_free).collect()
}

fn list(between: &str, items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(between)
}

/// Three significant digits.
pub(crate) fn figure(value: f64) -> String {
    let digits = (2.0 - value.abs().log10().floor()).clamp(0.0, 4.0) as usize;
    format!("{value:.digits$}")
}

/// The estimated width of a text.
fn wide(text: &str) -> f64 {
    text.chars().count() as f64 * 7.0
}

/// Breaks text into lines of whole words that are at most this wide. Words that are too long get a
/// line of their own. Returns at least one line.
fn broken(text: &str, width: f64) -> Vec<String> {
    let (mut lines, mut line) = (Vec::new(), String::new());
    for word in text.split(' ') {
        if !line.is_empty() && wide(&line) + wide(" ") + wide(word) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
