//! Every routine has a symbol in the library and works.

use phalanx::kernel::{Entry, RoutineEntry};
use phalanx::{families, routines};
use std::collections::BTreeMap;

#[test]
fn a_symbol_is_of_the_library_and_names_one_function() {
    let kernels = families().iter().flat_map(|family| family.kernels).map(|kernel| {
        let address = match kernel.entry {
            Entry::Crypt(entry) => entry as usize,
            Entry::Expand(entry) => entry as usize,
            Entry::Load(entry) => entry as usize,
            Entry::Absorb(entry) => entry as usize,
            Entry::Ghash(entry) => entry as usize,
            entry => panic!("no test for the shape {}", entry.shape()),
        };
        (kernel.symbol, address)
    });
    let routines = routines().map(|routine| {
        let address = match routine.entry {
            RoutineEntry::Wipe(entry) => entry as usize,
            RoutineEntry::Equal(entry) => entry as usize,
            RoutineEntry::Xor(entry) => entry as usize,
            RoutineEntry::Sequence(entry) => entry as usize,
            RoutineEntry::Skip(entry) => entry as usize,
            RoutineEntry::Map(entry) => entry as usize,
            RoutineEntry::Unpad(entry) => entry as usize,
            RoutineEntry::Clear(entry) => entry as usize,
            entry => panic!("no test for the shape {}", entry.shape()),
        };
        (routine.symbol, address)
    });
    let mut addresses = BTreeMap::new();
    for (symbol, address) in kernels.chain(routines) {
        assert!(symbol.starts_with("phalanx_0_1_"), "{symbol}");
        assert_eq!(*addresses.entry(symbol).or_insert(address), address, "{symbol}");
    }
}

#[test]
fn all_shapes_are_there_and_work() {
    let mut shapes = Vec::new();
    for routine in routines() {
        shapes.push(routine.entry.shape());
        match routine.entry {
            RoutineEntry::Wipe(wipe) => {
                for n in 0..300 {
                    let mut bytes = [0x5a; 302];
                    // SAFETY: there are 300 bytes after the first one in the buffer.
                    unsafe { wipe(bytes.as_mut_ptr().add(1), n) }
                    assert!(bytes[1..=n].iter().all(|byte| *byte == 0));
                    assert!(bytes[0] == 0x5a && bytes[n + 1..].iter().all(|byte| *byte == 0x5a));
                }
            }
            RoutineEntry::Equal(equal) => {
                let (a, mut b) = ([1, 2, 3], [1, 2, 4]);
                // SAFETY: at most three bytes are compared.
                let verdicts = |b: &[u8; 3]| [0, 2, 3].map(|n| unsafe { equal(a.as_ptr(), b.as_ptr(), n) });
                assert_eq!(verdicts(&b), [1, 1, 0]);
                b[2] = 3;
                assert_eq!(verdicts(&b), [1, 1, 1]);
            }
            // The tests in `steps/` compare these with their plain forms.
            RoutineEntry::Xor(_)
            | RoutineEntry::Sequence(_)
            | RoutineEntry::Skip(_)
            | RoutineEntry::Map(_)
            | RoutineEntry::Unpad(_) => {}
            // Its effect on registers is tested in `remains.rs`.
            RoutineEntry::Clear(clear) => {
                if routine.is_available() {
                    // SAFETY: the CPU supports the routine.
                    unsafe { clear() }
                }
            }
            entry => panic!("no test for the shape {}", entry.shape()),
        }
    }
    shapes.sort_unstable();
    shapes.dedup();
    let has_vectors = cfg!(any(target_arch = "x86_64", all(target_arch = "aarch64", target_endian = "little")));
    let clear: &[_] = if has_vectors { &["clear"] } else { &[] };
    assert_eq!(shapes, [clear, &["equal", "map", "sequence", "skip", "unpad", "wipe", "xor"]].concat());
}
