package phalanx

// #include <phalanx.h>
// #cgo noescape phalanx_aead_new_e
// #cgo nocallback phalanx_aead_new_e
// #cgo noescape phalanx_aead_seal_e
// #cgo nocallback phalanx_aead_seal_e
// #cgo noescape phalanx_aead_open_e
// #cgo nocallback phalanx_aead_open_e
// #cgo nocallback phalanx_aead_free
import "C"

import (
	"bytes"
	"crypto/cipher"
	"crypto/rand"
	"strconv"
)

var _ cipher.AEAD = (*AEAD)(nil)

// AEAD is a key for authenticated encryption.
type AEAD struct {
	key            *handle[*C.phalanx_aead]
	name           string
	nonceSize, tag int
	firstBitZero   bool // of nonces
}

// NewAEAD makes a key of an algorithm with RoleAEAD, such as "kalyna-256/256-gcm".
func NewAEAD(name string, key []byte, options ...string) (*AEAD, error) {
	return NewAEADWithNonceSize(name, key, 0, options...)
}

// NewAEADWithNonceSize makes a key for nonces of another size than the default. Size 0 is the default.
func NewAEADWithNonceSize(name string, key []byte, nonceSize int, options ...string) (*AEAD, error) {
	info, tag, err := describeKey(name, options)
	if err != nil {
		return nil, err
	}
	if nonceSize == 0 {
		nonceSize = info.NonceSize
	}
	// The maximum of some algorithms exceeds an int of 32 bits.
	if nonceSize < int(info.NonceMinSize) || uint64(nonceSize) > uint64(info.NonceMaxSize) ||
		info.NonceStep > 0 && (nonceSize-int(info.NonceMinSize))%int(info.NonceStep) != 0 {
		return nil, invalid(ErrLength, info.Name+": invalid nonce length: "+strconv.Itoa(nonceSize)+" bytes")
	}
	cname, coptions := text(name, options)
	defer freeText(cname, coptions)
	var out *C.phalanx_aead
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_aead_new_e(&out, cname, ptr(key), C.size_t(len(key)), coptions, &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	free := func(p *C.phalanx_aead) { C.phalanx_aead_free(p) }
	return &AEAD{newHandle(info.Name, out, free), info.Name, nonceSize, tag, info.NonceRule == NonceUniqueFirstBitZero}, nil
}

// GenerateNonce returns a random nonce that the algorithm allows. The first bit of an MGM nonce must be
// 0, so half of all random bytes would be rejected. Nonces of 16 bytes or less need a limit on messages
// per key, or a counter: docs/start.md.
func (a *AEAD) GenerateNonce() []byte {
	nonce := make([]byte, a.nonceSize)
	rand.Read(nonce) // never fails
	if a.firstBitZero {
		nonce[0] &= 0x7f
	}
	return nonce
}

// NonceSize returns the size of nonces.
func (a *AEAD) NonceSize() int { return a.nonceSize }

// Overhead returns the size of the tag.
func (a *AEAD) Overhead() int { return a.tag }

// Close wipes the key. It waits for calls in progress, and later calls fail.
func (a *AEAD) Close() error { return a.key.Close() }

// Seal encrypts and authenticates plaintext, authenticates additionalData, and appends the ciphertext
// and tag to dst. Like all Seal methods of crypto/cipher, it panics on a wrong nonce length and on
// overlapping buffers, except in place (dst = plaintext[:0]). It also panics with an *Error for every
// other message that the algorithm rejects. TrySeal returns these errors.
func (a *AEAD) Seal(dst, nonce, plaintext, additionalData []byte) []byte {
	a.mustNonce(nonce)
	whole, out := grow(dst, len(plaintext)+a.tag)
	mustNotOverlap(out, plaintext, additionalData)
	if err := a.seal(out, nonce, plaintext, additionalData); err != nil {
		panic(err)
	}
	return whole
}

// TrySeal is like Seal, but returns all errors.
func (a *AEAD) TrySeal(dst, nonce, plaintext, additionalData []byte) ([]byte, error) {
	if len(nonce) != a.nonceSize {
		return nil, invalid(ErrLength, a.name+": invalid nonce or IV length: "+strconv.Itoa(len(nonce))+
			" bytes (expected "+strconv.Itoa(a.nonceSize)+")")
	}
	whole, out := grow(dst, len(plaintext)+a.tag)
	if overlapsInexactly(out, plaintext) || overlaps(out, additionalData) {
		return nil, invalid(ErrLength, a.name+": overlapping buffers")
	}
	if err := a.seal(out, nonce, plaintext, additionalData); err != nil {
		return nil, err
	}
	return whole, nil
}

func (a *AEAD) seal(out, nonce, plaintext, aad []byte) error {
	if err := a.key.rlock(); err != nil {
		return err
	}
	defer a.key.mu.RUnlock()
	n := len(plaintext)
	nonce = apart(nonce, out)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return failed(C.phalanx_aead_seal_e(a.key.ptr, ptr(nonce), C.size_t(len(nonce)), ptr(aad), C.size_t(len(aad)),
		ptr(plaintext), ptr(out[:n]), C.size_t(n), ptr(out[n:]), C.size_t(a.tag), &e), &e)
}

// Open verifies ciphertext and additionalData, and only then decrypts and appends the plaintext to
// dst. If authentication fails, the error is ErrAuthentication and no plaintext is written. That
// includes ciphertexts of a length that the algorithm rejects. It panics on a wrong nonce length and on
// overlapping buffers, except in place (dst = ciphertext[:0]).
func (a *AEAD) Open(dst, nonce, ciphertext, additionalData []byte) ([]byte, error) {
	a.mustNonce(nonce)
	n := len(ciphertext) - a.tag
	if n < 0 {
		return nil, invalid(ErrAuthentication, "authentication failed: "+a.name+": "+strconv.Itoa(len(ciphertext))+
			" bytes are shorter than a tag ("+strconv.Itoa(a.tag)+" bytes)")
	}
	whole, out := grow(dst, n)
	mustNotOverlap(out, ciphertext, additionalData)
	if err := a.key.rlock(); err != nil {
		return nil, err
	}
	defer a.key.mu.RUnlock()
	nonce = apart(nonce, out)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_aead_open_e(a.key.ptr, ptr(nonce), C.size_t(len(nonce)), ptr(additionalData),
		C.size_t(len(additionalData)), ptr(ciphertext[:n]), ptr(out), C.size_t(n), ptr(ciphertext[n:]), C.size_t(a.tag), &e)
	if status == C.PHALANX_E_LENGTH {
		// Only the message can have a wrong length here. Seal never makes such a message.
		return nil, invalid(ErrAuthentication, "authentication failed: "+C.GoString(&e.text[0]))
	}
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return whole, nil
}

func (a *AEAD) mustNonce(nonce []byte) {
	if len(nonce) != a.nonceSize {
		panic("phalanx: incorrect nonce length given to " + a.name)
	}
}

// apart copies a nonce that the output overlaps. The library rejects that, but crypto/cipher allows it.
func apart(nonce, out []byte) []byte {
	if overlaps(nonce, out) {
		return bytes.Clone(nonce)
	}
	return nonce
}

func mustNotOverlap(out, input, aad []byte) {
	if overlapsInexactly(out, input) {
		panic("phalanx: invalid buffer overlap")
	}
	if overlaps(out, aad) {
		panic("phalanx: invalid buffer overlap of output and additional data")
	}
}
