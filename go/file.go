package phalanx

// #include <stdlib.h>
// #include <phalanx.h>
// #cgo noescape phalanx_file_header_bytes_e
// #cgo nocallback phalanx_file_header_bytes_e
// #cgo noescape phalanx_file_plain_bytes_e
// #cgo nocallback phalanx_file_plain_bytes_e
// #cgo noescape phalanx_file_layout_e
// #cgo nocallback phalanx_file_layout_e
// #cgo noescape phalanx_file_chunks_of_e
// #cgo nocallback phalanx_file_chunks_of_e
// #cgo noescape phalanx_file_seal_chunks_e
// #cgo nocallback phalanx_file_seal_chunks_e
// #cgo noescape phalanx_file_open_chunks_e
// #cgo nocallback phalanx_file_open_chunks_e
import "C"

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"unsafe"
)

var (
	_ io.ReadSeekCloser = (*Reader)(nil)
	_ io.ReaderAt       = (*Reader)(nil)
	_ io.WriteCloser    = (*Writer)(nil)
)

// window is how many bytes of plaintext Reader and Writer process at once.
const window = 1 << 20

// longError has room for long file names.
type longError [1024]C.uint32_t

func (l *longError) e() *C.phalanx_error {
	e := (*C.phalanx_error)(unsafe.Pointer(l))
	e.struct_bytes = C.uint32_t(unsafe.Sizeof(*l))
	return e
}

// Secrets lock and open files: keys, passphrases, public keys, identities. A locked file can be opened
// with any one of its secrets.
type Secrets struct {
	set *handle[*C.phalanx_file_secrets]
}

// NewSecrets makes an empty set.
func NewSecrets() (*Secrets, error) {
	var out *C.phalanx_file_secrets
	var l longError
	if err := failed(C.phalanx_file_secrets_new_e(&out, l.e()), l.e()); err != nil {
		return nil, err
	}
	return &Secrets{newHandle("phalanx.Secrets", out, func(p *C.phalanx_file_secrets) { C.phalanx_file_secrets_free(p) })}, nil
}

// AddKeyFile adds the secret from a key file.
func (s *Secrets) AddKeyFile(path string) error {
	if err := checkText(path); err != nil {
		return err
	}
	cpath := C.CString(path)
	defer freeText(cpath)
	return s.add(func(e *C.phalanx_error) C.int { return C.phalanx_file_secrets_add_key_file_e(s.set.ptr, cpath, e) })
}

// AddKey adds the secret from the contents of a key file.
func (s *Secrets) AddKey(contents []byte) error {
	return s.add(func(e *C.phalanx_error) C.int {
		return C.phalanx_file_secrets_add_key_e(s.set.ptr, (*C.char)(unsafe.Pointer(ptr(contents))), C.size_t(len(contents)), e)
	})
}

// AddPassphrase adds a passphrase.
func (s *Secrets) AddPassphrase(passphrase []byte) error {
	return s.add(func(e *C.phalanx_error) C.int {
		return C.phalanx_file_secrets_add_passphrase_e(s.set.ptr, ptr(passphrase), C.size_t(len(passphrase)), e)
	})
}

// AddRecipients adds public keys, one per line. They lock files but cannot open them.
func (s *Secrets) AddRecipients(lines []byte) error {
	return s.add(func(e *C.phalanx_error) C.int {
		return C.phalanx_file_secrets_add_recipients_e(s.set.ptr, (*C.char)(unsafe.Pointer(ptr(lines))), C.size_t(len(lines)), e)
	})
}

// AddIdentity adds an identity from the contents of its file, and the passphrase that locks it, if any.
func (s *Secrets) AddIdentity(contents, passphrase []byte) error {
	return s.add(func(e *C.phalanx_error) C.int {
		return C.phalanx_file_secrets_add_identity_e(s.set.ptr, ptr(contents), C.size_t(len(contents)),
			ptr(passphrase), C.size_t(len(passphrase)), e)
	})
}

// checkSecrets rejects secrets that NewSecrets did not make.
func checkSecrets(s *Secrets) error {
	if s == nil || s.set == nil {
		return invalid(ErrNull, "phalanx: the secrets are nil: make them with NewSecrets")
	}
	return nil
}

func (s *Secrets) add(call func(*C.phalanx_error) C.int) error {
	if err := checkSecrets(s); err != nil {
		return err
	}
	if err := s.set.lock(); err != nil {
		return err
	}
	defer s.set.mu.Unlock()
	var l longError
	return failed(call(l.e()), l.e())
}

