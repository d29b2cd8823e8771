//! Random functions over `arith`, `math`, `cf`, `scf` and `memref`, and their lowering. Their results depend neither on the
//! lowering nor on folding before it.
//!
//! Operations that MLIR or LLVM leave undefined are not drawn: divisions by zero, shifts by the width,
//! conversions out of range, and the signs and bits of NaN.

use std::fmt::Write;

use rtblgen_dialects::affine::ExpandStridedMetadata;
use rtblgen_dialects::arith::ArithExpand;
use rtblgen_dialects::conversion::{ScfToControlFlow, TO_LLVM};
use rtblgen_dialects::{
    arith::ArithDialect, cf::CfDialect, math::MathDialect, memref::MemrefDialect, scf::ScfDialect,
};
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::{Canonicalizer, Cse, Inliner, ReconcileUnrealizedCasts, Sccp};

/// A small generator of random numbers (SplitMix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn pick<'t, T>(&mut self, list: &'t [T]) -> &'t T {
        &list[self.below(list.len())]
    }
}

const INTS: [(&str, u32); 5] = [("i8", 8), ("i16", 16), ("i32", 32), ("i64", 64), ("i1", 1)];
const FLOATS: [&str; 2] = ["f32", "f64"];

/// A function under construction.
struct Body<'r> {
    random: &'r mut Random,
    text: String,
    /// The values in scope, with their types.
    values: Vec<(String, &'static str)>,
    next: usize,
    depth: usize,
}

