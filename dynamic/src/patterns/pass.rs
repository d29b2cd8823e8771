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
/// functions, calls, returns and branches are converted with their types, and other operations by [`also`](Self::also).
/// `builtin.unrealized_conversion_cast` stays.
#[derive(Debug)]
pub struct ApplyConversions {
    files: Vec<Arc<LoadedPatterns>>,
    others: Vec<Populate>,
}

/// Adds patterns that convert the types of operations, and makes these operations legal once their types are.
pub type Populate =
    for<'c> fn(&mut ConversionPatternSet<'c>, &mut ConversionTarget<'c>, &Arc<TypeConverter<'c>>);

impl ApplyConversions {
    /// Creates the pass for these files. The first conversion that applies to a type is used.
    pub fn new(files: Vec<Arc<LoadedPatterns>>) -> Self {
        Self { files, others: Vec::new() }
    }

    /// The pass with patterns for more operations, such as `populate_scf_type_conversion` of `rtblgen-dialects`.
    #[must_use]
    pub fn also(mut self, populate: Populate) -> Self {
        self.others.push(populate);
        self
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
        for file in self.files.iter().rev() {
            file.add_type_conversions(context, &mut converter)?;
        }
        for file in &self.files {
            file.add_to(&mut rewrites)?;
            for root in file.roots() {
                target.illegal_op(root);
            }
        }
        let converter = Arc::new(converter);
        let own = Arc::clone(&converter);
        target.dynamic_unknown(move |ir, op| Some(has_legal_types(ir, op, &own)));
        target.legal_op("builtin.unrealized_conversion_cast");
        let mut patterns = ConversionPatternSet::new(context);
        patterns.add_converted_rewrites(rewrites, &converter);
        populate_function_signature_conversion(&mut patterns, &converter);
        populate_any_call_conversion(&mut patterns, &converter);
        populate_any_return_conversion(&mut patterns, &converter);
        populate_branch_conversion(&mut patterns, &converter);
        for populate in &self.others {
            populate(&mut patterns, &mut target, &converter);
        }
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