// Close wipes the secrets. Readers and writers are not affected.
func (s *Secrets) Close() error { return s.set.Close() }

// GenerateKey returns the contents of a new key file.
func GenerateKey() ([]byte, error) {
	out := make([]byte, 128)
	var written C.size_t
	var l longError
	status := C.phalanx_file_generate_key_e((*C.char)(unsafe.Pointer(&out[0])), C.size_t(len(out)), &written, l.e())
	if err := failed(status, l.e()); err != nil {
		return nil, err
	}
	return out[:written], nil
}

// GenerateIdentity returns the contents of a new identity's file and its public key.
func GenerateIdentity() (identity, recipient []byte, err error) {
	identity, recipient = make([]byte, 512), make([]byte, 4096)
	var n, m C.size_t
	var l longError
	status := C.phalanx_file_generate_identity_e((*C.char)(unsafe.Pointer(&identity[0])), C.size_t(len(identity)), &n,
		(*C.char)(unsafe.Pointer(&recipient[0])), C.size_t(len(recipient)), &m, l.e())
	if err := failed(status, l.e()); err != nil {
		return nil, nil, err
	}
	return identity[:n], recipient[:m], nil
}

// EncryptFile encrypts the file input to the file output, which appears once it is complete. Options
// are like "suite=kuznyechik-mgm", "threads=2" or "existing=replace".
func EncryptFile(input, output string, secrets *Secrets, options ...string) error {
	return secrets.file(input, output, options, func(in, out, opt *C.char, e *C.phalanx_error) C.int {
		return C.phalanx_file_encrypt_e(in, out, secrets.set.ptr, opt, nil, nil, e)
	})
}

// DecryptFile decrypts the file input to the file output, which only appears once all of it has been
// verified.
func DecryptFile(input, output string, secrets *Secrets, options ...string) error {
	return secrets.file(input, output, options, func(in, out, opt *C.char, e *C.phalanx_error) C.int {
		return C.phalanx_file_decrypt_e(in, out, secrets.set.ptr, opt, nil, nil, e)
	})
}

// VerifyFile verifies the whole file input without writing anything.
func VerifyFile(input string, secrets *Secrets, options ...string) error {
	return secrets.file(input, "", options, func(in, _, opt *C.char, e *C.phalanx_error) C.int {
		return C.phalanx_file_verify_e(in, secrets.set.ptr, opt, nil, nil, e)
	})
}

func (s *Secrets) file(input, output string, options []string, call func(in, out, opt *C.char, e *C.phalanx_error) C.int) error {
	if err := checkSecrets(s); err != nil {
		return err
	}
	if err := checkText(append([]string{input, output}, options...)...); err != nil {
		return err
	}
	if err := s.set.rlock(); err != nil {
		return err
	}
	defer s.set.mu.RUnlock()
	in, out, opt := C.CString(input), C.CString(output), C.CString(strings.Join(options, ";"))
	defer freeText(in, out, opt)
	var l longError
	err := failed(call(in, out, opt, l.e()), l.e())
	var e *Error
	if errors.As(err, &e) && e.Status == ErrIO {
		// The library describes the problem in words. This one can be compared.
		_, e.Cause = os.Stat(input)
	}
	return err
}

// parts unlocks a file for its chunks.
func (s *Secrets) parts(start []byte, plain uint64, direction C.int, options []string) (*handle[*C.phalanx_file_parts], error) {
	if err := checkSecrets(s); err != nil {
		return nil, err
	}
	if err := checkText(options...); err != nil {
		return nil, err
	}
	if err := s.set.rlock(); err != nil {
		return nil, err
	}
	defer s.set.mu.RUnlock()
	opt := C.CString(strings.Join(options, ";"))
	defer freeText(opt)
	var out *C.phalanx_file_parts
	var l longError
	status := C.phalanx_file_parts_new_e(&out, ptr(start), C.size_t(len(start)), C.uint64_t(plain), s.set.ptr, direction, opt, l.e())
	if err := failed(status, l.e()); err != nil {
		return nil, err
	}
	name := "phalanx.Reader"
	if direction == C.PHALANX_ENCRYPT {
		name = "phalanx.Writer"
	}
	return newHandle(name, out, func(p *C.phalanx_file_parts) { C.phalanx_file_parts_free(p) }), nil
}

