//! The modes of GOST R 34.13-2015 and of R 1323565.1, by the kernels that the library chooses.

use phalanx::modes::Padding;
use phalanx::modes::gost3413::{Cbc, Cfb, Ctr, CtrAcpkm, Gost, Mgm, Ofb, Omac, OmacAcpkm, kexp15, kimp15};
use phalanx::{Cipher, Error, KeyOnly, Kuznyechik, Level, Magma, Standard};
use phalanx_vectors::{Test, Verdict};

use super::modes::{Case, Check, Problem, UNKNOWN, failed, tag_of, wrong};

/// Calls a function for the cipher of a case.
macro_rules! of_cipher {
    ($check:ident) => {
        |case| match case.family.name {
            "kuznyechik" => $check::<Kuznyechik>(case),
            "magma" => $check::<Magma>(case),
            _ => Err(Problem::Skipped(UNKNOWN.into())),
        }
    };
}

/// The modes that are known.
pub(super) const MODES: &[(&str, Check)] = &[
    ("ctr", of_cipher!(ctr)),
    ("ofb", of_cipher!(ofb)),
    ("cbc", of_cipher!(cbc)),
    ("cfb", of_cipher!(cfb)),
    ("omac", of_cipher!(omac)),
    ("ctr-acpkm", of_cipher!(ctr_acpkm)),
    ("omac-acpkm", of_cipher!(omac_acpkm)),
    ("kexp15", of_cipher!(export)),
    ("mgm", of_cipher!(mgm)),
];

fn cipher<S: KeyOnly>(key: &[u8], level: Level) -> Result<Cipher<S>, Problem> {
    let key = S::Key::try_from(key).map_err(|_| Problem::Failed(format!("a key of {} bytes", key.len())))?;
    Cipher::with_level(&key, level).map_err(|error| Problem::Skipped(error.to_string()))
}

/// Bytes from a number of bits.
fn bytes(bits: Option<usize>, what: &str) -> Result<usize, Problem> {
    let bits = bits.ok_or_else(|| wrong(what))?;
    if bits.is_multiple_of(8) { Ok(bits / 8) } else { Err(Problem::Skipped("not whole bytes".into())) }
}

/// Bytes of a segment: a block, if nothing is said.
fn segment<C: Gost>(test: &Test) -> Result<usize, Problem> {
    let block = size_of::<<C::Standard as Standard>::Block>();
    bytes(test.segment_bits.or(Some(8 * block)), "no segment")
}

/// Encrypts the message and decrypts the ciphertext; what runs is told which.
fn both_ways(test: &Test, run: impl Fn(bool, &mut Vec<u8>) -> Result<(), Error>) -> Result<(), Problem> {
    if test.result == Verdict::Invalid {
        return Err(Problem::Skipped("nothing is refused in this mode".into()));
    }
    let mut data = test.message().into_owned();
    run(true, &mut data).map_err(failed)?;
    if !test.check_ciphertext(&data) {
        return Err(wrong("ciphertext"));
    }
    run(false, &mut data).map_err(failed)?;
    if data == *test.message() { Ok(()) } else { Err(wrong("decryption")) }
}

fn ctr<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let (test, s) = (case.test, segment::<C>(case.test)?);
    let (ctr, iv) = (Ctr::<C>::from_cipher(cipher(&test.key, case.level)?), test.iv.as_deref().unwrap_or_default());
    both_ways(test, |_, data| {
        // A whole block is the first counter itself.
        let stream = if iv.len() == 2 * Ctr::<C>::NONCE_BYTES {
            ctr.start_at_counter(iv)
        } else {
            ctr.start_with_segment(iv, s)
        };
        stream?.apply(data)
    })
}

fn ctr_acpkm<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let (test, s) = (case.test, segment::<C>(case.test)?);
    let section = bytes(test.section_bits, "no section")?;
    let ctr = CtrAcpkm::<C>::from_cipher(cipher(&test.key, case.level)?);
    let iv = test.iv.as_deref().unwrap_or_default();
    both_ways(test, |_, data| ctr.start_with_segment(iv, section, s)?.apply(data))
}

fn ofb<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let (test, s) = (case.test, segment::<C>(case.test)?);
    let (ofb, iv) = (Ofb::<C>::from_cipher(cipher(&test.key, case.level)?), test.iv.as_deref().unwrap_or_default());
    both_ways(test, |_, data| ofb.start_with_segment(iv, s)?.apply(data))
}

