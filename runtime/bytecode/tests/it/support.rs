//! Functions and types shared by the tests.

use rtblgen_runtime::bytecode::{ReadError, ReadOptions, WriteOptions, read, write};
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::{Context, Ir, asm::PrintOptions};

/// The producer string of mlir-opt of this version of LLVM.
pub(crate) const PRODUCER: &str = "MLIR22.1.8";

/// A context that knows `func` and accepts everything else.
pub(crate) fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    context
}

/// A program and mlir-opt's output for it, by version.
pub(crate) struct Program {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
    hex: &'static str,
}

macro_rules! programs {
    ($($name:literal)*) => {
        pub(crate) const PROGRAMS: &[Program] = &[$(Program {
            name: $name,
            text: include_str!(concat!("programs/", $name, ".mlir")),
            hex: include_str!(concat!("programs/", $name, ".hex")),
        }),*];
    };
}

programs!("bits" "everything" "properties" "resources" "small" "uses");

impl Program {
    /// Versions and the bytes of mlir-opt.
    pub(crate) fn stored(&self) -> Vec<(u64, Vec<u8>)> {
        let lines = self.hex.lines().map(|line| line.split_once(' ').expect("a version and bytes"));
        lines.map(|(version, digits)| (version.parse().expect("a version"), bytes_of(digits))).collect()
    }

    pub(crate) fn parse<'c>(&self, context: &'c Context) -> Ir<'c> {
        // mlir-opt has read its standard input.
        context.parse_module(&format!("programs/{}.mlir", self.name), self.text).expect("a program")
    }
}

fn bytes_of(digits: &str) -> Vec<u8> {
    let digit = |digit: u8| (digit as char).to_digit(16).expect("a digit") as u8;
    digits.as_bytes().chunks(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}

pub(crate) fn options(version: u64) -> WriteOptions {
    WriteOptions { version, producer: PRODUCER.to_owned(), ..WriteOptions::default() }
}

/// The text with locations.
pub(crate) fn text(ir: &Ir<'_>) -> String {
    ir.print(&PrintOptions { debug_info: true, ..PrintOptions::default() })
}

/// The text of bytecode, in a context of its own.
pub(crate) fn text_of(bytes: &[u8]) -> String {
    let context = context();
    text(&read(&context, bytes, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}")))
}

pub(crate) fn bytecode(ir: &Ir<'_>, version: u64) -> Vec<u8> {
    write(ir, ir.root(), &options(version)).unwrap_or_else(|error| panic!("{error}"))
}

/// The error of a file.
pub(crate) fn error_of(bytes: &[u8]) -> String {
    match read(&context(), bytes, &ReadOptions::default()) {
        Ok(ir) => panic!("the file was read:\n{ir}"),
        Err(ReadError::Malformed(error)) => error.to_string(),
        Err(ReadError::Invalid(diagnostics)) => format!("invalid: {diagnostics}"),
    }
}
