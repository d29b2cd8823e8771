//! Calls of user functions: functions that only the user's C++ files define.

use std::ops::Range;

use super::classes::core_class;
use super::functions::in_block;
use super::{Translated, Translator, Ty, UserArgument, UserCall, unknown};
use crate::error::Untranslated;
use crate::library::is_library_name;
use crate::syntax::{Expr, ExprKind, Name, TypeName};

/// Static members that mlir-tblgen generates for ops, types and attributes.
const GENERATED_MEMBERS: &[&str] = &["build", "create", "get", "getChecked"];

impl Translator<'_, '_> {
    /// Translates a call of a user function. The type of the result is [`Ty::Unknown`] until an expected type is known. If the
    /// call is an argument of another such call, its result is assumed to be an attribute.
    pub(super) fn user_call(
        &mut self,
        name: &Name,
        arguments: &[Expr],
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let path = name.path();
        let without_translation = || unknown(range, format!("function `{path}`"));
        let has_template_arguments = name.segments.iter().any(|segment| !segment.arguments.is_empty());
        let mut call =
            UserCall { path: path.clone(), arguments: Vec::new(), result: None, bindings: String::new() };
        if has_template_arguments || self.is_of_library(name) || (self.scope.user_call)(&call).is_none() {
            return Err(without_translation());
        }
        // The builder is borrowed during the whole call, so the other arguments are computed before the call.
        let is_builder = |own: &Expr| matches!(&own.kind, ExprKind::Placeholder(name) if name == "_builder");
        let takes_builder = arguments.iter().any(is_builder);
        for argument in arguments {
            if let ExprKind::Placeholder(name) = &argument.kind {
                call.arguments.push(UserArgument::Placeholder(name.clone()));
                continue;
            }
            let value = self.expr(argument)?;
            let ty = self.argument_type(&value.ty);
            let mut value = self.convert(value, ty, &argument.range)?;
            if takes_builder {
                let (binding, name) = self.shared(value.clone(), &argument.range)?;
                call.bindings += &binding;
                value = Translated::new(name, value.ty);
            }
            call.arguments.push(UserArgument::Value(value));
        }
        let rust = (self.scope.user_call)(&call).ok_or_else(without_translation)?;
        let call_value = in_block(&call.bindings, Translated::new(rust, Ty::Unknown));
        Ok(Translated { call: Some(Box::new(call)), ..call_value })
    }

    /// Whether the called function or class belongs to C++, LLVM or MLIR, or is a generated member of a class of a `.td` file.
    /// Then it is not a user function.
    fn is_of_library(&self, name: &Name) -> bool {
        let path = name.path();
        let Some((outer, last)) = path.rsplit_once("::") else {
            let ty = TypeName { name: name.clone(), pointers: 0 };
            return is_library_name(&path) || self.type_of(&ty, &(0..0)).is_ok();
        };
        if self.user_class(outer).is_some() {
            return GENERATED_MEMBERS.contains(&last);
        }
        let namespace = match outer.rsplit_once("::") {
            Some((namespace, class)) if class.starts_with(|c: char| c.is_ascii_uppercase()) => namespace,
            _ => outer,
        };
        (is_library_name(outer) || core_class(outer).is_some())
            && !self.scope.names.is_dialect_namespace(namespace)
    }

    /// The call of a user function with the expected type `target`. A class must be a root class, such as `mlir::Type`, since
    /// hooks return root classes only.
    pub(super) fn user_call_as(
        &self,
        value: &Translated,
        target: Ty,
        range: &Range<usize>,
    ) -> Result<Translated, Untranslated> {
        let without_translation = || unknown(range, format!("a function that makes a `{target}`"));
        let call = value.call.as_deref().ok_or_else(without_translation)?;
        if self.argument_type(&target) != target {
            return Err(without_translation());
        }
        let call = UserCall { result: Some(self.argument_type(&target)), ..call.clone() };
        let rust = (self.scope.user_call)(&call).ok_or_else(without_translation)?;
        Ok(in_block(&call.bindings, Translated::new(rust, target)))
    }

    /// The type of a parameter or a result of a user function for a C++ type. A class becomes its root class.
    pub(super) fn argument_type(&self, ty: &Ty) -> Ty {
        let root = |own: &Ty| self.argument_type(own);
        match ty {
            Ty::Class(path) => Ty::Class(self.root(path).unwrap_or(path).to_owned()),
            Ty::List(element) => Ty::List(Box::new(root(element))),
            Ty::Optional(inner) => Ty::Optional(Box::new(root(inner))),
            Ty::Unknown => Ty::class("mlir::Attribute"),
            other => other.clone(),
        }
    }
}
