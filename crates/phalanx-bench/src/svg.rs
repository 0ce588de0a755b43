//! Charts as SVG that follows light and dark, says what it shows to those who do not see it, and is readable as text.
//!
//! Of our own, because `plotters` writes a colour into every element: it has no classes for a style sheet to choose colours
//! by, and no titles and descriptions.

use maud::{Markup, PreEscaped, html};

use crate::axis::Axis;

/// What charts are styled by: on a page once, in a file of its own inside.
pub(crate) const STYLE: &str = include_str!("chart.css");

/// The height of a line of text and of a heading, the margin around all, the gap behind a text, whose width is a guess, and the height
/// of what lines are drawn in.
const LINE: f64 = 20.0;
const HEADING: f64 = 28.0;
const MARGIN: f64 = 10.0;
const GAP: f64 = 12.0;
const PLOT: f64 = 200.0;

/// A chart that is drawn.
pub(crate) struct Picture {
    title: String,
    description: String,
    pub(crate) width: f64,
    height: f64,
    body: Markup,
}

impl Picture {
    /// For a page that has [`STYLE`].
    pub(crate) fn inline(&self) -> Markup {
        self.around(html! {})
    }

    /// For a file of its own, with a ground: who shows it may have another taste in light and dark than who looks.
    pub(crate) fn file(&self) -> String {
        let ground = html! { rect.ground x=(-MARGIN) y=(-MARGIN) width="100%" height="100%" {} };
        self.around(html! { style { (PreEscaped(STYLE)) } (ground) }).into_string() + "\n"
    }

    fn around(&self, first: Markup) -> Markup {
        let (width, height) = (self.width + 2.0 * MARGIN, self.height + 2.0 * MARGIN);
        html! {
            svg.chart xmlns="http://www.w3.org/2000/svg" role="img" width=(width) height=(height)
                viewBox={ (-MARGIN) " " (-MARGIN) " " (width) " " (height) } {
                title { (self.title) } desc { (self.description) } (first)
                text.strong x="0" y="12" style="font-size:14px" { (self.title) }
                (self.body)
            }
        }
    }
}

/// A bar: how it is called, how long it is, and its class of the style.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) class: &'static str,
}

/// Bars in groups with names, and what the classes mean.
pub(crate) struct Bars<'a> {
    pub(crate) title: String,
    pub(crate) width: f64,
    pub(crate) legend: &'a [(&'static str, &'a str)],
    pub(crate) groups: Vec<(String, Vec<Bar>)>,
}

impl Bars<'_> {
    pub(crate) fn picture(self) -> Picture {
        let all = || self.groups.iter().flat_map(|(_, bars)| bars);
        let most = all().map(|bar| bar.value).fold(f64::MIN_POSITIVE, f64::max);
        let label = all().map(|bar| wide(&bar.label)).fold(0.0, f64::max).min(self.width * 0.5) + GAP;
        let length = |value: f64| value / most * (self.width - label - wide(" 0.000 "));
        let there = self.legend.iter().filter(|(class, _)| all().any(|bar| bar.class == *class));
        let (legend, mut y) = legend(there.map(|(class, name)| (class.to_string(), *name)), self.width);
        let body = html! {
            (legend)
            @for (name, bars) in &self.groups {
                @if !name.is_empty() { text.strong x="0" y=({ y += HEADING; y - 8.0 }) { (name) } }
                @for Bar { label: name, value, class } in bars {
                    g class=(class) {
                        title { (name) ": " (figure(*value)) }
                        text x="0" y=(y + 14.0) { (shortened(name, label - GAP)) }
                        rect.bar x=(round(label)) y=(y + 3.5) width=(round(length(*value))) height="13" rx="1.5" {}
                        text x=(round(label + length(*value) + 5.0)) y=({ y += LINE; y - 6.0 }) { (figure(*value)) }
                    }
                }
            }
        };
        let bars = |bars: &[Bar]| list(", ", bars.iter().map(|bar| format!("{} {}", bar.label, figure(bar.value))));
        let description = list("; ", self.groups.iter().map(|(name, group)| format!("{name}: {}", bars(group))));
        Picture { title: self.title, description, width: self.width, height: y, body }
    }
}

/// Lines through points, each with a name.
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
            @for (tick, text) in &self.x.ticks { text.middle x=(x(*tick)) y=(top + PLOT + 18.0) { (text) } }
            text.end x=(self.width) y=(top + PLOT + 36.0) { (self.x.name) }
            @for ((name, points), i) in self.series.iter().zip(0..) {
                g class=(class(i)) {
                    polyline.line points=(list(" ", points.iter().map(|(a, b)| format!("{},{}", x(*a), y(*b))))) {}
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

/// What the classes mean, in as many lines as it takes below the title, and where it ends.
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

fn list(between: &str, items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(between)
}

/// Three digits that count.
pub(crate) fn figure(value: f64) -> String {
    let digits = (2.0 - value.abs().log10().floor()).clamp(0.0, 4.0) as usize;
    format!("{value:.digits$}")
}

/// About how wide a text is.
fn wide(text: &str) -> f64 {
    text.chars().count() as f64 * 7.0
}

/// A text that fits.
fn shortened(text: &str, width: f64) -> String {
    let fits = (width / wide("n") + 0.1) as usize;
    let whole = text.chars().count() <= fits;
    if whole { text.into() } else { text.chars().take(fits.saturating_sub(1)).chain(['…']).collect() }
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
