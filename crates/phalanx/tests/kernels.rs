//! Tests every kernel in the table and every technique from the literature, with one test per
//! entry.
//!
//! If this CPU doesn't support an entry, its test shows up as ignored, with the level in its name.

#[path = "common/steps.rs"]
mod steps;

use libtest_mimic::{Arguments, Failed, Trial};
use phalanx::gost28147::{NAMED_SETS, Sbox};
use phalanx::kernel::{Entry, Family, Ghash, GhashRun, Kernel, KernelRun, Op};
use phalanx::reference::{self, BlockCipher};
use phalanx::{Level, families};
use phalanx_vectors::{Test, stream, vector_files};
use proptest::test_runner::{Config, TestRunner};

fn main() {
    // This is for an emulator that counts instructions rather than running the tests.
    match std::env::var("PHALANX_STEPS").as_deref() {
        Ok("list") => return steps::list(),
        Ok("run") => return steps::run(),
        _ => (),
    }
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    let mut lacking = 0;
    for family in families().iter().chain(phalanx_papers::families()) {
        for kernel in family.kernels {
            let name = format!("{} {} {} {}", family.name, kernel.op, kernel.level, kernel.symbol);
            let test = move || check(family, kernel);
            let available = kernel.is_available();
            lacking += usize::from(!available);
            let kind = if available { "" } else { "not on this CPU" };
            trials.push(Trial::test(name, test).with_kind(kind).with_ignored_flag(!available));
        }
    }
    trials.push(Trial::test("rows outside the table are apart", rows_are_apart));
    let conclusion = libtest_mimic::run(&arguments, trials);
    if lacking > 0 {
        println!("NOT TESTED: {lacking} rows need a level that this CPU lacks");
    }
    conclusion.exit();
}

/// Every technique is named as such, and isn't in the table, which is all that dispatch looks at.
fn rows_are_apart() -> Result<(), Failed> {
    let in_table = families().iter().flat_map(|family| family.kernels);
    let of_papers = phalanx_papers::families().iter().flat_map(|family| family.kernels);
    for (kernel, is_of_papers) in in_table.map(|kernel| (kernel, false)).chain(of_papers.map(|kernel| (kernel, true))) {
        if kernel.symbol.contains("papers") != is_of_papers {
            return Err(format!("{kernel:?} has the wrong name").into());
        }
    }
    for (family, level) in families().iter().flat_map(|family| Level::available().map(move |level| (family, level))) {
        for op in [Op::Encrypt, Op::Decrypt, Op::Schedule, Op::Prepare, Op::EncryptMany, Op::DecryptMany] {
            if let Some(kernel) = family.candidates(op, level).find(|kernel| phalanx_papers::is_leaky(kernel)) {
                return Err(format!("{kernel:?} can be dispatched").into());
            }
        }
    }
    Ok(())
}

fn check(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    match (kernel.op, kernel.entry) {
        (Op::Encrypt | Op::Decrypt, Entry::Crypt(_)) => check_crypt(family, kernel),
        (Op::Schedule, Entry::Expand(_)) if kernel.form == 0 => check_schedule(family, kernel),
        (Op::Schedule, Entry::Expand(_)) => check_direct(family, kernel),
        (Op::Prepare, Entry::Expand(_)) => check_prepare(family, kernel),
        (Op::Ghash, Entry::Ghash(_)) => check_hash(family, kernel),
        (Op::Dot, Entry::Ghash(dot)) => check_dot(family, dot),
        (Op::Products, Entry::Ghash(products)) => check_products(family, products),
        (Op::Mac16, Entry::Ghash(_)) => check_mac(family, kernel),
        (Op::EncryptMany | Op::DecryptMany, Entry::Crypt(_)) => check_many(family, kernel, placer(family, kernel.form)),
        (Op::Load, Entry::Load(_)) => check_place(family, kernel),
        (Op::Absorb, Entry::Absorb(_)) => check_absorb(family, kernel),
        (op, entry) => Err(format!("no test for {op} of shape {}", entry.shape()).into()),
    }
}

/// Returns a key in the format of the family's schedule. For GOST 28147-89, the S-box precedes the
/// key.
fn whole_key(family: &Family, key: &[u8], sbox: Option<&Sbox>) -> Vec<u8> {
    let mut whole = sbox.map_or(Vec::new(), |s| s.rows().concat());
    whole.extend(key);
    assert_eq!(whole.len(), family.key, "{}", family.name);
    whole
}

