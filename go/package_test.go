package phalanx

import (
	"bytes"
	"crypto/cipher"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/iotest"
)

// key makes a key without options, or with the options that the algorithm needs.
func newAEAD(t testing.TB, a Algorithm) *AEAD {
	key, err := NewAEAD(a.Name, make([]byte, a.KeySize), a.Needs)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func each(role Role) []Algorithm {
	return slices.DeleteFunc(Algorithms(), func(a Algorithm) bool { return a.Role != role })
}

func TestAEADs(t *testing.T) {
	all := each(RoleAEAD)
	if len(all) < 15 {
		t.Fatalf("only %d AEADs", len(all))
	}
	for _, a := range all {
		key := newAEAD(t, a)
		nonce, aad, prefix := make([]byte, key.NonceSize()), []byte("header"), []byte("prefix")
		for _, n := range []int{1, 15, 16, 17, 64, 1000} {
			message := bytes.Repeat([]byte{7}, n)
			sealed := key.Seal(nil, nonce, message, aad)
			if len(sealed) != n+key.Overhead() {
				t.Fatalf("%s: %d bytes", a.Name, len(sealed))
			}
			// dst without, with too little and with enough capacity
			for _, more := range []int{0, 1, 5000} {
				dst := slices.Grow(slices.Clone(prefix), more)
				if got := key.Seal(dst, nonce, message, aad); !bytes.Equal(got, slices.Concat(prefix, sealed)) {
					t.Fatalf("%s: another result with capacity %d", a.Name, cap(dst))
				}
				got, err := key.Open(dst, nonce, sealed, aad)
				if err != nil || !bytes.Equal(got, slices.Concat(prefix, message)) {
					t.Fatalf("%s: %v", a.Name, err)
				}
			}
			room := slices.Grow(slices.Clone(message), key.Overhead())
			inPlace := key.Seal(room[:0], nonce, room, aad)
			if !bytes.Equal(inPlace, sealed) {
				t.Fatalf("%s: another result in place", a.Name)
			}
			opened, err := key.Open(inPlace[:0], nonce, inPlace, aad)
			if err != nil || !bytes.Equal(opened, message) {
				t.Fatalf("%s: in place: %v", a.Name, err)
			}
			// Nothing of the plaintext appears if authentication fails.
			for i := range sealed {
				bad := slices.Clone(sealed)
				bad[i] ^= 0x10
				dst := make([]byte, n)
				got, err := key.Open(dst[:0], nonce, bad, aad)
				if got != nil || !errors.Is(err, ErrAuthentication) || !bytes.Equal(dst, make([]byte, n)) {
					t.Fatalf("%s: byte %d of %d: %v, %x", a.Name, i, len(sealed), err, dst)
				}
				if n > 64 && i > 64 && i < n-64 {
					break
				}
			}
			if _, err := key.Open(nil, nonce, sealed, []byte("Header")); !errors.Is(err, ErrAuthentication) {
				t.Fatalf("%s: wrong associated data: %v", a.Name, err)
			}
		}
		for n := range key.Overhead() {
			if _, err := key.Open(nil, nonce, make([]byte, n), nil); !errors.Is(err, ErrAuthentication) {
				t.Fatalf("%s: %d bytes: %v", a.Name, n, err)
			}
		}
		key.Close()
	}
}

func panicOf(f func()) (value any) {
	defer func() { value = recover() }()
	f()
	return nil
}

func TestPanics(t *testing.T) {
	mustPanic := func(name, with string, f func()) {
		t.Helper()
		if got := fmt.Sprint(panicOf(f)); !strings.Contains(got, with) {
			t.Errorf("%s: panic %q instead of %q", name, got, with)
		}
	}
	for _, a := range each(RoleAEAD) {
		key := newAEAD(t, a)
		n := key.NonceSize()
		nonce, buffer := make([]byte, n), make([]byte, 200)
		mustPanic(a.Name, "incorrect nonce length", func() { key.Seal(nil, nonce[1:], buffer, nil) })
		mustPanic(a.Name, "incorrect nonce length", func() { key.Open(nil, make([]byte, n+1), buffer, nil) })
		mustPanic(a.Name, "invalid buffer overlap", func() { key.Seal(buffer[1:1], nonce, buffer[:50], nil) })
		mustPanic(a.Name, "invalid buffer overlap", func() { key.Seal(buffer[:0], nonce, buffer[10:50], nil) })
		mustPanic(a.Name, "overlap of output and additional data", func() { key.Seal(buffer[:0], nonce, make([]byte, 9), buffer[:5]) })
		mustPanic(a.Name, "invalid buffer overlap", func() { key.Open(buffer[1:1], nonce, buffer[:150], nil) })
		mustPanic(a.Name, "overlap of output and additional data", func() { key.Open(buffer[:0], nonce, make([]byte, 150), buffer[:1]) })
		if _, err := key.TrySeal(nil, nonce[1:], buffer, nil); !errors.Is(err, ErrLength) {
			t.Errorf("%s: TrySeal with a short nonce: %v", a.Name, err)
		}
		if _, err := key.TrySeal(buffer[1:1], nonce, buffer[:50], nil); !errors.Is(err, ErrLength) {
			t.Errorf("%s: TrySeal with overlapping buffers: %v", a.Name, err)
		}
		if a.NonceRule == NonceUniqueFirstBitZero {
			nonce[0] = 0x80
			mustPanic(a.Name, "nonce", func() { key.Seal(nil, nonce, buffer, nil) })
			nonce[0] = 0
		}
		key.Close()
		key.Close()
		mustPanic(a.Name, "after Close", func() { key.Seal(nil, nonce, buffer, nil) })
		if _, err := key.Open(nil, nonce, buffer, nil); !errors.Is(err, ErrState) {
			t.Errorf("%s: Open after Close: %v", a.Name, err)
		}
	}
	for _, a := range each(RoleBlocks) {
		block, err := NewBlock(a.Name, make([]byte, a.KeySize), a.Needs)
		ok(t, err)
		n, buffer := block.BlockSize(), make([]byte, 200)
		mustPanic(a.Name, "input not full block", func() { block.Encrypt(buffer, buffer[:n-1]) })
		mustPanic(a.Name, "output not full block", func() { block.Decrypt(buffer[:n-1], buffer) })
		mustPanic(a.Name, "invalid buffer overlap", func() { block.Encrypt(buffer[1:], buffer) })
		block.Encrypt(buffer, buffer)
		block.Close()
		mustPanic(a.Name, "after Close", func() { block.Encrypt(buffer, buffer) })
	}
	for _, a := range each(RoleStream) {
		key, err := NewCipher(a.Name, make([]byte, a.KeySize), a.Needs)
		ok(t, err)
		stream, err := key.Encrypter(make([]byte, a.NonceSize))
		ok(t, err)
		key.Close()
		buffer := make([]byte, 50)
		mustPanic(a.Name, "output smaller than input", func() { stream.XORKeyStream(buffer[:1], buffer) })
		mustPanic(a.Name, "invalid buffer overlap", func() { stream.XORKeyStream(buffer[1:], buffer[:40]) })
		stream.XORKeyStream(buffer, buffer)
		stream.Close()
		mustPanic(a.Name, "after Close", func() { stream.XORKeyStream(buffer, buffer) })
	}
}

// The modes of crypto/cipher accept a Block, and have the same result as ours.
func TestStandardModes(t *testing.T) {
	key, iv := bytes.Repeat([]byte{1}, 32), bytes.Repeat([]byte{2}, 16)
	block, err := NewBlock("kuznyechik-ecb", key)
	ok(t, err)
	ours, err := NewCipher("kuznyechik-nist-ctr", key)
	ok(t, err)
	message := bytes.Repeat([]byte("message"), 50)
	theirs := make([]byte, len(message))
	cipher.NewCTR(block, iv).XORKeyStream(theirs, message)
	if got, err := ours.Encrypt(nil, iv, message); err != nil || !bytes.Equal(got, theirs) {
		t.Errorf("CTR: %v", err)
	}
	gcm, err := cipher.NewGCM(block)
	ok(t, err)
	aead, err := NewAEAD("kuznyechik-nist-gcm", key)
	ok(t, err)
	if !bytes.Equal(gcm.Seal(nil, iv[:12], message, key), aead.Seal(nil, iv[:12], message, key)) {
		t.Error("GCM has another result than crypto/cipher")
	}
}

func TestErrors(t *testing.T) {
	_, err := NewAEAD("kuznyechik-mgm", make([]byte, 31))
	var failure *Error
	if !errors.As(err, &failure) || failure.Status != ErrLength || !strings.Contains(failure.Text, "31 bytes") {
		t.Errorf("key: %v", err)
	}
	var status Status
	if !errors.As(err, &status) || status != ErrLength || !strings.Contains(status.Error(), "length") || errors.Is(err, ErrIO) {
		t.Errorf("status: %v", status)
	}
	if _, err := NewAEAD("rot13", nil); !errors.Is(err, ErrAlgorithm) || !strings.Contains(err.Error(), "rot13") {
		t.Errorf("name: %v", err)
	}
	if _, err := NewAEAD("kuznyechik-mgm\x00", make([]byte, 32)); !errors.Is(err, ErrParameter) {
		t.Errorf("NUL: %v", err)
	}
	if _, err := NewAEAD("kuznyechik-mgm", make([]byte, 32), "tag=12", "tag=13"); !errors.Is(err, ErrParameter) {
		t.Errorf("options: %v", err)
	}
	if _, err := NewAEADWithNonceSize("kuznyechik-mgm", make([]byte, 32), 15); !errors.Is(err, ErrLength) {
		t.Errorf("nonce size: %v", err)
	}
	if key, err := NewAEAD("kuznyechik-mgm", make([]byte, 32), "tag=12"); err != nil || key.Overhead() != 12 {
		t.Errorf("a short tag: %v", err)
	}
	if _, err := NewBlock("kuznyechik-ctr", make([]byte, 32)); !errors.Is(err, ErrAlgorithm) {
		t.Errorf("role: %v", err)
	}
	if _, err := NewHash("sha256"); !errors.Is(err, ErrAlgorithm) {
		t.Errorf("hash: %v", err)
	}
	if _, err := KDF("esptree", make([]byte, 32), KDFInputs{Salt: []byte{1}}, 32); !errors.Is(err, ErrParameter) {
		t.Errorf("derivation: %v", err)
	}
}

// A thousand goroutines share one key, and move between threads. Each gets its own error.
func TestGoroutines(t *testing.T) {
	shared, err := NewAEAD("kuznyechik-mgm", make([]byte, 32))
	ok(t, err)
	message, aad := []byte("a message"), []byte("header")
	sealed := shared.Seal(nil, make([]byte, 16), message, aad)
	var group sync.WaitGroup
	for g := range 1000 {
		group.Go(func() {
			for i := range 20 {
				wrong := 33 + (g+i)%300
				_, err := NewAEAD("kuznyechik-mgm", make([]byte, wrong))
				runtime.Gosched()
				if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("length: %d bytes", wrong)) {
					t.Errorf("goroutine %d: %v", g, err)
					return
				}
				if _, err := NewAEAD(fmt.Sprintf("no-%d", g), nil); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("no-%d", g)) {
					t.Errorf("goroutine %d: %v", g, err)
					return
				}
				high := make([]byte, 16)
				high[0] = byte(128 + (g+i)%128)
				if _, err := shared.TrySeal(nil, high, message, aad); !errors.Is(err, ErrParameter) || !strings.Contains(err.Error(), fmt.Sprintf("nonce: %d (allowed", high[0])) {
					t.Errorf("goroutine %d: %v", g, err)
					return
				}
				if _, err := shared.Open(nil, make([]byte, 16), sealed, nil); !errors.Is(err, ErrAuthentication) {
					t.Errorf("goroutine %d: %v", g, err)
					return
				}
				got, err := shared.Open(nil, make([]byte, 16), sealed, aad)
				if err != nil || !bytes.Equal(got, message) {
					t.Errorf("goroutine %d: %v", g, err)
					return
				}
			}
		})
	}
	group.Wait()
	// Closing waits for calls in progress. Later calls fail.
	for range 8 {
		group.Go(func() {
			for {
				if _, err := shared.Open(nil, make([]byte, 16), sealed, aad); err != nil {
					if !errors.Is(err, ErrState) {
						t.Error(err)
					}
					return
				}
			}
		})
	}
	shared.Close()
	group.Wait()
}

