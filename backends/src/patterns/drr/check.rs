//! State shared by all checks of one pattern: its names, its ops, and the diagnostics found so far.

use std::rc::Rc;

use rtblgen_records::Record;
use tblgen_parser::{Code, Diagnostic, Span};

use crate::ods::model::Operator;
use crate::patterns::drr::available::Available;
use crate::patterns::drr::head::plural;
use crate::patterns::model::converted::Conversions;
use crate::patterns::model::known::Known;
use crate::patterns::model::operators::Operators;
use crate::patterns::model::symbols::{Binding, SymbolId, SymbolTable, SymbolUse, split_index};

/// The checks of one pattern. A check that fails leaves a diagnostic and returns `None`; the checks beside it
/// still run, so that all mistakes of a pattern are reported at once.
pub(super) struct Check<'a, 'r> {
    /// The pattern.
    pub(super) record: Record<'r>,
    /// Whether the pattern is in a stock file. Its C++ may define builders that the records do not have.
    pub(super) is_stock: bool,
    /// The names bound so far.
    pub(super) symbols: SymbolTable<'r>,
    /// Found so far, errors and warnings.
    pub(super) diagnostics: Vec<Diagnostic>,
    /// The op that is matched at the root, once it is known.
    pub(super) root: Option<Rc<Operator<'r>>>,
    /// The name of that op.
    pub(super) root_binding: Option<SymbolId>,
    /// The requirements of the ops and the pattern on values and attributes that have a name.
    pub(super) known: Known<'r>,
    /// The names of result nodes with a mistake: their uses get no further errors.
    pub(super) broken: Vec<&'r str>,
    /// The names that the replacement of an op other than the root can use.
    pub(super) available: Option<Available<'r>>,
    /// The ops of the source whose regions go into new ones.
    pub(super) opened: Vec<SymbolUse>,
    /// The values that native calls in the source bind.
    pub(super) bound_by_native: Vec<SymbolId>,
    operators: &'a mut Operators<'r>,
}

impl<'a, 'r> Check<'a, 'r> {
    pub(super) fn new(
        record: Record<'r>,
        is_stock: bool,
        conversions: Rc<Conversions<'r>>,
        operators: &'a mut Operators<'r>,
    ) -> Self {
        Self {
            record,
            is_stock,
            symbols: SymbolTable::default(),
            diagnostics: Vec::new(),
            root: None,
            root_binding: None,
            known: Known::new("$", conversions),
            broken: Vec::new(),
            available: None,
            opened: Vec::new(),
            bound_by_native: Vec::new(),
            operators,
        }
    }

    /// Reports a mistake at its position. mlir-tblgen reports it at the pattern as a whole, and the short
    /// form does the same.
    pub(super) fn error(&mut self, span: Span, message: impl Into<String>) -> &mut Diagnostic {
        let message = message.into();
        let error = Diagnostic::error(span, message.clone()).with_short(self.record.span(), message);
        self.diagnostics.push(error);
        self.diagnostics.last_mut().expect("just pushed")
    }

    /// Reports something odd at its place.
    pub(super) fn warning(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::warning(span, message));
    }

    /// The model of an op; reports the mistakes of its definition the first time.
    pub(super) fn operator(&mut self, record: Record<'r>) -> Option<Rc<Operator<'r>>> {
        self.operators.get(record, &mut self.diagnostics)
    }

    /// Binds a name, once.
    pub(super) fn bind(&mut self, name: &'r str, binding: Binding<'r>, span: Span) -> Option<SymbolId> {
        match self.symbols.bind(name, binding, span) {
            Ok(symbol) => Some(symbol),
            Err(bound) => {
                self.report_bound_twice(name, bound, span);
                None
            }
        }
    }

    pub(super) fn report_bound_twice(&mut self, name: &str, bound: SymbolId, span: Span) {
        let first = self.symbols[bound].span;
        self.error(span, format!("symbol '{name}' bound more than once"))
            .labels
            .push((first, format!("`${name}` is bound here")));
    }

    /// Resolves a reference to a name, `$x` or `$x__1`.
    pub(super) fn use_symbol(&mut self, name: Option<&str>, span: Span) -> Option<SymbolUse> {
        let name = name.unwrap_or_default();
        let (base, index) = split_index(name);
        let Some(symbol) = self.symbols.find(base) else {
            if !self.broken.contains(&base) {
                self.report_unbound(name, base, span);
            }
            return None;
        };
        self.symbols.mark_used(symbol);
        let of = SymbolUse { symbol, index, span };
        (self.check_index(of) && self.check_available(of)).then_some(of)
    }

    fn report_unbound(&mut self, name: &str, base: &str, span: Span) {
        let known: Vec<_> = self.symbols.iter().map(|(_, symbol)| format!("`${}`", symbol.name)).collect();
        let error = self.error(span, format!("referencing unbound symbol '{name}'"));
        error.code = Some(Code::PATTERN_SYMBOL);
        if name.is_empty() {
            error.help = Some("name what is meant: `$x`".to_owned());
        } else if known.is_empty() {
            error.label = Some(format!("nothing binds `${base}`"));
        } else {
            error.help = Some(format!("bound so far: {}", known.join(", ")));
        }
    }

    /// `$x__2` must be one of the values of `$x`.
    fn check_index(&mut self, of: SymbolUse) -> bool {
        let Some(index) = of.index else { return true };
        let symbol = &self.symbols[of.symbol];
        let count = match &symbol.binding {
            Binding::SourceOp(operator) | Binding::ResultOp(operator) => operator.results.len(),
            Binding::NativeValues(count) => *count,
            Binding::Values => return true,
            Binding::Operand(_) => 1,
            Binding::Attribute { .. }
            | Binding::Property { .. }
            | Binding::Op
            | Binding::Type
            | Binding::Types => 0,
        };
        if index < count {
            return true;
        }
        let (name, bound) = (symbol.name, symbol.span);
        self.error(of.span, format!("`${name}` has no value number {index}"))
            .labels
            .push((bound, format!("`${name}` stands for {}", plural(count, "value"))));
        false
    }
}
