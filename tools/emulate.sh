#!/usr/bin/env bash
# Compiles and tests for machines we don't have, on Debian or a derivative (amd64):
#
#   check     clippy, warnings denied, for AArch64, s390x (big-endian), 32-bit x86, Windows and macOS:
#             the library, phalanx-file and the command. For wasm32: the library without std
#   quick     tests of the kernels for AArch64 under qemu-user, the next two steps, and encryption and
#             decryption of a file with the command
#   gates     checks that AArch64 kernels use the instructions of their level and no others
#   steps     counts these kernels' instructions and compares them with tools/steps-aarch64.txt, if
#             that was written with the same compiler. Fails if a kernel executes 2 % more.
#             PHALANX_WRITE_STEPS=1 writes the file
#   prove     runs the prover on the AArch64 command, and on copies with leaks, and compares with
#             records/proof-aarch64.csv. PHALANX_WRITE_PROOF=1 writes that and docs/proof-aarch64.md
#   equal     proves that the AArch64 kernels compute their standards, and compares the verdicts with
#             records/equal-aarch64.csv. PHALANX_EQUAL has more options for phalanx-prove equal, such
#             as --new, or --new --write and names of functions
#   dit       checks that the feature dit sets PSTATE.DIT while the library handles secrets
#   packages  Debian packages for AArch64 of the command and the C library: builds, unpacks and uses
#             both in emulation
#   java      the jar with the native library for AArch64 as well: builds it, and runs the programs of
#             docs/java.md with a Java for AArch64. The jar's classes must be in target/java
#   instructions   compares the models of AArch64 instructions of phalanx-prove and phalanx-equal with
#             the emulator: random instructions for one minute, or PHALANX_FUZZ seconds
#   baseline  uses the existing x86-64 artefacts (packages in target/c and target/openssl, the wheel in
#             $PHALANX_EMULATE/python/dist) on older CPUs: without SSE4.1, AVX, GFNI or AVX-512
#   aarch64   tests of kernels, modes and files on AArch64, with kernels on several CPU models
#   s390x     all tests on a big-endian machine
#   i686      all tests with 32-bit pointers, on this CPU
#   x86       tests of kernels on older x86-64 CPUs: without SSE4.1, AVX, GFNI or AVX-512
#   avx512    tests of kernels with GFNI and AVX-512 on a CPU without them: Linux on Bochs, as Ice Lake.
#             By default about half of them, because it is slow. PHALANX_KERNELS=" avx512, avx2-gfni"
#             runs all in some hours (comma-separated filters). PHALANX_BOCHS selects another Bochs,
#             version 2.8 or later with nogui
#
#   tools/emulate.sh [check|quick|gates|steps|prove|equal|dit|packages|java|instructions|baseline|aarch64|s390x|i686|x86|avx512 ...]
#             default: check, aarch64, s390x, i686 and x86
#
# rustup adds the standard libraries for other targets. If it cannot, or with
# PHALANX_EMULATE_RUST=debian, the script uses Debian's newest compiler. It unpacks packages from
# Debian's archive into the folder $PHALANX_EMULATE (default: /tmp/emulate, up to 2 GB) and reuses
# them. It doesn't install anything or change the configuration of dpkg or apt. The exit code is 3
# if something was not available, and the output says what.
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
# The default filters for kernels with GFNI and AVX-512 on Bochs. It computes VPTERNLOG bit by bit,
# so each bit-sliced kernel for blocks at avx512 would need minutes.
some_kernels=" avx512-vbmi, avx2-gfni, load avx512 , schedule avx512 , hash avx512 , dot avx512 , products avx512 "
everything=("${kernels[@]}" --test api --test gcm --test many --test "modes_*" --test rustcrypto)
everything+=(-p phalanx-file --test adapters --test key_file --test refusal --test round_trip --test slots --test test_files)

# For inspection and counting, compile kernels with the same code generation as in a release.
as_shipped=(CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_CODEGEN_UNITS=1 CARGO_PROFILE_DEV_OVERFLOW_CHECKS=false)

missing=0
cannot() {
    echo "NOT TESTED: $*"
    missing=3
}

# Downloads and unpacks packages, using separate package lists.
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

# The dependencies of a package for this machine's architecture.
depends() {
    APT_CONFIG=$dir/apt.conf apt-cache depends --important "$1:amd64" | sed -n 's/^ *Depends: //p'
}

# Debian's newest compiler, with the standard library for AArch64 and its source for other targets.
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

