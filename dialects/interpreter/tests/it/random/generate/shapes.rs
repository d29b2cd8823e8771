//! Tensors and memory in other shapes, and operations with several results or regions.

use super::body::{Body, TYPES, Value, width};

/// Widths of integers that no machine has.
const ODD_TYPES: &[(&str, usize)] = &[("i7", 7), ("i16", 16), ("i33", 33), ("i1", 1), ("i3", 3)];

impl Body<'_> {
    /// Operations that other statements do not have.
    pub(super) fn shapes(&mut self, values: &mut Vec<Value>) {
        let value = match self.random.below(9) {
            0 => self.reshaped_tensor(values),
            1 => self.computed_tensor(values),
            2 => self.forall(values),
            3 => self.reshaped_memory(values),
            4 => self.atomic(values),
            5 => self.odd_width(values),
            6 => self.digits(values),
            7 => self.called_by_value(values),
            _ => self.affine_sum(values),
        };
        values.push(value);
    }

    fn reshaped_tensor(&mut self, values: &[Value]) -> Value {
        let elements: Vec<String> = (0..4).map(|_| self.operand(values, "i32").name).collect();
        let [row, column] = [2, 2].map(|below| self.small(values, "index", below));
        let plane = self
            .add("tensor", &format!("tensor.from_elements {} : tensor<2x2xi32>", elements.join(", ")))
            .name;
        match self.random.below(4) {
            0 => {
                let flat = self
                    .add(
                        "tensor",
                        &format!(
                            "tensor.collapse_shape {plane} [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>"
                        ),
                    )
                    .name;
                let index = self.small(values, "index", 4);
                self.add("i32", &format!("tensor.extract {flat}[{}] : tensor<4xi32>", index.name))
            }
            1 => {
                let part = self.add(
                    "tensor",
                    &format!(
                        "tensor.extract_slice {plane}[{}, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<2xi32>",
                        row.name
                    ),
                );
                let wide = self.add(
                    "tensor",
                    &format!(
                        "tensor.expand_shape {} [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>",
                        part.name
                    ),
                );
                let zero = self.number("index", 0);
                let code =
                    format!("tensor.extract {}[{}, {}] : tensor<2x1xi32>", wide.name, column.name, zero.name);
                self.add("i32", &code)
            }
            2 => {
                let padding = self.operand(values, "i32");
                let index = self.small(values, "index", 4);
                let name = self.name();
                self.line(&format!("{name} = tensor.pad {plane} low[1, {}] high[1, 2] {{", column.name));
                let [x, y] = [(); 2].map(|()| self.name());
                self.line(&format!("^bb0({x}: index, {y}: index):"));
                self.line(&format!("tensor.yield {} : i32", padding.name));
                self.line("} : tensor<2x2xi32> to tensor<4x?xi32>");
                let one = self.number("index", 1);
                self.add(
                    "i32",
                    &format!("tensor.extract {name}[{}, {}] : tensor<4x?xi32>", index.name, one.name),
                )
            }
            _ => {
                let twice = self.add(
                    "tensor",
                    &format!("tensor.concat dim(1) {plane}, {plane} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>"),
                );
                let index = self.small(values, "index", 4);
                let code =
                    format!("tensor.extract {}[{}, {}] : tensor<2x4xi32>", twice.name, row.name, index.name);
                self.add("i32", &code)
            }
        }
    }

    fn computed_tensor(&mut self, values: &[Value]) -> Value {
        let (size, added) = (self.small(values, "index", 4), self.operand(values, "index"));
        let one = self.number("index", 1);
        let size = self.add("index", &format!("arith.addi {}, {} : index", size.name, one.name));
        let (name, index) = (self.name(), self.name());
        self.line(&format!("{name} = tensor.generate {} {{", size.name));
        self.line(&format!("^bb0({index}: index):"));
        let sum = self.add("index", &format!("arith.xori {index}, {} : index", added.name));
        let sum = self.cast(&sum, "i32");
        self.line(&format!("tensor.yield {} : i32", sum.name));
        self.line("} : tensor<?xi32>");
        let zero = self.number("index", 0);
        match self.random.below(3) {
            0 => {
                let size = self.add("index", &format!("tensor.dim {name}, {} : tensor<?xi32>", zero.name));
                self.cast(&size, "i32")
            }
            1 => {
                let part = self.add(
                    "tensor",
                    &format!(
                        "tensor.extract_slice {name}[0] [{}] [1] : tensor<?xi32> to tensor<?xi32>",
                        one.name
                    ),
                );
                self.add("i32", &format!("tensor.extract {}[{}] : tensor<?xi32>", part.name, zero.name))
            }
            _ => {
                let other = self.operand(values, "i32");
                let filled = self
                    .add("tensor", &format!("tensor.splat {}[{}] : tensor<?xi32>", other.name, size.name));
                let sum = self.add("tensor", &format!("arith.addi {name}, {} : tensor<?xi32>", filled.name));
                self.add("i32", &format!("tensor.extract {}[{}] : tensor<?xi32>", sum.name, zero.name))
            }
        }
    }

    /// A loop over the slices of a tensor.
    fn forall(&mut self, values: &[Value]) -> Value {
        let (start, added) = (self.operand(values, "i32"), self.operand(values, "i32"));
        let tensor = self.add("tensor", &format!("tensor.splat {} : tensor<4xi32>", start.name));
        let [name, index, output] = [(); 3].map(|()| self.name());
        self.line(&format!(
            "{name} = scf.forall ({index}) in (4) shared_outs({output} = {}) -> (tensor<4xi32>) {{",
            tensor.name
        ));
        let number = self.add("i32", &format!("arith.index_cast {index} : index to i32"));
        let sum = self.add("i32", &format!("arith.muli {}, {} : i32", number.name, added.name));
        let part = self.add("tensor", &format!("tensor.from_elements {} : tensor<1xi32>", sum.name));
        self.line("scf.forall.in_parallel {");
        self.line(&format!(
            "tensor.parallel_insert_slice {} into {output}[{index}] [1] [1] : tensor<1xi32> into tensor<4xi32>",
            part.name
        ));
        self.line("}");
        self.line("}");
        let index = self.small(values, "index", 4);
        self.add("i32", &format!("tensor.extract {name}[{}] : tensor<4xi32>", index.name))
    }

    fn reshaped_memory(&mut self, values: &[Value]) -> Value {
        let Some([_, array]) = self.memory.clone() else { return self.integer(values) };
        let [row, column] = [2, 4].map(|below| self.small(values, "index", below));
        let value = self.operand(values, "i32");
        match self.random.below(4) {
            0 => {
                let plane = self.add(
                    "memref",
                    &format!("memref.expand_shape {array} [[0, 1]] output_shape [2, 4] : memref<8xi32> into memref<2x4xi32>"),
                );
                let place = format!("{}[{}, {}] : memref<2x4xi32>", plane.name, row.name, column.name);
                self.line(&format!("memref.store {}, {place}", value.name));
                let code =
                    format!("memref.load {}[{}, {}] : memref<2x4xi32>", plane.name, row.name, row.name);
                self.add("i32", &code)
            }
            1 => {
                let ty = "memref<2xi32, strided<[3], offset: ?>>";
                let view = self.add(
                    "memref",
                    &format!(
                        "memref.reinterpret_cast {array} to offset: [{}], sizes: [2], strides: [3] : memref<8xi32> to {ty}",
                        column.name
                    ),
                );
                self.line(&format!("memref.store {}, {}[{}] : {ty}", value.name, view.name, row.name));
                let name = self.name();
                self.line(&format!(
                    "{name}_base, {name}_offset, {name}_size, {name}_stride = memref.extract_strided_metadata {} : {ty} -> \
                     memref<i32>, index, index, index",
                    view.name
                ));
                let offset = Value::new(format!("{name}_offset"), "index");
                self.cast(&offset, "i32")
            }
            2 => {
                let copy = self.add("memref", "memref.alloc() : memref<8xi32>");
                self.line(&format!("memref.copy {array}, {} : memref<8xi32> to memref<8xi32>", copy.name));
                self.line(&format!("memref.store {}, {array}[{}] : memref<8xi32>", value.name, column.name));
                let found =
                    self.add("i32", &format!("memref.load {}[{}] : memref<8xi32>", copy.name, column.name));
                self.line(&format!("memref.dealloc {} : memref<8xi32>", copy.name));
                found
            }
            _ => {
                let cast =
                    self.add("memref", &format!("memref.cast {array} : memref<8xi32> to memref<?xi32>"));
                self.line(&format!(
                    "memref.store {}, {}[{}] : memref<?xi32>",
                    value.name, cast.name, column.name
                ));
                self.add("i32", &format!("memref.load {array}[{}] : memref<8xi32>", column.name))
            }
        }
    }

    fn atomic(&mut self, values: &[Value]) -> Value {
        let Some([_, array]) = self.memory.clone() else { return self.integer(values) };
        let (index, value) = (self.small(values, "index", 8), self.operand(values, "i32"));
        let kind = *self.random.pick(&["addi", "assign", "maxs", "minu", "andi", "ori", "muli"]);
        let code = format!(
            "memref.atomic_rmw {kind} {}, {array}[{}] : (i32, memref<8xi32>) -> i32",
            value.name, index.name
        );
        self.add("i32", &code)
    }

    /// Sums of integers of another width, or a number that may be poison.
    fn odd_width(&mut self, values: &[Value]) -> Value {
        let value = self.operand(values, "i32");
        if self.random.one_in(4) {
            let poison = self.add("i32", "ub.poison : i32");
            let condition = self.operand(values, "i1");
            let chosen = format!("arith.select {}, {}, {} : i32", condition.name, value.name, poison.name);
            let chosen = self.add("i32", &chosen);
            return self.add(
                "i32",
                &format!("arith.select {}, {}, {} : i32", condition.name, chosen.name, value.name),
            );
        }
        let (odd, bits) = *self.random.pick(ODD_TYPES);
        let (there, back) = match bits > width("i32") {
            true => (["arith.extsi", "arith.extui"], ["arith.trunci", "arith.trunci"]),
            false => (["arith.trunci", "arith.trunci"], ["arith.extsi", "arith.extui"]),
        };
        let mut numbers = Vec::new();
        for _ in 0..2 {
            let (value, op) = (self.operand(values, "i32"), *self.random.pick(&there));
            numbers.push(self.add(odd, &format!("{op} {} : i32 to {odd}", value.name)));
        }
        for _ in 0..1 + self.random.below(3) {
            let op = *self.random.pick(&["addi", "muli", "subi", "xori", "maxsi", "minui", "andi"]);
            let [a, b] = [0, 1].map(|_| self.random.pick(&numbers).name.clone());
            numbers.push(self.add(odd, &format!("arith.{op} {a}, {b} : {odd}")));
        }
        let last = numbers.last().map(|last| last.name.clone()).unwrap_or_default();
        let op = *self.random.pick(&back);
        self.add("i32", &format!("{op} {last} : {odd} to i32"))
    }

    /// An index cut into digits, and joined.
    fn digits(&mut self, values: &[Value]) -> Value {
        let (index, name) = (self.operand(values, "index"), self.name());
        let (outer, inner) = (2 + self.random.below(5), 1 + self.random.below(7));
        self.line(&format!(
            "{name}:3 = affine.delinearize_index {} into (4, {outer}, {inner}) : index, index, index",
            index.name
        ));
        if self.random.one_in(2) {
            return Value::new(format!("{name}#{}", self.random.below(3)), "index");
        }
        let size = 1 + self.random.below(6);
        let code = format!("affine.linearize_index [{name}#1, {name}#2] by ({size}, {inner}) : index");
        self.add("index", &code)
    }

    /// A call of a function that is a value.
    fn called_by_value(&mut self, values: &[Value]) -> Value {
        if !self.callees.contains(&"leaf") {
            return self.integer(values);
        }
        let (a, b) = (self.operand(values, "i32"), self.operand(values, "i32"));
        let function = self.add("function", "func.constant @leaf : (i32, i32) -> i32");
        self.add(
            "i32",
            &format!("func.call_indirect {}({}, {}) : (i32, i32) -> i32", function.name, a.name, b.name),
        )
    }

    /// A parallel loop of `affine`, or a loop with two values that change places.
    fn affine_sum(&mut self, values: &[Value]) -> Value {
        let (name, index) = (self.name(), self.name());
        if self.random.one_in(2) {
            let (high, step) = (self.random.below(6), 1 + self.random.below(2));
            let kind = *self.random.pick(&["addi", "muli", "ori", "andi"]);
            self.line(&format!(
                "{name} = affine.parallel ({index}) = (0) to ({high}) step ({step}) reduce (\"{kind}\") -> i32 {{"
            ));
            let added = self.operand(values, "i32");
            let number = self.add("i32", &format!("arith.index_cast {index} : index to i32"));
            let sum = self.add("i32", &format!("arith.xori {}, {} : i32", number.name, added.name));
            self.line(&format!("affine.yield {} : i32", sum.name));
            self.line("}");
            return Value::new(name, "i32");
        }
        let ty = *self.random.pick(TYPES);
        let (a, b) = (self.operand(values, ty), self.operand(values, ty));
        let [low, high, step] = [0, self.random.below(5), 1].map(|number| self.number("index", number));
        let [first, second] = [(); 2].map(|()| self.name());
        self.line(&format!(
            "{name}:2 = scf.for {index} = {} to {} step {} iter_args({first} = {}, {second} = {}) -> ({ty}, {ty}) {{",
            low.name, high.name, step.name, a.name, b.name
        ));
        let inner = [values, &[Value::new(&first, ty), Value::new(&index, "index")]].concat();
        let other = match self.random.one_in(2) {
            true => first.clone(),
            false => self.operand(&inner, ty).name,
        };
        self.line(&format!("scf.yield {second}, {other} : {ty}, {ty}"));
        self.line("}");
        Value::new(format!("{name}#{}", self.random.below(2)), ty)
    }
}
