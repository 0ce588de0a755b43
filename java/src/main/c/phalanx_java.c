/* The native methods of dev.phalanx.Native: one small function for each, over phalanx.h.
 *
 * Arrays of up to 64 KiB are pinned or locked by GetPrimitiveArrayCritical for the length of a call, during
 * which a garbage collector may have to wait. Longer ones are copied. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <phalanx.h>

#include "dev_phalanx_Native.h"

#define NATIVE(result, name) JNIEXPORT result JNICALL Java_dev_phalanx_Native_##name
#define IS(name) dev_phalanx_Native_##name
#define CRITICAL 65536
#define COUNT(views) (sizeof(views) / sizeof *(views))

static JavaVM *machine;
static jclass failure, memory, bounds, bytes_class, transfer_class;
static jmethodID new_failure, tell_transfer;

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved) {
    JNIEnv *env;
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_8) != JNI_OK) return JNI_ERR;
    const char *names[] = {"dev/phalanx/PhalanxException", "java/lang/OutOfMemoryError",
                           "java/lang/IndexOutOfBoundsException", "[B", "dev/phalanx/Transfer"};
    jclass *classes[] = {&failure, &memory, &bounds, &bytes_class, &transfer_class};
    for (size_t i = 0; i < COUNT(names); i++) {
        jclass local = (*env)->FindClass(env, names[i]);
        if (!local || !(*classes[i] = (*env)->NewGlobalRef(env, local))) return JNI_ERR;
        (*env)->DeleteLocalRef(env, local);
    }
    new_failure = (*env)->GetMethodID(env, failure, "<init>", "(I[B)V");
    if (!new_failure) return JNI_ERR;
    tell_transfer = (*env)->GetMethodID(env, transfer_class, "tell", "(JJ)Z");
    machine = vm;
    return tell_transfer ? JNI_VERSION_1_8 : JNI_ERR;
}

/* A range of an array, or nothing. */
struct view {
    jbyteArray array;
    jint at, length;
    int written; /* by the library, which does not read it */
    uint8_t *base, *bytes;
};

enum { SOURCE = 0, TARGET = 1 };

static struct view part(jbyteArray array, jint at, jint length, int written) {
    return (struct view){array, at, length, written, NULL, NULL};
}

static struct view whole(JNIEnv *env, jbyteArray array) {
    return part(array, 0, array ? (*env)->GetArrayLength(env, array) : 0, SOURCE);
}

/* Whether these views are copies. */
static int copied(const struct view *views, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (views[i].length > CRITICAL) return 1;
    return 0;
}

static void leave(JNIEnv *env, struct view *views, size_t count) {
    int copies = copied(views, count);
    /* In reverse order. No other function of JNI may be called before the last release. */
    for (size_t i = count; i-- > 0;) {
        struct view *v = &views[i];
        if (!v->base) continue;
        if (copies) {
            if (v->written) (*env)->SetByteArrayRegion(env, v->array, v->at, v->length, (jbyte *)v->bytes);
            phalanx_wipe(v->base, (size_t)v->length);
            free(v->base);
        } else {
            (*env)->ReleasePrimitiveArrayCritical(env, v->array, v->base, v->written ? 0 : JNI_ABORT);
        }
        v->base = NULL;
    }
}

/* Makes the bytes accessible. Otherwise throws and returns 0. */
static int enter(JNIEnv *env, struct view *views, size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct view *v = &views[i];
        jint all = v->array ? (*env)->GetArrayLength(env, v->array) : 0;
        if (v->at < 0 || v->length < 0 || v->at > all - v->length) {
            (*env)->ThrowNew(env, bounds, "a range outside its array");
            return 0;
        }
    }
    int copies = copied(views, count);
    for (size_t i = 0; i < count; i++) {
        struct view *v = &views[i];
        if (!v->array) continue;
        if (copies) {
            v->base = v->bytes = calloc(1, v->length ? (size_t)v->length : 1);
            if (v->base && !v->written) (*env)->GetByteArrayRegion(env, v->array, v->at, v->length, (jbyte *)v->base);
        } else {
            v->base = (*env)->GetPrimitiveArrayCritical(env, v->array, NULL);
            v->bytes = v->base ? v->base + v->at : NULL;
        }
        if (!v->base) {
            /* Nothing has been written. */
            for (size_t j = 0; j < i; j++) views[j].written = 0;
            leave(env, views, i);
            if (!(*env)->ExceptionCheck(env)) (*env)->ThrowNew(env, memory, "no memory for an array");
            return 0;
        }
    }
    return 1;
}

static jbyteArray array_of(JNIEnv *env, const void *bytes, size_t length) {
    jbyteArray array = (*env)->NewByteArray(env, (jsize)length);
    if (array) (*env)->SetByteArrayRegion(env, array, 0, (jsize)length, bytes);
    return array;
}

