/* reload LIBRARY NUMBER: loads the library, uses it in a thread that ends, and closes it, that many times. Valgrind tells us whether memory leaks. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int (*make)(void **, const char *, const unsigned char *, size_t, const char *);
typedef void (*release)(void *);
typedef size_t (*last_error)(char *, size_t);

/* Looks up functions by name. C has no other way to turn an object's address into a function's. */
static void look_up(void *library, const char *name, void *function) {
    void *address = dlsym(library, name);
    if (!address) {
        printf("%s is missing\n", name);
        exit(1);
    }
    memcpy(function, &address, sizeof address);
}

static void *use(void *library) {
    static const unsigned char key[32] = {1};
    char text[200];
    void *aead = NULL;
    make new_aead;
    release free_aead;
    last_error error;
    look_up(library, "phalanx_aead_new", &new_aead);
    look_up(library, "phalanx_aead_free", &free_aead);
    look_up(library, "phalanx_last_error", &error);
    if (new_aead(&aead, "kuznyechik-mgm", key, sizeof key, NULL)) return "kuznyechik-mgm";
    free_aead(aead);
    /* Each thread has its own error message. */
    if (!new_aead(&aead, "x", key, sizeof key, NULL)) return "an algorithm x";
    return error(text, sizeof text) && strstr(text, "\"x\"") ? NULL : "no sentence";
}

int main(int count, char **argument) {
    int i;
    for (i = 0; count == 3 && i < atoi(argument[2]); i++) {
        void *library = dlopen(argument[1], RTLD_NOW), *outcome = NULL;
        pthread_t thread;
        if (!library) {
            printf("%s\n", dlerror());
            return 1;
        }
        if (pthread_create(&thread, NULL, use, library) || pthread_join(thread, &outcome) || outcome) {
            printf("load %d: %s\n", i, outcome ? (const char *)outcome : "no thread");
            return 1;
        }
        if (dlclose(library)) return 1;
    }
    printf("reload: loaded and closed %d times\n", i);
    return i == 0;
}
