//! Layers of a crate: reads its `use` lines and paths, and finds imports that point upward and circles of files.
//!
//! A module is a file. An import of a re-export counts as an import of the file that defines the item, so a `pub use` in
//! a `mod.rs` hides nothing. Code under `#[cfg(test)]` and the contents of macros do not count.

mod methods;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::visit::Visit;

/// A list of layers, the lowest first. A layer lists modules by their paths from the crate's root (`ods::model`); a
/// module belongs to the longest path that is a prefix of its own. The root file (`lib.rs`) is the path `""`.
pub type Layers<'a> = &'a [&'a [&'a str]];

/// The layers of the crate in `folder`, as a page lists them below `` `folder`: ``, the lowest first. The page has the highest
/// first, each with the modules, two spaces or more, and an explanation. `lib` is the root file.
///
/// # Panics
///
/// If the page has no list of the crate.
pub fn listed<'page>(page: &'page str, folder: &str) -> Vec<Vec<&'page str>> {
    let start = format!("`{folder}`:\n\n```layers\n");
    let list = page.split(&start).nth(1).unwrap_or_else(|| panic!("no list of layers of `{folder}`"));
    let list = list.split("```").next().unwrap_or_default();
    list.lines().rev().map(listed_modules).collect()
}

/// The modules before the explanation.
fn listed_modules(line: &str) -> Vec<&str> {
    let modules = line.split("  ").next().unwrap_or_default();
    modules.split(", ").map(|module| if module == "lib" { "" } else { module.trim() }).collect()
}

/// Returns violations of the layers of the crate whose sources are in `folder`: sentences, sorted. None means
/// the layers hold.
///
/// # Panics
///
/// If a source file cannot be read or parsed.
pub fn violations(folder: &Path, layers: Layers<'_>) -> Vec<String> {
    let edges = Modules::read(folder).edges();
    let mut found = arrows_upward(&edges, layers);
    found.extend(circles(&edges).iter().map(|circle| format!("circle of files: {}", circle.join(", "))));
    found.sort();
    found
}

/// The imports and the calls of methods that point upward, and the modules of no layer, as [`violations`]. Circles inside a
/// layer are allowed.
///
/// # Panics
///
/// If a source file cannot be read or parsed.
pub fn upward(folder: &Path, layers: Layers<'_>) -> Vec<String> {
    let modules = Modules::read(folder);
    let mut found = arrows_upward(&modules.edges(), layers);
    found.extend(methods::called_upward(&modules.0, layers));
    found.sort();
    found
}

fn arrows_upward(edges: &BTreeMap<String, BTreeSet<String>>, layers: Layers<'_>) -> Vec<String> {
    let mut found = Vec::new();
    for (module, used) in edges {
        let Some(own) = layer_of(module, layers) else {
            found.push(format!("`{module}` belongs to no layer"));
            continue;
        };
        for other in used {
            if layer_of(other, layers).is_some_and(|layer| layer > own) {
                found.push(format!("`{module}` uses `{other}`, which is in a higher layer"));
            }
        }
    }
    found.sort();
    found
}

fn layer_of(module: &str, layers: Layers<'_>) -> Option<usize> {
    let is_prefix =
        |path: &str| path == module || module.strip_prefix(path).is_some_and(|rest| rest.starts_with("::"));
    let listed =
        layers.iter().enumerate().flat_map(|(layer, paths)| paths.iter().map(move |path| (layer, path)));
    listed.filter(|(_, path)| is_prefix(path)).max_by_key(|(_, path)| path.len()).map(|(layer, _)| layer)
}

/// The modules of a crate by path, with their syntax.
struct Modules(BTreeMap<String, syn::File>);

