//! Tests of the text emitted for a file that uses most of the language, and of the position of each mistake.
//! `test-td` tests that the emitted code behaves like MLIR's.

use tblgen_parser::{ErrorFormat, Memory, render};

use crate::{Generator, MainFile, Output, Request, generate};

/// Ops that the patterns below are about.
const OPS: &str = r#"
    include "mlir/IR/PatternBase.td"
    include "mlir/Interfaces/InferTypeOpInterface.td"
    def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
    class T_Op<string mnemonic, dag ins, dag outs, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits> {
      let arguments = ins;
      let results = outs;
    }
    def OneOp : T_Op<"one", (ins AnyType:$x), (outs AnyType:$r)>;
    def AddOp : T_Op<"add", (ins AnyType:$lhs, AnyType:$rhs), (outs AnyType:$sum), [SameOperandsAndResultType]>;
    def SplitOp : T_Op<"split", (ins AnyType:$x, I32Attr:$at), (outs AnyType:$low, AnyType:$high)>;
    def ConcatOp : T_Op<"concat", (ins Variadic<AnyType>:$parts, OptionalAttr<StrAttr>:$name), (outs AnyType:$r)>;
    def StoreOp : T_Op<"store", (ins AnyType:$x), (outs)>;
    def BoxOp : T_Op<"box", (ins AnyType:$x), (outs AnyType:$r)> { let regions = (region AnyRegion:$body); }
"#;

fn emit(patterns: &str) -> Result<String, String> {
    emit_with(patterns, false)
}

fn emit_with(patterns: &str, fuse_patterns: bool) -> Result<String, String> {
    let main = MainFile::Text { name: "patterns.td".into(), text: format!("include \"ops.td\"\n{patterns}") };
    let files = Memory([("ops.td".into(), OPS.into())].into());
    let request = Request { main, include_dirs: vec![".".into()], fuse_patterns, ..Request::default() };
    match generate(Generator::Rewriters, request, &files) {
        Ok(output) => Ok(output.text),
        Err(failure) => {
            let show = |error| render(error, &failure.sources, ErrorFormat::Human, false);
            Err(failure.diagnostics.iter().map(show).collect())
        }
    }
}

fn accepted(patterns: &str) -> Output {
    let main = MainFile::Text { name: "patterns.td".into(), text: format!("include \"ops.td\"\n{patterns}") };
    let files = Memory([("ops.td".into(), OPS.into())].into());
    let request = Request { main, include_dirs: vec![".".into()], ..Request::default() };
    generate(Generator::Rewriters, request, &files).unwrap_or_else(|_| panic!("{patterns}"))
}

/// The words of the warnings.
fn warnings(patterns: &str) -> Vec<String> {
    accepted(patterns).warnings.into_iter().map(|warning| warning.message).collect()
}

/// The text of all warnings.
fn rendered_warnings(patterns: &str) -> String {
    let output = accepted(patterns);
    let show = |warning| render(warning, &output.sources, ErrorFormat::Human, false);
    output.warnings.iter().map(show).collect()
}

/// The text of one mistake.
fn mistake(patterns: &str) -> String {
    emit(patterns).expect_err("a mistake")
}

#[test]
fn nested_and_repeated() {
    insta::assert_snapshot!(
        emit(
            r#"def Twice : Pat<(AddOp (OneOp:$inner $x), $x), (AddOp $x, $inner), [(HasNoUseOf:$inner)], [],
                           (addBenefit 2)>;"#
        )
        .unwrap()
    );
}

#[test]
fn several_results_and_natives() {
    insta::assert_snapshot!(
        emit(
            r#"def Half : NativeCodeCall<"half($_builder, $0)">;
           def Halve : Pattern<(SplitOp:$s (OneOp $x), I32Attr:$at),
                               [(StoreOp $x, (location "aside")), (SplitOp $x, (Half $at))],
                               [(I32 $s__0)]>;"#
        )
        .unwrap()
    );
}

#[test]
fn groups_and_alternatives() {
    insta::assert_snapshot!(
        emit(
            r#"def Regroup : Pat<(ConcatOp (variadic:$all (AddOp (either (OneOp $x), $y)), $_), $name),
                             (ConcatOp (variadic $y, $all, (AddOp $x, $y)), $name)>;"#
        )
        .unwrap()
    );
}

