use super::text::outside_strings;
use super::{OwnMethod, Scope, Ty, translate, translate_condition};
use crate::names::{Getter, Names, UserClass, UserKind};

/// A type `mlir::toy::BoxType`, an enum `mlir::toy::Mode` with the case `fast`, and a builtin attribute.
struct ToyNames;

impl Names for ToyNames {
    fn class(&self, path: &str) -> Option<UserClass> {
        let (kind, rust, getters) = match path {
            "mlir::toy::BoxType" => {
                let width = Getter {
                    name: "getWidth".to_owned(),
                    ty: Ty::Integer(super::IntegerKind::I64),
                    rust: "width".to_owned(),
                    is_size: false,
                };
                let depth = Getter {
                    name: "getDepth".to_owned(),
                    ty: Ty::Integer(super::IntegerKind::U64),
                    rust: "depth".to_owned(),
                    is_size: true,
                };
                (UserKind::Type, "BoxType", vec![width, depth])
            }
            "mlir::toy::Mode" => (UserKind::Enum, "Mode", Vec::new()),
            // The same as in BuiltinAttributes.td.
            "mlir::TypeAttr" => {
                let value = Getter {
                    name: "getValue".to_owned(),
                    ty: Ty::class("mlir::Type"),
                    rust: "value".to_owned(),
                    is_size: false,
                };
                (UserKind::Attribute, "TypeAttr", vec![value])
            }
            _ => return None,
        };
        Some(UserClass {
            path: path.to_owned(),
            kind,
            rust: rust.to_owned(),
            parameters: Some(getters.len()),
            is_verified: false,
            getters,
            interfaces: if kind == UserKind::Type { vec!["mlir::ShapedType".to_owned()] } else { Vec::new() },
        })
    }

    fn case(&self, class: &UserClass, case: &str) -> Option<String> {
        (case == "fast").then(|| format!("{}::Fast", class.rust))
    }
}

fn method(result: &str, parameters: &[(&str, &str)], body: &str) -> OwnMethod {
    let parameters = parameters.iter().map(|(ty, name)| ((*ty).to_owned(), (*name).to_owned()));
    OwnMethod { result: result.to_owned(), parameters: parameters.collect(), body: body.to_owned() }
}

/// The number after the first part of a name, below 1,000.
fn number_in(name: &str, start: &str) -> Option<usize> {
    name.strip_prefix(start)?.parse().ok().filter(|number| *number < 1000)
}

fn condition(self_type: &str, text: &str) -> String {
    let scope = Scope {
        namespace: "mlir::toy",
        placeholders: &|name| match name {
            "_self" => Some(Ty::class(self_type)),
            "_op" => Some(Ty::class("mlir::Operation")),
            "mode" => Some(Ty::Enum("mlir::toy::Mode".to_owned())),
            "many" => Some(Ty::List(Box::new(Ty::class("mlir::Value")))),
            "maybe" => Some(Ty::Optional(Box::new(Ty::class("mlir::Value")))),
            "lhs" | "rhs" => Some(Ty::class("mlir::Value")),
            _ => None,
        },
        own_getter: &|name| (name == "getLhs").then(|| ("$lhs".to_owned(), Ty::class("mlir::Value"))),
        own_method: &|name| match name {
            "getLhsType" => Some(method("Type", &[], "getLhs().getType()")),
            deep if let Some(number) = number_in(deep, "getDeep_") => {
                Some(method("Type", &[], &format!("getDeep_{}()", number + 1)))
            }
            wide if let Some(number) = number_in(wide, "isWide_") => {
                Some(method("bool", &[], &format!("isWide_{0}() && isWide_{0}()", number + 1)))
            }
            "getSmall" => Some(method(
                "int8_t",
                &[("Value", "value")],
                "1 + cast<ShapedType>(value.getType()).getRank()",
            )),
            "getLoop" => Some(method("auto", &[], "getLoop().getType()")),
            "isBoth" => Some(method("bool", &[("Type", "t"), ("Value", "value")], "t == value.getType()")),
            _ => None,
        },
        ..Scope::new("", &|_| None, &ToyNames)
    };
    let expr = crate::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    if let Ok(found) = translate(&expr, &scope) {
        let has_operator = outside_strings(&found.rust).any(|(_, character)| character == '?');
        assert_eq!(found.is_partial, has_operator, "{text}: {}", found.rust);
    }
    match translate_condition(&expr, &scope) {
        Ok(rust) => {
            syn::parse_str::<syn::Expr>(&rust.replace('$', "_"))
                .unwrap_or_else(|error| panic!("{rust}: {error}"));
            rust
        }
        Err(error) => format!("{:?}: {error}", &text[error.range()]),
    }
}

