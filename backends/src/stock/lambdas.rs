//! Lambdas around predicates: `Concat<"[](Type inner) { return ", SubstLeaves<"$_self", "inner", P>, "; }(E)">`.
//!
//! Stock files check a part of a type in this way. In Rust the part is a variable of a block.

use rtblgen_records::{Record, Records, Value};

use super::contexts::leaves;
use super::expressions::Expressions;
use super::hooks::{HookKind, Users};
use super::origin::StockFiles;
use super::replace::Replacements;

/// A lambda that is called where it is written.
struct Lambda<'r> {
    prefix: Value<'r>,
    suffix: Value<'r>,
    /// The parameter, where the predicate mentions it.
    parameter: Value<'r>,
    /// The argument of the call.
    argument: &'r str,
}

/// Replaces the lambdas of stock files. The argument becomes its translation, or the call of a hook.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let (expressions, users) = (Expressions::new(records), Users::new(records));
    for record in records.derived("Concat") {
        let Some(Lambda { prefix, suffix, parameter, argument }) = lambda(record, files) else {
            replace_by_hook(record, files, &expressions, &users, found);
            continue;
        };
        let rust = match expressions.type_function(suffix, argument) {
            Ok((_, Some(if_any))) => format!("{if_any}?"),
            Ok((rust, None)) => rust,
            Err(_) => {
                let name = format!("{}_type", users.name_of(record));
                let of = users.user_of(record);
                let path = found.hook(HookKind::TypeFunction, &name, of, argument, suffix.span());
                format!("{path}($_self)")
            }
        };
        let name = rtblgen_cpp::parameter_name(parameter.as_str().unwrap_or_default());
        found.set(prefix, format!("{{ let {name} = {rust}; "));
        found.set(parameter, name);
        found.set(suffix, " }".to_owned());
    }
}

/// Replaces a `Concat` of other C++ by a hook: the texts are parts of an expression, and have no translation of their own. The
/// predicate between them stays, without effect.
fn replace_by_hook<'r>(
    record: Record<'r>,
    files: &StockFiles,
    expressions: &Expressions<'r>,
    users: &Users<'r>,
    found: &mut Replacements,
) {
    let Some((stock, _)) = ["prefix", "suffix"].iter().find_map(|field| files.text(record, field)) else {
        return;
    };
    let (Ok(prefix), Ok(suffix)) = (record.value("prefix"), record.value("suffix")) else { return };
    let text = |value: Value<'r>| value.as_str().unwrap_or_default();
    let cpp = format!("{}...{}", text(prefix), text(suffix));
    let leaf = leaves(record).into_iter().find(|own| own.is_a("CPred")).unwrap_or(record);
    let subject = expressions.self_types.subject(leaf);
    let (name, of) = (users.name_of(record), users.user_of(record));
    let path = found.hook(HookKind::Predicate(subject), &name, of, &cpp, stock.span());
    found.set(prefix, format!("{} && {{ let _ = ", subject.call(&path)));
    found.set(suffix, "; true }".to_owned());
}

fn lambda<'r>(record: Record<'r>, files: &StockFiles) -> Option<Lambda<'r>> {
    let (prefix, before) = files.text(record, "prefix")?;
    let (suffix, behind) = files.text(record, "suffix")?;
    let (parameters, body) = before.trim().strip_prefix("[](")?.split_once(')')?;
    let children = record.list("children").ok()?;
    let mut parts = children.iter().filter_map(|child| child.as_record()?.value("replacement").ok());
    let parameter = parts.find(|part| part.as_str() == parameters.split_whitespace().next_back())?;
    let is_returned = body.trim().strip_prefix('{')?.trim() == "return";
    let call = behind.trim().strip_prefix(';')?.trim().strip_prefix('}')?.trim();
    let argument = call.strip_prefix('(')?.strip_suffix(')')?;
    is_returned.then_some(Lambda { prefix, suffix, parameter, argument })
}