#[test]
fn shared_and_fused() {
    insta::assert_snapshot!(
        emit_with(
            r#"def First : Pat<(AddOp (OneOp (OneOp I32:$x)), $y), (AddOp $x, $y)>;
           def Second : Pat<(SplitOp (OneOp (OneOp I32:$a)), I32Attr:$at), (SplitOp $a, $at)>;"#,
            true
        )
        .unwrap()
    );
}

#[test]
fn mistakes_are_shown_at_their_place() {
    insta::assert_snapshot!(
        [
            r#"def P : Pat<(AddOp $x), (OneOp $x)>;"#,
            r#"def P : Pat<(OneOp $x), (OneOp $y)>;"#,
            r#"def P : Pat<(OneOp (SplitOp:$s $x, $_)), (OneOp $s)>;"#,
            r#"def P : Pat<(OneOp $x), (OneOp (OneOp $x))>;"#,
            r#"def P : Pat<(OneOp $x), (OneOp $x), [(HasNoUseOf $x)]>;"#,
            r#"def F : NativeCodeCall<"f($0, +)">;
def P : Pat<(OneOp $x), (F $x)>;"#,
        ]
        .map(mistake)
        .join("\n")
    );
}

#[test]
fn the_root_is_replaced_by_as_many_values_as_it_has_results() {
    let whole = mistake("def P : Pat<(OneOp (SplitOp:$s $x, $_)), (replaceWithValue $s)>;");
    assert!(whole.contains("op 't.one' has 1 result, but is replaced by 2 values"), "{whole}");
    assert!(whole.contains("`$s__0` is the first value of `$s`"), "{whole}");
    // The number is known when the pattern is matched.
    let parts = emit("def P : Pat<(ConcatOp $p, $_), (replaceWithValue $p)>;").unwrap();
    assert!(parts.contains(".len() {"), "{parts}");
    assert!(parts.contains("1 value for the results of `t.concat`"), "{parts}");
    let one = emit("def P : Pat<(OneOp (SplitOp:$s $x, $_)), (replaceWithValue $s__1)>;").unwrap();
    assert!(!one.contains(".len()"), "{one}");
}

#[test]
fn misplaced_parts_are_shown_at_their_place() {
    insta::assert_snapshot!(
        [
            r#"def P : Pat<(OneOp $x), (OneOp "a")>;"#,
            r#"def P : Pat<(OneOp $x), (AddOp (location $x), $x)>;"#,
            r#"def P : Pat<(AddOp $x, $y), (AddOp (either $x, $y))>;"#,
            r#"def P : Pat<(OneOp (either $x, $y)), (OneOp $x)>;"#,
            r#"def P : Pat<(OneOp I32Attr:$x), (OneOp $x)>;"#,
            r#"def P : Pat<(OneOp $x), (OneOp $x), [], [], (OneOp 1)>;"#,
            r#"def P : Pat<(ConcatOp $p, $name), (ConcatOp $p, $name), [(I32 $name)]>;"#,
            r#"def P : Pat<(OneOp $x), (OneOp (SplitOp $x, ConstantAttr<I32Attr, "1">, (returnType $x, $x)))>;"#,
        ]
        .map(mistake)
        .join("\n")
    );
}

#[test]
fn odd_patterns_earn_warnings() {
    insta::assert_snapshot!(
        [
            "def P : Pat<(OneOp $x), (OneOp $x)>;",
            "def P : Pat<(SplitOp $x, $at), (SplitOp $x, $at)>;",
            "def P : Pat<(OneOp $x), (AddOp $x, $x)>;\ndef Q : Pat<(OneOp I32:$x), (replaceWithValue $x)>;",
            "def P : Pat<(StoreOp $x), (replaceWithValue $x)>;",
            "def P : Pat<(OneOp $x), (AddOp (replaceWithValue $x), $x)>;",
            "def P : Pat<(AddOp:$add $x, $y), (replaceWithValue $x)>;",
            "def P : Pat<(AddOp $x, $y), (AddOp $y, $x)>;",
            "def F : NativeCodeCall<\"f($1)\">;\ndef P : Pat<(AddOp $x, $y), (F $x, $y)>;",
            "def C : Constraint<CPred<\"f($0)\">>;\ndef P : Pat<(AddOp $x, $y), (OneOp $x), [(C $x, $y)]>;",
            "def P : Pat<(SplitOp $x, $_), (SplitOp $x, ConstantAttr<I32Attr, \"1\">)>;",
        ]
        .map(rendered_warnings)
        .join("\n")
    );
    for fine in [
        "def P : Pat<(AddOp (OneOp $x), $y), (AddOp $y, $x)>;",
        "def P : Pat<(SplitOp $x, ConstantAttr<I32Attr, \"0\">), (SplitOp $x, ConstantAttr<I32Attr, \"1\">)>;",
        "def P : Pat<(OneOp I32:$x), (replaceWithValue $x)>;\ndef Q : Pat<(OneOp $x), (AddOp $x, $x)>;",
        "def P : Pat<(OneOp $x), (AddOp $x, $x)>;\ndef Q : Pat<(OneOp (OneOp $x)), (replaceWithValue $x)>;",
    ] {
        assert_eq!(warnings(fine), [""; 0], "{fine}");
    }
}

