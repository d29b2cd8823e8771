//! Programs against the bytes that mlir-opt writes of them, which are stored.

use rtblgen_runtime::bytecode::{VERSION, WriteOptions, is_bytecode, write};
use rtblgen_runtime::{Ir, Op, Use};

use super::support::{PROGRAMS, bytecode, context, text, text_of};

#[test]
fn bytes_are_those_of_mlir_opt() {
    let mut different = Vec::new();
    for program in PROGRAMS {
        let context = context();
        let ir = program.parse(&context);
        for (version, expected) in program.stored() {
            let found = bytecode(&ir, version);
            if found != expected {
                let place = found.iter().zip(&expected).position(|(a, b)| a != b);
                different.push(format!("{} in version {version}, from byte {place:?}", program.name));
            }
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}

#[test]
fn what_mlir_opt_writes_is_read() {
    for program in PROGRAMS {
        let context = context();
        let expected = text(&program.parse(&context));
        for (version, bytes) in program.stored() {
            assert!(is_bytecode(&bytes));
            assert_eq!(text_of(&bytes), expected, "{} of version {version}", program.name);
        }
    }
}

#[test]
fn every_version_reads_back() {
    for program in PROGRAMS {
        let context = context();
        let ir = program.parse(&context);
        // The first versions have no properties.
        let first = if program.name == "properties" { 5 } else { 0 };
        for version in first..=VERSION {
            let again = text_of(&bytecode(&ir, version));
            assert_eq!(again, text(&ir), "{} of version {version}", program.name);
        }
    }
}

/// For each use of each result the place of its operation in the order of the operations.
fn use_orders(ir: &Ir<'_>) -> Vec<Vec<(usize, usize)>> {
    let ops: Vec<Op> = ir.root().pre_order(ir).collect();
    let place =
        |r#use: Use| (ops.iter().position(|op| *op == r#use.op).expect("an operation"), r#use.operand);
    let results = ops.iter().flat_map(|op| op.results(ir));
    results.map(|result| result.uses(ir).map(place).collect()).collect()
}

#[test]
fn orders_of_uses_are_kept() {
    let context = context();
    for users in 2..9 {
        for rotation in 0..users {
            let text = "\"probe.use\"(%0, %0) : (i32, i32) -> ()\n".repeat(users);
            let text = format!("%0 = \"probe.value\"() : () -> i32\n{text}");
            let mut ir = context.parse_module("-", &text).expect("a program");
            let value = ir.body_block().first_op(&ir).expect("an operation").result(&ir, 0);
            let mut uses: Vec<Use> = value.uses(&ir).collect();
            uses.rotate_left(rotation);
            uses.swap(0, 1);
            ir.reorder_uses(value, &uses);
            let bytes = bytecode(&ir, VERSION);
            let options = rtblgen_runtime::bytecode::ReadOptions::default();
            let again = rtblgen_runtime::bytecode::read(&context, &bytes, &options).expect("bytecode");
            assert_eq!(use_orders(&again), use_orders(&ir), "{users} users, {rotation}");
        }
    }
}

#[test]
fn resources_can_be_left_out() {
    let context = context();
    let ir = PROGRAMS.iter().find(|program| program.name == "resources").expect("a program").parse(&context);
    let options = WriteOptions { elide_resources: true, ..WriteOptions::default() };
    let text = text_of(&write(&ir, ir.root(), &options).expect("bytecode"));
    assert!(text.contains("dense_resource<one> : tensor<3xi8>") && !text.contains("0x0100"), "{text}");
}

#[test]
fn what_cannot_be_written_is_an_error() {
    let context = context();
    let ir = context.parse_module("-", "").expect("a program");
    let of_version = |version| {
        let options = WriteOptions { version, ..WriteOptions::default() };
        write(&ir, ir.root(), &options).map_err(|error| error.message)
    };
    assert_eq!(of_version(7), Err("unsupported version requested 7, must be in range [0, 6]".to_owned()));
    let ir = context.parse_module("-", "\"probe.\"() : () -> ()").expect("a program");
    let error = write(&ir, ir.root(), &WriteOptions::default()).map_err(|error| error.message);
    assert_eq!(
        error,
        Err("bytecode cannot hold the operation name 'probe.', which ends in a dot".to_owned())
    );
    let ir = context.parse_module("-", "\"probe.op\"() <{a}> : () -> ()").expect("a program");
    // As an attribute, where mlir-opt drops it.
    let bytes =
        write(&ir, ir.root(), &WriteOptions { version: 4, ..WriteOptions::default() }).expect("bytecode");
    assert!(text_of(&bytes).contains("\"probe.op\"() {a}"));
    let ir = context.parse_module("-", "\"probe.op\"() <1 : i32> : () -> ()").expect("a program");
    let error = write(&ir, ir.root(), &WriteOptions { version: 4, ..WriteOptions::default() });
    let expected = "'probe.op' op bytecode of version 4 has no properties that are no dictionary";
    assert_eq!(error.map_err(|error| error.message), Err(expected.to_owned()));
}

/// Bodies that are read one by one give the same IR, with the same orders of uses.
#[test]
fn bodies_can_be_read_later() {
    use rtblgen_runtime::bytecode::{ReadOptions, read, read_lazily};
    let text = "func.func @first(%a: i32) -> i32 {
      %0 = \"probe.loop\"(%late) : (i32) -> i32
      %late = \"probe.value\"(%0, %a) : (i32, i32) -> i32
      \"probe.uses\"(%0, %late, %0) : (i32, i32, i32) -> ()
      return %late : i32
    }
    func.func @second() {
      \"probe.isolated\"() ({ func.func @inner() { return } }) : () -> ()
      return
    }
    func.func private @third()";
    let context = context();
    context.register::<rtblgen_runtime::dialects::FuncDialect>();
    // A graph region would be needed for a use before the definition, so that is in an operation that is not known.
    let text = text
        .replace("func.func @first(%a: i32) -> i32 {", "\"probe.graph\"() ({ ^bb0(%a: i32):")
        .replace("return %late : i32\n    }", "\"probe.end\"() : () -> () }) : () -> ()");
    let ir = context.parse_module("-", &text).unwrap_or_else(|error| panic!("{error}"));
    let bytes = bytecode(&ir, VERSION);
    let options = ReadOptions::default();
    let whole = read(&context, &bytes, &options).expect("bytecode");
    for reversed in [false, true] {
        let mut lazy = read_lazily(&context, &bytes, &options).expect("bytecode");
        loop {
            let mut waiting: Vec<Op> = lazy.without_bodies().collect();
            if reversed {
                waiting.reverse();
            }
            let Some(op) = waiting.first() else { break };
            lazy.materialize(*op).unwrap_or_else(|error| panic!("{error}"));
            lazy.materialize(*op).expect("nothing to do");
        }
        let ir = lazy.finish(|_, _| true).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(ir.to_string(), whole.to_string());
        assert_eq!(use_orders(&ir), use_orders(&whole));
    }
    // Without their bodies, operations are left out.
    let lazy = read_lazily(&context, &bytes, &options).expect("bytecode");
    let kept = lazy.finish(|ir, op| op.name(ir).as_str() != "probe.graph").expect("the rest");
    assert_eq!(kept.to_string().matches("probe.graph").count(), 0, "{kept}");
    assert!(kept.to_string().contains("@inner"), "{kept}");
}

/// mlir-opt writes the line alone and loses the end, but reads the range.
#[test]
fn a_range_from_column_zero_keeps_its_end() {
    let context = context();
    let ir = context.parse_module("-", "module {} loc(\"f\":3:0 to :9)").expect("a module");
    assert!(text(&ir).contains("3:0 to :9"));
    assert_eq!(text_of(&bytecode(&ir, 6)), text(&ir));
}
