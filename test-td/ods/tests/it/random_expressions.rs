//! Makes random C++ conditions on an attribute, of the grammar that `rtblgen-cpp` translates.
//!
//! Each step has a defined result in C++: what asks for a part of a class stands behind a test for the class.

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
    "1.5 : f32",
    "0.0 : f64",
    "\"\"",
    "\"on\"",
    "\"off\"",
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

/// How many of them are types, which come first.
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

const COMPARISONS: [&str; 6] = ["==", "!=", "<", "<=", ">", ">="];

/// A generator of conditions.
pub struct Expressions<'r> {
    random: &'r mut Random,
    /// How many lambdas are open: each has a parameter of another name.
    lambdas: usize,
}

impl<'r> Expressions<'r> {
    pub fn new(random: &'r mut Random) -> Self {
        Self { random, lambdas: 0 }
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

    /// A condition on a type of a class, behind a test for it.
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
                    let limit = own.random.below(5);
                    format!(
                        "::llvm::{quantifier}({shaped}.getShape(), [](int64_t size) {{ return size {operator} {limit}; }})"
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
                self.lambdas += 1;
                let name = format!("ty{}", self.lambdas);
                let holds = self.ty(&name, depth.saturating_sub(2));
                self.lambdas -= 1;
                format!("::llvm::{quantifier}({list}, [](::mlir::Type {name}) {{ return {holds}; }})")
            }
        }
    }

    /// A condition on an integer that is small and not negative, but may be the size of a dynamic dimension.
    fn number(&mut self, number: &str, values: &[u32]) -> String {
        let (operator, value) = (*self.random.pick(&COMPARISONS), *self.random.pick(values));
        match self.random.below(6) {
            0 => format!("({number} % {} == {})", 2 + self.random.below(7), self.random.below(3)),
            1 => format!("({number} * 2 {operator} {value})"),
            2 => format!("({number} + 3 {operator} {value})"),
            3 => format!("({number} / 2 {operator} {value})"),
            _ => format!("({number} {operator} {value})"),
        }
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
            2 | 3 => self.of_class("IntegerAttr", attribute, |own, integer| match own.random.below(3) {
                0 => {
                    let test = *own.random.pick(&["isNegative()", "isStrictlyPositive()", "isZero()"]);
                    let ty = format!("{integer}.getType()");
                    format!("({ty}.isSignlessInteger() && {integer}.getValue().{test})")
                }
                1 => {
                    let value = own.number(&format!("{integer}.getInt()"), &[0, 1, 5, 7, 9]);
                    format!("({integer}.getType().isSignlessIntOrIndex() && {integer}.getInt() >= 0 && {value})")
                }
                _ => own.ty(&format!("{integer}.getType()"), depth.saturating_sub(1)),
            }),
            4 => self.of_class("StringAttr", attribute, |own, string| match own.random.below(4) {
                0 => format!("{string}.empty()"),
                1 => own.number(&format!("{string}.size()"), &[0, 2, 3]),
                _ => format!("({string}.getValue() {} \"on\")", own.random.pick(&["==", "!="])),
            }),
            5 => self.of_class("ArrayAttr", attribute, |own, array| match own.random.below(3) {
                0 => format!("{array}.empty()"),
                1 => own.number(&format!("{array}.size()"), &[0, 1, 2]),
                _ => {
                    let quantifier = *own.random.pick(&["all_of", "any_of", "none_of"]);
                    own.lambdas += 1;
                    let name = format!("element{}", own.lambdas);
                    let holds = own.attribute(&name, depth.saturating_sub(2));
                    own.lambdas -= 1;
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
