//! `--init-dialect`: the crate that it writes builds, and its first test passes, before and after a hook is written.

use std::path::Path;
use std::process::Command;

use crate::tool::Folder;

const BOX: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Box_Dialect : Dialect { let name = "box"; let cppNamespace = "::mlir::box"; }
def Open : Type<CPred<"::mlir::box::isOpen($_self)">, "an open box">;
def Box_Type : TypeDef<Box_Dialect, "Box"> { let mnemonic = "box"; }
def PutOp : Op<Box_Dialect, "put"> {
  let arguments = (ins Open:$lhs);
  let results = (outs AnyType:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{ std::map<int, int> contents(); }];
}
"#;

const PROGRAM: &str = "%0 = \"box.put\"(%0) : (i32) -> i32\n";

/// Runs cargo in the crate; returns whether it succeeded, and its standard error.
fn cargo(crate_folder: &Path, arguments: &[&str]) -> (bool, String) {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(crate_folder);
    // Shared with the tutorial's test.
    command.env("CARGO_TARGET_DIR", concat!(env!("CARGO_TARGET_TMPDIR"), "/tutorial"));
    command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TERM_COLOR", "never").env_remove("RUSTFLAGS");
    let output = command.output().expect("cargo runs");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The dependencies of this checkout in the place of published ones.
fn use_checkout(folder: &Folder) {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = folder.read("made/Cargo.toml");
    let path = |name: &str| format!("{{ path = {:?} }}", checkout.join(name).display().to_string());
    let version = format!("\"{}\"", env!("CARGO_PKG_VERSION"));
    let manifest = manifest
        .replace(
            &format!("rtblgen-runtime = {{ version = {version}"),
            &format!("rtblgen-runtime = {{ path = {:?}", checkout.join("runtime").display().to_string()),
        )
        .replace(&format!("rtblgen-build = {version}"), &format!("rtblgen-build = {}", path("build-support")))
        .replace(
            &format!("rtblgen-dialects = {{ version = {version}"),
            &format!("rtblgen-dialects = {{ path = {:?}", checkout.join("dialects").display().to_string()),
        );
    std::fs::write(folder.path("made/Cargo.toml"), manifest + "\n[workspace]\n")
        .expect("the file is written");
    std::fs::copy(checkout.join("Cargo.lock"), folder.path("made/Cargo.lock"))
        .expect("the lock file is copied");
}

#[test]
fn the_crate_builds_and_its_first_test_passes() {
    let folder = Folder::new(&[("up/Box.td", BOX), ("program.mlir", PROGRAM)]);
    let run = folder.run(&["--init-dialect", "--upstream-include", "up", "up/Box.td", "-o", "made"]);
    assert!(run.success, "{}", run.stderr);
    let hooks = folder.read("made/src/dialect/own_hooks.rs");
    assert!(hooks.contains("//     (::mlir::box::isOpen($_self))"), "{hooks}");
    assert!(hooks.contains("// pub fn is_open(ty: Type<'_>) -> bool {"), "{hooks}");
    let verifiers = folder.read("made/src/dialect/verify.rs");
    assert!(verifiers.contains("// impl Verify for super::PutOp {"), "{verifiers}");
    assert!(folder.read("made/src/dialect/left_out.rs").contains("std::map<int, int> contents()"));
    use_checkout(&folder);
    let made = folder.path("made");
    let (success, errors) = cargo(&made, &["test", "--quiet"]);
    assert!(success, "{errors}");

    let program = folder.path("program.mlir").display().to_string();
    let (success, errors) = cargo(&made, &["run", "--quiet", "--", &program]);
    assert!(!success && errors.contains("the hook `is_open` of `Open` is not written"), "{errors}");

    // The comments are the hooks: without their first slashes they compile.
    for file in ["own_hooks.rs", "verify.rs"] {
        let name = format!("made/src/dialect/{file}");
        let text = oracle::skeleton::uncommented(&folder.read(&name));
        let text = text.replace("todo!()", "ty.is_signless_integer(32)");
        std::fs::write(folder.path(&name), text).expect("the file is written");
    }
    let (success, errors) = cargo(&made, &["run", "--quiet", "--", &program]);
    assert!(success, "{errors}");
}

/// A dialect of MLIR that depends on others, from its own file.
#[test]
fn a_crate_of_a_stock_dialect_builds() {
    let Some(oracle) = oracle::Oracle::find() else {
        println!("skipped: there is no mlir-opt");
        return;
    };
    let include = oracle.include_dir().display().to_string();
    let file = oracle.include_dir().join("mlir/Dialect/Shape/IR/ShapeOps.td").display().to_string();
    let program = "func.func @f(%0: tensor<?xindex>) -> tensor<?xindex> {\n  %1 = shape.concat %0, %0 : tensor<?xindex>, \
                   tensor<?xindex> -> tensor<?xindex>\n  return %1 : tensor<?xindex>\n}\n";
    let folder = Folder::new(&[("program.mlir", program)]);
    let run = folder.run(&["--init-dialect", "--upstream-include", &include, &file, "-o", "made"]);
    assert!(run.success, "{}", run.stderr);
    assert!(folder.read("made/Cargo.toml").contains(r#"features = ["arith", "tensor"]"#));
    use_checkout(&folder);
    let made = folder.path("made");
    let (success, errors) = cargo(&made, &["test", "--quiet"]);
    assert!(success, "{errors}");
    let program = folder.path("program.mlir").display().to_string();
    let (success, errors) = cargo(&made, &["run", "--quiet", "--", &program]);
    assert!(success, "{errors}");
}

#[test]
fn a_folder_that_exists_is_left_alone() {
    let folder = Folder::new(&[("up/Box.td", BOX), ("made/notes.txt", "mine")]);
    let run = folder.run(&["--init-dialect", "--upstream-include", "up", "up/Box.td", "-o", "made"]);
    assert!(!run.success && run.stderr.contains("it exists already"), "{}", run.stderr);
    assert_eq!(folder.read("made/notes.txt"), "mine");
}

#[test]
fn a_crate_is_for_one_dialect_of_a_file() {
    let other = "include \"Box.td\"\ndef Bag_Dialect : Dialect { let name = \"bag\"; let cppNamespace = \"::bag\"; }\n\
                 def BagOp : Op<Bag_Dialect, \"bag\"> { let arguments = (ins Box_Type:$box); }";
    let folder =
        Folder::new(&[("up/Box.td", BOX), ("up/Bag.td", other), ("up/All.td", "include \"Bag.td\"")]);
    let init = ["--init-dialect", "--upstream-include", "up", "up/All.td", "-o", "made"];
    let run = folder.run(&init);
    assert!(!run.success && run.stderr.contains("the file has `bag`, `box`"), "{}", run.stderr);
    let run = folder.run(&[init.as_slice(), &["--dialect", "box"]].concat());
    assert!(run.success && run.stderr.is_empty(), "{}", run.stderr);
    let script = folder.read("made/build.rs");
    assert!(script.contains(".only_dialect(\"box\")"), "{script}");
    use_checkout(&folder);
    let (success, errors) = cargo(&folder.path("made"), &["test", "--quiet"]);
    assert!(success, "{errors}");
}

/// Each dialect has a module, and the module of a dialect is its path in the others.
#[test]
fn dialects_of_several_files_are_one_crate() {
    let bag = "include \"Box.td\"\ndef Bag_Dialect : Dialect { let name = \"bag\"; let cppNamespace = \"::bag\"; \
               let dependentDialects = [\"box::BoxDialect\"]; }\n\
               def Bag_Type : TypeDef<Bag_Dialect, \"Bag\"> { let mnemonic = \"bag\"; let parameters = (ins Box_Type:$box); \
               let assemblyFormat = \"`<` $box `>`\"; }\n\
               def BagOp : Op<Bag_Dialect, \"bag\"> { let arguments = (ins Box_Type:$box); let hasVerifier = 1; }";
    let program = "%0 = \"box.put\"(%0) : (!box.box) -> !box.box\n\"bag.bag\"(%0) : (!box.box) -> ()\n";
    let folder = Folder::new(&[("up/Box.td", BOX), ("up/Bag.td", bag), ("program.mlir", program)]);
    let init = ["--init-dialect", "--upstream-include", "up", "up/Bag.td"];
    let run = folder.run(&[init.as_slice(), &["up/Box.td", "-o", "made"]].concat());
    assert!(run.success && run.stderr.is_empty(), "{}", run.stderr);
    let script = folder.read("made/build.rs");
    assert!(script.contains(r#".extern_path("box", "crate::box_dialect")"#), "{script}");
    assert!(folder.read("made/src/bag/verify.rs").contains("// impl Verify for super::BagOp {"));
    assert!(
        folder
            .read("made/src/box_dialect/own_hooks.rs")
            .contains("// pub fn is_open(ty: Type<'_>) -> bool {")
    );
    use_checkout(&folder);
    let made = folder.path("made");
    let (success, errors) = cargo(&made, &["test", "--quiet"]);
    assert!(success, "{errors}");
    let program = folder.path("program.mlir").display().to_string();
    let (success, errors) = cargo(&made, &["run", "--quiet", "--", &program]);
    assert!(!success && errors.contains("the hook `is_open` of `Open` is not written"), "{errors}");

    let run = folder.run(&[init.as_slice(), &["up/Bag.td", "-o", "other"]].concat());
    let message = "`up/Bag.td`: it has `bag`, `box`, and the dialect of each file is wanted";
    assert!(!run.success && run.stderr.contains(message), "{}", run.stderr);
    let run = folder.run(&["up/Box.td", "up/Bag.td", "--gen-dialect"]);
    assert!(!run.success && run.stderr.contains("only --init-dialect takes several"), "{}", run.stderr);
}

#[test]
fn a_file_without_a_dialect_makes_no_crate() {
    let folder = Folder::new(&[("up/None.td", "def a;")]);
    let run = folder.run(&["--init-dialect", "--upstream-include", "up", "up/None.td", "-o", "made"]);
    assert!(!run.success && run.stderr.contains("error"), "{}", run.stderr);
    assert!(!folder.has("made"));
}
