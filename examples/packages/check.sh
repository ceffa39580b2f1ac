#!/usr/bin/env bash
# Installs both packages in an empty Debian and looks whether they work there: check.sh [SUITE]
#   - the example of README prints what README shows
#   - a build starts the program that needs no solver, and uses what was learned
#   - `doctor` is green, and names each of seven planted lacks, and nothing else
# Needs root and debootstrap; SUITE is bookworm if it is not named. Empty systems are made once, and kept among the build output.
# shellcheck source=scripts/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../../scripts/common.sh"

suite="${1:-bookworm}"
[ "$(id -u)" = 0 ] || die "only root can enter another system"
have debootstrap || die "debootstrap is missing: apt-get install debootstrap"
packages="$CARGO_TARGET_DIR/packages"
empty="$CARGO_TARGET_DIR/systems/$suite"
temp="$(mktemp -d)"
trap 'rm -rf "$temp"' EXIT

"$ROOT/scripts/package.sh" all "$packages"
if [ ! -d "$empty" ]; then
    say "making an empty $suite (some minutes)"
    mkdir -p "$(dirname "$empty")"
    debootstrap --variant=minbase "$suite" "$empty.part" >"$temp/debootstrap.log" 2>&1 ||
        { tail -n 5 "$temp/debootstrap.log" >&2 && die "debootstrap failed"; }
    mv "$empty.part" "$empty"
fi

# How this machine reaches registries: the other system goes the same way.
mapfile -t network < <(env | grep -iE '^(https?_proxy|no_proxy|pip_index_url)=' || true)

# Runs a command in a system; what is mounted there goes with the command.
within() {
    local system="$1"
    shift
    unshare --mount --pid --fork --mount-proc="$system/proc" -- chroot "$system" /usr/bin/env -i \
        HOME=/root PATH=/root/own/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive PIP_CERT=/root/certificates.pem "${network[@]}" "$@" </dev/null
}

failures=0
expect() {
    if [ "$2" = "$3" ]; then
        echo "ok   $1"
    else
        printf 'FAIL %s\n  wanted: %s\n  got:    %s\n' "$1" "$2" "$3"
        failures=$((failures + 1))
    fi
}

# What `doctor` says lacks, as the names of its lines.
lacks() { grep -v '^ok ' | sed 's/^[a-z]* *\([a-z]*\):.*/\1/' | xargs; }

# doctor after one thing was broken: NAME of the test, the lines it must say, its exit code, a command that breaks, one that
# mends, and settings for doctor.
plant() {
    local name="$1" wanted="$2" code="$3" break="$4" mend="$5" said status=0
    shift 5
    within "$system" sh -c "$break"
    said="$(within "$system" env "$@" superopt-dag doctor)" || status=$?
    within "$system" sh -c "$mend"
    expect "$kind: doctor says that $name" "$wanted, exit $code" "$(lacks <<<"$said"), exit $status"
}

# README's example: what stands between its fences after the command.
readme="$(sed -n '/^`superopt-dag --march haswell --function p16_32/,/^What to read/p' "$ROOT/README.md" | sed -n '/^```asm/,/^```/p' | grep -v '^```')"

for kind in deb wheel; do
    system="$temp/$kind"
    say "installing the $kind in an empty $suite"
    cp -a "$empty" "$system"
    cp /etc/ssl/certs/ca-certificates.crt "$system/root/certificates.pem"
    within "$system" apt-get update -qq
    case "$kind" in
        deb)
            cp "$packages"/superopt-dag_*_amd64.deb "$system/root/"
            within "$system" sh -c 'apt-get install -y -qq --no-install-recommends gcc libc6-dev /root/*.deb' >"$temp/log" 2>&1
            ;;
        wheel)
            cp "$packages"/superopt_dag-*.whl "$system/root/"
            within "$system" apt-get install -y -qq --no-install-recommends gcc libc6-dev python3-venv >"$temp/log" 2>&1
            within "$system" sh -c 'python3 -m venv /root/own && /root/own/bin/pip install --quiet /root/*.whl' >>"$temp/log" 2>&1
            ;;
    esac || { tail -n 20 "$temp/log" >&2 && die "the $kind could not be installed"; }
    cp "$ROOT/examples/hd/asm/gcc/p16.s" "$system/root/"
    text="$(within "$system" superopt-dag --march haswell --function p16_32 --quiet /root/p16.s)"
    expect "$kind: the example of README" "$readme" "$(sed -n '/^# superopt-dag/,/^\tret/p' <<<"$text" | grep -v '^	*\.')"
    manual="$(find "$system/usr/share/man" "$system/root" -name 'superopt-dag.1*' | wc -l)"
    expect "$kind: the manual is installed" 1 "$manual"
    built="$(within "$system" sh -c 'cd /root && flag="-B$(superopt-dag prefix)" && readlink "${flag#-B}as" | sed "s|.*/||"
        gcc "$flag" -c p16.s -o before.o && superopt-dag learn --time 20 -q && gcc "$flag" -c p16.s -o after.o
        cmp -s before.o after.o || echo differs; rm -rf /root/.cache')"
    expect "$kind: a build uses what was learned" "superopt-dag-as differs" "$(xargs <<<"$built")"

    plant "nothing lacks" "" 0 true true
    plant "the assembler lacks" "assembler optimizer" 1 'mv /usr/bin/as /usr/bin/as.away' 'mv /usr/bin/as.away /usr/bin/as'
    plant "builds get another assembler than GNU as" assembler 1 true true SUPEROPT_AS=/bin/true
    plant "ar lacks" archiver 0 'mv /usr/bin/ar /usr/bin/ar.away' 'mv /usr/bin/ar.away /usr/bin/ar'
    plant "a compiler lacks" "compiler builds" 0 true true CC=cc-away
    plant "there is no place for what builds learn" builds 0 true true SUPEROPT_STORE=/proc/none
    plant "there is no home" builds 0 true true -u HOME
    plant "there is no space for temporary files" optimizer 1 true true TMPDIR=/none
    rm -rf "$system"
done
echo "$failures failures"
[ "$failures" = 0 ]
