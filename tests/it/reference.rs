//! The cookbook and the pages of `docs/reference`: their examples are lines of tested files, and the table of constraints is the td library's.

use std::collections::BTreeSet;
use std::path::Path;

use crate::tool::Folder;

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages whose blocks have the names of their files before them.
const PAGES: [&str; 6] = [
    "cookbook",
    "reference/assembly-formats",
    "reference/constraints",
    "reference/definitions",
    "reference/rewrite-rules",
    "reference/traits",
];

/// The block after a comment with its files: each line but comments begins a line of one of them.
fn check_example(page: &str, example: &str) {
    let (files, rest) = example.split_once(" -->\n```").expect("a block follows the names of files");
    let (_, block) = rest.split_once('\n').expect("a block has lines");
    let (block, _) = block.split_once("```").expect("a block has an end");
    let texts: Vec<_> = files.split(", ").map(read).collect();
    for line in block.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let is_there = texts.iter().any(|text| text.lines().any(|of_file| of_file.starts_with(line)));
        assert!(is_there, "{page}: {files} have no line `{line}`");
    }
}

#[test]
fn examples_are_lines_of_tested_files() {
    for page in PAGES {
        let text = read(format!("docs/{page}.md"));
        let examples: Vec<_> = text.split("<!-- from: ").skip(1).collect();
        assert_eq!(examples.len(), text.matches("\n```").count() / 2, "{page}: a block without a file");
        examples.into_iter().for_each(|example| check_example(page, example));
    }
}

const LIBRARY: &str = "
include \"mlir/IR/OpBase.td\"
include \"mlir/IR/AttrTypeBase.td\"
include \"mlir/IR/BuiltinAttributeInterfaces.td\"
include \"mlir/IR/BuiltinTypeInterfaces.td\"
include \"mlir/IR/EnumAttr.td\"
include \"mlir/IR/PatternBase.td\"
include \"mlir/IR/Properties.td\"
include \"mlir/IR/SymbolInterfaces.td\"
include \"mlir/Pass/PassBase.td\"
";

const CONSTRAINTS: [&str; 5] =
    ["TypeConstraint", "AttrConstraint", "PropConstraint", "RegionConstraint", "SuccessorConstraint"];

/// The rows for the definitions of constraints, from the text of the records.
fn rows(records: &str) -> BTreeSet<String> {
    let (_, definitions) = records.split_once("- Defs -").expect("records");
    let definitions = definitions.split("\ndef ").skip(1).filter_map(|text| {
        let (name, rest) = text.split_once(" {\t// ")?;
        let (classes, body) = rest.split_once('\n')?;
        let is_constraint = classes.split(' ').any(|class| CONSTRAINTS.contains(&class));
        // Older names of properties end with `Property`.
        let is_shown = is_constraint && !name.starts_with("anonymous_") && !name.ends_with("Property");
        let (_, summary) = body.split_once("string summary = \"").filter(|_| is_shown)?;
        Some(format!("| `{name}` | {} |", summary.split("\";\n").next()?))
    });
    definitions.collect()
}

/// The records of the td library, as text.
fn library() -> String {
    let run = Folder::new(&[("library.td", LIBRARY)]).run(&["library.td"]);
    assert!(run.success, "{}", run.stderr);
    run.stdout
}

#[test]
fn the_page_of_definitions_has_all_fields() {
    let (records, page) = (library(), read("docs/reference/definitions.md"));
    for class in ["Dialect", "Op", "AttrOrTypeDef", "Interface", "PassBase"] {
        let (_, rest) = records
            .split_once(&format!("\nclass {class}<"))
            .or_else(|| records.split_once(&format!("\nclass {class} {{")))
            .unwrap_or_else(|| panic!("no class {class}"));
        let (body, _) = rest.split_once("\n}").expect("the class ends");
        let fields: Vec<_> = body
            .lines()
            .filter(|line| line.starts_with("  "))
            .filter_map(|line| line.split_once(" = ")?.0.rsplit(' ').next())
            .collect();
        let missing: Vec<_> = fields.iter().filter(|field| !page.contains(&format!("`{field}`"))).collect();
        assert!(fields.len() > 5 && missing.is_empty(), "{class}: {missing:?}");
    }
}

#[test]
fn the_page_of_traits_has_all_of_the_td_library() {
    let (records, page) = (library(), read("docs/reference/traits.md"));
    let definitions =
        records.split("\ndef ").skip(1).filter_map(|text| text.lines().next()?.split_once(" {\t// "));
    let is_trait = |classes: &str| {
        let mut classes = classes.split(' ');
        classes.clone().any(|class| class == "Trait") && !classes.any(|class| class == "Interface")
    };
    let traits: Vec<_> =
        definitions.filter(|&(name, classes)| is_trait(classes) && !name.starts_with("anonymous_")).collect();
    assert!(traits.len() > 25, "{}", traits.len());
    let missing: Vec<_> = traits.iter().filter(|(name, _)| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_table_of_constraints_is_the_td_librarys() {
    let expected = rows(&library());
    assert!(expected.len() > 150, "{}", expected.len());
    let page = read("docs/reference/constraints.md");
    let (_, tables) = page.split_once("\n## Types\n").expect("the tables of constraints");
    let listed: BTreeSet<_> =
        tables.lines().filter(|line| line.starts_with("| `")).map(str::to_owned).collect();
    let missing: Vec<_> = expected.difference(&listed).collect();
    let unknown: Vec<_> = listed.difference(&expected).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "missing: {missing:#?}\nunknown: {unknown:#?}");
}
