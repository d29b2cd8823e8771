//! Interfaces: hand-written, implemented by existing methods, attached, inherited, refused.

use rtblgen_runtime::analysis::dataflow::{IntegerRanges, StridedMetadataRanges};
use rtblgen_runtime::dialects::func::FuncOp;
use rtblgen_runtime::interfaces::{
    Callee, DynBlobAttr, DynCallOpInterface, DynElementsAttr, DynFloatType, DynPtrLikeTypeInterface,
    DynTilingInterface, IteratorType,
};
use rtblgen_runtime::rewrite::{apply_patterns_greedily, canonicalization_config, canonicalization_patterns};
use rtblgen_runtime::{
    ArrayAttr, Context, EffectInstance, FloatKind, InsertionPoint, Ir, IrBuilder, MemoryEffect, Op,
    SymbolRefAttr, TypedOp,
};
use test_td::interfaces::*;

fn context() -> Context {
    let context = Context::new();
    context.register::<IfcDialect>();
    context
}

/// Returns the errors in a program.
fn errors(context: &Context, text: &str) -> String {
    match context.parse_module("test.mlir", text) {
        Ok(ir) => ir.verify().unwrap_err().to_string(),
        Err(errors) => errors.to_string(),
    }
}

fn ops(ir: &Ir<'_>) -> Vec<Op> {
    ir.root().region(ir, 0).ops(ir).collect()
}

const PROGRAM: &str = r#"
"ifc.box"() {size_attr = 3} : () -> ()
"ifc.card"() {color = 9} : () -> ()
"ifc.plain"() : () -> ()
"ifc.box"() {size_attr = 13} : () -> ()
func.func private @f()
"#;

#[test]
fn methods_are_found_through_handles() {
    let context = context();
    let mut ir = context.parse_module("test.mlir", PROGRAM).unwrap();
    let ops = ops(&ir);
    let named: Vec<_> = ops.iter().map(|op| DynNamed::cast(&ir, *op)).collect();
    let boxed = named[0].unwrap();
    assert_eq!(boxed.title(&ir), "box");
    assert_eq!(boxed.twice(&ir, " "), "two boxes", "written by hand in place of the default");
    assert_eq!(boxed.describe(&ir), "ifc.box: box");
    assert_eq!((boxed.limit(), boxed.double_limit()), (7, 14));
    assert_eq!(boxed.title_len(&ir), 3);
    assert_eq!(boxed.shouted(&ir), "BOX");
    let card = named[1].unwrap();
    assert_eq!(card.twice(&ir, "/"), "card 9/card 9", "the default, over a method that the op declares");
    assert_eq!((card.limit(), card.double_limit()), (3, 6));
    assert_eq!(named[2].unwrap().title(&ir), "untitled", "what the dialect falls back to");
    assert!(DynHasSize::cast(&ir, ops[1]).is_none());
    assert!(DynHasSize::cast(&ir, ops[3]).is_none(), "`extraClassOf` refuses the size 13");
    let sized = DynHasSize::cast(&ir, ops[0]).unwrap();
    let mut sizes = vec![];
    sized.collect(&ir, &mut sizes);
    assert_eq!(sizes, [3]);
    assert_eq!(sized.title(&ir), sized.as_named().title(&ir));
    sized.set_size_to(&mut ir, 4);
    assert_eq!(sized.size(&ir), 4);
}

#[test]
fn what_an_interface_verifies_is_verified() {
    let context = context();
    let result = context.parse_module("test.mlir", "\"ifc.box\"() {size_attr = -1} : () -> ()");
    let errors =
        result.map(|ir| ir.verify().unwrap_err().to_string()).unwrap_or_else(|errors| errors.to_string());
    assert!(errors.contains("'ifc.box' op has the size -1 of 'box'"), "{errors}");
}

#[test]
fn interfaces_are_attached_to_what_others_define() {
    let context = context();
    let ir = context.parse_module("test.mlir", PROGRAM).unwrap();
    let func = ops(&ir)[4];
    assert!(FuncOp::cast(&ir, func).is_some());
    assert!(DynNamed::cast(&ir, func).is_none());
    attach_interfaces(&context);
    assert_eq!(DynNamed::cast(&ir, func).unwrap().title(&ir), "f");
    assert_eq!(DynNamed::cast(&ir, func).unwrap().describe(&ir), "func.func: f");
    assert_eq!(DynWide::cast(context.integer_type(24)).unwrap().width(), 24);
    assert!(DynWide::cast(context.index_type()).is_none());
    assert_eq!(DynMeasured::cast(context.string_attr("four")).unwrap().length(), 4);
    assert!(DynMeasured::cast(context.string_attr("")).is_none(), "`extraClassOf` refuses it");
}

