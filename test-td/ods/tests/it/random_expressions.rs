//! Makes random C++ conditions on an attribute, of the grammar that `rtblgen-cpp` translates.
//!
//! Each step has a defined result in C++: a query of a class comes after a test for the class.

use oracle::random::Random;

/// The attributes that conditions are about.
pub const VALUES: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "si16",
    "ui32",
    "i127",
    "index",
    "none",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "tf32",
    "f8E4M3FN",
    "f8E5M2",
    "f4E2M1FN",
    "complex<f32>",
    "complex<i8>",
    "() -> ()",
    "(i32, f32) -> i1",
    "(index) -> (i32, i32)",
    "tuple<>",
    "tuple<i32, f32>",
    "tuple<tuple<i1>, i1>",
    "vector<4xi32>",
    "vector<2x3xf32>",
    "vector<[4]xi8>",
    "vector<2x[4]xbf16>",
    "vector<f32>",
    "tensor<i32>",
    "tensor<4x?xf32>",
    "tensor<3x3xindex>",
    "tensor<0x2xi1>",
    "tensor<2xcomplex<f64>>",
    "tensor<4xi32, \"enc\">",
    "tensor<*xf32>",
    "memref<4x4xf32>",
    "memref<?xi8, 3>",
    "memref<2xf64, strided<[2]>>",
    "memref<*xi32>",
    "0 : i1",
    "7 : i32",
    "-3 : i64",
    "255 : i8",
    "12 : si16",
    "9 : ui32",
    "5 : index",
    "true",
    "-128 : i8",
    "200 : ui8",
    "-1 : si16",
    "4294967295 : i64",
    "9223372036854775807 : i64",
    "18446744073709551615 : ui64",
    "-1 : i128",
    "18446744073709551616 : i128",
    "5 : i200",
    "-7 : i200",
    "1.5 : f32",
    "0.0 : f64",
    "\"\"",
    "\"on\"",
    "\"off\"",
    "\"A\\09B\"",
    "\"A9B\"",
    "\"\\C3\\A9\\0A\"",
    "\"say \\22on\\22\"",
    "\"\\5C\"",
    "unit",
    "[]",
    "[1 : i32, \"on\"]",
    "[i32, f32]",
    "{}",
    "{a = 1 : i32}",
    "@f",
    "@f::@g",
    "affine_map<(d0) -> (d0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "array<i32>",
    "array<i32: 1, 2>",
    "array<i64: 4, 4, 4>",
    "array<i1: true>",
    "dense<1> : tensor<2xi32>",
    "dense<[1.0, 2.0]> : tensor<2xf32>",
    "dense<0> : vector<3xi8>",
    "loc(unknown)",
];

/// The number of types among them, which come first.
pub const TYPES: usize = 43;

/// Tests of a type without arguments.
const TYPE_TESTS: &[&str] = &[
    "isInteger()",
    "isSignlessInteger()",
    "isSignedInteger()",
    "isUnsignedInteger()",
    "isIndex()",
    "isBF16()",
    "isF16()",
    "isTF32()",
    "isF32()",
    "isF64()",
    "isF80()",
    "isF128()",
    "isFloat()",
    "isSignlessIntOrIndex()",
    "isIntOrIndex()",
    "isIntOrFloat()",
    "isIntOrIndexOrFloat()",
    "isInteger(8)",
    "isInteger(32)",
    "isSignlessInteger(32)",
    "isSignedInteger(16)",
    "isUnsignedInteger(32)",
];

const TYPE_CLASSES: &[&str] = &[
    "IntegerType",
    "IndexType",
    "NoneType",
    "FloatType",
    "BFloat16Type",
    "Float16Type",
    "Float32Type",
    "Float64Type",
    "Float80Type",
    "Float128Type",
    "FloatTF32Type",
    "Float8E5M2Type",
    "Float8E4M3FNType",
    "Float4E2M1FNType",
    "ComplexType",
    "FunctionType",
    "TupleType",
    "ShapedType",
    "VectorType",
    "TensorType",
    "RankedTensorType",
    "UnrankedTensorType",
    "BaseMemRefType",
    "MemRefType",
    "UnrankedMemRefType",
];

const ATTRIBUTE_CLASSES: &[&str] = &[
    "TypedAttr",
    "UnitAttr",
    "IntegerAttr",
    "BoolAttr",
    "FloatAttr",
    "StringAttr",
    "ArrayAttr",
    "DictionaryAttr",
    "TypeAttr",
    "SymbolRefAttr",
    "FlatSymbolRefAttr",
    "AffineMapAttr",
    "IntegerSetAttr",
    "LocationAttr",
    "ElementsAttr",
    "DenseElementsAttr",
    "DenseIntElementsAttr",
    "DenseFPElementsAttr",
    "DenseArrayAttr",
    "DenseBoolArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
];

