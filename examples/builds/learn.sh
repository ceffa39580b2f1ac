#!/usr/bin/env bash
# learn.sh BIN DIR [PROJECT...]: what a long `learn` brings projects of others (projects.sh). Each is built as it is and with the flag;
# perf, where it is there, says which functions its benchmark runs; `learn` searches for LEARN seconds (1800); the next build has to
# pass the project's own tests. Then both programs run the benchmark in turns, RUNS times each (21). A line for each benchmark goes to
# standard output: instructions saved, processor time without and the ratio, median and quartiles of the pairs. FLAGS are the
# compiler's (-O2), OPTIONS those of the search.
set -euo pipefail
[ $# -ge 2 ] || { sed -n '2,6s/^# //p' "$0" >&2; exit 2; }
# shellcheck source=examples/builds/projects.sh
. "$(dirname "$(realpath "$0")")/projects.sh" "$1" "$2"
shift 2
[ $# -gt 0 ] || set -- bzip2
export SUPEROPT_STORE="$dir/learned" SUPEROPT_OPTIONS="${OPTIONS:-}" LC_ALL=C

# Something to work on that every machine has.
input="$dir/bench-input"
cat /usr/bin/as /usr/bin/ld.bfd "$(command -v perl)" /usr/share/common-licenses/* >"$input"

# benchmarks PROJECT: a line each, a name and a command in which P stands for the program.
benchmarks() {
    case "$1" in
    bzip2)
        bzip2 -c "$input" >"$input.bz2"
        echo "compress|P -c $input"
        echo "decompress|P -dc $input.bz2"
        ;;
    zlib)
        gzip -c "$input" >"$input.gz"
        echo "compress|P -6 -c $input"
        echo "decompress|P -d -c $input.gz"
        ;;
    lua5.4)
        cat >"$dir/bench.lua" <<'LUA'
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
local t = {}
for i = 1, 200000 do t[i] = (i * 7919) % 100003 end
table.sort(t)
local words = {}
for w in (("the quick brown fox "):rep(20000)):gmatch("%a+") do words[w] = (words[w] or 0) + #w end
print(fib(27), t[1000], words.quick, #string.format("%q", ("ab"):rep(100000)))
LUA
        echo "script|P $dir/bench.lua"
        ;;
    libzstd)
        programs/zstd -q -f "$input" -o "$input.zst"
        echo "compress -3|P -q -3 -c $input"
        echo "compress -12|P -q -12 -c $input"
        echo "decompress|P -q -dc $input.zst"
        ;;
    sqlite3)
        cat >"$dir/bench.sql" <<'SQL'
create table t (a integer primary key, b, c);
insert into t with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000)
    select i, i * 7919 % 100003, printf('%x %d', i * 31, i) from n;
create index b on t (b);
select count(*), sum(b), max(c) from t where b between 1000 and 50000;
select c, count(*) from (select substr(c, 1, 2) as c from t) group by c order by 2 desc limit 3;
update t set c = upper(c) || b where a % 3 = 0;
select count(*) from t x join t y on x.b = y.a where x.c like '%7%';
SQL
        echo "statements|P :memory: -init $dir/bench.sql .quit"
        ;;
    *) echo "$1: it has no benchmark here" >&2 && exit 2 ;;
    esac
}

echo "| project | functions | improved | instructions | bytes | benchmark | without, s | ratio | quartiles |"
echo "|---|---|---|---|---|---|---|---|---|"
for project in "$@"; do
    fetch "$project"
    rm -rf "$SUPEROPT_STORE"
    ours="${CC:-gcc} -B$("$bin" prefix)"
    once "$project" "${CC:-gcc}" plain
    cp "$dir/work/$(program "$project")" "$dir/plain"
    once "$project" "$ours" cold
    (cd "$dir/work" && benchmarks "$project") >"$dir/benchmarks"
    samples=()
    if command -v perf >/dev/null; then
        while IFS='|' read -r _ command; do
            perf record -q -F 999 -o "$dir/perf.data" -- ${command/#P/$dir/plain} >/dev/null 2>&1 || break
            perf script -i "$dir/perf.data" -F ip,sym 2>/dev/null
        done <"$dir/benchmarks" >"$dir/samples"
        [ ! -s "$dir/samples" ] || samples=(--samples "$dir/samples")
    fi
    "$bin" learn --time "${LEARN:-1800}" -q "${samples[@]}"
    once "$project" "$ours" warm
    tested "$project" warm
    cp "$dir/work/$(program "$project")" "$dir/better"
    "$bin" stats --json >"$dir/stats.json"
    python3 - "$project" "$dir" "${RUNS:-21}" <<'PY'
import json, resource, statistics, subprocess, sys
project, dir, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
total = json.load(open(f"{dir}/stats.json"))["total"]


def seconds(command, program):
    words = [f"{dir}/{program}" if word == "P" else word for word in command.split()]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime, out


for line in open(f"{dir}/benchmarks"):
    name, command = line.rstrip("\n").split("|", 1)
    plain, ratios = [], []
    for n in range(runs):
        order = ("plain", "better") if n % 2 == 0 else ("better", "plain")
        took, outputs = {}, {}
        for program in order:
            took[program], outputs[program] = seconds(command, program)
        assert outputs["plain"] == outputs["better"], f"{project}: {name} prints something else"
        plain.append(took["plain"])
        ratios.append(took["better"] / took["plain"])
    low, _, high = statistics.quantiles(ratios, n=4)
    change = lambda of: " -> ".join(map(str, total[of]))
    row = [project, total["functions"], total["improved"], change("instructions"), change("bytes"), name,
           f"{statistics.median(plain):.2f}", f"{statistics.median(ratios):.3f}", f"{low:.3f} to {high:.3f}"]
    print("| " + " | ".join(map(str, row)) + " |", flush=True)
PY
done
