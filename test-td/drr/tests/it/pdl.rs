//! The cases of PDLL once more, interpreted: the same programs come out as with the compiled patterns.

use std::path::Path;

use drr_conformance::rewrite_with;
use rtblgen_backends::Library;
use rtblgen_backends::input::library::{WithLibrary, include_dirs};
use rtblgen_pdl::LoadedPatterns;
use rtblgen_pdll::Options;
use rtblgen_runtime::Context;
use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlEntity, PdlFunctions, PdlKind, PdlPattern, PdlValue};
use rtblgen_runtime::rewrite::{GreedyConfig, RewritePatternSet, apply_patterns_greedily};
use tblgen_parser::{Disk, MainFile};

use crate::identical::difference;
use crate::support::{case_name, files_of_kind, folder, read};

type Loaded<'c> = Result<Vec<PdlPattern<'c>>, String>;

const LOADER: WithLibrary<'static> =
    WithLibrary { files: &Disk, library: Library::Wins, has_upstream: false };

fn main_file(file: &Path) -> MainFile {
    MainFile { name: case_name(file).to_owned() + ".pdll", text: read(file) }
}

fn options() -> Options {
    Options { include_dirs: include_dirs(&[folder("td")], &[]), has_documentation: false }
}

fn load<'c>(context: &'c Context, file: &Path) -> Loaded<'c> {
    rtblgen_pdl::load(context, main_file(file), &options(), &LOADER)
        .map_err(|failure| format!("{:?}", failure.diagnostics))
}

/// The same patterns by way of the text of the `pdl` dialect.
fn load_as_pdl<'c>(context: &'c Context, file: &Path) -> Loaded<'c> {
    let parsed = rtblgen_pdll::parse(main_file(file), &options(), &LOADER)
        .map_err(|failure| format!("{:?}", failure.diagnostics))?;
    let lowered = rtblgen_pdll::pdl::lower(&parsed.module).map_err(|errors| format!("{errors:?}"))?;
    let text = rtblgen_pdll::pdl::print(&lowered, &parsed.module.sources);
    match rtblgen_pdl::load_mlir(context, "patterns.mlir", &text) {
        Ok(LoadedPatterns::Patterns(patterns)) => Ok(patterns),
        Ok(LoadedPatterns::Program(_)) => Err("a program".to_owned()),
        Err(error) => Err(format!("{error}\n{text}")),
    }
}

/// The functions of `mlir-opt --test-pdl-bytecode-pass` that the cases call.
fn functions<'c>() -> PdlFunctions<'c> {
    let mut functions = PdlFunctions::default();
    functions.constraint("multi_entity_var_constraint", |_, arguments| match arguments {
        [PdlEntity::Values(values), PdlEntity::Types(types)] => {
            (values.len() == 2 && types.len() == 2).then(Vec::new)
        }
        _ => None,
    });
    functions
        .rewrite("type_creator", |rewriter, _| Some(vec![PdlEntity::Type(rewriter.context().f32_type())]));
    functions.rewrite("str_creator", |rewriter, _| {
        Some(vec![PdlEntity::Attribute(rewriter.context().string_attr("test.str"))])
    });
    functions
}

fn program(file: &Path) -> String {
    format!("module {{\nmodule @ir {{\n{}}}\n}}\n", read(&file.with_extension("mlir")))
}

#[test]
fn interpreted_patterns_do_what_compiled_ones_do() {
    check_all(load);
}

#[test]
fn patterns_of_the_dialect_do_what_compiled_ones_do() {
    check_all(load_as_pdl);
}

