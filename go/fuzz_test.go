package phalanx

import (
	"bytes"
	"crypto/cipher"
	"crypto/hmac"
	"errors"
	"hash"
	"io"
	"slices"
	"testing"
	"testing/iotest"
)

// split cuts a message in up to three pieces, each of which is a multiple of step, except for the last.
func split(message []byte, a, b uint16, step int) [][]byte {
	first := min(int(a), len(message)) / step * step
	second := first + min(int(b), len(message)-first)/step*step
	return [][]byte{message[:first], message[first:second], message[second:]}
}

func addPieces(f *testing.F) {
	f.Add([]byte("a message of some length, split in two places"), uint16(3), uint16(20))
	f.Add(make([]byte, 1000), uint16(64), uint16(0))
	f.Add([]byte{}, uint16(0), uint16(0))
}

// Pieces of any size have the same result as the whole message.
func FuzzPieces(f *testing.F) {
	addPieces(f)
	streams, modes, macs := each(RoleStream), each(RoleBlockMode), each(RoleMAC)
	hashed := func(t *testing.T, h hash.Hash, pieces ...[]byte) []byte {
		for _, piece := range pieces {
			_, err := h.Write(piece)
			ok(t, err)
		}
		return h.Sum(nil)
	}
	f.Fuzz(func(t *testing.T, message []byte, a, b uint16) {
		pieces := split(message, a, b, 1)
		pick := func(all []Algorithm) Algorithm { return all[(len(message)+int(a))%len(all)] }
		for _, name := range []string{"streebog-256", "streebog-512", "kupyna-256", "kupyna-512"} {
			h, err := NewHash(name)
			ok(t, err)
			whole := hashed(t, h, message)
			h.Reset()
			if !bytes.Equal(hashed(t, h, pieces...), whole) {
				t.Errorf("%s: another digest in pieces", name)
			}
			h.Close()
		}

		if info := pick(macs); len(message) > 0 || info.MessageMinSize == 0 {
			mac, err := NewMAC(info.Name, make([]byte, info.KeySize), make([]byte, info.NonceSize), info.Needs)
			ok(t, err)
			whole := hashed(t, mac, message)
			mac.Reset()
			if !bytes.Equal(hashed(t, mac, pieces...), whole) {
				t.Errorf("%s: another tag in pieces", info.Name)
			}
			mac.Close()
		}

		info := pick(streams)
		key, err := NewCipher(info.Name, make([]byte, info.KeySize), info.Needs)
		ok(t, err)
		defer key.Close()
		iv := make([]byte, info.NonceSize)
		expected, err := key.Encrypt(nil, iv, message)
		ok(t, err)
		stream, err := key.Encrypter(iv)
		ok(t, err)
		defer stream.Close()
		got := make([]byte, 0, len(message))
		for _, piece := range pieces {
			out := make([]byte, len(piece))
			stream.XORKeyStream(out, piece)
			got = append(got, out...)
		}
		if !bytes.Equal(got, expected) {
			t.Errorf("%s: another result in pieces", info.Name)
		}

		info = pick(modes)
		chained, err := NewCipher(info.Name, make([]byte, info.KeySize), info.Needs)
		ok(t, err)
		defer chained.Close()
		run := func(start func([]byte) (*BlockMode, error), pieces ...[]byte) (out []byte, err error) {
			mode, err := start(make([]byte, info.NonceSize))
			ok(t, err)
			defer mode.Close()
			for _, piece := range pieces {
				if out, err = mode.Update(out, piece); err != nil {
					return nil, err
				}
			}
			return mode.Finish(out)
		}
		whole, wholeErr := run(chained.BlockEncrypter, message)
		inPieces, err := run(chained.BlockEncrypter, pieces...)
		if !bytes.Equal(whole, inPieces) || (err == nil) != (wholeErr == nil) {
			t.Errorf("%s: another result in pieces: %v, %v", info.Name, err, wholeErr)
		}
		if err == nil {
			if back, err := run(chained.BlockDecrypter, split(whole, b, a, 1)...); err != nil || !bytes.Equal(back, message) {
				t.Errorf("%s: decrypted to another message: %v", info.Name, err)
			}
		}
	})
}

