//! Substitution in values: replaces variables and folds operators that have become known.

use super::resolution::Resolution;
use crate::fold::Items;
use crate::model::{
    BinOp, EvalResult, Node, Operation, RawWords, RecordId, TernOp, TypeId, ValueId, Values, Words,
};
use smallvec::SmallVec;
use tblgen_parser::Symbol;

/// The maximum nesting depth of cases of `!cond` that cannot be chosen: a recursion that a condition ends
/// must end in them too.
const MAX_UNCHOSEN_DEPTH: u32 = 4;

impl Resolution<'_> {
    /// Whether substitution leaves `value` unchanged.
    #[inline]
    pub(crate) fn is_settled(&self, value: ValueId) -> bool {
        let summary = self.store.values.summary(value);
        let is_open = summary.variables.may_share(self.resolver.variables)
            || (self.resolver.is_final && summary.flags.folds_late());
        !is_open
    }

    /// `value` with its variables replaced, folded where possible.
    #[inline]
    pub(crate) fn resolve(&mut self, value: ValueId) -> EvalResult<ValueId> {
        // Most values are settled: this path is inlined.
        if self.is_settled(value) { Ok(value) } else { self.resolve_unsettled(value) }
    }

    fn resolve_unsettled(&mut self, value: ValueId) -> EvalResult<ValueId> {
        if let Node::Variable { name, .. } = self.store.node(value) {
            return Ok(self.lookup(name)?.unwrap_or(value));
        }
        let result = self.deeper(|this| this.resolve_open(value))?;
        self.store.check_nesting(result, self.resolver.current)
    }

    fn resolve_open(&mut self, value: ValueId) -> EvalResult<ValueId> {
        match self.store.node(value) {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Record(_) => {
                Ok(value)
            }
            Node::Variable { name, .. } => Ok(self.lookup(name)?.unwrap_or(value)),
            Node::AnonymousName(_) => self.resolve_anonymous_name(value),
            Node::Bits(bits) => self.resolve_bits(value, bits),
            Node::List { element, items } => self.resolve_list(value, element, items),
            Node::Dag(words) => self.resolve_dag(value, words),
            Node::BitOf { of, bit } => {
                let new = self.resolve(of)?;
                Ok(if new == of { value } else { self.store.bit(new, bit) })
            }
            Node::Field { of, name, ty } => {
                let new = self.resolve(of)?;
                if new == of {
                    return Ok(value);
                }
                self.apply(Operation::Field(ty, new, name))
            }
            Node::Unary { op, ty, operand } => {
                let new = self.resolve(operand)?;
                if new == operand && !(self.resolver.is_final && op.waits()) {
                    return Ok(value);
                }
                self.apply(Operation::Unary(op, ty, new))
            }
            Node::Instance { class, arguments } => self.resolve_instance(value, class, arguments),
            Node::Binary { op, ty, lhs, rhs } => self.resolve_binary(value, op, ty, [lhs, rhs]),
            Node::Ternary { op, ty, operands } => self.resolve_ternary(value, op, ty, operands),
            Node::Cond { ty, cases } => self.resolve_cond(value, ty, cases),
            Node::Fold { ty, parts } => self.resolve_fold(value, ty, parts),
        }
    }

    fn resolve_binary(
        &mut self,
        value: ValueId,
        op: BinOp,
        ty: TypeId,
        [lhs, rhs]: [ValueId; 2],
    ) -> EvalResult<ValueId> {
        let new_lhs = self.resolve(lhs)?;
        if let Some(result) = self.decided_by_first(op, new_lhs) {
            return Ok(result);
        }
        let new = [new_lhs, self.resolve(rhs)?];
        if new == [lhs, rhs] {
            return Ok(value);
        }
        self.apply(Operation::Binary(op, ty, new))
    }

    fn resolve_list(&mut self, value: ValueId, element: TypeId, items: Words) -> EvalResult<ValueId> {
        let mut new = RawWords::new();
        let changed = self.resolve_words(items, 0, 1, &mut new)?;
        Ok(if changed { self.store.values.list(element, &new) } else { value })
    }

    /// Resolves the values among `words`: every `stride`th from `start` on. If any of them changes, `out` gets
    /// all words, with the changes.
    fn resolve_words(
        &mut self,
        words: Words,
        start: usize,
        stride: usize,
        out: &mut RawWords,
    ) -> EvalResult<bool> {
        let count = self.store.values.len(words);
        let mut changed = !out.is_empty();
        for index in (start..count).step_by(stride) {
            let old = ValueId(self.store.values.words(words)[index]);
            let new = self.resolve(old)?;
            if new != old {
                if !changed {
                    out.extend_from_slice(self.store.values.words(words));
                    changed = true;
                }
                out[index] = new.0;
            }
        }
        Ok(changed)
    }

    fn resolve_anonymous_name(&mut self, value: ValueId) -> EvalResult<ValueId> {
        // The record itself is renamed first: its fields still mention the old name.
        let renaming = self.resolver.renaming.filter(|renaming| renaming.old == value);
        let new = renaming.map_or(value, |renaming| renaming.new);
        if self.resolver.is_final && matches!(self.store.node(new), Node::AnonymousName(_)) {
            let text = self.store.display(new);
            return Ok(self.store.string(&text));
        }
        Ok(new)
    }

    fn resolve_bits(&mut self, value: ValueId, bits: Words) -> EvalResult<ValueId> {
        let old: SmallVec<[ValueId; 64]> = self.store.values.items(bits).collect();
        let mut new = old.clone();
        // Runs of bits of the same value are the usual case.
        let mut last = None;
        for bit in &mut new {
            let resolved = match self.store.node(*bit) {
                Node::BitOf { of, bit: number } => {
                    let whole = match last {
                        Some((source, whole)) if source == of => whole,
                        _ => self.resolve(of)?,
                    };
                    last = Some((of, whole));
                    // A bit of an unchanged value is the same. `bit` itself replaces a bit of a value of type `bit`.
                    if whole == of && self.store.type_of(of) != Some(TypeId::BIT) {
                        *bit
                    } else {
                        self.store.bit(whole, number)
                    }
                }
                _ if self.is_settled(*bit) => *bit,
                _ => {
                    let resolved = self.resolve(*bit)?;
                    self.store.bit(resolved, 0)
                }
            };
            if resolved != ValueId::UNSET || self.resolver.record.is_none() {
                *bit = resolved;
            }
        }
        Ok(if new == old { value } else { self.store.values.bits(&new) })
    }

    /// Arguments first, then the operator: anonymous records are numbered in this order.
    fn resolve_dag(&mut self, value: ValueId, words: Words) -> EvalResult<ValueId> {
        let mut new = RawWords::new();
        let after = Values::DAG_ARGUMENTS;
        let changed = self.resolve_words(words, after, 2, &mut new)?;
        let operator = ValueId(self.store.values.words(words)[0]);
        let new_operator = self.resolve(operator)?;
        if !changed && new_operator == operator {
            return Ok(value);
        }
        if !changed {
            new.extend_from_slice(self.store.values.words(words));
        }
        new[0] = new_operator.0;
        Ok(self.store.values.dag_of_words(&new))
    }

    /// An instance whose arguments are known after substitution becomes a record.
    fn resolve_instance(&mut self, value: ValueId, class: RecordId, arguments: Words) -> EvalResult<ValueId> {
        let mut new = RawWords::new();
        // Arguments become final with the record of the instance.
        let is_final = std::mem::replace(&mut self.resolver.is_final, false);
        let changed = self.resolve_words(arguments, 0, 2, &mut new);
        self.resolver.is_final = is_final;
        if !changed? {
            return Ok(value);
        }
        let resolved = self.store.values.instance_of_words(class, &new);
        if let Some(record) = self.store.instantiated(resolved) {
            return Ok(self.store.values.record(record));
        }
        if let Some(&origin) = self.state.instance_origins.get(&value) {
            self.state.instance_origins.entry(resolved).or_insert(origin);
        }
        if new.iter().step_by(2).any(|&argument| self.store.has_free_variable(ValueId(argument))) {
            return Ok(resolved);
        }
        self.instantiate(resolved)
    }

    /// Resolves each condition and then its value: anonymous records are numbered in this order.
    fn resolve_cond(&mut self, value: ValueId, ty: TypeId, cases: Words) -> EvalResult<ValueId> {
        let old: Items = self.store.values.items(cases).collect();
        let mut new = old.clone();
        let mut is_decided = false;
        for [condition, value] in new.as_chunks_mut::<2>().0 {
            *condition = self.resolve_case(*condition, !is_decided)?;
            let known = self.store.as_int(*condition);
            *value = self.resolve_case(*value, !is_decided && known != Some(0))?;
            is_decided |= known.is_some_and(|known| known != 0);
        }
        if new == old { Ok(value) } else { self.apply(Operation::Cond(ty, &new)) }
    }

    /// Resolves a condition or a value of `!cond`. Errors of one that cannot be chosen are dropped: LLVM 23 does not
    /// resolve it. llvm-tblgen 22 does, and numbers the anonymous records that it mentions.
    fn resolve_case(&mut self, value: ValueId, may_be_chosen: bool) -> EvalResult<ValueId> {
        if may_be_chosen {
            return self.resolve(value);
        }
        if self.state.unchosen_depth == MAX_UNCHOSEN_DEPTH {
            return Ok(value);
        }
        let reported = self.state.messages.len();
        let failed_in = self.state.failed_in;
        self.state.unchosen_depth += 1;
        let result = self.resolve(value).unwrap_or(value);
        self.state.unchosen_depth -= 1;
        self.state.failed_in = failed_in;
        let messages = self.state.messages.split_off(reported);
        self.state.messages.extend(messages.into_iter().filter(|message| !message.is_error()));
        Ok(result)
    }

    fn resolve_fold(&mut self, value: ValueId, ty: TypeId, parts: Words) -> EvalResult<ValueId> {
        let mut parts = self.store.values.fold_parts(parts);
        let old = (parts.start, parts.list, parts.body);
        parts.start = self.resolve(parts.start)?;
        parts.list = self.resolve(parts.list)?;
        let variables = [parts.accumulator, parts.element];
        parts.body = self.resolve_shadowed(parts.body, &variables)?;
        if old == (parts.start, parts.list, parts.body) {
            return Ok(value);
        }
        self.apply(Operation::Fold(ty, parts))
    }

    /// The result of `!and` or `!or`, if the first operand decides it.
    fn decided_by_first(&mut self, op: BinOp, first: ValueId) -> Option<ValueId> {
        let decisive = op.decisive_operand()?;
        (self.store.as_int(first)? == decisive).then(|| self.store.values.int(decisive))
    }

    fn resolve_ternary(
        &mut self,
        value: ValueId,
        op: TernOp,
        ty: TypeId,
        operands: Words,
    ) -> EvalResult<ValueId> {
        let old = self.store.values.operands(operands);
        let first = self.resolve(old[0])?;
        if op == TernOp::If
            && first != old[0]
            && let Some(condition) = self.store.as_int(first)
        {
            let chosen = if condition != 0 { old[1] } else { old[2] };
            return self.resolve(chosen);
        }
        let bound = self.store.as_symbol(first).filter(|_| op.binds());
        let new = [first, self.resolve(old[1])?, self.resolve_shadowed(old[2], bound.as_slice())?];
        if new == old {
            return Ok(value);
        }
        self.apply(Operation::Ternary(op, ty, new))
    }

    fn resolve_shadowed(&mut self, body: ValueId, variables: &[Symbol]) -> EvalResult<ValueId> {
        let depth = self.resolver.shadows.len();
        self.resolver.shadows.extend_from_slice(variables);
        let result = self.resolve(body);
        self.resolver.shadows.truncate(depth);
        result
    }
}
