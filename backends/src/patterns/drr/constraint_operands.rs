//! Checks the list of additional constraints.

use rtblgen_records::{Dag, List, Record, Value};

use crate::ods::model::{predicate, summary};
use crate::patterns::drr::check::Check;
use crate::patterns::drr::head::plural;
use crate::patterns::drr::role::Count;
use crate::patterns::model::EntityConstraint;
use crate::patterns::model::hooks::HookCalls;
use crate::patterns::model::native::{Placeholder, placeholders};
use crate::patterns::model::symbols::SymbolUse;
use crate::rust::snippet;

impl<'r> Check<'_, 'r> {
    /// Checks each element of the pattern's `constraints`.
    pub(super) fn entity_constraints(&mut self, list: List<'r>) -> Option<Vec<EntityConstraint<'r>>> {
        let constraints: Vec<_> = list.iter().map(|element| self.entity_constraint(element)).collect();
        constraints.into_iter().collect()
    }

    fn entity_constraint(&mut self, element: Value<'r>) -> Option<EntityConstraint<'r>> {
        let Some(dag) = element.as_dag() else {
            self.error(
                element.span(),
                "all elements in Pattern multi-entity constraints should be DAG nodes",
            );
            return None;
        };
        let constraint = self.entity_operator(dag)?;
        let subject = self.entity_subject(dag)?;
        let entities = self.entities(dag)?;
        let is_type_constraint = constraint.is_a("TypeConstraint");
        let summary = summary(constraint).map_err(|mistake| self.diagnostics.push(mistake.into())).ok()?;
        let checked = EntityConstraint {
            constraint,
            summary,
            is_type_constraint,
            subject,
            entities,
            hooks: HookCalls::default(),
            span: dag.span(),
        };
        self.check_entity_count(&checked)?;
        self.check_entity_predicate(&checked)?;
        if let Some(of) = checked.subject.or(checked.entities.first().copied()).filter(|_| is_type_constraint)
        {
            self.require_value(of)?;
            self.require_one_value(of)?;
            self.check_entity_type(constraint, of, dag.span())?;
        }
        // The stock constraint on uses is about one value too.
        if let Some(of) = checked.subject.filter(|_| constraint.name() == "HasNoUseOf") {
            self.require_value(of)?;
            self.require_one_value(of)?;
        }
        Some(checked)
    }

    fn entity_operator(&mut self, dag: Dag<'r>) -> Option<Record<'r>> {
        let record = dag.operator_record();
        let Some(constraint) = record.filter(|record| record.is_a("Constraint") && !record.is_a("Op")) else {
            let name = record.map_or("this", |record| record.name());
            let error = self.error(dag.span(), format!("`{name}` is not a constraint"));
            error.help = Some(match name {
                "addBenefit" => {
                    "the benefit is the last argument of `Pat` and `Pattern`, not a constraint".to_owned()
                }
                _ => "expected a `Constraint` or a `TypeConstraint`, as in `(SameShape $x, $y)`".to_owned(),
            });
            return None;
        };
        for (class, name) in [("AttrConstraint", "AttrConstraint"), ("PropConstraint", "PropConstraint")] {
            if constraint.is_a(class) {
                let message = format!("cannot use {name} in Pattern multi-entity constraints");
                self.error(dag.span(), message).help =
                    Some(format!("put it in the source pattern, as in `(Op $x, {}:$y)`", constraint.name()));
                return None;
            }
        }
        Some(constraint)
    }

    /// The name on the operator, `(Unused:$x)`. The outer `Option` is for mistakes.
    fn entity_subject(&mut self, dag: Dag<'r>) -> Option<Option<SymbolUse>> {
        match dag.name() {
            None => Some(None),
            Some(name) => self.use_symbol(Some(name), dag.span()).map(Some),
        }
    }

    fn entities(&mut self, dag: Dag<'r>) -> Option<Vec<SymbolUse>> {
        let mut entities = Vec::new();
        let mut complete = true;
        for (value, name) in dag.args() {
            let is_symbol = matches!(value.kind(), rtblgen_records::ValueKind::Unset) && name.is_some();
            let entity = match is_symbol {
                true => self.use_symbol(name, value.span()),
                false => {
                    self.error(
                        value.span(),
                        "operands to additional constraints can only be symbol references",
                    );
                    None
                }
            };
            match entity {
                Some(entity) => entities.push(entity),
                None => complete = false,
            }
        }
        complete.then_some(entities)
    }

    /// Checks that the names in the predicate exist; mlir-tblgen leaves unknown ones in the C++.
    fn check_entity_predicate(&mut self, checked: &EntityConstraint<'r>) -> Option<()> {
        let text = match checked.constraint.record("predicate").and_then(predicate::text) {
            Ok(text) => text.text,
            Err(mistake) => {
                self.diagnostics.push(mistake.into());
                return None;
            }
        };
        self.refuse_spread(checked)?;
        let name = checked.constraint.name();
        for placeholder in snippet::placeholders(&text) {
            let help = match placeholder.name {
                "_self" if checked.is_type_constraint || checked.subject.is_some() => continue,
                "_self" => format!("`$_self` is what the constraint itself is named: `({name}:$x)`"),
                number => match number.parse::<usize>() {
                    Ok(number) if number < checked.entities.len() => continue,
                    Ok(_) => format!("the constraint has {}", plural(checked.entities.len(), "argument")),
                    Err(_) => "expected `$_self`, `$0`, `$1` and so on".to_owned(),
                },
            };
            let message = format!("`${}` of the constraint '{name}' stands for nothing", placeholder.name);
            self.error(checked.span, message).help = Some(help);
            return None;
        }
        for (number, entity) in checked.entities.iter().enumerate().filter(|_| !checked.is_type_constraint) {
            let own = number.to_string();
            if !snippet::placeholders(&text).iter().any(|placeholder| placeholder.name == own) {
                let message = format!("the constraint '{name}' does not use this: it has no `${number}`");
                self.warning(entity.span, message);
            }
        }
        Some(())
    }

    /// Refuses `$0...` in the predicate. mlir-tblgen replaces it by a list with `<unused>`, which is not C++.
    fn refuse_spread(&mut self, checked: &EntityConstraint<'r>) -> Option<()> {
        let mut pending: Vec<_> = checked.constraint.record("predicate").into_iter().collect();
        while let Some(predicate) = pending.pop() {
            if let Ok(children) = predicate.list("children") {
                pending.extend(children.iter().filter_map(|child| child.as_record()));
            }
            let Ok(value) = predicate.value("predExpr") else { continue };
            let text = value.as_str().unwrap_or_default();
            for (range, placeholder) in placeholders(text) {
                if let Placeholder::ArgumentsFrom(_) = placeholder {
                    let message = format!("`{}` cannot be used in a constraint", &text[range.clone()]);
                    let is_exact = value.is_string_span_exact(range.clone());
                    let span = if is_exact { value.string_span(range) } else { checked.constraint.span() };
                    let error = self.error(span, message);
                    error.labels.push((checked.span, "the constraint is used here".to_owned()));
                    error.help = Some("list the arguments: `$0, $1`".to_owned());
                    return None;
                }
            }
        }
        Some(())
    }

    /// A type constraint is about the type of one value.
    fn require_one_value(&mut self, of: SymbolUse) -> Option<()> {
        let count = self.count_of(of);
        if count == Count::Exactly(1) {
            return Some(());
        }
        let (name, bound) = (self.symbols[of.symbol].name, self.symbols[of.symbol].span);
        let message =
            format!("this constraint is about one value, and `${name}` stands for {}", count.describe());
        self.error(of.span, message).labels.push((bound, format!("`${name}` is bound here")));
        None
    }

    /// Checks that a type constraint has one entity; it may be on the operator, `(F32Tensor:$x)`, or after
    /// it.
    fn check_entity_count(&mut self, checked: &EntityConstraint<'r>) -> Option<()> {
        let given = checked.entities.len() + usize::from(checked.subject.is_some());
        if !checked.is_type_constraint || given == 1 {
            return Some(());
        }
        self.error(checked.span, "type constraint requires exactly one argument").label =
            Some(format!("this one has {}", plural(given, "argument")));
        None
    }
}