static jobjectArray pair_of(JNIEnv *env, const void *one, size_t n, const void *two, size_t m) {
    jbyteArray first = array_of(env, one, n), second = first ? array_of(env, two, m) : NULL;
    jobjectArray pair = second ? (*env)->NewObjectArray(env, 2, bytes_class, NULL) : NULL;
    if (pair) {
        (*env)->SetObjectArrayElement(env, pair, 0, first);
        (*env)->SetObjectArrayElement(env, pair, 1, second);
    }
    return pair;
}

static void throw_status(JNIEnv *env, int status, const char *text) {
    jbyteArray bytes = array_of(env, text, strlen(text));
    if (!bytes) return;
    jobject e = (*env)->NewObject(env, failure, new_failure, (jint)status, bytes);
    if (e) (*env)->Throw(env, e);
}

/* Room for messages with long file names. */
union report {
    phalanx_error error;
    char room[4096];
};

static phalanx_error *fresh(union report *r) {
    r->error.struct_bytes = sizeof r->room;
    return &r->error;
}

/* Throws unless a call succeeded. */
static int passed(JNIEnv *env, int status, union report *r) {
    if (status == PHALANX_OK) return 1;
    throw_status(env, status, r->error.text);
    return 0;
}

static void wrong_kind(union report *r, int *status) {
    *status = PHALANX_E_INTERNAL;
    r->error.struct_bytes = sizeof r->room;
    strcpy(r->error.text, "phalanx-java: unknown kind of handle");
}

#define TEXT(v) ((const char *)(v).bytes)
#define LEN(v) ((size_t)(v).length)
#define HANDLE(type, value) ((phalanx_##type *)(intptr_t)(value))

NATIVE(jint, abi)(JNIEnv *env, jclass class) {
    (void)env, (void)class;
    return phalanx_abi_version() == PHALANX_ABI_VERSION ? PHALANX_ABI_VERSION : -1;
}

NATIVE(jstring, level)(JNIEnv *env, jclass class) {
    (void)class;
    return (*env)->NewStringUTF(env, phalanx_level_name());
}

NATIVE(jbyteArray, algorithm)(JNIEnv *env, jclass class, jint index) {
    (void)class;
    phalanx_info i = {.struct_bytes = sizeof i};
    if (phalanx_list((size_t)index, &i) != PHALANX_OK) return NULL;
    char line[2048];
    int n = snprintf(line, sizeof line, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u\t%u",
                     i.name, i.aliases, i.oid, i.cipher, i.section, i.options, i.needs, i.role, i.key_bytes, i.block_bytes,
                     i.nonce_rule, i.nonce_bytes, i.nonce_min_bytes, i.nonce_max_bytes, i.nonce_step, i.nonce_carried,
                     i.tag_bytes, i.tag_min_bytes, i.tag_max_bytes, i.message_min_bytes, i.message_step,
                     i.message_not_multiple_of);
    if (n < 0 || (size_t)n >= sizeof line) {
        throw_status(env, PHALANX_E_INTERNAL, "phalanx-java: an algorithm with a long description");
        return NULL;
    }
    return array_of(env, line, (size_t)n);
}

NATIVE(jlong, open)(JNIEnv *env, jclass class, jint kind, jbyteArray name, jbyteArray key, jbyteArray options) {
    (void)class;
    struct view v[] = {whole(env, name), whole(env, key), whole(env, options)};
    if (!enter(env, v, COUNT(v))) return 0;
    union report r;
    phalanx_error *e = fresh(&r);
    void *out = NULL;
    int status;
    switch (kind) {
    case PHALANX_ROLE_BLOCKS:
    case PHALANX_ROLE_STREAM:
    case PHALANX_ROLE_BLOCK_MODE:
        status = phalanx_cipher_new_e((phalanx_cipher **)&out, TEXT(v[0]), v[1].bytes, LEN(v[1]), TEXT(v[2]), e);
        break;
    case PHALANX_ROLE_AEAD:
        status = phalanx_aead_new_e((phalanx_aead **)&out, TEXT(v[0]), v[1].bytes, LEN(v[1]), TEXT(v[2]), e);
        break;
    case PHALANX_ROLE_MAC:
        status = phalanx_mac_new_e((phalanx_mac **)&out, TEXT(v[0]), v[1].bytes, LEN(v[1]), TEXT(v[2]), e);
        break;
    case PHALANX_ROLE_XTS:
        status = phalanx_xts_new_e((phalanx_xts **)&out, TEXT(v[0]), v[1].bytes, LEN(v[1]), TEXT(v[2]), e);
        break;
    case PHALANX_ROLE_WRAP:
        status = phalanx_wrap_new_e((phalanx_wrap **)&out, TEXT(v[0]), v[1].bytes, LEN(v[1]), TEXT(v[2]), e);
        break;
    case IS(HASH):
        status = phalanx_hash_stream_new_e((phalanx_hash_stream **)&out, TEXT(v[0]), e);
        break;
    case IS(SECRETS):
        status = phalanx_file_secrets_new_e((phalanx_file_secrets **)&out, e);
        break;
    default:
        wrong_kind(&r, &status);
    }
    leave(env, v, COUNT(v));
    return passed(env, status, &r) ? (jlong)(intptr_t)out : 0;
}

