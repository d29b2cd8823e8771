//! Makes random patterns of everything that DRR has.

use std::fmt::Write as _;

use oracle::random::Random;

/// Definitions that the patterns use besides the ops.
pub const PRELUDE: &str = r#"include "ops.td"
def Look : NativeCodeCall<"look($_self)">;
def LookAgain : NativeCodeCall<"look($_self)">;
def MakeOfNothing : NativeCodeCall<"make(())">;
def MakeHere : NativeCodeCall<"make(($_builder, $_loc))">;
def MakeOfOne : NativeCodeCall<"make(&$0)">;
def MakeOfTwo : NativeCodeCall<"make(($_builder, &$1, &$0))">;
def MakeOfAll : NativeCodeCall<"make(vec![$0...])">;
def MakeTwo : NativeCodeCall<"make((&$0, $_loc))", 2>;
def MakeThree : NativeCodeCall<"make($_builder)", 3>;
def Effect : NativeCodeCallVoid<"effect(($_builder, &$0))">;
def Inner : NativeCodeCall<"inner(&$0)">;
def InnerHere : NativeCodeCall<"inner(($_loc, &$0, &$1))">;
def OnSelf : NativeCodeCall<"make(&$_self)">;
def OnSelfHere : NativeCodeCall<"make(($_builder, &$_self))">;
def OfSelf : Constraint<CPred<"holds(&$_self)">, "of itself">;
def OfOne : Constraint<CPred<"holds(&$0)">, "of one">;
def OfTwo : Constraint<And<[CPred<"holds(&$0)">, Neg<CPred<"holds((&$1, &$0))">>]>, "of two">;
def OfFour : Constraint<CPred<"holds((&$0, &$1, &$2, &$3))">, "of four">;
def OfSelfAndOne : Constraint<CPred<"holds((&$_self, &$0))">, "of itself and one">;
def Positive : PropConstraint<CPred<"$_self > 0">, "positive", "int32_t">;
def Confined : ConfinedProp<I32Prop, CPred<"$_self < 9">, "small">;
"#;

/// An op of the dialect.
pub struct OpShape {
    /// Its def.
    pub name: String,
    pub arguments: Vec<Kind>,
    pub results: usize,
    pub regions: usize,
    pub successors: usize,
    /// Its result types need not be stated.
    pub infers: bool,
}

/// The kind of an argument or a name; attributes and properties with the def of their constraint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Value,
    Optional,
    Variadic,
    Attribute(String),
    Property(String),
    /// An op, with the number of its results, regions and successors; an op of the source or a new one.
    Op {
        results: usize,
        regions: usize,
        successors: usize,
        is_new: bool,
    },
    /// This number of values of a native call.
    Native(usize),
}