#[test]
fn types_and_attributes_have_interfaces() {
    let context = context();
    let word = DynWide::cast(WordType::get(&context, 16).into()).unwrap();
    assert_eq!((word.width(), word.kind()), (16, "wide"));
    assert!(word.is_wider_than(15) && !word.is_wider_than(16));
    assert_eq!(word.as_integer(), context.integer_type(16));
    let line = DynWide::cast(LineType::get(&context).into()).unwrap();
    assert!(line.is_wider_than(1000), "written by hand in place of the default");
    attach_interfaces(&context);
    assert_eq!(DynWide::cast(context.integer_type(8)).unwrap().kind(), "integer");
    assert_eq!(DynMeasured::cast(RulerAttr::get(&context, 30).into()).unwrap().length(), 30);
}

/// MLIR's `ShapedType` on a user type: all shape queries call it.
#[test]
fn own_types_have_shapes() {
    let context = context();
    let grid = context.parse_type("!ifc.grid<[2, 3], i8>").unwrap();
    assert!(grid.is_shaped() && grid.has_rank() && grid.has_static_shape());
    assert_eq!((grid.shape(), grid.num_elements()), (&[2, 3][..], Some(6)));
    assert_eq!(grid.element_type_or_self(), context.integer_type(8));
    assert_eq!(grid.with_element_type(context.i32_type()).to_string(), "!ifc.grid<[2, 3], i32>");
    let fill = |ty: &str| {
        format!("func.func @f(%g: !ifc.grid<[2], i8>) {{ ifc.fill %g : !ifc.grid<[2], i8> -> {ty} return }}")
    };
    assert!(context.parse_module("test.mlir", &fill("tensor<4xi8>")).unwrap().verify().is_ok());
    let message = errors(&context, &fill("tensor<4xi32>"));
    assert!(message.contains("requires the same element type for all operands and results"), "{message}");
    let message = errors(&context, &fill("i8"));
    assert!(message.contains("invalid kind of type specified"), "{message}");
}

