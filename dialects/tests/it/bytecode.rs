//! Bytecode of MLIR's own tests, in four directions: ours to mlir-opt's, mlir-opt's to ours, ours to ours, and the bytes of
//! both.

use std::path::{Path, PathBuf};

use oracle::{Oracle, mutated_programs::parts, part, upstream};
use rtblgen_dialects::llvm::LlvmDialect;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::bytecode::{ReadOptions, WriteOptions, read, write};
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::{Context, Ir};

use oracle::output_of;

/// The name of standard input in locations of mlir-opt.
const NAME: &str = "<stdin>";

fn context() -> Context {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let context = registry.context();
    context.allow_unregistered_dialects(true);
    context
}

fn text(ir: &Ir<'_>) -> String {
    ir.print(&PrintOptions { debug_info: true, local_scope: true, ..PrintOptions::default() })
}

fn bytecode(ir: &Ir<'_>) -> Vec<u8> {
    let options = WriteOptions { producer: "MLIR22.1.8".to_owned(), ..WriteOptions::default() };
    write(ir, ir.root(), &options).unwrap_or_else(|error| panic!("{error}"))
}

/// The output of mlir-opt; `None` if it refuses the input.
fn mlir_opt(oracle: &Oracle, input: &[u8], flags: &[&str]) -> Option<Vec<u8>> {
    let mut command = oracle.tool("mlir-opt");
    command.arg("--allow-unregistered-dialect").args(flags);
    let output = output_of(&mut command, input);
    output.status.success().then_some(output.stdout)
}

/// The text of the text: some affine maps are simplified again each time they are read.
fn text_again(source: &str) -> Option<String> {
    context().parse_module(NAME, source).ok().map(|ir| text(&ir))
}

/// The text of bytecode as mlir-opt reads it: it writes attributes of dialects that it alone knows in its own way, and makes
/// several of a `distinct` attribute. It refuses its own sections of resources where its buffer happens not to be aligned as they
/// ask; then its text of the source stands for them.
fn read_by_mlir(oracle: &Oracle, bytes: &[u8], source: &str) -> Option<String> {
    let flags = ["--mlir-print-debuginfo", "--mlir-print-local-scope"];
    let output = mlir_opt(oracle, bytes, &flags).or_else(|| mlir_opt(oracle, source.as_bytes(), &flags))?;
    text_again(&String::from_utf8_lossy(&output))
}

/// The files of tests below a folder, in order.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder").flatten() {
            let path = entry.path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(extension) if extension == "mlir" => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

/// The counts of pieces by outcome.
#[derive(Debug, Default)]
struct Counts {
    pieces: usize,
    equal_bytes: usize,
    different: Vec<String>,
    failed: Vec<String>,
}

impl Counts {
    /// Compares a piece that both tools read.
    fn compare(&mut self, oracle: &Oracle, name: &str, source: &str) {
        let context = context();
        let Ok(ir) = context.parse_module(NAME, source) else { return };
        let Some(theirs) = mlir_opt(oracle, source.as_bytes(), &["--emit-bytecode"]) else { return };
        let expected = text(&ir);
        let read_text = |bytes: &[u8]| {
            let other = crate::bytecode::context();
            let options = ReadOptions { file_name: NAME.to_owned(), ..ReadOptions::default() };
            read(&other, bytes, &options).map(|ir| text(&ir)).map_err(|error| error.to_string())
        };
        let from_theirs = read_text(&theirs);
        // Operations that mlir-opt knows and this crate does not.
        let is_outside = |error: &String| {
            error.contains("which knows dialect")
                || error.contains("by a program that knows dialect")
                || error.contains("has an encoding of its own, which is not known")
                || error.contains("which only a program with the encoding of the dialect reads")
        };
        if from_theirs.as_ref().is_err_and(is_outside) {
            return;
        }
        self.pieces += 1;
        let ours = bytecode(&ir);
        let mut fail = |what: &str| self.failed.push(format!("{name}: {what}"));
        match from_theirs {
            Ok(found)
                if found == expected || Some(&found) == read_by_mlir(oracle, &theirs, source).as_ref() => {}
            Ok(_) => fail("theirs to ours: another text"),
            Err(error) => fail(&format!("theirs to ours: {error}")),
        }
        match read_text(&ours) {
            Ok(found) if found == expected || Some(&found) == text_again(&expected).as_ref() => {}
            Ok(_) => fail("ours to ours: another text"),
            Err(error) => fail(&format!("ours to ours: {error}")),
        }
        if ours == theirs {
            self.equal_bytes += 1;
            return;
        }
        self.different.push(name.to_owned());
        let flags = ["--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope"];
        // mlir-opt drops this name in its own files.
        let is_lossless = source.contains("splitDebugFilename");
        if !is_lossless && mlir_opt(oracle, &ours, &flags) != mlir_opt(oracle, &theirs, &flags) {
            self.failed.push(format!("{name}: ours to theirs: another text"));
        }
    }
}

