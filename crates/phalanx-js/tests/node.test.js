// Runs the tests in Node, and tests that need a module of their own.
//
//     PHALANX_REPOSITORY=… PHALANX_MODULE=portable node --test node.test.js

import assert from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

import * as phalanx from "phalanx-crypto";
import { tests } from "./tests.js";

const repository = process.env.PHALANX_REPOSITORY;
const read = async (path) => new Uint8Array(await readFile(join(repository, path)));

assert.throws(() => phalanx.algorithms(), /await load\(\) first/);
await phalanx.load(process.env.PHALANX_MODULE && import.meta.resolve(`phalanx-crypto/${process.env.PHALANX_MODULE}.wasm`));

for (const [name, run] of Object.entries(tests)) {
    test(name, async (context) => context.diagnostic(await run({ read })));
}

const command = process.env.PHALANX_COMMAND;

test("files of the command", { skip: command ? false : "no PHALANX_COMMAND" }, () => {
    const folder = mkdtempSync(join(tmpdir(), "phalanx-js-"));
    const at = (name) => join(folder, name);
    try {
        const plain = phalanx.randomBytes(2_500_000);
        writeFileSync(at("plain"), plain);
        writeFileSync(at("js.key"), phalanx.generateKeyFile(), { mode: 0o600 });
        execFileSync(command, ["encrypt", "--key", at("js.key"), "-o", at("a.phx"), at("plain")]);
        const secrets = new phalanx.Secrets({ keys: [readFileSync(at("js.key"))] });
        assert.deepStrictEqual(phalanx.decryptFile(readFileSync(at("a.phx")), secrets), plain);
        writeFileSync(at("b.phx"), phalanx.encryptFile(plain, secrets));
        execFileSync(command, ["decrypt", "--key", at("js.key"), "-o", at("back"), at("b.phx")]);
        assert.deepStrictEqual(new Uint8Array(readFileSync(at("back"))), plain);
    } finally {
        rmSync(folder, { recursive: true });
    }
});
