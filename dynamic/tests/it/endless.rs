//! Random sets of one to three patterns over a few ops, without tests of types: a set that does not end has a warning.
//!
//! Sets that end only because of the order of visits, or of the program, may have one too.

use oracle::random::Random;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use rtblgen_dynamic::{Source, load, load_patterns};
use rtblgen_ir::{Context, GreedyConfig, GreedyError, RewritePatternSet, apply_patterns_greedily};
use tblgen_parser::Memory;

const DIALECT: &str = r#"
include "mlir/IR/PatternBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, dag ins> : Op<T_Dialect, mnemonic> {
  let arguments = ins;
  let results = (outs I32:$r);
}
def AOp : T_Op<"a", (ins AnyType:$x)>;
def BOp : T_Op<"b", (ins AnyType:$x)>;
def FOp : T_Op<"f", (ins AnyType:$x, AnyType:$y)>;
def GOp : T_Op<"g", (ins AnyType:$x, AnyType:$y)>;
def KOp : T_Op<"k", (ins AnyType:$x, I32Attr:$n)>;
"#;

/// The definitions of the ops, each with its mnemonic and its number of operands.
const OPS: [(&str, &str, usize); 5] =
    [("AOp", "a", 1), ("BOp", "b", 1), ("FOp", "f", 2), ("GOp", "g", 2), ("KOp", "k", 1)];

/// The dag of an op; `KOp` has a number.
enum Tree {
    Leaf(usize),
    Op(usize, Vec<Tree>, usize),
}

impl Tree {
    fn random(random: &mut Random, depth: usize, leaf: &mut impl FnMut(&mut Random) -> usize) -> Tree {
        if depth == 0 || depth == 1 && random.one_in(2) {
            return Tree::Leaf(leaf(random));
        }
        let op = random.below(OPS.len());
        let operands = (0..OPS[op].2).map(|_| Tree::random(random, depth - 1, leaf)).collect();
        Tree::Op(op, operands, 1 + random.below(2))
    }

    /// The text of a leaf is given.
    fn dag(&self, leaf: &impl Fn(usize) -> String) -> String {
        match self {
            Tree::Leaf(number) => leaf(*number),
            Tree::Op(op, operands, number) => {
                let mut parts: Vec<String> = operands.iter().map(|operand| operand.dag(leaf)).collect();
                if OPS[*op].1 == "k" {
                    parts.push(format!("ConstantAttr<I32Attr, \"{number}\">"));
                }
                format!("({} {})", OPS[*op].0, parts.join(", "))
            }
        }
    }

    /// Adds the operations to a program, and returns the name of the value.
    fn build(&self, program: &mut Vec<String>, leaves: &[String]) -> String {
        match self {
            Tree::Leaf(number) => leaves[*number].clone(),
            Tree::Op(op, operands, number) => {
                let operands: Vec<String> =
                    operands.iter().map(|operand| operand.build(program, leaves)).collect();
                let types = vec!["i32"; operands.len()].join(", ");
                let properties =
                    if OPS[*op].1 == "k" { format!(" <{{n = {number} : i32}}>") } else { String::new() };
                let name = format!("%v{}", program.len());
                let operands = operands.join(", ");
                program.push(format!(
                    "{name} = \"t.{}\"({operands}){properties} : ({types}) -> i32",
                    OPS[*op].1
                ));
                name
            }
        }
    }
}

struct Rule {
    source: Tree,
    result: Tree,
    /// The number of variables.
    count: usize,
    benefit: usize,
}

impl Rule {
    fn random(random: &mut Random) -> Rule {
        let mut count = 0;
        let source = Tree::random(random, 2, &mut |random| {
            if count == 0 || !random.one_in(4) {
                count += 1;
                return count - 1;
            }
            random.below(count)
        });
        let result = match random.one_in(8) {
            true => Tree::Leaf(random.below(count)),
            false => Tree::random(random, 2, &mut |random| random.below(count)),
        };
        Rule { source, result, count, benefit: random.below(2) }
    }

