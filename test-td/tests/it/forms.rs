//! Constructs without a test in stock ODS: computed attributes, forms of builders, snippets, and interfaces
//! written by hand.

use rtblgen_runtime::interfaces::{
    DynDerivedAttributeOpInterface, DynDestinationStyleOpInterface, DynLoopLikeOpInterface,
    DynRegionBranchOpInterface, DynRegionBranchTerminatorOpInterface, DynRuntimeVerifiableOpInterface,
    DynViewLikeOpInterface, DynWeightedBranchOpInterface, InvocationBounds, RegionBranchPoint,
    RegionSuccessor,
};
use rtblgen_runtime::{
    Block, Context, Fold, FoldOutcome, Ir, IrBuilder, NamedAttribute, Op, OpState, StringAttr, TypedOp, Value,
};
use test_td::forms::{
    AgainOp, ChooseOp, DefaultsOp, FillOp, FormsDialect, GivenTypeOp, GroupsOp, IdentityOp, JoinOp, LoudOp,
    MeasureOp, NumberOp, RepeatOp, SplitOp, YieldOp,
};

fn context() -> Context {
    let context = Context::new();
    context.register::<FormsDialect>();
    context.allow_unregistered_dialects(true);
    context
}

fn parsed<'c>(context: &'c Context, text: &str) -> Ir<'c> {
    match context.parse_module("test.mlir", text) {
        Ok(ir) => ir,
        Err(errors) => panic!("{errors}"),
    }
}

fn error(text: &str) -> String {
    let context = context();
    let found = context.parse_module("test.mlir", text);
    found.map(|_| ()).expect_err("the text is wrong").to_string()
}

/// A name of a type continues with a `-`, and two adjacent tokens may read as one: a blank separates them.
#[test]
fn tokens_that_a_format_puts_together_are_read_back() {
    let context = context();
    let texts = [
        "#forms.arrow<!other.type -> !other.type - >",
        "#forms.arrow<i32-> i32- >",
        "#forms<tail i32 - >",
        "#forms<angles<> 5<>>",
    ];
    for text in texts {
        match context.parse_attribute(text) {
            Ok(attribute) => assert_eq!(attribute.to_string(), text),
            Err(errors) => panic!("{text}: {errors}"),
        }
    }
}

/// Verifies the contents of the module, whose block may have arguments here.
fn right(ir: &Ir<'_>) {
    for op in ir.root().region(ir, 0).ops(ir) {
        if let Err(errors) = ir.verify_op(op) {
            panic!("{errors}");
        }
    }
}

/// The operations of the module, those in regions too.
fn ops(ir: &Ir<'_>, name: &str) -> Vec<Op> {
    let mut found = Vec::new();
    let mut pending = vec![ir.root()];
    while let Some(op) = pending.pop() {
        found.extend((op.name(ir).as_str() == name).then_some(op));
        let inside: Vec<_> = op.regions(ir).flat_map(|region| region.ops(ir).collect::<Vec<_>>()).collect();
        pending.extend(inside.into_iter().rev());
    }
    found
}

fn first<T: TypedOp>(ir: &Ir<'_>) -> T {
    let op = ops(ir, T::DEFINITION.name)[0];
    T::cast(ir, op).expect("it is of this kind")
}

/// A module whose block has three arguments of type `i32`.
fn with_values(test: impl for<'c> FnOnce(&mut Ir<'c>, Block, [Value; 3])) {
    let context = context();
    let unknown = context.unknown_loc();
    let mut ir = Ir::module(&context, unknown);
    let block = ir.root().region(&ir, 0).entry(&ir).expect("a module has a block");
    let values = [(); 3].map(|()| ir.add_argument(block, context.i32_type(), unknown));
    test(&mut ir, block, values);
}

#[test]
fn derived_attributes_are_computed_and_made() {
    let context = context();
    let text = "%0 = \"u.v\"() : () -> tensor<2x3xf32>\n%1 = \"forms.measure\"(%0) {scale = 5 : i64} : (tensor<2x3xf32>) -> index";
    let ir = parsed(&context, text);
    let op: MeasureOp = first(&ir);
    assert_eq!(op.element_type(&ir), context.f32_type());
    assert_eq!(op.scaled_rank(&ir), 10);
    assert_eq!(op.label(&ir), "forms.measure");
    let computed = DynDerivedAttributeOpInterface::cast(&ir, op.op()).expect("it has the interface");
    assert!(computed.is_derived_attribute("elementType") && computed.is_derived_attribute("label"));
    assert!(!computed.is_derived_attribute("scale"));
    let made = computed.materialize_derived_attributes(&ir);
    assert_eq!(
        made.as_attribute().to_string(),
        "{elementType = f32, label = \"forms.measure\", scaledRank = 10 : i64}"
    );
    assert!(DynDerivedAttributeOpInterface::cast(&ir, ir.root()).is_none());
}

