//! Random programs of the `par` dialect, the same for the same seed.

use std::fmt::Write as _;

/// A sequence of numbers that look random (Marsaglia's xorshift).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..8 {
            random.next();
        }
        random
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 11) as usize % limit
    }

    fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// The text of a module of about `size` operations.
pub fn program(seed: u64, size: usize) -> String {
    let mut writer = Writer {
        random: Random::new(seed),
        text: "module {\n".to_owned(),
        visible: Vec::new(),
        next: 0,
        left: size,
    };
    writer.ops(0, size);
    writer.text.push_str("}\n");
    writer.text
}

struct Writer {
    random: Random,
    text: String,
    /// The values that can be used here.
    visible: Vec<String>,
    next: usize,
    /// The number of operations that may still be written.
    left: usize,
}

const BINARY: [&str; 5] = ["add", "sub", "mul", "max", "min"];
const UNARY: [&str; 9] = ["neg", "abs", "inc", "dec", "op_a", "op_b", "op_c", "op_d", "op_e"];
const NUMBERS: [i32; 9] = [0, 1, 2, 3, 5, 7, -1, -5, 2_147_483_647];
const TAGS: [i32; 5] = [0, 1, 2, 3, 7];

impl Writer {
    fn line(&mut self, depth: usize, text: &str) {
        writeln!(self.text, "{:indent$}{text}", "", indent = 2 * depth + 2).expect("writing to a string");
    }

    fn ops(&mut self, depth: usize, count: usize) {
        for _ in 0..count {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            self.op(depth);
        }
    }

    fn op(&mut self, depth: usize) {
        match self.random.below(100) {
            0..12 => self.constant(depth),
            12..18 => self.result(depth, "\"par.source\"()", "() -> i32"),
            18..45 => {
                let name = *self.random.pick(&BINARY);
                let (lhs, rhs) = (self.operand(depth), self.operand(depth));
                self.result(depth, &format!("\"par.{name}\"({lhs}, {rhs})"), "(i32, i32) -> i32");
            }
            45..72 => {
                let name = *self.random.pick(&UNARY);
                let input = self.operand(depth);
                self.result(depth, &format!("\"par.{name}\"({input})"), "(i32) -> i32");
            }
            72..77 => self.tag(depth),
            77..80 => {
                let (input, amount) = (self.operand(depth), self.random.below(4));
                let op = format!("\"par.shift\"({input}) <{{amount = {amount} : i32}}>");
                self.result(depth, &op, "(i32) -> i32");
            }
            80..84 => self.pair(depth),
            84..92 => self.keep(depth),
            _ if depth < 3 => self.nested(depth),
            _ => self.constant(depth),
        }
    }

    fn new_name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn result(&mut self, depth: usize, op: &str, ty: &str) {
        let name = self.new_name();
        self.line(depth, &format!("{name} = {op} : {ty}"));
        self.visible.push(name);
    }

    fn constant(&mut self, depth: usize) {
        let number = *self.random.pick(&NUMBERS);
        self.result(depth, &format!("\"par.const\"() <{{value = {number} : i32}}>"), "() -> i32");
    }

    /// Mostly one of the last values, so that patterns find something.
    fn operand(&mut self, depth: usize) -> String {
        if self.visible.is_empty() {
            self.result(depth, "\"par.source\"()", "() -> i32");
        }
        let count = self.visible.len();
        let window = if self.random.chance(70) { count.min(4) } else { count };
        self.visible[count - 1 - self.random.below(window)].clone()
    }

    fn tag(&mut self, depth: usize) {
        let (input, number) = (self.operand(depth), *self.random.pick(&TAGS));
        let label = if self.random.chance(40) { "label = \"l\", " } else { "" };
        let op = format!("\"par.tag\"({input}) <{{{label}number = {number} : i32}}>");
        self.result(depth, &op, "(i32) -> i32");
    }

    fn pair(&mut self, depth: usize) {
        let (input, name) = (self.operand(depth), self.new_name());
        self.line(depth, &format!("{name}:2 = \"par.pair\"({input}) : (i32) -> (i32, i32)"));
        self.visible.extend([format!("{name}#0"), format!("{name}#1")]);
    }

