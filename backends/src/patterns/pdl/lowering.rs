//! The state of the lowering of one pattern: operations of the `pdl` dialect, and the values of its names.

use rtblgen_pdll::pdl::{Kind, Operation, PdlPattern, Value, ValueType};
use rtblgen_records::Record;
use rustc_hash::FxHashMap;
use syn::Expr;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::{Code, filled};
use crate::ods::model::{Arity, NamedValue, Operator};
use crate::patterns::model::Pattern;
use crate::patterns::model::symbols::{Binding, SymbolId, SymbolUse};
use crate::patterns::pdl::choice::Choices;
use crate::patterns::pdl::function::{Functions, PdlEntityKind, PdlFunctionBody};
use crate::rust::snippet;

/// A pattern of PDL, and the ops whose locations its new ops have.
pub(super) struct LoweredPattern {
    pub(super) pattern: PdlPattern,
    pub(super) matched: Vec<Value>,
    /// Whether it compares values, or has other requirements besides its ops.
    pub(super) compares: bool,
}

/// The lowering of a part of a pattern. An error names what cannot be said in PDL.
pub(super) type Lowered<T> = Result<T, Box<Diagnostic>>;

/// The entities that a name stands for.
#[derive(Clone)]
pub(super) enum Bound<'r> {
    /// One entity of PDL.
    One(Value, PdlEntityKind<'r>),
    /// Values, each for itself.
    Listed(Vec<Value>),
    /// An op.
    Op(Value),
}

/// The entities that an argument of a native function consists of, and their kind.
pub(super) type Located<'r> = (Vec<Value>, PdlEntityKind<'r>);

/// The lowering of one pattern.
pub(super) struct Lowering<'a, 'r> {
    pub(super) pattern: &'a Pattern<'r>,
    pub(super) code: &'a Code<'r>,
    pub(super) functions: &'a mut Functions<'r>,
    pub(super) choices: &'a mut Choices,
    /// Whether only the ops count: values are not compared.
    pub(super) is_structure: bool,
    /// Whether values are compared.
    pub(super) compares: bool,
    operations: Vec<Operation>,
    pub(super) in_rewrite: bool,
    pub(super) root: Option<Value>,
    /// The entities that names stand for. That of an op is a value where a native constraint has found it.
    pub(super) bound: FxHashMap<SymbolId, Bound<'r>>,
    /// The matched ops, the root first, every other one after the ops below it.
    pub(super) matched: Vec<Value>,
    /// The types of the results of ops, one for each result of the definition.
    pub(super) types_of_ops: FxHashMap<Value, Vec<Value>>,
    /// The known types of values.
    pub(super) types: FxHashMap<Value, Value>,
}

impl<'a, 'r> Lowering<'a, 'r> {
    pub(super) fn new(
        pattern: &'a Pattern<'r>,
        code: &'a Code<'r>,
        functions: &'a mut Functions<'r>,
        choices: &'a mut Choices,
    ) -> Self {
        Self {
            pattern,
            code,
            functions,
            choices,
            is_structure: false,
            compares: false,
            operations: Vec::new(),
            in_rewrite: false,
            root: None,
            bound: FxHashMap::default(),
            matched: Vec::new(),
            types_of_ops: FxHashMap::default(),
            types: FxHashMap::default(),
        }
    }

    /// The pattern of PDL. It does not match where one of `earlier` does: patterns without a rewrite.
    pub(super) fn lower(mut self, name: String, earlier: Vec<PdlPattern>) -> Lowered<LoweredPattern> {
        let pattern = self.pattern;
        let root = self.source_op(&pattern.source)?;
        self.root = Some(root);
        // The root is the last of the ops.
        self.matched.rotate_right(1);
        pattern.requirements.iter().try_for_each(|requirement| self.requirement(requirement))?;
        self.replaced_ops_differ(root)?;
        for own in earlier {
            let name = format!("{}_in_written_order", pattern.name);
            let body = PdlFunctionBody::Matches(own);
            self.call_negated(&name, pattern.span, body, vec![root], &[], true);
        }
        self.add(pattern.span, Kind::Rewrite { root }, &[]);
        self.in_rewrite = true;
        self.results(root)?;
        let compares = self.compares || !pattern.requirements.is_empty() || !pattern.supplemental.is_empty();
        let (matched, pattern) = (self.matched.clone(), self.finish(name));
        Ok(LoweredPattern { pattern, matched, compares })
    }

