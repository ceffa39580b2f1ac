//! Functions with calls, as compilers write them without optimization: their results natively, with a callee that minds how it
//! is called.

use std::path::Path;
use std::process::{Command, Stdio};

/// What is optimized. `NAME(f)` tells the two versions apart.
const FUNCTIONS: &str = r#"
long g(long);
long NAME(once)(int a, int b) { int x = a + b; int y = x * 3; int z = g(y); return z + x; }
long NAME(early)(int a, int b) { if (a < 0) return g(b); int t = a * 2; if (b == 0) return t + 1; g(a); return t; }
long NAME(sum)(const int *p, int n) { long s = 0; for (int i = 0; i < n; i++) s += g(p[i]) ^ i; return s; }
long NAME(twice)(long a) { long u = g(a), v = g(u + 1); return u - v * a; }
long NAME(nested)(long a, int n) { long s = a; while (n-- > 0) { if (s & 1) s = g(s) + a; else s = s / 2 + n; } return s; }
long NAME(stack)(long a, long b, long c, long d, long e, long f, long h) { return g(a + h) + g(b - f) * c + d + e; }
"#;

const DRIVER: &str = r#"
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#define NAME(f) want_##f
#include "functions.h"
#undef NAME
#define NAME(f) got_##f
long NAME(once)(int, int); long NAME(early)(int, int); long NAME(sum)(const int *, int); long NAME(twice)(long);
long NAME(nested)(long, int); long NAME(stack)(long, long, long, long, long, long, long);

static unsigned long calls;
/* Clobbers what a callee may, and looks at how the stack is aligned. */
__attribute__((noinline, optimize("no-omit-frame-pointer"))) long g(long x) {
    volatile long room[32];
    if ((uintptr_t)__builtin_frame_address(0) % 16) { puts("misaligned"); exit(2); }
    for (int i = 0; i < 32; i++) room[i] = x * i;
    __asm__ volatile("mov %0, %%rcx\n mov %0, %%rdx\n mov %0, %%rsi\n mov %0, %%rdi\n mov %0, %%r8\n mov %0, %%r9\n mov %0, %%r10\n mov %0, %%r11"
                     : : "r"(0x5a5a5a5aL) : "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "memory");
    return (x ^ 0x55) + (long)++calls + room[3];
}
#define BOTH(f, ...) do { \
    unsigned long before = calls; long want = want_##f(__VA_ARGS__); \
    unsigned long made = calls - before; calls = before; long got = got_##f(__VA_ARGS__); \
    if (want != got || calls - before != made) { printf(#f " differs: %ld %ld\n", want, got); return 1; } } while (0)
int main(void) {
    unsigned long seed = 1;
    int numbers[16];
    for (int k = 0; k < 20000; k++) {
        long v[7];
        for (int i = 0; i < 7; i++) { seed = seed * 6364136223846793005ul + 1; v[i] = (long)seed >> (seed >> 58); }
        for (int i = 0; i < 16; i++) numbers[i] = (int)(v[i % 7] >> i);
        BOTH(once, (int)(v[0] >> 3), (int)(v[1] >> 3));
        BOTH(early, (int)v[0], k % 3 ? (int)v[1] : 0);
        BOTH(sum, numbers, k % 17);
        BOTH(twice, v[2]);
        BOTH(nested, v[3], k % 9);
        BOTH(stack, v[0], v[1], v[2], v[3], v[4], v[5], v[6]);
    }
    puts("equal");
    return 0;
}
"#;

fn run(command: &mut Command) -> String {
    let o = command.stdin(Stdio::null()).output().expect("it starts");
    let said = format!("{}{}", String::from_utf8_lossy(&o.stdout), String::from_utf8_lossy(&o.stderr));
    assert!(o.status.success(), "{command:?}: {said}");
    said
}

/// Compiles, optimizes under an objective, and runs; the instructions of each function before and after.
fn instructions(dir: &Path, options: &[&str]) -> Vec<(String, u64, u64)> {
    let path = |name: &str| dir.join(name).display().to_string();
    std::fs::write(path("functions.h"), FUNCTIONS).expect("written");
    std::fs::write(path("driver.c"), DRIVER).expect("written");
    std::fs::write(path("got.c"), "#define NAME(f) got_##f\n#include \"functions.h\"\n").expect("written");
    run(Command::new("cc").args([
        "-O0",
        "-fno-stack-protector",
        "-fwrapv",
        "-S",
        "-o",
        &path("got.s"),
        &path("got.c"),
    ]));
    let mut program = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    program.args([&path("got.s"), "-q", "-o", &path("out.s"), "--json", &path("report.json")]);
    run(program.args(["--evaluations", "200000", "--longest", "2", "--rlimit", "2000000"]).args(options));
    let program = path("program");
    run(Command::new("cc").args(["-O2", "-fwrapv", "-o", &program, &path("driver.c"), &path("out.s")]));
    assert_eq!(run(&mut Command::new(&program)).trim(), "equal");
    let report = std::fs::read_to_string(path("report.json")).expect("the report");
    let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    let functions = report["functions"].as_array().expect("a list").iter();
    let number = |f: &serde_json::Value, when: &str| f[when]["instructions"].as_u64().expect("a number");
    let name = |f: &serde_json::Value| f["name"].as_str().expect("a name").trim_start_matches("got_").to_string();
    functions.map(|f| (name(f), number(f, "before"), number(f, "after"))).collect()
}

#[test]
fn variables_in_registers_around_calls_give_the_same() {
    let dir = tempfile::tempdir().expect("a directory");
    for (name, before, after) in instructions(dir.path(), &["--objective", "instructions"]) {
        assert!(after <= before, "{name}: {before} to {after}");
        // In the others a variable stands where a callee would look for an argument.
        if ["once", "early"].contains(&name.as_str()) {
            assert!(4 * after <= 3 * before, "{name}: {before} to {after}");
        }
    }
}

#[test]
fn so_do_they_in_loops() {
    // A store and a load take longer than a register that is saved once.
    let dir = tempfile::tempdir().expect("a directory");
    let all = instructions(dir.path(), &["--objective", "latency"]);
    assert_eq!(all.len(), 6);
    let text = std::fs::read_to_string(dir.path().join("out.s")).expect("the output");
    let sum = text.split("got_sum:").nth(1).and_then(|t| t.split(".size").next()).expect("the function");
    assert!(!sum.contains("(%rbp)") && sum.contains("pushq %rbx"), "{sum}");
}
