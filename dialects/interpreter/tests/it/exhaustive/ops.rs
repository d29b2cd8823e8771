//! Lists of operations, as text.

/// An operation of two integers, with its flags.
#[derive(Clone, Copy, Debug)]
pub(super) struct Binary {
    pub name: &'static str,
    pub flags: &'static str,
}

const OVERFLOW: &[&str] = &["", " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>"];
const EXACT: &[&str] = &["", " exact"];
const NONE: &[&str] = &[""];

/// Operations of two integers with one result of their type.
pub(super) fn binary() -> Vec<Binary> {
    let with = |names: &'static [&'static str], flags: &'static [&'static str]| {
        names.iter().flat_map(move |name| flags.iter().map(move |flags| Binary { name, flags }))
    };
    let arithmetic = with(&["addi", "subi", "muli", "shli"], OVERFLOW);
    let exact = with(&["divui", "divsi", "shrui", "shrsi"], EXACT);
    let others = [
        "ceildivui",
        "ceildivsi",
        "floordivsi",
        "remui",
        "remsi",
        "andi",
        "ori",
        "xori",
        "maxsi",
        "maxui",
        "minsi",
        "minui",
    ];
    let others = others.iter().map(|name| Binary { name, flags: NONE[0] });
    arithmetic.chain(exact).chain(others).collect()
}

/// The predicates of `cmpi`.
pub(super) const PREDICATES: &[&str] = &["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

/// Operations of two integers with two results.
pub(super) const EXTENDED: &[&str] = &["addui_extended", "mulsi_extended", "mului_extended"];

/// Operations of `math` with one integer.
pub(super) const UNARY: &[&str] = &["absi", "ctlz", "cttz", "ctpop"];

impl Binary {
    /// The operation as a statement.
    pub(super) fn apply(self, result: &str, lhs: &str, rhs: &str, ty: &str) -> String {
        format!("{result} = arith.{} {lhs}, {rhs}{} : {ty} ", self.name, self.flags)
    }
}

/// A constant as a statement.
pub(super) fn constant(name: &str, value: i64, ty: &str) -> String {
    match ty {
        "i1" => format!("{name} = arith.constant {} ", value != 0),
        _ => format!("{name} = arith.constant {value} : {ty} "),
    }
}

/// All signed numbers of a width.
pub(super) fn numbers(width: u32) -> impl Iterator<Item = i64> {
    let half = 1i64 << (width - 1);
    -half..half
}
