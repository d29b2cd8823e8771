//! Symbols and the tables that hold them.

use rustc_hash::FxHashMap;

use crate::context::attributes::StringAttr;
use crate::functions::verify_function;
use crate::ir::definition::TraitDefinition;
use crate::ir::{Ir, Op, OpNameSet};
use crate::ir::{Place, VerifyError, VerifyResult};
use crate::symbols::{
    DynSymbolUserAttrInterface, DynSymbolUserOpInterface, SYMBOL_NAME, SYMBOL_VISIBILITY, SymbolTables,
    Visibility,
};

/// `Symbol`: the operation has a name, which is unique in the table around it.
pub static SYMBOL: TraitDefinition = TraitDefinition::verified("SymbolOpInterface", |ir, op, _| {
    if op.attribute(ir, SYMBOL_NAME).is_none() && has_optional_name(op, ir) {
        return Ok(());
    }
    if op.symbol_name(ir).is_none() {
        return Err(format!("requires string attribute '{SYMBOL_NAME}'").into());
    }
    verify_visibility(ir, op)?;
    // A function whose type belongs to a dialect may have a public declaration, as with `llvm.func`.
    let is_declaration =
        op.has_trait(ir, &FUNCTION) && op.is_function_declaration(ir) && op.function_type(ir).is_some();
    if is_declaration && op.symbol_visibility(ir) == Visibility::Public {
        return Err("symbol declaration cannot have public visibility".into());
    }
    if op.result_count(ir) != 0 {
        return Err("symbols must not have results".into());
    }
    match op.parent_op(ir) {
        Some(parent) if parent.lacks_trait(ir, &SYMBOL_TABLE) => {
            Err("symbol's parent must have the SymbolTable trait".into())
        }
        _ => Ok(()),
    }
});

/// `FunctionOpInterface`: arguments and results have the types of the function's type.
pub static FUNCTION: TraitDefinition =
    TraitDefinition::verified("FunctionOpInterface", |ir, op, _| verify_function(ir, op));

fn verify_visibility(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let Some(visibility) = op.attribute(ir, SYMBOL_VISIBILITY) else { return Ok(()) };
    let Some(text) = visibility.cast::<StringAttr<'_>>() else {
        return Err(format!(
            "requires visibility attribute '{SYMBOL_VISIBILITY}' to be a string attribute, but got {visibility}"
        )
        .into());
    };
    let visibility = text.value();
    if ["public", "private", "nested"].contains(&visibility) {
        return Ok(());
    }
    let expected = "[\"public\", \"private\", \"nested\"]";
    Err(format!("visibility expected to be one of {expected}, but got \"{visibility}\"").into())
}

/// Whether the name of the operation is optional in its definition, as with `builtin.module`.
fn has_optional_name(op: Op, ir: &Ir<'_>) -> bool {
    use crate::ir::definition::AttributePresence;
    op.definition(ir).is_some_and(|definition| {
        let slot = definition.slot(SYMBOL_NAME);
        slot.is_some_and(|slot| !matches!(definition.attributes[slot].presence, AttributePresence::Required))
    })
}

/// `SymbolTable`: the names of the symbols in the only block of the only region are unique, and references to
/// symbols inside are valid.
pub static SYMBOL_TABLE: TraitDefinition =
    TraitDefinition::verified_with_regions("SymbolTable", |ir, op, _| verify_symbol_table(ir, op));

fn verify_symbol_table(ir: &Ir<'_>, table: Op) -> VerifyResult {
    if table.region_count(ir) != 1 {
        return Err("Operations with a 'SymbolTable' must have exactly one region".into());
    }
    let region = table.region(ir, 0);
    if !region.has_one_block(ir) {
        return Err("Operations with a 'SymbolTable' must have exactly one block".into());
    }
    let mut seen: FxHashMap<StringAttr<'_>, Op> = FxHashMap::default();
    for op in region.ops(ir) {
        let Some(name) = op.attribute(ir, SYMBOL_NAME).and_then(|name| name.cast()) else { continue };
        if let Some(first) = seen.insert(name, op) {
            let message = format!("redefinition of symbol named '{}'", name.value());
            return Err(VerifyError::plain(message)
                .at(Place::Op(op))
                .with_note(Place::Op(first), "see existing symbol definition here"));
        }
    }
    verify_users(ir, table)
}

/// Checks the operations that refer to symbols, up to nested tables, which check theirs.
fn verify_users(ir: &Ir<'_>, table: Op) -> VerifyResult {
    let mut tables = SymbolTables::new(ir);
    // The names of operations that do not refer to symbols.
    let mut others = OpNameSet::default();
    let mut pending = vec![table];
    while let Some(op) = pending.pop() {
        for inner in op.regions(ir).flat_map(|region| region.ops(ir)) {
            let name = inner.name(ir);
            if !others.contains(name) {
                match inner.interface::<DynSymbolUserOpInterface>(ir) {
                    Some(user) => {
                        user.verify_symbol_uses(ir, &mut tables).map_err(|error| error.or_at(inner))?
                    }
                    None => others.insert(name),
                }
            }
            for attribute in inner.discardable_attributes(ir) {
                if let Some(user) = attribute.value.interface::<DynSymbolUserAttrInterface<'_>>() {
                    user.verify_symbol_uses(ir, inner, &mut tables).map_err(|error| error.or_at(inner))?;
                }
            }
            if inner.region_count(ir) != 0 && !inner.has_trait(ir, &SYMBOL_TABLE) {
                pending.push(inner);
            }
        }
    }
    Ok(())
}