// layout locates chunks. The caller holds the lock.
func layout(parts *C.phalanx_file_parts, first, end C.uint64_t) (C.phalanx_file_range, error) {
	var r C.phalanx_file_range
	r.struct_bytes = C.sizeof_phalanx_file_range
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return r, failed(C.phalanx_file_layout_e(parts, first, end, &r, &e), &e)
}

// Reader reads an encrypted file. Every byte that it returns has been verified. ReadAt may be called
// by any number of goroutines, Read and Seek by one at a time.
type Reader struct {
	src   io.ReaderAt
	owned io.Closer // closed with the reader, if not nil
	name  string    // the file that OpenFile opened, or empty
	parts *handle[*C.phalanx_file_parts]
	size  int64
	chunk int64

	mu       sync.Mutex
	position int64
	buffer   []byte // plaintext of the chunk that Read is in
	begin    int64  // position of the buffer
}

// headerStart is how many bytes of a file say how long its header is.
const headerStart = 56

// NewReader opens an encrypted file of size bytes. It verifies the last chunk, so truncated files are
// rejected at once.
func NewReader(src io.ReaderAt, size int64, secrets *Secrets, options ...string) (*Reader, error) {
	if src == nil {
		return nil, invalid(ErrNull, "phalanx: the source of NewReader is nil")
	}
	if size < 0 {
		return nil, invalid(ErrParameter, "phalanx: negative size")
	}
	start := make([]byte, min(size, headerStart))
	if err := readFull(src, start, 0); err != nil {
		return nil, err
	}
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	var n C.size_t
	if err := failed(C.phalanx_file_header_bytes_e(ptr(start), C.size_t(len(start)), &n, &e), &e); err != nil {
		return nil, err
	}
	if int64(n) > size {
		return nil, invalid(ErrAuthentication, "phalanx: the file is truncated: it ends within its header: copy it again")
	}
	header := make([]byte, n)
	if err := readFull(src, header, 0); err != nil {
		return nil, err
	}
	var plain C.uint64_t
	status := C.phalanx_file_plain_bytes_e(ptr(header), n, C.uint64_t(size), &plain, &e)
	if err := failed(status, &e); err != nil {
		return nil, err
	}
	parts, err := secrets.parts(header, uint64(plain), C.PHALANX_DECRYPT, options)
	if err != nil {
		return nil, err
	}
	r := &Reader{src: src, parts: parts, size: int64(plain)}
	first, err := layout(parts.ptr, 0, 1)
	if err == nil {
		r.chunk = int64(first.chunk_bytes)
		var last []byte
		last, _, err = r.open(r.size, r.size)
		wipe(last)
	}
	if err != nil {
		parts.Close()
		return nil, err
	}
	return r, nil
}

// OpenFile opens an encrypted file by its path.
func OpenFile(path string, secrets *Secrets, options ...string) (*Reader, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, &Error{Status: ErrIO, Text: "phalanx: " + err.Error(), Cause: err}
	}
	info, err := file.Stat()
	if err == nil {
		var r *Reader
		if r, err = NewReader(file, info.Size(), secrets, options...); err == nil {
			r.owned, r.name = file, path
			return r, nil
		}
	}
	file.Close()
	return nil, of(path, err)
}

// of adds the name of a file to an error. Errors of the operating system become those of this package.
func of(name string, err error) error {
	e := &Error{Status: ErrIO, Cause: err}
	if errors.As(err, &e) {
		e = &Error{Status: e.Status, Cause: e.Cause}
	}
	e.Text = name + ": " + strings.TrimPrefix(err.Error(), "phalanx: ")
	return e
}

// readFull reads all of dst. A file that ends early is an error.
func readFull(src io.ReaderAt, dst []byte, offset int64) error {
	n, err := src.ReadAt(dst, offset)
	if n == len(dst) {
		return nil
	}
	if err == nil || errors.Is(err, io.EOF) {
		err = io.ErrUnexpectedEOF
	}
	text := fmt.Sprintf("phalanx: cannot read %d bytes at offset %d: %v", len(dst), offset, err)
	return &Error{Status: ErrIO, Text: text, Cause: err}
}

// open decrypts the chunks that contain a range of the plaintext, and returns where they begin.
func (r *Reader) open(from, to int64) ([]byte, int64, error) {
	plain, begin, err := r.opened(from, to)
	if err != nil && r.name != "" {
		err = of(r.name, err)
	}
	return plain, begin, err
}

