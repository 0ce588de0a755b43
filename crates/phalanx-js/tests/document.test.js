// Runs the programs of docs/javascript.md as they are written.

import assert from "node:assert";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

const text = readFileSync(join(process.env.PHALANX_REPOSITORY, "docs/javascript.md"), "utf8");
const programs = Array.from(text.matchAll(/^```js\n(.*?)^```$/gms), ([, program]) => program);
assert(programs.length >= 2);

programs.forEach((program, i) => {
    test(`program ${i + 1}`, () => {
        const path = join(import.meta.dirname, `program-${i + 1}.mjs`);
        writeFileSync(path, program);
        const { status, stdout, stderr } = spawnSync(process.execPath, [path], { encoding: "utf8" });
        // A failed `console.assert` only prints a message.
        assert.deepStrictEqual({ status, stdout, stderr }, { status: 0, stdout: "", stderr: "" });
    });
});
