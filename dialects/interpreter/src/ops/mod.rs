//! The evaluators of the core dialects.

/// Implements [`Evaluate`](crate::Evaluate) for operations without regions, and lists them in `MODELS`.
macro_rules! evaluators {
    ($($op:ty => $function:expr;)*) => {
        $(impl $crate::Evaluate for $op {
            fn evaluate(
                self,
                step: &mut $crate::Step<'_, '_>,
            ) -> Result<$crate::Flow, $crate::FaultKind> {
                let function: fn(Self, &mut $crate::Step<'_, '_>) -> Result<$crate::Flow, $crate::FaultKind> =
                    $function;
                function(self, step)
            }
        })*

        pub(super) const MODELS: &[$crate::ops::Entry] = $crate::ops::entries![$($op),*];
    };
}

/// Creates entries of the table of models for operations.
macro_rules! entries {
    ($($op:ty),* $(,)?) => {
        &[$((<$op as ::rtblgen_runtime::TypedOp>::DEFINITION.name, $crate::EvaluateModel::of::<$op>())),*]
    };
}
use entries;

mod affine;
mod affine_parallel;
mod arith_casts;
mod arith_floats;
mod arith_integers;
mod branches;
mod complex;
mod functions;
mod index;
mod integers;
mod llvm;
mod maps;
mod math;
mod memref;
mod memref_views;
mod scf;
mod scf_parallel;
mod slices;
mod tensor;
mod tensor_regions;
mod tensor_shapes;
mod vector;
mod vector_contract;
mod vector_lanes;
mod vector_masks;
mod vector_memory;
mod vector_print;
mod vector_sums;
mod vector_transfer;

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use crate::evaluate::EvaluateModel;

/// The name of an operation, and its model.
type Entry = (&'static str, EvaluateModel);

/// The model of an operation of this name.
pub(crate) fn model(name: &str) -> Option<EvaluateModel> {
    static TABLE: OnceLock<FxHashMap<&'static str, EvaluateModel>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let lists = [
            affine::MODELS,
            affine::REGIONS,
            affine_parallel::MODELS,
            affine_parallel::REGIONS,
            arith_casts::MODELS,
            arith_floats::MODELS,
            arith_integers::MODELS,
            branches::MODELS,
            complex::MODELS,
            functions::MODELS,
            index::MODELS,
            llvm::MODELS,
            math::MODELS,
            memref::MODELS,
            memref::REGIONS,
            memref_views::MODELS,
            scf::MODELS,
            scf::REGIONS,
            scf_parallel::MODELS,
            scf_parallel::REGIONS,
            tensor::MODELS,
            tensor_regions::MODELS,
            tensor_regions::REGIONS,
            tensor_shapes::MODELS,
            vector::MODELS,
            vector_contract::MODELS,
            vector_lanes::MODELS,
            vector_masks::MODELS,
            vector_masks::REGIONS,
            vector_memory::MODELS,
            vector_print::MODELS,
            vector_sums::MODELS,
            vector_transfer::MODELS,
        ];
        lists.into_iter().flatten().copied().collect()
    });
    table.get(name).copied()
}
