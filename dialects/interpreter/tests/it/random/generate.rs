//! Makes programs: blocks in any order and with any branches, loops and conditions with regions, memory, calls, extreme
//! constants. Each block takes from a counter in memory and ends the program when nothing is left, so all programs end.

use std::fmt::Write;

use oracle::random::Random;

const CONSTANTS: &[&str] =
    &["0", "1", "-1", "2", "3", "7", "31", "32", "255", "-128", "2147483647", "-2147483648", "65536"];
const OPS: &[&str] = &[
    "addi",
    "subi",
    "muli",
    "andi",
    "ori",
    "xori",
    "maxsi",
    "maxui",
    "minsi",
    "minui",
    "shli",
    "shrui",
    "shrsi",
    "divui",
    "divsi",
    "remui",
    "remsi",
    "ceildivui",
    "ceildivsi",
    "floordivsi",
];
const PREDICATES: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
/// The blocks that a run enters at most.
const FUEL: usize = 40;

/// The text of a function as it grows.
struct Body<'r> {
    text: String,
    random: &'r mut Random,
    next: usize,
}

impl Body<'_> {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn constant(&mut self) -> String {
        let (name, number) = (self.name(), *self.random.pick(CONSTANTS));
        let _ = writeln!(self.text, "    {name} = arith.constant {number} : i32");
        name
    }

    /// A value that is there, or a constant.
    fn operand(&mut self, values: &[String]) -> String {
        match values.is_empty() || self.random.one_in(4) {
            true => self.constant(),
            false => self.random.pick(values).clone(),
        }
    }

    fn condition(&mut self, values: &[String]) -> String {
        let (a, b, name) = (self.operand(values), self.operand(values), self.name());
        let predicate = *self.random.pick(PREDICATES);
        let _ = writeln!(self.text, "    {name} = arith.cmpi {predicate}, {a}, {b} : i32");
        name
    }

    /// An operation of two values. Divisors are odd, and distances of shifts small, most of the time.
    fn binary(&mut self, values: &[String]) -> String {
        let op = *self.random.pick(OPS);
        let (a, mut b) = (self.operand(values), self.operand(values));
        let is_division = op.contains("div") || op.contains("rem");
        if (is_division || op.starts_with("sh")) && !self.random.one_in(16) {
            let (mask, safe) = (self.name(), self.name());
            let (number, how) = if is_division { (6, "andi") } else { (31, "andi") };
            let _ = writeln!(self.text, "    {mask} = arith.constant {number} : i32");
            let _ = writeln!(self.text, "    {safe} = arith.{how} {b}, {mask} : i32");
            b = safe;
            if is_division {
                let (one, odd) = (self.name(), self.name());
                let _ = writeln!(self.text, "    {one} = arith.constant 1 : i32");
                let _ = writeln!(self.text, "    {odd} = arith.addi {b}, {one} : i32");
                b = odd;
            }
        }
        let name = self.name();
        let flag = match op {
            "addi" | "subi" | "muli" if self.random.one_in(8) => " overflow<nsw>",
            _ => "",
        };
        let _ = writeln!(self.text, "    {name} = arith.{op} {a}, {b}{flag} : i32");
        name
    }

    fn choice(&mut self, values: &[String], depth: usize) -> String {
        let (condition, name) = (self.condition(values), self.name());
        let _ = writeln!(self.text, "    {name} = scf.if {condition} -> i32 {{");
        for last in [false, true] {
            let found = self.statements(values, depth + 1);
            let _ = writeln!(self.text, "    scf.yield {found} : i32");
            self.text.push_str(if last { "    }\n" } else { "    } else {\n" });
        }
        name
    }

    fn counted_loop(&mut self, values: &[String], depth: usize) -> String {
        let [low, high, step, index, carried, number, name] = [(); 7].map(|()| self.name());
        let (first, last, width) = (self.random.below(3), self.random.below(6), 1 + self.random.below(3));
        let initial = self.operand(values);
        for (name, number) in [(&low, first), (&high, last), (&step, width)] {
            let _ = writeln!(self.text, "    {name} = arith.constant {number} : index");
        }
        let _ = writeln!(
            self.text,
            "    {name} = scf.for {index} = {low} to {high} step {step} iter_args({carried} = {initial}) -> i32 {{"
        );
        let _ = writeln!(self.text, "    {number} = arith.index_cast {index} : index to i32");
        let inner: Vec<String> = values.iter().cloned().chain([carried, number]).collect();
        let found = self.statements(&inner, depth + 1);
        let _ = writeln!(self.text, "    scf.yield {found} : i32\n    }}");
        name
    }

    /// A few statements. Returns the last value.
    fn statements(&mut self, values: &[String], depth: usize) -> String {
        let mut values = values.to_vec();
        for _ in 0..1 + self.random.below(4) {
            let name = match self.random.below(12) {
                0 if depth < 2 => self.choice(&values, depth),
                1 if depth < 2 => self.counted_loop(&values, depth),
                2 => {
                    let (condition, a, b) =
                        (self.condition(&values), self.operand(&values), self.operand(&values));
                    let name = self.name();
                    let _ = writeln!(self.text, "    {name} = arith.select {condition}, {a}, {b} : i32");
                    name
                }
                3 => {
                    let (a, b, name) = (self.operand(&values), self.operand(&values), self.name());
                    let _ = writeln!(self.text, "    {name} = func.call @leaf({a}, {b}) : (i32, i32) -> i32");
                    name
                }
                4 => {
                    let (value, name) = (self.operand(&values), self.name());
                    let _ = writeln!(self.text, "    memref.store {value}, %cell[] : memref<i32>");
                    let _ = writeln!(self.text, "    {name} = memref.load %cell[] : memref<i32>");
                    name
                }
                _ => self.binary(&values),
            };
            values.push(name);
        }
        values.last().cloned().unwrap_or_default()
    }

    /// A branch to a block, or to one of several.
    fn branch(&mut self, values: &[String], arguments: &[usize]) {
        let target = |own: &mut Self| {
            let number = own.random.below(arguments.len());
            let given: Vec<String> = (0..arguments[number]).map(|_| own.operand(values)).collect();
            let types = vec!["i32"; given.len()].join(", ");
            match given.is_empty() {
                true => format!("^bb{number}"),
                false => format!("^bb{number}({} : {types})", given.join(", ")),
            }
        };
        match self.random.below(4) {
            0 => {
                let target = target(self);
                let _ = writeln!(self.text, "    cf.br {target}");
            }
            1 => {
                let (first, second, other, flag) =
                    (target(self), target(self), target(self), self.operand(values));
                let _ = writeln!(
                    self.text,
                    "    cf.switch {flag} : i32, [\n      default: {first},\n      1: {second},\n      -2147483648: {other}\n    ]"
                );
            }
            _ => {
                let (first, second, condition) = (target(self), target(self), self.condition(values));
                let _ = writeln!(self.text, "    cf.cond_br {condition}, {first}, {second}");
            }
        }
    }
}

