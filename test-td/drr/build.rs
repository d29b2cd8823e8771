//! Generates the dialect and, for each pattern file in `cases`, a module with its patterns.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use rtblgen_build::{Config, Error, Generator};

fn main() -> Result<(), Error> {
    println!("cargo::rerun-if-changed=cases");
    println!("cargo::rerun-if-changed=further");
    println!("cargo::rerun-if-changed=pdll");
    println!("cargo::rerun-if-changed=three_ways");
    let mut config = Config::new();
    config.separate_pattern_sets();
    config.include_dir("td").generate(Generator::Dialect, "td/ops.td", "drr");
    config.generate(Generator::Dialect, "three_ways/dialect.td", "three");
    config.generate(Generator::Rewriters, "three_ways/rules.td", "three_drr");
    config.generate(Generator::PdllRewriters, "three_ways/rules.pdll", "three_pdll");
    let mut modules = String::new();
    let mut table = String::new();
    let folders = [("cases", "td"), ("further", "td"), ("pdll", "pdll"), ("pdll/further", "pdll")];
    for file in folders.into_iter().flat_map(|(folder, extension)| pattern_files(folder, extension)) {
        let stem = file.file_stem().expect("a file name").to_string_lossy().into_owned();
        let is_pdll = file.extension().is_some_and(|extension| extension == "pdll");
        let (generator, name) = match is_pdll {
            true => (Generator::PdllRewriters, format!("pdll_{stem}")),
            false => (Generator::Rewriters, stem),
        };
        config.generate(generator, &file, format!("case_{name}"));
        let helpers = fs::read_to_string(file.with_extension("rs")).unwrap_or_default();
        writeln!(
            modules,
            "/// The patterns of `{}`.\npub mod {name} {{\n#[allow(unused_imports)]\nuse crate::dialect::*;\n{helpers}\nrtblgen_runtime::include_td!(\"case_{name}\");\n}}",
            file.display()
        )
        .expect("a string takes everything");
        writeln!(table, "(\"{name}\", {name}::populate),").expect("a string takes everything");
    }
    config.compile()?;
    let text = format!(
        "{modules}\n/// Each case with the function that adds its patterns.\npub const CASES: &[(&str, Populate)] = &[{table}];\n"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where")).join("cases.rs");
    fs::write(out, text).expect("cargo's folder can be written");
    Ok(())
}

fn pattern_files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(Path::new(folder)).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}
