//! Tests of the diagnostics that a user sees.

use crate::tool::Folder;

const BROKEN: &str = "class A {\n  int x = 1\n  int y = 2;\n}\n";

#[test]
fn an_error_shows_the_source_line() {
    let folder = Folder::new(&[("a.td", BROKEN)]);
    let run = folder.run(&["a.td"]);
    assert_eq!(run.status, Some(1));
    assert_eq!(run.stdout, "");
    assert!(run.stderr.starts_with("error: expected ';' after declaration\n"), "{}", run.stderr);
    assert!(run.stderr.contains("--> a.td:3:3"), "{}", run.stderr);
    assert!(run.stderr.contains("2 |   int x = 1"), "{}", run.stderr);
    assert!(!run.stderr.contains('\u{1b}'), "{}", run.stderr);
}

#[test]
fn the_short_format_is_one_line() {
    let folder = Folder::new(&[("a.td", BROKEN)]);
    let run = folder.run(&["--error-format=short", "a.td"]);
    assert_eq!(run.stderr, "a.td:3:3: error: expected ';' after declaration\n");
}

#[test]
fn colours_come_when_asked_for() {
    let folder = Folder::new(&[("a.td", BROKEN)]);
    assert!(folder.run(&["--color=always", "a.td"]).stderr.contains('\u{1b}'));
    assert!(!folder.run(&["--color=never", "a.td"]).stderr.contains('\u{1b}'));
}

#[test]
fn errors_in_standard_input_are_placed_too() {
    let folder = Folder::new(&[]);
    for arguments in [&["--error-format=short"][..], &["--error-format=short", "-"]] {
        let run = folder.run_with_input(arguments, "def a {");
        assert_eq!(run.stderr, "<stdin>:1:8: error: Unknown token when expecting a type\n");
    }
}

#[test]
fn an_error_in_an_included_file_names_the_way_to_it() {
    let main = "include \"outer.td\"\n";
    let outer = "// A comment.\ninclude \"inner.td\"\n";
    let folder = Folder::new(&[("a.td", main), ("inc/outer.td", outer), ("inc/inner.td", "def a b;\n")]);
    let run = folder.run(&["--error-format=short", "-Iinc", "a.td"]);
    let expected = "Included from a.td:1:\nIncluded from inc/outer.td:2:\n\
                    inc/inner.td:1:7: error: Expected '{' to start body or ';' for declaration only\n";
    assert_eq!(run.stderr, expected);
}

#[test]
fn a_missing_include_names_the_folders() {
    let folder = Folder::new(&[("a.td", "include \"b.td\"\n")]);
    let run = folder.run(&["-I", "there", "a.td"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("could not find include file 'b.td'"), "{}", run.stderr);
    assert!(run.stderr.contains("there"), "{}", run.stderr);
}

#[test]
fn names_of_the_library_are_found() {
    let pdll = "#include \"OpBase.td\"\n";
    for (file, text, help) in [
        (
            "a.td",
            "include \"OpBase.td\"\n",
            "the library has \"mlir/IR/OpBase.td\"; looked for it as written",
        ),
        ("a.td", "include \"mlir/IR/OpBas.td\"\n", "the library has \"mlir/IR/OpBase.td\"; looked for it"),
        ("a.td", "def X : AttrInterface<\"X\">;", "include \"mlir/IR/OpBase.td\", which has `AttrInterface`"),
        ("a.td", "defvar x = Pure;", "include \"mlir/Interfaces/SideEffectInterfaces.td\", which has `Pure`"),
        ("a.pdll", pdll, "the library has \"mlir/IR/OpBase.td\"; tried `OpBase.td`"),
    ] {
        let run = Folder::new(&[(file, text)]).run(&[file]);
        assert!(!run.success && run.stderr.contains(help), "{text}: {}", run.stderr);
    }
    // A file that is included already does not have the name.
    let run = Folder::new(&[("a.td", "include \"mlir/IR/OpBase.td\"\ndef X : I32Atr;")]).run(&["a.td"]);
    assert!(!run.stderr.contains("include \"mlir/IR/OpBase.td\", "), "{}", run.stderr);
}

#[test]
fn a_missing_file_is_an_error() {
    let folder = Folder::new(&[]);
    let run = folder.run(&["nothing.td"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("nothing.td"), "{}", run.stderr);
}

#[test]
fn wrong_options_are_errors() {
    let folder = Folder::new(&[]);
    let run = folder.run(&["--no-such-option"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("--no-such-option"), "{}", run.stderr);
}

#[test]
fn warnings_can_be_switched_off_and_dumps_are_shown() {
    let folder = Folder::new(&[("a.td", "class A<int x>;\ndump \"said\";\n")]);
    let run = folder.run(&["--error-format=short", "a.td"]);
    assert!(run.success);
    assert_eq!(run.stderr, "a.td:1:13: warning: unused template argument: A:x\na.td:2:1: note: said\n");
    let run = folder.run(&["--error-format=short", "--no-warn-on-unused-template-args", "a.td"]);
    assert_eq!(run.stderr, "a.td:2:1: note: said\n");
}

#[test]
fn a_forgotten_let_is_guessed() {
    let text = "class A {\n  int Size = 1;\n}\ndef a : A {\n  Size = 3;\n}\n";
    let folder = Folder::new(&[("a.td", text)]);
    let short = folder.run(&["--error-format=short", "a.td"]);
    assert_eq!(short.stderr, "a.td:5:3: error: Couldn't find class 'Size'\n");
    let human = folder.run(&["a.td"]);
    assert!(human.stderr.contains("help: to set a field, write let Size = …"), "{}", human.stderr);
}
