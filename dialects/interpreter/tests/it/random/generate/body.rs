//! The body of a function as it grows, and the values in it.

use std::fmt::Write;

use oracle::random::Random;

/// The integer types of values.
pub(super) const TYPES: &[&str] = &["i32", "i32", "i32", "i8", "i64", "index", "i1"];

/// A value that later operations may use.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub name: String,
    pub ty: &'static str,
}

impl Value {
    pub(super) fn new(name: impl Into<String>, ty: &'static str) -> Self {
        Value { name: name.into(), ty }
    }
}

/// The constants of a type: small numbers, borders, and those of other widths.
pub(super) fn constants(ty: &str) -> &'static [&'static str] {
    match ty {
        "i1" => &["true", "false"],
        "i8" => &["0", "1", "-1", "2", "3", "7", "8", "-127", "127", "-128"],
        "i32" => &[
            "0",
            "1",
            "-1",
            "2",
            "3",
            "7",
            "31",
            "32",
            "255",
            "-128",
            "65536",
            "2147483647",
            "-2147483648",
            "-2147483647",
        ],
        _ => &[
            "0",
            "1",
            "-1",
            "2",
            "3",
            "7",
            "63",
            "64",
            "255",
            "2147483647",
            "-2147483648",
            "2147483648",
            "4294967295",
            "4294967296",
            "9223372036854775807",
            "-9223372036854775808",
            "-9223372036854775807",
        ],
    }
}

/// The number of bits of a type.
pub(super) fn width(ty: &str) -> usize {
    match ty {
        "i1" => 1,
        "i8" => 8,
        "i32" => 32,
        _ => 64,
    }
}

/// The text of a function as it grows.
pub(super) struct Body<'r> {
    pub text: String,
    pub random: &'r mut Random,
    pub next: usize,
    /// Memory of type `memref<i32>` and `memref<8xi32>`, if there is some.
    pub memory: Option<[String; 2]>,
    /// The functions that may be called.
    pub callees: &'static [&'static str],
    /// Whether the program has only operations that this crate's lowerings bring to LLVM.
    pub is_lowered: bool,
}

