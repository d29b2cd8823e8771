//! Names and types in expressions: paths, arguments of generics, targets of casts.

use rtblgen_ir::FloatKind;
use syn::Expr;

use super::tree::Target;

/// The method of a context that corresponds to `get` of a builtin class without parameters, and the format of a float.
pub(super) fn builtin_maker(path: &str) -> Option<(&'static str, Option<FloatKind>)> {
    let class = path.strip_suffix("::get")?.rsplit("::").next()?;
    Some(match class {
        "IndexType" => ("index_type", None),
        "NoneType" => ("none_type", None),
        "UnitAttr" => ("unit_attr", None),
        _ => {
            let name = class.strip_suffix("Type")?;
            let kind = FloatKind::ALL.into_iter().find(|kind| {
                let keyword = kind.keyword();
                match keyword.strip_prefix('f') {
                    Some(format) => name.strip_prefix("Float") == Some(format),
                    None => name.to_lowercase().replace("float", "") == keyword.replace("bf", "b"),
                }
            });
            ("float_type", Some(kind?))
        }
    })
}

/// `element; count`
pub(super) fn repeated(input: syn::parse::ParseStream<'_>) -> syn::Result<(Expr, Expr)> {
    let element = input.parse()?;
    input.parse::<syn::Token![;]>()?;
    Ok((element, input.parse()?))
}

pub(super) fn path_text(path: &syn::Path) -> String {
    let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    names.join("::")
}

pub(super) fn generic(arguments: &syn::AngleBracketedGenericArguments) -> Option<String> {
    match arguments.args.first()? {
        syn::GenericArgument::Type(syn::Type::Path(path)) => Some(path_text(&path.path)),
        _ => None,
    }
}

pub(super) fn target(ty: &syn::Type) -> Result<Target, String> {
    let unknown = || "a cast".to_owned();
    let syn::Type::Path(path) = ty else { return Err(unknown()) };
    let name = path_text(&path.path);
    Ok(match name.as_str() {
        "f32" => Target::Single,
        "f64" => Target::Double,
        "usize" => Target::Integer { bits: usize::BITS, is_signed: false },
        "isize" => Target::Integer { bits: isize::BITS, is_signed: true },
        name => {
            let is_signed = name.starts_with('i');
            let bits = name.get(1..).and_then(|bits| bits.parse().ok()).ok_or_else(unknown)?;
            if !matches!(bits, 8 | 16 | 32 | 64 | 128) || !name.starts_with(['i', 'u']) {
                return Err(unknown());
            }
            Target::Integer { bits, is_signed }
        }
    })
}
