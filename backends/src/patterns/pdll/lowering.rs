//! The state of the lowering of one pattern.

use std::path::PathBuf;
use std::rc::Rc;

use bumpalo::Bump;
use rtblgen_pdll::pdl::{Kind, Operation, PdlPattern, Value, ValueType};
use rtblgen_pdll::tree::CallableId;
use rtblgen_records::Record;
use rustc_hash::{FxHashMap, FxHashSet};
use tblgen_parser::{Code, Diagnostic, Span};

use crate::ods::model::Operator;
use crate::patterns::model::operators::Operators;
use crate::patterns::model::symbols::{Binding, SymbolId, SymbolTable};
use crate::patterns::model::term::{NativeFunction, Term};
use crate::patterns::model::{Count, Pattern, Requirement};
use crate::patterns::pdll::input::Input;

/// Facts about a file.
pub(super) struct File<'r> {
    pub(super) input: &'r Input,
    /// The records of ops by name.
    pub(super) ops: FxHashMap<String, Record<'r>>,
    /// The folders in which native code is C++.
    pub(super) upstream_includes: &'r [PathBuf],
    /// The names that the checks invent.
    pub(super) arena: &'r Bump,
}

/// The native functions of a file, each made once.
#[derive(Default)]
pub(super) struct Functions<'r> {
    pub(super) made: FxHashMap<CallableId, Option<Rc<NativeFunction<'r>>>>,
    /// The hooks by the names that they have in Rust.
    pub(super) hooks: FxHashMap<String, CallableId>,
}

/// The lowering of one pattern. A check that fails leaves a diagnostic and returns `None`; those beside it still run.
pub(super) struct Lowering<'a, 'r> {
    pub(super) file: &'a File<'r>,
    pub(super) pattern: &'r PdlPattern,
    pub(super) operators: &'a mut Operators<'r>,
    pub(super) functions: &'a mut Functions<'r>,
    pub(super) symbols: SymbolTable<'r>,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// The model of each PDL value that has been lowered.
    pub(super) terms: FxHashMap<Value, Term<'r>>,
    /// The number of uses of each operation of PDL.
    pub(super) uses: Vec<usize>,
    pub(super) requirements: Vec<Requirement<'r>>,
    /// Terms that must be equal to results of native constraints, which are called later.
    pub(super) deferred: Vec<(Term<'r>, Value, String)>,
    /// Ops with an op that uses their results.
    pub(super) users: Vec<(SymbolId, SymbolId)>,
    /// The place of the statement of the rewrite that is lowered.
    pub(super) statement: Option<Span>,
    /// The ops that are replaced or erased so far.
    pub(super) gone: FxHashMap<SymbolId, Span>,
    /// The ops whose results replace other values.
    pub(super) replacing: FxHashSet<SymbolId>,
    /// Values with the types that the pattern spells.
    pub(super) typed: Vec<(Term<'r>, &'r str)>,
    /// The number of results of each new op, if it is known.
    pub(super) made: FxHashMap<SymbolId, Option<Count<'r>>>,
    /// The number of names that the match binds.
    pub(super) source_symbols: usize,
}

impl<'a, 'r> Lowering<'a, 'r> {
    pub(super) fn new(
        file: &'a File<'r>,
        pattern: &'r PdlPattern,
        operators: &'a mut Operators<'r>,
        functions: &'a mut Functions<'r>,
    ) -> Self {
        let mut uses = vec![0; pattern.operations.len()];
        for operand in pattern.operations.iter().flat_map(|operation| operation.kind.operands()) {
            uses[operand.operation as usize] += 1;
        }
        Self {
            file,
            pattern,
            operators,
            functions,
            symbols: SymbolTable::default(),
            diagnostics: Vec::new(),
            terms: FxHashMap::default(),
            uses,
            requirements: Vec::new(),
            deferred: Vec::new(),
            users: Vec::new(),
            statement: None,
            gone: FxHashMap::default(),
            replacing: FxHashSet::default(),
            typed: Vec::new(),
            made: FxHashMap::default(),
            source_symbols: 0,
        }
    }

    /// The whole pattern.
    pub(super) fn pattern(&mut self, name: String) -> Option<Pattern<'r>> {
        let root = self.pattern.operations.iter().find_map(|operation| match operation.kind {
            Kind::Rewrite { root } => Some(root),
            _ => None,
        })?;
        let source = self.source_op(root, 0)?;
        self.check_reached(root);
        self.native_constraints();
        self.deferred_equalities();
        self.source_symbols = self.symbols.len();
        let steps = self.rewrite();
        if self.diagnostics.iter().any(Diagnostic::is_error) {
            return None;
        }
        Some(Pattern {
            span: self.place(self.pattern.span),
            name,
            source,
            requirements: std::mem::take(&mut self.requirements),
            results: Vec::new(),
            supplemental: steps,
            replaces_root: false,
            benefit: self.pattern.benefit,
            symbols: std::mem::take(&mut self.symbols),
            source_symbols: self.source_symbols,
            hooks: Vec::new(),
        })
    }

