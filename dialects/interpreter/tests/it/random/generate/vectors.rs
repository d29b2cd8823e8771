//! Vectors: elementwise operations, lanes from other places, sums, masks, and transfers from and to memory.

use super::body::{Body, Value};

/// Elementwise operations without undefined behavior.
const LANE_OPS: &[&str] =
    &["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui", "maxui", "minsi", "shli", "shrsi"];

/// The combinations of sums.
const KINDS: &[&str] = &["add", "mul", "and", "or", "xor", "minsi", "maxui", "maxsi"];

impl Body<'_> {
    /// Some operations on vectors of four lanes. A number of the last vector remains.
    pub(super) fn vectors(&mut self, values: &mut Vec<Value>) {
        let ty = *self.random.pick(&["i32", "i32", "i8", "i64", "index"]);
        let mut vectors = vec![self.vector(values, ty), self.vector(values, ty)];
        for _ in 0..1 + self.random.below(4) {
            let [a, b] = [0, 1].map(|_| self.random.pick(&vectors).clone());
            let next = match self.random.below(10) {
                0..=2 => {
                    let op = *self.random.pick(LANE_OPS);
                    self.add("vector", &format!("arith.{op} {a}, {b} : vector<4x{ty}>")).name
                }
                3 => self.lanes(values, &a, &b, ty),
                4 => self.chosen(&a, &b, ty),
                5 => self.planes(&a, &b, ty),
                6 => self.combined_vectors(&a, &b, ty),
                7 if ty == "i32" => self.transferred(values, &a),
                8 if ty != "index" => self.casts_of_lanes(&a, ty),
                _ => self.shuffled(&a, &b, ty),
            };
            vectors.push(next);
        }
        let last = vectors.last().cloned().unwrap_or_default();
        let value = self.number_of_vector(values, &last, ty);
        values.push(value);
    }

    /// A vector of values, of one value, or of constants.
    fn vector(&mut self, values: &[Value], ty: &'static str) -> String {
        match self.random.below(4) {
            0 => {
                let value = self.operand(values, ty);
                self.add("vector", &format!("vector.broadcast {} : {ty} to vector<4x{ty}>", value.name)).name
            }
            1 => {
                let numbers: Vec<String> =
                    (0..4).map(|_| (*self.random.pick(super::body::constants(ty))).to_owned()).collect();
                self.add(
                    "vector",
                    &format!("arith.constant dense<[{}]> : vector<4x{ty}>", numbers.join(", ")),
                )
                .name
            }
            _ => {
                let elements: Vec<String> = (0..4).map(|_| self.operand(values, ty).name).collect();
                self.add("vector", &format!("vector.from_elements {} : vector<4x{ty}>", elements.join(", ")))
                    .name
            }
        }
    }

    fn number_of_vector(&mut self, values: &[Value], vector: &str, ty: &'static str) -> Value {
        match self.random.below(3) {
            0 => {
                let place = self.random.below(4);
                self.add(ty, &format!("vector.extract {vector}[{place}] : {ty} from vector<4x{ty}>"))
            }
            1 => {
                let place = self.small(values, "index", 4);
                self.add(ty, &format!("vector.extract {vector}[{}] : {ty} from vector<4x{ty}>", place.name))
            }
            _ => {
                let kind = *self.random.pick(KINDS);
                self.add(ty, &format!("vector.reduction <{kind}>, {vector} : vector<4x{ty}> into {ty}"))
            }
        }
    }

    /// Lanes that are inserted, or cut out and put in.
    fn lanes(&mut self, values: &[Value], a: &str, b: &str, ty: &'static str) -> String {
        let value = self.operand(values, ty);
        match self.random.below(3) {
            0 => {
                let place = self.small(values, "index", 4);
                let code =
                    format!("vector.insert {}, {a} [{}] : {ty} into vector<4x{ty}>", value.name, place.name);
                self.add("vector", &code).name
            }
            1 => {
                let place = self.random.below(4);
                let code = format!("vector.insert {}, {a} [{place}] : {ty} into vector<4x{ty}>", value.name);
                self.add("vector", &code).name
            }
            _ => {
                let (from, to) = (self.random.below(3), self.random.below(3));
                let part = self.add(
                    "vector",
                    &format!(
                        "vector.extract_strided_slice {a} {{offsets = [{from}], sizes = [2], strides = [1]}} : \
                         vector<4x{ty}> to vector<2x{ty}>"
                    ),
                );
                let code = format!(
                    "vector.insert_strided_slice {}, {b} {{offsets = [{to}], strides = [1]}} : vector<2x{ty}> into \
                     vector<4x{ty}>",
                    part.name
                );
                self.add("vector", &code).name
            }
        }
    }

    /// Lanes of two vectors by a mask.
    fn chosen(&mut self, a: &str, b: &str, ty: &'static str) -> String {
        let mask = self.mask(a, b, ty);
        self.add("vector", &format!("arith.select {mask}, {a}, {b} : vector<4xi1>, vector<4x{ty}>")).name
    }

    fn mask(&mut self, a: &str, b: &str, ty: &'static str) -> String {
        let code = match self.random.below(3) {
            0 => format!("vector.constant_mask [{}] : vector<4xi1>", self.random.below(5)),
            1 => {
                let size = self.random.below(6);
                let size = self.number("index", size);
                format!("vector.create_mask {} : vector<4xi1>", size.name)
            }
            _ => {
                let predicate = *self.random.pick(&["eq", "slt", "uge", "ne"]);
                format!("arith.cmpi {predicate}, {a}, {b} : vector<4x{ty}>")
            }
        };
        self.add("mask", &code).name
    }

    fn shuffled(&mut self, a: &str, b: &str, ty: &'static str) -> String {
        if self.random.one_in(3) {
            let wide =
                self.add("vector", &format!("vector.interleave {a}, {b} : vector<4x{ty}> -> vector<8x{ty}>"));
            let name = self.name();
            self.line(&format!(
                "{name}:2 = vector.deinterleave {} : vector<8x{ty}> -> vector<4x{ty}>",
                wide.name
            ));
            return format!("{name}#{}", self.random.below(2));
        }
        let numbers: Vec<String> = (0..4).map(|_| self.random.below(8).to_string()).collect();
        let code =
            format!("vector.shuffle {a}, {b} [{}] : vector<4x{ty}>, vector<4x{ty}>", numbers.join(", "));
        self.add("vector", &code).name
    }

    /// The vector as rows and columns, which change places.
    fn planes(&mut self, a: &str, b: &str, ty: &'static str) -> String {
        let plane = |own: &mut Self, vector: &str| {
            own.add("plane", &format!("vector.shape_cast {vector} : vector<4x{ty}> to vector<2x2x{ty}>")).name
        };
        let (a, b) = (plane(self, a), plane(self, b));
        let plane = match self.random.below(3) {
            0 => format!("vector.transpose {a}, [1, 0] : vector<2x2x{ty}> to vector<2x2x{ty}>"),
            1 => {
                let row =
                    self.add("row", &format!("vector.extract {a}[1] : vector<2x{ty}> from vector<2x2x{ty}>"));
                format!("vector.insert {}, {b} [0] : vector<2x{ty}> into vector<2x2x{ty}>", row.name)
            }
            _ => {
                let dim = self.random.below(2);
                let start =
                    self.add("row", &format!("vector.extract {b}[0] : vector<2x{ty}> from vector<2x2x{ty}>"));
                let sum = self.add(
                    "row",
                    &format!(
                        "vector.multi_reduction <add>, {a}, {} [{dim}] : vector<2x2x{ty}> to vector<2x{ty}>",
                        start.name
                    ),
                );
                format!("vector.broadcast {} : vector<2x{ty}> to vector<2x2x{ty}>", sum.name)
            }
        };
        let plane = self.add("plane", &plane);
        self.add("vector", &format!("vector.shape_cast {} : vector<2x2x{ty}> to vector<4x{ty}>", plane.name))
            .name
    }

    /// Scans, contractions and masked sums.
    fn combined_vectors(&mut self, a: &str, b: &str, ty: &'static str) -> String {
        let number = match self.random.below(4) {
            0 if ty != "index" => {
                let mask = self.mask(a, b, ty);
                let kind = *self.random.pick(KINDS);
                format!(
                    "vector.mask {mask} {{ vector.reduction <{kind}>, {a} : vector<4x{ty}> into {ty} }} : \
                     vector<4xi1> -> {ty}"
                )
            }
            1 if ty != "index" => {
                let start = self.constant(ty);
                format!(
                    "vector.contract {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, \
                     affine_map<(i) -> ()>], iterator_types = [\"reduction\"]}} {a}, {b}, {} : vector<4x{ty}>, \
                     vector<4x{ty}> into {ty}",
                    start.name
                )
            }
            _ => return self.chosen(a, b, ty),
        };
        let number = self.add(ty, &number);
        self.add("vector", &format!("vector.broadcast {} : {ty} to vector<4x{ty}>", number.name)).name
    }

    /// The vector through other widths.
    fn casts_of_lanes(&mut self, a: &str, ty: &'static str) -> String {
        let (wide, narrow) = match ty {
            "i8" => ("i32", ["arith.extsi", "arith.extui"]),
            _ => ("i8", ["arith.trunci", "arith.trunci"]),
        };
        let there = *self.random.pick(&narrow);
        let other = self.add("vector", &format!("{there} {a} : vector<4x{ty}> to vector<4x{wide}>")).name;
        let op = *self.random.pick(LANE_OPS);
        let other = self.add("vector", &format!("arith.{op} {other}, {other} : vector<4x{wide}>")).name;
        let back = match ty {
            "i8" => "arith.trunci",
            _ => *self.random.pick(&["arith.extsi", "arith.extui"]),
        };
        self.add("vector", &format!("{back} {other} : vector<4x{wide}> to vector<4x{ty}>")).name
    }

    /// The vector in memory, and one that is read behind it.
    fn transferred(&mut self, values: &[Value], a: &str) -> String {
        let Some([_, array]) = self.memory.clone() else { return a.to_owned() };
        let [to, from] = [4, 8].map(|below| self.small(values, "index", below));
        let mask = self.mask(a, a, "i32");
        let store = match self.random.below(3) {
            0 => format!("vector.store {a}, {array}[{}] : memref<8xi32>, vector<4xi32>", to.name),
            1 => format!(
                "vector.transfer_write {a}, {array}[{}], {mask} {{in_bounds = [true]}} : vector<4xi32>, memref<8xi32>",
                to.name
            ),
            _ => format!(
                "vector.maskedstore {array}[{}], {mask}, {a} : memref<8xi32>, vector<4xi1>, vector<4xi32>",
                to.name
            ),
        };
        self.line(&store);
        let padding = self.operand(values, "i32");
        let load = match self.random.below(3) {
            0 => format!("vector.load {array}[{}] : memref<8xi32>, vector<4xi32>", to.name),
            1 => format!(
                "vector.maskedload {array}[{}], {mask}, {a} : memref<8xi32>, vector<4xi1>, vector<4xi32> into \
                 vector<4xi32>",
                to.name
            ),
            _ => format!(
                "vector.transfer_read {array}[{}], {} : memref<8xi32>, vector<4xi32>",
                from.name, padding.name
            ),
        };
        self.add("vector", &load).name
    }
}