NATIVE(void, free)(JNIEnv *env, jclass class, jint kind, jlong handle) {
    (void)env, (void)class;
    switch (kind) {
    case PHALANX_ROLE_BLOCKS:
    case PHALANX_ROLE_STREAM:
    case PHALANX_ROLE_BLOCK_MODE: phalanx_cipher_free(HANDLE(cipher, handle)); break;
    case PHALANX_ROLE_AEAD: phalanx_aead_free(HANDLE(aead, handle)); break;
    case PHALANX_ROLE_MAC: phalanx_mac_free(HANDLE(mac, handle)); break;
    case PHALANX_ROLE_XTS: phalanx_xts_free(HANDLE(xts, handle)); break;
    case PHALANX_ROLE_WRAP: phalanx_wrap_free(HANDLE(wrap, handle)); break;
    case IS(MESSAGE) | PHALANX_ROLE_AEAD: phalanx_aead_stream_free(HANDLE(aead_stream, handle)); break;
    case IS(MESSAGE) | PHALANX_ROLE_STREAM: phalanx_stream_free(HANDLE(stream, handle)); break;
    case IS(MESSAGE) | PHALANX_ROLE_BLOCK_MODE: phalanx_block_mode_free(HANDLE(block_mode, handle)); break;
    case IS(MESSAGE) | PHALANX_ROLE_MAC: phalanx_mac_stream_free(HANDLE(mac_stream, handle)); break;
    case IS(HASH): phalanx_hash_stream_free(HANDLE(hash_stream, handle)); break;
    case IS(SECRETS): phalanx_file_secrets_free(HANDLE(file_secrets, handle)); break;
    case IS(PARTS): phalanx_file_parts_free(HANDLE(file_parts, handle)); break;
    }
}

NATIVE(jlong, start)(JNIEnv *env, jclass class, jint role, jlong key, jint direction, jbyteArray nonce) {
    (void)class;
    struct view v[] = {whole(env, nonce)};
    if (!enter(env, v, COUNT(v))) return 0;
    union report r;
    phalanx_error *e = fresh(&r);
    void *out = NULL;
    int status;
    switch (role) {
    case PHALANX_ROLE_AEAD:
        status = phalanx_aead_stream_seal_new_e((phalanx_aead_stream **)&out, HANDLE(aead, key), v[0].bytes, LEN(v[0]), e);
        break;
    case PHALANX_ROLE_STREAM:
        status = phalanx_stream_new_e((phalanx_stream **)&out, HANDLE(cipher, key), direction, v[0].bytes, LEN(v[0]), e);
        break;
    case PHALANX_ROLE_BLOCK_MODE:
        status = phalanx_block_mode_new_e((phalanx_block_mode **)&out, HANDLE(cipher, key), direction, v[0].bytes, LEN(v[0]), e);
        break;
    case PHALANX_ROLE_MAC:
        status = phalanx_mac_stream_new_e((phalanx_mac_stream **)&out, HANDLE(mac, key), v[0].bytes, LEN(v[0]), e);
        break;
    default:
        wrong_kind(&r, &status);
    }
    leave(env, v, COUNT(v));
    return passed(env, status, &r) ? (jlong)(intptr_t)out : 0;
}

NATIVE(jlong, dup)(JNIEnv *env, jclass class, jint kind, jlong handle) {
    (void)class;
    union report r;
    phalanx_error *e = fresh(&r);
    void *out = NULL;
    int status;
    switch (kind) {
    case IS(MESSAGE) | PHALANX_ROLE_BLOCK_MODE:
        status = phalanx_block_mode_dup_e((phalanx_block_mode **)&out, HANDLE(block_mode, handle), e);
        break;
    case IS(MESSAGE) | PHALANX_ROLE_MAC:
        status = phalanx_mac_stream_dup_e((phalanx_mac_stream **)&out, HANDLE(mac_stream, handle), e);
        break;
    case IS(HASH):
        status = phalanx_hash_stream_dup_e((phalanx_hash_stream **)&out, HANDLE(hash_stream, handle), e);
        break;
    default:
        wrong_kind(&r, &status);
    }
    return passed(env, status, &r) ? (jlong)(intptr_t)out : 0;
}

