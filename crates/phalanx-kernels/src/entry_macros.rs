//! Macros that define the table of kernels: `forms!` for key forms, `kernels!` for entries, and
//! `family!` for families.
//!
//! ```ignore
//! forms! {
//!     for [kuznyechik] with crate::kuznyechik::parameters;
//!     FIELD { name: "schedule in the field of GFNI", bytes: lanes::FORM_BYTES,
//!         made_by: { layout: "words", body: lanes::prepare, name: "prepare_field" } }
//! }
//! kernels! {
//!     for [kuznyechik] {
//!         level Avx2Gfni {
//!             crypt { layout: "blocks in lanes", blocks: lanes::width::<Token>(4), reads: FIELD,
//!                 body: lanes::crypt::<_, 4, DECRYPT>, name: "avx2gfni_x8" }
//!         }
//!     }
//! }
//! ```
//!
//! A list `for […]` defines the same entries for several ciphers. Every cipher has a module of
//! parameters, which `family!` defines and whose constants are in scope in all expressions. There's
//! also `Token`, which is the level's token type, and `DECRYPT`, which is true in the decryption
//! kernel of an entry for both directions.
//!
//! | entry | kernels | symbol |
//! |---|---|---|
//! | `crypt { layout, blocks, reads, body, name }` | encryption and decryption. `reads` is a form, or `[A, B]` with one for each direction | cipher`_encrypt_`name |
//! | `crypt_many { layout, keys, reads, body, name }` | the same with a separate key for each block | cipher`_encrypt_many_`name |
//! | `twins { layout, blocks, reads, body, name }` | one function for both directions, which only differ in their forms | cipher`_crypt_`name |
//! | `schedule { layout, keys, writes, body, name }` | key schedule. Defaults: a single key, and the standard's schedule as output | cipher`_`name |
//! | `prepare { layout, makes, body, name }` | computes a form that is defined without `made_by` | cipher`_`name |
//! | `load { layout, keys, into, body, name }` | loads a key into a form for many keys that is defined without `loaded_by` | cipher`_`name |
//! | `absorb { layout, messages, body, name }` | compresses blocks of one or more messages into the states of a hash | cipher`_absorb_`name |
//! | `ghash`, `dot`, `mac` `{ layout, reads, body, name }` | hash-key multiplication, sums of products, sixteen-round MACs | cipher`_`name |
//!
//! Levels are written as `level Avx512`, `level Avx512 as Ymm` (with half-width registers), or
//! `level Avx512 + VPCLMUL` (with an extra CPU feature). An entry that begins with
//! `abreast: [1, 2, 4]` defines one entry for each of these numbers, which is available as
//! `ABREAST` and appended to the name.
//!
//! Kernel costs are listed separately, in [`costs`](crate::costs).

use crate::costs;
use crate::frames::Frame;
pub use crate::table::Written;
use crate::table::{Form, Kernel};

/// The kernels of one entry, with one or two for each value of `abreast`.
pub type EntryRows = &'static [&'static [Written]];

/// The entries of one cipher, grouped by level.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The cipher's name as used in symbols.
    pub cipher: &'static str,
    /// The entries.
    pub levels: &'static [&'static [EntryRows]],
}

/// The kernels and forms of one family, in arrays of the maximum size.
pub struct Collected {
    kernels: [Option<Kernel>; 256],
    forms: [Option<&'static Form>; 32],
    /// Number of kernels.
    pub kernel_count: usize,
    /// Number of forms.
    pub form_count: usize,
}

impl Collected {
    /// Collects all entries for a cipher, along with the kernels that compute their forms. Form 0
    /// is the output of the key schedule.
    pub const fn new(tables: &[&[Table]], cipher: &str, schedule: &'static Form) -> Self {
        let mut all = Self { kernels: [None; 256], forms: [None; 32], kernel_count: 0, form_count: 0 };
        all.position(schedule);
        let mut i = 0;
        while i < tables.len() {
            let mut t = 0;
            while t < tables[i].len() {
                if same(tables[i][t].cipher, cipher) {
                    all.add_table(&tables[i][t]);
                }
                t += 1;
            }
            i += 1;
        }
        all
    }

    const fn add_table(&mut self, table: &Table) {
        let mut level = 0;
        while level < table.levels.len() {
            let (entries, mut e) = (table.levels[level], 0);
            while e < entries.len() {
                let mut abreast = 0;
                while abreast < entries[e].len() {
                    self.add(entries[e][abreast]);
                    abreast += 1;
                }
                e += 1;
            }
            level += 1;
        }
    }