    fn keep(&mut self, depth: usize) {
        let count = self.random.below(4);
        let inputs: Vec<String> = (0..count).map(|_| self.operand(depth)).collect();
        let types = vec!["i32"; count].join(", ");
        self.line(depth, &format!("\"par.use\"({}) : ({types}) -> ()", inputs.join(", ")));
    }

    fn nested(&mut self, depth: usize) {
        let outside = self.visible.len();
        let name = *self.random.pick(&["box", "box", "pure_box", "isolated", "cfg"]);
        self.line(depth, &format!("\"par.{name}\"() ({{"));
        let hidden = if name == "isolated" { std::mem::take(&mut self.visible) } else { Vec::new() };
        let size = 1 + self.random.below(12);
        if name == "cfg" {
            self.blocks(depth + 1, size)
        } else {
            self.ops(depth + 1, size)
        }
        if name == "isolated" {
            self.visible = hidden;
        }
        self.visible.truncate(outside);
        self.line(depth, "}) : () -> ()");
    }

    /// An entry block and some others, which see the values of the entry and their own.
    fn blocks(&mut self, depth: usize, size: usize) {
        let count = self.random.below(4);
        let arguments: Vec<usize> = (0..count).map(|_| self.random.below(3)).collect();
        self.ops(depth, size);
        self.jump(depth, &arguments);
        let entry = self.visible.len();
        for number in 0..count {
            let names: Vec<String> = (0..arguments[number]).map(|_| self.new_name()).collect();
            let typed: Vec<String> = names.iter().map(|name| format!("{name}: i32")).collect();
            let list = if typed.is_empty() { String::new() } else { format!("({})", typed.join(", ")) };
            self.line(depth - 1, &format!("^b{number}{list}:"));
            self.visible.extend(names);
            // Small blocks are often the same.
            let size = if self.random.chance(30) { 6 } else { self.random.below(3) };
            self.ops(depth, size);
            self.jump(depth, &arguments);
            self.visible.truncate(entry);
        }
    }

    /// A branch to some of the blocks, of which the numbers of arguments are given.
    fn jump(&mut self, depth: usize, blocks: &[usize]) {
        match self.random.below(10) {
            0..4 if !blocks.is_empty() => {
                let (target, values) = self.way(depth, blocks);
                let types = vec!["i32"; values.len()].join(", ");
                let values = values.join(", ");
                self.line(depth, &format!("\"par.branch\"({values})[{target}] : ({types}) -> ()"));
            }
            4..7 if !blocks.is_empty() => {
                let condition = self.operand(depth);
                let (yes, passed) = self.way(depth, blocks);
                let (no, otherwise) = self.way(depth, blocks);
                let sizes = format!("1, {}, {}", passed.len(), otherwise.len());
                let values: Vec<String> = [condition].into_iter().chain(passed).chain(otherwise).collect();
                let types = vec!["i32"; values.len()].join(", ");
                let values = values.join(", ");
                let line = format!(
                    "\"par.cond_branch\"({values})[{yes}, {no}] \
                     <{{operandSegmentSizes = array<i32: {sizes}>}}> : ({types}) -> ()"
                );
                self.line(depth, &line);
            }
            _ => self.opaque_jump(depth, blocks.len()),
        }
    }

    /// A block, and a value for each of its arguments.
    fn way(&mut self, depth: usize, blocks: &[usize]) -> (String, Vec<String>) {
        let number = self.random.below(blocks.len());
        let values = (0..blocks[number]).map(|_| self.operand(depth)).collect();
        (format!("^b{number}"), values)
    }

    /// A branch of which nothing is known.
    fn opaque_jump(&mut self, depth: usize, blocks: usize) {
        let count = if blocks == 0 { 0 } else { self.random.below(3) };
        let targets: Vec<String> = (0..count).map(|_| format!("^b{}", self.random.below(blocks))).collect();
        let targets = if targets.is_empty() { String::new() } else { format!("[{}]", targets.join(", ")) };
        match self.random.chance(50) && !self.visible.is_empty() {
            true => {
                let input = self.operand(depth);
                self.line(depth, &format!("\"par.jump\"({input}){targets} : (i32) -> ()"));
            }
            false => self.line(depth, &format!("\"par.jump\"(){targets} : () -> ()")),
        }
    }
}