impl Body<'_> {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn line(&mut self, text: &str) {
        writeln!(self.text, "    {text}").expect("a string takes all");
    }

    /// Adds a value; the code names no result.
    fn add(&mut self, ty: &'static str, code: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {code}"));
        self.values.push((name.clone(), ty));
        name
    }

    /// A value that later code does not draw.
    fn hidden(&mut self, code: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {code}"));
        name
    }

    /// A value of a type that is in scope, or a new constant.
    fn value(&mut self, ty: &'static str) -> String {
        let found: Vec<String> =
            self.values.iter().filter(|(_, own)| *own == ty).map(|(name, _)| name.clone()).collect();
        if found.is_empty() || self.random.below(6) == 0 {
            return self.constant(ty);
        }
        self.random.pick(&found).clone()
    }

    fn constant(&mut self, ty: &'static str) -> String {
        let number = constant(self.random, ty);
        self.add(ty, &format!("arith.constant {number}"))
    }

    fn int(&mut self) -> (&'static str, u32) {
        *self.random.pick(&INTS)
    }

    fn float(&mut self) -> &'static str {
        FLOATS[self.random.below(FLOATS.len())]
    }

    /// One more value or effect.
    fn statement(&mut self) {
        match self.random.below(if self.depth < 2 { 14 } else { 9 }) {
            0 | 1 => self.int_arithmetic(),
            2 => self.division(),
            3 => self.shift(),
            4 => self.comparison(),
            5 => self.float_arithmetic(),
            6 => self.conversion(),
            7 => self.math(),
            8 => self.memory(),
            9 => self.choice(),
            10 => self.counted_loop(),
            11 => self.conditional_loop(),
            12 => self.switch(),
            _ => self.extended(),
        }
    }

    fn int_arithmetic(&mut self) {
        let (ty, _) = self.int();
        let ops = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"];
        let (op, a, b) = (*self.random.pick(&ops), self.value(ty), self.value(ty));
        self.add(ty, &format!("arith.{op} {a}, {b} : {ty}"));
    }

    /// The divisor is odd and positive, or a constant below -1.
    fn division(&mut self) {
        let (ty, width) = *self.random.pick(&INTS[..4]);
        let ops = ["divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"];
        let (op, a) = (*self.random.pick(&ops), self.value(ty));
        let divisor = if self.random.below(3) == 0 {
            let number = -2 - self.random.below(100) as i64;
            self.hidden(&format!("arith.constant {number} : {ty}"))
        } else {
            let b = self.value(ty);
            let mask = self.hidden(&format!("arith.constant {} : {ty}", (1u64 << (width - 1)) - 1));
            let masked = self.hidden(&format!("arith.andi {b}, {mask} : {ty}"));
            let one = self.hidden(&format!("arith.constant 1 : {ty}"));
            self.hidden(&format!("arith.ori {masked}, {one} : {ty}"))
        };
        self.add(ty, &format!("arith.{op} {a}, {divisor} : {ty}"));
    }

    fn shift(&mut self) {
        let (ty, width) = *self.random.pick(&INTS[..4]);
        let (op, a, b) = (*self.random.pick(&["shli", "shrsi", "shrui"]), self.value(ty), self.value(ty));
        let mask = self.hidden(&format!("arith.constant {} : {ty}", width - 1));
        let amount = self.hidden(&format!("arith.andi {b}, {mask} : {ty}"));
        self.add(ty, &format!("arith.{op} {a}, {amount} : {ty}"));
    }

    fn comparison(&mut self) {
        if self.random.below(2) == 0 {
            let (ty, _) = self.int();
            let predicates = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
            let (predicate, a, b) = (*self.random.pick(&predicates), self.value(ty), self.value(ty));
            self.add("i1", &format!("arith.cmpi {predicate}, {a}, {b} : {ty}"));
        } else {
            let ty = self.float();
            let predicates = [
                "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
                "uno",
            ];
            let (predicate, a, b) = (*self.random.pick(&predicates), self.value(ty), self.value(ty));
            self.add("i1", &format!("arith.cmpf {predicate}, {a}, {b} : {ty}"));
        }
        let ty = if self.random.below(2) == 0 { self.int().0 } else { self.float() };
        let (condition, a, b) = (self.value("i1"), self.value(ty), self.value(ty));
        self.add(ty, &format!("arith.select {condition}, {a}, {b} : {ty}"));
    }

    fn float_arithmetic(&mut self) {
        let ty = self.float();
        let ops = ["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "remf"];
        let (op, a, b) = (*self.random.pick(&ops), self.value(ty), self.value(ty));
        self.add(ty, &format!("arith.{op} {a}, {b} : {ty}"));
        if self.random.below(3) == 0 {
            let a = self.value(ty);
            self.add(ty, &format!("arith.negf {a} : {ty}"));
        }
    }

    /// A number, or 0 where it is NaN or not between -100 and 100.
    fn in_range(&mut self, ty: &'static str) -> String {
        let a = self.value(ty);
        let [low, high, zero] =
            ["-100.0", "100.0", "0.0"].map(|number| self.hidden(&format!("arith.constant {number} : {ty}")));
        let above = self.hidden(&format!("arith.cmpf ogt, {a}, {low} : {ty}"));
        let below = self.hidden(&format!("arith.cmpf olt, {a}, {high} : {ty}"));
        let both = self.hidden(&format!("arith.andi {above}, {below} : i1"));
        self.hidden(&format!("arith.select {both}, {a}, {zero} : {ty}"))
    }

    fn conversion(&mut self) {
        match self.random.below(6) {
            0 => {
                let wide = self.random.below(3) + 1;
                let (from, to) = (INTS[self.random.below(wide)].0, INTS[wide].0);
                let (op, a) = (*self.random.pick(&["extsi", "extui"]), self.value(from));
                self.add(to, &format!("arith.{op} {a} : {from} to {to}"));
            }
            1 => {
                let wide = self.random.below(3) + 1;
                let (from, to) = (INTS[wide].0, INTS[self.random.below(wide)].0);
                let a = self.value(from);
                self.add(to, &format!("arith.trunci {a} : {from} to {to}"));
            }
            2 => {
                let ((from, _), to) = (self.int(), self.float());
                let (op, a) = (*self.random.pick(&["sitofp", "uitofp"]), self.value(from));
                self.add(to, &format!("arith.{op} {a} : {from} to {to}"));
            }
            3 => {
                let (from, to) = (self.float(), self.random.pick(&INTS[..4]).0);
                let a = self.in_range(from);
                self.add(to, &format!("arith.fptosi {a} : {from} to {to}"));
            }
            4 => {
                let a = self.value("f32");
                self.add("f64", &format!("arith.extf {a} : f32 to f64"));
            }
            _ => {
                let a = self.value("f64");
                self.add("f32", &format!("arith.truncf {a} : f64 to f32"));
            }
        }
    }

    fn math(&mut self) {
        if self.random.below(3) == 0 {
            let ty = self.random.pick(&INTS[..4]).0;
            let (op, a) = (*self.random.pick(&["ctlz", "cttz", "ctpop", "absi"]), self.value(ty));
            self.add(ty, &format!("math.{op} {a} : {ty}"));
            return;
        }
        let ty = self.float();
        let a = self.value(ty);
        match self.random.below(10) {
            0 => {
                let (b, c) = (self.value(ty), self.value(ty));
                self.add(ty, &format!("math.fma {a}, {b}, {c} : {ty}"));
            }
            1 => {
                // The sign of NaN is unspecified.
                let b = self.value(ty);
                let (one, is_nan) = (
                    self.hidden(&format!("arith.constant 1.0 : {ty}")),
                    self.hidden(&format!("arith.cmpf uno, {b}, {b} : {ty}")),
                );
                let sign = self.hidden(&format!("arith.select {is_nan}, {one}, {b} : {ty}"));
                self.add(ty, &format!("math.copysign {a}, {sign} : {ty}"));
            }
            _ => {
                let ops =
                    ["absf", "ceil", "floor", "trunc", "round", "roundeven", "sqrt", "exp2", "log", "cos"];
                let op = *self.random.pick(&ops);
                self.add(ty, &format!("math.{op} {a} : {ty}"));
            }
        }
    }

    /// Stores to memory of eight numbers, and loads from it, or from a part of it.
    fn memory(&mut self) {
        let ty = "i32";
        let (a, at, from) = (self.value(ty), self.index(), self.index());
        self.line(&format!("memref.store {a}, %memory[{at}] : memref<8x{ty}>"));
        if self.random.below(3) > 0 {
            self.add(ty, &format!("memref.load %memory[{from}] : memref<8x{ty}>"));
            return;
        }
        let part = "memref<3xi32, strided<[2], offset: 1>>";
        let view = self.hidden(&format!("memref.subview %memory[1] [3] [2] : memref<8x{ty}> to {part}"));
        let two = self.hidden("arith.constant 2 : index");
        let at = self.hidden(&format!("arith.minui {from}, {two} : index"));
        self.add(ty, &format!("memref.load {view}[{at}] : {part}"));
    }

    /// An index below 8.
    fn index(&mut self) -> String {
        let (a, seven) = (self.value("i8"), self.hidden("arith.constant 7 : i8"));
        let masked = self.hidden(&format!("arith.andi {a}, {seven} : i8"));
        self.hidden(&format!("arith.index_cast {masked} : i8 to index"))
    }

    /// Some statements in a scope that ends after them. Returns one of their values.
    fn nested(&mut self, ty: &'static str, inner: &[(String, &'static str)]) -> String {
        let seen = self.values.len();
        self.values.extend(inner.iter().cloned());
        self.depth += 1;
        for _ in 0..=self.random.below(3) {
            self.statement();
        }
        let result = self.value(ty);
        self.depth -= 1;
        self.values.truncate(seen);
        result
    }

    fn some_type(&mut self) -> &'static str {
        if self.random.below(3) == 0 { self.float() } else { self.int().0 }
    }

    fn choice(&mut self) {
        let (ty, condition, result) = (self.some_type(), self.value("i1"), self.name());
        self.line(&format!("{result} = scf.if {condition} -> ({ty}) {{"));
        let value = self.nested(ty, &[]);
        self.line(&format!("scf.yield {value} : {ty}\n    }} else {{"));
        let value = self.nested(ty, &[]);
        self.line(&format!("scf.yield {value} : {ty}\n    }}"));
        self.values.push((result, ty));
    }

    fn counted_loop(&mut self) {
        let (ty, result, i, carried) = (self.some_type(), self.name(), self.name(), self.name());
        let (start, [low, high, step]) =
            (self.value(ty), [0, 1 + self.random.below(6), 1 + self.random.below(2)]);
        let [low, high, step] =
            [low, high, step].map(|number| self.hidden(&format!("arith.constant {number} : i32")));
        self.line(&format!(
            "{result} = scf.for {i} = {low} to {high} step {step} iter_args({carried} = {start}) -> ({ty}) : i32 {{"
        ));
        let value = self.nested(ty, &[(i, "i32"), (carried, ty)]);
        self.line(&format!("scf.yield {value} : {ty}\n    }}"));
        self.values.push((result, ty));
    }

    /// A loop that ends when a shifted number is zero.
    fn conditional_loop(&mut self) {
        let (ty, result, left, carried) = (self.some_type(), self.name(), self.name(), self.name());
        let (inner_left, inner) = (self.name(), self.name());
        let (start, number) = (self.value(ty), self.value("i8"));
        self.line(&format!(
            "{result}:2 = scf.while ({left} = {number}, {carried} = {start}) : (i8, {ty}) -> (i8, {ty}) {{"
        ));
        let zero = self.hidden("arith.constant 0 : i8");
        let goes_on = self.hidden(&format!("arith.cmpi ne, {left}, {zero} : i8"));
        self.line(&format!("scf.condition({goes_on}) {left}, {carried} : i8, {ty}\n    }} do {{"));
        self.line(&format!("^bb0({inner_left}: i8, {inner}: {ty}):"));
        let value = self.nested(ty, &[(inner_left.clone(), "i8"), (inner, ty)]);
        let one = self.hidden("arith.constant 1 : i8");
        let next = self.hidden(&format!("arith.shrui {inner_left}, {one} : i8"));
        self.line(&format!("scf.yield {next}, {value} : i8, {ty}\n    }}"));
        self.values.push((format!("{result}#1"), ty));
    }

    fn switch(&mut self) {
        let (ty, at, result) = (self.some_type(), self.index(), self.name());
        self.line(&format!("{result} = scf.index_switch {at} -> {ty}"));
        for case in ["case 1", "case 4", "default"] {
            self.line(&format!("{case} {{"));
            let value = self.nested(ty, &[]);
            self.line(&format!("scf.yield {value} : {ty}\n    }}"));
        }
        self.values.push((result, ty));
    }

    fn extended(&mut self) {
        let (ty, _) = *self.random.pick(&INTS[..4]);
        let (a, b, result) = (self.value(ty), self.value(ty), self.name());
        if self.random.below(2) == 0 {
            self.line(&format!("{result}:2 = arith.addui_extended {a}, {b} : {ty}, i1"));
            self.values.extend([(format!("{result}#0"), ty), (format!("{result}#1"), "i1")]);
        } else {
            let op = *self.random.pick(&["mulsi_extended", "mului_extended"]);
            self.line(&format!("{result}:2 = arith.{op} {a}, {b} : {ty}"));
            self.values.extend([(format!("{result}#0"), ty), (format!("{result}#1"), ty)]);
        }
    }

    /// The bits of a value as an `i64`. All NaN are the same.
    fn bits(&mut self, name: &str, ty: &'static str) -> String {
        match ty {
            "i64" => name.to_owned(),
            "f32" | "f64" => {
                let int = if ty == "f32" { "i32" } else { "i64" };
                let is_nan = self.hidden(&format!("arith.cmpf uno, {name}, {name} : {ty}"));
                let one = self.hidden(&format!("arith.constant 1.5 : {ty}"));
                let number = self.hidden(&format!("arith.select {is_nan}, {one}, {name} : {ty}"));
                let bits = self.hidden(&format!("arith.bitcast {number} : {ty} to {int}"));
                self.bits(&bits, int)
            }
            ty => self.hidden(&format!("arith.extui {name} : {ty} to i64")),
        }
    }
}

