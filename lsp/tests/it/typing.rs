//! Files as they are typed: each beginning of a file is asked for everything, and no answer is an internal error.

use serde_json::{Value, json};

use crate::client::{Client, config};

const METHODS: &[&str] = &[
    "completion",
    "hover",
    "definition",
    "references",
    "signatureHelp",
    "documentHighlight",
    "documentSymbol",
    "semanticTokens/full",
    "inlayHint",
    "foldingRange",
    "documentLink",
    "formatting",
    "prepareRename",
];

fn type_it(uri: &str, text: &str, step: usize) {
    let mut client = Client::new(config());
    client.open(uri, "");
    let ends = text.char_indices().map(|(index, _)| index).step_by(step);
    for (version, end) in ends.chain([text.len()]).enumerate() {
        let before = &text[..end];
        client.change(uri, version as i32 + 2, before);
        let line = before.matches('\n').count();
        let character = before.rsplit('\n').next().unwrap_or("").encode_utf16().count();
        let position = json!({ "line": line, "character": character });
        let range = json!({ "start": { "line": 0, "character": 0 }, "end": position });
        let params = json!({ "textDocument": { "uri": uri }, "position": position, "range": range });
        for method in METHODS {
            let answer = client.try_request(&format!("textDocument/{method}"), params.clone());
            let is_bug = answer.as_ref().err().is_some_and(|error| error.contains("bug"));
            assert!(!is_bug, "{method} behind {before:?}: {answer:?}");
        }
    }
    let params = json!({ "textDocument": { "uri": uri } });
    assert!(client.request("textDocument/foldingRange", params).is_array());
}

const TD: &str = r#"// é𝕏
#ifdef A
class Base<int n = 1, list<string> names = ["a"]> { int x = !add(n, 1); bits<4> b = {0, 1, 0, 1}; }
#else
class Base<int n, string s = "t">;
#endif
multiclass M<Base b> : N<1> { foreach i = 0...3 in def _#i : Base<i> { let b{1...0} = 0b11; } }
let x = 1, names = [] in { defm foo : M<Base<1>>, Base<2>; }
defvar v = !cond(!eq(a.b[0].c{1}, "x"): (ins Base<1>:$n, $m), true: !foldl(0, l, acc, e, !add(acc, e)));
def c { code t = [{ $x }]; let append d = !cast<Base>("y").z; assert 1, "no"; }
"#;

#[test]
fn of_tablegen() {
    type_it("file:///work/a.td", TD, 3);
}

const PDLL: &str = r#"#include "missing.td"
// é𝕏
Constraint C(v: Value<t: Type>) -> (Op, r: Attr) [{ true }];
Rewrite R(o: Op<a.b>) { return (x = o.0, op<c.d>(o) {a = attr<"1 : i32">} -> (type<"i32">)); }
// -----
Pattern P with benefit(2), recursion {
  let root: [Op, C] = op<a.b>(arg: Value, _: ValueRange) -> (t: Type);
  not C(root.1);
  rewrite root with { let n = R(root); replace root with (n.x, arg); };
}
Pattern => erase op<a.b>;
"#;

#[test]
fn of_pdll() {
    type_it("file:///work/a.pdll", PDLL, 3);
}

#[test]
fn with_carriage_returns() {
    type_it("file:///work/a.td", &TD.replace('\n', "\r\n"), 29);
    let mut client = Client::new(config());
    client.open("file:///work/a.td", &TD.replace('\n', "\r"));
    let params = json!({ "textDocument": { "uri": "file:///work/a.td" } });
    assert_ne!(client.request("textDocument/semanticTokens/full", params), Value::Null);
}
