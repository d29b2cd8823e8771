//! Verification of `llvm.*` attributes on arguments, results and operations.

use rtblgen_runtime::bytecode::DialectEncoding;
use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::{
    Attribute, DialectRegistry, InitializeDialect, IntegerAttr, Ir, NamedAttribute, Op, StringAttr, Type,
    TypeAttr, VerifyOpAttribute, VerifyRegionArgAttribute, VerifyRegionResultAttribute, VerifyResult,
};

use super::bytecode::LLVMEncoding;
use super::functions::signature;
use super::layout_entries::OwnTypes;
use super::verify_functions::{error, plain};
use super::{LLVMPointerType, LlvmDialect, is_compatible};
use crate::dlti::DataLayoutDialectInterface;
use crate::inline::InlineAll;

impl InitializeDialect for LlvmDialect {
    fn initialize(registry: &mut DialectRegistry) {
        let hooks = registry.hooks_mut();
        hooks.function_signature = Some(signature);
        hooks.allows_unknown_ops = true;
        hooks.unknown_type = Some(|word, is_type| match is_type {
            true => "unexpected type, expected keyword".to_owned(),
            false => format!("unknown LLVM type: {word}"),
        });
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
        registry.add_interface::<dyn DialectEncoding>(&LLVMEncoding);
        registry.add_interface::<dyn DataLayoutDialectInterface>(&OwnTypes);
    }
}

/// Unit attributes of pointer arguments and results.
const UNITS_OF_POINTERS: [&str; 8] =
    ["noalias", "readonly", "readnone", "writeonly", "nest", "nocapture", "nofree", "nonnull"];
const TYPES_OF_POINTERS: [&str; 6] = ["sret", "byval", "byref", "elementtype", "inalloca", "preallocated"];
const UNITS_OF_INTEGERS: [&str; 2] = ["signext", "zeroext"];
const INTEGERS_OF_POINTERS: [&str; 3] = ["align", "dereferenceable", "dereferenceable_or_null"];
const UNITS: [&str; 3] = ["noundef", "inreg", "returned"];
const NOT_OF_RESULTS: [&str; 15] = [
    "allocalign",
    "allocptr",
    "byval",
    "byref",
    "inalloca",
    "nest",
    "nocapture",
    "nofree",
    "preallocated",
    "readnone",
    "readonly",
    "returned",
    "alignstack",
    "sret",
    "writeonly",
];

fn verify_parameter(ty: Type<'_>, own: NamedAttribute<'_>) -> VerifyResult {
    let full = own.name.value();
    let name = full.strip_prefix("llvm.").unwrap_or(full);
    let value: Attribute<'_> = own.value;
    let is_unit = value == value.context().unit_attr();
    let unit = || if is_unit { Ok(()) } else { plain(format!("\"{full}\" should be a unit attribute")) };
    let pointer = || match !is_compatible(ty) || ty.is::<LLVMPointerType<'_>>() {
        true => Ok(()),
        false => plain(format!("\"{full}\" attribute attached to non-pointer LLVM type")),
    };
    let integer = || match value.is::<IntegerAttr<'_>>() {
        true => Ok(()),
        false => plain(format!("\"{full}\" should be an integer attribute")),
    };
    if UNITS_OF_POINTERS.contains(&name) {
        unit()?;
        pointer()
    } else if TYPES_OF_POINTERS.contains(&name) {
        if !value.is::<TypeAttr<'_>>() {
            return plain(format!("\"{full}\" should be a type attribute"));
        }
        pointer()
    } else if UNITS_OF_INTEGERS.contains(&name) {
        unit()?;
        match !is_compatible(ty) || ty.is_any_integer() {
            true => Ok(()),
            false => plain(format!("\"{full}\" attribute attached to non-integer LLVM type")),
        }
    } else if INTEGERS_OF_POINTERS.contains(&name) {
        integer()?;
        pointer()
    } else if name == "alignstack" {
        integer()
    } else if UNITS.contains(&name) {
        unit()
    } else {
        Ok(())
    }
}

impl VerifyRegionArgAttribute for LlvmDialect {
    fn verify_region_arg_attribute<'c>(
        ir: &Ir<'c>,
        op: Op,
        _: usize,
        argument: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult {
        let Some((inputs, _)) = op.function_signature(ir) else { return Ok(()) };
        inputs.get(argument).map_or(Ok(()), |ty| verify_parameter(*ty, attribute))
    }
}

impl VerifyRegionResultAttribute for LlvmDialect {
    fn verify_region_result_attribute<'c>(
        ir: &Ir<'c>,
        op: Op,
        _: usize,
        result: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult {
        let Some((_, results)) = op.function_signature(ir) else { return Ok(()) };
        let Some(ty) = results.get(result) else { return Ok(()) };
        let full = attribute.name.value();
        match NOT_OF_RESULTS.contains(&full.strip_prefix("llvm.").unwrap_or(full)) {
            true => plain(format!("\"{full}\" is not a valid result attribute")),
            false => verify_parameter(*ty, attribute),
        }
    }
}

impl VerifyOpAttribute for LlvmDialect {
    /// Checks that `llvm.data_layout` is a valid data layout string.
    fn verify_op_attribute<'c>(_: &Ir<'c>, _: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
        if attribute.name.value() != "llvm.data_layout" {
            return Ok(());
        }
        let Some(text) = attribute.value.cast::<StringAttr<'c>>() else {
            return error("expected 'llvm.data_layout' to be a string attributes");
        };
        match super::data_layout::check_data_layout(text.value()) {
            Ok(()) => Ok(()),
            Err(message) => error(format!("invalid data layout descriptor: {message}\n")),
        }
    }
}
