//! Prints the records of a TableGen file:
//! `print_records [--dump-json | --print-detailed-records | --null-backend] [-I DIR]... FILE`.

use rtblgen_records::{TableGen, dump_json, print_detailed_records, print_records};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use tblgen_parser::{ErrorFormat, render};

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> io::Result<ExitCode> {
    let mut tablegen = TableGen::new();
    let (mut backend, mut file) = (String::new(), None);
    let mut format = ErrorFormat::Short;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-I" => tablegen = tablegen.include_dirs(arguments.next().map(Into::into)),
            "--error-format=human" => format = ErrorFormat::Human,
            option if option.starts_with("--") => backend = argument,
            _ => file = Some(argument),
        }
    }
    let name = file.ok_or_else(|| io::Error::other("usage: print_records [--dump-json] [-I DIR]... FILE"))?;
    match tablegen.evaluate_file(name) {
        Ok(records) => {
            for message in records.messages() {
                eprint!("{}", render(message, records.sources(), format, false));
            }
            let mut out = BufWriter::new(io::stdout().lock());
            match backend.as_str() {
                "--null-backend" => {}
                "--dump-json" => dump_json(&records, &mut out)?,
                "--print-detailed-records" => print_detailed_records(&records, &mut out)?,
                _ => print_records(&records, &mut out)?,
            }
            out.flush()?;
            Ok(ExitCode::SUCCESS)
        }
        Err(failure) => {
            eprint!("{}", failure.render(format, false));
            Ok(ExitCode::FAILURE)
        }
    }
}
