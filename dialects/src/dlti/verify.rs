//! The attributes `dlti.*` of operations.

use rtblgen_runtime::dialects::builtin::ModuleOp;
use rtblgen_runtime::{
    Ir, NamedAttribute, Op, Place, TraitDefinition, VerifyError, VerifyOpAttribute, VerifyResult,
};

use super::layout::{Combined, verify_layout};
use super::{DataLayoutSpecAttr, DltiDialect, MapAttr, TargetSystemSpecAttr};

impl VerifyOpAttribute for DltiDialect {
    fn verify_op_attribute<'c>(ir: &Ir<'c>, op: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
        let (name, value) = (attribute.name.value(), attribute.value);
        let is_kind = match name {
            "dlti.dl_spec" => value.is::<DataLayoutSpecAttr<'c>>(),
            "dlti.target_system_spec" => value.is::<TargetSystemSpecAttr<'c>>(),
            "dlti.map" => value.is::<MapAttr<'c>>(),
            _ => {
                return Err(VerifyError::plain(format!("attribute '{name}' not supported by dialect")));
            }
        };
        match is_kind {
            false => Err(VerifyError::plain(format!("'{name}' is expected to be a #{name} attribute"))),
            true if name == "dlti.dl_spec" && has_layout(ir, op) => verify_layout_of(ir, op),
            true => Ok(()),
        }
    }
}

/// The trait of operations that have a data layout, as modules do: the first of their attributes that is one.
///
/// Operations of a `.td` file have it by `HasDefaultDLTIDataLayout`.
pub static HAS_DEFAULT_DLTI_DATA_LAYOUT: TraitDefinition =
    TraitDefinition::marker("HasDefaultDLTIDataLayout");

/// Whether the attribute of an operation is the data layout of its regions.
fn has_layout(ir: &Ir<'_>, op: Op) -> bool {
    op.is::<ModuleOp>(ir) || op.has_trait_named(ir, "HasDefaultDLTIDataLayout")
}

/// The data layout of an operation: the first attribute that is one.
fn layout_of<'c>(ir: &Ir<'c>, op: Op) -> Option<DataLayoutSpecAttr<'c>> {
    op.discardable_attributes(ir).iter().find_map(|attribute| attribute.value.cast())
}

/// Checks the entries of a layout, and that they fit those of enclosing operations.
fn verify_layout_of(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let Some(layout) = layout_of(ir, op) else { return Ok(()) };
    verify_layout(layout).map_err(VerifyError::without_op)?;
    let enclosing = enclosing(ir, op);
    let mut combined = Combined::default();
    let outer = enclosing.iter().rev().filter_map(|outer| layout_of(ir, *outer));
    if outer.chain([layout]).all(|layout| combined.add(layout)) {
        return Ok(());
    }
    let error = VerifyError::plain("data layout does not combine with layouts of enclosing ops");
    let note =
        |error: VerifyError, outer: &Op| error.with_note(Place::Op(*outer), "enclosing op with data layout");
    Err(enclosing.iter().fold(error, note))
}

/// The operations around another one that may have a layout, from the inside. A module at the top without a layout is none.
fn enclosing(ir: &Ir<'_>, op: Op) -> Vec<Op> {
    let parents = std::iter::successors(op.parent_op(ir), |parent| parent.parent_op(ir));
    let counts = |parent: &Op| {
        has_layout(ir, *parent) && (parent.parent_op(ir).is_some() || layout_of(ir, *parent).is_some())
    };
    parents.filter(counts).collect()
}
