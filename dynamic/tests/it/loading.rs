//! Tests of the diagnostics of loading, and of unknown snippets.

use std::sync::Arc;

use rtblgen_backends::{Failure, MainFile};
use rtblgen_dynamic::{DialectFlags, LoadedDialects, Source, load};
use tblgen_parser::Memory;

use crate::support::opt;

/// Loads definitions of the dialect `t`.
fn loaded(definitions: &str) -> Result<Arc<LoadedDialects>, Failure> {
    let text = format!(
        "include \"mlir/IR/OpBase.td\"\n\
         def T_Dialect : Dialect {{ let name = \"t\"; let cppNamespace = \"::t\"; }}\n{definitions}"
    );
    let main = MainFile::Text { name: "t.td".to_owned(), text };
    load(&Source { main, ..Source::default() }, &Memory::default())
}

fn errors(definitions: &str, program: &str) -> String {
    opt(&loaded(definitions).expect("the file is right"), &[], program).errors
}

#[test]
fn equal_files_are_loaded_once() {
    let one = "def T_A : Op<T_Dialect, \"a\">;";
    let first = loaded(one).expect("the file is right");
    assert!(Arc::ptr_eq(&first, &loaded(one).expect("the file is right")));
    assert!(!Arc::ptr_eq(&first, &loaded("def T_B : Op<T_Dialect, \"b\">;").expect("the file is right")));
}

#[test]
fn mistakes_have_places() {
    let failure = loaded("def T_A : Op<T_Dialect, \"a\"> { let arguments = (ins 3:$x); }").unwrap_err();
    assert!(failure.to_string().contains("t.td:3:"), "{failure}");
    assert!(failure.to_string().contains("undefined type for argument #0"), "{failure}");
}

#[test]
fn messages_are_those_of_compiled_dialects() {
    let op = "def T_A : Op<T_Dialect, \"a\"> { let arguments = (ins AnyTypeOf<[I32, F32]>:$x); }";
    let program = "%0 = \"t.b\"() : () -> i64\n\"t.a\"(%0) : (i64) -> ()\n";
    let dialects = loaded(op).expect("the file is right");
    let outcome = opt(&dialects, &["--allow-unregistered-dialect"], &program.replace("t.b", "u.b"));
    let expected = "'t.a' op operand #0 must be 32-bit signless integer or 32-bit float, but got 'i64'";
    assert!(outcome.errors.contains(expected), "{}", outcome.errors);
}

#[test]
fn unknown_predicates_do_not_hold_and_are_named() {
    let op = "def Odd : Type<CPred<\"my_own_check($_self)\">, \"odd\">;\n\
              def NotOdd : Type<Neg<Odd.predicate>, \"not odd\">;\n\
              def OddOrIndex : Type<Or<[Odd.predicate, Index.predicate]>, \"odd or index\">;\n\
              class T_Op<string name, Type type> : Op<T_Dialect, name> { let results = (outs type:$r); }\n\
              def T_A : T_Op<\"a\", Odd>;\ndef T_B : T_Op<\"b\", NotOdd>;\ndef T_C : T_Op<\"c\", OddOrIndex>;";
    let said = "result #0 must be";
    for name in ["a", "b", "c"] {
        let found = errors(op, &format!("%0 = \"t.{name}\"() : () -> i32\n"));
        assert!(found.contains(said), "{name}: {found}");
    }
    // The part that is known decides.
    assert_eq!(errors(op, "%0 = \"t.c\"() : () -> index\n"), "");
    let missing = &loaded(op).expect("the file is right").missing;
    let shown: Vec<String> = missing.iter().map(ToString::to_string).collect();
    assert!(shown.contains(&"the function `my_own_check` of `Odd` (t.td:3)".to_owned()), "{shown:?}");
}

#[test]
fn unknown_parts_of_the_snippets_of_inferred_types_are_named() {
    let ops = |snippet: &str| {
        format!(
            "include \"mlir/IR/AttrTypeBase.td\"\n\
             def Box : TypeDef<T_Dialect, \"Box\"> {{ let mnemonic = \"box\"; let parameters = (ins \"Type\":$inner); let assemblyFormat = \"`<` $inner `>`\"; }}\n\
             def T_A : Op<T_Dialect, \"a\", [TypesMatchWith<\"inner\", \"x\", \"r\", \"{snippet}\">]> {{ let arguments = (ins Box:$x); let results = (outs AnyType:$r); let assemblyFormat = \"$x attr-dict `:` type($x)\"; }}\n\
             def T_B : Op<T_Dialect, \"b\"> {{ let results = (outs Box:$r); }}"
        )
    };
    let program = "%0 = \"t.b\"() : () -> !t.box<i8>\n%1 = t.a %0 : <i8>\n";
    assert_eq!(errors(&ops("$_self.cast::<BoxType>().unwrap().inner()"), program), "");
    let found = errors(&ops("$_self.cast::<BoxType>().my_own()"), program);
    let expected = "custom op 't.a' cannot infer the types that are left out from '!t.box<i8>'; \
                    the snippet of `TypesMatchWith` is not known: the method `my_own` (t.td:5)\n";
    assert!(found.contains(expected), "{found}");
}