#[track_caller]
fn ty(text: &str, expected: &str) {
    assert_eq!(condition("mlir::Type", text), expected);
}

#[track_caller]
fn attribute(text: &str, expected: &str) {
    assert_eq!(condition("mlir::Attribute", text), expected);
}

#[test]
fn members_of_the_table_go_before_those_of_td_files() {
    let text = "cast<mlir::TypeAttr>($_self).getValue().isF32()";
    let rust = condition("mlir::Attribute", text);
    assert!(rust.contains("type_value()") && !rust.contains("TypeAttr"), "{rust}");
}

#[test]
fn tests_and_casts_of_core_classes() {
    ty("::llvm::isa<::mlir::VectorType>($_self)", "$_self.is_vector()");
    ty("isa<VectorType, RankedTensorType>($_self)", "($_self.is_vector() || $_self.is_ranked_tensor())");
    ty(
        "::llvm::cast<ShapedType>($_self).hasStaticShape()",
        "Some($_self).filter(|_entity| _entity.is_shaped())?.has_static_shape()",
    );
    ty(
        "!::llvm::cast<ShapedType>($_self).hasStaticShape()",
        "!Some($_self).filter(|_entity| _entity.is_shaped())?.has_static_shape()",
    );
    ty("dyn_cast<VectorType>($_self)", "Some($_self).filter(|_entity| _entity.is_vector()).is_some()");
    attribute("::llvm::isa<::mlir::StringAttr>($_self)", "$_self.is_string()");
}

#[test]
fn types_among_the_parameters_of_dialect_types() {
    ty(
        "cast<::mlir::LLVM::LLVMStructType>($_self).getBody().empty()",
        "Some($_self).filter(|_entity| _entity.is_a(\"llvm.struct\"))?.parameter_types().is_empty()",
    );
    ty(
        "cast<gpu::MMAMatrixType>($_self).getElementType().isF32()",
        "Some($_self).filter(|_entity| _entity.is_a(\"gpu.mma_matrix\"))?.only_type_parameter()?.is_f32()",
    );
    ty(
        "$_self == TupleType::get($_self.getContext(), $_self)",
        "($_self == $_self.context().tuple_type(&[$_self]))",
    );
}

#[test]
fn classes_of_td_files() {
    ty("isa<BoxType>($_self)", "$_self.is::<BoxType>()");
    ty("cast<::mlir::toy::BoxType>($_self).getWidth() == 8", "($_self.cast::<BoxType>()?.width() == 8)");
    ty(
        "cast<BoxType>($_self).getRank() == 2",
        "((Some($_self).filter(|_entity| _entity.is::<BoxType>())?.rank()? as i64) == 2)",
    );
    ty("$mode == Mode::fast", "($mode == Mode::Fast)");
}

#[test]
fn a_step_without_a_result_makes_a_condition_unknown() {
    ty(
        "::llvm::cast<ShapedType>($_self).getRank() >= 1",
        "((Some($_self).filter(|_entity| _entity.is_shaped())?.rank()? as i64) >= 1)",
    );
    ty(
        "$_op.getOperand(0).getType() == $_op.getResult(0).getType()",
        "($_op.operands().nth(0 as usize)?.ty() == $_op.results().nth(0 as usize)?.ty())",
    );
}

