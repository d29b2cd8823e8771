//! Generates the Rust of MLIR's dialects and pattern files from their own `.td` files, with stubs of hooks, and compiles it:
//! `cargo run --release -p rtblgen-backends --example stock_dialects -- INCLUDE_DIR [SOURCES] [--no-check] [--times [--every=N]] [--programs]`.
//!
//! `SOURCES` is the folder `mlir` of LLVM's sources: the pattern files are there. Prints a line for each dialect and each
//! pattern file, and fails if one does not generate, or does not compile without a warning. `--times` runs `mlir-tblgen` and
//! `g++ -fsyntax-only`, too. g++ takes an hour; with `--every=N` it compiles only every Nth file. `--programs` builds a tool
//! from the dialects and compares its output for upstream's test programs with that of `mlir-opt`.

mod compare;
mod patterns;
mod programs;
mod reasons;
mod split_runs;
mod tool;
mod units;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

use rtblgen_backends::input::library::Library;
use rtblgen_backends::{Filter, Generator, MainFile, Request, evaluate, generate, stock};
use tblgen_parser::Disk;

/// The name of each dialect, and its files below `mlir/Dialect`.
const DIALECTS: &[(&str, &[&str])] = &[
    ("acc", &["OpenACC/OpenACCOps.td"]),
    ("affine", &["Affine/IR/AffineOps.td"]),
    ("amdgpu", &["AMDGPU/IR/AMDGPU.td"]),
    ("amx", &["AMX/AMX.td"]),
    ("arith", &["Arith/IR/ArithOps.td"]),
    ("arm_neon", &["ArmNeon/ArmNeon.td"]),
    ("arm_sme", &["ArmSME/IR/ArmSMEOps.td", "ArmSME/IR/ArmSMEIntrinsicOps.td"]),
    ("arm_sve", &["ArmSVE/IR/ArmSVE.td"]),
    ("async", &["Async/IR/AsyncOps.td"]),
    ("bufferization", &["Bufferization/IR/BufferizationOps.td"]),
    ("cf", &["ControlFlow/IR/ControlFlowOps.td"]),
    ("complex", &["Complex/IR/ComplexOps.td"]),
    ("dlti", &["DLTI/DLTI.td"]),
    ("emitc", &["EmitC/IR/EmitC.td"]),
    ("func", &["Func/IR/FuncOps.td"]),
    ("gpu", &["GPU/IR/GPUOps.td"]),
    ("index", &["Index/IR/IndexOps.td"]),
    ("irdl", &["IRDL/IR/IRDLOps.td"]),
    (
        "linalg",
        &["Linalg/IR/LinalgOps.td", "Linalg/IR/LinalgStructuredOps.td", "Linalg/IR/LinalgRelayoutOps.td"],
    ),
    ("llvm", &["LLVMIR/LLVMTypes.td", "LLVMIR/LLVMOps.td", "LLVMIR/LLVMIntrinsicOps.td"]),
    ("math", &["Math/IR/MathOps.td"]),
    ("memref", &["MemRef/IR/MemRefOps.td"]),
    ("ml_program", &["MLProgram/IR/MLProgramOps.td"]),
    ("mpi", &["MPI/IR/MPIOps.td"]),
    ("nvgpu", &["NVGPU/IR/NVGPUOps.td"]),
    ("nvvm", &["LLVMIR/NVVMOps.td"]),
    ("omp", &["OpenMP/OpenMPOps.td"]),
    ("pdl", &["PDL/IR/PDLOps.td"]),
    ("pdl_interp", &["PDLInterp/IR/PDLInterpOps.td"]),
    ("ptr", &["Ptr/IR/PtrOps.td"]),
    ("quant", &["Quant/IR/QuantOps.td"]),
    ("rocdl", &["LLVMIR/ROCDLOps.td"]),
    ("scf", &["SCF/IR/SCFOps.td"]),
    ("shape", &["Shape/IR/ShapeOps.td"]),
    ("shard", &["Shard/IR/ShardOps.td"]),
    (
        "smt",
        &["SMT/IR/SMTOps.td", "SMT/IR/SMTArrayOps.td", "SMT/IR/SMTBitVectorOps.td", "SMT/IR/SMTIntOps.td"],
    ),
    ("sparse_tensor", &["SparseTensor/IR/SparseTensorOps.td"]),
    ("spirv", &["SPIRV/IR/SPIRVOps.td"]),
    ("tensor", &["Tensor/IR/TensorOps.td"]),
    ("tosa", &["Tosa/IR/TosaOps.td"]),
    (
        "transform",
        &[
            "Transform/IR/TransformAttrs.td",
            "Transform/IR/TransformTypes.td",
            "Transform/IR/TransformOps.td",
            "Transform/IRDLExtension/IRDLExtensionOps.td",
            "Transform/SMTExtension/SMTExtensionOps.td",
            "Transform/LoopExtension/LoopExtensionOps.td",
            "Transform/PDLExtension/PDLExtensionOps.td",
            "Affine/TransformOps/AffineTransformOps.td",
            "ArmNeon/TransformOps/ArmNeonVectorTransformOps.td",
            "ArmSVE/TransformOps/ArmSVEVectorTransformOps.td",
            "Bufferization/TransformOps/BufferizationTransformOps.td",
            "DLTI/TransformOps/DLTITransformOps.td",
            "Func/TransformOps/FuncTransformOps.td",
            "GPU/TransformOps/GPUTransformOps.td",
            "Linalg/TransformOps/LinalgTransformOps.td",
            "MemRef/TransformOps/MemRefTransformOps.td",
            "NVGPU/TransformOps/NVGPUTransformOps.td",
            "SCF/TransformOps/SCFTransformOps.td",
            "Tensor/TransformOps/TensorTransformOps.td",
            "Vector/TransformOps/VectorTransformOps.td",
            "X86Vector/TransformOps/X86VectorTransformOps.td",
            "XeGPU/TransformOps/XeGPUTransformOps.td",
        ],
    ),
    ("ub", &["UB/IR/UBOps.td"]),
    ("vcix", &["LLVMIR/VCIXOps.td"]),
    ("vector", &["Vector/IR/VectorOps.td"]),
    ("wasmssa", &["WasmSSA/IR/WasmSSAOps.td"]),
    ("x86vector", &["X86Vector/X86Vector.td"]),
    ("xegpu", &["XeGPU/IR/XeGPUOps.td"]),
    ("xevm", &["LLVMIR/XeVMOps.td"]),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut folders = arguments.iter().filter(|argument| !argument.starts_with('-')).map(PathBuf::from);
    let Some(root) = folders.next() else {
        eprintln!(
            "usage: stock_dialects INCLUDE_DIR [SOURCES] [--no-check] [--times [--every=N]] [--programs]"
        );
        return ExitCode::from(2);
    };
    // The sources are kept for inspection.
    let folder = target().join("sources");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    let every =
        arguments.iter().find_map(|argument| argument.strip_prefix("--every=")?.parse().ok()).unwrap_or(1);
    println!(
        "dialect          ops types attrs enums  translated  hooks  stubs  left out      bytes  generated in"
    );
    let start = compare::own_time();
    let generated: Vec<_> =
        DIALECTS.iter().filter(|dialect| generate_dialect(dialect, &root, &folder)).collect();
    let seconds = compare::own_time() - start;
    println!("generation of all, with the counts: {seconds:.1} s of processor time");
    if has("--times")
        && let Some(theirs) = compare::mlir_tblgen(DIALECTS, &root)
    {
        println!("mlir-tblgen, declarations and definitions: {theirs:.1} s of processor time");
    }
    let mut lib = String::new();
    for (name, _) in &generated {
        let module = module(name);
        let _ = writeln!(lib, "#[path = \"{module}.rs\"]\npub mod {module};");
    }
    let (mut pattern_files, mut with_patterns) = (0, 0);
    let sources = folders.next();
    if let Some(sources) = &sources {
        pattern_files = patterns::FILES.len();
        let modules: Vec<String> =
            patterns::FILES.iter().filter_map(|file| file.generate(sources, &folder)).collect();
        with_patterns = modules.len();
        lib.extend(modules);
    }
    let mut compiles = has("--no-check") || compile("check", &lib, &folder);
    if let Some(sources) = &sources {
        if has("--times") {
            let (seconds, files, all) = compare::gxx(sources, &root, every);
            println!(
                "g++ -fsyntax-only of {files} of the {all} files of the dialects' IR: {seconds:.1} s of processor time"
            );
        }
        if has("--programs") {
            let modules: Vec<String> = generated.iter().map(|(name, _)| module(name)).collect();
            let main = tool::main_file(&folder, &modules);
            std::fs::write(folder.join("main.rs"), main).expect("a file can be written");
            compiles &= compile("build", &lib, &folder);
            if compiles {
                let tool = target().join("debug/stock");
                programs::compare(&tool, sources, &needs(&root), &target().join("programs"));
            }
        }
    }
    let (all, count) = (DIALECTS.len(), generated.len());
    let compiling = |count| if compiles { count } else { 0 };
    if pattern_files > 0 {
        let compiling = compiling(with_patterns);
        println!(
            "pattern files: {with_patterns}/{pattern_files} generate, {compiling}/{pattern_files} compile"
        );
    }
    println!("{count}/{all} generate, {}/{all} compile", compiling(count));
    match compiles && count == all && with_patterns == pattern_files {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn request(&(name, files): &(&str, &[&str]), root: &Path) -> Request {
    let text: String = files.iter().map(|file| format!("include \"mlir/Dialect/{file}\"\n")).collect();
    Request {
        main: MainFile::Text { name: format!("{name}.td"), text },
        // Some files include their neighbours.
        include_dirs: files
            .iter()
            .filter_map(|file| Some(root.join("mlir/Dialect").join(file).parent()?.into()))
            .collect(),
        upstream_includes: vec![root.to_owned()],
        extern_paths: extern_paths(name),
        filter: Filter { dialect: Some(name.to_owned()), ..Filter::default() },
        stub_hooks: true,
        ..Request::default()
    }
}

/// The hand-written parts that each op has upstream.
fn needs(root: &Path) -> programs::Needs {
    let mut found = programs::Needs::new();
    for dialect in DIALECTS {
        let Ok(records) = evaluate(&request(dialect, root), Library::Wins, &Disk) else { continue };
        for op in records.derived("Op") {
            let (Ok(dialect), Ok(name)) = (op.record("opDialect"), op.str("opName")) else { continue };
            let is_set = |field| op.bit(field) == Ok(true);
            let directives = op.str("assemblyFormat").is_ok_and(|format| format.contains("custom<"));
            let parts = [
                ("verifier", is_set("hasVerifier") || is_set("hasRegionVerifier")),
                ("text", is_set("hasCustomAssemblyFormat") || directives),
            ];
            let parts = parts.into_iter().filter(|(_, needed)| *needed).map(|(part, _)| part).collect();
            found.insert(format!("{}.{name}", dialect.str("name").unwrap_or_default()), parts);
        }
    }
    found
}

/// Where the other dialects are.
fn extern_paths(name: &str) -> Vec<(String, String)> {
    let others = DIALECTS.iter().filter(|(other, _)| *other != name);
    let path = |other: &str| match other {
        "arith" => "rtblgen_dialects::arith".to_owned(),
        other => format!("crate::{}", module(other)),
    };
    others.map(|(other, _)| ((*other).to_owned(), path(other))).collect()
}

/// The name of a dialect's module: `async` is a keyword.
fn module(dialect: &str) -> String {
    format!("{dialect}_dialect")
}

/// Whether a dialect generates. Prints its line.
fn generate_dialect(dialect: &(&str, &[&str]), root: &Path, folder: &Path) -> bool {
    let (name, _) = *dialect;
    let start = Instant::now();
    let output = match generate(Generator::Dialect, request(dialect, root), &Disk) {
        Ok(output) => output,
        Err(failure) => {
            println!("{name}: {:?}", failure.errors().next().map(|error| &error.message));
            return false;
        }
    };
    let seconds = start.elapsed().as_secs_f64();
    std::fs::write(folder.join(format!("{}.rs", module(name))), &output.text).expect("a file can be written");
    let mut records =
        evaluate(&request(dialect, root), Library::Wins, &Disk).expect("it was evaluated before");
    let of_dialect = |class: &str, field: &str| {
        let is_own = |record: &rtblgen_records::Record<'_>| {
            record.record(field).and_then(|dialect| dialect.str("name")) == Ok(name)
        };
        records.derived(class).filter(is_own).count()
    };
    let (ops, types, attributes) =
        (of_dialect("Op", "opDialect"), of_dialect("TypeDef", "dialect"), of_dialect("AttrDef", "dialect"));
    let enums = records.derived("EnumInfo").len();
    let roots = [root.to_owned()];
    let translated = stock::snippets(&records, &roots).iter().filter(|snippet| snippet.rust.is_ok()).count();
    let stubs = output.text.matches("is not written (").count();
    let (hooks, left_out): (Vec<_>, Vec<_>) =
        stock::translate(&mut records, &roots).into_iter().partition(|hook| hook.signature().is_some());
    println!(
        "{name:14} {ops:5} {types:5} {attributes:5} {enums:5}  {translated:10}  {:5}  {stubs:5}  {:8}  {:9}  {seconds:.2} s",
        hooks.len(),
        left_out.len(),
        output.text.len()
    );
    true
}

/// Where cargo builds the generated crate.
fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/stock-dialects")
}