/// Derives a key for an entry from a seed, and returns it with its reference.
fn some_key(family: &Family, kernel: &Kernel, seed: &[u8]) -> (Vec<u8>, Box<dyn BlockCipher>) {
    // A kernel with a built-in S-box set only supports that set.
    let sbox = (family.name == "gost28147")
        .then(|| kernel.parameter.map_or_else(|| some_sbox(seed), |set| NAMED_SETS[set.index].sbox));
    let key = stream(seed, family.key - sbox.map_or(0, |_| 128));
    let reference = reference::new(family.name, &key, sbox.as_ref()).expect("the reference has every cipher");
    (whole_key(family, &key, sbox.as_ref()), reference)
}

/// Returns either a named S-box, or one whose rows aren't permutations.
fn some_sbox(seed: &[u8]) -> Sbox {
    let sum = seed.iter().map(|b| usize::from(*b)).sum::<usize>();
    if sum % 2 == 0 {
        let sets = &NAMED_SETS;
        return sets[sum / 2 % sets.len()].sbox;
    }
    let nibbles = stream(&[seed, b"sbox"].concat(), 128);
    Sbox::from_rows(std::array::from_fn(|r| std::array::from_fn(|i| nibbles[16 * r + i] & 15))).expect("nibbles")
}

fn apply(reference: &dyn BlockCipher, op: Op, data: &[u8]) -> Vec<u8> {
    let mut out = data.to_vec();
    for block in out.chunks_exact_mut(reference.block_bytes()) {
        if op == Op::Encrypt { reference.encrypt_block(block) } else { reference.decrypt_block(block) }
    }
    out
}

/// Runs a kernel out of place at the given offsets from a cache line. Both buffers are surrounded
/// by guard bytes.
fn out_of_place(row: &KernelRun, input: &[u8], blocks: usize, offsets: (usize, usize)) -> Vec<u8> {
    const GUARD: usize = 128;
    let place = |offset: usize, fill: u8| {
        let buffer = vec![fill; input.len() + 2 * GUARD + 128];
        let start = GUARD + buffer.as_ptr().align_offset(64) + offset;
        (buffer, start)
    };
    let (mut src, s) = place(offsets.0, 0xa5);
    src[s..s + input.len()].copy_from_slice(input);
    let before = src.clone();
    let (mut dst, d) = place(offsets.1, 0x5a);
    // SAFETY: both ranges are within their buffers.
    unsafe { row.run(src[s..].as_ptr(), dst[d..].as_mut_ptr(), blocks) };
    assert_eq!(src, before, "the source was written");
    let out = dst[d..d + input.len()].to_vec();
    dst[d..d + input.len()].fill(0x5a);
    assert!(dst.iter().all(|b| *b == 0x5a), "written outside the destination");
    out
}

fn in_place(row: &KernelRun, input: &[u8], blocks: usize, offset: usize) -> Vec<u8> {
    const GUARD: usize = 128;
    let mut buffer = vec![0xa5; input.len() + 2 * GUARD + 128];
    let start = GUARD + buffer.as_ptr().align_offset(64) + offset;
    buffer[start..start + input.len()].copy_from_slice(input);
    let p = buffer[start..].as_mut_ptr();
    // SAFETY: the range is within the buffer.
    unsafe { row.run(p, p, blocks) };
    let out = buffer[start..start + input.len()].to_vec();
    buffer[start..start + input.len()].fill(0xa5);
    assert!(buffer.iter().all(|b| *b == 0xa5), "written outside the buffer");
    out
}

fn check_crypt(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    let known = known_answers(family, kernel)?;
    if known == 0 {
        return Err("no known answer was tried".into());
    }

    // Every number of blocks, in place and out of place.
    let most = 2 * kernel.width + 3;
    for seed in [b"lengths-0", b"lengths-1"] {
        let (key, reference) = some_key(family, kernel, seed);
        let row = KernelRun::new(family, kernel, &key);
        let input = stream(seed, most * family.block);
        let want = apply(&*reference, kernel.op, &input);
        for n in 0..=most {
            let bytes = n * family.block;
            let offsets = (n % 64, (7 * n + 1) % 64);
            assert_eq!(out_of_place(&row, &input[..bytes], n, offsets), want[..bytes], "{n} blocks out of place");
            assert_eq!(in_place(&row, &input[..bytes], n, offsets.1), want[..bytes], "{n} blocks in place");
        }
        // Every alignment, for a few lengths.
        for n in [1, kernel.width, kernel.width + 1] {
            let bytes = n * family.block;
            for offset in 0..64 {
                let other = (offset * 5 + 3) % 64;
                assert_eq!(out_of_place(&row, &input[..bytes], n, (offset, other)), want[..bytes], "{n} at {offset}");
                assert_eq!(in_place(&row, &input[..bytes], n, offset), want[..bytes], "{n} at {offset} in place");
            }
        }
    }

    // Random keys and data, compared with the reference.
    let mut runner = TestRunner::new(Config { cases: 48, failure_persistence: None, ..Config::default() });
    let strategy = (proptest::array::uniform16(0u8..), 0..=most, 0usize..64, 0usize..64, proptest::bool::ANY);
    runner.run(&strategy, |(seed, n, from, to, same)| {
        let (key, reference) = some_key(family, kernel, &seed);
        let row = KernelRun::new(family, kernel, &key);
        let mut input = stream(&seed, n * family.block);
        if seed[0] < 16 {
            input.fill(if seed[0] < 8 { 0 } else { 0xff });
        }
        let want = apply(&*reference, kernel.op, &input);
        let got = if same { in_place(&row, &input, n, to) } else { out_of_place(&row, &input, n, (from, to)) };
        proptest::prop_assert_eq!(got, want);
        Ok(())
    })?;
    Ok(())
}

