//! Checks extensions of MLIR: replacements of ops other than the root, and regions that move into new ops.

use std::collections::BTreeSet;

use rtblgen_records::{Dag, Value, ValueKind};

use crate::ods::model::{Arity, Operator};
use crate::patterns::drr::available::Available;
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::plural;
use crate::patterns::drr::role::{Count, Role};
use crate::patterns::model::symbols::{Binding, SymbolId, SymbolUse};
use crate::patterns::model::term::Term;
use crate::patterns::model::{
    Count as Number, NativeOutput, Replacement, Requirement, ResultNode, SourceArgument, SourceNative,
    SourceOp, TopLevelResult, ValuePattern,
};

impl<'r> Check<'_, 'r> {
    /// `(replaceOp $op, a, b)`: one value for each result of an op of the source.
    pub(super) fn replacement(&mut self, dag: Dag<'r>, source: &SourceOp<'r>) -> Option<Replacement<'r>> {
        self.unnamed(dag)?;
        let Some(first) = dag.get(0) else {
            self.error(dag.span(), "`replaceOp` needs the name of an op").help =
                Some("write `(replaceOp $op, $value)`, where the source has `(Op:$op ...)`".to_owned());
            return None;
        };
        let op = self.source_op_symbol(first, dag.arg_name(0), "replaceOp")?;
        if source.binding == Some(op.symbol) {
            self.error(first.span(), "the root is replaced by the result patterns, not by `replaceOp`");
            return None;
        }
        let name = self.symbols[op.symbol].name;
        let mut below = BTreeSet::new();
        if let Some(matched) = find_op(source, op.symbol) {
            symbols_below(matched, &mut below);
        }
        let outer = self.available.replace(Available { op: name, below, known: self.symbols.len() });
        let values: Vec<_> =
            dag.args().skip(1).map(|(value, name)| self.replacing_value(value, name)).collect();
        self.available = outer;
        let values: Vec<_> = values.into_iter().collect::<Option<_>>()?;
        self.check_replaced_results(op, dag, &values)?;
        Some(Replacement { op, values })
    }

    fn replacing_value(&mut self, value: Value<'r>, name: Option<&'r str>) -> Option<ResultNode<'r>> {
        if let Some(dag) = value.as_dag() {
            return self.result_node(dag, Role::Nested(1));
        }
        let of = self.use_symbol(name, value.span())?;
        self.require_value(of)?;
        Some(ResultNode::Value(of))
    }

    /// Checks that the values that replace the root are as many as its results. Returns the test of the match
    /// if the definitions leave the number open.
    pub(super) fn count_of_replacement(
        &mut self,
        root: &SourceOp<'r>,
        results: &[TopLevelResult<'r>],
    ) -> Option<Option<Requirement<'r>>> {
        let values = results.iter().filter(|result| result.replaces).map(|result| &result.node);
        let values: Vec<_> = values.collect();
        let mut names = values.iter().filter_map(|value| match value {
            ResultNode::Value(of) => Some(*of),
            _ => None,
        });
        let (Some(last), true) =
            (names.next_back(), root.operator.results.iter().all(|result| result.arity == Arity::One))
        else {
            return Some(None);
        };
        let wanted = root.operator.results.len();
        let mut numbers = values.iter().map(|value| self.number_of_values(value));
        let Some(given) = numbers.try_fold(Number::fixed(0), |all, part| Some(all.plus(part?))) else {
            return Some(None);
        };
        if !given.lists.is_empty() {
            let what =
                format!("{} for the results of `{}`", plural(wanted, "value"), root.operator.qualified_name);
            return Some(Some(Requirement::Count { left: Number::fixed(wanted), right: given, what }));
        }
        if given.fixed == wanted {
            return Some(None);
        }
        let (name, given) = (&root.operator.qualified_name, plural(given.fixed, "value"));
        let message = format!("op '{name}' has {}, but is replaced by {given}", plural(wanted, "result"));
        let of = self.symbols[last.symbol].name;
        let error = self.error(last.span, message);
        error.help = Some(format!("`${of}__0` is the first value of `${of}`"));
        None
    }

    /// The number of values of a node; `None` if it is known only when the node is built.
    fn number_of_values(&self, node: &ResultNode<'r>) -> Option<Number<'r>> {
        let count = self.count_of_node(node);
        if let Count::Exactly(count) = count {
            return Some(Number::fixed(count));
        }
        let ResultNode::Value(of) = node else { return None };
        match (&self.symbols[of.symbol].binding, of.index) {
            (Binding::SourceOp(_), None) => Some(Number::of(Term::Results(of.symbol))),
            (Binding::SourceOp(_), Some(index)) => Some(Number::of(Term::Result { op: of.symbol, index })),
            (Binding::Operand(_), None) => Some(Number::of(Term::Values(vec![Term::Symbol(of.symbol)]))),
            _ => None,
        }
    }

    fn check_replaced_results(
        &mut self,
        op: SymbolUse,
        dag: Dag<'r>,
        values: &[ResultNode<'r>],
    ) -> Option<()> {
        let Binding::SourceOp(operator) = self.symbols[op.symbol].binding.clone() else { return None };
        let name = &operator.qualified_name;
        if operator.results.iter().any(|result| result.arity != Arity::One) {
            let message = format!("op '{name}' has groups of results, which `replaceOp` cannot replace");
            self.error(dag.span(), message);
            return None;
        }
        let counts = values.iter().map(|value| match self.count_of_node(value) {
            Count::Exactly(count) => Some(count),
            Count::Optional | Count::Any => None,
        });
        let wanted = operator.results.len();
        match counts.sum::<Option<usize>>() {
            Some(given) if given == wanted => Some(()),
            given => {
                let given =
                    given.map_or("an unknown number of values".to_owned(), |given| plural(given, "value"));
                let message =
                    format!("op '{name}' has {}, but is replaced by {given}", plural(wanted, "result"));
                self.error(dag.span(), message);
                None
            }
        }
    }

    /// A name that must stand for a whole op of the source.
    pub(super) fn source_op_symbol(
        &mut self,
        value: Value<'r>,
        name: Option<&'r str>,
        directive: &str,
    ) -> Option<SymbolUse> {
        let is_name = matches!(value.kind(), ValueKind::Unset);
        let of = self.use_symbol(name.filter(|_| is_name), value.span())?;
        let symbol = &self.symbols[of.symbol];
        if of.index.is_none() && matches!(symbol.binding, Binding::SourceOp(_)) {
            return Some(of);
        }
        let (name, bound) = (symbol.name, symbol.span);
        let error = self.error(of.span, format!("`{directive}` takes the name of an op of the source"));
        error.labels.push((bound, format!("`${name}` is bound here")));
        None
    }

    /// Checks that a value that replaces an op is defined before the op, since the op's users may be anywhere
    /// after it.
    pub(super) fn check_available(&mut self, of: SymbolUse) -> bool {
        let Some(available) = &self.available else { return true };
        let symbol = &self.symbols[of.symbol];
        let is_value = !matches!(symbol.binding, Binding::Attribute { .. } | Binding::Property { .. });
        if !is_value || of.symbol.is_bound_after(available.known) || available.below.contains(&of.symbol) {
            return true;
        }
        let (name, bound, op) = (symbol.name, symbol.span, available.op);
        let error = self.error(of.span, format!("`${name}` may not be there yet where `${op}` stands"));
        error.labels.push((bound, format!("`${name}` is bound here")));
        error.help =
            Some(format!("`${op}` can be replaced by what is bound below it, and by new ops made of that"));
        false
    }

    pub(super) fn misplaced_replacement<T>(&mut self, dag: Dag<'r>) -> Option<T> {
        self.error(dag.span(), "`replaceOp` can only stand in the list of supplemental patterns");
        None
    }

    /// `(regionsOf $op)`
    pub(super) fn regions_of(&mut self, dag: Dag<'r>) -> Option<SymbolUse> {
        self.unnamed(dag)?;
        if dag.len() != 1 {
            self.error(dag.span(), "`regionsOf` takes the name of one op");
            return None;
        }
        let op = self.source_op_symbol(dag.arg(0), dag.arg_name(0), "regionsOf")?;
        if self.opened.iter().any(|opened| opened.symbol == op.symbol) {
            let name = self.symbols[op.symbol].name;
            self.error(dag.span(), format!("the regions of `${name}` are taken already"));
            return None;
        }
        self.opened.push(op);
        Some(op)
    }

    /// Checks that the number of regions equals that of the new op.
    pub(super) fn check_regions(
        &mut self,
        operator: &Operator<'r>,
        dag: Dag<'r>,
        regions: Option<SymbolUse>,
    ) -> Option<()> {
        let name = &operator.qualified_name;
        let Some(of) = regions else {
            if operator.regions.iter().any(|region| !region.is_variadic) {
                let message = format!(
                    "the new '{name}' gets empty regions: `(regionsOf $op)` takes over those of a matched op"
                );
                self.warning(dag.span(), message);
            }
            return Some(());
        };
        let Binding::SourceOp(from) = self.symbols[of.symbol].binding.clone() else { return None };
        let shape = |operator: &Operator<'_>| -> Vec<bool> {
            operator.regions.iter().map(|region| region.is_variadic).collect()
        };
        if shape(operator).contains(&true) {
            self.error(
                of.span,
                format!("op '{name}' has any number of regions, which `regionsOf` cannot give"),
            );
            return None;
        }
        if shape(&from) == shape(operator) && !operator.regions.is_empty() {
            return Some(());
        }
        let message = format!(
            "op '{name}' has {}, and '{}' has {}",
            plural(operator.regions.len(), "region"),
            from.qualified_name,
            plural(from.regions.len(), "region")
        );
        let definition = operator.record.span();
        self.error(of.span, message).labels.push((definition, "the new op is defined here".to_owned()));
        None
    }

    /// Checks that an op whose regions are moved is replaced or erased.
    pub(super) fn check_opened(&mut self, source: &SourceOp<'r>, supplemental: &[ResultNode<'r>]) {
        let goes = |symbol: SymbolId| {
            source.binding == Some(symbol)
                || supplemental
                    .iter()
                    .any(|node| matches!(node, ResultNode::Replace(replacement) if replacement.op.symbol == symbol))
        };
        let kept: Vec<_> = self.opened.iter().copied().filter(|of| !goes(of.symbol)).collect();
        for of in kept {
            let name = self.symbols[of.symbol].name;
            let error = self.error(of.span, format!("the regions of `${name}` are taken, but it stays"));
            error.help =
                Some(format!("replace it too: `(replaceOp ${name}, ...)` among the supplemental patterns"));
        }
    }
}

