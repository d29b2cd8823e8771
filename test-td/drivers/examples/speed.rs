//! The greedy driver's time beside MLIR's: `cargo run --release -p driver-parity --example speed [COUNT]`.
//!
//! A chain of COUNT (200,000) `speed.op_a` goes through `op_a -> op_b` in both drivers, a few times in turn.
//! `mlir-opt` and its plugin are optimized builds; its times are those of `--mlir-timing`. The least time of
//! each kind counts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use driver_parity::speed;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};

const ROUNDS: usize = 5;

/// Seconds.
#[derive(Clone, Copy, Debug)]
struct Times {
    parse: f64,
    pass: f64,
    print: f64,
    all: f64,
}

impl Times {
    fn least(self, other: Self) -> Self {
        Self {
            parse: self.parse.min(other.parse),
            pass: self.pass.min(other.pass),
            print: self.print.min(other.print),
            all: self.all.min(other.all),
        }
    }
}

fn main() {
    let count: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(200_000);
    let Some(oracle) = oracle::Oracle::find() else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = std::env::temp_dir().join("rtblgen-speed-plugin.so");
    let made = Command::new(folder.join("../oracle/mlir-plugin"))
        .env("CXX_LEVEL", "-O2")
        .env("LLVM_ROOT", oracle.prefix())
        .arg(&library)
        .arg("speed")
        .args(["td/speed/ops.td", "td/speed/patterns.td"].map(|file| folder.join(file)))
        .status();
    assert!(made.is_ok_and(|status| status.success()), "the plugin is not made");
    let source = chain(count);
    let input = std::env::temp_dir().join("rtblgen-speed.mlir");
    std::fs::write(&input, &source).expect("the program can be written");
    let (mut ours, mut theirs) = (our_road(&source), mlir_road(&oracle, &library, &input));
    for _ in 1..ROUNDS {
        ours = ours.least(our_road(&source));
        theirs = theirs.least(mlir_road(&oracle, &library, &input));
    }
    println!("{count} operations, least of {ROUNDS} runs, in ms:");
    println!("         MLIR    ours   ratio");
    for (name, mlir, own) in [
        ("parse", theirs.parse, ours.parse),
        ("pass", theirs.pass, ours.pass),
        ("print", theirs.print, ours.print),
        ("all", theirs.all, ours.all),
    ] {
        println!("{name:6}{:7.0} {:7.0}  {:6.2}", mlir * 1e3, own * 1e3, own / mlir);
    }
}

fn chain(count: usize) -> String {
    let mut text = "%v0 = \"speed.source\"() : () -> i32\n".to_owned();
    for number in 0..count {
        writeln!(text, "%v{} = \"speed.op_a\"(%v{number}) : (i32) -> i32", number + 1)
            .expect("writing to a string");
    }
    text
}

fn our_road(source: &str) -> Times {
    let start = Instant::now();
    let context = Context::new();
    context.register::<speed::SpeedDialect>();
    let mut patterns = RewritePatternSet::new(&context);
    speed::patterns::populate(&mut patterns);
    let patterns = patterns.freeze();
    let parse = Instant::now();
    let parsed = context.parse_module("chain.mlir", source);
    let mut ir = parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let pass = Instant::now();
    let outcome = apply_patterns_greedily(&mut ir, &patterns, GreedyConfig::default());
    let print = Instant::now();
    assert!(outcome.is_ok_and(|outcome| outcome.changed));
    let text = ir.print(&PrintOptions { generic: true, ..PrintOptions::default() });
    let end = Instant::now();
    assert!(!text.contains("op_a"));
    Times {
        parse: (pass - parse).as_secs_f64(),
        pass: (print - pass).as_secs_f64(),
        print: (end - print).as_secs_f64(),
        all: (end - start).as_secs_f64(),
    }
}

fn mlir_road(oracle: &oracle::Oracle, library: &Path, input: &PathBuf) -> Times {
    let start = Instant::now();
    let output = oracle
        .tool("mlir-opt")
        .arg(format!("--load-dialect-plugin={}", library.display()))
        .arg(format!("--load-pass-plugin={}", library.display()))
        .args(["--pass-pipeline=builtin.module(speed-apply)", "--mlir-timing", "--mlir-timing-display=list"])
        .args(["--mlir-print-op-generic", "-o", "/dev/null"])
        .arg(input)
        .output()
        .expect("mlir-opt runs");
    let all = start.elapsed().as_secs_f64();
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{report}");
    let time = |name: &str| {
        let line = report.lines().find(|line| line.trim_end().ends_with(name));
        let seconds = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        seconds.unwrap_or_else(|| panic!("no time of {name} in\n{report}"))
    };
    Times { parse: time("Parser"), pass: time("ApplyPass"), print: time("Output"), all }
}
