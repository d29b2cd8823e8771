//! The circuit dialect: enums, verifiers, and the same text as MLIR's for the same `.td`.

use std::str::FromStr;

use oracle::PluginSource;
use rtblgen_runtime::{Context, Op, TypedOp};
use test_td::circuit::{Drive, DriveAttr, Edge, EdgeAttr, GateKind, GateKindAttr, GateOp, InputOp};

use crate::tool::{errors_of, file, rtblgen_opt, text_of};

const PROGRAM: &str = r#"
%a = circuit.input "a" drive pull_up
%b = circuit.input "b"
%c = circuit.gate nand %a, %b
%d = circuit.delay %c by 20 in 3 : i1
%e = circuit.delay %d by 5 : i1
circuit.output "q", inverted %e drive open_drain
"#;

#[test]
fn mlir_prints_the_same() {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let source = PluginSource {
        dialect: "circuit".into(),
        ops: file("td/circuit/circuit.td"),
        // Constructs that need hand-written C++, and constructs that MLIR 22 does not have.
        flags: vec!["-DWITHOUT_HOOKS".into(), "-DWITHOUT_STRING_ENUMS".into()],
        ..PluginSource::default()
    };
    let plugin = oracle.plugin(&source, env!("CARGO_TARGET_TMPDIR").as_ref()).unwrap();
    for form in [&[][..], &["--mlir-print-op-generic"]] {
        let theirs = text_of(plugin.mlir_opt().args(form), PROGRAM);
        let ours = text_of(rtblgen_opt().args(form), PROGRAM);
        assert_eq!(ours, theirs);
    }
}

#[test]
fn string_enums_and_flag_sets_are_read_and_written() {
    let program = r#"
%clk = circuit.input "clk"
%a = circuit.input "a" drive pull_up|open_drain
%b, %c = circuit.register rising %clk, [%a, %clk] reset %a : i1, i1
"#;
    let printed = text_of(&mut rtblgen_opt(), program);
    assert_eq!(text_of(&mut rtblgen_opt(), &printed), printed);
    insta::assert_snapshot!(printed);
}

#[test]
fn verifiers_say_what_is_wrong() {
    let errors: Vec<String> = [
        r#"%a = circuit.input """#,
        r#"%a = "circuit.input"() <{pin = "a", drive = 3 : i32}> : () -> i1"#,
        r#"%a = "circuit.input"() <{pin = "a", drive = 8 : i32}> : () -> i1"#,
        "%a = circuit.input \"a\"\n%b = circuit.gate and %a",
        "%a = circuit.input \"a\"\n%b = circuit.gate not %a, %a",
        "%a = circuit.input \"a\"\n%b = circuit.gate nor %a, %a",
        "%a = circuit.input \"a\"\n%b = circuit.delay %a by 0 : i1",
        "%a = circuit.input \"a\"\n%b = circuit.register rising %a, [%a, %a] : i1",
        "%a = circuit.input \"a\"\n%b = circuit.register sideways %a, [%a] : i1",
    ]
    .iter()
    .map(|program| errors_of(&mut rtblgen_opt(), program))
    .collect();
    insta::assert_snapshot!(errors.join("\n"));
}

#[test]
fn an_enum_is_its_text_and_its_number() {
    assert_eq!(GateKind::Nand.to_string(), "nand");
    assert_eq!(GateKind::from_str("nand"), Ok(GateKind::Nand));
    assert!(GateKind::from_str("nor").is_err());
    assert_eq!(GateKind::try_from(8), Ok(GateKind::Not));
    assert!(GateKind::try_from(4).is_err());
    assert_eq!(Edge::from_str("falling"), Ok(Edge::Falling));
}

#[test]
fn flags_combine() {
    let both = Drive::PULL_UP | Drive::OPEN_DRAIN;
    assert!(both.contains(Drive::PULL_UP) && !both.contains(Drive::PULL_DOWN));
    assert_eq!(both.to_string(), "pull_up|open_drain");
    assert_eq!(Drive::from_str("pull_up|open_drain"), Ok(both));
}

#[test]
fn an_enum_goes_into_an_attribute_and_comes_back() {
    let context = Context::new();
    context.register::<test_td::circuit::CircuitDialect>();
    let attribute = rtblgen_runtime::Attribute::from(GateKindAttr::get(&context, GateKind::Xor));
    assert_eq!(attribute.to_string(), "#circuit<gate xor>");
    assert_eq!(attribute.cast().map(GateKindAttr::value), Some(GateKind::Xor));
    assert_eq!(attribute.cast::<DriveAttr<'_>>(), None);
}

#[test]
fn attributes_of_enums_are_typed() {
    let context = Context::new();
    context.register::<test_td::circuit::CircuitDialect>();
    let gate = GateKindAttr::get(&context, GateKind::Xor);
    assert_eq!((gate.to_string(), gate.value()), ("#circuit<gate xor>".to_owned(), GateKind::Xor));
    assert_eq!(gate.cast::<GateKindAttr<'_>>(), Some(gate));
    assert_eq!(gate.cast::<DriveAttr<'_>>(), None);
    // A number and a text.
    let drive = DriveAttr::get(&context, Drive::PULL_UP);
    assert_eq!((drive.to_string(), drive.value()), ("1 : i32".to_owned(), Drive::PULL_UP));
    assert_eq!(context.i32_attr(8).cast::<DriveAttr<'_>>(), None);
    let edge = EdgeAttr::get(&context, Edge::Falling);
    assert_eq!((edge.to_string(), edge.value()), ("\"falling\"".to_owned(), Edge::Falling));
}

#[test]
fn accessors_of_stored_enum_attributes_are_typed() {
    let context = Context::new();
    context.register::<test_td::circuit::CircuitDialect>();
    let mut ir =
        context.parse_module("test.mlir", "%a = circuit.input \"a\"\n%b = circuit.gate not %a").unwrap();
    let ops: Vec<Op> = ir.root().region(&ir, 0).ops(&ir).collect();
    let (input, gate) = (InputOp::cast(&ir, ops[0]).unwrap(), GateOp::cast(&ir, ops[1]).unwrap());
    let kind: GateKindAttr<'_> = gate.kind_attr(&ir);
    assert_eq!(kind.value(), GateKind::Not);
    gate.set_kind_attr(&mut ir, GateKindAttr::get(&context, GateKind::Or));
    assert_eq!(gate.kind(&ir), GateKind::Or);
    assert_eq!(input.drive_attr(&ir), None::<DriveAttr<'_>>);
    input.set_drive_attr(&mut ir, Some(DriveAttr::get(&context, Drive::PULL_UP)));
    assert_eq!(input.drive_attr(&ir).map(DriveAttr::value), Some(Drive::PULL_UP));
}