/// Constants of attributes, by the attribute's def.
const CONSTANTS: &[(&str, &str)] = &[
    ("I32Attr", "ConstantAttr<I32Attr, \"7\">"),
    ("I32Attr", "ConstantAttr<I32Attr, \"-1\">"),
    ("I64Attr", "ConstantAttr<I64Attr, \"7\">"),
    ("I1Attr", "ConstantAttr<I1Attr, \"true\">"),
    ("I8Attr", "ConstantAttr<I8Attr, \"-8\">"),
    ("SI32Attr", "ConstantAttr<SI32Attr, \"-8\">"),
    ("UI8Attr", "ConstantAttr<UI8Attr, \"255\">"),
    ("IndexAttr", "ConstantAttr<IndexAttr, \"2\">"),
    ("F32Attr", "ConstantAttr<F32Attr, \"1.5\">"),
    ("F64Attr", "ConstantAttr<F64Attr, \"-2.5\">"),
    ("StrAttr", "ConstantStrAttr<StrAttr, \"s\">"),
    ("StrAttr", "ConstantAttr<StrAttr, \"\\\"s\\\"\">"),
    ("BoolAttr", "ConstBoolAttrTrue"),
    ("BoolAttr", "ConstantAttr<BoolAttr, \"false\">"),
    ("UnitAttr", "ConstUnitAttr"),
    ("Drr_Color", "ConstantEnumCase<Drr_Color, \"blue\">"),
    ("Drr_Color", "Drr_Green"),
    ("Drr_Flags", "ConstantEnumCase<Drr_Flags, \"safe\">"),
    ("Drr_Flags", "ConstantEnumCase<Drr_Flags, \"fast|safe\">"),
    ("FlatSymbolRefAttr", "ConstantStrAttr<FlatSymbolRefAttr, \"s\">"),
    ("SymbolRefAttr", "ConstantStrAttr<SymbolRefAttr, \"s\">"),
    ("I32ArrayAttr", "ConstantAttr<I32ArrayAttr, \"{1, 2}\">"),
    ("I64ArrayAttr", "ConstantAttr<I64ArrayAttr, \"{}\">"),
    ("F32ArrayAttr", "ConstantAttr<F32ArrayAttr, \"{1.0f}\">"),
    ("StrArrayAttr", "ConstantAttr<StrArrayAttr, \"{\\\"a\\\"}\">"),
    ("BoolArrayAttr", "ConstantAttr<BoolArrayAttr, \"{true, false}\">"),
    ("DenseI32ArrayAttr", "ConstantAttr<DenseI32ArrayAttr, \"{1, 2}\">"),
    ("DenseI64ArrayAttr", "ConstantAttr<DenseI64ArrayAttr, \"{}\">"),
    ("DenseBoolArrayAttr", "ConstantAttr<DenseBoolArrayAttr, \"{true}\">"),
    ("DenseF32ArrayAttr", "ConstantAttr<DenseF32ArrayAttr, \"{1.0f}\">"),
];

const PROPERTY_CONSTANTS: &[(&str, &str)] = &[
    ("I32Prop", "ConstantProp<I32Prop, \"3\">"),
    ("I64Prop", "ConstantProp<I64Prop, \"-3\">"),
    ("StringProp", "ConstantProp<StringProp, \"\\\"s\\\"\">"),
    ("BoolProp", "ConstantProp<BoolProp, \"true\">"),
    ("UnitProp", "ConstantProp<UnitProp, \"true\">"),
];

/// A name that is bound.
#[derive(Clone)]
struct Name {
    text: String,
    kind: Kind,
}

/// Makes one pattern.
pub struct PatternMaker<'a> {
    random: Random,
    number: usize,
    ops: &'a [OpShape],
    names: Vec<Name>,
    /// The ops of the source whose regions are taken.
    opened: Vec<String>,
    /// The name of the root's op, if it has one.
    root: Option<String>,
}

impl<'a> PatternMaker<'a> {
    pub fn new(seed: u64, number: usize, ops: &'a [OpShape]) -> Self {
        Self {
            random: Random::new(seed, number),
            number,
            ops,
            names: Vec::new(),
            opened: Vec::new(),
            root: None,
        }
    }

    /// A pattern, in one line.
    pub fn pattern(mut self) -> String {
        let root = self.random.below(self.ops.len());
        let source = self.source_op(root, 0);
        self.root = source.split([':', ' ']).nth(1).map(|name| name.trim_start_matches('$').to_owned());
        let results = self.results(self.ops[root].results);
        let constraints: Vec<_> = (0..self.random.below(3)).filter_map(|_| self.constraint()).collect();
        let supplemental = match self.random.below(8) {
            0 => self.result_op(None, 1),
            1 => self.native(0, "Effect", 1),
            2 => self.replace_op(),
            _ => String::new(),
        };
        let benefit = self.random.below(3);
        format!(
            "def P{} : Pattern<{source}, [{}], [{}], [{supplemental}], (addBenefit {benefit})>;",
            self.number,
            results.join(", "),
            constraints.join(", ")
        )
    }

