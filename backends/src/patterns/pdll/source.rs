//! The match: a tree of ops from the root, equalities, and native constraints.

use std::rc::Rc;

use rtblgen_pdll::pdl::{Kind, Value, ValueType};
use rtblgen_pdll::tree::{CallableBody, CallableId};
use tblgen_parser::Span;

use crate::ods::model::{Argument, Arity, NamedValue, Operator};
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::patterns::model::term::Term;
use crate::patterns::model::words::plural;
use crate::patterns::model::{AttributePattern, Count, Requirement, SourceArgument, SourceOp};
use crate::patterns::pdll::lowering::Lowering;

/// The maximum nesting depth of ops in a pattern.
pub(super) const DEPTH_LIMIT: usize = 200;

impl<'r> Lowering<'_, 'r> {
    /// Lowers an op with the tests of it and of the ops below it.
    pub(super) fn source_op(&mut self, value: Value, depth: usize) -> Option<SourceOp<'r>> {
        let operation = self.operation(value);
        let Kind::Operation { name, operands, attributes, types } = &operation.kind else { return None };
        if depth > DEPTH_LIMIT {
            self.error(operation.span, format!("operations nest at most {DEPTH_LIMIT} deep"))
                .help("split the pattern, or find the outer operations in a native constraint");
            return None;
        }
        let operator = self.operator(name.as_deref(), operation.span)?;
        let mnemonic = operator.qualified_name.rsplit('.').next().unwrap_or_default();
        let name = self.name_of(value, mnemonic);
        let symbol = self.bind(&name, Binding::SourceOp(operator.clone()), operation.span);
        self.terms.insert(value, Term::Op(symbol));
        let mut arguments = self.source_operands(symbol, &operator, value, operands, depth)?;
        for (name, attribute) in attributes {
            let found = self.source_attribute(symbol, &operator, name, *attribute, operation.span)?;
            arguments.extend(found);
        }
        in_order_of_definition(&operator, &mut arguments);
        self.source_types(symbol, &operator, types, operation.span)?;
        let span = self.place(operation.span);
        Some(SourceOp { operator, binding: Some(symbol), result: None, arguments, span })
    }

    fn source_attribute(
        &mut self,
        op: SymbolId,
        operator: &Rc<Operator<'r>>,
        name: &'r str,
        value: Value,
        span: Span,
    ) -> Option<Option<SourceArgument<'r>>> {
        let index = operator.attributes.iter().position(|attribute| attribute.name == name);
        match index {
            Some(index) => self.check_attribute_literal(&operator.attributes[index], value)?,
            None => self.check_discardable(operator, name, span)?,
        }
        let read = index.is_none().then(|| self.mention(Term::Discardable { op, name }));
        let (symbol, is_new) = self.attribute_symbol(name, value, read);
        if let Kind::Attribute { value: None, ty: Some(ty) } = self.operation(value).kind
            && is_new
        {
            self.require_type(Term::Symbol(symbol), ty, name)?;
        }
        let Some(index) = index else { return Some(None) };
        let test = AttributePattern { constraint: None, binding: Some(symbol), is_present: true };
        Some(Some(SourceArgument::Attribute { index, test }))
    }

    /// The name of an attribute of the source; a new one, if the attribute must equal another. `read` is the attribute, if
    /// the op's definition does not have it.
    fn attribute_symbol(&mut self, name: &str, value: Value, read: Option<Term<'r>>) -> (SymbolId, bool) {
        let operation = self.operation(value);
        let wanted = self.name_of(value, name);
        let symbol = self.bind(&wanted, Binding::Attribute { optional: false, kind: None }, operation.span);
        self.requirements.extend(read.map(|term| Requirement::Bind { symbol, term }));
        let what = format!("the values of `{name}` must be equal");
        match (&operation.kind, self.terms.get(&value).cloned()) {
            (_, Some(known)) => self.require_equal(Term::Symbol(symbol), known, what),
            (Kind::Attribute { value: Some(text), .. }, None) => {
                self.require_equal(
                    Term::Symbol(symbol),
                    Term::Attribute(text),
                    format!("`{name}` must be `{text}`"),
                );
            }
            (Kind::Attribute { value: None, .. }, None) => {
                self.terms.insert(value, Term::Symbol(symbol));
                return (symbol, true);
            }
            _ => self.deferred.push((Term::Symbol(symbol), value, what)),
        }
        (symbol, false)
    }

    /// An attribute that the op's definition does not have is named after a dialect.
    pub(super) fn check_discardable(
        &mut self,
        operator: &Operator<'r>,
        name: &str,
        span: Span,
    ) -> Option<()> {
        let op = operator.qualified_name.clone();
        let definition = operator.record.span();
        if operator.properties.iter().any(|property| property.name == name) {
            self.error(span, format!("`{name}` is a property of `{op}`, and PDLL has attributes only"))
                .with_labels([(definition, "the op is defined here")])
                .help("match it in a native constraint");
            return None;
        }
        if name.contains('.') {
            return Some(());
        }
        let names: Vec<_> =
            operator.attributes.iter().map(|attribute| format!("`{}`", attribute.name)).collect();
        let help = match names.is_empty() {
            true => "the op has no attributes; those of other dialects have a dot in their name".to_owned(),
            false => format!(
                "the attributes are {}; those of other dialects have a dot in their name",
                names.join(", ")
            ),
        };
        self.error(span, format!("`{op}` has no attribute `{name}`"))
            .with_labels([(definition, "the op is defined here")])
            .help(&help);
        None
    }

    /// Lowers the constraints on the types of results.
    fn source_types(
        &mut self,
        op: SymbolId,
        operator: &Rc<Operator<'r>>,
        types: &'r [Value],
        span: Span,
    ) -> Option<()> {
        let results = &operator.results;
        if let [all] = types
            && self.is_range(*all)
            && results.len() != 1
        {
            return self.require_type(Term::Results(op), *all, "results");
        }
        let Some(groups) = self.groups(results, types) else {
            let name = operator.qualified_name.clone();
            let message =
                format!("`{name}` has {}, and this has {}", plural(results.len(), "result"), types.len());
            self.error(span, message)
                .with_labels([(operator.record.span(), "the op is defined here")])
                .help("give a type for each result, and a `TypeRange` for a variadic result");
            return None;
        };
        for (index, ty) in groups.into_iter().enumerate() {
            let Some(ty) = ty else {
                let left = Count::of(self.mention(Term::Result { op, index }));
                let what = format!("`{}` must be empty", results[index].name);
                self.requirements.push(Requirement::Count { left, right: Count::fixed(0), what });
                continue;
            };
            let term = Term::Result { op, index };
            let term = match (self.is_range(ty), operator.results[index].is_variable()) {
                (true, false) => Term::Values(vec![term]),
                (false, true) => {
                    let name = operator.results[index].name;
                    self.error(
                        span,
                        format!("the result `{name}` is any number of values, and this is one type"),
                    )
                    .help("give a `TypeRange`");
                    return None;
                }
                _ => term,
            };
            self.check_type_literal(&operator.results[index], ty)?;
            self.require_type(term, ty, operator.results[index].name)?;
        }
        Some(())
    }

    /// The value or type for each group of operands or results; `None` for an empty group. If all are single values, they go
    /// to the groups of one value, and the other groups are empty.
    pub(super) fn groups(&self, groups: &[NamedValue<'r>], given: &[Value]) -> Option<Vec<Option<Value>>> {
        if groups.len() == given.len() {
            return Some(given.iter().copied().map(Some).collect());
        }
        let is_one = |group: &&NamedValue<'_>| group.arity == Arity::One;
        let are_single = given.iter().all(|value| !self.is_range(*value));
        if !are_single || groups.iter().filter(is_one).count() != given.len() {
            return None;
        }
        let mut given = given.iter().copied();
        Some(groups.iter().map(|group| if is_one(&group) { given.next() } else { None }).collect())
    }

    /// The type of a value or attribute, or the types of values, are those of a value of PDL.
    pub(super) fn require_type(&mut self, of: Term<'r>, ty: Value, name: &str) -> Option<()> {
        let operation = self.operation(ty);
        let what = format!("the type of `{name}` must be that of the pattern");
        if let Kind::Type { value: Some(text) } = &operation.kind {
            self.typed.push((of.clone(), text));
        }
        let of = Term::TypeOf(Box::new(of));
        match (&operation.kind, self.terms.get(&ty).cloned()) {
            (_, Some(known)) => self.require_equal(of, known, what),
            (Kind::Type { value: Some(text) }, None) => {
                self.require_equal(of, Term::Type(text), format!("the type of `{name}` must be `{text}`"));
            }
            (Kind::Type { value: None } | Kind::Types, None) => {
                if self.uses[ty.operation as usize] > 1 {
                    let is_one = self.pattern.type_of(ty) == ValueType::Type;
                    let (wanted, binding) =
                        if is_one { ("ty", Binding::Type) } else { ("types", Binding::Types) };
                    let wanted = self.name_of(ty, wanted);
                    let symbol = self.bind(&wanted, binding, operation.span);
                    self.terms.insert(ty, Term::Symbol(symbol));
                    let term = self.mention(of);
                    self.requirements.push(Requirement::Bind { symbol, term });
                }
            }
            _ => {
                let of = self.mention(of);
                self.deferred.push((of, ty, what));
            }
        }
        Some(())
    }

    /// The native constraints, in order.
    pub(super) fn native_constraints(&mut self) {
        for index in 0..self.pattern.operations.len() {
            let operation = &self.pattern.operations[index];
            if let Kind::NativeConstraint { callable: Some(callable), arguments, is_negated, .. } =
                &operation.kind
            {
                self.native_constraint(index as u32, *callable, arguments, *is_negated);
            }
        }
    }

    fn native_constraint(
        &mut self,
        index: u32,
        callable: CallableId,
        arguments: &'r [Value],
        is_negated: bool,
    ) -> Option<()> {
        let operation = &self.pattern.operations[index as usize];
        let module = &self.file.input.module;
        let declared = module.callable(callable);
        if let (Some(_), CallableBody::Code(_)) = (&declared.native_type, &declared.body) {
            let terms: Option<Vec<_>> = arguments.iter().map(|argument| self.term(*argument)).collect();
            return self.imported_constraint(&declared.name.text, terms?, is_negated, operation.span);
        }
        let function = self.function(callable)?;
        let arguments = self.arguments(&function, arguments, operation.span)?;
        if is_negated && !operation.results.is_empty() {
            self.error(operation.span, "a negated constraint has no results")
                .help("declare another constraint without results");
            return None;
        }
        let mut results = Vec::new();
        for (number, ty) in operation.results.iter().enumerate() {
            let value = Value { operation: index, result: number as u32 };
            let name =
                if operation.results.len() == 1 { self.name_of(value, "found") } else { "found".to_owned() };
            let symbol = self.bind(&name, binding_of(*ty), operation.span);
            self.terms.insert(value, Term::Symbol(symbol));
            results.push(symbol);
        }
        self.requirements.push(Requirement::Native { function, arguments, results, is_negated });
        Some(())
    }

    /// A constraint of a `.td` file.
    fn imported_constraint(
        &mut self,
        name: &str,
        arguments: Vec<Term<'r>>,
        is_negated: bool,
        span: Span,
    ) -> Option<()> {
        let (record, [of]) = (self.file.input.records.def(name), <[Term<'r>; 1]>::try_from(arguments).ok()?);
        match record {
            Some(constraint) if constraint.is_a("AttrConstraint") => {
                self.requirements.push(Requirement::Attribute { constraint, of, is_negated });
            }
            Some(constraint) if constraint.is_a("TypeConstraint") => {
                self.requirements.push(Requirement::Type { constraint, of, is_negated });
            }
            _ => {
                self.error(
                    span,
                    format!("`{name}` is an interface, which a pattern in Rust cannot ask for yet"),
                )
                .help("declare a native constraint: `Constraint HasInterface(op: Op);`");
                return None;
            }
        }
        Some(())
    }

    /// Lowers the equalities with results of native constraints.
    pub(super) fn deferred_equalities(&mut self) {
        for (left, value, what) in std::mem::take(&mut self.deferred) {
            if let Some(right) = self.term(value) {
                self.require_equal(left, right, what);
            }
        }
    }
}

/// Returns the binding of a name for a result of native code.
pub(super) fn binding_of<'r>(ty: ValueType) -> Binding<'r> {
    match ty {
        ValueType::Attribute => Binding::Attribute { optional: false, kind: None },
        ValueType::Operation => Binding::Op,
        ValueType::Type => Binding::Type,
        ValueType::TypeRange => Binding::Types,
        ValueType::Value => Binding::Operand(Arity::One),
        ValueType::ValueRange => Binding::Operand(Arity::Variadic),
    }
}

/// Sorts arguments as the op's definition lists them: in this order they are tested.
fn in_order_of_definition(operator: &Operator<'_>, arguments: &mut [SourceArgument<'_>]) {
    let place = |wanted: Argument| operator.arguments.iter().position(|argument| *argument == wanted);
    arguments.sort_by_key(|argument| match argument {
        SourceArgument::Operand { index, .. } | SourceArgument::Variadic { index, .. } => {
            place(Argument::Operand(*index))
        }
        SourceArgument::Either { first, .. } => place(Argument::Operand(*first)),
        SourceArgument::Attribute { index, .. } => place(Argument::Attribute(*index)),
        SourceArgument::Property { index, .. } => place(Argument::Property(*index)),
    });
}
