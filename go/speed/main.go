// Measures calls of the module phalanx, and of gogost in the same run, after comparing their results.
//
//	go mod tidy
//	go run . >../../docs/benchmarks/go-speed.txt
//
// It is a module of its own, so that phalanx depends on nothing. gogost is a copy of version 5.14.1.
package main

// static void nothing(void) {}
import "C"

import (
	"bytes"
	"crypto/cipher"
	"fmt"
	"hash"
	"log"
	"math"
	"os"
	"strings"
	"time"

	"github.com/pedroalbanese/gogost/gost34112012256"
	"github.com/pedroalbanese/gogost/gost3412128"
	"github.com/pedroalbanese/gogost/gost341264"
	"github.com/pedroalbanese/gogost/mgm"
	phalanx "phalanx/go"
)

var sizes = []int{16, 64}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

// least returns the nanoseconds of a call, as the minimum of many batches, because other processes
// only make a batch slower.
func least(f func()) float64 {
	const calls = 20
	best := math.Inf(1)
	for end := time.Now().Add(2 * time.Second); time.Now().Before(end); {
		began := time.Now()
		for range calls {
			f()
		}
		best = min(best, float64(time.Since(began).Nanoseconds())/calls)
	}
	return best
}

// row measures the function that setup makes for each size.
func row(title string, setup func(n int) func()) {
	cells := []string{title}
	for _, n := range sizes {
		cells = append(cells, fmt.Sprintf("%.0f", least(setup(n))))
	}
	fmt.Printf("| %s |\n", strings.Join(cells, " | "))
}

func sealAndOpen(title string, key cipher.AEAD) {
	nonce := make([]byte, key.NonceSize())
	row(title+", `Seal`", func(n int) func() {
		message, dst := make([]byte, n), make([]byte, 0, n+key.Overhead())
		return func() { key.Seal(dst, nonce, message, nil) }
	})
	row(title+", `Open`", func(n int) func() {
		sealed, dst := key.Seal(nil, nonce, make([]byte, n), nil), make([]byte, 0, n)
		return func() { must(key.Open(dst, nonce, sealed, nil)) }
	})
}

func write(title string, h hash.Hash) {
	row(title+", `Write`", func(n int) func() {
		data := make([]byte, n)
		return func() { h.Write(data) }
	})
}

func main() {
	key := make([]byte, 32)
	ours, theirs := map[string]cipher.AEAD{}, map[string]cipher.AEAD{
		"kuznyechik-mgm": must(mgm.NewMGM(gost3412128.NewCipher(key), 16)),
		"magma-mgm":      must(mgm.NewMGM(gost341264.NewCipher(key), 8)),
	}
	for _, name := range []string{"kuznyechik-mgm", "magma-mgm", "kalyna-256/256-gcm", "ublock-128/256-gcm"} {
		ours[name] = must(phalanx.NewAEAD(name, key))
	}
	for name, other := range theirs {
		nonce, message := make([]byte, other.NonceSize()), []byte("a message of more than one block")
		if !bytes.Equal(other.Seal(nil, nonce, message, key), ours[name].Seal(nil, nonce, message, key)) {
			log.Fatalf("gogost has another result of %s", name)
		}
	}
	streebog, other := must(phalanx.NewHash("streebog-256")), gost34112012256.New()
	streebog.Write(key)
	other.Write(key)
	if !bytes.Equal(streebog.Sum(nil), other.Sum(nil)) {
		log.Fatal("gogost has another digest of streebog-256")
	}

	fmt.Fprintln(os.Stderr, "level", phalanx.Level())
	fmt.Println("| call | 16 bytes | 64 bytes |\n|---|---|---|")
	for _, name := range []string{"kuznyechik-mgm", "magma-mgm"} {
		sealAndOpen("`"+name+"`", ours[name])
		sealAndOpen("gogost, `"+name+"`", theirs[name])
	}
	write("`streebog-256`", streebog)
	write("gogost, `streebog-256`", other)
	for _, name := range []string{"kalyna-256/256-gcm", "ublock-128/256-gcm"} {
		sealAndOpen("`"+name+"`", ours[name])
	}
	stream := must(must(phalanx.NewCipher("kuznyechik-ctr", key)).Encrypter(make([]byte, 8)))
	row("`kuznyechik-ctr`, `XORKeyStream`", func(n int) func() {
		data := make([]byte, n)
		return func() { stream.XORKeyStream(data, data) }
	})
	write("`kupyna-256`", must(phalanx.NewHash("kupyna-256")))
	row("a call of C that does nothing", func(int) func() { return func() { C.nothing() } })
}
