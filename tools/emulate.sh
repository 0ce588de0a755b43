#!/usr/bin/env bash
# Runs the tests of the library on machines that are not at hand, by emulation on a Debian 12 machine (amd64):
#
#   aarch64   the portable kernels, compiled by Debian's Rust, under qemu-user
#   s390x     the same on a big-endian machine; the standard library is built from Debian's source of it
#   x86       the kernels that dispatch finds on older CPUs (no SSE4.1, no AVX, no GFNI, no AVX-512), compiled as usual
#
#   tools/emulate.sh [directory] [aarch64|s390x|x86 ...]
#
# All of it by default. The packages are downloaded and unpacked into the directory (a new temporary one by default, about
# 2 GB; name one to keep it for the next time): nothing is installed, and no configuration of dpkg or apt is changed.
# It needs Debian's archive, cargo, and the crates of Cargo.lock; it takes an hour on two cores, so it is no part of the
# checks of every commit. Tests are compiled with overflow checks and debug assertions.
set -euo pipefail

cd "$(dirname "$0")/.."
if [[ $# -gt 0 && ! $1 =~ ^(aarch64|s390x|x86)$ ]]; then
    mkdir -p "$1"
    dir=$(realpath "$1")
    shift
else
    dir=$(mktemp -d)
    trap 'rm -rf "$dir"' EXIT
fi
targets=("$@")
[[ ${#targets[@]} -gt 0 ]] || targets=(aarch64 s390x x86)
root=$dir/root
tests=(--locked -p phalanx --test kernels --test gcm --test reference)
export CARGO_TARGET_DIR=$dir/target CARGO_PROFILE_DEV_DEBUG=0

# Downloads and unpacks packages, through lists of packages of its own.
unpack() {
    mkdir -p "$dir"/{lists,cache/archives,debs}
    cat >"$dir/apt.conf" <<EOF
APT::Architectures { "amd64"; "arm64"; };
APT::Sandbox::User "root";
Acquire::Languages "none";
Dir::State::lists "$dir/lists";
Dir::Cache "$dir/cache";
EOF
    APT_CONFIG=$dir/apt.conf apt-get -q update
    (cd "$dir/debs" && APT_CONFIG=$dir/apt.conf apt-get -q download "$@")
    for package in "$dir"/debs/*.deb; do
        dpkg -x "$package" "$root"
        rm "$package"
    done
}

# The packages that a package of this machine's architecture depends on.
depends() {
    APT_CONFIG=$dir/apt.conf apt-cache depends --important "$1:amd64" | sed -n 's/^ *Depends: //p'
}

# Debian's newest compiler, with the standard library for aarch64 and the source of it for others.
rust() {
    local runtime llvm
    [[ ! -x $dir/rustc ]] || return 0
    unpack {rustc-web,libstd-rust-web-dev}:amd64 libstd-rust-web-dev:arm64 rust-web-src
    runtime=$(depends libstd-rust-web-dev | grep '^libstd-rust-web-')
    llvm=$(depends "$runtime" | grep '^libllvm')
    unpack "$runtime:amd64" "$llvm:amd64"
    printf '#!/bin/sh\nLD_LIBRARY_PATH="%s" exec "%s" "$@"\n' "$root/usr/lib/x86_64-linux-gnu" "$root/usr/bin/rustc" \
        >"$dir/rustc"
    chmod +x "$dir/rustc"
    "$dir/rustc" --version
}

# A linker, by the name of the architecture for GNU and for Debian.
linker() {
    [[ -x $root/usr/bin/$1-linux-gnu-gcc-12 ]] ||
        unpack {cpp-12,gcc-12,binutils}-"$1"-linux-gnu:amd64 {libgcc-12-dev,libc6-dev,libc6,libgcc-s1}-"$2"-cross
    printf '#!/bin/sh\nexec "%s" --sysroot="%s" "$@"\n' "$root/usr/bin/$1-linux-gnu-gcc-12" "$root" >"$dir/ld-$1"
    chmod +x "$dir/ld-$1"
}

# Tests of the library on another architecture: its two names, and what cargo is told besides.
foreign() {
    local gnu=$1 debian=$2 target=$1-unknown-linux-gnu
    shift 2
    rust
    linker "$gnu" "$debian"
    RUSTC=$dir/rustc \
        env "CARGO_TARGET_${gnu^^}_UNKNOWN_LINUX_GNU_LINKER=$dir/ld-$gnu" \
        "CARGO_TARGET_${gnu^^}_UNKNOWN_LINUX_GNU_RUNNER=$root/usr/bin/qemu-$gnu-static -L $root/usr/$gnu-linux-gnu" \
        cargo test --target "$target" "$@" "${tests[@]}"
}

[[ -x $root/usr/bin/qemu-x86_64-static ]] || unpack qemu-user-static:amd64
for target in "${targets[@]}"; do
    echo "== $target"
    case $target in
        aarch64) foreign aarch64 arm64 ;;
        # The compiler's own source, by its own version: what needs the permission is cargo's option alone.
        s390x) RUSTC_BOOTSTRAP=1 foreign s390x s390x -Zbuild-std=std,panic_unwind,test ;;
        x86)
            # What each model adds: nothing, SSE4.1, PCLMULQDQ, AVX2.
            for cpu in qemu64 Nehalem Westmere Haswell; do
                echo "-- $cpu"
                CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="$root/usr/bin/qemu-x86_64-static -cpu $cpu" \
                    cargo test "${tests[@]}"
            done
            ;;
        *) echo "unknown target $target" >&2 && exit 2 ;;
    esac
done