#[test]
fn the_first_attribute_says_the_types_of_the_results() {
    with_values(|ir, block, [a, ..]| {
        let (context, unknown) = (ir.context(), ir.context().unknown_loc());
        let mut builder = IrBuilder::at_block_end(ir, block);
        let typed = GivenTypeOp::build(&mut builder, unknown, context.f32_type(), &[a]);
        let number = NumberOp::build(&mut builder, unknown, 3);
        assert!(typed.op().result_types(ir).eq([context.f32_type(); 2]));
        assert!(number.op().result_types(ir).eq([context.i32_type()]));
        right(ir);
    });
}

#[test]
fn operations_are_built_from_lists() {
    with_values(|ir, block, [a, b, _]| {
        let (context, unknown) = (ir.context(), ir.context().unknown_loc());
        let entry = |name: &str, value| NamedAttribute { name: StringAttr::get(context, name), value };
        let mut builder = IrBuilder::at_block_end(ir, block);
        let attributes = [entry("value", context.i32_attr(1)), entry("note", context.unit_attr())];
        let number = NumberOp::build_from_lists(&mut builder, unknown, &[], &[], &attributes);
        let sizes = [
            entry("operandSegmentSizes", context.dense_array_attr(&[1, 0, 1])),
            entry("count", context.i32_attr(2)),
            entry("a_label", context.string_attr("x")),
        ];
        let i32_type = [context.i32_type()];
        let join = JoinOp::build_from_lists(&mut builder, unknown, &i32_type, &[a, b], &sizes);
        assert_eq!(number.value(ir), 1);
        assert_eq!(number.op().discardable_attributes(ir).len(), 1);
        assert_eq!((*join.first(ir), join.last(ir).map(Value::from), join.count(ir)), (a, Some(b), 2));
        assert_eq!(join.op().region_count(ir), 1);
        right(ir);
    });
}

#[test]
fn builders_have_a_form_without_what_has_default_values() {
    with_values(|ir, block, [a, b, _]| {
        let unknown = ir.context().unknown_loc();
        let mut builder = IrBuilder::at_block_end(ir, block);
        let short = DefaultsOp::build_from_value(&mut builder, unknown, a);
        let whole = DefaultsOp::build_from_value_count_text_more(&mut builder, unknown, a, 7, "x", &[b]);
        assert_eq!((short.count(ir), short.text(ir)), (3, "none"));
        assert!(short.values(ir).eq([a]));
        assert_eq!((whole.count(ir), whole.text(ir)), (7, "x"));
        assert!(whole.values(ir).eq([a, b]));
    });
}

#[test]
fn builders_take_groups_and_numbers_of_regions() {
    with_values(|ir, block, [a, b, c]| {
        let (context, unknown) = (ir.context(), ir.context().unknown_loc());
        let flag = ir.add_argument(block, context.integer_type(1), unknown);
        let mut builder = IrBuilder::at_block_end(ir, block);
        let op = GroupsOp::build(&mut builder, unknown, flag, &[&[a, b], &[], &[c]], &[b], 4, 2);
        assert_eq!(op.cases_groups(ir), [vec![a, b], vec![], vec![c]]);
        assert!(op.cases(ir).eq([a, b, c]) && op.others(ir).eq([b]));
        assert_eq!(op.sizes(ir), [2, 0, 1]);
        assert_eq!((op.op().region_count(ir), op.bodies(ir).count()), (3, 2));
        op.set_cases(ir, &[&[c]]);
        assert_eq!((op.cases_groups(ir), op.sizes(ir)), (vec![vec![c]], vec![1]));
        assert!(op.others(ir).eq([b]));
        right(ir);
    });
}

