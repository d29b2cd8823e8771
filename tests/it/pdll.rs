//! The command lines of upstream's PDLL tests, for `rtblgen` and for `mlir-pdll`.

use std::path::{Path, PathBuf};

use crate::tool::{Folder, Run};

/// Returns the command lines of mlir-pdll in the `RUN` lines of a file, without the part after a pipe.
fn command_lines(file: &Path) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(file).expect("the file is read");
    let joined = text.replace("\\\n// RUN:", "").replace("\\\n//RUN:", "");
    let folder = file.parent().expect("a folder").display().to_string();
    let expand = |word: &str| {
        let word = word.replace("%s", &file.display().to_string()).replace("%S", &folder);
        word.replace("%t.cpp.inc", "out").replace("%t", "out.d")
    };
    let runs = joined.lines().filter_map(|line| line.trim().strip_prefix("// RUN:"));
    let commands = runs.filter_map(|run| run.trim().trim_start_matches("not ").strip_prefix("mlir-pdll "));
    commands
        .map(|command| command.split('|').next().unwrap_or(command).replace("2>&1", ""))
        .map(|command| words(&command).iter().map(|word| expand(word)).collect())
        .collect()
}

/// The words of a command line with its quotes.
fn words(command: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for character in command.chars() {
        match character {
            '"' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            _ => words.last_mut().expect("a word").push(character),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Our arguments for those of mlir-pdll; `None` where it prints C++.
fn our_arguments(theirs: &[String]) -> Option<Vec<String>> {
    let mut ours = Vec::new();
    let mut kind = "--gen-pdll-ast";
    let mut words = theirs.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "-x" => match words.next()?.as_str() {
                "mlir" => kind = "--gen-pdll-mlir",
                "ast" => {}
                _ => return None,
            },
            _ => ours.push(word.clone()),
        }
    }
    ours.push(kind.to_owned());
    Some(ours)
}

/// The text without the addresses of nodes.
fn without_addresses(text: &str) -> String {
    let is_address = |word: &&str| word.starts_with("0x") && word.len() > 9;
    let line = |line: &str| line.split(' ').filter(|word| !is_address(word)).collect::<Vec<_>>().join(" ");
    text.lines().map(|text| line(text) + "\n").collect()
}

/// Returns the output of `--dump-ods`.
fn definitions(run: &Run) -> &str {
    run.stderr.find("ODSContext").map_or("", |start| &run.stderr[start..])
}

fn upstream_files() -> Vec<PathBuf> {
    let Some(upstream) = oracle::upstream() else { return Vec::new() };
    let mut pending = vec![upstream.join("mlir/test/mlir-pdll")];
    let mut files = Vec::new();
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder is read") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => pending.push(path),
                false => files.extend(path.extension().is_some_and(|kind| kind == "pdll").then_some(path)),
            }
        }
    }
    files.sort();
    files
}

#[test]
fn upstreams_command_lines() {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let program = oracle.prefix().join("bin/mlir-pdll");
    let (mut same, mut cpp) = (0, 0);
    for file in upstream_files() {
        for mut command in command_lines(&file) {
            // The sources hold no `.td` files that are generated.
            command.push(format!("-I{}", oracle.include_dir().display()));
            let Some(arguments) = our_arguments(&command) else {
                cpp += 1;
                continue;
            };
            let (ours, theirs) = (Folder::new(&[]), Folder::new(&[]));
            let our_run = ours.run(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
            let their_run =
                theirs.run_program(&program, &command.iter().map(String::as_str).collect::<Vec<_>>(), "");
            let output = |run: &Run| without_addresses(&run.stdout);
            assert_eq!(output(&our_run), output(&their_run), "{command:?}: {}", our_run.stderr);
            assert_eq!(our_run.success, their_run.success, "{command:?}: {}", our_run.stderr);
            assert_eq!(definitions(&our_run), definitions(&their_run), "{command:?}");
            assert_eq!(ours.names(), theirs.names(), "{command:?}");
            for name in ours.names() {
                let text = |folder: &Folder| without_addresses(&folder.read(&name));
                assert_eq!(text(&ours), text(&theirs), "{command:?}: {name}");
            }
            same += 1;
        }
    }
    println!("upstream's command lines of mlir-pdll: {same} of {same}, and {cpp} for C++");
}

#[test]
fn the_library_is_included() {
    let text = "#include \"mlir/IR/OpBase.td\"\nPattern => erase op<toy.nop>() -> ();\n";
    let run = Folder::new(&[("a.pdll", text)]).run(&["--gen-pdll-mlir", "a.pdll"]);
    assert!(run.success, "{}", run.stderr);
    assert!(run.stdout.contains("operation \"toy.nop\""), "{}", run.stdout);
}

#[test]
fn a_file_with_errors_has_no_output() {
    let text = "Pattern => erase x;\nPattern => erase y;\n";
    let folder = Folder::new(&[("a.pdll", text)]);
    let run = folder.run(&["--gen-pdll-mlir", "a.pdll", "-o", "out", "--error-format=short"]);
    assert!(!run.success && !folder.has("out"));
    let expected =
        "a.pdll:1:18: error: undefined reference to `x`\na.pdll:2:18: error: undefined reference to `y`\n";
    assert_eq!(run.stderr, expected);
}

#[test]
fn generators_of_rewrites_read_both_languages_and_others_name_them() {
    let ops = "include \"mlir/IR/OpBase.td\"\ndef Toy : Dialect { let name = \"toy\"; }\ndef NopOp : Op<Toy, \"nop\">;\n";
    let patterns = "#include \"ops.td\"\nPattern => erase op<toy.nop>;\n";
    let folder = Folder::new(&[("a.pdll", patterns), ("ops.td", ops)]);
    let [by_language, plain] =
        ["--gen-pdll-rewriters", "--gen-rewriters"].map(|flag| folder.run(&[flag, "a.pdll"]));
    assert!(plain.success && plain.stdout == by_language.stdout, "{}", plain.stderr);
    let run = folder.run(&["--gen-op-defs", "a.pdll"]);
    assert!(!run.success && run.stdout.is_empty());
    let expected = "error: `a.pdll` is a file of PDLL, not of TableGen\n |\n = help: `--gen-pdll-rewriters` makes Rust \
                    of it, and `--gen-pdll-mlir` PDL\n";
    assert_eq!(run.stderr, expected);
}
