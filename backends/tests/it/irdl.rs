//! Dialects as operations of `irdl`, beside tblgen-to-irdl.

use std::path::{Path, PathBuf};

use oracle::{DIALECTS, Oracle};
use rayon::prelude::*;
use rtblgen_backends::{Generator, MainFile, Output, Request, generate};
use tblgen_parser::Disk;

/// All dialects are compared where the variable `RTBLGEN_ALL` is set, otherwise one in this many.
const PART: usize = 6;

fn ours(file: &Path, include: Option<&Path>, dialect: &str) -> Output {
    let mut request = Request {
        main: MainFile::Path(file.to_owned()),
        include_dirs: include.map(Path::to_owned).into_iter().collect(),
        ..Request::default()
    };
    request.filter.dialect = Some(dialect.to_owned());
    generate(Generator::Irdl, request, &Disk).unwrap_or_else(|failure| panic!("{failure}"))
}

fn theirs(oracle: &Oracle, file: &Path, dialect: &str) -> Option<String> {
    let mut command = oracle.tool("tblgen-to-irdl");
    command.arg("--gen-dialect-irdl-defs").arg(format!("--dialect={dialect}"));
    let output = command.arg("-I").arg(oracle.include_dir()).arg(file).output().expect("tblgen-to-irdl runs");
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_file_with_one_of_each_thing_is_that_of_tblgen_to_irdl() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/td/irdl.td");
    // The text of tblgen-to-irdl.
    let answers = [
        ("shapes", include_str!("../td/irdl.shapes.mlir")),
        ("other", include_str!("../td/irdl.other.mlir")),
    ];
    for (dialect, answer) in answers {
        let output = ours(&file, None, dialect);
        assert!(output.warnings.is_empty(), "{:?}", output.warnings);
        assert_eq!(output.text, answer);
        if let Some(oracle) = Oracle::find() {
            assert_eq!(theirs(&oracle, &file, dialect).as_deref(), Some(answer));
        }
    }
}

#[test]
fn names_with_capital_letters_are_a_warning_and_have_the_generic_form() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        def A_Dialect : Dialect { let name = "a"; }
        def A_FirstOp : Op<A_Dialect, "first"> { let arguments = (ins I1:$theFlag); }
        def A_LastOp : Op<A_Dialect, "last"> { let results = (outs AnyType:$value, Optional<I1>:$flag); }
    "#;
    let main = MainFile::Text { name: "a.td".into(), text: text.into() };
    let output =
        generate(Generator::Irdl, Request { main, ..Request::default() }, &Disk).expect("it is right");
    let warnings: Vec<&str> = output.warnings.iter().map(|warning| warning.message.as_str()).collect();
    let expected = "the module is not valid: the name `theFlag` has other characters than lowercase letters, digits and \
                    underscores, in a value of the operation `first`";
    assert_eq!(warnings, [expected]);
    // MLIR numbers the values of the last operation first.
    assert!(output.text.starts_with("\"builtin.module\"() ({\n"), "{}", output.text);
    assert!(
        output.text.contains("%2 = \"irdl.is\"() <{expected = i1}> : () -> !irdl.attribute"),
        "{}",
        output.text
    );
}

#[test]
fn constraints_on_regions_that_irdl_does_not_have_are_a_warning() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        def A_Dialect : Dialect { let name = "a"; }
        def A_Op : Op<A_Dialect, "op"> { let regions = (region AnyRegion:$any, MinSizedRegion<2>:$two); }
    "#;
    let main = MainFile::Text { name: "a.td".into(), text: text.into() };
    let output =
        generate(Generator::Irdl, Request { main, ..Request::default() }, &Disk).expect("it is right");
    let [warning] = output.warnings.as_slice() else { panic!("{:?}", output.warnings) };
    let problem = "a predicate as the constraint on the region `two` of the operation `op`";
    assert_eq!(warning.message, format!("the module is not valid: {problem}"));
    assert!(warning.help.as_ref().is_some_and(|help| help.contains("cannot express the constraint")));
}

#[test]
fn a_dialect_that_is_not_there_is_an_error() {
    let text = "include \"mlir/IR/OpBase.td\"";
    let mut request =
        Request { main: MainFile::Text { name: "a.td".into(), text: text.into() }, ..Request::default() };
    request.filter.dialect = Some("none".to_owned());
    let failure = generate(Generator::Irdl, request, &Disk).map(drop).unwrap_err();
    assert!(failure.to_string().contains("selected dialect with '-dialect' does not exist"), "{failure}");
}

#[test]
fn dialects_of_mlir_are_those_of_tblgen_to_irdl() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), oracle::upstream()) else { return };
    let include = &oracle.include_dir();
    let files: Vec<(&str, PathBuf)> = DIALECTS
        .iter()
        .flat_map(|(name, files)| {
            files.iter().map(move |file| (*name, include.join("mlir/Dialect").join(file)))
        })
        .collect();
    let own = upstream.join("mlir/test/tblgen-to-irdl");
    let tests = [("cmath", own.join("CMathDialect.td")), ("test", own.join("TestDialect.td"))];
    let files: Vec<_> = oracle::part(files, PART).into_iter().chain(tests).collect();
    let outcomes: Vec<Option<bool>> = files
        .par_iter()
        .map(|(dialect, file)| {
            let wanted = theirs(&oracle, file, dialect)?;
            Some(ours(file, Some(include), dialect).text == wanted)
        })
        .collect();
    let compared = outcomes.iter().flatten().count();
    let different = files.iter().zip(&outcomes).filter(|(_, outcome)| **outcome == Some(false));
    let different: Vec<_> = different.map(|((_, file), _)| file.display().to_string()).collect();
    println!("identical: {} of {compared}", compared - different.len());
    let least = if oracle::is_whole() { 70 } else { 70 / PART };
    assert!(compared >= least, "only {compared} dialects to compare with");
    assert!(different.is_empty(), "{different:#?}");
}
