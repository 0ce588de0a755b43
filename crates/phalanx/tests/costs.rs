//! Tests user-defined costs. They affect the whole process, so this test needs a process of its
//! own.

use phalanx::kernel::{Kernel, Keyed, Op, choose};
use phalanx::{Level, choices, costs, families, reference};
use phalanx_vectors::stream;

/// Invalid cost files have no effect. A valid file changes which kernels are selected, but not the
/// output.
#[test]
fn costs_choose_and_do_nothing_else() {
    let header = costs::HEADER;
    let [(first, known), (second, _)] = [costs::FIGURES[0], costs::FIGURES[1]];
    let usual = known[0] & !costs::ESTIMATED;
    let wrong = [
        (String::new(), "its first line"),
        ("phalanx-costs-2\n".into(), "its first line"),
        (format!("{header}\n"), "no line has a cost"),
        (format!("{header}\n# {first} {usual}\n"), "no line has a cost"),
        (format!("{header}\n{first}\n"), "line 2: not a kernel and its cycles"),
        (format!("{header}\n\n{first} {usual} {usual} 1\n"), "line 3: not a kernel and its cycles"),
        (format!("{header}\n{first} {} {usual}\n", usual + 1), "line 2: the last batch costs less"),
        (format!("{header}\nno_such_kernel 5\n"), "line 2: this version has no such kernel"),
        (format!("{header}\n{first} -5\n"), "line 2: the cost is not a number"),
        (format!("{header}\n{first} +5\n"), "line 2: the cost is not a number"),
        (format!("{header}\n{first} 5.5\n"), "line 2: the cost is not a number"),
        (format!("{header}\n{first} 99999999999\n"), "line 2: the cost is not a number"),
        (format!("{header}\n{first} 0\n"), "line 2: a cost of 0"),
        (format!("{header}\n{first} {}\n", 101 * (usual + 1) * 100), "line 2: the cost is more than a hundred times"),
        (format!("{header}\n{second} 60\n{first} {usual}\n{first} {usual}\n"), "line 4: this kernel has a cost above"),
        (format!("{header}\ncpu GenuineToy 1 2\n{first} {usual}\n"), "line 2: measured on another CPU"),
        (format!("{header}\ncpu\n{first} {usual}\n"), "line 2: not a kernel and its cycles"),
        (format!("{header}\ncpu 1\n{first} {usual}\n"), "line 2: measured on another CPU"),
        (format!("{header}\nkernels 2\n{first} {usual}\n"), "line 2: fewer kernels than that"),
        (format!("{header}\nkernels 1\n{first} {usual}"), "line 2: fewer kernels than that"),
        (format!("{header}\nkernels -1\n{first} {usual}\n"), "line 2: fewer kernels than that"),
        (format!("{header}\nkernels 1\nkernels 1\n{first} {usual}\n"), "line 3: the number of kernels stands above"),
    ];
    for (text, why) in wrong {
        let error = costs::load(&text).expect_err(&text).to_string();
        assert!(error.contains(why), "{text:?}: {error}");
    }
    // Kernels from papers are never dispatched to, so costs for them are rejected.
    for family in phalanx_papers::families() {
        for kernel in family.kernels {
            let error = costs::load(&format!("{header}\n{} 1\n", costs::name(kernel.symbol))).expect_err(kernel.symbol);
            assert!(error.to_string().contains("no such kernel"), "{}: {error}", kernel.symbol);
        }
    }

    // For every kernel, use a cost that is far from the real one.
    let odd = |symbol: &str, cost: u32| {
        let byte = stream(symbol.as_bytes(), 1)[0];
        if byte & 1 == 0 {
            cost.saturating_mul(1 + u32::from(byte >> 2))
        } else {
            (cost / (1 + u32::from(byte >> 2))).max(1)
        }
    };
    let lines =
        costs::FIGURES.iter().map(|(symbol, all)| format!("{symbol} {}\n", odd(symbol, all[0] & !costs::ESTIMATED)));
    let mut vendor = [0; 12];
    let about = format!("cpu {}\nkernels {}\n", costs::detect(&mut vendor), costs::FIGURES.len());
    let text: String = [format!("\u{feff}{header}\r\n# a remark\n\n{about}")].into_iter().chain(lines).collect();
    costs::load(&text).expect("as it should be");
    assert_eq!(costs::loaded(), Ok(costs::FIGURES.len()));
    assert!(costs::load(&text).expect_err("a second time").to_string().contains("already"));

    let built_in = |kernel: &'static Kernel| costs::Cost { each: kernel.costs[0], last: kernel.last[0] };
    let symbols = |chosen: Vec<(&'static Kernel, usize)>| -> Vec<_> {
        chosen.into_iter().map(|(kernel, batches)| (kernel.symbol, batches)).collect()
    };
    let mut other = 0;
    for family in families().iter().filter(|family| family.is_cipher()) {
        let key: Vec<u8> = stream(b"costs", family.key).into_iter().map(|byte| byte & 15).collect();
        let plain = stream(b"plaintext", 300 * family.block);
        for level in Level::available() {
            let all = choices(level);
            let chosen = all.iter().filter(|choice| choice.cipher == family.name);
            assert!(chosen.clone().all(|choice| level.allows(choice.kernel.level)));
            for op in [Op::Encrypt, Op::Decrypt] {
                let kernels: Vec<_> = family.candidates(op, level).collect();
                other += [1, 7, 40]
                    .into_iter()
                    .filter(|n| {
                        symbols(choose(kernels.clone(), built_in, *n))
                            != symbols(choose(kernels.clone(), Kernel::costs_here, *n))
                    })
                    .count();
                let run = |level, n: usize| {
                    let mut data = plain[..n * family.block].to_vec();
                    let p: *mut u8 = data.as_mut_ptr();
                    // SAFETY: the buffer is `n` blocks long.
                    unsafe { Keyed::fresh(family, level, &key).expect("it is here").run(op, p, p, n) };
                    data
                };
                // The expected output comes from the reference, one block at a time, so that it
                // doesn't depend on costs. (For ciphers with an S-box in the key, we use the
                // portable level instead of the reference.)
                let reference = reference::new(family.name, &key, None);
                let alone = match &reference {
                    None => run(Level::Portable, 300),
                    Some(reference) => {
                        let mut data = plain.clone();
                        for block in data.chunks_exact_mut(family.block) {
                            if op == Op::Encrypt {
                                reference.encrypt_block(block)
                            } else {
                                reference.decrypt_block(block)
                            }
                        }
                        data
                    }
                };
                for n in [1, 2, 3, 17, 65, 300] {
                    assert_eq!(run(level, n), alone[..n * family.block], "{} {op} {level} {n}", family.name);
                }
            }
        }
    }
    assert!(other > 100, "{other} choices are others");
}
