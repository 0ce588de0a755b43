// Runs the tests in a browser, and prints its report.
//
//     PHALANX_REPOSITORY=… node browser.js chromium [MODULES]
//
// MODULES are separated by commas. By default, both are tested, and then the one that the package chooses.

import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const profile = mkdtempSync(join(tmpdir(), "phalanx-js-"));
let failed = false;
let line;
const received = [];

const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === "/report") {
        const parts = [];
        for await (const part of request) {
            parts.push(part);
        }
        response.end();
        line(Buffer.concat(parts).toString());
        return;
    }
    const path = normalize(pathname);
    const file = path.startsWith("/repository/") ? join(process.env.PHALANX_REPOSITORY, path.slice(12)) : join(import.meta.dirname, path);
    try {
        const content = await readFile(file);
        response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
        response.end(content);
    } catch {
        response.statusCode = 404;
        response.end();
    }
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

for (const name of (process.argv[3] ?? "portable,simd128,").split(",")) {
    const url = `http://127.0.0.1:${server.address().port}/browser.html?module=${name}`;
    const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", `--user-data-dir=${profile}`];
    const browser = spawn(process.argv[2], [...options, "--remote-debugging-port=0", url], { stdio: "ignore" });
    const gone = new Promise((resolve) => {
        browser.once("exit", resolve);
        browser.once("error", resolve);
    });
    const ended = new Promise((resolve) => {
        const timer = setTimeout(() => resolve("FAILED: no report within five minutes"), 300_000);
        gone.then((status) => resolve(`FAILED: the browser ended: ${status}`));
        line = (text) => {
            if (/^(done|FAILED)/.test(text)) {
                clearTimeout(timer);
                resolve(text);
            } else {
                received.push(text);
                console.log(`${name || "chosen"}: ${text}`);
            }
        };
    });
    const outcome = await ended;
    console.log(`${name || "chosen"}: ${outcome}`);
    failed ||= outcome !== "done";
    browser.kill();
    await gone;
}
server.close();
rmSync(profile, { recursive: true, force: true });
process.exit(failed || received.length === 0 ? 1 : 0);