    fn bind(&mut self, prefix: &str, kind: Kind) -> String {
        let text = format!("{prefix}{}", self.names.len());
        self.names.push(Name { text: text.clone(), kind });
        format!("${text}")
    }

    /// A name of this kind, if there is one; sometimes any.
    fn name(&mut self, fits: impl Fn(&Kind) -> bool) -> Option<Name> {
        let lax = self.random.one_in(25);
        let fitting: Vec<Name> = self.names.iter().filter(|name| lax || fits(&name.kind)).cloned().collect();
        (!fitting.is_empty()).then(|| self.random.pick(&fitting).clone())
    }

    fn op_kind(&self, op: usize, is_new: bool) -> Kind {
        let shape = &self.ops[op];
        Kind::Op { results: shape.results, regions: shape.regions, successors: shape.successors, is_new }
    }

    // ---- source ----

    fn source_op(&mut self, op: usize, depth: usize) -> String {
        let shape = &self.ops[op];
        let mut text = format!("({}", shape.name);
        if self.random.one_in(3) {
            let name = self.bind("o", self.op_kind(op, false));
            write!(text, ":{name}").expect("a string takes everything");
            if depth > 0 && self.random.one_in(4) {
                write!(text, "__{}", self.random.below(shape.results + 1))
                    .expect("a string takes everything");
            }
        }
        let mut arguments: Vec<String> = Vec::new();
        let mut position = 0;
        while position < shape.arguments.len() {
            let pair = shape.arguments.get(position..position + 2);
            if pair == Some(&[Kind::Value, Kind::Value]) && self.random.one_in(6) {
                let (left, right) = (self.source_value(depth), self.source_value(depth));
                arguments.push(format!("(either {left}, {right})"));
                position += 2;
                continue;
            }
            let argument = self.source_argument(&shape.arguments[position], depth);
            arguments.push(argument);
            position += 1;
        }
        text + " " + &arguments.join(", ") + ")"
    }

    fn source_argument(&mut self, kind: &Kind, depth: usize) -> String {
        match kind {
            Kind::Value => self.source_value(depth),
            Kind::Variadic if self.random.one_in(3) => {
                let name = if self.random.one_in(2) {
                    ":".to_owned() + &self.bind("v", Kind::Variadic)
                } else {
                    String::new()
                };
                let inside: Vec<_> = (0..self.random.below(3)).map(|_| self.source_value(depth)).collect();
                format!("(variadic{name} {})", inside.join(", "))
            }
            Kind::Optional if depth < 3 && self.random.one_in(4) => {
                let op = self.random.below(self.ops.len());
                self.source_op(op, depth + 1)
            }
            Kind::Attribute(base) => {
                let constraint = self.random.one_in(2).then(|| self.attribute_constraint(base));
                self.source_leaf(constraint, "a", kind)
            }
            Kind::Property(base) => {
                let constraint = self.random.one_in(3).then(|| self.property_constraint(base));
                self.source_leaf(constraint, "p", kind)
            }
            _ => self.source_leaf(None, "v", kind),
        }
    }

    fn source_leaf(&mut self, constraint: Option<String>, prefix: &str, kind: &Kind) -> String {
        let bound = !self.random.one_in(5);
        match (constraint, bound) {
            (Some(constraint), false) => constraint,
            (Some(constraint), true) => format!("{constraint}:{}", self.bind(prefix, kind.clone())),
            (None, false) => self.random.pick(&["$_", "?"]).to_string(),
            (None, true) => self.bind(prefix, kind.clone()),
        }
    }

