//! The table of translations by operation, and the instructions that differ only in their names.

use rtblgen_runtime::{DenseArrayAttr, Op};

use super::{Translated, Translation};
use crate::constants::{ConstantId, NUW, Val, gep_flags};
use crate::intrinsics::{self, Intrinsic};
use crate::words;

/// A function that translates an operation.
pub(super) type Translate = for<'a, 'c> fn(&mut Translation<'a, 'c>, Op) -> Translated<'c>;

/// The translation of an operation name.
#[derive(Clone, Copy)]
pub(super) enum Handler {
    /// An instruction with two operands, and the kind of its flags.
    Binary(&'static str, Flags),
    Cast(&'static str, Flags),
    Intrinsic(&'static Intrinsic),
    Other(Translate),
}

/// The kind of flags of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flags {
    None,
    Overflow,
    Exact,
    Disjoint,
    NonNegative,
    Fast,
}

#[rustfmt::skip]
const OTHERS: [(&str, Translate); 45] = [
    ("mlir.constant", |t, op| t.constant_op(op)), ("mlir.undef", |t, op| t.constant_op(op)),
    ("mlir.poison", |t, op| t.constant_op(op)), ("mlir.zero", |t, op| t.constant_op(op)),
    ("mlir.none", |t, op| t.constant_op(op)), ("mlir.addressof", |t, op| t.address_of(op)),
    ("dso_local_equivalent", |t, op| t.address_of(op)), ("blockaddress", |t, op| t.block_address(op)),
    ("blocktag", |t, op| t.block_tag(op)), ("fneg", |t, op| t.negation(op)), ("icmp", |t, op| t.comparison(op)),
    ("fcmp", |t, op| t.comparison(op)), ("select", |t, op| t.select(op)), ("freeze", |t, op| t.freeze(op)),
    ("extractelement", |t, op| t.extract_element(op)), ("insertelement", |t, op| t.insert_element(op)),
    ("shufflevector", |t, op| t.shuffle(op)), ("extractvalue", |t, op| t.extract_value(op)),
    ("insertvalue", |t, op| t.insert_value(op)), ("getelementptr", |t, op| t.gep(op)),
    ("alloca", |t, op| t.alloca(op)), ("load", |t, op| t.load(op)), ("store", |t, op| t.store(op)),
    ("atomicrmw", |t, op| t.atomic_rmw(op)), ("cmpxchg", |t, op| t.compare_exchange(op)),
    ("fence", |t, op| t.fence(op)), ("va_arg", |t, op| t.va_arg(op)), ("br", |t, op| t.branch(op)),
    ("cond_br", |t, op| t.conditional_branch(op)), ("switch", |t, op| t.switch(op)),
    ("indirectbr", |t, op| t.indirect_branch(op)), ("return", |t, op| t.ret(op)),
    ("resume", |t, op| t.resume(op)), ("unreachable", |t, op| t.unreachable(op)),
    ("call", |t, op| t.call(op)), ("invoke", |t, op| t.invoke(op)),
    ("landingpad", |t, op| t.landing_pad(op)), ("inline_asm", |t, op| t.inline_assembly(op)),
    ("call_intrinsic", |t, op| t.call_intrinsic(op)), ("intr.dbg.declare", |t, op| t.debug_record(op)),
    ("intr.dbg.value", |t, op| t.debug_record(op)), ("intr.dbg.label", |t, op| t.debug_record(op)),
    ("intr.experimental.noalias.scope.decl", |t, op| t.noalias_scope(op)),
    ("linker_options", |t, op| t.not_here(op)), ("module_flags", |t, op| t.not_here(op)),
];

fn handler(name: &str) -> Option<Handler> {
    let name = name.strip_prefix("llvm.")?;
    if let Some((_, word, flags)) = words::BINARY.iter().find(|(known, ..)| *known == name) {
        return Some(Handler::Binary(word, *flags));
    }
    if let Some((word, flags)) = words::CASTS.iter().find(|(known, _)| *known == name) {
        return Some(Handler::Cast(word, *flags));
    }
    if let Some((_, code)) = OTHERS.iter().find(|(known, _)| *known == name) {
        return Some(Handler::Other(*code));
    }
    let name = name.strip_prefix("intr.")?;
    super::special_intrinsics::handler(name)
        .map(Handler::Other)
        .or_else(|| intrinsics::of_op(name).map(Handler::Intrinsic))
}

impl<'c> Translation<'_, 'c> {
    /// Translates an operation in a block or an initializer.
    pub(super) fn translate_op(&mut self, op: Op) -> Translated<'c> {
        let name = op.name(self.ir);
        let index = name.index();
        if index >= self.handlers.len() {
            self.handlers.resize(index + 1, None);
        }
        let known = self.handlers[index].or_else(|| handler(name.as_str()));
        self.handlers[index] = known;
        match known {
            Some(Handler::Binary(word, flags)) => self.binary(op, word, flags),
            Some(Handler::Cast(word, flags)) => self.cast(op, word, flags),
            Some(Handler::Intrinsic(row)) => self.intrinsic(op, row),
            Some(Handler::Other(code)) => code(self, op),
            None => Err(rtblgen_runtime::Diagnostic::error(
                op.location(self.ir),
                format!("cannot be exported to LLVM IR: no translation of the operation '{name}'"),
            )),
        }
    }