#[test]
fn circles_earn_a_warning() {
    let found = |patterns: &str| -> Vec<String> {
        let un =
            "def UnOp : T_Op<\"un\", (ins AnyType:$x), (outs AnyType:$r), [SameOperandsAndResultType]>;\n";
        warnings(&format!("{un}{patterns}"))
            .into_iter()
            .filter(|message| message.contains("again and again"))
            .collect()
    };
    // A folder does not change operands that it knows nothing of.
    let swap = "def FoldedOp : T_Op<\"folded\", (ins AnyType:$a, AnyType:$b), (outs AnyType:$r), \
                [SameOperandsAndResultType]> { let hasFolder = 1; }\n";
    assert_eq!(
        found(&format!("{swap}def P : Pat<(FoldedOp $a, $b), (FoldedOp $b, $a)>;")),
        ["`P` matches what it makes, again and again"]
    );
    for fine in [
        "def P : Pat<(FoldedOp $a, $b), (FoldedOp $a, $a)>;",
        "def P : Pat<(FoldedOp (UnOp $a), $b), (FoldedOp $b, (UnOp $a))>;",
        "def P : Pat<(AddOp $x, $y), (FoldedOp $x, $x)>;\ndef Q : Pat<(FoldedOp $x, $y), (AddOp $x, $y)>;",
    ] {
        assert_eq!(found(&format!("{swap}{fine}")), [""; 0], "{fine}");
    }
    assert_eq!(
        found("def P : Pat<(AddOp $x, $y), (AddOp $y, (UnOp $x))>;"),
        ["`P` matches what it makes, again and again"]
    );
    let two = "def P : Pat<(OneOp $x), (AddOp $x, $x)>;\ndef Q : Pat<(AddOp $x, $y), (OneOp $x)>;";
    assert_eq!(found(two), ["`P` and `Q` match what they make in turn, again and again"]);
    let below = "def P : Pat<(AddOp (UnOp $x), $y), (UnOp (AddOp $x, $y))>;\n\
                 def Q : Pat<(UnOp (AddOp $x, $y)), (AddOp (UnOp $x), $y)>;";
    assert_eq!(found(below), ["`P` and `Q` match what they make in turn, again and again"]);
    let three = "def P : Pat<(OneOp $x), (AddOp $x, $x)>;\n\
                 def Q : Pat<(AddOp $x, $y), (BoxOp $x, $y)>;\n\
                 def R : Pat<(BoxOp $x, $y), (OneOp $y)>;";
    let three = three.replace("BoxOp", "PairOp");
    let pair = "def PairOp : T_Op<\"pair\", (ins AnyType:$a, AnyType:$b), (outs AnyType:$r)>;\n";
    assert_eq!(
        found(&format!("{pair}{three}")),
        ["`P`, `Q` and `R` match what they make in turn, again and again"]
    );
    // Longer circles, with operations around them.
    for length in [4, 8] {
        let ops: String = (0..length)
            .map(|n| format!("def C{n}Op : T_Op<\"c{n}\", (ins AnyType:$x), (outs AnyType:$r)>;\n"))
            .collect();
        let rules: String = (0..length)
            .map(|n| format!("def P{n} : Pat<(C{n}Op $x), (C{}Op $x)>;\n", (n + 1) % length))
            .collect();
        let names: Vec<String> = (0..length).map(|n| format!("`P{n}`")).collect();
        let (last, others) = names.split_last().expect("there are names");
        let warning =
            format!("{} and {last} match what they make in turn, again and again", others.join(", "));
        assert_eq!(found(&format!("{ops}{rules}")), [warning]);
    }
    for fine in [
        // Q comes first wherever P would go on.
        "def P : Pat<(OneOp $x), (AddOp $x, $x)>;\n\
         def Q : Pat<(AddOp $x, $x), (replaceWithValue $x), [], [], (addBenefit 2)>;\n\
         def R : Pat<(AddOp $x, $y), (OneOp $x)>;",
        "def P : Pat<(AddOp (UnOp $x), $y), (UnOp (AddOp $x, $y))>;",
        "def P : Pat<(OneOp (OneOp $x)), (OneOp $x)>;\ndef Q : Pat<(AddOp $x, $y), (OneOp $x)>;",
        "def C : Constraint<CPred<\"f($0)\">>;\n\
         def P : Pat<(OneOp $x), (AddOp $x, $x), [(C $x)]>;\ndef Q : Pat<(AddOp $x, $y), (OneOp $x)>;",
        // The types exclude each other, or those of new operations are not known.
        "def P : Pat<(OneOp I32:$x), (AddOp $x, $x)>;\ndef Q : Pat<(AddOp I64:$x, $y), (OneOp $x)>;",
        "def P : Pat<(OneOp I32:$x), (OneOp (UnOp $x))>;",
        "def P : Pat<(OneOp I32:$x), (AddOp $x, $x)>;\ndef Q : Pat<(AddOp I32:$x, $y), (OneOp (UnOp $x))>;",
    ] {
        assert_eq!(found(fine), [""; 0], "{fine}");
    }
    // Two new operations are not one value. One with two uses is.
    assert_eq!(found("def P : Pat<(AddOp $x, $x), (AddOp (UnOp $x), (UnOp $x))>;"), [""; 0]);
    assert_eq!(
        found("def P : Pat<(AddOp (UnOp $x), $x), (AddOp (UnOp $x), $x)>;"),
        ["`P` matches what it makes, again and again"]
    );
    // An operand that is an op of the right kind is enough.
    assert_eq!(
        found("def P : Pat<(AddOp (UnOp $x), $y), (UnOp (AddOp $y, $y))>;"),
        ["`P` matches what it makes, again and again"]
    );
    assert_eq!(
        found("def P : Pat<(AddOp I32:$x, $y), (AddOp $y, $x)>;"),
        ["`P` matches what it makes, again and again"]
    );
    // The result of an op has the type of its definition.
    let typed_result = "def I32Op : T_Op<\"i32\", (ins AnyType:$x), (outs I32:$r)>;\n\
                        def P : Pat<(UnOp I32:$x), (UnOp (I32Op $x))>;";
    assert_eq!(found(typed_result), ["`P` matches what it makes, again and again"]);
    // Tests of a value by one pattern hold for the others.
    for typed in [
        "def P : Pat<(OneOp I32:$x), (AddOp $x, $x)>;\ndef Q : Pat<(AddOp $x, $y), (OneOp $x)>;",
        "def P : Pat<(OneOp $x), (AddOp $x, $x)>;\ndef Q : Pat<(AddOp I32:$x, $y), (OneOp $x)>;",
        "def P : Pat<(OneOp I32:$x), (AddOp $x, $x)>;\ndef Q : Pat<(AddOp I32:$x, $y), (OneOp $x)>;",
        // Each one tests another value.
        "def TwoOp : T_Op<\"two\", (ins AnyType:$x, AnyType:$y), (outs AnyType:$r), [SameOperandsAndResultType]>;\n\
         def P : Pat<(AddOp I32:$x, $y), (TwoOp $x, $y)>;\ndef Q : Pat<(TwoOp $x, I32:$y), (AddOp $x, $y)>;",
    ] {
        assert_eq!(found(typed), ["`P` and `Q` match what they make in turn, again and again"], "{typed}");
    }
}

