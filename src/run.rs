//! Runs the command line: from arguments to files.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstream::{AutoStream, ColorChoice};
use rtblgen_backends::input::written_hooks::WrittenHooks;
use rtblgen_backends::output_file::{self, Freshness};
use rtblgen_backends::{Failure, Filter, Generator, Library, MainFile, Request};
use rtblgen_bytes::{write_stderr, write_stdout_with};
use rtblgen_records::{Records, dump_json, print_detailed_records, print_records};
use tblgen_parser::loader::text_of;
use tblgen_parser::{Diagnostic, Disk, SourceMap, render};

use crate::arguments::{Action, Arguments};

/// Writes the output. Records can be large, so they are written while they are printed.
pub(crate) type Content<'a> = &'a dyn Fn(&mut dyn Write) -> io::Result<()>;

type PrintRecords = fn(&Records, &mut &mut dyn Write) -> io::Result<()>;

/// Runs the command line. Writes nothing if there is an error.
pub fn run(arguments: &Arguments) -> ExitCode {
    arguments.idle.iter().for_each(|warning| write_stderr(&format!("{warning}\n")));
    match produce(arguments) {
        Ok(code) => code,
        Err(failure) => {
            show(arguments, &failure.sources, &failure.diagnostics);
            ExitCode::FAILURE
        }
    }
}

fn produce(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let request = request(arguments)?;
    match arguments.action {
        Action::PrintRecords => records(arguments, &request, |records, out| print_records(records, out)),
        Action::PrintDetailedRecords => {
            records(arguments, &request, |records, out| print_detailed_records(records, out))
        }
        Action::DumpJson => records(arguments, &request, |records, out| dump_json(records, out)),
        Action::NullBackend => records(arguments, &request, |_, _| Ok(())),
        Action::Generate(generator) => generate(arguments, generator, request),
        Action::InitDialect => init_dialect(arguments, request),
        Action::Pdll(output) => Ok(crate::pdll::run(arguments, output, request.main)),
    }
}

fn request(arguments: &Arguments) -> Result<Request, Failure> {
    Ok(Request {
        main: main_file(&arguments.input)?,
        include_dirs: arguments.include_dirs.clone(),
        upstream_includes: arguments.upstream_includes.clone(),
        defines: arguments.defines.clone(),
        extern_paths: arguments.extern_paths.clone(),
        filter: Filter {
            dialect: arguments.dialect.clone(),
            op_include_regex: arguments.op_include_regex.clone(),
            op_exclude_regex: arguments.op_exclude_regex.clone(),
            typedefs_dialect: arguments.typedefs_dialect.clone(),
            attrdefs_dialect: arguments.attrdefs_dialect.clone(),
            bytecode_dialect: arguments.bytecode_dialect.clone(),
        },
        fuse_patterns: arguments.fuse_patterns,
        skip_unsupported_patterns: arguments.skip_unsupported_patterns,
        source_url: arguments.source_url.clone(),
        stub_hooks: arguments.stub_hooks,
        written_hooks: WrittenHooks::default(),
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
        Ok(_) => Ok(MainFile::Text { name: "<stdin>".to_owned(), text: text_of(bytes) }),
        Err(error) => Err(Failure::without_place(format!("Could not open input file '-': {error}"))),
    }
}

fn records(arguments: &Arguments, request: &Request, print: PrintRecords) -> Result<ExitCode, Failure> {
    let records = rtblgen_backends::evaluate(request, Library::Last, &Disk)?;
    show(arguments, records.sources(), records.messages());
    let dependencies = rtblgen_backends::dependencies(&records, Library::Last);
    let code = finish(arguments, &|out| print(&records, &mut &mut *out), &dependencies);
    // Exits without dropping the records: a million small allocations.
    std::process::exit(code.into())
}

fn generate(arguments: &Arguments, generator: Generator, request: Request) -> Result<ExitCode, Failure> {
    let output = rtblgen_backends::generate(generator, request, &Disk)?;
    show(arguments, &output.sources, &output.warnings);
    for path in &output.unused_paths {
        show(arguments, &output.sources, std::slice::from_ref(&path.warning));
    }
    let code = finish(arguments, &|out| out.write_all(output.text.as_bytes()), &output.dependencies);
    Ok(code.into())
}

/// Writes a crate into a folder that does not exist yet.
fn init_dialect(arguments: &Arguments, first: Request) -> Result<ExitCode, Failure> {
    let mut requests = vec![first];
    for path in &arguments.further {
        requests.push(Request { main: main_file(path)?, ..requests[0].clone() });
    }
    let new = rtblgen_backends::new_crate(&requests, &Disk)?;
    let folder = arguments.output.clone().unwrap_or_else(|| PathBuf::from(&new.name));
    new.warnings.iter().for_each(|(warnings, sources)| show(arguments, sources, warnings));
    let written = match folder.exists() {
        true => Err(io::Error::new(io::ErrorKind::AlreadyExists, "it exists already")),
        false => write_crate(&folder, &new.files),
    };
    match written {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            let message = format!("cannot write the crate `{}`: {error}", folder.display());
            Err(Failure::without_place(message))
        }
    }
}

