//! Random programs with random rules. Any source of numbers will do.

use std::fmt::Write as _;

const TYPES: [&str; 8] = ["i32", "i64", "f32", "f64", "index", "i16", "!t.p", "!t.q"];
const OLD: [&str; 4] = ["t.a", "t.b", "t.c", "t.d"];
const NEW: [&str; 6] = ["u.a", "u.b", "u.c", "v.a", "v.b", "t.d"];

/// Options of the generator.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// Whether the IR is changed at once; `None` for either.
    pub rollback: Option<bool>,
    /// Whether patterns have faults.
    pub faults: bool,
}

/// A source of numbers below a limit.
pub type Draw<'d> = &'d mut dyn FnMut(usize) -> usize;

type Named = (String, &'static str);

/// A random program: a module with its rules.
pub fn program(draw: Draw<'_>, options: Options) -> String {
    let mut generator = Generator { draw, count: 0, text: String::new(), faults: options.faults };
    let rollback = options.rollback.unwrap_or_else(|| generator.one_in(2));
    let has_functions = generator.one_in(2);
    let rules = generator.rules(rollback, has_functions);
    generator.module(has_functions);
    format!("module attributes {{conversion.rules = \"{rules}\"}} {{\n{}}}\n", generator.text)
}

struct Generator<'d> {
    draw: Draw<'d>,
    count: usize,
    text: String,
    faults: bool,
}

