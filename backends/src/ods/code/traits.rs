//! Traits that an op lists: the names of user traits, and the ops that parameters name (`HasParent<"FuncOp">`).

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use rtblgen_records::Record;
use tblgen_parser::Diagnostic;

use crate::ods::code::listed::Listed;
use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::OpName;
use crate::ods::model::{OpTrait, Operator, TraitKind};
use crate::rust::namer;
use crate::rust::origins::{is_in_library, is_of_library_class};

/// Interfaces that the generators handle themselves, so that the definition does not name them.
pub const UNDERSTOOD: [&str; 5] = [
    "OpAsmOpInterface",
    "SymbolUserOpInterface",
    "ConditionallySpeculatable",
    "InferTypeOpInterface",
    "MemoryEffectOpInterface",
];

/// Interfaces that the runtime verifies and looks up by name.
pub const INTERFACES: [(&str, &str); 3] = [
    ("SymbolOpInterface", "SYMBOL"),
    ("FunctionOpInterface", "FUNCTION"),
    ("RegionKindInterface", "REGION_KIND_INTERFACE"),
];

/// C++ classes of the runtime's ops, without `mlir::`.
const OF_RUNTIME: [(&str, &str); 7] = [
    ("ModuleOp", "builtin.module"),
    ("UnrealizedConversionCastOp", "builtin.unrealized_conversion_cast"),
    ("func::FuncOp", "func.func"),
    ("func::CallOp", "func.call"),
    ("func::CallIndirectOp", "func.call_indirect"),
    ("func::ConstantOp", "func.constant"),
    ("func::ReturnOp", "func.return"),
];

/// The name of a trait of the td library: that of its def, or `name` for a class such as `HasParent<"A">`.
pub fn library_trait<'r>(record: Record<'r>, name: &'r str) -> Option<&'r str> {
    if !record.is_anonymous() && is_in_library(record) {
        return Some(record.name());
    }
    if is_of_library_class(record) {
        return Some(name);
    }
    let known = record.records().derived("NativeTrait");
    let mut known = known.filter(|known| is_in_library(*known) && known.str("trait") == record.str("trait"));
    // A trait for which the library has no def, such as `ReturnLike`, keeps its C++ name.
    let first = known.next()?;
    let named = std::iter::once(first).chain(known).find(|known| !known.is_anonymous());
    Some(named.map_or(name, |known| known.name()))
}

impl<'r> CodeReader<'r> {
    /// Reads a trait of an op.
    pub(super) fn op_trait(&mut self, operator: &Operator<'r>, own: &OpTrait<'r>) {
        if UNDERSTOOD.contains(&own.name()) {
            return;
        }
        match own.kind {
            TraitKind::Predicate => self.op_predicate(operator, own),
            TraitKind::Effects | TraitKind::Internal(_) => {}
            TraitKind::Interface => self.listed_interface(operator, own),
            TraitKind::Native { name, parameters } => {
                if library_trait(own.record, name).is_none() {
                    self.user_trait(own, name);
                }
                if let Some(parameters) = parameters {
                    self.op_names(own, name, parameters);
                }
            }
        }
    }

    fn user_trait(&mut self, own: &OpTrait<'r>, name: &str) {
        match syn::parse_str::<syn::Path>(name) {
            Ok(path) => self.note_hooks(&path),
            Err(_) => {
                let message = format!("the name of a trait must be a Rust path, found `{name}`");
                let help = "write the trait as a `static` of type `rtblgen_runtime::TraitDefinition`, and give its name here";
                self.report(Diagnostic::error(own.span, message).with_help(help));
            }
        }
    }

    fn listed_interface(&mut self, operator: &Operator<'r>, own: &OpTrait<'r>) {
        if INTERFACES.iter().any(|(name, _)| *name == own.name()) {
            return;
        }
        match Listed::new(own.record, own.span, &self.code) {
            Some(listed) => drop(self.interface(listed.interface.record)),
            None if self.is_in_library(own.span) => {}
            None => {
                let message = format!(
                    "the runtime does not have the interface `{}` of `{}`: nothing is generated for it",
                    own.name(),
                    operator.qualified_name
                );
                self.warn_of_rust(Diagnostic::warning(own.span, message));
            }
        }
    }

