//! PDL patterns beside MLIR's: `cargo run --release -p rtblgen-pdl --example pdl_speed [PATTERNS] [OPERATIONS]`.
//!
//! 1,000 random patterns of two operations each go over 200,000 operations, of which one in a hundred
//! matches, with both programs, a few times in turn. `mlir-opt` runs `--test-pdl-bytecode-pass`; its times
//! are those of `--mlir-timing`. The least time of each kind counts. The outputs are compared. `again` is the
//! driver on its own result, in which nothing matches.
//!
//! Then 10, 100 and 1,000 patterns go over one program, of which the same ten match. Each operation is the root of a pattern in
//! all three sets.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use rtblgen_dialects::pdl::{PdlDialect, patterns};
use rtblgen_runtime::rewrite::apply_patterns_greedily_to;
use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlFunctions};
use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet};

const ROUNDS: usize = 5;

/// Seconds: reading the file, making the matcher, matching and rewriting, and matching where nothing matches.
#[derive(Clone, Copy, Debug)]
struct Times {
    parse: f64,
    start: f64,
    run: f64,
    again: f64,
    rewrites: u64,
}

impl Times {
    fn least(self, other: Self) -> Self {
        Self {
            parse: self.parse.min(other.parse),
            start: self.start.min(other.start),
            run: self.run.min(other.run),
            again: self.again.min(other.again),
            rewrites: self.rewrites.max(other.rewrites),
        }
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|argument| argument.parse().expect("a number"));
    let (count, operations) = (arguments.next().unwrap_or(1_000), arguments.next().unwrap_or(200_000));
    beside_mlir(count, operations);
    by_number_of_patterns(operations);
}

fn beside_mlir(count: usize, operations: usize) {
    let mut random = Random(1);
    let rules = rules(&mut random, Rules { count, matching: count, names: 100 });
    let source = format!(
        "module @patterns {{\n{rules}}}\nmodule @ir {{\n{}}}\n",
        program(&mut random, 100, operations)
    );
    let (mut ours, text) = our_road(&source);
    let Some(oracle) = oracle::Oracle::find() else {
        println!("mlir-opt is not there; {count} patterns, {operations} operations, seconds: {ours:?}");
        return;
    };
    let input = written("all", &source);
    let empty = written("empty", &format!("module @patterns {{\n{rules}}}\nmodule @ir {{ }}\n"));
    let (mut theirs, their_text) = mlir_road(&oracle, &input, &empty);
    for _ in 1..ROUNDS {
        ours = ours.least(our_road(&source).0);
        theirs = theirs.least(mlir_road(&oracle, &input, &empty).0);
    }
    assert_eq!(text.trim(), their_text.trim(), "both roads make the same program");
    println!(
        "{count} patterns, {operations} operations, {} rewrites, least of {ROUNDS} runs, in ms:",
        ours.rewrites
    );
    println!("         MLIR    ours   ratio");
    for (name, mlir, own) in [
        ("parse", theirs.parse, ours.parse),
        ("start", theirs.start, ours.start),
        ("run", theirs.run, ours.run),
        ("all", theirs.parse + theirs.start + theirs.run, ours.parse + ours.start + ours.run),
    ] {
        println!("{name:6}{:7.0} {:7.0}  {:6.2}", mlir * 1e3, own * 1e3, own / mlir);
    }
    println!("again         {:7.0}", ours.again * 1e3);
}

/// Measures the cost of more patterns if no more of them match.
fn by_number_of_patterns(operations: usize) {
    const NAMES: usize = 10;
    let sources = [0, 10, 100, 1_000].map(|count| {
        let rules = rules(&mut Random(1), Rules { count, matching: 10, names: NAMES });
        let program = program(&mut Random(2), NAMES, operations);
        (count, format!("module @patterns {{\n{rules}}}\nmodule @ir {{\n{program}}}\n"))
    });
    let mut times = sources.each_ref().map(|(_, source)| our_road(source).0);
    for _ in 1..ROUNDS {
        for ((_, source), least) in sources.iter().zip(&mut times) {
            *least = least.least(our_road(source).0);
        }
    }
    println!("\n{operations} operations, each the root of patterns, least of {ROUNDS} runs, in ms:");
    println!("patterns  rewrites   start     run   again   again, ns per operation");
    for ((count, _), times) in sources.iter().zip(times) {
        let (start, run, again) = (times.start * 1e3, times.run * 1e3, times.again * 1e3);
        let each = times.again * 1e9 / operations as f64;
        println!("{count:8} {:9} {start:7.1} {run:7.1} {again:7.1} {each:7.0}", times.rewrites);
    }
}

/// A linear congruential generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound
    }
}