func (r *Reader) opened(from, to int64) ([]byte, int64, error) {
	if err := r.parts.rlock(); err != nil {
		return nil, 0, err
	}
	defer r.parts.mu.RUnlock()
	parts := r.parts.ptr
	var first, end C.uint64_t
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_file_chunks_of_e(parts, C.uint64_t(from), C.uint64_t(to), &first, &end, &e)
	if err := failed(status, &e); err != nil {
		return nil, 0, err
	}
	at, err := layout(parts, first, end)
	if err != nil {
		return nil, 0, err
	}
	sealed := make([]byte, at.file_end-at.file_begin)
	if err := readFull(r.src, sealed, int64(at.file_begin)); err != nil {
		return nil, 0, err
	}
	plain := make([]byte, at.plain_end-at.plain_begin)
	status = C.phalanx_file_open_chunks_e(parts, first, end, ptr(sealed), C.size_t(len(sealed)), ptr(plain), C.size_t(len(plain)), &e)
	if err := failed(status, &e); err != nil {
		return nil, 0, err
	}
	return plain, int64(at.plain_begin), nil
}

// check fails if the reader was closed.
func (r *Reader) check() error {
	err := r.parts.check()
	if err != nil && r.name != "" {
		err = of(r.name, err)
	}
	return err
}

// Size returns the size of the plaintext.
func (r *Reader) Size() int64 { return r.size }

// ReadAt reads plaintext at an offset.
func (r *Reader) ReadAt(p []byte, offset int64) (int, error) {
	if offset < 0 {
		return 0, invalid(ErrParameter, "phalanx: negative offset")
	}
	if err := r.check(); err != nil {
		return 0, err
	}
	n := 0
	for n < len(p) && offset < r.size {
		// End at the end of a chunk, so that no chunk is decrypted twice.
		stop := min(offset+int64(len(p)-n), (offset+window)/r.chunk*r.chunk, r.size)
		if stop <= offset {
			stop = min(offset+int64(len(p)-n), (offset/r.chunk+1)*r.chunk, r.size)
		}
		plain, begin, err := r.open(offset, stop)
		if err != nil {
			return n, err
		}
		copied := copy(p[n:], plain[offset-begin:])
		wipe(plain)
		n, offset = n+copied, offset+int64(copied)
	}
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

// Read reads the next bytes of the plaintext.
func (r *Reader) Read(p []byte) (int, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.check(); err != nil {
		return 0, err
	}
	if len(p) == 0 {
		return 0, nil
	}
	if r.position >= r.size {
		return 0, io.EOF
	}
	if r.position < r.begin || r.position >= r.begin+int64(len(r.buffer)) {
		plain, begin, err := r.open(r.position, r.position+1)
		if err != nil {
			return 0, err
		}
		wipe(r.buffer)
		r.buffer, r.begin = plain, begin
	}
	n := copy(p, r.buffer[r.position-r.begin:])
	r.position += int64(n)
	return n, nil
}

// Seek sets the position of the next Read.
func (r *Reader) Seek(offset int64, whence int) (int64, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.check(); err != nil {
		return 0, err
	}
	switch whence {
	case io.SeekStart:
	case io.SeekCurrent:
		offset += r.position
	case io.SeekEnd:
		offset += r.size
	default:
		return 0, invalid(ErrParameter, "phalanx: invalid whence")
	}
	if offset < 0 {
		return 0, invalid(ErrParameter, "phalanx: negative position")
	}
	r.position = offset
	return offset, nil
}

// Close wipes the key and all plaintext that the reader holds.
func (r *Reader) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	wipe(r.buffer)
	r.buffer = nil
	r.parts.Close()
	if r.owned == nil {
		return nil
	}
	owned := r.owned
	r.owned = nil
	return owned.Close()
}

// Writer writes an encrypted file. It needs the size of the plaintext at the start.
type Writer struct {
	mu     sync.Mutex
	dst    io.Writer
	parts  *handle[*C.phalanx_file_parts]
	size   int64
	chunk  int
	next   uint64 // number of the next chunk to write
	total  int64  // bytes written so far
	buffer []byte // plaintext of chunks that are not yet complete
	err    error  // the first error, after which nothing more is written
	closed bool
}