/// A module with `@main(i32, i32) -> i32`.
pub(super) fn program(seed: u64, number: usize) -> String {
    let mut random = Random::new(seed, number);
    let mut leaf = Body { text: String::new(), random: &mut random, next: 0 };
    let result = leaf.binary(&["%a".to_owned(), "%b".to_owned()]);
    let leaf = leaf.text;
    let mut text =
        format!("func.func private @leaf(%a: i32, %b: i32) -> i32 {{\n{leaf}    return {result} : i32\n}}\n");
    let arguments: Vec<usize> = (0..1 + random.below(6)).map(|_| random.below(3)).collect();
    let mut body = Body { text: String::new(), random: &mut random, next: 0 };
    let _ = writeln!(body.text, "func.func @main(%a: i32, %b: i32) -> i32 {{");
    let _ = writeln!(
        body.text,
        "    %fuel = memref.alloca() : memref<i32>\n    %cell = memref.alloca() : memref<i32>"
    );
    let _ =
        writeln!(body.text, "    %full = arith.constant {FUEL} : i32\n    %zero = arith.constant 0 : i32");
    let _ = writeln!(body.text, "    %one = arith.constant 1 : i32");
    let _ = writeln!(body.text, "    memref.store %full, %fuel[] : memref<i32>");
    let _ = writeln!(body.text, "    memref.store %zero, %cell[] : memref<i32>");
    let mut values = vec!["%a".to_owned(), "%b".to_owned()];
    values.push(body.statements(&values, 0));
    body.branch(&values, &arguments);
    for (number, count) in arguments.iter().enumerate() {
        let own: Vec<String> = (0..*count).map(|_| body.name()).collect();
        let header: Vec<String> = own.iter().map(|name| format!("{name}: i32")).collect();
        let _ = match header.is_empty() {
            true => writeln!(body.text, "  ^bb{number}:"),
            false => writeln!(body.text, "  ^bb{number}({}):", header.join(", ")),
        };
        let [left, less, done] = [(); 3].map(|()| body.name());
        let _ = writeln!(body.text, "    {left} = memref.load %fuel[] : memref<i32>");
        let _ = writeln!(body.text, "    {less} = arith.subi {left}, %one : i32");
        let _ = writeln!(body.text, "    memref.store {less}, %fuel[] : memref<i32>");
        let _ = writeln!(body.text, "    {done} = arith.cmpi sle, {less}, %zero : i32");
        let mut values = values.clone();
        values.extend(own);
        let last = values.last().cloned().unwrap_or_default();
        let _ =
            writeln!(body.text, "    cf.cond_br {done}, ^exit({last} : i32), ^in{number}\n  ^in{number}:");
        values.push(body.statements(&values, 0));
        match body.random.one_in(6) {
            true => {
                let _ = writeln!(body.text, "    cf.br ^exit({} : i32)", values[values.len() - 1]);
            }
            false => body.branch(&values, &arguments),
        }
    }
    let _ = writeln!(body.text, "  ^exit(%result: i32):\n    return %result : i32\n}}");
    text.push_str(&body.text);
    text
}

/// The arguments of each program.
pub(super) const INPUTS: &[(i32, i32)] = &[(0, 0), (1, -1), (i32::MIN, 7), (5, i32::MAX), (-100, 3)];
