//! Errors of operations without a translation, with their places.

fn error_of(source: &str) -> String {
    let outcome = crate::translate(source);
    assert!(!outcome.success, "{source}: {}", outcome.output);
    outcome.errors.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn an_operation_of_another_dialect_is_named() {
    let error = error_of("func.func @f() { return }");
    assert!(error.starts_with("<stdin>:1:1: error: cannot be converted to LLVM IR"), "{error}");
    assert!(error.ends_with("for dialect for op: func.func"), "{error}");
    let error = error_of("llvm.func @f(%x: i32) {\n  %0 = arith.addi %x, %x : i32\n  llvm.return\n}");
    let expected =
        "<stdin>:2:8: error: cannot be exported to LLVM IR: no translation of the operation 'arith.addi'";
    assert_eq!(error, expected);
}

#[test]
fn an_unknown_intrinsic_is_named() {
    let error = error_of(
        "llvm.func @f() {\n  llvm.call_intrinsic \"llvm.x86.nothing\"() : () -> ()\n  llvm.return\n}",
    );
    assert!(error.contains("could not find LLVM intrinsic: \"llvm.x86.nothing\""), "{error}");
}

/// LLVM allows the tag for static members, of which the dialect has no flag; mlir-translate fails, too.
#[test]
fn a_derived_type_with_another_tag_is_named() {
    let error = error_of(
        "#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
        #type = #llvm.di_derived_type<tag = DW_TAG_variable, name = \"s\", baseType = #int>
        #file = #llvm.di_file<\"a\" in \"b\">
        #unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
        #variable = #llvm.di_global_variable<scope = #unit, name = \"g\", file = #file, line = 1, type = #type, isLocalToUnit = false, isDefined = true>
        #expression = #llvm.di_global_variable_expression<var = #variable>
        llvm.mlir.global @g(0 : i32) {dbg_exprs = [#expression]} : i32",
    );
    assert!(
        error.contains("a derived type with the tag DW_TAG_variable, which LLVM does not allow"),
        "{error}"
    );
}

#[test]
fn a_layout_that_llvm_cannot_have_is_an_error() {
    let cases = [
        ("\"dlti.odd\" = 1", "unknown data layout entry name: dlti.odd"),
        ("\"dlti.default_memory_space\" = 1", "unsupported data layout key \"dlti.default_memory_space\""),
        ("\"a.b\" = 1", "unsupported data layout key \"a.b\""),
        ("bf16 = dense<8> : vector<1xi64>", "unsupported type in data layout: 'bf16'"),
        ("ui8 = dense<8> : vector<1xi64>", "unsupported data layout for non-signless integer 'ui8'"),
        (
            "!llvm.struct<()> = dense<8> : vector<1xi64>",
            "unsupported type in data layout: '!llvm.struct<()>'",
        ),
        // Of these, mlir-translate makes wrong layouts, or crashes.
        (
            "\"dlti.stack_alignment\" = \"x\"",
            "the data layout entry \"dlti.stack_alignment\" has the value \"x\" of another kind",
        ),
        (
            "\"dlti.legal_int_widths\" = 8",
            "the data layout entry \"dlti.legal_int_widths\" has the value 8 : i64 of another kind",
        ),
        ("\"dlti.mangling_mode\" = \"q\"", "the data layout 'm:q' is invalid: unknown mangling mode"),
        (
            "i32 = dense<24> : vector<1xi64>",
            "the data layout 'i32:24' is invalid: ABI alignment must be a power of two times the byte width",
        ),
    ];
    for (entry, expected) in cases {
        let error = error_of(&format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{entry}>}} {{}}"));
        assert!(error.contains(expected), "{entry}: {error}");
    }
}

#[test]
fn attributes_are_checked() {
    let function = |attribute: &str| format!("llvm.func @f() attributes {{passthrough = [{attribute}]}}");
    let cases = [
        ("\"align\"", "LLVM attribute 'align' expects a value"),
        ("[\"noinline\", \"x\"]", "LLVM attribute 'noinline' does not expect a value, found 'x'"),
        ("1 : i32", "expected 'passthrough' to contain string or array attributes"),
        ("[\"nofpclass\", \"3\"]", "passes the attribute 'nofpclass', which no function can have"),
        ("[\"range\", \"3\"]", "LLVM attribute 'range' does not expect a value, found '3'"),
    ];
    for (attribute, expected) in cases {
        let error = error_of(&function(attribute));
        assert!(error.contains(expected), "{error}");
    }
}

/// An attribute that LLVM IR cannot express is a warning, once for each name. One that mlir-translate acts on is an error.
#[test]
fn attributes_that_are_left_out_are_named() {
    let source = "llvm.func @f(%x: i32 {own.a}) attributes {own.b, llvm.emit_c_interface, sym_visibility = \"private\"} {
      %0 = llvm.add %x, %x {own.c} : i32
      %1 = llvm.add %x, %0 {own.c} : i32
      llvm.return
    }";
    let outcome = crate::translate(source);
    assert!(outcome.success, "{}", outcome.errors);
    let warnings: Vec<&str> = outcome.errors.lines().filter(|line| line.contains("warning: ")).collect();
    let of = |name: &str, rest: &str| {
        format!("warning: the attribute '{name}' is not known to the export and is left out{rest}")
    };
    let expected = [of("own.b", ""), of("own.a", ""), of("own.c", ", nor those of 1 more operations")];
    assert_eq!(warnings.len(), expected.len(), "{}", outcome.errors);
    for (warning, expected) in warnings.iter().zip(expected) {
        assert!(warning.ends_with(&expected), "{warning}");
    }
    let error = error_of("llvm.func @f() attributes {nvvm.kernel}");
    assert!(error.contains("has the attribute 'nvvm.kernel', which has no export here"), "{error}");
}

#[test]
fn attributes_of_arguments_that_are_left_out_are_named() {
    for op in [
        "llvm.call @g(%x) : (f32 {own.a}) -> f32",
        "llvm.call @g(%x) : (f32) -> (f32 {own.a})",
        "llvm.call_intrinsic \"llvm.sqrt.f32\"(%x) : (f32 {own.a}) -> f32",
    ] {
        let source =
            format!("llvm.func @g(f32) -> f32\nllvm.func @f(%x: f32) {{\n  %0 = {op}\n  llvm.return\n}}");
        let outcome = crate::translate(&source);
        let expected =
            "<stdin>:3:8: warning: the attribute 'own.a' is not known to the export and is left out\n";
        assert!(outcome.success && outcome.errors.contains(expected), "{op}: {}", outcome.errors);
    }
}

#[test]
fn discardable_attributes_do_not_count_as_those_of_an_op() {
    for (op, name) in [
        ("llvm.icmp \"ult\" %x, %x {fastmathFlags = #llvm.fastmath<fast>} : i32", "fastmathFlags"),
        ("llvm.add %x, %x {nontemporal} : i32", "nontemporal"),
        (
            "llvm.ptrtoint %p {dereferenceable = #llvm.dereferenceable<bytes = 8>} : !llvm.ptr to i32",
            "dereferenceable",
        ),
        ("llvm.call @g(%x) {branch_weights = array<i32: 3>} : (i32) -> i32", "branch_weights"),
        ("llvm.call @g(%x) {nontemporal} : (i32) -> i32", "nontemporal"),
    ] {
        let source = |op: &str| {
            format!(
                "llvm.func @g(i32) -> i32\nllvm.func @f(%x: i32, %p: !llvm.ptr) {{\n  %0 = {op}\n  llvm.return\n}}"
            )
        };
        let (start, rest) = op.split_once(" {").expect("the op has an attribute");
        let (_, end) = rest.split_once("} ").expect("the op has a type");
        let outcome = crate::translate(&source(op));
        let expected =
            format!("warning: the attribute '{name}' is not known to the export and is left out\n");
        assert!(outcome.success && outcome.errors.contains(&expected), "{op}: {}", outcome.errors);
        assert_eq!(outcome.output, crate::translate(&source(&format!("{start} {end}"))).output, "{op}");
    }
}

#[test]
fn attributes_of_the_module_have_their_kinds() {
    for (attribute, found) in [
        ("llvm.ident = [\"a\"]", "expected a string for `llvm.ident`, found [\"a\"]"),
        ("llvm.commandline = 1", "expected a string for `llvm.commandline`, found 1 : i64"),
        ("llvm.target_triple = 3", "expected a string for `llvm.target_triple`, found 3 : i64"),
        (
            "llvm.dependent_libraries = \"a\"",
            "expected an array of strings for `llvm.dependent_libraries`, found \"a\"",
        ),
        ("llvm.dependent_libraries = [1]", "expected a string for `llvm.dependent_libraries`, found 1 : i64"),
    ] {
        let error = error_of(&format!("module attributes {{{attribute}}} {{}}"));
        assert!(error.ends_with(found), "{error}");
    }
}

/// Splats of any length take no memory of their own.
#[test]
fn splats_are_not_listed() {
    const LENGTH: &str = "4294967296";
    let global = |value: &str, ty: &str| {
        format!(
            "llvm.mlir.global common @g(dense<{value}> : vector<{LENGTH}xi8>) {{addr_space = 0 : i32}} : {ty}"
        )
    };
    let array = format!("!llvm.array<{LENGTH} x i8>");
    let text = crate::translate(&global("0", &array));
    assert!(
        text.output.contains(&format!("common global [{LENGTH} x i8] zeroinitializer")),
        "{}",
        text.errors
    );
    let outcome = crate::translate(&global("1", &array));
    assert!(!outcome.success && outcome.errors.contains("expected zero value for 'common' linkage"));
    let error = error_of(&global("1", &array).replace("common", "internal"));
    assert!(error.contains("has a constant whose text would list 4294967296 elements"), "{error}");
    let vector = format!("vector<{LENGTH}xi8>");
    let text = crate::translate(&global("1", &vector).replace("common", "internal"));
    assert!(text.output.contains(&format!("<{LENGTH} x i8> splat (i8 1)")), "{}", text.errors);
    let sparse = format!("llvm.mlir.global internal @g(sparse<0, 1> : {vector}) {{}} : {array}");
    let error = error_of(&sparse);
    assert!(error.contains("would list 4294967296 elements"), "{error}");
    let sum = format!(
        "llvm.func @f() -> {vector} {{
          %0 = llvm.mlir.constant(dense<1> : {vector}) : {vector}
          %1 = llvm.add %0, %0 : {vector}
          llvm.return %1 : {vector}
        }}"
    );
    let text = crate::translate(&sum);
    assert!(text.output.contains(&format!("ret <{LENGTH} x i8> splat (i8 2)")), "{}", text.output);
}

