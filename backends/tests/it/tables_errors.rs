//! Searchable tables: mistakes are reported in llvm-tblgen's place and words, or in better ones.

use std::path::Path;

use oracle::Oracle;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use tblgen_parser::{Disk, ErrorFormat, render};

/// A class with a field of each kind and a record, for the cases below.
const ROWS: &str = "class Row<bits<8> a> { bits<8> A = a; bit B = 0; string S = \"\"; int N = 1; list<int> L = []; }\n\
    def r : Row<1>; def s : Row<2>;\n";

/// Rejected by llvm-tblgen. A table `T` of `ROWS` with these words in it.
const TABLES: &[&str] = &[
    "let FilterClass = \"Nope\"; let Fields = [\"A\"];",
    "let FilterClass = \"Row\"; let CppTypeName = \"R\";",
    "let FilterClass = \"Row\"; let CppTypeName = ?; let Fields = [\"A\"];",
    "let FilterClass = ?; let CppTypeName = \"R\"; let Fields = [\"A\"];",
    "let FilterClass = \"Row\"; let Fields = [\"Q\"];",
    "let FilterClass = \"Row\"; let Fields = [\"A\", \"N\"];",
    "let FilterClass = \"Row\"; let Fields = [\"A\", \"L\"];",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n string TypeOf_A = \"foo\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n string TypeOf_A = \"Row\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n int TypeOf_A = 3;",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n let FilterClassField = \"S\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n let FilterClassField = \"B\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n let PrimaryKey = [\"B\"]; let PrimaryKeyName = \"f\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n let PrimaryKey = [\"A\"];",
    "let FilterClass = \"Row\"; let Fields = [\"A\"];\n let PrimaryKey = [\"A\"]; let PrimaryKeyName = \"f\"; let PrimaryKeyEarlyOut = ?;",
    "let FilterClass = \"Row\"; let Fields = [\"S\"];\n let PrimaryKey = [\"S\"]; let PrimaryKeyName = \"f\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\", \"S\"];\n let PrimaryKey = [\"A\", \"S\"]; let PrimaryKeyName = \"f\"; let PrimaryKeyReturnRange = 1;",
    "let FilterClass = \"Row\"; let Fields = [\"S\"];\n let PrimaryKey = [\"S\"]; let PrimaryKeyName = \"f\"; let PrimaryKeyEarlyOut = 1;",
    "let FilterClass = \"Row\"; let Fields = [\"A\", \"N\"];\n let PrimaryKey = [\"N\"]; let PrimaryKeyName = \"f\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\", \"L\"];\n let PrimaryKey = [\"A\", \"L\"]; let PrimaryKeyName = \"f\";",
    "let FilterClass = \"Row\"; let Fields = [\"A\"]; }\n def i : SearchIndex { let Table = T;\n let Key = [\"Z\"];",
    "let FilterClass = \"Row\"; let Fields = [\"A\"]; }\n def i : SearchIndex { let Table = T;",
    "let FilterClass = \"Row\"; let Fields = [\"A\"]; }\n def i : SearchIndex {\n let Key = [\"A\"];",
    "let FilterClass = \"Row\"; let Fields = [\"S\"]; }\n def i : SearchIndex { let Table = T;\n let Key = [\"S\"]; let EarlyOut = 1;",
    "let FilterClass = \"Row\"; let Fields = [\"A\"]; }\n def i : SearchIndex { let Table = T; let ReturnRange = 1;",
];

