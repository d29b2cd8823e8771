//! Random rewrite rules over a few ops, as text of DRR and of PDLL, and programs that they match.

use oracle::random::Random;

/// The ops. Their results have a type of their own, or the one of their operands.
pub const DIALECT: &str = r#"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, dag ins, Type result> : Op<T_Dialect, mnemonic> {
  let arguments = ins;
  let results = (outs result:$r);
}
class T_SameOp<string mnemonic, dag ins> : Op<T_Dialect, mnemonic, [SameOperandsAndResultType, InferTypeOpInterface]> {
  let arguments = ins;
  let results = (outs AnyType:$r);
}
def AOp : T_Op<"a", (ins AnyType:$x), I32>;
def BOp : T_Op<"b", (ins AnyType:$x), I32>;
def FOp : T_Op<"f", (ins AnyType:$x, AnyType:$y), I32>;
def GOp : T_Op<"g", (ins AnyType:$x, AnyType:$y), I32>;
def KOp : T_Op<"k", (ins AnyType:$x, I32Attr:$n), I32>;
def WOp : T_Op<"w", (ins AnyType:$x), I64>;
def SOp : T_SameOp<"s", (ins AnyType:$x)>;
def POp : T_SameOp<"p", (ins AnyType:$x, AnyType:$y)>;
def QOp : T_SameOp<"q", (ins AnyType:$x, AnyType:$y)>;
"#;

/// An op: its definition, mnemonic, number of operands, and type of result; no type if it is that of the operands.
struct OpKind(&'static str, &'static str, usize, Option<Type>);

const OPS: [OpKind; 9] = [
    OpKind("AOp", "a", 1, Some(Type::I32)),
    OpKind("BOp", "b", 1, Some(Type::I32)),
    OpKind("FOp", "f", 2, Some(Type::I32)),
    OpKind("GOp", "g", 2, Some(Type::I32)),
    OpKind("KOp", "k", 1, Some(Type::I32)),
    OpKind("WOp", "w", 1, Some(Type::I64)),
    OpKind("SOp", "s", 1, None),
    OpKind("POp", "p", 2, None),
    OpKind("QOp", "q", 2, None),
];

/// The type of a value of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    I32,
    I64,
    /// The type of all operations of the rule whose operands and results have one type.
    Same,
    /// Any type.
    Any,
}

impl Type {
    fn text(self) -> &'static str {
        if self == Type::I64 { "i64" } else { "i32" }
    }
}

/// The dag of an op; `KOp` has a number.
enum Tree {
    Leaf(usize),
    Op(usize, Vec<Tree>, usize),
}

/// A variable of a rule.
#[derive(Clone, Copy)]
struct Leaf {
    ty: Type,
    /// Whether the pattern tests the type.
    is_tested: bool,
}

/// A pattern with one root and one replacement.
pub struct Rule {
    source: Tree,
    result: Tree,
    leaves: Vec<Leaf>,
    benefit: usize,
}

/// Makes a rule.
struct Maker<'r> {
    random: &'r mut Random,
    /// The type behind [`Type::Same`].
    same: Type,
    leaves: Vec<Leaf>,
    has_tests: bool,
}

impl Maker<'_> {
    fn op(&mut self, wanted: Type) -> usize {
        let same = self.same;
        let result = |op: &OpKind| op.3.unwrap_or(same);
        let fits: Vec<usize> =
            (0..OPS.len()).filter(|op| wanted == Type::Any || result(&OPS[*op]) == wanted).collect();
        *self.random.pick(&fits)
    }

    /// The type that the operands of an op need.
    fn operand(&self, op: usize) -> Type {
        if OPS[op].3.is_some() { Type::Any } else { self.same }
    }

    fn known(&mut self, wanted: Type) -> Option<usize> {
        let fits = |leaf: &Leaf| wanted == Type::Any || leaf.ty == wanted;
        let known: Vec<usize> = (0..self.leaves.len()).filter(|number| fits(&self.leaves[*number])).collect();
        (!known.is_empty()).then(|| *self.random.pick(&known))
    }

    fn new_leaf(&mut self, wanted: Type) -> usize {
        let leaf = match wanted {
            Type::Any if self.has_tests && self.random.one_in(3) => {
                Leaf { ty: *self.random.pick(&[Type::I32, Type::I64]), is_tested: true }
            }
            // Without a test an operation of another type would match.
            ty => Leaf { ty, is_tested: matches!(ty, Type::I32 | Type::I64) },
        };
        self.leaves.push(leaf);
        self.leaves.len() - 1
    }

    fn source(&mut self, depth: usize, wanted: Type) -> Tree {
        if depth == 0 || depth == 1 && self.random.one_in(2) {
            let known = if self.random.one_in(4) { self.known(wanted) } else { None };
            return Tree::Leaf(known.unwrap_or_else(|| self.new_leaf(wanted)));
        }
        let op = self.op(wanted);
        let operands = (0..OPS[op].2).map(|_| self.source(depth - 1, self.operand(op))).collect();
        Tree::Op(op, operands, 1 + self.random.below(2))
    }

    /// `None` if no variable has the type.
    fn result(&mut self, depth: usize, wanted: Type) -> Option<Tree> {
        if depth == 0 || depth == 1 && self.random.one_in(2) {
            return self.known(wanted).map(Tree::Leaf);
        }
        let op = self.op(wanted);
        let operands: Option<Vec<Tree>> =
            (0..OPS[op].2).map(|_| self.result(depth - 1, self.operand(op))).collect();
        Some(Tree::Op(op, operands?, 1 + self.random.below(2)))
    }
}

