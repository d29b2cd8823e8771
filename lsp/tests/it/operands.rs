//! Names with `$` in `.td` files: operands of ops, and names that rewrite rules bind.

use serde_json::{Value, json};

use crate::client::{Client, config, locations, range, split};
use crate::rename::{refused, td};

const URI: &str = "file:///work/a.td";

const OPS: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Toy_Op<string name> : Op<Toy_Dialect, name, [AllTypesMatch<["first", "sum"]>]> {
  let arguments = (ins I32:$first, I32Attr:$step);
  let results = (outs I32:$sum);
  let assemblyFormat = "$first `,` $step attr-dict `:` type($first)";
}
def AddOp : Toy_Op<"add">;
def MulOp : Toy_Op<"mul"> {
  let arguments = (ins I32:$first, I32Attr:$step, Variadic<I32>:$rest);
  let assemblyFormat = "$first `,` $step `,` $rest attr-dict `:` type($first) type($sum)";
}
def : Pat<(AddOp:$whole (AddOp $x, $s), $_), (MulOp $x, $s, (variadic $x)), [(HasOneUse $whole)]>;
def HasOneUse : Constraint<CPred<"$0.has_one_use()">>;
"#;

/// [`OPS`] without the constraint behind its use.
fn ops() -> String {
    let constraint = "def HasOneUse : Constraint<CPred<\"$0.has_one_use()\">>;\n";
    let text = OPS.replace(constraint, "");
    text.replace("def AddOp", &format!("{constraint}def AddOp"))
}

/// The text with a cursor in the place, which has a `▮`.
fn at(place: &str) -> String {
    let (text, plain) = (ops(), place.replace('▮', ""));
    assert_eq!(text.matches(&plain).count(), 1, "{plain}");
    text.replace(&plain, place)
}

fn asked(method: &str, place: &str) -> Value {
    Client::new(config()).ask(method, &at(place))
}

/// The text at each location.
fn lines(found: &Value) -> Vec<String> {
    let text = ops();
    let lines: Vec<&str> = text.lines().collect();
    let one = |location: &Value| {
        let (start, end) = (&location["range"]["start"], &location["range"]["end"]);
        let column = |place: &Value| place["character"].as_u64().unwrap() as usize;
        let line = lines[start["line"].as_u64().unwrap() as usize];
        format!(
            "{}[{}]{}",
            &line[column(start).saturating_sub(5)..column(start)],
            &line[column(start)..column(end)],
            &line[column(end)..line.len().min(column(end) + 3)]
        )
    };
    found.as_array().expect("locations").iter().map(one).collect()
}

/// The definition of the name at the cursor of a text of its own.
fn definition_in(text: &str) -> String {
    locations(&Client::new(config()).ask("textDocument/definition", text)).replace(&format!("{URI} "), "")
}

fn definition(place: &str) -> Vec<String> {
    lines(&asked("textDocument/definition", place))
}

#[test]
fn the_file_of_these_tests_has_no_error() {
    let errors = Client::new(config()).open(URI, &ops());
    assert_eq!(errors["diagnostics"], json!([]));
}

#[test]
fn definitions() {
    for (place, declaration) in [
        ("\"$fi▮rst `,` $step attr-dict", "I32:$[first], I"),
        ("\"▮$first `,` $step `,` $rest", "I32:$[first], I"),
        ("$re▮st attr-dict", "32>:$[rest]);"),
        ("type($s▮um)", "I32:$[sum]);"),
        ("(MulOp $x▮, $s,", "dOp $[x], $"),
        ("(variadic ▮$x)", "dOp $[x], $"),
        ("(HasOneUse $wh▮ole)", "dOp:$[whole] (A"),
        ("\"fir▮st\", \"sum\"", "I32:$[first], I"),
    ] {
        assert_eq!(definition(place), [declaration], "{place}");
    }
}

#[test]
fn operands_of_the_base_are_another_entity_where_they_are_set_again() {
    let base = ["I32:$[first], I", "tch<[\"[first]\", ", "at = \"[first] `,", "type([first])\""];
    let found = lines(&asked("textDocument/references", "$fi▮rst `,` $step attr-dict"));
    assert_eq!(found.len(), 4, "{found:?} {base:?}");
    let found = lines(&asked("textDocument/references", "$fi▮rst `,` $step `,` $rest"));
    assert_eq!(found, ["I32:$[first], I", " = \"$[first] `,", "ype($[first]) t"]);
    let found = lines(&asked("textDocument/references", "$re▮st attr-dict"));
    assert_eq!(found, ["32>:$[rest]);", "`,` $[rest] at"]);
}

