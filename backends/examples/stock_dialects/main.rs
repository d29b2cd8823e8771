//! Generates the Rust of MLIR's dialects and pattern files from their own `.td` files, with stubs of hooks, and compiles it:
//! `cargo run --release -p rtblgen-backends --example stock_dialects -- INCLUDE_DIR [SOURCES] [--no-check] [--skeletons] [--times [--every=N]] [--programs]`.
//!
//! `SOURCES` is the folder `mlir` of LLVM's sources, which has the pattern files. Prints a line for each
//! dialect and each pattern file, and fails if one does not generate, or does not compile without a warning.
//! `--times` also runs `mlir-tblgen`, `cargo check` of each dialect alone, and `g++ -fsyntax-only`. g++ takes
//! an hour; with `--every=N` it compiles only every Nth file. `--programs` builds a tool from the dialects
//! and compares its output for upstream's test programs with that of `mlir-opt`. `--skeletons` takes the hooks of
//! `rtblgen --init-dialect`, without the first sign of each comment, in the place of stubs. `strangers DIR...` generates
//! the dialects, patterns and passes of other projects: see the module.

mod compare;
mod compiled;
mod patterns;
mod programs;
mod project;
mod reasons;
mod split_runs;
mod strangers;
mod tool;
mod units;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use rtblgen_backends::input::library::Library;
use rtblgen_backends::input::written_hooks::WrittenHooks;
use rtblgen_backends::{Failure, Filter, Generator, MainFile, Request, evaluate, generate, new_crate, stock};
use tblgen_parser::Disk;

