//! Random files of DRR patterns: interpreted, they make of random programs what `mlir-opt` makes of them with their PDL.
//!
//! Each file has patterns of different benefits, so that their order is known. The results are ops that no pattern matches, so that
//! rewriting ends. `RTBLGEN_ALL=1` runs 300 files.

use std::fmt::Write as _;
use std::path::Path;

use oracle::Oracle;
use oracle::random::Random;
use rtblgen_backends::{Generator, MainFile, Request, generate};
use rtblgen_dynamic::{Source, load, load_patterns};
use rtblgen_ir::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
use tblgen_parser::Memory;

/// The number of files, and one in how many runs in each test.
const FILES: usize = 300;
const PART: usize = 20;

/// The patterns of a file, the functions of a program and the ops of a function.
const PATTERNS: usize = 10;
const FUNCTIONS: usize = 30;
const OPERATIONS: usize = 20;

const DIALECT: &str = r##"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, dag ins, dag outs> : Op<T_Dialect, mnemonic> {
  let arguments = ins;
  let results = outs;
}
class T_SameOp<string mnemonic, dag ins> : Op<T_Dialect, mnemonic, [SameOperandsAndResultType]> {
  let arguments = ins;
  let results = (outs AnyType:$r);
}
def SourceOp : T_Op<"source", (ins), (outs AnyType:$r)>;
def SinkOp : T_Op<"sink", (ins AnyType:$x), (outs)>;
def ManyOp : T_Op<"many", (ins Variadic<AnyType>:$v), (outs AnyType:$r)>;
def PairOp : T_Op<"pair", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s)>;
foreach n = [1, 2, 3] in {
  def U#n : T_Op<"u"#n, (ins AnyType:$x), (outs AnyType:$r)>;
  def B#n : T_Op<"b"#n, (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
  def A#n : T_Op<"a"#n, (ins AnyType:$x, I32Attr:$a), (outs AnyType:$r)>;
}
def NewOp : T_SameOp<"new", (ins AnyType:$x, AnyType:$y)>;
def NewAttrOp : T_SameOp<"new_attr", (ins AnyType:$x, I32Attr:$a)>;
def NewManyOp : T_Op<"new_many", (ins Variadic<AnyType>:$v), (outs AnyType:$r)>;
def NewPairOp : T_Op<"new_pair", (ins AnyType:$x), (outs AnyType:$r, AnyType:$s)>;
def NewSinkOp : T_Op<"new_sink", (ins AnyType:$x), (outs)>;
"##;

/// Makes a pattern.
struct Maker {
    random: Random,
    values: Vec<String>,
    groups: Vec<String>,
    attributes: Vec<String>,
}

impl Maker {
    fn value(&mut self) -> String {
        if !self.values.is_empty() && self.random.one_in(8) {
            return format!("${}", self.random.pick(&self.values));
        }
        self.values.push(format!("x{}", self.values.len()));
        format!("$x{}", self.values.len() - 1)
    }

    fn operand(&mut self, depth: usize) -> String {
        if depth < 2 && !self.random.one_in(3) { self.source(depth + 1, false) } else { self.value() }
    }

    fn source(&mut self, depth: usize, is_root: bool) -> String {
        let number = 1 + self.random.below(3);
        match self.random.below(if is_root { 6 } else { 5 }) {
            0 => format!("(U{number} {})", self.operand(depth)),
            1 => {
                let left = self.operand(depth);
                format!("(B{number} {left}, {})", self.operand(depth))
            }
            2 => {
                let operand = self.operand(depth);
                let attribute = match self.random.below(3) {
                    0 => format!("ConstantAttr<I32Attr, \"{}\">", self.random.below(3)),
                    _ => {
                        self.attributes.push(format!("a{}", self.attributes.len()));
                        format!("$a{}", self.attributes.len() - 1)
                    }
                };
                format!("(A{number} {operand}, {attribute})")
            }
            3 if self.random.one_in(2) => {
                self.groups.push(format!("v{}", self.groups.len()));
                format!("(ManyOp $v{})", self.groups.len() - 1)
            }
            3 => {
                let left = self.operand(depth);
                format!("(ManyOp (variadic {left}, {}))", self.operand(depth))
            }
            4 => format!("(PairOp {})", self.operand(depth)),
            _ => format!("(SinkOp {})", self.operand(depth)),
        }
    }

