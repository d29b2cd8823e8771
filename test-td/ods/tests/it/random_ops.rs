//! Makes random operations with a random assembly format, and programs with them in generic form.

use oracle::random::Random;

/// The dialect of the operations, with a type, attributes and enums of its own.
pub const PRELUDE: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def R_Dialect : Dialect { let name = "r"; let cppNamespace = "::r"; let useDefaultAttributePrinterParser = 1; let useDefaultTypePrinterParser = 1; }
def R_Box : TypeDef<R_Dialect, "Box"> { let mnemonic = "box"; let parameters = (ins "::mlir::Type":$of); let assemblyFormat = "`<` $of `>`"; }
def R_Pair : AttrDef<R_Dialect, "Pair"> { let mnemonic = "pair"; let parameters = (ins "int64_t":$a, "int64_t":$b); let assemblyFormat = "`<` $a `,` $b `>`"; }
def R_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 4, "blue">]> { let cppNamespace = "::r"; }
def R_Odd : I32EnumAttr<"Odd", "odd names", [I32EnumAttrCase<"Plus", 0, "+">, I32EnumAttrCase<"Word", 1, "word">]> { let cppNamespace = "::r"; }
def R_Flags : I32BitEnumAttr<"Flags", "flags", [I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Fast", 0, "fast">, I32BitEnumAttrCaseBit<"Safe", 1, "safe">]> { let cppNamespace = "::r"; }
def R_Bare : I32BitEnumAttr<"Bare", "unquoted", [I32BitEnumAttrCaseBit<"Up", 0, "up">, I32BitEnumAttrCaseBit<"Down", 1, "down">]> { let cppNamespace = "::r"; let printBitEnumQuoted = 0; }
def R_Mode : I32Enum<"Mode", "a mode", [I32EnumCase<"On", 0, "on">, I32EnumCase<"Off", 1, "off">]> { let cppNamespace = "::r"; }
def R_ModeAttr : EnumAttr<R_Dialect, R_Mode, "mode"> { let assemblyFormat = "`<` $value `>`"; }
def R_BareMode : I32Enum<"BareMode", "a mode", [I32EnumCase<"Open", 0, "open">, I32EnumCase<"Shut", 1, "shut">]> { let cppNamespace = "::r"; }
def R_BareModeAttr : EnumAttr<R_Dialect, R_BareMode, "bare_mode">;
"#;

/// The number of values of a group.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    One,
    Optional,
    Variadic,
}

/// The presence of an attribute or a property.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    Required,
    Optional,
    Default,
}

/// The entity that a `$name` of a format stands for.
#[derive(Clone, Copy)]
enum Kind {
    Operand(Shape, TypeKind),
    Result(Shape, TypeKind),
    Attribute(Presence, AttributeKind),
    Property(Presence, AttributeKind),
    Region { is_variadic: bool },
    Successor { is_variadic: bool },
}

/// A constraint on types and types that satisfy it.
#[derive(Clone, Copy)]
struct TypeKind {
    constraint: &'static str,
    types: &'static [&'static str],
    is_buildable: bool,
}

const TYPES: &[TypeKind] = &[
    TypeKind {
        constraint: "AnyType",
        types: &[
            "i32",
            "index",
            "tensor<2x?xf32>",
            "(i32) -> i64",
            "!r.box<i1>",
            "tuple<>",
            "!other.type",
            "none",
        ],
        is_buildable: false,
    },
    TypeKind { constraint: "AnyInteger", types: &["i1", "si7", "ui64", "i32"], is_buildable: false },
    TypeKind { constraint: "AnyTensor", types: &["tensor<*xf32>", "tensor<3xi1>"], is_buildable: false },
    TypeKind { constraint: "R_Box", types: &["!r.box<i32>", "!r.box<!r.box<f32>>"], is_buildable: false },
    TypeKind { constraint: "I32", types: &["i32"], is_buildable: true },
    TypeKind { constraint: "Index", types: &["index"], is_buildable: true },
];

/// A constraint on attributes, and attributes that satisfy it.
#[derive(Clone, Copy)]
struct AttributeKind {
    constraint: &'static str,
    values: &'static [&'static str],
    /// A default value as the `.td` has it, and as the text has it.
    default: Option<(&'static str, &'static str)>,
}

