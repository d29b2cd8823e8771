//! Examples in Rust only: generated from `td/forms/forms.td`, with its hooks.

use std::ops::Range;

use rtblgen_runtime::asm::{OpAsmParser, OpAsmPrinter, ParseResult};
use rtblgen_runtime::interfaces::{
    DestinationStyleOpInterface, InvocationBounds, LoopLikeOpInterface, RegionBranchOpInterface,
    RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionKind, RegionSuccessor,
    RuntimeVerifiableOpInterface, ViewLikeOpInterface,
};
use rtblgen_runtime::{
    AffineMap, AffineMapAttr, Attribute, Builder, Fold, FoldOutcome, IntegerType, Ir, Location, Op, Region,
    TraitDefinition, Type, TypedOp, TypedType, Value,
};

rtblgen_runtime::include_td!("forms");

/// A user-defined trait, which adds to the operations that list it.
pub static SHOUTING: TraitDefinition = TraitDefinition::marker("Shouting");

/// An integer of more than 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WideType<'c>(IntegerType<'c>);

impl<'c> TypedType<'c> for WideType<'c> {
    fn from_type(ty: Type<'c>) -> Option<Self> {
        ty.cast::<IntegerType<'c>>().filter(|ty| ty.width() > 64).map(Self)
    }

    fn as_type(self) -> Type<'c> {
        *self.0
    }
}

impl rtblgen_runtime::interfaces::RegionKindInterface for StageOp {
    fn region_kind(number: usize) -> RegionKind {
        if number == 0 { RegionKind::Ssacfg } else { RegionKind::Graph }
    }
}

impl RegionBranchOpInterface for ChooseOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        match point {
            RegionBranchPoint::Parent => {
                regions.push(RegionSuccessor::region(self.yes(ir), []));
                match self.no(ir).is_empty(ir) {
                    true => regions.push(RegionSuccessor::parent(self.results(ir))),
                    false => regions.push(RegionSuccessor::region(self.no(ir), [])),
                }
            }
            RegionBranchPoint::Terminator(_) => regions.push(RegionSuccessor::parent(self.results(ir))),
        }
    }

    fn region_invocation_bounds<'c>(
        self,
        ir: &Ir<'c>,
        operands: &[Option<Attribute<'c>>],
        bounds: &mut Vec<InvocationBounds>,
    ) {
        let condition = operands.first().copied().flatten().map(|condition| condition.bool_value());
        for (number, _) in self.op().regions(ir).enumerate() {
            bounds.push(match condition {
                Some(condition) => {
                    let times = u32::from(condition == (number == 0));
                    InvocationBounds { lower: times, upper: Some(times) }
                }
                None => InvocationBounds { lower: 0, upper: Some(1) },
            });
        }
    }
}

impl RegionBranchOpInterface for RepeatOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.inits(ir).collect()
    }

    fn successor_regions(self, ir: &Ir<'_>, _: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(RegionSuccessor::region(self.body(ir), self.region_iter_args(ir)));
        regions.push(RegionSuccessor::parent(self.results(ir)));
    }
}

impl LoopLikeOpInterface for RepeatOp {
    fn loop_regions(self, ir: &Ir<'_>) -> Vec<Region> {
        vec![self.body(ir)]
    }

    fn inits_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        0..self.op().operand_count(ir)
    }

    fn region_iter_args(self, ir: &Ir<'_>) -> Vec<Value> {
        self.body(ir).entry(ir).map_or(Vec::new(), |entry| entry.arguments(ir).collect())
    }

    fn yielded_values_mutable(self, ir: &Ir<'_>) -> Option<(Op, Range<usize>)> {
        let last = self.body(ir).last_block(ir)?.last_op(ir)?;
        let again = AgainOp::cast(ir, last)?;
        Some((last, again.op().operand_segment(ir, 1)))
    }

    fn loop_results(self, ir: &Ir<'_>) -> Option<Vec<Value>> {
        Some(self.results(ir).collect())
    }
}

impl RegionBranchTerminatorOpInterface for AgainOp {
    fn mutable_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Range<usize> {
        self.op().operand_segment(ir, 1)
    }
}

impl ViewLikeOpInterface for SliceOp {
    fn view_source(self, ir: &Ir<'_>) -> Value {
        *self.source(ir)
    }
}

impl DestinationStyleOpInterface for FillOp {
    fn dps_inits_mutable(self, ir: &Ir<'_>) -> Range<usize> {
        self.op().operand_segment(ir, 1)
    }
}

impl RuntimeVerifiableOpInterface for CheckedOp {
    fn generate_runtime_verification<'c>(
        self,
        builder: &mut dyn Builder<'c>,
        location: Location<'c>,
        message: &mut dyn FnMut(Op, &str) -> String,
    ) {
        let text = message(self.op(), "does not hold");
        let mut builder = builder;
        let holds = *self.holds(builder.ir());
        DefaultsOp::build(&mut builder, location, &[holds], 1, &text);
    }
}

impl Fold for JoinOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let constants = self.adaptor(ir, operands);
        let (Some(Some(last)), Some(first)) = (constants.last(), constants.first()) else {
            return FoldOutcome::NotFolded;
        };
        let rest = constants.rest().iter().map(|own| own.and_then(Attribute::as_integer));
        let numbers = [first.as_integer(), last.as_integer()].into_iter().chain(rest);
        match numbers.sum::<Option<i128>>().and_then(|sum| i32::try_from(sum).ok()) {
            Some(sum) => FoldOutcome::from(ir.context().i32_attr(sum * constants.count())),
            None => FoldOutcome::NotFolded,
        }
    }
}

/// The identity map of so many dimensions.
fn parse_identity_map<'c>(parser: &mut OpAsmParser<'_, 'c>, dims: &mut Option<Attribute<'c>>) -> ParseResult {
    let map = parser.parse_attribute()?.cast::<AffineMapAttr<'c>>();
    let count = map.and_then(|map| i32::try_from(map.value().dims()).ok()).unwrap_or_default();
    *dims = Some(parser.context().i32_attr(count));
    Ok(())
}

fn print_identity_map<'c>(printer: &mut OpAsmPrinter<'_, 'c>, _: IdentityOp, dims: Attribute<'c>) {
    let map = AffineMap::identity(dims.integer_value() as u32);
    let context = printer.context();
    printer.print_attribute(context.affine_map_attr(&map));
}
