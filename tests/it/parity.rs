//! The same command lines for `rtblgen` and `llvm-tblgen`.

use oracle::Oracle;

use crate::tool::Folder;

const MAIN: &str = r#"
include "shapes.td"
#ifdef ROUND
def circle : Shape<"circle", 0>;
#endif
def square : Shape<"square", 4>;
"#;

const SHAPES: &str = "class Shape<string n, int c> {\n  string name = n;\n  int corners = c;\n}\n";

/// Output, dependency file and status of both tools for the same arguments are the same.
fn same(arguments: &[&str], input: &str) {
    let Some(oracle) = Oracle::find() else { return };
    let files = [("main.td", MAIN), ("inc/shapes.td", SHAPES)];
    let (ours, theirs) = (Folder::new(&files), Folder::new(&files));
    let our_run = ours.run_with_input(arguments, input);
    let their_run = theirs.run_program(&oracle.prefix().join("bin/llvm-tblgen"), arguments, input);
    assert_eq!(our_run.stdout, their_run.stdout, "{arguments:?}: {}", our_run.stderr);
    assert_eq!(our_run.status, their_run.status, "{arguments:?}: {}", our_run.stderr);
    assert_eq!(ours.names(), theirs.names(), "{arguments:?}");
    for name in ours.names().iter().filter(|name| name.starts_with("out")) {
        assert_eq!(ours.read(name), theirs.read(name), "{arguments:?}: {name}");
    }
}

#[test]
fn records_are_what_is_printed_without_a_generator() {
    same(&["-Iinc", "main.td"], "");
    same(&["-I", "inc", "-DROUND", "-"], MAIN);
    same(&["--print-records", "-I=inc", "-D=ROUND"], MAIN);
}

#[test]
fn json() {
    same(&["--dump-json", "-Iinc", "main.td"], "");
    same(&["-print-records", "-dump-json", "--I", "inc", "main.td", "--D", "ROUND"], "");
}

#[test]
fn detailed_records() {
    let Some(oracle) = Oracle::find() else { return };
    let folder = Folder::new(&[("main.td", MAIN), ("inc/shapes.td", SHAPES)]);
    let arguments = ["--print-detailed-records", "-Iinc", "main.td"];
    // The text after this line is about the memory of a C++ program.
    let records = |text: &str| text.split("-------------------- Memory").next().unwrap_or(text).to_owned();
    let theirs = folder.run_program(&oracle.prefix().join("bin/llvm-tblgen"), &arguments, "");
    assert_eq!(records(&folder.run(&arguments).stdout), records(&theirs.stdout));
}

#[test]
fn outputs_and_dependencies() {
    same(&["main.td", "-Iinc", "-o", "out.txt", "-d", "out.d"], "");
    same(&["-", "-I", "./inc/", "-o=out.txt", "-d=out.d", "--write-if-changed"], MAIN);
    same(&["main.td", "-o", "out.txt", "-d", "out.d"], "");
}

#[test]
fn the_null_backend_writes_nothing() {
    same(&["-null-backend", "-Iinc", "main.td"], "");
    same(&["-null-backend", "-Iinc", "main.td", "-o", "out.txt", "-d", "out.d"], "");
}

#[test]
fn wrong_command_lines() {
    same(&["-Iinc", "main.td", "-d", "out.d"], "");
    same(&["-Iinc", "main.td", "other.td"], "");
    same(&["-Iinc", "missing.td"], "");
    same(&["-Iinc", "main.td", "-o", "no/such/folder/out.txt"], "");
    same(&["-I"], "");
}