    /// Each op of the match is below the root.
    fn check_reached(&mut self, root: Value) {
        let missed: Vec<_> = (0..self.pattern.operations.len())
            .filter(|index| {
                let operation = &self.pattern.operations[*index];
                let value = Value { operation: *index as u32, result: 0 };
                let is_op = matches!(operation.kind, Kind::Operation { .. }) && !operation.is_in_rewrite;
                is_op && !self.terms.contains_key(&value)
            })
            .collect();
        for index in missed {
            let span = self.pattern.operations[index].span;
            let root = self.place(self.operation(root).span);
            self.error(span, "the root does not reach this operation through its operands")
                .with_labels([(root, "the root")])
                .help(
                    "in Rust a pattern is a root and the operations that define its operands, from there on",
                )
        }
    }

    /// The operation of PDL that makes a value.
    pub(super) fn operation(&self, value: Value) -> &'r Operation {
        self.pattern.operation(value)
    }

    /// Whether a value of PDL is a range.
    pub(super) fn is_range(&self, value: Value) -> bool {
        matches!(self.pattern.type_of(value), ValueType::ValueRange | ValueType::TypeRange)
    }

    /// A place of the tree in the sources that diagnostics point into.
    pub(super) fn place(&self, span: Span) -> Span {
        self.file.input.places.of(span)
    }

    /// Reports a mistake at a place of the tree.
    pub(super) fn error(&mut self, span: Span, message: impl Into<String>) -> Report<'_> {
        let error = Diagnostic::error(self.place(span), message.into());
        self.diagnostics.push(error);
        Report(self.diagnostics.last_mut())
    }

    /// The model of an op.
    pub(super) fn operator(&mut self, name: Option<&str>, span: Span) -> Option<Rc<Operator<'r>>> {
        let Some(name) = name else {
            self.error(span, "a pattern in Rust names its operations")
                .help("write `op<dialect.name>`; PDL (`--gen-pdll-mlir`) has patterns on any operation");
            return None;
        };
        let Some(record) = self.file.ops.get(name).copied() else {
            let help = match tblgen_parser::similar(name, self.file.ops.keys().map(|known| &**known)) {
                Some(known) => format!("did you mean `{known}`?"),
                None => "include it: `#include \"ops.td\"`".to_owned(),
            };
            self.error(span, format!("no included `.td` file defines `{name}`")).help(&help);
            return None;
        };
        self.operators.get(record, &mut self.diagnostics)
    }

    /// Binds a new name, like `wanted` if that is free.
    pub(super) fn bind(&mut self, wanted: &str, binding: Binding<'r>, span: Span) -> SymbolId {
        let span = self.place(span);
        let wanted = if wanted.is_empty() { "value" } else { wanted };
        let mut name: &'r str = self.file.arena.alloc_str(wanted);
        let mut number = 0;
        loop {
            match self.symbols.bind(name, binding.clone(), span) {
                Ok(symbol) => return symbol,
                Err(_) => {
                    number += 1;
                    name = self.file.arena.alloc_str(&format!("{wanted}_{number}"));
                }
            }
        }
    }

    /// A term that the model mentions: the names in it are used.
    pub(super) fn mention(&mut self, term: Term<'r>) -> Term<'r> {
        let symbols = &mut self.symbols;
        term.for_each_symbol(&mut |symbol| symbols.mark_used(symbol));
        term
    }

    pub(super) fn require_equal(&mut self, left: Term<'r>, right: Term<'r>, what: String) {
        let (left, right) = (self.mention(left), self.mention(right));
        self.requirements.push(Requirement::Equal { left, right, what });
    }

    /// The name of a value of PDL: that of its variable, or another.
    pub(super) fn name_of(&self, value: Value, otherwise: &str) -> String {
        let variable = self.operation(value).variable.as_deref();
        variable.unwrap_or(otherwise).to_owned()
    }
}

/// A diagnostic that is reported, to add to it.
pub(super) struct Report<'a>(Option<&'a mut Diagnostic>);

impl Report<'_> {
    /// Sets the code of a frequent error.
    pub(super) fn with_code(mut self, code: Option<Code>) -> Self {
        if let Some(error) = &mut self.0 {
            error.code = code;
        }
        self
    }

    pub(super) fn help(self, help: &str) {
        self.0.into_iter().for_each(|error| error.help = Some(help.to_owned()));
    }

    /// Labels at places of the sources of the records.
    pub(super) fn with_labels<'l>(mut self, labels: impl IntoIterator<Item = (Span, &'l str)>) -> Self {
        if let Some(error) = &mut self.0 {
            error.labels.extend(labels.into_iter().map(|(span, text)| (span, text.to_owned())));
        }
        self
    }
}