fn cbc<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let test = case.test;
    let padding = match test.padding.as_deref() {
        None => Padding::None,
        Some("10*") => Padding::OneZeros,
        Some(other) => return Err(Problem::Skipped(format!("unknown padding {other}"))),
    };
    let (cbc, iv) = (Cbc::<C>::from_cipher(cipher(&test.key, case.level)?), test.iv.as_deref().unwrap_or_default());
    both_ways(test, |encrypt, data| {
        *data = if encrypt { cbc.encrypt(iv, padding, data)? } else { cbc.decrypt(iv, padding, data)? };
        Ok(())
    })
}

fn cfb<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let (test, s) = (case.test, segment::<C>(case.test)?);
    let (cfb, iv) = (Cfb::<C>::from_cipher(cipher(&test.key, case.level)?), test.iv.as_deref().unwrap_or_default());
    both_ways(test, |encrypt, data| {
        let stream =
            if encrypt { cfb.start_encryption_with_segment(iv, s) } else { cfb.start_decryption_with_segment(iv, s) };
        stream?.apply(data);
        Ok(())
    })
}

fn omac<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let omac = Omac::<C>::from_cipher(cipher(&case.test.key, case.level)?);
    tag_of(case.test, |message, tag| omac.mac(message, tag), |message, tag| omac.verify(message, tag))
}

fn omac_acpkm<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let test = case.test;
    let section = bytes(test.section_bits, "no section")?;
    let period = bytes(test.master_period_bits, "no section of master keys")?;
    let omac = OmacAcpkm::<C>::from_cipher(cipher(&test.key, case.level)?);
    tag_of(
        test,
        |message, tag| omac.mac(section, period, message, tag),
        |message, tag| omac.verify(section, period, message, tag),
    )
}

fn export<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let (test, message) = (case.test, case.test.message());
    let mac_key = test.mac_key.as_deref().ok_or_else(|| wrong("no key of the MAC"))?;
    let mac = Omac::<C>::from_cipher(cipher(mac_key, case.level)?);
    let encryption = Ctr::<C>::from_cipher(cipher(&test.key, case.level)?);
    let iv = test.iv.as_deref().unwrap_or_default();
    if test.result == Verdict::Invalid {
        let exported = test.ct.as_deref().unwrap_or_default();
        let mut key = vec![0; exported.len().saturating_sub(Omac::<C>::TAG_BYTES)];
        let accepted = kimp15(&mac, &encryption, iv, exported, &mut key).is_ok();
        return if accepted { Err(wrong("accepted what has to be refused")) } else { Ok(()) };
    }
    let exported = kexp15(&mac, &encryption, iv, &message).map_err(failed)?;
    if !test.check_ciphertext(&exported) {
        return Err(wrong("exported key"));
    }
    let mut key = vec![0; message.len()];
    kimp15(&mac, &encryption, iv, &exported, &mut key).map_err(failed)?;
    if key == *message { Ok(()) } else { Err(wrong("imported key")) }
}

fn mgm<C: Gost>(case: &Case) -> Result<(), Problem>
where
    C::Standard: KeyOnly,
{
    let (test, message) = (case.test, case.test.message());
    let (mgm, nonce) = (Mgm::<C>::from_cipher(cipher(&test.key, case.level)?), test.iv.as_deref().unwrap_or_default());
    let tag = test.tag.as_deref().ok_or_else(|| wrong("no tag"))?;
    if test.result == Verdict::Invalid {
        let mut data = test.ct.clone().unwrap_or_default();
        let accepted = mgm.decrypt_in_place(nonce, &test.aad, &mut data, tag).is_ok();
        return if accepted { Err(wrong("accepted what has to be refused")) } else { Ok(()) };
    }
    let (mut data, mut got) = (message.to_vec(), vec![0; tag.len()]);
    mgm.encrypt_in_place(nonce, &test.aad, &mut data, &mut got).map_err(failed)?;
    // There may be associated data alone.
    if !data.is_empty() && !test.check_ciphertext(&data) {
        return Err(wrong("ciphertext"));
    }
    if got != tag {
        return Err(wrong("tag"));
    }
    mgm.decrypt_in_place(nonce, &test.aad, &mut data, tag).map_err(failed)?;
    if data == *message { Ok(()) } else { Err(wrong("decryption")) }
}
