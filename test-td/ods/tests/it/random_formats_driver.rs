// Compiled with the Rust of random operations. Prints and parses each program of a file, and writes the difference and a NUL.

pub mod dialect {
    /* DIALECT */
}

use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::{Context, Ir};

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(file).expect("it can be read");
    let verdicts: Vec<String> = text.split("// -----\n").map(check).collect();
    print!("{}", verdicts.join("\0"));
}

fn check(source: &str) -> String {
    let context = Context::new();
    context.register::<dialect::RDialect>();
    context.allow_unregistered_dialects(true);
    let first = match context.parse_module("generic", source) {
        Ok(ir) => ir,
        // A trait demands an operand or a result, and there is none.
        Err(problem) if words(&problem).contains("expected 1 or more") => return String::new(),
        Err(problem) => return format!("the program is wrong: {}\n{source}", words(&problem)),
    };
    let text = first.print(&PrintOptions::default());
    match context.parse_module("custom", &text) {
        Err(problem) => format!("does not parse: {}\n{text}\n{source}", words(&problem)),
        Ok(second) if generic(&first) == generic(&second) => String::new(),
        Ok(second) => format!("is not the same:\n{text}\n{}\n{}", generic(&first), generic(&second)),
    }
}

fn generic(ir: &Ir<'_>) -> String {
    ir.print(&PrintOptions { generic: true, ..PrintOptions::default() })
}

fn words(problem: &rtblgen_runtime::Diagnostics<'_>) -> String {
    problem.iter().map(|diagnostic| diagnostic.message.clone()).collect::<Vec<_>>().join("; ")
}
