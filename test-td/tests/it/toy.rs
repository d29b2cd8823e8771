//! Toy programs through the generated dialect and its patterns.

use crate::tool::{errors_of, file, rtblgen_opt, text_of};

fn shapes() -> String {
    std::fs::read_to_string(file("programs/shapes.toy.mlir")).unwrap()
}

#[test]
fn the_patterns_simplify_the_program() {
    insta::assert_snapshot!(text_of(rtblgen_opt().arg("--toy-combine"), &shapes()));
}

#[test]
fn what_is_printed_is_read_again() {
    let printed = text_of(&mut rtblgen_opt(), &shapes());
    assert_eq!(text_of(&mut rtblgen_opt(), &printed), printed);
    let generic = text_of(rtblgen_opt().arg("--mlir-print-op-generic"), &shapes());
    assert_eq!(text_of(&mut rtblgen_opt(), &generic), printed);
}

#[test]
fn mlir_opt_accepts_the_result() {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let generic = text_of(rtblgen_opt().args(["--toy-combine", "--mlir-print-op-generic"]), &shapes());
    let mut mlir_opt = oracle.tool("mlir-opt");
    mlir_opt.args(["--allow-unregistered-dialect", "--mlir-print-op-generic"]);
    assert_eq!(text_of(&mut mlir_opt, &generic), generic);
}

#[test]
fn mistakes_are_reported_where_they_are() {
    let function = |body: &str| format!("toy.func @f(%a: tensor<2x3xf64>) {{\n  {body}\n  toy.return\n}}\n");
    let errors: Vec<String> = [
        // The verifier written by hand.
        "%0 = toy.transpose(%a : tensor<2x3xf64>) to tensor<2x3xf64>",
        "%0 = toy.reshape(%a : tensor<2x3xf64>) to tensor<7xf64>",
        "toy.return %a : tensor<2x3xf64>",
        // The constraints of the `.td`.
        "%0 = toy.reshape(%a : tensor<2x3xf64>) to tensor<*xf64>",
        "%0 = toy.constant dense<1> : tensor<2xi32>",
        // The text.
        "toy.print %a as roman : tensor<2x3xf64>",
        "%0 = toy.add %a, %b : tensor<2x3xf64>",
        "%0 = toy.add %a %a : tensor<2x3xf64>",
        "%0 = toy.subtract %a, %a : tensor<2x3xf64>",
    ]
    .iter()
    .map(|body| errors_of(&mut rtblgen_opt(), &function(body)))
    .collect();
    insta::assert_snapshot!(errors.join("\n"));
}