#[test]
fn successors_meet_their_predicates() {
    let go = |next: &str| {
        format!(
            "\"u.v\"() ({{\n{next}\n^bb1:\n \"u.t\"()[^bb2, ^bb1] : () -> ()\n^bb2(%a: i32):\n \"u.t\"() : () -> ()\n}}) : () -> ()"
        )
    };
    let context = context();
    parsed(&context, &go("forms.go ^bb1 (^bb1, ^bb1)"));
    // MLIR has the same message, but mlir-tblgen's code for such successors does not compile without help.
    let found = error(&go("forms.go ^bb1 (^bb1, ^bb2)"));
    assert!(
        found.contains(
            "'forms.go' op successor #2 ('rest)' failed to verify constraint: a block without arguments"
        ),
        "{found}"
    );
    let text = "\"u.v\"() ({\n \"forms.go\"()[^bb1] : () -> ()\n^bb1(%a: i1, %b: i1):\n \"u.t\"() : () -> ()\n}) : () -> ()";
    let found = error(text);
    assert!(
        found.contains("successor #0 ('to)' failed to verify constraint: a later block of few arguments"),
        "{found}"
    );
}

#[test]
fn predicates_see_the_op_and_its_parts() {
    let context = context();
    let op = |operands: &str, types: &str, attributes: &str| {
        format!("%a = \"u.v\"() : () -> i32\n\"forms.related\"({operands}) {attributes} : ({types}) -> ()")
    };
    parsed(&context, &op("%a, %a", "i32, i32", "{limit = 2 : i64, flag, comment = \"x\"}"));
    let found = error(&op("%a", "i32", "{limit = 2 : i64}"));
    assert!(found.contains("failed to verify that there is an even number of operands"), "{found}");
    let found = error(&op("%a, %a", "i32, i32", "{limit = 1 : i64}"));
    assert!(
        found.contains("failed to verify that the limit is no less than the number of values"),
        "{found}"
    );
    let found = error(&op("", "", "{limit = 1 : i64, flag}"));
    assert!(found.contains("failed to verify that the flag stands with a comment only"), "{found}");
}

