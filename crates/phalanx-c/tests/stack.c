/* Measures how much stack calls use: stack FOLDER. It covers every kind of function, with every
algorithm at every level that this CPU supports and with messages of all sizes, on a stack that is
painted before each call. Using more than PHALANX_STACK_BYTES is a failure. */
#include "client.h"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define PAINT 0xa5a5a5a5a5a5a5a5u
/* The stack is larger than promised, so that a call that goes deeper is reported rather than just killed. */
#define STACK (PHALANX_STACK_BYTES + (256u << 10))

static const char *folder;
/* The stack's lowest address. */
static char *low;
static size_t deepest, calls;
static char deepest_call[600], context[400];

/* Paints the free part of the stack. We can't use memset because it would paint its own frame. */
static __attribute__((noinline)) void paint(void) {
    volatile uint64_t *at = (volatile uint64_t *)low;
    volatile uint64_t *end = (volatile uint64_t *)(((uintptr_t)__builtin_frame_address(0) - 512) & ~(uintptr_t)7);
    while (at < end) *at++ = PAINT;
}

/* How far the last call went below the frame that made it. */
static __attribute__((noinline)) void look(const char *call, const void *frame) {
    const volatile uint64_t *at = (const volatile uint64_t *)low;
    size_t depth;
    while (*at == PAINT) at++;
    depth = (size_t)((const char *)frame - (const char *)at);
    calls++;
    if (depth > deepest) {
        deepest = depth;
        snprintf(deepest_call, sizeof deepest_call, "%s, %s", call, context);
    }
    if (depth > PHALANX_STACK_BYTES) {
        failures++;
        printf("%lu bytes of stack, and PHALANX_STACK_BYTES is %lu: %s, %s\n", (unsigned long)depth, (unsigned long)PHALANX_STACK_BYTES, call, context);
    }
}

