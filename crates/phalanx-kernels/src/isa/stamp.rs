//! Compiles the entry points of kernels and routines for each level.

/// Compiles a kernel's entry point for one level from its body.
///
/// `stamp!(Crypt, Avx2, "symbol", body)` compiles `body(token, …)` using the level's instructions.
/// The symbol includes the version number, so that two versions of the library can be linked into
/// the same program. `Avx512 as Ymm` means the level `Avx512` with half-width registers, and
/// `Sse41 + CLMUL` means a level with an additional instruction.
#[doc(hidden)]
#[macro_export]
macro_rules! __stamp {
    ($shape:ident, $level:ident $(as $narrow:ident)? $(+ $needs:ident)?, $symbol:expr, $body:expr) => {
        $crate::__levels! { $crate::__stamped! [[$level $(as $narrow)? $(+ $needs)?] $shape, $symbol, $body] }
    };
}
#[doc(hidden)]
pub use __stamp as stamp;

/// Looks up the level and its additions in the table.
#[doc(hidden)]
#[macro_export]
macro_rules! __stamped {
    ([[$($key:tt)+] $shape:ident, $symbol:expr, $body:expr] $(
        $(#[$doc:meta])*
        $level:ident = $name:literal {
            on: $on:meta, features: $features:tt, chosen: $chosen:tt, enable: $enable:tt, narrow: [$($narrow:ident),*],
            with: [$($needs:ident $besides:literal $token:ident),*], routines: $routines:tt,
        }
    )*) => {{
        macro_rules! stamped {
            $(
                ($level) => { $crate::__entry!(stamp $shape $enable [] $crate::isa::$level, $symbol, $body) };
                $(($level as $narrow) => {
                    $crate::__entry!(stamp $shape $enable [] $crate::isa::$narrow<$crate::isa::$level>, $symbol, $body)
                };)*
                $(($level + $needs) => {
                    $crate::__entry!(stamp $shape $enable [$besides] $crate::isa::$token, $symbol, $body)
                };)*
            )*
        }
        stamped!($($key)+)
    }};
}

/// A kernel's entry point as shipped, i.e. the checked-in assembly if there is any, or the compiled
/// body otherwise.
#[cfg(any(test, not(assembly)))]
pub(crate) use __stamp as ship;

/// A kernel's entry point as shipped. This is a symbol from the checked-in assembly, so the body
/// isn't compiled.
#[cfg(all(assembly, not(test)))]
macro_rules! ship {
    ($shape:ident, $level:ident $(as $narrow:ident)? $(+ $needs:ident)?, $symbol:expr, $body:expr) => {
        $crate::__entry!(declare $shape $symbol)
    };
}
#[cfg(all(assembly, not(test)))]
pub(crate) use ship;

/// Passes the kernels' calling convention to a macro, ahead of its other arguments. On x86-64, we
/// use the same convention on all operating systems because they share the assembly.
#[cfg(target_arch = "x86_64")]
#[doc(hidden)]
#[macro_export]
macro_rules! __convention {
    ($($then:tt)::+ ! $($rest:tt)*) => { $($then)::+! { "sysv64" $($rest)* } };
}

/// Passes the kernels' calling convention to a macro, ahead of its other arguments.
#[cfg(not(target_arch = "x86_64"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __convention {
    ($($then:tt)::+ ! $($rest:tt)*) => { $($then)::+! { "C" $($rest)* } };
}

/// The entry point: `stamp` compiles it, while `declare` declares a symbol from the assembly.
#[doc(hidden)]
#[macro_export]
macro_rules! __entry {
    ($how:ident Crypt $($rest:tt)*) => {
        $crate::__convention!($crate::__entry! $how Crypt (keys: *const u8, src: *const u8, dst: *mut u8, n: usize) $($rest)*)
    };
    ($how:ident Expand $($rest:tt)*) => {
        $crate::__convention!($crate::__entry! $how Expand (key: *const u8, out: *mut u8, n: usize) $($rest)*)
    };
    ($how:ident Ghash $($rest:tt)*) => {
        $crate::__convention!($crate::__entry! $how Ghash (powers: *const u8, src: *const u8, acc: *mut u8, n: usize) $($rest)*)
    };
    ($how:ident Load $($rest:tt)*) => {
        $crate::__convention!($crate::__entry! $how Load (schedule: *const u8, form: *mut u8, lane: usize) $($rest)*)
    };
    ($how:ident Absorb $($rest:tt)*) => {
        $crate::__convention!($crate::__entry! $how Absorb (src: *const u8, state: *mut u8, n: usize) $($rest)*)
    };
    ($abi:tt declare $shape:ident ($($argument:ident: $type:ty),*) $symbol:expr) => {{
        unsafe extern $abi {
            #[link_name = $symbol]
            fn entry($($argument: $type),*);
        }
        $crate::abi::Entry::$shape(entry)
    }};
    ($abi:tt stamp $shape:ident ($($argument:ident: $type:ty),*) [$($feature:literal)?] [$($besides:literal)?] $token:ty, $symbol:expr,
     $body:expr) => {{
        #[inline(never)]
        $(#[target_feature(enable = $feature)])?
        $(#[target_feature(enable = $besides)])?
        // The prover and disassemblers look for this name. On other architectures, the only effect
        // would be that every `cdylib` exports all kernels.
        #[cfg_attr(
            all(not(test), any(target_arch = "x86_64", target_arch = "aarch64")),
            unsafe(export_name = $symbol)
        )]
        unsafe extern $abi fn entry($($argument: $type),*) {
            // Unit tests call bodies directly, so we skip the table, which saves minutes of compile
            // time.
            #[cfg(test)]
            unreachable!("no kernel in unit tests: {:?}", ($($argument,)*));
            // SAFETY: this is only called through the table, once the level has been detected, and
            // the caller upholds the contract of the function type.
            #[cfg(not(test))]
            unsafe { $body(<$token>::assume(), $($argument),*) }
        }
        $crate::abi::Entry::$shape(entry)
    }};
}

