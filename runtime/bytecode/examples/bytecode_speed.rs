//! Times text and bytecode of a large module: `cargo run --release -p rtblgen-bytecode --example bytecode_speed [OPS]`.

use std::time::{Duration, Instant};

use rtblgen_runtime::Context;
use rtblgen_runtime::bytecode::{ReadOptions, WriteOptions, read, write};

/// The best of a few runs.
fn best<T>(mut work: impl FnMut() -> T) -> (Duration, T) {
    let mut run = || {
        let start = Instant::now();
        let result = work();
        (start.elapsed(), result)
    };
    let mut best = run();
    for _ in 0..4 {
        let next = run();
        if next.0 < best.0 {
            best = next;
        }
    }
    best
}

fn context() -> Context {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    context
}

fn main() {
    let ops: usize = std::env::args().nth(1).and_then(|ops| ops.parse().ok()).unwrap_or(200_000);
    let mut text = String::from("%0 = \"a.start\"() : () -> i32\n");
    for number in 1..ops {
        let before = number - 1;
        let other = number / 2;
        text.push_str(&format!(
            "%{number} = \"a.op{}\"(%{before}, %{other}) {{value = {} : i32}} : (i32, i32) -> i32\n",
            number % 7,
            number % 1000
        ));
    }
    let (parsing, _) = best(|| context().parse_module("speed.mlir", &text).map(|ir| ir.op_count()).ok());
    let known = context();
    let ir = known.parse_module("speed.mlir", &text).expect("a module");
    let (printing, _) = best(|| ir.to_string().len());
    let options = WriteOptions::default();
    let (writing, bytes) = best(|| write(&ir, ir.root(), &options).expect("bytecode"));
    let (reading, _) =
        best(|| read(&context(), &bytes, &ReadOptions::default()).map(|ir| ir.op_count()).ok());
    println!("{ops} operations, {} bytes of text, {} of bytecode", text.len(), bytes.len());
    println!("text: read {parsing:?}, written {printing:?}; bytecode: read {reading:?}, written {writing:?}");
    std::fs::write("speed.mlirbc", bytes).expect("the file is written");
    std::fs::write("speed.mlir", text).expect("the file is written");
}
