/* What driver.c steps through: as a compiler leaves it, and as the program does. */

long twice(long);

long subtract(long a, long b, long c) {
    long s = a - b;
    return s + c;
}

long maximum(long a, long b, long c) {
    long most;
    if (a > b)
        most = a;
    else
        most = b;
    return most + c;
}

long two_returns(long a, long b, long c) {
    if (a == 0)
        return b;
    return twice(c) + a;
}

long sum_to(long a, long b, long c) {
    long sum = c;
    for (long i = a; i != 0; i--)
        sum += b;
    return sum;
}

long calls_once(long a, long b, long c) {
    long d = twice(a);
    return d + (b - c) + 0;
}

long keeps_across_calls(long a, long b, long c) {
    long d = twice(a);
    long e = twice(b);
    return (d ^ e) + a + b + c;
}

long recurses(long a, long b, long c) {
    if (a <= 0)
        return b + c;
    return recurses(a - 1, c, b) + a;
}

long gives_address(long a, long b, long c) {
    long slot[4] = {a, b, c, 0};
    long *volatile p = slot;
    p[3] = a + b;
    return slot[3] + c;
}

/* More values at once than there are registers that a function need not keep. */
long many_values(long a, long b, long c) {
    long *p = (long *)a;
    long v0 = p[0], v1 = p[1], v2 = p[2], v3 = p[3], v4 = p[4], v5 = p[5], v6 = p[6], v7 = p[7];
    p[0] = v0 + v7, p[1] = v1 + v6, p[2] = v2 + v5, p[3] = v3 + v4;
    p[4] = v7 ^ b, p[5] = v6 - v7, p[6] = v5 ^ v0, p[7] = v4 - v1;
    p[8] = v3 ^ v0, p[9] = v2 - v6, p[10] = v1 ^ v5, p[11] = v0 - v4;
    return v3 - c;
}