/// Tests block operations with known answers. Returns the number tested.
fn known_answers(family: &'static Family, kernel: &'static Kernel) -> Result<usize, Failed> {
    let mut count = 0;
    for (file, vectors) in vector_files()? {
        for group in vectors.test_groups.iter().filter(|g| g.cipher == family.name) {
            for test in &group.tests {
                let label = format!("{file} {} {}", group.mode, test.id);
                if kernel.parameter.is_some_and(|set| test.sbox.as_deref() != Some(set.name)) {
                    continue;
                }
                match group.mode.as_str() {
                    "ecb" => known_block(family, kernel, test, &label)?,
                    "ecb-iterated" if test.iterations.is_some_and(|n| n <= 10_000) => {
                        known_iterated(family, kernel, test, &label)?;
                    }
                    _ => continue,
                }
                count += 1;
            }
        }
    }
    Ok(count)
}

fn row_for(family: &'static Family, kernel: &'static Kernel, test: &Test) -> KernelRun {
    let sbox = test.sbox.as_deref().map(|name| Sbox::named(name).expect("vectors name known sets"));
    KernelRun::new(family, kernel, &whole_key(family, &test.key, sbox))
}

fn known_block(family: &'static Family, kernel: &'static Kernel, test: &Test, label: &str) -> Result<(), Failed> {
    let row = row_for(family, kernel, test);
    let message = test.message();
    let blocks = message.len() / family.block;
    if kernel.op == Op::Encrypt {
        let got = in_place(&row, &message, blocks, 0);
        if !test.check_ciphertext(&got) {
            return Err(label.into());
        }
    } else {
        let ct = match &test.ct {
            Some(ct) => ct.to_vec(),
            // For long inputs, the file only contains a digest, so we use the reference to generate
            // the input.
            None => {
                let sbox = test.sbox.as_deref().and_then(Sbox::named);
                let reference = reference::new(family.name, &test.key, sbox).expect("the reference has every cipher");
                apply(&*reference, Op::Encrypt, &message)
            }
        };
        if in_place(&row, &ct, blocks, 0) != *message {
            return Err(label.into());
        }
    }
    Ok(())
}

fn known_iterated(family: &'static Family, kernel: &'static Kernel, test: &Test, label: &str) -> Result<(), Failed> {
    let row = row_for(family, kernel, test);
    let ct = test.ct.as_deref().expect("iterated tests have a ciphertext");
    let (mut state, want) = match kernel.op {
        Op::Encrypt => (test.message().to_vec(), ct.to_vec()),
        _ => (ct.to_vec(), test.message().to_vec()),
    };
    let blocks = state.len() / family.block;
    for _ in 0..test.iterations.unwrap_or(0) {
        let p = state.as_mut_ptr();
        // SAFETY: the buffer is that many blocks long.
        unsafe { row.run(p, p, blocks) };
    }
    if state == want { Ok(()) } else { Err(label.into()) }
}

fn expand(kernel: &Kernel, inputs: &[u8], out: usize, n: usize) -> Vec<u8> {
    let Entry::Expand(entry) = kernel.entry else { panic!("{} is of another shape", kernel.symbol) };
    // We put guard bytes after the output, and use an odd address.
    let mut buffer = vec![0x5a; out * n + 65];
    // SAFETY: the buffers have the sizes that the family specifies.
    unsafe { entry(inputs.as_ptr(), buffer[1..].as_mut_ptr(), n) };
    assert!(buffer[0] == 0x5a && buffer[1 + out * n..].iter().all(|b| *b == 0x5a), "written outside");
    buffer[1..1 + out * n].to_vec()
}

