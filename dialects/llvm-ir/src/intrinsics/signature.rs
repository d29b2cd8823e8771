//! Signatures of intrinsics, in the codes of LLVM's tables (`IIT_Info` in `Intrinsics.td`), and the types that match them.

use rtblgen_dialects::llvm::LLVMStructType;
use rtblgen_runtime::Type;

use super::Named;
use crate::types::Types;

/// The number of elements of a vector, and whether it is multiplied by `vscale`; `None` for other types.
type Lanes = Option<(i64, bool)>;

/// A type with text of LLVM IR: the lanes of a vector with its element type, or another type.
#[derive(Clone, PartialEq, Eq)]
struct Shape {
    lanes: Lanes,
    element: String,
}

impl Shape {
    fn of(ty: Type<'_>) -> Self {
        let lanes =
            (ty.is_vector() && ty.rank() == Some(1)).then(|| (ty.shape()[0], ty.is_scalable_vector()));
        let element = if lanes.is_some() { ty.element_type() } else { ty };
        Shape { lanes, element: Types::default().text(element).to_owned() }
    }

    fn scalar(element: &str) -> Self {
        Shape { lanes: None, element: element.to_owned() }
    }

    fn text(&self) -> String {
        let element = &self.element;
        match self.lanes {
            None => element.clone(),
            Some((count, false)) => format!("<{count} x {element}>"),
            Some((count, true)) => format!("<vscale x {count} x {element}>"),
        }
    }

    /// The width of an integer type or of a vector of integers.
    fn integer(&self) -> Option<u32> {
        self.element.strip_prefix('i')?.parse().ok()
    }

    /// The width of a floating point type or of a vector of floating point numbers.
    fn float(&self) -> Option<u32> {
        match self.element.as_str() {
            "half" | "bfloat" => Some(16),
            "float" => Some(32),
            "double" => Some(64),
            "x86_fp80" => Some(80),
            "fp128" | "ppc_fp128" => Some(128),
            _ => None,
        }
    }

    fn with_element(&self, element: &str) -> Self {
        Shape { lanes: self.lanes, element: element.to_owned() }
    }

    /// The type with elements of half the width.
    fn halved(&self) -> Option<Self> {
        let element = match (self.element.as_str(), self.integer()) {
            ("double", _) => "float".to_owned(),
            ("float", _) => "half".to_owned(),
            (_, Some(width)) if width % 2 == 0 => format!("i{}", width / 2),
            _ => return None,
        };
        Some(self.with_element(&element))
    }

    fn with_lanes(&self, change: impl Fn(i64) -> i64) -> Option<Self> {
        let (count, scalable) = self.lanes?;
        Some(Shape { lanes: Some((change(count), scalable)), element: self.element.clone() })
    }
}

/// A type in a signature. Numbers refer to the types on which the name of the intrinsic depends.
#[derive(Clone)]
enum Form {
    Void,
    Variadic,
    Fixed(Shape),
    Vector(Lanes, Box<Form>),
    Struct(Vec<Form>),
    Argument {
        number: usize,
        kind: u8,
    },
    Extended(usize),
    Truncated(usize),
    OneNth {
        number: usize,
        divisor: i64,
    },
    /// A vector with as many elements as another type.
    SameLanes(usize, Box<Form>),
    PointersTo(usize),
    Element(usize),
    /// A vector with twice the elements of half the width, repeated so many times.
    Subdivided(usize, u32),
    AsIntegers(usize),
}

/// The kind of an argument that repeats an earlier one.
const REPEATED: u8 = 7;

