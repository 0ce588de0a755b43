// Package phalanx calls libphalanx, which encrypts, authenticates and hashes in constant time with
// Kalyna, Kuznyechik, Magma, GOST 28147-89, uBlock, Streebog and Kupyna.
//
// Algorithms are chosen by name, alias or OID. Options are strings such as "tag=12" or "level=avx2".
// All sizes are in bytes. Handles wipe and free their keys when they are closed, or some time after
// they become unreachable. Any number of goroutines may share a key, and one of them may close it. Only
// one at a time may use a message in pieces.
package phalanx

// #cgo pkg-config: phalanx
// #include <stdlib.h>
// #include <phalanx.h>
// #cgo noescape phalanx_describe_e
// #cgo nocallback phalanx_describe_e
// #cgo noescape phalanx_list
// #cgo nocallback phalanx_list
// #cgo noescape phalanx_selftest_e
// #cgo nocallback phalanx_selftest_e
// #cgo noescape phalanx_wipe
// #cgo nocallback phalanx_wipe
import "C"

import (
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"unsafe"
)

// Status says why a call failed. Compare with errors.Is(err, phalanx.ErrAuthentication).
type Status int

// The statuses of libphalanx. Their Error methods say what they mean.
const (
	ErrNull           Status = C.PHALANX_E_NULL
	ErrAlgorithm      Status = C.PHALANX_E_ALGORITHM
	ErrLength         Status = C.PHALANX_E_LENGTH
	ErrAuthentication Status = C.PHALANX_E_AUTH
	ErrLimit          Status = C.PHALANX_E_LIMIT
	ErrParameter      Status = C.PHALANX_E_PARAMETER
	ErrState          Status = C.PHALANX_E_STATE
	ErrIO             Status = C.PHALANX_E_IO
	ErrLevel          Status = C.PHALANX_E_LEVEL
	ErrInternal       Status = C.PHALANX_E_INTERNAL
)

var meanings = map[Status]string{
	ErrNull:           "a required argument is missing",
	ErrAlgorithm:      "unknown algorithm, or it has another role",
	ErrLength:         "invalid length, or overlapping buffers",
	ErrAuthentication: "authentication failed, or invalid padding",
	ErrLimit:          "longer than the algorithm allows",
	ErrParameter:      "invalid option or value",
	ErrState:          "the handle was closed, or its message has ended",
	ErrIO:             "an operating system error",
	ErrLevel:          "this CPU does not support the level",
	ErrInternal:       "a defect in the library",
}

func (s Status) Error() string {
	if meaning, ok := meanings[s]; ok {
		return "phalanx: " + meaning
	}
	return "phalanx: status " + strconv.Itoa(int(s))
}

// Error is why a call failed.
type Error struct {
	Status Status
	// Text describes the problem, with the name of the algorithm, option or file if there is one.
	Text string
	// Cause is the error of the operating system or of a reader, such as fs.ErrNotExist, or nil.
	Cause error
}

func (e *Error) Error() string { return e.Text }

// Unwrap returns the status and the cause, for errors.Is.
func (e *Error) Unwrap() []error {
	if e.Cause == nil {
		return []error{e.Status}
	}
	return []error{e.Status, e.Cause}
}

// goNames replaces names of C that texts of the library mention.
var goNames = strings.NewReplacer(
	"phalanx_list lists", "Algorithms lists", "the role PHALANX_ROLE_STREAM", "RoleStream",
	"the role PHALANX_ROLE_BLOCK_MODE", "RoleBlockMode", "phalanx_file_secrets_add_...", "a method of Secrets such as AddKey")

// failed converts the result of a function whose name ends in _e.
func failed(status C.int, e *C.phalanx_error) error {
	if status == C.PHALANX_OK {
		return nil
	}
	return &Error{Status: Status(status), Text: goNames.Replace(C.GoString(&e.text[0]))}
}

// invalid makes an error that this package finds itself.
func invalid(status Status, text string) error { return &Error{Status: status, Text: text} }

// maxDerived is how many bytes HashMAC and KDF allocate at most, which is more than any protocol needs.
const maxDerived = 1 << 26

// checkDerived rejects lengths before they are allocated. The library has the limits of the algorithm.
func checkDerived(status Status, name string, size int) error {
	if size < 0 || size > maxDerived {
		return invalid(status, fmt.Sprintf("%s: invalid output length: %d bytes (at most %d)", name, size, maxDerived))
	}
	return nil
}

// errZero is the error for objects that no function of this package made.
var errZero = invalid(ErrState, "phalanx: used without being made by a function such as NewAEAD, NewHash or NewSecrets")

// handle owns an object of the library. Methods hold the lock during a call, which also keeps the
// handle reachable until the call has returned. It is nil in zero values.
type handle[P any] struct {
	name    string // for errors
	mu      sync.RWMutex
	ptr     P
	closed  bool
	free    func(P)
	cleanup runtime.Cleanup
}

