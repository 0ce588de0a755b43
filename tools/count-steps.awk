# Counts the instructions that each kernel executes, using the list of kernels (the first file,
# written by phalanx's tests/common/steps.rs) and the emulator's log of single steps.
#
# A kernel runs from its entry to the instruction after the call. We use two calls per kernel to
# cancel out the constant overhead of a call (without batches, keys or blocks).
FILENAME == list {
    name[NR] = $1
    unit[NR] = $3
    sub(/^0+/, "", $2)
    entry[NR] = $2
    kernels = NR
    next
}

# The address after an instruction. Some awks cannot print such large numbers, so we only use the
# last seven digits.
function behind(address,    i, n) {
    n = 4
    for (i = 0; i < 7; i++) n += (index("0123456789abcdef", substr(address, length(address) - i, 1)) - 1) * 16 ^ i
    return sprintf("%s%07x", substr(address, 1, length(address) - 7), n)
}

BEGIN { at = 1 }

/^Trace/ {
    # Trace 0: 0x7f… [flags/address of the instruction/…]
    split($0, field, "/")
    address = field[2]
    sub(/^0+/, "", address)
    if (inside) {
        if (address == back) {
            inside = 0
            if (call == 1) { first = steps; call = 2 }
            else {
                printf "%s %.1f\n", name[at], unit[at] ? (steps - first) / unit[at] : first
                at++
                call = 1
            }
        } else {
            steps++
            next
        }
    } else if (at <= kernels && address == entry[at]) {
        inside = 1
        steps = 1
        if (!call) call = 1
        back = behind(last)
    }
    last = address
}

END { if (at <= kernels) { print "no call to " name[at] > "/dev/stderr"; exit 1 } }
