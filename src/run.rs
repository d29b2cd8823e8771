//! From arguments to files.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use rtblgen_backends::output_file::{self, Freshness};
use rtblgen_backends::{Failure, Generator, Library, MainFile, Request};
use rtblgen_records::Records;
use tblgen_parser::{Diagnostic, Disk, SourceMap, render};

use crate::arguments::{Action, Arguments};

/// What is to be written.
struct Product {
    content: Content,
    dependencies: Vec<PathBuf>,
}

enum Content {
    Text(String),
    /// Records as text can be large: they are written as they are printed.
    Records(Box<Records>, PrintRecords),
}

type PrintRecords = fn(&Records, &mut &mut dyn Write) -> io::Result<()>;

impl Content {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Self::Text(text) => out.write_all(text.as_bytes()),
            Self::Records(records, print) => print(records, &mut &mut *out),
        }
    }
}

/// Does what the arguments say. Nothing is written if anything is wrong.
pub fn run(arguments: &Arguments) -> ExitCode {
    let product = match produce(arguments) {
        Ok(product) => product,
        Err(failure) => {
            show(arguments, &failure.sources, &failure.diagnostics);
            return ExitCode::FAILURE;
        }
    };
    let written = write(arguments, &product);
    // The process is about to end: to give back a million small allocations first takes time.
    std::mem::forget(product);
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(diagnostic) => {
            show(arguments, &SourceMap::new(), &[*diagnostic]);
            ExitCode::FAILURE
        }
    }
}

fn produce(arguments: &Arguments) -> Result<Product, Failure> {
    let request = request(arguments)?;
    match arguments.action {
        Action::PrintRecords => {
            records(arguments, &request, |records, out| rtblgen_records::print_records(records, out))
        }
        Action::PrintDetailedRecords => {
            records(arguments, &request, |records, out| rtblgen_records::print_detailed_records(records, out))
        }
        Action::DumpJson => {
            records(arguments, &request, |records, out| rtblgen_records::dump_json(records, out))
        }
        Action::NullBackend => records(arguments, &request, |_, _| Ok(())),
        Action::Generate(generator) => generate(arguments, generator, request),
    }
}

fn request(arguments: &Arguments) -> Result<Request, Failure> {
    Ok(Request {
        main: main_file(&arguments.input)?,
        include_dirs: arguments.include_dirs.clone(),
        upstream_includes: arguments.upstream_includes.clone(),
        defines: arguments.defines.clone(),
        extern_paths: arguments.extern_paths.clone(),
        filter: arguments.filter.clone(),
        fuse_patterns: arguments.fuse_patterns,
        allow_unused_template_arguments: arguments.allow_unused_template_arguments,
        on_deprecated: arguments.on_deprecated,
    })
}

fn main_file(input: &Path) -> Result<MainFile, Failure> {
    if input != Path::new("-") {
        return Ok(MainFile::Path(input.to_owned()));
    }
    let mut bytes = Vec::new();
    match io::stdin().lock().read_to_end(&mut bytes) {
        Ok(_) => {
            let text = tblgen_parser::loader::text_of(bytes);
            Ok(MainFile::Text { name: "<stdin>".to_owned(), text })
        }
        Err(error) => {
            let message = format!("Could not open input file '-': {error}");
            let diagnostics = vec![Diagnostic::error_without_span(message)];
            Err(Failure { sources: SourceMap::new(), diagnostics })
        }
    }
}

fn records(arguments: &Arguments, request: &Request, print: PrintRecords) -> Result<Product, Failure> {
    let records = rtblgen_backends::evaluate(request, Library::Last, &Disk)?;
    show(arguments, records.sources(), records.warnings());
    show(arguments, records.sources(), records.dumps());
    let dependencies = rtblgen_backends::dependencies(&records, Library::Last);
    Ok(Product { content: Content::Records(Box::new(records), print), dependencies })
}

fn generate(arguments: &Arguments, generator: Generator, request: Request) -> Result<Product, Failure> {
    let output = rtblgen_backends::generate(generator, request, &Disk)?;
    show(arguments, &output.sources, &output.warnings);
    Ok(Product { content: Content::Text(output.text), dependencies: output.dependencies })
}

fn show(arguments: &Arguments, sources: &SourceMap, diagnostics: &[Diagnostic]) {
    // To look for colours takes longer than to say nothing.
    if diagnostics.is_empty() {
        return;
    }
    let color = match arguments.color {
        clap::ColorChoice::Always => true,
        clap::ColorChoice::Never => false,
        clap::ColorChoice::Auto => AutoStream::choice(&io::stderr()) != ColorChoice::Never,
    };
    let mut stderr = io::stderr().lock();
    for diagnostic in diagnostics {
        let text = render(diagnostic, sources, arguments.error_format, color);
        // There is nowhere left to complain to.
        let _ = stderr.write_all(text.as_bytes());
    }
}

/// Whether two paths lead to the same file.
#[cfg(unix)]
fn is_same_file(output: &Path, input: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |path: &Path| path.metadata().ok().map(|file| (file.is_file(), file.dev(), file.ino()));
    identity(output).is_some_and(|output| output.0 && identity(input) == Some(output))
}

/// Whether two paths lead to the same file.
#[cfg(not(unix))]
fn is_same_file(output: &Path, input: &Path) -> bool {
    let (output, input) = (output.canonicalize(), input.canonicalize());
    output.is_ok_and(|output| output.is_file() && input.is_ok_and(|input| input == output))
}

fn write(arguments: &Arguments, product: &Product) -> Result<(), Box<Diagnostic>> {
    let Some(path) = &arguments.output else { return write_to_stdout(&product.content) };
    if is_same_file(path, &arguments.input) {
        let message = format!("the output '{}' is the input: it is left as it is", path.display());
        return Err(Box::new(Diagnostic::error_without_span(message)));
    }
    if let Some(dependency_file) = &arguments.dependency_file {
        let text = dependency_text(path, &product.dependencies);
        output_file::write(dependency_file, &text, Freshness::AlwaysWrite)
            .map_err(|error| cannot_write(dependency_file, &error))?;
    }
    let written = if arguments.write_if_changed {
        let mut bytes = Vec::new();
        product.content.write(&mut bytes).and_then(|()| {
            let text = String::from_utf8(bytes).map_err(io::Error::other)?;
            output_file::write(path, &text, Freshness::KeepIfUnchanged)
        })
    } else {
        output_file::write_with(path, |file| product.content.write(file))
    };
    written.map_err(|error| cannot_write(path, &error))
}

/// The text for make, byte for byte llvm-tblgen's: names are not escaped.
fn dependency_text(output: &Path, dependencies: &[PathBuf]) -> String {
    let names = dependencies.iter().map(|path| format!(" {}", path.display()));
    format!("{}:{}\n", output.display(), names.collect::<String>())
}

fn write_to_stdout(content: &Content) -> Result<(), Box<Diagnostic>> {
    let mut stdout = io::stdout().lock();
    match content.write(&mut stdout).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let message = format!("cannot write to standard output: {error}");
            Err(Box::new(Diagnostic::error_without_span(message)))
        }
        _ => Ok(()),
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Box<Diagnostic> {
    let message = format!("error opening {}: {error}", path.display());
    Box::new(Diagnostic::error_without_span(message))
}