// Keys that nobody closes are freed.
func TestCleanups(t *testing.T) {
	freed := make(chan int, 1)
	newHandle("seven", 7, func(n int) { freed <- n })
	for range 100 {
		runtime.GC()
		select {
		case n := <-freed:
			if n != 7 {
				t.Errorf("freed %d", n)
			}
			return
		default:
			runtime.Gosched()
		}
	}
	t.Error("an unreachable handle was not freed")
}

func TestMACs(t *testing.T) {
	for _, a := range each(RoleMAC) {
		var nonce []byte
		if a.NonceSize > 0 {
			nonce = make([]byte, a.NonceSize)
		}
		mac, err := NewMAC(a.Name, make([]byte, a.KeySize), nonce, a.Needs)
		ok(t, err)
		mac.Write([]byte("one "))
		cloned, err := mac.Clone()
		ok(t, err)
		mac.Write([]byte("two"))
		cloned.Write([]byte("two"))
		tag := mac.Sum([]byte{1})
		if !bytes.Equal(tag, cloned.Sum([]byte{1})) || len(tag) != 1+mac.Size() {
			t.Errorf("%s: a clone has another tag", a.Name)
		}
		ok(t, mac.Verify(tag[1:]))
		tag[1] ^= 1
		if err := mac.Verify(tag[1:]); !errors.Is(err, ErrAuthentication) {
			t.Errorf("%s: wrong tag: %v", a.Name, err)
		}
		mac.Close()
	}
}