/// The definition in the table applies to its argument, which is a cast here.
#[test]
fn functions_of_dialects() {
    ty(
        "mlir::LLVM::isCompatiblePtrType($_self)",
        "($_self.is_a(\"ptr.ptr\") && Some($_self).filter(|_entity| _entity.is_a(\"ptr.ptr\"))?.attribute_parameter(0)?.is_a(\"llvm.address_space\"))",
    );
}

#[test]
fn lists_and_lambdas() {
    ty(
        "llvm::all_of($many.getTypes(), [&](::mlir::Type t) { return t.isF32(); })",
        "$many.iter().map(|_value| _value.ty()).collect::<Vec<_>>().iter().copied().all(|_t_0| _t_0.is_f32())",
    );
    ty(
        "!llvm::any_of($many.getTypes(), [&](Type t) { return cast<VectorType>(t).getRank() == 1; })",
        "!::rtblgen_runtime::support::any_known($many.iter().map(|_value| _value.ty()).collect::<Vec<_>>().iter().copied(), \
         |_t_0| Some(((Some(_t_0).filter(|_entity| _entity.is_vector())?.rank()? as i64) == 1)))?",
    );
    ty("::llvm::is_contained(::llvm::ArrayRef<int64_t>({1, 2}), 2)", "([1i64, 2]).contains(&2)");
    ty("std::equal_to<>()($lhs.getType(), $rhs.getType())", "($lhs.ty() == $rhs.ty())");
    ty(
        "[&]() -> VectorType { auto v = cast<VectorType>($_self); VectorType::Builder builder(v); if (v.getRank() == 0) \
         { static constexpr int64_t shape[] = {2}; return builder.setShape(shape); } return v; }() == $_self",
        "('_body_0: { let _v_1 = Some($_self).filter(|_entity| _entity.is_vector())?; let _builder_2 = _v_1; \
         if ((_v_1.rank()? as i64) == 0) { let _shape_3 = ([2i64]).to_vec(); let _shape_3 = &_shape_3[..]; \
         break '_body_0 _builder_2.vector_with_shape(&_shape_3)?; } _v_1 } == $_self)",
    );
    ty(
        "[&]() { auto t = getLhs().getType(); return t.isF32(); }()",
        "{ let _t_1 = $lhs.ty(); _t_1.is_f32() }",
    );
}

#[test]
fn methods_of_the_op() {
    ty("getLhsType().isF32()", "$lhs.ty().is_f32()");
    ty(
        "isBoth(getLhsType(), $rhs)",
        "{ let _t_0 = $lhs.ty(); let _value_1 = $rhs; (_t_0 == _value_1.ty()) }",
    );
    ty(
        "getSmall($rhs) > 200",
        "(({ let _value_0 = $rhs; (1i64.checked_add((Some(_value_0.ty()).filter(|_entity| _entity.is_shaped())?.rank()? as i64))? as i8) } as i32) > 200)",
    );
    ty("getLoop().isF32()", "\"getLoop()\": no translation of method `getLoop`, which calls itself");
}

#[test]
fn ranges_between_iterators_are_whole() {
    ty("llvm::make_range($many.begin(), $many.end()).empty()", "$many.is_empty()");
    let part = "llvm::make_range($many.begin(), $lhs.end()).empty()";
    ty(part, "\"llvm::make_range($many.begin(), $lhs.end())\": no translation of a part of a list");
}

#[test]
fn values_that_may_be_absent() {
    ty("!$maybe", "$maybe.is_none()");
    ty("$_self && $maybe", "(true && $maybe.is_some())");
    ty("$maybe && $maybe.getType().isF32()", "($maybe.is_some() && $maybe?.ty().is_f32())");
}

#[test]
fn what_is_unknown_is_named() {
    ty("$_self.getFoo()", "\"$_self.getFoo()\": no translation of member `getFoo` of `mlir::Type`");
    ty("isa<Missing>($_self)", "\"isa<Missing>($_self)\": no translation of type `Missing`");
    ty("mlir::helper($_self)", "\"mlir::helper($_self)\": no translation of function `mlir::helper`");
    ty("!isOther", "\"isOther\": no translation of name `isOther`");
    ty("$other", "\"$other\": no translation of placeholder `$other`");
    ty(
        "isa<StringAttr>($_self)",
        "\"isa<StringAttr>($_self)\": no translation of a test of a `mlir::Type` for `mlir::StringAttr`",
    );
    ty("$_self == 1", "\"$_self == 1\": no translation of `mlir::Type` == `int`");
}

