//! Verifiers of `affine`.

use rtblgen_runtime::affine::AffineMap;
use rtblgen_runtime::{DYNAMIC, Ir, TypedOp, Value, Verify, VerifyError, VerifyRegions, VerifyResult};

use super::scope::{affine_scope, is_dim_in, is_symbol_in, verify_dims_and_symbols};
use super::{
    AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineIfOp, AffineLinearizeIndexOp, AffineLoadOp,
    AffineMaxOp, AffineMinOp, AffineParallelOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp,
    AffineVectorStoreOp, AffineYieldOp, condition_of, map_of,
};
use crate::shaped::fail;

/// The number of inputs of a map.
pub(super) fn inputs(map: &AffineMap) -> usize {
    (map.dims() + map.symbols()) as usize
}

/// Checks that a map has an input for each operand.
fn verify_inputs(op: impl TypedOp, ir: &Ir<'_>, map: &str, operands: usize, message: &str) -> VerifyResult {
    match map_of(op, ir, map).is_some_and(|map| inputs(&map) == operands) {
        true => Ok(()),
        false => fail(message),
    }
}

const COUNTS: &str = "operand count and affine map dimension and symbol count must match";

impl Verify for AffineApplyOp {
    /// Operands that are neither valid dimensions nor valid symbols are allowed. A valid dimension is not allowed as a symbol.
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_inputs(self, ir, "map", self.op().operand_count(ir), COUNTS)?;
        let Some(map) = map_of(self, ir, "map").filter(|map| map.results().len() == 1) else {
            return fail("mapping must produce one value");
        };
        let scope = affine_scope(ir, self.op());
        let mut symbols = self.op().operands(ir).skip(map.dims() as usize);
        match symbols.any(|value| is_dim_in(ir, value, scope) && !is_symbol_in(ir, value, scope)) {
            true => Err(VerifyError::plain("dimensional operand cannot be used as a symbol")),
            false => Ok(()),
        }
    }
}

macro_rules! verify_choices {
    ($($op:ident)*) => {$(
        impl Verify for $op {
            fn verify(self, ir: &Ir<'_>) -> VerifyResult {
                verify_inputs(self, ir, "map", self.op().operand_count(ir), COUNTS)?;
                match map_of(self, ir, "map").is_some_and(|map| map.results().is_empty()) {
                    true => fail("affine map expect at least one result"),
                    false => Ok(()),
                }
            }
        }
    )*};
}

verify_choices! { AffineMinOp AffineMaxOp }

impl VerifyRegions for AffineForOp {
    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {
        let body = self.op().region(ir, 0).entry(ir);
        let variable = body.and_then(|body| body.arguments(ir).next());
        if variable.is_none_or(|variable| !variable.ty(ir).is_index()) {
            return fail("expected body to have a single index argument for the induction variable");
        }
        self.verify_bounds(ir)?;
        let results = self.op().result_count(ir);
        if results == 0 {
            return Ok(());
        }
        if self.op().operand_segment(ir, 2).len() != results {
            return fail("mismatch between the number of loop-carried values and results");
        }
        match body.is_some_and(|body| body.argument_count(ir) == results + 1) {
            true => Ok(()),
            false => fail("mismatch between the number of basic block args and results"),
        }
    }
}

impl AffineForOp {
    fn verify_bounds(self, ir: &Ir<'_>) -> VerifyResult {
        let message = "operand count must match with affine map dimension and symbol count";
        let bounds = ["lowerBoundMap", "upperBoundMap"].map(|name| map_of(self, ir, name));
        for (segment, map) in bounds.iter().enumerate() {
            let operands = self.op().operand_segment(ir, segment);
            let Some(map) = map.as_ref().filter(|map| inputs(map) == operands.len()) else {
                return fail(message);
            };
            let operands = operands.map(|number| self.op().operand(ir, number));
            verify_dims_and_symbols(ir, self.op(), operands, map.dims())?;
        }
        for (map, which) in bounds.iter().flatten().zip(["lower", "upper"]) {
            if map.results().is_empty() {
                return fail(format!("expected {which} bound map to have at least one result"));
            }
        }
        Ok(())
    }
}

impl Verify for AffineIfOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let count = self.op().operand_count(ir);
        let set = condition_of(self, ir).filter(|set| (set.dims() + set.symbols()) as usize == count);
        match set {
            Some(set) => verify_dims_and_symbols(ir, self.op(), self.op().operands(ir), set.dims()),
            None => fail("operand count and condition integer set dimension and symbol count must match"),
        }
    }
}

