//! The files of `mlir/test/Bytecode`, in LLVM's sources below `RTBLGEN_UPSTREAM`.

use std::path::{Path, PathBuf};

use rtblgen_runtime::bytecode::{ReadOptions, VERSION, read};

use super::support::{bytecode, context, error_of, text};

fn folder() -> Option<PathBuf> {
    let sources = std::env::var_os("RTBLGEN_UPSTREAM");
    if sources.is_none() {
        eprintln!("skipped: RTBLGEN_UPSTREAM is not set");
    }
    Some(Path::new(&sources?).join("mlir/test/Bytecode"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|own| own == extension)).collect();
    files.sort();
    files
}

#[test]
fn invalid_files_are_refused() {
    let Some(folder) = folder() else { return };
    let files = files(&folder.join("invalid"), "mlirbc");
    for path in &files {
        let error = error_of(&std::fs::read(path).expect("the file"));
        assert!(error.starts_with("at byte "), "{}: {error}", path.display());
    }
    println!("{} of {} invalid files are refused with an offset", files.len(), files.len());
    assert!(files.len() >= 20);
}

/// Versions of the test dialect, which its C++ reads.
#[test]
fn versions_of_dialects_are_refused() {
    let Some(folder) = folder() else { return };
    for path in files(&folder.join("versioning"), "mlirbc") {
        let error = error_of(&std::fs::read(&path).expect("the file"));
        assert!(
            error.contains("dialect 'test' has a version, which only a program with the encoding"),
            "{}",
            path.display()
        );
        println!("outside: {} ({error})", path.display());
    }
}

#[test]
fn programs_read_back() {
    let Some(folder) = folder() else { return };
    let (mut count, mut outside) = (0, Vec::new());
    for path in files(&folder, "mlir") {
        let source = std::fs::read_to_string(&path).expect("the file");
        for (number, part) in source.split("// -----").enumerate() {
            let name = format!("{}, part {number}", path.file_name().unwrap_or_default().display());
            let context = context();
            let Ok(ir) = context.parse_module("-", part) else {
                outside.push(name);
                continue;
            };
            for version in 0..=VERSION {
                let other = super::support::context();
                let again = read(&other, &bytecode(&ir, version), &ReadOptions::default());
                let again = again.unwrap_or_else(|error| panic!("{name}, version {version}: {error}"));
                // Before properties there were only attributes.
                if version >= 5 || !part.contains("<{") {
                    assert_eq!(text(&again), text(&ir), "{name}, version {version}");
                }
            }
            count += 1;
        }
    }
    println!(
        "{count} of {} parts read back in each version; outside, for dialects that this crate has not:",
        count + outside.len()
    );
    outside.iter().for_each(|name| println!("  {name}"));
    assert!(count >= 10, "{count}");
}
