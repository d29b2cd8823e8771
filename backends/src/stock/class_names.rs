//! Names in module `hooks` of C++ classes without a Rust equivalent.

use std::collections::HashMap;

use crate::rust::namer::{self, Names};
use crate::rust::snippet;

/// The names of C++ classes. Different classes have different names.
pub(super) struct ClassNames {
    of_class: HashMap<String, String>,
    names: Names,
}

/// Names that module `hooks` imports, or that the signatures in it take from Rust's prelude.
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

impl Default for ClassNames {
    fn default() -> Self {
        Self { of_class: HashMap::new(), names: Names::with_taken(TAKEN) }
    }
}

impl ClassNames {
    /// The name of a class, and whether the name is new. `cpp` is the spelling of the class inside `namespace`.
    pub(super) fn name_of(&mut self, cpp: &str, namespace: &str) -> (String, bool) {
        let class = qualified(cpp, namespace);
        if let Some(known) = self.of_class.get(&class) {
            return (known.clone(), false);
        }
        let usual = usual_name(cpp);
        let is_taken = self.of_class.values().any(|name| *name == usual);
        let qualified: String = class.split("::").map(namer::camel_case).collect();
        let wanted = if is_taken && !class.contains('<') { &qualified } else { &usual };
        let name = self.names.unique_type(wanted);
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
fn usual_name(cpp: &str) -> String {
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
        let mut names = ClassNames::default();
        let mut name = |cpp| names.name_of(cpp, "::mlir::d").0;
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
        let mut names = ClassNames::default();
        let mut name = |cpp| names.name_of(cpp, "").0;
        assert_eq!(
            ["Self", "type", "x::Value", "Op", "_T"].map(&mut name),
            ["Self2", "Type2", "Value2", "Op2", "T"]
        );
    }
}
