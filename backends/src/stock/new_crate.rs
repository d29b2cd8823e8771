//! The crate of ported C++ dialects (`--init-dialect`): a manifest, a build script, a tool, a first test, and the hooks in a
//! file for each kind. The hooks are comments, each with its C++; a hook that is not written gets a stub.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use rtblgen_records::{Record, Records};
use tblgen_parser::{Diagnostic, SourceMap};

use super::Hook;
use super::hook_list::{Entry, HookList};
use crate::input::library::module_of_dialect;
use crate::input::request::{MainFile, Request};
use crate::input::selection::Selection;
use crate::ods::model::{Dialect, Operator};
use crate::rust::dialect_paths::{classes, dialect_names};
use crate::rust::namer;

/// A crate that does not exist yet.
#[derive(Clone, Debug)]
pub struct NewCrate {
    /// The name of the crate, and of its folder.
    pub name: String,
    /// The files by their paths in the folder.
    pub files: Vec<(PathBuf, String)>,
    /// Warnings about the file of each dialect, with the sources of their places.
    pub warnings: Vec<(Vec<Diagnostic>, SourceMap)>,
}

/// A file of hooks: its name, its documentation, and the kinds of hooks in it.
const FILES: &[(&str, &str, &[&str])] = &[
    ("verify", "Verifiers.", &["verifier"]),
    ("fold", "Folders.", &["folder"]),
    ("canonicalize", "Canonicalizations.", &["canonicalizer"]),
    ("text", "Text that is read and written by hand.", &["text"]),
    ("directives", "Directives of assembly formats: a parser and a printer for each.", &["custom directive"]),
    ("interfaces", "Interfaces.", &["interface"]),
    ("dialect_hooks", "What the dialect does.", &["dialect"]),
];

/// The trait of each kind of hook that is one, as its author starts it. `$` is the class.
const TRAITS: &[(&str, &str)] = &[
    (
        "Verify",
        "impl Verify for super::$ {\n    fn verify(self, ir: &Ir<'_>) -> VerifyResult {\n        Ok(())\n    }\n}",
    ),
    (
        "VerifyRegions",
        "impl VerifyRegions for super::$ {\n    fn verify_regions(self, ir: &Ir<'_>) -> VerifyResult {\n        Ok(())\n    }\n}",
    ),
    (
        "VerifyParameters",
        "impl<'c> support::VerifyParameters<'c> for super::$<'c> {\n    fn verify(\n        context: &'c Context,\n        parameters: <Self as support::Parameters<'c>>::Tuple,\n    ) -> Result<(), String> {\n        Ok(())\n    }\n}",
    ),
    (
        "Fold",
        "impl Fold for super::$ {\n    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {\n        FoldOutcome::NotFolded\n    }\n}",
    ),
    (
        "Canonicalize",
        "impl Canonicalize for super::$ {\n    fn canonicalization_patterns<'c>(patterns: &mut RewritePatternSet<'c>) {}\n}",
    ),
    (
        "CanonicalizeMethod",
        "impl CanonicalizeMethod for super::$ {\n    fn canonicalize(self, rewriter: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {\n        Err(NoMatch)\n    }\n}",
    ),
    (
        "CustomAsm",
        "impl CustomAsm for super::$ {\n    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {\n        todo!()\n    }\n\n    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {\n        todo!()\n    }\n}",
    ),
    (
        "CustomTypeAsm",
        "impl<'c> CustomTypeAsm<'c> for super::$<'c> {\n    fn parse(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Self> {\n        todo!()\n    }\n\n    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {\n        todo!()\n    }\n}",
    ),
    (
        "CustomAttrAsm",
        "impl<'c> CustomAttrAsm<'c> for super::$<'c> {\n    fn parse(parser: &mut AsmParser<'_, 'c>, ty: Option<Type<'c>>) -> ParseResult<Self> {\n        todo!()\n    }\n\n    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {\n        todo!()\n    }\n}",
    ),
    (
        "DialectTypeAsm",
        "impl DialectTypeAsm for super::$ {\n    fn parse_type<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Type<'c>> {\n        todo!()\n    }\n\n    fn print_type<'c>(ty: Type<'c>, printer: &mut AsmPrinter<'_, 'c>) {\n        todo!()\n    }\n}",
    ),
    (
        "DialectAttrAsm",
        "impl DialectAttrAsm for super::$ {\n    fn parse_attribute<'c>(\n        parser: &mut AsmParser<'_, 'c>,\n        ty: Option<Type<'c>>,\n    ) -> ParseResult<Attribute<'c>> {\n        todo!()\n    }\n\n    fn print_attribute<'c>(attribute: Attribute<'c>, printer: &mut AsmPrinter<'_, 'c>) {\n        todo!()\n    }\n}",
    ),
    ("OpAsmOpInterface", "impl OpAsm for super::$ {\n    const NAMES: AsmNames = AsmNames::EMPTY;\n}"),
    (
        "hasConstantMaterializer",
        "impl MaterializeConstant for super::$ {\n    fn materialize_constant<'c>(\n        builder: &mut dyn Builder<'c>,\n        value: Attribute<'c>,\n        ty: Type<'c>,\n        location: Location<'c>,\n    ) -> Option<Op> {\n        todo!()\n    }\n}",
    ),
];

