#!/bin/sh
# Set up what `make run`, `make test` or `make check` needs: setup.sh run|test|check
#
# Debian 12 and 13 and Raspberry Pi OS. Says what is missing and why before installing it, and asks before
# using sudo. PYTHON names another Python than the system's, VENV another folder than .venv.
set -eu
cd "$(dirname "$0")"

goal=${1:-run}
python=${PYTHON:-python3}
venv=${VENV:-.venv}

say() { printf '\n== %s\n' "$*"; }
fail() {
    printf '\nsetup: %s\n' "$*" >&2
    exit 1
}

is_pi() { grep -qs 'Raspberry Pi' /proc/device-tree/model; }

# ---------------------------------------------------------------- system packages

# Debian 13 renamed some libraries to NAMEt64 and installs those when asked for NAME.
installed() {
    dpkg-query -W -f '${db:Status-Status}\n' "$1" "$1t64" 2>/dev/null | grep -qx installed
}

# Print "package<TAB>why" for all that the goal needs.
wanted() {
    cat <<'LIST'
espeak-ng	speaks Russian and English
libespeak-ng1	the same, for the program
alsa-utils	plays sound
libportaudio2	a part of what finds hands
libegl1	finds hands in pictures
libgles2	finds hands in pictures
libgl1	reads pictures
libglib2.0-0	reads pictures
LIST
    if is_pi; then
        printf '%s\t%s\n' python3-picamera2 "the Pi's camera" python3-lgpio "the Pi's buttons and lights"
    fi
    if [ "$goal" = test ]; then
        printf '%s\t%s\n' chromium 'tests of the pages' libatomic1 'the same' fonts-dejavu-core 'text in the pages'
    fi
}

missing() {
    # A Python from elsewhere brings its own venv.
    "$python" -c 'import ensurepip, venv' 2>/dev/null || printf '%s\t%s\n' python3-venv 'holds the Python packages'
    [ "$goal" = check ] || wanted | while IFS='	' read -r package why; do
        installed "$package" || printf '%s\t%s\n' "$package" "$why"
    done
}

# Print the words to put before a command so that it runs as root; ask where somebody can answer.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        return
    fi
    command -v sudo >/dev/null || fail "as root, run: $1"
    if [ "${CI:-}" = true ]; then
        echo 'sudo -n'
    elif [ -t 0 ]; then
        printf 'Install them with sudo? [Y/n] ' >&2
        read -r answer
        case $answer in
            '' | [YyДд]*) echo sudo ;;
            *) fail "then install them yourself: $1" ;;
        esac
    else
        fail "nobody to ask for sudo; run: sudo $1"
    fi
}

install_system_packages() {
    if ! command -v dpkg-query >/dev/null; then
        say 'This is no Debian: if something is missing later, install what these are called on your system'
        wanted
        return
    fi
    list=$(missing)
    if [ -z "$list" ]; then
        return
    fi
    say 'Missing on this system'
    printf '%s\n' "$list" | while IFS='	' read -r package why; do printf '  %-20s %s\n' "$package" "$why"; done
    packages=$(printf '%s\n' "$list" | cut -f1 | tr '\n' ' ')
    command="apt-get install --no-install-recommends $packages"
    root=$(as_root "$command")
    say 'Installing them'
    # The words of $root and $packages are meant to be split.
    # shellcheck disable=SC2086
    $root apt-get -qq update
    # shellcheck disable=SC2086
    $root env DEBIAN_FRONTEND=noninteractive apt-get -y --no-install-recommends install $packages
}

# ---------------------------------------------------------------- the Python environment

check_python() {
    command -v "$python" >/dev/null || fail "no $python here; install python3, or name yours: PYTHON=… make $goal"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$("$python" --version) is too old: Python 3.11 or later is needed; name yours: PYTHON=… make $goal"
}

make_environment() {
    if "$venv/bin/python" -c '' 2>/dev/null; then
        return
    fi
    say "Making $venv with $("$python" --version)"
    # The Pi's camera and pins have Python packages of the system only.
    if is_pi; then shared=--system-site-packages; else shared=; fi
    # shellcheck disable=SC2086
    "$python" -m venv --clear $shared "$venv"
}

install_python_packages() {
    case $goal in run) extra= ;; *) extra="[$goal]" ;; esac
    say 'Installing the Python packages into it (the first time about 1 GB; some minutes)'
    "$venv/bin/python" -m pip install --disable-pip-version-check --editable ".$extra"
}

build_hand_model() {
    say 'Building the hand model, once'
    "$venv/bin/python" -u -m vision.model && return
    [ "$goal" = run ] || fail 'the hand model could not be built'
    printf 'setup: without it the camera reads nothing; buttons do. To try again: make setup\n' >&2
}

case $goal in
    run | test | check) ;;
    *) fail 'say what for: setup.sh run|test|check' ;;
esac
check_python
install_system_packages
make_environment
install_python_packages
[ "$goal" = check ] || build_hand_model
say "Set up for: make $goal"
