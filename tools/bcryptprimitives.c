/* The library bcryptprimitives.dll of Windows, for wine 8, which lacks it: the random bytes of Rust's standard library. */
#include <stddef.h>

__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *bytes, unsigned long length);

__declspec(dllexport) int __stdcall ProcessPrng(void *bytes, size_t length) {
    return SystemFunction036(bytes, (unsigned long)length);
}
