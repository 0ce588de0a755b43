// Opens browser.html in a browser, and receives its report line by line.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

// Calls `received` with each line, and returns the last one: "done", or an error. `root` has
// browser.html and node_modules.
export async function open(browser, root, query, received) {
    const profile = mkdtempSync(join(tmpdir(), "phalanx-js-"));
    let ended;
    const outcome = new Promise((resolve) => {
        ended = resolve;
    });
    const server = createServer(async (request, response) => {
        const path = normalize(new URL(request.url, "http://localhost").pathname);
        if (path === "/report") {
            const parts = [];
            for await (const part of request) {
                parts.push(part);
            }
            response.end();
            const line = Buffer.concat(parts).toString();
            if (/^(done|FAILED)/.test(line)) {
                ended(line);
            } else {
                received(line);
            }
            return;
        }
        const file = path.startsWith("/repository/") ? join(process.env.PHALANX_REPOSITORY, path.slice(12)) : join(root, path);
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
    const url = `http://127.0.0.1:${server.address().port}/browser.html?${query}`;
    // Browsers refuse to run as root with their sandbox, and containers have little shared memory.
    const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", `--user-data-dir=${profile}`];
    const child = spawn(browser, [...options, "--remote-debugging-port=0", url], { stdio: "ignore" });
    const gone = new Promise((resolve) => {
        child.once("exit", resolve);
        child.once("error", resolve);
    });
    gone.then((status) => ended(`FAILED: the browser ended: ${status}`));
    const timer = setTimeout(() => ended("FAILED: no report within five minutes"), 300_000);
    const last = await outcome;
    clearTimeout(timer);
    child.kill();
    await gone;
    server.closeAllConnections();
    server.close();
    // The browser's other processes still write to it while they end. `maxRetries` would only try
    // to remove the folder again, without new files.
    for (let left = 50; ; left--) {
        try {
            rmSync(profile, { recursive: true, force: true });
            return last;
        } catch (error) {
            if (error.code !== "ENOTEMPTY" || left === 0) {
                throw error;
            }
            await delay(100);
        }
    }
}