/// A chain nests to the left, one level for each link.
#[test]
fn long_chains_are_an_error() {
    for link in [".getType()", "->getType()", "[0]", "()", " + 1", " || $_self"] {
        let chain = |count: usize| format!("$_self{}", link.repeat(count));
        assert!(crate::parse(&chain(90)).is_ok(), "{link}");
        let error = crate::parse(&chain(100_000)).unwrap_err();
        assert_eq!(error.to_string(), "the expression is nested too deep", "{link}");
    }
}

/// The condition in a Rust `if`, without its calls of the runtime.
#[track_caller]
fn rust(text: &str, expected: &str) {
    let own = condition("mlir::Type", text);
    let short = own
        .replace("$_self.int_or_float_bit_width()?", "W")
        .replace("($_op.operand_count() as u32)", "N")
        .replace("($many.len() as u64)", "S")
        .replace("($_self.rank()? as i64)", "R");
    assert_eq!(short, expected, "{text}");
}

#[test]
fn integers_have_the_type_that_cpp_converts_to() {
    let size = "$many.size()";
    rust(&format!("{size} + 0 > -1"), "(S.wrapping_add(0u64) > u64::MAX)");
    rust(&format!("{size} - 1 >= 0"), "(S.wrapping_sub(1u64) >= u64::MIN)");
    rust("$_self.getIntOrFloatBitWidth() == -1", "(W == 4294967295)");
    rust("$_self.getIntOrFloatBitWidth() - 8 < $_op.getNumOperands()", "(W.wrapping_sub(8u32) < N)");
    rust(&format!("$_op.getNumOperands() < {size}"), "((N as u64) < S)");
    rust("(int64_t)$_op.getNumOperands() < -1", "((N as i64) < -1)");
    rust("int(int8_t(200)) == -56", "(-56i32 == -56)");
    rust("int8_t(200) + uint8_t(100) == 44", "(44i32 == 44)");
    rust("2147483647 == 0xFFFFFFFF", "(2147483647u32 == 4294967295)");
    rust("2147483648 == 1", "(2147483648i64 == 1)");
    rust("true + true == 2", "((true as i32).checked_add((true as i32))? == 2)");
    rust("-$_op.getNumOperands() == 1", "(N.wrapping_neg() == 1)");
    rust("~0u == $_op.getNumOperands()", "(4294967295 == N)");
    rust(
        "($_self.isF32() ? 1 : $_op.getNumOperands()) > -1",
        "(if $_self.is_f32() { 1u32 } else { N } > u32::MAX)",
    );
}

#[test]
fn what_is_undefined_in_cpp_has_no_result() {
    let width = "int($_self.getIntOrFloatBitWidth())";
    rust(&format!("{width} + 1"), "((W as i32).checked_add(1i32)? != 0)");
    rust(&format!("1 / {width}"), "(1i32.checked_div((W as i32))? != 0)");
    rust(&format!("{width} / 2"), "(((W as i32) / 2i32) != 0)");
    rust(&format!("{width} % -1"), "((W as i32).checked_rem(-1i32)? != 0)");
    rust(&format!("-{width}"), "((W as i32).checked_neg()? != 0)");
    rust("$_self.getIntOrFloatBitWidth() << 3", "((W << 3) != 0)");
    rust(&format!("1u >> {width}"), "(1u32.checked_shr(u32::try_from((W as i32)).ok()?)? != 0)");
    rust(
        &format!("{width} << 3"),
        "(Some((W as i32)).zip(Some(3u32)).filter(|(_n, _by)| *_n >= 0 && *_by < 32 && *_by <= _n.leading_zeros())\
         .map(|(_n, _by)| _n << _by)? != 0)",
    );
    rust("2147483647 + 1", "\"2147483647 + 1\": no translation of a constant that overflows");
    rust("1 << 32", "\"1 << 32\": no translation of a shift of a value of type `int` by 32 bits");
    rust(
        "18446744073709551616 == 1",
        "\"18446744073709551616\": no translation of the number 18446744073709551616, which fits no type",
    );
}

