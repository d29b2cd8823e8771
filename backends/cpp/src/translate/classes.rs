//! Looking up classes: names to classes, base classes, tests and casts.

use std::ops::Range;

use super::{Translated, Translator, Ty, operand, unknown};
use crate::dialect_table::DIALECT_CLASSES;
use crate::error::Untranslated;
use crate::names::{UserClass, UserKind};
use crate::syntax::{Name, TemplateArgument, TypeName};
use crate::table::{CLASSES, ClassRow};

/// The runtime's enum of float types.
pub(super) const FLOAT_KIND: &str = "rtblgen_runtime::FloatKind";

/// The class of integers with a width. In Rust the attribute is used in its place.
pub(super) const AP_INT: &str = "llvm::APInt";

/// Paths that are another class's name.
const ALIASES: &[(&str, &str)] = &[("APInt", AP_INT), ("mlir::APInt", AP_INT)];

impl Translator<'_, '_> {
    /// The type that a C++ type name denotes.
    pub(super) fn type_of(&self, ty: &TypeName, range: &Range<usize>) -> Result<Ty, Untranslated> {
        Ty::of(ty, &|name| self.resolve(name)).ok_or_else(|| unknown(range, format!("type `{ty}`")))
    }

    fn resolve(&self, name: &Name) -> Option<Ty> {
        let path = name.path();
        if let Some((_, class)) = ALIASES.iter().find(|(alias, _)| *alias == path) {
            return Some(Ty::class(class));
        }
        if let Some(row) = CLASSES.iter().find(|row| row.path == path) {
            return Some(Ty::class(row.path));
        }
        if path == FLOAT_KIND {
            return Some(Ty::Enum(path));
        }
        if let Some(class) = self.user_class(&path) {
            return Some(match class.kind {
                UserKind::Enum => Ty::Enum(class.path),
                _ => Ty::Class(class.path),
            });
        }
        let core = core_class(&path).map(|row| row.path);
        core.or((path == AP_INT).then_some(AP_INT)).map(Ty::class)
    }

    /// Returns a class of a `.td` file: the path as written, then in the namespaces around the expression.
    pub(super) fn user_class(&self, path: &str) -> Option<UserClass> {
        let mut namespace = self.scope.namespace;
        loop {
            let qualified =
                if namespace.is_empty() { path.to_owned() } else { format!("{namespace}::{path}") };
            // The table has the members of a class of the builtin dialect that a `.td` file defines, too.
            if CLASSES.iter().any(|row| row.path == qualified) {
                return None;
            }
            if let Some(class) = self.scope.names.class(&qualified) {
                return Some(class);
            }
            if namespace.is_empty() {
                return None;
            }
            namespace = namespace.rsplit_once("::").map_or("", |(outer, _)| outer);
        }
    }

    /// The Rust type of the elements of a list in generated code.
    pub(super) fn rust_type(&self, ty: &Ty, range: &Range<usize>) -> Result<String, Untranslated> {
        Ok(match ty {
            Ty::Bool => "bool".to_owned(),
            Ty::Integer(kind) => kind.rust().to_owned(),
            Ty::Float => "f64".to_owned(),
            Ty::String => "&str".to_owned(),
            Ty::Class(path) => match self.root(path) {
                Some("mlir::Type") => "::rtblgen_runtime::Type<'_>".to_owned(),
                Some("mlir::Attribute") => "::rtblgen_runtime::Attribute<'_>".to_owned(),
                Some("mlir::Value") => "::rtblgen_runtime::ValueView<'_, '_>".to_owned(),
                _ => return Err(unknown(range, format!("a list of `{path}`"))),
            },
            other => return Err(unknown(range, format!("a list of `{other}`"))),
        })
    }

