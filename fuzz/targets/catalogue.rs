//! Runs every algorithm with arbitrary lengths. Nothing may panic, rejected calls must not change
//! their buffers, pieces must produce the same result as the whole message, and decryption must
//! restore the message.

#![no_main]

use libfuzzer_sys::fuzz_target;
use phalanx::Level;
use phalanx_catalogue::roles::Direction;
use phalanx_catalogue::{Algorithm, Options, Role, all};
use phalanx_vectors::stream;

/// Bytes at the start of the input. The rest determines the pieces and the seed for all other data.
const HEAD: usize = 8;

fuzz_target!(|data: &[u8]| {
    let Some(([which, level, nonce, aad, low, high, tag, flags], cuts)) = data.split_first_chunk::<HEAD>() else {
        return;
    };
    let algorithm = &all()[usize::from(*which) % all().len()];
    let levels: Vec<Level> = Level::available().collect();
    let Ok(mut options) = algorithm.needs.parse::<Options>() else { unreachable!("the entry has an example") };
    options.level = Some(levels[usize::from(*level) % levels.len()]);
    // Use mostly valid lengths, so that most inputs get past the checks.
    let nonce_bytes = if flags & 1 == 0 { algorithm.nonce.bytes } else { usize::from(*nonce) };
    let usual = algorithm.tag.map_or(0, |tag| tag.bytes);
    let tag_bytes = if flags & 2 == 0 { usual } else { usize::from(*tag) };
    if flags & 4 != 0 {
        options.tag = algorithm.tag.map(|_| tag_bytes);
    }
    let mut bytes = usize::from(u16::from_le_bytes([*low, *high])) % 9000;
    if flags & 8 != 0 {
        bytes -= bytes % algorithm.block_bytes;
    }
    let mut nonce = stream(&[cuts, b"nonce"].concat(), nonce_bytes);
    if flags & 16 == 0 {
        nonce.iter_mut().take(1).for_each(|first| *first &= 0x7f);
    }
    let call = Call {
        algorithm,
        options,
        key: stream(&[cuts, b"key"].concat(), algorithm.key_bytes),
        nonce,
        aad: stream(b"aad", usize::from(*aad)),
        message: stream(&[cuts, b"message"].concat(), bytes),
        tag: vec![0xa5; tag_bytes],
        cuts,
    };
    call.run();
});

/// The arguments of a call.
struct Call<'a> {
    algorithm: &'static Algorithm,
    options: Options,
    key: Vec<u8>,
    nonce: Vec<u8>,
    aad: Vec<u8>,
    message: Vec<u8>,
    tag: Vec<u8>,
    cuts: &'a [u8],
}