impl Generator<'_> {
    fn below(&mut self, limit: usize) -> usize {
        (self.draw)(limit)
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    // Rules

    fn rules(&mut self, rollback: bool, has_functions: bool) -> String {
        let mut rules = vec![
            format!("mode {}", self.pick(&["partial", "partial", "full", "analysis"])),
            format!("rollback {}", u8::from(rollback)),
            format!("folding {}", self.pick(&["before", "never", "after"])),
            format!("materialize {}", u8::from(!self.one_in(4))),
            format!("kind {}", u8::from(self.one_in(4))),
            "legal builtin.module".to_owned(),
            "legal arith.constant".to_owned(),
        ];
        self.types(&mut rules);
        self.target(&mut rules);
        if has_functions {
            rules.push("functions".to_owned());
        }
        for number in 0..1 + self.below(8) {
            let pattern = self.pattern(number, rollback);
            rules.push(pattern);
        }
        rules.join(";")
    }

    fn types(&mut self, rules: &mut Vec<String>) {
        if !self.one_in(12) {
            rules.push("identity".to_owned());
        }
        // Upstream takes a failed conversion for one to no types where a rule for values was added later.
        let has_value_types = self.one_in(12);
        for _ in 0..self.below(5) {
            let from = self.pick(&TYPES);
            let to = match self.below(12) {
                0 if !has_value_types => "fail".to_owned(),
                1 => String::new(),
                2 | 3 => format!("{} {}", self.pick(&TYPES), self.pick(&TYPES)),
                _ => self.pick(&TYPES).to_owned(),
            };
            rules.push(format!("type {from} {to}"));
        }
        if has_value_types {
            let rule = format!("value-type {} {} {}", self.pick(&OLD), self.pick(&TYPES), self.pick(&TYPES));
            rules.push(rule);
        }
        for (kind, op) in [("source", "m.source"), ("target", "m.target")] {
            if !self.one_in(3) {
                rules.push(format!("{kind} {op}"));
            }
        }
    }

    fn target(&mut self, rules: &mut Vec<String>) {
        for op in OLD.iter().chain(&["t.r", "arith.addi"]) {
            match self.below(16) {
                0..=8 => rules.push(format!("illegal {op}")),
                9 | 10 => rules.push(format!("dynamic-types {op}")),
                11 => rules.push(format!("dynamic-mark {op}")),
                12 => rules.push(format!("dynamic-none {op}")),
                13 => rules.push(format!("legal {op}")),
                _ => {}
            }
        }
        if self.one_in(8) {
            rules.push("legal t.r".to_owned());
            rules.push(self.pick(&["recursive t.r", "recursive-mark t.r"]).to_owned());
        }
        match self.below(6) {
            0 => rules.push("legal-dialect u".to_owned()),
            1 => rules.push("illegal-dialect v".to_owned()),
            _ => {}
        }
        for op in ["u.a", "u.b", "u.c", "u.r", "v.a", "v.b"] {
            match self.below(10) {
                0..=5 => rules.push(format!("legal {op}")),
                6 => rules.push(format!("illegal {op}")),
                7 => rules.push(format!("dynamic-types {op}")),
                _ => {}
            }
        }
        match self.below(8) {
            0..=3 => rules.push("legal t.end".to_owned()),
            4 => rules.push("dynamic-types t.end".to_owned()),
            _ => {}
        }
        match self.below(12) {
            0 => rules.push("unknown-types".to_owned()),
            1 => rules.push("unknown-mark".to_owned()),
            _ => {}
        }
    }

    fn pattern(&mut self, number: usize, rollback: bool) -> String {
        let root = match self.below(14) {
            0 => "*",
            1 | 2 => self.pick(&["u.a", "u.b", "v.a", "t.end"]),
            3 | 4 => "t.r",
            _ => self.pick(&OLD),
        };
        // In MLIR, patterns that never match affect the order of others, against its own documentation.
        let never_matches = self.one_in(30) && self.faults;
        let benefit = if never_matches { 65535 } else { self.below(4) };
        let converter = u8::from(!self.one_in(4));
        let may_be_bounded = self.one_in(4);
        let (steps, mut generated) = self.body(root, rollback);
        // Without faults, patterns that may apply to their own results come to an end: they lead from `t` to `u` and `v`.
        let comes_to_an_end = OLD.contains(&root) && !steps.contains("t.") && steps.contains("replace");
        let bounded = u8::from(may_be_bounded && (self.faults || comes_to_an_end));
        match self.below(8) {
            0 => generated.clear(),
            1 => generated.push(self.pick(&NEW)),
            _ => {}
        }
        generated.dedup();
        let generated = if generated.is_empty() { "-".to_owned() } else { generated.join(",") };
        format!("pattern P{number} {root} {benefit} {converter} {bounded} {generated} {steps}")
    }

    /// The steps of a pattern, and the operations that they create.
    fn body(&mut self, root: &str, rollback: bool) -> (String, Vec<&'static str>) {
        if self.faults && self.one_in(2) {
            let (name, _) = crate::faults::FAULTS[self.below(crate::faults::FAULTS.len())];
            let (others, generated) =
                if self.one_in(3) { self.usual_body(root, rollback) } else { Default::default() };
            return (format!("{name} {others}"), generated);
        }
        self.usual_body(root, rollback)
    }

    fn usual_body(&mut self, root: &str, rollback: bool) -> (String, Vec<&'static str>) {
        match (root, self.below(4)) {
            ("t.r", 0 | 1) => return ("rebuild:u.r replace".to_owned(), vec!["u.r"]),
            ("t.r", 2) => return ("convert-region".to_owned(), Vec::new()),
            ("t.r", 3) => return ("inline erase".to_owned(), Vec::new()),
            _ => {}
        }
        match self.below(16) {
            0 => ("forward".to_owned(), Vec::new()),
            1 => ("erase".to_owned(), Vec::new()),
            2 => (self.pick(&["mark", "mark-operands"]).to_owned(), Vec::new()),
            3 => {
                let op = self.pick(&NEW);
                (format!("create:{op}:operands:same replace-same"), vec![op])
            }
            4 if rollback => {
                let op = self.pick(&NEW);
                (format!("create:{op}:operands:results replace fail"), vec![op])
            }
            4 => ("fail".to_owned(), Vec::new()),
            5 if self.one_in(3) => (String::new(), Vec::new()),
            _ => self.chain(),
        }
    }

    fn chain(&mut self) -> (String, Vec<&'static str>) {
        let mut steps = String::new();
        let mut made = Vec::new();
        let mut inputs = "operands";
        for _ in 0..[0, 0, 1, 2][self.below(4)] {
            let op = self.pick(&NEW);
            let result = self.pick(&["none", "same", "i32", "f32", "i64"]);
            let _ = write!(steps, "create:{op}:{inputs}:{result} ");
            made.push(op);
            inputs = self.pick(&["operands", "last", "none"]);
        }
        let op = self.pick(&NEW);
        let _ = write!(steps, "create:{op}:{inputs}:results replace");
        made.push(op);
        (steps, made)
    }

    // Programs

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn fresh(&mut self) -> String {
        self.count += 1;
        format!("%v{}", self.count)
    }

    fn module(&mut self, has_functions: bool) {
        if !has_functions {
            let mut values = Vec::new();
            for _ in 0..2 + self.below(8) {
                self.op(&mut values, 2);
            }
            return;
        }
        let (input, output) = (self.pick(&TYPES), self.pick(&TYPES));
        self.line(&format!("func.func private @g({input}) -> {output}"));
        for number in 0..1 + self.below(2) {
            self.function(number, input, output);
        }
    }

    fn function(&mut self, number: usize, input: &'static str, output: &'static str) {
        let mut values = self.arguments(4);
        let result = self.pick(&TYPES);
        let signature = signature(&values);
        self.line(&format!("func.func @f{number}({signature}) -> {result} {{"));
        for _ in 0..1 + self.below(7) {
            self.op(&mut values, 2);
        }
        if let Some((value, _)) = values.iter().find(|(_, ty)| *ty == input).cloned() {
            let name = self.fresh();
            self.line(&format!("{name} = func.call @g({value}) : ({input}) -> {output}"));
            values.push((name, output));
        }
        let found = values.iter().rev().find(|(_, ty)| *ty == result).map(|(value, _)| value.clone());
        let value = match found {
            Some(value) => value,
            None => {
                let name = self.fresh();
                self.line(&format!("{name} = \"t.a\"() : () -> {result}"));
                name
            }
        };
        self.line(&format!("func.return {value} : {result}"));
        self.line("}");
    }

    fn arguments(&mut self, limit: usize) -> Vec<Named> {
        (0..self.below(limit)).map(|_| (self.fresh(), self.pick(&TYPES))).collect()
    }

    /// Some of the values, and their types.
    fn operands(&mut self, values: &[Named], limit: usize) -> (String, String) {
        let count = if values.is_empty() { 0 } else { self.below(limit) };
        let chosen: Vec<Named> = (0..count).map(|_| values[self.below(values.len())].clone()).collect();
        let names: Vec<&str> = chosen.iter().map(|(name, _)| name.as_str()).collect();
        let types: Vec<&str> = chosen.iter().map(|(_, ty)| *ty).collect();
        (names.join(", "), types.join(", "))
    }

    fn op(&mut self, values: &mut Vec<Named>, depth: usize) {
        match self.below(12) {
            0 | 1 if depth > 0 => self.region(values, depth - 1),
            2 => self.addition(values),
            _ => {
                let name = match self.below(12) {
                    0 => self.pick(&["u.a", "u.b", "v.a", "v.b"]),
                    _ => self.pick(&OLD),
                };
                self.plain(name, values);
            }
        }
    }

    fn plain(&mut self, name: &str, values: &mut Vec<Named>) {
        let (operands, types) = self.operands(values, 4);
        let mark = if self.one_in(10) { " {mark}" } else { "" };
        let results: Vec<&'static str> =
            (0..[0, 1, 1, 1, 2][self.below(5)]).map(|_| self.pick(&TYPES)).collect();
        let own = self.fresh();
        let head = match results.len() {
            0 => String::new(),
            1 => format!("{own} = "),
            count => format!("{own}:{count} = "),
        };
        self.line(&format!("{head}\"{name}\"({operands}){mark} : ({types}) -> ({})", results.join(", ")));
        match results.as_slice() {
            [ty] => values.push((own, ty)),
            types => {
                values.extend(types.iter().enumerate().map(|(number, ty)| (format!("{own}#{number}"), *ty)))
            }
        }
    }

    /// An operation that folds, if it has a value to add zero to.
    fn addition(&mut self, values: &mut Vec<Named>) {
        let Some((value, _)) = values.iter().find(|(_, ty)| *ty == "i32").cloned() else { return };
        let (zero, sum) = (self.fresh(), self.fresh());
        let constant = self.below(2);
        self.line(&format!("{zero} = arith.constant {constant} : i32"));
        self.line(&format!("{sum} = arith.addi {value}, {zero} : i32"));
        values.push((sum, "i32"));
    }

    fn region(&mut self, values: &[Named], depth: usize) {
        let (operands, types) = self.operands(values, 3);
        self.line(&format!("\"t.r\"({operands}) ({{"));
        let arguments = self.arguments(3);
        self.line(&format!("^bb0({}):", signature(&arguments)));
        let mut inner: Vec<Named> = values.iter().chain(&arguments).cloned().collect();
        for _ in 0..self.below(4) {
            self.op(&mut inner, depth);
        }
        let (ended, ended_types) = self.operands(&inner, 2);
        if self.one_in(4) {
            self.line(&format!("\"t.end\"({ended})[^bb1] : ({ended_types}) -> ()"));
            let arguments = self.arguments(3);
            self.line(&format!("^bb1({}):", signature(&arguments)));
            inner.extend(arguments);
            for _ in 0..self.below(3) {
                self.op(&mut inner, depth);
            }
            let (ended, ended_types) = self.operands(&inner, 2);
            self.line(&format!("\"t.end\"({ended}) : ({ended_types}) -> ()"));
        } else {
            self.line(&format!("\"t.end\"({ended}) : ({ended_types}) -> ()"));
        }
        self.line(&format!("}}) : ({types}) -> ()"));
    }
}

fn signature(arguments: &[Named]) -> String {
    arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect::<Vec<_>>().join(", ")
}
