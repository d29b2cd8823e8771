//! `cse` and `canonicalize` beside mlir-opt's, and nested passes on one and on all cores:
//! `cargo run --release -p driver-parity --example passes_speed [COUNT]`.
//!
//! A program of 1,000 functions with COUNT (200,000) operations in all. mlir-opt and its plugin are optimized
//! builds; its times are the rows of the passes in `--mlir-timing`, without verification. The least time of
//! each kind counts. Wall time needs a quiet machine; the processor time of our thread is beside it.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use driver_parity::parity::ParDialect;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::{PassManager, PassRegistry};
use rtblgen_runtime::{Context, transforms};

const ROUNDS: usize = 5;
const FUNCTIONS: usize = 1000;

fn main() {
    let count: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(200_000);
    let source = program(count);
    let pipelines = [
        ("cse", "builtin.module(cse)", "CSE"),
        ("canonicalize", "builtin.module(canonicalize)", "Canonicalizer"),
    ];
    println!("{count} operations, least of {ROUNDS} runs, in ms:");
    for (name, pipeline, row) in pipelines {
        let ours = least(|| our_time(&source, pipeline, 1));
        match mlir_times(&source, pipeline, row) {
            Some(theirs) => {
                let ratio = ours.wall / theirs;
                println!(
                    "{name:14} mlir-opt {theirs:8.1}   ours {:8.1}   ratio {ratio:.3}   processor time of ours {:8.1}",
                    ours.wall, ours.cpu
                );
            }
            None => println!("{name:14} ours {:8.1}", ours.wall),
        }
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    for pipeline in ["canonicalize", "canonicalize,cse", "canonicalize,cse,sccp,canonicalize"] {
        let nested = format!("builtin.module(func.func({pipeline}))");
        let (mut one, mut all) = (Time::LONGEST, Time::LONGEST);
        for _ in 0..ROUNDS {
            one = one.least(our_time(&source, &nested, 1));
            all = all.least(our_time(&source, &nested, cores));
        }
        println!(
            "func.func({pipeline}): 1 core {:.1}, {cores} cores {:.1}, {:.2} times as fast; processor time {:.1} and, \
             of the first thread of {cores}, {:.1}",
            one.wall,
            all.wall,
            one.wall / all.wall,
            one.cpu,
            all.cpu
        );
    }
}

/// Wall time and processor time, in ms.
#[derive(Clone, Copy)]
struct Time {
    wall: f64,
    cpu: f64,
}

impl Time {
    const LONGEST: Time = Time { wall: f64::MAX, cpu: f64::MAX };

    fn least(self, other: Time) -> Time {
        Time { wall: self.wall.min(other.wall), cpu: self.cpu.min(other.cpu) }
    }
}

/// The processor time of this thread so far, in ms.
fn thread_time() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|text| text.parse::<f64>().ok()).map_or(f64::NAN, |time| time / 1e6)
}

fn least(measure: impl Fn() -> Time) -> Time {
    (0..ROUNDS).map(|_| measure()).fold(Time::LONGEST, Time::least)
}

/// The time of a pipeline.
fn our_time(source: &str, pipeline: &str, threads: usize) -> Time {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ParDialect>();
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    let mut manager = PassManager::parse(pipeline, &Arc::new(registry)).expect("the pipeline is right");
    // The rows of mlir-opt have no verification either; on several threads it is part of the run.
    manager.threads(threads).verify_each(pipeline.contains("func.func"));
    let mut ir = context.parse_module("speed.mlir", source).expect("the program is right");
    let (start, before) = (Instant::now(), thread_time());
    manager.run(&mut ir).expect("the passes succeed");
    Time { wall: start.elapsed().as_secs_f64() * 1000.0, cpu: thread_time() - before }
}

/// The least time of a row of mlir-opt's report, in ms.
fn mlir_times(source: &str, pipeline: &str, row: &str) -> Option<f64> {
    let oracle = oracle::Oracle::find()?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = std::env::temp_dir().join("rtblgen-passes-speed-plugin.so");
    if !library.exists() {
        let made = Command::new(folder.join("../oracle/mlir-plugin"))
            .env("CXX_LEVEL", "-O2")
            .env("LLVM_ROOT", oracle.prefix())
            .arg(&library)
            .arg("par")
            .arg(folder.join("td/ops.td"))
            .args(["--", "-D", "CPP_SNIPPETS"])
            .status();
        assert!(made.is_ok_and(|status| status.success()), "the plugin is not made");
    }
    let input = std::env::temp_dir().join("rtblgen-passes-speed.mlir");
    std::fs::write(&input, source).expect("the program can be written");
    let measure = || {
        let output = oracle
            .tool("mlir-opt")
            .arg(format!("--load-dialect-plugin={}", library.display()))
            .arg(format!("--pass-pipeline={pipeline}"))
            .args(["--mlir-timing", "-o", "/dev/null"])
            .arg(&input)
            .output()
            .expect("mlir-opt runs");
        let report = String::from_utf8_lossy(&output.stderr);
        let line =
            report.lines().find(|line| line.trim_end().ends_with(row)).expect("the report has the row");
        // Perhaps user time and its share, then wall time and its share.
        let mut numbers = line.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
        numbers.next_back().expect("the row has a time") * 1000.0
    };
    Some((0..ROUNDS).map(|_| measure()).fold(f64::MAX, f64::min))
}

/// Functions of chains in which about half of the operations are redundant or can be folded.
fn program(count: usize) -> String {
    let each = count / FUNCTIONS;
    let mut text = String::new();
    for function in 0..FUNCTIONS {
        writeln!(text, "func.func @f{function}(%a: i32, %b: i32) -> i32 {{").expect("writing to a string");
        for number in 0..each - 1 {
            let (first, second) = (number.saturating_sub(1), number.saturating_sub(3));
            let line = match number % 8 {
                0 => format!("\"par.const\"() <{{value = {} : i32}}> : () -> i32", number % 5),
                1 => format!("\"par.add\"(%a, %v{first}) : (i32, i32) -> i32"),
                2 => "\"par.mul\"(%a, %b) : (i32, i32) -> i32".to_owned(),
                3 => format!("\"par.neg\"(%v{first}) : (i32) -> i32"),
                4 => format!("\"par.neg\"(%v{first}) : (i32) -> i32"),
                5 => format!("\"par.sub\"(%v{first}, %v{second}) : (i32, i32) -> i32"),
                6 => format!("\"par.load\"(%v{first}) : (i32) -> i32"),
                _ => format!("\"par.max\"(%v{first}, %v{second}) : (i32, i32) -> i32"),
            };
            writeln!(text, "  %v{number} = {line}").expect("writing to a string");
            if number % 16 == 15 {
                writeln!(text, "  \"par.use\"(%v{number}) : (i32) -> ()").expect("writing to a string");
            }
        }
        writeln!(text, "  return %v{} : i32\n}}", each - 2).expect("writing to a string");
    }
    text
}
