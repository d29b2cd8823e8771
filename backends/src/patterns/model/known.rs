//! The requirements of a pattern's ops on its names, and contradictions between them.
//!
//! DRR checks argument by argument, while it resolves names, and reports at the argument. PDLL checks when a
//! pattern is complete (`contradictions`). Both get the same words.

use std::rc::Rc;

use rtblgen_records::Record;
use rustc_hash::FxHashMap;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::{NamedAttribute, NamedValue, Operator};
use crate::patterns::model::SourceOp;
use crate::patterns::model::converted::Conversions;
use crate::patterns::model::disjoint::{are_disjoint, are_disjoint_attributes, words_of_constraint as words};
use crate::patterns::model::symbols::{Symbol, SymbolId};

/// The requirements so far.
pub struct Known<'r> {
    /// The prefix of a name: `$` in DRR.
    sigil: &'static str,
    /// The type conversions of the file.
    conversions: Rc<Conversions<'r>>,
    /// Constraints on the type of one value, and on a type.
    types: FxHashMap<SymbolId, Vec<Record<'r>>>,
    /// Constraints on an attribute.
    attributes: FxHashMap<SymbolId, Vec<Record<'r>>>,
}

/// Two constraints that exclude each other.
#[derive(Debug)]
pub struct Contradiction {
    message: String,
    labels: Vec<(Span, String)>,
}

impl Contradiction {
    fn new(message: String, label: (Span, impl Into<String>)) -> Self {
        Self { message, labels: vec![(label.0, label.1.into())] }
    }

    /// The message.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Adds a labelled span.
    pub fn with_label(mut self, span: Span, label: &str) -> Self {
        self.labels.push((span, label.to_owned()));
        self
    }

    /// Adds the places to an error.
    pub fn label(self, error: &mut Diagnostic) {
        error.labels.extend(self.labels);
    }
}

type Checked = Result<(), Contradiction>;

impl<'r> Known<'r> {
    /// Starts without requirements.
    pub fn new(sigil: &'static str, conversions: Rc<Conversions<'r>>) -> Self {
        Self { sigil, conversions, types: FxHashMap::default(), attributes: FxHashMap::default() }
    }

    /// The constraints on the type of a value, or on a type.
    pub fn types(&self, symbol: SymbolId) -> &[Record<'r>] {
        self.types.get(&symbol).map_or(&[], Vec::as_slice)
    }

    /// Notes constraints on the type of a value, or on a type.
    pub fn add_types(&mut self, symbol: SymbolId, types: impl IntoIterator<Item = Record<'r>>) {
        self.types.entry(symbol).or_default().extend(types);
    }

    /// Notes constraints on an attribute.
    pub fn add_attributes(&mut self, symbol: SymbolId, constraints: impl IntoIterator<Item = Record<'r>>) {
        self.attributes.entry(symbol).or_default().extend(constraints);
    }

    /// A constraint on an operand, in place.
    pub fn operand_meets(&self, operand: &NamedValue<'r>, asked: Record<'r>) -> Checked {
        let own = operand.element_constraint();
        if !are_disjoint(own, asked) {
            return Ok(());
        }
        let message = format!("this never matches: the operand is {}, and not {}", words(own), words(asked));
        Err(Contradiction::new(message, (operand.span, "the operand is defined here")))
    }

    /// A name for an operand that is one value: all that it names is one value. It is noted.
    pub fn operand_is(&mut self, operand: &NamedValue<'r>, id: SymbolId, symbol: &Symbol<'r>) -> Checked {
        let own = operand.element_constraint();
        let known = self.types.entry(id).or_default();
        let other = known.iter().copied().find(|known| are_disjoint(*known, own));
        known.push(own);
        let Some(other) = other else { return Ok(()) };
        let name = self.name(symbol);
        let message =
            format!("this never matches: {name} is {} here, and {} before", words(own), words(other));
        Err(Contradiction::new(message, (symbol.span, format!("{name} is bound here"))))
    }