/// Messages about patterns of PDLL without an end.
fn endless_pdll(patterns: &str) -> Vec<String> {
    endless_pdll_with("def IntOp : T_Op<\"int\", (ins AnyType:$x), (outs I32:$r)>;", patterns)
}

fn endless_pdll_with(op: &str, patterns: &str) -> Vec<String> {
    let ops = format!("{OPS}{op}");
    let files = Memory([("ops.td".into(), ops)].into());
    let text = format!("#include \"ops.td\"\n{patterns}");
    let main = MainFile::Text { name: "patterns.pdll".into(), text };
    let request = Request { main, include_dirs: vec![".".into()], ..Request::default() };
    let output = generate(Generator::PdllRewriters, request, &files).unwrap_or_else(|_| panic!("{patterns}"));
    let messages = output.warnings.into_iter().map(|warning| warning.message);
    messages.filter(|message| message.contains("again")).collect()
}

/// PDLL writes a type where a definition names a constraint.
#[test]
fn types_of_pdll_are_those_of_definitions() {
    let typed = "Pattern P {
      let i32 = type<\"i32\">;
      let root = op<t.one>(x: Value<i32>) -> (t: Type);
      rewrite root with { replace root with op<t.one>(op<t.int>(x) -> (i32)) -> (t); };
    }";
    assert_eq!(endless_pdll(typed), ["`P` matches what it makes, again and again"]);
    let other = "let i64 = type<\"i64\">;\n      let root = op<t.one>(x: Value<i64>)";
    assert_eq!(endless_pdll(&typed.replace("let root = op<t.one>(x: Value<i32>)", other)), [""; 0]);
    for (constraint, name) in [("F32", "f32"), ("Index", "index"), ("BF16", "bf16"), ("SI8", "si8")] {
        let other = format!("def OtherOp : T_Op<\"other\", (ins AnyType:$x), (outs {constraint}:$r)>;");
        let typed = typed.replace("t.int", "t.other").replace("i32", name);
        let found = endless_pdll_with(&other, &typed);
        assert_eq!(found, ["`P` matches what it makes, again and again"], "{name}");
    }
}

