//! The pass that applies loaded type conversions and patterns as a dialect conversion.

use std::sync::Arc;

use rtblgen_conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, TypeConverter, apply_partial_conversion,
    is_legal_branch, populate_any_call_conversion, populate_any_return_conversion,
    populate_branch_conversion, populate_function_signature_conversion,
};
use rtblgen_ir::{Diagnostics, Ir, Op, RewritePatternSet};
use rtblgen_passes::pass::{Pass, PassError, PassState};

use super::LoadedPatterns;

/// `apply-conversions`: a partial dialect conversion by the type conversions and the patterns of loaded files.
///
/// An operation is illegal if it is the root of a pattern, or if one of its types is converted to another type. The signatures of
/// functions, calls, returns and branches are converted with their types.
#[derive(Debug)]
pub struct ApplyConversions(Vec<Arc<LoadedPatterns>>);

impl ApplyConversions {
    /// Creates the pass for these files. The first conversion that applies to a type is used.
    pub fn new(files: Vec<Arc<LoadedPatterns>>) -> Self {
        Self(files)
    }
}

impl Pass for ApplyConversions {
    fn argument(&self) -> &'static str {
        "apply-conversions"
    }

    fn description(&self) -> &'static str {
        "Convert types and operations by the files of --conversions"
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let context = ir.context();
        let mut converter = TypeConverter::new();
        converter.add_conversion(|ty| ty.into());
        let mut rewrites = RewritePatternSet::new(context);
        let mut target = ConversionTarget::new(context);
        // The converter tries the conversion that was added last first.
        for file in self.0.iter().rev() {
            file.add_type_conversions(context, &mut converter)?;
        }
        for file in &self.0 {
            file.add_to(&mut rewrites)?;
            for root in file.roots() {
                target.illegal_op(root);
            }
        }
        let converter = Arc::new(converter);
        let own = Arc::clone(&converter);
        target.dynamic_unknown(move |ir, op| Some(has_legal_types(ir, op, &own)));
        let mut patterns = ConversionPatternSet::new(context);
        patterns.add_converted_rewrites(rewrites, &converter);
        populate_function_signature_conversion(&mut patterns, &converter);
        populate_any_call_conversion(&mut patterns, &converter);
        populate_any_return_conversion(&mut patterns, &converter);
        populate_branch_conversion(&mut patterns, &converter);
        apply_partial_conversion(ir, &[op], &target, &patterns, ConversionConfig::default())
            .map_err(|error| PassError::Diagnostics(Diagnostics::from(error)))?;
        Ok(())
    }
}

fn has_legal_types<'c>(ir: &Ir<'c>, op: Op, converter: &TypeConverter<'c>) -> bool {
    op.function_type(ir).is_none_or(|ty| converter.is_legal_signature(ty))
        && converter.is_legal_op(ir, op)
        && is_legal_branch(ir, op, converter).unwrap_or(true)
}