    /// The ops of the source alone, as a pattern without a rewrite.
    pub(super) fn structure(mut self) -> Lowered<PdlPattern> {
        self.is_structure = true;
        let root = self.source_op(&self.pattern.source)?;
        self.add(self.pattern.span, Kind::Rewrite { root }, &[]);
        let name = self.pattern.name.clone();
        Ok(self.finish(name))
    }

    fn finish(self, name: String) -> PdlPattern {
        let Pattern { span, benefit, .. } = self.pattern;
        PdlPattern { span: *span, name: Some(name), benefit: *benefit, operations: self.operations }
    }

    /// Adds an operation. Its first result.
    pub(super) fn add(&mut self, span: Span, kind: Kind, results: &[ValueType]) -> Value {
        let operation = self.operations.len() as u32;
        let is_in_rewrite = self.in_rewrite;
        self.operations.push(Operation {
            span,
            variable: None,
            kind,
            results: results.to_vec(),
            is_in_rewrite,
        });
        Value { operation, result: 0 }
    }

    /// The type of a value in PDL.
    pub(super) fn value_type(&self, value: Value) -> ValueType {
        self.operations[value.operation as usize].results[value.result as usize]
    }

    pub(super) fn kind_of(&self, value: Value) -> &Kind {
        &self.operations[value.operation as usize].kind
    }

    /// The error about a part that PDL cannot express.
    pub(super) fn unsupported<T>(&self, span: Span, what: impl Into<String>) -> Lowered<T> {
        let name = &self.pattern.name;
        let message = format!("the pattern `{name}` cannot be PDL: {}", what.into());
        let error = Diagnostic::error(span, message);
        Err(Box::new(error.with_help(
            "compile it with `--gen-rewriters`, or leave it out with `--skip-unsupported-patterns`",
        )))
    }

    /// Calls a native function: a constraint or a rewrite, by the side of the pattern. Its results.
    pub(super) fn call(
        &mut self,
        name: &str,
        span: Span,
        body: PdlFunctionBody<'r>,
        arguments: Vec<Value>,
        results: &[ValueType],
    ) -> Vec<Value> {
        self.call_negated(name, span, body, arguments, results, false)
    }

    pub(super) fn call_negated(
        &mut self,
        name: &str,
        span: Span,
        body: PdlFunctionBody<'r>,
        mut arguments: Vec<Value>,
        results: &[ValueType],
        is_negated: bool,
    ) -> Vec<Value> {
        let name = self.functions.name(name, span, body);
        if arguments.is_empty() && (results.is_empty() || !self.in_rewrite) {
            arguments.extend(self.root);
        }
        let kind = match self.in_rewrite {
            true => Kind::NativeRewrite { callable: None, name, arguments },
            false => Kind::NativeConstraint { callable: None, name, arguments, is_negated },
        };
        let first = self.add(span, kind, results);
        (0..results.len() as u32).map(|result| Value { result, ..first }).collect()
    }

    /// The expression of a snippet whose placeholders are replaced.
    pub(super) fn expression(
        &self,
        span: Span,
        text: &str,
        replace: impl Fn(&str) -> Option<String>,
    ) -> Lowered<Expr> {
        match snippet::parse_expr(&filled(text, replace)) {
            Ok(expression) => Ok(expression),
            Err(_) => self.unsupported(span, format!("`{text}` is no expression of Rust")),
        }
    }

    /// The name of a record in names of functions.
    pub(super) fn name_of(&self, record: Record<'r>, kind: &str) -> String {
        match record.is_anonymous() {
            true => format!("{}_{kind}", self.pattern.name),
            false => record.name().to_owned(),
        }
    }

    /// A result of an op by its number in the definition: a value, or the values of a group.
    pub(super) fn result(
        &mut self,
        span: Span,
        parent: Value,
        operator: &Operator<'r>,
        index: usize,
    ) -> Value {
        let single = |result: &NamedValue<'_>| result.arity == Arity::One;
        let is_single = operator.results.get(index).is_none_or(single);
        if self.is_found(parent) {
            return self.found_results(span, parent, Some(index), is_single);
        }
        let number = index as u32;
        let kind = match () {
            () if operator.results.iter().take(index + 1).all(single) => {
                Kind::Result { parent, index: number }
            }
            () if operator.results.len() == 1 => Kind::Results { parent, index: None },
            () => Kind::Results { parent, index: Some(number) },
        };
        let ty = if is_single { ValueType::Value } else { ValueType::ValueRange };
        let value = self.add(span, kind, &[ty]);
        if let Some(ty) = self.types_of_ops.get(&parent).and_then(|types| types.get(index)) {
            self.types.insert(value, *ty);
        }
        value
    }

