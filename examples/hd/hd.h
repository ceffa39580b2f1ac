// The 25 problems of Gulwani, Jha, Tiwari and Venkatesan (PLDI 2011), after Warren's "Hacker's Delight", at two widths.
#ifndef HD_H
#define HD_H

typedef unsigned int u32;
typedef unsigned long u64;
typedef int s32;
typedef long s64;

u32 p01_32(u32 x);
u64 p01_64(u64 x);
u32 p02_32(u32 x);
u64 p02_64(u64 x);
u32 p03_32(u32 x);
u64 p03_64(u64 x);
u32 p04_32(u32 x);
u64 p04_64(u64 x);
u32 p05_32(u32 x);
u64 p05_64(u64 x);
u32 p06_32(u32 x);
u64 p06_64(u64 x);
u32 p07_32(u32 x);
u64 p07_64(u64 x);
u32 p08_32(u32 x);
u64 p08_64(u64 x);
s32 p09_32(s32 x);
s64 p09_64(s64 x);
int p10_32(u32 x, u32 y);
int p10_64(u64 x, u64 y);
int p11_32(u32 x, u32 y);
int p11_64(u64 x, u64 y);
int p12_32(u32 x, u32 y);
int p12_64(u64 x, u64 y);
s32 p13_32(s32 x);
s64 p13_64(s64 x);
u32 p14_32(u32 x, u32 y);
u64 p14_64(u64 x, u64 y);
u32 p15_32(u32 x, u32 y);
u64 p15_64(u64 x, u64 y);
s32 p16_32(s32 x, s32 y);
s64 p16_64(s64 x, s64 y);
u32 p17_32(u32 x);
u64 p17_64(u64 x);
int p18_32(u32 x);
int p18_64(u64 x);
u32 p19_32(u32 x, u32 m, u32 k);
u64 p19_64(u64 x, u64 m, u64 k);
u32 p20_32(u32 x);
u64 p20_64(u64 x);
u32 p21_32(u32 x, u32 a, u32 b, u32 c);
u64 p21_64(u64 x, u64 a, u64 b, u64 c);
u32 p22_32(u32 x);
u64 p22_64(u64 x);
u32 p23_32(u32 x);
u64 p23_64(u64 x);
u32 p24_32(u32 x);
u64 p24_64(u64 x);
u32 p25_32(u32 x, u32 y);
u64 p25_64(u64 x, u64 y);

#endif