func newHandle[P any](name string, ptr P, free func(P)) *handle[P] {
	h := &handle[P]{name: name, ptr: ptr, free: free}
	h.cleanup = runtime.AddCleanup(h, free, ptr)
	return h
}

// lock locks the object for a call that changes it. It fails, without a lock, if the object was closed.
func (h *handle[P]) lock() error {
	if h == nil {
		return errZero
	}
	h.mu.Lock()
	if h.closed {
		h.mu.Unlock()
		return h.errClosed()
	}
	return nil
}

// rlock locks the object for a call that may run at the same time as others. It fails, without a lock,
// if the object was closed.
func (h *handle[P]) rlock() error {
	if h == nil {
		return errZero
	}
	h.mu.RLock()
	if h.closed {
		h.mu.RUnlock()
		return h.errClosed()
	}
	return nil
}

func (h *handle[P]) errClosed() error { return invalid(ErrState, h.name+": used after Close") }

// check fails if the object was closed.
func (h *handle[P]) check() error {
	err := h.rlock()
	if err == nil {
		h.mu.RUnlock()
	}
	return err
}

// Close waits for calls in progress, then wipes and frees the object. Closing twice is allowed.
func (h *handle[P]) Close() error {
	if h == nil {
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.closed {
		h.closed = true
		h.cleanup.Stop()
		h.free(h.ptr)
	}
	return nil
}

// ptr returns the address of the first byte, or nil if there is none.
func ptr(b []byte) *C.uint8_t {
	if len(b) == 0 {
		return nil
	}
	return (*C.uint8_t)(unsafe.Pointer(&b[0]))
}

// text converts strings for a call, after which the caller frees them.
func text(name string, options []string) (cname, coptions *C.char) {
	return C.CString(name), C.CString(strings.Join(options, ";"))
}

func freeText(texts ...*C.char) {
	for _, t := range texts {
		C.free(unsafe.Pointer(t))
	}
}

// checkText rejects strings that C would read only in part.
func checkText(texts ...string) error {
	for _, t := range texts {
		if strings.IndexByte(t, 0) >= 0 {
			return invalid(ErrParameter, strconv.Quote(t)+": contains a NUL character")
		}
	}
	return nil
}

// grow appends n bytes to dst, and returns the whole slice and the new bytes.
func grow(dst []byte, n int) (whole, tail []byte) {
	total := len(dst) + n
	if cap(dst) >= total {
		whole = dst[:total]
	} else {
		whole = make([]byte, total)
		copy(whole, dst)
	}
	return whole, whole[len(dst):]
}

// overlaps reports whether two slices share memory.
func overlaps(a, b []byte) bool {
	if len(a) == 0 || len(b) == 0 {
		return false
	}
	aFirst, bFirst := uintptr(unsafe.Pointer(&a[0])), uintptr(unsafe.Pointer(&b[0]))
	return aFirst < bFirst+uintptr(len(b)) && bFirst < aFirst+uintptr(len(a))
}

// overlapsInexactly reports whether two slices share memory but begin at different addresses.
func overlapsInexactly(a, b []byte) bool {
	return overlaps(a, b) && &a[0] != &b[0]
}

// wipe clears a secret of this package.
func wipe(b []byte) { C.phalanx_wipe(ptr(b), C.size_t(len(b))) }

// Role says what an algorithm is for.
type Role int

// The roles of algorithms, with the function that makes a key of each.
const (
	RoleBlocks     Role = C.PHALANX_ROLE_BLOCKS     // NewBlock, NewCipher
	RoleStream     Role = C.PHALANX_ROLE_STREAM     // NewCipher
	RoleBlockMode  Role = C.PHALANX_ROLE_BLOCK_MODE // NewCipher
	RoleAEAD       Role = C.PHALANX_ROLE_AEAD       // NewAEAD
	RoleMAC        Role = C.PHALANX_ROLE_MAC        // NewMAC
	RoleXTS        Role = C.PHALANX_ROLE_XTS        // NewXTS
	RoleWrap       Role = C.PHALANX_ROLE_WRAP       // NewWrap
	RoleDerivation Role = C.PHALANX_ROLE_DERIVATION // Derive
)

// Rules for nonces, in Algorithm.NonceRule.
const (
	NonceNone               = C.PHALANX_NONCE_NONE                  // there is no nonce
	NonceUnique             = C.PHALANX_NONCE_UNIQUE                // never reuse it with the same key
	NonceUniqueFirstBitZero = C.PHALANX_NONCE_UNIQUE_FIRST_BIT_ZERO // the same, and its first bit is 0
	NonceCounters           = C.PHALANX_NONCE_COUNTERS              // the first of the counters, none of which may repeat
	NonceRandom             = C.PHALANX_NONCE_RANDOM                // must be unpredictable
	NoncePlace              = C.PHALANX_NONCE_PLACE                 // a position, such as a sector number
	NonceAgreed             = C.PHALANX_NONCE_AGREED                // agreed between the parties, may repeat
)

// Where an algorithm comes from, in Algorithm.Status.
const (
	StatusStandard      = C.PHALANX_STATUS_STANDARD      // defined by a standard
	StatusOurs          = C.PHALANX_STATUS_OURS          // assembled by this project from parts of a standard
	StatusCompatibility = C.PHALANX_STATUS_COMPATIBILITY // for existing software, not for new designs
)

// Algorithm describes an algorithm. Sizes are defaults where options can change them.
type Algorithm struct {
	Name    string
	Aliases []string
	OID     string // "" if there is none
	Cipher  string
	// Section is the standard that defines it, with the section.
	Section string
	Options []string
	// Needs are the required options, with example values.
	Needs                                           string
	Role                                            Role
	Status, NonceRule                               int
	KeySize, BlockSize, NonceSize, TagSize          int
	NonceMinSize, NonceMaxSize, NonceStep           uint32
	TagMinSize, TagMaxSize                          int
	MessageMinSize, MessageStep, MessageNotMultiple uint32
	// NonceCarried is whether a wrapped key contains the nonce.
	NonceCarried bool
	// MessageEmptyWithAAD is whether an empty message is allowed if there is associated data.
	MessageEmptyWithAAD bool
	// MessageMaxSize is the maximum message size, or math.MaxUint64.
	MessageMaxSize uint64
	// AdvisedKeyBytes is the recommended limit on all data under one key. It is not enforced.
	AdvisedKeyBytes uint64
}

func algorithm(info *C.phalanx_info) Algorithm {
	words := func(s *C.char) []string { return strings.Fields(C.GoString(s)) }
	return Algorithm{
		Name: C.GoString(info.name), Aliases: words(info.aliases), OID: C.GoString(info.oid),
		Cipher: C.GoString(info.cipher), Section: C.GoString(info.section), Options: words(info.options),
		Needs: C.GoString(info.needs), Role: Role(info.role), Status: int(info.status), NonceRule: int(info.nonce_rule),
		KeySize: int(info.key_bytes), BlockSize: int(info.block_bytes), NonceSize: int(info.nonce_bytes),
		TagSize: int(info.tag_bytes), NonceMinSize: uint32(info.nonce_min_bytes),
		NonceMaxSize: uint32(info.nonce_max_bytes), NonceStep: uint32(info.nonce_step),
		TagMinSize: int(info.tag_min_bytes), TagMaxSize: int(info.tag_max_bytes),
		MessageMinSize: uint32(info.message_min_bytes), MessageStep: uint32(info.message_step),
		MessageNotMultiple:  uint32(info.message_not_multiple_of),
		NonceCarried:        info.nonce_carried == 1,
		MessageEmptyWithAAD: info.message_empty_with_aad == 1,
		MessageMaxSize:      uint64(info.message_bytes), AdvisedKeyBytes: uint64(info.advised_key_bytes),
	}
}

// Algorithms describes all algorithms except hash functions and their MACs and key derivations.
func Algorithms() []Algorithm {
	var all []Algorithm
	for i := 0; ; i++ {
		var info C.phalanx_info
		info.struct_bytes = C.sizeof_phalanx_info
		if C.phalanx_list(C.size_t(i), &info) != C.PHALANX_OK {
			return all
		}
		all = append(all, algorithm(&info))
	}
}

// Describe describes an algorithm, found by name, alias or OID.
func Describe(name string) (Algorithm, error) {
	if err := checkText(name); err != nil {
		return Algorithm{}, err
	}
	cname := C.CString(name)
	defer freeText(cname)
	var info C.phalanx_info
	info.struct_bytes = C.sizeof_phalanx_info
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	if err := failed(C.phalanx_describe_e(cname, &info, &e), &e); err != nil {
		return Algorithm{}, err
	}
	return algorithm(&info), nil
}

// describeKey finds an algorithm for a new key. It also returns the tag size that the options set.
func describeKey(name string, options []string) (Algorithm, int, error) {
	if err := checkText(options...); err != nil {
		return Algorithm{}, 0, err
	}
	a, err := Describe(name)
	if err != nil {
		return Algorithm{}, 0, err
	}
	tag := a.TagSize
	for _, option := range strings.Split(strings.Join(options, ";"), ";") {
		if value, ok := strings.CutPrefix(option, "tag="); ok {
			// The library checks options, so errors are reported when it makes the key.
			tag, _ = strconv.Atoi(value)
		}
	}
	return a, tag, nil
}

// Version returns the version of libphalanx.
func Version() string { return C.GoString(C.phalanx_version()) }

// Level returns the level of the kernels in use, such as "avx512-vbmi".
func Level() string { return C.GoString(C.phalanx_level_name()) }

// SelfTest checks all built-in known answers at every level that this CPU supports, in seconds.
func SelfTest() error {
	var e C.phalanx_error
	e.struct_bytes = C.sizeof_phalanx_error
	return failed(C.phalanx_selftest_e(&e), &e)
}