    /// The op that defines an operand has a result that can be it.
    pub fn producer(&self, operand: &NamedValue<'r>, nested: &SourceOp<'r>) -> Checked {
        let own = operand.element_constraint();
        let results = &nested.operator.results;
        let fits = |result: &NamedValue<'r>| !are_disjoint(own, result.element_constraint());
        let is_possible = match nested.result {
            Some(number) => results.get(number).is_none_or(fits),
            None => results.is_empty() || results.iter().any(fits),
        };
        if is_possible {
            return Ok(());
        }
        let name = &nested.operator.qualified_name;
        let message = format!("this never matches: the operand is {}, and `{name}` yields none", words(own));
        let mut found = Contradiction::new(message, (operand.span, "the operand is defined here"));
        found.labels.push((nested.operator.record.span(), "the op is defined here".to_owned()));
        Err(found)
    }

    /// A constraint on the type of a name. `known` is the known part of the type.
    pub fn type_meets(&self, known: &[Record<'r>], asked: Record<'r>, symbol: &Symbol<'r>) -> Checked {
        let Some(own) = disjoint_from(known, asked) else { return Ok(()) };
        let name = self.name(symbol);
        let message = format!("this never matches: {name} is {}, and not {}", words(own), words(asked));
        Err(Contradiction::new(message, (symbol.span, format!("{name} is bound here"))))
    }

    /// A value, or a type, of which `known` is known, as an operand or result of a new op. `what` is its role
    /// in messages.
    pub fn fits(
        &self,
        known: &[Record<'r>],
        wanted: &NamedValue<'r>,
        what: &str,
        symbol: Option<&Symbol<'r>>,
    ) -> Checked {
        let constraint = wanted.element_constraint();
        let Some(known) = disjoint_from(known, constraint) else { return Ok(()) };
        if self.conversions.may_convert(known, constraint) {
            return Ok(());
        }
        let name = symbol.map_or_else(|| "this".to_owned(), |symbol| self.name(symbol));
        let message = format!("{name} is {}, and the {what} is {}", words(known), words(constraint));
        Err(Contradiction::new(message, (wanted.span, format!("the {what} is defined here"))))
    }

    /// The attribute with a name, as an attribute of a new op.
    pub fn attribute_fits(
        &self,
        attribute: &NamedAttribute<'r>,
        id: SymbolId,
        symbol: &Symbol<'r>,
    ) -> Checked {
        let wanted = attribute.base();
        let known = self.attributes.get(&id).into_iter().flatten().copied();
        let Some(known) = known.into_iter().find(|known| are_disjoint_attributes(wanted, *known)) else {
            return Ok(());
        };
        let name = self.name(symbol);
        let message = format!("{name} is {}, and the attribute is {}", words(known), words(wanted));
        Err(Contradiction::new(message, (attribute.span, "the attribute is defined here")))
    }

    /// A value of which `known` is known replaces a result of an op.
    pub fn replaces(&self, old: &NamedValue<'r>, of: &Operator<'r>, known: &[Record<'r>]) -> Checked {
        let constraint = old.element_constraint();
        let Some(new) = disjoint_from(known, constraint) else { return Ok(()) };
        // Both may be converted.
        if !self.conversions.is_empty() {
            return Ok(());
        }
        let name = &of.qualified_name;
        let message =
            format!("{} cannot replace a result of `{name}`, which is {}", words(new), words(constraint));
        Err(Contradiction::new(message, (old.span, "the result is defined here")))
    }

    fn name(&self, symbol: &Symbol<'r>) -> String {
        format!("`{}{}`", self.sigil, symbol.name)
    }
}

/// The first of some constraints that has nothing in common with another one.
fn disjoint_from<'r>(known: &[Record<'r>], other: Record<'r>) -> Option<Record<'r>> {
    known.iter().copied().find(|known| are_disjoint(*known, other))
}
