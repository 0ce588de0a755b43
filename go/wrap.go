package phalanx

// #include <phalanx.h>
// #cgo noescape phalanx_wrap_new_e
// #cgo nocallback phalanx_wrap_new_e
// #cgo noescape phalanx_wrap_wrap_e
// #cgo nocallback phalanx_wrap_wrap_e
// #cgo noescape phalanx_wrap_unwrap_e
// #cgo nocallback phalanx_wrap_unwrap_e
// #cgo nocallback phalanx_wrap_free
// #cgo noescape phalanx_derive_e
// #cgo nocallback phalanx_derive_e
// #cgo noescape phalanx_xts_new_e
// #cgo nocallback phalanx_xts_new_e
// #cgo noescape phalanx_xts_encrypt_sectors_e
// #cgo nocallback phalanx_xts_encrypt_sectors_e
// #cgo noescape phalanx_xts_decrypt_sectors_e
// #cgo nocallback phalanx_xts_decrypt_sectors_e
// #cgo noescape phalanx_xts_encrypt_e
// #cgo nocallback phalanx_xts_encrypt_e
// #cgo noescape phalanx_xts_decrypt_e
// #cgo nocallback phalanx_xts_decrypt_e
// #cgo nocallback phalanx_xts_free
import "C"

// Wrap is a key that wraps other keys.
type Wrap struct {
	key *handle[*C.phalanx_wrap]
}

// NewWrap makes a key of an algorithm with RoleWrap, such as "kuznyechik-kexp15".
func NewWrap(name string, key []byte, options ...string) (*Wrap, error) {
	if err := checkText(append([]string{name}, options...)...); err != nil {
		return nil, err
	}
	cname, coptions := text(name, options)
	defer freeText(cname, coptions)
	var out *C.phalanx_wrap
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_wrap_new_e(&out, cname, ptr(key), C.size_t(len(key)), coptions, &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return &Wrap{newHandle(name, out, func(p *C.phalanx_wrap) { C.phalanx_wrap_free(p) })}, nil
}

// Wrap encrypts and authenticates a key.
func (w *Wrap) Wrap(nonce, key []byte) ([]byte, error) {
	if err := w.key.rlock(); err != nil {
		return nil, err
	}
	defer w.key.mu.RUnlock()
	return filled(len(key), func(out []byte, written *C.size_t, e *C.phalanx_error) C.int {
		return C.phalanx_wrap_wrap_e(w.key.ptr, ptr(nonce), C.size_t(len(nonce)), ptr(key), C.size_t(len(key)),
			ptr(out), C.size_t(len(out)), written, e)
	})
}

// Unwrap verifies and decrypts a wrapped key. The nonce is nil if the wrapped key contains it.
func (w *Wrap) Unwrap(nonce, wrapped []byte) ([]byte, error) {
	if err := w.key.rlock(); err != nil {
		return nil, err
	}
	defer w.key.mu.RUnlock()
	return filled(len(wrapped), func(out []byte, written *C.size_t, e *C.phalanx_error) C.int {
		return C.phalanx_wrap_unwrap_e(w.key.ptr, ptr(nonce), C.size_t(len(nonce)), ptr(wrapped), C.size_t(len(wrapped)),
			ptr(out), C.size_t(len(out)), written, e)
	})
}

// Close wipes the key.
func (w *Wrap) Close() error { return w.key.Close() }

// Derive derives a key with an algorithm with RoleDerivation, such as "gost89-kek-diversify".
func Derive(name string, key, seed []byte, options ...string) ([]byte, error) {
	if err := checkText(append([]string{name}, options...)...); err != nil {
		return nil, err
	}
	cname, coptions := text(name, options)
	defer freeText(cname, coptions)
	return filled(len(key), func(out []byte, written *C.size_t, e *C.phalanx_error) C.int {
		return C.phalanx_derive_e(cname, ptr(key), C.size_t(len(key)), coptions, ptr(seed), C.size_t(len(seed)),
			ptr(out), C.size_t(len(out)), written, e)
	})
}

// roomToWrap is more than wrapping adds to a key: at most a nonce, a checksum and padding, each of
// which is at most one block of 64 bytes.
const roomToWrap = 256

// filled calls a function that writes at most n + roomToWrap bytes, and says how many.
func filled(n int, call func([]byte, *C.size_t, *C.phalanx_error) C.int) ([]byte, error) {
	out := make([]byte, n+roomToWrap)
	var written C.size_t
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(call(out, &written, &e), &e); err != nil {
		return nil, err
	}
	return out[:written:written], nil
}

// XTS is a key for sectors. Modifications are not detected.
type XTS struct {
	key *handle[*C.phalanx_xts]
}

// NewXTS makes a key of an algorithm with RoleXTS.
func NewXTS(name string, key []byte, options ...string) (*XTS, error) {
	if err := checkText(append([]string{name}, options...)...); err != nil {
		return nil, err
	}
	cname, coptions := text(name, options)
	defer freeText(cname, coptions)
	var out *C.phalanx_xts
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_xts_new_e(&out, cname, ptr(key), C.size_t(len(key)), coptions, &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return &XTS{newHandle(name, out, func(p *C.phalanx_xts) { C.phalanx_xts_free(p) })}, nil
}

// Encrypt encrypts one data unit with its tweak. dst and src have the same length, and are the same
// or do not overlap.
func (x *XTS) Encrypt(dst, tweak, src []byte) error {
	return x.call(dst, src, func(e *C.phalanx_error) C.int {
		return C.phalanx_xts_encrypt_e(x.key.ptr, ptr(tweak), C.size_t(len(tweak)), ptr(src), ptr(dst), C.size_t(len(src)), e)
	})
}

// Decrypt decrypts one data unit.
func (x *XTS) Decrypt(dst, tweak, src []byte) error {
	return x.call(dst, src, func(e *C.phalanx_error) C.int {
		return C.phalanx_xts_decrypt_e(x.key.ptr, ptr(tweak), C.size_t(len(tweak)), ptr(src), ptr(dst), C.size_t(len(src)), e)
	})
}

// EncryptSectors encrypts sectors of size bytes, of which the first has the number first. The last may
// be shorter.
func (x *XTS) EncryptSectors(dst, src []byte, first uint64, size int) error {
	return x.sectors(dst, src, size, func(e *C.phalanx_error) C.int {
		return C.phalanx_xts_encrypt_sectors_e(x.key.ptr, C.uint64_t(first), C.size_t(size), ptr(src), ptr(dst), C.size_t(len(src)), e)
	})
}

// DecryptSectors decrypts sectors.
func (x *XTS) DecryptSectors(dst, src []byte, first uint64, size int) error {
	return x.sectors(dst, src, size, func(e *C.phalanx_error) C.int {
		return C.phalanx_xts_decrypt_sectors_e(x.key.ptr, C.uint64_t(first), C.size_t(size), ptr(src), ptr(dst), C.size_t(len(src)), e)
	})
}

func (x *XTS) sectors(dst, src []byte, size int, call func(*C.phalanx_error) C.int) error {
	if size < 0 {
		return invalid(ErrParameter, "phalanx: negative sector size")
	}
	return x.call(dst, src, call)
}

// Close wipes the key.
func (x *XTS) Close() error { return x.key.Close() }

func (x *XTS) call(dst, src []byte, call func(*C.phalanx_error) C.int) error {
	if len(dst) != len(src) {
		return invalid(ErrLength, "phalanx: input and output of different lengths")
	}
	if err := x.key.rlock(); err != nil {
		return err
	}
	defer x.key.mu.RUnlock()
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return failed(call(&e), &e)
}
