package phalanx

// #include <phalanx.h>
// #cgo noescape phalanx_cipher_new_e
// #cgo nocallback phalanx_cipher_new_e
// #cgo noescape phalanx_cipher_encrypt_e
// #cgo nocallback phalanx_cipher_encrypt_e
// #cgo noescape phalanx_cipher_decrypt_e
// #cgo nocallback phalanx_cipher_decrypt_e
// #cgo nocallback phalanx_cipher_free
// #cgo noescape phalanx_stream_new_e
// #cgo nocallback phalanx_stream_new_e
// #cgo noescape phalanx_stream_apply_e
// #cgo nocallback phalanx_stream_apply_e
// #cgo noescape phalanx_stream_seek_e
// #cgo nocallback phalanx_stream_seek_e
// #cgo noescape phalanx_stream_dup_e
// #cgo nocallback phalanx_stream_dup_e
// #cgo nocallback phalanx_stream_free
// #cgo noescape phalanx_block_mode_new_e
// #cgo nocallback phalanx_block_mode_new_e
// #cgo noescape phalanx_block_mode_update_e
// #cgo nocallback phalanx_block_mode_update_e
// #cgo noescape phalanx_block_mode_finish_e
// #cgo nocallback phalanx_block_mode_finish_e
// #cgo nocallback phalanx_block_mode_free
import "C"

import "crypto/cipher"

var (
	_ cipher.Block  = (*Block)(nil)
	_ cipher.Stream = (*Stream)(nil)
)

// Cipher is a key of an unauthenticated mode. Modifications of the ciphertext are not detected, so
// prefer AEAD.
type Cipher struct {
	key  *handle[*C.phalanx_cipher]
	info Algorithm
}

