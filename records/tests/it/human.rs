//! The human format: labels and suggestions.

use insta::assert_snapshot;
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
    points_at("def a { bit b = !match(\"a\", \"(a)\\\\1\"); }", "!match(\"a\", \"(a)\\\\1\")");
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

/// The errors of a program as a user sees them.
fn shown(program: &str) -> String {
    evaluate_str("a.td", program).expect_err("the program is wrong").to_string()
}

#[test]
fn an_operator_that_fails_in_an_instance_is_shown() {
    assert_snapshot!(shown("class A<int n> {\n  int half = !div(1, n);\n}\ndef b {\n  A a = A<0>;\n}\n"), @r#"
    error: Illegal operation: division by zero
     --> a.td:2:14
      |
    2 |   int half = !div(1, n);
      |              ^^^^^^^^^^
    ...
    5 |   A a = A<0>;
      |         - in this record
    "#);
    assert_snapshot!(shown("class A; class R<string s> { A a = !cast<A>(s); }\ndef r : R<\"nowhere\">;\n"), @r#"
    error: Undefined reference to record: 'nowhere'
     --> a.td:1:36
      |
    1 | class A; class R<string s> { A a = !cast<A>(s); }
      |                                    ^^^^^^^^^^^
    2 | def r : R<"nowhere">;
      |     - in this record
    "#);
    assert_snapshot!(shown("def a {\n  bit b = !match(\"aa\", \"(a)\\\\1\");\n}\n"), @r#"
    error: regex '(a)\1' is not supported: it has a back-reference
     --> a.td:2:11
      |
    2 |   bit b = !match("aa", "(a)\\1");
      |           ^^^^^^^^^^^^^^^^^^^^^^
    "#);
}

#[test]
fn a_value_of_the_wrong_type_is_shown() {
    assert_snapshot!(shown("class A {\n  int x;\n}\ndef a : A {\n  let x = [1];\n}\n"), @r#"
    error: Encountered a list when expecting a int
     --> a.td:5:11
      |
    5 |   let x = [1];
      |           ^^^
    "#);
    assert_snapshot!(shown("class A<int n>;\ndef a : A<n = \"text\">;\n"), @r#"
    warning: unused template argument: A:n
     --> a.td:1:13
      |
    1 | class A<int n>;
      |             ^
    error: Value specified for template argument 'A:n' is of type string; expected type int: "text"
     --> a.td:2:15
      |
    2 | def a : A<n = "text">;
      |               ^^^^^^
    "#);
    assert_snapshot!(shown("defvar l = [1, \"text\"];\n"), @r#"
    error: Incompatible types in list elements
     --> a.td:1:16
      |
    1 | defvar l = [1, "text"];
      |                ^^^^^^ this is of type 'string', those before of type 'int'
    "#);
}

#[test]
fn template_arguments_are_counted() {
    assert_snapshot!(shown("class A<int n>;\ndef a : A<1, 2>;\n"), @r#"
    warning: unused template argument: A:n
     --> a.td:1:13
      |
    1 | class A<int n>;
      |             ^
    error[T0106]: Too many template arguments: 2
     --> a.td:2:14
      |
    1 | class A<int n>;
      |       - 'A' has 1 template argument
    2 | def a : A<1, 2>;
      |              ^
    "#);
    assert_snapshot!(shown("class A<int n>;\ndef a : A;\n"), @r#"
    warning: unused template argument: A:n
     --> a.td:1:13
      |
    1 | class A<int n>;
      |             ^
    error[T0107]: value not specified for template argument 'A:n'
     --> a.td:2:9
      |
    2 | def a : A;
      |         ^
      |
    note: declared in 'A'
     --> a.td:1:13
      |
    1 | class A<int n>;
      |             ^
    "#);
}

#[test]
fn an_unresolved_field_is_shown() {
    assert_snapshot!(shown("class A<list<int> l> {\n  int x = l[4];\n}\ndef a : A<[1, 2]>;\n"), @r#"
    error: Initializer of 'x' in 'a' could not be fully resolved: [1, 2][4]
     --> a.td:2:11
      |
    2 |   int x = l[4];
      |           ^^^^ the list has 2 elements, the index is 4
    3 | }
    4 | def a : A<[1, 2]>;
      |     - in this record
    "#);
}

#[test]
fn unknown_names_are_shown_with_a_suggestion() {
    assert_snapshot!(shown("class Operation;\ndef a : Operaton;\n"), @r#"
    error[T0102]: Couldn't find class 'Operaton'
     --> a.td:2:9
      |
    2 | def a : Operaton;
      |         ^^^^^^^^
      |
      = help: did you mean the class 'Operation'?
    "#);
    assert_snapshot!(shown("defvar width = 1;\ndef a {\n  int x = widht;\n}\n"), @r#"
    error[T0103]: Variable not defined: 'widht'
     --> a.td:3:11
      |
    3 |   int x = widht;
      |           ^^^^^
      |
      = help: did you mean 'width'?
    "#);
    assert_snapshot!(shown("class A {\n  int size;\n}\ndef a : A {\n  let sise = 1;\n}\n"), @r#"
    error[T0104]: Value 'sise' unknown!
     --> a.td:5:7
      |
    5 |   let sise = 1;
      |       ^^^^
      |
      = help: did you mean the field 'size'?
    "#);
}

#[test]
fn a_definition_that_exists_is_shown_with_the_first() {
    assert_snapshot!(shown("multiclass M {\n  def _x;\n}\ndefm a : M;\ndef a_x;\n"), @r#"
    error: def already exists: a_x
     --> a.td:5:5
      |
    5 | def a_x;
      |     ^^^
      |
    note: location of previous definition
     --> a.td:2:7
      |
    2 |   def _x;
      |       ^^
    note: instantiated from multiclass
     --> a.td:4:10
      |
    4 | defm a : M;
      |          ^
    "#);
    assert_snapshot!(shown("class A {\n  int x;\n}\nclass A {\n  int y;\n}\n"), @r#"
    error[T0109]: Class 'A' already defined
     --> a.td:4:7
      |
    1 | class A {
      |       - first defined here
    ...
    4 | class A {
      |       ^
    "#);
}

#[test]
fn a_failed_assertion_is_shown() {
    let program = "class A<int n> {\n  assert !gt(n, 0), \"n is \" # n;\n}\ndef a : A<0>;\n";
    assert_snapshot!(shown(program), @r#"
    error[T0108]: assertion failed: n is 0
     --> a.td:2:10
      |
    2 |   assert !gt(n, 0), "n is " # n;
      |          ^^^^^^^^^
    error: assertion failed in this record
     --> a.td:4:5
      |
    4 | def a : A<0>;
      |     ^
    "#);
}

#[test]
fn top_level_errors_have_a_place() {
    points_at("class A; dump !cast<A>(\"b\");", "!cast<A>(\"b\")");
    points_at("class A; assert !empty(!cast<A>(\"b\")), \"text\";", "!cast<A>(\"b\")");
    points_at("foreach i = !range(0, !div(1, 0)) in def a#i;", "!div(1, 0)");
    points_at("class A { bit b; } if !cast<A>(\"c\").b then def d;", "!cast<A>(\"c\").b");
}

#[test]
fn an_outer_let_shows_the_record_without_the_field() {
    assert_snapshot!(shown("class A {\n  int x;\n}\nlet y = 1 in {\n  def a : A;\n}\n"), @r#"
    error[T0104]: Value 'y' unknown!
     --> a.td:4:5
      |
    4 | let y = 1 in {
      |     ^
    5 |   def a : A;
      |       - 'a' has no field 'y'
    "#);
    assert_snapshot!(shown("class A {\n  int x;\n}\nlet x = 1 in {\n  def a = A {}\n}\n"), @r#"
    error[T0104]: Value 'x' unknown!
     --> a.td:4:5
      |
    4 | let x = 1 in {
      |     ^
    5 |   def a = A {}
      |       - 'a' has no field 'x'
      |
    note: a syntax error follows: Expected '{' to start body or ';' for declaration only
     --> a.td:5:9
      |
    5 |   def a = A {}
      |         ^
    "#);
}
