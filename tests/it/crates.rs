//! The crates of the workspace.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The paths in a folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// The Rust files below a folder.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = entries(folder).into_iter().partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| rust_files(folder));
    files.into_iter().filter(|file| file.extension().is_some_and(|end| end == "rs")).chain(below).collect()
}

/// The folders of the workspace's crates, the root's included.
fn members() -> Vec<PathBuf> {
    let manifest = read(&root().join("Cargo.toml"));
    let (_, rest) = manifest.split_once("members = [").expect("a list of members");
    let (list, _) = rest.split_once(']').expect("its end");
    let members = list.split('"').skip(1).step_by(2).map(|member| root().join(member));
    std::iter::once(root().to_owned()).chain(members).collect()
}

/// A crate that is published.
struct Published {
    folder: PathBuf,
    manifest: String,
    name: String,
}

impl Published {
    fn all() -> Vec<Self> {
        let published = members().into_iter().filter_map(|folder| {
            let manifest = read(&folder.join("Cargo.toml"));
            let is_private = manifest.lines().any(|line| line == "publish = false");
            let name = value_of(&manifest, "name")?.trim_matches('"').to_owned();
            (!is_private).then_some(Self { folder, manifest, name })
        });
        published.collect()
    }

    /// The value of a key of `[package]`.
    fn value(&self, key: &str) -> &str {
        value_of(&self.manifest, key).unwrap_or_else(|| panic!("{} has no `{key}`", self.name))
    }
}

fn value_of<'m>(manifest: &'m str, key: &str) -> Option<&'m str> {
    let (_, package) = manifest.split_once("[package]\n")?;
    let mut lines = package.lines().take_while(|line| !line.starts_with('['));
    lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
}

/// A library without a test target is built once less. A test in its sources does not run.
#[test]
fn libraries_without_a_test_target_have_no_tests() {
    let mut without = 0;
    for folder in members() {
        let manifest = read(&folder.join("Cargo.toml"));
        if !manifest.lines().any(|line| line == "test = false") {
            continue;
        }
        without += 1;
        for file in rust_files(&folder.join("src")) {
            assert!(!read(&file).contains("#[test]"), "{}: move the test below `tests`", file.display());
        }
    }
    assert!(without > 0);
}

#[test]
fn published_crates_have_what_a_registry_shows() {
    for published in Published::all() {
        let name = &published.name;
        assert!(published.value("description").len() > 20, "{name}: a description");
        for (key, most) in [("keywords", 5), ("categories", 5)] {
            let words = published.value(key).matches('"').count() / 2;
            assert!((1..=most).contains(&words), "{name}: 1 to {most} {key}");
        }
        assert_eq!(published.value("documentation"), format!("\"https://docs.rs/{name}\""));
        assert_eq!(published.value("readme"), "\"README.md\"", "{name}");
        for key in ["version", "edition", "rust-version", "license", "authors"] {
            assert_eq!(published.value(&format!("{key}.workspace")), "true", "{name}: {key}");
        }
        let docs = "[package.metadata.docs.rs]\nall-features = true\n";
        assert!(published.manifest.contains(docs), "{name}: {docs}");
    }
}

/// A package has its sources, its page and the licences, and no tests: these need crates that are not published.
#[test]
fn packages_have_a_page_and_the_licences() {
    for published in Published::all() {
        let (name, folder) = (&published.name, &published.folder);
        let include = published.value("include");
        for path in ["/src/**/*", "/README.md", "/LICENSE-*"] {
            assert!(include.contains(&format!("\"{path}\"")), "{name}: `include` has no {path}");
        }
        assert!(!include.contains("tests"), "{name}");
        for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
            assert_eq!(read(&folder.join(licence)), read(&root().join(licence)), "{name}: {licence}");
        }
        let page = read(&folder.join("README.md"));
        assert!(page.starts_with(&format!("# {name}\n\n")), "{name}: the page's title");
        assert!(page.contains("```") || page.contains("https://docs.rs/"), "{name}: an example or a pointer");
    }
}