NATIVE(jint, update)(JNIEnv *env, jclass class, jint kind, jlong handle, jbyteArray src, jint at, jint length, jbyteArray dst,
                     jint to, jint room) {
    (void)class;
    struct view v[] = {part(src, at, length, SOURCE), part(dst, to, room, TARGET)};
    if (!enter(env, v, COUNT(v))) return 0;
    union report r;
    phalanx_error *e = fresh(&r);
    size_t written = LEN(v[0]);
    int status;
    switch (kind) {
    case IS(AAD):
        status = phalanx_aead_stream_aad_e(HANDLE(aead_stream, handle), v[0].bytes, LEN(v[0]), e);
        break;
    case IS(MESSAGE) | PHALANX_ROLE_AEAD:
        status = phalanx_aead_stream_update_e(HANDLE(aead_stream, handle), v[0].bytes, v[1].bytes, LEN(v[0]), e);
        break;
    case IS(MESSAGE) | PHALANX_ROLE_STREAM:
        status = phalanx_stream_apply_e(HANDLE(stream, handle), v[0].bytes, v[1].bytes, LEN(v[0]), e);
        break;
    case IS(MESSAGE) | PHALANX_ROLE_BLOCK_MODE:
        status = phalanx_block_mode_update_e(HANDLE(block_mode, handle), v[0].bytes, LEN(v[0]), v[1].bytes, LEN(v[1]), &written, e);
        break;
    case IS(MESSAGE) | PHALANX_ROLE_MAC:
        status = phalanx_mac_stream_update_e(HANDLE(mac_stream, handle), v[0].bytes, LEN(v[0]), e);
        break;
    case IS(HASH):
        status = phalanx_hash_stream_update_e(HANDLE(hash_stream, handle), v[0].bytes, LEN(v[0]), e);
        break;
    default:
        wrong_kind(&r, &status);
    }
    leave(env, v, COUNT(v));
    return passed(env, status, &r) ? (jint)written : 0;
}

NATIVE(jint, finish)(JNIEnv *env, jclass class, jint kind, jlong handle, jbyteArray dst, jint to, jint room) {
    (void)class;
    struct view v[] = {part(dst, to, room, TARGET)};
    if (!enter(env, v, COUNT(v))) return 0;
    union report r;
    phalanx_error *e = fresh(&r);
    size_t written = LEN(v[0]);
    int status;
    switch (kind) {
    case IS(MESSAGE) | PHALANX_ROLE_AEAD:
        status = phalanx_aead_stream_finish_e(HANDLE(aead_stream, handle), v[0].bytes, LEN(v[0]), e);
        break;
    case IS(MESSAGE) | PHALANX_ROLE_BLOCK_MODE:
        status = phalanx_block_mode_finish_e(HANDLE(block_mode, handle), v[0].bytes, LEN(v[0]), &written, e);
        break;
    case IS(MESSAGE) | PHALANX_ROLE_MAC:
        status = phalanx_mac_stream_finish_e(HANDLE(mac_stream, handle), v[0].bytes, LEN(v[0]), e);
        break;
    case IS(HASH):
        status = phalanx_hash_stream_finish_e(HANDLE(hash_stream, handle), v[0].bytes, LEN(v[0]), e);
        break;
    default:
        wrong_kind(&r, &status);
    }
    leave(env, v, COUNT(v));
    return passed(env, status, &r) ? (jint)written : 0;
}

/* A whole message. With authentication, the tag follows the ciphertext. */
NATIVE(void, crypt)(JNIEnv *env, jclass class, jint kind, jlong handle, jint direction, jbyteArray nonce, jbyteArray aad,
                    jint aad_length, jint tag, jbyteArray src, jint at, jint length, jbyteArray dst, jint to) {
    (void)class;
    int decrypt = direction == PHALANX_DECRYPT;
    struct view v[] = {whole(env, nonce), part(aad, 0, aad_length, SOURCE), part(src, at, length, SOURCE),
                       part(dst, to, decrypt ? length - tag : length + tag, TARGET)};
    if (!enter(env, v, COUNT(v))) return;
    union report r;
    phalanx_error *e = fresh(&r);
    const uint8_t *from = v[2].bytes;
    uint8_t *out = v[3].bytes;
    size_t n = decrypt ? LEN(v[3]) : LEN(v[2]);
    int status;
    switch (kind) {
    case PHALANX_ROLE_AEAD:
        status = decrypt ? phalanx_aead_open_e(HANDLE(aead, handle), v[0].bytes, LEN(v[0]), v[1].bytes, LEN(v[1]), from, out,
                                               n, from + n, (size_t)tag, e)
                         : phalanx_aead_seal_e(HANDLE(aead, handle), v[0].bytes, LEN(v[0]), v[1].bytes, LEN(v[1]), from, out,
                                               n, out + n, (size_t)tag, e);
        break;
    case PHALANX_ROLE_BLOCKS:
    case PHALANX_ROLE_STREAM:
        status = (decrypt ? phalanx_cipher_decrypt_e : phalanx_cipher_encrypt_e)(HANDLE(cipher, handle), v[0].bytes, LEN(v[0]),
                                                                                 from, out, n, e);
        break;
    case PHALANX_ROLE_XTS:
        status = (decrypt ? phalanx_xts_decrypt_e : phalanx_xts_encrypt_e)(HANDLE(xts, handle), v[0].bytes, LEN(v[0]), from,
                                                                           out, n, e);
        break;
    default:
        wrong_kind(&r, &status);
    }
    leave(env, v, COUNT(v));
    passed(env, status, &r);
}

