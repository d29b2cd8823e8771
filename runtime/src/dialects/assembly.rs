//! The custom text of the operations here.

use crate::asm::format::{
    Assembly, AttributeElement, AttributeSyntax, CustomAssembly, Format, FormatElement as E, OptionalGroup, Presence,
    TypeElement, TypeOf, TypeSource, ValueGroup,
};
use crate::asm::{parse_function, print_function};

const fn ty(of: ValueGroup) -> E {
    E::Type(TypeElement { of, own: None })
}

const fn attribute(slot: u16, syntax: AttributeSyntax) -> E {
    E::Attribute(AttributeElement { slot, syntax })
}

/// `($sym_name^)? attr-dict-with-keyword $bodyRegion`
pub(super) const MODULE: Assembly = Assembly::Format(&Format {
    elements: &[
        E::Optional(&OptionalGroup {
            anchor: Presence::Attribute(0),
            elements: &[attribute(0, AttributeSyntax::SymbolName)],
            otherwise: &[],
        }),
        E::AttrDict { keyword: true },
        E::Region(0),
    ],
    operand_types: &[],
    result_types: &[],
});

/// ``($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict``
pub(super) const UNREALIZED_CONVERSION_CAST: Assembly = Assembly::Format(&Format {
    elements: &[
        E::Optional(&OptionalGroup {
            anchor: Presence::Operand(0),
            elements: &[E::Operand(0), E::Literal(":"), ty(ValueGroup::Operand(0))],
            otherwise: &[],
        }),
        E::Literal("to"),
        ty(ValueGroup::Result(0)),
        E::AttrDict { keyword: false },
    ],
    operand_types: &[TypeSource::Given],
    result_types: &[TypeSource::Given],
});

pub(super) const FUNCTION: Assembly =
    Assembly::Custom(CustomAssembly { parse: |parser, state| parse_function(parser, state), print: print_function });

/// ``$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)``
pub(super) const CALL: Assembly = Assembly::Format(&Format {
    elements: &[
        attribute(0, AttributeSyntax::OfKind(|value| matches!(value.kind(), crate::AttributeKind::SymbolRef { .. }))),
        E::Literal("("),
        E::Operand(0),
        E::Literal(")"),
        E::AttrDict { keyword: false },
        E::Literal(":"),
        E::FunctionalType(ValueGroup::Operand(0), ValueGroup::Results),
    ],
    operand_types: &[TypeSource::Given],
    result_types: &[TypeSource::Given],
});

/// ``$callee `(` $callee_operands `)` attr-dict `:` type($callee)``
pub(super) const CALL_INDIRECT: Assembly = Assembly::Format(&Format {
    elements: &[
        E::Operand(0),
        E::Literal("("),
        E::Operand(1),
        E::Literal(")"),
        E::AttrDict { keyword: false },
        E::Literal(":"),
        ty(ValueGroup::Operand(0)),
    ],
    operand_types: &[
        TypeSource::Given,
        TypeSource::TransformRange(TypeOf::Operand(0), |types| Some(types.first()?.function_signature()?.0.to_vec())),
    ],
    result_types: &[TypeSource::TransformRange(TypeOf::Operand(0), |types| {
        Some(types.first()?.function_signature()?.1.to_vec())
    })],
});

/// ``attr-dict $value `:` type(results)``
pub(super) const CONSTANT: Assembly = Assembly::Format(&Format {
    elements: &[
        E::AttrDict { keyword: false },
        attribute(0, AttributeSyntax::OfKind(|value| matches!(value.kind(), crate::AttributeKind::SymbolRef { .. }))),
        E::Literal(":"),
        ty(ValueGroup::Results),
    ],
    operand_types: &[],
    result_types: &[TypeSource::Given],
});

/// ``attr-dict ($operands^ `:` type($operands))?``
pub(super) const RETURN: Assembly = Assembly::Format(&Format {
    elements: &[
        E::AttrDict { keyword: false },
        E::Optional(&OptionalGroup {
            anchor: Presence::Operand(0),
            elements: &[E::Operand(0), E::Literal(":"), ty(ValueGroup::Operand(0))],
            otherwise: &[],
        }),
    ],
    operand_types: &[TypeSource::Given],
    result_types: &[],
});