func TestFiles(t *testing.T) {
	text, err := GenerateKey()
	ok(t, err)
	secrets, err := NewSecrets()
	ok(t, err)
	defer secrets.Close()
	ok(t, secrets.AddKey(text))
	others, err := NewSecrets()
	ok(t, err)
	defer others.Close()
	ok(t, others.AddPassphrase([]byte("another secret")))
	folder := t.TempDir()
	const chunk = 65536
	for _, size := range []int{0, 1, 100, chunk - 1, chunk, chunk + 1, 2*window + 3*chunk + 5} {
		plain := make([]byte, size)
		for i := range plain {
			plain[i] = byte(i * 7 >> 3)
		}
		var sealed bytes.Buffer
		w, err := NewWriter(&sealed, int64(size), secrets, "suite=kuznyechik-mgm")
		ok(t, err)
		_, err = io.Copy(w, iotest.HalfReader(bytes.NewReader(plain)))
		ok(t, err)
		ok(t, w.Close())
		ok(t, w.Close())
		r, err := NewReader(bytes.NewReader(sealed.Bytes()), int64(sealed.Len()), secrets)
		ok(t, err)
		// testing/iotest checks the rules of io.Reader, io.ReaderAt and io.Seeker.
		if size <= 100 {
			ok(t, iotest.TestReader(r, plain))
		}
		_, err = r.Seek(0, io.SeekStart)
		ok(t, err)
		got, err := io.ReadAll(r)
		if err != nil || !bytes.Equal(got, plain) || r.Size() != int64(size) {
			t.Fatalf("%d bytes: %v", size, err)
		}
		all := make([]byte, size)
		if n, err := r.ReadAt(all, 0); n != size || err != nil || !bytes.Equal(all, plain) {
			t.Fatalf("ReadAt of %d bytes: %d, %v", size, n, err)
		}
		ok(t, r.Close())
		if _, err := r.ReadAt(make([]byte, 1), 0); size > 0 && !errors.Is(err, ErrState) {
			t.Errorf("after Close: %v", err)
		}
		// Truncated files are rejected when they are opened, and modified chunks when they are read.
		for _, n := range []int{0, 10, sealed.Len() / 2, sealed.Len() - 1} {
			if _, err := NewReader(bytes.NewReader(sealed.Bytes()[:n]), int64(n), secrets); !errors.Is(err, ErrAuthentication) && !errors.Is(err, ErrLength) {
				t.Errorf("%d of %d bytes: %v", n, sealed.Len(), err)
			}
		}
		bad := slices.Clone(sealed.Bytes())
		bad[len(bad)-chunk*3/2*min(1, size/(2*chunk))-1] ^= 1
		if r, err = NewReader(bytes.NewReader(bad), int64(len(bad)), secrets); err == nil {
			_, err = io.ReadAll(r)
		}
		if !errors.Is(err, ErrAuthentication) {
			t.Errorf("a modified file of %d bytes: %v", size, err)
		}
		// The files are those of the command.
		path := filepath.Join(folder, fmt.Sprint(size))
		ok(t, os.WriteFile(path+".phx", sealed.Bytes(), 0o600))
		ok(t, VerifyFile(path+".phx", secrets))
		ok(t, DecryptFile(path+".phx", path, secrets))
		if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, plain) {
			t.Errorf("decrypted to another file: %v", err)
		}
		if err := EncryptFile(path, path+".phx", secrets); !errors.Is(err, ErrIO) && !errors.Is(err, ErrParameter) {
			t.Errorf("an existing file: %v", err)
		}
		ok(t, EncryptFile(path, path+".phx", secrets, "existing=replace"))
		r, err = OpenFile(path+".phx", secrets)
		ok(t, err)
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, plain) {
			t.Errorf("OpenFile: %v", err)
		}
		ok(t, r.Close())
		if err := VerifyFile(path+".phx", others); !errors.Is(err, ErrAuthentication) {
			t.Errorf("another secret: %v", err)
		}
	}
	w, err := NewWriter(io.Discard, 10, secrets)
	ok(t, err)
	if _, err := w.Write(make([]byte, 11)); !errors.Is(err, ErrLength) {
		t.Errorf("too much: %v", err)
	}
	w, err = NewWriter(io.Discard, 10, secrets)
	ok(t, err)
	if err := w.Close(); !errors.Is(err, ErrLength) {
		t.Errorf("too little: %v", err)
	}
	long := filepath.Join(folder, strings.Repeat("long/", 400))
	if err := VerifyFile(long, secrets); !errors.Is(err, ErrIO) || !strings.Contains(err.Error(), long) {
		t.Errorf("a long name: %v", err)
	}
	identity, recipient, err := GenerateIdentity()
	ok(t, err)
	public, err := NewSecrets()
	ok(t, err)
	ok(t, public.AddRecipients(recipient))
	if _, err := NewWriter(io.Discard, 2, public); err == nil {
		t.Error("a writer with public keys alone")
	}
	path := filepath.Join(folder, "hi")
	ok(t, os.WriteFile(path, []byte("hi"), 0o600))
	ok(t, EncryptFile(path, path+".phx", public))
	private, err := NewSecrets()
	ok(t, err)
	ok(t, private.AddIdentity(identity, nil))
	r, err := OpenFile(path+".phx", private)
	ok(t, err)
	defer r.Close()
	if got, err := io.ReadAll(r); err != nil || string(got) != "hi" {
		t.Errorf("for a recipient: %q, %v", got, err)
	}
}

