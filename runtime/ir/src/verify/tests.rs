//! Tests of the messages of each part of a definition, in MLIR's words (compared with a compiled dialect when
//! the words were collected; `tests/it/verifier.rs` has the part that mlir-opt can run).

use crate::context::definition::*;
use crate::ir::definition::*;
use crate::*;

struct TestDialect;

impl Dialect for TestDialect {
    const NAME: &'static str = "t";

    fn initialize(registry: &mut DialectRegistry) {
        registry.add_ops(&OPS);
    }
}

static I32: TypeConstraint = TypeConstraint::new("32-bit signless integer", &|ty| ty.is_signless_integer(32));
static I32_ATTR: AttributeConstraint =
    AttributeConstraint::new("32-bit signless integer attribute", &|value| {
        value.ty().is_some_and(|ty| ty.is_signless_integer(32))
    });
static ONE_BLOCK: RegionConstraint =
    RegionConstraint { summary: "region with 1 blocks", check: &|ir, region| region.has_one_block(ir) };

const fn value(arity: Arity) -> ValueDef {
    ValueDef { name: "x", arity, constraint: &I32, in_op: None }
}

const fn attribute(name: &'static str, presence: AttributePresence) -> AttributeDef {
    AttributeDef { name, presence, constraint: &I32_ATTR, in_op: None, property: None }
}

const fn any(arity: Arity) -> ValueDef {
    ValueDef { name: "x", arity, constraint: TypeConstraint::ANY, in_op: None }
}

