//! Memory: cells, arrays, views of them, and tensors where the program need not be lowered.

use super::body::{Body, Value};

impl Body<'_> {
    /// Loads and stores, of the function's memory or of memory of their own.
    pub(super) fn memory_access(&mut self, values: &mut Vec<Value>) {
        let Some([cell, array]) = self.memory.clone() else {
            let value = self.integer(values);
            return values.push(value);
        };
        let loaded = match self.random.below(8) {
            0 => {
                let value = self.operand(values, "i32");
                self.line(&format!("memref.store {}, {cell}[] : memref<i32>", value.name));
                self.add("i32", &format!("memref.load {cell}[] : memref<i32>"))
            }
            1..=2 => {
                let (index, value) = (self.small(values, "index", 8), self.operand(values, "i32"));
                self.line(&format!("memref.store {}, {array}[{}] : memref<8xi32>", value.name, index.name));
                let index = self.small(values, "index", 8);
                self.add("i32", &format!("memref.load {array}[{}] : memref<8xi32>", index.name))
            }
            3 => self.view(values, &array),
            4 => self.own_memory(values, "alloc"),
            5 => self.own_memory(values, "alloca"),
            6 => self.bytes(values),
            _ => self.two_dimensions(values),
        };
        values.push(loaded);
    }

    /// A store and a load through a part of the array.
    fn view(&mut self, values: &[Value], array: &str) -> Value {
        let (offset, index) = (self.small(values, "index", 4), self.small(values, "index", 4));
        let value = self.operand(values, "i32");
        let (stride, size) = *self.random.pick(&[(1, 4), (1, 4), (2, 2)]);
        let (offset, index) = match stride {
            1 => (offset.name, index.name),
            _ => {
                let index = self.small(values, "index", 2);
                (offset.name, index.name)
            }
        };
        let ty = format!("memref<{size}xi32, strided<[{stride}], offset: ?>>");
        let view = self.add(
            "memref",
            &format!("memref.subview {array}[{offset}] [{size}] [{stride}] : memref<8xi32> to {ty}"),
        );
        self.line(&format!("memref.store {}, {}[{index}] : {ty}", value.name, view.name));
        let zero = self.number("index", 0);
        self.add("i32", &format!("memref.load {}[{}] : {ty}", view.name, zero.name))
    }

    /// Memory that is allocated, written, read, and freed.
    fn own_memory(&mut self, values: &[Value], op: &str) -> Value {
        let (first, second) = (self.operand(values, "i32"), self.operand(values, "i32"));
        let [zero, one, size] = [0, 1, 2].map(|number| self.number("index", number));
        let is_dynamic = self.random.one_in(3);
        let (ty, sizes) =
            if is_dynamic { ("memref<?xi32>", size.name.as_str()) } else { ("memref<2xi32>", "") };
        let memory = self.add("memref", &format!("memref.{op}({sizes}) : {ty}"));
        self.line(&format!("memref.store {}, {}[{}] : {ty}", first.name, memory.name, zero.name));
        if !self.random.one_in(6) {
            self.line(&format!("memref.store {}, {}[{}] : {ty}", second.name, memory.name, one.name));
        }
        let index = self.small(values, "index", 2);
        let loaded = self.add("i32", &format!("memref.load {}[{}] : {ty}", memory.name, index.name));
        if is_dynamic && self.random.one_in(2) {
            let _ = self.add("index", &format!("memref.dim {}, {} : {ty}", memory.name, zero.name));
        }
        if op == "alloc" {
            self.line(&format!("memref.dealloc {} : {ty}", memory.name));
        }
        loaded
    }

    /// A number in memory of bytes, and a part of it.
    fn bytes(&mut self, values: &[Value]) -> Value {
        let (first, second) = (self.operand(values, "i32"), self.operand(values, "i32"));
        let start = [0, 4, 8][self.random.below(3)];
        let [zero, one, shift] = [0, 1, start].map(|number| self.number("index", number));
        let memory = self.add("memref", "memref.alloca() : memref<16xi8>");
        let view =
            |ty: &str| format!("memref.view {}[{}][] : memref<16xi8> to {ty}", memory.name, shift.name);
        let words = self.add("memref", &view("memref<2xi32>"));
        for (value, index) in [(&first, &zero), (&second, &one)] {
            self.line(&format!(
                "memref.store {}, {}[{}] : memref<2xi32>",
                value.name, words.name, index.name
            ));
        }
        let (part, count) = *self.random.pick(&[("i8", 8), ("i16", 4)]);
        let ty = format!("memref<{count}x{part}>");
        let parts = self.add("memref", &view(&ty));
        let index = self.small(values, "index", count);
        let loaded = self.add(part, &format!("memref.load {}[{}] : {ty}", parts.name, index.name));
        self.add("i32", &format!("arith.extsi {} : {part} to i32", loaded.name))
    }

    /// Memory of two dimensions, and its rows or its flat form.
    fn two_dimensions(&mut self, values: &[Value]) -> Value {
        let value = self.operand(values, "i32");
        let [row, column] = [2, 2].map(|below| self.small(values, "index", below));
        let memory = self.add("memref", "memref.alloca() : memref<2x2xi32>");
        let zero = self.number("index", 0);
        let fill = self.operand(values, "i32");
        let one = self.number("index", 1);
        for [row, column] in [[&zero, &zero], [&zero, &one], [&one, &zero], [&one, &one]] {
            self.line(&format!(
                "memref.store {}, {}[{}, {}] : memref<2x2xi32>",
                fill.name, memory.name, row.name, column.name
            ));
        }
        self.line(&format!(
            "memref.store {}, {}[{}, {}] : memref<2x2xi32>",
            value.name, memory.name, row.name, column.name
        ));
        match self.random.one_in(2) {
            true => {
                let flat = self.add(
                    "memref",
                    &format!(
                        "memref.collapse_shape {} [[0, 1]] : memref<2x2xi32> into memref<4xi32>",
                        memory.name
                    ),
                );
                let index = self.small(values, "index", 4);
                self.add("i32", &format!("memref.load {}[{}] : memref<4xi32>", flat.name, index.name))
            }
            false => {
                let ty = "memref<2xi32, strided<[1], offset: ?>>";
                let part = self.add(
                    "memref",
                    &format!(
                        "memref.subview {}[{}, 0] [1, 2] [1, 1] : memref<2x2xi32> to {ty}",
                        memory.name, column.name
                    ),
                );
                self.add("i32", &format!("memref.load {}[{}] : {ty}", part.name, row.name))
            }
        }
    }

    /// Operations that no lowering of this crate brings to LLVM: tensors, assertions, powers.
    pub(super) fn unlowered(&mut self, values: &mut Vec<Value>) {
        let value = match self.random.below(4) {
            0 => {
                let (a, b) = (self.operand(values, "i32"), self.small(values, "i32", 8));
                self.add("i32", &format!("math.ipowi {}, {} : i32", a.name, b.name))
            }
            1 => {
                let condition = match self.random.one_in(8) {
                    true => self.condition(values),
                    false => self.number("i1", "true"),
                };
                self.line(&format!("cf.assert {}, \"asserted\"", condition.name));
                condition
            }
            _ => self.tensor(values),
        };
        values.push(value);
    }

    fn tensor(&mut self, values: &[Value]) -> Value {
        let elements: Vec<String> = (0..4).map(|_| self.operand(values, "i32").name).collect();
        let mut tensor =
            self.add("tensor", &format!("tensor.from_elements {} : tensor<4xi32>", elements.join(", "))).name;
        for _ in 0..self.random.below(3) {
            let (index, value) = (self.small(values, "index", 4), self.operand(values, "i32"));
            tensor = match self.random.below(3) {
                0 => self.add(
                    "tensor",
                    &format!("tensor.insert {} into {tensor}[{}] : tensor<4xi32>", value.name, index.name),
                ),
                1 => {
                    let offset = self.small(values, "index", 2);
                    let part = self.add(
                        "tensor",
                        &format!("tensor.extract_slice {tensor}[{}] [2] [1] : tensor<4xi32> to tensor<2xi32>", offset.name),
                    );
                    let offset = self.small(values, "index", 2);
                    self.add(
                        "tensor",
                        &format!(
                            "tensor.insert_slice {} into {tensor}[{}] [2] [1] : tensor<2xi32> into tensor<4xi32>",
                            part.name, offset.name
                        ),
                    )
                }
                _ => self.add("tensor", &format!("arith.addi {tensor}, {tensor} : tensor<4xi32>")),
            }
            .name;
        }
        let index = self.small(values, "index", 4);
        self.add("i32", &format!("tensor.extract {tensor}[{}] : tensor<4xi32>", index.name))
    }
}