#[test]
fn what_nothing_uses_earns_a_warning() {
    let found = warnings("def P : Pat<(AddOp (OneOp:$one $x), $y), (OneOp $x)>;");
    assert_eq!(found, ["`$one` is bound and never used", "`$y` is bound and never used"]);
    assert_eq!(warnings("def P : Pat<(AddOp $x, $x), (OneOp $x)>;"), [""; 0]);
    assert_eq!(warnings("def P : Pat<(AddOp $x, $_), (OneOp $x)>;"), [""; 0]);
}

#[test]
fn unused_names_in_stock_files_earn_no_warning() {
    let request = Request {
        main: MainFile::Text {
            name: "patterns.td".to_owned(),
            text: format!("{OPS}\ndef P : Pat<(AddOp (OneOp:$one $x), $y), (OneOp $x)>;"),
        },
        upstream_includes: vec![".".into()],
        ..Request::default()
    };
    let output = generate(Generator::Rewriters, request, &Memory::default());
    assert!(output.is_ok_and(|output| output.warnings.is_empty()));
}

#[test]
fn patterns_of_a_loop_have_a_warning_once() {
    let found = warnings("foreach t = [I32, I64] in def : Pat<(AddOp t:$x, $y), (OneOp $x)>;");
    assert_eq!(found, ["`$y` is bound and never used"]);
}

#[test]
fn new_ops_with_empty_regions_earn_a_warning() {
    let found = warnings("def P : Pat<(OneOp $x), (BoxOp $x)>;");
    assert_eq!(
        found,
        ["the new 't.box' gets empty regions: `(regionsOf $op)` takes over those of a matched op"]
    );
    assert_eq!(warnings("def P : Pat<(BoxOp:$b (OneOp $x)), (BoxOp $x, (regionsOf $b))>;"), [""; 0]);
}

fn emit_pdll(patterns: &str) -> Result<String, String> {
    let text = format!("#include \"ops.td\"\n{patterns}");
    let main = MainFile::Text { name: "patterns.pdll".into(), text };
    let files = Memory([("ops.td".into(), OPS.into())].into());
    let request = Request { main, include_dirs: vec![".".into()], ..Request::default() };
    generate(Generator::PdllRewriters, request, &files)
        .map(|output| output.text)
        .map_err(|failure| failure.render(ErrorFormat::Human, false))
}

