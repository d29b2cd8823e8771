//! Tests of uniquing.

use num_bigint::BigInt;
use proptest::prelude::*;

use crate::*;

#[test]
fn equal_data_is_one() {
    let context = Context::new();
    assert_eq!(context.integer_type(32), context.i32_type());
    assert_ne!(context.integer_type(32), context.signed_integer_type(32));
    let tensor = |size| context.ranked_tensor_type(&[size, DYNAMIC], context.f64_type(), None);
    assert_eq!(tensor(2), tensor(2));
    assert_ne!(tensor(2), tensor(3));
    assert_eq!(context.string_attr("a"), context.string_attr("a"));
    assert_ne!(context.string_attr("a"), context.typed_string_attr("a", context.i32_type()));
    assert_eq!(context.op_name("a.b").dialect(), "a");
    assert_eq!(context.op_name("a.b.c").mnemonic(), "b.c");
}

#[test]
fn a_context_can_be_moved() {
    let context = Context::new();
    let made = context.i32_type() == context.i32_type();
    let moved = Box::new(context);
    assert!(made && moved.i32_type().context().i32_type() == moved.i32_type());
}

#[test]
#[should_panic(expected = "of another context")]
fn contexts_do_not_mix() {
    let (one, other) = (Context::new(), Context::new());
    one.function_type(&[other.i32_type()], &[]);
}

#[test]
fn types_answer() {
    let context = Context::new();
    let f64 = context.f64_type();
    let ranked = context.ranked_tensor_type(&[2, 3], f64, None);
    assert!(ranked.is_tensor() && ranked.has_rank() && ranked.has_static_shape() && ranked.is_shaped());
    assert_eq!((ranked.element_type(), ranked.shape(), ranked.num_elements()), (f64, &[2, 3][..], Some(6)));
    let unranked = context.unranked_tensor_type(f64);
    assert!(unranked.is_tensor() && !unranked.has_rank() && !unranked.has_static_shape());
    assert_eq!(ranked.with_element_type(context.i32_type()).element_type(), context.i32_type());
    let function = FunctionType::get(&context, &[f64, ranked], &[unranked]);
    assert_eq!((function.inputs(), function.results()), (&[f64, ranked][..], &[unranked][..]));
    assert!(context.i32_type().cast::<FunctionType<'_>>().is_none());
    assert!(context.i32_type().is_integer(32) && context.i32_type().is_signless_integer(32));
    assert_eq!(
        context.memref_type(&[4], f64, Some(context.affine_map_attr(&AffineMap::identity(1))), None),
        context.memref_type(&[4], f64, None, None)
    );
}

#[test]
fn types_are_verified() {
    let context = Context::new();
    let (i32, none) = (context.i32_type(), context.none_type());
    let error = |ty: Type<'_>| ty.verify().unwrap_err();
    assert_eq!(error(context.integer_type(1 << 24)), "integer bitwidth is limited to 16777215 bits");
    assert_eq!(error(context.complex_type(context.index_type())), "invalid element type for complex");
    assert_eq!(error(context.ranked_tensor_type(&[2], none, None)), "invalid tensor element type");
    assert_eq!(
        error(context.memref_type(&[2], context.tuple_type(&[]), None, None)),
        "invalid memref element type"
    );
    assert_eq!(
        error(context.vector_type(&[2, 0], i32)),
        "vector types must have positive constant sizes but got 2, 0"
    );
    let expected = "failed to verify 'elementType': VectorElementTypeInterface instance";
    assert_eq!(error(context.vector_type(&[2], context.complex_type(i32))), expected);
    let memref = context.memref_type(&[DYNAMIC], context.vector_type(&[], i32), None, None);
    assert_eq!(context.memref_type(&[2], memref, None, None).verify(), Ok(()));
    assert_eq!(context.ranked_tensor_type(&[2], context.opaque_type("a", "b"), None).verify(), Ok(()));
}

#[test]
fn integers_have_the_width_of_their_type() {
    let context = Context::new();
    let value = |ty, value| IntegerAttr::get(&context, ty, value).value();
    assert_eq!(value(context.integer_type(8), 255), IntegerValue::Small(-1));
    assert_eq!(value(context.unsigned_integer_type(8), -1), IntegerValue::Small(255));
    assert_eq!(context.bool_attr(true), context.integer_attr(context.i1_type(), -1));
    assert_eq!(value(context.unsigned_integer_type(128), -1), IntegerValue::Big(u128::MAX.into()));
    let wide = context.integer_type(200);
    let big: BigInt = (BigInt::from(1) << 150u32) - 7;
    for number in [big.clone(), -big, BigInt::from(-1), BigInt::from(0)] {
        let attribute = context.big_integer_attr(wide, &number).cast::<IntegerAttr<'_>>().unwrap();
        assert_eq!(attribute.value(), IntegerValue::Big(number));
    }
    assert_eq!(context.integer_attr(wide, -1), context.big_integer_attr(wide, &BigInt::from(-1)));
    assert_eq!(value(context.integer_type(0), 5), IntegerValue::Small(0));
}

#[test]
fn dense_elements_know_when_all_are_equal() {
    let context = Context::new();
    let ty = context.ranked_tensor_type(&[2, 2], context.f64_type(), None);
    let dense = |values: &[f64]| DenseElementsAttr::get(&context, ty, values);
    assert_eq!(dense(&[1.0; 4]), dense(&[1.0]));
    assert!(dense(&[1.0]).is_splat());
    assert_eq!(dense(&[1.0]).values::<f64>().unwrap(), [1.0; 4]);
    assert_ne!(dense(&[0.0]), dense(&[-0.0]));
    let flat = context.ranked_tensor_type(&[4], context.f64_type(), None);
    assert_eq!(dense(&[1.0, 2.0, 3.0, 4.0]).reshape(flat).values::<f64>().unwrap(), [1.0, 2.0, 3.0, 4.0]);
    assert!(context.dense_elements_attr_from_raw(ty, &[0; 9]).is_none());
    assert!(context.dense_elements_attr_from_raw(context.f64_type(), &[0; 8]).is_none());
    let empty = context.ranked_tensor_type(&[0], context.f64_type(), None);
    assert!(context.dense_elements_attr_from_raw(empty, &[]).is_some());
    let huge = context.ranked_tensor_type(&[i64::MAX, i64::MAX], context.f64_type(), None);
    assert!(context.dense_elements_attr_from_raw(huge, &[0; 8]).is_none());
}

#[test]
fn large_buffers_live_as_long_as_the_context() {
    let context = Context::new();
    let ty = context.ranked_tensor_type(&[100_000], context.integer_type(32), None);
    let values: Vec<i32> = (0..100_000).collect();
    let dense = context.dense_elements_attr(ty, &values);
    assert_eq!(dense, context.dense_elements_attr(ty, &values));
    assert_eq!(dense.cast::<DenseElementsAttr<'_>>().unwrap().values::<i32>().unwrap(), values);
}

#[test]
fn locations_fuse_as_in_mlir() {
    let context = Context::new();
    let unknown = context.unknown_loc();
    let [a, b] = [1, 2].map(|line| context.file_line_col_loc("f", line, 1));
    assert_eq!(context.fuse_locs(&[], None), unknown);
    assert_eq!(context.fuse_locs(&[unknown, a, a], None), a);
    let both = context.fuse_locs(&[a, b], None);
    assert_eq!(context.fuse_locs(&[both, unknown, b], None), both);
    assert_eq!(
        context.call_site_loc(context.name_loc("n", Some(b)), a).first_file_range().unwrap().start_line,
        2
    );
}

#[test]
fn distinct_attributes_differ() {
    let context = Context::new();
    let unit = context.unit_attr();
    assert_ne!(context.distinct_attr(unit), context.distinct_attr(unit));
}

#[test]
fn threads_find_the_same() {
    let context = Context::new();
    let make = |thread: i128| {
        (0..500)
            .map(|index| context.integer_attr(context.i64_type(), index * (thread % 2 + 1)))
            .collect::<Vec<_>>()
    };
    let all: Vec<_> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..4).map(|thread| scope.spawn(move || make(thread))).collect();
        handles.into_iter().map(|handle| handle.join().unwrap()).collect()
    });
    assert_eq!(all[0], all[2]);
    assert_eq!(all[1], all[3]);
    assert_eq!(all[0][2], all[1][1]);
}

