//! Operations of integers, indices and floating point numbers.

use super::body::{Body, TYPES, Value, width};

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
/// The operations of `index`, and of `math` with one operand.
const INDEX_OPS: &[&str] = &[
    "add",
    "sub",
    "mul",
    "and",
    "or",
    "xor",
    "maxs",
    "maxu",
    "mins",
    "minu",
    "shl",
    "shrs",
    "shru",
    "divs",
    "divu",
    "rems",
    "remu",
    "ceildivs",
    "ceildivu",
    "floordivs",
];
const UNARY_OPS: &[&str] = &["math.absi", "math.ctlz", "math.cttz", "math.ctpop"];

fn is_division(op: &str) -> bool {
    op.contains("div") || op.contains("rem")
}

impl Body<'_> {
    /// The divisor or the distance of a shift as the operation needs it, most of the time: divisors are odd and small,
    /// distances below the width.
    fn safe(&mut self, op: &str, b: Value) -> Value {
        let ty = b.ty;
        if !(is_division(op) || op.starts_with("sh")) || self.random.one_in(16) {
            return b;
        }
        let mask = self.number(ty, if is_division(op) { 6 } else { width(ty) - 1 });
        let safe = self.add(ty, &format!("arith.andi {}, {} : {ty}", b.name, mask.name));
        if !is_division(op) {
            return safe;
        }
        let one = self.number(ty, 1);
        self.add(ty, &format!("arith.addi {}, {} : {ty}", safe.name, one.name))
    }

    /// An operation of one result.
    pub(super) fn integer(&mut self, values: &[Value]) -> Value {
        let ty = *self.random.pick(TYPES);
        match self.random.below(12) {
            0 if ty != "i1" && ty != "index" => {
                let (op, a) = (*self.random.pick(UNARY_OPS), self.operand(values, ty));
                self.add(ty, &format!("{op} {} : {ty}", a.name))
            }
            _ if ty == "index" && self.random.one_in(2) => self.index(values),
            _ if ty == "i1" => {
                let op =
                    *self.random.pick(&["addi", "muli", "andi", "ori", "xori", "maxsi", "minui", "subi"]);
                let (a, b) = (self.operand(values, ty), self.operand(values, ty));
                self.add(ty, &format!("arith.{op} {}, {} : i1", a.name, b.name))
            }
            _ => {
                let op = *self.random.pick(OPS);
                let (a, b) = (self.operand(values, ty), self.operand(values, ty));
                let b = self.safe(op, b);
                let flag = match op {
                    "addi" | "subi" | "muli" | "shli" => {
                        *self.random.pick(&[" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"])
                    }
                    "divui" | "divsi" | "shrui" | "shrsi" => " exact",
                    _ => "",
                };
                let flag = if self.random.one_in(16) { flag } else { "" };
                self.add(ty, &format!("arith.{op} {}, {}{flag} : {ty}", a.name, b.name))
            }
        }
    }

    fn index(&mut self, values: &[Value]) -> Value {
        let op = *self.random.pick(INDEX_OPS);
        let (a, b) = (self.operand(values, "index"), self.operand(values, "index"));
        let b = self.safe(op, b);
        self.add("index", &format!("index.{op} {}, {}", a.name, b.name))
    }

    /// A sum or product with its high half or carry.
    pub(super) fn two_results(&mut self, values: &mut Vec<Value>) {
        let ty = *self.random.pick(&["i32", "i8", "i64"]);
        let (a, b, name) = (self.operand(values, ty), self.operand(values, ty), self.name());
        let op = *self.random.pick(&["addui_extended", "mulsi_extended", "mului_extended"]);
        let (suffix, second) = match op {
            "addui_extended" => (", i1", "i1"),
            _ => ("", ty),
        };
        self.line(&format!("{name}:2 = arith.{op} {}, {} : {ty}{suffix}", a.name, b.name));
        values.extend([Value::new(format!("{name}#0"), ty), Value::new(format!("{name}#1"), second)]);
    }

    /// Floating point or complex numbers, of which a comparison remains.
    pub(super) fn float(&mut self, values: &mut Vec<Value>) {
        let mut numbers = Vec::new();
        for _ in 0..2 {
            let value = self.operand(values, "i8");
            let op = *self.random.pick(&["sitofp", "uitofp"]);
            numbers.push(self.add("f32", &format!("arith.{op} {} : i8 to f32", value.name)));
        }
        let constant =
            *self.random.pick(&["0.0", "-0.0", "1.0", "0.5", "-3.0", "3.0e38", "0x7F800000", "0x7FC00000"]);
        numbers.push(self.number("f32", constant));
        let [a, b, c] = [0, 1, 2].map(|number: usize| numbers[number].name.clone());
        let result = match self.random.one_in(2) {
            true => {
                let op = *self.random.pick(&["addf", "subf", "mulf", "divf", "maximumf", "minnumf"]);
                let first = self.add("f32", &format!("arith.{op} {a}, {c} : f32"));
                let op = *self.random.pick(&["addf", "subf", "mulf"]);
                self.add("f32", &format!("arith.{op} {}, {b} : f32", first.name))
            }
            false => {
                let first = self.add("c", &format!("complex.create {a}, {c} : complex<f32>"));
                let second = self.add("c", &format!("complex.create {c}, {b} : complex<f32>"));
                let op = *self.random.pick(&["add", "sub", "mul"]);
                let third =
                    self.add("c", &format!("complex.{op} {}, {} : complex<f32>", first.name, second.name));
                let part = *self.random.pick(&["re", "im"]);
                self.add("f32", &format!("complex.{part} {} : complex<f32>", third.name))
            }
        };
        let predicate = *self.random.pick(&["oeq", "olt", "ole", "une", "ugt", "uno", "ord"]);
        let value = self.add("i1", &format!("arith.cmpf {predicate}, {}, {b} : f32", result.name));
        values.push(value);
    }
}