impl<'r> Body<'r> {
    pub(super) fn new(random: &'r mut Random, callees: &'static [&'static str], is_lowered: bool) -> Self {
        Body { text: String::new(), random, next: 0, memory: None, callees, is_lowered }
    }
}

impl Body<'_> {
    pub(super) fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// A number for names of blocks.
    pub(super) fn label(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    pub(super) fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "    {text}");
    }

    /// An operation with one result.
    pub(super) fn add(&mut self, ty: &'static str, code: &str) -> Value {
        let name = self.name();
        self.line(&format!("{name} = {code}"));
        Value { name, ty }
    }

    pub(super) fn number(&mut self, ty: &'static str, number: impl std::fmt::Display) -> Value {
        match ty {
            "i1" => self.add(ty, &format!("arith.constant {number}")),
            _ => self.add(ty, &format!("arith.constant {number} : {ty}")),
        }
    }

    pub(super) fn constant(&mut self, ty: &'static str) -> Value {
        let number = *self.random.pick(constants(ty));
        self.number(ty, number)
    }

    /// A value that is there, one of another type that is cast, or a constant.
    pub(super) fn operand(&mut self, values: &[Value], ty: &'static str) -> Value {
        let fitting: Vec<&Value> = values.iter().filter(|value| value.ty == ty).collect();
        match self.random.below(8) {
            0 => self.constant(ty),
            1 if !values.is_empty() => {
                let other = self.random.pick(values).clone();
                self.cast(&other, ty)
            }
            _ if fitting.is_empty() => self.constant(ty),
            _ => (*self.random.pick(&fitting)).clone(),
        }
    }

    /// The value as one of another type.
    pub(super) fn cast(&mut self, value: &Value, ty: &'static str) -> Value {
        let Value { name, ty: from } = value.clone();
        let is_signed = self.random.one_in(2);
        let flag = self.random.below(24);
        let op = match (width(from), width(ty)) {
            _ if from == ty => return value.clone(),
            _ if (from == "index") != (ty == "index") => {
                ["arith.index_castui", "arith.index_cast"][usize::from(is_signed)]
            }
            (from, to) if from < to => ["arith.extui", "arith.extsi"][usize::from(is_signed)],
            _ => "arith.trunci",
        };
        let flag = match (op, flag) {
            ("arith.trunci", 0) => " overflow<nsw>",
            ("arith.trunci", 1) => " overflow<nuw>",
            _ => "",
        };
        self.add(ty, &format!("{op} {name}{flag} : {from} to {ty}"))
    }

    /// A value below a power of two, which is at most 64.
    pub(super) fn small(&mut self, values: &[Value], ty: &'static str, below: usize) -> Value {
        let (value, mask) = (self.operand(values, ty), self.number(ty, below - 1));
        self.add(ty, &format!("arith.andi {}, {} : {ty}", value.name, mask.name))
    }

    pub(super) fn condition(&mut self, values: &[Value]) -> Value {
        let ty = *self.random.pick(&["i32", "i32", "i8", "i64", "index"]);
        let (a, b) = (self.operand(values, ty), self.operand(values, ty));
        let predicate =
            *self.random.pick(&["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]);
        let op = match ty == "index" && self.random.one_in(2) {
            true => format!("index.cmp {predicate}({}, {})", a.name, b.name),
            false => format!("arith.cmpi {predicate}, {}, {} : {ty}", a.name, b.name),
        };
        self.add("i1", &op)
    }

    /// A few statements. Returns a value of the type.
    pub(super) fn statements(&mut self, values: &[Value], depth: usize, ty: &'static str) -> Value {
        let mut values = values.to_vec();
        self.grow(&mut values, depth);
        match values.last() {
            Some(last) if last.ty == ty => last.clone(),
            Some(last) if self.random.one_in(2) => {
                let last = last.clone();
                self.cast(&last, ty)
            }
            _ => self.operand(&values, ty),
        }
    }

    /// A few statements, whose results later ones may use.
    pub(super) fn grow(&mut self, values: &mut Vec<Value>, depth: usize) {
        for _ in 0..1 + self.random.below(4) {
            self.statement(values, depth);
        }
    }

    fn statement(&mut self, values: &mut Vec<Value>, depth: usize) {
        match self.random.below(28) {
            24..=25 if !self.is_lowered => self.vectors(values),
            26..=27 if !self.is_lowered => self.shapes(values),
            0..=3 if depth < 2 => self.structured(values, depth),
            4..=7 => self.memory_access(values),
            8..=9 => self.call(values),
            10 => self.two_results(values),
            11 => self.float(values),
            12 if !self.is_lowered => self.unlowered(values),
            13..=14 => {
                let ty = *self.random.pick(TYPES);
                let (condition, a, b) =
                    (self.operand(values, "i1"), self.operand(values, ty), self.operand(values, ty));
                let value =
                    self.add(ty, &format!("arith.select {}, {}, {} : {ty}", condition.name, a.name, b.name));
                values.push(value);
            }
            15 => {
                let condition = self.condition(values);
                values.push(condition);
            }
            _ => {
                let value = self.integer(values);
                values.push(value);
            }
        }
    }

    /// A call of one of the functions that may be called.
    fn call(&mut self, values: &mut Vec<Value>) {
        let callees = self.callees;
        if callees.is_empty() {
            return values.push(self.integer(&values.clone()));
        }
        let callee = *self.random.pick(callees);
        let name = self.name();
        if callee == "touch" {
            let Some([_, array]) = self.memory.clone() else { return };
            let (index, value) = (self.small(values, "index", 8), self.operand(values, "i32"));
            self.line(&format!(
                "{name} = func.call @touch({array}, {}, {}) : (memref<8xi32>, index, i32) -> i32",
                index.name, value.name
            ));
            return values.push(Value::new(name, "i32"));
        }
        if callee == "pair" {
            let (a, b) = (self.operand(values, "i32"), self.operand(values, "i64"));
            self.line(&format!(
                "{name}:2 = func.call @pair({}, {}) : (i32, i64) -> (i32, i64)",
                a.name, b.name
            ));
            values.extend([Value::new(format!("{name}#0"), "i32"), Value::new(format!("{name}#1"), "i64")]);
            return;
        }
        let a = match callee {
            "leaf" => self.operand(values, "i32"),
            // The depth of the recursion.
            _ => self.small(values, "i32", 4),
        };
        let b = self.operand(values, "i32");
        self.line(&format!("{name} = func.call @{callee}({}, {}) : (i32, i32) -> i32", a.name, b.name));
        values.push(Value::new(name, "i32"));
    }
}
