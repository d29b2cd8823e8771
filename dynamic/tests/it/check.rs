//! `--check-patterns` with files of DRR: right patterns have no counterexample, wrong ones have one.

use rtblgen_dynamic::{DialectFlags, register_check};
use rtblgen_opt::{OptRegistry, Outcome, run};

const RULES: &str = r#"
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def SameType : Constraint<CPred<"$0.ty() == $1.ty()">>;

def AndOfOr : Pat<(Arith_AndIOp $x, (Arith_OrIOp $x, $y)), (replaceWithValue $x)>;
def SubCommutes : Pat<(Arith_SubIOp $x, $y, $f), (Arith_SubIOp $y, $x, $f)>;
def MinOfMax : Pat<(Arith_MinSIOp (Arith_MaxSIOp $x, $y), $y), (replaceWithValue $y)>;
def TruncOfExt : Pat<(Arith_TruncIOp:$r (Arith_ExtSIOp $x), $f), (replaceWithValue $x), [(SameType $x, $r)]>;
def TruncOfAnyExt : Pat<(Arith_ExtUIOp:$r (Arith_TruncIOp $x, $f)), (replaceWithValue $x), [(SameType $x, $r)]>;
"#;

/// The result of `--check-patterns` for a file with this name and text.
fn check(name: &str, text: &str) -> Outcome {
    let folder = std::env::temp_dir().join(format!("rtblgen-check-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join(name);
    std::fs::write(&file, text).expect("the file can be written");
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    register_check(&mut registry, &DialectFlags::default());
    let flag = format!("--check-patterns={}", file.display());
    let outcome = run("opt", vec![flag], &registry, &mut "".as_bytes());
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
    outcome
}

/// The line of a pattern.
fn line<'t>(text: &'t str, pattern: &str) -> &'t str {
    let start = format!("{pattern}: ");
    text.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no {pattern} in\n{text}"))
}

#[test]
fn patterns_of_drr_are_checked() {
    let outcome = check("rules.td", RULES);
    assert!(!outcome.success);
    let text = &outcome.errors;
    for right in ["AndOfOr", "MinOfMax", "TruncOfExt"] {
        assert!(line(text, right).ends_with(" inputs, none"), "{text}");
    }
    for wrong in ["SubCommutes", "TruncOfAnyExt"] {
        assert!(line(text, wrong).ends_with(": wrong"), "{text}");
    }
    assert!(text.contains(" became "), "{text}");
    assert!(text.ends_with("5 patterns: 3 without counterexample, 2 wrong, 0 not checked\n"), "{text}");
}

#[test]
fn patterns_that_need_code_are_named() {
    let text = r#"
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def Unknown : NativeCodeCall<"my_crate::function($0)">;
def Right : Pat<(Arith_OrIOp $x, $x), (replaceWithValue $x)>;
def Left : Pat<(Arith_AndIOp $x, $y), (Unknown $x)>;
"#;
    let outcome = check("code.td", text);
    assert!(outcome.success, "{}", outcome.errors);
    let text = &outcome.output;
    assert!(text.contains("not checked: ") && text.contains("the pattern `Left` needs code"), "{text}");
    assert!(text.ends_with("2 patterns: 1 without counterexample, 0 wrong, 1 not checked\n"), "{text}");
}

#[test]
fn files_of_pdll_are_checked_as_before() {
    let text = "#include \"mlir/Dialect/Arith/IR/ArithOps.td\"
Pattern Twice { let root = op<arith.xori>(x: Value, y: Value); rewrite root with { replace root with op<arith.xori>(y, x); }; }";
    let outcome = check("twice.pdll", text);
    assert!(outcome.success, "{}", outcome.errors);
    assert!(line(&outcome.output, "Twice").ends_with(" inputs, none"), "{}", outcome.output);
}

/// The blocks of a page with this language, each without its first line if that is a comment or a command.
fn blocks<'p>(page: &'p str, language: &str) -> impl Iterator<Item = (&'p str, &'p str)> {
    let blocks = page.split("\n```").filter_map(move |part| part.strip_prefix(language)?.strip_prefix('\n'));
    blocks.filter_map(|block| block.split_once('\n'))
}

#[test]
fn the_page_shows_what_is_printed() {
    let page = include_str!("../../../docs/guide/running-programs.md");
    let (_, patterns) = blocks(page, "pdll").next().expect("the page has a file of PDLL");
    let is_check = |(command, _): &(&str, &str)| command.contains("--check-patterns=rules.pdll");
    let (_, shown) = blocks(page, "text").find(is_check).expect("the page has the command");
    assert_eq!(check("rules.pdll", patterns).errors.trim_end(), shown.trim_end());
}

/// The messages of `--pdl-patterns` with a file of this text.
fn pdl_patterns(name: &str, text: &str) -> String {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    rtblgen_pdl::register(&mut registry);
    let file = std::env::temp_dir().join(format!("rtblgen-{name}-{}.pdll", std::process::id()));
    std::fs::write(&file, text).expect("the file can be written");
    let flag = format!("--pdl-patterns={}", file.display());
    let outcome = run("opt", vec![flag], &registry, &mut "func.func @f() { return }".as_bytes());
    std::fs::remove_file(&file).expect("the file can be removed");
    outcome.errors
}

#[test]
fn files_without_patterns_earn_a_warning() {
    let errors = pdl_patterns("empty", "");
    assert!(errors.contains("warning: 'pdl-patterns' does nothing: `"), "{errors}");
}

#[test]
fn patterns_that_undo_each_other_earn_a_warning() {
    let rule = |name: &str, from: &str, to: &str| {
        format!(
            "Pattern {name} {{ let r = op<arith.{from}>(x: Value); replace r with op<arith.{to}>(x); }}\n"
        )
    };
    let rules = rule("A", "negf", "truncf") + &rule("B", "truncf", "negf");
    let errors = pdl_patterns("circle", &rules);
    assert!(errors.contains(".pdll:1:1: warning: `A` and `B` undo each other\n"), "{errors}");
}
