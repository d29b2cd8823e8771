//! Checks a `Pattern` record as a whole.

use std::rc::Rc;

use rtblgen_records::{Record, RecordError};
use tblgen_parser::Diagnostic;

use crate::patterns::drr::check::Check;
use crate::patterns::model::converted::Conversions;
use crate::patterns::model::operators::Operators;
use crate::patterns::model::symbols::Binding;
use crate::patterns::model::{Pattern, Requirement, SourceArgument, SourceNative, SourceOp, ValuePattern};

/// A checked pattern.
pub(super) struct Checked<'r> {
    /// The pattern, if it has no mistakes.
    pub(super) pattern: Option<Pattern<'r>>,
    /// Its mistakes and warnings.
    pub(super) diagnostics: Vec<Diagnostic>,
}

impl<'r> Pattern<'r> {
    /// Checks a record of class `Pattern`. `name` is that of the Rust type.
    pub(super) fn from_record(
        record: Record<'r>,
        name: String,
        is_stock: bool,
        conversions: Rc<Conversions<'r>>,
        operators: &mut Operators<'r>,
    ) -> Checked<'r> {
        let mut check = Check::new(record, is_stock, conversions, operators);
        let pattern = match check.pattern(name) {
            Ok(pattern) => pattern,
            Err(mistake) => {
                check.diagnostics.push(mistake.into());
                None
            }
        };
        Checked { pattern, diagnostics: check.diagnostics }
    }
}

impl<'r> Check<'_, 'r> {
    fn pattern(&mut self, name: String) -> Result<Option<Pattern<'r>>, RecordError> {
        let record = self.record;
        // Without the source its names are not known, and every use of them would be a mistake.
        let source = self.source(record.dag("sourcePattern")?);
        let benefit = self.benefit(source.as_ref())?;
        let Some(source) = source else { return Ok(None) };
        let source_symbols = self.symbols.len();
        let constraints = self.entity_constraints(record.list("constraints")?);
        let results = self.results(record.list("resultPatterns")?, &source);
        // The names that results bind are used in supplemental patterns.
        let Some(results) = results else { return Ok(None) };
        let Some(count) = self.count_of_replacement(&source, &results) else { return Ok(None) };
        let supplemental = self.supplemental(record.list("supplementalPatterns")?, &source);
        let (Some(supplemental), Some(benefit), Some(constraints)) = (supplemental, benefit, constraints)
        else {
            return Ok(None);
        };
        self.check_opened(&source, &supplemental);
        self.warn_of_unused_names();
        let symbols = std::mem::take(&mut self.symbols);
        let pattern = Pattern {
            span: record.span(),
            name,
            source,
            requirements: constraints.into_iter().map(Requirement::Entity).chain(count).collect(),
            results,
            supplemental,
            replaces_root: true,
            benefit,
            symbols,
            source_symbols,
            hooks: Vec::new(),
        };
        Ok(Some(pattern))
    }

    /// Returns the number of source ops plus `addBenefit`.
    fn benefit(&mut self, source: Option<&SourceOp<'r>>) -> Result<Option<u16>, RecordError> {
        let dag = self.record.dag("benefitDelta")?;
        if let Some(other) = dag.operator_record().filter(|record| record.name() != "addBenefit") {
            let message = format!("`{}` is not a benefit", other.name());
            let error = self.error(dag.span(), message);
            error.help = Some("a benefit is written `(addBenefit 1)`".to_owned());
            return Ok(None);
        }
        let (1, Some(added)) = (dag.len(), dag.get(0).and_then(|value| value.as_int())) else {
            self.error(dag.span(), "The 'addBenefit' takes and only takes one integer value");
            return Ok(None);
        };
        let Some(source) = source else { return Ok(None) };
        let ops = count_ops(source);
        let total = i64::try_from(ops).unwrap_or(i64::MAX).saturating_add(added);
        // The greatest benefit of MLIR stands for a pattern that never matches.
        if let Some(benefit) = u16::try_from(total).ok().filter(|benefit| *benefit < u16::MAX) {
            return Ok(Some(benefit));
        }
        let message = format!("the benefit of the pattern would be {total}, and must be between 0 and 65534");
        let error = self.error(dag.span(), message);
        error.label = Some(format!("{added} is added to {ops}, the number of ops in the source"));
        Ok(None)
    }

    /// Warns of names that nothing uses. Not in stock files, where such names are usual, since mlir-tblgen does not warn.
    fn warn_of_unused_names(&mut self) {
        if self.is_stock {
            return;
        }
        let unused: Vec<_> = self
            .symbols
            .iter()
            .filter(|(_, symbol)| !symbol.used && !matches!(symbol.binding, Binding::ResultOp(_)))
            .map(|(_, symbol)| (symbol.span, symbol.name, matches!(symbol.binding, Binding::SourceOp(_))))
            .collect();
        for (span, name, is_op) in unused {
            let warning = Diagnostic::warning(span, format!("`${name}` is bound and never used"));
            self.diagnostics.push(warning.with_help(match is_op {
                true => format!("an op needs no name: remove `:${name}`"),
                false => "`$_` binds nothing".to_owned(),
            }));
        }
    }
}

/// The number of op nodes of a source pattern.
pub(super) fn count_ops(op: &SourceOp<'_>) -> usize {
    1 + op.arguments.iter().map(count_in_argument).sum::<usize>()
}

fn count_in_argument(argument: &SourceArgument<'_>) -> usize {
    match argument {
        SourceArgument::Operand { value, .. } => count_in_value(value),
        SourceArgument::Either { values, .. } => values.iter().map(count_in_value).sum(),
        SourceArgument::Variadic { values, .. } => values.iter().map(count_in_value).sum(),
        SourceArgument::Attribute { .. } | SourceArgument::Property { .. } => 0,
    }
}

fn count_in_value(value: &ValuePattern<'_>) -> usize {
    match value {
        ValuePattern::Leaf { .. } => 0,
        ValuePattern::Op(op) => count_ops(op),
        ValuePattern::Native(native) => count_in_native(native),
    }
}

fn count_in_native(native: &SourceNative<'_>) -> usize {
    use crate::patterns::model::NativeOutput;
    let values = native.outputs.iter().filter_map(|output| match output {
        NativeOutput::Value(value) => Some(value),
        NativeOutput::Attribute(_) | NativeOutput::Property { .. } => None,
    });
    values.map(count_in_value).sum()
}
