//! From the syntax tree to the [`super::index::Index`]: names with `$`.
//!
//! A dag like `(ins I32:$x)` declares operands. The formats and snippets of the record name them, and so do those of records that
//! derive from it. A name in any other dag means that operand, or else what the first place of the name in the record binds: in a
//! rewrite rule a part of the source pattern.
//!
//! Places whose meaning depends on values have none: names in a dag that is a value of a template argument elsewhere, and names that
//! another part of a concatenation may continue.

use tblgen_parser::syntax::{
    BodyItem, ClassReference, Dag, ExprId, ExprKind, Name, Operator, RecordBody, Suffix,
};
use tblgen_parser::{Span, Symbol};

use super::index::{Binding, Entity, EntityId, EntityKind, Role, Type};
use super::walk::Walker;

/// The operators of dags that declare operands.
const DECLARING: &[&str] = &["ins", "outs", "region", "successor"];

/// The class of traits that name operands without `$`.
const TRAIT: &str = "PredOpTrait";

/// Fields with the text of another language: `$x` in them is no operand.
const OTHER_TEXTS: &[&str] = &["extraClassDeclaration", "extraClassDefinition"];

/// The names with `$` of one record.
#[derive(Default)]
struct Dollars {
    /// Declarations of operands.
    operands: Vec<Operand>,
    /// Names in other dags, with the operation or the argument that each may bind.
    names: Vec<(Name, Option<Binding>)>,
    /// Strings and code. Whether another text may follow.
    texts: Vec<(ExprId, bool)>,
    /// All strings and code: behind a list of parameters they may be code with these variables.
    codes: Vec<ExprId>,
    /// Strings that may be the name of an operand as a whole, such as those of `AllTypesMatch<["lhs", "rhs"]>`.
    bare: Vec<(Symbol, Span)>,
    /// Variables and records whose dags are parts of its own.
    included: Vec<EntityId>,
    /// Classes with operands of their own, such as `OpBuilder<(ins …), …>`.
    inner: Vec<Dollars>,
}

struct Operand {
    name: Name,
    field: Symbol,
    constraint: Option<ExprId>,
    /// The declaration: constraint and name.
    whole: Span,
}

/// The place in a record that is walked.
#[derive(Clone, Copy)]
struct Place {
    /// The field that is set; empty in the arguments of parents.
    field: Symbol,
    /// Whether the value is a part of a longer text.
    is_part: bool,
    /// Whether it is inside of a trait that names operands without `$`.
    is_in_trait: bool,
}

impl Place {
    fn of_field(field: Symbol) -> Self {
        Self { field, is_part: false, is_in_trait: false }
    }
}

