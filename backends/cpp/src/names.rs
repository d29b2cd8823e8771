//! Names that a `.td` file defines. The translator finds them through [`Names`].

use crate::translate::Ty;

/// A class or enum that a `.td` file defines.
#[derive(Clone, Debug, PartialEq)]
pub struct UserClass {
    /// The C++ path without a leading `::`.
    pub path: String,
    /// The kind of entity.
    pub kind: UserKind,
    /// The Rust path of the generated type.
    pub rust: String,
    /// The number of parameters that `get` of a type or attribute takes; `None` if there is no such builder.
    pub parameters: Option<usize>,
    /// Whether parameters are verified, so that `get` may have no result.
    pub is_verified: bool,
    /// Its C++ getters.
    pub getters: Vec<Getter>,
    /// The C++ paths of the interfaces that it implements. It has their members.
    pub interfaces: Vec<String>,
}

/// The kinds of classes that a `.td` file defines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserKind {
    /// A `TypeDef`.
    Type,
    /// An `AttrDef`.
    Attribute,
    /// An `Op`.
    Op,
    /// A type interface; it is tested by name.
    TypeInterface,
    /// An attribute interface; it is tested by name.
    AttributeInterface,
    /// An enum.
    Enum,
}

/// A C++ getter without arguments, such as `getWidth`.
#[derive(Clone, Debug, PartialEq)]
pub struct Getter {
    /// The C++ name.
    pub name: String,
    /// The C++ type of the result.
    pub ty: Ty,
    /// The Rust method.
    pub rust: String,
    /// Whether the Rust method returns a `usize`. In expressions, `size_t` is a `u64`.
    pub is_size: bool,
}

/// Finds classes and enums by their C++ path.
pub trait Names {
    /// The class or enum at a path such as `mlir::spirv::ImageType`, without a leading `::`.
    fn class(&self, path: &str) -> Option<UserClass>;

    /// The Rust of an enum's case, such as `Signedness::Signed`.
    fn case(&self, class: &UserClass, case: &str) -> Option<String>;

    /// Whether a namespace such as `mlir::spirv` is that of a dialect of the `.td` file, or is nested in one.
    fn is_dialect_namespace(&self, _namespace: &str) -> bool {
        false
    }
}

/// No names beyond MLIR's core.
pub struct CoreNames;

impl Names for CoreNames {
    fn class(&self, _: &str) -> Option<UserClass> {
        None
    }

    fn case(&self, _: &UserClass, _: &str) -> Option<String> {
        None
    }
}
