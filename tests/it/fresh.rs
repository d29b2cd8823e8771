//! What is checked in as generated is what this program generates. With `RTBLGEN_UPDATE=1` it is written anew.

use std::path::Path;
use std::process::Command;

/// Compares a generated file with what its source becomes, or writes it.
fn check(generator: &str, source: &str, generated: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_rtblgen"));
    let output = command.current_dir(root).args([generator, source]).output().expect("rtblgen starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let path = root.join(generated);
    if std::env::var_os("RTBLGEN_UPDATE").is_some() {
        std::fs::write(&path, &output.stdout).expect("the generated file can be written");
    }
    let checked_in = std::fs::read(path).expect("the generated file is there");
    assert!(
        output.stdout == checked_in,
        "{generated} is not what {source} becomes: run `RTBLGEN_UPDATE=1 cargo test -p rtblgen --test it fresh`"
    );
}

/// The dialects that the runtime brings along.
#[test]
fn the_dialects_of_the_runtime_are_fresh() {
    for dialect in ["builtin", "func"] {
        let source = format!("runtime/ir/td/{dialect}.td");
        check("--gen-dialect", &source, &format!("runtime/ir/src/dialects/generated/{dialect}.rs"));
    }
}

#[test]
fn the_interfaces_of_the_runtime_are_fresh() {
    for (source, generated) in [
        ("IR/RegionKindInterface", "region_kind_interface"),
        ("IR/SymbolInterfaces", "symbol_interfaces"),
        ("Interfaces/CallInterfaces", "call_interfaces"),
        ("Interfaces/CastInterfaces", "cast_interfaces"),
        ("Interfaces/ControlFlowInterfaces", "control_flow_interfaces"),
        ("Interfaces/DerivedAttributeOpInterface", "derived_attribute_op_interface"),
        ("Interfaces/DestinationStyleOpInterface", "destination_style_op_interface"),
        ("Interfaces/InferIntRangeInterface", "infer_int_range_interface"),
        ("Interfaces/InferStridedMetadataInterface", "infer_strided_metadata_interface"),
        ("Interfaces/InferTypeOpInterface", "infer_type_op_interface"),
        ("Interfaces/LoopLikeInterface", "loop_like_interface"),
        ("Interfaces/MemorySlotInterfaces", "memory_slot_interfaces"),
        ("Interfaces/ParallelCombiningOpInterface", "parallel_combining_op_interface"),
        ("Interfaces/RuntimeVerifiableOpInterface", "runtime_verifiable_op_interface"),
        ("Interfaces/SideEffectInterfaces", "side_effect_interfaces"),
        ("Interfaces/TilingInterface", "tiling_interface"),
        ("Interfaces/ViewLikeInterface", "view_like_interface"),
    ] {
        let source = format!("td-library/td/mlir/{source}.td");
        check(
            "--gen-op-interface-defs",
            &source,
            &format!("runtime/ir/src/interfaces/generated/{generated}.rs"),
        );
    }
}

#[test]
fn the_type_interfaces_of_the_runtime_are_fresh() {
    for (source, generated) in [
        ("IR/BuiltinTypeInterfaces", "builtin_type_interfaces"),
        ("Interfaces/MemorySlotInterfaces", "memory_slot_type_interfaces"),
    ] {
        let source = format!("td-library/td/mlir/{source}.td");
        let generated = format!("runtime/ir/src/interfaces/generated/{generated}.rs");
        check("--gen-type-interface-defs", &source, &generated);
    }
}

#[test]
fn the_attribute_interfaces_of_the_runtime_are_fresh() {
    for (source, generated) in [
        ("IR/BuiltinAttributeInterfaces", "builtin_attribute_interfaces"),
        ("IR/SymbolInterfaces", "symbol_attribute_interfaces"),
    ] {
        let source = format!("td-library/td/mlir/{source}.td");
        let generated = format!("runtime/ir/src/interfaces/generated/{generated}.rs");
        check("--gen-attr-interface-defs", &source, &generated);
    }
}
