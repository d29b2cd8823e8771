//! Interfaces of operations, types, attributes and dialects, and their implementors.

use rtblgen_runtime::constants::IntRange;
use rtblgen_runtime::dialects::func::FuncOp;
use rtblgen_runtime::interfaces::{
    BlobAttr, CallOpInterface, Callee, CastOpInterface, ElementsAttr, FloatType,
    InferStridedMetadataOpInterface, InterfaceImpl, IterationRange, IteratorType, MemRefLayoutAttrInterface,
    OpFoldResult, PtrLikeTypeInterface, ShapedType, Speculatability, StridedMetadataRange, TilingInterface,
    TilingResult,
};
use rtblgen_runtime::{
    AffineExpr, AffineMap, Attribute, Builder, CanonicalizeDialect, Context, EffectInstance, FloatKind,
    IntegerType, InterfaceFallback, Ir, MemoryEffect, NamedAttribute, NoMatch, Op, OpName, PatternRewriter,
    RewritePattern, RewritePatternSet, StringAttr, Type, TypedAttribute, TypedOp, TypedType, Value,
    VerifyOpAttribute, VerifyRegionArgAttribute, VerifyRegionResultAttribute, VerifyResult, external_model,
    include_td,
};

include_td!("interfaces");

impl Named for BoxOp {
    fn title(self, _: &Ir<'_>) -> String {
        "box".to_owned()
    }

    fn twice(self, _: &Ir<'_>, between: &str) -> String {
        format!("two{between}boxes")
    }
}

impl HasSize for BoxOp {
    fn size(self, ir: &Ir<'_>) -> i64 {
        self.size_attr(ir)
    }

    fn set_size_to(self, ir: &mut Ir<'_>, size: i64) {
        self.set_size_attr(ir, size);
    }
}

impl<'c> ShapedType<'c> for GridType<'c> {
    fn clone_with(self, shape: Option<&[i64]>, element_type: Type<'c>) -> Type<'c> {
        GridType::get(element_type.context(), shape.unwrap_or(self.shape()), element_type).as_type()
    }

    fn element_type(self) -> Type<'c> {
        self.element_type()
    }

    fn has_rank(self) -> bool {
        true
    }

    fn shape(self) -> &'c [i64] {
        self.shape()
    }
}

impl<'c> FloatType<'c> for HalfType<'c> {
    fn float_semantics(self) -> Option<FloatKind> {
        Some(FloatKind::F16)
    }
}

impl<'c> PtrLikeTypeInterface<'c> for PointerType<'c> {
    fn memory_space(self) -> Option<Attribute<'c>> {
        None
    }

    fn element_type(self) -> Option<Type<'c>> {
        Some(self.pointee())
    }

    fn has_ptr_metadata(self) -> bool {
        false
    }

    fn clone_ptr_with(self, space: Option<Attribute<'c>>, element: Option<Type<'c>>) -> Option<Type<'c>> {
        let pointee = element.unwrap_or(self.pointee());
        space.is_none().then(|| PointerType::get(pointee.context(), pointee).as_type())
    }
}

impl<'c> ElementsAttr<'c> for BytesAttr<'c> {
    fn values(self) -> Vec<Attribute<'c>> {
        let context = self.as_attribute().context();
        self.bytes()
            .iter()
            .map(|byte| context.integer_attr(context.integer_type(8), (*byte).into()))
            .collect()
    }
}

impl<'c> BlobAttr<'c> for BytesAttr<'c> {
    fn data(self) -> &'c [u8] {
        self.bytes()
    }
}

impl<'c> MemRefLayoutAttrInterface<'c> for TiledAttr<'c> {
    fn affine_map(self) -> AffineMap {
        let stride = AffineExpr::constant(self.stride());
        AffineMap::new(1, 0, vec![AffineExpr::dim(0) * stride])
    }
}

impl TilingInterface for CountOp {
    fn loop_iterator_types(self, _: &Ir<'_>) -> Vec<IteratorType> {
        vec![IteratorType::Parallel]
    }

    fn iteration_domain<'c>(self, builder: &mut dyn Builder<'c>) -> Vec<IterationRange<'c>> {
        let index = |number| OpFoldResult::index(builder.context(), number);
        vec![IterationRange {
            offset: index(0),
            size: OpFoldResult::Value(self.bound(builder.ir()).into()),
            stride: index(1),
        }]
    }

    fn tiled_implementation<'c>(
        self,
        builder: &mut dyn Builder<'c>,
        _: &[OpFoldResult<'c>],
        sizes: &[OpFoldResult<'c>],
    ) -> Option<TilingResult> {
        let bound = sizes.first()?.value()?;
        let location = self.op().location(builder.ir());
        let tile = CountOp::build(builder, location, bound);
        Some(TilingResult { tiled_ops: vec![tile.op()], ..TilingResult::default() })
    }
}