impl NewCrate {
    /// The crate of dialects, a module for each.
    ///
    /// # Errors
    ///
    /// Two dialects have the same module.
    pub(crate) fn new(members: Vec<Member>) -> Result<Self, Vec<Diagnostic>> {
        for (number, member) in members.iter().enumerate() {
            if members[..number].iter().any(|other| other.module == member.module) {
                let message = format!("two dialects have the module `{}`", member.module);
                return Err(vec![Diagnostic::error_without_span(message)]);
            }
        }
        let first = members.first().map_or("", |member| &member.dialect);
        let end = if members.len() == 1 { "dialect" } else { "dialects" };
        let name = format!("{}-{end}", namer::snake_case(first).replace('_', "-"));
        let mut files = vec![
            (PathBuf::from("Cargo.toml"), manifest(&name, &members)),
            (PathBuf::from("build.rs"), build_script(&members)),
            (PathBuf::from("src/lib.rs"), library(&members)),
            (PathBuf::from("src/main.rs"), tool(&name, &members)),
        ];
        for member in members {
            let test = first_test(&name, &member);
            files.push((PathBuf::from(format!("tests/{}.rs", member.module)), test));
            files.extend(member.hooks);
        }
        Ok(Self { name, files, warnings: Vec::new() })
    }
}

/// A dialect of a crate that does not exist yet.
pub(crate) struct Member {
    /// The dialect's name.
    dialect: String,
    /// The dialect's type in Rust.
    class: String,
    /// The module of the crate with the generated code.
    module: String,
    /// The features of `rtblgen-dialects` that it needs.
    features: BTreeSet<String>,
    /// The crates that `--extern-path` names.
    crates: BTreeSet<String>,
    /// The calls that make its `Config` in the build script.
    config: String,
    /// The lines of the tool that register the dialects of other crates.
    registered: BTreeSet<String>,
    /// The qualified names of its ops.
    ops: Vec<String>,
    /// The files of its hooks.
    hooks: Vec<(PathBuf, String)>,
}

impl Member {
    /// The dialect of a file, for a module of this name.
    ///
    /// # Errors
    ///
    /// The file defines no dialect, or several and none is selected.
    pub(crate) fn new(
        records: &Records,
        request: &Request,
        hooks: &[Hook],
        interface: InterfaceSkeleton<'_>,
        module: &str,
    ) -> Result<Self, Vec<Diagnostic>> {
        let selection = Selection::new(records, &request.filter).map_err(|error| vec![error])?;
        let dialects = selection.of("Dialect");
        if let [_, _, ..] = dialects[..] {
            let names: Vec<_> = selection.dialects().iter().map(|name| format!("`{name}`")).collect();
            let message = format!("a crate is for one dialect, and the file has {}", names.join(", "));
            return Err(vec![Diagnostic::error_without_span(message).with_help(
                "select one: `--dialect NAME`; or name the file of each dialect: all are in one crate then",
            )]);
        }
        let dialect = dialects.iter().find_map(|record| Dialect::from_record(*record).ok());
        let Some(dialect) = dialect else {
            return Err(vec![Diagnostic::error_without_span(
                "the file defines no dialect to make a crate for",
            )]);
        };
        let list = HookList::new(records, request, hooks)?;
        let parts = Parts { dialect: &dialect, list: &list, request, interface, module };
        let ops = selection.of("Op");
        let ops = ops.into_iter().filter_map(|record| Operator::from_record(record).ok());
        Ok(Self {
            dialect: dialect.name.to_owned(),
            class: dialect.class_name.clone(),
            module: module.to_owned(),
            features: library_dialects(dialect.record, request).into_iter().map(|(name, _)| name).collect(),
            crates: parts.other_crates().map(str::to_owned).collect(),
            config: parts.config(),
            registered: parts.other_dialects(),
            ops: ops.map(|operator| operator.qualified_name).collect(),
            hooks: parts.hooks(),
        })
    }
}