    /// Reads the ops in the parameters of a trait.
    fn op_names(&mut self, own: &OpTrait<'r>, name: &str, parameters: &str) {
        if parameters.trim().is_empty() {
            // A user's trait may have no parameters.
            if is_of_library_class(own.record) {
                self.report(Diagnostic::error(own.span, format!("`{name}` names no op")));
            }
            self.code.op_names.insert(own.record.order(), [].into());
            return;
        }
        let names: Result<Vec<_>, _> =
            parameters.split(',').map(|class| self.op_name(class.trim())).collect();
        let unknown = parameters.split(',').map(str::trim).zip(names.iter().flatten());
        for (class, _) in unknown.filter(|(_, name)| matches!(name, OpName::Unknown)) {
            let message = format!("the Rust of the op `{class}` is not known: `{name}` is left out");
            let help = "say where its dialect is with `--extern-path DIALECT=PATH`";
            self.warn_of_rust(Diagnostic::warning(own.span, message).with_help(help));
        }
        match names {
            Ok(names) => drop(self.code.op_names.insert(own.record.order(), names.into())),
            Err(message) => self.report(Diagnostic::error(own.span, message)),
        }
    }

    /// The op of a C++ class: an op of the file, an op of the runtime, or a Rust path. In a stock file the path is that of the
    /// op's dialect.
    fn op_name(&self, class: &str) -> Result<OpName, String> {
        let path = syn::parse_str::<syn::Path>(class).map_err(|_| {
            format!("the class of an op must be a path such as `FuncOp` or `func::FuncOp`, found `{class}`")
        })?;
        let (of_mlir, inside) = without_mlir(class);
        if !of_mlir && let Some(name) = self.op_of_file(class) {
            return Ok(OpName::Known(name));
        }
        if let Some((_, name)) = OF_RUNTIME.iter().find(|(known, _)| *known == inside) {
            return Ok(OpName::Known((*name).to_owned()));
        }
        match self.op_of_file(class) {
            Some(name) => Ok(OpName::Known(name)),
            None if self.externs.may_be_unknown && inside.contains("::") => {
                Ok(self.op_elsewhere(inside).map_or(OpName::Unknown, OpName::Class))
            }
            None if of_mlir => Err(format!("neither this file nor the runtime has the op `{class}`")),
            None => Ok(OpName::Class(path.into_token_stream())),
        }
    }

    /// The Rust type of an op in a namespace of C++, such as `scf::YieldOp`.
    fn op_elsewhere(&self, class: &str) -> Option<TokenStream> {
        let (namespace, name) = class.rsplit_once("::")?;
        let dialects = self.records.derived("Dialect").filter(|dialect| {
            dialect.str("cppNamespace").is_ok_and(|own| without_mlir(own).1.ends_with(namespace))
        });
        let last = namespace.rsplit("::").next().unwrap_or(namespace);
        let mut names = dialects.filter_map(|dialect| dialect.str("name").ok()).chain([last]);
        let module = names.find_map(|name| self.externs.module(name))?;
        let name = namer::ident(name);
        Some(quote!(#module::#name))
    }

    fn op_of_file(&self, class: &str) -> Option<String> {
        let last = class.rsplit("::").next().unwrap_or(class);
        let record = self.records.derived("Op").find(|record| namer::class_name(record.name()) == last)?;
        let dialect = record.record("opDialect").and_then(|dialect| dialect.str("name")).ok()?;
        let name = record.str("opName").ok()?;
        Some(format!("{dialect}.{name}"))
    }
}

/// Whether a class is in MLIR's namespace, and its name without the namespace.
fn without_mlir(class: &str) -> (bool, &str) {
    let path = class.strip_prefix("::").unwrap_or(class);
    match path.strip_prefix("mlir::") {
        Some(inside) => (true, inside),
        None => (false, path),
    }
}
