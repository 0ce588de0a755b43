package phalanx

import (
	"bufio"
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"hash"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// answer is a line of the output of `phalanx-tools answers`, which reads vectors/data and knows which
// algorithms and options must reproduce each known answer.
type answer struct {
	role, name                         string
	options                            []string
	key, iv, aad, message, result, tag []byte
	valid                              bool
	iterations                         int
}

func answers(t *testing.T) []answer {
	var content []byte
	var err error
	if path := os.Getenv("PHALANX_ANSWERS"); path != "" {
		content, err = os.ReadFile(path)
	} else if _, missing := exec.LookPath("cargo"); missing == nil {
		command := exec.Command("cargo", "run", "-q", "-p", "phalanx-tools", "--", "answers")
		command.Dir = ".."
		content, err = command.Output()
	} else {
		t.Skip("NOT TESTED: known answers, because cargo was not found and PHALANX_ANSWERS is not set")
	}
	if err != nil {
		t.Fatal(err)
	}
	var all []answer
	lines := bufio.NewScanner(bytes.NewReader(content))
	lines.Buffer(nil, len(content)+1)
	for lines.Scan() {
		words := strings.Fields(lines.Text())
		if len(words) != 11 {
			t.Fatalf("not an answer: %.100s", lines.Text())
		}
		unhex := func(i int) []byte {
			if words[i] == "-" {
				return nil
			}
			b, err := hex.DecodeString(words[i])
			if err != nil {
				t.Fatal(err)
			}
			return b
		}
		a := answer{role: words[0], name: words[1], key: unhex(3), iv: unhex(4), aad: unhex(5), message: unhex(6),
			result: unhex(7), tag: unhex(8), valid: words[9] == "valid"}
		if words[2] != "-" {
			a.options = []string{words[2]}
		}
		if a.iterations, err = strconv.Atoi(words[10]); err != nil {
			t.Fatal(err)
		}
		all = append(all, a)
	}
	return all
}

func TestAnswers(t *testing.T) {
	tested := map[string]bool{}
	all := answers(t)
	for i, a := range all {
		if !check(t, a) {
			t.Fatalf("answer %d of %s is wrong", i+1, a.name)
		}
		tested[a.name] = true
	}
	for _, algorithm := range Algorithms() {
		if !tested[algorithm.Name] {
			t.Logf("no known answers of %s", algorithm.Name)
		}
	}
	if len(all) < 2000 || len(tested) < 130 {
		t.Errorf("only %d known answers of %d algorithms", len(all), len(tested))
	}
}

func TestWrongAnswersAreNoticed(t *testing.T) {
	for _, a := range answers(t) {
		if a.valid && a.role == "mac" && len(a.message) > 0 {
			a.tag = slices.Clone(a.tag)
			a.tag[0] ^= 1
			if check(t, a) {
				t.Fatal("a wrong tag passed")
			}
			return
		}
	}
	t.Fatal("no MACs")
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// isRejection is whether an error is one that invalid inputs may have.
func isRejection(err error) bool {
	return errors.Is(err, ErrAuthentication) || errors.Is(err, ErrLength) || errors.Is(err, ErrParameter)
}

func check(t *testing.T, a answer) bool {
	t.Helper()
	switch a.role {
	case "aead":
		key, err := NewAEADWithNonceSize(a.name, a.key, len(a.iv), a.options...)
		if !a.valid {
			if err == nil {
				_, err = key.Open(nil, a.iv, slices.Concat(a.result, a.tag), a.aad)
			}
			return isRejection(err)
		}
		ok(t, err)
		defer key.Close()
		sealed := key.Seal(nil, a.iv, a.message, a.aad)
		opened, err := key.Open(nil, a.iv, sealed, a.aad)
		ok(t, err)
		return bytes.HasSuffix(sealed, a.tag) && key.Overhead() == len(a.tag) && bytes.Equal(opened, a.message) &&
			(a.result == nil || bytes.HasPrefix(sealed, a.result))
	case "mac":
		mac, err := NewMAC(a.name, a.key, a.iv, a.options...)
		if err == nil {
			defer mac.Close()
			half := len(a.message) / 2
			mac.Write([]byte("something else"))
			mac.Reset()
			mac.Write(a.message[:half])
			_, err = mac.Write(a.message[half:])
		}
		if err == nil {
			err = mac.Verify(a.tag)
		}
		if !a.valid || err != nil {
			return !a.valid && isRejection(err)
		}
		return bytes.Equal(mac.Sum(nil), a.tag) && mac.Size() == len(a.tag)
	case "blocks", "stream", "block-mode":
		return checkCipher(t, a)
	case "xts":
		key, err := NewXTS(a.name, a.key, a.options...)
		ok(t, err)
		defer key.Close()
		data := slices.Clone(a.message)
		ok(t, key.Encrypt(data, a.iv, data))
		same := bytes.Equal(data, a.result)
		ok(t, key.Decrypt(data, a.iv, data))
		return same && bytes.Equal(data, a.message)
	case "wrap":
		key, err := NewWrap(a.name, a.key, a.options...)
		ok(t, err)
		defer key.Close()
		info, err := Describe(a.name)
		ok(t, err)
		wrapped, err := key.Wrap(a.iv, a.message)
		ok(t, err)
		nonce := a.iv
		if info.NonceCarried {
			nonce = nil
		}
		back, err := key.Unwrap(nonce, wrapped)
		ok(t, err)
		wrapped[0] ^= 1
		_, err = key.Unwrap(nonce, wrapped)
		return bytes.Equal(back, a.message) && isRejection(err)
	case "derivation":
		key, err := Derive(a.name, a.key, a.iv, a.options...)
		ok(t, err)
		return bytes.Equal(key, a.result)
	}
	t.Fatalf("unknown role %s", a.role)
	return false
}

func checkCipher(t *testing.T, a answer) bool {
	key, err := NewCipher(a.name, a.key, a.options...)
	ok(t, err)
	defer key.Close()
	if a.role == "blocks" {
		data := slices.Clone(a.message)
		for range a.iterations {
			data, err = key.Encrypt(data[:0], nil, data)
			ok(t, err)
		}
		block, err := NewBlock(a.name, a.key, a.options...)
		ok(t, err)
		defer block.Close()
		if a.iterations == 1 {
			one := make([]byte, block.BlockSize())
			block.Encrypt(one, a.message)
			if !bytes.HasPrefix(data, one) {
				return false
			}
			block.Decrypt(one, one)
			if !bytes.HasPrefix(a.message, one) {
				return false
			}
		}
		same := bytes.Equal(data, a.result)
		for range a.iterations {
			data, err = key.Decrypt(data[:0], nil, data)
			ok(t, err)
		}
		return same && bytes.Equal(data, a.message)
	}
	if len(a.message) == len(a.result) {
		sealed, err := key.Encrypt(nil, a.iv, a.message)
		ok(t, err)
		opened, err := key.Decrypt(nil, a.iv, sealed)
		ok(t, err)
		if !bytes.Equal(sealed, a.result) || !bytes.Equal(opened, a.message) {
			return false
		}
	}
	if a.role == "stream" {
		sealing, err := key.Encrypter(a.iv)
		ok(t, err)
		opening, err := key.Decrypter(a.iv)
		ok(t, err)
		data := slices.Clone(a.message)
		half := len(data) / 3
		for _, piece := range [][]byte{data[:half], data[half:]} {
			sealing.XORKeyStream(piece, piece)
		}
		same := bytes.Equal(data, a.result)
		for _, piece := range [][]byte{data[:half], data[half:]} {
			opening.XORKeyStream(piece, piece)
		}
		return same && bytes.Equal(data, a.message) && sealing.Close() == nil && opening.Close() == nil
	}
	in := func(start func([]byte) (*BlockMode, error), from []byte) []byte {
		mode, err := start(a.iv)
		ok(t, err)
		defer mode.Close()
		half := len(from) / 3
		out, err := mode.Update(nil, from[:half])
		ok(t, err)
		out, err = mode.Update(out, from[half:])
		ok(t, err)
		out, err = mode.Finish(out)
		ok(t, err)
		return out
	}
	return bytes.Equal(in(key.BlockEncrypter, a.message), a.result) && bytes.Equal(in(key.BlockDecrypter, a.result), a.message)
}

// The known answers of hash functions are named by their cipher and mode.
func TestHashAnswers(t *testing.T) {
	content, err := os.ReadFile("../vectors/data/hashes.json")
	ok(t, err)
	var file struct {
		Schema     string
		TestGroups []struct {
			Cipher, Mode string
			Tests        []struct {
				ID                                         int
				Key, Msg, Tag, Ct, Salt, Label, Seed, Info string
				Bytes                                      *int   `json:"msg_bytes"`
				Counter                                    uint32 `json:"counter_bytes"`
				Record, Iterations                         uint64
			}
		}
	}
	ok(t, json.Unmarshal(content, &file))
	if file.Schema != "phalanx-vectors-1" {
		t.Fatalf("unknown schema %q", file.Schema)
	}
	unhex := func(s string) []byte {
		b, err := hex.DecodeString(s)
		ok(t, err)
		return b
	}
	count := map[string]int{}
	for _, group := range file.TestGroups {
		for _, test := range group.Tests {
			key, message := unhex(test.Key), unhex(test.Msg)
			if test.Bytes != nil {
				seed := message
				message = nil
				for i := uint64(0); len(message) < *test.Bytes; i++ {
					block := sha256.Sum256(binary.LittleEndian.AppendUint64(slices.Clone(seed), i))
					message = append(message, block[:]...)
				}
				message = message[:*test.Bytes]
			}
			var got []byte
			expected := unhex(test.Tag)
			switch mode := group.Mode; {
			case mode == "hash":
				h, err := NewHash(group.Cipher)
				ok(t, err)
				half := len(message) / 2
				h.Write(message[:half])
				cloned, err := h.Clone()
				ok(t, err)
				h.Write(message[half:])
				cloned.Write(message[half:])
				if got = h.Sum(nil); !bytes.Equal(got, cloned.Sum(nil)) {
					t.Error("a clone has another digest")
				}
				h.Close()
			case mode == "hmac" || mode == "kmac":
				name := mode + "-" + group.Cipher
				got, err = HashMAC(name, key, message, len(expected))
				ok(t, err)
				ok(t, VerifyHashMAC(name, key, message, expected))
				if err := VerifyHashMAC(name, key, append(message, 1), expected); !errors.Is(err, ErrAuthentication) {
					t.Errorf("a wrong message: %v", err)
				}
				if mode == "hmac" {
					h := hmac.New(func() hash.Hash {
						h, err := NewHash(group.Cipher)
						ok(t, err)
						return h
					}, key)
					h.Write(message)
					if !bytes.HasPrefix(h.Sum(nil), expected) {
						t.Errorf("crypto/hmac has another tag than %s", name)
					}
				}
			default:
				if test.Iterations > 10_000 {
					continue
				}
				names := map[string]string{"kdf": "kdf-gostr3411-2012-256", "kdf-tree": "kdf-tree-gostr3411-2012-256",
					"hkdf": "hkdf-" + group.Cipher, "hkdf-extract": "hkdf-extract-" + group.Cipher,
					"hkdf-expand": "hkdf-expand-" + group.Cipher, "pbkdf2": "pbkdf2-" + group.Cipher}
				name := names[mode]
				if name == "" {
					name = mode
				}
				expected = unhex(test.Ct)
				got, err = KDF(name, key, KDFInputs{Salt: unhex(test.Salt), Label: unhex(test.Label), Seed: unhex(test.Seed),
					Info: unhex(test.Info), Iterations: test.Iterations, CounterSize: test.Counter, Record: test.Record}, len(expected))
				ok(t, err)
			}
			if !bytes.Equal(got, expected) {
				t.Errorf("%s %s, test %d: %x instead of %x", group.Cipher, group.Mode, test.ID, got, expected)
			}
			count[group.Mode]++
		}
	}
	if count["hash"] < 200 || count["hmac"] < 10 || count["kmac"] < 20 || len(count) < 13 {
		t.Errorf("too few known answers: %v", count)
	}
}
