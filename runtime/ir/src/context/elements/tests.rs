use super::{AttrOrType, AttrTypeReplacer, AttrTypeWalker, Replacement};
use crate::context::Context;
use crate::context::types::Type;
use crate::context::walk::{Walk, WalkOrder};

/// `tuple<tuple<..i32..>>`
fn nested(context: &Context, depth: usize) -> Type<'_> {
    (0..depth).fold(context.i32_type(), |inner, _| context.tuple_type(&[inner]))
}

#[test]
fn skipping_and_interrupting() {
    let context = Context::new();
    let ty = context.tuple_type(&[context.complex_type(context.f32_type()), context.i32_type()]);
    let mut seen = Vec::new();
    let finished = ty.walk(WalkOrder::Pre, |element| {
        seen.push(element);
        if element.as_type().is_some_and(|ty| ty.is_complex()) { Walk::Skip } else { Walk::Advance }
    });
    assert!(finished);
    assert_eq!(seen.len(), 3);
    assert!(!ty.walk(WalkOrder::Post, |_| Walk::Interrupt));
}

#[test]
fn the_function_that_was_added_last_is_asked_first() {
    let context = Context::new();
    let mut replacer = AttrTypeReplacer::default();
    replacer.add_type_replacement(|ty| ty.is_index().then(|| context.i32_type()));
    replacer.add_type_replacement(|ty| ty.is_index().then(|| context.i64_type()));
    assert_eq!(replacer.replace_type(context.index_type()), Some(context.i64_type()));
}

#[test]
fn what_cannot_be_put_together_fails() {
    let context = Context::new();
    let complex = context.complex_type(context.f32_type());
    fn to_none(element: AttrOrType<'_>) -> Replacement<'_> {
        match element.as_type().is_some_and(|ty| ty.is_float()) {
            true => Replacement::With(element.context().none_type().into()),
            false => Replacement::None,
        }
    }
    fn to_number(element: AttrOrType<'_>) -> Replacement<'_> {
        match element.as_attribute().is_some_and(|own| own.is_string()) {
            true => Replacement::With(element.context().i32_attr(1).into()),
            false => Replacement::None,
        }
    }
    assert_eq!(complex.replace(to_none), None);
    assert_eq!(context.tuple_type(&[complex]).replace(to_none), None);
    let name = context.dictionary_attr(&[("a", context.unit_attr())]);
    assert_eq!(name.replace(to_number), None);
    assert_eq!(name.replace(|_| Replacement::Fail), None);
}

#[test]
fn replacements_are_replaced_and_never_without_end() {
    let context = Context::new();
    fn wrap(element: AttrOrType<'_>) -> Replacement<'_> {
        match element.as_type() {
            Some(ty) => Replacement::With(ty.context().tuple_type(&[ty]).into()),
            None => Replacement::None,
        }
    }
    assert_eq!(context.i32_type().replace(wrap), None);
    let mut once = AttrTypeReplacer::default();
    once.add_replacement(|element| match element.as_type() {
        Some(ty) if ty.is_index() => Replacement::With(context.complex_type(context.f16_type()).into()),
        Some(ty) if ty.is_float() => Replacement::Exactly(context.f32_type().into()),
        _ => Replacement::None,
    });
    assert_eq!(once.replace_type(context.index_type()).unwrap().to_string(), "complex<f32>");
}

#[test]
fn deep_types_do_not_overflow_the_stack() {
    let context = Context::new();
    let deep = nested(&context, 50_000);
    let mut count = 0;
    let mut walker = AttrTypeWalker::default();
    walker.add_walk(|_| {
        count += 1;
        Walk::Advance
    });
    assert!(walker.walk(deep, WalkOrder::Post));
    drop(walker);
    assert_eq!(count, 50_001);
    let mut replacer = AttrTypeReplacer::default();
    replacer.add_type_replacement(|ty| (ty == context.i32_type()).then(|| context.i64_type()));
    assert!(replacer.replace_type(deep).is_some_and(|new| new != deep));
}
