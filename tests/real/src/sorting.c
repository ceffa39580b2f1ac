// Searching and sorting arrays.
#include "real.h"

size_t lower_bound(const int *a, size_t n, int key) {
    size_t low = 0;
    while (low < n) {
        size_t middle = low + (n - low) / 2;
        if (a[middle] < key)
            low = middle + 1;
        else
            n = middle;
    }
    return low;
}

// The index, or the complement of where it would go.
int binary_search(const int *a, size_t n, int key) {
    int low = 0, high = (int)n - 1;
    while (low <= high) {
        int middle = (low + high) >> 1;
        if (a[middle] == key) return middle;
        if (a[middle] < key)
            low = middle + 1;
        else
            high = middle - 1;
    }
    return ~low;
}

void insertion_sort(int *a, size_t n) {
    for (size_t i = 1; i < n; i++) {
        int x = a[i];
        size_t j = i;
        for (; j > 0 && a[j - 1] > x; j--) a[j] = a[j - 1];
        a[j] = x;
    }
}

static void sift_down(int *a, size_t i, size_t n) {
    int x = a[i];
    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        if (child + 1 < n && a[child + 1] > a[child]) child++;
        if (a[child] <= x) break;
        a[i] = a[child];
    }
    a[i] = x;
}

void heap_sort(int *a, size_t n) {
    for (size_t i = n / 2; i-- > 0;) sift_down(a, i, n);
    while (n > 1) {
        int x = a[--n];
        a[n] = a[0];
        a[0] = x;
        sift_down(a, 0, n);
    }
}

void quick_sort(int *a, size_t n) {
    while (n > 8) {
        int pivot = a[n / 2];
        size_t i = 0, j = n - 1;
        for (;; i++, j--) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i >= j) break;
            int x = a[i];
            a[i] = a[j];
            a[j] = x;
        }
        quick_sort(a, i);
        a += i;
        n -= i;
    }
    insertion_sort(a, n);
}

int compare_ints(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

void sort_by(int *a, size_t n, int (*less)(int, int)) {
    for (size_t i = 1; i < n; i++)
        for (size_t j = i; j > 0 && less(a[j], a[j - 1]); j--) {
            int x = a[j];
            a[j] = a[j - 1];
            a[j - 1] = x;
        }
}

size_t index_of_max(const int *a, size_t n) {
    size_t best = 0;
    for (size_t i = 1; i < n; i++)
        if (a[i] > a[best]) best = i;
    return best;
}

// Removes repeats from a sorted array; returns the new length.
size_t unique(int *a, size_t n) {
    if (n == 0) return 0;
    size_t kept = 1;
    for (size_t i = 1; i < n; i++)
        if (a[i] != a[kept - 1]) a[kept++] = a[i];
    return kept;
}
