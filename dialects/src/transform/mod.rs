//! The `transform` dialect: scripts that select operations and transform them, and their interpreter.
//!
//! [`apply_named_sequence`] and the pass `transform-interpreter` execute a script. A step is a transform op of a script. All
//! steps and pattern descriptors parse, print and verify. Executing one that is not implemented is an error that names it.

mod descriptors;
mod effects;
mod failure;
mod handles;
mod interpreter;
mod invalidation;
mod parameters;
mod passes;
mod patterns;
mod payload;
mod sequences;
mod state;
mod step;
mod text;
mod tracking;
mod types;
mod unsupported;
mod verify;
mod verify_steps;

use rtblgen_runtime::{Ir, Op, TraitDefinition};

pub use descriptors::Converter;
pub use effects::verify_effects;
pub use failure::{Failure, TransformResult};
pub use interpreter::{TransformInterpreter, apply_named_sequence};
pub use payload::Payload;
pub use state::{Host, TransformState};
use text::{
    parse_apply_registered_pass_options, parse_foreach_match_symbols, parse_sequence_op_operands,
    parse_transform_match_dims, print_apply_registered_pass_options, print_foreach_match_symbols,
    print_sequence_op_operands, print_transform_match_dims,
};
pub use types::is_handle_to;

rtblgen_runtime::include_td!("transform");

/// Declares traits that only mark operations.
macro_rules! markers {
    ($($name:ident: $text:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        pub static $name: TraitDefinition = TraitDefinition::marker($text);
    )*};
}

markers! {
    AT_MOST_ONE_OP_MATCHER_OP_TRAIT: "AtMostOneOpMatcherOpTrait", "Matches at most one operation.";
    FUNCTIONAL_STYLE_TRANSFORM_OP_TRAIT: "FunctionalStyleTransformOpTrait", "Consumes its operands.";
    NAVIGATION_TRANSFORM_OP_TRAIT: "NavigationTransformOpTrait", "Finds payload operations without changing them.";
    PARAM_PRODUCER_TRANSFORM_OP_TRAIT: "ParamProducerTransformOpTrait", "Defines parameters.";
    POSSIBLE_TOP_LEVEL_TRANSFORM_OP_TRAIT: "PossibleTopLevelTransformOpTrait", "A script may start here.";
    REPORT_TRACKING_LISTENER_FAILURES_OP_TRAIT: "ReportTrackingListenerFailuresOpTrait",
        "Fails if a payload operation is replaced and the replacement is not found.";
    SINGLE_OP_MATCHER_OP_TRAIT: "SingleOpMatcherOpTrait", "Matches one operation.";
    TRANSFORM_EACH_OP_TRAIT: "TransformEachOpTrait", "Transforms each payload operation separately.";
}

/// The name of the sequence that the interpreter executes.
const ENTRY_POINT: &str = "__transform_main";
/// The attribute of symbol tables that contain named sequences.
const WITH_NAMED_SEQUENCE: &str = "transform.with_named_sequence";
/// The attribute that names a payload root.
const TARGET_TAG: &str = "transform.target_tag";
/// The attribute of arguments that a sequence consumes.
const CONSUMED: &str = "transform.consumed";
/// The attribute of arguments that a sequence only reads.
const READ_ONLY: &str = "transform.readonly";

/// Whether an argument of a function has an attribute.
fn has_argument_attribute(ir: &Ir<'_>, function: Op, number: usize, name: &str) -> bool {
    function.argument_attributes(ir, number).is_some_and(|attributes| attributes.get(name).is_some())
}