#[test]
fn names_without_a_certain_meaning_have_no_answer() {
    for text in [
        // Another text goes on with the name.
        "class B<string s> { dag arguments = (ins 1:$x); string assemblyFormat = \"$▮x\" # s; }",
        "class B { dag arguments = (ins 1:$x); string assemblyFormat = \"$▮x\" \"y\"; }",
        "class B { dag arguments = (ins 1:$x); string assemblyFormat = !strconcat(\"$▮x\", \"y\"); }",
        // The operands are those of a template argument.
        "class B<dag d> { dag arguments = d; string assemblyFormat = \"$▮x\"; }",
        // The base's operands are replaced by unknown ones.
        "class B { dag arguments = (ins 1:$x); }\nclass C<dag d> : B { let arguments = d; string f = \"$▮x\"; }",
        // Other texts.
        "class B { dag arguments = (ins 1:$x); string extraClassDeclaration = \"$▮x\"; }",
        "class B { dag arguments = (ins 1:$x); string s = \"$$▮x\"; }",
        "class P<string s>;\nclass B { dag arguments = (ins 1:$x); P p = P<\"▮x\">; }",
    ] {
        let text = format!("def ins;\n{text}");
        assert_eq!(definition_in(&text), "", "{text}");
    }
    for (text, place) in [
        ("class B<string s> { dag arguments = (ins 1:$x); string f = s # \"$▮x\"; }", "1:44-1:45"),
        ("class B<string s> { dag arguments = (ins 1:$x); string f = \"$▮x \" # s; }", "1:44-1:45"),
        ("class B { dag arguments = (ins 1:$x); }\nclass C : B { string f = \"$▮x\"; }", "1:34-1:35"),
        (
            "defvar d = (ins 1:$x);\nclass B { dag arguments = !con(d, (ins 2:$y)); string f = \"$▮x\"; }",
            "1:19-1:20",
        ),
        (
            "class A { dag arguments = (ins 1:$x); }\nclass B { dag arguments = !con(A.arguments, (ins 2:$y)); string f = \"$▮y\"; }",
            "2:52-2:53",
        ),
        ("class B<dag d>;\nclass C : B<(ins 1:$x)> { string f = \"$▮x\"; }", "2:20-2:21"),
    ] {
        let text = format!("def ins;\n{text}");
        assert_eq!(definition_in(&text), place, "{text}");
    }
}

#[test]
fn builders_have_names_of_their_own() {
    let text = "def ins;\nclass Builder<dag d, string s>;\nclass B { dag arguments = (ins 1:$x);\n  list<Builder> builders = [Builder<(ins 2:$x), [{ $x }]>]; string f = \"$x\"; }";
    for (place, found) in [("[{ $▮x", "3:44-3:45"), ("\"$▮x", "2:34-2:35")] {
        let with_cursor = text.replacen(&place.replace('▮', ""), place, 1);
        assert_eq!(definition_in(&with_cursor), found, "{place}");
    }
    assert_eq!(
        td(&text.replace("2:$x", "2:$▮x"), "y").as_deref(),
        Ok(&*text.replace("2:$x", "2:$y").replace("[{ $x", "[{ $y"))
    );
}

#[test]
fn code_behind_parameters_has_them_as_variables() {
    let text = |code: &str| {
        format!(
            "def ins;\nclass Builder<dag d, string s>;\nclass B {{ list<Builder> builders = [Builder<(ins 2:$x), [{{ {code} }}]>]; }}\n"
        )
    };
    for (code, renamed) in [
        ("$_state.operand(▮x); a.x(); b::x(); \"x\" // x", "$_state.operand(y); a.x(); b::x(); \"x\" // x"),
        ("$_state->add(▮x); s->x; c = 'x' + x;", "$_state->add(y); s->x; c = 'x' + y;"),
        ("▮x", "y"),
        ("f(0..▮x, x..1, x || x, &x)", "f(0..y, y..1, y || y, &y)"),
    ] {
        assert_eq!(td(&text(code), "y"), Ok(text(renamed).replace("$x", "$y")), "{code}");
    }
    for code in ["let x = 1; x", "v.map(|x| x)", "format!(\"{x}\")", "S { x: 1 }", "S { a: 1, x }"] {
        assert_eq!(
            definition_in(
                &text(code)
                    .replace("x = 1", "▮x = 1")
                    .replace("{x}", "{▮x}")
                    .replace("|x|", "|▮x|")
                    .replace(", x }", ", ▮x }")
                    .replace("x: 1", "▮x: 1")
            ),
            "",
            "{code}"
        );
        refused(td, &[(&text(code).replace("2:$x", "2:$▮x"), "y", "not all uses of the parameter")]);
    }
}