# Selects a compiler for a target: `cargo` and its options in `rust`, options after the subcommand
# in `std`.
compiler() {
    local target=$1
    rust=() std=()
    if [[ ${PHALANX_EMULATE_RUST:-} != debian ]] && command -v rustup >/dev/null &&
        timeout 300 rustup target add "$target" >"$dir/rustup.log" 2>&1; then
        return 0
    fi
    if ! debian; then
        cannot "$target: neither rustup nor Debian's archive has a standard library for it (see $dir/*.log)"
        return 1
    fi
    # Use a separate folder, because switching compilers in one folder would rebuild everything each
    # time.
    rust=(env "RUSTC=$dir/rustc" "CARGO_TARGET_DIR=$dir/target")
    if [[ ! -e $root/usr/lib/rustlib/$target/lib ]]; then
        # Only cargo's build-std option needs RUSTC_BOOTSTRAP. The compiler builds its own library.
        rust+=(RUSTC_BOOTSTRAP=1)
        case $target in
            wasm32-*) std=(-Zbuild-std=core,alloc) ;;
            *) std=(-Zbuild-std=std,panic_unwind,test) ;;
        esac
    fi
}

# Lints for a target. The arguments are packages and features.
lint() {
    local target=$1
    shift
    compiler "$target" || return 0
    if [[ ${#rust[@]} = 0 ]]; then
        cargo clippy --locked -q --target "$target" "$@" -- -D warnings
    else
        # Debian's clippy expects to find its driver in the same folder.
        "${rust[@]}" RUSTC_WORKSPACE_WRAPPER="$dir/clippy-driver" CLIPPY_ARGS=-Dwarnings \
            cargo check --locked -q --target "$target" "${std[@]}" "$@"
    fi
    echo "clippy $target: $*"
}

# A linker, given the architecture's GNU name and its Debian name.
linker() {
    [[ -x $root/usr/bin/$1-linux-gnu-gcc-12 ]] ||
        unpack {cpp-12,gcc-12,binutils}-"$1"-linux-gnu:amd64 {libgcc-12-dev,libc6-dev,libc6,libgcc-s1}-"$2"-cross ||
        return 1
    # The linker's own libraries are in the same tree.
    printf '#!/bin/sh\nLD_LIBRARY_PATH="%s" exec "%s" --sysroot="%s" "$@"\n' "$root/usr/lib/x86_64-linux-gnu" \
        "$root/usr/bin/$1-linux-gnu-gcc-12" "$root" >"$dir/ld-$1"
    chmod +x "$dir/ld-$1"
}

qemu() {
    [[ -x $root/usr/bin/qemu-x86_64-static ]] || unpack qemu-user-static:amd64
}

# Prepares to compile and run tests for another architecture, given its two names. Sets `rust` and
# `std` to `cargo` and its options, `target` to the target, and `runner` to the emulator.
ready() {
    local gnu=$1 debian=$2
    target=$1-unknown-linux-gnu
    compiler "$target" || return 1
    if ! linker "$gnu" "$debian"; then
        cannot "$target: no linker from Debian's archive (see $dir/apt.log)"
        return 1
    fi
    # This CPU runs them directly, so they only need their dynamic linker.
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

# Runs tests on another architecture. The arguments after its names select the tests.
foreign() {
    local rust std target runner
    ready "$1" "$2" || return 0
    shift 2
    "${rust[@]}" cargo test --locked --target "$target" "${std[@]}" "${library[@]}" "$@"
}

# Compiles the tests of AArch64 kernels once, into `program`. `runner` is used to run it, and
# `compiled` describes the compiler. Kernels are compiled as in a release.
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

# A debug build of the command for AArch64, of the code compiled for the kernel tests. Sets `command`
# to its path. The caller has `rust`, `std`, `target` and `runner` as local variables.
debug_command() {
    ready aarch64 arm64 || return 1
    rust+=("${as_shipped[@]}")
    "${rust[@]}" cargo build --locked --target "$target" "${std[@]}" "${library[@]}" -p phalanx-cli
    command=$CARGO_TARGET_DIR/$target/debug/phalanx
    [[ ${rust[*]} != *"RUSTC=$dir/rustc"* ]] || command=$dir/target/$target/debug/phalanx
}

# Tests the routines between kernels, and encrypts and decrypts a file with the command.
round_trip() {
    local rust std target runner command
    debug_command || return 0
    QEMU_CPU=max "${rust[@]}" cargo test --locked --target "$target" "${std[@]}" "${library[@]}" -p phalanx-cli --test routines
    command="$runner $command"
    rm -rf "$dir/there"
    mkdir "$dir/there"
    head -c 300000 /dev/urandom >"$dir/there/plain"
    export QEMU_CPU=max
    $command encrypt --new-key "$dir/there/my.key" "$dir/there/plain"
    $command decrypt --key "$dir/there/my.key" -o "$dir/there/back" "$dir/there/plain.phx"
    cmp "$dir/there/plain" "$dir/there/back"
    unset QEMU_CPU
    echo "the command for AArch64 encrypted and decrypted a file"
}

# Proves that kernels compute their standards. The command runs in emulation only to list its
# kernels.
equal() {
    local rust std target runner command options
    debug_command || return 0
    # shellcheck disable=SC2086
    QEMU_CPU=max $runner "$command" info --entries >"$dir/entries"
    read -ra options <<<"${PHALANX_EQUAL:-}"
    # Huge pages save a third of the time.
    GLIBC_TUNABLES=glibc.malloc.hugetlb=1 cargo run --locked -q --release -p phalanx-prove -- \
        equal --binary "$command" --entries "$dir/entries" "${options[@]}"
}

# Checks that NEON kernels don't use instructions of any other level, and that the check does find
# such instructions elsewhere.
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
            print kernels " kernels of NEON, " tables " look-ups of tables, no SHA3 instruction; " others " with them, " sums " gates"
            exit wrong || kernels < 150 || tables < 1000 || others < 10 || sums < 100 * others
        }'
}

# Counts the instructions that kernels execute.
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
        # docs/arm.md shows these counts.
        cargo run -q -p phalanx-documents -- generate
    elif [[ $(head -n 1 "$recorded") != "# $compiled" ]]; then
        echo "NOT TESTED: instruction counts of AArch64 kernels: the record was made with another compiler ($(head -n 1 "$recorded" | cut -c 3-))"
    else
        awk '
            /^#/ { next }
            FNR == NR { before[$1] = $2; next }
            !($1 in before) { print "FAILED: " $1 " is not in the record"; wrong = 1; next }
            $2 > before[$1] * 1.02 { print "FAILED: " $1 " executes " $2 " instructions, recorded " before[$1]; wrong = 1 }
            $2 < before[$1] * 0.98 { print $1 " executes " $2 " instructions, recorded " before[$1] ": update the record" }
            { kernels++; delete before[$1] }
            END {
                for (name in before) { print "FAILED: " name " is in the record, but does not exist"; wrong = 1 }
                print kernels " kernels execute as many instructions as recorded"
                exit wrong
            }' "$recorded" "$dir/steps"
    fi
}

# Proves the command. It is compiled here, but run in emulation to list its kernels.
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

# Uses unpacked packages. Arguments: the folder, the name of the architecture, a compiler. The
# caller sets `runner`.
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
        # The first C block of the page.
        awk '/^```c$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$OLDPWD/docs/c.md" >first.c
        "$3" -I usr/include first.c -L "usr/lib/$2" -lphalanx -o first
        $runner ./first
    )
}