/// How C++ may spell the namespace of a class.
const NAMESPACES: [&str; 3] = ["::mlir::", "mlir::", ""];

/// Texts of strings: some of them are the values above.
const STRINGS: &[&str] = &[
    r#""on""#,
    r#""o" "n""#,
    r#""\x6f\x6e""#,
    r#""A\tB""#,
    r#""A\x09" "B""#,
    r#""A\x9" "B""#,
    r#""A\11B""#,
    r#""A\0119B""#,
    r#""\x41\71B""#,
    r#""\u00e9\n""#,
    r#""\303\251\012""#,
    r#""\U000000e9\x0A""#,
    r#""say \"on\"""#,
    r#"R"(say "on")""#,
    r#"R"x(A9)x" "B""#,
    r#"R"(\)""#,
    r#""\\""#,
    r#""\134""#,
];

/// Names of locals: words of Rust, names that generated code uses, names that differ little.
const NAMES: &[&str] = &[
    "self",
    "Self",
    "ir",
    "op",
    "context",
    "entity",
    "_entity",
    "attribute",
    "ty",
    "value",
    "part",
    "element",
    "fn",
    "match",
    "impl",
    "ref",
    "move",
    "mod",
    "crate",
    "super",
    "dyn",
    "loop",
    "in",
    "use",
    "as",
    "let",
    "mut",
    "x",
    "_x",
    "x_",
    "X",
    "x_0",
    "__x",
    "_",
    "Some",
    "None",
    "hooks",
    "size",
    "isA",
    "is_a",
    "gen",
];

/// Integer types that casts name.
const INTEGERS: &[&str] = &[
    "int8_t",
    "uint8_t",
    "int16_t",
    "uint16_t",
    "int",
    "unsigned",
    "int32_t",
    "uint32_t",
    "int64_t",
    "uint64_t",
    "size_t",
    "long",
    "unsigned long",
];

/// Literals of all types.
const LITERALS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "5",
    "-1",
    "-2",
    "7u",
    "2l",
    "3ul",
    "0x10",
    "010",
    "0b11",
    "0u",
    "100",
    "255",
    "256",
    "65535",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "0xFFFFFFFF",
    "0x80000000",
    "4294967296",
    "0xFFFFFFFFFFFFFFFF",
    "9223372036854775807",
    "true",
    "1'000",
];

const COMPARISONS: [&str; 6] = ["==", "!=", "<", "<=", ">", ">="];

/// A generator of conditions.
pub struct Expressions<'r> {
    random: &'r mut Random,
}

impl<'r> Expressions<'r> {
    pub fn new(random: &'r mut Random) -> Self {
        Self { random }
    }

    /// A condition on `$_self`, which is an attribute.
    pub fn condition(&mut self) -> String {
        let depth = 2 + self.random.below(3);
        match self.random.one_in(4) {
            true => self.attribute("$_self", depth),
            false => {
                let ty = "cast<mlir::TypeAttr>($_self).getValue()";
                format!("::llvm::isa<::mlir::TypeAttr>($_self) && ({})", self.ty(&self.qualified(ty), depth))
            }
        }
    }

    fn qualified(&self, cast: &str) -> String {
        format!("::llvm::{cast}")
    }