    fn not_here(&mut self, op: Op) -> Translated<'c> {
        Err(self.error(op, "has no meaning in a function"))
    }

    /// The keywords of an instruction's flags, with a space before each.
    fn flag_words(&self, op: Op, flags: Flags) -> String {
        match flags {
            Flags::None => String::new(),
            Flags::Overflow => {
                let bits = op.property(self.ir, "overflowFlags").and_then(|value| value.as_integer());
                match bits.unwrap_or(0) & 3 {
                    0 => "",
                    1 => " nsw",
                    2 => " nuw",
                    _ => " nuw nsw",
                }
                .to_owned()
            }
            Flags::Exact if self.flag(op, "isExact") => " exact".to_owned(),
            Flags::Disjoint if self.flag(op, "isDisjoint") => " disjoint".to_owned(),
            Flags::NonNegative if self.flag(op, "nonNeg") => " nneg".to_owned(),
            Flags::Fast => self.fast_words(op),
            _ => String::new(),
        }
    }

    /// The keywords of the fast-math flags of an operation.
    pub(super) fn fast_words(&self, op: Op) -> String {
        const ALL: u32 = 127;
        let Some(value) = op.inherent_attribute(self.ir, "fastmathFlags") else { return String::new() };
        let bits = super::function_attributes::enum_number(value) as u32 & ALL;
        match bits {
            ALL => " fast".to_owned(),
            _ => words::FAST_MATH.iter().filter(|(bit, _)| bits & bit != 0).map(|(_, word)| *word).collect(),
        }
    }

    /// Maps the result to a constant, if the operation is a constant.
    fn folded(&mut self, op: Op, constant: Option<ConstantId>) -> bool {
        match constant {
            Some(constant) => {
                self.map_constant(op, constant);
                true
            }
            None => false,
        }
    }

    /// Writes the operands after the type of the first one.
    fn same_typed(&mut self, op: Op, operands: std::ops::Range<usize>) {
        let ty = op.operand(self.ir, operands.start).ty(self.ir);
        self.ty(ty);
        for number in operands.clone() {
            self.push(if number > operands.start { ", " } else { " " });
            self.val(self.operand(op, number));
        }
    }

    fn binary(&mut self, op: Op, word: &'static str, flags: Flags) -> Translated<'c> {
        if let (Val::Constant(lhs), Val::Constant(rhs)) = (self.operand(op, 0), self.operand(op, 1)) {
            // LLVM's `IRBuilder` drops the flags of instructions that it folds.
            let constant = self.constants.fold_binary(word, lhs, rhs);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        let words = self.flag_words(op, flags);
        self.begin(op);
        self.push(word);
        self.push(&words);
        self.push(" ");
        self.same_typed(op, 0..2);
        self.end(op, &mut Vec::new())
    }

    fn cast(&mut self, op: Op, word: &'static str, flags: Flags) -> Translated<'c> {
        let (from, to) = (op.operand(self.ir, 0), op.result(self.ir, 0).ty(self.ir));
        if from.ty(self.ir) == to {
            let value = self.value(from);
            self.map(op.result(self.ir, 0), value);
            return Ok(());
        }
        if let Val::Constant(value) = self.value(from) {
            let constant = self.constants.fold_cast(word, value, to);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        let words = self.flag_words(op, flags);
        self.begin(op);
        self.push(word);
        self.push(&words);
        self.push(" ");
        self.typed(from);
        self.push(" to ");
        self.ty(to);
        let mut attachments = Vec::new();
        self.add_dereferenceable(op, &mut attachments);
        self.end(op, &mut attachments)
    }

    fn negation(&mut self, op: Op) -> Translated<'c> {
        if let Val::Constant(value) = self.operand(op, 0) {
            let constant = self.constants.fold_negation(value);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        let words = self.fast_words(op);
        self.begin(op);
        self.push("fneg");
        self.push(&words);
        self.push(" ");
        self.typed(op.operand(self.ir, 0));
        self.end(op, &mut Vec::new())
    }

    fn comparison(&mut self, op: Op) -> Translated<'c> {
        let is_float = op.name(self.ir).as_str() == "llvm.fcmp";
        let number = self.integer(op, "predicate").unwrap_or_default() as usize;
        let words: &[&str] = if is_float { &words::FLOAT_PREDICATES } else { &words::INTEGER_PREDICATES };
        let predicate = words.get(number).copied().unwrap_or("eq");
        let ty = op.result(self.ir, 0).ty(self.ir);
        if let (Val::Constant(lhs), Val::Constant(rhs)) = (self.operand(op, 0), self.operand(op, 1)) {
            let constant = match is_float {
                true => self.constants.fold_fcmp(predicate, lhs, rhs, ty),
                false => self.constants.fold_icmp(predicate, lhs, rhs, ty),
            };
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        let words = self.fast_words(op);
        self.begin(op);
        self.push(if is_float { "fcmp" } else { "icmp" });
        self.push(&words);
        self.push(" ");
        self.push(predicate);
        self.push(" ");
        self.same_typed(op, 0..2);
        self.end(op, &mut Vec::new())
    }

    /// Writes operands with their types, from an index on.
    pub(super) fn typed_operands(&mut self, op: Op, operands: std::ops::Range<usize>) {
        for number in operands.clone() {
            self.push(if number > operands.start { ", " } else { "" });
            self.typed(op.operand(self.ir, number));
        }
    }

    fn select(&mut self, op: Op) -> Translated<'c> {
        let values = [self.operand(op, 0), self.operand(op, 1), self.operand(op, 2)];
        if let [Val::Constant(condition), Val::Constant(first), Val::Constant(second)] = values {
            let constant = self.constants.fold_select(condition, first, second);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        let is_float = is_floating(op.result(self.ir, 0).ty(self.ir));
        let words = if is_float { self.fast_words(op) } else { String::new() };
        self.begin(op);
        self.push("select");
        self.push(&words);
        self.push(" ");
        self.typed_operands(op, 0..3);
        self.end(op, &mut Vec::new())
    }

    fn freeze(&mut self, op: Op) -> Translated<'c> {
        self.begin(op);
        self.push("freeze ");
        self.typed_operands(op, 0..1);
        self.end(op, &mut Vec::new())
    }

    fn extract_element(&mut self, op: Op) -> Translated<'c> {
        if let (Val::Constant(vector), Val::Constant(position)) = (self.operand(op, 0), self.operand(op, 1)) {
            let constant = self.constants.fold_extract_element(vector, position);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        self.begin(op);
        self.push("extractelement ");
        self.typed_operands(op, 0..2);
        self.end(op, &mut Vec::new())
    }

    fn insert_element(&mut self, op: Op) -> Translated<'c> {
        let values = [self.operand(op, 0), self.operand(op, 1), self.operand(op, 2)];
        if let [Val::Constant(vector), Val::Constant(value), Val::Constant(position)] = values {
            let constant = self.constants.fold_insert_element(vector, value, position);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        self.begin(op);
        self.push("insertelement ");
        self.typed_operands(op, 0..3);
        self.end(op, &mut Vec::new())
    }

    fn shuffle(&mut self, op: Op) -> Translated<'c> {
        let mask = op.inherent_attribute(self.ir, "mask").and_then(|mask| mask.cast::<DenseArrayAttr<'c>>());
        let mask: Vec<i32> = mask.and_then(|mask| mask.values()).unwrap_or_default();
        let ty = op.result(self.ir, 0).ty(self.ir);
        if let (Val::Constant(first), Val::Constant(second)) = (self.operand(op, 0), self.operand(op, 1)) {
            let constant = self.constants.fold_shuffle(first, second, &mask, ty);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        self.begin(op);
        self.push("shufflevector ");
        self.typed_operands(op, 0..2);
        self.push(if ty.is_scalable_vector() { ", <vscale x " } else { ", <" });
        self.push_number(ty.shape().first().copied().unwrap_or_default());
        self.push(" x i32> ");
        match () {
            _ if mask.iter().all(|number| *number == 0) => self.push("zeroinitializer"),
            _ if mask.iter().all(|number| *number < 0) => self.push("poison"),
            _ => {
                for (position, number) in mask.iter().enumerate() {
                    self.push(if position > 0 { ", i32 " } else { "<i32 " });
                    match number {
                        ..0 => self.push("poison"),
                        _ => self.push_number(*number),
                    }
                }
                self.push(">");
            }
        }
        self.end(op, &mut Vec::new())
    }

    fn position(&self, op: Op) -> Vec<i64> {
        let position =
            op.inherent_attribute(self.ir, "position").and_then(|value| value.cast::<DenseArrayAttr<'c>>());
        position.and_then(|position| position.values()).unwrap_or_default()
    }

    fn write_position(&mut self, position: &[i64]) {
        for number in position {
            self.push(", ");
            self.push_number(*number);
        }
    }

    fn extract_value(&mut self, op: Op) -> Translated<'c> {
        let position = self.position(op);
        let value = self.operand(op, 0).constant();
        let folded = value.and_then(|value| self.constants.fold_extract_value(value, &position));
        self.at_position(op, "extractvalue ", &position, folded)
    }

    fn insert_value(&mut self, op: Op) -> Translated<'c> {
        let position = self.position(op);
        let both = self.operand(op, 0).constant().zip(self.operand(op, 1).constant());
        let folded =
            both.and_then(|(container, value)| self.constants.fold_insert_value(container, value, &position));
        self.at_position(op, "insertvalue ", &position, folded)
    }

    /// Translates an instruction on an element of an aggregate, unless it is a constant.
    fn at_position(
        &mut self,
        op: Op,
        word: &str,
        position: &[i64],
        folded: Option<ConstantId>,
    ) -> Translated<'c> {
        if self.folded(op, folded) {
            return Ok(());
        }
        self.begin(op);
        self.push(word);
        self.typed_operands(op, 0..op.operand_count(self.ir));
        self.write_position(position);
        self.end(op, &mut Vec::new())
    }

    fn gep(&mut self, op: Op) -> Translated<'c> {
        const DYNAMIC: i32 = i32::MIN;
        let raw = op
            .inherent_attribute(self.ir, "rawConstantIndices")
            .and_then(|raw| raw.cast::<DenseArrayAttr<'c>>());
        let raw: Vec<i32> = raw.and_then(|raw| raw.values()).unwrap_or_default();
        let element = op.inherent_attribute(self.ir, "elem_type").filter(|ty| ty.is_type());
        let Some(element) = element.map(|ty| ty.type_value()) else {
            return Err(self.error(op, "has no type"));
        };
        let flags =
            op.property(self.ir, "noWrapFlags").and_then(|value| value.as_integer()).unwrap_or(0) as u8;
        let mut values = vec![(op.operand(self.ir, 0).ty(self.ir), self.operand(op, 0))];
        let mut next = 1;
        for number in raw {
            values.push(match number {
                DYNAMIC => {
                    next += 1;
                    (op.operand(self.ir, next - 1).ty(self.ir), self.operand(op, next - 1))
                }
                number => (self.context().i32_type(), Val::Constant(self.constants.i32(number))),
            });
        }
        let constants: Option<Vec<_>> = values.iter().map(|(_, value)| value.constant()).collect();
        if let Some(constants) = constants {
            let constant = self.constants.fold_gep(&self.layout, flags, element, &constants);
            if self.folded(op, constant) {
                return Ok(());
            }
        }
        self.begin(op);
        self.push("getelementptr");
        gep_flags(&mut self.body.text, flags & (NUW | 3));
        self.push(" ");
        self.ty(element);
        for (ty, value) in values {
            self.push(", ");
            self.ty(ty);
            self.push(" ");
            self.val(value);
        }
        self.end(op, &mut Vec::new())
    }
}

/// Whether an instruction with a result of this type may have fast-math flags.
pub(crate) fn is_floating(ty: rtblgen_runtime::Type<'_>) -> bool {
    use rtblgen_dialects::llvm::{LLVMArrayType, LLVMStructType};
    if let Some(array) = ty.cast::<LLVMArrayType<'_>>() {
        return is_floating(array.element_type());
    }
    if let Some(own) = ty.cast::<LLVMStructType<'_>>().filter(|own| !own.is_identified()) {
        let elements = own.elements();
        let is_same = elements.iter().all(|element| *element == elements[0]);
        return is_same && elements.first().is_some_and(|element| is_floating(*element));
    }
    let element = ty.element_type_or_self();
    element.is_float() || element.is_a("llvm.ppc_fp128")
}
