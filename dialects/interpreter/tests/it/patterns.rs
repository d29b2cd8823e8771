//! Checks of rewrite patterns on small programs: right ones have no counterexample, wrong ones have one.

use rtblgen_dialects::pdl::patterns;
use rtblgen_interpreter::{PatternCheck, Verdict, check_pattern};
use rtblgen_runtime::opt::OptRegistry;

/// Checks the one `pdl.pattern` of this body.
fn check(body: &str) -> PatternCheck {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let context = registry.context();
    let text = format!("pdl.pattern @p : benefit(1) {{\n{body}\n}}");
    let ir = context.parse_module("patterns.mlir", &text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let patterns = patterns(&ir, ir.root()).unwrap_or_else(|error| panic!("{error}"));
    check_pattern(&context, &patterns[0])
}

/// A pattern of an operation of two values of one type, which becomes the operations of `rewrite`.
fn binary(op: &str, rewrite: &str) -> PatternCheck {
    check(&format!(
        "%t = type
         %x = operand : %t
         %y = operand : %t
         %root = operation \"{op}\"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
         rewrite %root {{
           {rewrite}
         }}"
    ))
}

const SWAPPED: &str = "%new = operation \"OP\"(%y, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %root with %new";

fn counterexample(check: &PatternCheck) -> &str {
    match &check.verdict {
        Verdict::Counterexample(text) => text,
        _ => panic!("{check}"),
    }
}

#[test]
fn operands_that_commute_may_be_swapped() {
    for op in ["arith.addi", "arith.muli", "arith.xori", "arith.maxsi", "arith.minui", "arith.addf"] {
        let check = binary(op, &SWAPPED.replace("OP", op));
        // The new operation has no flags, which is more defined.
        assert_eq!(check.verdict, Verdict::NoCounterexample, "{op}: {check}");
        assert!(check.programs >= 2 && check.inputs >= 40, "{check}");
    }
    for op in ["arith.subi", "arith.shli", "arith.divui", "arith.remsi", "arith.subf"] {
        let check = binary(op, &SWAPPED.replace("OP", op));
        assert!(counterexample(&check).contains(" became "), "{check}");
    }
}

#[test]
fn flags_that_a_pattern_ignores_are_tried() {
    // x + y with flags that the sum did not have: poison where there was a number.
    let rewrite = "%flags = attribute = #arith.overflow<nsw>
        %new = operation \"arith.addi\"(%y, %x : !pdl.value, !pdl.value) {\"overflowFlags\" = %flags} -> (%t : !pdl.type)
        replace %root with %new";
    let check = binary("arith.addi", rewrite);
    assert!(counterexample(&check).contains("became poison"), "{check}");
    // A division may not become one of another kind.
    let signed = SWAPPED.replace("OP", "arith.divsi").replace("%y, %x", "%x, %y");
    assert!(counterexample(&binary("arith.divui", &signed)).contains("arith.divsi"));
}

#[test]
fn constants_and_inner_operations_are_built() {
    let sum = |result: &str| {
        check(&format!(
            "%t = type
             %x = operand : %t
             %value = attribute
             %c = operation \"arith.constant\" {{\"value\" = %value}} -> (%t : !pdl.type)
             %r = result 0 of %c
             %inner = operation \"arith.andi\"(%x, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
             %i = result 0 of %inner
             %root = operation \"arith.andi\"(%i, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
             rewrite %root {{ replace %root with(%{result} : !pdl.value) }}"
        ))
    };
    let right = sum("i");
    assert_eq!(right.verdict, Verdict::NoCounterexample, "{right}");
    assert!(right.programs > 10, "{right}");
    let wrong = sum("r");
    assert!(counterexample(&wrong).contains("arith.constant"), "{wrong}");
}

/// PDLL writes an operation without a list of operands so.
#[test]
fn ranges_of_operands_may_be_empty() {
    let check = check(
        "%t = type
         %x = operand : %t
         %any = operands
         %value = attribute = 1 : i8
         %c = operation \"arith.constant\"(%any : !pdl.range<value>) {\"value\" = %value} -> (%t : !pdl.type)
         %r = result 0 of %c
         %root = operation \"arith.addi\"(%x, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
         rewrite %root { replace %root with(%x : !pdl.value) }",
    );
    assert!(counterexample(&check).contains("arith.constant 1 : i8"), "{check}");
}

#[test]
fn patterns_that_are_not_checked_say_why() {
    let reason = |check: PatternCheck| match check.verdict {
        Verdict::Unchecked(reason) => reason,
        verdict => panic!("{verdict:?}"),
    };
    let unknown = check(
        "%x = operand
         %root = operation \"t.unknown\"(%x : !pdl.value)
         rewrite %root { erase %root }",
    );
    assert_eq!(reason(unknown), "the operation `t.unknown` is not registered");
    let native = check(
        "%x = operand
         apply_native_constraint \"isSmall\"(%x : !pdl.value)
         %t = type
         %root = operation \"arith.negf\"(%x : !pdl.value) -> (%t : !pdl.type)
         rewrite %root { replace %root with(%x : !pdl.value) }",
    );
    assert!(reason(native).contains("isSmall"));
    let regions = check(
        "%c = operand
         %root = operation \"scf.if\"(%c : !pdl.value)
         rewrite %root { erase %root }",
    );
    assert_eq!(reason(regions), "`scf.if` has regions or successors, which are not built");
}
