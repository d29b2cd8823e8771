//! The conformance files of DRR, interpreted: the same programs come out as with the compiled patterns, which are MLIR's.
//!
//! `cargo test -p rtblgen-dynamic patterns -- --nocapture` prints how many are the same, and why the others are not.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use oracle::mutate::Mutator;
use oracle::random::Random;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use rtblgen_dynamic::{LoadedPatterns, Source, load_patterns};
use rtblgen_ir::asm::PrintOptions;
use rtblgen_ir::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
use tblgen_parser::Disk;

use crate::support::{loaded, root};

/// The least number of files whose patterns are all interpreted, with the same result as compiled.
const SAME: usize = 191;

fn cases() -> Vec<PathBuf> {
    let folders = ["test-td/drr/cases", "test-td/drr/further"].map(root);
    let entries = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("the cases are there"));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "td"));
    files.sort();
    files
}

fn patterns(case: &Path) -> std::sync::Arc<LoadedPatterns> {
    let source = Source {
        main: MainFile::Path(case.to_owned()),
        include_dirs: vec![root("test-td/drr/td")],
        ..Source::default()
    };
    load_patterns(&source, &Disk).unwrap_or_else(|failure| panic!("{}: {failure}", case.display()))
}

/// The result of the patterns for the program of a case, in the generic form with locations.
fn rewritten(case: &Path, patterns: &LoadedPatterns) -> Result<String, String> {
    let context = Context::new();
    loaded(&root("test-td/drr/td/ops.td")).expect("the dialect is right").register(&context);
    context.register::<rtblgen_ir::dialects::FuncDialect>();
    let program = case.with_extension("mlir");
    let name = program.file_name().expect("a name").to_string_lossy().into_owned();
    let text = std::fs::read_to_string(&program).expect("the program is there");
    let mut ir = context.parse_module(&name, &text).map_err(|errors| errors.to_string())?;
    let mut set = RewritePatternSet::new(&context);
    patterns.add_to(&mut set)?;
    apply_patterns_greedily(&mut ir, &set.freeze(), GreedyConfig::default())
        .map_err(|error| error.to_string())?;
    let options = PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() };
    Ok(ir.print(&options) + "\n")
}

/// The lines of a program with the text of each location in place of its number. A location that was made and is not used
/// changes the numbers.
fn located(text: &str) -> Vec<String> {
    let (aliases, lines): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("#loc"));
    let aliases: BTreeMap<&str, &str> = aliases.iter().filter_map(|line| line.split_once(" = ")).collect();
    lines.into_iter().map(|line| with_locations(line, &aliases)).collect()
}

fn with_locations(line: &str, aliases: &BTreeMap<&str, &str>) -> String {
    let Some(start) = line.find("#loc") else { return line.to_owned() };
    let (before, rest) = line.split_at(start);
    let end = rest.bytes().skip(4).take_while(u8::is_ascii_digit).count() + 4;
    let (name, after) = rest.split_at(end);
    let meaning = aliases.get(name).map_or_else(|| "?".to_owned(), |own| with_locations(own, aliases));
    format!("{before}{meaning}{}", with_locations(after, aliases))
}

#[test]
fn conformance_files_give_the_same_as_compiled() {
    let files = cases();
    let (mut same, mut different) = (0, BTreeMap::<String, Vec<String>>::new());
    for case in &files {
        let name = case.file_stem().expect("a name").to_string_lossy().into_owned();
        let patterns = patterns(case);
        if !patterns.left_out.is_empty() {
            let reason = patterns.left_out.iter().map(|own| own.message.clone());
            different
                .entry("left out".to_owned())
                .or_default()
                .push(format!("{name}: {}", reason.collect::<Vec<_>>().join("; ")));
            continue;
        }
        let expected =
            std::fs::read_to_string(case.with_extension("expected.mlir")).expect("the result is there");
        match rewritten(case, &patterns) {
            Ok(ours) if located(&ours) == located(&expected) => same += 1,
            Ok(ours) => {
                let (ours, expected) = (located(&ours), located(&expected));
                let line = ours.iter().zip(&expected).find(|(ours, expected)| ours != expected);
                different.entry("other result".to_owned()).or_default().push(format!("{name}: {line:?}"));
            }
            Err(error) => different.entry("error".to_owned()).or_default().push(format!("{name}: {error}")),
        }
    }
    println!("the same: {same} of {}", files.len());
    for (reason, names) in &different {
        println!("  {}: {reason}", names.len());
        names.iter().for_each(|name| println!("    {name}"));
    }
    // Functions of the author, and types of results that the author's code infers.
    let needs_code = |reason: &String| reason.contains("code: ") || reason.contains("are left to code");
    assert!(different.values().flatten().all(needs_code), "{different:?}");
    assert!(!different.contains_key("other result"), "{different:?}");
    assert!(!different.contains_key("error"), "{different:?}");
    assert!(same >= SAME, "{same} of {}, expected {SAME}", files.len());
}