/// Rejected by llvm-tblgen: whole files.
const FILES: &[&str] = &[
    "def E : GenericEnum { let FilterClass = \"Nope\"; }",
    "def E : GenericEnum;",
    "class C; def c : C; def E : GenericEnum { let FilterClass = \"C\"; let NameField = \"N\"; }",
    "class C; def c : C; def E : GenericEnum { let FilterClass = \"C\"; let ValueField = \"N\"; }",
    "class C { int N = 1; } def c : C; def E : GenericEnum { let FilterClass = \"C\"; let NameField = \"N\"; }",
    "class C { string N; } def c : C; def E : GenericEnum { let FilterClass = \"C\"; let NameField = \"N\"; }",
    "class R { bit A = 1; } def T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R { bit A; }\ndef r : R; def T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R { bits<3> A; }\ndef r : R; def T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R { dag A; }\nmulticlass M { def r : R; }\ndefm m : M;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "def o; class R { dag A = (o 1); }\ndef r : R; def T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class Q; def q : Q; class R { Q A = q; }\ndef r : R; def T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R; def r : R { string A = \"x\"; } def s : R { bit A = 1; }\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R; def r : R { bits<4> A = 1; } def s : R { bits<8> A = 1; }\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R; class P; class Q; def p : P, Q; def r : R { string A = \"x\"; } def s : R { P A = p; }\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R; def r : R { list<bit> A = []; } def s : R { bit A = 1; }\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
    "class R { bits<65> A = 1; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; let PrimaryKey = [\"A\"]; let PrimaryKeyName = \"f\"; }",
    "class C; def c : C; class D : C; def d : D; class R<C c> { C A = c; } def r : R<c>; def s : R<d>;\ndef E : GenericEnum { let FilterClass = \"D\"; }\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; string TypeOf_A = \"E\"; }",
    "class C; def c : C; class R { string A = \"c\"; } def r : R;\ndef E : GenericEnum { let FilterClass = \"C\"; }\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; string TypeOf_A = \"E\"; }",
    "class R : SearchableTable { let SearchableFields = [\"A\"]; bits<8> A = 1; }\ndef r : R;",
    "class R : SearchableTable { let SearchableFields = [\"A\"]; bits<8> A = 1; let EnumNameField = ?; }",
];

/// Accepted by llvm-tblgen, which then crashes or emits invalid C++, and refused here. The first line of the
/// error.
const OURS: &[(&str, &str)] = &[
    (
        "class C { int N; } def c : C; def E : GenericEnum { let FilterClass = \"C\"; let ValueField = \"N\"; }",
        "file.td:2:24: error: Record `c', field `N' does not have an int or bits initializer",
    ),
    (
        "class R { bit A = 1; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"];\nlet FilterClassField = \"Q\"; }",
        "file.td:2:28: error: Record `r' does not have a field named `Q'!",
    ),
    (
        "class R { bit A = 1; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"];\nlet PrimaryKey = []; let PrimaryKeyName = \"f\"; }",
        "file.td:4:5: error: In lookup method 'f', the key names no field",
    ),
    (
        "class R { code A = [{ x }]; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\";\nlet Fields = [\"A\"]; }",
        "file.td:4:5: error: field 'A' holds code, and the table does not say of which Rust type",
    ),
    (
        "class R { code A = [{ x + }]; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; string RustTypeOf_A = \"u8\"; }",
        "file.td:2:25: error: the snippet is not Rust: unexpected end of input, expected an expression",
    ),
    (
        "class R { code A = [{ x }]; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"];\nstring RustTypeOf_A = \"u8 u8\"; }",
        "file.td:4:27: error: the snippet is not Rust: unexpected token",
    ),
    (
        "class R { code A = [{ x }]; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; string RustTypeOf_A = \"u8\"; }\ndef i : SearchIndex { let Table = T;\nlet Key = [\"A\"]; }",
        "file.td:5:5: error: In lookup method 'i', key field 'A' is code",
    ),
    (
        "class R { bits<129> A = 1; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\";\nlet Fields = [\"A\"]; }",
        "file.td:4:5: error: field 'A' has 129 bits, and an integer of Rust at most 128",
    ),
    (
        "class Instruction; def i : Instruction; class R { Instruction A = i; } def r : R;\ndef T : GenericTable { let FilterClass = \"R\"; let Fields = [\"A\"]; }",
        "file.td:2:67: error: field 'A' holds an instruction or intrinsic of LLVM, which Rust has no number for",
    ),
];