/// Definitions in C++, of a folder of such files.
fn stock(definitions: &str) -> Arc<LoadedDialects> {
    let text = format!(
        "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
         def T_Dialect : Dialect {{ let name = \"t\"; let cppNamespace = \"::t\"; let useDefaultTypePrinterParser = 1; }}\n\
         {definitions}"
    );
    let main = MainFile::Text { name: "up/own.td".to_owned(), text: "include \"T.td\"".to_owned() };
    let upstream_includes = vec!["up".into()];
    load(
        &Source { main, upstream_includes, ..Source::default() },
        &Memory::from([("up/T.td", text.as_str())]),
    )
    .expect("the file is right")
}

#[test]
fn an_unknown_part_about_elements_does_not_hide_the_rest() {
    let dialects = stock(
        "def Odd : Type<CPred<\"my_own_check($_self)\">, \"odd\">;\n\
         def T_A : Op<T_Dialect, \"a\"> { let results = (outs TensorOf<[F32, Odd]>:$r); }",
    );
    let errors =
        |ty: &str| opt(&dialects, &["--no-stub-warnings"], &format!("%0 = \"t.a\"() : () -> {ty}\n")).errors;
    assert_eq!(errors("tensor<4xf32>"), "");
    let unknown = errors("tensor<4xf64>");
    assert!(unknown.contains("is not known"), "{unknown}");
    // The part that is known decides.
    let known = errors("f32");
    assert!(known.contains("must be tensor of") && !known.contains("must be tensor of any"), "{known}");
}

/// Unknown predicates of ops, regions, successors and properties, with what the error names.
#[test]
fn unknown_predicates_are_named_wherever_they_are() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        include "mlir/IR/Properties.td"
        def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
        def A : Op<T_Dialect, "a", [PredOpTrait<"it is right", CPred<"my_check($_op)">>]>;
        def B : Op<T_Dialect, "b", [NoTerminator]> { let regions = (region Region<CPred<"$_self.my_check()">, "right">:$r); }
        def C : Op<T_Dialect, "c", [Terminator]> { let successors = (successor Successor<CPred<"$_self.my_check()">, "right">:$s); }
        def D : Op<T_Dialect, "d"> { let arguments = (ins ConfinedProp<I64Prop, CPred<"my_check($_self)">, "right">:$p); }
        def E : Op<T_Dialect, "e", [TypesMatchWith<"the types match", "x", "r", "my_check($_self)">]> {
          let arguments = (ins AnyType:$x); let results = (outs AnyType:$r);
        }
    "#;
    let main = MainFile::Text { name: "t.td".to_owned(), text: text.to_owned() };
    let dialects =
        load(&Source { main, ..Source::default() }, &Memory::default()).expect("the file is right");
    let cases = [
        (
            "\"t.a\"() : () -> ()",
            "failed to verify that it is right; the predicate of `t.a` is not known: the function `my_check` (t.td:5)",
        ),
        (
            "\"t.b\"() ({}) : () -> ()",
            "failed to verify constraint: right; the predicate of `Region` is not known: the method `my_check` (t.td:6)",
        ),
        (
            "\"u.f\"() ({\n\"t.c\"()[^a] : () -> ()\n^a:\n\"u.end\"() : () -> ()\n}) : () -> ()",
            "failed to verify constraint: right; the predicate of `Successor` is not known: the method `my_check` (t.td:7)",
        ),
        (
            "\"t.d\"() <{p = 3 : i64}> : () -> ()",
            "failed to satisfy constraint: right; the predicate of `t.d` is not known: the function `my_check` (t.td:8)",
        ),
        (
            "%0 = \"u.x\"() : () -> i32\n%1 = \"t.e\"(%0) : (i32) -> i32",
            "failed to verify that the types match; the predicate of `t.e` is not known: the function `my_check` (t.td:9)",
        ),
    ];
    for (program, message) in cases {
        let errors = opt(&dialects, &["--allow-unregistered-dialect"], program).errors;
        assert!(errors.contains(message), "{program}\n{errors}");
    }
}

/// Without the methods of `RegionKindInterface`, regions may be graphs and may be control flow.
#[test]
fn kinds_of_regions_that_are_left_to_code_are_not_known() {
    let text = r#"
        include "mlir/IR/RegionKindInterface.td"
        def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
        class T_Op<string name, list<Trait> traits> : Op<T_Dialect, name, traits> { let regions = (region AnyRegion:$r); }
        def Either : T_Op<"either", [DeclareOpInterfaceMethods<RegionKindInterface>, NoTerminator]>;
        def Graph : T_Op<"graph", [RegionKindInterface, HasOnlyGraphRegion, NoTerminator]>;
        def Plain : T_Op<"plain", [NoTerminator]>;
    "#;
    let main = MainFile::Text { name: "t.td".to_owned(), text: text.to_owned() };
    let dialects =
        load(&Source { main, ..Source::default() }, &Memory::default()).expect("the file is right");
    let shown: Vec<&str> = dialects.missing.iter().map(|missing| missing.what.as_str()).collect();
    assert_eq!(shown, ["the hook `RegionKindInterface`"]);
    let circle = "%0 = \"u.a\"(%1) : (i32) -> i32\n%1 = \"u.b\"(%0) : (i32) -> i32";
    let blocks = "\"u.c\"()[^a] : () -> ()\n^a:\n\"u.d\"() : () -> ()";
    let is_right = |op: &str, body: &str| {
        let program = format!("\"t.{op}\"() ({{\n{body}\n}}) : () -> ()");
        opt(&dialects, &["--allow-unregistered-dialect", "--cse"], &program).success
    };
    assert_eq!([is_right("either", circle), is_right("either", blocks)], [true, true]);
    assert_eq!([is_right("graph", circle), is_right("graph", blocks)], [true, false]);
    assert_eq!([is_right("plain", circle), is_right("plain", blocks)], [false, true]);
}

#[test]
fn predicates_test_for_classes_of_the_file() {
    let dialects = stock(
        "def T_Token : TypeDef<T_Dialect, \"Token\"> { let mnemonic = \"token\"; }\n\
         def T_Other : TypeDef<T_Dialect, \"Other\"> { let mnemonic = \"other\"; }\n\
         def IsToken : Type<CPred<\"::llvm::isa<::t::TokenType>($_self)\">, \"token\">;\n\
         def T_A : Op<T_Dialect, \"a\"> { let results = (outs IsToken:$r); }",
    );
    let errors = |ty: &str| opt(&dialects, &[], &format!("%0 = \"t.a\"() : () -> {ty}\n")).errors;
    assert_eq!(errors("!t.token"), "");
    for wrong in ["!t.other", "i32"] {
        let found = errors(wrong);
        assert!(found.contains(&format!("result #0 must be token, but got '{wrong}'\n")), "{found}");
    }
}

#[test]
fn predicates_about_attributes_are_known() {
    let dialects = stock(
        "def T_A : Op<T_Dialect, \"a\", [AllMatchSameOperatorTrait<[\"x\", \"y\"], \"$_self.size()\", \"size\">]> {\n\
         let arguments = (ins DenseI64ArrayAttr:$x, DenseI64ArrayAttr:$y);\n}",
    );
    let errors = |y: &str| {
        let program = format!("\"t.a\"() {{x = array<i64: 1, 2>, y = array<i64{y}>}} : () -> ()\n");
        opt(&dialects, &[], &program).errors
    };
    assert_eq!(errors(": 3, 4"), "");
    assert!(errors("").contains("failed to verify that all of {x, y} have same size"), "{}", errors(""));
}

#[test]
fn a_warning_about_a_class_is_there_once() {
    let dialects = stock(
        "def T_Own : Attr<CPred<\"true\">, \"own\">;\n\
         class T_Op<string name> : Op<T_Dialect, name> {\n\
         let arguments = (ins DefaultValuedOptionalAttr<T_Own, \"::t::Mode::DEFAULT\">:$x);\n}\n\
         def T_A : T_Op<\"a\">;\ndef T_B : T_Op<\"b\">;",
    );
    let warnings: Vec<&str> = dialects.warnings.iter().map(|own| own.message.as_str()).collect();
    assert_eq!(
        warnings,
        ["the default value of `x` is never put in: `T_Own` has no `constBuilderCall` in Rust"]
    );
}

#[test]
fn blocks_may_end_early() {
    let op = |predicate: &str| {
        format!(
            "def A : Type<CPred<\"{predicate}\">, \"right\">;\n\
             def T_A : Op<T_Dialect, \"a\"> {{ let results = (outs A:$r); }}"
        )
    };
    let is_right = |op: &str, ty: &str| errors(op, &format!("%0 = \"t.a\"() : () -> {ty}\n")).is_empty();
    let early = op("'a: { if $_self.is_index() { break 'a true; } $_self.is_f32() }");
    assert!(is_right(&early, "index") && is_right(&early, "f32") && !is_right(&early, "f64"));
    // The end is that of the outer block, and such ends are not known.
    let outer =
        op("'a: { let x = if $_self.is_integer(32) { if $_self.is_signless_integer(32) { break 'a false; } \
                   true } else { false }; !x }");
    assert!(!is_right(&outer, "i32"));
}

#[test]
fn hooks_are_listed() {
    let op = "def T_A : Op<T_Dialect, \"a\"> { let hasVerifier = 1; let hasFolder = 1; let hasCustomAssemblyFormat = 1; }";
    let dialects = loaded(op).expect("the file is right");
    let shown: Vec<&str> = dialects.missing.iter().map(|missing| missing.what.as_str()).collect();
    assert_eq!(shown, ["the hook `Verify`", "the hook `Fold`", "the hook `CustomAsm`"]);
    assert_eq!(
        opt(&dialects, &[], "\"t.a\"() : () -> ()\n").output,
        "module {\n  \"t.a\"() : () -> ()\n}\n\n"
    );
}

#[test]
fn constraints_of_many_alternatives_are_known() {
    let types: Vec<String> = (1..4_000).map(|width| format!("I<{width}>")).collect();
    let conditions = vec!["$_self.is_any_integer()"; 4_000].join(" && ");
    let cases: Vec<String> = (0..3_000).map(|case| format!("I32EnumAttrCase<\"c{case}\", {case}>")).collect();
    let definitions = format!(
        "include \"mlir/IR/EnumAttr.td\"\n\
         def E : I32EnumAttr<\"E\", \"e\", [{}]> {{ let cppNamespace = \"::t\"; }}\n\
         def T_A : Op<T_Dialect, \"a\"> {{ let results = (outs AnyTypeOf<[{}]>:$r); }}\n\
         def T_B : Op<T_Dialect, \"b\"> {{ let results = (outs Type<CPred<\"{conditions}\">, \"right\">:$r); }}\n\
         def T_C : Op<T_Dialect, \"c\"> {{ let arguments = (ins E:$e); let assemblyFormat = \"$e attr-dict\"; }}",
        cases.join(", "),
        types.join(", ")
    );
    assert_eq!(loaded(&definitions).expect("the file is right").missing, []);
    let is_right = |program: &str| errors(&definitions, program).is_empty();
    for op in ["a", "b"] {
        assert!(is_right(&format!("%0 = \"t.{op}\"() : () -> i3999")), "{op}");
        assert!(!is_right(&format!("%0 = \"t.{op}\"() : () -> f32")), "{op}");
    }
    assert!(is_right("t.c c2999") && is_right("\"t.c\"() {e = 2999 : i32} : () -> ()"));
    assert!(!is_right("\"t.c\"() {e = 3000 : i32} : () -> ()"));
}

#[test]
fn hooks_of_dialects_are_listed() {
    let text = "include \"mlir/IR/OpBase.td\"\n\
         def T : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; let hasCanonicalizer = 1;\n\
         let hasConstantMaterializer = 1; let hasOperationInterfaceFallback = 1; let hasOperationAttrVerify = 1; }\n\
         def T_A : Op<T, \"a\">;";
    let main = MainFile::Text { name: "t.td".to_owned(), text: text.to_owned() };
    let dialects =
        load(&Source { main, ..Source::default() }, &Memory::default()).expect("the file is right");
    let shown: Vec<String> = dialects.missing.iter().map(ToString::to_string).collect();
    let hooks = [
        "hasConstantMaterializer",
        "hasOperationAttrVerify",
        "hasOperationInterfaceFallback",
        "hasCanonicalizer",
    ];
    assert_eq!(shown, hooks.map(|hook| format!("the hook `{hook}` of `t` (t.td:2)")));
}

/// A text that is not written is an error that names the definition, the hook and the place.
#[test]
fn texts_of_definitions_that_are_not_written_are_named() {
    let dialects = stock(
        "def A : TypeDef<T_Dialect, \"A\"> { let mnemonic = \"a\"; let parameters = (ins \"int\":$w);\n\
         let hasCustomAssemblyFormat = 1; }\n\
         def B : TypeDef<T_Dialect, \"B\"> { let mnemonic = \"b\"; let parameters = (ins \"int\":$w);\n\
         let assemblyFormat = \"`<` custom<Own>($w) `>`\"; }\n\
         def C : TypeDef<T_Dialect, \"C\"> { let mnemonic = \"c\"; let parameters = (ins \"MyOwn\":$w);\n\
         let assemblyFormat = \"`<` $w `>`\"; }\n\
         def D : TypeDef<T_Dialect, \"D\"> { let mnemonic = \"d\"; let parameters = (ins \"std::string\":$w);\n\
         let assemblyFormat = \"`<` $w `>`\"; }",
    );
    let errors = |ty: &str| {
        opt(&dialects, &["--allow-unregistered-dialect"], &format!("\"u.x\"() {{a = {ty}}} : () -> ()"))
            .errors
    };
    let cases = [
        ("!t.a<1>", "the hook `CustomTypeAsm` of `!t.a` is not written (up/T.td:4)"),
        ("!t.b<1>", "the hook `CustomTypeAsm` of `!t.b` is not written (up/T.td:6)"),
        ("!t.c<1>", "the text of parameter 'w' of type `MyOwn` of `!t.c` is left to code"),
    ];
    for (ty, message) in cases {
        assert!(errors(ty).contains(message), "{}", errors(ty));
    }
    assert_eq!(errors("!t.d<\"text\">"), "");
}

#[test]
fn flags_are_taken_from_a_command_line() {
    let words =
        ["--dialect", "a.td", "--dialect=b.td", "-I", "x", "-Iy", "p.mlir", "--cse", "--", "--dialect"];
    let mut arguments = words.map(str::to_owned).to_vec();
    let flags = DialectFlags::take(&mut arguments).expect("each has a value");
    assert_eq!(flags.files, ["a.td", "b.td"].map(std::path::PathBuf::from));
    assert_eq!(flags.include_dirs, ["x", "y"].map(std::path::PathBuf::from));
    assert_eq!(arguments, ["p.mlir", "--cse", "--", "--dialect"]);
    assert_eq!(
        DialectFlags::take(&mut vec!["--dialect".to_owned()]),
        Err("`--dialect` needs a value".to_owned())
    );
    assert_eq!(
        DialectFlags::take(&mut vec!["--list-hooks=x".to_owned()]),
        Err("`--list-hooks` takes no value".to_owned())
    );
}

/// The runtime has the functions of `custom<DynamicIndexList>`; of any other directive, the author has them.
#[test]
fn index_lists_are_read_and_printed() {
    let text = r#"
        include "mlir/IR/OpBase.td"
        def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
        class T_Op<string name, string format> : Op<T_Dialect, name> {
          let arguments = (ins Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
          let assemblyFormat = format;
        }
        def Square : T_Op<"square", "custom<DynamicIndexList>($sizes, $static_sizes) attr-dict">;
        def Round : T_Op<"round",
            "custom<DynamicIndexList>($sizes, $static_sizes, \"{}\", \"::mlir::AsmParser::Delimiter::Paren\") attr-dict">;
        def Own : T_Op<"own", "custom<OwnList>($sizes, $static_sizes) attr-dict">;
    "#;
    let main = MainFile::Text { name: "t.td".to_owned(), text: text.to_owned() };
    let dialects =
        load(&Source { main, ..Source::default() }, &Memory::default()).expect("the file is right");
    let program = "%0 = \"u.size\"() : () -> index\nt.square [%0, 3, %0]\nt.round (4, %0)\nt.square []\n";
    let flags = ["--allow-unregistered-dialect"];
    let outcome = opt(&dialects, &flags, program);
    for line in ["t.square [%0, 3, %0]", "t.round (4, %0)", "t.square []"] {
        assert!(outcome.output.contains(line), "{}{}", outcome.output, outcome.errors);
    }
    assert_eq!(opt(&dialects, &flags, &outcome.output).output, outcome.output);
    let wrong = opt(&dialects, &flags, "t.square [x]\n");
    assert!(wrong.errors.contains("expected SSA value or integer"), "{}", wrong.errors);
    let missing: Vec<_> = dialects.missing.iter().map(|own| (own.of.as_str(), own.what.as_str())).collect();
    assert_eq!(missing, [("t.own", "the hook `parse_own_list, print_own_list`")]);
}