    fn text(&self, number: usize) -> String {
        let source = self.source.dag(&|leaf| format!("$x{leaf}"));
        let result = match &self.result {
            Tree::Leaf(leaf) => format!("(replaceWithValue $x{leaf})"),
            tree => tree.dag(&|leaf| format!("$x{leaf}")),
        };
        format!("def P{number} : Pat<{source}, {result}, [], [], (addBenefit {})>;\n", self.benefit)
    }
}

/// A function that has the sources and the results of all rules, on arguments and on each other.
fn program(random: &mut Random, rules: &[Rule]) -> String {
    let mut values: Vec<String> = ["%a", "%b", "%c"].map(str::to_owned).to_vec();
    let mut lines = Vec::new();
    for _ in 0..16 {
        let rule = random.pick(rules);
        let tree = if random.one_in(4) { &rule.result } else { &rule.source };
        let leaves: Vec<String> = (0..rule.count).map(|_| random.pick(&values).clone()).collect();
        let value = tree.build(&mut lines, &leaves);
        values.push(value);
    }
    lines.extend(values.iter().map(|value| format!("\"u.use\"({value}) : (i32) -> ()")));
    format!("func.func @f(%a: i32, %b: i32, %c: i32) {{\n{}\nreturn\n}}\n", lines.join("\n"))
}

/// Whether the patterns rewrite the program for ever.
fn is_endless(patterns: &str, program: &str) -> bool {
    let source = Source {
        main: MainFile::Text { name: "patterns.td".into(), text: patterns.to_owned() },
        ..Source::default()
    };
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    load(&source, &Memory::default()).unwrap_or_else(|failure| panic!("{failure}")).register(&context);
    context.register::<rtblgen_ir::dialects::FuncDialect>();
    let loaded = load_patterns(&source, &Memory::default()).unwrap_or_else(|failure| panic!("{failure}"));
    let mut ir = context.parse_module("program.mlir", program).unwrap_or_else(|errors| panic!("{errors}"));
    let mut set = RewritePatternSet::new(&context);
    loaded.add_to(&mut set).unwrap_or_else(|error| panic!("{error}"));
    let config = GreedyConfig { max_steps: Some(4_000), max_iterations: None, ..GreedyConfig::default() };
    matches!(apply_patterns_greedily(&mut ir, &set.freeze(), config), Err(GreedyError::Endless { .. }))
}

/// Whether the generator warns of patterns without an end.
fn has_warning(patterns: &str) -> bool {
    let request = Request {
        main: MainFile::Text { name: "patterns.td".into(), text: patterns.to_owned() },
        ..Request::default()
    };
    let output = generate(Generator::Rewriters, request, &Memory::default());
    let output = output.unwrap_or_else(|failure| panic!("{failure}\n{patterns}"));
    output.warnings.iter().any(|warning| warning.message.contains("again"))
}

#[test]
fn random_sets_without_an_end_have_a_warning() {
    let (mut endless, mut silent) = (0, Vec::new());
    let count = oracle::random::count("RTBLGEN_ENDLESS", 80);
    for number in 0..count {
        let mut random = Random::new(1, number);
        let rules: Vec<Rule> = (0..1 + random.below(3)).map(|_| Rule::random(&mut random)).collect();
        let texts: Vec<String> = rules.iter().enumerate().map(|(number, rule)| rule.text(number)).collect();
        let patterns = format!("{DIALECT}{}", texts.concat());
        if is_endless(&patterns, &program(&mut random, &rules)) {
            endless += 1;
            if !has_warning(&patterns) {
                silent.push(texts.concat());
            }
        }
    }
    println!("{count} sets, {endless} do not end, {} of them without a warning", silent.len());
    assert!(silent.is_empty(), "{}", silent.join("\n"));
    assert!(6 * endless > count, "{endless} of {count} sets do not end");
}