/// A constant with its type.
fn constant(random: &mut Random, ty: &str) -> String {
    match ty {
        "i1" => number(random, ty),
        ty => format!("{} : {ty}", number(random, ty)),
    }
}

fn number(random: &mut Random, ty: &str) -> String {
    let Some((_, width)) = INTS.iter().find(|(own, _)| *own == ty) else {
        let numbers = ["0.0", "-0.0", "1.0", "-1.5", "2.5", "1.0e+30", "-1.0e-30", "3.25", "0.1"];
        let bits = match ty {
            "f32" => ["0x7FC00000", "0x7F800000", "0xFF800000"],
            _ => ["0x7FF8000000000000", "0x7FF0000000000000", "0xFFF0000000000000"],
        };
        let number = random.below(numbers.len() + bits.len());
        return numbers.get(number).copied().unwrap_or_else(|| bits[number - numbers.len()]).to_owned();
    };
    if *width == 1 {
        return (*random.pick(&["true", "false"])).to_owned();
    }
    let (min, max) = (-1i128 << (width - 1), (1i128 << (width - 1)) - 1);
    let numbers = [0, 1, -1, 2, 7, min, max, min + 1, i128::from(random.next()) % max];
    random.pick(&numbers).to_string()
}

/// The types of the arguments of each function.
const ARGUMENTS: [&str; 7] = ["i1", "i8", "i16", "i32", "i64", "f32", "f64"];