impl InferStridedMetadataOpInterface for PartOp {
    fn infer_strided_metadata_ranges(
        self,
        ir: &Ir<'_>,
        operands: &[StridedMetadataRange],
        _: &dyn Fn(Value) -> Option<IntRange>,
        set_metadata: &mut dyn FnMut(Value, StridedMetadataRange),
        _: u32,
    ) {
        set_metadata(self.part(ir).into(), operands[0].clone());
    }
}

impl<'c> Wide<'c> for LineType<'c> {
    fn width(self) -> u32 {
        80
    }

    fn is_wider_than(self, _: u32) -> bool {
        true
    }
}

impl<'c> Wide<'c> for IntegerType<'c> {
    fn width(self) -> u32 {
        IntegerType::width(self)
    }

    fn kind() -> &'c str {
        "integer"
    }
}

impl<'c> Measured<'c> for StringAttr<'c> {
    fn length(self) -> u32 {
        u32::try_from(self.value().len()).unwrap_or(u32::MAX)
    }
}

external_model! {
    /// A title for functions, whose definition does not have the interface.
    pub TitledFunc for FuncOp
}

impl Named for TitledFunc {
    fn title(self, ir: &Ir<'_>) -> String {
        let name = self.op().symbol_name(ir);
        name.map_or_else(String::new, |name| name.value().to_owned())
    }
}

/// Attaches interfaces to types, attributes and operations that are defined elsewhere.
pub fn attach_interfaces(context: &Context) {
    DynNamed::attach::<TitledFunc>(context);
    DynWide::attach::<IntegerType<'static>>(context);
    DynMeasured::attach::<StringAttr<'static>>(context);
}

impl VerifyOpAttribute for IfcDialect {
    fn verify_op_attribute<'c>(_: &Ir<'c>, _: Op, attribute: NamedAttribute<'c>) -> VerifyResult {
        let name = attribute.name.value();
        match [IfcDialect::AUTHOR.name(), IfcDialect::RULER.name()].contains(&name) {
            true => Ok(()),
            false => Err(format!("has an attribute '{name}' of which nothing is known").into()),
        }
    }
}

impl VerifyRegionArgAttribute for IfcDialect {
    fn verify_region_arg_attribute<'c>(
        _: &Ir<'c>,
        _: Op,
        region: usize,
        argument: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult {
        let name = attribute.name.value();
        Err(format!("has no use for '{name}' on argument {argument} of region {region}").into())
    }
}

impl VerifyRegionResultAttribute for IfcDialect {
    fn verify_region_result_attribute<'c>(
        _: &Ir<'c>,
        _: Op,
        region: usize,
        result: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult {
        let name = attribute.name.value();
        Err(format!("has no use for '{name}' on result {result} of region {region}").into())
    }
}

external_model! {
    /// The dialect's title for operations without the interface.
    pub Untitled for PlainOp
}

impl Named for Untitled {
    fn title(self, _: &Ir<'_>) -> String {
        "untitled".to_owned()
    }
}

impl InterfaceFallback for IfcDialect {
    fn interface(interface: &str, op: OpName<'_>) -> Option<InterfaceImpl> {
        let fits = interface == "::ifc::Named" && op.as_str() == PlainOp::DEFINITION.name;
        fits.then(NamedModel::implemented_by::<Untitled>)
    }
}

/// Cards of color 0 are no cards.
struct DropBlankCards;

impl<'c> RewritePattern<'c> for DropBlankCards {
    type Root = CardOp;

    fn match_and_rewrite(&self, card: CardOp, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        if card.color(rewriter) != 0 {
            return Err(NoMatch);
        }
        rewriter.erase_op(card.op());
        Ok(())
    }
}

impl CanonicalizeDialect for IfcDialect {
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>) {
        patterns.add(DropBlankCards);
    }
}

impl CallOpInterface for InvokeOp {
    fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
        Callee::Symbol(self.callee_attr(ir).cast().expect("the description says so"))
    }

    fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
        if let Callee::Symbol(symbol) = callee {
            ir.set_attribute(self.op(), "callee", symbol.as_attribute());
        }
    }

    fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
        self.op().operands(ir).collect()
    }

    fn arg_operands_mutable(self, ir: &Ir<'_>) -> std::ops::Range<usize> {
        0..self.op().operand_count(ir)
    }
}

impl CastOpInterface for ConvertOp {
    fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        inputs.len() == outputs.len()
    }
}

impl rtblgen_runtime::interfaces::MemoryEffectOpInterface for TouchOp {
    fn effects(self, ir: &Ir<'_>, effects: &mut Vec<EffectInstance>) {
        effects.push(EffectInstance::new(match self.writes(ir) {
            true => MemoryEffect::Write,
            false => MemoryEffect::Read,
        }));
    }
}

impl rtblgen_runtime::interfaces::ConditionallySpeculatable for TouchOp {
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        match self.writes(ir) {
            true => Speculatability::NotSpeculatable,
            false => Speculatability::Speculatable,
        }
    }
}
