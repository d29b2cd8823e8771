//! Traits and constraints of the wrong kind, most of which mlir-tblgen leaves to the C++ compiler: each is
//! one mistake, at its position.

use rtblgen_backends::Generator;

use crate::run;

const PRELUDE: &str = "include \"mlir/IR/OpBase.td\"\n\
     include \"mlir/Interfaces/InferTypeOpInterface.td\"\n\
     def D : Dialect { let name = \"d\"; let cppNamespace = \"::d\"; }\n\
     class O<list<Trait> traits = []> : Op<D, \"x\", traits>;\n";

/// The definition, the start of the message, and the text that it points at.
type Case = (&'static str, &'static str, &'static str);

const PARENTS: &[Case] = &[
    (r#"def X : O<[HasParent<"">]>;"#, "`HasParent` names no op", r#"HasParent<"">"#),
    (r#"def X : O<[ParentOneOf<[]>]>;"#, "`HasParent` names no op", "ParentOneOf<[]>"),
    (r#"def X : O<[HasParent<"a b">]>;"#, "the class of an op must be a path", r#"HasParent<"a b">"#),
    (r#"def X : O<[HasParent<"fn">]>;"#, "the class of an op must be a path", r#"HasParent<"fn">"#),
    (r#"def X : O<[HasParent<"1x">]>;"#, "the class of an op must be a path", r#"HasParent<"1x">"#),
    (r#"def X : O<[HasParent<[{"}]>]>;"#, "the class of an op must be a path", r#"HasParent<[{"}]>"#),
    (
        r#"def X : O<[SingleBlockImplicitTerminator<"a b">]> { let regions = (region AnyRegion:$r); }"#,
        "the class of an op must be a path",
        r#"SingleBlockImplicitTerminator<"a b">"#,
    ),
    (
        r#"def X : O<[SingleBlockImplicitTerminator<"">]> { let regions = (region AnyRegion:$r); }"#,
        "`SingleBlockImplicitTerminator` names no op",
        r#"SingleBlockImplicitTerminator<"">"#,
    ),
    (
        r#"def X : O<[HasParent<"::mlir::scf::ForOp">]>;"#,
        "neither this file nor the runtime has the op `::mlir::scf::ForOp`",
        r#"HasParent<"::mlir::scf::ForOp">"#,
    ),
];

const ARGUMENTS: &[Case] = &[
    (
        r#"def X : O<[AllTypesMatch<["a", "b"]>]> { let arguments = (ins AnyType:$a, I32Attr:$b); }"#,
        "the attribute `b` has no type",
        r#""b""#,
    ),
    (
        r#"def X : O<[AllTypesMatch<["a", "b"]>]> { let arguments = (ins AnyType:$a, OptionalAttr<ElementsAttr>:$b); }"#,
        "the attribute `b` has no type",
        r#""b""#,
    ),
    (
        r#"def X : O<[AllTypesMatch<["a", "b"]>]> { let arguments = (ins Variadic<AnyType>:$a, AnyType:$b); }"#,
        "`a` is variadic and `b` is not: a list of types is never equal to one type",
        r#""a""#,
    ),
    (
        r#"def X : O<[TypesMatchWith<"s", "a", "b", "$_self">]> { let arguments = (ins AnyType:$a, Variadic<AnyType>:$b); }"#,
        "`b` is variadic and `a` is not",
        r#""b""#,
    ),
    (
        r#"def X : O<[AllElementTypesMatch<["a", "b"]>]> { let arguments = (ins Variadic<AnyType>:$a, AnyType:$b); }"#,
        "`a` is variadic: here the type of exactly one value is needed",
        r#""a""#,
    ),
    (
        r#"def X : O<[AllShapesMatch<["a", "b"]>]> { let arguments = (ins Variadic<AnyType>:$a, AnyType:$b); }"#,
        "`a` is variadic",
        r#""a""#,
    ),
    (
        r#"def X : O<[AllRanksMatch<["a", "b"]>]> { let arguments = (ins Variadic<AnyType>:$a, AnyType:$b); }"#,
        "`a` is variadic",
        r#""a""#,
    ),
    (
        r#"def X : O<[ElementTypeIs<"a", I32>]> { let arguments = (ins Variadic<AnyType>:$a); }"#,
        "`a` is variadic",
        r#"ElementTypeIs<"a", I32>"#,
    ),
    (
        r#"def X : O<[TypeIs<"a", I32>]> { let arguments = (ins I32Attr:$a); }"#,
        "the attribute `a` has no type",
        r#"TypeIs<"a", I32>"#,
    ),
    (
        r#"def X : O<[InputMatchesTypes<["a", "b"], [I32, I64]>]> { let arguments = (ins AnyType:$a, Variadic<AnyType>:$b); }"#,
        "`b` is variadic",
        r#""b""#,
    ),
];

const NAMES: &[Case] = &[
    (
        r#"def X : O<[AllTypesMatch<["a", "zz"]>]> { let arguments = (ins AnyType:$a); }"#,
        "there is no placeholder `$zz` here",
        r#""zz""#,
    ),
    (
        r#"def X : O<[TypeIs<"zz", I32>]> { let arguments = (ins AnyType:$a); }"#,
        "there is no placeholder `$zz` here",
        r#"TypeIs<"zz", I32>"#,
    ),
    (
        r#"def X : O<[AllTypesMatch<["a", "g"]>]> { let arguments = (ins AnyType:$a); let regions = (region AnyRegion:$g); }"#,
        "there is no placeholder `$g` here",
        r#""g""#,
    ),
    (
        r#"def X : O<[TypesMatchWith<"s", "a", "q", "$_self">]> { let arguments = (ins AnyType:$a); }"#,
        "there is no placeholder `$q` here",
        r#""q""#,
    ),
    (
        r#"def X : O<[PredOpTrait<"s", CPred<"$a.use_empty() && $q.use_empty()">>]> { let arguments = (ins AnyType:$a); }"#,
        "there is no placeholder `$q` here",
        "$q",
    ),
    (
        r#"def X : O<[]> { let arguments = (ins Type<CPred<"$_self.is_f32() && $_ir.ok()">, "t">:$a); }"#,
        "there is no placeholder `$_ir` here",
        "$_ir",
    ),
    (r#"def X : Op<D, "a b">;"#, "'a b' is no name of an op", r#""a b""#),
    (r#"def X : Op<D, "a\nb">;"#, "'a\\nb' is no name of an op", r#""a\nb""#),
    (r#"def X : Op<D, "ü.α">;"#, "'ü.α' is no name of an op", r#""ü.α""#),
];

const NUMBERS: &[Case] = &[
    (
        "def X : O { let arguments = (ins ConfinedAttr<ArrayAttr, [ArrayMaxCount<-1>]>:$a); }",
        "assertion failed: the number of elements must not be negative",
        "ArrayMaxCount",
    ),
    (
        "def X : O { let arguments = (ins ConfinedAttr<ArrayAttr, [ArrayCount<-3>]>:$a); }",
        "assertion failed: the number of elements must not be negative",
        "ArrayCount",
    ),
    (
        "def X : O { let arguments = (ins ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<-1, 3>]>:$a); }",
        "assertion failed: the index of an element must not be negative",
        "IntArrayNthElemEq",
    ),
    (
        "def X : O { let regions = (region SizedRegion<-1>:$a); }",
        "assertion failed: the number of blocks must not be negative",
        "SizedRegion",
    ),
    (
        "def X : O { let regions = (region MaxSizedRegion<-2>:$a); }",
        "assertion failed: the number of blocks must not be negative",
        "MaxSizedRegion",
    ),
    (
        r#"def X : O<[PredOpTrait<"s", TCopVTEtIs<-1, I32>>]> { let arguments = (ins AnyType:$a); }"#,
        "assertion failed: the number of an operand must not be negative",
        "TCopVTEtIs",
    ),
    (
        r#"def X : O<[PredOpTrait<"s", TCresVTEtIsSameAsOp<0, -1>>]> { let arguments = (ins AnyType:$a); }"#,
        "assertion failed: the number of an operand must not be negative",
        "TCresVTEtIsSameAsOp",
    ),
    ("def X : O { let arguments = (ins F<7>:$a); }", "assertion failed: there is no float of 7 bits", "F"),
    (
        "def X : O { let arguments = (ins FloatOfWidths<[16, 7]>:$a); }",
        "assertion failed: there is no float of 7 bits",
        "FloatOfWidths",
    ),
];

const KINDS: &[Case] = &[
    (
        r#"def X : O<[NativeAttrTrait<"X">]>;"#,
        "`NativeAttrTrait` is not a trait of operations",
        r#"NativeAttrTrait<"X">"#,
    ),
    (
        r#"def X : O<[TraitList<[NativeTypeTrait<"X">]>]>;"#,
        "`NativeTypeTrait` is not a trait of operations",
        r#"TraitList<[NativeTypeTrait<"X">]>"#,
    ),
    (r#"def I : AttrInterface<"I">; def X : O<[I]>;"#, "`I` is not a trait of operations", "I"),
    ("def X : O<[?]>;", "a trait is missing here", "?"),
    (r#"def X : O<[PredOpTrait<"s", ?>]>;"#, "field 'predicate' of record", "?"),
    (r#"def X : O<[PredOpTrait<"", CPred<"">>]>;"#, "the predicate is empty", "X"),
    (
        r#"def T : Type<CPred<" ">, "t">; def X : O { let arguments = (ins T:$a); }"#,
        "the predicate is empty",
        "CPred",
    ),
    (
        "def X : O<[Involution, SameOperandsAndResultType]> { let arguments = (ins I32:$a, I32:$b); let results = (outs I32:$r); }",
        "`Involution` is for ops with exactly one operand",
        "Involution",
    ),
    (
        "def X : O<[Idempotent]> { let arguments = (ins I32:$a, I32:$b); let results = (outs I32:$r); }",
        "`Idempotent` is for ops with the trait `SameOperandsAndResultType`",
        "Idempotent",
    ),
    (
        "def X : O<[ConstantLike]> { let arguments = (ins I32:$a); let results = (outs I32:$r); }",
        "`ConstantLike` is for ops with no operands",
        "ConstantLike",
    ),
    ("def X : O<[AffineScope]>;", "`AffineScope` is for ops with at least one region", "AffineScope"),
    (
        "def X : O<[AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$a, Optional<I32>:$b, \
         DenseI32ArrayAttr:$operandSegmentSizes); }",
        "`operandSegmentSizes` is what 'AttrSizedOperandSegments' stores the sizes in",
        "DenseI32ArrayAttr",
    ),
    (
        r#"def X : O { let arguments = (ins AnyType:$a); let assemblyFormat = "$a (`:` type($a)^)? attr-dict"; }"#,
        "only variable length operands can be used within an optional group",
        "type",
    ),
    (
        r#"def X : O { let assemblyFormat = ""; }"#,
        "'attr-dict' directive not found in custom assembly format",
        r#""""#,
    ),
    (
        r#"def X : O { let assemblyFormat = "  "; }"#,
        "'attr-dict' directive not found in custom assembly format",
        r#""  ""#,
    ),
];

fn check(cases: &[Case]) {
    let mut wrong = Vec::new();
    for (text, message, place) in cases {
        let Err(failure) = run(Generator::Dialect, &format!("{PRELUDE}{text}")) else {
            wrong.push(format!("{text}: it is accepted"));
            continue;
        };
        let found: Vec<_> = failure.errors().collect();
        let [only] = found[..] else {
            wrong.push(format!("{text}: {found:?}"));
            continue;
        };
        let span = only.span.expect("it has a place");
        let (pointed, file) =
            (failure.sources.text(span), failure.sources.name(failure.sources.file_of(span)));
        if !only.message.starts_with(message) || pointed != *place || file != "test.td" {
            wrong.push(format!("{text}: '{}' at `{pointed}` in {file}", only.message));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn parents_and_terminators_are_ops() {
    check(PARENTS);
}

#[test]
fn arguments_of_traits_have_the_types_that_are_asked_for() {
    check(ARGUMENTS);
}

#[test]
fn names_are_blamed_where_they_stand() {
    check(NAMES);
}

#[test]
fn numbers_are_in_their_range() {
    check(NUMBERS);
}

#[test]
fn traits_fit_their_ops() {
    check(KINDS);
}
