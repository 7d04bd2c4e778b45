#!/bin/sh
# Builds a fuzzer with its engine and the address sanitizer and runs it.
#   run.sh SECONDS [FOLDER [FUZZER]]   FOLDER takes in new inputs (a temporary one by default); SEEDS=FOLDER gives
#                                      inputs to begin with; FUZZER is LogFuzzer or LayoutFuzzer
set -eu
seconds=${1:-60}
corpus=${2:-$(mktemp -d)}
mkdir -p "$corpus"
fuzzer=${3:-LogFuzzer}
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=${SCRATCH:-$root/.build-fuzz}

swift build --package-path "$root" --scratch-path "$scratch" -c release --product "$fuzzer" \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -DFUZZING -Xswiftc -Xclang-linker -Xswiftc -fuse-ld=lld

# The words of the grammar, without which random bytes would hardly ever form an entry.
words=$corpus.words
if [ "$fuzzer" = LayoutFuzzer ]; then
  printf '"%s"\n' \
    '<view id=\"a\">' '</view>' '<subviews>' '</subviews>' '<constraints>' '</constraints>' '<constraint ' '/>' \
    ' firstItem=\"' ' firstAttribute=\"' ' secondItem=\"' ' secondAttribute=\"' ' multiplier=\"1:3\"' ' constant=\"' \
    ' priority=\"' ' relation=\"' ' symbolic=\"YES\"' '<rect key=\"frame\" x=\"' '<viewLayoutGuide key=\"safeArea\"' \
    '<variation key=\"' '<mask key=\"constraints\">' '<exclude reference=\"' '<stackView ' '<tableViewCell ' \
    '<object class=\"IBNSLayoutConstraint\"' '<reference key=\"firstItem\" ref=\"' '<array key=\"NSSubviews\">' \
    '<int key=\"NSvFlags\">' '<![CDATA[' ']]>' '<!--' '-->' '&amp;' '&#x41;' '1e308' 'NaN' 'infinite' > "$words"
else
  printf '"%s"\n' \
    'Unable to simultaneously satisfy constraints.' 'Conflicting constraints detected: (' '<NSLayoutConstraint:0x' \
    '<SnapKit.LayoutConstraint:0x' '<NSAutoresizingMaskLayoutConstraint:0x' '<MASLayoutConstraint:' \
    '@Cell.swift#88 ' 'UIView:0x' 'UILayoutGuide:0x' '.leading' '.trailing' '.width' '.height' '.topMargin' \
    '.firstBaseline' ' == ' ' <= ' ' >= ' '   (active)>' '   (active, names: ' ' )>' 'H:|-(' 'V:[' ')-[' ')-|' ']-(' \
    'NSSpace(' ' priority:' ' Hug:' ' CompressionResistance:' 'h=--& v=&--' 'Will attempt to recover by breaking constraint ' \
    '- AMBIGUOUS LAYOUT' 'UIWindow:0x' '|   |   |' 'Unable to activate constraint with anchors <' \
    'could not find existing matching constraint to update: ' '&lt;' '&gt;' '*0.5' '1.79769e+308' '\x0a' '\x0a    \x22' > "$words"
fi

# Without the setting a crash leaves a process behind that prints the stack for minutes.
SWIFT_BACKTRACE=enable=no "$scratch/release/$fuzzer" "$corpus" ${SEEDS:+"$SEEDS"} -max_total_time="$seconds" -dict="$words" \
  -max_len=65536 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