impl Modules {
    fn read(folder: &Path) -> Self {
        let mut modules = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(current) = folders.pop() {
            for entry in std::fs::read_dir(&current).expect("a folder of sources") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    let text = std::fs::read_to_string(&path).expect("a source file");
                    let file =
                        syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                    modules.insert(module_path(folder, &path), file);
                }
            }
        }
        let mut modules = Self(modules);
        modules.drop_tests();
        modules
    }

    /// Drops the files that a `#[cfg(test)] mod tests;` declares, and those below them.
    fn drop_tests(&mut self) {
        let mut tests = Vec::new();
        for (module, file) in &self.0 {
            for item in &file.items {
                if let syn::Item::Mod(own) = item
                    && is_test(&own.attrs)
                {
                    tests.push(joined(module, &own.ident.to_string()));
                }
            }
        }
        let is_of_tests = |module: &str| {
            tests.iter().any(|test| {
                module
                    .strip_prefix(test.as_str())
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
            })
        };
        self.0.retain(|module, _| !is_of_tests(module));
    }

    /// For each module, the modules that it uses.
    fn edges(&self) -> BTreeMap<String, BTreeSet<String>> {
        let edges = self.0.iter().map(|(module, file)| {
            let mut paths = Paths::default();
            paths.visit_file(file);
            let used = paths.0.iter().filter_map(|path| self.target(module, path));
            let is_other = |other: &String| other != module;
            (module.clone(), used.filter(is_other).collect())
        });
        edges.collect()
    }

    /// Returns the module that defines a path's item; `None` for paths of other crates and of local names.
    fn target(&self, module: &str, path: &[String]) -> Option<String> {
        let mut absolute: Vec<&str> = match path.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("super" | "self") => segments(module).collect(),
            _ => return None,
        };
        for segment in path {
            match segment.as_str() {
                "super" => drop(absolute.pop()),
                "crate" | "self" => {}
                other => absolute.push(other),
            }
        }
        Some(self.definer(&absolute, 0))
    }

    /// Follows re-exports from the longest prefix that is a module. The depth bounds circles of re-exports.
    fn definer(&self, path: &[&str], depth: usize) -> String {
        let length = (0..=path.len()).rev().find(|length| self.0.contains_key(&path[..*length].join("::")));
        let length = length.unwrap_or_default();
        let module = path[..length].join("::");
        let (Some(name), true) = (path.get(length), depth < 8) else { return module };
        match self.re_export(&module, name) {
            Some(exported) => {
                self.definer(&exported.iter().map(String::as_str).collect::<Vec<_>>(), depth + 1)
            }
            None => module,
        }
    }

    /// The path in the crate that a module's `use` gives a name to.
    fn re_export(&self, module: &str, name: &str) -> Option<Vec<String>> {
        let mut uses = Vec::new();
        for item in &self.0.get(module)?.items {
            if let syn::Item::Use(own) = item {
                leaves(&own.tree, &mut Vec::new(), &mut uses);
            }
        }
        let (path, _) = uses.into_iter().find(|(_, visible)| visible == name)?;
        let mut absolute: Vec<String> = segments(module).map(str::to_owned).collect();
        match path.first().map(String::as_str) {
            Some("crate") => absolute.clear(),
            Some("super" | "self") => {}
            Some(first) if self.0.contains_key(&joined(module, first)) => {}
            _ => return None,
        }
        for segment in path {
            match segment.as_str() {
                "super" => drop(absolute.pop()),
                "crate" | "self" => {}
                _ => absolute.push(segment),
            }
        }
        Some(absolute)
    }
}

/// The paths in a file that begin with `crate`, `self` or `super`, outside tests.
#[derive(Default)]
struct Paths(Vec<Vec<String>>);

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !is_test(attributes(item)) {
            syn::visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut uses = Vec::new();
        leaves(&item.tree, &mut Vec::new(), &mut uses);
        self.0.extend(uses.into_iter().map(|(path, _)| path));
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.0.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        syn::visit::visit_path(self, path);
    }

    // `pub(super)` and `pub(in path)` use nothing.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
}