    /// Whether an op of the source is found by a native constraint: one of its results stands for it.
    pub(super) fn is_found(&self, op: Value) -> bool {
        self.value_type(op) == ValueType::Value
    }

    /// An op where it is used. In a rewrite, the result that stands for it is not enough.
    pub(super) fn op_here(&mut self, op: Value, span: Span) -> Value {
        match self.in_rewrite && self.is_found(op) {
            true => {
                self.call("defining_op", span, PdlFunctionBody::DefiningOp, vec![op], &[ValueType::Operation])
                    [0]
            }
            false => op,
        }
    }

    fn found_results(&mut self, span: Span, op: Value, result: Option<usize>, is_single: bool) -> Value {
        let ty = if is_single { ValueType::Value } else { ValueType::ValueRange };
        let body = PdlFunctionBody::ResultsOf { result, is_single };
        self.call("results", span, body, vec![op], &[ty])[0]
    }

    /// All results of an op.
    pub(super) fn all_results(&mut self, span: Span, parent: Value) -> Value {
        if self.is_found(parent) {
            return self.found_results(span, parent, None, false);
        }
        self.add(span, Kind::Results { parent, index: None }, &[ValueType::ValueRange])
    }

    /// The entities that a name stands for where it is used.
    pub(super) fn symbol(&mut self, of: SymbolUse) -> Lowered<Located<'r>> {
        let symbol = &self.pattern.symbols[of.symbol];
        let bound = match self.bound.get(&of.symbol).cloned() {
            Some(Bound::Op(op)) => Bound::Op(self.op_here(op, of.span)),
            Some(bound) => bound,
            None => {
                return self.unsupported(of.span, format!("`${}` is not bound before its use", symbol.name));
            }
        };
        let operator = match &symbol.binding {
            Binding::SourceOp(operator) | Binding::ResultOp(operator) => Some(operator.clone()),
            _ => None,
        };
        match (bound, of.index, operator) {
            (Bound::Op(op), index, Some(operator)) => Ok(self.results_of(of.span, op, &operator, index)),
            (Bound::Op(op), _, None) => Ok((vec![op], PdlEntityKind::Op)),
            (Bound::Listed(values), Some(index), _) => match values.get(index) {
                Some(value) => Ok((vec![*value], PdlEntityKind::Value)),
                None => self.unsupported(of.span, format!("`${}` has no value {index}", symbol.name)),
            },
            (Bound::Listed(values), None, _) => match values.as_slice() {
                [one] if matches!(symbol.binding, Binding::NativeValues(_)) => {
                    Ok((vec![*one], PdlEntityKind::Value))
                }
                _ => {
                    let count = values.len();
                    Ok((values, PdlEntityKind::Listed(count)))
                }
            },
            (Bound::One(value, PdlEntityKind::Values | PdlEntityKind::OptionalValue), Some(index), _) => {
                let body = PdlFunctionBody::Element(index);
                let name = format!("element_{index}");
                let values = self.call(&name, of.span, body, vec![value], &[ValueType::Value]);
                Ok((values, PdlEntityKind::Value))
            }
            (Bound::One(value, kind), _, _) => Ok((vec![value], kind)),
        }
    }

    /// The results of an op that a name on it stands for: all, or one; the op if it has none.
    pub(super) fn results_of(
        &mut self,
        span: Span,
        op: Value,
        operator: &Operator<'r>,
        index: Option<usize>,
    ) -> Located<'r> {
        match (index, operator.results.len()) {
            (None, 0) => (vec![op], PdlEntityKind::Op),
            (None, 2..) => (vec![self.all_results(span, op)], PdlEntityKind::Values),
            (index, _) => {
                let index = index.unwrap_or(0);
                let value = self.result(span, op, operator, index);
                let kind = match operator.results.get(index).map(|result| result.arity) {
                    Some(Arity::Optional) => PdlEntityKind::OptionalValue,
                    Some(Arity::Variadic) => PdlEntityKind::Values,
                    _ => PdlEntityKind::Value,
                };
                (vec![value], kind)
            }
        }
    }
}
