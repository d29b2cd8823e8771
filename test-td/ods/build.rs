//! Generates the dialect of each file in `cases`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use rtblgen_build::{Config, Error};

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=cases");
    let mut config = Config::new();
    let mut modules = String::new();
    let mut table = String::new();
    for file in dialect_files(Path::new("cases")) {
        let name = file.file_stem().expect("a file name").to_string_lossy().into_owned();
        let dialect = name[..1].to_uppercase() + &name[1..] + "Dialect";
        config.dialect(&file);
        writeln!(
            modules,
            "/// The dialect of `{}`.\npub mod {name} {{ rtblgen_runtime::include_td!(\"{name}\"); }}",
            file.display()
        )
        .expect("a string takes everything");
        writeln!(table, "(\"{name}\", |registry| {{ registry.dialect::<{name}::{dialect}>(); }}),")
            .expect("a string takes everything");
    }
    config.compile()?;
    let text = format!(
        "{modules}\n/// Each case with the function that registers its dialect.\npub const CASES: &[(&str, Register)] = &[{table}];\n"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where")).join("cases.rs");
    fs::write(out, text).expect("cargo's folder can be written");
    Ok(())
}

fn dialect_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "td"))
        .collect();
    files.sort();
    files
}