    fn source_value(&mut self, depth: usize) -> String {
        match self.random.below(10) {
            0..3 if depth < 3 => {
                let fitting: Vec<usize> =
                    (0..self.ops.len()).filter(|op| self.ops[*op].results > 0).collect();
                let op = *self.random.pick(&fitting);
                self.source_op(op, depth + 1)
            }
            3 if depth < 3 => self.source_native(depth + 1),
            4 => match self.name(|kind| *kind == Kind::Value) {
                Some(name) => format!("${}", name.text),
                None => "$_".to_owned(),
            },
            5 | 6 => {
                let constraint = *self.random.pick(&[
                    "AnyType",
                    "I32",
                    "F32",
                    "Index",
                    "AnyTensor",
                    "AnyTypeOf<[I32, F32]>",
                ]);
                let bound = self.bind("x", Kind::Value);
                format!("{constraint}:{bound}")
            }
            7 => "$_".to_owned(),
            _ => self.bind("x", Kind::Value),
        }
    }

    fn source_native(&mut self, depth: usize) -> String {
        if self.random.one_in(3) {
            return format!(
                "(ConstantLikeMatcher AnyAttr:{})",
                self.bind("a", Kind::Attribute("AnyAttr".into()))
            );
        }
        let outputs: Vec<String> = (0..1 + self.random.below(3))
            .map(|_| match self.random.below(6) {
                0 if depth < 3 => self.source_native(depth + 1),
                1 if depth < 3 => self.source_value(depth + 1),
                2 => {
                    let (base, _) = *self.random.pick(CONSTANTS);
                    let constraint = self.attribute_constraint(base);
                    self.source_leaf(Some(constraint), "a", &Kind::Attribute(base.into()))
                }
                3 => {
                    let (base, _) = *self.random.pick(PROPERTY_CONSTANTS);
                    let constraint = self.property_constraint(base);
                    self.source_leaf(Some(constraint), "p", &Kind::Property(base.into()))
                }
                _ => self.bind("x", Kind::Value),
            })
            .collect();
        format!("({} {})", *self.random.pick(&["Look", "LookAgain"]), outputs.join(", "))
    }

    fn attribute_constraint(&mut self, base: &str) -> String {
        match self.random.below(8) {
            0 => self.constant(CONSTANTS, base),
            1 => self.random.pick(CONSTANTS).1.to_owned(),
            2 => "AnyAttr".to_owned(),
            3 => "IsNullAttr".to_owned(),
            4 => self
                .random
                .pick(&[
                    "ConfinedAttr<I32Attr, [IntPositive]>",
                    "AnyAttrOf<[I32Attr, StrAttr]>",
                    "I32Attr",
                    "StrAttr",
                    "Drr_Flags",
                    "UnitAttr",
                ])
                .to_string(),
            _ if base.contains("anonymous") => "AnyAttr".to_owned(),
            _ => base.to_owned(),
        }
    }

    fn property_constraint(&mut self, base: &str) -> String {
        match self.random.below(6) {
            0 | 1 => self.constant(PROPERTY_CONSTANTS, base),
            2 => self.random.pick(PROPERTY_CONSTANTS).1.to_owned(),
            3 => self.random.pick(&["Positive", "Confined"]).to_string(),
            _ if base.contains("anonymous") => "I32Prop".to_owned(),
            _ => base.to_owned(),
        }
    }

    /// A constant of this base; any, if there is none.
    fn constant(&mut self, all: &[(&str, &str)], base: &str) -> String {
        let fitting: Vec<_> = all.iter().filter(|(of, _)| *of == base).collect();
        match fitting.is_empty() || self.random.one_in(12) {
            true => self.random.pick(all).1.to_owned(),
            false => self.random.pick(&fitting).1.to_owned(),
        }
    }

    // ---- constraints ----