// The habits of users of crypto/cipher work: the nonce in front of the ciphertext, nil for everything
// empty, and nonces in memory that the output overwrites.
func TestHabits(t *testing.T) {
	for _, a := range each(RoleAEAD) {
		key := newAEAD(t, a)
		nonce, message := key.GenerateNonce(), []byte("message")
		packet := key.Seal(nonce, nonce, message, nil)
		if opened, err := key.Open(nil, packet[:len(nonce)], packet[len(nonce):], nil); err != nil || !bytes.Equal(opened, message) {
			t.Errorf("%s: after its nonce: %v", a.Name, err)
		}
		expected := key.Seal(nil, nonce, message, nil)
		room := append(slices.Clone(nonce), make([]byte, 200)...)
		if got := key.Seal(room[:0], room[:len(nonce)], message, nil); !bytes.Equal(got, expected) {
			t.Errorf("%s: another result over the nonce", a.Name)
		}
		copy(room, nonce)
		if opened, err := key.Open(room[:0], room[:len(nonce)], expected, nil); err != nil || !bytes.Equal(opened, message) {
			t.Errorf("%s: opened over the nonce: %v", a.Name, err)
		}
		// Some modes have no empty messages, or only with associated data.
		for _, aad := range [][]byte{nil, {}, []byte("header")} {
			sealed, err := key.TrySeal(nil, nonce, nil, aad)
			if a.MessageMinSize == 0 || a.MessageEmptyWithAAD && len(aad) > 0 {
				if err != nil || len(sealed) != key.Overhead() || !bytes.Equal(sealed, key.Seal(nil, nonce, []byte{}, aad)) {
					t.Fatalf("%s: an empty message: %v", a.Name, err)
				}
				if opened, err := key.Open(nil, nonce, sealed, aad); err != nil || len(opened) != 0 {
					t.Errorf("%s: an empty message: %v", a.Name, err)
				}
				sealed[0] ^= 1
			} else if !errors.Is(err, ErrLength) {
				t.Errorf("%s: an empty message: %v", a.Name, err)
			} else {
				sealed = make([]byte, key.Overhead())
			}
			if _, err := key.Open(nil, nonce, sealed, aad); !errors.Is(err, ErrAuthentication) {
				t.Errorf("%s: a forged empty message: %v", a.Name, err)
			}
		}
		// The library has its own copy of the key.
		secret := bytes.Repeat([]byte{1}, a.KeySize)
		copied, err := NewAEAD(a.Name, secret, a.Needs)
		ok(t, err)
		before := copied.Seal(nil, nonce, message, nil)
		clear(secret)
		if !bytes.Equal(before, copied.Seal(nil, nonce, message, nil)) {
			t.Errorf("%s: refers to the key of the caller", a.Name)
		}
		copied.Close()
		for range 50 {
			if nonce := key.GenerateNonce(); len(nonce) != key.NonceSize() || a.NonceRule == NonceUniqueFirstBitZero && nonce[0] > 127 {
				t.Fatalf("%s: generated the nonce %x", a.Name, nonce)
			}
		}
		key.Close()
	}
}

