//! Random expressions of several operations, widths and casts, with all inputs.

use oracle::random::Random;

use super::check::{Check, Program, ty, without_signed_remainders};
use super::ops::{PREDICATES, UNARY, binary, constant, numbers};

const SEED: u64 = 46;

/// An expression as it grows: its statements, and its values with their widths.
struct Expression {
    body: String,
    values: Vec<(String, u32)>,
}

impl Expression {
    fn new(inputs: &[u32]) -> Self {
        let names = inputs.iter().zip(["x", "y", "z"]);
        let values = names.map(|(width, name)| (format!("%{name}"), *width)).collect();
        Expression { body: String::new(), values }
    }

    /// Adds a statement that makes a value.
    fn push(&mut self, width: u32, statement: impl FnOnce(&str) -> String) -> String {
        let name = format!("%v{}", self.values.len());
        self.body.push_str(&statement(&name));
        self.values.push((name.clone(), width));
        name
    }

    /// A value of a width: one that is there, a cast of one, or a constant.
    fn operand(&mut self, width: u32, random: &mut Random) -> String {
        let (name, own) = random.pick(&self.values).clone();
        if random.one_in(4) {
            let all: Vec<i64> = numbers(width).collect();
            let number = *random.pick(&all);
            return self.push(width, |name| constant(name, number, &ty(width)));
        }
        let (from, to) = (ty(own), ty(width));
        match own.cmp(&width) {
            std::cmp::Ordering::Equal => name,
            std::cmp::Ordering::Less => {
                let cast = *random.pick(&["extui", "extsi"]);
                self.push(width, |result| format!("{result} = arith.{cast} {name} : {from} to {to} "))
            }
            std::cmp::Ordering::Greater => {
                let flags = *random.pick(&["", "", "", " overflow<nsw>", " overflow<nuw>"]);
                self.push(width, |result| format!("{result} = arith.trunci {name}{flags} : {from} to {to} "))
            }
        }
    }

    /// Adds a random operation.
    fn grow(&mut self, random: &mut Random) {
        let width = 1 + random.below(4) as u32;
        let (a, b) = (self.operand(width, random), self.operand(width, random));
        let ty = ty(width);
        match random.below(8) {
            0 => {
                let predicate = *random.pick(PREDICATES);
                self.push(1, |result| format!("{result} = arith.cmpi {predicate}, {a}, {b} : {ty} "));
            }
            1 => {
                let condition = self.operand(1, random);
                self.push(width, |result| format!("{result} = arith.select {condition}, {a}, {b} : {ty} "));
            }
            2 => {
                let op = *random.pick(UNARY);
                self.push(width, |result| format!("{result} = math.{op} {a} : {ty} "));
            }
            _ => {
                let op = *random.pick(&binary());
                self.push(width, |result| op.apply(result, &a, &b, &ty));
            }
        }
    }
}

/// A function of a few random operations.
fn program(number: usize) -> Program {
    let mut random = Random::new(SEED, number);
    let inputs = [1 + random.below(4) as u32, 1 + random.below(3) as u32];
    let mut expression = Expression::new(&inputs);
    for _ in 0..2 + random.below(5) {
        expression.grow(&mut random);
    }
    // The last value is the result, under its usual name.
    let (last, width) = expression.values.last().cloned().unwrap_or_default();
    let ty = ty(width);
    let zero = constant("%zero", 0, &ty);
    let body = format!("{}{zero}%r = arith.ori {last}, %zero : {ty} ", expression.body);
    Program::new(&inputs, &ty, body)
}

fn programs(usual: usize) -> Vec<Program> {
    (0..oracle::random::count("RTBLGEN_EXPRESSIONS", usual)).map(program).collect()
}

#[test]
fn canonicalize() {
    Check::new("canonicalize").expect_right(&programs(1500));
}

#[test]
fn ranges() {
    Check::new("int-range-optimizations").expect_right(&programs(500));
    Check::new("arith-unsigned-when-equivalent").expect_right(&programs(500));
}

#[test]
fn narrowing() {
    Check::new("arith-int-range-narrowing{int-bitwidths-supported=1,2,3}").expect_right(&programs(500));
}

#[test]
fn other_passes() {
    Check::new("sccp,cse").expect_right(&programs(500));
    Check::new("arith-expand,canonicalize").expect_right(&programs(500));
}

#[test]
fn lowering() {
    let programs = without_signed_remainders(programs(500));
    Check::new("convert-to-llvm").expect_right(&programs);
}
