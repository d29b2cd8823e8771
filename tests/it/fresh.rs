//! Generated files in the repository equal the output of this program. With `RTBLGEN_UPDATE=1` the test
//! rewrites them.

use std::path::Path;
use std::process::Command;

/// Compares a generated file with the output for its source, or writes it.
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
        ("IR/RegionKindInterface", "ir/generated/region_kind_interface"),
        ("IR/SymbolInterfaces", "symbols/generated/symbol_interfaces"),
        ("Interfaces/CallInterfaces", "interfaces/generated/call_interfaces"),
        ("Interfaces/CastInterfaces", "interfaces/generated/cast_interfaces"),
        ("Interfaces/ControlFlowInterfaces", "control_flow/generated/control_flow_interfaces"),
        ("Interfaces/DerivedAttributeOpInterface", "interfaces/generated/derived_attribute_op_interface"),
        ("Interfaces/DestinationStyleOpInterface", "interfaces/generated/destination_style_op_interface"),
        ("Interfaces/InferIntRangeInterface", "interfaces/generated/infer_int_range_interface"),
        ("Interfaces/InferStridedMetadataInterface", "interfaces/generated/infer_strided_metadata_interface"),
        ("Interfaces/InferTypeOpInterface", "ir/generated/infer_type_op_interface"),
        ("Interfaces/LoopLikeInterface", "interfaces/generated/loop_like_interface"),
        ("Interfaces/MemorySlotInterfaces", "interfaces/generated/memory_slot_interfaces"),
        ("Interfaces/ParallelCombiningOpInterface", "interfaces/generated/parallel_combining_op_interface"),
        ("Interfaces/RuntimeVerifiableOpInterface", "interfaces/generated/runtime_verifiable_op_interface"),
        ("Interfaces/SideEffectInterfaces", "effects/generated/side_effect_interfaces"),
        ("Interfaces/TilingInterface", "interfaces/generated/tiling_interface"),
        ("Interfaces/ViewLikeInterface", "interfaces/generated/view_like_interface"),
    ] {
        let source = format!("backends/td-library/td/mlir/{source}.td");
        check("--gen-op-interface-defs", &source, &format!("runtime/ir/src/{generated}.rs"));
    }
}

#[test]
fn the_type_interfaces_of_the_runtime_are_fresh() {
    for (source, generated) in [
        ("IR/BuiltinTypeInterfaces", "context/generated/builtin_type_interfaces"),
        ("Interfaces/MemorySlotInterfaces", "interfaces/generated/memory_slot_type_interfaces"),
    ] {
        let source = format!("backends/td-library/td/mlir/{source}.td");
        let generated = format!("runtime/ir/src/{generated}.rs");
        check("--gen-type-interface-defs", &source, &generated);
    }
}

#[test]
fn the_attribute_interfaces_of_the_runtime_are_fresh() {
    for (source, generated) in [
        ("IR/BuiltinAttributeInterfaces", "context/generated/builtin_attribute_interfaces"),
        ("IR/SymbolInterfaces", "symbols/generated/symbol_attribute_interfaces"),
    ] {
        let source = format!("backends/td-library/td/mlir/{source}.td");
        let generated = format!("runtime/ir/src/{generated}.rs");
        check("--gen-attr-interface-defs", &source, &generated);
    }
}
