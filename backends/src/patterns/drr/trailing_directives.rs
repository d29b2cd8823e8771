//! Checks the directives that may follow the arguments of a result node: `location`, `returnType`, `regionsOf` and
//! `successorsOf`.

use rtblgen_records::{Dag, Value, ValueKind};

use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::{Head, arguments_before_directives};
use crate::patterns::drr::role::Role;
use crate::patterns::model::native::{NativeCall, Placeholder};
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{LocationSource, Makes, TypeSource};

/// A result node's directives.
pub(super) struct Tail<'r> {
    pub(super) location: Option<LocationSource<'r>>,
    pub(super) types: Option<Vec<TypeSource<'r>>>,
    pub(super) regions: Option<SymbolUse>,
    pub(super) successors: Option<SymbolUse>,
}

impl<'r> Check<'_, 'r> {
    /// Reads the directives at the end of a result node.
    pub(super) fn tail(&mut self, dag: Dag<'r>, role: Role) -> Option<Tail<'r>> {
        let mut tail = Tail { location: None, types: None, regions: None, successors: None };
        for index in arguments_before_directives(dag)..dag.len() {
            let directive = dag.arg(index).as_dag()?;
            match Head::of(directive) {
                Head::Location if tail.location.is_some() => return self.given_twice(directive, "location"),
                Head::Location => tail.location = Some(self.location(directive)?),
                Head::RegionsOf if tail.regions.is_some() => return self.given_twice(directive, "regionsOf"),
                Head::RegionsOf => tail.regions = Some(self.regions_of(directive)?),
                Head::SuccessorsOf if tail.successors.is_some() => {
                    return self.given_twice(directive, "successorsOf");
                }
                Head::SuccessorsOf => tail.successors = Some(self.successors_of(directive)?),
                _ if tail.types.is_some() => return self.given_twice(directive, "returnType"),
                _ => tail.types = Some(self.return_types(directive, role)?),
            }
        }
        Some(tail)
    }

    fn given_twice<T>(&mut self, directive: Dag<'r>, name: &str) -> Option<T> {
        self.error(directive.span(), format!("`{name}` directive can only be specified once"));
        None
    }

    /// `(location "text", $x, $y)`
    fn location(&mut self, dag: Dag<'r>) -> Option<LocationSource<'r>> {
        self.unnamed(dag)?;
        if dag.is_empty() {
            self.error(dag.span(), "At least one argument to location directive required");
            return None;
        }
        let mut location = LocationSource { text: None, symbols: Vec::new() };
        for (value, name) in dag.args() {
            match value.kind() {
                ValueKind::String(_) if location.text.is_some() => {
                    self.error(value.span(), "Only one string attribute may be specified");
                    return None;
                }
                ValueKind::String(text) => location.text = Some(text),
                _ => location.symbols.push(self.location_symbol(value, name)?),
            }
        }
        Some(location)
    }

    fn location_symbol(&mut self, value: Value<'r>, name: Option<&'r str>) -> Option<SymbolUse> {
        let of = self.use_symbol(name, value.span())?;
        let binding = &self.symbols[of.symbol].binding;
        if matches!(binding, Binding::Attribute { .. } | Binding::Property { .. }) {
            let name = self.symbols[of.symbol].name;
            self.error(value.span(), format!("`${name}` has no location: it is not a value or an op"));
            return None;
        }
        Some(of)
    }

    /// `(returnType $x, "code", (Call $y))`
    fn return_types(&mut self, dag: Dag<'r>, role: Role) -> Option<Vec<TypeSource<'r>>> {
        self.unnamed(dag)?;
        let types: Vec<_> = dag.args().map(|(value, name)| self.return_type(value, name, role)).collect();
        types.into_iter().collect()
    }

    fn return_type(&mut self, value: Value<'r>, name: Option<&'r str>, role: Role) -> Option<TypeSource<'r>> {
        match value.kind() {
            ValueKind::String(text) => self.type_code(value, text),
            ValueKind::Dag(dag) => match Head::of(dag) {
                Head::Native(record) => {
                    let depth = if let Role::Nested(depth) = role { depth } else { 0 };
                    self.result_native(record, dag, Role::Nested(depth + 1), Makes::Type)
                        .map(TypeSource::Native)
                }
                _ => {
                    self.error(value.span(), "nested DAG in `returnType` must be a native code call");
                    None
                }
            },
            _ => {
                let of = self.use_symbol(name, value.span())?;
                self.require_value(of)?;
                Some(TypeSource::Symbol(of))
            }
        }
    }

    fn type_code(&mut self, value: Value<'r>, text: &'r str) -> Option<TypeSource<'r>> {
        let call = self.checked_expression(NativeCall::from_text(value, text))?;
        for (range, placeholder) in call.placeholders() {
            if placeholder != Placeholder::Builder {
                let message = format!("`{}` means nothing in a type", &text[range.clone()]);
                self.error(value.string_span(range), message).help = Some("expected `$_builder`".to_owned());
                return None;
            }
        }
        Some(TypeSource::Code(call))
    }
}
