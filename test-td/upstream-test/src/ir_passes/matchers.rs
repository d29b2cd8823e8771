//! A pass that counts the matches of trees of operations.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{FloatAttr, Ir, Op, Value};

/// A tree of operations.
enum Tree {
    /// Any value.
    Any,
    /// This value.
    Value(Value),
    /// A constant.
    Constant,
    /// An operation of this name, with any operands if there are no trees for them.
    Op(&'static str, Vec<Tree>),
}

fn add(operands: Vec<Tree>) -> Tree {
    Tree::Op("arith.addf", operands)
}

fn mul(operands: Vec<Tree>) -> Tree {
    Tree::Op("arith.mulf", operands)
}

impl Tree {
    fn matches(&self, ir: &Ir<'_>, op: Op) -> bool {
        let Tree::Op(name, operands) = self else { return false };
        let fits = |(tree, value): (&Tree, Value)| tree.matches_value(ir, value);
        op.name(ir).as_str() == *name
            && (operands.is_empty()
                || operands.len() == op.operand_count(ir) && operands.iter().zip(op.operands(ir)).all(fits))
    }

    fn matches_value(&self, ir: &Ir<'_>, value: Value) -> bool {
        match self {
            Tree::Any => true,
            Tree::Value(own) => *own == value,
            Tree::Constant => constant(ir, value).is_some(),
            Tree::Op(..) => value.defining_op(ir).is_some_and(|op| self.matches(ir, op)),
        }
    }
}

fn constant<'c>(ir: &Ir<'c>, value: Value) -> Option<FloatAttr<'c>> {
    let op = value.defining_op(ir).filter(|op| op.name(ir).as_str() == "arith.constant")?;
    op.attribute(ir, "value")?.cast()
}

/// `-test-matchers`
pub(super) fn count<'c>(ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    let name = op.symbol_name(ir).map_or("", |name| name.value());
    let mut text = format!("{name}\n");
    let entry = op.function_body(ir).and_then(|body| body.entry(ir));
    let arguments: Vec<Value> = entry.map(|entry| entry.arguments(ir).collect()).unwrap_or_default();
    let last = entry.and_then(|entry| entry.terminator(ir)?.previous(ir));
    match (name, arguments.as_slice(), last) {
        ("test1", [a, b, c], _) => counts(ir, op, [*a, *b, *c], &mut text),
        ("test2", [a, ..], Some(last)) => {
            let tree = mul(vec![Tree::Value(*a), add(vec![Tree::Value(*a), Tree::Constant])]);
            if tree.matches(ir, last) {
                let bound =
                    last.operand(ir, 1).defining_op(ir).and_then(|inner| constant(ir, inner.operand(ir, 1)));
                let bound = bound.map_or_else(String::new, |value| scientific(value.value()));
                text += &format!("Pattern add(add(a, constant), a) matched and bound constant to: {bound}\n");
                text += "Pattern add(add(a, constant), a) matched\n";
            }
        }
        ("test3", _, Some(last)) => {
            let named = Tree::Op("test.name", Vec::new());
            if mul(vec![Tree::Any, add(vec![Tree::Any, named])]).matches(ir, last) {
                text += "Pattern mul(*, add(*, m_Op(\"test.name\"))) matched\n";
            }
            if let Some(value) = last.attribute(ir, "fastmath") {
                let value = value.to_string();
                let value = value.trim_start_matches("#arith.fastmath<").trim_end_matches('>');
                text += &format!("Pattern m_Attr(\"fastmath\") matched and bound value to: {value}\n");
            }
        }
        _ => {}
    }
    state.print_output(text);
    Ok(())
}

/// A number as `llvm::raw_ostream` writes it.
fn scientific(value: f64) -> String {
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |rest| ('-', rest));
    format!("{digits}e{sign}{exponent:0>2}")
}

fn counts(ir: &Ir<'_>, function: Op, [a, b, c]: [Value; 3], text: &mut String) {
    use Tree::Any;
    let val = Tree::Value;
    let any_add = || add(Vec::new());
    let any_mul = || mul(Vec::new());
    let squares = || mul(vec![any_mul(), any_mul()]);
    let deep = || {
        let sum = || mul(vec![Any, any_add()]);
        mul(vec![mul(vec![mul(vec![any_mul(), any_add()]), any_mul()]), mul(vec![sum(), sum()])])
    };
    let of_a = || mul(vec![val(a), Any]);
    for (name, tree) in [
        ("add(*)", any_add()),
        ("mul(*)", any_mul()),
        ("add(add(*), *)", add(vec![any_add(), Any])),
        ("add(*, add(*))", add(vec![Any, any_add()])),
        ("mul(add(*), *)", mul(vec![any_add(), Any])),
        ("mul(*, add(*))", mul(vec![Any, any_add()])),
        ("mul(mul(*), *)", mul(vec![any_mul(), Any])),
        ("mul(mul(*), mul(*))", squares()),
        ("mul(mul(mul(*), mul(*)), mul(mul(*), mul(*)))", mul(vec![squares(), squares()])),
        ("mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*))))", deep()),
        ("add(a, b)", add(vec![val(a), val(b)])),
        ("add(a, c)", add(vec![val(a), val(c)])),
        ("add(b, a)", add(vec![val(b), val(a)])),
        ("add(c, a)", add(vec![val(c), val(a)])),
        ("mul(a, add(c, b))", mul(vec![val(a), add(vec![val(c), val(b)])])),
        ("mul(a, add(b, c))", mul(vec![val(a), add(vec![val(b), val(c)])])),
        ("mul(mul(a, *), add(a, c))", mul(vec![of_a(), add(vec![val(a), val(c)])])),
        ("mul(mul(a, *), add(c, b))", mul(vec![of_a(), add(vec![val(c), val(b)])])),
    ] {
        let count = function.post_order(ir).filter(|op| tree.matches(ir, *op)).count();
        *text += &format!("Pattern {name} matched {count} times\n");
    }
}
