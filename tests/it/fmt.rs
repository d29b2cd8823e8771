//! Tests of `rtblgen fmt`.

use crate::tool::Folder;

const UNFORMATTED: &str = "def  a ;\n";

#[test]
fn folders_are_formatted_in_place() {
    let folder = Folder::new(&[
        ("td/a.td", UNFORMATTED),
        ("td/in/b.pdll", "Pattern=>erase _:Op;\n"),
        ("td/c.txt", UNFORMATTED),
        ("td/target/d.td", UNFORMATTED),
    ]);
    let run = folder.run(&["fmt", "td"]);
    assert!(run.success && run.stdout.is_empty() && run.stderr.is_empty(), "{}", run.stderr);
    assert_eq!(folder.read("td/a.td"), "def a;\n");
    assert_eq!(folder.read("td/in/b.pdll"), "Pattern => erase _: Op;\n");
    assert_eq!(folder.read("td/c.txt"), UNFORMATTED);
    assert_eq!(folder.read("td/target/d.td"), UNFORMATTED);
}

#[test]
fn check_and_diff_write_nothing() {
    let folder = Folder::new(&[("a.td", UNFORMATTED), ("b.td", "def b;\n")]);
    let check = folder.run(&["fmt", "--check", "a.td", "b.td"]);
    assert_eq!((check.status, check.stdout.as_str()), (Some(1), "a.td\n"));
    let diff = folder.run(&["fmt", "--diff", "a.td"]);
    assert!(diff.success);
    assert_eq!(diff.stdout, "--- a.td\n+++ a.td\n@@ -1 +1 @@\n-def  a ;\n+def a;\n");
    assert!(folder.run(&["fmt", "--check", "b.td"]).success);
    assert_eq!(folder.read("a.td"), UNFORMATTED);
}

#[test]
fn standard_input_goes_to_standard_output() {
    let folder = Folder::new(&[]);
    assert_eq!(folder.run_with_input(&["fmt"], UNFORMATTED).stdout, "def a;\n");
    let run = folder.run_with_input(&["fmt", "--stdin-name", "a.pdll", "-"], "Pattern=>erase _:Op;");
    assert_eq!(run.stdout, "Pattern => erase _: Op;\n");
    let run = folder.run_with_input(&["fmt", "--lines", "2:2"], "def a ;\ndef b ;\n");
    assert_eq!(run.stdout, "def a ;\ndef b;\n");
}

#[test]
fn files_with_errors_stay() {
    let folder = Folder::new(&[("a.td", "def  a\n"), ("b.td", UNFORMATTED)]);
    let run = folder.run(&["fmt", "a.td", "b.td", "none.td"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("Expected '{' to start body or ';' for declaration only"), "{}", run.stderr);
    assert!(run.stderr.contains("cannot read 'none.td': No such file or directory"), "{}", run.stderr);
    assert_eq!(folder.read("a.td"), "def  a\n");
    assert_eq!(folder.read("b.td"), "def a;\n");
}
