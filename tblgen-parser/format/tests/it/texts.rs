//! Small texts and their formatted form.

use rtblgen_format::{Language, Options, format};

/// Asserts the formatted text, and that formatting it again changes nothing.
#[track_caller]
fn check(language: Language, text: &str, expected: &str) {
    let formatted = format("a", text, language, &Options::default()).unwrap();
    assert_eq!(formatted, expected);
    assert_eq!(format("a", expected, language, &Options::default()).unwrap(), expected);
}

#[track_caller]
fn check_td(text: &str, expected: &str) {
    check(Language::TableGen, text, expected);
}

#[test]
fn one_field_a_line() {
    check_td(
        "class A<int n>:B{int x=n;let y = [ 1,2 ] ; }\n\n\n\ndef a:A<1>{ }",
        "class A<int n> : B {\n  int x = n;\n  let y = [1, 2];\n}\n\ndef a : A<1> {}\n",
    );
    check_td("def a { let x = 1; }\n", "def a { let x = 1; }\n");
}

#[test]
fn blocks_behind_headers() {
    check_td(
        "let a = 1 in {\ndef x;\n}\nforeach i = [0]in{\ndef y#i;\n}\nif !eq(a,1)then{def z;}\nelse { def w; }\n",
        "let a = 1 in {\ndef x;\n}\nforeach i = [0] in {\ndef y#i;\n}\nif !eq(a, 1) then { def z; } else { def w; }\n",
    );
    check_td("let a = 1, b = 2 in\ndef x ;\n", "let a = 1, b = 2 in\ndef x;\n");
}

#[test]
fn dags_and_lists_break_at_commas() {
    check_td(
        "def a { let arguments = (ins AnyIntegerOfSomeWidth:$first, AnyIntegerOfSomeWidth:$second, X:$third); }\n",
        "def a {\n  let arguments = (ins AnyIntegerOfSomeWidth:$first,\n                       AnyIntegerOfSomeWidth:$second,\n                       X:$third);\n}\n",
    );
    check_td(
        "def Shape_AreaOp : Shape_Op<\"area\", [FirstTraitOfTheOperation, SecondTraitOfTheOperation]>;\n",
        "def Shape_AreaOp : Shape_Op<\"area\", [FirstTraitOfTheOperation,\n                                     SecondTraitOfTheOperation]>;\n",
    );
}

#[test]
fn the_authors_breaks_stay() {
    let text = "def a : Op<\"x\", [\n    First,\n    Second\n  ]> {\n  let builders = [\n    OpBuilder<(ins\n      \"int\":$x,\n      \"int\":$y\n    )>\n  ];\n}\n";
    check_td(text, text);
}

#[test]
fn comments_stay() {
    check_td(
        "def a; // one  \n// two\ndef bcd;   // three\n           // four\n/* five */ def c;\ndef d { // six\n// seven\n}\n",
        "def a; // one\n// two\ndef bcd;   // three\n           // four\n/* five */ def c;\ndef d { // six\n  // seven\n}\n",
    );
}

#[test]
fn aligned_columns_stay() {
    let text = "def a   : X<1,  2>;  // first\ndef bcd : X<10, 20>; // second\n";
    check_td(text, text);
    check_td("def a   :   X<1>;\n\ndef b  : X<1>;\n", "def a : X<1>;\n\ndef b : X<1>;\n");
}

#[test]
fn directives_and_code_are_verbatim() {
    check_td(
        "  #ifndef A\n#define A  // guard\nclass B {\n#ifdef C\nint x;\n  #else\n  bit y;\n#endif\n}\ndef c { code d = [{\n   a  b\n }]; }\n#endif\n",
        "#ifndef A\n#define A  // guard\nclass B {\n#ifdef C\n  int x;\n#else\n  bit y;\n#endif\n}\ndef c {\n  code d = [{\n   a  b\n }];\n}\n#endif\n",
    );
}

#[test]
fn blanks_that_change_tokens_stay() {
    let text = "def a {\n  bits<4> x = [ {0, 1}, {1, 0} ][0];\n  int y = z{3-0};\n  let w{3 - 0} = 1;\n  string s = \"a\"#b # c;\n}\n";
    let expected = text.replace("[ {0, 1}, {1, 0} ]", "[ {0, 1}, {1, 0}]");
    check_td(text, &expected);
}

#[test]
fn patterns() {
    check(
        Language::Pdll,
        "#include \"a.td\"\nPattern Fold with benefit( 2 ){\nlet root=op<a.b>(x : Value){c = attr<\"1\">}->(t:Type) ;rewrite root with{ erase root; replace root with x;};}\nConstraint C( v:Value )->Value[{ return v; }];\n",
        "#include \"a.td\"\nPattern Fold with benefit(2) {\n  let root = op<a.b>(x: Value){c = attr<\"1\">} -> (t: Type);\n  rewrite root with {\n    erase root;\n    replace root with x;\n  };\n}\nConstraint C(v: Value) -> Value [{ return v; }];\n",
    );
}

#[test]
fn errors_are_reported() {
    let error =
        format("a.td", "def a {\n  let x 1;\n}\n", Language::TableGen, &Options::default()).unwrap_err();
    assert!(error.to_string().contains("expected '=' in let expression"), "{error}");
    let error = format("a.pdll", "Pattern { erase }", Language::Pdll, &Options::default()).unwrap_err();
    assert!(error.to_string().contains("expected expression"), "{error}");
}

#[test]
fn a_range_is_formatted_alone() {
    let options = Options { lines: Some(2..=2), ..Options::default() };
    let text = "def a ;\ndef b ;\ndef c ;\n";
    let formatted = format("a.td", text, Language::TableGen, &options).unwrap();
    assert_eq!(formatted, "def a ;\ndef b;\ndef c ;\n");
}

