//! Substitution: variables are replaced by what they stand for, and what then can be folded is folded.

use crate::depth::Descend;
use crate::fold::Folding;
use crate::operators::{BinOp, TernOp, UnOp};
use crate::record::RecordId;
use crate::store::{Abort, Step, Store};
use crate::value::{Node, RawWords, ValueId, Values, VariableSet, Words};
use smallvec::SmallVec;
use tblgen_parser::Diagnostic;
use tblgen_parser::symbols::Symbol;

type Items = SmallVec<[ValueId; 8]>;

/// How deep a value may be nested.
const MAX_NESTING: u16 = 1000;

/// How many words of all values' variable parts there may be, and how many bytes of text.
const MAX_POOL: usize = 1 << 28;
const MAX_TEXT: usize = 1 << 29;

#[derive(Clone, Copy, PartialEq, Eq)]
enum BindingState {
    New,
    /// Its own value is being substituted: it is not visible inside itself.
    Busy,
    Done,
}

#[derive(Clone, Copy)]
struct Binding {
    variable: Symbol,
    value: ValueId,
    state: BindingState,
}

/// What a resolver replaces variables by.
enum Source {
    /// Given values; values may mention each other's variables.
    Map { bindings: SmallVec<[Binding; 8]>, hidden: usize },
    /// The fields of a record, which is thereby resolved against itself.
    Fields(Fields),
}

/// A new name of an anonymous record.
#[derive(Clone, Copy)]
pub(crate) struct Renaming {
    pub(crate) old: ValueId,
    pub(crate) new: ValueId,
}

struct Fields {
    record: RecordId,
    /// Replaces the name of the record.
    renaming: Option<Renaming>,
    /// What each field, by its number, was resolved to.
    cache: SmallVec<[Option<ValueId>; 16]>,
    /// The fields that are being resolved, against infinite recursion.
    stack: SmallVec<[Symbol; 8]>,
}

/// A substitution.
pub(crate) struct Resolver {
    source: Source,
    /// The variables that may be replaced: what mentions none of them stays as it is.
    variables: VariableSet,
    /// The record in whose name operators are folded.
    pub(crate) current: Option<RecordId>,
    /// Nothing will be known later: what waits for other records must be decided.
    pub(crate) is_final: bool,
    /// Variables of enclosing `!foreach`, `!filter` and `!foldl`, which are not replaced.
    shadows: SmallVec<[Symbol; 4]>,
}

impl Resolver {
    fn new(source: Source, variables: VariableSet, current: Option<RecordId>) -> Self {
        Self { source, variables, current, is_final: false, shadows: SmallVec::new() }
    }

    /// Replaces the variables that [`Resolver::set`] will name.
    pub(crate) fn map(current: Option<RecordId>) -> Self {
        Self::new(Source::Map { bindings: SmallVec::new(), hidden: 0 }, VariableSet::NONE, current)
    }

    /// Replaces field names by the fields of `record`, and decides what has waited.
    pub(crate) fn fields(record: RecordId, renaming: Option<Renaming>) -> Self {
        let fields = Fields { record, renaming, cache: SmallVec::new(), stack: SmallVec::new() };
        let mut resolver = Self::new(Source::Fields(fields), VariableSet::ALL, Some(record));
        resolver.is_final = true;
        resolver
    }

    /// Binds `variable`; a later binding of the same variable replaces an earlier one.
    pub(crate) fn set(&mut self, variable: Symbol, value: ValueId) {
        let Source::Map { bindings, .. } = &mut self.source else { return };
        self.variables = self.variables.with(VariableSet::of(variable));
        let new = Binding { variable, value, state: BindingState::New };
        match bindings.iter_mut().find(|binding| binding.variable == variable) {
            Some(binding) => *binding = new,
            None => bindings.push(new),
        }
    }

    fn folding(&self) -> Folding {
        Folding { current: self.current, is_final: self.is_final }
    }

    fn keeps_unset_bits(&self) -> bool {
        matches!(self.source, Source::Fields(_))
    }
}

