//! Strided layouts and indices. A layout is the strides and the offset of a memref, each a constant or dynamic.
//!
//! ```
//! use rtblgen_runtime::Context;
//!
//! let context = Context::new();
//! let ty = context.memref_type(&[4, 8], context.f32_type(), None, None);
//! assert_eq!(ty.strides_and_offset(), Some((vec![8, 1], 0)));
//! ```

mod extent;
mod index;
mod strided;

pub use extent::Extent;