const INCLUDE: &str = "include \"llvm/TableGen/SearchableTable.td\"\n";

/// All errors, in short format.
fn errors(text: &str) -> String {
    let main = MainFile::Text { name: "file.td".to_owned(), text: text.to_owned() };
    match generate(Generator::SearchableTables, Request { main, ..Request::default() }, &Disk) {
        Ok(output) => panic!("accepted:\n{text}\n{}", output.text),
        Err(failure) => {
            let render = |error| render(error, &failure.sources, ErrorFormat::Short, false);
            failure.diagnostics.iter().map(render).collect()
        }
    }
}

/// The first error, with the notes that belong to it.
fn first(errors: &str) -> Vec<&str> {
    let is_message = |line: &&str| line.contains("error: ") || line.contains("note: ");
    let mut lines = errors.lines().filter(is_message);
    let head = lines.next();
    head.into_iter().chain(lines.take_while(|line| line.contains("note: "))).collect()
}

fn errors_of_llvm_tblgen(text: &str, folder: &Path, oracle: &Oracle) -> String {
    std::fs::write(folder.join("file.td"), text).unwrap();
    let mut tblgen = oracle.tool("llvm-tblgen");
    tblgen
        .current_dir(folder)
        .arg("-I")
        .arg(oracle.include_dir())
        .args(["--gen-searchable-tables", "file.td"]);
    String::from_utf8_lossy(&tblgen.output().unwrap().stderr).into_owned()
}

#[test]
fn the_first_error_is_that_of_llvm_tblgen() {
    let Some(oracle) = Oracle::find() else { return };
    let folder = tempfile::tempdir().unwrap();
    let tables = TABLES.iter().map(|words| format!("{INCLUDE}{ROWS}def T : GenericTable {{ {words} }}\n"));
    let files = FILES.iter().map(|text| format!("{INCLUDE}{text}\n"));
    let mut different = String::new();
    for text in tables.chain(files).chain(["class A; def a : A;\n".to_owned()]) {
        let (ours, theirs) = (errors(&text), errors_of_llvm_tblgen(&text, folder.path(), &oracle));
        assert!(!first(&theirs).is_empty(), "accepted by llvm-tblgen:\n{text}");
        if first(&ours) != first(&theirs) {
            different += &format!("{text}ours:   {:?}\ntheirs: {:?}\n\n", first(&ours), first(&theirs));
        }
    }
    assert!(different.is_empty(), "{different}");
    println!("identical: the first errors of {} files", TABLES.len() + FILES.len() + 1);
}

#[test]
fn what_llvm_tblgen_does_not_check_is_refused() {
    for (text, expected) in OURS {
        let errors = errors(&format!("{INCLUDE}{text}\n"));
        assert_eq!(errors.lines().next(), Some(*expected), "{text}");
    }
}

#[test]
fn row_types_with_different_fields_are_told_apart() {
    let text = format!(
        "{INCLUDE}{ROWS}def T : GenericTable {{ let FilterClass = \"Row\"; let Fields = [\"A\"]; }}\n\
        def U : GenericTable {{ let FilterClass = \"Row\"; let Fields = [\"A\", \"B\"]; }}\n"
    );
    let output = crate::run(Generator::SearchableTables, &text).unwrap();
    assert!(
        output.text.contains("pub static T: [TRow; 2]") && output.text.contains("pub static U: [URow; 2]")
    );
    let warning = render(&output.warnings[0], &output.sources, ErrorFormat::Human, false);
    let expected = "\
warning: tables 'T' and 'U' have different fields, but the same row type 'Row': each table gets a type of its own
 --> test.td:5:5
  |
4 | def T : GenericTable { let FilterClass = \"Row\"; let Fields = [\"A\"]; }
  |     - the other table
5 | def U : GenericTable { let FilterClass = \"Row\"; let Fields = [\"A\", \"B\"]; }
  |     ^
  |
  = help: name the types with `let CppTypeName = \"...\";`
";
    assert_eq!(warning.trim_end(), expected.trim_end());
}
