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

// Every program in docs/go.md runs as the page says, in a new folder next to the checkout.
func TestDocument(t *testing.T) {
	content, err := os.ReadFile(document)
	ok(t, err)
	checkout, err := filepath.Abs("..")
	ok(t, err)
	programs := regexp.MustCompile("(?s)\n```go\n(.*?)\n```\n").FindAllSubmatch(content, -1)
	commands := regexp.MustCompile("(?s)\n```sh [^\n]*runs these lines\n(.*?)\n```\n").FindSubmatch(content)
	if len(programs) != 2 || commands == nil {
		t.Fatalf("docs/go.md: %d programs and the commands %q", len(programs), commands)
	}
	for _, program := range programs {
		folder := t.TempDir()
		ok(t, os.Symlink(checkout, filepath.Join(folder, "phalanx")))
		example := filepath.Join(folder, "example")
		ok(t, os.Mkdir(example, 0o700))
		ok(t, os.WriteFile(filepath.Join(example, "main.go"), program[1], 0o600))
		command := exec.Command("sh", "-ec", string(commands[1]))
		command.Dir = example
		output, err := command.CombinedOutput()
		if err != nil || !strings.Contains(string(output), "attack at dawn") {
			t.Errorf("%v\n%s", err, output)
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
