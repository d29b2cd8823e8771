//! Measures the time to build IR, and, with a file given, to parse, verify and print it.
//!
//! `cargo run --release -p rtblgen-runtime --example ir_speed [FILE]`

use std::time::Instant;

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::{Builder, Context, Ir, IrBuilder, OpState};

fn main() {
    match std::env::args().nth(1) {
        Some(file) => run_file(&file),
        None => build(1_000_000),
    }
}

fn build(count: usize) {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let location = context.unknown_loc();
    let start = Instant::now();
    let mut ir = Ir::module(&context, location);
    let body = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
    let (name, i32) = (context.op_name("t.op"), context.i32_type());
    let mut builder = IrBuilder::at_block_end(&mut ir, body);
    let first = builder.create(OpState::new("t.first", location).result(i32));
    let mut value = first.result(builder.ir(), 0);
    for index in 0..count {
        let number = context.integer_attr(i32, (index % 100) as i128);
        let state =
            OpState::new(name, location).operand(value).operand(value).result(i32).attribute("x", number);
        value = builder.create(state).result(builder.ir(), 0);
    }
    let seconds = start.elapsed().as_secs_f64();
    let bytes = ir.allocated_bytes() / count;
    println!(
        "built {count} operations in {seconds:.3} s: {:.1} million/s, {bytes} bytes each",
        count as f64 / seconds / 1e6
    );
    let start = Instant::now();
    ir.verify().expect("the IR is right");
    println!("verified in {:.3} s", start.elapsed().as_secs_f64());
}

fn run_file(file: &str) {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    let source = std::fs::read_to_string(file).expect("the file can be read");
    let start = Instant::now();
    let ir = context.parse_module_without_verifying(file, &source).expect("the file parses");
    println!("parsed   {:.3} s", start.elapsed().as_secs_f64());
    println!("IR {} MB, context {} MB", ir.allocated_bytes() >> 20, context.allocated_bytes() >> 20);
    let start = Instant::now();
    ir.verify().expect("the IR is right");
    println!("verified {:.3} s", start.elapsed().as_secs_f64());
    let start = Instant::now();
    let text = ir.to_string();
    println!("printed  {:.3} s, {} MB", start.elapsed().as_secs_f64(), text.len() >> 20);
}
