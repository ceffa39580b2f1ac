// Numbers in memory byte by byte, as portable code reads and writes file formats and network packets, and structures that
// are filled or copied field by field. This project's own C. That `to` and `from` do not overlap is said in the contract;
// a compiler is told by `restrict`.
#include <stdint.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

u32 be16(const u8 *p) { return (u32)p[0] << 8 | p[1]; }

int les16(const u8 *p) { return (int16_t)(p[1] << 8 | p[0]); }

u32 be32(const u8 *p) { return (u32)p[0] << 24 | (u32)p[1] << 16 | (u32)p[2] << 8 | p[3]; }

u32 le32(const u8 *p) { return p[0] + ((u32)p[1] << 8) + ((u32)p[2] << 16) + ((u32)p[3] << 24); }

int64_t les32(const u8 *p) { return (int32_t)(p[0] | (u32)p[1] << 8 | (u32)p[2] << 16 | (u32)p[3] << 24); }

u64 be64(const u8 *p) {
    return (u64)p[0] << 56 | (u64)p[1] << 48 | (u64)p[2] << 40 | (u64)p[3] << 32 | (u64)p[4] << 24 | (u64)p[5] << 16 |
           (u64)p[6] << 8 | p[7];
}

u32 difference(const u8 *p) {
    u32 a = (u32)p[0] << 24 | (u32)p[1] << 16 | (u32)p[2] << 8 | p[3];
    u32 b = (u32)p[4] << 24 | (u32)p[5] << 16 | (u32)p[6] << 8 | p[7];
    return a - b;
}

void put_be16(u8 *p, u32 v) {
    p[0] = v >> 8;
    p[1] = v;
}

void put_be32(u8 *p, u32 v) {
    p[0] = v >> 24;
    p[1] = v >> 16;
    p[2] = v >> 8;
    p[3] = v;
}

void put_le64(u8 *p, u64 v) {
    p[0] = v;
    p[1] = v >> 8;
    p[2] = v >> 16;
    p[3] = v >> 24;
    p[4] = v >> 32;
    p[5] = v >> 40;
    p[6] = v >> 48;
    p[7] = v >> 56;
}

struct header {
    u8 type, flags;
    u16 length;
    u32 id;
    u64 when;
};

void start(struct header *h, u64 now) {
    h->type = 1;
    h->flags = 0x80;
    h->length = 16;
    h->id = 0;
    h->when = now;
}

void swap(u8 *p) {
    u8 a = p[0], b = p[1];
    p[0] = b;
    p[1] = a;
}

struct point {
    u32 x, y;
};

// All is read before anything is written, so they may overlap.
void copy_point(struct point *to, const struct point *from) {
    u32 x = from->x, y = from->y;
    to->x = x;
    to->y = y;
}

void copy4(u8 *restrict to, const u8 *restrict from) {
    to[0] = from[0];
    to[1] = from[1];
    to[2] = from[2];
    to[3] = from[3];
}
