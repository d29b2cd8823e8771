//! The folders of editors know the server.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use rtblgen_lsp::{COMMANDS, SETTINGS};
use serde_json::Value;

fn editors() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../editors")
}

fn json(path: &str) -> Value {
    let text =
        std::fs::read_to_string(editors().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn text(path: &str) -> String {
    std::fs::read_to_string(editors().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn files_of_the_extension_are_there() {
    let package = json("vscode/package.json");
    let contributes = &package["contributes"];
    for kind in ["grammars", "snippets"] {
        for one in contributes[kind].as_array().unwrap() {
            let path = one["path"].as_str().unwrap().trim_start_matches("./");
            let content = json(&format!("vscode/{path}"));
            if kind == "grammars" {
                assert_eq!(content["scopeName"], one["scopeName"], "{path}");
            }
        }
    }
    let languages: Vec<&Value> =
        contributes["languages"].as_array().unwrap().iter().map(|one| &one["id"]).collect();
    assert_eq!(languages, ["tablegen", "pdll", "mlir"]);
    json("vscode/language-configuration.json");
}

#[test]
fn references_in_grammars_have_a_target() {
    for name in ["tablegen", "pdll", "mlir"] {
        let grammar = json(&format!("vscode/syntaxes/{name}.tmLanguage.json"));
        let printed = grammar.to_string();
        for include in printed.split("\"include\":\"#").skip(1) {
            let target = include.split('"').next().unwrap();
            assert!(grammar["repository"].get(target).is_some(), "{name}: #{target}");
        }
    }
}

#[test]
fn settings_are_those_of_the_server() {
    let package = json("vscode/package.json");
    let settings = package["contributes"]["configuration"]["properties"].as_object().unwrap();
    let names: BTreeSet<&str> = settings.keys().filter_map(|name| name.strip_prefix("rtblgen.")).collect();
    let known: BTreeSet<&str> = SETTINGS.iter().copied().chain(["server.path"]).collect();
    assert_eq!(names, known);
    let client = text("vscode/extension.js");
    let guide = text("../docs/guide/editors.md");
    for name in SETTINGS {
        assert!(client.contains(&format!("'{name}'")), "the client sends {name}");
        assert!(guide.contains(&format!("| `{name}` |")), "the guide lists {name}");
    }
}

#[test]
fn commands_are_those_of_the_server() {
    let package = json("vscode/package.json");
    let commands = package["contributes"]["commands"].as_array().unwrap();
    let names: Vec<&str> = commands.iter().filter_map(|command| command["command"].as_str()).collect();
    let client = text("vscode/extension.js");
    let guide = text("../docs/guide/editors.md");
    let neovim = text("neovim/rtblgen.lua");
    for command in COMMANDS {
        let own = command.replace(".show", ".view");
        assert!(names.contains(&own.as_str()), "the extension has {own}");
        assert!(client.contains(&format!("'{own}': ['{command}'")), "the client asks for {command}");
        assert!(guide.contains(&format!("| `{command}` |")) && neovim.contains(command), "{command}");
    }
}
