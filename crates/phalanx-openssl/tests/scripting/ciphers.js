// For each name in the arguments: what this Node encrypts with it, if it decrypts again. Key, IV and data are fixed.
const crypto = require("crypto");
const plain = Buffer.from("attack at dawn: ".repeat(4));
for (const name of process.argv.slice(2)) {
    try {
        const info = crypto.getCipherInfo(name);
        if (!info) throw new Error("unknown");
        const key = Buffer.from(Array.from({ length: info.keyLength }, (_, i) => i + 1));
        const iv = info.ivLength ? Buffer.alloc(info.ivLength, 1) : null;
        const aead = info.mode === "gcm" || info.mode === "ccm";
        let made, failure;
        for (const authTagLength of aead ? [16, 8] : [undefined]) {
            try {
                const cipher = crypto.createCipheriv(name, key, iv, { authTagLength });
                const length = { plaintextLength: plain.length };
                if (aead) cipher.setAAD(Buffer.from("header"), length);
                else cipher.setAutoPadding(false);
                const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
                const tag = aead ? cipher.getAuthTag() : Buffer.alloc(0);
                const open = (tag) => {
                    const cipher = crypto.createDecipheriv(name, key, iv, { authTagLength });
                    if (aead) cipher.setAuthTag(tag), cipher.setAAD(Buffer.from("header"), length);
                    else cipher.setAutoPadding(false);
                    return Buffer.concat([cipher.update(sealed), cipher.final()]);
                };
                if (!open(tag).equals(plain)) failure = "WRONG: does not decrypt";
                if (aead) {
                    const forged = Buffer.from(tag);
                    forged[0] ^= 1;
                    let accepted = true;
                    try { open(forged); } catch { accepted = false; }
                    if (accepted) failure = "WRONG: accepts a forged tag";
                }
                made = Buffer.concat([sealed, tag]);
                break;
            } catch (error) { failure = `no: ${error.message}`; }
        }
        console.log(name, made && !(failure || "").startsWith("WRONG") ? made.toString("hex") : failure.replace(/\n/g, " "));
    } catch (error) { console.log(name, `no: ${error.message}`); }
}