fn manifest(name: &str, members: &[Member]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let features: BTreeSet<_> = members.iter().flat_map(|member| &member.features).collect();
    let features: Vec<_> = features.into_iter().map(|name| format!("{name:?}")).collect();
    let dialects = match features.is_empty() {
        true => String::new(),
        false => format!(
            "rtblgen-dialects = {{ version = \"{version}\", default-features = false, features = [{}] }}\n",
            features.join(", ")
        ),
    };
    let crates: BTreeSet<_> = members.iter().flat_map(|member| &member.crates).collect();
    let crates =
        crates.into_iter().map(|name| format!("{} = {{ path = \"../{0}\" }}\n", name.replace('_', "-")));
    format!(
        "[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n\
         [dependencies]\n{dialects}{}rtblgen-runtime = {{ version = \"{version}\", features = [\"opt\"] }}\n\n\
         [build-dependencies]\nrtblgen-build = \"{version}\"\n",
        crates.collect::<String>()
    )
}

/// "the dialect `a`", "the dialects `a`, `b`"
fn named(members: &[Member]) -> String {
    let names: Vec<_> = members.iter().map(|member| format!("`{}`", member.dialect)).collect();
    format!("the dialect{} {}", if names.len() == 1 { "" } else { "s" }, names.join(", "))
}

fn build_script(members: &[Member]) -> String {
    let configs: Vec<_> = members.iter().map(|member| member.config.as_str()).collect();
    format!(
        "//! Generates the Rust of {}.\n\nfn main() -> Result<(), rtblgen_build::Error> {{\n{}\n}}\n",
        named(members),
        configs.join("?;\n")
    )
}

fn library(members: &[Member]) -> String {
    let files: String = FILES.iter().map(|(file, ..)| format!("    mod {file};\n")).collect();
    let modules = members.iter().map(|member| {
        let module = &member.module;
        let what = match members.len() {
            1 => "The generated code, with its hooks.".to_owned(),
            _ => format!("The generated code of `{}`, with its hooks.", member.dialect),
        };
        format!(
            "\n/// {what}\n#[allow(missing_docs, unused_imports)]\npub mod {module} {{\n{files}    \
             mod left_out;\n    pub mod own_hooks;\n\n    use directives::*;\n\n    \
             rtblgen_runtime::include_td!(\"{module}\");\n}}\n"
        )
    });
    let named = named(members);
    format!("//! T{}.\n{}", named.trim_start_matches('t'), modules.collect::<String>())
}

fn path_of(crate_name: &str, member: &Member) -> String {
    format!("{}::{}::{}", crate_name.replace('-', "_"), member.module, member.class)
}

fn tool(crate_name: &str, members: &[Member]) -> String {
    let mut lines = BTreeSet::new();
    if members.iter().all(|member| member.dialect != "func") {
        lines.insert("        registry.dialect::<rtblgen_runtime::dialects::FuncDialect>();\n".to_owned());
    }
    lines.extend(members.iter().flat_map(|member| member.registered.iter().cloned()));
    let own = members
        .iter()
        .map(|member| format!("        registry.dialect::<{}>();\n", path_of(crate_name, member)));
    format!(
        "//! A tool like `mlir-opt` with {}.\n\nuse std::process::ExitCode;\n\n\
         fn main() -> ExitCode {{\n    rtblgen_runtime::opt::opt_main(|registry| {{\n{}{}    }})\n}}\n",
        named(members),
        lines.into_iter().collect::<String>(),
        own.collect::<String>()
    )
}

/// All ops are known, with their definitions.
fn first_test(crate_name: &str, member: &Member) -> String {
    let names: String = member.ops.iter().map(|name| format!("    {name:?},\n")).collect();
    format!(
        "//! The first test: the ops of the dialect are registered.\n\nuse rtblgen_runtime::Context;\n\n\
         /// The ops of the `.td` file.\nconst OPS: &[&str] = &[\n{names}];\n\n#[test]\n\
         fn ops_are_registered() {{\n    let context = Context::new();\n    \
         context.register::<{}>();\n    for name in OPS {{\n        \
         assert!(context.op_name(name).is_registered(), \"{{name}}\");\n    }}\n}}\n",
        path_of(crate_name, member)
    )
}