impl Store {
    /// What `variable` stands for, if the resolver says so.
    fn lookup(&mut self, resolver: &mut Resolver, variable: Symbol) -> Step<Option<ValueId>> {
        if !resolver.shadows.is_empty() && resolver.shadows.contains(&variable) {
            return Ok(None);
        }
        match &mut resolver.source {
            Source::Map { .. } => self.lookup_binding(resolver, variable),
            Source::Fields(_) => {
                // The fields of a record are final, also where an argument of an instance mentions them.
                let is_final = std::mem::replace(&mut resolver.is_final, true);
                let value = self.lookup_field(resolver, variable);
                resolver.is_final = is_final;
                value
            }
        }
    }

    #[inline(never)]
    fn lookup_binding(&mut self, resolver: &mut Resolver, variable: Symbol) -> Step<Option<ValueId>> {
        let Source::Map { bindings, hidden } = &resolver.source else { return Ok(None) };
        let Some(index) = bindings.iter().position(|binding| binding.variable == variable) else {
            return Ok(None);
        };
        let binding = bindings[index];
        match binding.state {
            BindingState::Busy => return Ok(None),
            BindingState::Done => return Ok(Some(binding.value)),
            BindingState::New if bindings.len() - *hidden <= 1 => return Ok(Some(binding.value)),
            BindingState::New if self.is_settled(binding.value, resolver) => return Ok(Some(binding.value)),
            BindingState::New => {}
        }
        if let Source::Map { bindings, hidden } = &mut resolver.source {
            bindings[index].state = BindingState::Busy;
            *hidden += 1;
        }
        // What an enclosing operator binds does not reach into the values of the map.
        let shadows = std::mem::take(&mut resolver.shadows);
        let value = self.deeper(resolver.current, |this| this.resolve(binding.value, resolver));
        resolver.shadows = shadows;
        let value = value?;
        if let Source::Map { bindings, hidden } = &mut resolver.source {
            bindings[index] = Binding { variable, value, state: BindingState::Done };
            *hidden -= 1;
        }
        Ok(Some(value))
    }

    #[inline(never)]
    fn lookup_field(&mut self, resolver: &mut Resolver, variable: Symbol) -> Step<Option<ValueId>> {
        let Source::Fields(fields) = &mut resolver.source else { return Ok(None) };
        let record = self.record(fields.record);
        let Some(index) = record.fields.iter().position(|field| field.name == variable) else {
            return self.lookup_own_name(resolver, variable);
        };
        if let Some(Some(known)) = fields.cache.get(index) {
            return Ok(Some(*known));
        }
        let value = record.fields[index].value;
        if value == ValueId::UNSET || fields.stack.contains(&variable) {
            return Ok(None);
        }
        if self.is_settled(value, resolver) {
            return Ok(Some(value));
        }
        let resolved = self.resolve_field(resolver, variable, value)?;
        let count = self.record_fields(resolver);
        if let Source::Fields(fields) = &mut resolver.source {
            fields.cache.resize(count, None);
            fields.cache[index] = Some(resolved);
        }
        Ok(Some(resolved))
    }

    fn record_fields(&self, resolver: &Resolver) -> usize {
        match &resolver.source {
            Source::Fields(fields) => self.record(fields.record).fields.len(),
            Source::Map { .. } => 0,
        }
    }

    /// The new name of a record, where the old one is mentioned.
    fn lookup_own_name(&mut self, resolver: &mut Resolver, variable: Symbol) -> Step<Option<ValueId>> {
        let Source::Fields(fields) = &mut resolver.source else { return Ok(None) };
        let is_own = self.as_symbol(self.record(fields.record).name) == Some(variable);
        match fields.renaming.filter(|_| is_own && !fields.stack.contains(&variable)) {
            Some(renaming) => self.resolve_field(resolver, variable, renaming.new).map(Some),
            None => Ok(None),
        }
    }

    fn resolve_field(&mut self, resolver: &mut Resolver, name: Symbol, value: ValueId) -> Step<ValueId> {
        let Source::Fields(fields) = &mut resolver.source else { return Ok(value) };
        fields.stack.push(name);
        let shadows = std::mem::take(&mut resolver.shadows);
        let value = self.deeper(resolver.current, |this| this.resolve(value, resolver));
        resolver.shadows = shadows;
        if let Source::Fields(fields) = &mut resolver.source {
            fields.stack.pop();
        }
        value
    }

