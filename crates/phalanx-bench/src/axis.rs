//! Chart axes.

/// An axis, from its first tick to its last.
pub(crate) struct Axis {
    pub(crate) name: &'static str,
    log: bool,
    /// Positions and labels of the ticks.
    pub(crate) ticks: Vec<(f64, String)>,
}

impl Axis {
    /// Puts ticks at powers of 2 that are `step` bits apart, around values that are at least 1.
    pub(crate) fn powers(name: &'static str, step: usize, values: impl Iterator<Item = f64>) -> Self {
        let (least, most) = ends(values);
        let (first, last) = (least.log2().max(0.0) as usize, most.log2().ceil().max(0.0) as usize);
        let bits = (first..(last + step).min(64)).step_by(step);
        let text = |bits: usize| format!("{}{}", 1 << (bits % 10), ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"][bits / 10]);
        Self { name, log: true, ticks: bits.map(|bits| ((bits as f64).exp2(), text(bits))).collect() }
    }

    /// Puts ticks at 1, 2 and 5 times powers of 10, around values above zero. If the values are
    /// close together, ticks are evenly spaced from zero instead.
    pub(crate) fn numbers(name: &'static str, log: bool, values: impl Iterator<Item = f64>) -> Self {
        const FAR: f64 = 10.0;
        let (least, most) = ends(values);
        let log = log || most / least > FAR;
        let ticks: Vec<f64> = if log {
            let first = below(least);
            let between = (first..first + 60).take_while(|i| nth(*i) < most).count().max(1) as i32;
            (first..=first + between).map(nth).collect()
        } else {
            let step = nth(below(most / 3.0));
            (0..=((most / step).ceil() as i32).min(100)).map(|i| f64::from(i) * step).collect()
        };
        // We have to round because multiples of a step aren't exact.
        let text = |tick: f64| format!("{tick:.6}").trim_end_matches('0').trim_end_matches('.').to_owned();
        Self { name, log, ticks: ticks.into_iter().map(|tick| (tick, text(tick))).collect() }
    }

    /// Whether the axis is logarithmic.
    pub(crate) fn is_log(&self) -> bool {
        self.log
    }

    /// The position of a value, from 0 to 1.
    pub(crate) fn at(&self, value: f64) -> f64 {
        let scale = |value: f64| if self.log { value.ln() } else { value };
        let [Some((first, _)), Some((last, _))] = [self.ticks.first(), self.ticks.last()] else { return 0.5 };
        let (first, last) = (scale(*first), scale(*last));
        if last > first { (scale(value) - first) / (last - first) } else { 0.5 }
    }
}

/// The sequence 1, 2, 5, 10, 20 …, where 1 is number 0.
fn nth(i: i32) -> f64 {
    [1.0, 2.0, 5.0][i.rem_euclid(3) as usize] * 10f64.powi(i.div_euclid(3))
}

/// The index of the largest of them that does not exceed a value.
fn below(value: f64) -> i32 {
    let decade = value.log10().floor() as i32 * 3;
    (decade..decade + 3).rev().find(|i| nth(*i) <= value).unwrap_or(decade)
}

/// The minimum and maximum of values above zero.
fn ends(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let ends = values.fold((f64::INFINITY, 0f64), |(least, most), value| (least.min(value), most.max(value)));
    if ends.0 <= ends.1 { ends } else { (1.0, 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// X
    fn is_fit(axis: &Axis, values: &[f64]) {
        assert!(values.iter().all(|value| (-1e-9..=1.0 + 1e-9).contains(&axis.at(*value))), "{values:?}");
        assert!(values.is_sorted_by(|a, b| (a < b) == (axis.at(*a) < axis.at(*b))), "{values:?}");
        let ticks: Vec<f64> = axis.ticks.iter().map(|(tick, _)| axis.at(*tick)).collect();
        assert!(ticks.is_sorted_by(|a, b| a < b) && ticks.first() == Some(&0.0) && ticks.last() == Some(&1.0));
    }

    fn written(axis: &Axis) -> Vec<&str> {
        axis.ticks.iter().map(|(_, text)| text.as_str()).collect()
    }

    #[test]
    fn powers() {
        let values = [16.0, 100.0, 16384.0, 1_048_576.0];
        let axis = Axis::powers("bytes", 2, values.into_iter());
        assert_eq!(written(&axis), ["16", "64", "256", "1Ki", "4Ki", "16Ki", "64Ki", "256Ki", "1Mi"]);
        is_fit(&axis, &values);
        assert!((axis.at(64.0) - 1.0 / 8.0).abs() < 1e-12);
        assert_eq!(written(&Axis::powers("threads", 1, [1.0, 6.0].into_iter())), ["1", "2", "4", "8"]);
    }

    #[test]
    fn numbers() {
        let near = [3.1, 5.9, 12.0];
        let axis = Axis::numbers("cpb", false, near.into_iter());
        assert_eq!(written(&axis), ["0", "2", "4", "6", "8", "10", "12"]);
        assert_eq!(axis.at(6.0), 0.5);
        is_fit(&axis, &near);
        let far = [0.6, 3.0, 45.0];
        let axis = Axis::numbers("cpb", false, far.into_iter());
        assert_eq!(written(&axis), ["0.5", "1", "2", "5", "10", "20", "50"]);
        is_fit(&axis, &far);
        is_fit(&Axis::numbers("GB/s", true, near.into_iter()), &near);
        for exponent in -20..20 {
            let values = [1.5, 1.6, 90.0].map(|value| value * 10f64.powi(exponent));
            is_fit(&Axis::numbers("any", true, values.into_iter()), &values);
            is_fit(&Axis::numbers("any", false, values[..2].iter().copied()), &values[..2]);
        }
    }

    #[test]
    fn one_value_or_none_is_no_fault() {
        assert_eq!(Axis::powers("bytes", 2, [64.0].into_iter()).at(64.0), 0.5);
        assert!(Axis::numbers("cpb", true, [1.0].into_iter()).at(1.0).is_finite());
        assert!(Axis::numbers("cpb", false, std::iter::empty()).at(1.0).is_finite());
    }
}