fn check_schedule(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    for n in 0..=9 {
        let mut keys = Vec::new();
        let mut want = Vec::new();
        for i in 0..n {
            let key = stream(format!("schedule {n} {i}").as_bytes(), family.key);
            want.push(standard_schedule(family, &key));
            keys.extend(key);
        }
        let got = expand(kernel, &keys, family.schedule, n);
        assert_eq!(got, want.concat(), "{n} keys");
    }
    Ok(())
}

/// Tests a schedule that writes a form other than 0 directly, using as many keys as the entry
/// processes at once. The form is compared with one that was created from the standard's round
/// keys.
fn check_direct(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    let bytes = family.forms[kernel.form].bytes;
    let prepare = family.kernels.iter().find(|k| k.op == Op::Prepare && k.form == kernel.form && k.is_available());
    for n in 0..=3 {
        let keys: Vec<_> = (0..n * kernel.width).map(|i| stream(&[b'd', n as u8, i as u8], family.key)).collect();
        let want = keys.chunks_exact(kernel.width).map(|keys| match prepare {
            Some(prepare) if kernel.width == 1 => expand(prepare, &standard_schedule(family, &keys[0]), bytes, 1),
            _ => {
                let schedules: Vec<_> = keys.iter().map(|key| standard_schedule(family, key)).collect();
                place(family, placer(family, kernel.form), &schedules, 0..kernel.width)
            }
        });
        assert_eq!(expand(kernel, &keys.concat(), bytes, n), want.collect::<Vec<_>>().concat(), "{n} forms");
    }
    Ok(())
}

/// Compares multiply-accumulate with the reference, for every number of blocks up to a little over
/// two groups, at all alignments.
fn check_hash(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    let block = family.block;
    let product = if family.name == "gf2-128-nist" { nist_product } else { reference::dstu7624::gf_mul };
    let mut runner = TestRunner::new(Config { cases: 256, failure_persistence: None, ..Config::default() });
    let strategy = (proptest::array::uniform16(0u8..), 0..=2 * 512 / block + 3, 0usize..64);
    runner.run(&strategy, |(seed, n, offset)| {
        let special = |b: u8| if seed[0] < 8 { 0xff } else { b };
        let key: Vec<u8> = stream(&seed, block).into_iter().map(special).collect();
        let start: Vec<u8> = stream(&seed[1..], block).into_iter().map(special).collect();
        let data: Vec<u8> = stream(&seed[2..], n * block).into_iter().map(special).collect();
        let mut want = start.clone();
        for x in data.chunks_exact(block) {
            want.iter_mut().zip(x).for_each(|(w, x)| *w ^= x);
            want = product(&want, &key);
        }
        let keyed = GhashRun::new(family, kernel, &key);
        let mut buffer = vec![0x5a; offset + data.len() + 1];
        buffer[offset..offset + data.len()].copy_from_slice(&data);
        let mut acc = vec![0x5a; block + 2];
        acc[1..=block].copy_from_slice(&start);
        keyed.run(&mut acc[1..=block], &buffer[offset..offset + data.len()]);
        proptest::prop_assert_eq!(&acc[1..=block], &want[..], "{} blocks", n);
        proptest::prop_assert!(acc[0] == 0x5a && acc[block + 1] == 0x5a, "written outside");
        Ok(())
    })?;
    // Test every number of blocks, in addition to the random ones.
    let key = stream(b"hash", block);
    let keyed = GhashRun::new(family, kernel, &key);
    let data = stream(b"data", (2 * 512 / block + 3) * block);
    let mut want = vec![0; block];
    for n in 0..=data.len() / block {
        if n > 0 {
            want.iter_mut().zip(&data[(n - 1) * block..]).for_each(|(w, x)| *w ^= x);
            want = product(&want, &key);
        }
        let mut acc = vec![0; block];
        keyed.run(&mut acc, &data[..n * block]);
        assert_eq!(acc, want, "{n} blocks");
    }
    Ok(())
}

/// Returns the product of two blocks, transcribed from SP 800-38D, Algorithm 1.
fn nist_product(x: &[u8], y: &[u8]) -> Vec<u8> {
    let number = |bytes: &[u8]| bytes.iter().fold(0u128, |number, byte| number << 8 | u128::from(*byte));
    let (x, mut v, mut z) = (number(x), number(y), 0);
    for i in 0..128 {
        if x >> (127 - i) & 1 == 1 {
            z ^= v;
        }
        v = v >> 1 ^ if v & 1 == 1 { 0xe1 << 120 } else { 0 };
    }
    z.to_be_bytes().to_vec()
}