const fn kind(constraint: &'static str, values: &'static [&'static str]) -> AttributeKind {
    AttributeKind { constraint, values, default: None }
}

const ATTRIBUTES: &[AttributeKind] = &[
    AttributeKind { default: Some(("7", "7 : i32")), ..kind("I32Attr", &["7 : i32", "-1 : i32", "0 : i32"]) },
    kind("I64Attr", &["5 : i64", "-9223372036854775808 : i64"]),
    kind("SI8Attr", &["-128 : si8", "3 : si8"]),
    kind("IndexAttr", &["5 : index"]),
    AttributeKind { default: Some(("false", "false")), ..kind("BoolAttr", &["true", "false"]) },
    kind("F32Attr", &["1.5 : f32", "-0.0 : f32", "0x7FC00000 : f32"]),
    kind("StrAttr", &["\"\"", "\"a b\"", "\"q\\22\\0A\"", "\"if\"", "\"{\""]),
    kind("SymbolNameAttr", &["\"f\"", "\"a b\"", "\"\\22\"", "\"0\""]),
    kind("FlatSymbolRefAttr", &["@f", "@\"a b\""]),
    kind("SymbolRefAttr", &["@f", "@f::@\"g h\"::@k"]),
    kind("TypeAttr", &["i32", "(i32) -> i64", "!r.box<i1>", "tensor<?xf32>"]),
    kind("TypeAttrOf<I32>", &["i32"]),
    kind("ArrayAttr", &["[]", "[1 : i32, \"a\"]", "[[unit]]"]),
    kind("I64ArrayAttr", &["[]", "[1, -2]"]),
    kind("DictionaryAttr", &["{}", "{a = 1 : i32, \"x y\" = unit}"]),
    kind("DenseI32ArrayAttr", &["array<i32>", "array<i32: 1, -2>"]),
    kind("DenseBoolArrayAttr", &["array<i1: true, false>", "array<i1>"]),
    kind("ElementsAttr", &["dense<1> : tensor<2xi32>", "dense<[1.0, 2.0]> : vector<2xf32>"]),
    kind("I32ElementsAttr", &["dense<[1, 2]> : tensor<2xi32>"]),
    kind("AffineMapAttr", &["affine_map<(d0)[s0] -> (d0 + s0)>"]),
    kind(
        "AnyAttr",
        &[
            "1 : i32",
            "\"s\"",
            "unit",
            "@a::@b",
            "[]",
            "{}",
            "i32",
            "#r.pair<1, -2>",
            "1.0 : f64",
            "#other.attr<x>",
            "true",
        ],
    ),
    kind("R_Pair", &["#r.pair<1, -2>", "#r.pair<0, 0>"]),
    kind("R_Color", &["0 : i32", "4 : i32"]),
    kind("R_Odd", &["0 : i32", "1 : i32"]),
    kind("R_Flags", &["0 : i32", "1 : i32", "3 : i32"]),
    kind("R_Bare", &["1 : i32", "2 : i32", "3 : i32"]),
    kind("R_ModeAttr", &["#r.mode<on>", "#r.mode<off>"]),
    kind("R_BareModeAttr", &["#r<bare_mode open>", "#r<bare_mode shut>"]),
    kind("UnitAttr", &["unit"]),
];

const PROPERTIES: &[AttributeKind] = &[
    AttributeKind { default: Some(("5", "5 : i32")), ..kind("I32Prop", &["5 : i32", "-1 : i32"]) },
    kind("I64Prop", &["5 : i64"]),
    AttributeKind { default: Some(("\"s\"", "\"s\"")), ..kind("StringProp", &["\"s\"", "\"\"", "\"a b\""]) },
    AttributeKind { default: Some(("true", "true")), ..kind("BoolProp", &["true", "false"]) },
    AttributeKind { default: Some(("false", "")), ..kind("UnitProp", &["unit"]) },
    kind("ArrayProp<I64Prop>", &["[]", "[1, -2]"]),
    AttributeKind { default: Some(("", "")), ..kind("OptionalProp<I64Prop>", &["[1]", "[]"]) },
    kind("EnumProp<R_Color>", &["0 : i32", "4 : i32"]),
];

/// A `$name`.
struct Variable {
    name: String,
    kind: Kind,
    /// The variable that is present when this one is; with `false`, when this one is not.
    guard: Option<(usize, bool)>,
}

impl Variable {
    /// Whether it may be absent.
    fn is_optional(&self) -> bool {
        match self.kind {
            Kind::Operand(shape, _) | Kind::Result(shape, _) => shape != Shape::One,
            Kind::Attribute(presence, _) | Kind::Property(presence, _) => presence != Presence::Required,
            Kind::Region { is_variadic } | Kind::Successor { is_variadic } => is_variadic,
        }
    }
}

/// An operation: its `.td` text in one line, and programs with it.
#[derive(Clone)]
pub struct RandomOp {
    pub definition: String,
    pub programs: Vec<String>,
}

/// Makes one operation.
pub struct OpMaker {
    random: Random,
    number: usize,
    variables: Vec<Variable>,
    same_types: bool,
    literals: usize,
}

impl OpMaker {
    pub fn new(seed: u64, number: usize) -> Self {
        Self {
            random: Random::new(seed, number),
            number,
            variables: Vec::new(),
            same_types: false,
            literals: 0,
        }
    }

    pub fn make(mut self, programs: usize) -> RandomOp {
        self.variables();
        let format = self.format();
        let definition = self.definition(&format);
        let programs = (0..programs).map(|_| self.program()).collect();
        RandomOp { definition, programs }
    }

    fn shape(&mut self) -> Shape {
        *self.random.pick(&[Shape::One, Shape::One, Shape::Optional, Shape::Variadic])
    }

    fn variables(&mut self) {
        self.same_types = self.random.one_in(8);
        for _ in 0..self.random.below(4) {
            let kind = Kind::Operand(self.shape(), self.type_kind());
            self.declare("x", kind);
        }
        for _ in 0..self.random.below(3) {
            let kind = Kind::Result(self.shape(), self.type_kind());
            self.declare("r", kind);
        }
        for _ in 0..self.random.below(4) {
            let attribute = *self.random.pick(ATTRIBUTES);
            let presence = match self.random.below(4) {
                _ if attribute.constraint == "UnitAttr" => Presence::Optional,
                0 => Presence::Optional,
                1 if attribute.default.is_some() => Presence::Default,
                _ => Presence::Required,
            };
            self.declare("a", Kind::Attribute(presence, attribute));
        }
        if self.random.one_in(3) {
            let property = *self.random.pick(PROPERTIES);
            let presence = match self.random.below(2) {
                _ if ["UnitProp", "OptionalProp<I64Prop>"].contains(&property.constraint) => {
                    Presence::Default
                }
                0 if property.default.is_some() => Presence::Default,
                _ => Presence::Required,
            };
            self.declare("p", Kind::Property(presence, property));
        }
        for _ in 0..self.random.below(6).saturating_sub(3) {
            let is_last = self.random.one_in(2);
            self.declare("g", Kind::Region { is_variadic: is_last });
            if is_last {
                break;
            }
        }
        for _ in 0..self.random.below(7).saturating_sub(4) {
            let is_last = self.random.one_in(2);
            self.declare("s", Kind::Successor { is_variadic: is_last });
            if is_last {
                break;
            }
        }
        let values = |variable: &Variable| matches!(variable.kind, Kind::Operand(..) | Kind::Result(..));
        self.same_types &= self.variables.iter().any(|variable| matches!(variable.kind, Kind::Operand(..)))
            && self.variables.iter().filter(|variable| values(variable)).count() > 1;
        if self.same_types {
            for variable in &mut self.variables {
                match &mut variable.kind {
                    Kind::Operand(_, ty) | Kind::Result(_, ty) => *ty = TYPES[0],
                    _ => {}
                }
            }
        }
    }

    fn type_kind(&mut self) -> TypeKind {
        *self.random.pick(TYPES)
    }

    fn declare(&mut self, prefix: &str, kind: Kind) {
        let name = format!("{prefix}{}", self.variables.len());
        self.variables.push(Variable { name, kind, guard: None });
    }

    // ---- the definition ----

    fn definition(&self, format: &str) -> String {
        let (mut arguments, mut results, mut regions, mut successors) = (vec![], vec![], vec![], vec![]);
        let mut variable = [0, 0];
        for Variable { name, kind, .. } in &self.variables {
            let shaped = |shape, constraint: &str| match shape {
                Shape::One => format!("{constraint}:${name}"),
                Shape::Optional => format!("Optional<{constraint}>:${name}"),
                Shape::Variadic => format!("Variadic<{constraint}>:${name}"),
            };
            match *kind {
                Kind::Operand(shape, ty) => {
                    variable[0] += usize::from(shape != Shape::One);
                    arguments.push(shaped(shape, ty.constraint));
                }
                Kind::Result(shape, ty) => {
                    variable[1] += usize::from(shape != Shape::One);
                    results.push(shaped(shape, ty.constraint));
                }
                Kind::Attribute(presence, attribute) => {
                    let constraint = attribute.constraint;
                    let default = attribute.default.map_or("", |(default, _)| default);
                    arguments.push(match presence {
                        Presence::Optional if constraint != "UnitAttr" => {
                            format!("OptionalAttr<{constraint}>:${name}")
                        }
                        Presence::Default => {
                            format!("DefaultValuedAttr<{constraint}, \"{default}\">:${name}")
                        }
                        _ => format!("{constraint}:${name}"),
                    });
                }
                Kind::Property(presence, property) => {
                    let constraint = property.constraint;
                    let default = property.default.map_or("", |(default, _)| default).replace('"', "\\\"");
                    arguments.push(match presence {
                        Presence::Default if !["UnitProp", "OptionalProp<I64Prop>"].contains(&constraint) => {
                            format!("DefaultValuedProp<{constraint}, \"{default}\">:${name}")
                        }
                        _ => format!("{constraint}:${name}"),
                    });
                }
                Kind::Region { is_variadic } => regions.push(match is_variadic {
                    true => format!("VariadicRegion<AnyRegion>:${name}"),
                    false => format!("AnyRegion:${name}"),
                }),
                Kind::Successor { is_variadic } => successors.push(match is_variadic {
                    true => format!("VariadicSuccessor<AnySuccessor>:${name}"),
                    false => format!("AnySuccessor:${name}"),
                }),
            }
        }
        let mut traits = Vec::new();
        if variable[0] > 1 {
            traits.push("AttrSizedOperandSegments");
        }
        if variable[1] > 1 {
            traits.push("AttrSizedResultSegments");
        }
        if !successors.is_empty() {
            traits.push("Terminator");
        }
        if self.same_types {
            let has_results = self.variables.iter().any(|variable| matches!(variable.kind, Kind::Result(..)));
            traits.push(if has_results { "SameOperandsAndResultType" } else { "SameTypeOperands" });
        }
        format!(
            "def R_N{number}Op : Op<R_Dialect, \"n{number}\", [{}]> {{ let arguments = (ins {}); let results = (outs {}); let regions = (region {}); let successors = (successor {}); let assemblyFormat = \"{}\"; }}",
            traits.join(", "),
            arguments.join(", "),
            results.join(", "),
            regions.join(", "),
            successors.join(", "),
            format.replace('\\', "\\\\"),
            number = self.number,
        )
    }

    // ---- the format ----

    /// A literal: a keyword of its own in most cases.
    fn literal(&mut self) -> String {
        self.literals += 1;
        match self.random.below(10) {
            0 => "`,`".to_owned(),
            1 => "`:`".to_owned(),
            2 => "`->`".to_owned(),
            3 => "`=`".to_owned(),
            4 => self
                .random
                .pick(&["`to`", "`attributes`", "`unit`", "`true`", "`*`", "`...`", "`dense`"])
                .to_string(),
            _ => format!("`k{}`", self.literals),
        }
    }

    fn format(&mut self) -> String {
        let mut pieces: Vec<String> = Vec::new();
        let mut left: Vec<usize> = (0..self.variables.len()).collect();
        let has =
            |maker: &Self, is: fn(&Kind) -> bool| maker.variables.iter().any(|variable| is(&variable.kind));
        if has(self, |kind| matches!(kind, Kind::Operand(..))) && self.random.one_in(8) {
            left.retain(|index| !matches!(self.variables[*index].kind, Kind::Operand(..) | Kind::Result(..)));
            pieces.push("operands".to_owned());
            match self.random.below(3) {
                0 => pieces.push("type(operands) `->` type(results)".to_owned()),
                _ => pieces.push("`:` functional-type(operands, results)".to_owned()),
            }
        } else if self.random.one_in(8) {
            let results = |variable: &Variable| matches!(variable.kind, Kind::Result(..));
            let operands = |variable: &Variable| matches!(variable.kind, Kind::Operand(..));
            let count = |of: fn(&Variable) -> bool| self.variables.iter().filter(|v| of(v)).count();
            if count(operands) == 1 && count(results) == 1 {
                let name = |of: fn(&Variable) -> bool| {
                    self.variables.iter().find(|v| of(v)).map(|v| v.name.clone()).unwrap_or_default()
                };
                left.retain(|index| {
                    !matches!(self.variables[*index].kind, Kind::Operand(..) | Kind::Result(..))
                });
                pieces.push(format!("${}", name(operands)));
                pieces.push(format!("`:` functional-type(${}, ${})", name(operands), name(results)));
            }
        }
        if self.random.one_in(12) && has(self, |kind| matches!(kind, Kind::Successor { .. })) {
            left.retain(|index| !matches!(self.variables[*index].kind, Kind::Successor { .. }));
            pieces.push("successors".to_owned());
        }
        if self.random.one_in(12) && has(self, |kind| matches!(kind, Kind::Region { .. })) {
            left.retain(|index| !matches!(self.variables[*index].kind, Kind::Region { .. }));
            pieces.push("regions".to_owned());
        }
        if self.random.one_in(12) && has(self, |kind| matches!(kind, Kind::Operand(..))) {
            // Only the types together.
            left.retain(|index| !matches!(self.variables[*index].kind, Kind::Operand(..)));
            let operands: Vec<_> = self
                .variables
                .iter()
                .filter(|v| matches!(v.kind, Kind::Operand(..)))
                .map(|v| format!("${}", v.name))
                .collect();
            pieces.extend(operands);
            pieces.push("`:` type(operands)".to_owned());
        }
        while let Some(index) = (!left.is_empty()).then(|| left.remove(self.random.below(left.len()))) {
            let piece = self.piece(index, &mut left);
            pieces.extend(piece);
        }
        if self.random.one_in(6) {
            let at = self.random.below(pieces.len() + 1);
            pieces.insert(at, "prop-dict".to_owned());
        }
        let dictionary = if self.random.one_in(3) { "attr-dict-with-keyword" } else { "attr-dict" };
        let at = if self.random.one_in(3) { self.random.below(pieces.len() + 1) } else { pieces.len() };
        pieces.insert(at, dictionary.to_owned());
        let mut format = String::new();
        for piece in pieces {
            if self.random.one_in(2) {
                let literal = self.literal();
                format += &(literal + " ");
            }
            if self.random.one_in(15) {
                format += *self.random.pick(&["` ` ", "`` ", "`\\n` "]);
            }
            format += &(piece + " ");
        }
        format.trim_end().to_owned()
    }

    /// Returns the elements for a variable, and for others that belong to it.
    fn piece(&mut self, index: usize, left: &mut Vec<usize>) -> Vec<String> {
        let may_be_left_out = matches!(self.variables[index].kind, Kind::Attribute(..) | Kind::Property(..))
            && self.random.one_in(3);
        if may_be_left_out {
            return Vec::new();
        }
        if self.variables[index].is_optional() && self.random.one_in(2) {
            return vec![match self.random.one_in(5) {
                true => self.oilist(index, left),
                false => self.group(index, left),
            }];
        }
        let (value, ty) = self.elements(index);
        let mut pieces: Vec<String> = value.into_iter().chain(ty).collect();
        if pieces.len() == 2 && self.random.one_in(2) {
            let literal = self.literal();
            pieces = vec![format!("{} {literal} {}", pieces[0], pieces[1])];
        }
        pieces
    }

    /// `$x` and `type($x)`, as far as the format must have them.
    fn elements(&mut self, index: usize) -> (Option<String>, Option<String>) {
        let Variable { name, kind, .. } = &self.variables[index];
        let name = name.clone();
        let needs_type = |maker: &mut Self, ty: TypeKind| {
            let can_do_without = ty.is_buildable || maker.same_types;
            !can_do_without || maker.random.one_in(4)
        };
        let ty = match self.random.one_in(8) {
            true => format!("qualified(type(${name}))"),
            false => format!("type(${name})"),
        };
        match *kind {
            Kind::Operand(_, of) => (Some(format!("${name}")), needs_type(self, of).then_some(ty)),
            Kind::Result(shape, of) => (None, (shape != Shape::One || needs_type(self, of)).then_some(ty)),
            Kind::Attribute(..) if self.random.one_in(10) => (Some(format!("qualified(${name})")), None),
            _ => (Some(format!("${name}")), None),
        }
    }

    fn group(&mut self, index: usize, left: &mut Vec<usize>) -> String {
        let mut inside: Vec<String> = Vec::new();
        if self.random.one_in(2) {
            inside.push(self.literal());
        }
        let (value, ty) = self.elements(index);
        match (value, ty) {
            (Some(value), ty) => {
                inside.push(value + "^");
                if let Some(ty) = ty {
                    if self.random.one_in(2) {
                        inside.push("`:`".to_owned());
                    }
                    inside.push(ty);
                }
            }
            (None, Some(ty)) => inside.push(ty + "^"),
            (None, None) => return String::new(),
        }
        while self.random.one_in(3) {
            match self.take_optional(left) {
                Some(other) if self.random.one_in(4) => {
                    self.variables[other].guard = Some((index, true));
                    inside.push(self.group(other, left));
                }
                Some(other) => {
                    self.variables[other].guard = Some((index, true));
                    if self.random.one_in(2) {
                        inside.push(self.literal());
                    }
                    let (value, ty) = self.elements(other);
                    let at = if self.random.one_in(5) { 0 } else { inside.len() };
                    inside.splice(at..at, value.into_iter().chain(ty));
                }
                None => inside.push(self.literal()),
            }
        }
        let mut otherwise = Vec::new();
        if self.random.one_in(4) {
            otherwise.push(self.literal());
            if let Some(other) = self.take_optional(left).filter(|_| self.random.one_in(2)) {
                self.variables[other].guard = Some((index, false));
                let (value, ty) = self.elements(other);
                otherwise.extend(value.into_iter().chain(ty));
            }
        }
        match otherwise.is_empty() {
            true => format!("({})?", inside.join(" ")),
            false => format!("({}) : ({})?", inside.join(" "), otherwise.join(" ")),
        }
    }

    fn oilist(&mut self, index: usize, left: &mut Vec<usize>) -> String {
        let mut clauses = Vec::new();
        let mut next = Some(index);
        while let Some(index) = next {
            let mut clause = self.literal();
            let (value, ty) = self.elements(index);
            for element in value.into_iter().chain(ty) {
                clause += &(" ".to_owned() + &element);
            }
            clauses.push(clause);
            next = if self.random.one_in(2) { self.take_optional(left) } else { None };
        }
        format!("oilist({})", clauses.join(" | "))
    }

    fn take_optional(&mut self, left: &mut Vec<usize>) -> Option<usize> {
        let optional: Vec<usize> =
            (0..left.len()).filter(|at| self.variables[left[*at]].is_optional()).collect();
        let at = *optional.get(self.random.below(optional.len().max(1)))?;
        Some(left.remove(at))
    }

    // ---- programs ----

    /// A program in generic form. Elements of a group are present if its anchor is.
    fn program(&mut self) -> String {
        let present = self.presence();
        let count = |maker: &mut Self, shape, present: bool| match shape {
            Shape::One => 1,
            _ if !present => 0,
            Shape::Optional => 1,
            Shape::Variadic => 1 + maker.random.below(3),
        };
        let common = *self.random.pick(TYPES[0].types);
        let (mut operands, mut results) = (Vec::new(), Vec::new());
        let (mut operand_sizes, mut result_sizes) = (Vec::new(), Vec::new());
        let (mut properties, mut regions, mut successors) = (Vec::new(), Vec::new(), 0);
        let mut segmented = [0, 0];
        for (index, is_present) in present.into_iter().enumerate() {
            let (name, kind) = (self.variables[index].name.clone(), self.variables[index].kind);
            match kind {
                Kind::Operand(shape, ty) | Kind::Result(shape, ty) => {
                    let size = count(self, shape, is_present);
                    let is_result = matches!(kind, Kind::Result(..));
                    segmented[usize::from(is_result)] += usize::from(shape != Shape::One);
                    for _ in 0..size {
                        let ty = if self.same_types { common } else { *self.random.pick(ty.types) };
                        if is_result { results.push(ty) } else { operands.push(ty) }
                    }
                    if is_result { result_sizes.push(size) } else { operand_sizes.push(size) }
                }
                Kind::Attribute(presence, attribute) | Kind::Property(presence, attribute) => {
                    if presence == Presence::Required || is_present {
                        let default = attribute.default.map_or("", |(_, default)| default);
                        let others: Vec<_> = attribute
                            .values
                            .iter()
                            .filter(|value| presence != Presence::Default || **value != default)
                            .collect();
                        properties.push(format!("{name} = {}", self.random.pick(&others)));
                    }
                }
                Kind::Region { is_variadic } => {
                    let size = if !is_variadic {
                        1
                    } else if is_present {
                        1 + self.random.below(2)
                    } else {
                        0
                    };
                    for _ in 0..size {
                        regions.push(self.region());
                    }
                }
                Kind::Successor { is_variadic } => {
                    successors += if !is_variadic {
                        1
                    } else if is_present {
                        1 + self.random.below(2)
                    } else {
                        0
                    };
                }
            }
        }
        let sizes = |sizes: &[usize]| sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
        if segmented[0] > 1 {
            properties.push(format!("operandSegmentSizes = array<i32: {}>", sizes(&operand_sizes)));
        }
        if segmented[1] > 1 {
            properties.push(format!("resultSegmentSizes = array<i32: {}>", sizes(&result_sizes)));
        }
        let mut text = String::from("\"test.wrap\"() ({\n");
        for (number, ty) in operands.iter().enumerate() {
            text += &format!("  %v{number} = \"test.source\"() : () -> ({ty})\n");
        }
        text += "  ";
        if !results.is_empty() {
            text += &format!("%w:{} = ", results.len());
        }
        let names: Vec<_> = (0..operands.len()).map(|number| format!("%v{number}")).collect();
        text += &format!("\"r.n{}\"({})", self.number, names.join(", "));
        if successors > 0 {
            let blocks: Vec<_> =
                (0..successors).map(|_| self.random.pick(&["^a", "^b"]).to_string()).collect();
            text += &format!("[{}]", blocks.join(", "));
        }
        if !properties.is_empty() {
            text += &format!(" <{{{}}}>", properties.join(", "));
        }
        if !regions.is_empty() {
            text += &format!(" ({})", regions.join(", "));
        }
        if self.random.one_in(3) {
            text += *self.random.pick(&[" {d = 1 : i32}", " {\"x y\" = \"s\", unit}", " {r.d = [i32]}"]);
        }
        text += &format!(" : ({}) -> ({})\n", operands.join(", "), results.join(", "));
        if self.variables.iter().any(|variable| matches!(variable.kind, Kind::Successor { .. })) {
            text += "^a:\n  \"test.end\"() : () -> ()\n^b:\n  \"test.end\"() : () -> ()\n";
        } else {
            text += "  \"test.end\"() : () -> ()\n";
        }
        text + "}) : () -> ()\n"
    }

    /// Returns, for each variable, whether it is present.
    fn presence(&mut self) -> Vec<bool> {
        let own: Vec<bool> = (0..self.variables.len()).map(|_| self.random.one_in(2)).collect();
        (0..self.variables.len()).map(|index| self.is_present(&own, index)).collect()
    }

    /// `own` has the presence of the variables without a guard, and of those of an `else`.
    fn is_present(&self, own: &[bool], index: usize) -> bool {
        match self.variables[index].guard {
            None => own[index],
            Some((anchor, true)) => self.is_present(own, anchor),
            Some((anchor, false)) => {
                let outer = self.variables[anchor]
                    .guard
                    .is_none_or(|(outer, wanted)| self.is_present(own, outer) == wanted);
                outer && !self.is_present(own, anchor) && own[index]
            }
        }
    }

    fn region(&mut self) -> String {
        match self.random.below(4) {
            0 => "{\n  }".to_owned(),
            1 => "{\n    \"test.inner\"() : () -> ()\n  }".to_owned(),
            2 => "{\n  ^bb0(%arg: i32):\n    \"test.use\"(%arg) : (i32) -> ()\n  }".to_owned(),
            _ => "{\n    \"test.jump\"()[^bb1] : () -> ()\n  ^bb1:\n    \"test.end\"() : () -> ()\n  }"
                .to_owned(),
        }
    }
}