// Closing twice is allowed. Every call on a closed handle fails with ErrState.
func TestClosed(t *testing.T) {
	key, iv, data := make([]byte, 32), make([]byte, 16), make([]byte, 16)
	closed := map[string]func() error{}
	cipher, err := NewCipher("kuznyechik-cbc", key)
	ok(t, err)
	mode, err := cipher.BlockEncrypter(iv)
	ok(t, err)
	stream, err := func() (*Stream, error) {
		c, err := NewCipher("kuznyechik-ofb", key)
		ok(t, err)
		defer c.Close()
		return c.Encrypter(iv)
	}()
	ok(t, err)
	ok(t, stream.Apply(data, data)) // outlives its key
	h, err := NewHash("kupyna-256")
	ok(t, err)
	mac, err := NewMAC("kuznyechik-mac", key, nil)
	ok(t, err)
	wrap, err := NewWrap("kuznyechik-kexp15", append(make([]byte, 32), bytes.Repeat([]byte{1}, 32)...))
	ok(t, err)
	xts, err := NewXTS("kuznyechik-ieee-xts", append(make([]byte, 32), bytes.Repeat([]byte{1}, 32)...))
	ok(t, err)
	secrets, err := NewSecrets()
	ok(t, err)
	ok(t, secrets.AddPassphrase([]byte("secret")))
	for range 2 {
		for _, c := range []io.Closer{cipher, mode, stream, h, mac, wrap, xts, secrets} {
			ok(t, c.Close())
		}
	}
	closed["Cipher.Encrypt"] = func() error { _, err := cipher.Encrypt(nil, iv, data); return err }
	closed["Cipher.Decrypt"] = func() error { _, err := cipher.Decrypt(nil, iv, data); return err }
	closed["Cipher.Encrypter"] = func() error { _, err := cipher.Encrypter(iv); return err }
	closed["Cipher.BlockDecrypter"] = func() error { _, err := cipher.BlockDecrypter(iv); return err }
	closed["BlockMode.Update"] = func() error { _, err := mode.Update(nil, data); return err }
	closed["BlockMode.Finish"] = func() error { _, err := mode.Finish(nil); return err }
	closed["Stream.Apply"] = func() error { return stream.Apply(data, data) }
	closed["Stream.SetPosition"] = func() error { return stream.SetPosition(0) }
	closed["Stream.Clone"] = func() error { _, err := stream.Clone(); return err }
	closed["Hash.Write"] = func() error { _, err := h.Write(data); return err }
	closed["Hash.Clone"] = func() error { _, err := h.Clone(); return err }
	closed["MAC.Write"] = func() error { _, err := mac.Write(data); return err }
	closed["MAC.Tag"] = func() error { _, err := mac.Tag(); return err }
	closed["MAC.Verify"] = func() error { return mac.Verify(data) }
	closed["Wrap.Wrap"] = func() error { _, err := wrap.Wrap(data[:8], key); return err }
	closed["Wrap.Unwrap"] = func() error { _, err := wrap.Unwrap(data[:8], key); return err }
	closed["XTS.Encrypt"] = func() error { return xts.Encrypt(data, iv, data) }
	closed["XTS.DecryptSectors"] = func() error { return xts.DecryptSectors(data, data, 0, 16) }
	closed["Secrets.AddKey"] = func() error { return secrets.AddKey(nil) }
	closed["NewWriter"] = func() error { _, err := NewWriter(io.Discard, 1, secrets); return err }
	closed["VerifyFile"] = func() error { return VerifyFile("file", secrets) }
	plain, sealed := filepath.Join(t.TempDir(), "plain"), filepath.Join(t.TempDir(), "sealed")
	ok(t, os.WriteFile(plain, data, 0o600))
	contents, err := GenerateKey()
	ok(t, err)
	others, err := NewSecrets()
	ok(t, err)
	ok(t, others.AddKey(contents))
	ok(t, EncryptFile(plain, sealed, others))
	reader, err := OpenFile(sealed, others)
	ok(t, err)
	ok(t, reader.Close())
	writer, err := NewWriter(io.Discard, 0, others)
	ok(t, err)
	ok(t, writer.Close())
	closed["Reader.Read"] = func() error { _, err := reader.Read(data); return err }
	closed["Reader.ReadAt"] = func() error { _, err := reader.ReadAt(data, 0); return err }
	closed["Writer.Write"] = func() error { _, err := writer.Write(data); return err }
	// Errors name the algorithm, or the type and the file.
	objects := []string{"kuznyechik-cbc", "kuznyechik-ofb", "kupyna-256", "kuznyechik-mac", "kuznyechik-kexp15",
		"kuznyechik-ieee-xts", "phalanx.Secrets", "phalanx.Writer", sealed + ": phalanx.Reader"}
	for name, call := range closed {
		err := call()
		if !errors.Is(err, ErrState) || !slices.Contains(objects, strings.TrimSuffix(err.Error(), ": used after Close")) {
			t.Errorf("%s after Close: %v", name, err)
		}
	}
	for name, call := range map[string]func(){"Hash.Sum": func() { h.Sum(nil) }, "MAC.Sum": func() { mac.Sum(nil) }, "MAC.Reset": mac.Reset} {
		if err, ok := panicOf(call).(error); !ok || !errors.Is(err, ErrState) {
			t.Errorf("%s after Close: %v", name, err)
		}
	}
	h.Reset()
	if sum := h.Sum(nil); len(sum) != 32 || !bytes.Equal(sum, h.Sum(nil)) {
		t.Error("Hash.Reset after Close")
	}
	h.Close()
}

