//! Makes random types and attributes with a random format, and values of them as Rust expressions.

use oracle::random::Random;

/// The dialect of the definitions, with a type, an attribute and enums of its own.
pub const PRELUDE: &str = r#"include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
def R_Dialect : Dialect { let name = "r"; let cppNamespace = "::r"; let useDefaultAttributePrinterParser = 1; let useDefaultTypePrinterParser = 1; }
def R_Box : TypeDef<R_Dialect, "Box"> { let mnemonic = "box"; let parameters = (ins "::mlir::Type":$of); let assemblyFormat = "`<` $of `>`"; }
def R_Pair : AttrDef<R_Dialect, "Pair"> { let mnemonic = "pair"; let parameters = (ins "int64_t":$a, "int64_t":$b); let assemblyFormat = "`<` $a `,` $b `>`"; }
def R_Mode : I32Enum<"Mode", "a mode", [I32EnumCase<"On", 0, "on">, I32EnumCase<"Off", 1, "off">]> { let cppNamespace = "::r"; }
def R_Flags : I32BitEnum<"Flags", "flags", [I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"Fast", 0, "fast">, I32BitEnumCaseBit<"Safe", 1, "safe">]> { let cppNamespace = "::r"; }
def R_ModeAttr : EnumAttr<R_Dialect, R_Mode, "mode"> { let assemblyFormat = "`<` $value `>`"; }
def R_NopOp : Op<R_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
"#;

/// A kind of parameters.
#[derive(Clone, Copy)]
struct Kind {
    /// The C++ type.
    ty: &'static str,
    /// The values, as Rust expressions.
    values: &'static [&'static str],
    /// A default value, as the `.td` has it and in Rust.
    default: Option<(&'static str, &'static str)>,
}

const fn kind(ty: &'static str, values: &'static [&'static str]) -> Kind {
    Kind { ty, values, default: None }
}

const KINDS: &[Kind] = &[
    Kind { default: Some(("3", "3")), ..kind("int64_t", &["0", "-1", "i64::MIN"]) },
    Kind { default: Some(("3", "3")), ..kind("unsigned", &["0", "7", "u32::MAX"]) },
    Kind { default: Some(("true", "true")), ..kind("bool", &["true", "false"]) },
    kind("double", &["0.5", "-1.0"]),
    Kind { default: Some(("\"d\"", "\"d\"")), ..kind("::llvm::StringRef", &["\"\"", "\"a b\"", "\"<\""]) },
    kind(
        "::mlir::Type",
        &["t(c, \"i32\")", "t(c, \"(i1) -> index\")", "t(c, \"!other.type\")", "t(c, \"!r.box<i1>\")"],
    ),
    kind("::mlir::IntegerType", &["t(c, \"i32\")", "t(c, \"si7\")"]),
    kind(
        "::mlir::Attribute",
        &[
            "a(c, \"1 : i32\")",
            "a(c, \"7 : i64\")",
            "a(c, \"unit\")",
            "a(c, \"\\\"s\\\"\")",
            "a(c, \"@f\")",
            "a(c, \"[]\")",
            "a(c, \"i32\")",
            "a(c, \"#r.pair<1, 2>\")",
            "a(c, \"#other.attr\")",
            "a(c, \"true\")",
            "a(c, \"2.5 : f32\")",
        ],
    ),
    kind("::mlir::StringAttr", &["a(c, \"\\\"s\\\"\")", "a(c, \"\\\"\\\"\")"]),
    kind("::mlir::IntegerAttr", &["a(c, \"1 : i32\")", "a(c, \"7 : i64\")", "a(c, \"true\")"]),
    kind("::mlir::ArrayAttr", &["a(c, \"[]\")", "a(c, \"[1, unit]\")"]),
    kind("::mlir::FlatSymbolRefAttr", &["a(c, \"@f\")"]),
    kind("::mlir::DenseI64ArrayAttr", &["a(c, \"array<i64: 1, 2>\")", "a(c, \"array<i64>\")"]),
    kind("::r::BoxType", &["TypedType::from_type(t(c, \"!r.box<i1>\")).unwrap()"]),
    kind("::r::PairAttr", &["TypedAttribute::from_attribute(a(c, \"#r.pair<1, 2>\")).unwrap()"]),
    Kind { default: Some(("::r::Mode::On", "Mode::On")), ..kind("::r::Mode", &["Mode::On", "Mode::Off"]) },
    kind("::r::Flags", &["Flags::NONE", "Flags::FAST", "Flags::FAST | Flags::SAFE"]),
];

/// The presence of a parameter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    One,
    Optional,
    Default,
    List,
    OptionalList,
}

