//! The human format: what it points at, and what it suggests.

use rtblgen_records::evaluate_str;
use tblgen_parser::Diagnostic;

/// The first error of a program, and the text that it points at.
fn error(program: &str) -> (Diagnostic, String) {
    let failure = evaluate_str("test.td", program).expect_err("the program is wrong");
    let error = failure.errors().next().expect("an error").clone();
    let culprit = error.span.map_or("", |span| failure.sources.text(span)).to_owned();
    (error, culprit)
}

fn points_at(program: &str, culprit: &str) {
    assert_eq!(error(program).1, culprit, "{program}");
}

fn suggests(program: &str, help: &str) {
    assert_eq!(error(program).0.help.as_deref(), Some(help), "{program}");
}

#[test]
fn failed_operators_are_pointed_at() {
    points_at("class A<int n> { int x = !add(1, !div(10, n)); } def a : A<0>;", "!add(1, !div(10, n))");
    points_at("def a { int x = !logtwo(0); }", "!logtwo(0)");
    points_at("defvar x = !div(1, 0);", "!div(1, 0)");
    points_at("def a { bit b = !match(\"a\", \"(\"); }", "!match(\"a\", \"(\")");
    points_at("def o; def p; defvar d = !con((o), (p));", "!con((o), (p))");
    points_at("class A<int n> { int x = !div(1, n); } def b { list<A> l = [A<0>]; }", "!div(1, n)");
    points_at("class A; class R<string s> { A a = !cast<A>(s); } def r : R<\"nowhere\">;", "!cast<A>(s)");
}

#[test]
fn values_of_the_wrong_type_are_pointed_at() {
    points_at("def a { int x = \"text\"; }", "\"text\"");
    points_at("class A { int x; } def a : A { let x = [1]; }", "[1]");
    points_at("class A<int n>; def a : A<n = \"text\">;", "\"text\"");
}

#[test]
fn unresolved_fields_say_why() {
    let (error, culprit) = error("class A<list<int> l> { int x = l[4]; } def a : A<[1, 2]>;");
    assert_eq!(culprit, "l[4]");
    assert_eq!(error.label.as_deref(), Some("the list has 2 elements, the index is 4"));
}

#[test]
fn misspelled_names_are_suggested() {
    suggests("class Operation; def a : Operaton;", "did you mean the class 'Operation'?");
    suggests("class A { int size; } def a : A { let sise = 1; }", "did you mean the field 'size'?");
    suggests("multiclass Pair { def _x; } defm p : Pairs;", "did you mean the multiclass 'Pair'?");
    suggests("defvar width = 1; def a { int x = widht; }", "did you mean 'width'?");
    suggests("class Pure; def a { Pure p = Pure; }", "for a record of class 'Pure', write 'Pure<>'");
}

#[test]
fn independent_mistakes_are_all_reported() {
    let program = "class A { int x = \"s\"; int y = [1]; } def a : A;";
    let failure = evaluate_str("test.td", program).expect_err("the program is wrong");
    assert_eq!(failure.diagnostics.len(), 2, "{failure}");
}
