//! Emission: from models to Rust.
//!
//! The input is a checked [`File`]. Emitters cannot fail and cannot report diagnostics.

pub(crate) mod accessors;
mod adaptors;
mod assembly;
mod attribute_statics;
mod attributes;
mod builders;
mod classes;
mod constraint_functions;
pub(crate) mod constraints;
pub(crate) mod context;
mod custom_builders;
mod custom_directive;
mod definition;
mod definition_builders;
mod definitions;
mod derived;
mod dialect;
mod effects;
mod enum_attributes;
mod enums;
mod functions;
pub(crate) mod inference;
mod interfaces;
mod op;
mod op_docs;
mod op_predicates;
mod parameters;
pub(crate) mod properties;
mod property_code;
mod property_type;
mod stubs;
mod traits;

use context::CodegenContext;
use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::Records;

use crate::input::request::Request;
use crate::input::written_hooks::WrittenHooks;
use crate::ods::code::checked::{CheckedDef, CheckedOp};
use crate::ods::code::file::{AttributeModel, File};
use crate::rust::class_paths::UnknownType;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::{namer, pretty};

pub(crate) use interfaces::{interface_signature, interface_skeleton};

/// Emits the items of a file and its private module. Returns also the types with unknown Rust that they name.
pub(crate) fn file(
    records: &Records,
    file: File<'_>,
    request: &Request,
    externs: &ExternPaths,
) -> (pretty::Formatter, Option<pretty::Module>, Vec<UnknownType>) {
    let File { dialects, enums, interfaces, constraints, types, attributes, ops, code } = file;
    let module = namer::ident(&format!("{}_support", namer::snake_case(request.main.stem())));
    let codegen = CodegenContext::new(records, code, module, externs).link_sources(&request.source_url);
    let written_hooks = request.stub_hooks.then_some(&request.written_hooks);
    let mut emitter = Emitter { items: pretty::Formatter::default(), codegen, written_hooks };
    for (dialect, code) in &dialects {
        if let Some(written) = written_hooks {
            emitter.items.push(stubs::of_dialect(dialect, written, &emitter.codegen));
        }
        emitter.items.push(dialect::emit(dialect, code, &emitter.codegen));
    }
    for model in &enums {
        emitter.items.push(enums::emit(model, emitter.codegen.origin(model.record.span())));
    }
    for interface in &interfaces {
        emitter.items.push(interfaces::emit(interface, &mut emitter.codegen));
    }
    for function in &constraints {
        emitter.items.push(constraint_functions::emit(function, &mut emitter.codegen));
    }
    for (dialect, defs) in &types {
        emitter.types(dialect, defs);
    }
    for (dialect, models) in &attributes {
        emitter.attributes(dialect, models);
    }
    for (dialect, operators) in &ops {
        emitter.ops(dialect, operators);
    }
    let Emitter { items, codegen, .. } = emitter;
    let unknown = codegen.classes().unknown_types();
    (items, codegen.finish(), unknown)
}

struct Emitter<'a, 'r> {
    items: pretty::Formatter,
    codegen: CodegenContext<'r>,
    /// The hooks that are written, if the others get stubs.
    written_hooks: Option<&'a WrittenHooks>,
}

impl<'r> Emitter<'_, 'r> {
    fn types(&mut self, dialect: &str, defs: &[CheckedDef<'r>]) {
        for def in defs {
            let item = self.definition(def);
            self.items.push(item);
        }
        let classes: Vec<_> = defs.iter().map(|def| def.class_name.clone()).collect();
        self.items.push(definitions::registration(dialect, &classes, true));
    }

    fn attributes(&mut self, dialect: &str, models: &[AttributeModel<'r>]) {
        for model in models {
            let item = match model {
                AttributeModel::Enum(attribute) => enum_attributes::emit(attribute, &mut self.codegen),
                AttributeModel::Parameters(def) => self.definition(def),
            };
            self.items.push(item);
        }
        let definitions = models.iter().map(|model| attribute_statics::definition(model.record()));
        let definitions: Vec<_> = definitions.collect();
        self.items.push(definitions::registration(dialect, &definitions, false));
    }

    /// Emits a type or an attribute with parameters.
    fn definition(&mut self, def: &CheckedDef<'r>) -> TokenStream {
        let item = definitions::emit(def, &mut self.codegen);
        let stubs = self.written_hooks.map(|written| stubs::of_definition(def, written, &self.codegen));
        quote!(#item #stubs)
    }

    fn ops(&mut self, dialect: &str, operators: &[CheckedOp<'r>]) {
        for operator in operators {
            let item = op::emit(operator, &mut self.codegen);
            self.items.push(item);
            if let Some(written) = self.written_hooks {
                self.items.push(stubs::of_op(operator, written, &self.codegen));
            }
        }
        let names: Vec<_> = operators.iter().map(|operator| operator.class_name.clone()).collect();
        self.items.push(op::registration(dialect, &names));
    }
}
