//! Each function of a program that can be read must run to an end or to a fault.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_interpreter::{Interpreter, RuntimeValue};
use rtblgen_runtime::bytes::text_of;
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::{Op, Type, TypeKind};

/// A value of a type, made of a byte; poison for types without numbers.
fn value(ty: Type<'_>, byte: u8) -> RuntimeValue {
    let number = [0, 1, -1, 2, 7, i128::from(i64::MAX), i128::from(i64::MIN)][usize::from(byte) % 7];
    match ty.kind() {
        TypeKind::Index => RuntimeValue::of_int(64, number),
        TypeKind::Integer { width, .. } if (1..=64).contains(&width) => RuntimeValue::of_int(width, number),
        _ => RuntimeValue::poison_of(ty),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let context = registry.context();
    let Ok(ir) = context.parse_module("fuzz", &text_of(bytes.to_vec())) else { return };
    let interpreter =
        Interpreter::new(&ir).with_step_limit(20_000).with_call_depth(200).with_element_limit(1 << 16);
    let functions: Vec<Op> = ir.root().pre_order(&ir).filter(|op| op.function_signature(&ir).is_some()).collect();
    for function in functions {
        let (inputs, _) = function.function_signature(&ir).unwrap_or_default();
        // Values of memory and of dynamic shapes would need a size.
        if inputs.iter().any(|ty| ty.is_memref() || ty.is_shaped() && !ty.has_static_shape()) {
            continue;
        }
        let last = bytes.iter().rev().copied().chain(std::iter::repeat(0));
        let arguments: Vec<RuntimeValue> = inputs.iter().zip(last).map(|(ty, byte)| value(*ty, byte)).collect();
        match interpreter.call_op(function, &arguments) {
            Ok(outcome) => outcome.values.iter().for_each(|value| drop(value.to_string())),
            Err(fault) => drop(fault.to_diagnostic()),
        }
    }
});