struct Parameter {
    name: String,
    kind: Kind,
    shape: Shape,
    /// The anchor of the group that it is in.
    guard: Option<usize>,
}

impl Parameter {
    fn is_optional(&self) -> bool {
        !matches!(self.shape, Shape::One | Shape::List)
    }

    fn definition(&self) -> String {
        let Kind { ty, default, .. } = self.kind;
        let name = &self.name;
        match self.shape {
            Shape::One if ty == "::llvm::StringRef" => format!("StringRefParameter<>:${name}"),
            Shape::One => format!("\"{ty}\":${name}"),
            Shape::Optional => format!("OptionalParameter<\"{ty}\">:${name}"),
            Shape::Default => {
                let default = default.map_or("", |(default, _)| default).replace('"', "\\\"");
                match ty {
                    "::llvm::StringRef" => {
                        format!("StringRefParameter<\"\", [{{{}}}]>:${name}", default.replace('\\', ""))
                    }
                    _ => format!("DefaultValuedParameter<\"{ty}\", \"{default}\">:${name}"),
                }
            }
            Shape::List => format!("ArrayRefParameter<\"{ty}\">:${name}"),
            Shape::OptionalList => format!("OptionalArrayRefParameter<\"{ty}\">:${name}"),
        }
    }
}

/// A type or an attribute: its `.td` text in one line, and values of it.
#[derive(Clone)]
pub struct RandomDefinition {
    pub definition: String,
    /// Whether it is a type.
    pub is_type: bool,
    /// Rust expressions that make one in the context `c`.
    pub values: Vec<String>,
}

/// Makes one definition.
pub struct DefinitionMaker {
    random: Random,
    number: usize,
    parameters: Vec<Parameter>,
    literals: usize,
}

impl DefinitionMaker {
    pub fn new(seed: u64, number: usize) -> Self {
        Self { random: Random::new(seed, number), number, parameters: Vec::new(), literals: 0 }
    }

    pub fn make(mut self, values: usize) -> RandomDefinition {
        let is_type = self.random.one_in(2);
        for number in 0..self.random.below(5) {
            let kind = *self.random.pick(KINDS);
            let shape = match self.random.below(7) {
                0 => Shape::Optional,
                1 if kind.default.is_some() => Shape::Default,
                2 => Shape::List,
                3 => Shape::OptionalList,
                _ => Shape::One,
            };
            // Rust has no value that stands for no text.
            let shape =
                if kind.ty == "::llvm::StringRef" && shape == Shape::Optional { Shape::One } else { shape };
            self.parameters.push(Parameter { name: format!("p{number}"), kind, shape, guard: None });
        }
        let format = self.format();
        let number = self.number;
        let class = if is_type { "TypeDef" } else { "AttrDef" };
        let parameters: Vec<_> = self.parameters.iter().map(Parameter::definition).collect();
        let definition = format!(
            "def R_N{number} : {class}<R_Dialect, \"N{number}\"> {{ let mnemonic = \"n{number}\"; \
             let parameters = (ins {}); let assemblyFormat = \"{format}\"; }}",
            parameters.join(", ")
        );
        let suffix = if is_type { "Type" } else { "Attr" };
        let values = (0..values).map(|_| format!("N{number}{suffix}::get(c{})", self.arguments())).collect();
        RandomDefinition { definition, is_type, values }
    }

    // ---- the format ----

    fn literal(&mut self) -> String {
        // Words of their own: only the places of literals are at random.
        if self.random.one_in(2) {
            self.literals += 1;
            return format!("`w{}`", self.literals);
        }
        let punctuation =
            [",", ":", "->", "=", "(", ")", "[", "]", "{", "}", "<", ">", "?", "*", "+", "-", "i32", "on"];
        format!("`{}`", self.random.pick(&punctuation))
    }

