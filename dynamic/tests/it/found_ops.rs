//! Patterns below native calls, where native constraints find ops and values: they match as they do directly below an op.

use oracle::random::Random;
use rtblgen_backends::MainFile;
use rtblgen_dynamic::{Source, load, load_patterns};
use rtblgen_ir::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
use tblgen_parser::Memory;

const OPS: &str = r#"
    include "mlir/IR/PatternBase.td"
    def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
    class T_Op<string name, dag args, list<Trait> traits = []> : Op<T_Dialect, name, traits> {
      let arguments = args; let results = (outs AnyType:$r);
    }
    def Root : T_Op<"root", (ins AnyType:$x)>;
    def Mid : T_Op<"mid", (ins AnyType:$x)>;
    def Leaf : T_Op<"leaf", (ins)>;
    def Inner : T_Op<"inner", (ins AnyType:$a, AnyType:$b, I32Attr:$n, OptionalAttr<I32Attr>:$o, DefaultValuedAttr<I32Attr, "1">:$d)>;
    def List : T_Op<"list", (ins Variadic<AnyType>:$v, AnyType:$x, Optional<AnyType>:$w), [AttrSizedOperandSegments]>;
    def Done : T_Op<"done", (ins Variadic<AnyType>:$v)>;
    def Through : NativeCodeCall<"Some($_self.operand(0).value())">;
"#;

/// The sources below the root, with the operands of the result.
const SOURCES: [(&str, &str); 15] = [
    ("(Inner $a, $b, $n, $o, $d)", "$a, $b"),
    ("(Inner $a, $a, $n, $o, $d)", "$a"),
    ("(Inner I32:$a, $b, $_, $_, $_)", "$b, $a"),
    ("(Inner $a, $b, ConstantAttr<I32Attr, \"1\">, $o, $d)", "$a"),
    ("(Inner $a, $b, $n, I32Attr:$o, $d)", "$b"),
    ("(Inner $a, $b, $n, ConstantAttr<I32Attr, \"2\">, $d)", "$b"),
    ("(Inner $a, $b, $n, $o, ConstantAttr<I32Attr, \"1\">)", "$b"),
    ("(Inner (Leaf:$a), $b, $n, $o, $d)", "$a, $b"),
    ("(Inner (either (Leaf:$a), I32:$b), $n, $o, $d)", "$a, $b"),
    ("(Inner (Inner:$i $a, $b, $n, $_, $_), $a, $_, $_, $_)", "$b, $i"),
    ("(List (variadic $a, $b), $x, $w)", "$a, $b, $x"),
    ("(List:$l (variadic $a, (Leaf:$b)), $x, $w)", "$b, $l"),
    ("(List (variadic $a, $b), $a, $w)", "$a, $b"),
    ("(List $v, $x, (Leaf:$w))", "$x, $w"),
    ("(List (variadic (List (variadic $a), $b, $_)), $c, $_)", "$a, $b, $c"),
];

/// A program of functions with one root each, below it `mid` if there is a native call.
fn program(seed: u64, has_mid: bool) -> String {
    let mut random = Random::new(seed, 0);
    let mut text = String::new();
    for number in 0..40 {
        let mut lines = vec!["%leaf = \"t.leaf\"() : () -> i32".to_owned()];
        let mut values = vec![("%p", "i32"), ("%q", "i64"), ("%leaf", "i32")];
        for name in ["%0", "%1"] {
            lines.push(format!("{name} = {}", inner(&mut random, &values)));
            values.push((name, "i32"));
        }
        let below = if has_mid { "%mid" } else { "%1" };
        if has_mid {
            lines.push("%mid = \"t.mid\"(%1) : (i32) -> i32".to_owned());
        }
        lines.push(format!("%root = \"t.root\"({below}) : (i32) -> i32"));
        let lines = lines.join("\n");
        text.push_str(&format!(
            "func.func @f{number}(%p: i32, %q: i64) -> i32 {{\n{lines}\nreturn %root : i32\n}}\n"
        ));
    }
    text
}

fn inner(random: &mut Random, values: &[(&str, &str)]) -> String {
    let mut operands: Vec<(&str, &str)> = Vec::new();
    let is_list = random.below(2) == 0;
    let attributes = match is_list {
        true => {
            let (list, rest) = (random.below(3), random.below(2));
            operands.extend((0..list + 1 + rest).map(|_| *random.pick(values)));
            format!("operandSegmentSizes = array<i32: {list}, 1, {rest}>")
        }
        false => {
            operands.extend((0..2).map(|_| *random.pick(values)));
            let number = |random: &mut Random| 1 + random.below(2);
            let mut attributes = format!("n = {} : i32", number(random));
            for name in ["o", "d"] {
                if random.below(2) == 0 {
                    attributes += &format!(", {name} = {} : i32", number(random));
                }
            }
            attributes
        }
    };
    let names: Vec<&str> = operands.iter().map(|(name, _)| *name).collect();
    let types: Vec<&str> = operands.iter().map(|(_, ty)| *ty).collect();
    let op = if is_list { "list" } else { "inner" };
    format!("\"t.{op}\"({}) <{{{attributes}}}> : ({}) -> i32", names.join(", "), types.join(", "))
}

/// The new ops of each function: `None` where the pattern does not match.
fn rewritten(source: &str, results: &str, program: &str) -> Vec<Option<String>> {
    let text = format!("{OPS}\ndef P : Pat<(Root {source}), (Done (variadic {results}))>;");
    let source = Source { main: MainFile::Text { name: "found.td".into(), text }, ..Source::default() };
    let context = Context::new();
    load(&source, &Memory::default()).unwrap_or_else(|failure| panic!("{failure}")).register(&context);
    context.register::<rtblgen_ir::dialects::FuncDialect>();
    let patterns = load_patterns(&source, &Memory::default()).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(patterns.left_out.is_empty(), "{}", patterns.report(tblgen_parser::Severity::Error));
    let mut ir = context.parse_module("program.mlir", program).unwrap_or_else(|errors| panic!("{errors}"));
    let mut set = RewritePatternSet::new(&context);
    patterns.add_to(&mut set).unwrap_or_else(|error| panic!("{error}"));
    apply_patterns_greedily(&mut ir, &set.freeze(), GreedyConfig::default()).expect("an end");
    let text = ir.to_string();
    let functions = text.split("func.func").skip(1);
    let new = functions.map(|own| own.lines().find(|line| line.contains("t.done")));
    new.map(|line| line.and_then(|line| line.split_once(" = ")).map(|(_, op)| op.to_owned())).collect()
}

#[test]
fn patterns_below_native_calls_match_as_elsewhere() {
    let programs = if oracle::is_whole() { 25 } else { 3 };
    for (source, results) in SOURCES {
        let mut matched = 0;
        for seed in 0..programs {
            let direct = rewritten(source, results, &program(seed, false));
            let found = rewritten(&format!("(Through {source})"), results, &program(seed, true));
            assert_eq!(direct, found, "{source}, program {seed}");
            matched += direct.iter().flatten().count();
        }
        assert!(!oracle::is_whole() || matched > 0, "{source} matches nothing");
    }
}
