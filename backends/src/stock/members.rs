//! Methods of an `extraClassDeclaration` in C++. Methods whose types have Rust equivalents become methods
//! that call hooks.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write;
use std::ops::Range;
use std::sync::OnceLock;

use regex::Regex;
use rtblgen_records::{Record, Value};

use super::declarations::{Method, declarations};
use super::hooks::HookKind;
use super::replace::Replacements;
use crate::ods::model::interface::method_name;
use crate::rust::class_names::op_class;
use crate::rust::namer::{self, snake_case};
use crate::rust::snippet::{Position, signature_type};

/// The names of functions that are generated or declared for each op, type and attribute.
const TAKEN: [&str; 22] = [
    "adaptor",
    "as_attribute",
    "as_type",
    "canonicalize",
    "cast",
    "context",
    "create",
    "definition",
    "fold",
    "from_op",
    "get",
    "get_checked",
    "kind",
    "location",
    "name",
    "op",
    "parse",
    "print",
    "state_adaptor",
    "type_id",
    "verify",
    "verify_regions",
];

/// The Rust methods of an `extraClassDeclaration`, and the declarations without Rust.
pub(super) struct Members {
    /// The items of the `impl` block.
    pub(super) rust: String,
    /// The declarations without Rust, with their places in the text.
    pub(super) rest: Vec<Range<usize>>,
}

/// The hooks for static methods that several classes declare with the same C++, such as those of a common base class: such a
/// method has one hook.
pub(super) struct SharedMembers {
    /// The C++ that occurs more than once.
    texts: HashSet<String>,
    /// The paths of the hooks, by the C++ and the signature.
    hooks: HashMap<(String, String), String>,
}

impl SharedMembers {
    /// Finds the static methods among the texts of `extraClassDeclaration`.
    pub(super) fn new<'t>(declared: impl Iterator<Item = &'t str>) -> Self {
        let (mut seen, mut texts) = (HashSet::new(), HashSet::new());
        for cpp in declared {
            let methods = declarations(cpp).into_iter();
            let statics = methods.filter(|own| own.method.as_ref().is_some_and(|method| method.is_static));
            for declaration in statics {
                let text = &cpp[declaration.range];
                if !seen.insert(text) {
                    texts.insert(text.to_owned());
                }
            }
        }
        Self { texts, hooks: HashMap::new() }
    }
}

/// Adds a hook for each declared method of an op, a type or an attribute whose signature has Rust.
pub(super) fn replace(
    record: Record<'_>,
    value: Value<'_>,
    cpp: &str,
    shared: &mut SharedMembers,
    found: &mut Replacements,
) -> Members {
    let mut members = Members { rust: String::new(), rest: Vec::new() };
    let owner = Owner::of(record);
    let mut known = taken(record);
    for declaration in declarations(cpp) {
        let signature = declaration.method.as_ref().and_then(|method| owner.signature(method));
        let Some(signature) = signature.filter(|own| known.insert(own.name.clone())) else {
            members.rest.push(declaration.range);
            continue;
        };
        let text = &cpp[declaration.range.clone()];
        let is_shared = shared.texts.contains(text);
        let key = (text.to_owned(), signature.of_hook(&owner));
        let known = shared.hooks.get(&key).filter(|_| is_shared);
        let hook = known.cloned().unwrap_or_else(|| {
            let name = match is_shared {
                true => signature.name.clone(),
                false => format!("{}_{}", snake_case(&owner.class), signature.name),
            };
            let span = value.string_span(declaration.range.clone());
            let (class, ty) = (owner.class.clone(), key.1.clone());
            found.hook_with_type(HookKind::Member, &name, class, text, span, ty)
        });
        shared.hooks.insert(key, hook.clone());
        let _ = writeln!(members.rust, "{}", signature.method(&owner, &hook));
    }
    members
}

/// The class of the methods.
struct Owner {
    /// The Rust name.
    class: String,
    is_op: bool,
}

impl Owner {
    fn of(record: Record<'_>) -> Self {
        match record.is_a("Op") {
            true => Self { class: op_class(record), is_op: true },
            false => {
                let name = record.str("cppClassName").unwrap_or(record.name());
                Self { class: namer::type_name(name), is_op: false }
            }
        }
    }

