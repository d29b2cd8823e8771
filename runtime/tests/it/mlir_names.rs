//! `runtime/docs/mlir-names.md` names every member of the MLIR classes that a dialect author calls.
//!
//! rustdoc checks that the names in its second column exist: they are links.

use std::collections::BTreeSet;

use regex::Regex;

/// Headers below `mlir/`, their classes, and the section of the page for each class.
const CLASSES: &[(&str, &str, &str)] = &[
    ("IR/Operation.h", "Operation", "Operation"),
    ("IR/Builders.h", "Builder", "Builder"),
    ("IR/Builders.h", "OpBuilder", "OpBuilder"),
    ("IR/Builders.h", "InsertPoint", "OpBuilder"),
    ("IR/Builders.h", "InsertionGuard", "OpBuilder"),
    ("IR/Builders.h", "ListenerBase", "Listener"),
    ("IR/Builders.h", "Listener", "Listener"),
    ("IR/PatternMatch.h", "Listener", "Listener"),
    ("IR/PatternMatch.h", "ForwardingListener", "Listener"),
    ("IR/PatternMatch.h", "PatternBenefit", "RewritePattern"),
    ("IR/PatternMatch.h", "Pattern", "RewritePattern"),
    ("IR/PatternMatch.h", "RewritePattern", "RewritePattern"),
    ("IR/PatternMatch.h", "RewritePatternSet", "RewritePattern"),
    ("IR/PatternMatch.h", "RewriterBase", "PatternRewriter"),
    ("IR/PatternMatch.h", "PatternRewriter", "PatternRewriter"),
    ("Pass/Pass.h", "Pass", "Pass"),
    ("Pass/Pass.h", "OperationPass", "Pass"),
    ("Pass/Pass.h", "InterfacePass", "Pass"),
    ("Pass/PassManager.h", "OpPassManager", "PassManager"),
    ("Pass/PassManager.h", "PassManager", "PassManager"),
    ("Pass/PassManager.h", "IRPrinterConfig", "PassManager"),
    ("IR/SymbolTable.h", "SymbolTable", "SymbolTable"),
    ("IR/SymbolTable.h", "SymbolUse", "SymbolTable"),
    ("IR/SymbolTable.h", "SymbolTableCollection", "SymbolTable"),
    ("IR/SymbolTable.h", "LockedSymbolTableCollection", "SymbolTable"),
    ("IR/SymbolTable.h", "SymbolUserMap", "SymbolTable"),
    ("IR/Diagnostics.h", "Diagnostic", "Diagnostic"),
    ("IR/Diagnostics.h", "InFlightDiagnostic", "Diagnostic"),
    ("IR/Diagnostics.h", "DiagnosticEngine", "Diagnostic"),
    ("IR/Diagnostics.h", "ScopedDiagnosticHandler", "Diagnostic"),
    ("IR/Diagnostics.h", "SourceMgrDiagnosticHandler", "Diagnostic"),
    ("IR/Diagnostics.h", "SourceMgrDiagnosticVerifierHandler", "Diagnostic"),
    ("IR/Diagnostics.h", "ParallelDiagnosticHandler", "Diagnostic"),
];

/// A class whose body encloses the line.
struct Class<'a> {
    name: &'a str,
    indent: usize,
    is_private: bool,
}

/// The functions of each class of a header that are not private, by LLVM's layout: a member is indented by two blanks.
fn members(header: &str) -> BTreeSet<(&str, &str)> {
    let class = Regex::new(r"^(class|struct) (?:alignas\(\d+\) )?(\w+)(?:<void>)?(?: final)?\s*(?::.*)?\{?$")
        .unwrap();
    let function = Regex::new(r"^[^(=]*?(\w+)\(").unwrap();
    let no_function = ["//", "template", "using", "friend", "[[", "return", ":", "}", "static_assert"];
    let mut open: Vec<Class<'_>> = Vec::new();
    let mut found = BTreeSet::new();
    for line in header.lines() {
        let text = line.trim();
        let indent = line.len() - line.trim_start().len();
        if let Some(parts) = class.captures(text) {
            let name = parts.get(2).unwrap().as_str();
            open.push(Class { name, indent, is_private: &parts[1] == "class" });
            continue;
        }
        let Some(innermost) = open.last_mut() else { continue };
        if indent == innermost.indent {
            match text {
                "public:" | "protected:" => innermost.is_private = false,
                "private:" => innermost.is_private = true,
                _ if text.starts_with("};") => drop(open.pop()),
                _ => {}
            }
            continue;
        }
        let is_member = indent == innermost.indent + 2 && !innermost.is_private;
        if !is_member || no_function.iter().any(|start| text.starts_with(start)) {
            continue;
        }
        let Some(name) = function.captures(text).map(|parts| parts.get(1).unwrap()) else { continue };
        let is_special = text[..name.start()].ends_with('~') || text[..name.end()].contains("operator");
        // A constructor of this class.
        if !is_special && name.as_str() != innermost.name {
            found.insert((innermost.name, name.as_str()));
        }
    }
    found
}

/// The names in the first column of the tables, with the title of their section.
fn named(page: &str) -> BTreeSet<(&str, &str)> {
    let mut section = "";
    let mut found = BTreeSet::new();
    for line in page.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            section = title;
        } else if let Some(row) = line.strip_prefix("| `") {
            let cell = row.split(" |").next().unwrap_or_default();
            found.extend(
                cell.split(['`', ',', ' ']).filter(|name| !name.is_empty()).map(|name| (section, name)),
            );
        }
    }
    found
}

#[test]
fn the_page_names_what_a_dialect_author_calls() {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let page = include_str!("../../docs/mlir-names.md");
    let named = named(page);
    let (mut missing, mut count) = (Vec::new(), 0);
    for (path, class, section) in CLASSES {
        let header = oracle.prefix().join("include/mlir").join(path);
        let header = std::fs::read_to_string(header).expect("a header of MLIR");
        let members = members(&header);
        count += members.iter().filter(|(owner, _)| owner == class).count();
        let mut own = members.iter().filter(|(owner, _)| owner == class).peekable();
        // A guard has constructors only, a `PatternRewriter` inherits.
        let may_be_empty = *class == "InsertionGuard";
        assert!(may_be_empty || own.peek().is_some(), "{path} has no class {class}");
        missing.extend(
            own.filter(|(_, name)| !named.contains(&(*section, *name)))
                .map(|(class, name)| format!("{class}::{name}")),
        );
    }
    assert!(count > 350, "only {count} members were found");
    assert!(missing.is_empty(), "the page does not name {}", missing.join(", "));
}
