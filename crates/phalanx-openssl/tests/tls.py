"""Decrypts a TLS connection between two programs with gost-engine: tls.py EVP MODULES SUITE CERTIFICATE KEY.

The connection passes through this program, which knows its master secret from the client. OPENSSL_CONF of the
environment is that of gost-engine, and `evp` uses Phalanx."""

import os
import re
import socket
import subprocess
import sys
import tempfile
import threading

evp, modules, suite, certificate, key = sys.argv[1:]
cipher, mac, iv_bytes = ("kuznyechik-ctr-acpkm", "kuznyechik-mac", 8) if "KUZNYECHIK" in suite else ("magma-ctr-acpkm", "magma-mac", 4)
folder = tempfile.TemporaryDirectory()
secrets = os.path.join(folder.name, "secrets")


def listener():
    server = socket.create_server(("127.0.0.1", 0))
    return server, server.getsockname()[1]


def ours(*words):
    """What evp prints, with OpenSSL's own configuration."""
    environment = {name: value for name, value in os.environ.items() if name != "OPENSSL_CONF"}
    return subprocess.run([evp, modules, *map(str, words)], env=environment, check=True, capture_output=True, text=True).stdout.split("\n")[0]


# A port for the server, which another program might take before it does.
probe, server_port = listener()
probe.close()
options = ["-cipher", f"{suite}:@SECLEVEL=0", "-tls1_2"]
server = subprocess.Popen(
    ["openssl", "s_server", "-4", "-quiet", "-accept", str(server_port), "-cert", certificate, "-key", key, "-www", *options],
    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
)  # fmt: skip
between, port = listener()
seen = {"client": bytearray(), "server": bytearray()}


def carry(source, sink, side):
    while data := source.recv(65536):
        seen[side] += data
        sink.sendall(data)
    sink.shutdown(socket.SHUT_WR)


def proxy():
    client, _ = between.accept()
    for attempt in range(100):
        try:
            upstream = socket.create_connection(("127.0.0.1", server_port))
            break
        except ConnectionRefusedError:
            threading.Event().wait(0.1)
    back = threading.Thread(target=carry, args=(upstream, client, "server"))
    back.start()
    carry(client, upstream, "client")
    back.join()


thread = threading.Thread(target=proxy, daemon=True)
thread.start()
try:
    command = ["openssl", "s_client", "-ign_eof", "-connect", f"127.0.0.1:{port}", "-CAfile", certificate, "-keylogfile", secrets, *options]
    subprocess.run(command, input=b"GET / HTTP/1.0\r\n\r\n", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
    thread.join(10)
finally:
    server.kill()
    server.wait()


def records(data):
    at = 0
    while at < len(data):
        length = int.from_bytes(data[at + 3 : at + 5], "big")
        yield data[at], bytes(data[at + 5 : at + 5 + length])
        at += 5 + length


_, client_random, master = re.search(r"^(CLIENT_RANDOM) (\w+) (\w+)$", open(secrets).read(), re.MULTILINE).groups()
hello = next(body for kind, body in records(seen["server"]) if kind == 22)
assert hello[0] == 2, "no ServerHello"
seed = b"key expansion".hex() + hello[6:38].hex() + client_random
block = bytes.fromhex(ours("prf", master, seed, 128 + 2 * iv_bytes))
parts = [block[i : i + 32].hex() for i in range(0, 128, 32)] + [block[128 : 128 + iv_bytes].hex(), block[128 + iv_bytes :].hex()]
texts = {}
for side, index in (("client", 0), ("server", 1)):
    protected, number, texts[side] = False, 0, b""
    for kind, body in records(seen[side]):
        if protected:
            header = f"{kind:02x}0303"
            text = bytes.fromhex(ours("record", cipher, parts[2 + index], parts[4 + index], mac, parts[index], number, header, body.hex()))
            number += 1
            if kind == 23:
                texts[side] += text
        protected = protected or kind == 20
    assert number > 1, f"{number} records of the {side}"
    print(f"{suite}: {number} records of the {side}")
assert texts["client"] == b"GET / HTTP/1.0\r\n\r\n", texts["client"]
assert texts["server"].startswith(b"HTTP/1.0 200") and suite.encode() in texts["server"], texts["server"]
