#!/usr/bin/env bash
# Compiles and tests for machines that are not at hand, on Debian or one of its kind (amd64):
#
#   check     clippy, warnings denied, for AArch64, s390x (big-endian), 32-bit x86, Windows and macOS: the library, phalanx-file and
#             the command; for wasm32: the library, without the standard library
#   quick     tests of the kernels for AArch64, under qemu-user, the next two, and a file there and back by the command
#   gates     whether kernels for AArch64 have the instructions of their level and no others
#   steps     how many instructions these kernels execute, compared with tools/steps-aarch64.txt, if that was written with the same
#             compiler: a kernel that executes 2 % more fails. With PHALANX_WRITE_STEPS=1 the file is written
#   prove     the proof of constant time, of the command for AArch64 as it is shipped, and of copies with leaks, compared with
#             records/proof-aarch64.csv; with PHALANX_WRITE_PROOF=1 that and docs/proof-aarch64.md are written
#   dit       whether PSTATE.DIT is set while the library works on secrets, with its feature of that name
#   packages  Debian packages for AArch64 of the command and of the C library: made, unpacked, and both used in emulation
#   instructions   what the prover says of single instructions of AArch64, against the emulator: random ones, for a minute, or as many
#             seconds as PHALANX_FUZZ says
#   baseline  what ships for x86-64, where it was made before (packages in target/c and target/openssl, the wheel in $PHALANX_EMULATE/python/dist):
#             unpacked, and used on older CPUs: without SSE4.1, AVX, GFNI or AVX-512
#   aarch64   tests of kernels, modes and files on AArch64, and those of kernels on several models of CPU
#   s390x     all of them on a big-endian machine
#   i686      the same with pointers of 32 bits, on this CPU
#   x86       tests of kernels on older CPUs of x86-64: without SSE4.1, AVX, GFNI or AVX-512
#   avx512    tests of kernels with GFNI and AVX-512 on a CPU that lacks them: Linux on Bochs, as Ice Lake. Half of them by default, since it is slow;
#             with PHALANX_KERNELS=" avx512, avx2-gfni" all, in hours (filters, with commas between them). PHALANX_BOCHS is another Bochs, of
#             version 2.8 or later and with nogui
#
#   tools/emulate.sh [check|quick|gates|steps|prove|dit|packages|instructions|baseline|aarch64|s390x|i686|x86|avx512 ...]
#             check, aarch64, s390x, i686 and x86 by default
#
# Standard libraries for other targets are added by rustup; where there is none, Debian's newest compiler does it (with
# PHALANX_EMULATE_RUST=debian: in any case). What comes from Debian's archive is unpacked into the folder $PHALANX_EMULATE
# (/tmp/emulate by default, up to 2 GB), to be found there the next time: nothing is installed, and no configuration of dpkg
# or apt is changed. Exit status 3: something could not be had, and was named.
set -euo pipefail