fn check_all(load: for<'c> fn(&'c Context, &Path) -> Loaded<'c>) {
    // The others call code of Rust.
    let further = ["two_groups", "two_results", "variadic_types", "erased_with_users"];
    let further = further.map(|name| folder("pdll/further").join(name).with_extension("pdll"));
    let mut wrong = Vec::new();
    for file in files_of_kind("pdll", "pdll").into_iter().chain(further) {
        let name = case_name(&file);
        let found = rewrite_with(&format!("{name}.mlir"), &program(&file), false, |patterns| {
            let loaded = load(patterns.context(), &file)?;
            patterns.add_pdl(loaded, &functions()).map_err(|error| error.to_string())?;
            Ok(())
        });
        match found {
            Ok(text) => {
                let expected = read(&file.with_extension("expected.mlir"));
                if text != expected {
                    wrong.push(format!("{name}: {}", difference(&text, &expected)));
                }
            }
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn unknown_functions_are_errors() {
    let context = Context::new();
    let file = folder("pdll/native_constraint.pdll");
    let mut patterns = RewritePatternSet::new(&context);
    let error =
        patterns.add_pdl(load(&context, &file).unwrap(), &PdlFunctions::default()).map(drop).unwrap_err();
    assert!(error.message.contains("there is no native constraint `multi_entity_var_constraint`"), "{error}");
    assert!(patterns.is_empty());
}

/// Patterns with references and kinds exchanged at random: an error, or patterns that run to an end.
#[test]
fn mutated_patterns_do_not_panic() {
    let (mut state, mut accepted) = (1_u64, 0);
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below.max(1)
    };
    for file in files_of_kind("pdll", "pdll") {
        let context = Context::new();
        context.register::<drr_conformance::dialect::DrrDialect>();
        context.register::<rtblgen_runtime::dialects::FuncDialect>();
        let whole = load(&context, &file).unwrap();
        for _ in 0..60 {
            let mut loaded = whole.clone();
            for pattern in &mut loaded {
                for _ in 0..=random(2) {
                    mutate(pattern, &mut random);
                }
            }
            let mut patterns = RewritePatternSet::new(&context);
            if patterns.add_pdl(loaded, &functions()).is_err() {
                continue;
            }
            accepted += 1;
            let mut ir = context.parse_module("a.mlir", &program(&file)).unwrap();
            let config = GreedyConfig { max_rewrites: Some(200), ..GreedyConfig::default() };
            drop(apply_patterns_greedily(&mut ir, &patterns.freeze(), config));
        }
    }
    assert!(accepted > 100, "{accepted} accepted");
}

fn mutate(pattern: &mut PdlPattern<'_>, random: &mut impl FnMut(usize) -> usize) {
    let count = pattern.operations.len();
    let (number, other) = (random(count), random(count));
    match random(4) {
        0 => pattern.operations.swap(number, other),
        1 => {
            let copied = pattern.operations[other].clone();
            pattern.operations[number] = copied;
        }
        _ => {
            let values = values_of(&mut pattern.operations[number].kind);
            if let Some(value) = values.into_iter().nth(random(3)) {
                *value = PdlValue { operation: other, result: random(8) / 7 };
            }
        }
    }
}

fn values_of<'a>(kind: &'a mut PdlKind<'_>) -> Vec<&'a mut PdlValue> {
    match kind {
        PdlKind::Attribute { ty, .. } | PdlKind::Operand { ty } | PdlKind::Operands { ty } => {
            ty.iter_mut().collect()
        }
        PdlKind::Erase { root } => vec![root],
        PdlKind::Rewrite { root } => root.iter_mut().collect(),
        PdlKind::NativeConstraint { arguments, .. } | PdlKind::NativeRewrite { arguments, .. } => {
            arguments.iter_mut().collect()
        }
        PdlKind::Operation { operands, attributes, types, .. } => {
            let attributes = attributes.iter_mut().map(|(_, value)| value);
            operands.iter_mut().chain(attributes).chain(types).collect()
        }
        PdlKind::Range { elements } => elements.iter_mut().collect(),
        PdlKind::Replace { root, values } => std::iter::once(root).chain(values).collect(),
        PdlKind::Result { parent, .. } | PdlKind::Results { parent, .. } => vec![parent],
        PdlKind::Type { .. } | PdlKind::Types { .. } => Vec::new(),
    }
}

/// Modules of PDL that the fuzzer found: refused, or added and run to an end.
#[test]
fn modules_that_the_fuzzer_found() {
    let mut files = 0;
    for entry in std::fs::read_dir(folder("../../fuzz/regressions/pdl")).expect("the folder is there") {
        let text = read(&entry.expect("a file").path());
        let context = Context::new();
        context.allow_unregistered_dialects(true);
        files += 1;
        let Ok(loaded) = rtblgen_pdl::load_mlir(&context, "found.mlir", &text) else { continue };
        let mut patterns = RewritePatternSet::new(&context);
        if loaded.add_to(&mut patterns, &functions()).is_err() {
            continue;
        }
        let program = "%0 = \"t.a\"() : () -> i32\n\"t.b\"(%0) : (i32) -> ()\n";
        let mut ir = context.parse_module("program.mlir", program).expect("the program is right");
        let config = GreedyConfig { max_rewrites: Some(50), ..GreedyConfig::default() };
        let _ = apply_patterns_greedily(&mut ir, &patterns.freeze(), config);
    }
    assert!(files > 0, "there are no files");
}

/// A pattern that doubles the operands each time ends with an operation of a bounded size.
#[test]
fn ranges_do_not_grow_without_end() {
    let rules = "pdl.pattern @grow : benefit(1) {
  %operands = operands
  %root = operation \"t.grow\"(%operands : !pdl.range<value>)
  rewrite %root {
    %new = operation \"t.grow\"(%operands, %operands : !pdl.range<value>, !pdl.range<value>)
    erase %root
  }
}";
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let mut patterns = RewritePatternSet::new(&context);
    let loaded = rtblgen_pdl::load_mlir(&context, "grow.mlir", rules).expect("the pattern is right");
    loaded.add_to(&mut patterns, &PdlFunctions::default()).expect("it is valid");
    let program = "%0 = \"t.a\"() : () -> i32\n\"t.grow\"(%0) : (i32) -> ()\n";
    let mut ir = context.parse_module("program.mlir", program).expect("the program is right");
    apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default())
        .expect("it comes to an end");
    let body = ir.root().regions(&ir).next().and_then(|region| region.blocks(&ir).next()).expect("a block");
    let operands: Vec<usize> = body.ops(&ir).map(|op| op.operand_count(&ir)).collect();
    assert_eq!(operands, [0, 1 << 16]);
}

/// A rewrite that makes an operation, erases it and then fails changes nothing, and is not tried again for ever.
#[test]
fn a_rewrite_that_fails_after_an_erased_operation_ends() {
    let rules = "pdl.pattern @twice : benefit(1) {
  %operand = operand
  %type = type
  %root = operation \"t.copy\"(%operand : !pdl.value) -> (%type : !pdl.type)
  rewrite %root {
    %value = result 0 of %root
    %new = operation \"t.none\"(%value : !pdl.value)
    erase %new
    apply_native_rewrite \"fail\"(%root : !pdl.operation)
  }
}";
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let mut patterns = RewritePatternSet::new(&context);
    let mut functions = PdlFunctions::default();
    functions.rewrite("fail", |_, _| None);
    let loaded = rtblgen_pdl::load_mlir(&context, "twice.mlir", rules).expect("the pattern is right");
    loaded.add_to(&mut patterns, &functions).expect("it is valid");
    let program = "%0 = \"t.a\"() : () -> i32\n%1 = \"t.copy\"(%0) : (i32) -> i32\n";
    let mut ir = context.parse_module("program.mlir", program).expect("the program is right");
    let before = ir.to_string();
    apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default())
        .expect("it comes to an end");
    assert_eq!(ir.to_string(), before);
}
