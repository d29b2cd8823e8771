//! What is checked in as generated is what this program generates.

use std::path::Path;
use std::process::Command;

/// The dialects that the runtime brings along.
#[test]
fn the_dialects_of_the_runtime_are_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for dialect in ["builtin", "func"] {
        let source = format!("runtime/td/{dialect}.td");
        let generated = format!("runtime/src/dialects/generated/{dialect}.rs");
        let mut command = Command::new(env!("CARGO_BIN_EXE_rtblgen"));
        let output =
            command.current_dir(root).args(["--gen-dialect", &source]).output().expect("rtblgen starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let checked_in = std::fs::read(root.join(&generated)).expect("the generated file is there");
        assert!(
            output.stdout == checked_in,
            "{generated} is not what {source} becomes: run `cargo run -- --gen-dialect {source} -o {generated}`"
        );
    }
}

#[test]
fn the_interfaces_of_the_runtime_are_fresh() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (source, generated) in [
        ("IR/RegionKindInterface", "region_kind_interface"),
        ("IR/SymbolInterfaces", "symbol_interfaces"),
        ("Interfaces/CallInterfaces", "call_interfaces"),
        ("Interfaces/CastInterfaces", "cast_interfaces"),
        ("Interfaces/ControlFlowInterfaces", "control_flow_interfaces"),
        ("Interfaces/DerivedAttributeOpInterface", "derived_attribute_op_interface"),
        ("Interfaces/DestinationStyleOpInterface", "destination_style_op_interface"),
        ("Interfaces/InferTypeOpInterface", "infer_type_op_interface"),
        ("Interfaces/LoopLikeInterface", "loop_like_interface"),
        ("Interfaces/ParallelCombiningOpInterface", "parallel_combining_op_interface"),
        ("Interfaces/RuntimeVerifiableOpInterface", "runtime_verifiable_op_interface"),
        ("Interfaces/SideEffectInterfaces", "side_effect_interfaces"),
        ("Interfaces/ViewLikeInterface", "view_like_interface"),
    ] {
        let source = format!("backends/td/mlir/{source}.td");
        let generated = format!("runtime/src/interfaces/generated/{generated}.rs");
        let mut command = Command::new(env!("CARGO_BIN_EXE_rtblgen"));
        command.current_dir(root).args(["--gen-op-interface-defs", &source]);
        let output = command.output().expect("rtblgen starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let checked_in = std::fs::read(root.join(&generated)).expect("the generated file is there");
        assert!(
            output.stdout == checked_in,
            "{generated} is not what {source} becomes: run `cargo run -- --gen-op-interface-defs {source} -o {generated}`"
        );
    }
}
