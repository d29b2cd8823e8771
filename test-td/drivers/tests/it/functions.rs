//! Random programs of functions: calls, loops, branches, memory. The same for the same seed.

use std::fmt::Write as _;

use super::programs::Random;

/// The text of a module with functions of about `size` operations in all.
pub fn program(seed: u64, size: usize) -> String {
    let mut random = Random::new(seed ^ 0x5eed);
    let count = 2 + random.below(6);
    let functions: Vec<(String, usize, &str)> = (0..count)
        .map(|number| {
            let visibility = ["", "private ", "nested "][random.below(3)];
            (format!("f{number}"), random.below(3), visibility)
        })
        .collect();
    let mut writer =
        Writer { random, text: "module {\n".to_owned(), functions, visible: Vec::new(), next: 0 };
    for number in 0..count {
        writer.function(number, size / count + 1);
    }
    writer.text.push_str("}\n");
    writer.text
}

struct Writer {
    random: Random,
    text: String,
    /// Name, number of arguments, visibility.
    functions: Vec<(String, usize, &'static str)>,
    visible: Vec<String>,
    next: usize,
}

const BINARY: [&str; 6] = ["add", "add", "sub", "mul", "max", "min"];
const UNARY: [&str; 6] = ["neg", "abs", "inc", "op_a", "op_c", "op_e"];
const NUMBERS: [i32; 6] = [0, 0, 1, 2, 3, 7];

fn types(count: usize) -> String {
    vec!["i32"; count].join(", ")
}

impl Writer {
    fn line(&mut self, depth: usize, text: &str) {
        writeln!(self.text, "{:indent$}{text}", "", indent = 2 * depth + 2).expect("writing to a string");
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn function(&mut self, number: usize, size: usize) {
        let (name, arguments, visibility) = self.functions[number].clone();
        if !visibility.is_empty() && self.random.below(8) == 0 {
            let types = types(arguments);
            return self.line(0, &format!("func.func private @{name}({types}) -> i32"));
        }
        let names: Vec<String> = (0..arguments).map(|_| self.name()).collect();
        let typed: Vec<String> = names.iter().map(|name| format!("{name}: i32")).collect();
        self.line(0, &format!("func.func {visibility}@{name}({}) -> i32 {{", typed.join(", ")));
        self.visible = names;
        self.ops(1, size);
        self.blocks(size);
        self.line(0, "}");
    }

    /// Perhaps some more blocks, and the end of the function.
    fn blocks(&mut self, size: usize) {
        let count = self.random.below(4);
        let arguments: Vec<usize> = (0..count).map(|_| self.random.below(3)).collect();
        self.end(&arguments);
        let entry = self.visible.len();
        for number in 0..count {
            let names: Vec<String> = (0..arguments[number]).map(|_| self.name()).collect();
            let typed: Vec<String> = names.iter().map(|name| format!("{name}: i32")).collect();
            let list = if typed.is_empty() { String::new() } else { format!("({})", typed.join(", ")) };
            self.line(0, &format!("^b{number}{list}:"));
            self.visible.extend(names);
            let size = self.random.below(size / 4 + 2);
            self.ops(1, size);
            self.end(&arguments);
            self.visible.truncate(entry);
        }
    }

    fn end(&mut self, blocks: &[usize]) {
        match self.random.below(3) {
            1 if !blocks.is_empty() => {
                let (target, values) = self.way(blocks);
                let line = format!(
                    "\"par.branch\"({})[{target}] : ({}) -> ()",
                    values.join(", "),
                    types(values.len())
                );
                self.line(1, &line);
            }
            2 if !blocks.is_empty() => {
                let condition = self.operand(1);
                let (yes, passed) = self.way(blocks);
                let (no, otherwise) = self.way(blocks);
                let sizes = format!("1, {}, {}", passed.len(), otherwise.len());
                let values: Vec<String> = [condition].into_iter().chain(passed).chain(otherwise).collect();
                let line = format!(
                    "\"par.cond_branch\"({})[{yes}, {no}] <{{operandSegmentSizes = array<i32: {sizes}>}}> : ({}) -> ()",
                    values.join(", "),
                    types(values.len())
                );
                self.line(1, &line);
            }
            _ => {
                let value = self.operand(1);
                self.line(1, &format!("return {value} : i32"));
            }
        }
    }

    fn way(&mut self, blocks: &[usize]) -> (String, Vec<String>) {
        let number = self.random.below(blocks.len());
        let values = (0..blocks[number]).map(|_| self.operand(1)).collect();
        (format!("^b{number}"), values)
    }

    fn ops(&mut self, depth: usize, count: usize) {
        for _ in 0..count {
            self.op(depth);
        }
    }

    fn op(&mut self, depth: usize) {
        match self.random.below(100) {
            0..15 => self.constant(depth),
            15..45 => {
                let name = BINARY[self.random.below(BINARY.len())];
                let (lhs, rhs) = (self.operand(depth), self.operand(depth));
                self.result(depth, &format!("\"par.{name}\"({lhs}, {rhs})"), "(i32, i32) -> i32");
            }
            45..60 => {
                let name = UNARY[self.random.below(UNARY.len())];
                let input = self.operand(depth);
                self.result(depth, &format!("\"par.{name}\"({input})"), "(i32) -> i32");
            }
            60..70 => {
                let address = self.operand(depth);
                self.result(depth, &format!("\"par.load\"({address})"), "(i32) -> i32");
            }
            70..73 => {
                let (value, address) = (self.operand(depth), self.operand(depth));
                self.line(depth, &format!("\"par.store\"({value}, {address}) : (i32, i32) -> ()"));
            }
            73..78 => {
                let input = self.operand(depth);
                self.line(depth, &format!("\"par.use\"({input}) : (i32) -> ()"));
            }
            78..84 => self.call(depth),
            84..92 if depth < 4 => self.body(depth),
            92..97 if depth < 4 => self.choice(depth),
            _ => self.constant(depth),
        }
    }

    fn result(&mut self, depth: usize, op: &str, ty: &str) {
        let name = self.name();
        self.line(depth, &format!("{name} = {op} : {ty}"));
        self.visible.push(name);
    }

    fn constant(&mut self, depth: usize) {
        let number = NUMBERS[self.random.below(NUMBERS.len())];
        self.result(depth, &format!("\"par.const\"() <{{value = {number} : i32}}>"), "() -> i32");
    }

    fn operand(&mut self, depth: usize) -> String {
        if self.visible.is_empty() {
            self.constant(depth);
        }
        let count = self.visible.len();
        let window = if self.random.below(10) < 6 { count.min(5) } else { count };
        self.visible[count - 1 - self.random.below(window)].clone()
    }

    fn call(&mut self, depth: usize) {
        let number = self.random.below(self.functions.len());
        let (name, arguments, _) = self.functions[number].clone();
        let values: Vec<String> = (0..arguments).map(|_| self.operand(depth)).collect();
        self.result(
            depth,
            &format!("func.call @{name}({})", values.join(", ")),
            &format!("({}) -> i32", types(arguments)),
        );
    }

    fn body(&mut self, depth: usize) {
        let outside = self.visible.len();
        let name = ["loop", "loop", "box", "pure_box"][self.random.below(4)];
        self.line(depth, &format!("\"par.{name}\"() ({{"));
        let size = 1 + self.random.below(8);
        self.ops(depth + 1, size);
        self.visible.truncate(outside);
        self.line(depth, "}) : () -> ()");
    }

    fn choice(&mut self, depth: usize) {
        let outside = self.visible.len();
        let condition = self.operand(depth);
        let outside = outside.max(self.visible.len());
        let results = self.random.below(3);
        let name = self.name();
        let list = if results == 0 { String::new() } else { format!("{name}:{results} = ") };
        self.line(depth, &format!("{list}\"par.if\"({condition}) ({{"));
        for region in 0..2 {
            let size = self.random.below(5);
            self.ops(depth + 1, size);
            let values: Vec<String> = (0..results).map(|_| self.operand(depth + 1)).collect();
            let line = format!("\"par.yield\"({}) : ({}) -> ()", values.join(", "), types(results));
            self.line(depth + 1, &line);
            self.visible.truncate(outside);
            if region == 0 {
                self.line(depth, "}, {");
            }
        }
        let result_types = types(results);
        self.line(depth, &format!("}}) : (i32) -> ({result_types})"));
        self.visible.extend((0..results).map(|number| format!("{name}#{number}")));
    }
}

/// The text of a module whose functions only call each other.
pub fn calls(seed: u64) -> String {
    let mut random = Random::new(seed ^ 0xca11);
    let count = 2 + random.below(7);
    let arguments: Vec<usize> = (0..count).map(|_| random.below(3)).collect();
    let mut text = "module {\n".to_owned();
    for number in 0..count {
        let visibility = ["", "private ", "private ", "nested "][random.below(4)];
        let names: Vec<String> =
            (0..arguments[number]).map(|argument| format!("%a{argument}: i32")).collect();
        let mut visible: Vec<String> =
            (0..arguments[number]).map(|argument| format!("%a{argument}")).collect();
        if visibility == "private " && random.below(6) == 0 {
            writeln!(text, "  func.func private @f{number}({}) -> i32", types(arguments[number]))
                .expect("writing to a string");
            continue;
        }
        writeln!(text, "  func.func {visibility}@f{number}({}) -> i32 {{", names.join(", "))
            .expect("writing to a string");
        text.push_str("    %first = builtin.unrealized_conversion_cast to i32\n");
        visible.push("%first".to_owned());
        for call in 0..random.below(5) {
            // Mostly later functions, so that most programs are not recursive.
            let callee = if random.below(4) == 0 { random.below(count) } else { (number + 1 + call) % count };
            let operands: Vec<String> =
                (0..arguments[callee]).map(|_| visible[random.below(visible.len())].clone()).collect();
            let types = types(arguments[callee]);
            writeln!(text, "    %c{call} = call @f{callee}({}) : ({types}) -> i32", operands.join(", "))
                .expect("writing to a string");
            visible.push(format!("%c{call}"));
        }
        let value = &visible[random.below(visible.len())];
        writeln!(text, "    return {value} : i32\n  }}").expect("writing to a string");
    }
    text + "}\n"
}
