//! The examples in `docs/guide/` are parts of files that are compiled.

use std::fs;
use std::path::{Path, PathBuf};

/// The pages whose examples come from the test crates and the runtime.
const PAGES: [&str; 9] = [
    "ir.md",
    "ops.md",
    "types-and-attributes.md",
    "hooks.md",
    "interfaces.md",
    "patterns.md",
    "build-scripts.md",
    "text.md",
    "testing.md",
];

/// The pages whose Rust is a documentation test, and whose TableGen comes from the test crates.
const TABLEGEN_PAGES: [&str; 1] = ["lowering.md"];

/// The text of all sources in a folder, without blanks.
fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let is_source = path.extension().is_some_and(|extension| extension == "rs" || extension == "td");
        if path.is_dir() {
            sources(&path, found);
        } else if is_source {
            found.push(without_blanks(&fs::read_to_string(path).expect("a file")));
        }
    }
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The blocks of TableGen on a page, and those of Rust.
fn examples(page: &str, has_rust: bool) -> Vec<&str> {
    let blocks = page.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| match has_rust {
            true => block.strip_prefix("rust\n").or(block.strip_prefix("tablegen\n")),
            false => block.strip_prefix("tablegen\n"),
        })
        .collect()
}

#[test]
fn examples_are_parts_of_compiled_files() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut compiled = vec![without_blanks(&fs::read_to_string(root.join("test-td/build.rs")).unwrap())];
    for folder in [
        "test-td/src",
        "test-td/td",
        "test-td/tests/it",
        "dialects/tests/it",
        "runtime/ir/src/asm",
        "runtime/ir/src/hooks",
        "runtime/ir/src/rewrite",
    ] {
        sources(&root.join(folder), &mut compiled);
    }
    let rust_pages = PAGES.map(|name| (name, true));
    for (name, has_rust) in rust_pages.into_iter().chain(TABLEGEN_PAGES.map(|name| (name, false))) {
        let page = fs::read_to_string(root.join("docs/guide").join(name)).expect("a page");
        let examples = examples(&page, has_rust);
        assert!(!examples.is_empty(), "{name} has no example");
        for example in examples {
            let wanted = without_blanks(example);
            assert!(
                compiled.iter().any(|text| text.contains(&wanted)),
                "{name}: no compiled file has\n{example}"
            );
        }
    }
}

/// Traits that the runtime generates from MLIR's interfaces.
#[test]
fn the_table_of_interfaces_has_all_of_the_runtime() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let page = fs::read_to_string(root.join("docs/interfaces.md")).expect("the page");
    let mut generated = Vec::new();
    for module in ["context", "control_flow", "effects", "interfaces", "ir", "symbols"] {
        sources(&root.join("runtime/ir/src").join(module).join("generated"), &mut generated);
    }
    let after = |text: &str| {
        text.split("pubtrait")
            .skip(1)
            .map(|rest| rest.split([':', '<']).next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let traits: Vec<String> = generated.iter().flat_map(|text| after(text)).collect();
    assert!(traits.len() > 20, "the runtime has {traits:?}");
    let missing: Vec<_> = traits.iter().filter(|name| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "docs/interfaces.md does not have {missing:?}");
}