/// The op of the source that a name is bound to.
fn find_op<'a, 'r>(op: &'a SourceOp<'r>, symbol: SymbolId) -> Option<&'a SourceOp<'r>> {
    if op.binding == Some(symbol) {
        return Some(op);
    }
    values_of(op).into_iter().find_map(|value| find_in_value(value, symbol))
}

fn find_in_value<'a, 'r>(value: &'a ValuePattern<'r>, symbol: SymbolId) -> Option<&'a SourceOp<'r>> {
    match value {
        ValuePattern::Leaf { .. } => None,
        ValuePattern::Op(op) => find_op(op, symbol),
        ValuePattern::Native(native) => {
            values_of_native(native).into_iter().find_map(|value| find_in_value(value, symbol))
        }
    }
}

/// The names that are bound below an op.
fn symbols_below(op: &SourceOp<'_>, found: &mut BTreeSet<SymbolId>) {
    for argument in &op.arguments {
        if let SourceArgument::Variadic { binding, .. } = argument {
            found.extend(*binding);
        }
    }
    values_of(op).into_iter().for_each(|value| symbols_in_value(value, found));
}

fn symbols_in_value(value: &ValuePattern<'_>, found: &mut BTreeSet<SymbolId>) {
    match value {
        ValuePattern::Leaf { binding, .. } => found.extend(binding.map(|binding| binding.symbol)),
        ValuePattern::Op(op) => {
            found.extend(op.binding);
            symbols_below(op, found);
        }
        ValuePattern::Native(native) => {
            values_of_native(native).into_iter().for_each(|value| symbols_in_value(value, found));
        }
    }
}

fn values_of<'a, 'r>(op: &'a SourceOp<'r>) -> Vec<&'a ValuePattern<'r>> {
    let values = op.arguments.iter().map(|argument| match argument {
        SourceArgument::Operand { value, .. } => std::slice::from_ref(value),
        SourceArgument::Either { values, .. } => values.as_slice(),
        SourceArgument::Variadic { values, .. } => values,
        SourceArgument::Attribute { .. } | SourceArgument::Property { .. } => &[],
    });
    values.flatten().collect()
}

fn values_of_native<'a, 'r>(native: &'a SourceNative<'r>) -> Vec<&'a ValuePattern<'r>> {
    let values = native.outputs.iter().filter_map(|output| match output {
        NativeOutput::Value(value) => Some(value),
        NativeOutput::Attribute(_) | NativeOutput::Property { .. } => None,
    });
    values.collect()
}
