//! Prints the records of a TableGen file:
//! `print_records [--dump-json | --print-detailed-records | --null-backend] [-I DIR]... FILE`.

use rtblgen_records::{
    EvaluateOptions, dump_json, parse_and_evaluate, print_detailed_records, print_records,
};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use tblgen_parser::{Disk, ErrorFormat, MainFile, Options, render};

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
    let mut options = Options::default();
    let (mut backend, mut file) = (String::new(), None);
    let mut format = ErrorFormat::Short;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-I" => options.include_dirs.extend(arguments.next().map(Into::into)),
            "--error-format=human" => format = ErrorFormat::Human,
            option if option.starts_with("--") => backend = argument,
            _ => file = Some(argument),
        }
    }
    let name = file.ok_or_else(|| io::Error::other("usage: print_records [--dump-json] [-I DIR]... FILE"))?;
    let text = std::fs::read_to_string(&name)?;
    match parse_and_evaluate(MainFile { name, text }, &options, &Disk, &EvaluateOptions::default()) {
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
