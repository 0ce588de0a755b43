//! Tests that don't depend on timing: files, names, and whether every kind of job can be measured.

use std::time::Duration;

use phalanx::{Level, Op, families};
use phalanx_bench::{Basis, Effort, Job, Row, Subject, SubjectError, Targets, TargetsError, measure, rows_of_level};

#[test]
fn targets_are_read() {
    let targets = Targets::parse(include_str!("../../../tools/targets.json")).unwrap();
    let first = &targets.rows[0];
    assert_eq!((first.cipher.as_str(), first.bytes, first.basis), ("kalyna-128/128", 16384, Basis::Measured));
    let other = Targets::parse(r#"{"schema":"phalanx-vectors-1"}"#);
    assert!(matches!(other, Err(TargetsError::Schema(found)) if found == "phalanx-vectors-1"));
    assert!(matches!(Targets::parse("{"), Err(TargetsError::Json(_))));
}

/// Measures every operation of every family at every level once, using the smallest size, and also
/// every entry separately.
#[test]
fn every_job_is_measured() {
    let rows = families().iter().flat_map(|family| family.kernels.iter().map(move |row| (family, row)));
    let alone = [Op::Encrypt, Op::Decrypt, Op::Ghash, Op::Dot, Op::Schedule, Op::Prepare];
    let rows = rows.filter(|(_, row)| row.is_available() && alone.contains(&row.op));
    let rows = rows.map(|(family, row)| Job { row: Some(row), ..Job::new(family, row.op, row.level, 1) });
    let jobs: Vec<Job> = families()
        .iter()
        .flat_map(|family| {
            Level::available()
                .flat_map(move |level| rows_of_level(family, level).map(move |op| Job::new(family, op, level, 1)))
        })
        .chain(rows)
        .collect();
    assert!(!jobs.is_empty());
    let mut subjects: Vec<Subject> = jobs.iter().map(|job| Subject::new(*job).unwrap()).collect();
    let effort = Effort { passes: 2, time: Duration::from_millis(2), wander: true };
    let mut turns = 0;
    let timings = measure(&mut subjects, effort, || turns += 1);
    assert_eq!(turns, 2 * jobs.len());
    for (job, timing) in jobs.iter().zip(timings) {
        let timing = timing.unwrap();
        let row = Row::new(job, &timing);
        // The values in a row are rounded.
        assert!(timing.median().nanoseconds > 0.0 && row.gbps >= row.gbps_median, "{row:?}");
        assert_eq!(row.core_cpb.is_some(), cfg!(target_arch = "x86_64"), "{row:?}");
        let short = row.short_kernel();
        assert!(!short.is_empty() && !short.contains("phalanx"), "{short}");
    }
}

/// Tests counts whose product overflows, and the first count above the limit.
#[test]
fn a_job_that_is_too_large_is_refused() {
    for family in families() {
        for op in rows_of_level(family, Level::Portable) {
            let job = |count| Job::new(family, op, Level::Portable, count);
            let most = job(1).most();
            assert!(job(most).buffers().is_ok_and(|bytes| bytes <= Job::MAX_BYTES), "{family:?} {op}");
            let wrapping = usize::MAX / family.block.next_power_of_two() + 1;
            for count in [most + 1, wrapping, wrapping + 1, usize::MAX] {
                let job = job(count);
                assert!(matches!(Subject::new(job), Err(SubjectError::TooLarge)), "{family:?} {op} {count}");
                assert!(job.kernels().is_empty() && job.bytes() >= family.block, "{family:?} {op} {count}");
            }
        }
    }
}