    /// Substitution leaves `value` as it is.
    #[inline]
    pub(crate) fn is_settled(&self, value: ValueId, resolver: &Resolver) -> bool {
        let summary = self.values.summary(value);
        let is_open = summary.variables.may_share(resolver.variables)
            || (resolver.is_final && summary.flags.folds_late());
        !is_open
    }

    /// `value` with its variables replaced, folded where that made it possible.
    #[inline]
    pub(crate) fn resolve(&mut self, value: ValueId, resolver: &mut Resolver) -> Step<ValueId> {
        // Most values are settled: they must not pay for the others.
        if self.is_settled(value, resolver) { Ok(value) } else { self.resolve_unsettled(value, resolver) }
    }

    #[inline(never)]
    fn resolve_unsettled(&mut self, value: ValueId, resolver: &mut Resolver) -> Step<ValueId> {
        if let Node::Variable { name, .. } = self.values.node(value) {
            return Ok(self.lookup(resolver, name)?.unwrap_or(value));
        }
        let result = self.deeper(resolver.current, |this| this.resolve_open(value, resolver))?;
        self.check_nesting(result, resolver.current)
    }

    /// Descends one level, if that is not one too many.
    #[inline]
    pub(crate) fn deeper<T>(
        &mut self,
        current: Option<RecordId>,
        work: impl FnOnce(&mut Self) -> Step<T>,
    ) -> Step<T> {
        self.descend(work).unwrap_or_else(|| Err(self.too_deep(current)))
    }

    /// A value that is nested too deeply could not be printed.
    pub(crate) fn check_nesting(&self, value: ValueId, current: Option<RecordId>) -> Step<ValueId> {
        if self.values.depth(value) > MAX_NESTING { Err(self.too_deep(current)) } else { Ok(value) }
    }

    /// All values together have a limit, which is looked at wherever something may be repeated.
    pub(crate) fn check_memory(&self, current: Option<RecordId>) -> Step<()> {
        if self.values.pool_size() <= MAX_POOL && self.symbols.text_size() <= MAX_TEXT {
            return Ok(());
        }
        let mut diagnostic = Diagnostic::error_without_span("values take too much memory");
        diagnostic.span = current.map(|id| self.record(id).span);
        Err(Abort::unplaced(diagnostic))
    }

    /// The error for unbounded recursion, at the record that is being made.
    pub(crate) fn too_deep(&self, current: Option<RecordId>) -> Abort {
        let mut diagnostic = Diagnostic::error_without_span("values are nested too deeply");
        diagnostic.span = current.map(|id| self.record(id).span);
        Abort::unplaced(diagnostic.with_help("does a class or an operator refer to itself without end?"))
    }

    #[inline(always)]
    fn resolve_open(&mut self, value: ValueId, resolver: &mut Resolver) -> Step<ValueId> {
        match self.values.node(value) {
            Node::Field { of, name, ty } => {
                let new = self.resolve(of, resolver)?;
                if new == of {
                    return Ok(value);
                }
                let folded = self.fold_field(resolver.folding(), new, name)?;
                Ok(folded.unwrap_or_else(|| self.values.field(new, name, ty)))
            }
            Node::Binary { op, ty, lhs, rhs } => {
                let new_lhs = self.resolve(lhs, resolver)?;
                if let Some(result) = self.decided_by_first(op, new_lhs) {
                    return Ok(result);
                }
                let new_rhs = self.resolve(rhs, resolver)?;
                if (new_lhs, new_rhs) == (lhs, rhs) {
                    return Ok(value);
                }
                let folded = self.fold_binary(resolver.folding(), op, ty, new_lhs, new_rhs)?;
                Ok(folded.unwrap_or_else(|| self.values.binary(op, new_lhs, new_rhs, ty)))
            }
            Node::Instance { class, arguments } => self.resolve_instance(value, class, arguments, resolver),
            Node::Ternary { .. } => self.resolve_ternary(value, resolver),
            _ => self.resolve_rare(value, resolver),
        }
    }

