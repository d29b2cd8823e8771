//! Variables and the constraints on them.

use super::messages::described;
use super::{Checker, Definition};
use crate::tree::{Constraint, ConstraintKind, Expr, Name, Variable, VariableId};
use crate::types::{OperationType, Type};
use std::rc::Rc;
use tblgen_parser::diagnostic::Fix;
use tblgen_parser::{Code, Diagnostic, Span};

impl Checker {
    /// The constraint that a name refers to.
    pub fn named_constraint(&mut self, name: &str, span: Span) -> ConstraintKind {
        match self.scopes.find(name) {
            Some(Definition::Callable(id)) if self.is_constraint(id) => return ConstraintKind::Callable(id),
            Some(Definition::Unknown) => {}
            Some(other) => {
                let place = self.definition_span(other);
                let error = Diagnostic::error(span, "invalid reference to non-constraint")
                    .with_culprit_label("not a constraint")
                    .with_note(place, format!("see the definition of `{name}` here"))
                    .with_help("a constraint is `Attr`, `Op`, `Type`, `TypeRange`, `Value`, `ValueRange` or the name of a `Constraint`");
                self.report(error);
            }
            None => self.report_unknown_constraint(name, span),
        }
        ConstraintKind::Invalid
    }

    fn report_unknown_constraint(&mut self, name: &str, span: Span) {
        let is_constraint =
            |definition| matches!(definition, Definition::Callable(id) if self.is_constraint(id));
        let core = ["Attr", "Op", "Type", "TypeRange", "Value", "ValueRange"];
        let same = core.into_iter().find(|core| core.eq_ignore_ascii_case(name));
        let core = same.or_else(|| tblgen_parser::similar(name, core));
        let similar = core.or_else(|| self.scopes.similar(name, is_constraint));
        let fix = similar.map(|similar| Fix::Rename(similar.to_owned()));
        let help = match similar {
            Some(similar) => format!("did you mean `{similar}`?"),
            None => format!("declare it: `Constraint {name}(value: Value);`, or include the file that does"),
        };
        let error = Diagnostic::error(span, format!("unknown reference to constraint `{name}`"))
            .with_culprit_label("not defined")
            .with_help(help);
        let error = Diagnostic { fix, ..error };
        self.report(error);
    }

    /// The type that constraints give a variable; `None` without constraints.
    pub fn type_of_constraints(&mut self, constraints: &[Constraint]) -> Option<Type> {
        let mut inferred: Option<Type> = None;
        for constraint in constraints {
            let ty = self.type_of_constraint(constraint);
            inferred = Some(match &inferred {
                None => ty,
                Some(before) => match before.refine(&ty) {
                    Some(both) => both,
                    None => {
                        self.report_incompatible(constraint, &ty, before);
                        Type::Invalid
                    }
                },
            });
        }
        inferred
    }

    fn report_incompatible(&mut self, constraint: &Constraint, ty: &Type, before: &Type) {
        let message =
            format!("constraint type `{ty}` is incompatible with the previously inferred type `{before}`");
        let error = Diagnostic::error(constraint.span, message)
            .with_culprit_label(format!("accepts {}", described(ty)))
            .with_help("all constraints of one variable must accept the same type");
        self.report(error);
    }

    fn type_of_constraint(&mut self, constraint: &Constraint) -> Type {
        match &constraint.kind {
            ConstraintKind::Attribute(ty) => {
                self.check_type_expression(ty.as_ref(), &Type::Type);
                Type::Attribute
            }
            ConstraintKind::Operation(name) => {
                let definition = name.name.as_ref().and_then(|name| self.definitions.find(name));
                Type::Operation(OperationType { name: name.name.clone(), definition })
            }
            ConstraintKind::Type => Type::Type,
            ConstraintKind::TypeRange => Type::TypeRange,
            ConstraintKind::Value(ty) => {
                self.check_type_expression(ty.as_ref(), &Type::Type);
                Type::Value
            }
            ConstraintKind::ValueRange(ty) => {
                self.check_type_expression(ty.as_ref(), &Type::TypeRange);
                Type::ValueRange
            }
            ConstraintKind::Callable(id) => match self.callable(*id).arguments[..] {
                [only] => self.variable(only).ty.clone(),
                ref arguments => {
                    let (count, name) = (arguments.len(), self.callable(*id).name.clone());
                    self.report_inputs(constraint.span, count, &name);
                    Type::Invalid
                }
            },
            ConstraintKind::Invalid => Type::Invalid,
        }
    }

