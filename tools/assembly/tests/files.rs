//! The crate includes every assembly file and no others.

use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn the_crate_includes_every_file() {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/phalanx-kernels");
    let mut there = BTreeSet::new();
    for architecture in ["x86_64", "aarch64"] {
        // An architecture that has no assembly has no folder.
        let Ok(ciphers) = std::fs::read_dir(kernels.join("asm").join(architecture)) else { continue };
        for cipher in ciphers {
            let cipher = cipher.unwrap();
            for file in std::fs::read_dir(cipher.path()).unwrap() {
                let [cipher, file] = [cipher.file_name(), file.unwrap().file_name()];
                there.insert(format!("{architecture}/{}/{}", cipher.display(), file.display()));
            }
        }
    }
    assert!(there.len() > 20, "{there:?}");

    let list = std::fs::read_to_string(kernels.join("src/assembly.rs")).unwrap();
    let mut included = BTreeSet::new();
    for block in list.split("\nassembly! {").skip(1) {
        let block = block.split("\n}").next().unwrap();
        let mut lines = block.lines().filter(|line| line.contains('"'));
        let architecture = lines.next().and_then(|line| line.split('"').nth(1)).unwrap();
        for line in lines {
            // feature = "kalyna": "kalyna" ["portable", "avx2"],
            let (names, levels) = line.split_once(" [").unwrap();
            let cipher = names.trim_end_matches('"').rsplit('"').next().unwrap();
            included
                .extend(levels.split('"').skip(1).step_by(2).map(|level| format!("{architecture}/{cipher}/{level}.s")));
        }
    }
    assert_eq!(included, there);
}
