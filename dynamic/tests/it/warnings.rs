//! Warnings about loaded files: only those that the user of a dialect can act on.

use std::path::PathBuf;
use std::sync::Arc;

use rtblgen_backends::MainFile;
use rtblgen_dynamic::{LoadedDialects, Source, load, load_patterns, report};
use tblgen_parser::{Diagnostic, Memory};

use crate::support::opt;

/// Fields that say something about generated Rust, and traits that it does not have.
const OF_RUST: &str = r#"
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
  let hasNonDefaultDestructor = 1;
  let isExtensible = 1;
}
def Unknown : OpInterface<"Unknown"> { let cppNamespace = "::elsewhere"; }
def T_Op : Op<T_Dialect, "op", [HasParent<"elsewhere::ParentOp">, NativeOpTrait<"Foreign">, Unknown]> {
  let arguments = (ins I32:$x);
  let builders = [OpBuilder<(ins "int":$number)>];
}
"#;

/// The format of a type without angle brackets.
const UNUSUAL: &str = r#"
include "mlir/IR/AttrTypeBase.td"
def O_Dialect : Dialect { let name = "o"; let cppNamespace = "::o"; }
def O_Type : TypeDef<O_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int":$a);
  let assemblyFormat = "`[` $a `]`";
}
"#;

const UNBRACKETED: &str = "the format of a type stands between `<` and `>`: without them, the mnemonic moves between those of the dialect, \
                           `!dialect<mnemonic ..>`";

fn source(name: &str, text: &str) -> Source {
    let main = MainFile::Text { name: name.to_owned(), text: text.to_owned() };
    Source { main, upstream_includes: vec![PathBuf::from("up")], ..Source::default() }
}

fn loaded(name: &str, text: &str) -> Arc<LoadedDialects> {
    let files = Memory::from([("up/unusual.td", UNUSUAL)]);
    load(&source(name, text), &files).unwrap_or_else(|failure| panic!("{failure}"))
}

fn messages(warnings: &[Diagnostic]) -> Vec<&str> {
    warnings.iter().map(|warning| warning.message.as_str()).collect()
}

#[test]
fn nothing_is_said_about_generated_rust() {
    let dialects = loaded("t.td", OF_RUST);
    assert_eq!(messages(&dialects.warnings), Vec::<&str>::new());
    let missing: Vec<_> = dialects.missing.iter().map(|own| own.what.as_str()).collect();
    assert!(missing.contains(&"the trait `Foreign`"), "{missing:?}");
    assert!(missing.contains(&"an op of `HasParent<elsewhere::ParentOp>`"), "{missing:?}");
}

#[test]
fn warnings_are_about_files_of_the_user() {
    let includes =
        "include \"unusual.td\"\ndef N_Dialect : Dialect { let name = \"n\"; let cppNamespace = \"::n\"; }";
    assert_eq!(messages(&loaded("main.td", includes).warnings), Vec::<&str>::new());
    // The main file is of the same project.
    assert_eq!(messages(&loaded("up/main.td", includes).warnings), [UNBRACKETED]);
    assert_eq!(messages(&loaded("unusual.td", UNUSUAL).warnings), [UNBRACKETED]);
}

#[test]
fn files_of_patterns_warn_of_patterns_only() {
    let text = format!(
        "{UNUSUAL}\ninclude \"mlir/IR/PatternBase.td\"\n\
         def A : Op<O_Dialect, \"a\"> {{ let arguments = (ins I32:$x); let results = (outs I32:$y); }}\n\
         def P : Pat<(A:$unused $x), (replaceWithValue $x)>;"
    );
    let patterns = load_patterns(&source("patterns.td", &text), &Memory::default());
    let patterns = patterns.unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(messages(&patterns.warnings), ["`$unused` is bound and never used"]);
}

#[test]
fn a_file_without_a_dialect_earns_a_warning() {
    let text = report(&loaded("none.td", "include \"mlir/IR/OpBase.td\"\n"), false);
    assert_eq!(text, "warning: the file `none.td` has no dialect\n");
}

/// A predicate may have no value for some types: nothing else would say that these are not what it is about.
#[test]
fn predicates_without_a_value_are_named() {
    let dialects = loaded(
        "t.td",
        r#"
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
def Even : Type<CPred<"8 / ($_self.shape().len() as i64) == 4">, "even">;
def T_Op : Op<T_Dialect, "op"> { let arguments = (ins Even:$x); }
"#,
    );
    let errors = |ty: &str| {
        let program = format!("%x = \"u.x\"() : () -> {ty}\n\"t.op\"(%x) : ({ty}) -> ()");
        opt(&dialects, &["--allow-unregistered-dialect"], &program).errors
    };
    assert_eq!(errors("tensor<1x1xi8>"), "");
    assert!(errors("tensor<1xi8>").contains("'t.op' op operand #0 must be even, but got 'tensor<1xi8>'\n"));
    let message = "must be even, but got 'tensor<i8>'; the predicate of `Even` has no value here\n";
    assert!(errors("tensor<i8>").contains(message), "{}", errors("tensor<i8>"));
}

/// A class that several ops have is the place of their traits; the ops tell them apart.
#[test]
fn hooks_of_a_class_name_the_definition() {
    let text = r#"include "mlir/IR/OpBase.td"
def T : Dialect { let name = "t"; let cppNamespace = "::t"; }
class TOp<string name> : Op<T, name, [PredOpTrait<"p", CPred<"unknown($_op)">>]>;
def X : TOp<"x">;
def Y : Op<T, "y", [NativeOpTrait<"Foreign">]>;
"#;
    let dialects = loaded("t.td", text);
    let shown = report(&dialects, true);
    assert!(shown.contains("of `t.x` (t.td:3, in a class of `X` at t.td:4)\n"), "{shown}");
    assert!(shown.contains("the trait `Foreign` of `t.y` (t.td:5)\n"), "{shown}");
}
