#!/usr/bin/env python3
"""Models kernel costs on an Arm core that we don't have, based on the instructions that kernels execute.

usage: model-steps.py LIST BINARY CPU < LOG

LIST: the output of `PHALANX_STEPS=list`; LOG: the emulator's single steps of `PHALANX_STEPS=run` (see tools/emulate.sh);
BINARY: the program; CPU: a core that llvm-mca supports, such as neoverse-v2. Needs llvm-objdump and llvm-mca, in the path or
in the environment variables OBJDUMP and MCA.

Prints the rounded cycles per batch, key or block for each kernel. The cost tables mark them as estimated.
Nothing is measured, and all memory accesses are assumed to hit the L1 cache."""

import os
import re
import subprocess
import sys
import tempfile

MOST = 30000  # instructions of a call to simulate; the rest of a longer call is extrapolated

listing, binary, cpu = sys.argv[1:]


def disassembly():
    command = [os.environ.get("OBJDUMP", "llvm-objdump"), "-d", "--no-show-raw-insn", "--mattr=+all", binary]
    out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = re.findall(r"^\s*([0-9a-f]+):\s+(.*)$", out, re.MULTILINE)
    return {int(at, 16): re.sub(r"\s*(//|<).*", "", text).strip() for at, text in lines}


def executed(kernels):
    """The addresses of each call, from its entry to the instruction after the call."""
    address = re.compile(r"/0*([0-9a-f]+)/")
    calls, steps, back, last = [], [], None, None
    expected = iter([entry for _, entry, _ in kernels for _ in range(2)])
    entry = next(expected)
    for line in sys.stdin:
        if not line.startswith("Trace"):
            continue
        pc = int(address.search(line)[1], 16)
        if back is None:
            if pc == entry:
                back, steps = last + 4, [pc]
        elif pc == back:
            calls.append(steps)
            back, entry = None, next(expected, None)
        else:
            steps.append(pc)
        last = pc
    return calls


def modelled(steps):
    """Cycles for a sequence. Assumes that branches are predicted and that the addresses of constants are constant."""
    lines = []
    for text in steps:
        if re.match(r"(b|bl|br|blr|ret|cbz|cbnz|tbz|tbnz)\b|b\.", text):
            continue
        lines.append(re.sub(r"^adrp?\s+(\w+),.*", r"mov \1, #0", text))
    if not lines:
        return 0.0
    with tempfile.NamedTemporaryFile("w", suffix=".s") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        command = [os.environ.get("MCA", "llvm-mca"), "-mtriple=aarch64", "-mattr=+all", f"-mcpu={cpu}", "-iterations=1"]
        command += ["-instruction-info=false", "-resource-pressure=false", file.name]
        out = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(re.search(r"Total Cycles:\s+(\d+)", out)[1])


def main():
    kernels = []
    for line in open(listing):
        name, entry, unit = line.split()
        kernels.append((name, int(entry, 16), int(unit)))
    text, calls = disassembly(), executed(kernels)
    assert len(calls) == 2 * len(kernels), "the log does not match the list"
    for i, (name, entry, unit) in enumerate(kernels):
        once, twice = calls[2 * i : 2 * i + 2]
        # The emulator loads programs at a multiple of 4 GiB.
        base = entry & ~0xFFFFFFFF
        lines = [[text[pc - base] for pc in call if pc - base in text] for call in (once, twice)]
        long = len(lines[1]) > MOST
        if long:
            # Extrapolate from the cycles per instruction in the middle of the second call.
            start = (len(lines[1]) - MOST) // 2
            each = modelled(lines[1][start : start + MOST]) / MOST
            cycles = each * ((len(lines[1]) - len(lines[0])) / unit if unit else len(lines[0]))
        elif unit:
            cycles = (modelled(lines[1]) - modelled(lines[0])) / unit
        else:
            cycles = modelled(lines[0])
        print(name, max(1, round(cycles)), flush=True)


main()
