//! Passes that change the signatures of functions.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::symbols::SymbolTables;
use rtblgen_runtime::{
    ArrayAttr, Attribute, AttributeKind, Diagnostic, DictionaryAttr, FunctionType, IntegerAttr, Ir, Location,
    Op, SymbolRefAttr, Type, TypeAttr,
};

type Outcome<'c> = Result<(), PassError<'c>>;

fn functions<'c>(ir: &Ir<'c>, module: Op) -> Vec<(Op, FunctionType<'c>)> {
    let ops = module.region(ir, 0).ops(ir);
    ops.filter_map(|op| Some((op, op.function_type(ir)?))).collect()
}

/// One insertion: place, type, attributes, location.
struct Insertion<'c> {
    place: usize,
    ty: Type<'c>,
    attributes: Option<DictionaryAttr<'c>>,
    location: Option<Location<'c>>,
}

impl<'c> Insertion<'c> {
    fn read(value: Attribute<'c>) -> Option<Self> {
        let parts = value.cast::<ArrayAttr<'c>>()?.elements();
        Some(Insertion {
            place: usize::try_from(parts.first()?.cast::<IntegerAttr<'c>>()?.unsigned_value()?).ok()?,
            ty: parts.get(1)?.cast::<TypeAttr<'c>>()?.value(),
            attributes: parts.get(2).and_then(|part| part.cast()),
            location: parts.get(3).and_then(|part| match part.kind() {
                AttributeKind::Location(location) => Some(location),
                _ => None,
            }),
        })
    }
}

/// The insertions of an attribute, which is removed.
fn insertions<'c>(ir: &mut Ir<'c>, op: Op, name: &str) -> Vec<Insertion<'c>> {
    let value = ir.remove_attribute(op, name).and_then(|value| value.cast::<ArrayAttr<'c>>());
    value.map_or(&[][..], |value| value.elements()).iter().filter_map(|own| Insertion::read(*own)).collect()
}

/// Inserts into a list; places count the elements that were there before.
fn inserted<T: Clone>(list: Vec<T>, new: impl Iterator<Item = (usize, T)>) -> Vec<T> {
    let mut list = list;
    for (before, (place, element)) in new.enumerate() {
        list.insert((place + before).min(list.len()), element);
    }
    list
}

/// The attributes of all arguments or results.
fn attributes_of<'c>(
    ir: &Ir<'c>,
    op: Op,
    count: usize,
    of: impl Fn(Op, &Ir<'c>, usize) -> Option<DictionaryAttr<'c>>,
) -> Vec<Option<DictionaryAttr<'c>>> {
    (0..count).map(|number| of(op, ir, number)).collect()
}

fn set_attributes<'c>(ir: &mut Ir<'c>, op: Op, name: &str, lists: &[Option<DictionaryAttr<'c>>]) {
    let context = ir.context();
    let is_empty = |list: &Option<DictionaryAttr<'c>>| list.is_none_or(|list| list.entries().is_empty());
    if lists.iter().all(is_empty) {
        ir.remove_attribute(op, name);
        return;
    }
    let lists: Vec<_> = lists
        .iter()
        .map(|list| list.map_or_else(|| context.dictionary_attr(&[]), |list| list.as_attribute()))
        .collect();
    ir.set_attribute(op, name, context.array_attr(&lists));
}

fn set_signature<'c>(ir: &mut Ir<'c>, op: Op, inputs: &[Type<'c>], results: &[Type<'c>]) {
    let ty = ir.context().function_type(inputs, results);
    ir.set_attribute(op, "function_type", ir.context().type_attr(ty));
}

/// `-test-func-insert-arg`
pub(super) fn insert_arguments<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    for (op, ty) in functions(ir, module) {
        let new = insertions(ir, op, "test.insert_args");
        if new.is_empty() {
            continue;
        }
        let own =
            attributes_of(ir, op, ty.inputs().len(), |op, ir, number| op.argument_attributes(ir, number));
        let attributes = inserted(own, new.iter().map(|own| (own.place, own.attributes)));
        let inputs = inserted(ty.inputs().to_vec(), new.iter().map(|own| (own.place, own.ty)));
        if let Some(entry) = op.function_body(ir).and_then(|body| body.entry(ir)) {
            for (before, own) in new.iter().enumerate() {
                let location = own.location.unwrap_or_else(|| ir.context().unknown_loc());
                ir.insert_argument(entry, own.place + before, own.ty, location);
            }
        }
        set_signature(ir, op, &inputs, ty.results());
        set_attributes(ir, op, "arg_attrs", &attributes);
    }
    Ok(())
}