/// Files with one small mistake each are refused, or run to an end.
#[test]
fn mutants_are_refused_or_run() {
    let files = cases();
    let (mut refused, mut ran) = (0, 0);
    let wanted = if oracle::is_whole() { 2_000 } else { 60 };
    for number in 0..wanted {
        let case = &files[number * 7 % files.len()];
        let mut random = Random::new(5, number);
        let mutator = Mutator::new(&std::fs::read_to_string(case).expect("the case is there"));
        if mutator.is_empty() {
            continue;
        }
        let text = mutator.mutant(&mut random).text;
        let name = case.file_name().expect("a name").to_string_lossy().into_owned();
        let source = Source {
            main: MainFile::Text { name, text },
            include_dirs: vec![root("test-td/drr/td")],
            ..Source::default()
        };
        match load_patterns(&source, &Disk) {
            Ok(patterns) => {
                let _ = rewritten(case, &patterns);
                ran += 1;
            }
            Err(_) => refused += 1,
        }
    }
    println!("{refused} mutants are refused, {ran} run");
    assert!(refused > 0 && ran > 0);
}

/// `mlir-opt` accepts the PDL of all conformance files.
#[test]
fn mlir_accepts_the_pdl() {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let mut text = String::new();
    for case in cases() {
        let request = Request {
            main: MainFile::Path(case.clone()),
            include_dirs: vec![root("test-td/drr/td")],
            skip_unsupported_patterns: true,
            ..Request::default()
        };
        let output = generate(Generator::DrrPdl, request, &Disk);
        text += &output.unwrap_or_else(|failure| panic!("{}: {failure}", case.display())).text;
        text += "// -----\n";
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("drr_pdl.mlir");
    std::fs::write(&file, &text).expect("the folder can be written");
    let output = oracle
        .tool("mlir-opt")
        .args(["--allow-unregistered-dialect", "--split-input-file"])
        .arg(&file)
        .output()
        .expect("mlir-opt runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.matches("pdl.pattern").count() > 250, "{} patterns", text.matches("pdl.pattern").count());
}

#[test]
fn type_conversions_that_need_code_are_named() {
    let text = r#"
        include "mlir/IR/AttrTypeBase.td"
        include "rtblgen/TypeConversion.td"
        def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; let useDefaultTypePrinterParser = 1; }
        def Bare : TypeDef<T_Dialect, "Bare"> { let typeName = "t.bare"; }
        def Num : TypeDef<T_Dialect, "Num"> { let mnemonic = "num"; }
        def Own : Type<CPred<"true">, "own">, BuildableType<"own_type($_builder.context())">;
        def : TypeConversion<(Bare), (I64)>;
        def : TypeConversion<(Num), (Own)>;
        def : TypeConversion<(I1), (I32)>;
    "#;
    let main = MainFile::Text { name: "t.td".to_owned(), text: text.to_owned() };
    let loaded = load_patterns(&Source { main, ..Source::default() }, &Disk).expect("the file is right");
    let messages: Vec<_> = loaded.left_out.iter().map(|own| own.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "the type conversion needs code: the type `Bare` has no mnemonic",
            "the type conversion needs code: the function `own_type` of a type is not known",
        ]
    );
    let context = Context::new();
    let mut converter = rtblgen_conversion::TypeConverter::new();
    loaded.add_type_conversions(&context, &mut converter).expect("the rest is known");
    assert_eq!(converter.convert_type(context.i1_type()), Some(context.i32_type()));
}
