//! `rtblgen opt`: runs programs of dialects that are loaded from `.td` files.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use rtblgen_backends::input::library::is_embedded;
use rtblgen_backends::{Library, MainFile, Request};
use rtblgen_dynamic::DialectFlags;
use rtblgen_pdl::{Options, PdlFunctions, load_file};
use rtblgen_runtime::opt::{OptRegistry, opt_main_with};
use rtblgen_runtime::rewrite::PatternsHook;
use rtblgen_runtime::{Context, Diagnostic};
use tblgen_parser::Disk;

/// The flag that runs the program again when a file changes.
const WATCH: &str = "--watch";

/// Whether the command line is that of `rtblgen opt`. A file of that name is written `./opt`.
pub fn is_called(arguments: &[OsString]) -> bool {
    arguments.get(1).is_some_and(|word| word == "opt")
}

/// Runs it.
pub fn run(words: Vec<OsString>) -> ExitCode {
    if words.iter().any(|word| word == WATCH) {
        let rest = words.into_iter().skip(1).filter(|word| word != WATCH).collect();
        return rtblgen_pdl::watch(rest, included_files);
    }
    let mut arguments: Vec<String> =
        words.into_iter().skip(2).map(|word| word.to_string_lossy().into_owned()).collect();
    let mut registry = OptRegistry::default();
    match prepare(&mut arguments, &mut registry) {
        Ok(notes) => {
            eprint!("{notes}");
            opt_main_with("rtblgen opt", arguments, &registry)
        }
        Err(message) => {
            eprintln!("{}", message.trim_end());
            ExitCode::FAILURE
        }
    }
}

/// Takes the flags of this tool out of the arguments, and registers the dialects that they name.
fn prepare(arguments: &mut Vec<String>, registry: &mut OptRegistry) -> Result<String, String> {
    let flags = DialectFlags::take(arguments)?;
    let patterns = take_patterns(arguments)?;
    DialectFlags::describe(registry);
    registry
        .describe_flag(
            "patterns",
            "Add the patterns of a .pdll file, or of pdl in a .mlir file, to --canonicalize",
        )
        .describe_flag("watch", "Run again when a file changes, and print what differs")
        .overview("runs programs of the core dialects, and of dialects of .td files");
    let loaded = flags.load(registry, &Disk).map_err(|failure| failure.to_string())?;
    rtblgen_dialects::register_all(registry);
    DialectFlags::add_included(registry, &loaded);
    rtblgen_pdl::register_check(registry);
    for file in patterns {
        add_patterns(registry, file, flags.include_dirs.clone())?;
    }
    Ok(loaded.iter().map(|loaded| rtblgen_dynamic::report(loaded, flags.lists_hooks)).collect())
}

/// The files that a `.td` file includes, as far as it can be read. The td library is inside the program.
fn included_files(file: &Path, folders: &[PathBuf]) -> Vec<PathBuf> {
    if file.extension().is_none_or(|extension| extension != "td") {
        return Vec::new();
    }
    let request = Request {
        main: MainFile::Path(file.to_owned()),
        include_dirs: folders.to_vec(),
        ..Request::default()
    };
    match rtblgen_backends::evaluate(&request, Library::Last, &Disk) {
        Ok(records) => rtblgen_backends::dependencies(&records, Library::Last),
        Err(failure) => {
            failure.sources.dependencies().filter(|path| !is_embedded(path, Library::Last)).collect()
        }
    }
}

/// The values of `--patterns`.
fn take_patterns(arguments: &mut Vec<String>) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    let mut rest = Vec::new();
    let mut given = std::mem::take(arguments).into_iter();
    while let Some(argument) = given.next() {
        if let Some(file) = argument.strip_prefix("--patterns=") {
            files.push(file.into());
        } else if argument == "--patterns" {
            files.push(given.next().ok_or("`--patterns` needs a value")?.into());
        } else {
            rest.push(argument);
        }
    }
    *arguments = rest;
    Ok(files)
}

/// Adds the patterns of a file to the canonicalization.
fn add_patterns(registry: &mut OptRegistry, file: PathBuf, include_dirs: Vec<PathBuf>) -> Result<(), String> {
    if file.extension().is_some_and(|extension| extension == "td") {
        return Err(format!(
            "the patterns of `{}` are of DRR: only those of .pdll and .mlir files are loaded at run time",
            file.display()
        ));
    }
    let options = Options { include_dirs, has_documentation: false };
    // An error in the file is an error of the command line, not of a program.
    let context = Context::new();
    load_file(&context, &file, &options)?;
    let hook: &'static PatternsHook =
        Box::leak(Box::new(PatternsHook(Box::leak(Box::new(hook(file, options))))));
    registry.extension(move |context| context.add_canonicalization(hook));
    Ok(())
}

/// The function that adds the patterns of a file to a set.
fn hook(
    file: PathBuf,
    options: Options,
) -> impl for<'c> Fn(&mut rtblgen_runtime::RewritePatternSet<'c>) + Send + Sync {
    move |patterns| {
        let context = patterns.context();
        let added = load_file(context, &file, &options).and_then(|loaded| {
            loaded.add_to(patterns, &PdlFunctions::default()).map_err(|error| error.to_string())
        });
        if let Err(message) = added {
            context.emit(&Diagnostic::error(context.unknown_loc(), message));
        }
    }
}