    fn report_inputs(&mut self, span: Span, count: usize, name: &Name) {
        let message = format!(
            "`Constraint`s applied via a variable constraint list must take a single input, but got {count}"
        );
        let error = Diagnostic::error(span, message)
            .with_culprit_label(format!("takes {count} inputs"))
            .with_note(name.span, "see definition of constraint here")
            .with_help(format!("call it in a statement of its own: `{}(...);`", name.text));
        self.report(error);
    }

    fn check_type_expression(&mut self, expr: Option<&Rc<Expr>>, expected: &Type) {
        if let Some(expr) = expr.filter(|expr| expr.ty != *expected) {
            let message = format!("expected expression of `{expected}` in type constraint");
            let literal = "a type is `type<\"i32\">`, a variable `t: Type`, or a call";
            self.report_type(expr, message, literal);
        }
    }

    /// A new variable. It becomes visible, unless it has no name or its name is taken.
    pub fn define_variable(
        &mut self,
        name: Name,
        ty: Type,
        init: Option<Rc<Expr>>,
        constraints: Vec<Constraint>,
    ) -> VariableId {
        let id = VariableId(self.variables.len() as u32);
        let is_named = !name.text.is_empty() && &*name.text != "_";
        let is_new = is_named && self.check_is_new(&name);
        if is_new {
            self.scopes.add(name.text.clone(), Definition::Variable(id));
        }
        let node = self.node();
        self.variables.push(Variable { id: node, name, ty, init, constraints });
        id
    }

    /// The variable of a `let`.
    pub fn let_variable(
        &mut self,
        name: Name,
        constraints: Vec<Constraint>,
        init: Option<Rc<Expr>>,
    ) -> VariableId {
        if init.is_some() {
            self.check_constraints_with_initializer(&constraints);
        }
        let declared = self.type_of_constraints(&constraints);
        let (mut ty, init) = match init {
            Some(init) => self.initialized(declared, init),
            None => (declared.unwrap_or_else(|| self.report_no_type(&name)), None),
        };
        if matches!(ty, Type::Constraint | Type::Rewrite) {
            let message = format!("unable to define variable of `{ty}` type");
            let error = Diagnostic::error(name.span, message)
                .with_culprit_label("cannot hold a reference to a callable")
                .with_help("call it, or declare it where it is used by its name");
            self.report(error);
            ty = Type::Invalid;
        }
        self.define_variable(name, ty, init, constraints)
    }

    /// The type of a variable and its initializer, converted.
    fn initialized(&mut self, declared: Option<Type>, init: Rc<Expr>) -> (Type, Option<Rc<Expr>>) {
        let Some(declared) = declared else { return (init.ty.clone(), Some(init)) };
        match declared.refine(&init.ty) {
            Some(ty) => (ty, Some(init)),
            None => {
                let init = self.convert(init, &declared, &[]);
                (declared, Some(init))
            }
        }
    }

    fn report_no_type(&mut self, name: &Name) -> Type {
        let message = format!("unable to infer type for variable `{}`", name.text);
        let note = "the type of a variable must be inferable from the constraint list or the initializer";
        let error = Diagnostic::error(name.span, message)
            .with_code(Code::PDLL_VARIABLE)
            .with_culprit_label("has neither constraints nor an initializer")
            .with_note(name.span, note)
            .with_help(format!("write `let {0}: Value;` or `let {0} = ...;`", name.text));
        self.report(error);
        Type::Invalid
    }

    fn check_constraints_with_initializer(&mut self, constraints: &[Constraint]) {
        let typed = constraints.iter().find(|constraint| {
            matches!(
                constraint.kind,
                ConstraintKind::Attribute(Some(_))
                    | ConstraintKind::Value(Some(_))
                    | ConstraintKind::ValueRange(Some(_))
            )
        });
        if let Some(constraint) = typed {
            let message = "type constraints are not permitted on variables with initializers";
            let error = Diagnostic::error(constraint.span, message)
                .with_culprit_label("the initializer has its own type")
                .with_help("drop the `<...>`, or constrain the type where the value is matched");
            self.report(error);
        }
    }

    /// An expression that defines a variable: `x: Value`.
    pub fn inline_variable(&mut self, name: Name, constraints: Vec<Constraint>) -> Rc<Expr> {
        let span = name.span;
        let ty = self.type_of_constraints(&constraints).unwrap_or(Type::Invalid);
        let variable = self.define_variable(name, ty.clone(), None, constraints);
        self.expr(span, ty, crate::tree::ExprKind::Variable(variable))
    }
}