/// `-test-func-insert-result`
pub(super) fn insert_results<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    for (op, ty) in functions(ir, module) {
        let new = insertions(ir, op, "test.insert_results");
        if new.is_empty() {
            continue;
        }
        let own =
            attributes_of(ir, op, ty.results().len(), |op, ir, number| op.result_attributes(ir, number));
        let attributes = inserted(own, new.iter().map(|own| (own.place, own.attributes)));
        let results = inserted(ty.results().to_vec(), new.iter().map(|own| (own.place, own.ty)));
        set_signature(ir, op, ty.inputs(), &results);
        set_attributes(ir, op, "res_attrs", &attributes);
    }
    Ok(())
}

fn is_marked(attributes: &Option<DictionaryAttr<'_>>, name: &str) -> bool {
    attributes.is_some_and(|attributes| attributes.get(name).is_some())
}

/// The elements whose attributes do not have the mark.
fn kept<T: Clone>(list: &[T], attributes: &[Option<DictionaryAttr<'_>>], mark: &str) -> Vec<T> {
    let kept = list.iter().zip(attributes).filter(|(_, own)| !is_marked(own, mark));
    kept.map(|(element, _)| element.clone()).collect()
}

/// `-test-func-erase-arg`
pub(super) fn erase_arguments<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    const MARK: &str = "test.erase_this_arg";
    for (op, ty) in functions(ir, module) {
        let own =
            attributes_of(ir, op, ty.inputs().len(), |op, ir, number| op.argument_attributes(ir, number));
        if let Some(entry) = op.function_body(ir).and_then(|body| body.entry(ir)) {
            for number in (0..own.len()).rev().filter(|number| is_marked(&own[*number], MARK)) {
                ir.erase_argument(entry, number);
            }
        }
        set_signature(ir, op, &kept(ty.inputs(), &own, MARK), ty.results());
        set_attributes(ir, op, "arg_attrs", &kept(&own, &own, MARK));
    }
    Ok(())
}

/// `-test-func-erase-result`
pub(super) fn erase_results<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    const MARK: &str = "test.erase_this_result";
    // The type of an LLVM function always has a result.
    for op in module.region(ir, 0).ops(ir).filter(|op| op.name(ir).as_str() == "llvm.func") {
        ir.context().emit(&Diagnostic::error(op.location(ir), "failed to erase results"));
    }
    for (op, ty) in functions(ir, module) {
        let own =
            attributes_of(ir, op, ty.results().len(), |op, ir, number| op.result_attributes(ir, number));
        set_signature(ir, op, ty.inputs(), &kept(ty.results(), &own, MARK));
        set_attributes(ir, op, "res_attrs", &kept(&own, &own, MARK));
    }
    Ok(())
}

/// `-test-func-set-type`
pub(super) fn set_type<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Outcome<'c> {
    for (op, _) in functions(ir, module) {
        let from = op.attribute(ir, "test.set_type_from").and_then(|name| name.cast::<SymbolRefAttr<'c>>());
        let Some(from) = from else { continue };
        let other = SymbolTables::new(ir).lookup_in(module, from);
        if let Some(ty) = other.and_then(|other| other.function_type(ir)) {
            // Attributes of erased arguments and results are erased too.
            let inputs =
                attributes_of(ir, op, ty.inputs().len(), |op, ir, number| op.argument_attributes(ir, number));
            let results =
                attributes_of(ir, op, ty.results().len(), |op, ir, number| op.result_attributes(ir, number));
            set_attributes(ir, op, "arg_attrs", &inputs);
            set_attributes(ir, op, "res_attrs", &results);
            set_signature(ir, op, ty.inputs(), ty.results());
        }
    }
    Ok(())
}