// Sum changes neither the state nor, without capacity, its argument.
func TestSum(t *testing.T) {
	h, err := NewHash("streebog-256")
	ok(t, err)
	defer h.Close()
	io.WriteString(h, "one ")
	first := h.Sum([]byte("prefix"))
	if !bytes.HasPrefix(first, []byte("prefix")) || len(first) != 6+h.Size() || !bytes.Equal(first, h.Sum([]byte("prefix"))) {
		t.Error("Sum changes the state")
	}
	io.WriteString(h, "two")
	whole, err := NewHash("streebog-256")
	ok(t, err)
	defer whole.Close()
	io.WriteString(whole, "one two")
	if !bytes.Equal(h.Sum(nil), whole.Sum(make([]byte, 0, 100))) {
		t.Error("the message did not go on after Sum")
	}
}

// shortWriter is a writer that breaks the rules of io.Writer.
type shortWriter struct{ good int }

func (w *shortWriter) Write(p []byte) (int, error) {
	if w.good--; w.good >= 0 {
		return len(p), nil
	}
	return len(p) / 2, nil
}

func TestFileErrors(t *testing.T) {
	secrets, err := NewSecrets()
	ok(t, err)
	defer secrets.Close()
	key, err := GenerateKey()
	ok(t, err)
	ok(t, secrets.AddKey(key))
	if _, err := NewWriter(&shortWriter{0}, 1, secrets); err != io.ErrShortWrite {
		t.Errorf("a short write of the header: %v", err)
	}
	w, err := NewWriter(&shortWriter{1}, 1, secrets)
	ok(t, err)
	w.Write([]byte{1})
	if err := w.Close(); err != io.ErrShortWrite {
		t.Errorf("a short write of the last chunk: %v", err)
	}
	if err := w.Close(); err != io.ErrShortWrite {
		t.Errorf("closed again: %v", err)
	}
	if _, err := w.Write(nil); !errors.Is(err, ErrState) {
		t.Errorf("Write after Close: %v", err)
	}
	for _, size := range []int64{0, 10} {
		var sealed bytes.Buffer
		w, err := NewWriter(&sealed, size, secrets)
		ok(t, err)
		_, err = w.Write(make([]byte, size))
		ok(t, err)
		ok(t, w.Close())
		for _, wrong := range []int64{-1, 0, int64(sealed.Len()) - 1, int64(sealed.Len()) + 1, 1 << 62} {
			if _, err := NewReader(bytes.NewReader(sealed.Bytes()), wrong, secrets); err == nil {
				t.Errorf("a file of %d bytes was opened as one of %d", sealed.Len(), wrong)
			}
		}
		r, err := NewReader(bytes.NewReader(sealed.Bytes()), int64(sealed.Len()), secrets)
		ok(t, err)
		if _, err := r.Seek(-1, io.SeekStart); !errors.Is(err, ErrParameter) {
			t.Errorf("a negative position: %v", err)
		}
		if _, err := r.ReadAt(nil, -1); !errors.Is(err, ErrParameter) {
			t.Errorf("a negative offset: %v", err)
		}
		ok(t, r.Close())
		ok(t, r.Close())
		_, read := r.Read(make([]byte, 1))
		_, readAt := r.ReadAt(make([]byte, 1), 0)
		_, seek := r.Seek(0, io.SeekStart)
		if !errors.Is(read, ErrState) || !errors.Is(readAt, ErrState) || !errors.Is(seek, ErrState) {
			t.Errorf("after Close: %v, %v, %v", read, readAt, seek)
		}
	}
	missing := filepath.Join(t.TempDir(), "missing")
	if _, err := OpenFile(missing, secrets); !errors.Is(err, os.ErrNotExist) || strings.Count(err.Error(), missing) != 1 {
		t.Errorf("a missing file: %v", err)
	}
	if err := DecryptFile(missing, missing+".out", secrets); !errors.Is(err, ErrIO) || !strings.Contains(err.Error(), missing) {
		t.Errorf("a missing file: %v", err)
	}
}