# Builds Debian packages for AArch64, encrypts a file with the command, and runs a C program with
# the library.
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
    # Give the scripts the binutils under their plain names.
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

# Adds the native library for AArch64 to the jar, and runs the programs of docs/java.md, which are in
# the folder PHALANX_PROGRAMS, with a Java in emulation.
java() {
    local rust std target runner jar name home java=$dir/java
    ready aarch64 arm64 || return 0
    if [[ ${rust[*]} = *"RUSTC=$dir/rustc"* ]]; then
        cannot "the jar for AArch64, because rustup has no standard library for it"
        return 0
    fi
    CC=$dir/ld-aarch64 java/native "$CARGO_TARGET_DIR/java-native" "$target"
    mvn -q -B -f java/pom.xml package -DskipTests
    jar=$(realpath "$CARGO_TARGET_DIR"/java/phalanx-java-*.jar)
    if [[ ! -e $java/usr ]] && ! root=$java unpack {openjdk-17-jre-headless,libc6,zlib1g,libstdc++6,libgcc-s1}:arm64; then
        cannot "the jar for AArch64 in emulation: no Java from Debian's archive (see $dir/apt.log)"
        return 0
    fi
    home=$java/usr/lib/jvm/java-17-openjdk-arm64
    for name in Message Plan; do
        # The interpreter, because a compiler would be emulated as well.
        (cd "$PHALANX_PROGRAMS" && rm -f key plan.txt plan.phx &&
            QEMU_CPU=max "$root/usr/bin/qemu-aarch64-static" -L "$java" "$home/bin/java" -Xint -cp "$jar:." "$name") | grep -qx "attack at dawn"
    done
    echo "the jar for AArch64 was used in emulation"
}