cd "$(dirname "$0")/.."
dir=${PHALANX_EMULATE:-/tmp/emulate}
mkdir -p "$dir"
dir=$(realpath "$dir")
root=$dir/root
steps=("$@")
[[ ${#steps[@]} -gt 0 ]] || steps=(check aarch64 s390x i686 x86)
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}

library=(-p phalanx)
programs=("${library[@]}" -p phalanx-file -p phalanx-cli -p phalanx-bench)
kernels=(--test kernels --test reference --test routines)
# Kernels with GFNI and AVX-512 that Bochs runs by default, as filters: it computes VPTERNLOG bit by bit, so that one for bit-sliced blocks at avx512
# takes minutes.
some_kernels=" avx512-vbmi, avx2-gfni, load avx512 , schedule avx512 , hash avx512 , dot avx512 , products avx512 "
everything=("${kernels[@]}" --test api --test gcm --test many --test "modes_*" --test rustcrypto)
everything+=(-p phalanx-file --test adapters --test key_file --test refusal --test round_trip --test slots --test test_files)

# How kernels are compiled that are looked at and counted: as in a release, as far as one kernel is concerned.
as_shipped=(CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_CODEGEN_UNITS=1 CARGO_PROFILE_DEV_OVERFLOW_CHECKS=false)

missing=0
cannot() {
    echo "NOT TESTED: $*"
    missing=3
}

# Downloads and unpacks packages, through lists of packages of its own.
unpack() {
    command -v apt-get dpkg >/dev/null || return 1
    if [[ ! -e $dir/apt.conf ]]; then
        mkdir -p "$dir"/{lists,cache/archives,debs}
        cat >"$dir/apt.new" <<EOF
APT::Architectures { "amd64"; "arm64"; };
APT::Sandbox::User "root";
Acquire::Languages "none";
Dir::State::lists "$dir/lists";
Dir::Cache "$dir/cache";
EOF
        APT_CONFIG=$dir/apt.new apt-get -q update >"$dir/apt.log" 2>&1 || return 1
        mv "$dir/apt.new" "$dir/apt.conf"
    fi
    (cd "$dir/debs" && APT_CONFIG=$dir/apt.conf apt-get -q download "$@" >>"$dir/apt.log" 2>&1) || return 1
    for package in "$dir"/debs/*.deb; do
        dpkg -x "$package" "$root" && rm "$package" || return 1
    done
}

# The packages that a package of this machine's architecture depends on.
depends() {
    APT_CONFIG=$dir/apt.conf apt-cache depends --important "$1:amd64" | sed -n 's/^ *Depends: //p'
}

# Debian's newest compiler, with the standard library for AArch64 and the source of it for others.
debian() {
    local runtime llvm program
    [[ ! -x $dir/cargo-clippy ]] || return 0
    unpack {rustc-web,rust-web-clippy,libstd-rust-web-dev}:amd64 libstd-rust-web-dev:arm64 rust-web-src || return 1
    runtime=$(depends libstd-rust-web-dev | grep '^libstd-rust-web-')
    llvm=$(depends "$runtime" | grep '^libllvm')
    unpack "$runtime:amd64" "$llvm:amd64" || return 1
    for program in rustc clippy-driver cargo-clippy; do
        printf '#!/bin/sh\nLD_LIBRARY_PATH="%s" exec "%s" "$@"\n' "$root/usr/lib/x86_64-linux-gnu" "$root/usr/bin/$program" \
            >"$dir/$program"
        chmod +x "$dir/$program"
    done
    "$dir/rustc" --version
}

# How to compile for a target: `cargo` and its options in `rust`, what goes behind the command in `std`.
compiler() {
    local target=$1
    rust=() std=()
    if [[ ${PHALANX_EMULATE_RUST:-} != debian ]] && command -v rustup >/dev/null &&
        timeout 300 rustup target add "$target" >"$dir/rustup.log" 2>&1; then
        return 0
    fi
    if ! debian; then
        cannot "$target: neither rustup nor Debian's archive gives a standard library for it (see $dir/*.log)"
        return 1
    fi
    # A folder of its own: another compiler would make cargo build all of it anew, for this one and then for that.
    rust=(env "RUSTC=$dir/rustc" "CARGO_TARGET_DIR=$dir/target")
    if [[ ! -e $root/usr/lib/rustlib/$target/lib ]]; then
        # The compiler's own source, by its own version: what needs the permission is cargo's option alone.
        rust+=(RUSTC_BOOTSTRAP=1)
        case $target in
            wasm32-*) std=(-Zbuild-std=core,alloc) ;;
            *) std=(-Zbuild-std=std,panic_unwind,test) ;;
        esac
    fi
}

# Lints for a target: the packages and features follow.
lint() {
    local target=$1
    shift
    compiler "$target" || return 0
    if [[ ${#rust[@]} = 0 ]]; then
        cargo clippy --locked -q --target "$target" "$@" -- -D warnings
    else
        # Debian's clippy finds its driver beside itself.
        "${rust[@]}" RUSTC_WORKSPACE_WRAPPER="$dir/clippy-driver" CLIPPY_ARGS=-Dwarnings \
            cargo check --locked -q --target "$target" "${std[@]}" "$@"
    fi
    echo "clippy $target: $*"
}

# A linker, by the name of the architecture for GNU and for Debian.
linker() {
    [[ -x $root/usr/bin/$1-linux-gnu-gcc-12 ]] ||
        unpack {cpp-12,gcc-12,binutils}-"$1"-linux-gnu:amd64 {libgcc-12-dev,libc6-dev,libc6,libgcc-s1}-"$2"-cross ||
        return 1
    # The linker's own libraries lie beside it.
    printf '#!/bin/sh\nLD_LIBRARY_PATH="%s" exec "%s" --sysroot="%s" "$@"\n' "$root/usr/lib/x86_64-linux-gnu" \
        "$root/usr/bin/$1-linux-gnu-gcc-12" "$root" >"$dir/ld-$1"
    chmod +x "$dir/ld-$1"
}

qemu() {
    [[ -x $root/usr/bin/qemu-x86_64-static ]] || unpack qemu-user-static:amd64
}

# What compiles and runs tests on another architecture, by its two names: `cargo` and its options in `rust` and `std`, the target in
# `target`, the emulator in `runner`.
ready() {
    local gnu=$1 debian=$2
    target=$1-unknown-linux-gnu
    compiler "$target" || return 1
    if ! linker "$gnu" "$debian"; then
        cannot "$target: no linker from Debian's archive (see $dir/apt.log)"
        return 1
    fi
    # What this CPU runs by itself needs no emulator, only its own dynamic linker.
    if [[ $gnu = i686 ]]; then
        runner="$root/usr/i686-linux-gnu/lib/ld-linux.so.2 --library-path $root/usr/i686-linux-gnu/lib"
    elif qemu; then
        runner="$root/usr/bin/qemu-$gnu-static -L $root/usr/$gnu-linux-gnu"
    else
        cannot "$target: no emulator from Debian's archive (see $dir/apt.log)"
        return 1
    fi
    rust+=(env "CARGO_TARGET_${gnu^^}_UNKNOWN_LINUX_GNU_LINKER=$dir/ld-$gnu"
        "CARGO_TARGET_${gnu^^}_UNKNOWN_LINUX_GNU_RUNNER=$runner")
}

# Tests on another architecture. What follows its names are the tests.
foreign() {
    local rust std target runner
    ready "$1" "$2" || return 0
    shift 2
    "${rust[@]}" cargo test --locked --target "$target" "${std[@]}" "${library[@]}" "$@"
}

# The tests of kernels for AArch64, compiled once, in `program`; `runner` runs it, and `compiled` says with what it was compiled. Kernels
# are as in a release, as far as one by itself is concerned.
program=
compile_kernels() {
    local rust std target
    [[ -z $program ]] || return 0
    ready aarch64 arm64 || return 1
    rust+=("${as_shipped[@]}")
    "${rust[@]}" cargo test --locked --target "$target" "${std[@]}" "${library[@]}" -p phalanx-cli --test kernels --test routines --no-run 2>&1 |
        tee "$dir/build.log"
    program=$(sed -n 's/^ *Executable tests.kernels.rs (\(.*\))$/\1/p' "$dir/build.log")
    [[ $program = /* ]] || program=$PWD/$program
    if [[ -x $dir/rustc && ${rust[*]} = *"RUSTC=$dir/rustc"* ]]; then
        compiled=$("$dir/rustc" --version)
    else
        compiled=$(rustc --version)
    fi
}

# The routines between kernels, and a file there and back by the command: builds for development, of what was compiled for the tests of kernels.
round_trip() {
    local rust std target runner command
    ready aarch64 arm64 || return 0
    rust+=("${as_shipped[@]}")
    QEMU_CPU=max "${rust[@]}" cargo test --locked --target "$target" "${std[@]}" "${library[@]}" -p phalanx-cli --test routines
    "${rust[@]}" cargo build --locked --target "$target" "${std[@]}" "${library[@]}" -p phalanx-cli
    command="$runner $CARGO_TARGET_DIR/$target/debug/phalanx"
    [[ ${rust[*]} != *"RUSTC=$dir/rustc"* ]] || command="$runner $dir/target/$target/debug/phalanx"
    rm -rf "$dir/there"
    mkdir "$dir/there"
    head -c 300000 /dev/urandom >"$dir/there/plain"
    export QEMU_CPU=max
    $command encrypt --new-key "$dir/there/my.key" "$dir/there/plain"
    $command decrypt --key "$dir/there/my.key" -o "$dir/there/back" "$dir/there/plain.phx"
    cmp "$dir/there/plain" "$dir/there/back"
    unset QEMU_CPU
    echo "a file there and back by the command for AArch64"
}

# Kernels of NEON without an instruction of another level, and that the look at them sees any.
gates() {
    compile_kernels || return 0
    LD_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu "$root/usr/bin/aarch64-linux-gnu-objdump" -d --no-show-raw-insn "$program" | awk '
        />:$/ { sha3 = /phalanx_/ && /_neon_sha3/; neon = /phalanx_/ && /_neon|_pmull/ && !sha3; kernels += neon; others += sha3; name = $2 }
        neon && $2 == "tbl" { tables++ }
        $2 == "eor3" || $2 == "bcax" || $2 == "rax1" || $2 == "xar" {
            if (neon) { print "FAILED: " $2 " in " name; wrong = 1 }
            if (sha3) sums++
        }
        END {
            print kernels " kernels of NEON, " tables " look-ups of tables, no gate of the SHA3 extension; " others " with it, " sums " gates"
            exit wrong || kernels < 150 || tables < 1000 || others < 10 || sums < 100 * others
        }'
}

# How many instructions kernels execute.
steps() {
    local recorded=tools/steps-aarch64.txt level
    compile_kernels || return 0
    : >"$dir/counted"
    for level in neon neon-sha3; do
        # shellcheck disable=SC2086
        PHALANX_LEVEL=$level PHALANX_STEPS=list QEMU_CPU=max $runner "$program" >"$dir/kernels"
        [[ -p $dir/log ]] || mkfifo "$dir/log"
        awk -v list="$dir/kernels" -f tools/count-steps.awk "$dir/kernels" "$dir/log" >>"$dir/counted" &
        # shellcheck disable=SC2086
        PHALANX_LEVEL=$level PHALANX_STEPS=run QEMU_CPU=max ${runner/-static/-static -singlestep -d exec,nochain -D $dir/log} "$program"
        wait $!
    done
    { echo "# $compiled" && LC_ALL=C sort "$dir/counted"; } >"$dir/steps"
    if [[ -n ${PHALANX_WRITE_STEPS:-} ]]; then
        cp "$dir/steps" "$recorded"
        # docs/arm.md has these counts.
        cargo run -q -p phalanx-documents -- generate
    elif [[ $(head -n 1 "$recorded") != "# $compiled" ]]; then
        echo "NOT TESTED: whether kernels for AArch64 execute more instructions than before: they were counted with $(head -n 1 "$recorded" | cut -c 3-)"
    else
        awk '
            /^#/ { next }
            FNR == NR { before[$1] = $2; next }
            !($1 in before) { print "FAILED: " $1 " is not in the record"; wrong = 1; next }
            $2 > before[$1] * 1.02 { print "FAILED: " $1 " executes " $2 " instructions, recorded " before[$1]; wrong = 1 }
            $2 < before[$1] * 0.98 { print $1 " executes " $2 " instructions, recorded " before[$1] ": write it down" }
            { kernels++; delete before[$1] }
            END {
                for (name in before) { print "FAILED: " name " is in the record, and nowhere else"; wrong = 1 }
                print kernels " kernels execute as many instructions as recorded"
                exit wrong
            }' "$recorded" "$dir/steps"
    fi
}

# The proof of the command, which is compiled here and says in emulation what is in it.
prove() {
    local rust std target runner binary record=--check
    ready aarch64 arm64 || return 0
    "${rust[@]}" cargo build --locked --release --target "$target" "${std[@]}" -p phalanx-cli
    if [[ ${rust[*]} = *"RUSTC=$dir/rustc"* ]]; then
        binary=$dir/target/$target/release/phalanx
    else
        binary=$CARGO_TARGET_DIR/$target/release/phalanx
    fi
    # shellcheck disable=SC2086
    QEMU_CPU=max $runner "$binary" info --entries >"$dir/entries"
    [[ -z ${PHALANX_WRITE_PROOF:-} ]] || record=--write
    cargo run --locked --release -p phalanx-prove --features aarch64 -- phalanx --binary "$binary" --entries "$dir/entries" --mutate "$record" |
        grep -v '^constant time'
}

# What unpacked packages brought, used: the folder, the name of the architecture, a compiler. The `runner` is the caller's.
in_use() {
    (
        cd "$1"
        export QEMU_SET_ENV="LD_LIBRARY_PATH=$1/usr/lib/$2"
        head -c 100000 /dev/urandom >plain
        $runner usr/bin/phalanx selftest --failed
        rm -f my.key back plain.phx
        $runner usr/bin/phalanx encrypt --new-key my.key plain
        $runner usr/bin/phalanx decrypt --key my.key -o back plain.phx
        cmp plain back
        # The first block of C in the page.
        awk '/^```c$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$OLDPWD/docs/c.md" >first.c
        "$3" -I usr/include first.c -L "usr/lib/$2" -lphalanx -o first
        $runner ./first
    )
}

# Debian packages for AArch64, of which the command encrypts a file and a program in C uses the library.
packages() {
    local rust std target runner folder out=$dir/packages unpacked=$dir/packages/unpacked package
    if ! command -v dpkg-deb >/dev/null || ! command -v dpkg-architecture >/dev/null; then
        cannot "packages for AArch64, because dpkg-dev is missing"
        return 0
    fi
    cannot "the wheel for AArch64: its linker is that of ziglang, and no Python for AArch64 was unpacked"
    ready aarch64 arm64 || return 0
    rm -rf "$out"
    mkdir -p "$unpacked"
    "${rust[@]}" cargo build --locked --release --target "$target" "${std[@]}" -p phalanx-cli
    "${rust[@]}" cargo rustc --locked --release --target "$target" "${std[@]}" -p phalanx-c --lib --crate-type staticlib
    folder=$CARGO_TARGET_DIR/$target/release
    [[ ${rust[*]} != *"RUSTC=$dir/rustc"* ]] || folder=$dir/target/$target/release
    # The tools of binutils that the scripts call by their plain names.
    mkdir -p "$out/bin"
    for program in objdump objcopy nm readelf strip; do
        printf '#!/bin/sh\nLD_LIBRARY_PATH="%s" exec "%s" "$@"\n' "$root/usr/lib/x86_64-linux-gnu" "$root/usr/bin/aarch64-linux-gnu-$program" \
            >"$out/bin/$program"
        chmod +x "$out/bin/$program"
    done
    PATH=$out/bin:$PATH DEB_HOST_ARCH=arm64 PHALANX_COMMAND=$folder/phalanx PHALANX_RUNNER=$runner QEMU_CPU=max make -s -C crates/phalanx-c package \
        CC="$dir/ld-aarch64" STRIP="$out/bin/strip" STATICLIB="$folder/libphalanx_c.a" OUT="$out/c"
    for package in "$out"/c/*_arm64.deb; do
        dpkg-deb -f "$package" Package Architecture Depends | paste -sd' '
        dpkg-deb -x "$package" "$unpacked"
    done
    QEMU_CPU=max in_use "$unpacked" aarch64-linux-gnu "$dir/ld-aarch64"
    echo "packages for AArch64 were made, unpacked and used in emulation"
}

# What ships for x86-64, on CPUs that have little more than the baseline, and on those with AVX2: packages and wheel as they were made, unpacked.
baseline() {
    local out=$dir/baseline python=python3 wheel package cpu runner
    local packages=("$CARGO_TARGET_DIR"/c/*.deb "$CARGO_TARGET_DIR"/openssl/*.deb)
    if ! qemu; then
        cannot "what ships, on older CPUs of x86-64: no emulator from Debian's archive (see $dir/apt.log)"
        return 0
    fi
    rm -rf "$out"
    mkdir -p "$out"
    for package in "${packages[@]}"; do
        if [[ ! -e $package ]]; then
            cannot "$package on older CPUs of x86-64: it was not made"
            return 0
        fi
        dpkg -x "$package" "$out"
    done
    wheel=$(find "$dir/python/dist" -name '*.whl' -print -quit 2>/dev/null || true)
    if [[ -n $wheel ]]; then
        "$python" -m zipfile -e "$wheel" "$out/wheel"
        python=$("$python" -c 'import sys; print(sys.executable)')
    else
        cannot "the wheel on older CPUs of x86-64: it was not made"
    fi
    for cpu in qemu64 Westmere Haswell; do
        echo "-- $cpu"
        runner="$root/usr/bin/qemu-x86_64-static -cpu $cpu"
        in_use "$out" x86_64-linux-gnu cc
        (
            cd "$out"
            $runner usr/bin/phalanx info | grep -i level
            if command -v openssl >/dev/null; then
                export OPENSSL_CONF=$out/etc/ssl/phalanx.cnf OPENSSL_MODULES=$out/usr/lib/x86_64-linux-gnu/ossl-modules
                $runner "$(command -v openssl)" enc -kuznyechik-ctr -K "$(printf '%064d' 1)" -iv 0102030405060708 -in plain -out sealed
                ! cmp -s plain sealed
                $runner "$(command -v openssl)" enc -d -kuznyechik-ctr -K "$(printf '%064d' 1)" -iv 0102030405060708 -in sealed | cmp - plain
            fi
            # The first block of Python in the page.
            awk '/^```python$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$OLDPWD/docs/python.md" >first.py
            [[ ! -d wheel ]] || QEMU_SET_ENV=PYTHONPATH=$out/wheel $runner "$python" first.py
        )
    done
}

# Random instructions, executed twice each.
instructions() {
    if ! linker aarch64 arm64 || ! qemu; then
        cannot "what the prover says of instructions of AArch64: no assembler or emulator from Debian's archive (see $dir/apt.log)"
        return 0
    fi
    "$dir/ld-aarch64" -static -nostdlib \
        -Wl,-Ttext=0x51000000,--defsym=code=0x50000400 -o "$dir/runner" crates/phalanx-prove/tests/aarch64/runner.s
    cargo run --locked --release -p phalanx-prove --no-default-features --features aarch64 -- fuzz --seconds "${PHALANX_FUZZ:-60}" \
        --runner "$root/usr/bin/qemu-aarch64-static" -cpu max "$dir/runner"
}

# What a CD needs that Bochs boots, with all that depends on: of Debian 13, since Bochs 2.7 computes GFNI wrongly. In `bochs` the emulator, in `loader`
# what starts the other programs, in `linux` the kernel. Nothing of this system is used or changed.
bochs() {
    local own=$dir/trixie package mirror
    APT_CONFIG=$own/apt.conf
    root=$own/root
    if [[ ! -e $own/complete ]]; then
        command -v apt-get dpkg >/dev/null || return 1
        mkdir -p "$own"/{lists,cache/archives,debs}
        # From where this system has its own packages.
        mirror=$(env -u APT_CONFIG apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' 'Component: main' | head -n 1)
        [[ -n $mirror ]] || return 1
        echo "deb $mirror trixie main" >"$own/sources.list"
        cat >"$own/apt.conf" <<EOF
APT::Architectures { "amd64"; };
APT::Sandbox::User "root";
APT::Install-Recommends "false";
Acquire::Languages "none";
Debug::NoLocking "true";
Dir::Etc::sourcelist "$own/sources.list";
Dir::Etc::sourceparts "-";
Dir::State::lists "$own/lists";
Dir::State::status "/dev/null";
Dir::Cache "$own/cache";
EOF
        {
            apt-get -q update &&
                apt-get -q -y --download-only install bochs bochs-term bochsbios vgabios isolinux syslinux-common genisoimage busybox-static &&
                (cd "$own/debs" && apt-get -q download "$(apt-cache depends --important linux-image-cloud-amd64 | sed -n 's/^ *Depends: //p')")
        } >>"$dir/apt.log" 2>&1 || return 1
        for package in "$own"/{cache/archives,debs}/*.deb; do
            dpkg -x "$package" "$root" && rm "$package" || return 1
        done
        touch "$own/complete"
    fi
    linux=$(find "$root/boot" -name 'vmlinuz-*' -print -quit)
    loader=("$root/usr/lib64/ld-linux-x86-64.so.2" --library-path "$root/usr/lib/x86_64-linux-gnu")
    bochs=(env "BXSHARE=$root/usr/share/bochs" "LTDL_LIBRARY_PATH=$root/usr/lib/x86_64-linux-gnu/bochs/plugins" TERM=vt100
        "${loader[@]}" "$root/usr/bin/bochs-bin")
    display=term
    [[ -z ${PHALANX_BOCHS:-} ]] || bochs=(env "BXSHARE=$root/usr/share/bochs" "$PHALANX_BOCHS") display=nogui
}

# Tests of kernels on Linux, which Bochs boots from a CD with nothing but them. The status is what they say on the serial port.
avx512() {
    local bochs loader linux display root out=$dir/avx512 filters filter file
    local -x APT_CONFIG
    if [[ $(uname -sm) != "Linux x86_64" ]]; then
        cannot "kernels with GFNI and AVX-512, because this is not Linux on x86-64"
        return 0
    fi
    if ! bochs; then
        cannot "kernels with GFNI and AVX-512, because Bochs and Linux could not be had from Debian's archive (see $dir/apt.log)"
        return 0
    fi
    cargo test --locked "${library[@]}" --test kernels --no-run 2>&1 | tee "$dir/build.log"
    file=$(sed -n 's/^ *Executable tests.kernels.rs (\(.*\))$/\1/p' "$dir/build.log")
    [[ $file = /* ]] || file=$PWD/$file
    IFS=, read -r -a filters <<<"${PHALANX_KERNELS:-$some_kernels}"
    [[ -n ${PHALANX_KERNELS:-} ]] || cannot "kernels at the level avx512 for blocks, because they take hours in Bochs (PHALANX_KERNELS)"

    rm -rf "$out"
    mkdir -p "$out"/{cd,ram/{bin,proc,dev}}
    cp "$root/usr/bin/busybox" "$out/ram/bin"
    cp "$file" "$out/ram/kernels"
    strip "$out/ram/kernels"
    for file in $(ldd "$file" | grep -o '/[^ ]*'); do
        mkdir -p "$out/ram${file%/*}"
        cp -L "$file" "$out/ram$file"
    done
    {
        echo '#!/bin/busybox sh'
        echo '/bin/busybox mount -t proc none /proc'
        echo '/bin/busybox grep -m 1 ^flags /proc/cpuinfo'
        for filter in "${filters[@]}"; do
            echo "/kernels --color never '$filter' || echo FAILED: status \$? of $filter"
        done
        # The serial port takes its time.
        printf '%s\n' 'echo the end' '/bin/busybox sleep 2' '/bin/busybox poweroff -f'
    } >"$out/ram/init"
    chmod +x "$out/ram/init"
    (cd "$out/ram" && find . | "$root/usr/bin/busybox" cpio -o -H newc | gzip -1) >"$out/cd/initrd" 2>/dev/null
    cp "$linux" "$out/cd/linux"
    cp "$root/usr/lib/ISOLINUX/isolinux.bin" "$root/usr/lib/syslinux/modules/bios/ldlinux.c32" "$out/cd"
    cat >"$out/cd/isolinux.cfg" <<EOF
default linux
label linux
  kernel linux
  append initrd=initrd console=ttyS0 loglevel=1 panic=-1 reboot=triple mitigations=off tsc=reliable lpj=1000000
EOF
    "${loader[@]}" "$root/usr/bin/genisoimage" -quiet -o "$out/image" -b isolinux.bin -c boot.cat -no-emul-boot -boot-load-size 4 -boot-info-table "$out/cd"
    cat >"$out/bochsrc" <<EOF
cpu: model=corei7_icelake_u, ips=50000000, reset_on_triple_fault=0
megs: 512
romimage: file=$root/usr/share/bochs/BIOS-bochs-latest
vgaromimage: file=$root/usr/share/bochs/VGABIOS-lgpl-latest
display_library: $display
ata0-master: type=cdrom, path=$out/image, status=inserted
boot: cdrom
com1: enabled=1, mode=file, dev=$out/serial
panic: action=fatal
error: action=ignore
info: action=ignore
log: $out/log
EOF
    : >"$out/serial"
    # Debian's Bochs asks what to do; its own status says nothing.
    echo c | "${bochs[@]}" -q -f "$out/bochsrc" >"$out/screen" 2>&1 &
    tail -f --pid=$! "$out/serial" | sed -u 's/\r$//' | tee "$out/said"
    wait $! || true
    if ! grep -q '^the end' "$out/said" || grep -E '^FAILED|; [1-9][0-9]* ignored|^running 0 tests' "$out/said"; then
        echo "FAILED: tests of kernels on Bochs (see $out)"
        exit 1
    fi
}

for step in "${steps[@]}"; do
    echo "== $step"
    case $step in
        check)
            for target in aarch64-unknown-linux-gnu s390x-unknown-linux-gnu i686-unknown-linux-gnu x86_64-pc-windows-gnu; do
                lint "$target" "${programs[@]}" --features phalanx/rayon
            done
            # Debian has no standard library for it, and none can be built of its source.
            if compiler aarch64-apple-darwin && [[ ${#rust[@]} = 0 ]]; then
                lint aarch64-apple-darwin "${programs[@]}" --features phalanx/rayon
            else
                cannot "macOS: rustup gives no standard library for it"
            fi
            lint wasm32-unknown-unknown "${library[@]}" --no-default-features --features cipher
            ;;
        quick)
            if compile_kernels; then
                # shellcheck disable=SC2086
                QEMU_CPU=max $runner "$program" " neon"
                # On CPUs that have less, that every kernel runs which says that it can.
                for cpu in cortex-a72 cortex-a53; do
                    # shellcheck disable=SC2086
                    PHALANX_STEPS=run QEMU_CPU=$cpu $runner "$program"
                done
                gates
                steps
                round_trip
            fi
            ;;
        gates) gates ;;
        steps) steps ;;
        prove) prove ;;
        # The emulator has FEAT_DIT.
        dit) QEMU_CPU=max foreign aarch64 arm64 --features phalanx/dit --test dit ;;
        packages) packages ;;
        baseline) baseline ;;
        instructions) instructions ;;
        aarch64)
            foreign aarch64 arm64 "${everything[@]}"
            # Without what starts itself as a program of its own, which this machine could not run.
            foreign aarch64 arm64 --test dispatch --test remains -- --skip environment
            # The least that there is, and one with everything.
            for cpu in cortex-a53 cortex-a72 neoverse-n1 max; do
                echo "-- $cpu"
                QEMU_CPU=$cpu foreign aarch64 arm64 "${kernels[@]}" --test gcm
            done
            ;;
        s390x) foreign s390x s390x "${everything[@]}" ;;
        i686) foreign i686 i386 "${everything[@]}" ;;
        x86)
            if ! qemu; then
                cannot "older CPUs of x86-64: no emulator from Debian's archive (see $dir/apt.log)"
                continue
            fi
            # What each model adds: nothing, SSE4.1, PCLMULQDQ, AVX2.
            for cpu in qemu64 Nehalem Westmere Haswell; do
                echo "-- $cpu"
                CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER="$root/usr/bin/qemu-x86_64-static -cpu $cpu" \
                    cargo test --locked "${library[@]}" "${kernels[@]}" --test gcm
            done
            ;;
        avx512) avx512 ;;
        *) echo "unknown step $step" >&2 && exit 2 ;;
    esac
done
exit $missing