    #[inline(never)]
    fn resolve_rare(&mut self, value: ValueId, resolver: &mut Resolver) -> Step<ValueId> {
        match self.values.node(value) {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Record(_) => {
                Ok(value)
            }
            Node::AnonymousName(_) => self.resolve_anonymous_name(value, resolver),
            Node::Bits(bits) => self.resolve_bits(value, bits, resolver),
            Node::List { element, items } => {
                let mut new = RawWords::new();
                let changed = self.resolve_words(items, 0, 1, resolver, &mut new)?;
                Ok(if changed { self.values.list_of_words(element, &new) } else { value })
            }
            Node::Dag(words) => self.resolve_dag(value, words, resolver),
            Node::BitOf { of, bit } => {
                let new = self.resolve(of, resolver)?;
                Ok(if new == of { value } else { self.bit(new, bit) })
            }
            _ => self.resolve_operator(value, resolver),
        }
    }

    /// Resolves the values among `words`: every `stride`th from `start` on. If any of them changes, `out` gets
    /// all words, with the changes.
    fn resolve_words(
        &mut self,
        words: Words,
        start: usize,
        stride: usize,
        resolver: &mut Resolver,
        out: &mut RawWords,
    ) -> Step<bool> {
        let count = self.values.len(words);
        let mut changed = !out.is_empty();
        for index in (start..count).step_by(stride) {
            let old = ValueId(self.values.words(words)[index]);
            let new = self.resolve(old, resolver)?;
            if new != old {
                if !changed {
                    out.extend_from_slice(self.values.words(words));
                    changed = true;
                }
                out[index] = new.0;
            }
        }
        Ok(changed)
    }

    #[inline(never)]
    fn resolve_anonymous_name(&mut self, value: ValueId, resolver: &Resolver) -> Step<ValueId> {
        // The record itself is renamed first: its fields still mention the old name.
        let renaming = match &resolver.source {
            Source::Fields(fields) => fields.renaming.filter(|renaming| renaming.old == value),
            Source::Map { .. } => None,
        };
        let new = renaming.map_or(value, |renaming| renaming.new);
        if resolver.is_final && matches!(self.values.node(new), Node::AnonymousName(_)) {
            let text = self.display(new);
            return Ok(self.string(&text));
        }
        Ok(new)
    }

    #[inline(never)]
    fn resolve_bits(&mut self, value: ValueId, bits: Words, resolver: &mut Resolver) -> Step<ValueId> {
        let old: SmallVec<[ValueId; 64]> = self.values.items(bits).collect();
        let mut new = old.clone();
        // Runs of bits of the same value are the usual case.
        let mut last = None;
        for bit in &mut new {
            let resolved = match self.values.node(*bit) {
                Node::BitOf { of, bit: number } => {
                    let whole = match last {
                        Some((source, whole)) if source == of => whole,
                        _ => self.resolve(of, resolver)?,
                    };
                    last = Some((of, whole));
                    self.bit(whole, number)
                }
                _ if self.is_settled(*bit, resolver) => *bit,
                _ => {
                    let resolved = self.resolve(*bit, resolver)?;
                    self.bit(resolved, 0)
                }
            };
            if resolved != ValueId::UNSET || !resolver.keeps_unset_bits() {
                *bit = resolved;
            }
        }
        Ok(if new == old { value } else { self.values.bits(&new) })
    }

    /// Arguments first, then the operator: in this order records that they make are numbered.
    #[inline(never)]
    fn resolve_dag(&mut self, value: ValueId, words: Words, resolver: &mut Resolver) -> Step<ValueId> {
        let mut new = RawWords::new();
        let after = Values::DAG_ARGUMENTS;
        let changed = self.resolve_words(words, after, 2, resolver, &mut new)?;
        let operator = ValueId(self.values.words(words)[0]);
        let new_operator = self.resolve(operator, resolver)?;
        if !changed && new_operator == operator {
            return Ok(value);
        }
        if !changed {
            new.extend_from_slice(self.values.words(words));
        }
        new[0] = new_operator.0;
        Ok(self.values.dag_of_words(&new))
    }

