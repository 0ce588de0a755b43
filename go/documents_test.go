package phalanx

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const document = "../docs/go.md"

var update = flag.Bool("update", false, "write the generated table of docs/go.md instead of comparing it")

// The table of names in docs/go.md is that of the library.
func TestNames(t *testing.T) {
	rows := []struct {
		role     Role
		function string
	}{
		{RoleAEAD, "`NewAEAD`"}, {RoleBlocks, "`NewBlock`, `NewCipher`"}, {RoleStream, "`NewCipher`, then `Encrypter`, `Decrypter`"},
		{RoleBlockMode, "`NewCipher`, then `BlockEncrypter`, `BlockDecrypter`"}, {RoleMAC, "`NewMAC`"}, {RoleXTS, "`NewXTS`"},
		{RoleWrap, "`NewWrap`"}, {RoleDerivation, "`Derive`"},
	}
	table, count := "| function | names |\n|---|---|\n", 0
	for _, row := range rows {
		var names []string
		for _, a := range each(row.role) {
			names = append(names, "`"+a.Name+"`")
		}
		count += len(names)
		table += fmt.Sprintf("| %s | %s |\n", row.function, strings.Join(names, ", "))
	}
	if count != len(Algorithms()) {
		t.Fatal("an algorithm with another role")
	}
	content, err := os.ReadFile(document)
	ok(t, err)
	part := regexp.MustCompile(`(?s)(<!-- go-names:begin -->\n).*(<!-- go-names:end -->\n)`)
	if !part.Match(content) {
		t.Fatal("docs/go.md: no part go-names")
	}
	written := part.ReplaceAllString(string(content), "${1}"+table+"${2}")
	if *update {
		ok(t, os.WriteFile(document, []byte(written), 0o644))
	} else if written != string(content) {
		t.Error("docs/go.md: the part go-names is out of date: run go test -run TestNames -update in go")
	}
}

// Every program in docs/go.md runs in a module of its own.
func TestDocument(t *testing.T) {
	content, err := os.ReadFile(document)
	ok(t, err)
	here, err := filepath.Abs(".")
	ok(t, err)
	programs := regexp.MustCompile("(?s)\n```go\n(.*?)\n```\n").FindAllSubmatch(content, -1)
	if len(programs) == 0 {
		t.Fatal("no programs in docs/go.md")
	}
	for _, program := range programs {
		folder := t.TempDir()
		ok(t, os.WriteFile(filepath.Join(folder, "main.go"), program[1], 0o644))
		for _, arguments := range [][]string{
			{"mod", "init", "example"},
			{"mod", "edit", "-require=phalanx/go@v0.0.0", "-replace=phalanx/go=" + here},
			{"run", "."},
		} {
			command := exec.Command("go", arguments...)
			command.Dir = folder
			output, err := command.CombinedOutput()
			if err != nil {
				t.Fatalf("go %s: %v\n%s", strings.Join(arguments, " "), err, output)
			}
			if arguments[0] == "run" && !strings.Contains(string(output), "attack at dawn") {
				t.Errorf("the program printed %q", output)
			}
		}
	}
}

func BenchmarkSeal(b *testing.B) {
	a, err := Describe("kuznyechik-mgm")
	if err != nil {
		b.Fatal(err)
	}
	key := newAEAD(b, a)
	nonce := make([]byte, a.NonceSize)
	for _, n := range []int{16, 64, 16384} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			message, dst := make([]byte, n), make([]byte, 0, n+a.TagSize)
			b.SetBytes(int64(n))
			b.ReportAllocs()
			for b.Loop() {
				key.Seal(dst, nonce, message, nil)
			}
		})
	}
}