#[test]
fn elements_compare_in_their_common_type() {
    ty(
        "is_contained({1, 2}, $_self.getIntOrFloatBitWidth())",
        "([1u32, 2]).contains(&$_self.int_or_float_bit_width()?)",
    );
    ty(
        "is_contained(ArrayRef<int32_t>{1}, $many.size())",
        "{ let _shared_0 = ($many.len() as u64); ([1i32]).iter().any(|_element| *_element as u64 == _shared_0) }",
    );
    ty(
        "llvm::all_of(ArrayRef<int64_t>{1}, [](int32_t x) { return x < 5; })",
        "([1i64]).iter().copied().all(|_x_0| { let _x_0 = (_x_0 as i32); (_x_0 < 5) })",
    );
}

/// Each local has a name that no placeholder, keyword or closure of the translation has.
#[test]
fn locals_hide_nothing() {
    for (name, expected) in [
        ("self", "_self_0"),
        ("ir", "_ir_0"),
        ("entity", "_entity_0"),
        ("__x", "_x_0"),
        ("IsA", "_is_a_0"),
        ("_", "_local_0"),
    ] {
        let text = format!("llvm::all_of($many.getTypes(), [&](Type {name}) {{ return {name} == $_self; }})");
        let rust = format!(
            "$many.iter().map(|_value| _value.ty()).collect::<Vec<_>>().iter().copied().all(|{expected}| ({expected} == $_self))"
        );
        ty(&text, &rust);
    }
}

#[test]
fn strings_without_a_meaning_in_rust_are_errors() {
    attribute(
        "cast<StringAttr>($_self).getValue() == \"\\x41\\t\"",
        "(Some($_self).filter(|_entity| _entity.is_string())?.string_value() == \"A\\t\")",
    );
    for text in [r#""a\0b""#, r#""$_self""#] {
        let found = condition("mlir::Attribute", &format!("cast<StringAttr>($_self).getValue() == {text}"));
        assert!(found.contains("a string with a NUL or a `$`"), "{found}");
    }
}

/// An asserting accessor has a `?`; the value of an integer attribute has its width.
#[test]
fn accessors_that_assert() {
    attribute(
        "cast<IntegerAttr>($_self).getInt() == 1",
        "(Some($_self).filter(|_entity| _entity.is_integer())?.as_signless_i64()? == 1)",
    );
    attribute(
        "cast<IntegerAttr>($_self).getValue() == -1",
        "Some($_self).filter(|_entity| _entity.is_integer())?.ap_int()?.is(18446744073709551615)",
    );
    attribute(
        "cast<IntegerAttr>($_self).getValue() + 1 == 2",
        "\"cast<IntegerAttr>($_self).getValue() + 1\": no translation of `llvm::APInt` + `int`",
    );
    ty(
        "all_of(cast<ShapedType>($_self).getShape(), [](int64_t size) { return size > 0; })",
        "Some($_self).filter(|_entity| _entity.is_shaped())?.ranked_shape()?.iter().copied().all(|_size_0| (_size_0 > 0))",
    );
}

/// The length of a translation grows with the C++.
#[test]
fn translations_are_linear() {
    let length = |count: usize| {
        let ifs = "if ($_self.isF32()) { auto t = $_self; if (t.isF16()) return true; }".repeat(count);
        condition("mlir::Type", &format!("[&] {{ {ifs} return false; }}()")).len()
    };
    assert!(length(1000) < 1100 * length(1), "{} {}", length(1), length(1000));
    let nested = |count: usize| {
        let (open, close) = ("getElementTypeOrSelf(getI1SameShape(".repeat(count), "))".repeat(count));
        condition("mlir::Type", &format!("{open}$_self{close}.isF32()")).len()
    };
    assert!(nested(20) < 25 * nested(1), "{} {}", nested(1), nested(20));
}