    /// An instance whose arguments are known after substitution becomes a record.
    #[inline(never)]
    fn resolve_instance(
        &mut self,
        value: ValueId,
        class: RecordId,
        arguments: Words,
        resolver: &mut Resolver,
    ) -> Step<ValueId> {
        let mut new = RawWords::new();
        // Arguments are never final: the instance makes them so.
        let is_final = std::mem::replace(&mut resolver.is_final, false);
        let changed = self.resolve_words(arguments, 0, 2, resolver, &mut new);
        resolver.is_final = is_final;
        if !changed? {
            return Ok(value);
        }
        let resolved = self.values.instance_of_words(class, &new);
        if let Some(record) = self.instantiated(resolved) {
            return Ok(self.values.record(record));
        }
        if let Some(&origin) = self.instance_origins.get(&value) {
            self.instance_origins.entry(resolved).or_insert(origin);
        }
        if new.iter().step_by(2).any(|&argument| self.has_free_variable(ValueId(argument))) {
            return Ok(resolved);
        }
        self.instantiate(resolved)
    }

    /// `value` mentions a variable that it does not bind itself.
    #[inline]
    pub(crate) fn has_free_variable(&self, value: ValueId) -> bool {
        !self.values.summary(value).variables.is_empty() && self.finds_free_variable(value, &mut Vec::new())
    }

    fn finds_free_variable(&self, value: ValueId, bound: &mut Vec<Symbol>) -> bool {
        let summary = self.values.summary(value);
        if summary.variables.is_empty() {
            return false;
        }
        if !summary.flags.binds() && bound.is_empty() {
            return true;
        }
        let (children, binder) = self.children(value);
        match self.values.node(value) {
            Node::Variable { name, .. } => return !bound.contains(&name),
            Node::AnonymousName(_) => return true,
            _ => {}
        }
        if children.iter().any(|&child| self.finds_free_variable(child, bound)) {
            return true;
        }
        let Some((variables, body)) = binder else { return false };
        let depth = bound.len();
        bound.extend(variables);
        let found = self.finds_free_variable(body, bound);
        bound.truncate(depth);
        found
    }

    /// The values in `value`; apart, the body of an operator that binds variables, and these variables.
    #[expect(clippy::type_complexity, reason = "private, and read in one place")]
    fn children(&self, value: ValueId) -> (Items, Option<(SmallVec<[Symbol; 2]>, ValueId)>) {
        let values = &self.values;
        let all: Items = match values.node(value) {
            Node::Bits(words) | Node::List { items: words, .. } | Node::Cond { cases: words, .. } => {
                values.items(words).collect()
            }
            Node::Dag(words) => values.words(words).iter().step_by(2).map(|&word| ValueId(word)).collect(),
            Node::Instance { arguments, .. } => {
                values.arguments(arguments).iter().map(|argument| argument.value).collect()
            }
            Node::BitOf { of, .. } | Node::Field { of, .. } => SmallVec::from_slice(&[of]),
            Node::Unary { operand, .. } => SmallVec::from_slice(&[operand]),
            Node::Binary { lhs, rhs, .. } => SmallVec::from_slice(&[lhs, rhs]),
            Node::IsA { value: inner, .. }
            | Node::Exists { name: inner, .. }
            | Node::Instances { regex: inner, .. } => SmallVec::from_slice(&[inner]),
            Node::Ternary { op, operands, .. } => {
                let [first, second, third] = values.operands(operands);
                if !op.binds() {
                    SmallVec::from_slice(&[first, second, third])
                } else {
                    let variable = self.as_symbol(first).into_iter().collect();
                    return (SmallVec::from_slice(&[second]), Some((variable, third)));
                }
            }
            Node::Fold { parts, .. } => {
                let parts = values.fold_parts(parts);
                let variables = SmallVec::from_slice(&[parts.accumulator, parts.element]);
                return (SmallVec::from_slice(&[parts.start, parts.list]), Some((variables, parts.body)));
            }
            _ => Items::new(),
        };
        (all, None)
    }