// The modes of crypto/cipher and crypto/hmac, over our block ciphers and hashes, have the results of our
// modes when both get the same pieces.
func FuzzStandard(f *testing.F) {
	addPieces(f)
	key, iv := bytes.Repeat([]byte{1}, 32), bytes.Repeat([]byte{2}, 16)
	f.Fuzz(func(t *testing.T, message []byte, a, b uint16) {
		block, err := NewBlock("kuznyechik-ecb", key)
		ok(t, err)
		defer block.Close()
		pieces := split(message, a, b, 1)
		for name, theirs := range map[string]cipher.Stream{
			"kuznyechik-nist-ctr": cipher.NewCTR(block, iv),
			"kuznyechik-nist-ofb": cipher.NewOFB(block, iv),
			"kuznyechik-nist-cfb": cipher.NewCFBEncrypter(block, iv),
		} {
			c, err := NewCipher(name, key)
			ok(t, err)
			defer c.Close()
			ours, err := c.Encrypter(iv)
			ok(t, err)
			defer ours.Close()
			for _, piece := range pieces {
				got, expected := make([]byte, len(piece)), make([]byte, len(piece))
				ours.XORKeyStream(got, piece)
				theirs.XORKeyStream(expected, piece)
				if !bytes.Equal(got, expected) {
					t.Errorf("%s: another result than crypto/cipher", name)
				}
			}
		}

		c, err := NewCipher("kuznyechik-nist-cbc", key)
		ok(t, err)
		defer c.Close()
		whole := message[:len(message)/16*16]
		expected := make([]byte, len(whole))
		theirs, out := cipher.NewCBCEncrypter(block, iv), expected
		for _, piece := range split(whole, a, b, 16) {
			theirs.CryptBlocks(out, piece)
			out = out[len(piece):]
		}
		if got, err := c.Encrypt(nil, iv, whole); err != nil || !bytes.Equal(got, expected) {
			t.Errorf("CBC: another result than crypto/cipher: %v", err)
		}

		gcm, err := cipher.NewGCM(block)
		ok(t, err)
		aead, err := NewAEAD("kuznyechik-nist-gcm", key)
		ok(t, err)
		defer aead.Close()
		sealed := gcm.Seal(nil, iv[:12], message, pieces[0])
		if !bytes.Equal(sealed, aead.Seal(nil, iv[:12], message, pieces[0])) {
			t.Error("GCM: another result than crypto/cipher")
		}
		if opened, err := aead.Open(nil, iv[:12], sealed, pieces[0]); err != nil || !bytes.Equal(opened, message) {
			t.Errorf("GCM: %v", err)
		}

		mac := hmac.New(func() hash.Hash {
			h, err := NewHash("streebog-512")
			ok(t, err)
			return h
		}, key)
		for _, piece := range pieces {
			mac.Write(piece)
		}
		if tag, err := HashMAC("hmac-streebog-512", key, message, 64); err != nil || !hmac.Equal(tag, mac.Sum(nil)) {
			t.Errorf("HMAC: another tag than crypto/hmac: %v", err)
		}
	})
}

// A ciphertext that differs from the original is rejected, and nothing is written.
func FuzzOpen(f *testing.F) {
	f.Add([]byte("message"), []byte("header"), []byte{1}, byte(0))
	f.Add([]byte("message"), []byte{}, []byte{0, 0, 0, 0, 0, 0, 0, 0x80}, byte(0))
	f.Add([]byte{}, []byte("header"), []byte{1}, byte(0))
	f.Add([]byte("message"), []byte{}, []byte{}, byte(7))
	all := each(RoleAEAD)
	f.Fuzz(func(t *testing.T, message, aad, change []byte, cut byte) {
		key := newAEAD(t, all[(len(message)+len(change))%len(all)])
		defer key.Close()
		nonce := make([]byte, key.NonceSize())
		sealed, err := key.TrySeal(nil, nonce, message, aad)
		if err != nil {
			if len(message) > 0 || !errors.Is(err, ErrLength) {
				t.Fatal(err)
			}
			return
		}
		wrong := slices.Clone(sealed)
		for i, x := range change[:min(len(change), len(wrong))] {
			wrong[i] ^= x
		}
		if len(change) > len(wrong) {
			wrong = append(wrong, change[len(wrong):]...)
		}
		wrong = wrong[:len(wrong)-min(int(cut), len(wrong))]
		dst := make([]byte, len(wrong))
		got, err := key.Open(dst[:0], nonce, wrong, aad)
		if bytes.Equal(wrong, sealed) {
			if err != nil || !bytes.Equal(got, message) {
				t.Errorf("the original: %v", err)
			}
		} else if got != nil || !errors.Is(err, ErrAuthentication) || !bytes.Equal(dst, make([]byte, len(dst))) {
			t.Errorf("a modified ciphertext: %v", err)
		}
	})
}

// Files that are written and read in pieces of any size have the same contents. Files with a modified
// byte never give other bytes than a beginning of the contents, followed by an error.
func FuzzFiles(f *testing.F) {
	f.Add([]byte("the contents"), uint16(1), uint16(5), uint32(100), byte(1))
	f.Add(make([]byte, 10_000), uint16(4096), uint16(4097), uint32(5000), byte(0x80))
	f.Add([]byte{}, uint16(0), uint16(0), uint32(0), byte(1))
	f.Fuzz(func(t *testing.T, message []byte, a, b uint16, place uint32, change byte) {
		secrets, err := NewSecrets()
		ok(t, err)
		defer secrets.Close()
		key, err := GenerateKey()
		ok(t, err)
		ok(t, secrets.AddKey(key))
		var sealed bytes.Buffer
		w, err := NewWriter(&sealed, int64(len(message)), secrets, "chunk=4096")
		ok(t, err)
		for _, piece := range split(message, a, b, 1) {
			_, err := w.Write(piece)
			ok(t, err)
		}
		ok(t, w.Close())
		file := sealed.Bytes()
		r, err := NewReader(bytes.NewReader(file), int64(len(file)), secrets)
		ok(t, err)
		defer r.Close()
		got, err := io.ReadAll(iotest.HalfReader(r))
		if err != nil || !bytes.Equal(got, message) {
			t.Errorf("other contents: %v", err)
		}
		from := int(place) % (len(message) + 1)
		part := make([]byte, b)
		n, err := r.ReadAt(part, int64(from))
		if expected := message[from:min(from+len(part), len(message))]; !bytes.Equal(part[:n], expected) ||
			n < len(part) && err != io.EOF || n == len(part) && err != nil {
			t.Errorf("ReadAt of %d bytes at %d: %d, %v", len(part), from, n, err)
		}
		if change == 0 {
			return
		}
		file[int(place)%len(file)] ^= change
		bad, err := NewReader(bytes.NewReader(file), int64(len(file)), secrets)
		if err == nil {
			defer bad.Close()
			got, err = io.ReadAll(bad)
			if !bytes.HasPrefix(message, got) {
				t.Error("bytes that were not verified")
			}
		}
		var failure *Error
		if !errors.As(err, &failure) && !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("a modified file: %v", err)
		}
	})
}
