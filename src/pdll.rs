//! Files of PDLL: the typed tree, PDL, and the included definitions.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::ExitCode;

use rtblgen_backends::input::library::{WithLibrary, include_dirs, is_embedded, with_library_files};
use rtblgen_backends::{Library, MainFile};
use rtblgen_pdll::{Options, parse, pdl, print_ast, split};
use rtblgen_records::Failure;
use tblgen_parser::{Diagnostic, Disk, FileLoader, SourceMap};

use crate::arguments::{Arguments, PdllOutput};
use crate::run::{finish, show};

/// Runs the command line on a PDLL file. Writes nothing if there is an error.
pub fn run(arguments: &Arguments, output: PdllOutput, main: MainFile) -> ExitCode {
    let Some((name, text)) = load(arguments, main) else { return ExitCode::FAILURE };
    let inputs: Vec<(String, &str)> = match arguments.split_marker() {
        Some(marker) => split(&text, marker).iter().map(|chunk| (chunk.name(&name), chunk.text)).collect(),
        None => vec![(name, text.as_str())],
    };
    let mut dependencies = BTreeSet::new();
    let texts: Vec<Option<String>> = inputs
        .into_iter()
        .map(|(name, text)| process(arguments, output, name, text, &mut dependencies))
        .collect();
    let Some(texts) = texts.into_iter().collect::<Option<Vec<String>>>() else { return ExitCode::FAILURE };
    let text = texts.join(&format!("{}\n", arguments.output_split_marker));
    let bytes = rtblgen_bytes::bytes_of(&text);
    let dependencies: Vec<PathBuf> = dependencies.into_iter().collect();
    finish(arguments, &|out| out.write_all(&bytes), &dependencies).into()
}

/// The name and the text of the file.
fn load(arguments: &Arguments, main: MainFile) -> Option<(String, String)> {
    let path = match main {
        MainFile::Text { name, text } => return Some((name, text)),
        MainFile::Path(path) => path,
    };
    let name = tblgen_parser::loader::name_of(&path);
    let reason = match Disk.load(&path) {
        Ok(Some(file)) => return Some((name, file.text)),
        Ok(None) => "No such file or directory".to_owned(),
        Err(error) => error.to_string(),
    };
    let message = format!("cannot open input file '{name}': {reason}");
    show(arguments, &SourceMap::new(), &[Diagnostic::error_without_span(message)]);
    None
}

/// The output for one input. If there is none, the error is shown.
fn process(
    arguments: &Arguments,
    output: PdllOutput,
    name: String,
    text: &str,
    dependencies: &mut BTreeSet<PathBuf>,
) -> Option<String> {
    let options = Options {
        include_dirs: include_dirs(&arguments.include_dirs, &arguments.upstream_includes),
        has_documentation: arguments.dump_ods,
    };
    let loader = WithLibrary { files: &Disk, library: Library::Last, has_upstream: false };
    let main = tblgen_parser::MainFile { name, text: text.to_owned() };
    let parsed = match parse(main, &options, &loader) {
        Ok(parsed) => parsed,
        Err(failure) => {
            let rtblgen_pdll::Failure { sources, diagnostics } = failure;
            let failure = with_library_files(Failure { sources, diagnostics });
            show(arguments, &failure.sources, &failure.diagnostics);
            return None;
        }
    };
    let module = &parsed.module;
    show(arguments, &module.sources, &parsed.warnings);
    let own = module.sources.dependencies().filter(|path| !is_embedded(path, Library::Last));
    dependencies.extend(own);
    if arguments.dump_ods {
        rtblgen_bytes::write_stderr(&module.definitions.to_string());
    }
    let printed = match output {
        PdllOutput::Ast => print_ast(module).map_err(|_| {
            let message =
                "the tree is too large to print: variables are printed in full wherever they are used";
            vec![Diagnostic::error_without_span(message)]
        }),
        PdllOutput::Mlir => pdl::lower(module).map(|lowered| pdl::print(&lowered, &module.sources)),
    };
    printed.map_err(|diagnostics| show(arguments, &module.sources, &diagnostics)).ok()
}