    fn constraint(&mut self) -> Option<String> {
        let any = |maker: &mut Self| maker.name(|_| true).map(|name| maker.reference(&name));
        let value =
            |maker: &mut Self| maker.name(|kind| *kind == Kind::Value).map(|name| format!("${}", name.text));
        Some(match self.random.below(8) {
            0 => format!(
                "({} {})",
                self.random.pick(&["AnyType", "I32", "AnyTensor"]).to_owned(),
                value(self)?
            ),
            1 => format!("({}:{})", self.random.pick(&["AnyType", "Index"]).to_owned(), value(self)?),
            2 => format!("(OfSelf:{})", any(self)?),
            3 => format!("(OfSelfAndOne:{} {})", any(self)?, any(self)?),
            4 => format!("(OfTwo {}, {})", any(self)?, any(self)?),
            5 => format!("(OfFour {}, {}, {}, {})", any(self)?, any(self)?, any(self)?, any(self)?),
            6 => format!("(HasNoUseOf:{})", value(self)?),
            _ => format!("(OfOne {})", any(self)?),
        })
    }

    /// `$x`, or `$x__1` where the name stands for several.
    fn reference(&mut self, name: &Name) -> String {
        let several = match name.kind {
            Kind::Op { results, .. } => results,
            Kind::Native(count) => count,
            Kind::Variadic => 2,
            _ => 0,
        };
        match several > 1 && self.random.one_in(2) {
            true => format!("${}__{}", name.text, self.random.below(several)),
            false => format!("${}", name.text),
        }
    }

    // ---- results ----

    fn results(&mut self, mut missing: usize) -> Vec<String> {
        let mut results = Vec::new();
        while self.random.one_in(4) {
            results.push(match self.random.below(4) {
                0 => self.native(1, "MakeOfOne", 1),
                1 => self.native(0, "Effect", 1),
                _ => self.result_op(None, 0),
            });
        }
        while missing > 0 {
            let (dag, count) = self.replacing(missing);
            missing -= count;
            results.push(dag);
        }
        results
    }

    /// A result pattern that replaces at most `missing` results of the root, and how many.
    fn replacing(&mut self, missing: usize) -> (String, usize) {
        match self.random.below(8) {
            0 | 1 => {
                if let Some(value) =
                    self.name(|kind| matches!(kind, Kind::Value | Kind::Op { results: 1, .. }))
                {
                    return (format!("(replaceWithValue {})", self.reference(&value)), 1);
                }
            }
            2 if missing >= 2 => return (self.native(2, "MakeTwo", 1), 2),
            3 => return (self.native(1, "MakeOfTwo", 2), 1),
            _ => {}
        }
        let fitting: Vec<usize> =
            (0..self.ops.len()).filter(|op| (1..=missing).contains(&self.ops[*op].results)).collect();
        let op = *self.random.pick(&fitting);
        (self.new_op(op, 0, true), self.ops[op].results)
    }

    /// A new op somewhere else, of one result if nothing else is said.
    fn result_op(&mut self, results: Option<usize>, depth: usize) -> String {
        let lax = self.random.one_in(15);
        let fits = |op: &usize| {
            let shape = &self.ops[*op];
            results.is_none_or(|results| shape.results == results)
                && (lax || depth > 0 || shape.results == 0 || shape.infers)
        };
        let fitting: Vec<usize> = (0..self.ops.len()).filter(fits).collect();
        let op = *self.random.pick(&fitting);
        self.new_op(op, depth, false)
    }

    fn new_op(&mut self, op: usize, depth: usize, replaces: bool) -> String {
        let shape = &self.ops[op];
        let mut arguments: Vec<String> =
            shape.arguments.iter().map(|kind| self.argument(kind, depth)).collect();
        let needs_types = depth > 0 && !shape.infers && shape.results > 0;
        if needs_types || (!replaces && depth > 0 && self.random.one_in(6)) {
            let types: Vec<_> = (0..shape.results).map(|_| self.return_type()).collect();
            arguments.push(format!("(returnType {})", types.join(", ")));
        }
        arguments.extend(self.trailing(shape));
        let mut text = format!("({}", shape.name);
        if self.random.one_in(4) {
            let name = self.bind("n", self.op_kind(op, true));
            write!(text, ":{name}").expect("a string takes everything");
            if shape.results > 1 && depth > 0 {
                write!(text, "__{}", self.random.below(shape.results)).expect("a string takes everything");
            }
        }
        text + " " + &arguments.join(", ") + ")"
    }