/// The dialects of `rtblgen-dialects` that a file includes or that its dialect depends on: names and Rust modules.
fn library_dialects(dialect: Record<'_>, request: &Request) -> Vec<(String, &'static str)> {
    let records = dialect.records();
    let included = records.derived("Dialect").filter_map(|record| record.str("name").ok());
    let depends = dialect.list_opt("dependentDialects").ok().flatten();
    let depends = depends.into_iter().flat_map(|list| list.iter().filter_map(|value| value.as_str()));
    let depends = depends.flat_map(classes).flat_map(|class| dialect_names(records, class));
    let names: BTreeSet<String> = included.map(str::to_owned).chain(depends).collect();
    let own = dialect.str("name");
    let is_given = |name: &str| request.extern_paths.iter().any(|(given, _)| given == name);
    let others = names.into_iter().filter(|name| own != Ok(name.as_str()) && !is_given(name));
    others
        .filter_map(|name| Some((module_of_dialect(&name)?, name)))
        .map(|(path, name)| (name, path))
        .collect()
}

/// The request with the paths that the crate's `build.rs` names.
///
/// # Errors
///
/// Returns the errors of [`NewCrate::new`].
pub(crate) fn with_library_paths(records: &Records, request: &Request) -> Result<Request, Vec<Diagnostic>> {
    let selection = Selection::new(records, &request.filter).map_err(|error| vec![error])?;
    let mut request = request.clone();
    for dialect in selection.of("Dialect") {
        let paths = library_dialects(dialect, &request);
        request.extern_paths.extend(paths.into_iter().map(|(name, path)| (name, path.to_owned())));
    }
    Ok(request)
}

struct Parts<'a, 'r> {
    dialect: &'a Dialect<'r>,
    list: &'a HookList<'r>,
    request: &'a Request,
    interface: InterfaceSkeleton<'a>,
    module: &'a str,
}