    fn known(&mut self) -> String {
        match self.values.is_empty() {
            true => "(SourceOp (returnType \"$_builder.context().i32_type()\"))".to_owned(),
            false => format!("${}", self.random.pick(&self.values)),
        }
    }

    fn attribute(&mut self) -> String {
        match self.attributes.is_empty() || self.random.one_in(3) {
            true => format!("ConstantAttr<I32Attr, \"{}\">", 10 + self.random.below(3)),
            false => format!("${}", self.random.pick(&self.attributes)),
        }
    }

    fn result(&mut self, depth: usize) -> String {
        let operand = |maker: &mut Self| match depth < 2 && maker.random.one_in(2) {
            true => maker.result(depth + 1),
            false => maker.known(),
        };
        match self.random.below(if depth == 0 { 4 } else { 2 }) {
            0 => {
                let left = operand(self);
                format!("(NewOp {left}, {})", operand(self))
            }
            1 => {
                let left = operand(self);
                format!("(NewAttrOp {left}, {})", self.attribute())
            }
            2 if !self.groups.is_empty() => format!("(NewManyOp ${})", self.random.pick(&self.groups)),
            2 => {
                let left = operand(self);
                format!("(NewManyOp (variadic {left}, {}))", operand(self))
            }
            _ => format!("(replaceWithValue {})", self.known()),
        }
    }

    /// A pattern; none if it has no names for its results.
    fn pattern(mut self, number: usize) -> Option<String> {
        let source = self.source(0, true);
        if self.values.is_empty() {
            return None;
        }
        let count = match () {
            () if source.starts_with("(PairOp") => 2,
            () if source.starts_with("(SinkOp") => 0,
            () => 1,
        };
        let mut results: Vec<String> = match count {
            0 => vec![format!("(NewSinkOp {})", self.known())],
            2 if self.random.one_in(2) => vec![format!("(NewPairOp {})", self.known())],
            count => (0..count).map(|_| self.result(0)).collect(),
        };
        if self.random.one_in(4) {
            results.insert(0, format!("(NewSinkOp {})", self.known()));
        }
        let results = results.join(", ");
        Some(format!(
            "def P{number} : Pattern<{source}, [{results}], [], [], (addBenefit {})>;\n",
            10 * number + 10
        ))
    }
}

fn patterns(seed: u64) -> String {
    let mut text = DIALECT.to_owned();
    for number in 0..PATTERNS {
        let random = Random::new(seed, number);
        let maker = Maker { random, values: Vec::new(), groups: Vec::new(), attributes: Vec::new() };
        text.extend(maker.pattern(number));
    }
    text
}

/// Functions of random ops. The values of a function have one type.
fn program(random: &mut Random) -> String {
    let mut text = "module @ir {\n".to_owned();
    for function in 0..FUNCTIONS {
        let ty = *random.pick(&["i32", "i64", "f32"]);
        writeln!(text, "func.func @f{function}() {{\n  %v0 = \"t.source\"() : () -> {ty}").expect("a string");
        let mut values = vec!["%v0".to_owned()];
        for line in 1..OPERATIONS {
            let number = 1 + random.below(3);
            let (name, operands, results) = match random.below(7) {
                0 | 1 => (format!("u{number}"), 1, 1),
                2 | 3 => (format!("b{number}"), 2, 1),
                4 => (format!("a{number}"), 1, 1),
                5 if random.one_in(2) => ("many".to_owned(), random.below(4), 1),
                5 => ("pair".to_owned(), 1, 2),
                _ => ("sink".to_owned(), 1, 0),
            };
            let window = values.len().min(4);
            let operands: Vec<String> =
                (0..operands).map(|_| values[values.len() - 1 - random.below(window)].clone()).collect();
            let attribute = if name.starts_with('a') {
                format!(" {{a = {} : i32}}", random.below(3))
            } else {
                String::new()
            };
            let bound = match results {
                0 => String::new(),
                1 => format!("%v{line} = "),
                count => format!("%v{line}:{count} = "),
            };
            writeln!(
                text,
                "  {bound}\"t.{name}\"({}){attribute} : ({}) -> ({})",
                operands.join(", "),
                vec![ty; operands.len()].join(", "),
                vec![ty; results].join(", ")
            )
            .expect("a string takes everything");
            match results {
                1 => values.push(format!("%v{line}")),
                2 => values.extend([format!("%v{line}#0"), format!("%v{line}#1")]),
                _ => {}
            }
        }
        text.push_str("  return\n}\n");
    }
    text + "}\n"
}

