// Runs the tests in a browser, and prints its report.
//
//     PHALANX_REPOSITORY=… node browser.js chromium

import { open } from "./chromium.js";

let failed = false;
// Without a name, the package chooses the module.
for (const name of ["portable", "simd128", ""]) {
    const print = (line) => console.log(`${name || "chosen"}: ${line}`);
    let lines = 0;
    const last = await open(process.argv[2], import.meta.dirname, `module=${name}`, (line) => (print(line), (lines += 1)));
    print(last);
    failed ||= last !== "done" || lines < 8;
}
process.exit(failed ? 1 : 0);
