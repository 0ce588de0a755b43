/* Marks the secret in a key file as undefined for memcheck when the command reads it. This is a preloaded library, so
   that the command doesn't have to be modified. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <valgrind/memcheck.h>

static int is_digit(unsigned char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

/* Files that contain secrets are accessible only to their owner. */
static int is_secret(int fd) {
    struct stat file;
    return getenv("UNDEFINED") && !fstat(fd, &file) && S_ISREG(file.st_mode) && (file.st_mode & 0777) == 0600;
}

/* Marks lines of 64 hexadecimal digits as undefined, except for the top bit: that they are ASCII is public. */
static void undefine(unsigned char *text, ssize_t size) {
    unsigned char bits = 0x7f;
    for (ssize_t start = 0, end; start < size; start = end + 1) {
        for (end = start; end < size && is_digit(text[end]); end++) {}
        if (end - start == 64 && (end == size || text[end] == '\n'))
            for (ssize_t i = start; i < end; i++) (void)VALGRIND_SET_VBITS(text + i, &bits, 1);
        for (; end < size && text[end] != '\n'; end++) {}
    }
}

ssize_t read(int fd, void *to, size_t size) {
    static ssize_t (*next)(int, void *, size_t);
    if (!next) next = (ssize_t (*)(int, void *, size_t))dlsym(RTLD_NEXT, "read");
    ssize_t got = next(fd, to, size);
    if (got > 0 && is_secret(fd)) undefine(to, got);
    return got;
}