    /// An operator is made anew only if it does not fold: most do.
    #[inline(never)]
    fn resolve_operator(&mut self, value: ValueId, resolver: &mut Resolver) -> Step<ValueId> {
        match self.values.node(value) {
            Node::Unary { op, ty, operand } => {
                let new = self.resolve(operand, resolver)?;
                if new == operand && !(resolver.is_final && op == UnOp::Cast) {
                    return Ok(value);
                }
                let folded = self.fold_unary(resolver.folding(), op, ty, new)?;
                Ok(folded.unwrap_or_else(|| self.values.unary(op, new, ty)))
            }
            Node::Cond { ty, cases } => {
                // All conditions before all values: in this order records that they make are numbered.
                let mut new = RawWords::new();
                self.resolve_words(cases, 0, 2, resolver, &mut new)?;
                if !self.resolve_words(cases, 1, 2, resolver, &mut new)? {
                    return Ok(value);
                }
                let new: Items = new.iter().map(|&word| ValueId(word)).collect();
                let folded = self.fold_cond(resolver.folding(), ty, &new)?;
                Ok(folded.unwrap_or_else(|| self.values.cond(&new, ty)))
            }
            Node::Fold { ty, parts } => {
                let mut parts = self.values.fold_parts(parts);
                let old = (parts.start, parts.list, parts.body);
                parts.start = self.resolve(parts.start, resolver)?;
                parts.list = self.resolve(parts.list, resolver)?;
                let variables = [parts.accumulator, parts.element];
                parts.body = self.resolve_shadowed(parts.body, &variables, resolver)?;
                if old == (parts.start, parts.list, parts.body) {
                    return Ok(value);
                }
                let folded = self.fold_fold(resolver.folding(), parts)?;
                Ok(folded.unwrap_or_else(|| self.values.fold(parts, ty)))
            }
            _ => self.resolve_question(value, resolver),
        }
    }

    /// The result of `!and` or `!or`, if the first operand decides it: then the second is not looked at.
    fn decided_by_first(&mut self, op: BinOp, first: ValueId) -> Option<ValueId> {
        let decisive = op.decisive_operand()?;
        (self.as_int(first)? == decisive).then(|| self.values.int(decisive))
    }

    /// Operators that ask something about records.
    #[inline(never)]
    fn resolve_question(&mut self, value: ValueId, resolver: &mut Resolver) -> Step<ValueId> {
        match self.values.node(value) {
            Node::IsA { ty, value: operand } => {
                let new = self.resolve(operand, resolver)?;
                if new == operand {
                    return Ok(value);
                }
                Ok(self.fold_is_a(ty, new).unwrap_or_else(|| self.values.is_a(ty, new)))
            }
            Node::Exists { ty, name } => {
                let new = self.resolve(name, resolver)?;
                if new == name && !resolver.is_final {
                    return Ok(value);
                }
                let folded = self.fold_exists(resolver.folding(), ty, new);
                Ok(folded.unwrap_or_else(|| self.values.exists(ty, new)))
            }
            Node::Instances { ty, regex } => {
                let new = self.resolve(regex, resolver)?;
                if new == regex && !resolver.is_final {
                    return Ok(value);
                }
                let folded = self.fold_instances(resolver.folding(), ty, new)?;
                Ok(folded.unwrap_or_else(|| self.values.instances(ty, new)))
            }
            _ => Ok(value),
        }
    }

    #[inline(never)]
    fn resolve_ternary(&mut self, value: ValueId, resolver: &mut Resolver) -> Step<ValueId> {
        let Node::Ternary { op, ty, operands } = self.values.node(value) else { return Ok(value) };
        let old = self.values.operands(operands);
        let first = self.resolve(old[0], resolver)?;
        if op == TernOp::If
            && first != old[0]
            && let Some(condition) = self.as_int(first)
        {
            let chosen = if condition != 0 { old[1] } else { old[2] };
            return self.resolve(chosen, resolver);
        }
        let second = self.resolve(old[1], resolver)?;
        let third = if op.binds() {
            let variable: SmallVec<[Symbol; 1]> = self.as_symbol(first).into_iter().collect();
            self.resolve_shadowed(old[2], &variable, resolver)?
        } else {
            self.resolve(old[2], resolver)?
        };
        let new = [first, second, third];
        if new == old {
            return Ok(value);
        }
        let folded = self.fold_ternary(resolver.folding(), op, ty, new)?;
        Ok(folded.unwrap_or_else(|| self.values.ternary(op, new, ty)))
    }

    fn resolve_shadowed(
        &mut self,
        body: ValueId,
        variables: &[Symbol],
        resolver: &mut Resolver,
    ) -> Step<ValueId> {
        let depth = resolver.shadows.len();
        resolver.shadows.extend_from_slice(variables);
        let result = self.resolve(body, resolver);
        resolver.shadows.truncate(depth);
        result
    }
}