impl Walker<'_> {
    /// Finds the names with `$` of a record.
    pub(super) fn dollars(&mut self, record: EntityId, body: &RecordBody) {
        let mut dollars = Dollars::default();
        let start = Place::of_field(Symbol::EMPTY);
        for parent in &body.parents {
            self.dollars_of_parent(parent, start, &mut dollars);
        }
        let mut fields = Vec::new();
        for item in &body.items {
            let (field, value) = match item {
                BodyItem::Field(field) => (field.name.symbol, field.value),
                BodyItem::Let(binding) => (binding.name.symbol, Some(binding.value)),
                BodyItem::Defvar(defvar) => (Symbol::EMPTY, Some(defvar.value)),
                BodyItem::Assert(_) | BodyItem::Dump(_) => continue,
            };
            fields.push(field);
            if let Some(value) = value.filter(|_| !OTHER_TEXTS.contains(&self.tree.symbols.resolve(field))) {
                self.dollars_of(value, Place::of_field(field), &mut dollars);
            }
        }
        // Fields that no base has with operands need not be known.
        fields.retain(|field| self.index.operand_fields.contains(field));
        if !fields.is_empty() {
            self.index.operand_fields_of.insert(record, fields);
        }
        self.declare_dollars(record, dollars);
    }

    /// The operands in the value of a variable at the top level or in a record.
    pub(super) fn dollars_of_variable(&mut self, variable: EntityId, value: ExprId) {
        let mut dollars = Dollars::default();
        self.dollars_of(value, Place::of_field(Symbol::EMPTY), &mut dollars);
        dollars.texts.clear();
        // Names of a pattern belong to the record that uses the variable.
        dollars.names.clear();
        self.declare_dollars(variable, dollars);
        if self.index.has_operands.contains(&variable) {
            let name = self.index.entity(variable).name;
            self.index.operand_variables.insert(name);
        }
    }

    fn dollars_of_parent(&mut self, parent: &ClassReference, place: Place, dollars: &mut Dollars) {
        for argument in parent.arguments.as_deref().unwrap_or_default() {
            self.dollars_of(argument.value, place, dollars);
        }
    }

    fn dollars_of(&mut self, id: ExprId, place: Place, dollars: &mut Dollars) {
        let expr = self.tree.expr(id);
        let part = Place { is_part: true, ..place };
        match &expr.kind {
            ExprKind::String(text) | ExprKind::Code(text) => {
                dollars.codes.push(id);
                if self.tree.symbols.resolve(*text).contains('$') {
                    dollars.texts.push((id, place.is_part));
                } else if place.is_in_trait && !place.is_part {
                    dollars.bare.push((*text, expr.span));
                }
            }
            ExprKind::Dag(dag) => self.dollars_of_dag(dag, place, dollars),
            ExprKind::List { elements, .. } => {
                elements.iter().for_each(|&element| self.dollars_of(element, place, dollars));
            }
            ExprKind::Instance { class, arguments } => {
                let mut inner = Dollars::default();
                let place = Place { is_in_trait: place.is_in_trait || self.is_trait(class.symbol), ..place };
                for argument in arguments {
                    self.dollars_of(argument.value, place, &mut inner);
                }
                match inner.operands.is_empty() {
                    true => dollars.add(inner),
                    false => dollars.inner.push(inner),
                }
            }
            ExprKind::Operation { operator, arguments, .. } => {
                // These operators leave the texts in their arguments whole.
                let is_whole = matches!(operator, Operator::ListConcat | Operator::Con | Operator::If);
                let inner = if is_whole { place } else { part };
                arguments.iter().for_each(|&argument| self.dollars_of(argument, inner, dollars));
            }
            ExprKind::Cond(clauses) => {
                clauses.iter().for_each(|&(_, value)| self.dollars_of(value, place, dollars));
            }
            ExprKind::Paste { operands, hashes } => {
                for (index, &operand) in operands.iter().enumerate() {
                    let is_last = index == hashes.len();
                    self.dollars_of(operand, if is_last { place } else { part }, dollars);
                }
            }
            // Most names are no variables with operands.
            ExprKind::Identifier(name) if self.index.operand_variables.contains(name) => {
                let variable =
                    self.meaning(*name).filter(|&id| self.index.entity(id).kind == EntityKind::Variable);
                dollars.included.extend(variable);
            }
            ExprKind::Suffixed { base, suffixes } => dollars.included.extend(self.record_of(*base, suffixes)),
            _ => {}
        }
    }

    /// Whether a class is a trait that names operands without `$`.
    fn is_trait(&self, class: Symbol) -> bool {
        let (Some(base), Some(class)) = (self.tree.symbols.get(TRAIT), self.index.class(class)) else {
            return false;
        };
        let is_base = |id: EntityId| self.index.entity(id).name == base;
        self.index.ancestors(class).into_iter().any(is_base)
    }

    /// The record of an access to a field with operands, such as `AddOp.arguments`.
    fn record_of(&self, base: ExprId, suffixes: &[Suffix]) -> Option<EntityId> {
        let [Suffix::Field(field)] = suffixes else { return None };
        if !self.index.operand_fields.contains(&field.symbol) {
            return None;
        }
        match &self.tree.expr(base).kind {
            ExprKind::Identifier(name) => self.index.entity(self.meaning(*name)?).ty.record,
            ExprKind::Instance { class, .. } => self.index.class(class.symbol),
            _ => None,
        }
    }

    fn dollars_of_dag(&mut self, dag: &Dag, place: Place, dollars: &mut Dollars) {
        let operator = match &self.tree.expr(dag.operator).kind {
            ExprKind::Identifier(name) => Some(*name),
            _ => None,
        };
        let is_declaring = operator.is_some_and(|name| DECLARING.contains(&self.tree.symbols.resolve(name)));
        let operator = operator.and_then(|name| self.index.global(name));
        if let Some(name) = dag.name {
            dollars.names.push((name, operator.map(|op| Binding { op, argument: None })));
        }
        for (position, argument) in dag.arguments.iter().enumerate() {
            if let Some(name) = argument.name.filter(|_| is_declaring) {
                let start = argument.value.map_or(name.span, |value| self.tree.expr(value).span);
                let (field, constraint, whole) = (place.field, argument.value, start.to(name.span));
                dollars.operands.push(Operand { name, field, constraint, whole });
            } else if let Some(name) = argument.name {
                let inner = argument.value.and_then(|value| self.operator_of(value));
                let own = operator.map(|op| Binding { op, argument: Some(position as u32) });
                dollars.names.push((name, inner.map(|op| Binding { op, argument: None }).or(own)));
            }
            if let Some(value) = argument.value {
                self.dollars_of(value, place, dollars);
            }
        }
    }

    /// The operator of a dag.
    fn operator_of(&self, value: ExprId) -> Option<EntityId> {
        let ExprKind::Dag(dag) = &self.tree.expr(value).kind else { return None };
        let ExprKind::Identifier(name) = self.tree.expr(dag.operator).kind else { return None };
        self.index.global(name)
    }

    /// Declares the operands and the other names of a record or of a variable, and finds the places that name them.
    fn declare_dollars(&mut self, owner: EntityId, dollars: Dollars) {
        if !dollars.included.is_empty() {
            let with_operands = |id: &EntityId| self.index.has_operands.contains(id);
            let included: Vec<EntityId> = dollars.included.into_iter().filter(with_operands).collect();
            if !included.is_empty() {
                self.index.has_operands.insert(owner);
                self.index.included.insert(owner, included);
            }
        }
        for operand in &dollars.operands {
            self.operand(owner, operand);
        }
        // The operands that the values inside name are those of the record.
        for (name, binding) in dollars.names {
            self.name_in_dag(owner, name, binding);
        }
        for &(text, is_part) in &dollars.texts {
            self.names_in_text(owner, text, is_part);
        }
        for (name, span) in dollars.bare {
            let place = Span::new(span.start + 1, span.end - 1);
            let is_whole = self.sources.text(place) == self.tree.symbols.resolve(name);
            let known = self.index.operand(owner, name).filter(|_| is_whole);
            known.into_iter().for_each(|known| self.occurs(place, known, Role::Read));
        }
        for inner in dollars.inner {
            self.declare_inner(owner, inner);
        }
    }

    fn declare_inner(&mut self, owner: EntityId, inner: Dollars) {
        let Some(first) = inner.operands.first() else { return };
        // The list of operands has no name of its own.
        let (span, whole) = (first.whole, first.whole);
        let kind = EntityKind::Operand;
        let (name, ty) = (Symbol::EMPTY, Type::OTHER);
        let scope = Entity { kind, name, span, whole, owner: Some(owner), ty, type_span: None };
        let scope = self.index.add(scope);
        let codes = inner.codes.clone();
        self.declare_dollars(scope, inner);
        codes.into_iter().for_each(|code| self.parameters_in_code(scope, code));
    }

    fn operand(&mut self, owner: EntityId, operand: &Operand) {
        let name = without_dollar(operand.name);
        let key = (owner, name.symbol);
        if let Some(&(known, _)) = self.index.operands.get(&key) {
            return self.occurs(name.span, known, Role::Declaration);
        }
        let id = self.declare(EntityKind::Operand, name, operand.whole, Some(owner), Type::OTHER);
        let constraint = operand.constraint.map(|value| self.tree.expr(value));
        let ty = match constraint.map(|expr| &expr.kind) {
            Some(&ExprKind::Identifier(name)) => self.meaning(name).map(|id| self.index.entity(id).ty),
            Some(ExprKind::Instance { class, .. }) => self.index.class(class.symbol).map(Type::record),
            _ => None,
        };
        let entity = self.index.entity_mut(id);
        entity.type_span = constraint.map(|expr| expr.span);
        entity.ty = ty.unwrap_or(Type::OTHER);
        self.index.operands.insert(key, (id, operand.field));
        if operand.field != Symbol::EMPTY {
            self.index.operand_fields.insert(operand.field);
        }
        self.index.has_operands.insert(owner);
    }

    fn name_in_dag(&mut self, owner: EntityId, name: Name, binding: Option<Binding>) {
        let name = without_dollar(name);
        let text = self.tree.symbols.resolve(name.symbol);
        if text.starts_with('_') {
            return;
        }
        if let Some(known) = self.index.operand(owner, name.symbol) {
            return self.occurs(name.span, known, Role::Read);
        }
        // `$x__1` is the second result of `$x`.
        let group = text.rsplit_once("__").filter(|(_, digits)| digits.parse::<u32>().is_ok());
        let group = group.and_then(|(base, _)| Some((base, self.tree.symbols.get(base)?)));
        if let Some((base, known)) =
            group.and_then(|(base, name)| Some((base, self.index.operand(owner, name)?)))
        {
            let end = name.span.start + base.len() as u32;
            return self.occurs(Span::new(name.span.start, end), known, Role::Read);
        }
        let id = self.declare(EntityKind::Bound, name, name.span, Some(owner), Type::OTHER);
        self.index.operands.insert((owner, name.symbol), (id, Symbol::EMPTY));
        self.index.bindings.extend(binding.map(|binding| (id, binding)));
    }

    /// The operands that a string or code names. The end of a part may be continued by the next one.
    fn names_in_text(&mut self, owner: EntityId, id: ExprId, is_part: bool) {
        let span = self.tree.expr(id).span;
        let text = self.sources.text(span);
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut at = 0;
        while let Some(found) = text[at..].find('$') {
            let start = at + found + 1;
            let start = start + usize::from(text[start..].starts_with('{'));
            let end = text[start..].find(|c| !is_word(c)).map_or(text.len(), |end| start + end);
            let is_escaped = text[start..].starts_with('$');
            at = end + usize::from(is_escaped);
            let delimiter = if text.starts_with('"') { "\"" } else { "}]" };
            let rest = &text[end..];
            let may_go_on = rest == delimiter && is_part
                || rest != delimiter && rest.starts_with('"') && delimiter == "\"";
            let name = self.tree.symbols.get(&text[start..end]).filter(|_| !may_go_on && !is_escaped);
            let known = name.and_then(|name| self.index.operand(owner, name));
            let known = known.filter(|&id| self.index.entity(id).kind == EntityKind::Operand);
            if let Some(known) = known {
                let place = Span::new(span.start + start as u32, span.start + end as u32);
                self.occurs(place, known, Role::Read);
            }
        }
    }
}

impl Dollars {
    fn add(&mut self, inner: Self) {
        self.names.extend(inner.names);
        self.texts.extend(inner.texts);
        self.codes.extend(inner.codes);
        self.bare.extend(inner.bare);
        self.included.extend(inner.included);
        self.inner.extend(inner.inner);
    }
}

fn without_dollar(name: Name) -> Name {
    Name { symbol: name.symbol, span: Span::new(name.span.start + 1, name.span.end) }
}
