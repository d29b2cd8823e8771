//! Development aid: `cargo run --example gen -- gen-dialect file.td [-I dir]`.
use rtblgen_backends::{Generator, MainFile, Request, generate};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let generator = Generator::from_flag(&args[0]).expect("generator");
    let (defines, dirs): (Vec<_>, Vec<_>) = args[2..].iter().cloned().partition(|arg| arg.starts_with("-D"));
    let defines = defines.iter().map(|define| define[2..].to_owned()).collect();
    let include_dirs = dirs.iter().map(Into::into).collect();
    let request =
        Request { main: MainFile::Path(args[1].clone().into()), include_dirs, defines, ..Request::default() };
    let short = std::env::var("SHORT").is_ok();
    let format = if short { tblgen_parser::ErrorFormat::Short } else { tblgen_parser::ErrorFormat::Human };
    match generate(generator, request, &tblgen_parser::Disk) {
        Ok(output) => {
            for warning in &output.warnings {
                eprint!("{}", tblgen_parser::render(warning, &output.sources, format, false));
            }
            print!("{}", output.text);
        }
        Err(failure) => {
            for error in &failure.diagnostics {
                eprint!("{}", tblgen_parser::render(error, &failure.sources, format, false));
            }
            std::process::exit(1);
        }
    }
}
