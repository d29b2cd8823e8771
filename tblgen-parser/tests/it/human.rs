//! The whole text of diagnostics as a user sees them.

use insta::assert_snapshot;
use tblgen_parser::{ErrorFormat, MainFile, Memory, Options, parse, render};

/// The rendered syntax error of a file, which may include the given ones.
fn shown(text: &str, files: Memory) -> String {
    let options = Options { include_dirs: vec!["inc".into()], ..Options::default() };
    let parsed = parse(MainFile { name: "a.td".into(), text: text.into() }, &options, &files);
    let error = parsed.tree.error.expect("a syntax error");
    render(&error.diagnostic, &parsed.sources, ErrorFormat::Human, false)
}

fn error(text: &str) -> String {
    shown(text, Memory::default())
}

#[test]
fn a_missing_semicolon_is_shown_where_it_belongs() {
    assert_snapshot!(error("class A {\n  int x = 1\n  int y = 2;\n}\n"), @r#"
    error: expected ';' after declaration
     --> a.td:3:3
      |
    2 |   int x = 1
      |            - expected ';' here
    3 |   int y = 2;
      |   ^^^ found the keyword 'int'
    "#);
}

#[test]
fn what_is_no_text_is_said_to_be_none() {
    let help = |text: &str| error(text).lines().last().map(|line| line.trim_start().to_owned()).unwrap();
    assert_eq!(
        help("\u{feff}class A;\n"),
        "= help: this is a byte order mark: save the file as UTF-8 without one"
    );
    let binary = "= help: this is not UTF-8 text: is the file binary, or UTF-16?";
    assert_eq!(help("\u{fffd}\u{fffd}c\0l\0a\0"), binary);
    assert_eq!(help("defvar s = “text”;\n"), "= help: strings are written with straight quotes: \"…\"");
}

#[test]
fn an_open_brace_is_pointed_at() {
    assert_snapshot!(error("let x = 3 in {\n  def a;\n\n  // The end.\n"), @r#"
    error: expected '}' at end of top level let command
     --> a.td:4:15
      |
    1 | let x = 3 in {
      |              - to match this '{'
    ...
    4 |   // The end.
      |              ^ found the end of the file
    "#);
}

#[test]
fn a_type_is_missing() {
    assert_snapshot!(error("class A {\n  def b;\n}\n"), @r#"
    error: expected a type
     --> a.td:2:3
      |
    2 |   def b;
      |   ^^^ found the keyword 'def'
    "#);
}

#[test]
fn keywords_are_no_names() {
    assert_snapshot!(error("def a {\n  string class = \"x\";\n}\n"), @r#"
    error: Expected identifier in declaration
     --> a.td:2:10
      |
    2 |   string class = "x";
      |          ^^^^^ found the keyword 'class'
      |
      = help: 'class' is a keyword and cannot be a name
    "#);
}

#[test]
fn infix_operators_are_explained() {
    assert_snapshot!(error("defvar x = 1 + 2;\n"), @r#"
    error: expected ';'
     --> a.td:1:14
      |
    1 | defvar x = 1 + 2;
      |              ^ found '+'
      |
      = help: TableGen has no infix operators: write !add(a, b)
    "#);
}

#[test]
fn operators_say_how_many_arguments_they_take() {
    assert_snapshot!(error("defvar x = !if(1, 2);\n"), @r#"
    error: !if takes 3 arguments
     --> a.td:1:20
      |
    1 | defvar x = !if(1, 2);
      |                    ^ found ')'
    "#);
    assert_snapshot!(error("defvar x = !size([1], [2]);\n"), @r#"
    error: !size takes one argument
     --> a.td:1:21
      |
    1 | defvar x = !size([1], [2]);
      |                     ^ found ','
    "#);
    assert_snapshot!(error("defvar x = !Size([1]);\n"), @r#"
    error: unknown operator
     --> a.td:1:12
      |
    1 | defvar x = !Size([1]);
      |            ^^^^^
      |
      = help: did you mean !size?
    "#);
}

#[test]
fn the_way_to_an_included_file_is_told() {
    let files =
        Memory::from([("inc/b.td", "\ninclude \"c.td\"\n"), ("inc/c.td", "foreach i = [1] def a#i;\n")]);
    assert_snapshot!(shown("include \"b.td\"\n", files), @r#"
    error: expected 'in' after what the foreach goes over
     --> inc/c.td:1:17
      |
    1 | foreach i = [1] def a#i;
      |                 ^^^ found the keyword 'def'
      |
      = note: included from inc/b.td:2:9
      = note: included from a.td:1:9
    "#);
}

#[test]
fn a_missing_include_names_the_folders() {
    assert_snapshot!(error("def a;\ninclude \"b.td\"\n"), @r#"
    error[T0101]: could not find include file 'b.td'
     --> a.td:2:9
      |
    2 | include "b.td"
      |         ^^^^^^
      |
      = help: looked for it as written and in inc
    "#);
}

/// The last line of an error.
fn last_line(text: &str) -> String {
    error(text).lines().last().map(|line| line.trim_start().to_owned()).unwrap_or_default()
}

#[test]
fn a_missing_include_of_llvm_names_the_option() {
    let help = "= help: looked for it as written and in inc";
    let option = "; `--upstream-include` reads the files of an LLVM installation";
    assert_eq!(last_line("include \"mlir/IR/Nothing.td\"\n"), format!("{help}{option}"));
    assert_eq!(last_line("include \"llvm/Nothing.td\"\n"), format!("{help}{option}"));
    assert_eq!(last_line("include \"mlirs/Nothing.td\"\n"), help);
}

#[test]
fn directives_of_c_are_explained() {
    let directives = "the directives are #define, #ifdef, #ifndef, #else and #endif";
    let help = |line: &str| last_line(&format!("def a;\n{line}\ndef b;\n"));
    assert_eq!(help("#undef A"), format!("= help: a macro cannot be undefined: {directives}"));
    assert_eq!(
        help("#include \"b.td\""),
        "= help: an include is a statement: write 'include \"...\"', without '#'"
    );
    assert_eq!(
        help("#pragma once"),
        format!("= help: {directives}; '#ifndef', '#define' and '#endif' around a file guard it")
    );
    let condition = format!("= help: a condition is whether a macro is defined: {directives}");
    for line in ["#if A", "#elif A", "#elifdef A"] {
        assert_eq!(help(line), condition);
    }
    assert_eq!(help("#warning A"), format!("= help: {directives}"));
    let place = "= help: a directive stands at the start of a line, and a line break follows it";
    assert_eq!(help("def c; #define A"), place);
    assert_eq!(help("def c; #"), place);
    assert_eq!(help("def c; # é"), place);
}

#[test]
fn directives_are_matched() {
    assert_snapshot!(error("#ifdef A\n#else\n#else // again\n#endif\n"), @r#"
    error: double #else
     --> a.td:3:2
      |
    3 | #else // again
      |  ^^^^
      |
    note: previous #else is here
     --> a.td:2:2
      |
    2 | #else
      |  ^^^^
    "#);
    assert_snapshot!(error("#ifndef A\ndef a;\n"), @r#"
    error: reached EOF without matching #endif
     --> a.td:3:1
      |
    3 |
      | ^
      |
    note: the latest preprocessor control is here
     --> a.td:1:9
      |
    1 | #ifndef A
      |         ^
    "#);
}

#[test]
fn wide_characters_and_tabs_keep_their_places() {
    assert_snapshot!(error("def a {\n\tstring x = \"äöü\" é;\n}\n"), @r#"
    error: unexpected character
     --> a.td:2:19
      |
    2 |     string x = "äöü" é;
      |                      ^
    "#);
}
