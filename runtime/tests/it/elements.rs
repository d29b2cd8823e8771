//! Tests of the sub-elements of types and attributes against MLIR.
//!
//! `elements/walk.txt` is the output of `elements/walk.cpp`, a plugin of mlir-opt; with `RTBLGEN_REMAKE` the
//! test rewrites it.

use std::path::Path;
use std::process::Command;

use oracle::Oracle;
use rtblgen_runtime::elements::{AttrOrType, AttrTypeReplacer, Replacement};
use rtblgen_runtime::{Attribute, Context, Walk, WalkOrder};

const SOURCE: &str = include_str!("../elements/walk.mlir");

#[test]
fn elements_are_visited_and_replaced_as_in_mlir() {
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/elements/walk.txt");
    if std::env::var_os("RTBLGEN_REMAKE").is_some()
        && let Some(oracle) = Oracle::find()
    {
        std::fs::write(&stored, mlir(&oracle)).expect("the folder can be written");
    }
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let module = context.parse_module("walk.mlir", SOURCE).expect("the program is right");
    let mut ours = String::new();
    for op in module.root().region(&module, 0).ops(&module) {
        if let Some(attribute) = op.attribute(&module, "x") {
            ours.push_str(&lines(&context, attribute));
        }
    }
    let theirs = std::fs::read_to_string(&stored).expect("it is stored");
    let same = ours.lines().zip(theirs.lines()).filter(|(ours, theirs)| ours == theirs).count();
    println!("identical: {same} of {}", theirs.lines().count());
    assert_eq!(ours, theirs);
}

fn lines<'c>(context: &'c Context, attribute: Attribute<'c>) -> String {
    let mut text = String::new();
    for (name, order) in [("pre", WalkOrder::Pre), ("post", WalkOrder::Post)] {
        text.push_str(name);
        attribute.walk(order, |element| {
            text.push_str(&match element {
                AttrOrType::Attribute(attribute) => format!(" | {attribute}"),
                AttrOrType::Type(ty) => format!(" | !{ty}"),
            });
            Walk::Advance
        });
        text.push('\n');
    }
    let mut replacer = AttrTypeReplacer::default();
    replacer.add_type_replacement(|ty| (ty == context.f16_type()).then(|| context.bf16_type()));
    replacer.add_replacement(|element| match element.as_attribute() {
        Some(attribute) if attribute.is_string() && attribute.string_value() == "a" => {
            Replacement::Exactly(context.string_attr("b").into())
        }
        _ => Replacement::None,
    });
    let replaced = replacer.replace_attribute(attribute).expect("there is such an attribute");
    text + &format!("replaced | {replaced}\n")
}

/// Returns MLIR's output.
fn mlir(oracle: &Oracle) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join("walk.so");
    let prefix = oracle.prefix();
    let status = Command::new("g++")
        .args(["-std=c++17", "-fno-exceptions", "-fno-rtti", "-fPIC", "-O0", "-w", "-shared"])
        .arg(format!("-I{}", prefix.join("include").display()))
        .arg(format!("-I{}", folder.join("../test-td/oracle").display()))
        .arg(folder.join("tests/elements/walk.cpp"))
        .arg("-o")
        .arg(&library)
        .arg(format!("-L{}", prefix.join("lib").display()))
        .args(["-lMLIR", "-lLLVM-22"])
        .status();
    assert!(status.expect("the compiler runs").success(), "the plugin does not compile");
    let output = oracle
        .tool("mlir-opt")
        .args(["--allow-unregistered-dialect", "--mlir-disable-threading"])
        .arg(format!("--load-pass-plugin={}", library.display()))
        .arg(format!("--load-dialect-plugin={}", library.display()))
        .args(["--pass-pipeline=any(test-walk-elements)", "-o", "/dev/null"])
        .arg(folder.join("tests/elements/walk.mlir"))
        .output()
        .expect("mlir-opt runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