/* Makes a call and returns its status. */
#define RUN(call) (paint(), status = (call), look(#call, __builtin_frame_address(0)), status)
/* A call that has to succeed. */
#define WORKS(call)                                                             \
    do {                                                                        \
        if (RUN(call) != PHALANX_OK) {                                          \
            failures++;                                                         \
            printf("%s, %s gives %d: %s\n", context, #call, status, why());     \
        }                                                                       \
    } while (0)
/* A call that has no status. */
#define DONE(call) (paint(), (call), look(#call, __builtin_frame_address(0)))

static uint8_t key[256], nonce[64], tag[64], text[80000], other[80000 + 64 * 1000], third[80000 + 64 * 1000];

static void aead(const phalanx_info *info, const char *options, size_t len) {
    phalanx_aead *made = NULL;
    phalanx_aead_stream *seal = NULL, *open = NULL;
    phalanx_nonces nonces;
    phalanx_rows rows;
    size_t width = len < 100 ? len : 100, count = len / width, tag_bytes = info->tag_bytes, bad;
    uint8_t *many = room(count * info->key_bytes);
    int status;
    WORKS(phalanx_aead_new(&made, info->name, key, info->key_bytes, options));
    WORKS(phalanx_aead_seal(made, nonce, info->nonce_bytes, text, len, text, other, len, tag, tag_bytes));
    WORKS(phalanx_aead_open(made, nonce, info->nonce_bytes, text, len, other, other, len, tag, tag_bytes));
    if (RUN(phalanx_aead_stream_seal_new(&seal, made, nonce, info->nonce_bytes)) == PHALANX_OK) {
        WORKS(phalanx_aead_stream_open_unverified_new(&open, made, nonce, info->nonce_bytes));
        WORKS(phalanx_aead_stream_aad(seal, text, len));
        WORKS(phalanx_aead_stream_aad(open, text, len));
        WORKS(phalanx_aead_stream_update(seal, text, other, len));
        WORKS(phalanx_aead_stream_finish(seal, tag, tag_bytes));
        WORKS(phalanx_aead_stream_update(open, other, other, len));
        WORKS(phalanx_aead_stream_verify(open, tag, tag_bytes));
        DONE(phalanx_aead_stream_free(seal));
        DONE(phalanx_aead_stream_free(open));
    }
    memset(&nonces, 0, sizeof nonces);
    memset(&rows, 0, sizeof rows);
    memset(many, 3, count * info->key_bytes);
    nonces.struct_bytes = sizeof nonces;
    nonces.counted = 1;
    rows.struct_bytes = sizeof rows;
    rows.count = count;
    rows.width = width;
    rows.bytes = text;
    rows.bytes_len = count * width;
    nonces.bytes = nonce;
    nonces.bytes_len = info->nonce_bytes > 8 ? info->nonce_bytes - 8 : 0;
    if (RUN(phalanx_aead_seal_rows(made, &nonces, NULL, &rows, other, count * (width + tag_bytes))) == PHALANX_OK) {
        rows.bytes = other;
        rows.width = width + tag_bytes;
        rows.bytes_len = count * rows.width;
        WORKS(phalanx_aead_open_rows(made, &nonces, NULL, &rows, third, count * width, &bad));
        rows.bytes = text;
        rows.width = width;
        rows.bytes_len = count * width;
        WORKS(phalanx_aead_seal_rows_each(info->name, options, many, count * info->key_bytes, &nonces, NULL, &rows, other, count * (width + tag_bytes)));
        rows.bytes = other;
        rows.width = width + tag_bytes;
        rows.bytes_len = count * rows.width;
        WORKS(phalanx_aead_open_rows_each(info->name, options, many, count * info->key_bytes, &nonces, NULL, &rows, third, count * width, &bad));
    }
    DONE(phalanx_aead_free(made));
    free(many);
}

static void mac(const phalanx_info *info, const char *options, size_t len) {
    phalanx_mac *made = NULL;
    phalanx_mac_stream *message = NULL;
    int status;
    WORKS(phalanx_mac_new(&made, info->name, key, info->key_bytes, options));
    WORKS(phalanx_mac_compute(made, nonce, info->nonce_bytes, text, len, tag, info->tag_bytes));
    WORKS(phalanx_mac_verify(made, nonce, info->nonce_bytes, text, len, tag, info->tag_bytes));
    WORKS(phalanx_mac_stream_new(&message, made, nonce, info->nonce_bytes));
    WORKS(phalanx_mac_stream_update(message, text, len));
    WORKS(phalanx_mac_stream_verify(message, tag, info->tag_bytes));
    DONE(phalanx_mac_stream_free(message));
    DONE(phalanx_mac_free(made));
}

static void cipher(const phalanx_info *info, const char *options, size_t len) {
    phalanx_cipher *made = NULL;
    phalanx_stream *stream = NULL;
    phalanx_block_mode *chain = NULL;
    size_t written;
    int status, direction;
    WORKS(phalanx_cipher_new(&made, info->name, key, info->key_bytes, options));
    WORKS(phalanx_cipher_encrypt(made, nonce, info->nonce_bytes, text, other, len));
    WORKS(phalanx_cipher_decrypt(made, nonce, info->nonce_bytes, other, other, len));
    for (direction = PHALANX_ENCRYPT; direction <= PHALANX_DECRYPT; direction++) {
        if (info->role == PHALANX_ROLE_STREAM) {
            WORKS(phalanx_stream_new(&stream, made, direction, nonce, info->nonce_bytes));
            WORKS(phalanx_stream_apply(stream, text, other, len));
            (void)RUN(phalanx_stream_seek(stream, 7));
            DONE(phalanx_stream_free(stream));
        } else if (info->role == PHALANX_ROLE_BLOCK_MODE) {
            WORKS(phalanx_block_mode_new(&chain, made, direction, nonce, info->nonce_bytes));
            WORKS(phalanx_block_mode_update(chain, text, len, other, sizeof other, &written));
            WORKS(phalanx_block_mode_finish(chain, other, sizeof other, &written));
            DONE(phalanx_block_mode_free(chain));
        }
    }
    DONE(phalanx_cipher_free(made));
}

static void xts(const phalanx_info *info, const char *options, size_t len) {
    phalanx_xts *made = NULL;
    size_t sector = len < 512 ? len : 512;
    int status;
    WORKS(phalanx_xts_new(&made, info->name, key, info->key_bytes, options));
    WORKS(phalanx_xts_encrypt_sectors(made, 7, sector, text, other, len / sector * sector));
    WORKS(phalanx_xts_decrypt_sectors(made, 7, sector, other, other, len / sector * sector));
    WORKS(phalanx_xts_encrypt(made, nonce, info->nonce_bytes, text, other, len));
    WORKS(phalanx_xts_decrypt(made, nonce, info->nonce_bytes, other, other, len));
    DONE(phalanx_xts_free(made));
}

static void wrap(const phalanx_info *info, const char *options, size_t len) {
    phalanx_wrap *made = NULL;
    size_t wrapped = 0, back = 0;
    int status;
    /* A length that the algorithm accepts. */
    len = len / info->block_bytes * info->block_bytes;
    if (info->message_step == UINT32_MAX) len = info->message_min_bytes;
    if (info->message_not_multiple_of) len = len < info->message_min_bytes ? info->message_min_bytes : len + 1;
    WORKS(phalanx_wrap_new(&made, info->name, key, info->key_bytes, options));
    WORKS(phalanx_wrap_wrap(made, nonce, info->nonce_bytes, text, len, other, sizeof other, &wrapped));
    WORKS(phalanx_wrap_unwrap(made, nonce, info->nonce_carried ? 0 : info->nonce_bytes, other, wrapped, third, sizeof third, &back));
    EXPECT(back == len);
    DONE(phalanx_wrap_free(made));
}

static void algorithms(const char *level) {
    static const size_t sizes[] = {64, 128, 256, 960, 4096, 9024, 65536, 70016};
    phalanx_info info;
    size_t i, j, written;
    char options[200];
    int status;
    memset(&info, 0, sizeof info);
    info.struct_bytes = sizeof info;
    snprintf(context, sizeof context, "list");
    for (i = 0; RUN(phalanx_list(i, &info)) == PHALANX_OK; i++) {
        snprintf(options, sizeof options, "%s%s%s%s", info.needs, level && *info.needs ? ";" : "", level ? "level=" : "", level ? level : "");
        for (j = 0; j < COUNT(sizes); j++) {
            snprintf(context, sizeof context, "%s, options \"%s\", %lu bytes", info.name, options, (unsigned long)sizes[j]);
            switch (info.role) {
            case PHALANX_ROLE_AEAD: aead(&info, options, sizes[j]); break;
            case PHALANX_ROLE_MAC: mac(&info, options, sizes[j]); break;
            case PHALANX_ROLE_XTS: xts(&info, options, sizes[j]); break;
            case PHALANX_ROLE_WRAP: wrap(&info, options, sizes[j]); break;
            case PHALANX_ROLE_DERIVATION:
                WORKS(phalanx_derive(info.name, key, info.key_bytes, options, nonce, info.nonce_bytes, other, sizeof other, &written));
                break;
            default: cipher(&info, options, sizes[j]); break;
            }
        }
        DONE((void)phalanx_kernel(info.name, 100));
    }
    EXPECT(i > 0);
}

static void on_progress(void *user, uint64_t done, uint64_t total) { (void)user, (void)done, (void)total; }

static void files(void) {
    static char plain[600], sealed[600], opened[600], identity[2000], recipient[4000], keys[1000];
    static uint8_t start[70000], draft[70000];
    static const char *const names[] = {"key", "passphrase", "identity"};
    phalanx_file_secrets *all[3] = {NULL, NULL, NULL}, *public_key = NULL;
    phalanx_file_reader *reader = NULL;
    phalanx_file_parts *parts = NULL;
    phalanx_file_range range;
    size_t written, more, bytes, i, got;
    uint64_t size, first, end;
    FILE *file;
    int status;
    snprintf(context, sizeof context, "files");
    snprintf(plain, sizeof plain, "%s/stack", folder);
    snprintf(sealed, sizeof sealed, "%s/stack.phx", folder);
    snprintf(opened, sizeof opened, "%s/stack.back", folder);
    file = fopen(plain, "wb");
    if (!file) abort();
    for (i = 0; i < 50; i++) EXPECT(fwrite(text, 1, sizeof text, file) == sizeof text);
    fclose(file);
    for (i = 0; i < 3; i++) WORKS(phalanx_file_secrets_new(&all[i]));
    WORKS(phalanx_file_secrets_new(&public_key));
    WORKS(phalanx_file_generate_key(keys, sizeof keys, &written));
    WORKS(phalanx_file_secrets_add_key(all[0], keys, written));
    WORKS(phalanx_file_secrets_add_passphrase(all[1], (const uint8_t *)"correct horse", 13));
    WORKS(phalanx_file_generate_identity(identity, sizeof identity, &written, recipient, sizeof recipient, &more));
    WORKS(phalanx_file_secrets_add_identity(all[2], (const uint8_t *)identity, written, NULL, 0));
    WORKS(phalanx_file_secrets_add_recipients(public_key, recipient, more));
    for (i = 0; i < 3; i++) {
        snprintf(context, sizeof context, "files by %s", names[i]);
        WORKS(phalanx_file_encrypt(plain, sealed, i == 2 ? public_key : all[i], i == 1 ? "existing=replace;memory=8192;passes=1" : "existing=replace", on_progress, NULL));
        WORKS(phalanx_file_verify(sealed, all[i], NULL, on_progress, NULL));
        WORKS(phalanx_file_verify(sealed, all[i], "threads=1", NULL, NULL));
        WORKS(phalanx_file_decrypt(sealed, opened, all[i], "existing=replace", on_progress, NULL));
        WORKS(phalanx_file_open_path(&reader, sealed, all[i], NULL));
        WORKS(phalanx_file_size(reader, &size));
        EXPECT(size == 50 * sizeof text);
        WORKS(phalanx_file_read_at(reader, 12345, other, sizeof text, &got));
        DONE(phalanx_file_free(reader));
    }
    snprintf(context, sizeof context, "parts of files");
    memset(&range, 0, sizeof range);
    range.struct_bytes = sizeof range;
    WORKS(phalanx_file_draft_new(all[0], "chunk=4096", sizeof text, draft, sizeof draft, &written));
    WORKS(phalanx_file_draft_header(draft, written, start, sizeof start, &bytes));
    WORKS(phalanx_file_parts_new(&parts, draft, written, sizeof text, all[0], PHALANX_ENCRYPT, NULL));
    WORKS(phalanx_file_chunks_of(parts, 0, sizeof text, &first, &end));
    WORKS(phalanx_file_layout(parts, first, end, &range));
    WORKS(phalanx_file_seal_chunks(parts, first, end, text, sizeof text, other, (size_t)(range.file_end - range.file_begin)));
    DONE(phalanx_file_parts_free(parts));
    WORKS(phalanx_file_parts_new(&parts, start, bytes, sizeof text, all[0], PHALANX_DECRYPT, NULL));
    WORKS(phalanx_file_open_chunks(parts, first, end, other, (size_t)(range.file_end - range.file_begin), third, sizeof text));
    EXPECT(memcmp(third, text, sizeof text) == 0);
    DONE(phalanx_file_parts_free(parts));
    for (i = 0; i < 3; i++) DONE(phalanx_file_secrets_free(all[i]));
    DONE(phalanx_file_secrets_free(public_key));
}

static void *work(void *unused) {
    static const char *const levels[] = {"portable", "sse41", "avx2", "avx2-gfni", "avx512", "avx512-vbmi", "neon", "sha3"};
    phalanx_info info;
    size_t i, tried = 0;
    int status;
    (void)unused;
    memset(&info, 0, sizeof info);
    info.struct_bytes = sizeof info;
    for (i = 0; i < sizeof nonce; i++) nonce[i] = (uint8_t)i;
    for (i = 0; i < sizeof key; i++) key[i] = (uint8_t)(i + 1);
    /* The first call detects the CPU. */
    snprintf(context, sizeof context, "the first call");
    WORKS(phalanx_describe("kuznyechik-mgm", &info));
    DONE((void)phalanx_level_name());
    STATUS(PHALANX_E_ALGORITHM, RUN(phalanx_describe("no such algorithm", &info)));
    DONE((void)phalanx_last_error(deepest_call, 0));
    algorithms(NULL);
    for (i = 0; i < COUNT(levels); i++) {
        if (phalanx_level_available(levels[i])) algorithms(levels[i]), tried++;
    }
    EXPECT(tried > 0);
    files();
    snprintf(context, sizeof context, "self-test");
    WORKS(phalanx_selftest());
    return NULL;
}

int main(int count, char **argument) {
    pthread_attr_t attributes;
    pthread_t thread;
    long page = sysconf(_SC_PAGESIZE);
    char *area;
    if (count != 2) return 2;
    folder = argument[1];
    /* A guard page, and the stack above it. */
    area = mmap(NULL, STACK + (size_t)page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (area == MAP_FAILED || mprotect(area, (size_t)page, PROT_NONE)) return 2;
    low = area + page;
    if (pthread_attr_init(&attributes) || pthread_attr_setstack(&attributes, low, STACK)) return 2;
    if (pthread_create(&thread, &attributes, work, NULL) || pthread_join(thread, NULL)) return 2;
    pthread_attr_destroy(&attributes);
    EXPECT(calls > 1000);
    printf("stack: %lu calls, at most %lu bytes of PHALANX_STACK_BYTES, %lu: %s\n", (unsigned long)calls, (unsigned long)deepest,
           (unsigned long)PHALANX_STACK_BYTES, deepest_call);
    return failures != 0;
}
