//! The catalogue as objects.

use js_sys::{Array, Object, Reflect};
use phalanx_catalogue::hashes::{self, HASHES, KDFS, KEYED};
use phalanx_catalogue::{Algorithm, Options};
use wasm_bindgen::prelude::*;

use crate::error::{Result, refused, wrong};
use crate::memory::room;

/// Finds an algorithm by its name, an alias or its object identifier.
pub(crate) fn find(name: &str) -> Result<&'static Algorithm> {
    phalanx_catalogue::find(name).ok_or_else(|| {
        wrong(format_args!("unknown algorithm {name:?}: algorithms() lists all, such as \"kuznyechik-mgm\""))
    })
}

/// Parses options.
pub(crate) fn options(text: &str) -> Result<Options> {
    text.parse().map_err(refused)
}

pub(crate) fn object<const N: usize>(fields: [(&str, JsValue); N]) -> Result<JsValue> {
    let object = Object::new();
    for (name, value) in fields {
        Reflect::set(&object, &name.into(), &value)?;
    }
    Ok(object.into())
}

pub(crate) fn list<T: Into<JsValue>>(items: impl IntoIterator<Item = T>) -> JsValue {
    items.into_iter().map(Into::into).collect::<Array>().into()
}

fn described(algorithm: &Algorithm) -> Result<JsValue> {
    let number = |number: usize| JsValue::from(number as f64);
    object([
        ("name", algorithm.name().into()),
        ("aliases", list(algorithm.aliases())),
        ("oid", algorithm.oid().into()),
        ("role", algorithm.role().name().into()),
        ("cipher", algorithm.cipher.into()),
        ("standard", algorithm.standard.name().into()),
        ("mode", algorithm.mode.into()),
        ("section", algorithm.section.into()),
        ("status", algorithm.status.to_string().into()),
        ("keyBytes", number(algorithm.key_bytes)),
        ("blockBytes", number(algorithm.block_bytes)),
        ("nonceBytes", number(algorithm.nonce.bytes)),
        ("nonceRule", algorithm.nonce.rule.to_string().into()),
        ("nonceCarried", algorithm.nonce.carried.into()),
        ("tagBytes", number(algorithm.tag.map_or(0, |tag| tag.bytes))),
        ("maxBytes", algorithm.limits.message_bytes.into()),
        ("maxBytesPerKey", algorithm.limits.key_bytes.into()),
        ("authenticated", algorithm.is_authenticated().into()),
        ("options", list(algorithm.options.iter().map(|option| option.name()))),
        ("needs", algorithm.needs.into()),
        ("answers", list(algorithm.answers.iter().map(|answers| list([answers.mode, answers.options])))),
    ])
}

/// All algorithms of this build.
#[wasm_bindgen]
pub fn algorithms() -> Result<JsValue> {
    room(0)?;
    Ok(phalanx_catalogue::all().iter().map(described).collect::<Result<Array>>()?.into())
}

/// One algorithm.
#[wasm_bindgen]
pub fn algorithm(name: &str) -> Result<JsValue> {
    room(0)?;
    described(find(name)?)
}

/// All hash functions of this build.
#[wasm_bindgen(js_name = hashFunctions)]
pub fn hash_functions() -> Result<JsValue> {
    room(0)?;
    let described = |hash: &hashes::Hash| {
        object([
            ("name", hash.name.into()),
            ("aliases", list(hash.aliases.iter().copied())),
            ("oid", hash.oid.into()),
            ("section", hash.section.into()),
            ("digestBytes", hash.digest_bytes.into()),
            ("blockBytes", hash.block_bytes.into()),
        ])
    };
    Ok(HASHES.iter().map(described).collect::<Result<Array>>()?.into())
}

/// Message authentication with hash functions.
#[wasm_bindgen(js_name = keyedHashes)]
pub fn keyed_hashes() -> Result<JsValue> {
    room(0)?;
    let described = |keyed: &hashes::KeyedHash| {
        object([
            ("name", keyed.name.into()),
            ("aliases", list(keyed.aliases.iter().copied())),
            ("oid", keyed.oid.into()),
            ("section", keyed.section.into()),
            ("hash", keyed.hash.into()),
            ("minKeyBytes", keyed.key_bytes[0].into()),
            ("maxKeyBytes", keyed.key_bytes[1].into()),
            ("tagBytes", keyed.tag_bytes[1].into()),
        ])
    };
    Ok(KEYED.iter().map(described).collect::<Result<Array>>()?.into())
}

/// Key derivation functions.
#[wasm_bindgen(js_name = keyDerivations)]
pub fn key_derivations() -> Result<JsValue> {
    room(0)?;
    let described = |kdf: &hashes::Kdf| {
        object([
            ("name", kdf.name.into()),
            ("aliases", list(kdf.aliases.iter().copied())),
            ("section", kdf.section.into()),
            ("inputs", list(kdf.takes.iter().map(|input| input.name()))),
            ("outputBytes", kdf.output_bytes.into()),
            ("answers", list([kdf.answers.0, kdf.answers.1])),
        ])
    };
    Ok(KDFS.iter().map(described).collect::<Result<Array>>()?.into())
}

/// The level of the kernels in use.
#[wasm_bindgen]
pub fn level() -> String {
    phalanx::Level::active().to_string()
}