const fn with_traits(name: &'static str, traits: &'static [&'static TraitDefinition]) -> OpDefinition {
    OpDefinition {
        name,
        operands: const { &[any(Arity::Variadic)] },
        results: const { &[any(Arity::Variadic)] },
        regions: &[RegionDef { name: "", is_variadic: true, constraint: RegionConstraint::ANY, in_op: None }],
        traits,
        ..OpDefinition::EMPTY
    }
}

static CHILD_OF_ONE: TraitDefinition = traits::has_parent(&["t.none"]);
static CHILD_OF_TWO: TraitDefinition = traits::has_parent(&["t.none", "t.free"]);
static ENDS: TraitDefinition = traits::single_block_implicit_terminator(&["t.end"]);

static OPS: [&OpDefinition; 29] = [
    &OpDefinition { name: "t.none", ..OpDefinition::EMPTY },
    &OpDefinition {
        name: "t.one",
        operands: &[value(Arity::One)],
        results: &[value(Arity::One)],
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.two",
        operands: &[value(Arity::One), value(Arity::One)],
        results: &[value(Arity::One), value(Arity::One)],
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.more",
        operands: &[value(Arity::One), value(Arity::Variadic)],
        results: &[value(Arity::One), value(Arity::One), value(Arity::Variadic)],
        ..OpDefinition::EMPTY
    },
    &OpDefinition { name: "t.optional", operands: &[value(Arity::Optional)], ..OpDefinition::EMPTY },
    &OpDefinition {
        name: "t.attributes",
        attributes: &[
            attribute("z", AttributePresence::Required),
            attribute("a", AttributePresence::Required),
            attribute("o", AttributePresence::Optional),
            attribute("d", AttributePresence::Default(&|context| context.i32_attr(3))),
        ],
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.regions",
        regions: &[
            RegionDef { name: "r", is_variadic: false, constraint: &ONE_BLOCK, in_op: None },
            RegionDef { name: "", is_variadic: false, constraint: &ONE_BLOCK, in_op: None },
        ],
        traits: &[&traits::NO_TERMINATOR],
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.segments",
        operands: &[value(Arity::Variadic), value(Arity::Variadic)],
        operand_segments: Segments::AttrSized,
        traits: &[&traits::ATTR_SIZED_OPERAND_SEGMENTS],
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.single_and_more",
        operands: &[value(Arity::One), value(Arity::Variadic)],
        operand_segments: Segments::AttrSized,
        traits: &[&traits::ATTR_SIZED_OPERAND_SEGMENTS],
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.predicate",
        operands: &[value(Arity::Variadic)],
        predicates: &[OpPredicate { summary: "there are two", check: &|op| op.operand_count() == 2 }],
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.infers",
        operands: &[any(Arity::One)],
        results: &[any(Arity::One)],
        infer_result_types: Some(TypeInference::OfOperands(&[0])),
        ..OpDefinition::EMPTY
    },
    &OpDefinition {
        name: "t.branch",
        successors: &[SuccessorDef {
            name: "s",
            is_variadic: false,
            constraint: SuccessorConstraint::ANY,
            in_op: None,
        }],
        traits: &[&traits::TERMINATOR],
        ..OpDefinition::EMPTY
    },
    &OpDefinition { name: "t.end", traits: &[&traits::TERMINATOR], ..OpDefinition::EMPTY },
    &with_traits("t.free", &[&traits::NO_TERMINATOR]),
    &with_traits("t.cfg", &[]),
    &with_traits("t.child", &[&CHILD_OF_ONE]),
    &with_traits("t.child_of_two", &[&CHILD_OF_TWO]),
    &with_traits("t.single", &[&traits::SINGLE_BLOCK]),
    &with_traits("t.ends", &[&traits::SINGLE_BLOCK, &ENDS]),
    &with_traits("t.no_arguments", &[&traits::NO_REGION_ARGUMENTS, &traits::NO_TERMINATOR]),
    &with_traits("t.isolated", &[&traits::ISOLATED_FROM_ABOVE, &traits::NO_TERMINATOR]),
    &with_traits("t.graph", &[&traits::HAS_ONLY_GRAPH_REGION, &traits::NO_TERMINATOR]),
    &with_traits("t.same_type", &[&traits::SAME_OPERANDS_AND_RESULT_TYPE]),
    &with_traits("t.same_operands", &[&traits::SAME_TYPE_OPERANDS]),
    &with_traits("t.same_shape", &[&traits::SAME_OPERANDS_AND_RESULT_SHAPE]),
    &with_traits("t.same_element", &[&traits::SAME_OPERANDS_ELEMENT_TYPE]),
    &with_traits("t.elementwise", &[&traits::ELEMENTWISE]),
    &with_traits("t.broadcast", &[&traits::RESULTS_BROADCASTABLE_SHAPE]),
    &with_traits("t.float", &[&traits::RESULTS_ARE_FLOAT_LIKE]),
];

/// The diagnostics on a source, each on its line, notes after two blanks; empty if it is right.
fn verdict(source: &str) -> String {
    let context = Context::new();
    context.register::<TestDialect>();
    context.allow_unregistered_dialects(true);
    let Err(diagnostics) = context.parse_module("-", source) else { return String::new() };
    let lines = diagnostics.iter().flat_map(|diagnostic| {
        let notes = diagnostic.notes.iter().map(|note| format!("  {}", note.message));
        std::iter::once(diagnostic.message.clone()).chain(notes)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Verifies each source in a module with some values, and compares the message.
fn check(cases: &[(&str, &str)]) {
    let values = "%i:3 = \"u.i\"() : () -> (i32, i32, i32) %f = \"u.f\"() : () -> f32 \
                  %t2 = \"u.t\"() : () -> tensor<2xi32> %t3 = \"u.t\"() : () -> tensor<3xi32> \
                  %u = \"u.t\"() : () -> tensor<*xi32> %v = \"u.v\"() : () -> vector<2xi32> ";
    for (source, expected) in cases {
        assert_eq!(verdict(&format!("{values}{source}")), *expected, "{source}");
    }
}

#[test]
fn counts() {
    check(&[
        ("\"t.none\"() : () -> ()", ""),
        ("\"t.none\"(%f) : (f32) -> ()", "'t.none' op requires zero operands"),
        ("\"t.none\"() : () -> i32", "'t.none' op requires zero results"),
        ("\"t.none\"() ({}) : () -> ()", "'t.none' op requires zero regions"),
        ("\"t.one\"() : () -> i32", "'t.one' op requires a single operand"),
        ("\"t.one\"(%i#0) : (i32) -> ()", "'t.one' op requires one result"),
        ("\"t.two\"(%i#0) : (i32) -> (i32, i32)", "'t.two' op expected 2 operands, but found 1"),
        ("\"t.two\"(%i#0, %i#1) : (i32, i32) -> i32", "'t.two' op expected 2 results"),
        ("\"t.more\"() : () -> (i32, i32)", "'t.more' op expected 1 or more operands, but found 0"),
        ("\"t.more\"(%i#0) : (i32) -> i32", "'t.more' op expected 2 or more results"),
        ("\"t.regions\"() ({}) : () -> ()", "'t.regions' op expected 2 regions"),
        (
            "\"t.optional\"(%i#0, %i#1) : (i32, i32) -> ()",
            "'t.optional' op operand group starting at #0 requires 0 or 1 element, but found 2",
        ),
        (
            "\"t.cfg\"() ({ \"t.branch\"() : () -> () }) : () -> ()",
            "'t.branch' op requires 1 successor but found 0",
        ),
    ]);
}

#[test]
fn constraints() {
    check(&[
        (
            "\"t.one\"(%f) : (f32) -> i32",
            "'t.one' op operand #0 must be 32-bit signless integer, but got 'f32'",
        ),
        (
            "\"t.more\"(%i#0, %i#1, %f) : (i32, i32, f32) -> (i32, i32)",
            "'t.more' op operand #2 must be 32-bit signless integer, but got 'f32'",
        ),
        (
            "\"t.one\"(%i#0) : (i32) -> i64",
            "'t.one' op result #0 must be 32-bit signless integer, but got 'i64'",
        ),
        ("\"t.attributes\"() : () -> ()", "'t.attributes' op requires attribute 'a'"),
        ("\"t.attributes\"() <{a = 1 : i32}> : () -> ()", "'t.attributes' op requires attribute 'z'"),
        (
            "\"t.attributes\"() {a = 1 : i32, z = 2.0 : f32} : () -> ()",
            "'t.attributes' op attribute 'z' failed to satisfy constraint: 32-bit signless integer attribute",
        ),
        ("\"t.attributes\"() {a = 1 : i32, z = 2 : i32, other} : () -> ()", ""),
        (
            "\"t.regions\"() ({}, {}) : () -> ()",
            "'t.regions' op region #0 ('r') failed to verify constraint: region with 1 blocks",
        ),
        (
            "\"t.regions\"() ({^bb0:}, {}) : () -> ()",
            "'t.regions' op region #1 failed to verify constraint: region with 1 blocks",
        ),
        ("\"t.predicate\"() : () -> ()", "'t.predicate' op failed to verify that there are two"),
        (
            "\"t.infers\"(%i#0) : (i32) -> f32",
            "'t.infers' op inferred type(s) 'i32' are incompatible with return type(s) of operation 'f32'\n't.infers' op \
             failed to infer returned types",
        ),
    ]);
}

#[test]
fn segments() {
    let with = |sizes: &str| {
        format!(
            "\"t.segments\"(%i#0, %i#1) <{{operandSegmentSizes = array<i32: {sizes}>}}> : (i32, i32) -> ()"
        )
    };
    check(&[
        (&with("2, 0"), ""),
        (
            &with("1, 2"),
            "'t.segments' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'",
        ),
        (&with("-1, 3"), "'t.segments' op 'operandSegmentSizes' attribute cannot have negative elements"),
    ]);
    let single = |sizes| with(sizes).replace("t.segments", "t.single_and_more");
    let message = |count| {
        format!("'t.single_and_more' op operand group starting at #0 requires 1 element, but found {count}")
    };
    check(&[(&single("1, 1"), ""), (&single("0, 2"), &message(0)), (&single("2, 0"), &message(2))]);
}

#[test]
fn structure() {
    check(&[
        ("\"t.child\"() : () -> ()", "'t.child' op expects parent op 't.none'"),
        (
            "\"t.child_of_two\"() : () -> ()",
            "'t.child_of_two' op expects parent op to be one of 't.none, t.free'",
        ),
        ("\"t.free\"() ({ \"t.child_of_two\"() : () -> () }) : () -> ()", ""),
        (
            "\"t.single\"() ({ \"t.end\"() : () -> () ^bb1: \"t.end\"() : () -> () }) : () -> ()",
            "'t.single' op expects region #0 to have 0 or 1 blocks",
        ),
        ("\"t.single\"() ({^bb0:}) : () -> ()", "'t.single' op expects a non-empty block"),
        (
            "\"t.ends\"() ({ \"x.a\"() : () -> () }) : () -> ()",
            "'t.ends' op expects regions to end with 't.end', found 'x.a'\n  in custom textual format, the absence of terminator implies 't.end'",
        ),
        ("\"t.ends\"() ({ \"t.end\"() : () -> () }, {}) : () -> ()", ""),
        (
            "\"t.no_arguments\"() ({^bb0(%a: i32):}) : () -> ()",
            "'t.no_arguments' op region should have no arguments",
        ),
        (
            "\"t.isolated\"() ({ \"x.a\"() ({ \"x.b\"(%f) : (f32) -> () }) : () -> () }) : () -> ()",
            "'x.b' op using value defined outside the region\n  required by region isolation constraints",
        ),
        (
            "\"t.graph\"() ({ \"x.a\"() : () -> () ^bb1: \"x.a\"() : () -> () }) : () -> ()",
            "'t.graph' op expects graph region #0 to have 0 or 1 blocks",
        ),
        ("\"t.graph\"() ({ \"x.a\"(%0) : (i32) -> () %0 = \"x.b\"() : () -> i32 }) : () -> ()", ""),
        ("\"t.cfg\"() ({^bb0:}) : () -> ()", "empty block: expect at least a terminator"),
        (
            "\"t.cfg\"() ({ \"t.end\"() : () -> () \"t.end\"() : () -> () }) : () -> ()",
            "'t.end' op must be the last operation in the parent block",
        ),
        (
            "\"t.cfg\"() ({ \"t.none\"() : () -> () }) : () -> ()",
            "block with no terminator, has \"t.none\"() : () -> ()",
        ),
        (
            "\"t.cfg\"() ({^bb0: \"t.branch\"() [^bb0] : () -> () }) : () -> ()",
            "entry block of region may not have predecessors",
        ),
    ]);
}

#[test]
fn types() {
    let one =
        |name: &str, operands: &str, signature: &str| format!("%r = \"t.{name}\"({operands}) : {signature}");
    check(&[
        (&one("same_type", "%i#0, %i#1", "(i32, i32) -> i32"), ""),
        (&one("same_type", "%t2, %u", "(tensor<2xi32>, tensor<*xi32>) -> tensor<2xi32>"), ""),
        (
            &one("same_type", "%t2, %t3", "(tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>"),
            "'t.same_type' op requires the same type for all operands and results",
        ),
        (&one("same_type", "", "() -> i32"), "'t.same_type' op expected 1 or more operands, but found 0"),
        (
            &one("same_operands", "%i#0, %f", "(i32, f32) -> i32"),
            "'t.same_operands' op requires all operands to have the same type",
        ),
        (
            &one("same_shape", "%t2, %i#0", "(tensor<2xi32>, i32) -> tensor<2xi32>"),
            "'t.same_shape' op requires the same shape for all operands and results",
        ),
        (
            &one("same_element", "%t2, %f", "(tensor<2xi32>, f32) -> i32"),
            "'t.same_element' op requires the same element type for all operands",
        ),
        (
            &one("elementwise", "%t2", "(tensor<2xi32>) -> i32"),
            "'t.elementwise' op if an operand is non-scalar, then there must be at least one non-scalar result",
        ),
        (
            &one("elementwise", "%i#0", "(i32) -> tensor<2xi32>"),
            "'t.elementwise' op if a result is non-scalar, then at least one operand must be non-scalar",
        ),
        (
            &one("elementwise", "%t2", "(tensor<2xi32>) -> vector<2xi32>"),
            "'t.elementwise' op all non-scalar operands/results must have the same shape and base type",
        ),
        (
            &one("broadcast", "%t2, %t3", "(tensor<2xi32>, tensor<3xi32>) -> tensor<2xi32>"),
            "'t.broadcast' op operands don't have broadcast-compatible shapes",
        ),
        (
            &one("broadcast", "%t2, %v", "(tensor<2xi32>, vector<2xi32>) -> tensor<2xi32>"),
            "cannot broadcast vector with tensor",
        ),
        (
            &one("broadcast", "%t2, %t2", "(tensor<2xi32>, tensor<2xi32>) -> tensor<3xi32>"),
            "'t.broadcast' op result type '3' not broadcast compatible with broadcasted operands's shapes '2'",
        ),
        (&one("float", "", "() -> i32"), "'t.float' op requires a floating point type"),
        (&one("float", "", "() -> tensor<2xf32>"), ""),
    ]);
}

#[test]
fn each_isolated_operation_has_one_mistake() {
    let part = |operand: &str| {
        format!("\"t.isolated\"() ({{ \"x.a\"({operand}) : (i32) -> () }}) {{sym_name = \"a\"}} : () -> () ")
    };
    let wrong = part("%i");
    let right = "\"t.isolated\"() ({}) {sym_name = \"a\"} : () -> () ";
    let one = "'x.a' op using value defined outside the region\n  required by region isolation constraints";
    let value = "%i = \"u.i\"() : () -> i32 ";
    assert_eq!(verdict(&format!("{value}{wrong}{wrong}")), format!("{one}\n{one}"));
    // The names are checked when all in the table is right.
    assert_eq!(verdict(&format!("{value}{wrong}{right}")), one);
    let twice = "redefinition of symbol named 'a'\n  see existing symbol definition here";
    assert_eq!(verdict(&format!("{value}{right}{right}")), twice);
}
