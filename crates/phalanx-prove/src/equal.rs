//! `phalanx-prove equal`: the table of kernels as phalanx-equal takes it, and its verdicts in lines.

use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

use phalanx_equal::table::{Family, Kernel, Op};
use phalanx_equal::{Verdict, prove};
use rayon::prelude::*;

use crate::failure::Failure;
use crate::{claims, say, write};

/// Which functions, and of what.
#[derive(clap::Args)]
pub(crate) struct Equal {
    /// Only functions whose symbols contain one of these.
    functions: Vec<String>,
    /// A program or shared library with Phalanx in it, instead of building the command `phalanx`.
    #[arg(long, value_name = "FILE")]
    binary: Option<PathBuf>,
    /// Writes all lines to a file, too, in the order of the table.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Proves that kernels compute what the standards say. Whether all are shown to.
pub(crate) fn equal(arguments: &Equal) -> Result<bool, Failure> {
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => claims::build()?,
    };
    let bytes = phalanx_prove::read(&binary)?;
    let image = phalanx_equal::Image::parse(&bytes).map_err(Failure::Equal)?;
    let is_wanted = |symbol: &str| {
        arguments.functions.is_empty() || arguments.functions.iter().any(|part| symbol.contains(part.as_str()))
    };
    let families: Vec<Family> = phalanx::families().iter().map(|family| of_table(family)).collect();
    let of_family = |family| -> Vec<(&Family, &Kernel)> { of_kernels(family).collect() };
    let wanted: Vec<_> = families.iter().flat_map(of_family).filter(|(_, kernel)| is_wanted(&kernel.symbol)).collect();
    let failure = Mutex::new(None);
    let lines: Vec<(bool, String)> = wanted
        .into_par_iter()
        .map(|(family, kernel)| {
            let start = Instant::now();
            let verdict = prove(&image, family, kernel);
            let line = line(kernel, &verdict, start.elapsed().as_secs_f64());
            if let Err(error) = say(&line) {
                failure.lock().unwrap_or_else(|held| held.into_inner()).get_or_insert(error);
            }
            (verdict.outcome.is_ok(), line)
        })
        .collect();
    if let Some(failure) = failure.into_inner().unwrap_or_else(|held| held.into_inner()) {
        return Err(failure);
    }
    let shown = lines.iter().filter(|(is_shown, _)| *is_shown).count();
    let last = format!("{shown} functions equal, {} not shown\n", lines.len() - shown);
    if let Some(path) = &arguments.report {
        write(path, &lines.iter().map(|(_, line)| line.as_str()).chain([last.as_str()]).collect::<String>())?;
    }
    say(&last)?;
    Ok(shown == lines.len())
}

fn line(kernel: &Kernel, verdict: &Verdict, seconds: f64) -> String {
    let op = format!("{:?}", kernel.op);
    let (word, text) = match &verdict.outcome {
        Ok(free) => ("equal", format!("free: {free}")),
        Err(error) => ("not shown", error.to_string()),
    };
    let count = verdict.instructions;
    format!("{word:<9} {count:>9} instructions {seconds:>7.1} s  {} ({op}): {text}\n", kernel.symbol)
}

fn of_kernels(family: &Family) -> impl Iterator<Item = (&Family, &Kernel)> {
    family.kernels.iter().map(move |kernel| (family, kernel))
}

fn of_table(family: &phalanx::kernel::Family) -> Family {
    let kernel = |kernel: &phalanx::kernel::Kernel| Kernel {
        symbol: kernel.symbol.into(),
        op: match kernel.op {
            phalanx::Op::Encrypt => Op::Encrypt,
            phalanx::Op::Decrypt => Op::Decrypt,
            phalanx::Op::EncryptMany => Op::EncryptMany,
            phalanx::Op::DecryptMany => Op::DecryptMany,
            phalanx::Op::Schedule => Op::Schedule,
            phalanx::Op::Prepare => Op::Prepare,
            phalanx::Op::Load => Op::Load,
            phalanx::Op::Mac16 => Op::Mac,
            // Those of fields, and what a later version may have.
            _ => Op::Field,
        },
        level: kernel.level.name().into(),
        layout: kernel.layout.into(),
        width: kernel.width,
        form: kernel.form,
        set: kernel.parameter.map(|parameter| parameter.name.into()),
    };
    Family {
        name: family.name.into(),
        block: family.block,
        key: family.key,
        forms: family.forms.iter().map(|form| form.bytes).collect(),
        kernels: family.kernels.iter().map(kernel).collect(),
    }
}