#[test]
fn pdll_becomes_the_same_rust() {
    insta::assert_snapshot!(
        emit_pdll(
            r#"
Constraint Fits(at: Attr, type: Type);
Rewrite Half(at: Attr) -> Attr [{ half(rewriter, at) }];

Pattern Halve with benefit(2) {
  let one = op<t.one>(x: Value);
  let root = op<t.split>(one) {at = at: Attr} -> (low: Type, high: Type);
  Fits(at, low);
  rewrite root with {
    let parts = op<t.concat>((x, one.0)) {name = attr<"\"parts\"">} -> (low);
    op<t.store>(parts);
    replace root with op<t.split>(parts) {at = Half(at)} -> (low, high);
  };
}
"#
        )
        .unwrap()
    );
}

#[test]
fn mistakes_in_pdll_are_shown_at_their_place() {
    insta::assert_snapshot!(
        [
            "Pattern { let root = op<t.one>(x: Value); replace root with op<t.split>(x); }",
            "Pattern { let root = op<t.split>(x: Value) {att = attr<\"1 : i32\">}; replace root with (x, x); }",
            "Rewrite F(op: Op) [{ op.erase( }];\nPattern { let root = op<t.store>(x: Value); rewrite root with { F(root); }; }",
            "Pattern { let one = op<t.one>(x: Value); let root = op<t.store>(one); rewrite root with { erase one; erase root; }; }",
        ]
        .map(|patterns| emit_pdll(patterns).expect_err("a mistake"))
        .join("\n")
    );
}

/// A pattern that another one covers, a pair that undoes each other, one that undoes itself, and an
/// independent one.
const TO_EXPLAIN: &str = "
def Covered : Pat<(OneOp (OneOp (OneOp $x))), (OneOp $x)>;
def General : Pat<(OneOp (OneOp $x)), (replaceWithValue $x), [], [], (addBenefit 2)>;
def There : Pat<(AddOp $x, (OneOp $y)), (OneOp (AddOp $x, $y))>;
def Back : Pat<(OneOp (AddOp $x, $y)), (AddOp $x, (OneOp $y, (returnType $y)))>;
def Turn : Pat<(AddOp $x, $y), (AddOp $y, $x)>;
def Same : Pat<(AddOp $x, $x), (replaceWithValue $x)>;
";