impl Verify for AffineYieldOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let parent = self.op().parent_op(ir).filter(|parent| {
            AffineForOp::cast(ir, *parent).is_some()
                || AffineIfOp::cast(ir, *parent).is_some()
                || AffineParallelOp::cast(ir, *parent).is_some()
        });
        let Some(parent) = parent else { return fail("only terminates affine.if/for/parallel regions") };
        if parent.result_count(ir) != self.op().operand_count(ir) {
            return fail("parent of yield must have same number of results as the yield operands");
        }
        match parent.result_types(ir).eq(self.op().operand_types(ir)) {
            true => Ok(()),
            false => fail("types mismatch between yield op and its parent"),
        }
    }
}

/// Checks the memory and the map of an access, whose operand with this number is the memory.
fn verify_access(op: impl TypedOp, ir: &Ir<'_>, memory: usize) -> VerifyResult {
    let own = op.op();
    let rank = own.operand(ir, memory).ty(ir).shape().len();
    let Some(map) = map_of(op, ir, "map").filter(|map| map.results().len() == rank) else {
        return fail("affine map num results must equal memref rank");
    };
    if inputs(&map) != own.operand_count(ir) - memory - 1 {
        return fail("expects as many subscripts as affine map inputs");
    }
    verify_dims_and_symbols(ir, own, own.operands(ir).skip(memory + 1), map.dims())
}

impl Verify for AffineLoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op().result(ir, 0).ty(ir) != self.op().operand(ir, 0).ty(ir).element_type() {
            return fail("result type must match element type of memref");
        }
        verify_access(self, ir, 0)
    }
}

impl Verify for AffineStoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        if self.op().operand(ir, 0).ty(ir) != self.op().operand(ir, 1).ty(ir).element_type() {
            return fail("value to store must have the same type as memref element type");
        }
        verify_access(self, ir, 1)
    }
}

fn verify_vector(ir: &Ir<'_>, memory: Value, vector: Value) -> VerifyResult {
    match memory.ty(ir).element_type() == vector.ty(ir).element_type() {
        true => Ok(()),
        false => fail("requires memref and vector types of the same elemental type"),
    }
}

impl Verify for AffineVectorLoadOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_access(self, ir, 0)?;
        verify_vector(ir, self.op().operand(ir, 0), self.op().result(ir, 0))
    }
}

impl Verify for AffineVectorStoreOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        verify_access(self, ir, 1)?;
        verify_vector(ir, self.op().operand(ir, 1), self.op().operand(ir, 0))
    }
}

impl Verify for AffinePrefetchOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let rank = self.op().operand(ir, 0).ty(ir).shape().len();
        let Some(map) = map_of(self, ir, "map").filter(|map| map.results().len() == rank) else {
            return fail("affine.prefetch affine map num results must equal memref rank");
        };
        if inputs(&map) + 1 != self.op().operand_count(ir) {
            return fail("too few operands");
        }
        let scope = affine_scope(ir, self.op());
        match self.op().operands(ir).skip(1).all(|index| is_dim_in(ir, index, scope)) {
            true => Ok(()),
            false => fail("index must be a valid dimension or symbol identifier"),
        }
    }
}

/// Checks that each basis element without a number is an operand.
fn verify_basis(basis: &[i64], operands: usize) -> VerifyResult {
    match basis.iter().filter(|element| **element == DYNAMIC).count() == operands {
        true => Ok(()),
        false => fail(
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this \
             can only happen due to an incorrect fold/rewrite",
        ),
    }
}

impl Verify for AffineDelinearizeIndexOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let basis = self.static_basis(ir);
        let results = self.op().result_count(ir);
        if results != basis.len() && results != basis.len() + 1 {
            return fail("should return an index for each basis element and up to one extra index");
        }
        verify_basis(&basis, self.op().operand_count(ir) - 1)?;
        match basis.iter().all(|element| *element > 0 || *element == DYNAMIC) {
            true => Ok(()),
            false => fail("no basis element may be statically non-positive"),
        }
    }
}

impl Verify for AffineLinearizeIndexOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let basis = self.static_basis(ir);
        let indices = self.op().operand_segment(ir, 0).len();
        if indices != basis.len() && indices != basis.len() + 1 {
            return fail("should be passed a basis element for each index except possibly the first");
        }
        verify_basis(&basis, self.op().operand_segment(ir, 1).len())
    }
}