/// Returns the implementation of an interface to start from, for a class.
pub(crate) type InterfaceSkeleton<'a> = &'a dyn Fn(Record<'_>, &str) -> Option<String>;

impl Parts<'_, '_> {
    /// Returns the crates that `--extern-path` names, which are beside this one if `--init-dialect` made
    /// them.
    fn other_crates(&self) -> impl Iterator<Item = &str> {
        let paths = self.request.extern_paths.iter().map(|(_, path)| path.trim_start_matches("::"));
        let names: BTreeSet<&str> = paths.filter_map(|path| path.split("::").next()).collect();
        let own = ["crate", "self", "super", "rtblgen_dialects", "rtblgen_runtime"];
        names.into_iter().filter(move |name| !own.contains(name))
    }

    fn file(&self) -> &Path {
        match &self.request.main {
            MainFile::Path(path) => path,
            MainFile::Text { name, .. } => Path::new(name),
        }
    }

    /// The expression of the build script that generates the dialect.
    fn config(&self) -> String {
        let mut calls = String::new();
        let folders = self.request.include_dirs.iter().map(|path| ("include_dir", path));
        let roots = self.request.upstream_includes.iter().map(|path| ("upstream_include", path));
        for (method, path) in folders.chain(roots) {
            let _ = writeln!(calls, "        .{method}({:?})", absolute(path));
        }
        for name in &self.request.defines {
            let _ = writeln!(calls, "        .define({name:?})");
        }
        for (dialect, path) in &self.request.extern_paths {
            let _ = writeln!(calls, "        .extern_path({dialect:?}, {path:?})");
        }
        for (dialect, path) in library_dialects(self.dialect.record, self.request) {
            let _ = writeln!(calls, "        .extern_path({dialect:?}, {path:?})");
        }
        if let Some(dialect) = &self.request.filter.dialect {
            let _ = writeln!(calls, "        .only_dialect({dialect:?})");
        }
        format!(
            "    rtblgen_build::Config::new()\n{calls}        \
             // A hook that is not written in this folder gets a stub.\n        .stub_hooks()\n        \
             .written_hooks(\"src/{0}\")\n        \
             .generate(rtblgen_build::Generator::Dialect, {1:?}, {0:?})\n        .compile()",
            self.module,
            absolute(self.file())
        )
    }

    /// The lines that register the dialects of other crates.
    fn other_dialects(&self) -> BTreeSet<String> {
        let crates: Vec<&str> = self.other_crates().collect();
        let is_of_crate = |path: &str| {
            let first = path.trim_start_matches("::").split("::").next().unwrap_or_default();
            crates.contains(&first)
        };
        let others = self.request.extern_paths.iter().filter(|(_, path)| is_of_crate(path));
        others
            .map(|(name, path)| {
                format!("        registry.dialect::<{path}::{}Dialect>();\n", namer::camel_case(name))
            })
            .collect()
    }

    /// The files of the hooks.
    fn hooks(&self) -> Vec<(PathBuf, String)> {
        let file = |name: &str| PathBuf::from(format!("src/{}/{name}.rs", self.module));
        let mut files = vec![(file("own_hooks"), self.functions()), (file("left_out"), self.left_out())];
        files.extend(FILES.iter().map(|(name, title, kinds)| (file(name), self.hooks_of(title, kinds))));
        files
    }

    /// A file with the hooks of some kinds, as comments.
    fn hooks_of(&self, title: &str, kinds: &[&str]) -> String {
        let mut text = format!(
            "//! {title}\n\nuse rtblgen_runtime::asm::*;\nuse rtblgen_runtime::*;\n\nuse super::*;\n"
        );
        for entry in self.list.entries().filter(|entry| kinds.contains(&entry.kind)) {
            text.push_str(&self.entry(entry));
        }
        text
    }

    /// The file of the functions that replace C++ expressions.
    fn functions(&self) -> String {
        let mut text =
            "//! Functions that stand for C++ of the `.td` file.\n\nuse rtblgen_runtime::asm::*;\nuse \
                        rtblgen_runtime::rewrite::PatternRewriter;\nuse rtblgen_runtime::*;\n"
                .to_owned();
        for entry in self.list.entries().filter(|entry| entry.signature.is_some()) {
            text.push_str(&self.entry(entry));
        }
        text
    }

    /// The file of the C++ that nothing calls.
    fn left_out(&self) -> String {
        let mut text =
            "//! C++ of the `.td` file that the generated code does without. Write what you need in Rust.\n"
                .to_owned();
        for entry in self.list.entries().filter(|entry| !entry.is_required) {
            text.push_str(&self.entry(entry));
        }
        text
    }

    /// A hook as a comment: its place, the C++, and the Rust to start from. The place and the C++ are comments in the comment: they
    /// stay if each line loses one sign.
    fn entry(&self, entry: &Entry<'_>) -> String {
        let mut lines = vec![format!(
            "{} `{}` of `{}`, from {}",
            entry.kind,
            entry.hook,
            entry.of,
            self.list.place(entry.span)
        )];
        let cpp = entry.cpp.as_deref().unwrap_or_default();
        if !cpp.trim().is_empty() {
            lines.push(String::new());
            lines.extend(cpp.trim_matches('\n').lines().map(|line| format!("    {line}")));
        }
        let class = entry.class.as_deref().unwrap_or(&entry.of);
        let known = TRAITS.iter().find(|(hook, _)| *hook == entry.hook);
        let rust = match (&entry.signature, known) {
            (Some(signature), _) if signature.contains("fn ") => {
                Some(format!("{signature} {{\n    todo!()\n}}"))
            }
            (Some(_), _) if entry.kind == "parameter type" => {
                let name = entry.hook.trim_start_matches("hooks::");
                let message = format!("the class `{name}` is not written");
                Some(format!("rtblgen_runtime::missing_parameter_type! {{ {name}, {message:?} }}"))
            }
            (Some(signature), _) => Some(format!(
                "{signature} =\n    TraitDefinition::verified({:?}, |_, _, _| Ok(()));",
                entry.of
            )),
            (None, Some((_, text))) => Some(text.replace('$', class)),
            (None, None) if entry.skeleton.is_some() => entry.skeleton.clone(),
            (None, None) => entry.interface.and_then(|interface| (self.interface)(interface, class)),
        };
        for line in &mut lines {
            *line = format!("// {line}").trim_end().to_owned();
        }
        lines.extend(rust.iter().flat_map(|rust| rust.lines()).map(str::to_owned));
        let comment: String =
            lines.iter().map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect();
        format!("\n{comment}")
    }
}

/// The path from the root: the crate may lie anywhere.
fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}