/// Decodes one type.
fn form(codes: &mut impl Iterator<Item = i64>) -> Form {
    let mut code = codes.next().unwrap_or_default();
    let scalable = code == 35;
    if scalable {
        code = codes.next().unwrap_or_default();
    }
    let lanes = match code {
        9..=13 => Some(1 << (code - 8)),
        16 => Some(64),
        25 => Some(1),
        31 => Some(512),
        32 => Some(1024),
        39 => Some(128),
        41 => Some(256),
        44 => Some(3),
        50 => Some(6),
        51 => Some(10),
        52 => Some(2048),
        53 => Some(4096),
        _ => None,
    };
    if let Some(count) = lanes {
        return Form::Vector(Some((count, scalable)), Box::new(form(codes)));
    }
    let mut next = || codes.next().unwrap_or_default();
    // The number of a type is shifted by three bits, which contain its kind.
    let number = |code: i64| (code >> 3) as usize;
    match code {
        0 => Form::Void,
        26 => Form::Variadic,
        15 => {
            let argument = next();
            Form::Argument { number: number(argument), kind: (argument & 7) as u8 }
        }
        17 => Form::Fixed(Shape { lanes: Some((1, false)), element: "i64".to_owned() }),
        20 => Form::Struct(Vec::new()),
        21 => {
            let count = next() + 2;
            Form::Struct((0..count).map(|_| form(codes)).collect())
        }
        22 => Form::Extended(number(next())),
        23 => Form::Truncated(number(next())),
        24 => Form::Fixed(Shape::scalar(&format!("ptr addrspace({})", next()))),
        27 => Form::OneNth { number: next() as usize, divisor: next() },
        28 => Form::SameLanes(number(next()), Box::new(form(codes))),
        29 => {
            next();
            Form::PointersTo(next() as usize)
        }
        34 => Form::Element(number(next())),
        36 => Form::Subdivided(number(next()), 1),
        37 => Form::Subdivided(number(next()), 2),
        38 => Form::AsIntegers(number(next())),
        _ => Form::Fixed(Shape::scalar(fixed(code))),
    }
}

fn fixed(code: i64) -> &'static str {
    match code {
        1 => "i1",
        2 => "i8",
        3 => "i16",
        4 => "i32",
        5 => "i64",
        6 => "half",
        7 => "float",
        8 => "double",
        14 => "ptr",
        18 => "token",
        19 => "metadata",
        30 => "i128",
        33 => "fp128",
        40 => "bfloat",
        42 => "x86_amx",
        43 => "ppc_fp128",
        45 => "ptr addrspace(10)",
        46 => "ptr addrspace(20)",
        47 => "i2",
        48 => "i4",
        49 => "target(\"aarch64.svcount\")",
        _ => "",
    }
}

/// The types on which the name depends, and the checks that wait for them.
#[derive(Default)]
struct Match<'c> {
    arguments: Vec<Shape>,
    waiting: Vec<(Form, Type<'c>)>,
}

impl<'c> Match<'c> {
    /// Whether a type matches a form. If the form depends on a type that is not known yet, the check waits, unless this
    /// is the last attempt.
    fn accepts(&mut self, form: &Form, ty: Option<Type<'c>>, is_last: bool) -> bool {
        let Some(ty) = ty else { return matches!(form, Form::Void) };
        match form {
            Form::Void | Form::Variadic => false,
            Form::Struct(forms) => {
                let Some(own) = ty.cast::<LLVMStructType<'c>>() else { return false };
                let elements = own.elements();
                !own.is_identified()
                    && !own.is_packed()
                    && elements.len() == forms.len()
                    && forms.iter().zip(elements).all(|(form, ty)| self.accepts(form, Some(ty), is_last))
            }
            Form::Vector(lanes, element) => {
                Shape::of(ty).lanes == *lanes
                    && self.accepts(element, Some(ty.element_type_or_self()), is_last)
            }
            Form::Argument { number, kind } if *number == self.arguments.len() && *kind != REPEATED => {
                let shape = Shape::of(ty);
                let is_right = is_kind(&shape, *kind);
                self.arguments.push(shape);
                is_right
            }
            Form::PointersTo(_) if !is_last => {
                let shape = Shape::of(ty);
                let is_right = shape.lanes.is_some() && shape.element.starts_with("ptr");
                self.arguments.push(shape);
                self.waiting.push((form.clone(), ty));
                is_right
            }
            _ => match self.expected(form, ty) {
                Some(is_right) => is_right,
                None if is_last => false,
                None => {
                    self.waiting.push((form.clone(), ty));
                    true
                }
            },
        }
    }

