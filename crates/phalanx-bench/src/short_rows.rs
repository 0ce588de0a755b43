//! Rows: many short messages in one call, compared with one call per message, for every algorithm
//! in the catalogue that can process them in parallel.

use std::time::Instant;

use phalanx::Level;
use phalanx::many::rows::{Aad, Nonces, Rows};
use phalanx::modes::gost28147::KeyMeshing;
use phalanx_catalogue::roles::Direction::Encrypt;
use phalanx_catalogue::{Algorithm, Options, Parameter, Result, Role, all};

use crate::modes::{done, ready};

/// The times for one algorithm.
#[derive(Debug, Clone)]
pub struct ShortRows {
    /// The name of the algorithm.
    pub algorithm: &'static str,
    /// The variant.
    pub how: &'static str,
    /// Nanoseconds per row if all of them are processed in one call.
    pub together: f64,
    /// Nanoseconds per row if there is one call for each.
    pub one_by_one: f64,
}

/// Associated data of rows, if any.
const AAD: &[u8] = &[3; 16];
/// Number of passes. Only the fastest one counts.
const PASSES: usize = 5;
/// How many rows to time if each needs its own call or key.
const FEW: usize = 20_000;
/// Maximum size of a tag.
const ROOM: usize = 64;

/// Nanoseconds per row in the fastest pass.
fn least(rows: usize, mut run: impl FnMut()) -> f64 {
    let pass = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64() * 1e9 / rows.max(1) as f64
    };
    (0..PASSES).map(pass).fold(f64::INFINITY, f64::min)
}

/// Rows of the same width, and space for the output.
struct Column {
    width: usize,
    data: Vec<u8>,
    out: Vec<u8>,
    found: Vec<ShortRows>,
}

impl Column {
    /// Times all rows in one call, each with the given overhead in bytes, and then one call per
    /// row.
    fn time(
        &mut self,
        (algorithm, how): (&'static Algorithm, &'static str),
        rows: usize,
        more: usize,
        together: impl Fn(Rows<'_>, &mut [u8]) -> Result,
        mut one: impl FnMut(&mut [u8]) -> Result,
    ) {
        let rows = rows.min(self.data.len() / self.width);
        let (data, out) = (&self.data[..rows * self.width], &mut self.out[..rows * more]);
        let together = least(rows, || done(together(Rows::Fixed { width: self.width, bytes: data }, out)));
        let few = &mut self.data[..rows.min(FEW) * self.width];
        let one_by_one =
            least(few.len() / self.width, || few.chunks_exact_mut(self.width).for_each(|data| done(one(data))));
        self.found.push(ShortRows { algorithm: algorithm.name(), how, together, one_by_one });
    }

    fn algorithm(&mut self, algorithm: &'static Algorithm, level: Level) {
        let mut options = Options::default();
        options.level = Some(level);
        // Meshing splits a message into sections with different keys, which rows don't support.
        options.meshing = algorithm.has(Parameter::Meshing).then_some(KeyMeshing::None);
        let options = &options;
        let key: Vec<u8> = (0..=255).take(algorithm.key_bytes).collect();
        let (key, nonce) = (&key[..], &vec![1; algorithm.nonce.bytes][..]);
        let counted = || Nonces::Counted { prefix: &nonce[..nonce.len().saturating_sub(8)], first: 0 };
        let mut tag = vec![0; algorithm.tag.map_or(0, |tag| tag.bytes)];
        match algorithm.role() {
            Role::Stream => {
                let stream = ready(algorithm.stream(key, options));
                // If the mode uses the whole nonce as its counter, nonces can't be counted, so we
                // pass them explicitly.
                let row = Rows::Fixed { width: 1, bytes: &[0] };
                let counts = stream.crypt_rows(Encrypt, counted(), row, &mut [0]).is_ok();
                let given = vec![1; if counts { 0 } else { nonce.len() * (self.data.len() / self.width) }];
                let nonces = || if counts { counted() } else { Nonces::Given(&given) };
                self.time(
                    (algorithm, ""),
                    usize::MAX,
                    self.width,
                    |rows, out| stream.crypt_rows(Encrypt, nonces(), rows, out),
                    |data| stream.crypt(Encrypt, nonce, data),
                );
            }
            Role::Mac => {
                let mac = ready(algorithm.mac(key, options));
                self.time(
                    (algorithm, ""),
                    usize::MAX,
                    tag.len(),
                    |rows, out| mac.mac_rows(Nonces::Given(&[]), rows, out),
                    |data| mac.mac(&[], data, &mut tag),
                );
            }
            Role::Aead => {
                let (aead, more) = (ready(algorithm.aead(key, options)), self.width + tag.len());
                for (how, aad, shared) in
                    [("", Aad::None, &[][..]), ("16 bytes of associated data", Aad::Shared(AAD), AAD)]
                {
                    self.time(
                        (algorithm, how),
                        usize::MAX,
                        more,
                        |rows, out| aead.seal_rows(counted(), aad, rows, out),
                        |data| aead.seal(nonce, shared, data, &mut tag),
                    );
                }
                // When each row has its own key, keys are expanded for the active level.
                if level != Level::active() {
                    return;
                }
                let rows = FEW.min(self.data.len() / self.width);
                let keys: Vec<u8> =
                    (0..rows).flat_map(|row| (0..key.len()).map(move |i| (row >> (i % 4 * 8)) as u8)).collect();
                let (keys, options) = (Rows::Fixed { width: key.len(), bytes: &keys }, &Options::default());
                self.time(
                    (algorithm, "a key each"),
                    FEW,
                    more,
                    |rows, out| algorithm.seal_rows_each(keys, options, counted(), Aad::None, rows, out),
                    |data| algorithm.aead(key, options)?.seal(nonce, &[], data, &mut tag),
                );
            }
            _ => {}
        }
    }
}

/// Times every algorithm that can process rows in parallel, for the selected ciphers or for all of
/// them, with `rows` rows of `width` bytes.
pub fn short_rows(level: Level, ciphers: &[String], rows: usize, width: usize) -> Vec<ShortRows> {
    let (data, out) = (vec![5; rows * width], vec![0; rows * (width + ROOM)]);
    let mut column = Column { width, data, out, found: Vec::new() };
    let asked = |algorithm: &&Algorithm| ciphers.is_empty() || ciphers.iter().any(|name| name == algorithm.cipher);
    for algorithm in all().iter().filter(|algorithm| algorithm.has_rows()).filter(asked) {
        column.algorithm(algorithm, level);
    }
    column.found
}