#[test]
fn alignments_are_powers_of_two() {
    for number in ["3", "8589934592"] {
        let load = format!(
            "llvm.func @f(%p: !llvm.ptr) {{\n  %0 = llvm.load %p {{alignment = {number} : i64}} : !llvm.ptr -> i32\n  llvm.return\n}}"
        );
        let error = error_of(&load);
        assert!(error.contains("an alignment is a power of two of at most 2^32"), "{error}");
    }
}

#[test]
fn a_command_line_without_a_translation_is_an_error() {
    let run = |flags: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_rtblgen-translate"));
        let output = oracle::output_of(command.args(flags), b"module {}");
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (success, errors) = run(&[]);
    assert!(!success && errors.contains("no translation is asked for"), "{errors}");
    let (success, errors) = run(&["--mlir-to-llvmir=x"]);
    assert!(!success && errors.contains("has no value 'x'"), "{errors}");
    assert!(run(&["--mlir-to-llvmir"]).0 && run(&["--help"]).0);
    for (first, second) in [
        ("mlir-to-llvmir", "import-llvm"),
        ("import-llvm", "import-llvm"),
        ("mlir-to-llvmir", "mlir-to-llvmir"),
    ] {
        let (success, errors) = run(&[&format!("--{first}"), &format!("--{second}")]);
        assert!(!success && errors.contains(&format!("--{second} cannot follow --{first}")), "{errors}");
    }
}

