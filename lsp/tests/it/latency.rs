//! Times of answers. They are printed; only that there are answers is tested.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{Client, config};

/// A dialect of a thousand ops.
fn thousand_ops() -> String {
    let mut text = String::from(
        "include \"mlir/IR/OpBase.td\"\ndef Big_Dialect : Dialect { let name = \"big\"; let cppNamespace = \"::big\"; }\n",
    );
    for number in 0..1000 {
        let _ = write!(
            text,
            "def Op{number} : Op<Big_Dialect, \"op{number}\"> {{\n  let arguments = (ins I32:$lhs, I32:$rhs);\n  let results = (outs I32:$result);\n  let assemblyFormat = \"$lhs `,` $rhs attr-dict\";\n}}\n"
        );
    }
    text
}

/// The times of a file: the first errors, those after an edit, and those of requests after another edit.
fn times(client: &mut Client, name: &str, uri: &str, text: &str) {
    let timed = |work: &mut dyn FnMut()| -> Duration {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    let opened = timed(&mut || {
        client.open(uri, text);
    });
    let edited = timed(&mut || {
        client.change(uri, 2, &format!("{text}\n// an edit"));
    });
    println!("{name}: errors after opening {opened:?}, after an edit {edited:?}");
    let line = text.lines().count() as u32 / 2;
    let document = json!({ "uri": uri });
    let position = json!({ "line": line, "character": 5 });
    let range =
        json!({ "start": { "line": line, "character": 0 }, "end": { "line": line + 60, "character": 0 } });
    let params = json!({ "textDocument": document, "position": position, "range": range });
    let methods = [
        "hover",
        "definition",
        "references",
        "completion",
        "documentSymbol",
        "semanticTokens/full",
        "inlayHint",
        "foldingRange",
        "documentHighlight",
        "signatureHelp",
    ];
    for method in methods {
        let time = timed(&mut || {
            client.request(&format!("textDocument/{method}"), params.clone());
        });
        println!("  {method}: {time:?}");
    }
}

#[test]
fn a_thousand_ops() {
    let options = json!({ "initializationOptions": { "generators": "never" } });
    let mut client = Client::with(config(), options);
    times(&mut client, "1,000 ops", "file:///work/big.td", &thousand_ops());
}

#[test]
fn ops_of_llvm() {
    let Some(upstream) = oracle::upstream() else { return };
    let include = upstream.join("mlir/include");
    let path = include.join("mlir/Dialect/LLVMIR/LLVMOps.td");
    let text = std::fs::read_to_string(&path).expect("the file can be read");
    let folder = include.display().to_string();
    let options = json!({ "initializationOptions": { "includeDirs": [folder], "generators": "never" } });
    let mut client = Client::with(config(), options);
    times(&mut client, "LLVMOps.td", &format!("file://{}", path.display()), &text);
}

/// A session of many edits keeps the memory of a few analyses. `RTBLGEN_ALL=1` makes 100,000 edits.
#[test]
fn memory_is_bounded() {
    let resident = || {
        let status = std::fs::read_to_string("/proc/self/statm").ok()?;
        status.split_whitespace().nth(1)?.parse::<usize>().ok().map(|pages| pages * 4096)
    };
    let mut client = Client::new(config());
    let uri = "file:///work/a.td";
    let text = |number: usize| format!("class A<int n> {{ int x = n; }}\ndef a{number} : A<{number}>;\n");
    client.open(uri, &text(0));
    let mut after_some = None;
    let edits = if oracle::is_whole() { 100_000 } else { 2_000 };
    for number in 1..edits {
        client.change(uri, number as i32, &text(number));
        if number == 500 {
            after_some = resident();
        }
    }
    if let (Some(before), Some(after)) = (after_some, resident()) {
        println!("resident after 500 edits {before}, after {edits} {after}");
        // Other tests run in the same process.
        assert!(after < before + (200 << 20), "{before} {after}");
    }
}
