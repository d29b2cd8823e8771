//! Affine maps and integer sets.

use super::expr::{AffineExpr, AffineExprKind};

/// A function from dimensions and symbols to a list of affine expressions: `(d0, d1)[s0] -> (d0 + s0, d1)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    dims: u32,
    symbols: u32,
    results: Box<[AffineExpr]>,
}

impl AffineMap {
    /// Checks that the map can be the layout of memrefs of a shape.
    ///
    /// # Errors
    ///
    /// The rank of the shape is not the number of dimensions.
    pub fn verify_layout(&self, shape: &[i64]) -> Result<(), String> {
        let (rank, dims) = (shape.len(), self.dims());
        match dims as usize == rank {
            true => Ok(()),
            false => Err(format!("memref layout mismatch between rank and affine map: {rank} != {dims}")),
        }
    }

    /// A map with `dims` dimensions and `symbols` symbols.
    pub fn new(dims: u32, symbols: u32, results: impl Into<Box<[AffineExpr]>>) -> Self {
        Self { dims, symbols, results: results.into() }
    }

    /// `(d0, .., dN) -> (d0, .., dN)`.
    pub fn identity(dims: u32) -> Self {
        Self::new(dims, 0, (0..dims).map(AffineExpr::dim).collect::<Vec<_>>())
    }

    /// The number of dimensions.
    pub fn dims(&self) -> u32 {
        self.dims
    }

    /// The number of symbols.
    pub fn symbols(&self) -> u32 {
        self.symbols
    }

    /// The results.
    pub fn results(&self) -> &[AffineExpr] {
        &self.results
    }

    /// The map of `dims` dimensions and `symbols` symbols whose results have other expressions in the place of the
    /// dimensions and symbols of this one (MLIR's `replaceDimsAndSymbols`).
    #[must_use]
    pub fn replace(
        &self,
        new_dims: &[AffineExpr],
        new_symbols: &[AffineExpr],
        dims: u32,
        symbols: u32,
    ) -> Self {
        let results: Vec<_> =
            self.results.iter().map(|result| result.replace(new_dims, new_symbols)).collect();
        Self::new(dims, symbols, results)
    }

    /// Whether the value of a result depends on a dimension.
    pub fn is_function_of_dim(&self, position: u32) -> bool {
        self.results.iter().any(|result| result.contains(&AffineExprKind::Dim(position)))
    }

    /// Whether the value of a result depends on a symbol.
    pub fn is_function_of_symbol(&self, position: u32) -> bool {
        self.results.iter().any(|result| result.contains(&AffineExprKind::Symbol(position)))
    }

    /// Whether it maps each list of dimensions to itself.
    pub fn is_identity(&self) -> bool {
        self.results.len() == self.dims as usize
            && self
                .results
                .iter()
                .zip(0..)
                .all(|(result, index)| matches!(result.kind(), AffineExprKind::Dim(dim) if *dim == index))
    }
}

/// The points that satisfy a list of constraints: `(d0)[s0] : (d0 >= 0, s0 - d0 == 0)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    dims: u32,
    symbols: u32,
    constraints: Box<[(AffineExpr, bool)]>,
}

impl IntegerSet {
    /// Creates a set; the flag of each constraint tells whether the expression must be zero, or else must not
    /// be negative.
    pub fn new(dims: u32, symbols: u32, constraints: impl Into<Box<[(AffineExpr, bool)]>>) -> Self {
        Self { dims, symbols, constraints: constraints.into() }
    }

    /// The number of dimensions.
    pub fn dims(&self) -> u32 {
        self.dims
    }

    /// The number of symbols.
    pub fn symbols(&self) -> u32 {
        self.symbols
    }

    /// The constraints; the flag is set for `expr == 0` and not for `expr >= 0`.
    pub fn constraints(&self) -> &[(AffineExpr, bool)] {
        &self.constraints
    }
}
