//! Names in module `hooks`: of functions and statics, and of C++ classes without a Rust equivalent.

use std::collections::{BTreeSet, HashMap};

use super::hook_calls::function_name;
use crate::rust::namer::{self, Names};
use crate::rust::snippet;

/// The names in module `hooks`. Rust keeps the names of functions and statics apart from those of types.
pub(super) struct HookNames {
    items: Names,
    types: Names,
    /// The names of the hooks for user functions, by C++ path.
    of_function: HashMap<String, String>,
    /// The names of the hooks for classes, by C++ path.
    of_class: HashMap<String, String>,
}

/// Names of types that module `hooks` imports, or that the signatures in it take from Rust's prelude.
const TAKEN: [&str; 31] = [
    "Self",
    "AsmParser",
    "AsmPrinter",
    "ParseResult",
    "PatternRewriter",
    "Attribute",
    "Context",
    "Ir",
    "Location",
    "Op",
    "OpView",
    "TraitDefinition",
    "Type",
    "TypedOp",
    "Value",
    "ValueView",
    "VerifyError",
    "VerifyResult",
    "Option",
    "Some",
    "None",
    "Result",
    "Ok",
    "Err",
    "Vec",
    "String",
    "Box",
    "Default",
    "Into",
    "From",
    "Iterator",
];

impl Default for HookNames {
    fn default() -> Self {
        Self {
            items: Names::default(),
            types: Names::with_taken(TAKEN),
            of_function: HashMap::new(),
            of_class: HashMap::new(),
        }
    }
}

impl HookNames {
    /// A new name for a function or a static.
    pub(super) fn new_item(&mut self, name: &str) -> String {
        namer::ident(&self.items.unique(name)).to_string()
    }

    /// Gives a name to the hook of each user function. The names do not depend on the order of the calls. If hooks of several
    /// functions would have one name, the function whose C++ path is that name gets it. The names of the other hooks start with
    /// the namespace. A number distinguishes names that are still equal.
    pub(super) fn add_functions(&mut self, paths: &BTreeSet<&str>) {
        let is_owner = |path: &&str| {
            let usual = function_name(path);
            usual == *path || !paths.iter().any(|other| other != path && function_name(other) == usual)
        };
        let (owners, others): (Vec<&str>, Vec<&str>) = paths.iter().copied().partition(is_owner);
        let owners = owners.into_iter().map(|path| (path, function_name(path)));
        let others = others.into_iter().map(|path| {
            let parts = path.trim_start_matches("mlir::").split("::");
            (path, parts.map(namer::snake_case).collect::<Vec<_>>().join("_"))
        });
        for (path, name) in owners.chain(others) {
            let name = self.new_item(&name);
            self.of_function.insert(path.to_owned(), name);
        }
    }

    /// The name for a user function that was added.
    pub(super) fn of_function(&self, path: &str) -> &str {
        &self.of_function[path]
    }

    /// The name for a class, and whether the name is new. Different classes have different names. `cpp` is the spelling of the
    /// class inside `namespace`.
    pub(super) fn of_class(&mut self, cpp: &str, namespace: &str) -> (String, bool) {
        let class = qualified(cpp, namespace);
        if let Some(known) = self.of_class.get(&class) {
            return (known.clone(), false);
        }
        let usual = usual_class_name(cpp);
        let is_taken = self.of_class.values().any(|name| *name == usual);
        let qualified: String = class.split("::").map(namer::camel_case).collect();
        let wanted = if is_taken && !class.contains('<') { &qualified } else { &usual };
        let name = self.types.unique_type(wanted);
        self.of_class.insert(class, name.clone());
        (name, true)
    }
}

/// The shortest path of a class in `namespace`, without `const`, `&` and unneeded white space.
fn qualified(cpp: &str, namespace: &str) -> String {
    let plain = cpp.trim().trim_start_matches("const ").trim_end_matches('&');
    let mut path: String = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    for mark in ["<", ">", ",", "*", "::"] {
        path = path.replace(&format!(" {mark}"), mark).replace(&format!("{mark} "), mark);
    }
    let path = path.trim_start_matches("::");
    let namespaces: Vec<&str> = namespace.split("::").filter(|part| !part.is_empty()).collect();
    let prefixes = (0..namespaces.len()).flat_map(|from| {
        let namespaces = &namespaces;
        (from + 1..=namespaces.len()).rev().map(move |to| format!("{}::", namespaces[from..to].join("::")))
    });
    prefixes.filter_map(|prefix| path.strip_prefix(&*prefix)).next().unwrap_or(path).to_owned()
}

/// The last part of a path as a name of a Rust type, or the words of a template and its arguments: `MapIntString` for
/// `std::map<int, std::string>`.
fn usual_class_name(cpp: &str) -> String {
    let class = snippet::class_name(cpp);
    let last = class.rsplit("::").next().unwrap_or(class);
    let is_word = last.chars().all(|c| c.is_alphanumeric() || c == '_');
    let name = match is_word && !class.contains('<') {
        true => namer::camel_case(last),
        false => {
            let words = class.split(|c: char| !c.is_alphanumeric());
            let words = words.filter(|word| !["", "std", "mlir", "llvm", "const"].contains(word));
            words.map(namer::camel_case).collect()
        }
    };
    // `ident` would change `Self`, which is taken.
    if name == "Self" { name } else { namer::ident(&name).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_classes_have_different_names() {
        let mut names = HookNames::default();
        let mut name = |cpp| names.of_class(cpp, "::mlir::d").0;
        assert_eq!(
            ["a::Foo", "b::Foo", "::a::Foo", "const a::Foo &"].map(&mut name),
            ["Foo", "BFoo", "Foo", "Foo"]
        );
        assert_eq!(["Bar", "d::Bar", "::mlir::d::Bar", "mlir::Bar"].map(&mut name), ["Bar"; 4]);
        let maps = ["std::map<a::Foo, int>", "std::map< b::Foo,int >", "std::map<a::Foo,int>"];
        assert_eq!(maps.map(&mut name), ["MapAFooInt", "MapBFooInt", "MapAFooInt"]);
    }

    #[test]
    fn names_are_not_keywords_or_imports() {
        let mut names = HookNames::default();
        let mut name = |cpp| names.of_class(cpp, "").0;
        assert_eq!(
            ["Self", "type", "x::Value", "Op", "_T"].map(&mut name),
            ["Self2", "Type2", "Value2", "Op2", "T"]
        );
    }
}
