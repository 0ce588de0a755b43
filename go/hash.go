package phalanx

// #include <phalanx.h>
// #cgo noescape phalanx_hash_sizes_e
// #cgo nocallback phalanx_hash_sizes_e
// #cgo noescape phalanx_hash_stream_new_e
// #cgo nocallback phalanx_hash_stream_new_e
// #cgo noescape phalanx_hash_stream_update_e
// #cgo nocallback phalanx_hash_stream_update_e
// #cgo noescape phalanx_hash_stream_finish_e
// #cgo nocallback phalanx_hash_stream_finish_e
// #cgo noescape phalanx_hash_stream_dup_e
// #cgo nocallback phalanx_hash_stream_dup_e
// #cgo nocallback phalanx_hash_stream_free
// #cgo noescape phalanx_hash_mac_compute_e
// #cgo nocallback phalanx_hash_mac_compute_e
// #cgo noescape phalanx_hash_mac_verify_e
// #cgo nocallback phalanx_hash_mac_verify_e
// #cgo noescape phalanx_kdf_e
// #cgo nocallback phalanx_kdf_e
import "C"

import (
	"hash"
	"runtime"
)

var _ hash.Cloner = (*Hash)(nil)

// Hash is a message that is hashed in pieces. It never fails after New, except with a panic after
// Close.
type Hash struct {
	state       *handle[*C.phalanx_hash_stream]
	name        string
	size, block int
}

// NewHash starts a message with "streebog-256", "streebog-512", "kupyna-256", "kupyna-384" or
// "kupyna-512". For HMAC, pass a function that calls it to hmac.New of crypto/hmac.
func NewHash(name string) (*Hash, error) {
	if err := checkText(name); err != nil {
		return nil, err
	}
	cname := C.CString(name)
	defer freeText(cname)
	var size, block C.size_t
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(C.phalanx_hash_sizes_e(cname, &size, &block, &e), &e); err != nil {
		return nil, err
	}
	state, err := newHashState(name)
	if err != nil {
		return nil, err
	}
	return &Hash{state, name, int(size), int(block)}, nil
}

func newHashState(name string) (*handle[*C.phalanx_hash_stream], error) {
	cname := C.CString(name)
	defer freeText(cname)
	var out *C.phalanx_hash_stream
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(C.phalanx_hash_stream_new_e(&out, cname, &e), &e); err != nil {
		return nil, err
	}
	return newHandle(name, out, freeHash), nil
}

func freeHash(p *C.phalanx_hash_stream) { C.phalanx_hash_stream_free(p) }

// Size returns the size of a digest.
func (h *Hash) Size() int { return h.size }

// BlockSize returns the size of a block.
func (h *Hash) BlockSize() int { return h.block }