    fn namespace(&mut self) -> &'static str {
        NAMESPACES[self.random.below(NAMESPACES.len())]
    }

    fn function(&mut self, name: &str) -> String {
        format!("{}{name}", self.random.pick(&["::llvm::", "llvm::"]))
    }

    /// Connects two conditions, or more.
    fn connected(&mut self, first: String, second: String) -> String {
        match self.random.below(7) {
            0 => format!("!({first})"),
            1 | 2 => format!("({first} && {second})"),
            3 | 4 => format!("({first} || {second})"),
            5 => format!("(({first}) == ({second}))"),
            _ => format!("(({first}) ? ({second}) : !({second}))"),
        }
    }

    /// A condition on a type.
    fn ty(&mut self, ty: &str, depth: usize) -> String {
        if depth > 1 && self.random.one_in(3) {
            let (first, second) = (self.ty(ty, depth - 1), self.ty(ty, depth - 1));
            return self.connected(first, second);
        }
        match self.random.below(if depth == 0 { 3 } else { 12 }) {
            0 => format!("{ty}.{}", self.random.pick(TYPE_TESTS)),
            1 => self.isa(TYPE_CLASSES, ty),
            2 => {
                let class = *self.random.pick(TYPE_CLASSES);
                let (cast, namespace) = (self.function("dyn_cast"), self.namespace());
                let operator = *self.random.pick(&["==", "!="]);
                format!("({cast}<{namespace}{class}>({ty}) {operator} nullptr)")
            }
            3 | 4 => self.of_class("IntegerType", ty, |own, integer| match own.random.below(3) {
                0 => {
                    format!("{integer}.{}", own.random.pick(&["isSignless()", "isSigned()", "isUnsigned()"]))
                }
                _ => {
                    let width = format!("{integer}.getWidth()");
                    own.number(&width, &[1, 8, 16, 32, 64, 127])
                }
            }),
            5 => {
                let width = format!("{ty}.getIntOrFloatBitWidth()");
                let holds = self.number(&width, &[8, 16, 32, 64, 80, 128]);
                format!("({ty}.isIntOrFloat() && {holds})")
            }
            6 => {
                let inner = format!("getElementTypeOrSelf({ty})");
                match self.random.one_in(3) {
                    true => format!("(::mlir::{inner} == {ty})"),
                    false => self.ty(&format!("::mlir::{inner}"), depth - 1),
                }
            }
            7 => self.of_class("FunctionType", ty, |own, function| {
                let list = *own.random.pick(&["getInputs()", "getResults()"]);
                own.list_of_types(&format!("{function}.{list}"), depth)
            }),
            8 => self.of_class("TupleType", ty, |own, tuple| match own.random.one_in(2) {
                true => own.number(&format!("{tuple}.size()"), &[0, 1, 2, 3]),
                false => own.list_of_types(&format!("{tuple}.getTypes()"), depth),
            }),
            9 => self.of_class("ComplexType", ty, |own, complex| {
                own.ty(&format!("{complex}.getElementType()"), depth - 1)
            }),
            _ => self.shaped(ty, depth),
        }
    }

    /// A condition on a type of a class, after a test for it.
    fn of_class(
        &mut self,
        class: &str,
        ty: &str,
        condition: impl FnOnce(&mut Self, &str) -> String,
    ) -> String {
        let (isa, cast, namespace) = (self.function("isa"), self.function("cast"), self.namespace());
        let holds = condition(self, &format!("{cast}<{namespace}{class}>({ty})"));
        format!("({isa}<{namespace}{class}>({ty}) && {holds})")
    }

    fn isa(&mut self, classes: &[&str], object: &str) -> String {
        let (isa, namespace) = (self.function("isa"), self.namespace());
        let count = 1 + self.random.below(3);
        let classes: Vec<_> =
            (0..count).map(|_| format!("{namespace}{}", self.random.pick(classes))).collect();
        format!("{isa}<{}>({object})", classes.join(", "))
    }

    fn shaped(&mut self, ty: &str, depth: usize) -> String {
        let class =
            *self.random.pick(&["VectorType", "RankedTensorType", "MemRefType", "ShapedType", "TensorType"]);
        self.of_class(class, ty, |own, shaped| {
            let is_ranked = !["ShapedType", "TensorType"].contains(&class);
            let rank = if is_ranked { String::new() } else { format!("{shaped}.hasRank() && ") };
            let holds = match own.random.below(9) {
                0 => return format!("{shaped}.hasRank()"),
                1 => return own.ty(&format!("{shaped}.getElementType()"), depth - 1),
                2 => format!("{shaped}.hasStaticShape()"),
                3 => {
                    let count = own.number(&format!("{shaped}.getNumElements()"), &[0, 1, 4, 6, 9]);
                    format!("{shaped}.hasStaticShape() && {count}")
                }
                4 => {
                    let index = own.random.below(2);
                    let size = own.number(&format!("{shaped}.getDimSize({index})"), &[0, 2, 3, 4]);
                    format!("({shaped}.getRank() > {index} && {size})")
                }
                5 => {
                    let (quantifier, operator) =
                        (*own.random.pick(&["all_of", "any_of", "none_of"]), *own.random.pick(&COMPARISONS));
                    let (limit, ty) = (own.random.below(5), *own.random.pick(INTEGERS));
                    let name = own.local();
                    let left = own.integer(name, 1);
                    format!(
                        "::llvm::{quantifier}({shaped}.getShape(), []({ty} {name}) {{ return {left} {operator} {limit}; }})"
                    )
                }
                6 => {
                    let (a, b) = (own.random.below(3), own.random.below(4));
                    format!("::llvm::is_contained({{{a}, {b}}}, {shaped}.getRank())")
                }
                7 if class == "VectorType" => format!("{shaped}.isScalable()"),
                7 if class == "MemRefType" => format!("({shaped}.getMemorySpace() == nullptr)"),
                7 if class == "RankedTensorType" => format!("({shaped}.getEncoding() != nullptr)"),
                7 => format!("{shaped}.getShape().empty()"),
                _ => own.number(&format!("{shaped}.getRank()"), &[0, 1, 2, 3]),
            };
            format!("({rank}{holds})")
        })
    }

    fn list_of_types(&mut self, list: &str, depth: usize) -> String {
        match self.random.below(5) {
            0 => format!("{list}.empty()"),
            1 => self.number(&format!("{list}.size()"), &[0, 1, 2]),
            2 => {
                let holds = self.ty(&format!("{list}.front()"), depth.saturating_sub(2));
                format!("(!{list}.empty() && {holds})")
            }
            _ => {
                let quantifier = *self.random.pick(&["all_of", "any_of", "none_of"]);
                let name = self.local();
                let holds = self.ty(name, depth.saturating_sub(2));
                format!("::llvm::{quantifier}({list}, [](::mlir::Type {name}) {{ return {holds}; }})")
            }
        }
    }

    /// A condition on an integer.
    fn number(&mut self, number: &str, values: &[u32]) -> String {
        let (operator, value) = (*self.random.pick(&COMPARISONS), *self.random.pick(values));
        match self.random.below(8) {
            0 => format!("({number} % {} == {})", 2 + self.random.below(7), self.random.below(3)),
            1 | 2 => format!("({number} {operator} {value})"),
            3 => {
                let list: Vec<_> = (0..3).map(|_| format!("{}u", self.random.pick(values))).collect();
                format!("::llvm::is_contained({{{}}}, {number})", list.join(", "))
            }
            4 => self.branches(number),
            _ => {
                let (left, right) = (self.integer(number, 3), self.integer(number, 2));
                format!("({left} {operator} {right})")
            }
        }
    }

    /// An integer that is computed from a number. Divisors and counts of shifts are literals, so that g++ makes no trap.
    fn integer(&mut self, number: &str, depth: usize) -> String {
        if depth == 0 {
            return if self.random.one_in(2) { number } else { self.random.pick(LITERALS) }.to_owned();
        }
        let own = self.integer(number, depth - 1);
        match self.random.below(12) {
            0 => format!("({own} + {})", self.integer(number, depth - 1)),
            1 => format!("({own} - {})", self.integer(number, depth - 1)),
            2 => format!("({own} * {})", self.integer(number, depth - 1)),
            3 => format!("({own} / {})", self.random.pick(&["1", "2u", "3l", "7ul", "10"])),
            4 => format!("({own} % {})", self.random.pick(&["1", "2u", "3l", "7ul", "10"])),
            5 => {
                let operator = *self.random.pick(&["<<", ">>"]);
                format!("({own} {operator} {})", self.random.pick(&["0", "1u", "3", "7ul", "(int8_t)4"]))
            }
            6 => {
                let operator = *self.random.pick(&["&", "|", "^"]);
                format!("({own} {operator} {})", self.integer(number, depth - 1))
            }
            7 => format!("(-{own})"),
            8 => format!("(~{own})"),
            9 => {
                let operator = *self.random.pick(&COMPARISONS);
                let (limit, other) = (self.random.pick(LITERALS).to_owned(), self.integer(number, depth - 1));
                format!("({number} {operator} {limit} ? {own} : {other})")
            }
            _ => {
                let ty = *self.random.pick(INTEGERS);
                match self.random.below(3) {
                    0 => format!("static_cast<{ty}>({own})"),
                    1 if !ty.contains(' ') => format!("{ty}({own})"),
                    _ => format!("(({ty})({own}))"),
                }
            }
        }
    }

    /// A lambda with variables and several `return`s.
    fn branches(&mut self, number: &str) -> String {
        let names = [0, 1, 2].map(|_| *self.random.pick(NAMES));
        let [a, b, c] = names;
        if a == b || b == c || a == c {
            return format!("({number} == 1)");
        }
        let types = [0, 1].map(|_| *self.random.pick(INTEGERS));
        let (first, third) = (self.integer(number, 1), self.integer(a, 2));
        let [x, y, z] = [0, 1, 2].map(|_| *self.random.pick(&COMPARISONS));
        let (limit, other) = (self.random.pick(LITERALS).to_owned(), self.integer(b, 1));
        let end = self.random.pick(&[
            "return true;",
            "return false;",
            "if (A < B) return true; else return false;",
        ]);
        let end = end.replace('A', a).replace('B', b);
        format!(
            "[&]() -> bool {{ {} {a} = {first}; const {} {b} = {a}; if ({a} {x} {limit}) return {b} {y} 1; \
             if ({b} {y} 2) {{ auto {c} = {third}; if ({c} {z} {b}) {{ return {other} {x} {c}; }} }} {end} }}()",
            types[0], types[1]
        )
    }

    /// The name of a lambda's parameter.
    fn local(&mut self) -> &'static str {
        NAMES[self.random.below(NAMES.len())]
    }

    /// A condition on an attribute.
    fn attribute(&mut self, attribute: &str, depth: usize) -> String {
        if depth > 1 && self.random.one_in(3) {
            let (first, second) =
                (self.attribute(attribute, depth - 1), self.attribute(attribute, depth - 1));
            return self.connected(first, second);
        }
        match self.random.below(10) {
            0 | 1 => self.isa(ATTRIBUTE_CLASSES, attribute),
            2 | 3 => self.of_class("IntegerAttr", attribute, |own, integer| {
                let value = format!("{integer}.getValue()");
                let (narrow, ty) = (format!("{value}.getBitWidth() <= 64"), format!("{integer}.getType()"));
                match own.random.below(6) {
                    0 => {
                        let tests = [
                            "isNegative()",
                            "isNonNegative()",
                            "isStrictlyPositive()",
                            "isNonPositive()",
                            "isZero()",
                            "isOne()",
                            "isAllOnes()",
                            "isPowerOf2()",
                        ];
                        format!("{value}.{}", own.random.pick(&tests))
                    }
                    1 => {
                        let operator = *own.random.pick(&["==", "!="]);
                        format!("({value} {operator} {})", own.integer("1u", 1))
                    }
                    2 => {
                        let extended = *own.random.pick(&["getSExtValue()", "getZExtValue()"]);
                        let holds = own.number(&format!("{value}.{extended}"), &[0, 1, 5, 7, 200]);
                        format!("({narrow} && {holds})")
                    }
                    3 => {
                        let (test, getter) = *own.random.pick(&[
                            ("isSignlessIntOrIndex()", "getInt()"),
                            ("isSignedInteger()", "getSInt()"),
                            ("isUnsignedInteger()", "getUInt()"),
                        ]);
                        let holds = own.number(&format!("{integer}.{getter}"), &[0, 1, 5, 7, 9]);
                        format!("({ty}.{test} && {narrow} && {holds})")
                    }
                    4 => own.number(&format!("{value}.getBitWidth()"), &[1, 8, 16, 64]),
                    _ => own.ty(&ty, depth.saturating_sub(1)),
                }
            }),
            4 => self.of_class("StringAttr", attribute, |own, string| match own.random.below(4) {
                0 => format!("{string}.empty()"),
                1 => own.number(&format!("{string}.size()"), &[0, 2, 3]),
                _ => {
                    let operator = *own.random.pick(&["==", "!="]);
                    format!("({string}.getValue() {operator} {})", own.random.pick(STRINGS))
                }
            }),
            5 => self.of_class("ArrayAttr", attribute, |own, array| match own.random.below(3) {
                0 => format!("{array}.empty()"),
                1 => own.number(&format!("{array}.size()"), &[0, 1, 2]),
                _ => {
                    let quantifier = *own.random.pick(&["all_of", "any_of", "none_of"]);
                    let name = own.local();
                    let holds = own.attribute(name, depth.saturating_sub(2));
                    format!(
                        "::llvm::{quantifier}({array}.getValue(), [](::mlir::Attribute {name}) {{ return {holds}; }})"
                    )
                }
            }),
            6 => self.of_class("DenseI64ArrayAttr", attribute, |own, array| {
                let limit = own.random.below(6);
                match own.random.one_in(2) {
                    true => format!("{array}.empty()"),
                    false => format!(
                        "::llvm::all_of({array}.asArrayRef(), [](int64_t value) {{ return value < {limit}; }})"
                    ),
                }
            }),
            7 => self.of_class("DenseArrayAttr", attribute, |own, array| {
                own.number(&format!("{array}.size()"), &[0, 1, 2, 3])
            }),
            8 => self.of_class("DenseElementsAttr", attribute, |own, elements| {
                own.ty(&format!("{elements}.getElementType()"), depth.saturating_sub(1))
            }),
            _ => self.of_class("TypeAttr", attribute, |own, ty| {
                own.ty(&format!("{ty}.getValue()"), depth.saturating_sub(1))
            }),
        }
    }
}