/// The paths of a `use` tree, each with the name that it introduces.
fn leaves(tree: &syn::UseTree, prefix: &mut Vec<String>, found: &mut Vec<(Vec<String>, String)>) {
    match tree {
        syn::UseTree::Path(path) => {
            prefix.push(path.ident.to_string());
            leaves(&path.tree, prefix, found);
            prefix.pop();
        }
        syn::UseTree::Name(name) => {
            let own = name.ident.to_string();
            let visible =
                if own == "self" { prefix.last().cloned().unwrap_or_default() } else { own.clone() };
            found.push((extended(prefix, &own), visible));
        }
        syn::UseTree::Rename(name) => {
            found.push((extended(prefix, &name.ident.to_string()), name.rename.to_string()));
        }
        syn::UseTree::Glob(_) => found.push((prefix.clone(), String::new())),
        syn::UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, prefix, found)),
    }
}

fn extended(prefix: &[String], last: &str) -> Vec<String> {
    let last = (last != "self").then(|| last.to_owned());
    prefix.iter().cloned().chain(last).collect()
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Mod(own) => &own.attrs,
        syn::Item::Fn(own) => &own.attrs,
        syn::Item::Use(own) => &own.attrs,
        syn::Item::Impl(own) => &own.attrs,
        _ => &[],
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

fn module_path(folder: &Path, file: &Path) -> String {
    let relative = file.strip_prefix(folder).expect("a file of the folder").with_extension("");
    let mut parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if parts.last().is_some_and(|last| last == "mod") || parts == ["lib"] {
        parts.pop();
    }
    parts.join("::")
}

fn segments(module: &str) -> impl Iterator<Item = &str> {
    module.split("::").filter(|segment| !segment.is_empty())
}

fn joined(module: &str, name: &str) -> String {
    if module.is_empty() { name.to_owned() } else { format!("{module}::{name}") }
}

/// The circles: sets of modules of which each reaches each other, if they are more than one.
fn circles(edges: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        edges.keys().map(|module| (module.as_str(), reachable(module, edges))).collect();
    let mut found: Vec<Vec<String>> = Vec::new();
    for module in edges.keys() {
        let is_mutual =
            |other: &&&str| reached.get(**other).is_some_and(|back| back.contains(module.as_str()));
        let circle: Vec<String> =
            reached[module.as_str()].iter().filter(is_mutual).map(|other| (*other).to_owned()).collect();
        if circle.len() > 1 && !found.contains(&circle) {
            found.push(circle);
        }
    }
    found
}

fn reachable<'e>(from: &str, edges: &'e BTreeMap<String, BTreeSet<String>>) -> BTreeSet<&'e str> {
    let mut found = BTreeSet::new();
    let mut pending = vec![from];
    while let Some(module) = pending.pop() {
        for next in edges.get(module).into_iter().flatten() {
            if found.insert(next.as_str()) {
                pending.push(next);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edges(of: &[(&str, &[&str])]) -> BTreeMap<String, BTreeSet<String>> {
        let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        of.iter().map(|(module, used)| ((*module).to_owned(), own(used))).collect()
    }

    #[test]
    fn circles_are_found() {
        let found = circles(&edges(&[("a", &["b"]), ("b", &["c"]), ("c", &["b"]), ("d", &["a"])]));
        assert_eq!(found, [["b", "c"]]);
    }

    #[test]
    fn the_longest_path_decides_the_layer() {
        let layers: Layers<'_> = &[&["a"], &["a::b"], &[""]];
        assert_eq!(layer_of("a::c", layers), Some(0));
        assert_eq!(layer_of("a::b::d", layers), Some(1));
        assert_eq!(layer_of("ab", layers), None);
        assert_eq!(layer_of("", layers), Some(2));
    }

    #[test]
    fn re_exports_hide_nothing() {
        let file = |text: &str| syn::parse_file(text).unwrap();
        let modules = Modules(BTreeMap::from([
            ("".to_owned(), file("mod a; mod b; pub use a::inner::Thing;")),
            ("a".to_owned(), file("mod inner; pub use inner::Thing;")),
            ("a::inner".to_owned(), file("use crate::b::other; pub struct Thing;")),
            ("b".to_owned(), file("use crate::{Thing}; use super::a as x; #[cfg(test)] use crate::a::test;")),
        ]));
        let edges = modules.edges();
        assert_eq!(edges["b"], ["a".to_owned(), "a::inner".to_owned()].into());
        assert_eq!(circles(&edges), [["a::inner", "b"]]);
    }
}