impl Call<'_> {
    /// Splits the message into pieces, whose lengths come from the input.
    fn pieces(&self) -> Vec<&[u8]> {
        let (mut pieces, mut rest) = (Vec::new(), &self.message[..]);
        for cut in self.cuts.iter().take(64) {
            let (piece, after) = rest.split_at(usize::from(*cut).pow(2) / 16 % (rest.len() + 1));
            pieces.push(piece);
            rest = after;
        }
        pieces.push(rest);
        pieces
    }

    fn run(&self) {
        let Self { algorithm, options, key, nonce, message, .. } = self;
        match algorithm.role() {
            Role::Blocks => {
                let Ok(blocks) = algorithm.blocks(key, options) else { return };
                let mut data = message.clone();
                if blocks.crypt(Direction::Encrypt, &mut data).is_ok() {
                    blocks.crypt(Direction::Decrypt, &mut data).expect("whole blocks");
                }
                assert!(data == *message, "{algorithm}");
            }
            Role::Stream => {
                let Ok(cipher) = algorithm.stream(key, options) else { return };
                let mut data = message.clone();
                if cipher.crypt(Direction::Encrypt, nonce, &mut data).is_err() {
                    assert!(data == *message, "{algorithm} wrote output of a rejected call");
                    return;
                }
                let mut stream = cipher.start(Direction::Encrypt, nonce).expect("the nonce was accepted");
                let mut got = Vec::new();
                for piece in self.pieces() {
                    let mut piece = piece.to_vec();
                    stream.apply(&mut piece).expect("a piece");
                    got.extend(piece);
                }
                assert!(got == data, "{algorithm} in pieces");
                cipher.crypt(Direction::Decrypt, nonce, &mut data).expect("decryption of an encrypted message");
                assert!(data == *message, "{algorithm}");
            }
            Role::BlockMode => {
                let Ok(cipher) = algorithm.block_mode(key, options) else { return };
                let mut data = message.clone();
                if cipher.crypt(Direction::Encrypt, nonce, &mut data).is_err() {
                    assert!(data == *message, "{algorithm} wrote output of a rejected call");
                    return;
                }
                let (mut chain, mut got) =
                    (cipher.start(Direction::Encrypt, nonce).expect("the nonce was accepted"), Vec::new());
                self.pieces().iter().for_each(|piece| chain.update(piece, &mut got));
                chain.finish(&mut got).expect("whole blocks");
                assert!(got == data, "{algorithm} in pieces");
                cipher.crypt(Direction::Decrypt, nonce, &mut data).expect("decryption of an encrypted message");
                assert!(data == *message, "{algorithm}");
            }
            Role::Aead => self.aead(),
            Role::Mac => {
                let Ok(mac) = algorithm.mac(key, options) else { return };
                let mut tag = self.tag.clone();
                if mac.mac(nonce, message, &mut tag).is_err() {
                    assert!(tag == self.tag, "{algorithm} wrote output of a rejected call");
                    return;
                }
                let mut stream = mac.start(nonce).expect("the nonce was accepted");
                self.pieces().iter().for_each(|piece| stream.update(piece).expect("a piece"));
                stream.verify(&tag).expect("the tag matches");
                tag[0] ^= 1;
                assert!(mac.verify(nonce, message, &tag).is_err(), "{algorithm}");
            }
            Role::Xts => {
                let Ok(xts) = algorithm.xts(key, options) else { return };
                let mut data = message.clone();
                if xts.crypt(Direction::Encrypt, nonce, &mut data).is_ok() {
                    xts.crypt(Direction::Decrypt, nonce, &mut data).expect("decryption of an encrypted message");
                }
                assert!(data == *message, "{algorithm}");
                let sector = self.aad.len();
                if xts.crypt_sectors(Direction::Encrypt, u128::MAX, sector, &mut data).is_ok() {
                    xts.crypt_sectors(Direction::Decrypt, u128::MAX, sector, &mut data)
                        .expect("decryption of an encrypted message");
                }
                assert!(data == *message, "{algorithm}, sectors of {sector}");
            }
            Role::KeyWrap => {
                let Ok(wrap) = algorithm.key_wrap(key, options) else { return };
                let beside = if algorithm.nonce.carried { &[][..] } else { nonce };
                // Arbitrary data is never a valid wrapped key.
                assert!(wrap.unwrap(beside, message).is_err(), "{algorithm}");
                let Ok(wrapped) = wrap.wrap(nonce, message) else { return };
                assert!(wrap.unwrap(beside, &wrapped).as_deref() == Ok(message), "{algorithm}");
            }
            Role::KeyDerivation => {
                let Ok(derivation) = algorithm.key_derivation(key, options) else { return };
                assert_eq!(derivation.derive(nonce).is_ok(), algorithm.nonce.takes(nonce.len()), "{algorithm}");
            }
        }
    }

    fn aead(&self) {
        let Self { algorithm, options, key, nonce, aad, message, .. } = self;
        let Ok(aead) = algorithm.aead(key, options) else { return };
        let (mut data, mut tag) = (message.clone(), self.tag.clone());
        if aead.seal(nonce, aad, &mut data, &mut tag).is_err() {
            assert!(data == *message && tag == self.tag, "{algorithm} wrote output of a rejected call");
            return;
        }
        if let Ok(mut sealer) = aead.start_seal(nonce, aad) {
            let mut opener = aead.start_open_unverified(nonce, aad).expect("the nonce was accepted");
            let (mut got, mut opened) = (Vec::new(), Vec::new());
            for piece in self.pieces() {
                let mut piece = piece.to_vec();
                sealer.update(&mut piece).expect("a piece");
                got.extend_from_slice(&piece);
                opener.update(&mut piece).expect("a piece");
                opened.extend_from_slice(&piece);
            }
            let mut again = self.tag.clone();
            sealer.finish(&mut again).expect("a tag");
            assert!(got == data && again == tag && opened == *message, "{algorithm} in pieces");
            opener.verify(&tag).expect("the tag matches");
        }
        let sealed = data.clone();
        tag[0] ^= 1;
        assert!(aead.open(nonce, aad, &mut data, &tag).is_err() && data == sealed, "{algorithm} accepted a wrong tag");
        tag[0] ^= 1;
        aead.open(nonce, aad, &mut data, &tag).expect("opening a sealed message");
        assert!(data == *message, "{algorithm}");
    }
}
