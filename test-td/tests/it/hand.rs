//! Types and attributes with parts written by hand.

use rtblgen_runtime::elements::AttrTypeReplacer;
use rtblgen_runtime::{Context, TypedType, Walk, WalkOrder};
use test_td::hand::*;

fn context() -> Context {
    let context = Context::new();
    context.register::<HandDialect>();
    context
}

/// Returns the printed form of a type.
fn ty(context: &Context, text: &str) -> String {
    context.parse_type(text).unwrap_or_else(|errors| panic!("{text}: {errors}")).to_string()
}

fn attribute(context: &Context, text: &str) -> String {
    context.parse_attribute(text).unwrap_or_else(|errors| panic!("{text}: {errors}")).to_string()
}

/// Returns the error in a type.
fn type_error(context: &Context, text: &str) -> String {
    context.parse_type(text).expect_err(text).to_string()
}

fn attribute_error(context: &Context, text: &str) -> String {
    context.parse_attribute(text).expect_err(text).to_string()
}

#[test]
fn the_context_keeps_texts_of_any_lifetime() {
    let context = context();
    let ty = {
        let words = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        WordsType::get(&context, &words[0], Some(&words[1]), &[words[2].as_str()])
    };
    assert_eq!(ty.to_string(), r#"!hand.words<"a" or "b", "c">"#);
    assert_eq!((ty.first(), ty.second(), ty.others()), ("a", Some("b"), &["c"][..]));
    assert_eq!(context.parse_type(&ty.to_string()), Ok(ty.as_type()));
    let words = ["a".to_owned(), "b".to_owned()];
    let words = WordsType::get_from_words(&context, &[words[0].as_str(), words[1].as_str()]);
    assert_eq!(words.to_string(), r#"!hand.words<"a", "b">"#);
}

#[test]
fn parameters_are_verified_wherever_a_type_is_made() {
    let context = context();
    assert!(RangeType::get_checked(&context, 1, 2).is_ok());
    assert_eq!(RangeType::get_checked(&context, 2, 1), Err("the range 2, 1 is empty".to_owned()));
    let panic = std::panic::catch_unwind(|| {
        RangeType::get(&Context::new(), 2, 1);
    });
    assert!(panic.is_err());
    let error = type_error(&context, "!hand.range<2, 1>");
    assert!(error.contains(":1:12: error: the range 2, 1 is empty"), "{error}");
    let error = attribute_error(&context, "#hand.limit<4> : i2");
    assert!(error.contains(":1:12: error: 4 does not fit into i2"), "{error}");
    assert_eq!(attribute(&context, "#hand.limit<3> : i2"), "#hand.limit<3> : i2");
    // The constraint comes before the hand-written verifier.
    let bits =
        |storage, count| BitsType::get_checked(&context, storage, count).map(|ty| ty.as_type().to_string());
    assert_eq!(bits(context.i32_type(), 3).unwrap(), "!hand.bits<i32, 3>");
    assert_eq!(bits(context.i32_type(), 33).unwrap_err(), "i32 has no 33 bits");
    assert_eq!(bits(context.index_type(), 33).unwrap_err(), "failed to verify 'storage': signless integer");
}

#[test]
fn builders_are_called_after_their_parameters() {
    let context = context();
    assert_eq!(RangeType::get_from_width(&context, 7).as_type().to_string(), "!hand.range<0, 7>");
    assert!(RangeType::get_checked_from_width(&context, -1).is_err());
    assert_eq!(RangeType::get_from_number(context.i32_type()), RangeType::get(&context, 0, 32));
    assert_eq!(RangeType::get_checked_from_number(context.i64_type()), Ok(RangeType::get(&context, 0, 64)));
    let boxed = RangeType::get_from_ends_boxed(&context, &[1, 2], true);
    assert_eq!(boxed.to_string(), "tuple<!hand.range<1, 2>>");
    assert_eq!(SortedType::get_from_values(&context, &[3, 1, 2]).values(), [1, 2, 3]);
}

#[test]
fn texts_by_hand_are_read_and_written() {
    let context = context();
    assert_eq!(ty(&context, "!hand.grid<3x?xtuple<f32>>"), "!hand.grid<3x?xtuple<f32>>");
    let error = type_error(&context, "!hand.grid<3xf32>");
    assert!(error.contains(":1:12: error: a grid has 2 dimensions, not 1"), "{error}");
    assert_eq!(attribute(&context, "#hand.code<12> : i8"), "#hand.code<0xc> : i8");
    assert_eq!(attribute(&context, "#hand.code<12>"), "#hand.code<0xc>");
}

#[test]
fn directives_are_rust_functions() {
    let context = context();
    assert_eq!(ty(&context, "!hand.window<1:2>"), "!hand.window<1:2>");
    assert_eq!(ty(&context, "!hand.window<32:2 of i32>"), "!hand.window<32:2 of same>");
    assert_eq!(ty(&context, "!hand.window<8:2 of same by 4>"), "!hand.window<8:2 of same by 4>");
    assert_eq!(ty(&context, "!hand.window<8:2 of f32 by 1>"), "!hand.window<8:2 of f32>");
    assert_eq!(ty(&context, "!hand.window<1:2 by 4>"), "!hand.window<1:2 by 4>");
    let error = type_error(&context, "!hand.window<8:nowhere>");
    assert!(error.contains(":1:14: error: custom parser failed to parse parameter 'high'"), "{error}");
    let mix = "#hand.mix<percent = 5 percent, range = <1, 2>>";
    assert_eq!(attribute(&context, mix), mix);
    assert_eq!(
        attribute(&context, "#hand.mix<exact = true, range = !hand.range<1, 2>, percent = 7 percent>"),
        "#hand.mix<percent = 7 percent, range = <1, 2>, exact = true>"
    );
    assert!(
        attribute_error(&context, "#hand.mix<percent = 7, range = <1, 2>>").contains("expected 'percent'")
    );
    for text in ["#hand.maybe<tagged 3*>", "#hand.maybe<nothing>"] {
        assert_eq!(attribute(&context, text).replace(' ', ""), text.replace(' ', ""));
    }
}

#[test]
fn parameters_can_be_of_any_rust_type() {
    let context = context();
    let text = "#hand.parts<5 of 100, \"four\", v1_2, 2.5, -0.0, -170141183460469231731687303715884105729, (d0) -> (d0)>";
    let printed = attribute(&context, text);
    assert_eq!(
        printed,
        "#hand.parts<5 of 100, \"four\", v1_2, 2.500000e+00, -0.000000e+00, \
         -170141183460469231731687303715884105729, (d0) -> (d0)>"
    );
    let parts: PartsAttr<'_> = context.parse_attribute(text).unwrap().cast().unwrap();
    assert_eq!((parts.percent(), parts.length(), parts.version()), (5, 4, Version { major: 1, minor: 2 }));
    assert_eq!((parts.factor(), parts.ratio().to_bits()), (2.5, (-0.0f64).to_bits()));
    assert_eq!(parts.small_big(), None);
    let map = parts.map();
    let again = PartsAttr::get(&context, 5, "four", parts.version(), 2.5, -0.0, parts.big(), map);
    assert_eq!(again, parts);
    let zero = PartsAttr::get(&context, 5, "four", parts.version(), 2.5, 0.0, parts.big(), map);
    assert_ne!(zero, parts, "floating point numbers are compared by their bits");
    let error = attribute_error(&context, &text.replace("5 of 100", "5 of 90"));
    assert!(error.contains(":1:13: error: expected a part of 100"), "{error}");
    let error = attribute_error(&context, &text.replace("v1_2", "one"));
    assert!(error.contains("expected a version"), "{error}");
}

#[test]
fn accessors_can_be_left_out() {
    let context = context();
    for text in ["!hand<\"x\">", "!hand<3>"] {
        assert!(type_error(&context, text).contains("expected valid keyword"), "a type begins with its name");
    }
    assert!(type_error(&context, "!hand<secret>").contains("unknown  type"), "it has no name");
    assert_eq!(
        SecretType::get(&context, 12).bits().map(|ty| ty.as_type().to_string()),
        Some("i12".to_owned())
    );
}

#[test]
fn names_in_the_text_are_what_types_and_attributes_say() {
    let context = context();
    context.allow_unregistered_dialects(true);
    let text = r#"
        "t.a"() {tag = #hand.tag<"one", <"big">>, other = #hand.tag<"one">} : () -> !hand.label<"big">
        "t.a"() : () -> (!hand.label<"">, !hand.short<1>, !hand.short<2>)
    "#;
    let module = context.parse_module("names.mlir", text).unwrap();
    let printed = module.to_string();
    let expected = r#"!label_big = !hand.label<"big">
!short = !hand.short<1>
!short1 = !hand.short<2>
#one = #hand.tag<"one">
#one1 = #hand.tag<"one", !label_big>
module {
  %0 = "t.a"() {other = #one, tag = #one1} : () -> !label_big
  %1:3 = "t.a"() : () -> (!hand.label<"">, !short, !short1)
}
"#;
    assert_eq!(printed, expected);
    assert_eq!(context.parse_module("again.mlir", &printed).unwrap().to_string(), expected);
}

#[test]
fn traits_are_asked_for_by_name() {
    let context = context();
    let cell = CellType::get(&context);
    assert!(CellType::DEFINITION.has_trait("IsMutable") && CellType::DEFINITION.has_trait("Small"));
    assert!(!RangeType::DEFINITION.has_trait("Small"));
    assert!(MarkAttr::DEFINITION.has_trait("Mark"));
    assert!(cell.as_type().is_vector_element() && cell.as_type().is_memref_element());
    for text in ["vector<2x!hand.cell>", "memref<2x!hand.cell>", "tensor<2x!hand.range<1, 2>>"] {
        assert_eq!(ty(&context, text), text);
    }
    assert!(type_error(&context, "vector<2x!hand.range<1, 2>>").contains("VectorElementTypeInterface"));
    assert!(type_error(&context, "memref<2x!hand.range<1, 2>>").contains("invalid memref element type"));
}

#[test]
fn parts_are_walked_and_replaced() {
    let context = context();
    let attribute = context.parse_attribute("#hand.mix<percent = 5 percent, range = <1, 2>>").unwrap();
    let mut seen = Vec::new();
    attribute.walk(WalkOrder::Pre, |element| {
        seen.push(format!("{element:?}").split(['(', ' ']).next().unwrap_or_default().to_owned());
        Walk::Advance
    });
    assert_eq!(seen, ["Attribute", "Type"]);
    let wider = RangeType::get(&context, 1, 9).as_type();
    let mut replacer = AttrTypeReplacer::default();
    replacer.add_type_replacement(|ty| ty.to_string().contains("<1, 2>").then_some(wider));
    let replaced = replacer.replace_attribute(attribute).unwrap();
    assert_eq!(replaced.to_string(), "#hand.mix<percent = 5 percent, range = <1, 9>>");
    // A type that its verifier refuses is not made.
    let bits = context.parse_type("!hand.bits<i32, 20>").unwrap();
    let mut narrow = AttrTypeReplacer::default();
    narrow.add_type_replacement(|ty| (ty == context.i32_type()).then(|| context.integer_type(8)));
    assert_eq!(narrow.replace_type(bits), None);
}

const LINKS: &str = r#"module {
  %0:3 = "t.a"() : () -> (i32, i32, f32)
  %1 = hand.link %0#0 : i32 -> f32
  %2 = hand.link %0#0 -> %0#1 times 1 : i32 -> f32
  %3 = hand.link %0#0 -> %0#1 -> %0#2 end %0#0 times 5 "note" {a} : i32, i32, f32 end i32 -> index {
    "t.b"() : () -> ()
    hand.end to nowhere
  }
  "t.c"() ({
    hand.end to ^bb1 or ^bb2
  ^bb1:  // pred: ^bb0
    hand.end to ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    hand.end to nowhere
  }) : () -> ()
}
"#;

#[test]
fn directives_of_ops_see_types_attributes_and_what_was_read_before() {
    let context = context();
    context.allow_unregistered_dialects(true);
    let module = context.parse_module("links.mlir", LINKS).unwrap_or_else(|errors| panic!("{errors}"));
    let squeezed = |text: &str| {
        let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
        lines.collect::<Vec<_>>().join("\n")
    };
    let printed = module.to_string();
    assert_eq!(squeezed(&printed), squeezed(LINKS));
    let again = context.parse_module("again.mlir", &printed).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(again.to_string(), printed);
    let counts: Vec<_> = module
        .root()
        .region(&module, 0)
        .ops(&module)
        .filter_map(|op| <LinkOp as rtblgen_runtime::TypedOp>::cast(&module, op))
        .map(|link| (link.count(&module), link.rest(&module).count(), link.last(&module).is_some()))
        .collect();
    assert_eq!(counts, [(7, 0, false), (1, 1, false), (5, 2, true)]);
    let wrong = LINKS.replace("i32, i32, f32 end", "i32, i32 end");
    assert!(context.parse_module("wrong.mlir", &wrong).unwrap_err().to_string().contains("expected ','"));
}

/// The lists of a type are the context's: no list is made when they are read.
#[test]
fn list_parameters_are_borrowed() {
    let context = context();
    let sorted = SortedType::get_from_values(&context, &[3, 1, 2]);
    let types = [context.i32_type(), sorted.as_type()];
    let lists = ListsType::get(&context, &types, &[sorted], &[-1, 7]);
    let (values, bytes): (&[i64], &[i8]) = (sorted.values(), lists.bytes());
    assert_eq!((values, bytes, lists.types()), (&[1, 2, 3][..], &[-1, 7][..], &types[..]));
    assert_eq!(lists.sorted().iter().collect::<Vec<_>>(), [sorted]);
    assert_eq!((lists.sorted().len(), lists.sorted().get(1)), (1, None));
    let text = "!hand.lists<[i32, !hand.sorted<1, 2, 3>], <1, 2, 3> : -1, 7>";
    assert_eq!(lists.to_string(), text);
    assert_eq!(context.parse_type(text).unwrap(), lists.as_type());
    let empty = ListsType::get(&context, &[], &[], &[]);
    assert!(empty.types().is_empty() && empty.sorted().is_empty() && empty.bytes().is_empty());
    assert_eq!(empty.to_string(), "!hand.lists<[],  :>");

    let mut replacer = AttrTypeReplacer::default();
    replacer.add_type_replacement(|ty| (ty == context.i32_type()).then(|| context.i64_type()));
    let replaced = replacer.replace_type(lists.as_type()).unwrap();
    assert_eq!(replaced.to_string(), text.replace("i32", "i64"));
    assert_eq!(context.parse_type(&replaced.to_string()).unwrap(), replaced);
}