    fn trailing(&mut self, shape: &OpShape) -> Vec<String> {
        let mut trailing = Vec::new();
        if shape.successors > 0 && !self.random.one_in(20) {
            let from = self.name(|kind| matches!(kind, Kind::Op { successors, is_new: false, .. } if *successors == shape.successors));
            trailing.extend(from.map(|name| format!("(successorsOf ${})", name.text)));
        }
        if shape.regions > 0 && self.random.one_in(2) {
            let from = self.name(
                |kind| matches!(kind, Kind::Op { regions, is_new: false, .. } if *regions == shape.regions),
            );
            if let Some(name) = from.filter(|name| !self.opened.contains(&name.text)) {
                self.opened.push(name.text.clone());
                trailing.push(format!("(regionsOf ${})", name.text));
            }
        }
        if self.random.one_in(6) {
            let mut inside = Vec::new();
            if self.random.one_in(2) {
                inside.push("\"here\"".to_owned());
            }
            for _ in 0..self.random.below(3) {
                let located = |kind: &Kind| !matches!(kind, Kind::Attribute(_) | Kind::Property(_));
                inside.extend(self.name(located).map(|name| format!("${}", name.text)));
            }
            if !inside.is_empty() {
                trailing.push(format!("(location {})", inside.join(", ")));
            }
        }
        trailing
    }

    fn return_type(&mut self) -> String {
        match self.random.below(6) {
            0 => "\"$_builder.context().i32_type()\"".to_owned(),
            1 => self.native(0, "MakeHere", 0),
            2 => match self.name(|_| true) {
                Some(name) => format!("(MakeOfOne ${})", name.text),
                None => "(MakeOfNothing)".to_owned(),
            },
            _ => match self.name(|kind| {
                matches!(
                    kind,
                    Kind::Value | Kind::Optional | Kind::Variadic | Kind::Native(_) | Kind::Op { .. }
                )
            }) {
                Some(name) => self.reference(&name),
                None => "\"$_builder.context().index_type()\"".to_owned(),
            },
        }
    }

    fn argument(&mut self, kind: &Kind, depth: usize) -> String {
        match kind {
            Kind::Attribute(base) => self.attribute_argument(base, depth),
            Kind::Property(base) => self.property_argument(base, depth),
            Kind::Variadic if self.random.one_in(2) => {
                let inside: Vec<_> =
                    (0..self.random.below(4)).map(|_| self.packed_argument(depth + 1)).collect();
                format!("(variadic {})", inside.join(", "))
            }
            Kind::Variadic => {
                match self.name(|kind| matches!(kind, Kind::Variadic | Kind::Op { results: 2.., .. })) {
                    Some(name) => format!("${}", name.text),
                    None => "(variadic)".to_owned(),
                }
            }
            Kind::Optional if self.random.one_in(2) => match self.name(|kind| *kind == Kind::Optional) {
                Some(name) => format!("${}", name.text),
                None => self.value_argument(depth),
            },
            _ => self.value_argument(depth),
        }
    }

    fn packed_argument(&mut self, depth: usize) -> String {
        match self.random.below(4) {
            0 => match self.name(|kind| {
                matches!(kind, Kind::Variadic | Kind::Optional | Kind::Op { .. } | Kind::Native(_))
            }) {
                Some(name) => self.reference(&name),
                None => self.value_argument(depth),
            },
            _ => self.value_argument(depth),
        }
    }