// Negative sizes reach the library as invalid ones.
func TestSizes(t *testing.T) {
	xts, err := NewXTS("kuznyechik-ieee-xts", append(make([]byte, 32), bytes.Repeat([]byte{1}, 32)...))
	ok(t, err)
	defer xts.Close()
	for _, size := range []int{-1, 0, 7} {
		if err := xts.EncryptSectors(make([]byte, 512), make([]byte, 512), 0, size); !errors.Is(err, ErrParameter) {
			t.Errorf("sectors of %d bytes: %v", size, err)
		}
	}
	if _, err := HashMAC("hmac-streebog-256", nil, nil, -1); !errors.Is(err, ErrLength) {
		t.Errorf("a negative tag length: %v", err)
	}
	if _, err := KDF("hkdf-streebog-256", nil, KDFInputs{}, -1); !errors.Is(err, ErrParameter) {
		t.Errorf("a negative output length: %v", err)
	}
	if _, err := NewAEADWithNonceSize("kuznyechik-nist-gcm", make([]byte, 32), -1); !errors.Is(err, ErrLength) {
		t.Errorf("a negative nonce length: %v", err)
	}
	if _, err := NewWriter(io.Discard, -1, nil); !errors.Is(err, ErrParameter) {
		t.Errorf("a negative file size: %v", err)
	}
}

// Lengths that cannot be allocated, missing objects and other errors that must not end the process.
func TestErrorsInsteadOfPanics(t *testing.T) {
	key := make([]byte, 32)
	for _, size := range []int{-1, 1 << 40, math.MaxInt} {
		if _, err := HashMAC("hmac-streebog-256", key, nil, size); !errors.Is(err, ErrLength) {
			t.Errorf("HashMAC of %d bytes: %v", size, err)
		}
		if _, err := KDF("hkdf-streebog-256", key, KDFInputs{}, size); !errors.Is(err, ErrParameter) {
			t.Errorf("KDF of %d bytes: %v", size, err)
		}
	}
	folder := t.TempDir()
	path := filepath.Join(folder, "plain")
	if err := os.WriteFile(path, key, 0o600); err != nil {
		t.Fatal(err)
	}
	full, err := NewSecrets()
	if err == nil {
		err = full.AddPassphrase([]byte("passphrase"))
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, secrets := range []*Secrets{nil, {}} {
		_, reader := NewReader(bytes.NewReader(key), 32, secrets)
		_, writer := NewWriter(io.Discard, 32, secrets)
		for name, err := range map[string]error{
			"AddKey": secrets.AddKey(key), "EncryptFile": EncryptFile(path, path+".phx", secrets),
			"VerifyFile": VerifyFile(path, secrets), "NewWriter": writer,
		} {
			if !errors.Is(err, ErrNull) || !strings.Contains(err.Error(), "NewSecrets") {
				t.Errorf("%s without secrets: %v", name, err)
			}
		}
		if reader == nil {
			t.Error("NewReader without secrets")
		}
	}
	_, source := NewReader(nil, 32, full)
	_, destination := NewWriter(nil, 32, full)
	_, negative := NewReader(bytes.NewReader(key), -1, full)
	_, short := NewReader(bytes.NewReader(key), 100, full)
	for want, err := range map[string]error{
		"source of NewReader": source, "destination of NewWriter": destination, "negative size": negative,
		"cannot read 56 bytes at offset 0": short,
	} {
		var e *Error
		if !errors.As(err, &e) || !strings.Contains(e.Text, want) {
			t.Errorf("%s: %v", want, err)
		}
	}
	if !errors.Is(short, io.ErrUnexpectedEOF) || !errors.Is(short, ErrIO) {
		t.Errorf("the cause of %v", short)
	}
	missing := filepath.Join(folder, "missing")
	_, opened := OpenFile(missing, full)
	for _, err := range []error{opened, DecryptFile(missing, missing+".out", full), EncryptFile(missing, missing+".out", full)} {
		if !errors.Is(err, ErrIO) || !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("both kinds of errors: %v", err)
		}
	}
	if _, err := NewAEAD("rot13", key); err == nil || strings.Contains(err.Error(), "phalanx_") {
		t.Errorf("names of C: %v", err)
	}
}