/// MLIR's `FloatType`, `PtrLikeTypeInterface`, `ElementsAttr` and `BlobAttr` on a user's definitions.
#[test]
fn own_types_and_attributes_are_asked_like_builtin_ones() {
    let context = context();
    let half = context.parse_type("!ifc.half").unwrap();
    assert!(half.is_float() && half.is_float_kind(FloatKind::F16) && half.is_vector_element());
    assert_eq!(DynFloatType::cast(half).unwrap().width(), Some(16));
    assert_eq!(context.parse_type("vector<2x!ifc.half>").unwrap().shape(), [2]);
    let pointer = context.parse_type("!ifc.pointer<i8>").unwrap();
    assert!(pointer.is_ptr_like() && pointer.is_memref_element() && !half.is_ptr_like());
    let like = DynPtrLikeTypeInterface::cast(pointer).unwrap();
    let other = like.clone_ptr_with(None, Some(context.i32_type())).unwrap();
    assert_eq!(other.to_string(), "!ifc.pointer<i32>");
    let bytes = context.parse_attribute("#ifc.bytes<1, 2> : tensor<2xi8>").unwrap();
    assert!(bytes.is_elements());
    let elements = DynElementsAttr::cast(bytes).unwrap();
    assert_eq!(elements.r#type().unwrap().to_string(), "tensor<2xi8>");
    assert_eq!(elements.shaped_type(), elements.as_typed_attr().r#type());
    assert_eq!(elements.values()[1].to_string(), "2 : i8");
    assert!(!elements.is_splat());
    assert_eq!(DynBlobAttr::cast(bytes).unwrap().data(), [1, 2]);
}

/// `MemRefLayoutAttrInterface` on a user's attribute: the type of memrefs takes it as a layout.
#[test]
fn layouts_of_memrefs_are_an_interface() {
    let context = context();
    let ty = |text: &str| context.parse_type(text);
    let memory = ty("memref<4xf32, #ifc.tiled<2>, 1>").unwrap();
    assert_eq!(memory.strides_and_offset(), Some((vec![2], 0)));
    assert_eq!(memory.to_string(), "memref<4xf32, #ifc.tiled<2>, 1>");
    assert!(memory.layout().unwrap().is_memref_layout());
    assert_eq!(ty("memref<4xf32, #ifc.tiled<1>>").unwrap().to_string(), "memref<4xf32>");
    let errors = ty("memref<4x4xf32, #ifc.tiled<2>>").unwrap_err().to_string();
    assert!(errors.contains("memref layout mismatch between rank and affine map: 2 != 1"), "{errors}");
}

/// `TilingInterface` and `InferStridedMetadataOpInterface` on a user's operations.
#[test]
fn own_operations_are_tiled_and_have_strided_metadata() {
    let context = context();
    let program = r#"
func.func @f(%n: index, %m: memref<4x?xf32>) {
  "ifc.count"(%n) : (index) -> ()
  %p = "ifc.part"(%m) : (memref<4x?xf32>) -> memref<4x?xf32>
  return
}"#;
    let mut ir = context.parse_module("test.mlir", program).unwrap();
    let body: Vec<Op> = ops(&ir)[0].region(&ir, 0).ops(&ir).collect();
    let ranges = IntegerRanges::compute(&ir, ir.root());
    let metadata = StridedMetadataRanges::compute(&ir, ir.root(), &ranges);
    let part = metadata.state(body[1].result(&ir, 0)).unwrap();
    assert_eq!(part.sizes[0].single().map(|size| size.unsigned()), Some(4));
    let count = DynTilingInterface::cast(&ir, body[0]).unwrap();
    assert_eq!(count.loop_iterator_types(&ir), [IteratorType::Parallel]);
    let point = InsertionPoint::Before(body[1]);
    let mut builder = IrBuilder::new(&mut ir, point);
    let domain = count.iteration_domain(&mut builder);
    let tile = count.tiled_implementation(&mut builder, &[domain[0].offset], &[domain[0].size]).unwrap();
    assert!(count.result_tile_position(&mut builder, 0, &[], &[]).is_none(), "the default");
    assert_eq!(tile.tiled_ops[0].name(&ir).as_str(), "ifc.count");
}

/// A dialect that attaches an interface to ops of another one when it is registered.
struct Pricing;

impl rtblgen_runtime::Dialect for Pricing {
    const NAME: &'static str = "pricing";

    fn initialize(registry: &mut rtblgen_runtime::DialectRegistry) {
        registry.add_extension(DynNamed::attach::<TitledFunc>);
    }
}

#[test]
fn a_dialect_attaches_interfaces_to_ops_of_others() {
    let context = Context::new();
    context.register::<rtblgen_runtime::dialects::FuncDialect>();
    let ir = context.parse_module("test.mlir", "func.func private @f()").unwrap();
    let function = ops(&ir)[0];
    assert!(DynNamed::cast(&ir, function).is_none());
    context.register::<Pricing>();
    assert_eq!(DynNamed::cast(&ir, function).map(|named| named.title(&ir)), Some("f".to_owned()));
}

#[test]
fn an_interface_is_a_constraint() {
    let context = context();
    let verify = |text: &str| match context.parse_module("test.mlir", text) {
        Ok(ir) => ir.verify().map_err(|errors| errors.to_string()),
        Err(errors) => Err(errors.to_string()),
    };
    let plain = |ty: &str| {
        format!(
            "%0 = \"builtin.unrealized_conversion_cast\"() : () -> {ty}\n\"ifc.plain\"(%0) {{measured = #ifc.ruler<3>}} : ({ty}) -> ()"
        )
    };
    assert_eq!(verify(&plain("!ifc.word<3>")), Ok(()));
    let error = verify(&plain("i32")).unwrap_err();
    assert!(error.contains("operand #0 must be variadic of Wide instance, but got 'i32'"), "{error}");
    attach_interfaces(&context);
    assert_eq!(verify(&plain("i32")), Ok(()));
}

#[test]
fn dialects_have_interfaces() {
    struct Quiet;
    impl Greeter for Quiet {
        fn volume(&self) -> u32 {
            1
        }
    }
    let context = context();
    context.attach_dialect_interface::<IfcDialect, dyn Greeter>(&Quiet);
    let greeter = context.dialect_interface::<dyn Greeter>("ifc").unwrap();
    assert_eq!((greeter.greeting("you").as_str(), greeter.volume()), ("Hello, you", 1));
    assert!(context.dialect_interface::<dyn Greeter>("func").is_none());
    assert_eq!(context.dialect_interfaces::<dyn Greeter>().len(), 1);
}

#[test]
fn constraints_are_functions() {
    let context = Context::new();
    assert!(is_wide_word(context.integer_type(64)) && !is_wide_word(context.integer_type(32)));
    assert!(is_long_string(context.string_attr("long")) && !is_long_string(context.string_attr("no")));
}

#[test]
fn dialects_verify_their_attributes_anywhere() {
    let context = context();
    let found = errors(&context, "module attributes {ifc.other = 1} {}");
    assert!(found.contains("'builtin.module' op has an attribute 'ifc.other'"), "{found}");
    let found = errors(&context, "func.func private @f(i32, i32 {ifc.x = 1})");
    assert!(found.contains("'func.func' op has no use for 'ifc.x' on argument 1 of region 0"), "{found}");
    let found = errors(&context, "func.func private @f() -> (i32 {ifc.x = 1})");
    assert!(found.contains("'func.func' op has no use for 'ifc.x' on result 0 of region 0"), "{found}");
}

#[test]
fn dialects_give_attributes_to_operations() {
    let context = context();
    let text = "module attributes {ifc.author = \"K\", ifc.ruler = #ifc.ruler<7>} {}";
    let mut ir = context.parse_module("test.mlir", text).unwrap();
    let module = ir.root();
    assert_eq!(IfcDialect::AUTHOR.get(&ir, module).unwrap().value(), "K");
    assert_eq!(IfcDialect::RULER.get(&ir, module).unwrap().length(), 7);
    IfcDialect::RULER.set(&mut ir, module, RulerAttr::get(&context, 8));
    IfcDialect::AUTHOR.remove(&mut ir, module);
    assert!(!IfcDialect::AUTHOR.is_present(&ir, module));
    assert_eq!(ir.to_string().trim_end(), "module attributes {ifc.ruler = #ifc.ruler<8>} {\n}");
    assert_eq!(IfcDialect::TOPIC, "interfaces");
}

#[test]
fn dialects_have_canonicalization_patterns() {
    let context = context();
    let text = "\"ifc.card\"() {color = 0} : () -> ()\n\"ifc.card\"() {color = 1} : () -> ()";
    let mut ir = context.parse_module("test.mlir", text).unwrap();
    let patterns = canonicalization_patterns(&context, &Default::default());
    apply_patterns_greedily(&mut ir, &patterns, canonicalization_config()).unwrap();
    assert_eq!(ops(&ir).len(), 1);
}

#[test]
fn calls_are_resolved() {
    let context = context();
    let text = "func.func private @f()\nfunc.func private @g()\n\"ifc.invoke\"() {callee = @f} : () -> ()";
    let mut ir = context.parse_module("test.mlir", text).unwrap();
    let ops = ops(&ir);
    let call = DynCallOpInterface::cast(&ir, ops[2]).unwrap();
    assert_eq!(call.resolve_callable(&ir), Some(ops[0]));
    assert!(call.arg_operands(&ir).is_empty() && call.arg_attrs_attr(&ir).is_none());
    let g = SymbolRefAttr::get(&context, "g", &[]);
    call.set_callee_from_callable(&mut ir, Callee::Symbol(g));
    assert_eq!(call.callable_for_callee(&ir), Callee::Symbol(g));
    assert_eq!(call.resolve_callable(&ir), Some(ops[1]));
    let attrs = ArrayAttr::get(&context, &[]);
    call.set_arg_attrs_attr(&mut ir, attrs);
    assert_eq!(call.as_arg_and_result_attrs_op_interface().arg_attrs_attr(&ir), Some(attrs));
    assert!(call.remove_arg_attrs_attr(&mut ir).is_some() && call.arg_attrs_attr(&ir).is_none());
}

#[test]
fn casts_are_verified_as_by_mlir() {
    let context = context();
    let value = "%0 = \"builtin.unrealized_conversion_cast\"() : () -> i32\n";
    let found = errors(&context, &format!("{value}\"ifc.convert\"(%0) : (i32) -> ()"));
    assert!(found.contains("'ifc.convert' op expected at least one result for cast operation"), "{found}");
    let found = errors(&context, "%0 = \"ifc.convert\"() : () -> i32");
    assert!(found.contains("operand types [] and result type 'i32' are cast incompatible"), "{found}");
    let found = errors(&context, &format!("{value}%1:2 = \"ifc.convert\"(%0) : (i32) -> (f32, i8)"));
    assert!(
        found.contains("operand type 'i32' and result types 'f32', 'i8' are cast incompatible"),
        "{found}"
    );
}

#[test]
fn effects_are_computed_and_described() {
    let context = context();
    let text =
        "\"ifc.touch\"() {writes} : () -> ()\n\"ifc.touch\"() : () -> ()\n%0 = \"ifc.buffer\"() : () -> i32";
    let mut ir = context.parse_module("test.mlir", text).unwrap();
    let all = ops(&ir);
    let [writes, reads, buffer] = [all[0], all[1], all[2]];
    assert_eq!(writes.memory_effects(&ir).unwrap(), [EffectInstance::new(MemoryEffect::Write)]);
    assert_eq!(reads.memory_effects(&ir).unwrap(), [EffectInstance::new(MemoryEffect::Read)]);
    let memory = buffer.result(&ir, 0);
    let expected =
        [MemoryEffect::Allocate, MemoryEffect::Write].map(|effect| EffectInstance::on(effect, memory));
    assert_eq!(buffer.memory_effects(&ir).unwrap(), expected);
    assert!(!writes.is_speculatable(&ir) && reads.is_speculatable(&ir) && !buffer.is_speculatable(&ir));
    // Operations that only read, or only allocate unused memory, are dropped.
    let patterns = canonicalization_patterns(&context, &Default::default());
    apply_patterns_greedily(&mut ir, &patterns, canonicalization_config()).unwrap();
    assert_eq!(ops(&ir), [writes]);
}