    fn value_argument(&mut self, depth: usize) -> String {
        match self.random.below(10) {
            0 | 1 if depth < 3 => return self.result_op(Some(1), depth + 1),
            2 if depth < 3 => return self.native(1, "MakeOfOne", depth + 1),
            3 if depth < 3 => return self.native(1, "MakeOfTwo", depth + 1),
            4 => {
                if let Some(name) = self.name(|kind| *kind == Kind::Value) {
                    return format!(
                        "{}:${}",
                        self.random.pick(&["OnSelf", "OnSelfHere"]).to_owned(),
                        name.text
                    );
                }
            }
            5 => {
                if let Some(name) =
                    self.name(|kind| matches!(kind, Kind::Op { results: 1.., .. } | Kind::Native(1..)))
                {
                    return self.reference(&name);
                }
            }
            _ => {}
        }
        match self.name(|kind| *kind == Kind::Value) {
            Some(name) => format!("${}", name.text),
            None if depth < 3 => "(BOp)".to_owned(),
            None => "(MakeOfNothing)".to_owned(),
        }
    }

    fn attribute_argument(&mut self, base: &str, depth: usize) -> String {
        let of_base = |kind: &Kind| *kind == Kind::Attribute(base.to_owned());
        match self.random.below(8) {
            0 | 1 => self.constant(CONSTANTS, base),
            2 if depth < 3 => self.native(1, "MakeOfOne", depth + 1),
            3 => match self.name(|kind| matches!(kind, Kind::Attribute(_))) {
                Some(name) => format!("OnSelf:${}", name.text),
                None => self.constant(CONSTANTS, base),
            },
            4 => "(MakeHere)".to_owned(),
            _ => match self.name(of_base) {
                Some(name) => format!("${}", name.text),
                None => "(MakeOfNothing)".to_owned(),
            },
        }
    }

    fn property_argument(&mut self, base: &str, depth: usize) -> String {
        let of_base = |kind: &Kind| *kind == Kind::Property(base.to_owned());
        match self.random.below(6) {
            0 => self.constant(PROPERTY_CONSTANTS, base),
            1 if depth < 3 => self.native(1, "MakeOfOne", depth + 1),
            2 => match self.name(|kind| matches!(kind, Kind::Property(_))) {
                Some(name) => format!("OnSelf:${}", name.text),
                None => "(MakeHere)".to_owned(),
            },
            _ => match self.name(of_base) {
                Some(name) => format!("${}", name.text),
                None => "(MakeOfNothing)".to_owned(),
            },
        }
    }

    /// A native call with so many arguments at least.
    fn native(&mut self, returns: usize, call: &str, depth: usize) -> String {
        let count = match call {
            "MakeOfNothing" | "MakeHere" => 0,
            "MakeOfTwo" => 2,
            _ => 1,
        };
        let arguments: Vec<_> = (0..count).map(|_| self.native_argument(depth)).collect();
        let mut text = format!("({call}");
        if returns > 0 && self.random.one_in(4) {
            let name = self.bind("m", Kind::Native(returns));
            write!(text, ":{name}").expect("a string takes everything");
        }
        text + " " + &arguments.join(", ") + ")"
    }

    fn native_argument(&mut self, depth: usize) -> String {
        match self.random.below(8) {
            0 if depth < 3 => self.result_op(None, depth + 1),
            1 => self.random.pick(CONSTANTS).1.to_owned(),
            2 if depth < 3 => self.native(0, "Inner", depth + 1),
            3 => match self.name(|_| true) {
                Some(name) => format!("NativeCodeCall<\"inner(&$_self)\">:${}", name.text),
                None => "ConstUnitAttr".to_owned(),
            },
            _ => match self.name(|_| true) {
                Some(name) => self.reference(&name),
                None => "ConstUnitAttr".to_owned(),
            },
        }
    }

    fn replace_op(&mut self) -> String {
        let of_source = |kind: &Kind| matches!(kind, Kind::Op { is_new: false, results: 1.., .. });
        let Some(Name { text, kind: Kind::Op { results, .. } }) = self.name(of_source) else {
            return String::new();
        };
        if self.root.as_ref() == Some(&text) {
            return String::new();
        }
        let values: Vec<_> = (0..results).map(|_| self.value_argument(2)).collect();
        format!("(replaceOp ${text}, {})", values.join(", "))
    }
}
