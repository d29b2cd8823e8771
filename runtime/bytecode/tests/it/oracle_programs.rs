//! mlir-opt reads our output, and the stored results are its output.

use std::io::Write;
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::bytecode::VERSION;

use super::support::{PROGRAMS, bytecode, context};

/// The output of mlir-opt for an input.
fn mlir_opt(oracle: &Oracle, input: &[u8], flags: &[&str]) -> Vec<u8> {
    let mut command = oracle.tool("mlir-opt");
    command.arg("--allow-unregistered-dialect").args(flags);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("mlir-opt");
    child.stdin.take().expect("a pipe").write_all(input).expect("the input is taken");
    let output = child.wait_with_output().expect("mlir-opt");
    assert!(output.status.success(), "mlir-opt {flags:?} failed");
    output.stdout
}

#[test]
fn mlir_opt_reads_what_is_written() {
    let Some(oracle) = Oracle::find() else { return };
    let flags = ["--mlir-print-debuginfo"];
    for program in PROGRAMS {
        let context = context();
        let ir = program.parse(&context);
        for (version, stored) in program.stored().into_iter().filter(|(version, _)| version % 3 == 0) {
            let own = mlir_opt(&oracle, &bytecode(&ir, version), &flags);
            let theirs = mlir_opt(&oracle, &stored, &flags);
            let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
            assert_eq!(text(own), text(theirs), "{} of version {version}", program.name);
        }
    }
}

#[test]
fn what_is_stored_is_what_mlir_opt_writes() {
    let Some(oracle) = Oracle::find() else { return };
    for program in PROGRAMS {
        let path = format!("programs/{}.mlir", program.name);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it");
        let flags = ["--allow-unregistered-dialect", "--emit-bytecode", &path];
        let output = oracle.tool("mlir-opt").current_dir(folder).args(flags).output().expect("mlir-opt");
        let stored = program.stored().into_iter().find(|(version, _)| *version == VERSION);
        assert!(stored.is_some_and(|(_, bytes)| bytes == output.stdout), "{}", program.name);
    }
}

/// Orders of uses through mlir-opt and back. With more uses only those that moved are written, and mlir-opt writes such an order
/// in another way than it reads it: it does not keep its own.
#[test]
fn mlir_opt_keeps_orders_of_uses() {
    let Some(oracle) = Oracle::find() else { return };
    let context = context();
    for users in 3..6 {
        let text = "\"probe.use\"(%0) : (i32) -> ()\n".repeat(users);
        let text = format!("%0 = \"probe.value\"() : () -> i32\n{text}");
        let mut ir = context.parse_module("-", &text).expect("a program");
        let value = ir.body_block().first_op(&ir).expect("an operation").result(&ir, 0);
        let mut uses: Vec<_> = value.uses(&ir).collect();
        uses[..3].rotate_left(1);
        ir.reorder_uses(value, &uses);
        let bytes = bytecode(&ir, VERSION);
        assert!(bytes == mlir_opt(&oracle, &bytes, &["--emit-bytecode"]), "{users} users");
    }
}