    /// Whether a type matches a form that depends on another type; `None` if the other type is not known yet.
    fn expected(&mut self, form: &Form, ty: Type<'c>) -> Option<bool> {
        let own = Shape::of(ty);
        if let Form::SameLanes(number, element) = form {
            let is_right = self.arguments.get(*number)?.lanes == own.lanes;
            return Some(is_right && self.accepts(element, Some(ty.element_type_or_self()), true));
        }
        let of = |number: &usize| self.arguments.get(*number);
        let expected = match form {
            Form::Fixed(shape) => Some(shape.clone()),
            Form::Argument { number, .. } => Some(of(number)?.clone()),
            Form::Extended(number) => {
                let other = of(number)?;
                other.integer().map(|width| other.with_element(&format!("i{}", width * 2)))
            }
            Form::Truncated(number) => of(number)?.halved(),
            Form::OneNth { number, divisor } => of(number)?.with_lanes(|count| count / (*divisor).max(1)),
            Form::PointersTo(number) => {
                let other = of(number)?;
                return Some(other.lanes.is_some() && other.lanes == own.lanes);
            }
            Form::Element(number) => {
                let other = of(number)?;
                other.lanes.map(|_| Shape::scalar(&other.element))
            }
            Form::Subdivided(number, times) => {
                let other = of(number)?.clone();
                (0..*times).try_fold(other, |shape, _| shape.halved()?.with_lanes(|count| count * 2))
            }
            Form::AsIntegers(number) => {
                let other = of(number)?;
                let width = other.integer().or(other.float()).filter(|_| other.lanes.is_some());
                width.map(|width| other.with_element(&format!("i{width}")))
            }
            _ => None,
        };
        Some(expected == Some(own))
    }
}

/// Whether a type is of one of the kinds in `ArgKind` of `Intrinsics.td`.
fn is_kind(shape: &Shape, kind: u8) -> bool {
    match kind {
        0 => true,
        1 => shape.integer().is_some(),
        2 => shape.float().is_some(),
        3 => shape.lanes.is_some(),
        4 => shape.lanes.is_none() && shape.element.starts_with("ptr"),
        _ => false,
    }
}

/// The reason why types do not match an intrinsic, with the expected number or type.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Mismatch {
    /// The types are not among those that the name allows.
    Overloads,
    Result(String),
    Count(usize),
    Operand(usize, String),
}

/// The text of a type that does not depend on others.
fn text(form: &Form) -> String {
    match form {
        Form::Fixed(shape) => shape.text(),
        Form::Vector(lanes, element) => Shape { lanes: *lanes, element: text(element) }.text(),
        Form::Struct(forms) if !forms.is_empty() => {
            format!("{{ {} }}", forms.iter().map(text).collect::<Vec<_>>().join(", "))
        }
        Form::Struct(_) => "{}".to_owned(),
        _ => "void".to_owned(),
    }
}

/// Checks the types of a call of an intrinsic.
pub(crate) fn check_types<'c>(
    row: &Named,
    result: Option<Type<'c>>,
    operands: &[Type<'c>],
) -> Result<(), Mismatch> {
    let mut codes = row.signature.split(' ').filter_map(|code| code.parse().ok()).peekable();
    let returned = form(&mut codes);
    let mut forms = Vec::new();
    while codes.peek().is_some() {
        forms.push(form(&mut codes));
    }
    let pairs = || forms.iter().zip(operands.iter().copied());
    let mut types = Match::default();
    let is_overloaded = !row.results.is_empty() || !row.operands.is_empty();
    if is_overloaded {
        let mut is_right = operands.len() <= forms.len() && types.accepts(&returned, result, false);
        is_right = is_right && pairs().all(|(form, ty)| types.accepts(form, Some(ty), false));
        let waiting = std::mem::take(&mut types.waiting);
        is_right = is_right && waiting.iter().all(|(form, ty)| types.accepts(form, Some(*ty), true));
        if !is_right {
            return Err(Mismatch::Overloads);
        }
    } else if !types.accepts(&returned, result, true) {
        return Err(Mismatch::Result(text(&returned)));
    }
    if operands.len() != forms.len() {
        return Err(Mismatch::Count(forms.len()));
    }
    let wrong = pairs().position(|(form, ty)| !is_overloaded && !types.accepts(form, Some(ty), true));
    wrong.map_or(Ok(()), |number| Err(Mismatch::Operand(number, text(&forms[number]))))
}