/// An expression parsed from damaged text is translated to Rust, or is an error.
#[test]
fn damaged_texts_do_not_panic() {
    let texts = [
        "[&]() -> bool { auto t = cast<ShapedType>($_self); if (t.getRank() > -1) { return t.hasRank(); } return false; }()",
        "llvm::all_of(ArrayRef<int64_t>{1, 2}, [](int8_t x) { return (x << 3) % 2 == 010 || ~x > 0xFFu; }) ? true : !$maybe",
        "isBoth(getLhsType(), $rhs) && is_contained({1, 2}, $many.size() - 1ul) && !isa<VectorType, BoxType>($_self)",
        "(int64_t)cast<BoxType>($_self).getWidth() * 2 / -3 >= static_cast<uint16_t>($many.size()) && \"a\\x41\" == \"b\" \"c\"",
    ];
    let mut state = 22u32;
    let mut below = |limit: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % limit
    };
    let mut translated = 0;
    for round in 0..4000 {
        let mut text: Vec<char> = texts[round % texts.len()].chars().collect();
        for _ in 0..1 + below(3) {
            let (from, to) = (below(text.len()), below(text.len()));
            let length = 1 + below(8).min(text.len() - from.max(to) - 1);
            let part: Vec<char> = text[from..from + length].to_vec();
            match below(3) {
                0 => drop(text.drain(from..from + length)),
                1 => text.splice(to..to, part).for_each(drop),
                _ => text.splice(to..to + length, part).for_each(drop),
            }
            if text.is_empty() {
                text.push('1');
            }
        }
        let text: String = text.into_iter().collect();
        if crate::parse(&text).is_ok() {
            translated += usize::from(!condition("mlir::Type", &text).contains("no translation of"));
        }
    }
    assert!(translated > 50, "{translated}");
}

/// A chain nests to the left, and methods call others.
#[test]
fn what_is_too_large_is_an_error() {
    let too_large = |text: &str| {
        let found = condition("mlir::Type", text);
        assert!(found.contains("an expression of this size, with the bodies of the methods"), "{found}");
    };
    too_large("getDeep_0().isF32()");
    too_large("isWide_0()");
    let smaller = "a < ".repeat(40);
    assert!(condition("mlir::Type", &format!("{smaller} a")).contains("name `a`"));
}

/// `&` and `<` after a name are operators where C++ has a value there.
#[test]
fn operators_after_names() {
    let body = |body: &str| condition("mlir::Type", &format!("[&] {{ int64_t d = 6; {body} }}()"));
    for (text, rust) in [
        ("return (d & -d) == d;", "(_d_1 & _d_1.checked_neg()?) == _d_1"),
        ("return d && -4;", "(_d_1 != 0) && true"),
        ("return d < 8 >> 1;", "(_d_1 < 4)"),
    ] {
        assert!(body(text).contains(rust), "{text}: {}", body(text));
    }
    assert!(body("return d < 3 > -1;").contains("(_d_1 < 3)"), "{}", body("return d < 3 > -1;"));
    let list = condition("mlir::ShapedType", "$_self.getShape().drop_front(2).empty()");
    assert!(list.contains(".get(usize::try_from(2u64).ok()?..)?"), "{list}");
    assert!(
        condition("mlir::ShapedType", "$_self.getShape().drop_back(2).empty()").contains("no translation")
    );
}

/// The declared result of a lambda converts its value; a capture with a value is a variable, whose value is
/// unknown.
#[test]
fn results_and_captures_of_lambdas() {
    let all = condition(
        "mlir::ShapedType",
        "llvm::all_of($_self.getShape(), [](int64_t d) -> uint8_t { return d; })",
    );
    assert!(all.contains("as u8)"), "{all}");
    let captured = "[&] { int x = 1; return [x = 2] { return x; }() == 2; }()";
    assert!(crate::parse(captured).is_err());
    for captures in ["&", "=", "x", "&x", "=, &x", "&, x"] {
        let text = format!("[&] {{ int x = 1; return [{captures}] {{ return x; }}() == 1; }}()");
        assert!(crate::parse(&text).is_ok(), "{text}");
    }
}
