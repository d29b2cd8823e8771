//! LLVM's tests of its servers: requests in JSON, and FileCheck on the answers.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use lsp_server::{Connection, Message};
use rtblgen_lsp::{Config, Exit, serve};

/// The tests that do not pass. `docs/parity.md` has the reason of each.
const DIFFERENT: &[&str] = &[
    "mlir-lsp-server/completion.test",
    "mlir-lsp-server/initialize-params.test",
    "mlir-lsp-server/uri-based-registration.test",
    "mlir-pdll-lsp-server/completion.test",
    "mlir-pdll-lsp-server/document-symbols.test",
    "mlir-pdll-lsp-server/initialize-params.test",
    "mlir-pdll-lsp-server/signature-help.test",
    "mlir-pdll-lsp-server/view-output.test",
    "tblgen-lsp-server/hover.test",
    "tblgen-lsp-server/initialize-params.test",
];

/// The answers to the requests of a test, in the format of `-lit-test`.
fn answers(text: &str, config: Config) -> (String, Exit) {
    let (server, client) = Connection::memory();
    let thread = std::thread::spawn(move || serve(&server, config));
    for chunk in text.split("\n// -----\n") {
        let json: String =
            chunk.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        if json.trim().is_empty() {
            continue;
        }
        let message: Message = serde_json::from_str(&json).expect("a message");
        if client.sender.send(message).is_err() {
            break;
        }
    }
    drop(client.sender);
    let exit = thread.join().expect("the server does not panic");
    let mut printed = String::new();
    while let Ok(message) = client.receiver.try_recv() {
        let mut value = serde_json::to_value(&message).expect("JSON");
        value["jsonrpc"] = "2.0".into();
        let text = serde_json::to_string_pretty(&value).expect("text");
        printed += &format!("Content-Length: {}\n\n{text}\n", text.len());
    }
    (printed, exit)
}

/// Returns the settings in the `RUN` lines of a test.
fn config(path: &Path, text: &str, folder: &Path) -> Config {
    let config = Config { debounce: Duration::ZERO, short_messages: true, ..Config::default() };
    let mut config = crate::client::with_core_dialects(config);
    let own = path.parent().expect("a folder").display().to_string();
    let expanded = text.replace("%/S", &own).replace("%S", &own);
    for line in expanded.lines().filter_map(|line| line.strip_prefix("// RUN: ")) {
        if let Some(database) = line.strip_prefix("echo -e '").and_then(|line| line.split('\'').next()) {
            let file = folder.join("database.yml");
            std::fs::write(&file, database.replace("\\n", "\n")).expect("the file can be written");
            config.add_database(&file);
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        for pair in words.windows(2).filter(|pair| pair[0].ends_with("-extra-dir")) {
            config.extra_dirs.push(pair[1].into());
        }
    }
    config
}

fn passes(path: &Path, file_check: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(path).expect("the test can be read");
    let folder = tempfile::tempdir().expect("a folder");
    let (mut printed, exit) = answers(&text, config(path, &text, folder.path()));
    if text.contains("2> %t.err") {
        printed = exit.message().unwrap_or_default().to_owned();
    }
    let fails = text.contains("RUN: not ");
    if fails != (exit != Exit::Clean) {
        return Err(format!("the server ended with {exit:?}"));
    }
    if !text.contains("FileCheck") {
        return Ok(());
    }
    let strict = text.contains("-strict-whitespace").then_some("-strict-whitespace");
    let mut child = Command::new(file_check)
        .args(strict)
        .arg(path)
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("FileCheck starts");
    child.stdin.take().expect("a pipe").write_all(printed.as_bytes()).expect("FileCheck reads");
    let output = child.wait_with_output().expect("FileCheck ends");
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("{}\n{printed}", String::from_utf8_lossy(&output.stderr))),
    }
}

#[test]
fn tests_of_upstreams_servers() {
    let (Some(upstream), Some(oracle)) = (oracle::upstream(), oracle::Oracle::find()) else { return };
    let file_check = oracle.prefix().join("bin/FileCheck");
    let page = include_str!("../../../docs/parity.md");
    let mut failures = Vec::new();
    for name in DIFFERENT {
        if !page.contains(&format!("| `{name}` |")) {
            failures.push(format!("docs/parity.md has no reason for {name}"));
        }
    }
    for folder in ["tblgen-lsp-server", "mlir-pdll-lsp-server", "mlir-lsp-server"] {
        let tests = tests(&upstream.join("mlir/test").join(folder));
        let mut passed = 0;
        for path in &tests {
            let name = format!("{folder}/{}", path.file_name().expect("a file").to_string_lossy());
            let is_known = DIFFERENT.iter().any(|known| *known == name);
            match passes(path, &file_check) {
                Ok(()) if is_known => failures.push(format!("{name} passes now")),
                Ok(()) => passed += 1,
                Err(_) if is_known => {}
                Err(reason) => failures.push(format!("{name}: {reason}")),
            }
        }
        let row = format!("| `mlir/test/{folder}` | {passed} of {} | 0 |", tests.len());
        println!("{row}");
        if !page.contains(&row) {
            failures.push(format!("docs/parity.md has not: {row}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

/// The tests in a folder, sorted.
fn tests(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).expect("the folder can be read").flatten().map(|entry| entry.path());
    let mut tests: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "test")).collect();
    tests.sort();
    tests
}