    const fn add(&mut self, kernels: &[Written]) {
        let mut i = 0;
        while i < kernels.len() {
            let Written { kernel, form } = kernels[i];
            let [costs, last] = costs::costs_of(kernel.symbol);
            let frame = Frame::of_symbol(kernel.symbol);
            self.kernels[self.kernel_count] = Some(Kernel { form: self.position(form), costs, last, frame, ..kernel });
            self.kernel_count += 1;
            i += 1;
        }
    }

    /// Returns the index of a form, which is identified by its name. If the form is new, it is
    /// appended, together with the kernels that compute it.
    const fn position(&mut self, form: &'static Form) -> usize {
        let (mut i, at) = (0, self.form_count);
        while i < at {
            if let Some(known) = self.forms[i]
                && same(known.name, form.name)
            {
                assert!(known.bytes == form.bytes, "two forms of a family have the same name but different sizes");
                return i;
            }
            i += 1;
        }
        self.forms[at] = Some(form);
        self.form_count += 1;
        self.add(form.makers);
        at
    }

    /// The kernels.
    pub const fn kernels<const N: usize>(&self) -> [Kernel; N] {
        let Some(first) = self.kernels[0] else { panic!("a family has kernels") };
        let (mut kernels, mut i) = ([first; N], 0);
        while i < N {
            if let Some(kernel) = self.kernels[i] {
                kernels[i] = kernel;
            }
            i += 1;
        }
        kernels
    }

