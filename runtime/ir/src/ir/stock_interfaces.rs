//! Interfaces that the IR itself queries: the kinds of regions, and the types of results.

/// The name of the interface of operations that determine the kinds of their regions.
const REGION_KIND: &str = "::mlir::RegionKindInterface";

mod region_kinds {
    use crate::context::interface::InterfaceImpl;
    use crate::ir::definition::RegionKind;

    include!("generated/region_kind_interface.rs");

    impl RegionKindInterfaceModel {
        /// The interface of operations all of whose regions are graphs (`HasOnlyGraphRegion`).
        pub const FROM_DEFINITION: InterfaceImpl = InterfaceImpl::new(
            super::REGION_KIND,
            &Self { region_kind: |_| RegionKind::Graph, has_ssa_dominance: |_| false },
        );
    }
}

#[allow(clippy::type_complexity)]
mod result_types {
    use crate::context::interface::InterfaceImpl;
    use crate::ir::OpName;
    use crate::ir::definition::TypeInference;

    include!("generated/infer_type_op_interface.rs");

    impl InferTypeOpInterfaceModel {
        /// The interface of operations whose definition determines the types of their results.
        pub const FROM_DEFINITION: InterfaceImpl = InterfaceImpl::new(
            "::mlir::InferTypeOpInterface",
            &Self {
                infer_return_types: |ir, state| {
                    let infer = state.name.definition().and_then(|definition| definition.infer_result_types);
                    infer.map_or_else(|| Err(cannot_infer(state.name)), |infer| infer.infer(ir, state))
                },
                is_compatible_return_types: |inferred, given| inferred == given,
            },
        );
    }

    fn cannot_infer(name: OpName<'_>) -> String {
        format!("`{name}` does not infer the types of its results")
    }

    impl OpName<'_> {
        /// How the types of the results of operations of this name follow from the rest, if they do.
        pub fn type_inference(self) -> Option<TypeInference> {
            let own = self.definition()?.infer_result_types;
            own.or_else(|| {
                Some(TypeInference::Code(self.model::<InferTypeOpInterfaceModel>()?.infer_return_types))
            })
        }
    }
}

pub use region_kinds::{DynRegionKindInterface, RegionKindInterface, RegionKindInterfaceModel};
pub use result_types::{
    DynInferShapedTypeOpInterface, DynInferTypeOpInterface, DynReifyRankedShapedTypeOpInterface,
    InferShapedTypeOpInterface, InferShapedTypeOpInterfaceModel, InferTypeOpInterface,
    InferTypeOpInterfaceModel, ReifyRankedShapedTypeOpInterface, ReifyRankedShapedTypeOpInterfaceModel,
};

use crate::context::attributes::Attribute;
use crate::context::types::Type;
pub use crate::ir::definition::FoldResult as OpFoldResult;
use crate::ir::definition::RegionKind;
use crate::ir::{Ir, Op};

/// The shape and the element type of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapedTypeComponents<'c> {
    /// The sizes of the dimensions; `None` without a rank.
    pub shape: Option<Vec<i64>>,
    /// The type of the elements; `None` if it is not known.
    pub element_type: Option<Type<'c>>,
    /// The attribute of the type, such as an encoding.
    pub attribute: Option<Attribute<'c>>,
}

impl Op {
    /// The kind of a region by its number; `None` if the operation is not registered, or if it has a
    /// [`RegionKindInterface`] whose methods are not written. Regions hold control flow unless the operation's definition has
    /// another kind.
    #[track_caller]
    pub fn region_kind(self, ir: &Ir<'_>, number: usize) -> Option<RegionKind> {
        let definition = self.definition(ir)?;
        if definition.region_kind.is_some() {
            return Some(definition.kind_of_region(number));
        }
        if let Some(by_interface) = self.interface::<DynRegionKindInterface>(ir) {
            return Some(by_interface.region_kind(number));
        }
        let is_missing = definition.interfaces.iter().any(|own| own.name == REGION_KIND);
        (!is_missing).then(|| definition.kind_of_region(number))
    }
}
