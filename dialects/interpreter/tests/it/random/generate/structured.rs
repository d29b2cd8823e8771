//! Conditions and loops with regions: `scf` and `affine`.

use super::body::{Body, TYPES, Value, constants};

/// Bounds and steps of counted loops whose induction variable comes to a border: type, lower bound, upper bound, step.
const BORDERS: &[(&str, &str, &str, &str)] = &[
    ("i32", "2147483644", "2147483647", "1"),
    ("i32", "-2147483648", "-2147483645", "2"),
    ("i32", "2147483647", "-2147483648", "1"),
    ("i32", "-2147483648", "2147483647", "2147483647"),
    ("i8", "100", "127", "9"),
    ("i8", "-128", "127", "85"),
    ("i64", "9223372036854775805", "9223372036854775807", "1"),
    ("index", "-9223372036854775808", "-9223372036854775806", "1"),
    ("index", "4294967294", "4294967297", "1"),
];

impl Body<'_> {
    /// An operation with regions.
    pub(super) fn structured(&mut self, values: &mut Vec<Value>, depth: usize) {
        let found = match self.random.below(12) {
            0..=1 => self.choice(values, depth),
            2 => self.effect(values, depth),
            3..=4 => self.counted_loop(values, depth),
            5 => self.border_loop(values, depth),
            6 => self.conditional_loop(values, depth),
            7 => self.index_switch(values, depth),
            8 => self.blocks_in_a_region(values, depth),
            9 => self.parallel_loop(values, depth),
            10 => self.scope(values),
            _ => self.affine_loop(values, depth),
        };
        values.push(found);
    }

    fn choice(&mut self, values: &[Value], depth: usize) -> Value {
        let (condition, name, ty) = (self.operand(values, "i1"), self.name(), *self.random.pick(TYPES));
        self.line(&format!("{name} = scf.if {} -> {ty} {{", condition.name));
        for last in [false, true] {
            let found = self.statements(values, depth + 1, ty);
            self.line(&format!("scf.yield {} : {ty}", found.name));
            self.line(if last { "}" } else { "} else {" });
        }
        Value::new(name, ty)
    }

    /// A condition or a loop without results: what it writes to memory remains.
    fn effect(&mut self, values: &[Value], depth: usize) -> Value {
        let condition = self.condition(values);
        self.line(&format!("scf.if {} {{", condition.name));
        let mut inner = values.to_vec();
        self.grow(&mut inner, depth + 1);
        self.memory_access(&mut inner);
        self.line("}");
        condition
    }

    /// Statements of one block, also after inlining: the region of the operation must keep one block when `scf` is lowered.
    fn plain_statements(&mut self, values: &[Value], ty: &'static str) -> Value {
        let callees = std::mem::replace(&mut self.callees, &["leaf"]);
        let found = self.statements(values, usize::MAX, ty);
        self.callees = callees;
        found
    }

    /// The body of a loop that carries a value. Returns the value of the next iteration.
    fn carried(&mut self, values: &[Value], more: &[Value], depth: usize, ty: &'static str) -> Value {
        let inner = [values, more].concat();
        self.statements(&inner, depth + 1, ty)
    }

    fn counted_loop(&mut self, values: &[Value], depth: usize) -> Value {
        let (index, carried, ty) = (self.name(), self.name(), *self.random.pick(TYPES));
        let initial = self.operand(values, ty);
        let low = self.random.below(3);
        let low = self.number("index", low);
        let high = match self.random.one_in(2) {
            true => self.small(values, "index", 4),
            false => {
                let high = self.random.below(6);
                self.number("index", high)
            }
        };
        let step = 1 + self.random.below(3);
        let step = self.number("index", step);
        let name = self.name();
        self.line(&format!(
            "{name} = scf.for {index} = {} to {} step {} iter_args({carried} = {}) -> {ty} {{",
            low.name, high.name, step.name, initial.name
        ));
        let more = [Value::new(carried, ty), Value::new(index, "index")];
        let found = self.carried(values, &more, depth, ty);
        self.line(&format!("scf.yield {} : {ty}", found.name));
        self.line("}");
        Value::new(name, ty)
    }

    fn border_loop(&mut self, values: &[Value], depth: usize) -> Value {
        let (ty, low, high, step) = *self.random.pick(BORDERS);
        let [low, high, step] = [low, high, step].map(|number| self.number(ty, number));
        let (index, carried, name) = (self.name(), self.name(), self.name());
        let initial = self.operand(values, "i32");
        let suffix = if ty == "index" { String::new() } else { format!(" : {ty}") };
        self.line(&format!(
            "{name} = scf.for {index} = {} to {} step {} iter_args({carried} = {}) -> (i32){suffix} {{",
            low.name, high.name, step.name, initial.name
        ));
        let more = [Value::new(carried, "i32"), Value::new(index, ty)];
        let found = self.carried(values, &more, depth, "i32");
        self.line(&format!("scf.yield {} : i32", found.name));
        self.line("}");
        Value::new(name, "i32")
    }

    /// An `scf.while` with a count of its iterations.
    fn conditional_loop(&mut self, values: &[Value], depth: usize) -> Value {
        let [first, second, name, in_count, in_value] = [(); 5].map(|()| self.name());
        let ty = *self.random.pick(TYPES);
        let (initial, zero, most) =
            (self.operand(values, ty), self.number("i32", 0), self.small(values, "i32", 4));
        self.line(&format!(
            "{name}:2 = scf.while ({first} = {}, {second} = {}) : (i32, {ty}) -> (i32, {ty}) {{",
            zero.name, initial.name
        ));
        let mut inner = values.to_vec();
        inner.extend([Value::new(&first, "i32"), Value::new(&second, ty)]);
        if self.random.one_in(2) {
            self.grow(&mut inner, depth + 1);
        }
        let passed = self.operand(&inner, ty);
        let goes_on = self.add("i1", &format!("arith.cmpi slt, {first}, {} : i32", most.name));
        self.line(&format!("scf.condition({}) {first}, {} : i32, {ty}", goes_on.name, passed.name));
        self.line("} do {");
        self.line(&format!("^bb0({in_count}: i32, {in_value}: {ty}):"));
        let more = [Value::new(&in_count, "i32"), Value::new(in_value, ty)];
        let found = self.carried(values, &more, depth, ty);
        let one = self.number("i32", 1);
        let count = self.add("i32", &format!("arith.addi {in_count}, {} : i32", one.name));
        self.line(&format!("scf.yield {}, {} : i32, {ty}", count.name, found.name));
        self.line("}");
        let number = usize::from(!self.random.one_in(6));
        Value::new(format!("{name}#{number}"), if number == 0 { "i32" } else { ty })
    }

    fn index_switch(&mut self, values: &[Value], depth: usize) -> Value {
        let (flag, name, ty) = (self.operand(values, "index"), self.name(), *self.random.pick(TYPES));
        self.line(&format!("{name} = scf.index_switch {} -> {ty}", flag.name));
        let cases = self.cases("index", 4);
        for case in cases {
            self.line(&format!("case {case} {{"));
            let found = self.statements(values, depth + 1, ty);
            self.line(&format!("scf.yield {} : {ty}", found.name));
            self.line("}");
        }
        self.line("default {");
        let found = self.statements(values, depth + 1, ty);
        self.line(&format!("scf.yield {} : {ty}", found.name));
        self.line("}");
        Value::new(name, ty)
    }

    /// Different numbers of a type, at most so many.
    pub(super) fn cases(&mut self, ty: &str, most: usize) -> Vec<i128> {
        let count = self.random.below(most + 1);
        let mut cases = Vec::new();
        for _ in 0..count {
            let case = match self.random.one_in(2) {
                true => self.random.pick(constants(ty)).parse().unwrap_or(0),
                false => self.random.below(100) as i128,
            };
            if !cases.contains(&case) {
                cases.push(case);
            }
        }
        cases
    }

    fn blocks_in_a_region(&mut self, values: &[Value], depth: usize) -> Value {
        let (name, ty, label) = (self.name(), *self.random.pick(TYPES), self.label());
        let argument = self.name();
        self.line(&format!("{name} = scf.execute_region -> {ty} {{"));
        let mut inner = values.to_vec();
        self.grow(&mut inner, depth + 1);
        let (condition, other) = (self.operand(&inner, "i1"), self.operand(&inner, ty));
        self.line(&format!("cf.cond_br {}, ^x{label}({} : {ty}), ^y{label}", condition.name, other.name));
        self.line(&format!("^y{label}:"));
        let found = self.statements(&inner, depth + 1, ty);
        match self.random.one_in(2) {
            true => self.line(&format!("cf.br ^x{label}({} : {ty})", found.name)),
            false => self.line(&format!("scf.yield {} : {ty}", found.name)),
        }
        self.line(&format!("^x{label}({argument}: {ty}):"));
        self.line(&format!("scf.yield {argument} : {ty}"));
        self.line("}");
        Value::new(name, ty)
    }

    fn parallel_loop(&mut self, values: &[Value], depth: usize) -> Value {
        let (name, index) = (self.name(), self.name());
        let [zero, one] = [0, 1].map(|number| self.number("index", number));
        let (high, initial) = (self.small(values, "index", 4), self.operand(values, "i32"));
        self.line(&format!(
            "{name} = scf.parallel ({index}) = ({}) to ({}) step ({}) init ({}) -> i32 {{",
            zero.name, high.name, one.name, initial.name
        ));
        // Iterations run in any order, so they share no memory.
        let memory = self.memory.take();
        let callees = std::mem::take(&mut self.callees);
        let found = self.carried(values, &[Value::new(index, "index")], depth, "i32");
        (self.memory, self.callees) = (memory, callees);
        let [first, second] = [(); 2].map(|()| self.name());
        self.line(&format!("scf.reduce({} : i32) {{", found.name));
        self.line(&format!("^bb0({first}: i32, {second}: i32):"));
        let op = *self.random.pick(&["addi", "xori", "maxsi", "muli"]);
        let joined = self.add("i32", &format!("arith.{op} {first}, {second} : i32"));
        self.line(&format!("scf.reduce.return {} : i32", joined.name));
        self.line("}");
        self.line("}");
        Value::new(name, "i32")
    }

    fn scope(&mut self, values: &[Value]) -> Value {
        let (name, ty) = (self.name(), *self.random.pick(TYPES));
        self.line(&format!("{name} = memref.alloca_scope -> ({ty}) {{"));
        let found = self.plain_statements(values, ty);
        self.line(&format!("memref.alloca_scope.return {} : {ty}", found.name));
        self.line("}");
        Value::new(name, ty)
    }

    /// An `affine.for` over an array, with subscripts and conditions of its induction variable.
    fn affine_loop(&mut self, values: &[Value], depth: usize) -> Value {
        let Some([_, array]) = self.memory.clone() else { return self.counted_loop(values, depth) };
        let (name, index, carried) = (self.name(), self.name(), self.name());
        let initial = self.operand(values, "i32");
        let (low, high, step) = (self.random.below(4), 1 + self.random.below(8), 1 + self.random.below(3));
        self.line(&format!(
            "{name} = affine.for {index} = {low} to {high} step {step} iter_args({carried} = {}) -> (i32) {{",
            initial.name
        ));
        let subscript = |own: &mut Self| {
            let (factor, offset) = (own.random.below(5), own.random.below(9));
            match own.random.one_in(3) {
                true => format!("({index} floordiv {}) mod 8", factor + 1),
                false => format!("({index} * {factor} + {offset}) mod 8"),
            }
        };
        let (from, to) = (subscript(self), subscript(self));
        let loaded = self.add("i32", &format!("affine.load {array}[{from}] : memref<8xi32>"));
        let expression = *self.random.pick(&[
            "d0 ceildiv 3 - 4",
            "(d0 - 5) floordiv 2",
            "(d0 - 7) mod 3",
            "-d0 * 2 + 9223372036854775807",
        ]);
        let applied = self.add("index", &format!("affine.apply affine_map<(d0) -> ({expression})>({index})"));
        let mut more = vec![Value::new(carried, "i32"), loaded, applied];
        if self.random.one_in(2) {
            let op = *self.random.pick(&["min", "max"]);
            let least =
                self.add("index", &format!("affine.{op} affine_map<(d0) -> (d0, 3, d0 * 2 - 4)>({index})"));
            more.push(least);
        }
        more.push(Value::new(&index, "index"));
        let found = self.plain_statements(&[values, &more].concat(), "i32");
        let stored = match self.random.one_in(2) {
            true => {
                let name = self.name();
                let bound = self.random.below(6);
                self.line(&format!(
                    "{name} = affine.if affine_set<(d0) : (d0 - {bound} >= 0)>({index}) -> i32 {{"
                ));
                self.line(&format!("affine.yield {} : i32", found.name));
                self.line("} else {");
                let other = self.operand(values, "i32");
                self.line(&format!("affine.yield {} : i32", other.name));
                self.line("}");
                name
            }
            false => found.name.clone(),
        };
        self.line(&format!("affine.store {stored}, {array}[{to}] : memref<8xi32>"));
        self.line(&format!("affine.yield {} : i32", found.name));
        self.line("}");
        Value::new(name, "i32")
    }
}