// Write adds the next piece of the message.
func (h *Hash) Write(p []byte) (int, error) {
	if err := h.state.lock(); err != nil {
		return 0, err
	}
	defer h.state.mu.Unlock()
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(C.phalanx_hash_stream_update_e(h.state.ptr, ptr(p), C.size_t(len(p)), &e), &e); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Sum appends the digest of the message so far to b. The message can go on.
func (h *Hash) Sum(b []byte) []byte {
	copied, err := h.dup()
	if err != nil {
		panic(err)
	}
	defer freeHash(copied)
	whole, out := grow(b, h.size)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_hash_stream_finish_e(copied, ptr(out), C.size_t(h.size), &e)
	if err := failed(status, &e); err != nil {
		panic(err)
	}
	return whole
}

func (h *Hash) dup() (*C.phalanx_hash_stream, error) {
	if err := h.state.lock(); err != nil {
		return nil, err
	}
	defer h.state.mu.Unlock()
	var out *C.phalanx_hash_stream
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return out, failed(C.phalanx_hash_stream_dup_e(&out, h.state.ptr, &e), &e)
}

// Reset starts a new message, also after Close.
func (h *Hash) Reset() {
	if h.state == nil {
		panic(errZero)
	}
	state, err := newHashState(h.name)
	if err != nil {
		panic(err)
	}
	old := h.state
	h.state = state
	old.Close()
}

// Clone copies the state, so that the message can continue in two ways.
func (h *Hash) Clone() (hash.Cloner, error) {
	copied, err := h.dup()
	if err != nil {
		return nil, err
	}
	return &Hash{newHandle(h.name, copied, freeHash), h.name, h.size, h.block}, nil
}

// Close wipes the state.
func (h *Hash) Close() error { return h.state.Close() }

// HashMAC computes a tag of size bytes with "hmac-streebog-256", "hmac-streebog-512",
// "kmac-kupyna-256", "kmac-kupyna-384" or "kmac-kupyna-512".
func HashMAC(name string, key, message []byte, size int) ([]byte, error) {
	if err := checkText(name); err != nil {
		return nil, err
	}
	if err := checkDerived(ErrLength, name, size); err != nil {
		return nil, err
	}
	cname := C.CString(name)
	defer freeText(cname)
	tag := make([]byte, size)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_hash_mac_compute_e(cname, ptr(key), C.size_t(len(key)), ptr(message), C.size_t(len(message)),
		ptr(tag), C.size_t(size), &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return tag, nil
}

// VerifyHashMAC verifies a tag in constant time. Only the bytes of tag are compared, so do not let the
// sender choose its length.
func VerifyHashMAC(name string, key, message, tag []byte) error {
	if err := checkText(name); err != nil {
		return err
	}
	cname := C.CString(name)
	defer freeText(cname)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return failed(C.phalanx_hash_mac_verify_e(cname, ptr(key), C.size_t(len(key)), ptr(message), C.size_t(len(message)),
		ptr(tag), C.size_t(len(tag)), &e), &e)
}

// KDFInputs are the public inputs of a key derivation. Leave those that it does not have empty.
type KDFInputs struct {
	Salt, Label, Seed, Info []byte
	Iterations              uint64 // "pbkdf2-..."
	CounterSize             uint32 // R of RFC 7836, 1 to 4: "kdf-tree-gostr3411-2012-256"
	// Record is the number of a TLS record: "tlstree-...". For "esptree", it is i1, i2 and i3 in one
	// number of 8, 16 and 16 bits.
	Record uint64
}

// KDF derives size bytes from a key, secret or password. docs/hashes.md lists the names.
func KDF(name string, key []byte, inputs KDFInputs, size int) ([]byte, error) {
	if err := checkText(name); err != nil {
		return nil, err
	}
	if err := checkDerived(ErrParameter, name, size); err != nil {
		return nil, err
	}
	cname := C.CString(name)
	defer freeText(cname)
	// The structure contains pointers to Go memory, which must not move.
	var pinner runtime.Pinner
	defer pinner.Unpin()
	pinned := func(b []byte) *C.uint8_t {
		if len(b) > 0 {
			pinner.Pin(&b[0])
		}
		return ptr(b)
	}
	in := C.phalanx_kdf_inputs{
		struct_bytes: C.sizeof_phalanx_kdf_inputs, counter_bytes: C.uint32_t(inputs.CounterSize),
		iterations: C.uint64_t(inputs.Iterations), record: C.uint64_t(inputs.Record),
		salt: pinned(inputs.Salt), salt_len: C.size_t(len(inputs.Salt)),
		label: pinned(inputs.Label), label_len: C.size_t(len(inputs.Label)),
		seed: pinned(inputs.Seed), seed_len: C.size_t(len(inputs.Seed)),
		info: pinned(inputs.Info), info_len: C.size_t(len(inputs.Info)),
	}
	out := make([]byte, size)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_kdf_e(cname, ptr(key), C.size_t(len(key)), &in, ptr(out), C.size_t(size), &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return out, nil
}