/* Many messages under one key, each with its own nonce and tag. */
NATIVE(void, rows)(JNIEnv *env, jclass class, jint direction, jlong aead, jbyteArray nonces, jlong first, jbyteArray aad,
                   jbyteArray src, jintArray ends, jint count, jbyteArray dst) {
    (void)class;
    uint32_t *offsets = count < 0 ? NULL : calloc((size_t)count + 1, sizeof *offsets);
    if (!offsets) {
        (*env)->ThrowNew(env, memory, "no memory for an array");
        return;
    }
    (*env)->GetIntArrayRegion(env, ends, 0, count + 1, (jint *)offsets);
    struct view v[] = {whole(env, nonces), whole(env, aad), part(src, 0, (jint)offsets[count], SOURCE), whole(env, dst)};
    v[3].written = TARGET;
    if (!(*env)->ExceptionCheck(env) && enter(env, v, COUNT(v))) {
        union report r;
        phalanx_error *e = fresh(&r);
        phalanx_nonces n = {.struct_bytes = sizeof n, .counted = first >= 0, .bytes = v[0].bytes, .bytes_len = LEN(v[0]),
                            .first = (uint64_t)first};
        phalanx_rows a = {.struct_bytes = sizeof a, .kind = PHALANX_ROWS_FIXED, .count = 1, .width = LEN(v[1]),
                          .bytes = v[1].bytes, .bytes_len = LEN(v[1])};
        phalanx_rows d = {.struct_bytes = sizeof d, .kind = PHALANX_ROWS_OFFSETS32, .count = (size_t)count, .offsets = offsets,
                          .bytes = v[2].bytes, .bytes_len = LEN(v[2])};
        int status = direction == PHALANX_DECRYPT
                         ? phalanx_aead_open_rows_e(HANDLE(aead, aead), &n, &a, &d, v[3].bytes, LEN(v[3]), NULL, e)
                         : phalanx_aead_seal_rows_e(HANDLE(aead, aead), &n, &a, &d, v[3].bytes, LEN(v[3]), e);
        leave(env, v, COUNT(v));
        passed(env, status, &r);
    }
    free(offsets);
}

/* Keys are short, so they are copied through the stack. */
#define KEY_BYTES 8192

NATIVE(jbyteArray, wrap)(JNIEnv *env, jclass class, jlong handle, jint direction, jbyteArray nonce, jbyteArray key) {
    (void)class;
    struct view v[] = {whole(env, nonce), whole(env, key)};
    if (!enter(env, v, COUNT(v))) return NULL;
    union report r;
    phalanx_error *e = fresh(&r);
    uint8_t out[KEY_BYTES];
    size_t written = 0;
    int status = (direction == PHALANX_DECRYPT ? phalanx_wrap_unwrap_e : phalanx_wrap_wrap_e)(
        HANDLE(wrap, handle), v[0].bytes, LEN(v[0]), v[1].bytes, LEN(v[1]), out, sizeof out, &written, e);
    leave(env, v, COUNT(v));
    jbyteArray result = passed(env, status, &r) ? array_of(env, out, written) : NULL;
    phalanx_wipe(out, sizeof out);
    return result;
}

NATIVE(jbyteArray, derive)(JNIEnv *env, jclass class, jbyteArray name, jbyteArray key, jbyteArray options, jbyteArray seed) {
    (void)class;
    struct view v[] = {whole(env, name), whole(env, key), whole(env, options), whole(env, seed)};
    if (!enter(env, v, COUNT(v))) return NULL;
    union report r;
    phalanx_error *e = fresh(&r);
    uint8_t out[KEY_BYTES];
    size_t written = 0;
    int status = phalanx_derive_e(TEXT(v[0]), v[1].bytes, LEN(v[1]), TEXT(v[2]), v[3].bytes, LEN(v[3]), out, sizeof out, &written, e);
    leave(env, v, COUNT(v));
    jbyteArray result = passed(env, status, &r) ? array_of(env, out, written) : NULL;
    phalanx_wipe(out, sizeof out);
    return result;
}