// Errors of Read name the file.
func TestForgedFilesAreNamed(t *testing.T) {
	contents, err := GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	secrets, err := NewSecrets()
	if err == nil {
		err = secrets.AddKey(contents)
	}
	plain := filepath.Join(t.TempDir(), "plain")
	if err == nil {
		err = os.WriteFile(plain, make([]byte, 20000), 0o600)
	}
	if err == nil {
		err = EncryptFile(plain, plain+".phx", secrets, "chunk=4096")
	}
	if err != nil {
		t.Fatal(err)
	}
	sealed, err := os.ReadFile(plain + ".phx")
	if err != nil {
		t.Fatal(err)
	}
	sealed[len(sealed)/2] ^= 1
	if err := os.WriteFile(plain+".phx", sealed, 0o600); err != nil {
		t.Fatal(err)
	}
	r, err := OpenFile(plain+".phx", secrets)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if _, err := io.ReadAll(r); !errors.Is(err, ErrAuthentication) || strings.Count(err.Error(), plain+".phx") != 1 {
		t.Errorf("a forged chunk: %v", err)
	}
}

// TestZero uses objects that no function has made. Methods without an error panic with one.
func TestZero(t *testing.T) {
	buffer := make([]byte, 64)
	for i, call := range []func() error{
		func() error { _, err := new(Hash).Write(nil); return err },
		func() error { new(Hash).Sum(nil); return nil },
		func() error { new(Hash).Reset(); return nil },
		func() error { _, err := new(Hash).Clone(); return err },
		func() error { _, err := new(MAC).Write(nil); return err },
		func() error { new(MAC).Sum(nil); return nil },
		func() error { _, err := new(MAC).Tag(); return err },
		func() error { new(MAC).Reset(); return nil },
		func() error { _, err := new(MAC).Clone(); return err },
		func() error { return new(MAC).Verify(nil) },
		func() error { new(AEAD).Seal(nil, nil, buffer, nil); return nil },
		func() error { _, err := new(AEAD).TrySeal(nil, nil, buffer, nil); return err },
		func() error { _, err := new(AEAD).Open(nil, nil, buffer, nil); return err },
		func() error { _, err := new(Cipher).Encrypt(nil, nil, buffer); return err },
		func() error { _, err := new(Cipher).Encrypter(nil); return err },
		func() error { _, err := new(Cipher).BlockEncrypter(nil); return err },
		func() error { new(Block).Encrypt(buffer, buffer); return nil },
		func() error { new(Stream).XORKeyStream(buffer, buffer); return nil },
		func() error { _, err := new(Stream).Clone(); return err },
		func() error { return new(Stream).SetPosition(0) },
		func() error { _, err := new(BlockMode).Update(nil, buffer); return err },
		func() error { _, err := new(Wrap).Wrap(nil, buffer); return err },
		func() error { _, err := new(Wrap).Unwrap(nil, buffer); return err },
		func() error { return new(XTS).Encrypt(buffer, nil, buffer) },
		func() error { _, err := new(Reader).Read(buffer); return err },
		func() error { _, err := new(Reader).ReadAt(buffer, 0); return err },
		func() error { _, err := new(Reader).Seek(0, io.SeekStart); return err },
		func() error { _, err := new(Writer).Write(buffer); return err },
		func() error { return new(Writer).Close() },
	} {
		var err error
		if value := panicOf(func() { err = call() }); value != nil {
			err, _ = value.(*Error)
		}
		if !errors.Is(err, ErrState) {
			t.Errorf("call %d: %v", i, err)
		}
	}
	for _, object := range []io.Closer{
		new(Hash), new(MAC), new(AEAD), new(Cipher), new(Block), new(Stream), new(BlockMode), new(Wrap), new(XTS), new(Reader),
		new(Secrets),
	} {
		ok(t, object.Close())
	}
}