/// Returns the product of two blocks as in MGM, transcribed from RFC 9058.
fn big_endian_product(a: &[u8], b: &[u8]) -> Vec<u8> {
    let number = |bytes: &[u8]| bytes.iter().fold(0u128, |sum, byte| sum << 8 | u128::from(*byte));
    let (bits, polynomial) = if a.len() == 8 { (64, 0x1b) } else { (128, 0x87) };
    let (a, b) = (number(a), number(b));
    let mut product = 0u128;
    for bit in (0..bits).rev() {
        let over = product >> (bits - 1) & 1;
        product = (product << 1) ^ (over * polynomial) ^ ((b >> bit & 1) * a);
        product &= u128::MAX >> (128 - bits);
    }
    product.to_be_bytes()[16 - bits / 8..].to_vec()
}

/// Tests sums of products, for every number of blocks up to more than fit in a few registers, at
/// all alignments.
fn check_dot(family: &'static Family, dot: Ghash) -> Result<(), Failed> {
    let block = family.block;
    for (n, special) in (0..=40).chain([515]).flat_map(|n| [None, Some(0xff), Some(0)].map(|special| (n, special))) {
        let bytes = |seed: &[u8], n: usize| {
            let bytes = stream(seed, n * block).into_iter();
            bytes.map(|b| special.unwrap_or(b)).collect::<Vec<_>>()
        };
        let (factors, data, start) = (bytes(b"factors", n), bytes(b"data", n), stream(b"start", block));
        let mut want = start.clone();
        for (h, x) in factors.chunks_exact(block).zip(data.chunks_exact(block)) {
            want.iter_mut().zip(big_endian_product(h, x)).for_each(|(sum, byte)| *sum ^= byte);
        }
        for offset in if n < 20 { 0..64 } else { 0..1 } {
            let placed = |bytes: &[u8], offset: usize| [&vec![0x5a; offset], bytes].concat();
            let other = (7 * offset + 3) % 64;
            let (factors, data) = (placed(&factors, offset), placed(&data, other));
            let mut acc = [&[0x5a], &*start, &[0x5a]].concat();
            // SAFETY: both buffers have `n` blocks after the offset, and the sum is one block.
            unsafe { dot(factors[offset..].as_ptr(), data[other..].as_ptr(), acc[1..].as_mut_ptr(), n) };
            assert_eq!(acc[1..=block], want, "{n} blocks at {offset}");
            assert!(acc[0] == 0x5a && acc[block + 1] == 0x5a, "written outside");
        }
    }
    Ok(())
}

/// Compares products, each of which is added to a block, with long multiplication, for any number
/// of blocks at all alignments.
fn check_products(family: &'static Family, products: Ghash) -> Result<(), Failed> {
    let block = family.block;
    for (n, special) in (0..=40).chain([515]).flat_map(|n| [None, Some(0xff), Some(0)].map(|special| (n, special))) {
        let bytes = |seed: &[u8]| {
            let bytes = stream(seed, n * block).into_iter();
            bytes.map(|b| special.unwrap_or(b)).collect::<Vec<_>>()
        };
        let (factors, data, start) = (bytes(b"factors"), bytes(b"data"), stream(b"start", n * block));
        let mut want = start.clone();
        let pairs = factors.chunks_exact(block).zip(data.chunks_exact(block));
        for (sum, (h, x)) in want.chunks_exact_mut(block).zip(pairs) {
            sum.iter_mut().zip(big_endian_product(h, x)).for_each(|(sum, byte)| *sum ^= byte);
        }
        for offset in if n < 20 { 0..64 } else { 0..1 } {
            let placed = |bytes: &[u8], offset: usize| [&vec![0x5a; offset], bytes, &[0x5a]].concat();
            let (other, third) = ((7 * offset + 3) % 64, (5 * offset + 1) % 64);
            let (factors, data, mut accs) = (placed(&factors, offset), placed(&data, other), placed(&start, third));
            // SAFETY: all three buffers have `n` blocks after the offset.
            unsafe { products(factors[offset..].as_ptr(), data[other..].as_ptr(), accs[third..].as_mut_ptr(), n) };
            assert!(accs == placed(&want, third), "{n} blocks at {offset}");
        }
    }
    Ok(())
}