NATIVE(void, kdf)(JNIEnv *env, jclass class, jbyteArray name, jbyteArray key, jint counter, jlong iterations, jlong record,
                  jbyteArray salt, jbyteArray label, jbyteArray seed, jbyteArray info, jbyteArray out) {
    (void)class;
    /* Iterations take long, so nothing is locked meanwhile. */
    struct view v[] = {whole(env, name), whole(env, key), whole(env, salt), whole(env, label), whole(env, seed),
                       whole(env, info), whole(env, out)};
    uint8_t *copies[COUNT(v)] = {NULL};
    int ready = 1;
    for (size_t i = 0; i < COUNT(v) && ready; i++) {
        if (!v[i].array) continue;
        copies[i] = calloc(1, LEN(v[i]) + 1);
        ready = copies[i] != NULL;
        if (ready) (*env)->GetByteArrayRegion(env, v[i].array, 0, v[i].length, (jbyte *)copies[i]);
    }
    union report r;
    phalanx_error *e = fresh(&r);
    int status = PHALANX_OK;
    if (ready) {
        phalanx_kdf_inputs inputs = {.struct_bytes = sizeof inputs, .counter_bytes = (uint32_t)counter,
                                     .iterations = (uint64_t)iterations, .record = (uint64_t)record,
                                     .salt = copies[2], .salt_len = LEN(v[2]), .label = copies[3], .label_len = LEN(v[3]),
                                     .seed = copies[4], .seed_len = LEN(v[4]), .info = copies[5], .info_len = LEN(v[5])};
        status = phalanx_kdf_e((const char *)copies[0], copies[1], LEN(v[1]), &inputs, copies[6], LEN(v[6]), e);
        if (status == PHALANX_OK) (*env)->SetByteArrayRegion(env, out, 0, v[6].length, (jbyte *)copies[6]);
    }
    for (size_t i = 0; i < COUNT(v); i++) {
        if (copies[i]) phalanx_wipe(copies[i], LEN(v[i]));
        free(copies[i]);
    }
    if (!ready) (*env)->ThrowNew(env, memory, "no memory for an array");
    else passed(env, status, &r);
}

NATIVE(void, hashMac)(JNIEnv *env, jclass class, jbyteArray name, jbyteArray key, jbyteArray message, jint length, jbyteArray tag) {
    (void)class;
    struct view v[] = {whole(env, name), whole(env, key), part(message, 0, length, SOURCE), whole(env, tag)};
    v[3].written = TARGET;
    if (!enter(env, v, COUNT(v))) return;
    union report r;
    phalanx_error *e = fresh(&r);
    int status = phalanx_hash_mac_compute_e(TEXT(v[0]), v[1].bytes, LEN(v[1]), v[2].bytes, LEN(v[2]), v[3].bytes, LEN(v[3]), e);
    leave(env, v, COUNT(v));
    passed(env, status, &r);
}

NATIVE(jlong, hashSizes)(JNIEnv *env, jclass class, jbyteArray name) {
    (void)class;
    struct view v[] = {whole(env, name)};
    if (!enter(env, v, COUNT(v))) return 0;
    union report r;
    phalanx_error *e = fresh(&r);
    size_t digest = 0, block = 0;
    int status = phalanx_hash_sizes_e(TEXT(v[0]), &digest, &block, e);
    leave(env, v, COUNT(v));
    return passed(env, status, &r) ? (jlong)(digest << 32 | block) : 0;
}

/* Files. These calls read files or derive keys from passphrases, so nothing is locked meanwhile. */

/* A copy, ending in a NUL that the length does not count, or NULL. */
static uint8_t *copy(JNIEnv *env, jbyteArray array, size_t *length) {
    jint n = array ? (*env)->GetArrayLength(env, array) : 0;
    *length = (size_t)n;
    uint8_t *bytes = calloc(1, (size_t)n + 1);
    if (!bytes) (*env)->ThrowNew(env, memory, "no memory for an array");
    else if (n) (*env)->GetByteArrayRegion(env, array, 0, n, (jbyte *)bytes);
    return bytes;
}

static void drop(uint8_t *bytes, size_t length) {
    if (bytes) phalanx_wipe(bytes, length);
    free(bytes);
}