/// Returns functions, and calls of each that print their results.
pub(crate) fn program(seed: u64, count: usize) -> String {
    let mut random = Random(seed);
    let mut text = PRINT.to_owned();
    let types = ARGUMENTS.join(", ");
    for number in 0..count {
        let parameters: Vec<String> = ARGUMENTS.iter().map(|ty| format!("%a_{ty}: {ty}")).collect();
        let values = ARGUMENTS.iter().map(|ty| (format!("%a_{ty}"), *ty)).collect();
        let mut body = Body { random: &mut random, text: String::new(), values, next: 0, depth: 0 };
        body.line("%memory = memref.alloca() : memref<8xi32>");
        let zero = body.hidden("arith.constant 0 : i32");
        for at in 0..8 {
            let at = body.hidden(&format!("arith.constant {at} : index"));
            body.line(&format!("memref.store {zero}, %memory[{at}] : memref<8xi32>"));
        }
        for _ in 0..4 + body.random.below(10) {
            body.statement();
        }
        // A branch to a block with an argument.
        let (ty, condition) = (body.some_type(), body.value("i1"));
        let (a, b) = (body.value(ty), body.value(ty));
        body.line(&format!("cf.cond_br {condition}, ^join({a} : {ty}), ^join({b} : {ty})"));
        body.line(&format!("^join(%joined: {ty}):"));
        body.values.push(("%joined".to_owned(), ty));
        let factor = body.hidden("arith.constant 1000003 : i64");
        let mut hash = body.hidden("arith.constant 17 : i64");
        for (name, ty) in body.values.clone() {
            let bits = body.bits(&name, ty);
            let product = body.hidden(&format!("arith.muli {hash}, {factor} : i64"));
            hash = body.hidden(&format!("arith.xori {product}, {bits} : i64"));
        }
        body.line(&format!("return {hash} : i64"));
        let code = body.text;
        writeln!(text, "  func.func private @f{number}({}) -> i64 {{\n{code}  }}", parameters.join(", "))
            .expect("a string takes all");
        writeln!(text, "  func.func private @g{number}() {{").expect("a string takes all");
        for call in 0..3 {
            for ty in ARGUMENTS {
                let value = constant(&mut random, ty);
                writeln!(text, "    %c{call}_{ty} = arith.constant {value}").expect("a string takes all");
            }
            let arguments: Vec<String> = ARGUMENTS.iter().map(|ty| format!("%c{call}_{ty}")).collect();
            writeln!(
                text,
                "    %r{call} = call @f{number}({}) : ({types}) -> i64\n    call @print(%r{call}) : (i64) -> ()",
                arguments.join(", ")
            )
            .expect("a string takes all");
        }
        text.push_str("    return\n  }\n");
    }
    text.push_str("  func.func @main() -> i32 {\n");
    for number in 0..count {
        writeln!(text, "    call @g{number}() : () -> ()").expect("a string takes all");
    }
    text.push_str("    %zero = arith.constant 0 : i32\n    return %zero : i32\n  }\n");
    text
}