/// `$_op` in constraints of attributes, operands, results, regions and successors.
#[test]
fn constraints_see_the_op() {
    let values = "%0:2 = \"other.make\"() : () -> (i32, f32)\n";
    let tell = |text: &str| format!("{values}{text}\n");
    let context = context();
    parsed(&context, &tell(r#"%1 = "forms.tell"(%0#0) {name = "x"} : (i32) -> i32"#));
    parsed(&context, &tell(r#""forms.tell_body"(%0#0) ({ "other.stop"() : () -> () }) : (i32) -> ()"#));
    for (text, message) in [
        (
            r#""forms.tell"(%0#0, %0#0) {name = "x"} : (i32, i32) -> ()"#,
            "attribute 'name' failed to satisfy constraint: string attribute on an op of one operand",
        ),
        (
            r#""forms.tell"(%0#0) {name = 1 : i32} : (i32) -> ()"#,
            "attribute 'name' failed to satisfy constraint: string attribute on an op of one operand",
        ),
        (
            r#"%1 = "forms.tell"(%0#0) {name = "x"} : (i32) -> f32"#,
            "result #0 must be as the first operand, but got 'f32'",
        ),
        (
            r#""forms.tell_body"() ({ "other.stop"() : () -> () }) : () -> ()"#,
            "region #0 ('body') failed to verify constraint: body of one operand",
        ),
        (
            r#""other.body"() ({ "forms.tell_next"()[^bb1] : () -> () ^bb1: "other.stop"() : () -> () }) : () -> ()"#,
            "successor #0 ('next)' failed to verify constraint: next of one operand",
        ),
    ] {
        let found = error(&tell(text));
        assert!(found.contains(message), "{found}");
    }
}

#[test]
fn traits_add_to_the_operations_that_list_them() {
    let context = context();
    let ir = parsed(&context, "\"forms.loud\"() : () -> ()");
    let loud: LoudOp = first(&ir);
    assert_eq!((loud.shout(&ir).as_str(), LoudOp::CLASS), ("FORMS.LOUD", "LoudOp"));
}

#[test]
fn regions_are_of_the_kind_that_is_said() {
    let stage =
        |flow: &str, graph: &str| format!("\"forms.stage\"() ({{\n{flow}\n}}, {{\n{graph}\n}}) : () -> ()");
    let backwards = "\"u.use\"(%0) : (i32) -> ()\n%0 = \"u.v\"() : () -> i32";
    parsed(&context(), &stage("", backwards));
    let found = error(&stage(backwards, ""));
    assert!(found.contains("operand #0 does not dominate this use"), "{found}");
    let blocks = "\"u.br\"()[^bb1] : () -> ()\n^bb1:\n\"u.t\"() : () -> ()";
    let found = error(&stage("", blocks));
    assert!(found.contains("'forms.stage' op expects graph region #1 to have 0 or 1 blocks"), "{found}");
}

const CHOICE: &str = "%c = \"u.v\"() : () -> i1
%x, %y = \"forms.choose\"(%c) ({
  %0, %1 = \"u.v\"() : () -> (i32, f32)
  forms.yield %0, %1 : i32, f32
}, {
  %0, %1 = \"u.v\"() : () -> (i32, f32)
  forms.yield %0, %1 : i32, f32
}) : (i1) -> (i32, f32)";

#[test]
fn branches_between_regions_tell_where_values_go() {
    let context = context();
    let ir = parsed(&context, CHOICE);
    let choose: ChooseOp = first(&ir);
    let branch = DynRegionBranchOpInterface::cast(&ir, choose.op()).expect("it has the interface");
    let end: YieldOp = first(&ir);
    let mut entered = Vec::new();
    branch.entry_successor_regions(&ir, &[None], &mut entered);
    let regions: Vec<_> = entered.iter().map(RegionSuccessor::target).collect();
    assert_eq!(regions, [Some(choose.yes(&ir)), Some(choose.no(&ir))]);
    let mut left = Vec::new();
    branch.successor_regions_2(&ir, choose.yes(&ir), &mut left);
    assert_eq!(left, [RegionSuccessor::parent(choose.results(&ir))]);
    let mut predecessors = Vec::new();
    branch.predecessors(&ir, &left[0], &mut predecessors);
    let ends: Vec<_> = ops(&ir, "forms.yield").into_iter().map(RegionBranchPoint::Terminator).collect();
    assert_eq!(predecessors, ends);
    let mut values = Vec::new();
    branch.predecessor_values(&ir, &left[0], 1, &mut values);
    assert_eq!(values.len(), 2);
    assert_eq!(values[0], end.op().operand(&ir, 1));
    let mut bounds = Vec::new();
    branch.region_invocation_bounds(&ir, &[Some(context.bool_attr(false))], &mut bounds);
    assert_eq!(
        bounds,
        [InvocationBounds { lower: 0, upper: Some(0) }, InvocationBounds { lower: 1, upper: Some(1) }]
    );
    // `ReturnLike` passes all operands to every successor that its parent has.
    let terminator = DynRegionBranchTerminatorOpInterface::cast(&ir, end.op()).expect("it returns");
    assert_eq!(terminator.mutable_successor_operands(&ir, &left[0]), 0..2);
    let mut next = Vec::new();
    terminator.successor_regions(&ir, &[None, None], &mut next);
    assert_eq!(next, left);
}

#[test]
fn edges_between_regions_are_verified_as_by_mlir() {
    let found = error(&CHOICE.replacen("forms.yield %0, %1 : i32, f32", "forms.yield %0 : i32", 1));
    let expected = "'forms.choose' op along control flow edge from Operation forms.yield to parent: region branch \
                    point has 1 operands, but region successor needs 2 inputs";
    assert!(found.contains(expected), "{found}");
    let found = error(&CHOICE.replacen("forms.yield %0, %1 : i32, f32", "forms.yield %0, %0 : i32, i32", 1));
    let expected = "along control flow edge from Operation forms.yield to parent: successor operand type #1 'i32' \
                    should match successor input type #1 'f32'";
    assert!(found.contains(expected), "{found}");
    let without_else = "%c = \"u.v\"() : () -> i1\n%x = \"forms.choose\"(%c) ({\n%0 = \"u.v\"() : () -> i32\nforms.yield %0 : i32\n}, {\n}) : (i1) -> i32";
    let found = error(without_else);
    let expected = "along control flow edge from parent to parent: region branch point has 0 operands, but region \
                    successor needs 1 inputs";
    assert!(found.contains(expected), "{found}");
}

fn repeat(body: &str, result: &str) -> String {
    format!(
        "%c, %a = \"u.v\"() : () -> (i1, i32)\n%r = \"forms.repeat\"(%a) ({{\n{body}\n}}) : (i32) -> {result}"
    )
}

#[test]
fn loops_tell_what_they_carry() {
    let context = context();
    let body = "^bb0(%i: i32):\n%k = \"u.v\"() : () -> i32\nforms.again %c, %k : i32";
    let mut ir = parsed(&context, &repeat(body, "i32"));
    let op: RepeatOp = first(&ir);
    let end: AgainOp = first(&ir);
    let like = DynLoopLikeOpInterface::cast(&ir, op.op()).expect("it is a loop");
    assert_eq!(like.loop_regions(&ir), [op.body(&ir)]);
    assert_eq!(like.inits(&ir), [op.op().operand(&ir, 0)]);
    assert_eq!(like.yielded_values(&ir), [end.op().operand(&ir, 1)]);
    assert_eq!(like.loop_induction_vars(&ir), None);
    let inner = end.op().operand(&ir, 1);
    assert!(like.is_defined_outside_of_loop(&ir, op.op().operand(&ir, 0)));
    assert!(!like.is_defined_outside_of_loop(&ir, inner));
    let moved = inner.defining_op(&ir).expect("an operation defines it");
    like.move_out_of_loop(&mut ir, moved);
    assert!(like.is_defined_outside_of_loop(&ir, inner));
    right(&ir);
}

#[test]
fn loops_are_verified_as_by_mlir() {
    let loop_error = |body: &str, result: &str| error(&repeat(body, result));
    let found = loop_error("^bb0(%i: i32):\nforms.again %c, %i, %i : i32, i32", "i32");
    // The edges of the region are verified first, in the order of the interfaces.
    assert!(
        found.contains("region branch point has 2 operands, but region successor needs 1 inputs"),
        "{found}"
    );
    let found = loop_error("^bb0(%i: f32):\nforms.again %c, %i : f32", "f32");
    assert!(
        found.contains("successor operand type #0 'i32' should match successor input type #0 'f32'"),
        "{found}"
    );
}

#[test]
fn views_and_checks_at_run_time() {
    let context = context();
    let text = "%m = \"u.v\"() : () -> memref<4xi8>\n%s = \"forms.slice\"(%m) : (memref<4xi8>) -> memref<2xi8>\n%b = \"forms.checked\"() : () -> i1";
    let mut ir = parsed(&context, text);
    let view = ops(&ir, "forms.slice")[0];
    let like = DynViewLikeOpInterface::cast(&ir, view).expect("it is a view");
    assert_eq!((like.view_source(&ir), like.view_dest(&ir)), (view.operand(&ir, 0), view.result(&ir, 0)));
    let checked = ops(&ir, "forms.checked")[0];
    let unknown = context.unknown_loc();
    let verifiable = DynRuntimeVerifiableOpInterface::cast(&ir, checked).expect("it can be checked");
    let mut builder = IrBuilder::after(&mut ir, checked);
    verifiable.generate_runtime_verification(&mut builder, unknown, &mut |_, text| format!("it {text}"));
    let made: DefaultsOp = first(&ir);
    assert_eq!(made.text(&ir), "it does not hold");
    // The pass puts the check before the operation, whose result this one uses: the module is not valid then.
    let mut ir = parsed(&context, text);
    let mut manager = rtblgen_runtime::pass::PassManager::new("builtin.module");
    manager.add(rtblgen_runtime::transforms::GenerateRuntimeVerification).verify_each(false);
    manager.run(&mut ir).expect("the pass succeeds");
    let made: DefaultsOp = first(&ir);
    let message = made.text(&ir);
    assert!(message.starts_with("ERROR: Runtime op verification failed\n%"), "{message}");
    assert!(message.contains("\n^ does not hold\nLocation: loc("), "{message}");
}

#[test]
fn destination_style_is_verified_as_by_mlir() {
    let fill = |outputs: &str, results: &str| {
        let given = outputs.split(", ").filter(|own| !own.is_empty()).count();
        let names: Vec<_> = (0..given).map(|number| format!("%o#{number}")).collect();
        let values =
            if given == 0 { String::new() } else { format!("%o:{given} = \"u.v\"() : () -> ({outputs})\n") };
        let operands = [vec!["%v".to_owned()], names].concat().join(", ");
        let types = if given == 0 { "i8".to_owned() } else { format!("i8, {outputs}") };
        format!("%v = \"u.v\"() : () -> i8\n{values}\"forms.fill\"({operands}) : ({types}) -> ({results})")
    };
    let context = context();
    let ir = parsed(&context, &fill("tensor<2xi8>, memref<3xi8>", "tensor<2xi8>"));
    let op: FillOp = first(&ir);
    let styled = DynDestinationStyleOpInterface::cast(&ir, op.op()).expect("it has the interface");
    assert_eq!(styled.dps_inits(&ir), [op.op().operand(&ir, 1), op.op().operand(&ir, 2)]);
    assert_eq!(styled.dps_inputs(&ir), [op.value(&ir)]);
    assert_eq!(styled.tied_op_result(&ir, 1), Some(op.op().result(&ir, 0)));
    assert!(!styled.has_pure_buffer_semantics(&ir) && !styled.has_pure_tensor_semantics(&ir));
    for (outputs, results, message) in [
        ("f32", "", "expected that operand #1 is a tensor or a memref"),
        (
            "tensor<2xi8>",
            "",
            "expected the number of tensor results (0) to be equal to the number of output tensors (1)",
        ),
        (
            "tensor<2xi8>",
            "tensor<3xi8>",
            "expected type of operand #1 ('tensor<2xi8>') to match type of corresponding result ('tensor<3xi8>')",
        ),
    ] {
        let found = error(&fill(outputs, results));
        assert!(found.contains(&format!("'forms.fill' op {message}")), "{found}");
    }
}

#[test]
fn a_dialect_may_have_enums_only() {
    let context = Context::new();
    context.register::<test_td::shades::ShadesDialect>();
    assert!(context.dialect("shades").is_some());
    assert_eq!("dark".parse(), Ok(test_td::shades::Shade::Dark));
}

#[test]
fn weights_are_read_and_set() {
    let context = context();
    let text = "\"u.v\"() ({\n\"forms.split\"()[^bb1, ^bb1] {branch_weights = array<i32: 1, 2>} : () -> ()\n^bb1:\nforms.yield\n}) : () -> ()";
    let mut ir = parsed(&context, text);
    let split: SplitOp = first(&ir);
    let branch = DynWeightedBranchOpInterface::cast(&ir, split.op()).expect("it has weights");
    assert_eq!(branch.weights(&ir), [1, 2]);
    branch.set_weights(&mut ir, &[3, 4]);
    assert_eq!(split.branch_weights(&ir), Some(vec![3, 4]));
}

#[test]
fn folds_see_adaptors_which_verify_themselves() {
    with_values(|ir, block, [a, b, c]| {
        let (context, unknown) = (ir.context(), ir.context().unknown_loc());
        let mut builder = IrBuilder::at_block_end(ir, block);
        let op = JoinOp::build(&mut builder, unknown, a, &[b], Some(c), 2, "x", 1);
        let constants = [1, 2, 3].map(|number| Some(context.i32_attr(number)));
        assert_eq!(op.fold(ir, &constants), FoldOutcome::from(context.i32_attr(12)));
        assert_eq!(op.fold(ir, &[constants[0], None, constants[2]]), FoldOutcome::NotFolded);
        let adaptor = op.adaptor(ir, &constants);
        assert_eq!(adaptor.verify(), Ok(()));
        assert_eq!((adaptor.body(), adaptor.others().len()), (Some(op.body(ir)), 1));

        let state = OpState::new(JoinOp::DEFINITION, unknown).operand(a);
        let message = |state: &OpState<'_>| JoinOp::state_adaptor(state).verify().unwrap_err().message;
        assert_eq!(message(&state), "'forms.join' op requires attribute 'a_label'");
        let state = state.attribute("a_label", context.string_attr("x"));
        assert_eq!(message(&state), "'forms.join' op requires attribute 'count'");
        let state = state.attribute("count", context.i32_attr(0));
        assert_eq!(
            message(&state),
            "'forms.join' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive"
        );
        assert_eq!(JoinOp::state_adaptor(&state).body(), None);
    });
}

/// The first attribute of the context that gets an alias is made while the module is printed.
#[test]
fn attributes_that_a_printer_makes_get_aliases() {
    let context = context();
    let mut ir = parsed(&context, "");
    let block = ir.body_block();
    let mut builder = IrBuilder::at_block_end(&mut ir, block);
    IdentityOp::build(&mut builder, context.unknown_loc(), 2);
    let text = "#map = affine_map<(d0, d1) -> (d0, d1)>\nmodule {\n  forms.identity #map\n}\n";
    assert_eq!(ir.to_string(), text);
    assert_eq!(parsed(&context, text).to_string(), text);
}