impl Rule {
    /// A rule, with tests of types or without.
    fn random(random: &mut Random, has_tests: bool) -> Rule {
        let same = if has_tests { [Type::Same, Type::I32, Type::I64][random.below(3)] } else { Type::Same };
        let benefit = random.below(2);
        loop {
            let mut maker = Maker { random, same, leaves: Vec::new(), has_tests };
            let source = maker.source(2, Type::Any);
            let Tree::Op(root, ..) = &source else { continue };
            let wanted = OPS[*root].3.unwrap_or(same);
            let depth = if maker.random.one_in(8) { 0 } else { 2 };
            if let Some(result) = maker.result(depth, wanted) {
                return Rule { source, result, leaves: maker.leaves, benefit };
            }
        }
    }

    fn drr(&self, number: usize) -> String {
        let mut seen = vec![false; self.leaves.len()];
        let source = dag(&self.source, &mut |leaf| {
            let Leaf { ty, is_tested } = self.leaves[leaf];
            let is_first = !std::mem::replace(&mut seen[leaf], true);
            if is_tested && is_first {
                format!("{}:$x{leaf}", ty.text().to_uppercase())
            } else {
                format!("$x{leaf}")
            }
        });
        let result = match &self.result {
            Tree::Leaf(leaf) => format!("(replaceWithValue $x{leaf})"),
            tree => dag(tree, &mut |leaf| format!("$x{leaf}")),
        };
        format!("def P{number} : Pat<{source}, {result}, [], [], (addBenefit {})>;\n", self.benefit)
    }

    fn pdll(&self, number: usize, benefit: usize) -> String {
        let mut seen = vec![false; self.leaves.len()];
        let source = expression(&self.source, false, &mut |leaf| {
            let Leaf { ty, is_tested } = self.leaves[leaf];
            match (std::mem::replace(&mut seen[leaf], true), is_tested) {
                (true, _) => format!("x{leaf}"),
                (false, true) => format!("x{leaf}: Value<{}>", ty.text()),
                (false, false) => format!("x{leaf}: Value"),
            }
        });
        let result = expression(&self.result, true, &mut |leaf| format!("x{leaf}"));
        let types = "let i32 = type<\"i32\">;\n  let i64 = type<\"i64\">;";
        format!(
            "Pattern P{number} with benefit({benefit}) {{\n  {types}\n  let root = {source};\n  \
             rewrite root with {{\n    replace root with {result};\n  }};\n}}\n"
        )
    }
}

/// Some rules, with tests of types or without.
pub fn random_rules(random: &mut Random, has_tests: bool) -> Vec<Rule> {
    (0..1 + random.below(3)).map(|_| Rule::random(random, has_tests)).collect()
}

/// The rules as a file of DRR without the dialect.
pub fn drr(rules: &[Rule]) -> String {
    rules.iter().enumerate().map(|(number, rule)| rule.drr(number)).collect()
}

/// The rules as a file of PDLL without the dialect. In order, each has a benefit of its own.
pub fn pdll(rules: &[Rule], in_order: bool) -> String {
    let benefit = |number: usize| if in_order { rules.len() - number } else { rules[number].benefit + 1 };
    rules.iter().enumerate().map(|(number, rule)| rule.pdll(number, benefit(number))).collect()
}