/// Compares the GOST 28147-89 MAC with the reference, for any number of blocks at all alignments,
/// and with known answers.
fn check_mac(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    let reference = |key: &[u8], sbox: &Sbox| reference::gost28147::Gost28147::new(key, sbox).expect("32 bytes");
    let mut runner = TestRunner::new(Config { cases: 256, failure_persistence: None, ..Config::default() });
    let strategy = (proptest::array::uniform16(0u8..), 0usize..40, 0usize..64);
    runner.run(&strategy, |(seed, n, offset)| {
        let (key, sbox) = (stream(&seed, 32), some_sbox(&seed));
        let reference = reference(&key, &sbox);
        let start = stream(&seed[1..], 8);
        let mut data = stream(&seed[2..], 8 * n);
        if seed[0] < 16 {
            data.fill(if seed[0] < 8 { 0 } else { 0xff });
        }
        let mut want = start.clone();
        for block in data.chunks_exact(8) {
            want.iter_mut().zip(block).for_each(|(sum, byte)| *sum ^= byte);
            reference.mac_rounds(&mut want);
        }
        let row = GhashRun::new(family, kernel, &whole_key(family, &key, Some(&sbox)));
        let mut buffer = vec![0x5a; offset];
        buffer.extend(&data);
        let mut acc = [0x5a; 10];
        acc[1..9].copy_from_slice(&start);
        row.run(&mut acc[1..9], &buffer[offset..]);
        proptest::prop_assert_eq!(&acc[1..9], &want[..], "{} blocks", n);
        proptest::prop_assert!(acc[0] == 0x5a && acc[9] == 0x5a, "written outside");
        Ok(())
    })?;
    let mut known = 0;
    for (file, vectors) in vector_files()? {
        for test in
            vectors.test_groups.iter().filter(|g| g.cipher == family.name && g.mode == "imit").flat_map(|g| &g.tests)
        {
            // Implementations differ in how they process a single block.
            let sbox = test.sbox.as_deref().and_then(Sbox::named).ok_or("a set that nobody knows")?;
            let mut message = test.message().into_owned();
            message.resize(message.len().next_multiple_of(8).max(16), 0);
            let mut acc = test.iv.clone().unwrap_or(vec![0; 8]);
            GhashRun::new(family, kernel, &whole_key(family, &test.key, Some(sbox))).run(&mut acc, &message);
            if test.tag.as_deref().is_none_or(|tag| !acc.starts_with(tag)) {
                return Err(format!("{file} {}", test.id).into());
            }
            known += 1;
        }
    }
    if known == 0 { Err("no known answer was tried".into()) } else { Ok(()) }
}

/// Returns the contents of form 0, which is the standard's round keys in order. For GOST 28147-89
/// (with the S-box first), Magma and the fields, it is the key itself.
fn standard_schedule(family: &Family, key: &[u8]) -> Vec<u8> {
    match family.name {
        "gost28147" | "magma" | "gf2-128" | "gf2-128-nist" | "gf2-256" | "gf2-512" => key.to_vec(),
        name => reference::new(name, key, None).expect("the reference has every cipher").round_keys().concat(),
    }
}

/// Creating several forms at once gives the same result as creating one at a time. The contents of
/// a form are checked in the tests of the kernels that read it.
fn check_prepare(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    let bytes = family.forms[kernel.form].bytes;
    let namesakes = families().iter().filter(|f| f.name == family.name);
    let mut kernels = namesakes.flat_map(|family| family.kernels);
    let Some(schedule) = kernels.find(|k| k.op == Op::Schedule && k.is_available()) else {
        return Err("no key schedule".into());
    };
    let keys: Vec<u8> = (0..5).flat_map(|i| stream(&[b'p', i], family.key)).collect();
    let schedules = expand(schedule, &keys, family.schedule, 5);
    let together = expand(kernel, &schedules, bytes, 5);
    for (i, one) in schedules.chunks_exact(family.schedule).enumerate() {
        assert_eq!(expand(kernel, one, bytes, 1), together[i * bytes..(i + 1) * bytes], "key {i}");
    }
    let others = family.kernels.iter().filter(|k| k.op == Op::Prepare && k.form == kernel.form && k.is_available());
    for other in others {
        assert_eq!(expand(other, &schedules, bytes, 5), together, "{other:?}");
    }
    if !family.kernels.iter().any(|k| k.form == kernel.form && !matches!(k.op, Op::Schedule | Op::Prepare)) {
        return Err("no kernel reads this form".into());
    }
    Ok(())
}

/// Returns the schedules for several keys, which share an S-box.
fn schedules(family: &'static Family, keys: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut kernels = families().iter().filter(|f| f.name == family.name).flat_map(|family| family.kernels);
    let schedule = kernels.find(|k| k.op == Op::Schedule && k.is_available()).expect("a key schedule");
    keys.iter().map(|key| expand(schedule, key, family.schedule, 1)).collect()
}

