/* Stands in for the Windows library bcryptprimitives.dll, from which Rust's standard library gets random bytes. Wine 8
   doesn't have it. */
#include <stddef.h>

__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *bytes, unsigned long length);

__declspec(dllexport) int __stdcall ProcessPrng(void *bytes, size_t length) {
    return SystemFunction036(bytes, (unsigned long)length);
}