    /// The signature in Rust; `None` if a type has none.
    fn signature(&self, method: &Method<'_>) -> Option<Signature> {
        let mut parameters = Vec::new();
        for (number, (ty, name)) in method.parameters.iter().enumerate() {
            let name = match name {
                Some("ir" | "this") | None => format!("argument_{number}"),
                Some(name) => namer::ident(&snake_case(name)).to_string(),
            };
            parameters.push((name, spelled(ty, Position::Parameter)?));
        }
        let result = spelled(method.result, Position::Result)?;
        let has_builder = parameters.iter().any(|(_, ty)| ty.contains("Builder") || ty.contains("Rewriter"));
        let ir = match (self.is_op && !method.is_static && !has_builder, result == "()") {
            (false, _) => None,
            (true, true) => Some("&mut ::rtblgen_runtime::Ir<'c>".to_owned()),
            (true, false) => Some("&::rtblgen_runtime::Ir<'c>".to_owned()),
        };
        parameters.splice(0..0, ir.map(|ir| ("ir".to_owned(), ir)));
        let name = method_name(method.name);
        syn::parse_str::<syn::Ident>(&name).ok()?;
        Some(Signature { name, is_static: method.is_static, parameters, result })
    }
}

/// A method in Rust.
struct Signature {
    name: String,
    is_static: bool,
    parameters: Vec<(String, String)>,
    result: String,
}

impl Signature {
    fn parameters(&self) -> String {
        self.parameters.iter().map(|(name, ty)| format!("{name}: {ty}, ")).collect()
    }

    fn result(&self) -> String {
        if self.result == "()" { String::new() } else { format!(" -> {}", self.result) }
    }

    fn generics(&self, is_given: bool) -> &'static str {
        let is_used = format!("{}{}", self.parameters(), self.result).contains("'c");
        if is_used && !is_given { "<'c>" } else { "" }
    }

    /// The signature of the hook, after its name.
    fn of_hook(&self, owner: &Owner) -> String {
        let lifetime = if owner.is_op { "" } else { "<'c>" };
        let this = match self.is_static {
            true => String::new(),
            false => format!("this: super::{}{lifetime}, ", owner.class),
        };
        let generics = if !self.is_static && !owner.is_op { "<'c>" } else { self.generics(false) };
        format!("{generics}({this}{}){}", self.parameters(), self.result())
    }

    /// The method, which calls the hook.
    fn method(&self, owner: &Owner, hook: &str) -> String {
        let this = if self.is_static { "" } else { "self, " };
        let given: String = self.parameters.iter().map(|(name, _)| format!("{name}, ")).collect();
        format!(
            "/// `{}` of the C++ class.\npub fn {}{}({this}{}){} {{ {hook}({this}{given}) }}",
            self.name,
            self.name,
            self.generics(!owner.is_op),
            self.parameters(),
            self.result(),
        )
    }
}

/// The Rust of a type in a signature, if it has only types of the runtime and of Rust.
fn spelled(ty: &str, position: Position) -> Option<String> {
    const WORDS: [&str; 23] = [
        "", "bool", "char", "dyn", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "mut", "str", "u16",
        "u32", "u64", "u8", "usize", "FnMut", "Option", "Result", "String", "Vec",
    ];
    let rust = signature_type(ty, position).ok()?;
    let paths = PATHS
        .get_or_init(|| Regex::new(r"::(rtblgen_runtime|std)(::\w+)+|'\w+").expect("the pattern is right"));
    let rest = paths.replace_all(&rust, "");
    let is_known = |word: &str| WORDS.contains(&word);
    let is_all_known = rest.split(|c: char| !c.is_alphanumeric() && c != '_').all(is_known);
    // A stub cannot return a mutable reference.
    let is_made = position != Position::Result || !rust.contains("&mut");
    (is_all_known && is_made).then_some(rust)
}

/// The paths in a Rust type.
static PATHS: OnceLock<Regex> = OnceLock::new();

/// The names that a method cannot have: those of generated functions, and of the methods of interfaces.
fn taken(record: Record<'_>) -> BTreeSet<String> {
    let mut taken: BTreeSet<String> = TAKEN.iter().map(|name| (*name).to_owned()).collect();
    for field in ["arguments", "results", "regions", "successors", "parameters"] {
        let Ok(Some(dag)) = record.dag_opt(field) else { continue };
        for name in dag.args().filter_map(|(_, name)| name).map(snake_case) {
            let of_attribute = ["set", "remove"].map(|verb| format!("{verb}_{name}_attr"));
            taken.extend(of_attribute);
            taken.extend([format!("set_{name}"), format!("{name}_attr"), format!("{name}_groups"), name]);
        }
    }
    let mut seen = BTreeSet::new();
    let mut pending = vec![record];
    while let Some(own) = pending.pop() {
        if !seen.insert(own.order()) {
            continue;
        }
        let records = |field: &str| {
            let list = own.list_opt(field).ok().flatten();
            list.iter().flat_map(|list| list.iter()).filter_map(|value| value.as_record()).collect::<Vec<_>>()
        };
        let methods = records("methods");
        taken.extend(methods.iter().filter_map(|method| Some(method_name(method.str("name").ok()?))));
        // An interface has the methods of its base interfaces.
        pending.extend(["traits", "baseInterfaces"].into_iter().flat_map(records));
    }
    taken
}