fn main_file(text: &str) -> MainFile {
    MainFile::Text { name: "patterns.td".into(), text: text.to_owned() }
}

/// The text that is printed where the ops are not registered.
fn as_unregistered(text: &str) -> String {
    let context = Context::new();
    context.register::<rtblgen_ir::dialects::FuncDialect>();
    context.allow_unregistered_dialects(true);
    let parsed =
        context.parse_module("program.mlir", &text.replace("<{a =", "{a =").replace(" : i32}>", " : i32}"));
    parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}")).to_string()
}

/// The result of the interpreted patterns, and the number of rewrites.
fn interpreted(patterns: &str, program: &str) -> (String, u64) {
    let source = Source { main: main_file(patterns), ..Source::default() };
    let context = Context::new();
    load(&source, &Memory::default()).unwrap_or_else(|failure| panic!("{failure}")).register(&context);
    context.register::<rtblgen_ir::dialects::FuncDialect>();
    let loaded = load_patterns(&source, &Memory::default()).unwrap_or_else(|failure| panic!("{failure}"));
    assert!(loaded.left_out.is_empty(), "{}", loaded.report(tblgen_parser::Severity::Error));
    let parsed = context.parse_module("program.mlir", program);
    let mut ir = parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
    let mut set = RewritePatternSet::new(&context);
    loaded.add_to(&mut set).unwrap_or_else(|error| panic!("{error}"));
    let outcome = apply_patterns_greedily(&mut ir, &set.freeze(), GreedyConfig::default()).expect("an end");
    (as_unregistered(&ir.to_string()), outcome.rewrites)
}

/// The patterns in PDL, without locations, in a module of this name.
fn in_pdl(patterns: &str, name: &str) -> String {
    let request = Request { main: main_file(patterns), ..Request::default() };
    let output = generate(Generator::DrrPdl, request, &Memory::default())
        .unwrap_or_else(|failure| panic!("{failure}"));
    let lines = output.text.lines().filter(|line| !line.starts_with("#loc"));
    let lines: Vec<&str> = lines.map(|line| line.split(" loc(").next().unwrap_or(line)).collect();
    lines.join("\n").replacen("module {", &format!("module @{name} {{"), 1)
}

/// The lines of each function, without the module around it.
fn functions(text: &str) -> Vec<Vec<&str>> {
    let parts = text.split("func.func").skip(1);
    let lines =
        parts.map(|own| own.lines().map(str::trim).filter(|line| !["", "}"].contains(line)).collect());
    lines.collect()
}

/// The result of `mlir-opt`.
fn of_mlir(oracle: &Oracle, patterns: &str, program: &str, file: &Path) -> String {
    std::fs::write(file, format!("{}\n{program}", in_pdl(patterns, "patterns")))
        .expect("the folder can be written");
    let output = oracle
        .tool("mlir-opt")
        .args(["--test-pdl-bytecode-pass", "--allow-unregistered-dialect"])
        .arg(file)
        .output()
        .expect("mlir-opt runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {errors}", file.display());
    String::from_utf8(output.stdout).expect("MLIR writes UTF-8")
}

#[test]
fn random_files_give_the_same_as_in_mlir() {
    let Some(oracle) = Oracle::find() else { return };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (mut rewrites, mut count) = (0, 0);
    for seed in oracle::part((1..=FILES as u64).collect(), PART) {
        let (patterns, program) = (patterns(seed), program(&mut Random::new(seed, 1_000)));
        let (ours, applied) = interpreted(&patterns, &program);
        let expected = of_mlir(&oracle, &patterns, &program, &folder.join(format!("drr_{seed}.mlir")));
        let (ours, expected) = (functions(&ours), functions(&expected));
        for (ours, expected) in ours.iter().zip(&expected) {
            assert_eq!(ours, expected, "file {seed}:\n{patterns}");
        }
        assert_eq!(ours.len(), expected.len(), "file {seed}");
        (rewrites, count) = (rewrites + applied, count + 1);
    }
    println!("{count} files, {rewrites} rewrites");
    assert!(rewrites > 10 * count, "{rewrites} rewrites of {count} files");
}
