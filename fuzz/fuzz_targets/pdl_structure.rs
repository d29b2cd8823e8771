//! Patterns made of any bytes must be refused, or added and run to an end.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue};
use rtblgen_runtime::{Context, RewritePatternSet};

#[path = "../pdl_support.rs"]
mod support;

const TYPES: [PdlType; 7] = [
    PdlType::Attribute,
    PdlType::Operation,
    PdlType::Type,
    PdlType::TypeRange,
    PdlType::Value,
    PdlType::ValueRange,
    PdlType::Value,
];

struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    fn below(&mut self, bound: usize) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first) % bound.max(1)
    }

    /// Mostly a value of an earlier operation.
    fn value(&mut self, number: usize) -> PdlValue {
        let operation = match self.below(16) {
            0 => self.below(32),
            _ => number.saturating_sub(1 + self.below(number.min(6))),
        };
        PdlValue { operation, result: self.below(9) / 8 }
    }

    fn optional(&mut self, number: usize) -> Option<PdlValue> {
        (self.below(3) == 0).then(|| self.value(number))
    }

    fn values(&mut self, number: usize) -> Vec<PdlValue> {
        (0..self.below(4)).map(|_| self.value(number)).collect()
    }

    fn operation<'c>(&mut self, context: &'c Context, number: usize) -> PdlOperation<'c> {
        let types = [context.i32_type(), context.i64_type()];
        let name = |bytes: &mut Self| ["t.a", "t.b", "t.c", "f"][bytes.below(4)].to_owned();
        let kind = match self.below(20) {
            0 => PdlKind::Attribute { value: None, ty: self.optional(number) },
            1 => PdlKind::Attribute { value: Some(context.string_attr("a").into()), ty: None },
            2 => PdlKind::Erase { root: self.value(number) },
            3 => PdlKind::NativeConstraint {
                name: name(self),
                arguments: self.values(number),
                is_negated: self.below(2) == 0,
            },
            4 => PdlKind::NativeRewrite { name: name(self), arguments: self.values(number) },
            5 | 6 => PdlKind::Operand { ty: self.optional(number) },
            7 => PdlKind::Operands { ty: self.optional(number) },
            8..=11 => PdlKind::Operation {
                name: (self.below(4) > 0).then(|| name(self)),
                operands: self.values(number),
                attributes: (0..self.below(2)).map(|_| ("k".to_owned(), self.value(number))).collect(),
                types: self.values(number),
            },
            12 => PdlKind::Range { elements: self.values(number) },
            13 | 14 => PdlKind::Replace { root: self.value(number), values: self.values(number) },
            15 => PdlKind::Result { parent: self.value(number), index: self.below(3) },
            16 => PdlKind::Results { parent: self.value(number), index: (self.below(2) == 0).then(|| self.below(3)) },
            17 => PdlKind::Rewrite { root: self.optional(number) },
            18 => PdlKind::Type { value: (self.below(2) == 0).then(|| types[self.below(2)]) },
            _ => PdlKind::Types { value: (self.below(2) == 0).then(|| types[..self.below(3)].to_vec()) },
        };
        let usual = match &kind {
            PdlKind::Attribute { .. } => &[PdlType::Attribute][..],
            PdlKind::Operand { .. } | PdlKind::Result { .. } => &[PdlType::Value],
            PdlKind::Operands { .. } | PdlKind::Range { .. } | PdlKind::Results { .. } => &[PdlType::ValueRange],
            PdlKind::Operation { .. } => &[PdlType::Operation],
            PdlKind::Type { .. } => &[PdlType::Type],
            PdlKind::Types { .. } => &[PdlType::TypeRange],
            _ => &[],
        };
        match self.below(16) {
            0 => PdlOperation::new(kind, &[TYPES[self.below(7)]]),
            _ => PdlOperation::new(kind, usual),
        }
    }

    fn pattern<'c>(&mut self, context: &'c Context, number: usize) -> PdlPattern<'c> {
        let count = 3 + self.below(20);
        PdlPattern {
            name: format!("p{number}"),
            benefit: self.below(4) as u16,
            operations: (0..count).map(|number| self.operation(context, number)).collect(),
            ..PdlPattern::default()
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let mut bytes = Bytes(bytes);
    let mut set = RewritePatternSet::new(&context);
    for number in 0..3 {
        let pattern = bytes.pattern(&context, number);
        let _ = rtblgen_runtime::rewrite::pdl::explain(&context, std::slice::from_ref(&pattern));
        let _ = set.add_pdl([pattern], &support::functions()).map(drop);
    }
    support::apply(&context, set);
});