/// Prints the sixteen digits of a number in base 16, as letters from `A` on, and a line break.
pub(crate) const PRINT: &str = "  func.func private @putchar(i32) -> i32
  func.func private @print(%number: i64) attributes {no_inline} {
    %low = arith.constant 0 : i32
    %high = arith.constant 16 : i32
    %one = arith.constant 1 : i32
    %letter = arith.constant 65 : i64
    %mask = arith.constant 15 : i64
    %four = arith.constant 4 : i64
    %newline = arith.constant 10 : i32
    %left = scf.for %i = %low to %high step %one iter_args(%rest = %number) -> (i64) : i32 {
      %digit = arith.andi %rest, %mask : i64
      %wide = arith.addi %digit, %letter : i64
      %char = arith.trunci %wide : i64 to i32
      %ignored = func.call @putchar(%char) : (i32) -> i32
      %next = arith.shrui %rest, %four : i64
      scf.yield %next : i64
    }
    %ignored = call @putchar(%newline) : (i32) -> i32
    return
  }
";

/// Returns the printed form of a number.
pub(crate) fn printed(number: i64) -> String {
    (0..16).map(|digit| char::from(b'A' + (number >> (4 * digit) & 15) as u8)).collect()
}

/// Lowers a program; inlines the calls with constants and folds before if `folds`.
pub(crate) fn lower(source: &str, folds: bool) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<ArithDialect>();
    context.register::<CfDialect>();
    context.register::<ScfDialect>();
    context.register::<MathDialect>();
    context.register::<MemrefDialect>();
    let mut module = context.parse_module("random.mlir", source).expect("the program is right");
    let mut passes = PassManager::new("builtin.module");
    if folds {
        passes.add(Inliner).add(Sccp).add(Canonicalizer).add(Cse).add(Canonicalizer);
    }
    passes.add(ScfToControlFlow).add(ArithExpand).add(ExpandStridedMetadata).add(TO_LLVM);
    passes.add(ReconcileUnrealizedCasts);
    passes.run(&mut module).expect("all of it can be lowered");
    module.to_string()
}
