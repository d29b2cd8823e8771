//! Random functions: constants that fold, values, blocks with arguments. The text is mlir-translate's.

use std::fmt::Write as _;

use oracle::random::{Random, count};
use oracle::{Oracle, is_whole};

const INTEGERS: [&str; 4] = ["i1", "i8", "i32", "i64"];
const FLOATS: [&str; 2] = ["f32", "f64"];
#[rustfmt::skip]
const INTEGER_OPS: [&str; 13] = [
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr", "ashr",
];
const FLOAT_OPS: [&str; 5] = ["fadd", "fsub", "fmul", "fdiv", "frem"];
const INTEGER_PREDICATES: [&str; 6] = ["eq", "ne", "slt", "uge", "ugt", "sle"];
const FLOAT_PREDICATES: [&str; 5] = ["oeq", "olt", "uge", "uno", "one"];
const NUMBERS: [i64; 8] = [0, 1, -1, 2, 7, 31, 100, -128];

/// A function in the making.
struct Program {
    random: Random,
    text: String,
    values: Vec<(String, &'static str)>,
    next: usize,
}

impl Program {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// A value of a type: one that there is, or a new constant.
    fn value(&mut self, ty: &'static str) -> String {
        let known: Vec<String> =
            self.values.iter().filter(|(_, known)| *known == ty).map(|(name, _)| name.clone()).collect();
        if !known.is_empty() && !self.random.one_in(3) {
            return self.random.pick(&known).clone();
        }
        let name = self.name();
        let number = *self.random.pick(&NUMBERS);
        match (self.random.below(12), ty) {
            (0, _) => writeln!(self.text, "  {name} = llvm.mlir.undef : {ty}"),
            (1, _) => writeln!(self.text, "  {name} = llvm.mlir.poison : {ty}"),
            (_, "f32" | "f64") => {
                writeln!(self.text, "  {name} = llvm.mlir.constant({number}.1 : {ty}) : {ty}")
            }
            (_, "i1") => writeln!(self.text, "  {name} = llvm.mlir.constant({}) : i1", number & 1 == 1),
            _ => writeln!(self.text, "  {name} = llvm.mlir.constant({number} : {ty}) : {ty}"),
        }
        .expect("a string can be written");
        name
    }

    fn define(&mut self, ty: &'static str, text: String) {
        let name = self.name();
        writeln!(self.text, "  {name} = llvm.{text}").expect("a string can be written");
        self.values.push((name, ty));
    }

    fn operation(&mut self) {
        let integer = *self.random.pick(&INTEGERS);
        let float = *self.random.pick(&FLOATS);
        match self.random.below(9) {
            0..3 => {
                let (a, b) = (self.value(integer), self.value(integer));
                let op = *self.random.pick(&INTEGER_OPS);
                self.define(integer, format!("{op} {a}, {b} : {integer}"));
            }
            3..5 => {
                let (a, b) = (self.value(float), self.value(float));
                let op = *self.random.pick(&FLOAT_OPS);
                self.define(float, format!("{op} {a}, {b} : {float}"));
            }
            5 => {
                let (a, b) = (self.value(integer), self.value(integer));
                let predicate = *self.random.pick(&INTEGER_PREDICATES);
                self.define("i1", format!("icmp \"{predicate}\" {a}, {b} : {integer}"));
            }
            6 => {
                let (a, b) = (self.value(float), self.value(float));
                let predicate = *self.random.pick(&FLOAT_PREDICATES);
                self.define("i1", format!("fcmp \"{predicate}\" {a}, {b} : {float}"));
            }
            7 => {
                let (c, a, b) = (self.value("i1"), self.value(integer), self.value(integer));
                self.define(integer, format!("select {c}, {a}, {b} : i1, {integer}"));
            }
            _ => {
                let (a, b, f) = (self.value("i32"), self.value("i8"), self.value("f32"));
                self.define("i8", format!("trunc {a} : i32 to i8"));
                self.define("i64", format!("sext {b} : i8 to i64"));
                self.define("f64", format!("fpext {f} : f32 to f64"));
                self.define("i32", format!("fptosi {f} : f32 to i32"));
                self.define("f32", format!("uitofp {a} : i32 to f32"));
            }
        }
    }
}

/// A function with some blocks, each of which goes to later ones.
fn function(random: Random, number: usize) -> String {
    let arguments = [("%a", "i1"), ("%b", "i32"), ("%c", "f32"), ("%d", "i64")];
    let values: Vec<(String, &str)> = arguments.map(|(name, ty)| (name.to_owned(), ty)).to_vec();
    let mut own = Program { random, text: String::new(), values: values.clone(), next: 0 };
    writeln!(own.text, "llvm.func @f{number}(%a: i1, %b: i32, %c: f32, %d: i64) -> i32 {{")
        .expect("a string can be written");
    let blocks = 1 + own.random.below(5);
    for block in 0..blocks {
        own.values.clone_from(&values);
        if block > 0 {
            writeln!(own.text, "^b{block}(%p{block}: i32):").expect("a string can be written");
            own.values.push((format!("%p{block}"), "i32"));
        }
        for _ in 0..own.random.below(8) {
            own.operation();
        }
        let (condition, first, second) = (own.value("i1"), own.value("i32"), own.value("i32"));
        let left = blocks - block - 1;
        let line = match left {
            0 => format!("llvm.return {first} : i32"),
            _ => {
                let targets = [own.random.below(left), own.random.below(left)].map(|place| block + 1 + place);
                format!(
                    "llvm.cond_br {condition}, ^b{}({first} : i32), ^b{}({second} : i32)",
                    targets[0], targets[1]
                )
            }
        };
        writeln!(own.text, "  {line}").expect("a string can be written");
    }
    own.text.push_str("}\n");
    own.text
}

#[test]
fn random_functions_have_the_text_of_mlir_translate() {
    const FUNCTIONS: usize = 8;
    let Some(oracle) = Oracle::find() else { return };
    let mut compared = 0;
    for module in 0..count("RTBLGEN_LLVM_IR_MODULES", if is_whole() { 250 } else { 6 }) {
        let functions =
            (0..FUNCTIONS).map(|number| function(Random::new(44, module * FUNCTIONS + number), number));
        let source: String = functions.collect();
        // mlir-translate refuses some that have blocks which nothing reaches.
        let Some(theirs) = crate::theirs(&oracle, &source) else { continue };
        let ours = crate::translate(&source);
        let differing = ours.output.split("\ndefine ").zip(theirs.split("\ndefine ")).find(|(a, b)| a != b);
        assert_eq!(differing, None, "module {module}: {}", ours.errors);
        assert_eq!(ours.output, theirs, "module {module}: {}", ours.errors);
        compared += 1;
    }
    assert!(compared > 0, "no module was compared");
}
