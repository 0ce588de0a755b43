// Measures both modules, the JavaScript library node-gost-crypto, and the time to load each
// package, and prints the record of docs/benchmarks/javascript-speed.txt.
//
//     npm pkg set type=module && npm install node-gost-crypto@1.0.2 phalanx-crypto-0.1.0.tgz
//     node bench/bench.js [FAMILIES=FOLDER …]
//
// FOLDER is a package that `crates/phalanx-js/build` has built, and FAMILIES names it in the table.

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { brotliCompressSync, gzipSync } from "node:zlib";

const SIZES = [1024, 65536];
const CASES = ["kuznyechik-ecb", "kuznyechik-ctr", "kuznyechik-mgm", "kalyna-256/256-ecb", "kalyna-256/256-gcm", "magma-ctr", "ublock-128/256-gcm", "streebog-256", "kupyna-256"];
const [ROUNDS, LEAST_MS] = [7, 40];

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

// Returns a function that processes `bytes` bytes with an algorithm.
async function prepared(contestant, name, bytes) {
    const data = new Uint8Array(bytes).fill(7);
    const key = Uint8Array.from({ length: 32 }, (_, i) => i);
    if (contestant === "node-gost-crypto") {
        if (name !== "kuznyechik-ecb") {
            return undefined;
        }
        const { gostEngine } = createRequire(import.meta.url)("node-gost-crypto");
        const cipher = gostEngine.getGostCipher({ name: "GOST R 34.12", length: 128, version: 2015, mode: "ES", block: "ECB" });
        return () => new Uint8Array(cipher.encrypt(key, data));
    }
    const phalanx = await import("phalanx-crypto");
    await phalanx.load(import.meta.resolve(`phalanx-crypto/${contestant}.wasm`));
    if (phalanx.hashFunctions().some((hash) => hash.name === name)) {
        return () => phalanx.hash(name, data);
    }
    const { role, nonceBytes } = phalanx.find(name);
    const nonce = new Uint8Array(nonceBytes);
    if (role === "aead") {
        const aead = new phalanx.Aead(name, key);
        return () => aead.seal(nonce, data);
    }
    const cipher = new phalanx.Cipher(name, key);
    return () => cipher.encrypt(nonce, data);
}

async function serve() {
    const functions = new Map();
    parentPort.on("message", async ({ name, bytes }) => {
        const id = `${name} ${bytes}`;
        if (!functions.has(id)) {
            functions.set(id, await prepared(workerData, name, bytes));
        }
        const run = functions.get(id);
        if (run === undefined) {
            parentPort.postMessage({});
            return;
        }
        const output = run();
        const began = performance.now();
        let [calls, ms] = [0, 0];
        for (; ms < LEAST_MS; calls++, ms = performance.now() - began) {
            run();
        }
        parentPort.postMessage({ rate: (calls * bytes) / ms / 1000, output });
    });
}

function table(titles, rows) {
    console.log([titles, titles.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n"));
    console.log();
}

async function speeds() {
    const contestants = ["portable", "simd128", "node-gost-crypto"];
    const workers = contestants.map((name) => new Worker(new URL(import.meta.url), { workerData: name }));
    const ask = async (worker, question) => {
        worker.postMessage(question);
        return (await once(worker, "message"))[0];
    };
    const rows = [];
    for (const name of CASES) {
        for (const bytes of SIZES) {
            const rates = contestants.map(() => []);
            let output;
            // The contestants take turns, so that a busy machine slows down all of them.
            for (let round = 0; round <= ROUNDS; round++) {
                for (const [i, worker] of workers.entries()) {
                    const answer = await ask(worker, { name, bytes });
                    if (answer.rate !== undefined) {
                        // The first round warms up.
                        round > 0 && rates[i].push(answer.rate);
                        output ??= answer.output;
                        if (Buffer.compare(output, answer.output) !== 0) {
                            throw new Error(`${name}: ${contestants[i]} has another output`);
                        }
                    }
                }
            }
            const medians = rates.map((values) => (values.length > 0 ? median(values) : undefined));
            const [portable, simd, other] = medians;
            const shown = (value, digits) => (value === undefined ? "" : value.toFixed(digits));
            rows.push([`\`${name}\``, bytes.toLocaleString("en"), shown(portable, 1), shown(simd, 1), shown(other, 2), other === undefined ? "" : shown(Math.max(portable, simd) / other, 1)]);
        }
    }
    await Promise.all(workers.map((worker) => worker.terminate()));
    table(["MB/s", "bytes", "portable", "simd128", "node-gost-crypto", "times as fast"], rows);
}

// Milliseconds from the import to the end of `load`, in a new process.
function loadInNode(root, module) {
    const program = `const began = performance.now();
        const { load } = await import("phalanx-crypto");
        await load(import.meta.resolve("phalanx-crypto/${module}.wasm"));
        console.log(performance.now() - began);`;
    const times = Array.from({ length: 9 }, () => Number(execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: root })));
    return median(times);
}

function loads(packages) {
    const rows = [];
    for (const [families, folder] of packages) {
        const root = mkdtempSync(join(tmpdir(), "phalanx-js-"));
        mkdirSync(join(root, "node_modules"));
        cpSync(folder, join(root, "node_modules/phalanx-crypto"), { recursive: true });
        for (const module of ["portable", "simd128"]) {
            const code = readFileSync(join(folder, `${module}.wasm`));
            const sizes = [code, gzipSync(code, { level: 9 }), brotliCompressSync(code)].map((data) => Math.ceil(data.length / 1000).toLocaleString("en"));
            rows.push([families, module, ...sizes, loadInNode(root, module).toFixed(0)]);
        }
        rmSync(root, { recursive: true });
    }
    table(["package", "module", "KB", "gzip", "brotli", "ms in Node"], rows);
}

if (isMainThread) {
    const packages = [];
    for (const option of process.argv.slice(2)) {
        const [families, folder] = option.split("=");
        if (!existsSync(join(folder, "simd128.wasm"))) {
            throw new Error(`${folder} is not a package: give FAMILIES=FOLDER`);
        }
        packages.push([families, folder]);
    }
    await speeds();
    loads(packages);
    console.log(`Node ${process.versions.node} (V8 ${process.versions.v8}), ${new Date().toISOString().slice(0, 10)}. Medians of ${ROUNDS} rounds, in which the contestants take turns.`);
} else {
    serve();
}
