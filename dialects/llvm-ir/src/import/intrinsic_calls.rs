//! Calls of intrinsics: those that have operations, and others by name.

use rtblgen_dialects::llvm::{FPExceptionBehavior, RoundingMode};
use rtblgen_runtime::support::Enum;
use rtblgen_runtime::{Attribute, Location, Op, OpState, Value};

use super::instructions::is_floating;
use super::{Import, attributes};
use crate::constants::Val;
use crate::read::Read;
use crate::read::tree::{Call, Instruction, InstructionKind, Metadata, SymbolKind};

/// Arguments that are attributes of the operation by special rules: the index of the first one, and the names of the
/// attributes.
const MATRICES: [(&str, usize, &[&str]); 4] = [
    ("matrix.multiply", 2, &["lhs_rows", "lhs_columns", "rhs_columns"]),
    ("matrix.transpose", 1, &["rows", "columns"]),
    ("matrix.column.major.load", 2, &["isVolatile", "rows", "columns"]),
    ("matrix.column.major.store", 3, &["isVolatile", "rows", "columns"]),
];

/// Masked accesses: the name, and the index of the pointer argument, whose alignment is an attribute.
const MASKED: [(&str, usize); 4] =
    [("masked.load", 0), ("masked.gather", 0), ("masked.store", 1), ("masked.scatter", 1)];