/// The generated patterns.
struct Rules {
    count: usize,
    /// The number of patterns for an existing value of `k`.
    matching: usize,
    /// The number of names of operations. The first patterns have all of them as roots.
    names: usize,
}

/// Patterns of different benefits, so that their order is known.
fn rules(random: &mut Random, Rules { count, matching, names }: Rules) -> String {
    let mut text = String::new();
    for number in 0..count {
        let root = if number < names { number } else { random.below(names) };
        let (inner, key) = (random.below(names), random.below(10));
        let key = if number < matching { key } else { key + 10 };
        writeln!(
            text,
            "pdl.pattern @p{number} : benefit({}) {{
  %x = operand
  %y = operand
  %t = type
  %inner = operation \"s.n{inner}\"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  %r = result 0 of %inner
  %k = attribute = {key} : i32
  %z = operand
  %root = operation \"s.n{root}\"(%r, %z : !pdl.value, !pdl.value) {{\"k\" = %k}} -> (%t : !pdl.type)
  rewrite %root {{
    %new = operation \"s.d{number}\"(%x, %z : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %root with %new
  }}
}}",
            number + 1
        )
        .expect("a string takes all");
    }
    text
}

fn program(random: &mut Random, names: usize, operations: usize) -> String {
    let mut text = "%v0 = \"s.source\"() : () -> i32\n".to_owned();
    for number in 0..operations {
        let window = (number + 1).min(50);
        let operands = [0; 2].map(|_| number - random.below(window));
        let [a, b] = operands;
        let (name, key) = (random.below(names), random.below(10));
        let line = number + 1;
        writeln!(text, "%v{line} = \"s.n{name}\"(%v{a}, %v{b}) {{k = {key} : i32}} : (i32, i32) -> i32")
            .expect("a string takes all");
    }
    text
}

fn our_road(source: &str) -> (Times, String) {
    let context = Context::new();
    context.register::<PdlDialect>();
    context.allow_unregistered_dialects(true);
    let parse = Instant::now();
    let parsed = context.parse_module("speed.mlir", source);
    let mut ir = parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let start = Instant::now();
    let rules = ir.root().lookup_symbol(&ir, "patterns").expect("the patterns");
    let mut set = RewritePatternSet::new(&context);
    let loaded = patterns(&ir, rules).expect("they are valid");
    set.add_pdl(loaded, &PdlFunctions::default()).expect("they are valid");
    let frozen = set.freeze();
    let run = Instant::now();
    let body = ir.root().lookup_symbol(&ir, "ir").expect("the program");
    let outcome = apply_patterns_greedily_to(&mut ir, body, &frozen, GreedyConfig::default());
    let end = Instant::now();
    let rewrites = outcome.expect("it comes to an end").rewrites;
    let again = Instant::now();
    let outcome = apply_patterns_greedily_to(&mut ir, body, &frozen, GreedyConfig::default());
    let again = again.elapsed();
    assert_eq!(outcome.expect("it comes to an end").rewrites, 0, "nothing is left to do");
    ir.erase_op(rules);
    let times = Times {
        parse: (start - parse).as_secs_f64(),
        start: (run - start).as_secs_f64(),
        run: (end - run).as_secs_f64(),
        again: again.as_secs_f64(),
        rewrites,
    };
    (times, ir.to_string())
}

/// A file with a program.
fn written(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("rtblgen-pdl-speed-{name}.mlir"));
    std::fs::write(&path, text).expect("the program can be written");
    path
}

fn mlir_road(oracle: &oracle::Oracle, input: &Path, empty: &Path) -> (Times, String) {
    let (parse, pass, text) = mlir_run(oracle, input);
    let (_, start, _) = mlir_run(oracle, empty);
    (Times { parse, start, run: pass - start, again: 0.0, rewrites: 0 }, text)
}

/// Returns the times of the parser and of the pass, and the output.
fn mlir_run(oracle: &oracle::Oracle, input: &Path) -> (f64, f64, String) {
    let output = oracle
        .tool("mlir-opt")
        .args(["--test-pdl-bytecode-pass", "--allow-unregistered-dialect", "--mlir-disable-threading"])
        .args(["--mlir-timing", "--mlir-timing-display=list"])
        .arg(input)
        .output()
        .expect("mlir-opt runs");
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{report}");
    let time = |name: &str| {
        let line = report.lines().find(|line| line.trim_end().ends_with(name));
        let seconds = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        seconds.unwrap_or_else(|| panic!("no time of {name} in\n{report}"))
    };
    let text = String::from_utf8(output.stdout).expect("mlir-opt writes UTF-8");
    (time("Parser"), time("TestPDLByteCodePass"), text)
}