NATIVE(void, addSecret)(JNIEnv *env, jclass class, jlong handle, jint kind, jbyteArray content, jbyteArray passphrase) {
    (void)class;
    size_t n, m = 0;
    uint8_t *bytes = copy(env, content, &n), *pass = bytes ? copy(env, passphrase, &m) : NULL;
    if (bytes && pass) {
        union report r;
        phalanx_error *e = fresh(&r);
        phalanx_file_secrets *secrets = HANDLE(file_secrets, handle);
        int status;
        switch (kind) {
        case IS(KEY_FILE): status = phalanx_file_secrets_add_key_file_e(secrets, (char *)bytes, e); break;
        case IS(KEY): status = phalanx_file_secrets_add_key_e(secrets, (char *)bytes, n, e); break;
        case IS(PASSPHRASE): status = phalanx_file_secrets_add_passphrase_e(secrets, bytes, n, e); break;
        case IS(RECIPIENTS): status = phalanx_file_secrets_add_recipients_e(secrets, (char *)bytes, n, e); break;
        case IS(IDENTITY):
            status = phalanx_file_secrets_add_identity_e(secrets, bytes, n, passphrase ? pass : NULL, m, e);
            break;
        default: wrong_kind(&r, &status);
        }
        passed(env, status, &r);
    }
    drop(bytes, n);
    drop(pass, m);
}

NATIVE(jobjectArray, generate)(JNIEnv *env, jclass class, jboolean identity) {
    (void)class;
    char secret[512], public[4096];
    size_t n = 0, m = 0;
    union report r;
    phalanx_error *e = fresh(&r);
    int status = identity ? phalanx_file_generate_identity_e(secret, sizeof secret, &n, public, sizeof public, &m, e)
                          : phalanx_file_generate_key_e(secret, sizeof secret, &n, e);
    jobjectArray pair = passed(env, status, &r) ? pair_of(env, secret, n, public, m) : NULL;
    phalanx_wipe((uint8_t *)secret, sizeof secret);
    return pair;
}

/* A call on a whole file: its listener or NULL, and the byte that cancels it. */
struct transfer {
    jobject listener;
    const uint8_t *cancel;
};

/* Returns whether to continue. */
static int tell(jobject listener, uint64_t done, uint64_t total) {
    JNIEnv *env;
    int known = (*machine)->GetEnv(machine, (void **)&env, JNI_VERSION_1_8) == JNI_OK;
    /* Without memory for another Java thread, this report is left out. */
    if (!known && (*machine)->AttachCurrentThreadAsDaemon(machine, (void **)&env, NULL) != JNI_OK) return 1;
    int go_on = (*env)->CallBooleanMethod(env, listener, tell_transfer, (jlong)done, (jlong)total);
    /* The method catches exceptions of the listener, so this one says that Java itself failed. */
    if ((*env)->ExceptionCheck(env)) {
        (*env)->ExceptionDescribe(env);
        go_on = 0;
    }
    if (!known) (*machine)->DetachCurrentThread(machine);
    return go_on;
}

/* Called on threads of the library, which Java does not know. */
static void progressed(void *user, uint64_t done, uint64_t total) {
    struct transfer *t = user;
    int go_on = !t->listener || tell(t->listener, done, total);
    if (!go_on || __atomic_load_n(t->cancel, __ATOMIC_RELAXED)) phalanx_file_cancel();
}

NATIVE(void, file)(JNIEnv *env, jclass class, jint direction, jbyteArray input, jbyteArray output, jlong handle, jbyteArray options,
                   jobject cancel, jobject listener) {
    (void)class;
    size_t n, m = 0, o = 0;
    uint8_t *in = copy(env, input, &n), *out = in ? copy(env, output, &m) : NULL, *opt = out ? copy(env, options, &o) : NULL;
    if (opt) {
        union report r;
        phalanx_error *e = fresh(&r);
        const phalanx_file_secrets *secrets = HANDLE(file_secrets, handle);
        /* Other threads need a global reference. */
        struct transfer t = {listener ? (*env)->NewGlobalRef(env, listener) : NULL, (*env)->GetDirectBufferAddress(env, cancel)};
        int status;
        if (direction == PHALANX_ENCRYPT)
            status = phalanx_file_encrypt_e((char *)in, (char *)out, secrets, (char *)opt, progressed, &t, e);
        else if (output)
            status = phalanx_file_decrypt_e((char *)in, (char *)out, secrets, (char *)opt, progressed, &t, e);
        else
            status = phalanx_file_verify_e((char *)in, secrets, (char *)opt, progressed, &t, e);
        if (t.listener) (*env)->DeleteGlobalRef(env, t.listener);
        passed(env, status, &r);
    }
    free(in), free(out), free(opt);
}

