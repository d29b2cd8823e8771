//! Files of projects on MLIR generate Rust, or the error names the construct and its place.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rtblgen_backends::input::library::Library;
use rtblgen_backends::{Filter, Generator, MainFile, Request, evaluate, generate};
use tblgen_parser::Disk;

/// The projects beside MLIR in LLVM's sources.
const PROJECTS: [&str; 3] = ["flang/include/flang", "clang/include/clang/CIR", "mlir/examples"];

/// The number of definitions in the files.
#[derive(Default)]
struct Count {
    files: usize,
    generated: usize,
    refused: usize,
}

#[test]
fn files_of_other_projects_generate_or_are_refused_with_a_name() {
    let Some(root) = oracle::find_upstream() else {
        println!("skipped: LLVM's sources are not there");
        return;
    };
    let mut count = Count::default();
    let mut bad = Vec::new();
    for project in PROJECTS {
        let mut files = Vec::new();
        td_files(&root.join(project), &mut files);
        assert!(!files.is_empty(), "{project} has no .td files");
        for file in files {
            count.files += 1;
            one_file(&root, file, &mut count, &mut bad);
        }
    }
    println!(
        "{} files, {} dialects and pattern files generate, {} are refused",
        count.files, count.generated, count.refused
    );
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert!(count.generated >= 20, "only {} generate", count.generated);
}

/// Generates the definitions of the file itself.
fn one_file(root: &Path, file: PathBuf, count: &mut Count, bad: &mut Vec<String>) {
    let mut folders: Vec<PathBuf> = file.ancestors().skip(1).take(4).map(Path::to_owned).collect();
    folders.extend(["flang/include", "clang/include", "mlir/include"].map(|folder| root.join(folder)));
    let request = Request {
        main: MainFile::Path(file.clone()),
        include_dirs: folders.clone(),
        upstream_includes: folders,
        stub_hooks: true,
        ..Request::default()
    };
    // Skips files that do not evaluate alone: other files include them.
    let Ok(records) = evaluate(&request, Library::Wins, &Disk) else { return };
    let main = records.sources().files().next();
    let own = |class: &str| {
        let records =
            records.derived(class).filter(|record| Some(records.sources().file_of(record.span())) == main);
        records.filter(|record| !record.is_anonymous()).collect::<Vec<_>>()
    };
    let dialects = ["Op", "TypeDef", "AttrDef"].map(own).into_iter().flatten().filter_map(|record| {
        let field = if record.is_a("Op") { "opDialect" } else { "dialect" };
        Some(record.record(field).ok()?.str("name").ok()?.to_owned())
    });
    let dialects: BTreeSet<String> = dialects.collect();
    let generators = dialects.into_iter().map(|dialect| (Generator::Dialect, Some(dialect)));
    let patterns = (!own("Pattern").is_empty()).then_some((Generator::Rewriters, None));
    for (generator, dialect) in generators.chain(patterns) {
        let filter = Filter { dialect: dialect.clone(), ..Filter::default() };
        let Err(failure) = generate(generator, Request { filter, ..request.clone() }, &Disk) else {
            count.generated += 1;
            continue;
        };
        count.refused += 1;
        for error in failure.errors() {
            println!("{}: {}", file.display(), error.message);
            if !error.message.contains(['`', '\'']) || error.span.is_none() {
                bad.push(format!("{}: {}", file.display(), error.message));
            }
        }
    }
}

fn td_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder).into_iter().flatten().flatten().collect();
    entries.sort_by_key(std::fs::DirEntry::path);
    for path in entries.into_iter().map(|entry| entry.path()) {
        match path.is_dir() {
            true => td_files(&path, found),
            false if path.extension().is_some_and(|extension| extension == "td") => found.push(path),
            false => {}
        }
    }
}
