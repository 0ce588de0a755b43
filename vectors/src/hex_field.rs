//! Converts byte strings to and from hex, for `#[serde(with = "hex_field")]`.

use base16ct::{Error as HexError, lower::encode_string, mixed::decode_vec};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The types of fields that contain byte strings.
pub(crate) trait HexField: Sized {
    /// The corresponding type in hex.
    type Text: Serialize + for<'de> Deserialize<'de>;
    fn encode(&self) -> Self::Text;
    fn decode(text: Self::Text) -> Result<Self, HexError>;
}

impl HexField for Vec<u8> {
    type Text = String;

    fn encode(&self) -> String {
        encode_string(self)
    }

    fn decode(text: String) -> Result<Self, HexError> {
        decode_vec(text)
    }
}

impl<T: HexField> HexField for Option<T> {
    type Text = Option<T::Text>;

    fn encode(&self) -> Self::Text {
        self.as_ref().map(T::encode)
    }

    fn decode(text: Self::Text) -> Result<Self, HexError> {
        text.map(T::decode).transpose()
    }
}

impl HexField for Vec<Vec<u8>> {
    type Text = Vec<String>;

    fn encode(&self) -> Vec<String> {
        self.iter().map(|bytes| encode_string(bytes)).collect()
    }

    fn decode(text: Vec<String>) -> Result<Self, HexError> {
        text.into_iter().map(decode_vec).collect()
    }
}

pub(crate) fn serialize<T: HexField, S: Serializer>(field: &T, serializer: S) -> Result<S::Ok, S::Error> {
    field.encode().serialize(serializer)
}

pub(crate) fn deserialize<'de, T: HexField, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::decode(T::Text::deserialize(deserializer)?).map_err(D::Error::custom)
}