/// Whether all generated files compile as modules of one crate with this text, without a warning; `check` or `build`.
fn compile(command: &str, lib: &str, folder: &Path) -> bool {
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime");
    let dialects = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dialects");
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
    let manifest = format!(
        "[package]\nname = \"stock\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[lib]\npath = \"lib.rs\"\n{}\
         [dependencies]\nrtblgen-runtime = {{ path = {:?} }}\n\
         rtblgen-dialects = {{ path = {:?}, default-features = false, features = [\"arith\"] }}\n\
         [profile.dev]\ndebug = 0\n[profile.dev.package.rtblgen-runtime]\nopt-level = 1\n[workspace]\n",
        if command == "build" { "[[bin]]\nname = \"stock\"\npath = \"main.rs\"\n" } else { "" },
        runtime.display(),
        dialects.display()
    );
    std::fs::write(folder.join("Cargo.toml"), manifest).expect("a file can be written");
    std::fs::write(folder.join("lib.rs"), lib).expect("a file can be written");
    std::fs::copy(lock, folder.join("Cargo.lock")).expect("the lock file can be copied");
    let cargo = |arguments: &[&str]| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(arguments).args(["--quiet", "--offline", "--target-dir"]).arg(target());
        let status = cargo.env("RUSTFLAGS", "-D warnings").current_dir(folder).status();
        status.is_ok_and(|status| status.success())
    };
    // Builds the runtime first, so that the measured time does not include it.
    let runtime = cargo(&[command, "--package", "rtblgen-dialects"]);
    let start = compare::children_time();
    let compiles = runtime && cargo(&[command]);
    let seconds = compare::children_time() - start;
    println!("cargo {command} of all: {seconds:.1} s of processor time");
    compiles
}