use crate::project::Project;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(("strangers", rest)) = arguments.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        return strangers::run(rest);
    }
    let mut folders = arguments.iter().filter(|argument| !argument.starts_with('-')).map(PathBuf::from);
    let Some(root) = folders.next() else {
        eprintln!(
            "usage: stock_dialects INCLUDE_DIR [SOURCES] [--no-check] [--skeletons] [--times [--every=N]] [--programs]"
        );
        return ExitCode::from(2);
    };
    // The sources are kept for inspection.
    let project = Project::new(target());
    let has = |flag: &str| arguments.iter().any(|argument| argument == flag);
    if has("--skeletons") {
        return check_skeletons(&root, &project);
    }
    let dialects = generate_dialects(&root, &project, has("--times"), with_stubs);
    let sources = folders.next();
    let pattern_files = sources.as_deref().map_or(&[][..], |_| patterns::FILES);
    let pattern_modules: Vec<String> = match &sources {
        Some(sources) => {
            pattern_files.iter().filter_map(|file| file.generate(sources, project.folder())).collect()
        }
        None => Vec::new(),
    };
    let all = declarations(&dialects) + &pattern_modules.concat();
    let mut compiles = has("--no-check") || project.compile("check", &all);
    if has("--times") {
        compiles &= check_each(&project, &dialects);
    }
    if let Some(sources) = &sources {
        if has("--times") {
            let every = arguments.iter().find_map(|argument| argument.strip_prefix("--every=")?.parse().ok());
            let (seconds, files, all) = compare::gxx(sources, &root, every.unwrap_or(1));
            println!(
                "g++ -fsyntax-only of {files} of the {all} files of the dialects' IR: {seconds:.1} s of processor time"
            );
        }
        if has("--programs") {
            project.write("main.rs", &tool::main_file(project.folder(), &dialects));
            compiles &= project.compile("build", &all);
            if compiles {
                let tool = target().join("debug/stock");
                programs::compare(&tool, sources, &needs(&root), &target().join("programs"));
            }
        }
    }
    let compiling = |count| if compiles { count } else { 0 };
    let (all_files, with_patterns) = (pattern_files.len(), pattern_modules.len());
    if all_files > 0 {
        let compiling = compiling(with_patterns);
        println!("pattern files: {with_patterns}/{all_files} generate, {compiling}/{all_files} compile");
    }
    let (all, count) = (oracle::DIALECTS.len(), dialects.len());
    println!("{count}/{all} generate, {}/{all} compile", compiling(count));
    match compiles && count == all && with_patterns == all_files {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

/// Compiles all dialects with the hooks of their skeletons, and prints the errors of each.
fn check_skeletons(root: &Path, project: &Project) -> ExitCode {
    let dialects = generate_dialects(root, project, false, with_skeletons);
    let (all, count) = (oracle::DIALECTS.len(), dialects.len());
    let compiled = compiled::compile(project, dialects).len();
    println!("{count}/{all} generate, {compiled}/{all} compile without the signs of comments");
    if compiled == all { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Generates all dialects. Returns the modules of those that generate, and prints a line for each.
fn generate_dialects(root: &Path, project: &Project, with_times: bool, text: TextOf) -> Vec<String> {
    println!(
        "dialect          ops types attrs enums  translated  hooks  stubs  left out      bytes  generated in"
    );
    let (mut modules, mut seconds) = (Vec::new(), 0.0);
    for dialect in oracle::DIALECTS {
        let Some(time) = generate_dialect(dialect, root, project, text) else { continue };
        modules.push(module(dialect.0));
        seconds += time;
    }
    println!("generation of all: {seconds:.1} s of processor time");
    if with_times && let Some(theirs) = compare::mlir_tblgen(oracle::DIALECTS, root) {
        println!("mlir-tblgen, declarations and definitions: {theirs:.1} s of processor time");
    }
    modules
}

/// Checks each dialect with nothing but the dialects that it refers to, and prints its time. Whether all compile.
fn check_each(project: &Project, modules: &[String]) -> bool {
    println!("cargo check of       processor time   with");
    let mut all_compile = true;
    for module in modules {
        let needed = project.referred_from(module, modules);
        let seconds = project.cargo("check", &declarations(&needed));
        all_compile &= seconds.is_some();
        let seconds = seconds.map_or_else(|| "does not compile".to_owned(), |time| format!("{time:12.1} s"));
        println!(
            "{:20} {seconds}   {} other dialects",
            module.trim_end_matches("_dialect"),
            needed.len() - 1
        );
    }
    all_compile
}

/// The text that declares these modules.
fn declarations(modules: &[String]) -> String {
    modules.iter().map(|module| format!("#[path = \"{module}.rs\"]\npub mod {module};\n")).collect()
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
    for dialect in oracle::DIALECTS {
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

/// Returns the Rust paths of the other dialects.
fn extern_paths(name: &str) -> Vec<(String, String)> {
    let others = oracle::DIALECTS.iter().filter(|(other, _)| *other != name);
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

/// Generates the Rust of a dialect.
type TextOf = fn(Request) -> Result<String, Failure>;

/// With stubs of its hooks.
fn with_stubs(request: Request) -> Result<String, Failure> {
    Ok(generate(Generator::Dialect, request, &Disk)?.text)
}

/// With the hooks of its skeleton, and stubs of what the skeleton leaves out.
fn with_skeletons(request: Request) -> Result<String, Failure> {
    let made = new_crate(&[Request { stub_hooks: false, ..request.clone() }], &Disk)?;
    let written = oracle::skeleton::written(&made.files);
    let mut written_hooks = WrittenHooks::default();
    for (name, rust) in &written {
        if let Err(error) = written_hooks.read(rust) {
            println!("{name}: {error}");
        }
    }
    let output = generate(Generator::Dialect, Request { written_hooks, ..request }, &Disk)?;
    Ok(oracle::skeleton::module(&written, &output.text))
}

/// Generates a dialect and prints its line. Returns the processor time of the generation; `None` if there is an error.
fn generate_dialect(dialect: &(&str, &[&str]), root: &Path, project: &Project, text: TextOf) -> Option<f64> {
    let (name, _) = *dialect;
    let (start, processor_start) = (Instant::now(), compare::own_time());
    let output = match text(request(dialect, root)) {
        Ok(text) => text,
        Err(failure) => {
            println!("{name}: {:?}", failure.errors().next().map(|error| &error.message));
            return None;
        }
    };
    let (seconds, processor) = (start.elapsed().as_secs_f64(), compare::own_time() - processor_start);
    project.write(&format!("{}.rs", module(name)), &output);
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
    let stubs = output.matches("is not written (").count();
    let (hooks, left_out): (Vec<_>, Vec<_>) =
        stock::translate(&mut records, &roots, None).into_iter().partition(|hook| hook.signature().is_some());
    println!(
        "{name:14} {ops:5} {types:5} {attributes:5} {enums:5}  {translated:10}  {:5}  {stubs:5}  {:8}  {:9}  {seconds:.2} s",
        hooks.len(),
        left_out.len(),
        output.len()
    );
    Some(processor)
}

/// Returns the folder in which cargo builds the generated crate.
fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/stock-dialects")
}
