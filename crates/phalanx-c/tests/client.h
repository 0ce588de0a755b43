/* What the test programs have in common. */
#ifndef CLIENT_H
#define CLIENT_H

#include <phalanx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

/* The last error, or nothing. */
static inline const char *why(void) {
    static char text[512];
    text[0] = 0;
    phalanx_last_error(text, sizeof text);
    return text;
}

static inline int is_sentence(const char *text) {
    const char *at;
    for (at = text; *at; at++) {
        if ((unsigned char)*at < ' ' || *at == 127) return 0;
    }
    return at != text && !strstr(text, "::");
}

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            failures++;                                                                            \
            printf("%s:%d: %s: %s\n", __FILE__, __LINE__, #condition, why());                      \
        }                                                                                          \
    } while (0)

/* A status that is expected, and for errors a sentence, which is one of C: no path of Rust is in it, and nothing that commands a terminal. */
#define STATUS(expected, call)                                                                     \
    do {                                                                                           \
        int status_ = (call);                                                                      \
        if (status_ != (expected) || ((expected) != PHALANX_OK && !is_sentence(why()))) {          \
            failures++;                                                                            \
            printf("%s:%d: %s gives %d: %s\n", __FILE__, __LINE__, #call, status_, why());         \
        }                                                                                          \
    } while (0)

#define OK(call) STATUS(PHALANX_OK, call)

static inline void *room(size_t bytes) {
    void *at = malloc(bytes ? bytes : 1);
    if (!at) abort();
    return at;
}

#endif
