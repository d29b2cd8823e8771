//! Tests of trees for inputs where the grammar leaves a choice.

use super::{MainFile, Options, parse};
use crate::loader::Memory;
use crate::syntax::{
    BodyItem, ExprId, ExprKind, ForEachSource, NEVER, RangeEnd, Statement, StatementKind, Suffix, Tree,
    TypeKind,
};

fn tree(text: &str) -> Tree {
    parse(MainFile { name: "a.td".into(), text: text.into() }, &Options::default(), &Memory::default()).tree
}

fn first(tree: &Tree) -> &Statement {
    &tree.statements[0]
}

/// The value of `defvar x = …;`.
fn with_value(text: &str, check: impl FnOnce(&Tree, ExprId)) {
    let tree = tree(&format!("defvar x = {text}"));
    let StatementKind::Defvar(defvar) = &first(&tree).kind else { panic!("{tree:?}") };
    check(&tree, defvar.value);
}

fn name(tree: &Tree, id: ExprId) -> &str {
    match tree.expr(id).kind {
        ExprKind::Identifier(symbol) | ExprKind::String(symbol) => tree.symbols.resolve(symbol),
        _ => "",
    }
}

#[test]
fn a_paste_is_flat_and_its_operands_bind_their_suffixes() {
    with_value("a.f # b[0] # c;", |tree, id| {
        let ExprKind::Paste { operands, hashes } = &tree.expr(id).kind else { panic!("{tree:?}") };
        assert_eq!((operands.len(), hashes.len()), (3, 2));
        for suffixed in &operands[..2] {
            assert!(matches!(tree.expr(*suffixed).kind, ExprKind::Suffixed { .. }));
        }
        assert_eq!(name(tree, operands[2]), "c");
    });
}

#[test]
fn a_paste_may_end_where_a_body_begins() {
    let tree = tree("def a # { int x = 1; }");
    let StatementKind::Def(def) = &first(&tree).kind else { panic!("{tree:?}") };
    let ExprKind::Paste { operands, hashes } = &tree.expr(def.name.unwrap()).kind else { panic!("{tree:?}") };
    assert_eq!((operands.len(), hashes.len(), def.body.items.len()), (1, 1, 1));
}

#[test]
fn braces_are_bits_in_values_and_bodies_behind_names() {
    with_value("a{1};", |tree, id| {
        let ExprKind::Suffixed { suffixes, .. } = &tree.expr(id).kind else { panic!("{tree:?}") };
        assert!(matches!(suffixes[..], [Suffix::Bits { .. }]));
    });
    let tree = tree("def a {int x = 1;}");
    assert!(tree.error.is_none(), "{tree:?}");
}

#[test]
fn ranges_take_a_negative_number_for_their_end() {
    with_value("a[1-3, 5...7, 9,];", |tree, id| {
        let ExprKind::Suffixed { suffixes, .. } = &tree.expr(id).kind else { panic!("{tree:?}") };
        let [Suffix::Elements { ranges, trailing_comma: true, .. }] = &suffixes[..] else {
            panic!("{tree:?}")
        };
        assert!(matches!(ranges[0].end, Some(RangeEnd::Negated { value: 3, .. })));
        assert!(matches!(ranges[1].end, Some(RangeEnd::Value(_))));
        assert!(ranges[2].end.is_none());
    });
}

#[test]
fn names_before_angle_brackets_are_classes_and_before_equals_arguments() {
    with_value("A<1, n = 2>;", |tree, id| {
        let ExprKind::Instance { class, arguments } = &tree.expr(id).kind else { panic!("{tree:?}") };
        assert_eq!(tree.symbols.resolve(class.symbol), "A");
        assert!(arguments[0].name.is_none());
        let name = arguments[1].name.unwrap();
        assert!(matches!(tree.expr(name).kind, ExprKind::ArgumentName(_)));
    });
}

#[test]
fn adjacent_strings_are_one() {
    with_value(r#""a" "b\n" "c";"#, |tree, id| assert_eq!(name(tree, id), "ab\nc"));
}

#[test]
fn loops_over_ranges_and_values() {
    let source = |text: &str| match tree(text).statements.remove(0).kind {
        StatementKind::ForEach(foreach) => foreach.source,
        other => panic!("{other:?}"),
    };
    assert!(
        matches!(source("foreach i = {1, 2-3} in {}"), ForEachSource::Ranges(ranges) if ranges.len() == 2)
    );
    assert!(matches!(source("foreach i = 0...3 in {}"), ForEachSource::Piece(piece) if piece.end.is_some()));
    assert!(matches!(source("foreach i = [1] in {}"), ForEachSource::Piece(piece) if piece.end.is_none()));
}

#[test]
fn an_error_leaves_what_came_before_it() {
    let tree = tree("class A { int x = 1; list<U> y = [1, !add(2; int z; }\ndef b;");
    assert!(tree.error.is_some());
    let [class] = &tree.statements[..] else { panic!("{tree:?}") };
    let StatementKind::Class(class) = &class.kind else { panic!("{tree:?}") };
    let [BodyItem::Field(_), BodyItem::Field(broken)] = &class.body.items[..] else { panic!("{tree:?}") };
    assert!(matches!(broken.ty.kind, TypeKind::List(_)));
    let ExprKind::List { elements, .. } = &tree.expr(broken.value.unwrap()).kind else { panic!("{tree:?}") };
    let ExprKind::Operation { arguments, .. } = &tree.expr(elements[1]).kind else { panic!("{tree:?}") };
    assert_eq!((arguments.len(), tree.expr(elements[1]).next), (1, NEVER));
}

#[test]
fn parts_come_before_the_whole() {
    let tree = tree("defvar x = [A<1>.f, !foldl(0, [1], a, b, !add(a, b)), (o 1:$n, $m)];");
    for (index, value) in tree.exprs().enumerate() {
        if let ExprKind::List { elements, .. } = &value.kind {
            assert!(elements.iter().all(|element| element.index() < index));
        }
    }
}