impl<'c> Import<'_, 'c> {
    /// The name of the intrinsic that an instruction calls.
    pub(super) fn intrinsic_name(&self, own: &Instruction<'c>) -> Option<&'c str> {
        let InstructionKind::Call(call) = &own.kind else { return None };
        if call.assembly.is_some() {
            return None;
        }
        let callee = own.operands.first()?.constant()?;
        let name = self.called_name(callee).filter(|name| name.starts_with("llvm."))?;
        let crate::constants::Constant::Symbol(symbol) = self.constants.get(callee) else { return None };
        match self.module.symbols[*symbol as usize] {
            SymbolKind::Function(_) | SymbolKind::Undefined(_) => Some(name),
            _ => None,
        }
    }

    /// Imports the call of an intrinsic; `None` if it is dropped.
    pub(super) fn intrinsic(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        name: &str,
    ) -> Read<Option<Op>> {
        let location = self.location(own.location)?;
        let row = self.op_of_intrinsic(name);
        let op = row.and_then(|row| self.op_name(&format!("intr.{}", row.op)).definition());
        let has_bundles = op.is_none_or(|op| op.slot("op_bundle_sizes").is_some());
        if let Some((tag, _)) = call.bundles.first().filter(|_| !has_bundles) {
            let message = format!("the operand bundle \"{tag}\" of an intrinsic cannot be imported");
            return Err(self.error(own.position, message));
        }
        if row.is_some_and(|row| row.op == "experimental.noalias.scope.decl") {
            return self.noalias_scope(own, call, location);
        }
        self.kept_intrinsic(own, call, name, location).map(Some)
    }

    fn kept_intrinsic(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        name: &str,
        location: Location<'c>,
    ) -> Read<Op> {
        let Some(row) = self.op_of_intrinsic(name) else {
            return self.by_name(own, call, name, location);
        };
        if let Some((_, place)) = MASKED.iter().find(|(known, _)| *known == row.op) {
            return self.masked(own, call, row.op, *place, location);
        }
        if let Some((_, place, names)) = MATRICES.iter().find(|(known, ..)| *known == row.op) {
            return self.matrix(own, row.op, *place, names, location);
        }
        if row.op.starts_with("experimental.constrained.") {
            return self.constrained(own, call, row.op, location);
        }
        let name = format!("intr.{}", row.op);
        let mut state = self.state_at(&name, location);
        for (place, key) in row.immediates {
            let value = self.immediate(own, *place)?;
            state = state.attribute(key, value);
        }
        let without: Vec<usize> = row.immediates.iter().map(|(place, _)| *place).collect();
        let values = self.arguments(own, call, &without)?;
        let state = state.operands(values.iter().copied());
        let definition = state.name.definition();
        // The operation may have a result although the intrinsic no longer has one. Its type is `void`.
        let has_result = definition.is_some_and(|definition| !definition.results.is_empty());
        let state = if has_result { state.result(own.ty) } else { state };
        let has = |key: &str| definition.is_some_and(|definition| definition.slot(key).is_some());
        let mut state = state;
        if has("op_bundle_sizes") {
            (state, _) = self.with_bundles(state, own, call)?;
            // The tags of an intrinsic are there even if they are none, in contrast to those of a call.
            if call.bundles.is_empty() {
                state = state.attribute("op_bundle_tags", self.context.array_attr(&[]));
            }
        }
        if has("fastmathFlags") && is_floating(own.ty) {
            state = self.with_fast_math(state, call.fast);
        }
        if has("arg_attrs") {
            state = self.with_call_lists(state, &call.attributes, &without);
        }
        Ok(self.create(state))
    }

    fn with_result(&self, state: OpState<'c>, own: &Instruction<'c>) -> OpState<'c> {
        if own.result.is_some() { state.result(own.ty) } else { state }
    }

    /// The values of the arguments, except some of them.
    fn arguments(&mut self, own: &Instruction<'c>, call: &Call<'c>, without: &[usize]) -> Read<Vec<Value>> {
        if call.metadata.iter().any(Option::is_some) {
            return Err(
                self.error(own.position, "an intrinsic with metadata as an argument cannot be imported")
            );
        }
        let arguments = own.operands[1..].iter().enumerate().filter(|(place, _)| !without.contains(place));
        arguments.map(|(_, operand)| self.value(*operand, own.position)).collect()
    }

    /// The number of an argument that becomes an attribute.
    fn immediate(&self, own: &Instruction<'c>, place: usize) -> Read<Attribute<'c>> {
        let value = match own.operands.get(place + 1) {
            Some(Val::Constant(id)) => self.constant_attribute(*id),
            _ => None,
        };
        value.ok_or_else(|| {
            self.error(own.position, format!("argument {place} of this intrinsic is a constant number"))
        })
    }

    /// Imports an intrinsic that has no operation.
    fn by_name(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        name: &str,
        location: Location<'c>,
    ) -> Read<Op> {
        let values = self.arguments(own, call, &[])?;
        let count = values.len();
        let state = self.state_at("call_intrinsic", location).operands(values);
        let (state, bundled) = self.with_bundles(state, own, call)?;
        let state = state.operand_segments([count, bundled]).attribute("intrin", self.string(name));
        let mut state = self.with_result(state, own);
        if is_floating(own.ty) {
            state = self.with_fast_math(state, call.fast);
        }
        let state = self.with_call_lists(state, &call.attributes, &[]);
        Ok(self.create(state))
    }

    fn masked(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        name: &str,
        place: usize,
        location: Location<'c>,
    ) -> Read<Op> {
        // In an old form, the alignment is the argument after the pointers.
        let is_old = own.operands.len() == 5;
        let old = if is_old { Some(place + 1) } else { None };
        let values = self.arguments(own, call, old.as_slice())?;
        if values.len() != 3 {
            return Err(self.error(own.position, "this intrinsic has three arguments"));
        }
        let list = call.attributes.parameters.get(place).map_or(&[][..], Vec::as_slice);
        let alignment = match old {
            Some(old) => self.immediate(own, old)?.as_integer().unwrap_or(1) as u64,
            None => attributes::number(list, "align").unwrap_or(1),
        };
        let state = self.state_at(&format!("intr.{name}"), location).operands(values);
        let mut state = state.attribute("alignment", self.context.i32_attr(alignment as u32 as i32));
        let is_nontemporal = own.metadata.iter().any(|(kind, _)| kind == "nontemporal");
        if name == "masked.load" && is_nontemporal {
            state = state.attribute("nontemporal", self.context.unit_attr());
        }
        let state = self.with_result(state, own);
        Ok(self.create(state))
    }

    fn matrix(
        &mut self,
        own: &Instruction<'c>,
        name: &str,
        place: usize,
        names: &[&str],
        location: Location<'c>,
    ) -> Read<Op> {
        let mut state = self.state_at(&format!("intr.{name}"), location);
        for operand in own.operands.get(1..=place).unwrap_or(&[]) {
            let value = self.value(*operand, own.position)?;
            state = state.operand(value);
        }
        for (number, key) in names.iter().enumerate() {
            let value = self.immediate(own, place + number)?;
            // MLIR creates constants of these numbers, of which it only uses the attributes.
            let operand = own.operands[place + number + 1];
            self.value(operand, own.position)?;
            state = state.attribute(key, value);
        }
        let state = self.with_result(state, own);
        Ok(self.create(state))
    }

    /// Imports a conversion whose rounding mode and exception behavior are metadata.
    fn constrained(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        name: &str,
        location: Location<'c>,
    ) -> Read<Op> {
        let has_rounding = !name.ends_with("fpext");
        let modes = constrained_modes(call, has_rounding).zip(own.operands.get(1));
        let Some(((exceptions, rounding), operand)) = modes else {
            return Err(self.error(own.position, "this intrinsic has metadata that is not understood"));
        };
        let value = self.value(*operand, own.position)?;
        let number = |value: u64| self.context.i64_attr(value as i64);
        let mut state = self
            .state_at(&format!("intr.{name}"), location)
            .operand(value)
            .attribute("fpExceptionBehavior", number(exceptions.value()));
        if let Some(rounding) = rounding {
            state = state.attribute("roundingmode", number(rounding.value()));
        }
        let state = self.with_result(state, own);
        Ok(self.create(state))
    }

    /// Imports the start of a scope of accesses, which is dropped if no access uses the scope.
    fn noalias_scope(
        &mut self,
        own: &Instruction<'c>,
        call: &Call<'c>,
        location: Location<'c>,
    ) -> Read<Option<Op>> {
        let node = match call.metadata.first() {
            Some(Some(Metadata::Node(node))) => Some(*node),
            _ => None,
        };
        let Some(scopes) = node.and_then(|node| self.alias_scopes(node)) else { return Ok(None) };
        let [scope] = scopes.as_slice() else {
            return Err(
                self.error(own.position, "this intrinsic has several scopes, of which one can be imported")
            );
        };
        let state =
            self.state_at("intr.experimental.noalias.scope.decl", location).attribute("scope", *scope);
        Ok(Some(self.create(state)))
    }
}

/// The exception behavior of a constrained intrinsic, and its rounding mode if it has one; `None` if they are unknown.
fn constrained_modes(
    call: &Call<'_>,
    has_rounding: bool,
) -> Option<(FPExceptionBehavior, Option<RoundingMode>)> {
    let part = |start: &str| {
        call.metadata.iter().flatten().filter_map(word_of).find_map(|word| word.strip_prefix(start))
    };
    let exceptions = FPExceptionBehavior::from_text(part("fpexcept.")?)?;
    let rounding = if has_rounding { Some(RoundingMode::from_text(part("round.")?)?) } else { None };
    Some((exceptions, rounding))
}

fn word_of(metadata: &Metadata) -> Option<&str> {
    match metadata {
        Metadata::String(text) => Some(text),
        _ => None,
    }
}