/// A dependency without a version cannot be published.
#[test]
fn published_crates_depend_on_versions() {
    let manifest = read(&root().join("Cargo.toml"));
    let version = format!("version = \"{}\"", env!("CARGO_PKG_VERSION"));
    let published = Published::all();
    let names: BTreeSet<_> = published.iter().map(|published| published.name.as_str()).collect();
    for line in manifest.lines().filter(|line| line.contains("path = ")) {
        let (name, value) = line.split_once(" = ").expect("a dependency");
        assert!(!names.contains(name) || value.contains(&version), "{name}: {value}");
    }
    for Published { name, manifest, .. } in &published {
        let (_, rest) = manifest.split_once("\n[dependencies]\n").unwrap_or_default();
        let dependencies = rest.split("\n[").next().expect("a table");
        let paths = dependencies.lines().filter(|line| line.contains("path = "));
        let without: Vec<_> = paths.filter(|line| !line.contains(&version)).collect();
        assert!(without.is_empty(), "{name}: {without:?}");
    }
}

/// Crates whose documentation, which is tested, has the example of their page.
const DOCUMENTED: [&str; 7] = [
    "backends/pdll",
    "backends/td-library",
    "build-support",
    "runtime/opt",
    "runtime/passes",
    "runtime/pattern-tree",
    "runtime/pdl-files",
];

#[test]
fn examples_of_pages_are_those_of_the_documentation() {
    for name in DOCUMENTED {
        let folder = root().join(name);
        let sources: Vec<_> = rust_files(&folder.join("src")).iter().map(|file| read(file)).collect();
        let lines = sources.iter().flat_map(|text| text.lines()).map(str::trim);
        let documented: BTreeSet<_> = lines
            .filter_map(|line| Some(line.strip_prefix("//!").or(line.strip_prefix("///"))?.trim()))
            .collect();
        let page = read(&folder.join("README.md"));
        let (_, block) = page.split_once("```rust").unwrap_or_else(|| panic!("{name}: an example"));
        let (block, _) = block.split_once("\n```").expect("the block ends");
        for line in block.lines().skip(1).map(str::trim).filter(|line| !line.is_empty()) {
            assert!(documented.contains(line), "{name}: no documentation has the line `{line}`");
        }
    }
}

/// The libraries that cargo compiles more than once for `rtblgen`, for it and for build scripts, since their features differ.
fn compiled_twice(features: &[&str]) -> Vec<String> {
    let mut cargo = std::process::Command::new(env!("CARGO"));
    cargo.current_dir(root()).args(["build", "--package=rtblgen", "--offline", "--locked", "--unit-graph"]);
    // The option is unstable, and only this test uses it. The features must be those of a user's build.
    cargo.arg("-Zunstable-options").args(features).env("RUSTC_BOOTSTRAP", "1");
    cargo.env_remove("CARGO_UNSTABLE_FEATURE_UNIFICATION").env_remove("CARGO_RESOLVER_FEATURE_UNIFICATION");
    let output = cargo.output().expect("cargo starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let graph: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let units = graph["units"].as_array().expect("a list of units");
    let is_library =
        |unit: &&serde_json::Value| unit["mode"] == "build" && unit["target"]["kind"][0] == "lib";
    let mut names: Vec<_> = units.iter().filter(is_library).map(|unit| unit["pkg_id"].to_string()).collect();
    assert!(names.len() > 30, "{names:?}");
    names.sort();
    let twice = names.windows(2).filter(|pair| pair[0] == pair[1]);
    twice.map(|pair| pair[0].clone()).collect()
}

#[test]
fn the_generator_is_compiled_once_for_the_tool_and_for_build_scripts() {
    assert_eq!(compiled_twice(&[]), Vec::<String>::new());
    assert_eq!(compiled_twice(&["--features=core"]), Vec::<String>::new());
}