#[test]
fn a_range_changes_nothing_outside_of_it() {
    let text = "// a\n\n\n  // comment\n\n\ndef a ;\n\n\n\ndef b {\n  int x=1;\n}\n\n\n";
    let of = |first, last| {
        let options = Options { lines: Some(first..=last), ..Options::default() };
        format("a.td", text, Language::TableGen, &options).unwrap()
    };
    assert_eq!(of(90, 99), text);
    assert_eq!(of(8, 9), text);
    assert_eq!(of(5, 6), text);
    assert_eq!(of(7, 7), text.replace("a ;", "a;"));
    assert_eq!(of(12, 12), text.replace("x=1", "x = 1"));
    assert_eq!(of(7, 12), "// a\n\n\n  // comment\n\n\ndef a;\n\ndef b {\n  int x = 1;\n}\n\n\n");
}

#[test]
fn a_break_that_is_added_opens_blocks_at_once() {
    let long = "x".repeat(70);
    let text = format!("foreach i = [1] in {{ def a#i {{ int v = 1; int {long} = 3; }} }}\n");
    let options = Options::default();
    let once = format("a.td", &text, Language::TableGen, &options).unwrap();
    assert_eq!(format("a.td", &once, Language::TableGen, &options).unwrap(), once);
    assert!(once.contains("\n    int v = 1;\n"), "{once}");
}

#[test]
fn long_lists_take_linear_time() {
    let time = |count: usize| {
        let text = format!("def a {{ list<int> x = [{}]; }}\n", vec!["1000"; count].join(", "));
        let start = std::time::Instant::now();
        format("a.td", &text, Language::TableGen, &Options::default()).unwrap();
        start.elapsed()
    };
    let (short, long) = (time(4_000), time(32_000));
    // Eight times the elements took 64 times as long.
    assert!(long < short * 32, "{short:?} {long:?}");
}

#[test]
fn line_ends_stay() {
    check_td("def a;\r\n\r\n\r\ndef  b; // c\r\n", "def a;\r\n\r\ndef b; // c\r\n");
}

#[test]
fn the_guide_is_right() {
    let guide = include_str!("../../../../docs/guide/formatting.md");
    let blocks: Vec<&str> =
        guide.split("```tablegen\n").skip(1).map(|block| block.split("```").next().unwrap()).collect();
    let [text, expected] = blocks[..] else { panic!("the guide has {} blocks", blocks.len()) };
    check_td(text, expected);
}

fn with_snippets(language: Language, text: &str) -> String {
    let options = Options { rust_snippets: true, ..Options::default() };
    let once = format("a", text, language, &options).unwrap();
    assert_eq!(format("a", &once, language, &options).unwrap(), once);
    once
}

#[test]
fn rust_in_code_blocks_is_formatted_on_request() {
    let text = "def a : A<[{ $_self.width()==32&&f( $x ) }]> {\n  let extra = [{\nfn f(&self)->bool{ self.a(|b|b+1);true}\n  }];\n}\n";
    assert_eq!(format("a", text, Language::TableGen, &Options::default()).unwrap(), text);
    let expected = "def a : A<[{ $_self.width() == 32 && f($x) }]> {\n  let extra = [{\n    fn f(&self) -> bool {\n        self.a(|b| b + 1);\n        true\n    }\n  }];\n}\n";
    assert_eq!(with_snippets(Language::TableGen, text), expected);
    let text = "Constraint C(v: Value) [{ v.a( 1 );true }];\n";
    let expected = "Constraint C(v: Value) [{\n  v.a(1);\n  true\n}];\n";
    assert_eq!(with_snippets(Language::Pdll, text), expected);
}

#[test]
fn blocks_that_would_lose_something_stay() {
    let blocks = [
        "x = [{ f( 1 ) // a comment\n }]",
        "x = [{ f( 1,  }]",
        "x = [{ int  x = 1; }]",
        "x = [{ [a{b:c} ] }]",
        "x = [{ f( \"a\n   b\" ) }]",
        "description = [{ f( 1 ) }]",
        "assemblyFormat = [{ a( b ) }]",
        "x = [{  }]",
    ];
    for block in blocks {
        let text = format!("def a {{\n  let {block};\n}}\n");
        assert_eq!(with_snippets(Language::TableGen, &text), text);
    }
}

/// syn and prettyplease recurse, so such a block stays as it is.
#[test]
fn deep_snippets_stay() {
    for deep in [format!("{}1{}", "(".repeat(3000), ")".repeat(3000)), format!("{}true", "!".repeat(20_000))]
    {
        let text = format!("def a {{\n  code c = [{{ {deep} }}];\n}}\n");
        assert_eq!(with_snippets(Language::TableGen, &text), text);
    }
    // The deepest ones that are formatted.
    let text = format!("def a {{\n  code c = [{{ {}true }}];\n}}\n", "!".repeat(16_000));
    assert_eq!(with_snippets(Language::TableGen, &text), text);
}

#[test]
fn snippets_of_a_range_are_formatted_alone() {
    let options = Options { lines: Some(2..=2), rust_snippets: true, ..Options::default() };
    let text = "def a : A<[{ f( 1 ) }]>;\ndef b : A<[{ f( 1 ) }]>;\n";
    let formatted = format("a.td", text, Language::TableGen, &options).unwrap();
    assert_eq!(formatted, "def a : A<[{ f( 1 ) }]>;\ndef b : A<[{ f(1) }]>;\n");
}
