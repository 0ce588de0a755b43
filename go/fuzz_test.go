package phalanx

import (
	"bytes"
	"errors"
	"slices"
	"testing"
)

// Pieces of any size have the same result as the whole message.
func FuzzPieces(f *testing.F) {
	f.Add([]byte("a message of some length, split in two places"), uint16(3), uint16(20))
	f.Add(make([]byte, 1000), uint16(64), uint16(0))
	streams := each(RoleStream)
	f.Fuzz(func(t *testing.T, message []byte, a, b uint16) {
		first := min(int(a), len(message))
		second := first + min(int(b), len(message)-first)
		pieces := [][]byte{message[:first], message[first:second], message[second:]}
		for _, name := range []string{"streebog-256", "streebog-512", "kupyna-256", "kupyna-512"} {
			whole, err := NewHash(name)
			ok(t, err)
			split, err := NewHash(name)
			ok(t, err)
			whole.Write(message)
			for _, piece := range pieces {
				split.Write(piece)
			}
			if !bytes.Equal(whole.Sum(nil), split.Sum(nil)) {
				t.Errorf("%s: another digest in pieces", name)
			}
			whole.Close()
			split.Close()
		}
		info := streams[len(message)%len(streams)]
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
	})
}

// A ciphertext that differs from the original is rejected, and nothing is written.
func FuzzOpen(f *testing.F) {
	f.Add([]byte("message"), []byte("header"), []byte{1})
	f.Add([]byte("message"), []byte{}, []byte{0, 0, 0, 0, 0, 0, 0, 0x80})
	all := each(RoleAEAD)
	f.Fuzz(func(t *testing.T, message, aad, change []byte) {
		key := newAEAD(t, all[(len(message)+len(change))%len(all)])
		defer key.Close()
		nonce := make([]byte, key.NonceSize())
		sealed, err := key.TrySeal(nil, nonce, message, aad)
		if err != nil {
			if len(message) > 0 {
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
