// Errors of many goroutines, which move between threads: each must get its own message.
package main

// #cgo pkg-config: phalanx
// #include <phalanx.h>
import "C"

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
)

func main() {
	const goroutines, calls = 64, 1000
	var wrong, others atomic.Int64
	var group sync.WaitGroup
	name := C.CString("kuznyechik-mgm")
	key := make([]byte, 64)
	for g := range goroutines {
		group.Add(1)
		go func() {
			defer group.Done()
			expected := fmt.Sprintf("invalid key length: %d bytes", 33+g%30)
			for i := range calls {
				var aead *C.phalanx_aead
				var failure C.phalanx_error
				failure.struct_bytes = C.sizeof_phalanx_error
				status := C.phalanx_aead_new_e(&aead, name, (*C.uint8_t)(&key[0]), C.size_t(33+g%30), nil, &failure)
				if i%7 == 0 {
					runtime.Gosched()
				}
				if status != C.PHALANX_E_LENGTH || !strings.Contains(C.GoString(&failure.text[0]), expected) {
					wrong.Add(1)
				}
				var text [500]C.char
				C.phalanx_last_error(&text[0], 500)
				if !strings.Contains(C.GoString(&text[0]), expected) {
					others.Add(1)
				}
			}
		}()
	}
	group.Wait()
	fmt.Printf("goroutines: of %d errors, %d are wrong in phalanx_error and %d in phalanx_last_error\n", goroutines*calls, wrong.Load(), others.Load())
	if wrong.Load() > 0 {
		os.Exit(1)
	}
}