// NewWriter starts an encrypted file whose plaintext has size bytes. The file is complete only if
// Close succeeds. The secrets must include one that opens files, so public keys alone are rejected.
func NewWriter(dst io.Writer, size int64, secrets *Secrets, options ...string) (*Writer, error) {
	if dst == nil {
		return nil, invalid(ErrNull, "phalanx: the destination of NewWriter is nil")
	}
	if size < 0 {
		return nil, invalid(ErrParameter, "phalanx: negative size")
	}
	if err := checkText(options...); err != nil {
		return nil, err
	}
	draft, header, err := secrets.draft(uint64(size), options)
	if err != nil {
		return nil, err
	}
	parts, err := secrets.parts(draft, uint64(size), C.PHALANX_ENCRYPT, nil)
	if err != nil {
		return nil, err
	}
	first, err := layout(parts.ptr, 0, 1)
	if err == nil {
		err = writeFull(dst, header)
	}
	if err != nil {
		parts.Close()
		return nil, err
	}
	chunk := int(first.chunk_bytes)
	return &Writer{dst: dst, parts: parts, size: size, chunk: chunk, buffer: make([]byte, 0, max(1, window/chunk)*chunk)}, nil
}

// writeFull writes all of src. Like io.Copy, it does not trust writers that write less.
func writeFull(dst io.Writer, src []byte) error {
	n, err := dst.Write(src)
	if err == nil && n != len(src) {
		err = io.ErrShortWrite
	}
	return err
}

// draft makes a draft and its header.
func (s *Secrets) draft(size uint64, options []string) (draft, header []byte, err error) {
	if err := checkSecrets(s); err != nil {
		return nil, nil, err
	}
	if err := s.set.rlock(); err != nil {
		return nil, nil, err
	}
	defer s.set.mu.RUnlock()
	opt := C.CString(strings.Join(options, ";"))
	defer freeText(opt)
	draft = make([]byte, 65552)
	header = make([]byte, len(draft))
	var n, m C.size_t
	var l longError
	status := C.phalanx_file_draft_new_e(s.set.ptr, opt, C.uint64_t(size), ptr(draft), C.size_t(len(draft)), &n, l.e())
	if err := failed(status, l.e()); err != nil {
		return nil, nil, err
	}
	status = C.phalanx_file_draft_header_e(ptr(draft), n, ptr(header), C.size_t(len(header)), &m, l.e())
	if err := failed(status, l.e()); err != nil {
		return nil, nil, err
	}
	return draft[:n], header[:m], nil
}

// Write encrypts the next bytes.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.parts == nil {
		return 0, errZero
	}
	if w.closed {
		return 0, w.parts.errClosed()
	}
	if w.err == nil && int64(len(p)) > w.size-w.total {
		w.err = invalid(ErrLength, fmt.Sprintf("phalanx: more than the %d bytes that NewWriter was given", w.size))
	}
	n := 0
	for w.err == nil && n < len(p) {
		if len(w.buffer) == cap(w.buffer) {
			w.flush()
			continue
		}
		room := min(len(p)-n, cap(w.buffer)-len(w.buffer))
		w.buffer = append(w.buffer, p[n:n+room]...)
		n, w.total = n+room, w.total+int64(room)
	}
	return n, w.err
}

// flush writes the buffered chunks.
func (w *Writer) flush() {
	w.parts.mu.RLock()
	defer w.parts.mu.RUnlock()
	// An empty file has one empty chunk.
	end := w.next + uint64(max(1, (len(w.buffer)+w.chunk-1)/w.chunk))
	at, err := layout(w.parts.ptr, C.uint64_t(w.next), C.uint64_t(end))
	if err != nil {
		w.err = err
		return
	}
	sealed := make([]byte, at.file_end-at.file_begin)
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	status := C.phalanx_file_seal_chunks_e(w.parts.ptr, C.uint64_t(w.next), C.uint64_t(end), ptr(w.buffer), C.size_t(len(w.buffer)),
		ptr(sealed), C.size_t(len(sealed)), &e)
	wipe(w.buffer)
	w.buffer = w.buffer[:0]
	if w.err = failed(status, &e); w.err == nil {
		w.err = writeFull(w.dst, sealed)
		w.next = end
	}
}

// Close writes the last chunks, and wipes the key. If it returns an error, the file is incomplete.
func (w *Writer) Close() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.parts == nil {
		return errZero
	}
	if w.closed {
		return w.err
	}
	w.closed = true
	if w.err == nil && w.total < w.size {
		w.err = invalid(ErrLength, fmt.Sprintf("phalanx: closed after %d of %d bytes", w.total, w.size))
	}
	if w.err == nil && (len(w.buffer) > 0 || w.size == 0) {
		w.flush()
	}
	wipe(w.buffer)
	w.parts.Close()
	return w.err
}
