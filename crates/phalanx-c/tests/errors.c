/* Tasks that move between threads, like goroutines and virtual threads. Each makes a call that fails, with its own key length, then
continues on whichever thread is free. A phalanx_error must still describe the task's own call, although phalanx_last_error does not. */
#include "client.h"

#include <pthread.h>

#define TASKS 20000
#define THREADS 8

struct task {
    phalanx_error error;
    int status, step;
    size_t key_len;
};

static struct task tasks[TASKS];
static size_t queue[2 * TASKS], first, last;
static size_t wrong, others, moved;
static pthread_t made_by[TASKS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int says(const char *text, size_t key_len) {
    char expected[80];
    snprintf(expected, sizeof expected, "invalid key length: %u bytes", (unsigned)key_len);
    return strstr(text, expected) != NULL;
}

static void *work(void *unused) {
    static const uint8_t key[200];
    (void)unused;
    for (;;) {
        struct task *task;
        char text[512];
        size_t number;
        pthread_mutex_lock(&lock);
        number = first < last ? queue[first++] : TASKS;
        pthread_mutex_unlock(&lock);
        if (number == TASKS) return NULL;
        task = &tasks[number];
        if (task->step == 0) {
            phalanx_aead *aead = NULL;
            task->error.struct_bytes = sizeof task->error;
            task->key_len = 33 + number % 150;
            task->status = phalanx_aead_new_e(&aead, "kuznyechik-mgm", key, task->key_len, NULL, &task->error);
            made_by[number] = pthread_self();
            pthread_mutex_lock(&lock);
            task->step = 1, queue[last++] = number;
            pthread_mutex_unlock(&lock);
        } else {
            size_t own = task->status == PHALANX_E_LENGTH && task->error.status == task->status &&
                         task->error.text_bytes == strlen(task->error.text) && says(task->error.text, task->key_len);
            phalanx_last_error(text, sizeof text);
            pthread_mutex_lock(&lock);
            wrong += !own;
            moved += !pthread_equal(made_by[number], pthread_self());
            others += !says(text, task->key_len);
            pthread_mutex_unlock(&lock);
        }
    }
}

/* The last error with its end, which why() cuts off. */
static const char *whole(void) {
    static char text[4096];
    phalanx_last_error(text, sizeof text);
    return text;
}

/* The members of a phalanx_error after one call. */
static void contents(void) {
    static const uint8_t key[32] = {1};
    struct {
        phalanx_error error;
        char more[1000];
    } long_error;
    phalanx_error error;
    phalanx_aead *aead = NULL;
    phalanx_info info;
    char path[1600];
    phalanx_file_secrets *secrets = NULL;
    memset(&error, 9, sizeof error);
    error.struct_bytes = sizeof error;
    OK(phalanx_aead_new_e(&aead, "kuznyechik-mgm", key, 32, NULL, &error));
    EXPECT(error.status == PHALANX_OK && error.text_bytes == 0 && error.text[0] == 0 && error.text[1] == 9);
    STATUS(PHALANX_E_NULL, phalanx_aead_seal_e(aead, NULL, 16, NULL, 0, NULL, NULL, 0, NULL, 0, &error));
    EXPECT(error.status == PHALANX_E_NULL && !strcmp(error.text, whole()) && strstr(error.text, "nonce is NULL"));
    /* Without an error, it is the plain function. */
    STATUS(PHALANX_E_NULL, phalanx_aead_seal_e(aead, NULL, 16, NULL, 0, NULL, NULL, 0, NULL, 0, NULL));
    /* An invalid structure is reported before anything is done. */
    phalanx_aead_free(aead);
    aead = NULL;
    error.struct_bytes = sizeof error - 1;
    STATUS(PHALANX_E_LENGTH, phalanx_aead_new_e(&aead, "kuznyechik-mgm", key, 32, NULL, &error));
    EXPECT(aead == NULL && strstr(why(), "error: invalid struct_bytes") && error.status == PHALANX_E_NULL);
    error.struct_bytes = 4097;
    STATUS(PHALANX_E_LENGTH, phalanx_selftest_e(&error));
    error.struct_bytes = sizeof error;
    info.struct_bytes = sizeof info;
    STATUS(PHALANX_E_ALGORITHM, phalanx_describe_e("rot13", &info, &error));
    EXPECT(strstr(error.text, "unknown algorithm \"rot13\""));
    /* A long file name does not fit, unless there is more room. */
    memset(path, 'p', sizeof path - 1), path[0] = '/', path[sizeof path - 1] = 0;
    OK(phalanx_file_secrets_new_e(&secrets, &error));
    STATUS(PHALANX_E_IO, phalanx_file_secrets_add_key_file_e(secrets, path, &error));
    EXPECT(error.text_bytes > sizeof path && strlen(error.text) == sizeof error.text - 1);
    long_error.error.struct_bytes = sizeof long_error;
    STATUS(PHALANX_E_IO, phalanx_file_secrets_add_key_file_e(secrets, path, &long_error.error));
    EXPECT(long_error.error.text_bytes == error.text_bytes);
    EXPECT(strlen(long_error.error.text) == error.text_bytes && !strcmp(long_error.error.text, whole()));
    phalanx_file_secrets_free(secrets);
}

int main(void) {
    pthread_t threads[THREADS];
    size_t i;
    contents();
    for (i = 0; i < TASKS; i++) queue[last++] = i;
    for (i = 0; i < THREADS; i++) EXPECT(pthread_create(&threads[i], NULL, work, NULL) == 0);
    for (i = 0; i < THREADS; i++) EXPECT(pthread_join(threads[i], NULL) == 0);
    EXPECT(wrong == 0);
    /* Otherwise, the test would prove nothing. */
    EXPECT(moved > 0 && others > 0);
    printf("errors: %lu of %lu tasks moved, %lu of them would have got another's message, %d failures\n", (unsigned long)moved,
           (unsigned long)TASKS, (unsigned long)others, failures);
    return failures != 0;
}