# Tests the existing x86-64 packages and wheel on CPUs that have little more than the baseline, and
# on CPUs with AVX2.
baseline() {
    local out=$dir/baseline python=python3 wheel package cpu runner
    local packages=("$CARGO_TARGET_DIR"/c/*.deb "$CARGO_TARGET_DIR"/openssl/*.deb)
    if ! qemu; then
        cannot "release artefacts on older x86-64 CPUs: no emulator from Debian's archive (see $dir/apt.log)"
        return 0
    fi
    rm -rf "$out"
    mkdir -p "$out"
    for package in "${packages[@]}"; do
        if [[ ! -e $package ]]; then
            cannot "$package on older x86-64 CPUs: it was not built"
            return 0
        fi
        dpkg -x "$package" "$out"
    done
    wheel=$(find "$dir/python/dist" -name '*.whl' -print -quit 2>/dev/null || true)
    if [[ -n $wheel ]]; then
        "$python" -m zipfile -e "$wheel" "$out/wheel"
        python=$("$python" -c 'import sys; print(sys.executable)')
    else
        cannot "the wheel on older x86-64 CPUs: it was not built"
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
            # The first Python block of the page.
            awk '/^```python$/ { inside = 1; next } /^```$/ { if (inside) exit } inside' "$OLDPWD/docs/python.md" >first.py
            [[ ! -d wheel ]] || QEMU_SET_ENV=PYTHONPATH=$out/wheel $runner "$python" first.py
        )
    done
}

# Tests random instructions, each of which is executed twice.
instructions() {
    if ! linker aarch64 arm64 || ! qemu; then
        cannot "the prover's model of AArch64 instructions: no assembler or emulator from Debian's archive (see $dir/apt.log)"
        return 0
    fi
    "$dir/ld-aarch64" -static -nostdlib \
        -Wl,-Ttext=0x51000000,--defsym=code=0x50000400 -o "$dir/runner" crates/phalanx-prove/tests/aarch64/runner.s
    cargo run --locked --release -p phalanx-prove --no-default-features --features aarch64 -- fuzz --seconds "${PHALANX_FUZZ:-60}" \
        --runner "$root/usr/bin/qemu-aarch64-static" -cpu max "$dir/runner"
}

# Gets everything needed for a CD that Bochs can boot, with dependencies. It comes from Debian 13,
# because Bochs 2.7 computes GFNI incorrectly. Sets `bochs` to the emulator, `loader` to the dynamic
# linker for the other programs, and `linux` to the kernel. This neither uses nor changes this
# system's installation.
bochs() {
    local own=$dir/trixie package mirror
    APT_CONFIG=$own/apt.conf
    root=$own/root
    if [[ ! -e $own/complete ]]; then
        command -v apt-get dpkg >/dev/null || return 1
        mkdir -p "$own"/{lists,cache/archives,debs}
        # The mirror that this system uses.
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

# Runs the tests of kernels on Linux, which Bochs boots from a CD with nothing else. The exit code
# follows from their output on the serial port.
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
        # The serial port is slow.
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
    # Debian's Bochs asks a question when it starts, and its exit code is meaningless.
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
            # Debian has no standard library for macOS, and it can't be built from source.
            if compiler aarch64-apple-darwin && [[ ${#rust[@]} = 0 ]]; then
                lint aarch64-apple-darwin "${programs[@]}" --features phalanx/rayon
            else
                cannot "macOS: rustup has no standard library for it"
            fi
            lint wasm32-unknown-unknown "${library[@]}" --no-default-features --features cipher
            ;;
        quick)
            if compile_kernels; then
                # shellcheck disable=SC2086
                QEMU_CPU=max $runner "$program" " neon"
                # Older CPUs must be able to run every kernel that they claim to support.
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
        equal) equal ;;
        # The emulator does support FEAT_DIT.
        dit) QEMU_CPU=max foreign aarch64 arm64 --features phalanx/dit --test dit ;;
        packages) packages ;;
        java) java ;;
        baseline) baseline ;;
        instructions) instructions ;;
        aarch64)
            foreign aarch64 arm64 "${everything[@]}"
            # Skip tests that start themselves as a new process, because this machine couldn't run
            # that.
            foreign aarch64 arm64 --test dispatch --test remains -- --skip environment
            # These are the oldest CPU, two in between, and one with all features.
            for cpu in cortex-a53 cortex-a72 neoverse-n1 max; do
                echo "-- $cpu"
                QEMU_CPU=$cpu foreign aarch64 arm64 "${kernels[@]}" --test gcm
            done
            ;;
        s390x) foreign s390x s390x "${everything[@]}" ;;
        i686) foreign i686 i386 "${everything[@]}" ;;
        x86)
            if ! qemu; then
                cannot "older x86-64 CPUs: no emulator from Debian's archive (see $dir/apt.log)"
                continue
            fi
            # The models add, in turn: nothing, SSE4.1, PCLMULQDQ and AVX2.
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