    fn format(&mut self) -> String {
        let mut left: Vec<usize> = (0..self.parameters.len()).collect();
        let mut elements = Vec::new();
        if !left.is_empty() && self.random.one_in(4) {
            elements.push(self.all(&mut left));
        }
        while !left.is_empty() {
            if self.random.one_in(2) {
                elements.push(self.literal());
            }
            let index = left.remove(self.random.below(left.len()));
            let element = match self.parameters[index].is_optional() && !self.random.one_in(6) {
                true => self.group(index, &mut left),
                false => self.value(index),
            };
            elements.push(element);
            if self.random.one_in(10) {
                elements.push(self.random.pick(&["` `", "``"]).to_string());
            }
        }
        if self.random.one_in(4) {
            elements.push(self.literal());
        }
        let inside = elements.join(" ");
        match self.random.below(8) {
            0 => inside,
            1 => format!("`[` {inside} `]`"),
            _ => format!("`<` {inside} `>`"),
        }
    }

    /// `params`, or a `struct`.
    fn all(&mut self, left: &mut Vec<usize>) -> String {
        if self.random.one_in(3) {
            let fields: Vec<_> = left.drain(..).map(|index| format!("$p{index}")).collect();
            return format!("struct({})", fields.join(", "));
        }
        left.clear();
        self.random.pick(&["params", "struct(params)"]).to_string()
    }

    fn value(&mut self, index: usize) -> String {
        let name = &self.parameters[index].name;
        match self.random.one_in(8) {
            true => format!("qualified(${name})"),
            false => format!("${name}"),
        }
    }

    fn group(&mut self, index: usize, left: &mut Vec<usize>) -> String {
        let mut inside = Vec::new();
        if !self.random.one_in(3) {
            inside.push(self.literal());
        }
        inside.push(self.value(index) + "^");
        while self.random.one_in(3) {
            let other = left.iter().position(|other| self.parameters[*other].is_optional());
            match other {
                Some(at) => {
                    let other = left.remove(at);
                    self.parameters[other].guard = Some(index);
                    let element = match self.random.one_in(2) {
                        true => self.value(other),
                        false => self.group(other, left),
                    };
                    inside.push(element);
                }
                None => inside.push(self.literal()),
            }
        }
        match self.random.one_in(4) {
            true => format!("({}) : ({})?", inside.join(" "), self.literal()),
            false => format!("({})?", inside.join(" ")),
        }
    }

    // ---- values ----

    fn arguments(&mut self) -> String {
        let own: Vec<bool> = (0..self.parameters.len()).map(|_| self.random.one_in(2)).collect();
        (0..self.parameters.len()).map(|index| format!(", {}", self.argument(index, &own))).collect()
    }

    /// Returns a value, or the default value if the parameter is absent.
    fn argument(&mut self, index: usize, own: &[bool]) -> String {
        let mut is_there = own[index];
        let mut guard = self.parameters[index].guard;
        while let Some(anchor) = guard {
            is_there &= own[anchor];
            guard = self.parameters[anchor].guard;
        }
        let (kind, shape) = (self.parameters[index].kind, self.parameters[index].shape);
        let value = *self.random.pick(kind.values);
        // Rust has these values where C++ has an absent one.
        let zero = match kind.ty {
            "int64_t" | "unsigned" => Some("0"),
            "double" => Some("0.0"),
            "bool" => Some("false"),
            "::r::Flags" => Some("Flags::NONE"),
            _ => None,
        };
        match shape {
            Shape::One => value.to_owned(),
            Shape::Optional => match zero {
                Some(_) if is_there => value.to_owned(),
                Some(zero) => zero.to_owned(),
                None if is_there => format!("Some({value})"),
                None => "None".to_owned(),
            },
            Shape::Default if is_there => value.to_owned(),
            Shape::Default => kind.default.map_or(value, |(_, default)| default).to_owned(),
            Shape::OptionalList if !is_there => "&[]".to_owned(),
            Shape::List | Shape::OptionalList => {
                let count = 1 + self.random.below(3);
                let values: Vec<_> = (0..count).map(|_| *self.random.pick(kind.values)).collect();
                format!("&[{}]", values.join(", "))
            }
        }
    }
}
