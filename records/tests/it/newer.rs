//! Programs that llvm-tblgen 22 refuses or crashes at, and LLVM 23 accepts. No oracle runs here: the outcomes are those of
//! LLVM's own description of the change.

use rtblgen_records::evaluate_str;

/// The text of a field of a record of a program.
fn field(program: &str, record: &str, field: &str) -> String {
    let records = evaluate_str("test.td", program).unwrap_or_else(|failure| panic!("{program}: {failure:?}"));
    let record = records.def(record).unwrap_or_else(|| panic!("no record {record}"));
    record.value(field).expect("a field").to_string()
}

#[test]
fn cases_of_cond_that_are_not_chosen_may_fail() {
    let head = "class T<list<int> l> { int x = !cond(!empty(l): -1, true: !head(l)); } def a : T<[]>;";
    assert_eq!(field(head, "a", "x"), "-1");
    let div =
        "class T<int n> { int x = !cond(!eq(n, 0): 1, true: !div(10, n)); } def a : T<0>; def b : T<5>;";
    assert_eq!(field(div, "a", "x"), "1");
    assert_eq!(field(div, "b", "x"), "2");
    let condition =
        "class T<int n> { int x = !cond(!eq(n, 0): 1, !eq(!div(4, n), 4): 2, true: 3); } def a : T<0>;";
    assert_eq!(field(condition, "a", "x"), "1");
    let before = "class T<int n> { int x = !cond(!ne(n, 0): !div(4, n), true: 3); } def a : T<0>;";
    assert_eq!(field(before, "a", "x"), "3");
}

#[test]
fn cond_ends_recursion() {
    let factorial =
        "class F<int n> { int r = !cond(!le(n, 1): 1, true: !mul(n, F<!sub(n, 1)>.r)); } def a : F<5>;";
    assert_eq!(field(factorial, "a", "r"), "120");
    let fibonacci = "class F<int n> { int r = !cond(!eq(n, 0): 0, !eq(n, 1): 1,
        true: !add(F<!sub(n, 1)>.r, F<!sub(n, 2)>.r)); } def a : F<12>;";
    assert_eq!(field(fibonacci, "a", "r"), "144");
}

#[test]
fn assertions_of_cases_that_are_not_chosen_do_not_count() {
    let program = "class P<int n> { assert !gt(n, 0), \"positive\"; int v = n; }
        class T<int n> { int x = !cond(!eq(n, 0): 7, true: P<n>.v); } def a : T<0>;";
    assert_eq!(field(program, "a", "x"), "7");
    let chosen = program.replace("T<0>", "T<-1>");
    assert!(evaluate_str("test.td", &chosen).is_err());
}

#[test]
fn a_case_of_bits_may_wait_beside_a_case_of_int() {
    let program =
        "class E<bit wide> { bits<4> dst; bits<2> mode; let mode = !cond(wide: {1, dst{0}}, true: 2); }
        def wide : E<1>; def narrow : E<0>; def set : E<1> { let dst = 5; }";
    assert_eq!(field(program, "wide", "mode"), "{ 1, dst{0} }");
    assert_eq!(field(program, "narrow", "mode"), "{ 1, 0 }");
    assert_eq!(field(program, "set", "mode"), "{ 1, 1 }");
}

#[test]
fn let_append_and_prepend_join_values() {
    let program =
        "class C { list<int> l = [1]; string s = \"b\"; code c = [{x}]; list<int> u; int append = 0; }
        class D : C { let append l = [2]; let prepend s = \"a\"; let append c = [{y}]; let append u = [9]; }
        def a : D { let prepend l = [0]; let append s = \"c\"; let append = 1; }
        let append l = [3], prepend s = \"_\" in { let append l = [4] in def b : D; }
        def o; class W { dag d = (o 1); } def c : W { let append d = (o 2); let prepend d = (o 0); }
        class T<int n> : C { let append l = [n]; } def t : T<7>;
        multiclass M<list<int> m> { let append l = m in def x : C; } defm f : M<[5, 6]>;";
    assert_eq!(field(program, "a", "l"), "[0, 1, 2]");
    assert_eq!(field(program, "a", "s"), "\"abc\"");
    assert_eq!(field(program, "a", "u"), "[9]");
    assert_eq!(field(program, "a", "append"), "1");
    assert_eq!(field(program, "a", "c"), "[{xy}]");
    assert_eq!(field(program, "b", "l"), "[1, 2, 3, 4]");
    assert_eq!(field(program, "b", "s"), "\"_ab\"");
    assert_eq!(field(program, "c", "d"), "(o 0, 1, 2)");
    assert_eq!(field(program, "t", "l"), "[1, 7]");
    assert_eq!(field(program, "fx", "l"), "[1, 5, 6]");
}

#[test]
fn let_append_needs_a_value_that_can_be_joined() {
    let message = |program: &str| {
        let failure = evaluate_str("test.td", program).expect_err(program);
        failure.errors().next().expect("an error").message.clone()
    };
    assert_eq!(
        message("class A { int n = 1; } def a : A { let append n = 2; }"),
        "cannot append to field 'n' of type 'int': expected a string, list or dag"
    );
    assert_eq!(
        message("class A { bits<4> n = 1; } let prepend n{0} = 1 in def a : A;"),
        "cannot prepend to bits of field 'n'"
    );
}

#[test]
fn bits_of_an_outer_let_stand_in_braces() {
    let program = "class A { bits<4> n = 0; } let n{3-2} = 3 in def a : A; let n<1-0> = 1 in def b : A;";
    assert_eq!(field(program, "a", "n"), "{ 1, 1, 0, 0 }");
    assert_eq!(field(program, "b", "n"), "{ 0, 0, 0, 1 }");
}