fn write_crate(folder: &Path, files: &[(PathBuf, String)]) -> io::Result<()> {
    for (name, text) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(path, text)?;
    }
    Ok(())
}

/// Writes the output. Returns the exit status.
pub(crate) fn finish(arguments: &Arguments, content: Content<'_>, dependencies: &[PathBuf]) -> u8 {
    match write(arguments, content, dependencies) {
        Ok(()) => 0,
        Err(diagnostic) => {
            show(arguments, &SourceMap::new(), &[*diagnostic]);
            1
        }
    }
}

pub(crate) fn show(arguments: &Arguments, sources: &SourceMap, diagnostics: &[Diagnostic]) {
    // The search for color support takes time.
    if diagnostics.is_empty() {
        return;
    }
    let color = match arguments.color {
        clap::ColorChoice::Always => true,
        clap::ColorChoice::Never => false,
        clap::ColorChoice::Auto => AutoStream::choice(&io::stderr()) != ColorChoice::Never,
    };
    for diagnostic in diagnostics {
        write_stderr(&render(diagnostic, sources, arguments.error_format, color));
    }
}

fn write(
    arguments: &Arguments,
    content: Content<'_>,
    dependencies: &[PathBuf],
) -> Result<(), Box<Diagnostic>> {
    let Some(path) = &arguments.output else { return write_to_stdout(content) };
    if path.is_file() && same_file::is_same_file(path, &arguments.input).unwrap_or(false) {
        let message = format!("the output '{}' is the input: it is left as it is", path.display());
        return Err(Box::new(Diagnostic::error_without_span(message)));
    }
    if let Some(dependency_file) = &arguments.dependency_file {
        let text = dependency_text(path, dependencies);
        output_file::write(dependency_file, text, Freshness::AlwaysWrite)
            .map_err(|error| cannot_write(dependency_file, &error))?;
    }
    let written = if arguments.write_if_changed {
        let mut bytes = Vec::new();
        content(&mut bytes).and_then(|()| output_file::write(path, &bytes, Freshness::KeepIfUnchanged))
    } else {
        output_file::write_with(path, content)
    };
    written.map_err(|error| cannot_write(path, &error))
}

/// The text for make, byte for byte llvm-tblgen's: names are not escaped.
fn dependency_text(output: &Path, dependencies: &[PathBuf]) -> Vec<u8> {
    let mut text = [output.as_os_str().as_encoded_bytes(), b":"].concat();
    for path in dependencies {
        text.push(b' ');
        text.extend_from_slice(path.as_os_str().as_encoded_bytes());
    }
    text.push(b'\n');
    text
}

fn write_to_stdout(content: Content<'_>) -> Result<(), Box<Diagnostic>> {
    write_stdout_with(content).map_err(|error| Box::new(Diagnostic::error_without_span(error.to_string())))
}

fn cannot_write(path: &Path, error: &io::Error) -> Box<Diagnostic> {
    let message = format!("error opening {}: {error}", path.display());
    Box::new(Diagnostic::error_without_span(message))
}
