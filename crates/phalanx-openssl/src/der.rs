//! DER parameters for algorithms in CMS, as defined in RFC 4490 and RFC 5830 for GOST 28147-89, and
//! in R 1323565.1.025-2019 for ACPKM.

use der::asn1::{ObjectIdentifier, OctetStringRef};
use der::{Decode, Encode, Sequence};

use crate::error::{Failure, Outcome, refuse};

#[derive(Sequence)]
struct Parameters<'a> {
    octets: &'a OctetStringRef,
    oid: Option<ObjectIdentifier>,
}

/// Encodes a sequence of bytes and an optional object identifier.
pub(crate) fn encode(octets: &[u8], oid: Option<&str>) -> Outcome<Vec<u8>> {
    let oid = oid.map(ObjectIdentifier::new).transpose().map_err(der::Error::from);
    let der = oid.and_then(|oid| Parameters { octets: OctetStringRef::new(octets)?, oid }.to_der());
    der.map_err(|error| Failure::refused(error.to_string()))
}

/// Decodes such a sequence.
pub(crate) fn decode(der: &[u8]) -> Outcome<(&[u8], Option<String>)> {
    match Parameters::from_der(der) {
        Ok(Parameters { octets, oid }) => Ok((octets.as_bytes(), oid.map(|oid| oid.to_string()))),
        Err(error) => refuse!(
            "the algorithm parameters are not a SEQUENCE of an OCTET STRING and, for GOST 28147-89, the OID of an S-box set: {error}"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_there_and_back() {
        for oid in ["1.2.643.7.1.2.5.1.1", "1.2.643.2.2.31.0", "1.2.804.2.1.1.1.1.1.1.10.1"] {
            let der = encode(&[7; 8], Some(oid)).unwrap();
            let (iv, found) = decode(&der).unwrap();
            assert_eq!((iv, found.as_deref()), (&[7; 8][..], Some(oid)));
        }
        // gost-engine's encoding for id-tc26-gost-28147-param-Z.
        let written =
            [0x30, 0x15, 4, 8, 0x72, 0x7f, 0xc7, 0x89, 0xe5, 0x60, 0x7e, 0x99, 6, 9, 0x2a, 0x85, 3, 7, 1, 2, 5, 1, 1];
        assert_eq!(encode(&written[4..12], Some("1.2.643.7.1.2.5.1.1")).unwrap(), written);
        assert_eq!(decode(&encode(&[9; 16], None).unwrap()).unwrap(), (&[9; 16][..], None));
        for length in 0..written.len() {
            assert!(decode(&written[..length]).is_err());
        }
        assert!(decode(&[&written[..], &[0]].concat()).is_err());
    }
}
