//! Each test points at something by its value, and compares the text at its position.

use crate::{Records, Value, evaluate_str};

const SOURCE: &str = r#"
def ins; def outs; def I32; def F32;
class Op<string mnemonic, list<string> traits = []> {
  string opName = mnemonic;
  list<string> traitNames = traits # ["always"];
  dag arguments = (ins);
  dag results = !con((ins), arguments);
  string text = "op " # mnemonic # " end";
  string chosen = !if(!eq(mnemonic, "add"), "first", "second");
}
class Arith<string name> : Op<name, ["Pure", "Same"]>;
defvar shared = (ins I32:$shared);
def AddOp : Arith<"add"> {
  let arguments = (ins I32:$lhs, F32:$rhs, $bare);
}
def SubOp : Op<"sub"> { let arguments = shared; let opName = "x" "yz"; }
multiclass Pair<string a> { def _one : Op<a>; foreach n = ["p", "q"] in def _#n : Op<n>; }
defm Two : Pair<"literal">;
def Instance { Op op = Op<"inner">; }
"#;

fn records() -> Records {
    evaluate_str("test.td", SOURCE).unwrap()
}

fn source_of(value: Value<'_>) -> String {
    value.records.sources().text(value.span()).to_owned()
}

fn field<'r>(records: &'r Records, record: &str, field: &str) -> Value<'r> {
    records.def(record).unwrap().value(field).unwrap()
}

#[test]
fn template_arguments_lead_to_what_was_given() {
    let records = records();
    assert_eq!(source_of(field(&records, "AddOp", "opName")), r#""add""#);
    assert_eq!(source_of(field(&records, "SubOp", "opName")), r#""x" "yz""#);
    assert_eq!(source_of(field(&records, "Two_one", "opName")), r#""literal""#);
    assert_eq!(source_of(field(&records, "Two_q", "opName")), r#""q""#);
    let inner = field(&records, "Instance", "op").as_record().unwrap();
    assert_eq!(source_of(inner.value("opName").unwrap()), r#""inner""#);
}

#[test]
fn bytes_of_adjacent_literals_are_found_across_comments() {
    let source = "def a { string s = \"ab\" // \"not this\n  /* \"nor this */ \"cd\" # \"ef\"; }";
    let records = evaluate_str("test.td", source).unwrap();
    let value = field(&records, "a", "s");
    let source_of = |range| records.sources().text(super::string_span(value, range)).to_owned();
    assert_eq!((source_of(0..2), source_of(2..4), source_of(4..6)), ("ab".into(), "cd".into(), "ef".into()));
}

#[test]
fn parts_of_lists_and_dags_have_places() {
    let records = records();
    let traits = field(&records, "AddOp", "traitNames").as_list().unwrap();
    let places: Vec<String> = traits.iter().map(source_of).collect();
    assert_eq!(places, [r#""Pure""#, r#""Same""#, r#""always""#]);
    let arguments = field(&records, "AddOp", "arguments").as_dag().unwrap();
    assert_eq!(source_of(arguments.operator()), "ins");
    assert_eq!(source_of(arguments.arg(1)), "F32");
    assert_eq!(source_of(arguments.arg(2)), "$bare");
    assert_eq!(records.sources().text(arguments.arg_name_span(0)), "$lhs");
    let results = field(&records, "AddOp", "results").as_dag().unwrap();
    assert_eq!(source_of(results.arg(1)), "F32");
    let shared = field(&records, "SubOp", "arguments").as_dag().unwrap();
    assert_eq!(source_of(shared.arg(0)), "I32");
}

#[test]
fn bytes_of_pasted_strings_have_places() {
    let records = records();
    let text = field(&records, "AddOp", "text");
    assert_eq!(text.as_str(), Some("op add end"));
    let at = |range| records.sources().text(text.string_span(range));
    assert_eq!((at(3..6), at(0..2), at(7..10)), ("add", "op", "end"));
    // Across two parts there is no such place.
    assert_eq!(at(1..5), r#""op " # mnemonic # " end""#);
    let joined = field(&records, "SubOp", "opName");
    assert_eq!(records.sources().text(joined.string_span(1..3)), "yz");
}

#[test]
fn the_chosen_branch_is_found() {
    let records = records();
    assert_eq!(source_of(field(&records, "AddOp", "chosen")), r#""first""#);
    assert_eq!(source_of(field(&records, "SubOp", "chosen")), r#""second""#);
}

#[test]
fn a_walk_through_many_choices_ends() {
    let mut source = "defvar v0 = !add(1, 1);\n".to_owned();
    for n in 0..40 {
        source += &format!("defvar v{} = !if(1, v{n}, v{n});\n", n + 1);
    }
    let records = evaluate_str("test.td", &(source + "def a { int x = !if(1, v40, v40); }")).unwrap();
    assert_eq!(source_of(field(&records, "a", "x")), "!if(1, v40, v40)");
}