proptest! {
    #[test]
    fn a_dictionary_is_a_sorted_map(entries in prop::collection::vec(("[a-c]{1,2}", 0i64..9), 0..8)) {
        let context = Context::new();
        let expected: std::collections::BTreeMap<_, _> = entries.iter().cloned().collect();
        let list: Vec<_> = entries.iter().map(|(name, value)| (name.as_str(), context.i64_attr(*value))).collect();
        let dictionary = context.dictionary_attr(&list).cast::<DictionaryAttr<'_>>().unwrap();
        let found: Vec<_> = dictionary.entries().iter().map(|entry| entry.name.value().to_owned()).collect();
        prop_assert_eq!(found, expected.keys().cloned().collect::<Vec<_>>());
        for (name, value) in expected {
            prop_assert_eq!(dictionary.get(&name), Some(context.i64_attr(value)));
        }
    }

    #[test]
    fn integers_wrap_like_the_machines(value: i64) {
        let context = Context::new();
        let read = |width| context.integer_attr(context.integer_type(width), value.into()).cast::<IntegerAttr<'_>>();
        prop_assert_eq!(read(32).unwrap().as_i64(), Some(i64::from(value as i32)));
        prop_assert_eq!(read(16).unwrap().as_u64(), Some(u64::from(value as u16)));
        prop_assert_eq!(read(128).unwrap().as_i64(), Some(value));
    }
}