const TO_EXPLAIN_IN_PDLL: &str = "
Pattern Back with benefit(2) {
  let add = op<t.add>(x: Value, y: Value);
  let root = op<t.one>(add);
  rewrite root with {
    let one = op<t.one>(y) -> (type<\"i32\">);
    replace root with op<t.add>(x, one);
  };
}
Pattern Covered with benefit(3) {
  let inner = op<t.one>(x: Value);
  let middle = op<t.one>(inner);
  let root = op<t.one>(middle);
  replace root with op<t.one>(x);
}
Pattern General with benefit(4) {
  let inner = op<t.one>(x: Value);
  let root = op<t.one>(inner);
  replace root with x;
}
Pattern Same with benefit(1) {
  let root = op<t.add>(x: Value, x);
  replace root with x;
}
Pattern There with benefit(2) {
  let one = op<t.one>(y: Value);
  let root = op<t.add>(x: Value, one);
  rewrite root with {
    let add = op<t.add>(x, y);
    replace root with op<t.one>(add);
  };
}
Pattern Turn with benefit(1) {
  let root = op<t.add>(x: Value, y: Value);
  replace root with op<t.add>(y, x);
}
";

fn explained(generator: Generator, name: &str, text: String) -> String {
    let main = MainFile::Text { name: name.into(), text };
    let files = Memory([("ops.td".into(), OPS.into())].into());
    let request = Request { main, include_dirs: vec![".".into()], ..Request::default() };
    match generate(generator, request, &files) {
        Ok(output) => output.text,
        Err(failure) => panic!("{:?}", failure.diagnostics),
    }
}

fn explained_drr(generator: Generator) -> String {
    explained(generator, "patterns.td", format!("include \"ops.td\"\n{TO_EXPLAIN}"))
}

#[test]
fn patterns_are_explained() {
    let text = explained_drr(Generator::ExplainPatterns);
    insta::assert_snapshot!(text);
    let of_pdll = format!("#include \"ops.td\"\n{TO_EXPLAIN_IN_PDLL}");
    assert_eq!(explained(Generator::ExplainPatterns, "patterns.pdll", of_pdll), text);
}

/// All names of patterns, in the order of a tree.
fn names_in(branch: &serde_json::Value, names: &mut Vec<String>) {
    let list = |value: &serde_json::Value| value.as_array().expect("a list").clone();
    names.extend(list(&branch["patterns"]).iter().map(|name| name.as_str().expect("a name").to_owned()));
    for test in list(&branch["tests"]) {
        list(&test["cases"]).iter().for_each(|case| names_in(&case["then"], names));
    }
}

#[test]
fn explanations_are_json_and_graphs() {
    let json: serde_json::Value =
        serde_json::from_str(&explained_drr(Generator::ExplainPatternsJson)).expect("it is JSON");
    let mut names = Vec::new();
    names_in(&json["tree"], &mut names);
    names.sort();
    assert_eq!(names, ["Back", "Covered", "General", "Same", "There", "Turn"]);
    assert_eq!(json["shadowed"], serde_json::json!([{"pattern": "Covered", "by": "General"}]));
    assert_eq!(json["undo"], serde_json::json!([["Back", "There"], ["Turn", "Turn"]]));

    let graph = explained_drr(Generator::ExplainPatternsDot);
    let statements = || graph.lines().map(str::trim);
    let is_declared = |node: &str| statements().any(|line| line.starts_with(&format!("{node} [")));
    let edges: Vec<_> = statements().filter_map(|line| line.split_once(" -> ")).collect();
    assert!(edges.len() > 6);
    for (from, rest) in edges {
        let to = rest.split([' ', ';']).next().expect("a node");
        assert!(is_declared(from) && is_declared(to), "{from} -> {to}\n{graph}");
    }
}

/// Ops over two types of a dialect, with a conversion of one to another.
const CONVERTED: &str = r#"
    def Num : TypeDef<T_Dialect, "Num"> { let mnemonic = "num"; }
    def TwiceOp : T_Op<"twice", (ins Num:$x), (outs Num:$r)>;
    def LongOp : T_Op<"long", (ins I64:$x), (outs I64:$r)>;
    def ShortOp : T_Op<"short", (ins I8:$x), (outs I8:$r)>;
"#;
const CONVERSION: &str = "def : TypeConversion<(Num), (I64)>;";
const MISMATCH: &str = "`$x` is `Num`, and the operand is `64-bit signless integer`";

fn with_conversions(text: &str) -> String {
    format!("include \"mlir/IR/AttrTypeBase.td\"\ninclude \"rtblgen/TypeConversion.td\"\n{CONVERTED}\n{text}")
}

#[test]
fn a_name_may_be_of_a_type_that_the_file_converts() {
    let to_long = "def A : Pat<(TwiceOp $x), (LongOp $x)>;";
    assert_eq!(warnings(&with_conversions(&format!("{CONVERSION}\n{to_long}"))), [""; 0]);
    // Without a conversion, or with one to another type.
    let error = mistake(&with_conversions(to_long));
    assert!(error.starts_with(&format!("error: {MISMATCH}")), "{error}");
    let to_short = "def A : Pat<(TwiceOp $x), (ShortOp $x)>;";
    let error = mistake(&with_conversions(&format!("{CONVERSION}\n{to_short}")));
    assert!(error.contains("and the operand is `8-bit signless integer`"), "{error}");
    // Conversions in code may cover a type that the file does not.
    let unknown = "def A : Pat<(LongOp $x), (TwiceOp $x)>;";
    assert_eq!(warnings(&with_conversions(&format!("{CONVERSION}\n{unknown}"))), [""; 0]);
}

/// mlir-tblgen accepts the pattern, which may run in a dialect conversion.
#[test]
fn in_a_stock_file_another_type_is_a_warning() {
    let text = with_conversions("def A : Pat<(TwiceOp $x), (LongOp $x)>;");
    let main = MainFile::Text { name: "up/patterns.td".into(), text: format!("include \"ops.td\"\n{text}") };
    let files = Memory([("./ops.td".into(), OPS.into())].into());
    let (include_dirs, upstream_includes) = (vec![".".into()], vec!["up".into()]);
    let request = Request { main, include_dirs, upstream_includes, ..Request::default() };
    let output = generate(Generator::Rewriters, request, &files);
    let output = output.unwrap_or_else(|failure| panic!("{failure}"));
    assert!(output.warnings.iter().any(|warning| warning.message == MISMATCH), "{:?}", output.warnings);
}