/// Defines a routine for each register width, widest last: `routines!(Xor, "symbol", body)`. You
/// can also pass a separate body for wide registers, which then receives their token.
macro_rules! routines {
    ($shape:ident, $symbol:expr, $body:expr $(, $wide:expr)?) => {
        $crate::__levels! { $crate::isa::routines_of! [$shape, $symbol, $body $(, $wide)?] }
    };
}
pub(crate) use routines;

/// Defines a routine for each level that is marked for this in the table.
macro_rules! routines_of {
    ($arguments:tt $(
        $(#[$doc:meta])*
        $level:ident = $name:literal {
            on: $on:meta, features: $features:tt, chosen: $chosen:tt, enable: $enable:tt, narrow: $narrow:tt, with: $with:tt,
            routines: [$($kind:ident $suffix:literal)?],
        }
    )*) => {
        &[$($(#[cfg($on)] $crate::isa::routine!(@ $kind $level $enable $suffix $arguments),)?)*]
    };
}
pub(crate) use routines_of;

/// Defines a routine for any CPU: `routine!(Skip, "symbol", body)`.
macro_rules! routine {
    ($shape:ident, $symbol:expr, $body:expr) => { $crate::isa::routine!($shape Portable [] $symbol, $body) };
    (@ wide $level:ident $enable:tt $suffix:literal [$shape:ident, $symbol:expr, $body:expr, $wide:expr]) => {
        $crate::isa::routine!($shape $level $enable concat!($symbol, $suffix), $wide, $crate::isa::$level)
    };
    (@ $kind:ident $level:ident $enable:tt $suffix:literal [$shape:ident, $symbol:expr, $body:expr $(, $wide:expr)?]) => {
        $crate::isa::routine!($shape $level $enable concat!($symbol, $suffix), $body)
    };
    (Equal $($rest:tt)*) => { $crate::isa::routine!(@@ Equal (a: *const u8, b: *const u8, n: usize) -> u32; $($rest)*) };
    (Xor $($rest:tt)*) => { $crate::isa::routine!(@@ Xor (a: *const u8, b: *const u8, dst: *mut u8, n: usize) -> (); $($rest)*) };
    (Sequence $($rest:tt)*) => { $crate::isa::routine!(@@ Sequence (state: *mut u8, dst: *mut u8, n: usize) -> (); $($rest)*) };
    (Skip $($rest:tt)*) => { $crate::isa::routine!(@@ Skip (state: *mut u8, n: usize) -> (); $($rest)*) };
    (Map $($rest:tt)*) => { $crate::isa::routine!(@@ Map (src: *const u8, dst: *mut u8, n: usize) -> (); $($rest)*) };
    (Unpad $($rest:tt)*) => { $crate::isa::routine!(@@ Unpad (block: *const u8, n: usize) -> u32; $($rest)*) };
    (@@ $shape:ident $arguments:tt -> $out:ty; $level:ident $enable:tt $symbol:expr, $body:expr $(, $token:ty)?) => {
        $crate::abi::Routine::new(
            $crate::abi::symbol!($symbol),
            $crate::level::Level::$level.features(),
            $crate::abi::RoutineEntry::$shape(
                $crate::__convention!($crate::isa::routine_entry! $arguments -> $out; $enable $symbol, $body $(, $token)?)
            ),
        )
    };
}
pub(crate) use routine;

/// A routine's entry point, compiled from its body.
#[cfg(any(test, not(assembly)))]
macro_rules! routine_entry {
    ($abi:tt ($($argument:ident: $type:ty),*) -> $out:ty; [$($feature:literal)?] $symbol:expr, $body:expr $(, $token:ty)?) => {{
        #[inline(never)]
        $(#[target_feature(enable = $feature)])?
        #[cfg_attr(
            all(not(test), not(vectors = "none")),
            unsafe(export_name = $crate::abi::symbol!($symbol))
        )]
        unsafe extern $abi fn entry($($argument: $type),*) -> $out {
            // SAFETY: the caller upholds the contract of the function type.
            unsafe { $body($(<$token>::assume(),)? $($argument),*) }
        }
        entry
    }};
}

/// A routine's entry point, as a symbol from the checked-in assembly.
#[cfg(all(assembly, not(test)))]
macro_rules! routine_entry {
    ($abi:tt ($($argument:ident: $type:ty),*) -> $out:ty; $enable:tt $symbol:expr, $body:expr $(, $token:ty)?) => {{
        unsafe extern $abi {
            #[link_name = $crate::abi::symbol!($symbol)]
            fn entry($($argument: $type),*) -> $out;
        }
        entry
    }};
}
pub(crate) use routine_entry;