// NewCipher makes a key of an algorithm with RoleBlocks, RoleStream or RoleBlockMode.
func NewCipher(name string, key []byte, options ...string) (*Cipher, error) {
	info, _, err := describeKey(name, options)
	if err != nil {
		return nil, err
	}
	cname, coptions := text(name, options)
	defer freeText(cname, coptions)
	var out *C.phalanx_cipher
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_cipher_new_e(&out, cname, ptr(key), C.size_t(len(key)), coptions, &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	free := func(p *C.phalanx_cipher) { C.phalanx_cipher_free(p) }
	return &Cipher{newHandle(info.Name, out, free), info}, nil
}

// Close wipes the key. Streams in progress are not affected.
func (c *Cipher) Close() error { return c.key.Close() }

// Encrypt encrypts a whole message without padding, and appends it to dst.
func (c *Cipher) Encrypt(dst, iv, src []byte) ([]byte, error) {
	return c.whole(dst, iv, src, C.PHALANX_ENCRYPT)
}

// Decrypt decrypts a whole message without padding, and appends it to dst.
func (c *Cipher) Decrypt(dst, iv, src []byte) ([]byte, error) {
	return c.whole(dst, iv, src, C.PHALANX_DECRYPT)
}

func (c *Cipher) whole(dst, iv, src []byte, direction C.int) ([]byte, error) {
	whole, out := grow(dst, len(src))
	if err := c.crypt(out, iv, src, direction); err != nil {
		return nil, err
	}
	return whole, nil
}

func (c *Cipher) crypt(out, iv, src []byte, direction C.int) error {
	if err := c.key.rlock(); err != nil {
		return err
	}
	defer c.key.mu.RUnlock()
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	n := C.size_t(len(src))
	if direction == C.PHALANX_ENCRYPT {
		return failed(C.phalanx_cipher_encrypt_e(c.key.ptr, ptr(iv), C.size_t(len(iv)), ptr(src), ptr(out), n, &e), &e)
	}
	return failed(C.phalanx_cipher_decrypt_e(c.key.ptr, ptr(iv), C.size_t(len(iv)), ptr(src), ptr(out), n, &e), &e)
}

// Block is a block cipher. The modes of crypto/cipher accept it, but those of this package are faster,
// because they process several blocks at once.
type Block struct{ cipher Cipher }

// NewBlock makes a key of an algorithm with RoleBlocks, such as "kuznyechik-ecb".
func NewBlock(name string, key []byte, options ...string) (*Block, error) {
	c, err := NewCipher(name, key, options...)
	if err != nil {
		return nil, err
	}
	if c.info.Role != RoleBlocks {
		c.Close()
		return nil, invalid(ErrAlgorithm, c.info.Name+": not a block cipher; use NewCipher")
	}
	return &Block{*c}, nil
}

// BlockSize returns the size of blocks.
func (b *Block) BlockSize() int { return b.cipher.info.BlockSize }

// Encrypt encrypts one block. It panics if dst or src is shorter than a block, if they overlap
// inexactly, and after Close.
func (b *Block) Encrypt(dst, src []byte) { b.crypt(dst, src, C.PHALANX_ENCRYPT) }

// Decrypt decrypts one block. It panics like Encrypt.
func (b *Block) Decrypt(dst, src []byte) { b.crypt(dst, src, C.PHALANX_DECRYPT) }

// Close wipes the key.
func (b *Block) Close() error { return b.cipher.Close() }

func (b *Block) crypt(dst, src []byte, direction C.int) {
	n := b.BlockSize()
	if len(src) < n {
		panic("phalanx: input not full block")
	}
	if len(dst) < n {
		panic("phalanx: output not full block")
	}
	if overlapsInexactly(dst[:n], src[:n]) {
		panic("phalanx: invalid buffer overlap")
	}
	if err := b.cipher.crypt(dst[:n], nil, src[:n], direction); err != nil {
		panic(err)
	}
}

// Stream is a message that is encrypted or decrypted in pieces of any size.
type Stream struct {
	state *handle[*C.phalanx_stream]
}

// Encrypter starts encrypting a message with a key of RoleStream.
func (c *Cipher) Encrypter(iv []byte) (*Stream, error) { return c.stream(iv, C.PHALANX_ENCRYPT) }

// Decrypter starts decrypting a message with a key of RoleStream.
func (c *Cipher) Decrypter(iv []byte) (*Stream, error) { return c.stream(iv, C.PHALANX_DECRYPT) }

func (c *Cipher) stream(iv []byte, direction C.int) (*Stream, error) {
	if err := c.key.rlock(); err != nil {
		return nil, err
	}
	defer c.key.mu.RUnlock()
	var out *C.phalanx_stream
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_stream_new_e(&out, c.key.ptr, direction, ptr(iv), C.size_t(len(iv)), &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	return newStream(c.info.Name, out), nil
}

func newStream(name string, out *C.phalanx_stream) *Stream {
	return &Stream{newHandle(name, out, func(p *C.phalanx_stream) { C.phalanx_stream_free(p) })}
}

// XORKeyStream encrypts or decrypts the next piece. Like all streams of crypto/cipher, it panics if
// dst is shorter than src or overlaps it inexactly. It also panics with an *Error if the message
// becomes too long. Apply returns these errors.
func (s *Stream) XORKeyStream(dst, src []byte) {
	if len(dst) < len(src) {
		panic("phalanx: output smaller than input")
	}
	if overlapsInexactly(dst[:len(src)], src) {
		panic("phalanx: invalid buffer overlap")
	}
	if err := s.Apply(dst, src); err != nil {
		panic(err)
	}
}

// Apply is like XORKeyStream, but returns errors.
func (s *Stream) Apply(dst, src []byte) error {
	if len(dst) < len(src) {
		return invalid(ErrLength, "phalanx: output smaller than input")
	}
	if err := s.state.lock(); err != nil {
		return err
	}
	defer s.state.mu.Unlock()
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	n := len(src)
	return failed(C.phalanx_stream_apply_e(s.state.ptr, ptr(src), ptr(dst[:n]), C.size_t(n), &e), &e)
}

// SetPosition moves to a position in the message. CFB and OFB return ErrAlgorithm.
func (s *Stream) SetPosition(position uint64) error {
	if err := s.state.lock(); err != nil {
		return err
	}
	defer s.state.mu.Unlock()
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return failed(C.phalanx_stream_seek_e(s.state.ptr, C.uint64_t(position), &e), &e)
}

// Clone copies the state. Continuing both with different data reveals both messages.
func (s *Stream) Clone() (*Stream, error) {
	if err := s.state.lock(); err != nil {
		return nil, err
	}
	defer s.state.mu.Unlock()
	var out *C.phalanx_stream
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(C.phalanx_stream_dup_e(&out, s.state.ptr, &e), &e); err != nil {
		return nil, err
	}
	return newStream(s.state.name, out), nil
}

// Close wipes the state.
func (s *Stream) Close() error { return s.state.Close() }

// BlockMode is a message in CBC or DSTU 7624 CFB that is processed in pieces, with the padding of the
// option "padding".
type BlockMode struct {
	state *handle[*C.phalanx_block_mode]
	block int
}

// BlockEncrypter starts encrypting a message with a key of RoleBlockMode.
func (c *Cipher) BlockEncrypter(iv []byte) (*BlockMode, error) {
	return c.blockMode(iv, C.PHALANX_ENCRYPT)
}

// BlockDecrypter starts decrypting a message with a key of RoleBlockMode.
func (c *Cipher) BlockDecrypter(iv []byte) (*BlockMode, error) {
	return c.blockMode(iv, C.PHALANX_DECRYPT)
}

func (c *Cipher) blockMode(iv []byte, direction C.int) (*BlockMode, error) {
	if err := c.key.rlock(); err != nil {
		return nil, err
	}
	defer c.key.mu.RUnlock()
	var out *C.phalanx_block_mode
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_block_mode_new_e(&out, c.key.ptr, direction, ptr(iv), C.size_t(len(iv)), &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	free := func(p *C.phalanx_block_mode) { C.phalanx_block_mode_free(p) }
	return &BlockMode{newHandle(c.info.Name, out, free), c.info.BlockSize}, nil
}

// Update processes the next piece and appends all finished bytes to dst.
func (m *BlockMode) Update(dst, src []byte) ([]byte, error) {
	return m.append(dst, len(src)+m.block, func(out []byte, written *C.size_t, e *C.phalanx_error) C.int {
		return C.phalanx_block_mode_update_e(m.state.ptr, ptr(src), C.size_t(len(src)), ptr(out), C.size_t(len(out)), written, e)
	})
}

// Finish ends the message and appends the remaining bytes to dst, with padding added or removed. Do
// not let anyone who can submit ciphertexts see that it failed: that is a padding oracle.
func (m *BlockMode) Finish(dst []byte) ([]byte, error) {
	return m.append(dst, m.block, func(out []byte, written *C.size_t, e *C.phalanx_error) C.int {
		return C.phalanx_block_mode_finish_e(m.state.ptr, ptr(out), C.size_t(len(out)), written, e)
	})
}

func (m *BlockMode) append(dst []byte, room int, call func([]byte, *C.size_t, *C.phalanx_error) C.int) ([]byte, error) {
	if err := m.state.lock(); err != nil {
		return nil, err
	}
	defer m.state.mu.Unlock()
	whole, out := grow(dst, room)
	var written C.size_t
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(call(out, &written, &e), &e); err != nil {
		return nil, err
	}
	return whole[:len(dst)+int(written)], nil
}

// Close wipes the state.
func (m *BlockMode) Close() error { return m.state.Close() }