/// Returns `n` keys that fit in one form, with their references.
fn some_keys(family: &Family, kernel: &Kernel, seed: &[u8], n: usize) -> Vec<(Vec<u8>, Box<dyn BlockCipher>)> {
    let key_of = |i: usize| {
        let sbox = (family.name == "gost28147")
            .then(|| kernel.parameter.map_or_else(|| some_sbox(seed), |set| NAMED_SETS[set.index].sbox));
        let key = stream(&[seed, &i.to_le_bytes()].concat(), family.key - sbox.map_or(0, |_| 128));
        let reference = reference::new(family.name, &key, sbox.as_ref()).expect("the reference has every cipher");
        (whole_key(family, &key, sbox.as_ref()), reference)
    };
    (0..n).map(key_of).collect()
}

/// Returns the kernel that loads keys into a form.
fn placer(family: &'static Family, form: usize) -> &'static Kernel {
    let row = family.kernels.iter().find(|k| k.op == Op::Load && k.form == form && k.is_available());
    row.unwrap_or_else(|| panic!("nothing places keys into form {form}"))
}

fn place(family: &Family, row: &Kernel, schedules: &[Vec<u8>], lanes: impl Iterator<Item = usize>) -> Vec<u8> {
    let Entry::Load(entry) = row.entry else { panic!("of another shape") };
    // We put guard bytes after the form, and use an odd address.
    let bytes = family.forms[row.form].bytes;
    let mut buffer = vec![0x5a; bytes + 65];
    for lane in lanes {
        // SAFETY: the form is the correct size, and has at least as many lanes as the tests use.
        unsafe { entry(schedules[lane].as_ptr(), buffer[1..].as_mut_ptr(), lane) };
    }
    assert!(buffer[0] == 0x5a && buffer[1 + bytes..].iter().all(|b| *b == 0x5a), "written outside");
    buffer[1..1 + bytes].to_vec()
}

/// Encrypts the blocks of each batch under as many keys as the form has, both in place and out of
/// place, at odd addresses.
fn check_many(family: &'static Family, kernel: &'static Kernel, placer: &Kernel) -> Result<(), Failed> {
    let Entry::Crypt(entry) = kernel.entry else { return Err("of another shape".into()) };
    // A form may have more keys than this kernel processes blocks.
    let lanes = placer.width.min(kernel.width);
    for (seed, n) in [(b"many-0", 1), (b"many-1", 3), (b"many-2", 0), (b"many-3", 2)] {
        let keys = some_keys(family, kernel, seed, lanes);
        let schedules = schedules(family, &keys.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>());
        let form = place(family, placer, &schedules, 0..lanes);
        let input = stream(seed, n * kernel.width * family.block);
        let op = if matches!(kernel.op, Op::EncryptMany | Op::Encrypt) { Op::Encrypt } else { Op::Decrypt };
        let blocks = input.chunks_exact(family.block).zip((0..kernel.width).cycle());
        let key = |block: usize| &*keys[block / (kernel.width / lanes)].1;
        let want: Vec<u8> = blocks.flat_map(|(block, i)| apply(key(i), op, block)).collect();
        let mut keyed = vec![0; form.len() + 1];
        keyed[1..].copy_from_slice(&form);
        for same in [false, true] {
            let mut src = vec![0xa5; input.len() + 2];
            src[1..=input.len()].copy_from_slice(&input);
            let mut dst = if same { src.clone() } else { vec![0xa5; input.len() + 2] };
            let to = dst[1..].as_mut_ptr();
            let from = if same { to.cast_const() } else { src[1..].as_ptr() };
            // SAFETY: the buffers are `n` batches long, and the form is the one that the kernel
            // expects.
            unsafe { entry(keyed[1..].as_ptr(), from, to, n) };
            assert_eq!(dst[1..=input.len()], want, "{n} batches, in place: {same}");
            assert!(dst[0] == 0xa5 && dst[input.len() + 1] == 0xa5, "written outside");
        }
    }
    Ok(())
}

/// Absorbs blocks into a state with the reference.
fn absorb(family: &Family, state: &mut [u8], blocks: &[u8]) {
    if family.name != "streebog" {
        return blocks.chunks_exact(family.block).for_each(|block| reference::kupyna::absorb(state, block));
    }
    let mut whole = reference::streebog::State::from_bytes((&*state).try_into().expect("a state"));
    for block in blocks.as_chunks::<64>().0 {
        whole.absorb(block, 512);
    }
    state.copy_from_slice(&whole.to_bytes());
}

/// Absorbs blocks of as many messages as the kernel has lanes, and returns the states. Guard bytes
/// surround the states.
fn absorbed(kernel: &Kernel, states: &[u8], blocks: &[u8], n: usize, offsets: (usize, usize)) -> Vec<u8> {
    let Entry::Absorb(entry) = kernel.entry else { panic!("of another shape") };
    let place = |bytes: &[u8], offset: usize| {
        let mut buffer = vec![0x5a; bytes.len() + 256];
        let start = 64 + buffer.as_ptr().align_offset(64) + offset;
        buffer[start..start + bytes.len()].copy_from_slice(bytes);
        (buffer, start)
    };
    let ((src, s), (mut out, o)) = (place(blocks, offsets.0), place(states, offsets.1));
    let before = src.clone();
    // SAFETY: there is a state and there are `n` blocks for each message.
    unsafe { entry(src[s..].as_ptr(), out[o..].as_mut_ptr(), n) };
    assert_eq!(src, before, "the source was written");
    let after = out[o..o + states.len()].to_vec();
    out[o..o + states.len()].fill(0x5a);
    assert!(out.iter().all(|byte| *byte == 0x5a), "written outside the states");
    after
}

/// Compares the states of all messages with the reference, for up to three blocks at all alignments.
/// In the states of Streebog, N and Σ are random, or so large that their sums have long carries.
fn check_absorb(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    let (width, block, bytes) = (kernel.width, family.block, family.schedule);
    let check = |states: &[u8], blocks: &[u8], n: usize, offsets| {
        let mut want = states.to_vec();
        for (m, state) in want.chunks_exact_mut(bytes).enumerate() {
            let own: Vec<u8> = blocks.chunks_exact(block).skip(m).step_by(width).flatten().copied().collect();
            absorb(family, state, &own);
        }
        assert_eq!(absorbed(kernel, states, blocks, n, offsets), want, "{n} blocks at {offsets:?}");
    };
    for n in 0..=2 * width + 1 {
        let (states, blocks) = (stream(&[b's', n as u8], width * bytes), stream(&[b'b', n as u8], n * width * block));
        check(&states, &blocks, n, (n, 3 * n % 64));
    }
    let (states, blocks) = (stream(b"alignment", width * bytes), stream(b"blocks", 2 * width * block));
    for offset in 0..64 {
        check(&states, &blocks, 2, (offset, (5 * offset + 1) % 64));
    }
    // Bytes of 0 and 255 in every place, and numbers just below powers of two.
    for value in [0, 0xff] {
        check(&vec![value; width * bytes], &vec![0; 2 * width * block], 2, (0, 0));
        check(&vec![value; width * bytes], &vec![0xff; 2 * width * block], 2, (0, 0));
    }
    for ones in 0..=block {
        let mut states = stream(b"carries", width * bytes);
        for (i, byte) in states.iter_mut().enumerate() {
            if i % block < ones {
                *byte = 0xff;
            }
        }
        for first in [0, 1, 0x80, 0xff] {
            let mut blocks = vec![0; 2 * width * block];
            blocks.chunks_exact_mut(block).for_each(|block| block[0] = first);
            check(&states, &blocks, 2, (0, 0));
        }
    }
    // The columns of Kupyna in which the carries of T+ run through all rows, or stop at one.
    for stop in 0..8 {
        let mut blocks = stream(&[b'c', stop as u8], 2 * width * block);
        for (i, byte) in blocks.iter_mut().enumerate() {
            *byte = match i % 8 {
                0 => 0x0d,
                row if row == stop => 0x0e,
                _ => 0x0f,
            };
        }
        check(&stream(b"columns", width * bytes), &blocks, 2, (0, 0));
    }
    Ok(())
}

/// The lanes of a form are independent, so loading keys in any order, or more than once, gives the
/// same form. The form's contents are checked in the tests of the kernels that read it.
fn check_place(family: &'static Family, kernel: &'static Kernel) -> Result<(), Failed> {
    let keys = some_keys(family, kernel, b"place", kernel.width);
    let schedules = schedules(family, &keys.into_iter().map(|(key, _)| key).collect::<Vec<_>>());
    let form = place(family, kernel, &schedules, 0..kernel.width);
    assert_eq!(place(family, kernel, &schedules, (0..kernel.width).rev()), form);
    assert_eq!(place(family, kernel, &schedules, (0..kernel.width).chain([0, kernel.width / 2])), form);
    assert_eq!(place(family, placer(family, kernel.form), &schedules, 0..kernel.width), form);
    let mut readers = family.kernels.iter().filter(|k| k.form == kernel.form && matches!(k.entry, Entry::Crypt(_)));
    if readers.clone().all(|reader| matches!(reader.op, Op::EncryptMany | Op::DecryptMany)) {
        return if readers.next().is_some() { Ok(()) } else { Err("no kernel reads this form".into()) };
    }
    // These kernels are for one key. Here, there is one key per run of blocks.
    readers.filter(|reader| reader.is_available()).try_for_each(|reader| check_many(family, reader, kernel))
}
