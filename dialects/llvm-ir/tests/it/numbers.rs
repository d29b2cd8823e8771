//! Floating point numbers, beside LLVM's printer and reader.

use oracle::Oracle;
use oracle::random::Random;

/// Numbers whose decimal of six digits LLVM does not find, and some that it does.
const NUMBERS: &[(u64, &str)] = &[
    (0x3EB0_C6F7_A0B5_ED8D, "0x3EB0C6F7A0B5ED8D"), // 1e-6
    (0x3F50_624D_D2F1_A9FC, "1.000000e-03"),
    (0x44B5_2D02_C7E1_4AF6, "0x44B52D02C7E14AF6"), // 1e23
    (0x0D0D_7F43_8B33_E968, "0xD0D7F438B33E968"),
    (0x3FEF_FFFE_B074_A771, "0x3FEFFFFEB074A771"), // 0.999999
    (0x0000_0000_0000_4F0F, "9.999390e-320"),
    (0x4093_4A45_6D5C_FAAD, "0x40934A456D5CFAAD"),
    (0x8000_0000_0000_0000, "-0.000000e+00"),
    (0x7FF0_0000_0000_0000, "0x7FF0000000000000"),
    (0x7FF4_0000_0000_0000, "0x7FF4000000000000"),
];

fn global(number: usize, bits: u64) -> String {
    format!("llvm.mlir.global external @g{number}(0x{bits:016X} : f64) : f64\n")
}

#[test]
fn numbers_have_their_stored_text() {
    for (bits, text) in NUMBERS {
        let outcome = crate::translate(&global(0, *bits));
        let line = outcome.output.lines().find(|line| line.starts_with("@g0")).unwrap_or_default();
        assert_eq!(line, format!("@g0 = global double {text}"), "{:e}", f64::from_bits(*bits));
    }
}

#[test]
fn numbers_are_those_of_mlir_translate() {
    let Some(oracle) = Oracle::find() else { return };
    let mut random = Random::new(44_200, 0);
    let mut source: String =
        NUMBERS.iter().enumerate().map(|(number, (bits, _))| global(number, *bits)).collect();
    for number in 100..if oracle::is_whole() { 20_100 } else { 600 } {
        let mantissa = random.below(1_000_000) as f64;
        let bits = match random.below(3) {
            0 => (mantissa * 10f64.powi(random.below(60) as i32 - 30)).to_bits(),
            1 => format!("{}e{}", random.below(10_000), random.below(600) as i32 - 310)
                .parse()
                .unwrap_or(0f64)
                .to_bits(),
            _ => (random.below(1 << 31) as u64) << 32 | random.below(1 << 31) as u64,
        };
        source.push_str(&global(number, bits));
        let single = (f64::from_bits(bits) as f32).to_bits();
        source.push_str(&format!("llvm.mlir.global external @f{number}(0x{single:08X} : f32) : f32\n"));
    }
    let theirs = crate::theirs(&oracle, &source).expect("numbers are translated");
    let ours = crate::translate(&source).output;
    let differing = ours.lines().zip(theirs.lines()).find(|(ours, theirs)| ours != theirs);
    assert_eq!(differing, None);
    assert_eq!(ours.lines().count(), theirs.lines().count());
}

/// Constants of small types are exact, and NaNs signal as before; mlir-translate imports and refuses the same.
#[test]
fn constants_of_small_types_are_exact() {
    let cases = [
        ("float 0x7FF0000020000000", Ok("0x7F800001 : f32")),
        ("float 0x7FF8000000000001", Err("is not exact as 'f32'")),
        ("float 0xFFF8000000000000", Ok("0xFFC00000 : f32")),
        ("float 1.0e-01", Err("is not exact as 'f32'")),
        ("float 1.0e+400", Ok("0x7F800000 : f32")),
        ("half 0x7FF4000000000000", Ok("0x7D00 : f16")),
        ("half 0x3FF0040000000000", Ok("1.000980e+00 : f16")),
        ("half 0x3FF0020000000000", Err("is not exact as 'f16'")),
        ("bfloat 0x7FF4000000000000", Ok("0x7FA0 : bf16")),
        ("x86_fp80 0x3FF0000000000000", Err("expected a constant of type 'f80'")),
        ("fp128 1.0", Err("expected a constant of type 'f128'")),
    ];
    for (constant, expected) in cases {
        let source = format!("@g = global {constant}\n");
        let ours = crate::import::imported(&source);
        match expected {
            Ok(text) => assert!(ours.as_ref().is_ok_and(|own| own.contains(text)), "{constant}: {ours:?}"),
            Err(text) => assert!(ours.as_ref().is_err_and(|own| own.contains(text)), "{constant}: {ours:?}"),
        }
        let Some(oracle) = Oracle::find() else { continue };
        let theirs = oracle::output_of(oracle.tool("mlir-translate").arg("--import-llvm"), source.as_bytes());
        assert_eq!(theirs.status.success(), expected.is_ok(), "{constant}");
        if let Ok(text) = expected {
            assert!(String::from_utf8_lossy(&theirs.stdout).contains(text), "{constant}");
        }
    }
}

/// Integers of more than 128 bits have no folds but those with zero.
#[test]
fn operations_on_wide_constants_are_exported() {
    let ops =
        ["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "and", "or", "xor", "shl", "lshr", "ashr"];
    for (ty, op) in ["i129", "i256"].into_iter().flat_map(|ty| ops.map(|op| (ty, op))) {
        for second in ["constant(0 : {ty})", "constant(1 : {ty})", "constant(3 : {ty})", "undef", "poison"] {
            let source = format!(
                "llvm.func @f() -> {ty} {{
                   %a = llvm.mlir.constant(5 : {ty}) : {ty}
                   %b = llvm.mlir.{} : {ty}
                   %c = llvm.{op} %a, %b : {ty}
                   %d = llvm.{op} %b, %c : {ty}
                   llvm.return %d : {ty}
                 }}",
                second.replace("{ty}", ty)
            );
            let outcome = crate::translate(&source);
            assert!(outcome.success && outcome.output.contains("ret "), "{source}{}", outcome.errors);
        }
    }
}
