//! Dialect conversion: patterns turn operations and types into those that a target allows.
//!
//! A [`ConversionTarget`] defines the legal operations. A [`ConversionPatternSet`] has the patterns:
//! [`ConversionPattern`]s, which get remapped operands, and ordinary ones, such as those generated from `.td`
//! files. A [`TypeConverter`] converts types. [`apply_partial_conversion`] and its kind bring them together.
//!
//! # Design
//!
//! - *Values.* With roll-back, replacements are recorded and made when the conversion ends, so the IR shows
//!   old operations and values until then. A pattern gets the new values from its [`Operands`], whose types
//!   are those of its converter. A new operation that takes a value which was already replaced, other than
//!   one that the driver handed out, is an error of the pattern. If types do not match, the driver inserts a
//!   `builtin.unrealized_conversion_cast`, which materializations replace in the end.
//! - *Change log.* With roll-back every change is an entry of a log; undoing takes them back from the end. The log grows with
//!   the changes and not with the IR. Without roll-back nothing is logged: changes are made at once, and a handle to
//!   something erased is found by its generation.
//! - *Mistakes* of patterns end the conversion with an error that names the pattern, the operation and its place, in every
//!   build: replacing twice, changing or inserting into something replaced, mixing old and new values, failing after a
//!   change (without roll-back), panicking, or applying to its own result without end. With roll-back the IR is restored.
//! - *Order.* Patterns of fewer steps to legal operations come first, then those of higher benefit.
//!   Patterns of impossible benefit, and those that create an operation which can never become legal, are not tried.
//! - *Layers.* The rewriter has an [`Interceptor`](rtblgen_ir::rewrite::Interceptor) that stands in for the
//!   IR. Modules below this one do not depend on conversions.
//!
//! # Examples
//!
//! ```
//! use std::sync::Arc;
//!
//! use rtblgen_runtime::conversion::{
//!     ConversionConfig, ConversionPatternSet, ConversionTarget, FnConversionPattern, Operands, TypeConverter,
//!     apply_partial_conversion,
//! };
//! use rtblgen_runtime::{Builder, Context, Op, OpState};
//!
//! let context = Context::new();
//! context.allow_unregistered_dialects(true);
//! let mut ir = context.parse_module("in.mlir", r#"
//!   %0 = "old.make"() : () -> i32
//!   "old.use"(%0) : (i32) -> ()
//! "#).unwrap();
//!
//! let (i32, i64) = (context.i32_type(), context.integer_type(64));
//! let mut converter = TypeConverter::new();
//! converter.add_conversion(move |ty| if ty == i32 { i64.into() } else { ty.into() });
//! let converter = Arc::new(converter);
//!
//! let mut target = ConversionTarget::new(&context);
//! target.illegal_dialect("old").legal_dialect("new");
//!
//! let mut patterns = ConversionPatternSet::new(&context);
//! for (from, to) in [("old.make", "new.make"), ("old.use", "new.use")] {
//!     let rename = move |op: Op, operands: Operands<'_>, rewriter: &mut rtblgen_runtime::conversion::ConversionRewriter<'_, '_>| {
//!         let types: Vec<_> = op.result_types(rewriter.ir()).collect();
//!         let converter = rewriter.type_converter().unwrap();
//!         let types = converter.convert_types(types).unwrap();
//!         let state = OpState::new(to, op.location(rewriter.ir())).operands(operands.ones()?).results(types);
//!         rewriter.replace_op_with_state(op, state);
//!         Ok(())
//!     };
//!     patterns.add(FnConversionPattern::new(to, rename).on(from).with_converter(&converter));
//! }
//!
//! let root = ir.root();
//! apply_partial_conversion(&mut ir, &[root], &target, &patterns, ConversionConfig::default()).unwrap();
//! assert_eq!(ir.to_string(), "module {\n  %0 = \"new.make\"() : () -> i64\n  \"new.use\"(%0) : (i64) -> ()\n}\n");
//! ```

mod apply_pattern;
mod blocks;
mod changes;
mod commit;
mod config;
mod driver;
mod explain;
mod fold;
mod functions;
mod graph;
mod host;
mod interceptor;
mod legalizer;
mod log;
mod mapping;
mod materializations;
mod order;
mod pattern;
mod rewriter;
mod session;
mod signature;
mod state;
mod target;
#[cfg(test)]
mod tests;
mod type_converter;
#[cfg(test)]
mod unit_tests;

pub use config::{ConversionConfig, ConversionError, ConversionMode, ConversionOutcome, FoldingMode};
pub use driver::{apply_analysis_conversion, apply_full_conversion, apply_partial_conversion};
pub use explain::{Attempt, AttemptFailure, Explanation};
pub use functions::{
    is_legal_branch, populate_any_call_conversion, populate_any_return_conversion,
    populate_branch_conversion, populate_call_conversion, populate_function_signature_conversion,
    populate_op_conversion, populate_return_conversion, populate_signature_conversion_of,
};
pub use pattern::{ConversionPattern, ConversionPatternSet, FnConversionPattern, Operands};
pub use rewriter::ConversionRewriter;
pub use rtblgen_ir::dialects::unrealized_casts::{
    reconcile_casts_among, reconcile_unrealized_casts, unrealized_casts,
};
pub use signature::{InputMapping, SignatureConversion};
pub use target::{ConversionTarget, Legality, LegalizationAction};
pub use type_converter::{
    AttributeConversion, Materialization, TypeConversion, TypeConverter, TypeList, ValueList,
};