/// All of it: `RTBLGEN_ALL=1 cargo test -p rtblgen-dialects --test it four_directions -- --nocapture`.
#[test]
fn mlirs_tests_go_through_bytecode_in_four_directions() {
    let (Some(oracle), Some(upstream)) = (Oracle::find(), upstream()) else { return };
    let mut counts = Counts::default();
    let tests = upstream.join("mlir/test");
    let folders = ["Dialect", "Conversion", "Transforms", "IR", "Target/LLVMIR", "Bytecode", "Analysis"];
    let files: Vec<PathBuf> = folders.iter().flat_map(|folder| sources(&tests.join(folder))).collect();
    for path in part(files, 60) {
        let name = path.strip_prefix(&tests).unwrap_or(&path).display().to_string();
        let source = String::from_utf8_lossy(&std::fs::read(&path).expect("a file")).into_owned();
        for (number, piece) in parts(&source).into_iter().enumerate() {
            counts.compare(&oracle, &format!("{name} #{number}"), &piece);
        }
    }
    let Counts { pieces, equal_bytes, different, failed } = counts;
    println!("{pieces} pieces, {equal_bytes} with the bytes of mlir-opt; others: {different:#?}");
    assert!(failed.is_empty(), "{} of {pieces}: {failed:#?}", failed.len());
    assert!(equal_bytes * 100 >= pieces * 95, "{equal_bytes} of {pieces}");
}

const SCOPES: &str = "#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#a = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#b = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p {alias_scopes = [#a], noalias_scopes = [#b]} : i32, !llvm.ptr
  llvm.store %x, %p {alias_scopes = [#b], noalias_scopes = [#a]} : i32, !llvm.ptr
  llvm.return
}";

/// Two scopes share a domain. Both are texts in bytecode, and the domain stays one, where mlir-opt makes two of it.
#[test]
fn scopes_share_their_domain_after_reading() {
    let context = Context::new();
    context.register::<LlvmDialect>();
    let ir = context.parse_module("-", SCOPES).unwrap_or_else(|error| panic!("{error}"));
    let again = read(&context, &bytecode(&ir), &ReadOptions::default()).expect("bytecode");
    assert_eq!(again.to_string(), ir.to_string());
    let Some(oracle) = Oracle::find() else { return };
    let through = mlir_opt(&oracle, &bytecode(&ir), &[]).expect("mlir-opt reads it");
    assert!(String::from_utf8_lossy(&through).contains("alias_scope_domain"));
}

const DEBUG_INFO: &str = "#file = #llvm.di_file<\"a.c\" in \"/tmp\">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = \"x\", \
   isOptimized = true, emissionKind = Full, nameTableKind = None>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, dwarfAddressSpace = 3>
#ty = #llvm.di_subroutine_type<types = #int, #pointer>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = \"f\", file = #file, line = 1, \
   scopeLine = 2, subprogramFlags = \"Definition|Optimized\", type = #ty>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 3, column = 4>
#variable = #llvm.di_local_variable<scope = #block, name = \"x\", file = #file, line = 5, arg = 1, alignInBits = 32, \
   type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = \"l\", file = #file, line = 6>
llvm.func @f(%x: i32) {
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 16), DW_OP_plus_uconst(3)]> = %x : i32 loc(fused<#block>[\"x\"])
  llvm.intr.dbg.label #label loc(fused<#block>[\"y\"])
  llvm.br ^next {loop_annotation = #llvm.loop_annotation<disableNonforced = true, mustProgress = true>}
^next:
  llvm.return
} loc(fused<#function>[\"f\"])
";

#[test]
fn debug_information_has_the_bytes_of_mlir_opt() {
    let Some(oracle) = Oracle::find() else { return };
    let context = context();
    let ir = context.parse_module(NAME, DEBUG_INFO).unwrap_or_else(|error| panic!("{error}"));
    let theirs = mlir_opt(&oracle, DEBUG_INFO.as_bytes(), &["--emit-bytecode"]).expect("mlir-opt reads it");
    assert!(bytecode(&ir) == theirs);
    let other = crate::bytecode::context();
    let again = read(&other, &theirs, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(text(&again), text(&ir));
}
