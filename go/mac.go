package phalanx

// #include <phalanx.h>
// #cgo noescape phalanx_mac_new_e
// #cgo nocallback phalanx_mac_new_e
// #cgo nocallback phalanx_mac_free
// #cgo noescape phalanx_mac_stream_new_e
// #cgo nocallback phalanx_mac_stream_new_e
// #cgo noescape phalanx_mac_stream_update_e
// #cgo nocallback phalanx_mac_stream_update_e
// #cgo noescape phalanx_mac_stream_finish_e
// #cgo nocallback phalanx_mac_stream_finish_e
// #cgo noescape phalanx_mac_stream_verify_e
// #cgo nocallback phalanx_mac_stream_verify_e
// #cgo noescape phalanx_mac_stream_dup_e
// #cgo nocallback phalanx_mac_stream_dup_e
// #cgo nocallback phalanx_mac_stream_free
import "C"

import (
	"bytes"
	"hash"
)

var _ hash.Cloner = (*MAC)(nil)

// MAC is a message that is authenticated in pieces.
type MAC struct {
	key       *handle[*C.phalanx_mac]
	state     *handle[*C.phalanx_mac_stream]
	nonce     []byte
	tag, size int
}

// NewMAC starts a message with an algorithm with RoleMAC. The nonce is nil, except for the GMAC of SP
// 800-38D and for the GOST 28147-89 MAC with a UKM.
func NewMAC(name string, key, nonce []byte, options ...string) (*MAC, error) {
	info, tag, err := describeKey(name, options)
	if err != nil {
		return nil, err
	}
	cname, coptions := text(name, options)
	defer freeText(cname, coptions)
	var out *C.phalanx_mac
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_mac_new_e(&out, cname, ptr(key), C.size_t(len(key)), coptions, &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	free := func(p *C.phalanx_mac) { C.phalanx_mac_free(p) }
	m := &MAC{key: newHandle(info.Name, out, free), nonce: bytes.Clone(nonce), tag: tag, size: info.BlockSize}
	if m.state, err = m.start(); err != nil {
		m.key.Close()
		return nil, err
	}
	return m, nil
}

func (m *MAC) start() (*handle[*C.phalanx_mac_stream], error) {
	if err := m.key.rlock(); err != nil {
		return nil, err
	}
	defer m.key.mu.RUnlock()
	var out *C.phalanx_mac_stream
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_mac_stream_new_e(&out, m.key.ptr, ptr(m.nonce), C.size_t(len(m.nonce)), &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return newHandle(m.key.name, out, freeMAC), nil
}

func freeMAC(p *C.phalanx_mac_stream) { C.phalanx_mac_stream_free(p) }

// Size returns the size of the tag.
func (m *MAC) Size() int { return m.tag }

// BlockSize returns the size of a block.
func (m *MAC) BlockSize() int { return m.size }

// Write adds the next piece. The error is ErrLimit if the message becomes too long.
func (m *MAC) Write(p []byte) (int, error) {
	if err := m.state.lock(); err != nil {
		return 0, err
	}
	defer m.state.mu.Unlock()
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(C.phalanx_mac_stream_update_e(m.state.ptr, ptr(p), C.size_t(len(p)), &e), &e); err != nil {
		return 0, err
	}
	return len(p), nil
}

// Sum appends the tag of the message so far to b. The message can go on. It panics with an *Error for
// an empty message if the algorithm does not allow that. Tag returns this error.
func (m *MAC) Sum(b []byte) []byte {
	tag, err := m.Tag()
	if err != nil {
		panic(err)
	}
	return append(b, tag...)
}

// Tag is like Sum, but returns errors.
func (m *MAC) Tag() ([]byte, error) {
	copied, err := m.dup()
	if err != nil {
		return nil, err
	}
	defer freeMAC(copied)
	tag := make([]byte, m.tag)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_mac_stream_finish_e(copied, ptr(tag), C.size_t(m.tag), &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return tag, nil
}

// Verify verifies the tag of the message so far in constant time. The message can go on.
func (m *MAC) Verify(tag []byte) error {
	copied, err := m.dup()
	if err != nil {
		return err
	}
	defer freeMAC(copied)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return failed(C.phalanx_mac_stream_verify_e(copied, ptr(tag), C.size_t(len(tag)), &e), &e)
}

func (m *MAC) dup() (*C.phalanx_mac_stream, error) {
	if err := m.state.lock(); err != nil {
		return nil, err
	}
	defer m.state.mu.Unlock()
	var out *C.phalanx_mac_stream
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return out, failed(C.phalanx_mac_stream_dup_e(&out, m.state.ptr, &e), &e)
}

// Reset starts a new message with the same key and nonce. With GMAC, that reveals the key if the
// messages differ, so make a new MAC with a new nonce instead. It panics after Close.
func (m *MAC) Reset() {
	state, err := m.start()
	if err != nil {
		panic(err)
	}
	old := m.state
	m.state = state
	old.Close()
}

// Clone copies the state, so that the message can continue in two ways. The copy has the same key:
// closing either of them closes it for Reset.
func (m *MAC) Clone() (hash.Cloner, error) {
	copied, err := m.dup()
	if err != nil {
		return nil, err
	}
	return &MAC{m.key, newHandle(m.state.name, copied, freeMAC), m.nonce, m.tag, m.size}, nil
}

// Close wipes the key and the state.
func (m *MAC) Close() error {
	m.key.Close()
	return m.state.Close()
}