#[test]
fn renames_of_operands() {
    let renamed = td(&at("$re▮st attr-dict"), "others");
    let expected = ops().replace(":$rest", ":$others").replace("$rest attr", "$others attr");
    assert_eq!(renamed, Ok(expected));
    // The trait of the base has the name too.
    refused(
        td,
        &[
            (&at("\"$fi▮rst `,` $step `,` $rest"), "head", "the file has an error"),
            (&at("$re▮st attr-dict"), "first", "would name something else"),
        ],
    );
    let trait_too = ops().replace("def MulOp", "def OtherOp : Toy_Op<\"other\">;\ndef MulOp");
    let alone = trait_too[..trait_too.find("def MulOp").unwrap()].to_owned();
    let renamed = td(&alone.replace("\"$first `,`", "\"$fi▮rst `,`"), "head");
    assert_eq!(renamed, Ok(alone.replace("first", "head")));
    let joined = alone.replace("[AllTypesMatch", "!listconcat([], [AllTypesMatch").replace("]>]>", "]>])>");
    let renamed = td(&joined.replace("\"$first `,`", "\"$fi▮rst `,`"), "head");
    assert_eq!(renamed, Ok(joined.replace("first", "head")));
}

#[test]
fn operands_of_instructions_keep_the_names_of_their_bits() {
    let text =
        "def ins;\nclass I { bits<5> dst; dag arguments = (ins 1:$▮dst); string asm = \"${dst}, $$dst\"; }\n";
    refused(td, &[(text, "d", "a field of the record has the bits")]);
    let text = text.replace("bits<5> dst; ", "");
    let expected = text.replace(":$▮dst", ":$d").replace("{dst}", "{d}");
    assert_eq!(td(&text, "d"), Ok(expected));
}

#[test]
fn renames_in_patterns() {
    let renamed = td(&at("(variadic $▮x)"), "value");
    assert_eq!(renamed, Ok(ops().replace("$x", "$value")));
    refused(td, &[(&at("(variadic $▮x)"), "s", "would name something else")]);
    // `$r__1` is a result of `$r`.
    let text = "class P<dag a, list<dag> b>;\ndef A;\ndef : P<(A:$r 1), [(A $▮r__1), (A $r)]>;\n";
    let expected = "class P<dag a, list<dag> b>;\ndef A;\ndef : P<(A:$q 1), [(A $q__1), (A $q)]>;\n";
    assert_eq!(td(text, "q").as_deref(), Ok(expected));
}

#[test]
fn hovers() {
    let places = [
        "type($s▮um)",
        "\"▮$first `,` $step `,` $rest",
        "$st▮ep `,` $rest",
        "$re▮st attr-dict",
        "(variadic $▮x)",
        "(HasOneUse $wh▮ole)",
        "$▮s), $_), (Mul",
    ];
    let one = |place: &&str| {
        let found = asked("textDocument/hover", place);
        format!(
            "== {place} {}\n{}",
            range(&found["range"]),
            found["contents"]["value"].as_str().unwrap_or("nothing")
        )
    };
    insta::assert_snapshot!(places.iter().map(one).collect::<Vec<_>>().join("\n"));
}

#[test]
fn highlights() {
    let found = asked("textDocument/documentHighlight", "(variadic $▮x)");
    let found: Vec<String> = found
        .as_array()
        .unwrap()
        .iter()
        .map(|one| format!("{} {}", range(&one["range"]), one["kind"]))
        .collect();
    assert_eq!(found.len(), 3, "{found:?}");
    let (_, position) = split(&at("(variadic $▮x)"));
    assert_eq!(found[2].split(' ').next_back(), Some("2"), "{position}");
}
