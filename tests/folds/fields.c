#include <stdint.h>
struct v { uint64_t x, y, z; uint32_t n, m; };
uint64_t dot(const struct v *a, const struct v *b) { return a->x * b->x + a->y * b->y + a->z * b->z; }
uint64_t mix(const struct v *a, uint64_t k) { uint64_t h = k; h ^= a->x; h += a->y; h &= a->z; return h; }
uint32_t both(const struct v *a, uint32_t k) { return (a->n + k) ^ a->m; }
void bump(struct v *a, uint64_t k) { a->x += k; a->y ^= k; a->n -= 3; }