/// The text of a tree in DRR.
fn dag(tree: &Tree, leaf: &mut impl FnMut(usize) -> String) -> String {
    match tree {
        Tree::Leaf(number) => leaf(*number),
        Tree::Op(op, operands, number) => {
            let mut parts: Vec<String> = operands.iter().map(|operand| dag(operand, leaf)).collect();
            if OPS[*op].1 == "k" {
                parts.push(format!("ConstantAttr<I32Attr, \"{number}\">"));
            }
            format!("({} {})", OPS[*op].0, parts.join(", "))
        }
    }
}

/// The text of a tree in PDLL.
fn expression(tree: &Tree, is_result: bool, leaf: &mut impl FnMut(usize) -> String) -> String {
    match tree {
        Tree::Leaf(number) => leaf(*number),
        Tree::Op(op, operands, number) => {
            let OpKind(_, mnemonic, _, result) = &OPS[*op];
            let parts: Vec<String> =
                operands.iter().map(|operand| expression(operand, is_result, leaf)).collect();
            let number =
                if *mnemonic == "k" { format!(" {{n = attr<\"{number} : i32\">}}") } else { String::new() };
            let types = match result {
                Some(ty) if is_result => format!(" -> ({})", ty.text()),
                _ => String::new(),
            };
            format!("op<t.{mnemonic}>({}){number}{types}", parts.join(", "))
        }
    }
}

/// The values of a program, each with its type.
struct Program {
    values: Vec<(String, Type)>,
    lines: Vec<String>,
}

impl Program {
    fn pick(&self, random: &mut Random, ty: Type) -> String {
        let fits: Vec<&String> =
            self.values.iter().filter(|(_, own)| *own == ty).map(|(name, _)| name).collect();
        (*random.pick(&fits)).clone()
    }

    /// Adds the operations of a tree, and returns the value and its type.
    fn build(&mut self, tree: &Tree, leaves: &[(String, Type)]) -> (String, Type) {
        let (op, operands, number) = match tree {
            Tree::Leaf(number) => return leaves[*number].clone(),
            Tree::Op(op, operands, number) => (*op, operands, number),
        };
        let operands: Vec<(String, Type)> =
            operands.iter().map(|operand| self.build(operand, leaves)).collect();
        let OpKind(_, mnemonic, _, result) = &OPS[op];
        let ty = result.unwrap_or(operands[0].1);
        let names: Vec<&str> = operands.iter().map(|(name, _)| name.as_str()).collect();
        let types: Vec<&str> = operands.iter().map(|(_, ty)| ty.text()).collect();
        let number = if *mnemonic == "k" { format!(" <{{n = {number} : i32}}>") } else { String::new() };
        let name = format!("%v{}", self.lines.len());
        self.values.push((name.clone(), ty));
        self.lines.push(format!(
            "{name} = \"t.{mnemonic}\"({}){number} : ({}) -> {}",
            names.join(", "),
            types.join(", "),
            ty.text()
        ));
        (name, ty)
    }
}

/// A function that has the sources and the results of all rules, on arguments and on each other.
pub fn program(random: &mut Random, rules: &[Rule]) -> String {
    let arguments = [("%a", Type::I32), ("%b", Type::I32), ("%c", Type::I64), ("%d", Type::I64)];
    let values = arguments.map(|(name, ty)| (name.to_owned(), ty)).to_vec();
    let mut program = Program { values, lines: Vec::new() };
    for _ in 0..16 {
        let rule = random.pick(rules);
        let tree = if random.one_in(4) { &rule.result } else { &rule.source };
        let types = [Type::I32, Type::I64];
        let same = *random.pick(&types);
        let leaves: Vec<(String, Type)> = rule
            .leaves
            .iter()
            .map(|leaf| {
                let ty = match leaf.ty {
                    Type::Any => *random.pick(&types),
                    Type::Same => same,
                    ty => ty,
                };
                (program.pick(random, ty), ty)
            })
            .collect();
        program.build(tree, &leaves);
    }
    let uses = program.values.iter().map(|(name, ty)| format!("\"u.use\"({name}) : ({}) -> ()", ty.text()));
    let lines: Vec<String> = program.lines.iter().cloned().chain(uses).collect();
    format!("func.func @f(%a: i32, %b: i32, %c: i64, %d: i64) {{\n{}\nreturn\n}}\n", lines.join("\n"))
}