/// Each structure has the one before it twice, without a name: LLVM writes 2^40 types.
#[test]
fn types_with_endless_texts_are_errors() {
    let mut source = "!s0 = !llvm.struct<(i32, i32)>\n".to_owned();
    for level in 1..=40 {
        let below = level - 1;
        source += &format!("!s{level} = !llvm.struct<(!s{below}, !s{below})>\n");
    }
    let expected = "has a type whose text in LLVM IR has more than 2 MiB: give names to the structures in it";
    for op in [
        "llvm.mlir.global external @g() : !s40",
        "llvm.func @f(!s40)",
        "llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p : !llvm.ptr -> !s40 llvm.return }",
        "llvm.func @f(%p: !llvm.ptr) { %0 = llvm.mlir.undef : !s40 llvm.store %0, %p : !s40, !llvm.ptr llvm.return }",
    ] {
        let error = error_of(&format!("{source}{op}\n"));
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn initializers_have_the_numbers_of_their_type() {
    for (value, ty, found) in [
        ("dense<[1, 2]> : tensor<2xi32>", "!llvm.array<3 x i32>", 2),
        ("dense<[1, 2, 3]> : tensor<3xi32>", "!llvm.array<2 x i32>", 3),
        ("[1 : i32]", "!llvm.array<2 x i32>", 1),
        ("dense<[1, 2]> : vector<2xi32>", "vector<3xi32>", 2),
        ("dense<[1, 2]> : vector<2xi32>", "vector<[2]xi32>", 2),
        ("sparse<[[0]], [1]> : tensor<2xi32>", "!llvm.array<3 x i32>", 2),
    ] {
        let error = error_of(&format!("llvm.mlir.global external @a({value}) : {ty}"));
        let expected = format!("has a constant of {found} numbers, which are not those of {ty}");
        assert!(error.contains(&expected), "{value}: {error}");
    }
}

#[test]
fn an_alignment_below_zero_and_operand_attributes_without_an_export_are_named() {
    let error = error_of(
        "llvm.func @f(%i: i32) {\n  %0 = llvm.alloca %i x i32 {alignment = -1 : i64} : (i32) -> !llvm.ptr\n  llvm.return\n}",
    );
    assert!(error.contains("has the alignment -1; an alignment is a power of two"), "{error}");
    for (entry, expected) in [
        ("llvm.elementtype = i32", "has the operand attribute 'llvm.elementtype' with the value i32"),
        ("elementtype = 3 : i32", "has the operand attribute 'elementtype' with the value 3 : i32"),
    ] {
        let source = format!(
            "llvm.func @f(%p: !llvm.ptr) {{\n  llvm.inline_asm operand_attrs = [{{{entry}}}] \"\", \"=*m\" %p : (!llvm.ptr) -> ()\n  llvm.return\n}}"
        );
        let error = error_of(&source);
        assert!(error.starts_with("<stdin>:2:3: error: ") && error.contains(expected), "{error}");
    }
}
