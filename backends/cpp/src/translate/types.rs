//! The C++ types of expressions, and the Rust that holds their values.

use std::fmt;

use crate::syntax::{Name, TemplateArgument, TypeName};

/// The type of a translated expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ty {
    /// `bool`.
    Bool,
    /// An integer. The Rust value has the Rust type of the same width and sign.
    Integer(IntegerKind),
    /// `double`, or a `float` literal: `f64`.
    Float,
    /// `StringRef`, `std::string`: `&str`.
    String,
    /// A class of types, attributes, values or operations, by its C++ path without a leading `::`. The Rust value is the
    /// runtime's `Type`, `Attribute`, `ValueView` or `OpView`.
    Class(String),
    /// A generated enum, by its C++ path.
    Enum(String),
    /// `ArrayRef`, `SmallVector`, `TypeRange`, ...: a slice or a vector.
    List(Box<Ty>),
    /// `std::optional`, and a class whose value may be null: `Option`.
    Optional(Box<Ty>),
    /// `nullptr`, `std::nullopt`.
    Null,
    /// The result of a user function.
    Unknown,
}

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntegerKind {
    /// The width in bits: 8, 16, 32 or 64.
    pub width: u32,
    /// Whether the type is signed.
    pub signed: bool,
}

impl IntegerKind {
    /// `int`.
    pub const INT: Self = Self { width: 32, signed: true };
    /// `unsigned`.
    pub const UNSIGNED: Self = Self { width: 32, signed: false };
    /// `int64_t`, `long`.
    pub const I64: Self = Self { width: 64, signed: true };
    /// `uint64_t`, `size_t`.
    pub const U64: Self = Self { width: 64, signed: false };

    /// `char`, which is signed as on x86.
    pub const CHAR: Self = Self { width: 8, signed: true };

    /// The integer type with a C++ name such as `uint8_t`, with or without `std::`.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.strip_prefix("::").filter(|name| name.starts_with("std::")).unwrap_or(name);
        let plain = name.strip_prefix("std::").filter(|plain| plain.ends_with("_t")).unwrap_or(name);
        let (_, width, signed) = INTEGERS.iter().find(|(known, ..)| *known == plain)?;
        Some(Self { width: *width, signed: *signed })
    }

    /// The Rust type that holds the value.
    pub fn rust(self) -> &'static str {
        match (self.width, self.signed) {
            (8, true) => "i8",
            (8, false) => "u8",
            (16, true) => "i16",
            (16, false) => "u16",
            (32, true) => "i32",
            (32, false) => "u32",
            (_, true) => "i64",
            (_, false) => "u64",
        }
    }
}

/// C++ names of integer types, without `std::`.
const INTEGERS: &[(&str, u32, bool)] = &[
    ("int8_t", 8, true),
    ("uint8_t", 8, false),
    ("char", 8, true),
    ("signed char", 8, true),
    ("unsigned char", 8, false),
    ("int16_t", 16, true),
    ("uint16_t", 16, false),
    ("short", 16, true),
    ("unsigned short", 16, false),
    ("int32_t", 32, true),
    ("uint32_t", 32, false),
    ("int", 32, true),
    ("unsigned", 32, false),
    ("unsigned int", 32, false),
    ("int64_t", 64, true),
    ("uint64_t", 64, false),
    ("long", 64, true),
    ("long long", 64, true),
    ("unsigned long", 64, false),
    ("unsigned long long", 64, false),
    ("size_t", 64, false),
    ("ptrdiff_t", 64, true),
    ("intptr_t", 64, true),
    ("uintptr_t", 64, false),
];

/// Class templates and classes that are lists.
const LISTS: &[(&str, &str)] = &[
    ("llvm::ArrayRef", ""),
    ("llvm::SmallVector", ""),
    ("llvm::SmallVectorImpl", ""),
    ("std::vector", ""),
    ("mlir::ValueRange", "mlir::Value"),
    ("mlir::OperandRange", "mlir::Value"),
    ("mlir::ResultRange", "mlir::Value"),
    ("mlir::TypeRange", "mlir::Type"),
];

impl Ty {
    /// A class by its C++ path.
    pub fn class(path: &str) -> Self {
        Self::Class(path.to_owned())
    }

    /// The type that a built-in C++ name denotes; `resolve` finds classes and enums.
    pub(crate) fn of(ty: &TypeName, resolve: &dyn Fn(&Name) -> Option<Ty>) -> Option<Self> {
        let path = ty.name.path();
        let plain = path.strip_prefix("std::").unwrap_or(&path);
        if let Some(kind) = IntegerKind::named(plain) {
            return Some(Self::Integer(kind));
        }
        match plain {
            "bool" => return Some(Self::Bool),
            "double" => return Some(Self::Float),
            "string" | "StringRef" | "llvm::StringRef" | "mlir::StringRef" => return Some(Self::String),
            "optional" => return Some(Self::Optional(Box::new(Self::of_argument(&ty.name, resolve)?))),
            _ => {}
        }
        let same = |name: &str| {
            name == path
                || name.split_once("::").is_some_and(|(_, last)| last == plain.trim_start_matches("mlir::"))
        };
        match LISTS.iter().find(|(name, _)| same(name)) {
            Some((_, "")) => Some(Self::List(Box::new(Self::of_argument(&ty.name, resolve)?))),
            Some((_, element)) => Some(Self::List(Box::new(Self::class(element)))),
            None => resolve(&ty.name),
        }
    }

    fn of_argument(name: &Name, resolve: &dyn Fn(&Name) -> Option<Ty>) -> Option<Self> {
        match name.arguments().first()? {
            TemplateArgument::Type(ty) => Self::of(ty, resolve),
            TemplateArgument::Integer(_) => None,
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => f.write_str("bool"),
            Self::Integer(IntegerKind::INT) => f.write_str("int"),
            Self::Integer(IntegerKind::UNSIGNED) => f.write_str("unsigned"),
            Self::Integer(IntegerKind { width, signed }) => {
                write!(f, "{}int{width}_t", if *signed { "" } else { "u" })
            }
            Self::Float => f.write_str("double"),
            Self::String => f.write_str("llvm::StringRef"),
            Self::Class(path) | Self::Enum(path) => f.write_str(path),
            Self::List(element) => write!(f, "llvm::ArrayRef<{element}>"),
            Self::Optional(inner) => write!(f, "std::optional<{inner}>"),
            Self::Null => f.write_str("nullptr"),
            Self::Unknown => f.write_str("auto"),
        }
    }
}
