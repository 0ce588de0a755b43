# Shared by the Debian packaging scripts, which set out, version, root and work, and then source
# this file.
# shellcheck shell=bash disable=SC2154
for program in dpkg-deb dpkg-shlibdeps dpkg-architecture gzip; do
    command -v $program >/dev/null || { echo "$program not found: install dpkg-dev" >&2 && exit 1; }
done
# DEB_HOST_ARCH selects another architecture.
here_is=$(dpkg --print-architecture)
architecture=${DEB_HOST_ARCH:-$here_is}
triple=$(dpkg-architecture -a "$architecture" -qDEB_HOST_MULTIARCH 2>/dev/null)
revision=$version-1
# The project doesn't have an e-mail address, and the default says so. To publish packages, set
# DEBFULLNAME and DEBEMAIL.
maintainer="${DEBFULLNAME:-Phalanx maintainers (no mail is read here)} <${DEBEMAIL:-maintainers@phalanx.invalid}>"
date=$(date -R -u -d "@${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}")

# The packages that provide the symbols needed by these programs and libraries.
needs() {
    # dpkg-shlibdeps cannot look up packages for another architecture, so we use the newest glibc
    # symbol.
    if [ "$architecture" != "$here_is" ]; then
        objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sort -uV | sed -n '$s/GLIBC_\(.*\)/libc6 (>= \1), libgcc-s1/p'
        return
    fi
    mkdir -p "$work/needs/debian"
    printf 'Source: phalanx\n\nPackage: phalanx\nArchitecture: any\n' >"$work/needs/debian/control"
    (cd "$work/needs" && dpkg-shlibdeps -O "$1" 2>/dev/null) | sed 's/^shlibs:Depends=//'
}

pack() { # pack FOLDER SECTION DEPENDS SUMMARY DESCRIPTION
    local name=${1##*/} doc=$1/usr/share/doc/${1##*/} size
    mkdir -p "$doc" "$1/DEBIAN"
    {
        printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: phalanx\n\nFiles: *\n'
        printf 'Copyright: the authors of Phalanx\nLicense: MIT or Apache-2.0\n\nLicense: MIT\n'
        sed 's/^$/./; s/^/ /' "$root/LICENSE-MIT"
        printf '\nLicense: Apache-2.0\n On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.\n'
    } >"$doc/copyright"
    printf 'phalanx (%s) unstable; urgency=medium\n\n  * Version %s: see CHANGELOG.md of the sources.\n\n -- %s  %s\n' \
        "$revision" "$version" "$maintainer" "$date" | gzip -9n >"$doc/changelog.Debian.gz"
    gzip -9nc "$root/CHANGELOG.md" >"$doc/changelog.gz"
    cp "$root/CITATION.cff" "$doc"
    chmod -R u=rwX,go=rX "$1"
    size=$(du -sk --exclude=DEBIAN "$1" | cut -f1)
    {
        printf 'Package: %s\nSource: phalanx\nVersion: %s\nArchitecture: %s\nMaintainer: %s\n' "$name" "$revision" "$architecture" "$maintainer"
        printf 'Installed-Size: %s\nDepends: %s\nSection: %s\nPriority: optional\n' "$size" "$3" "$2"
        case $name in lib*) echo "Multi-Arch: same" ;; esac
        printf 'Description: %s\n' "$4"
        fold -s -w 75 <<<"$5" | sed 's/ *$//; s/^/ /'
    } >"$1/DEBIAN/control"
    (cd "$1" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$1/DEBIAN/md5sums"
    dpkg-deb --root-owner-group --build -Zxz -z1 "$1" "$out/${name}_${revision}_$architecture.deb" >/dev/null
    echo "$out/${name}_${revision}_$architecture.deb"
}