    /// The test that an object is of a class.
    pub(super) fn class_test(
        &self,
        class: &str,
        object: &str,
        range: &Range<usize>,
    ) -> Result<String, Untranslated> {
        let object = operand(object);
        if let Some(row) = CLASSES.iter().find(|row| row.path == class) {
            return Ok(row_test(row, &object));
        }
        match (self.user_class(class), core_class(class)) {
            (Some(user), _) => Ok(match user.kind {
                UserKind::Type | UserKind::Attribute => format!("{object}.is::<{}>()", user.rust),
                UserKind::TypeInterface | UserKind::AttributeInterface => {
                    format!("{object}.implements({:?})", format!("::{}", user.path))
                }
                UserKind::Op => format!("{object}.cast::<{}>().is_some()", user.rust),
                UserKind::Enum => return Err(unknown(range, format!("a test for the enum `{class}`"))),
            }),
            (None, Some(row)) => Ok(row_test(row, &object)),
            (None, None) => Err(unknown(range, format!("class `{class}`"))),
        }
    }

    /// The classes among template arguments.
    pub(super) fn class_arguments(
        &self,
        arguments: &[TemplateArgument],
        range: &Range<usize>,
    ) -> Result<Vec<String>, Untranslated> {
        let classes = arguments.iter().map(|argument| match argument {
            TemplateArgument::Type(ty) => match self.type_of(ty, range)? {
                Ty::Class(path) => Ok(path),
                other => Err(unknown(range, format!("`{other}` as a class"))),
            },
            TemplateArgument::Integer(number) => Err(unknown(range, format!("template argument {number}"))),
        });
        classes.collect()
    }

    /// `isa<A, B>(object)`.
    pub(super) fn isa(
        &self,
        classes: &[String],
        object: &Translated,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let own = self.root(self.entity(object, range)?);
        if let Some(other) = classes.iter().find(|class| self.root(class) != own) {
            return Err(unknown(range, format!("a test of a `{}` for `{other}`", object.ty)));
        }
        let tests = |object: &str| -> Result<String, Untranslated> {
            let tests: Result<Vec<_>, _> =
                classes.iter().map(|class| self.class_test(class, object, range)).collect();
            let tests = tests?;
            Ok(match tests.len() {
                1 => tests.join(""),
                _ => format!("({})", tests.join(" || ")),
            })
        };
        // A test may have the object at several places, or in a closure, where a `?` would return from the closure only.
        let rust = match super::is_simple(&object.rust) || !tests("_entity")?.contains('|') {
            true => tests(&object.rust)?,
            false => format!("{{ let _entity = {}; {} }}", object.rust, tests("_entity")?),
        };
        Ok(Translated::new(rust, Ty::Bool))
    }

    /// The root class: no object is of classes with two roots.
    pub(super) fn root(&self, path: &str) -> Option<&'static str> {
        if let Some(root) = with_bases(path).last() {
            return Some(root);
        }
        Some(match self.user_class(path)?.kind {
            UserKind::Type | UserKind::TypeInterface => "mlir::Type",
            UserKind::Attribute | UserKind::AttributeInterface => "mlir::Attribute",
            UserKind::Op => "mlir::Operation",
            UserKind::Enum => return None,
        })
    }

    /// The class of an object that may be tested and cast.
    pub(super) fn entity<'v>(
        &self,
        object: &'v Translated,
        range: &Range<usize>,
    ) -> Result<&'v str, Untranslated> {
        match &object.ty {
            Ty::Class(path) => Ok(path),
            ty => Err(unknown(range, format!("a test or cast of a `{ty}`"))),
        }
    }
}

/// A class of the tables, with or without its namespace.
pub(super) fn core_class(path: &str) -> Option<&'static ClassRow> {
    let mut rows = CLASSES.iter().chain(DIALECT_CLASSES);
    rows.find(|row| row.path == path || row.path.strip_prefix("mlir::") == Some(path))
}

fn row_test(row: &ClassRow, object: &str) -> String {
    match row.test {
        "" => "true".to_owned(),
        test => test.replace('$', object),
    }
}

/// A class of the core and its bases, the class first.
pub(super) fn with_bases(path: &str) -> impl Iterator<Item = &'static str> {
    std::iter::successors(core_class(path), |row| core_class(row.base)).map(|row| row.path)
}
