//! Insertion guards and builders of bodies.

use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use super::builder::{Builder, InsertionPoint};
use super::handle::{Block, Region, Value};
use crate::context::Location;
use crate::context::types::Type;

/// A builder whose insertion point is restored when the guard is dropped.
pub struct InsertionGuard<'b, 'c, B: Builder<'c> + ?Sized> {
    builder: &'b mut B,
    point: InsertionPoint,
    context: PhantomData<&'c ()>,
}

impl<'b, 'c, B: Builder<'c> + ?Sized> InsertionGuard<'b, 'c, B> {
    /// Keeps the insertion point of a builder.
    pub fn new(builder: &'b mut B) -> Self {
        let point = builder.insertion_point();
        InsertionGuard { builder, point, context: PhantomData }
    }
}

impl<'c, B: Builder<'c> + ?Sized> Deref for InsertionGuard<'_, 'c, B> {
    type Target = B;

    fn deref(&self) -> &B {
        self.builder
    }
}

impl<'c, B: Builder<'c> + ?Sized> DerefMut for InsertionGuard<'_, 'c, B> {
    fn deref_mut(&mut self) -> &mut B {
        self.builder
    }
}

impl<'c, B: Builder<'c> + ?Sized> Drop for InsertionGuard<'_, 'c, B> {
    fn drop(&mut self) {
        self.builder.set_insertion_point(self.point);
    }
}

/// Short ways to build, for every [`Builder`].
pub trait BuilderExt<'c>: Builder<'c> {
    /// Restores the insertion point when the guard is dropped.
    ///
    /// ```
    /// use rtblgen_runtime::{Builder, BuilderExt, Context, InsertionPoint, Ir, IrBuilder};
    /// let context = Context::new();
    /// let mut ir = Ir::module(&context, context.unknown_loc());
    /// let body = ir.body_block();
    /// let mut builder = IrBuilder::new(&mut ir, InsertionPoint::Detached);
    /// {
    ///     let mut inner = builder.insertion_guard();
    ///     inner.set_insertion_point_to_end(body);
    /// }
    /// assert_eq!(builder.insertion_point(), InsertionPoint::Detached);
    /// ```
    fn insertion_guard(&mut self) -> InsertionGuard<'_, 'c, Self> {
        InsertionGuard::new(self)
    }

    /// Appends a block to a region, and builds its operations: `build` gets the builder, at the end of the block, and the
    /// arguments. The insertion point is restored.
    ///
    /// ```
    /// use rtblgen_runtime::{Builder, BuilderExt, Context, InsertionPoint, Ir, IrBuilder, OpState};
    /// let context = Context::new();
    /// context.allow_unregistered_dialects(true);
    /// let location = context.unknown_loc();
    /// let mut ir = Ir::module(&context, location);
    /// let body = ir.body_block();
    /// let mut builder = IrBuilder::at_block_end(&mut ir, body);
    /// let op = builder.create(OpState::new("t.loop", location).empty_regions(1));
    /// let region = op.region(builder.ir(), 0);
    /// builder.build_block(region, &[context.index_type()], location, |builder, arguments| {
    ///     builder.create(OpState::new("t.use", location).operands(arguments.iter().copied()));
    /// });
    /// assert_eq!(op.body_block(&ir).unwrap().ops(&ir).count(), 1);
    /// ```
    fn build_block(
        &mut self,
        region: Region,
        types: &[Type<'c>],
        location: Location<'c>,
        build: impl FnOnce(&mut Self, &[Value]),
    ) -> Block {
        let point = self.insertion_point();
        let block = self.create_block(region, types, &vec![location; types.len()]);
        self.set_insertion_point_to_end(block);
        let arguments: Vec<Value> = block.arguments(self.ir()).collect();
        build(self, &arguments);
        self.set_insertion_point(point);
        block
    }
}

impl<'c, B: Builder<'c> + ?Sized> BuilderExt<'c> for B {}
