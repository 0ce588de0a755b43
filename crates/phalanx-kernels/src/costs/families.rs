//! The families of kernels, which the features of this crate select.

/// Whether this library has kernels whose symbols begin like this.
pub(super) const FAMILIES: [(&str, bool); 7] = [
    ("gost28147", cfg!(feature = "gost")),
    ("kalyna", cfg!(feature = "kalyna")),
    ("kupyna", cfg!(feature = "kupyna")),
    ("kuznyechik", cfg!(feature = "kuznyechik")),
    ("magma", cfg!(feature = "gost")),
    ("streebog", cfg!(feature = "streebog")),
    ("ublock", cfg!(feature = "ublock")),
];