/* The draft and the header of a new file. */
NATIVE(jobjectArray, draft)(JNIEnv *env, jclass class, jlong handle, jbyteArray options, jlong plain) {
    (void)class;
    enum { DRAFT = 65552 };
    size_t o;
    uint8_t *opt = copy(env, options, &o), *draft = malloc(2 * DRAFT);
    jobjectArray pair = NULL;
    if (opt && draft) {
        uint8_t *header = draft + DRAFT;
        union report r;
        size_t n = 0, m = 0;
        int status = phalanx_file_draft_new_e(HANDLE(file_secrets, handle), (char *)opt, (uint64_t)plain, draft, DRAFT, &n, fresh(&r));
        if (status == PHALANX_OK) status = phalanx_file_draft_header_e(draft, n, header, DRAFT, &m, fresh(&r));
        if (passed(env, status, &r)) pair = pair_of(env, draft, n, header, m);
    } else if (opt) {
        (*env)->ThrowNew(env, memory, "no memory for a header");
    }
    free(opt), free(draft);
    return pair;
}

NATIVE(jlong, headerBytes)(JNIEnv *env, jclass class, jbyteArray start) {
    (void)class;
    struct view v[] = {whole(env, start)};
    if (!enter(env, v, COUNT(v))) return 0;
    union report r;
    size_t bytes = 0;
    int status = phalanx_file_header_bytes_e(v[0].bytes, LEN(v[0]), &bytes, fresh(&r));
    leave(env, v, COUNT(v));
    return passed(env, status, &r) ? (jlong)bytes : 0;
}

NATIVE(jlong, plainBytes)(JNIEnv *env, jclass class, jbyteArray header, jlong file) {
    (void)class;
    struct view v[] = {whole(env, header)};
    if (!enter(env, v, COUNT(v))) return 0;
    union report r;
    uint64_t plain = 0;
    int status = phalanx_file_plain_bytes_e(v[0].bytes, LEN(v[0]), (uint64_t)file, &plain, fresh(&r));
    leave(env, v, COUNT(v));
    return passed(env, status, &r) ? (jlong)plain : 0;
}

NATIVE(jlong, parts)(JNIEnv *env, jclass class, jbyteArray start, jlong plain, jlong secrets, jint direction, jbyteArray options) {
    (void)class;
    size_t n, o = 0;
    uint8_t *header = copy(env, start, &n), *opt = header ? copy(env, options, &o) : NULL;
    phalanx_file_parts *out = NULL;
    if (opt) {
        union report r;
        int status = phalanx_file_parts_new_e(&out, header, n, (uint64_t)plain, HANDLE(file_secrets, secrets), direction,
                                              (char *)opt, fresh(&r));
        passed(env, status, &r);
    }
    free(header), free(opt);
    return (jlong)(intptr_t)out;
}

/* The chunk size, the chunks, the file's bytes, and where the chunks begin and end in the plaintext and the file. */
NATIVE(jlongArray, layout)(JNIEnv *env, jclass class, jlong parts, jlong first, jlong end) {
    (void)class;
    phalanx_file_range l = {.struct_bytes = sizeof l};
    union report r;
    int status = phalanx_file_layout_e(HANDLE(file_parts, parts), (uint64_t)first, (uint64_t)end, &l, fresh(&r));
    if (!passed(env, status, &r)) return NULL;
    jlong values[] = {l.chunk_bytes, (jlong)l.chunks, (jlong)l.file_bytes, (jlong)l.plain_begin, (jlong)l.plain_end,
                      (jlong)l.file_begin, (jlong)l.file_end};
    jlongArray array = (*env)->NewLongArray(env, COUNT(values));
    if (array) (*env)->SetLongArrayRegion(env, array, 0, COUNT(values), values);
    return array;
}

NATIVE(jlongArray, chunksOf)(JNIEnv *env, jclass class, jlong parts, jlong begin, jlong end) {
    (void)class;
    uint64_t first = 0, last = 0;
    union report r;
    int status = phalanx_file_chunks_of_e(HANDLE(file_parts, parts), (uint64_t)begin, (uint64_t)end, &first, &last, fresh(&r));
    if (!passed(env, status, &r)) return NULL;
    jlong values[] = {(jlong)first, (jlong)last};
    jlongArray array = (*env)->NewLongArray(env, COUNT(values));
    if (array) (*env)->SetLongArrayRegion(env, array, 0, COUNT(values), values);
    return array;
}

NATIVE(void, chunks)(JNIEnv *env, jclass class, jlong parts, jint direction, jlong first, jlong end, jbyteArray src, jint length, jbyteArray dst) {
    (void)class;
    struct view v[] = {part(src, 0, length, SOURCE), whole(env, dst)};
    v[1].written = TARGET;
    if (!enter(env, v, COUNT(v))) return;
    union report r;
    int status = (direction == PHALANX_DECRYPT ? phalanx_file_open_chunks_e : phalanx_file_seal_chunks_e)(
        HANDLE(file_parts, parts), (uint64_t)first, (uint64_t)end, v[0].bytes, LEN(v[0]), v[1].bytes, LEN(v[1]), fresh(&r));
    leave(env, v, COUNT(v));
    passed(env, status, &r);
}
