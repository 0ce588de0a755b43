//! Parameters of algorithms in DER, as CMS has them: RFC 4490 and RFC 5830 for GOST 28147-89, R 1323565.1.025-2019 for ACPKM.

use crate::error::{Outcome, refuse};

const SEQUENCE: u8 = 0x30;
const OCTET_STRING: u8 = 0x04;
const OBJECT_IDENTIFIER: u8 = 0x06;

/// A sequence of bytes and, where there is one, an object identifier.
pub(crate) fn encode(octets: &[u8], oid: Option<&str>) -> Vec<u8> {
    let mut inside = element(OCTET_STRING, octets);
    if let Some(oid) = oid {
        inside.extend(element(OBJECT_IDENTIFIER, &arcs(oid)));
    }
    element(SEQUENCE, &inside)
}

/// An element that is shorter than 128 bytes, as all of these are.
fn element(tag: u8, content: &[u8]) -> Vec<u8> {
    [&[tag, content.len() as u8], content].concat()
}

/// The arcs of an identifier of the catalogue, dotted, as DER has them.
fn arcs(oid: &str) -> Vec<u8> {
    let mut arcs = oid.split('.').map(|arc| arc.parse::<u64>().unwrap_or_default());
    let first = 40 * arcs.next().unwrap_or_default() + arcs.next().unwrap_or_default();
    let mut bytes = Vec::new();
    for arc in std::iter::once(first).chain(arcs) {
        for shift in (0..10).rev().map(|digit| 7 * digit).filter(|shift| *shift == 0 || arc >> shift > 0) {
            bytes.push((arc >> shift) as u8 & 0x7f | if shift > 0 { 0x80 } else { 0 });
        }
    }
    bytes
}

/// The same, read; the identifier as it was written by [`arcs`].
pub(crate) fn decode(der: &[u8]) -> Outcome<(&[u8], Option<String>)> {
    let (inside, rest) = take(der, SEQUENCE)?;
    let (octets, after) = take(inside, OCTET_STRING)?;
    if !rest.is_empty() {
        refuse!("the parameters of the algorithm have {} bytes too many", rest.len());
    }
    if after.is_empty() {
        return Ok((octets, None));
    }
    let (oid, _) = take(after, OBJECT_IDENTIFIER)?;
    Ok((octets, Some(dotted(oid))))
}

fn take(der: &[u8], tag: u8) -> Outcome<(&[u8], &[u8])> {
    match der {
        [found, length, rest @ ..] if *found == tag && *length < 128 && usize::from(*length) <= rest.len() => {
            Ok(rest.split_at(usize::from(*length)))
        }
        _ => refuse!(
            "the parameters of the algorithm are not a SEQUENCE of an OCTET STRING and, for GOST 28147-89, the OID of an S-box set"
        ),
    }
}

fn dotted(oid: &[u8]) -> String {
    let (mut text, mut arc, mut first) = (String::new(), 0_u64, true);
    for byte in oid {
        arc = arc << 7 | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            if first {
                let root = (arc / 40).min(2);
                text = format!("{root}.{}", arc - 40 * root);
            } else {
                text += &format!(".{arc}");
            }
            (arc, first) = (0, false);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_there_and_back() {
        for oid in ["1.2.643.7.1.2.5.1.1", "1.2.643.2.2.31.0", "1.2.804.2.1.1.1.1.1.1.10.1"] {
            let der = encode(&[7; 8], Some(oid));
            let (iv, found) = decode(&der).unwrap();
            assert_eq!((iv, found.as_deref()), (&[7; 8][..], Some(oid)));
        }
        // What gost-engine writes for id-tc26-gost-28147-param-Z.
        let written =
            [0x30, 0x15, 4, 8, 0x72, 0x7f, 0xc7, 0x89, 0xe5, 0x60, 0x7e, 0x99, 6, 9, 0x2a, 0x85, 3, 7, 1, 2, 5, 1, 1];
        assert_eq!(encode(&written[4..12], Some("1.2.643.7.1.2.5.1.1")), written);
        assert_eq!(decode(&encode(&[9; 16], None)).unwrap(), (&[9; 16][..], None));
        for length in 0..written.len() {
            assert!(decode(&written[..length]).is_err());
        }
        assert!(decode(&[&written[..], &[0]].concat()).is_err());
    }
}