    /// The forms.
    pub const fn forms<const N: usize>(&self) -> [Form; N] {
        let Some(first) = self.forms[0] else { panic!("form 0 always exists") };
        let (mut forms, mut i) = ([*first; N], 0);
        while i < N {
            if let Some(form) = self.forms[i] {
                forms[i] = *form;
            }
            i += 1;
        }
        forms
    }
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b, mut i) = (a.as_bytes(), b.as_bytes(), 0);
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Defines families. The block, key and schedule sizes are given in terms of the parameters,
/// followed by the static, symbol name, name and parameters of each cipher. Entries come from the
/// module `entries` or from the modules listed in `tables`.
#[doc(hidden)]
#[macro_export]
macro_rules! __family {
    (tables: $tables:tt; block: $($rest:tt)*) => { $crate::entry_macros::family!(@ $tables "schedule" block: $($rest)*); };
    (schedule: form $form:literal; $($rest:tt)*) => { $crate::entry_macros::family!(@ own $form $($rest)*); };
    (block: $($rest:tt)*) => { $crate::entry_macros::family!(@ own "schedule" block: $($rest)*); };
    (@ $tables:tt $form:literal block: $block:expr, key: $key:expr, schedule: $schedule:expr;
     $($(#[$doc:meta])* $vis:vis static $family:ident = $cipher:ident: $name:literal $(, sets: $sets:ident)? { $($parameter:item)* })*) => {
        /// The parameters of each cipher, and the form to which its key schedule writes.
        pub(crate) mod parameters {$(
            #[allow(unused_imports)]
            pub(crate) mod $cipher {
                use super::super::*;
                $($parameter)*
                pub(crate) static SCHEDULE: $crate::table::Form =
                    $crate::table::Form { name: $form, bytes: $schedule, schedules: 1, makers: &[] };
            }
        )*}
        $(
            $(#[$doc])*
            #[doc = concat!("The table of ", $name, ".")]
            $vis static $family: $crate::table::Family = {
                #[allow(unused_imports)]
                use self::parameters::$cipher::*;
                const ALL: $crate::entry_macros::Collected =
                    $crate::entry_macros::Collected::new($crate::entry_macros::family!(@tables $tables), stringify!($cipher), &SCHEDULE);
                const KERNELS: &[$crate::table::Kernel] = &ALL.kernels::<{ ALL.kernel_count }>();
                const FORMS: &[$crate::table::Form] = &ALL.forms::<{ ALL.form_count }>();
                $crate::entry_macros::family!(@new $name, [$block, $key, $schedule], FORMS, KERNELS $(, &$sets)?)
            };
        )*
    };
    (@new $name:expr, $sizes:expr, $forms:expr, $kernels:expr) => {
        $crate::table::Family::new($name, $sizes, $forms, $kernels)
    };
    (@new $($part:expr),*) => { $crate::table::Family::with_sets($($part),*) };
    (@tables [$($tables:path),*]) => { &[$($tables),*] };
    // This is the only list of architectures that have their own tables.
    (@tables own) => {
        &[
            entries::portable::ENTRIES,
            #[cfg(vectors = "x86_64")]
            entries::x86_64::ENTRIES,
            #[cfg(vectors = "aarch64")]
            entries::aarch64::ENTRIES,
        ]
    };
}
pub use __family as family;

/// Defines key forms as statics, in one module per cipher. That module also imports everything from
/// the module of the same name in the path given after `with`.
#[doc(hidden)]
#[macro_export]
macro_rules! __forms {
    (symbols: $prefix:literal; for [$($cipher:ident),* $(,)?] with $($path:ident)::+; $($forms:tt)*) => {
        $crate::entry_macros::forms!(@ (stamp $prefix) [$($cipher)*] ($($path)::+) { $($forms)* });
    };
    (for [$($cipher:ident),* $(,)?] with $($path:ident)::+; $($forms:tt)*) => {
        $crate::entry_macros::forms!(@ (ship "") [$($cipher)*] ($($path)::+) { $($forms)* });
    };
    (@ $prefix:tt [$($cipher:ident)*] $path:tt $forms:tt) => {
        $($crate::entry_macros::forms!(@module $prefix $cipher $path $forms);)*
    };
    (@module $prefix:tt $cipher:ident ($($path:ident)::+) {
        $($form:ident {
            name: $name:expr, bytes: $bytes:expr
            $(, schedules: $schedules:literal)?
            $(, made_by: { layout: $made:expr, body: $maker:expr, name: $maker_name:expr $(,)? })?
            $(, loaded_by: { layout: $placed:expr, keys: $keys:expr, body: $placer:expr, name: $placer_name:expr $(,)? })?
            $(,)?
        })*
    }) => {
        #[allow(unused_imports)]
        pub(crate) mod $cipher {
            use super::*;
            pub(crate) use $($path)::+::$cipher::*;
            $(
                pub(crate) static $form: $crate::table::Form = $crate::table::Form {
                    name: $name,
                    bytes: $bytes,
                    schedules: [$($schedules,)? 0][0],
                    makers: &[
                        $($crate::entry_macros::kernels!(@one [Portable] [$prefix $cipher ("") (None)] Expand Prepare, $made, 1, &$form,
                                                    "_", $maker_name, $maker),)?
                        $($crate::entry_macros::kernels!(@one [Portable] [$prefix $cipher ("") (None)] Load Load, $placed, $keys, &$form,
                                                    "_", $placer_name, $placer),)?
                    ],
                };
            )*
        }
    };
}
pub use __forms as forms;

/// Defines `ENTRIES`, i.e. the entries in a file, using the modules that `forms!` creates.
#[doc(hidden)]
#[macro_export]
macro_rules! __kernels {
    (for $($rest:tt)*) => { $crate::entry_macros::kernels!(@groups (ship "") [] [] for $($rest)*); };
    (symbols: $prefix:literal; $($rest:tt)*) => { $crate::entry_macros::kernels!(@groups (stamp $prefix) [] [] $($rest)*); };
    (sets: $sets:tt; $($rest:tt)*) => { $crate::entry_macros::kernels!(@groups (ship "") $sets [] $($rest)*); };

    // There's one table for each cipher in a list, and one for each S-box set.
    (@groups $prefix:tt $sets:tt [$($table:tt)*]) => {
        pub(crate) const ENTRIES: &[$crate::entry_macros::Table] = &[$($crate::entry_macros::kernels!(@table $prefix $table)),*];
    };
    (@groups $prefix:tt [$($symbol:ident: $set:ident = $name:literal, $what:literal;)*] $tables:tt
     for [$($cipher:ident),*] and each set of $of:ident $body:tt $($rest:tt)*) => {
        $crate::entry_macros::kernels!(@groups $prefix [$($symbol: $set = $name, $what;)*] $tables
                                  for [$($cipher),*] and [$($symbol: $set),*] of $of $body $($rest)*);
    };
    (@groups $prefix:tt $sets:tt [$($table:tt)*]
     for [$($cipher:ident),*] and [$($symbol:ident: $set:ident),*] of $of:ident $body:tt $($rest:tt)*) => {
        $crate::entry_macros::kernels!(@groups $prefix $sets [$($table)* $(($cipher [] $body))* $(($of [$symbol: $set] $body))*] $($rest)*);
    };
    (@groups $prefix:tt $sets:tt [$($table:tt)*] for [$($cipher:ident),* $(,)?] $body:tt $($rest:tt)*) => {
        $crate::entry_macros::kernels!(@groups $prefix $sets [$($table)* $(($cipher [] $body))*] $($rest)*);
    };
    (@table $prefix:tt ($cipher:ident [] $levels:tt)) => {
        $crate::entry_macros::kernels!(@levels [$prefix $cipher ("") (None)] {} $levels)
    };
    (@table $prefix:tt ($cipher:ident [$symbol:ident: $set:ident] $levels:tt)) => {
        $crate::entry_macros::kernels!(@levels [$prefix $cipher (concat!("_", stringify!($symbol))) (Some($set::PARAMETER))]
                                  { type Set = $set; } $levels)
    };
    (@levels [$prefix:tt $cipher:ident $suffix:tt $set:tt] { $($item:item)* } {
        $($(#[$attribute:meta])* level $level:ident $(as $narrow:ident)? $(+ $needs:ident)? { $($entries:tt)* })*
    }) => {
        $crate::entry_macros::Table {
            cipher: stringify!($cipher),
            levels: {
                #[allow(unused_imports)]
                use self::$cipher::*;
                $($item)*
                const LEVELS: &[&[&[&[$crate::entry_macros::Written]]]] = &[$(
                    $(#[$attribute])*
                    $crate::entry_macros::kernels!(@level [$level $(as $narrow)? $(+ $needs)?] [$prefix $cipher $suffix $set]
                                              { $($entries)* })
                ),*];
                LEVELS
            },
        }
    };
    (@level $level:tt $whose:tt { $($kind:ident $fields:tt)* }) => {{
        $crate::entry_macros::kernels!(@token $level);
        const ENTRIES: &[&[&[$crate::entry_macros::Written]]] =
            &[$($crate::entry_macros::kernels!(@entry $kind $level $whose $fields)),*];
        ENTRIES
    }};
    (@entry $kind:ident $level:tt $whose:tt { abreast: [$($n:literal),*], $($fields:tt)* }) => {
        $crate::entry_macros::kernels!(@abreast [$($n)*] $kind $level $whose { $($fields)* })
    };
    (@entry $kind:ident $level:tt $whose:tt $fields:tt) => {
        &[$crate::entry_macros::kernels!(@$kind $level $whose $fields)]
    };
    (@abreast [$($n:literal)*] $kind:ident $level:tt [$prefix:tt $cipher:ident $suffix:tt $set:tt] $fields:tt) => {
        &[$({
            #[allow(dead_code)]
            const ABREAST: usize = $n;
            $crate::entry_macros::kernels!(@$kind $level [$prefix $cipher ($n) $set] $fields)
        }),*]
    };
    (@token [$level:ident $(+ $needs:ident)?]) => {
        #[allow(dead_code)]
        type Token = $crate::isa::$level;
    };
    (@token [$level:ident as $narrow:ident]) => {
        #[allow(dead_code)]
        type Token = $crate::isa::$narrow<$crate::isa::$level>;
    };

    // The kinds of entries.
    (@crypt $level:tt $whose:tt
     { layout: $layout:expr, blocks: $blocks:expr, reads: $reads:tt, body: $body:expr, name: $name:expr $(,)? }) => {
        $crate::entry_macros::kernels!(@pair $level $whose Encrypt "_encrypt_" Decrypt "_decrypt_" $reads, $layout, $blocks, $name, $body)
    };
    (@crypt_many $level:tt $whose:tt
     { layout: $layout:expr, keys: $keys:expr, reads: $reads:tt, body: $body:expr, name: $name:expr $(,)? }) => {
        $crate::entry_macros::kernels!(@pair $level $whose EncryptMany "_encrypt_many_" DecryptMany "_decrypt_many_"
                                  $reads, $layout, $keys, $name, $body)
    };
    (@twins $level:tt $whose:tt
     { layout: $layout:expr, blocks: $blocks:expr,
         reads: [$encrypt:ident, $decrypt:ident], body: $body:expr, name: $name:expr $(,)? }) => {{
        const FIRST: $crate::entry_macros::Written = $crate::entry_macros::kernels!(@one $level $whose Crypt Encrypt, $layout, $blocks,
                                                                          &$encrypt, "_crypt_", $name, $body);
        const SECOND: $crate::table::Kernel = $crate::table::Kernel { op: $crate::table::Op::Decrypt, ..FIRST.kernel };
        &[FIRST, $crate::entry_macros::Written { kernel: SECOND, form: &$decrypt }]
    }};
    (@schedule $level:tt $whose:tt
     { layout: $layout:expr, $(keys: $keys:expr,)? $(writes: $form:ident,)? body: $body:expr, name: $name:expr $(,)? }) => {
        &[$crate::entry_macros::kernels!(@one $level $whose Expand Schedule, $layout, [$($keys,)? 1][0], [$(&$form,)? &SCHEDULE][0],
                                    "_", $name, $body)]
    };
    (@prepare $level:tt $whose:tt { layout: $layout:expr, makes: $form:ident, body: $body:expr,
        name: $name:expr $(,)? }) => {
        &[$crate::entry_macros::kernels!(@one $level $whose Expand Prepare, $layout, 1, &$form, "_", $name, $body)]
    };
    (@load $level:tt $whose:tt
     { layout: $layout:expr, keys: $keys:expr, into: $form:ident, body: $body:expr, name: $name:expr $(,)? }) => {
        &[$crate::entry_macros::kernels!(@one $level $whose Load Load, $layout, $keys, &$form, "_", $name, $body)]
    };
    (@ghash $($entry:tt)*) => { $crate::entry_macros::kernels!(@sum Ghash $($entry)*) };
    (@dot $($entry:tt)*) => { $crate::entry_macros::kernels!(@sum Dot $($entry)*) };
    (@products $($entry:tt)*) => { $crate::entry_macros::kernels!(@sum Products $($entry)*) };
    (@mac $($entry:tt)*) => { $crate::entry_macros::kernels!(@sum Mac16 $($entry)*) };
    (@sum $op:ident $level:tt $whose:tt
     { layout: $layout:expr, reads: $form:ident, body: $body:expr, name: $name:expr $(,)? }) => {
        &[$crate::entry_macros::kernels!(@one $level $whose Ghash $op, $layout, 1, &$form, "_", $name, $body)]
    };

    (@absorb $level:tt $whose:tt { layout: $layout:expr, messages: $messages:expr, body: $body:expr, name: $name:expr $(,)? }) => {
        &[$crate::entry_macros::kernels!(@one $level $whose Absorb Absorb, $layout, $messages, &SCHEDULE, "_absorb_", $name, $body)]
    };

    // First an entry with two kernels, then one with a single kernel.
    (@pair $level:tt $whose:tt $encrypt:ident $encrypts:literal $decrypt:ident $decrypts:literal $form:ident, $($rest:tt)*) => {
        $crate::entry_macros::kernels!(@pair $level $whose $encrypt $encrypts $decrypt $decrypts [$form, $form], $($rest)*)
    };
    (@pair $level:tt $whose:tt $encrypt:ident $encrypts:literal $decrypt:ident $decrypts:literal
     [$first:ident, $second:ident], $layout:expr, $width:expr, $name:expr, $body:expr) => {
        &[
            {
                #[allow(dead_code)]
                const DECRYPT: bool = false;
                $crate::entry_macros::kernels!(@one $level $whose Crypt $encrypt, $layout, $width, &$first, $encrypts, $name, $body)
            },
            {
                #[allow(dead_code)]
                const DECRYPT: bool = true;
                $crate::entry_macros::kernels!(@one $level $whose Crypt $decrypt, $layout, $width, &$second, $decrypts, $name, $body)
            },
        ]
    };
    (@one [$level:ident $(as $narrow:ident)? $(+ $needs:ident)?] [($made:ident $prefix:expr) $cipher:ident ($suffix:expr) ($set:expr)]
     $shape:ident $op:ident, $layout:expr, $width:expr, $form:expr, $joint:literal, $name:expr, $body:expr) => {
        $crate::entry_macros::Written {
            form: $form,
            kernel: $crate::table::Kernel {
                op: $crate::table::Op::$op,
                level: $crate::level::Level::$level,
                needs: $crate::level::Features::NONE$(.union($crate::level::Features::$needs))?,
                layout: $layout,
                width: $width,
                // `Collected` fills in all three of these.
                costs: $crate::costs::NONE,
                last: $crate::costs::NONE,
                frame: $crate::frames::Frame::MAX,
                form: 0,
                parameter: $set,
                symbol: $crate::abi::symbol!(concat!($prefix, stringify!($cipher), $joint, $name, $suffix)),
                entry: $crate::isa::$made!($shape, $level $(as $narrow)? $(+ $needs)?,
                    $crate::abi::symbol!(concat!($prefix, stringify!($cipher), $joint, $name, $suffix)), $body),
            },
        }
    };
}
pub use __kernels as kernels;
