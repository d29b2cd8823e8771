//! Creates the definitions of the runtime from the models of a file.

use std::collections::HashMap;

use rtblgen_backends::ods::code::Code;
use rtblgen_backends::ods::code::file::{AttributeModel, File};
use rtblgen_backends::ods::model::dialect::HOOKS;
use rtblgen_ir::asm::format::{OwnAttributeSyntax, OwnTypeSyntax};
use rtblgen_ir::support::EnumAttributeTable;
use rtblgen_ir::{AttrDefinition, TypeDefinition};
use rtblgen_records::{Record, Records};
use syn::Expr;
use tblgen_parser::Span;

use crate::Definitions;
use crate::constraints::Constraints;
use crate::definitions::Late;
use crate::hooks::{Missing, place, place_in_class};
use crate::interned::{Classes, Fingerprint, intern_text};
use crate::snippet::{Names, Snippet};

/// State that the definitions of a file share during loading.
pub(crate) struct Loader<'a, 'r> {
    pub(crate) records: &'r Records,
    pub(crate) code: &'a Code<'r>,
    pub(crate) names: Names,
    pub(crate) constraints: Constraints,
    classes: Classes<'r>,
    /// The locations of the constraints on parameters, for messages about unknown predicates.
    places: Vec<String>,
    /// The definitions of types and attributes that exist so far, by the numbers of their records.
    pub(crate) types: HashMap<u32, &'static TypeDefinition>,
    pub(crate) attributes: HashMap<u32, &'static AttrDefinition>,
    /// The tables of enums, by the numbers of their records.
    pub(crate) enum_tables: HashMap<u32, &'static EnumAttributeTable>,
    /// The syntax of types and attributes, which is set later.
    pub(crate) late_types: HashMap<u32, Late<OwnTypeSyntax>>,
    pub(crate) late_attributes: HashMap<u32, Late<OwnAttributeSyntax>>,
    missing: Vec<Missing>,
    /// The op whose traits are read. A trait may be in a class that several ops have.
    traits_of: Option<Record<'r>>,
}

/// Returns a loader for the snippets of a file that defines no dialect. It knows the names that the snippets may use.
pub(crate) fn for_snippets<'a, 'r>(records: &'r Records, file: &'a File<'r>) -> Loader<'a, 'r> {
    let mut loader = Loader::new(records, file);
    loader.read_enums(file);
    loader.declare(file);
    loader
}

impl<'a, 'r> Loader<'a, 'r> {
    fn new(records: &'r Records, file: &'a File<'r>) -> Self {
        Loader {
            records,
            code: &file.code,
            names: Names::default(),
            constraints: Constraints::default(),
            classes: Classes::new(records),
            places: places(records, file),
            types: HashMap::new(),
            attributes: HashMap::new(),
            enum_tables: HashMap::new(),
            late_types: HashMap::new(),
            late_attributes: HashMap::new(),
            missing: Vec::new(),
            traits_of: None,
        }
    }
}

/// Returns the definitions of each dialect of a file, and the hooks that need code.
pub(crate) fn load<'r>(records: &'r Records, file: &File<'r>) -> (Vec<Definitions>, Vec<Missing>) {
    let mut loader = Loader::new(records, file);
    let mut dialects: Vec<Definitions> = Vec::new();
    for (dialect, _) in &file.dialects {
        let own = of_dialect(&mut dialects, dialect.name);
        own.allows_unknown_ops = dialect.record.bit("isExtensible").unwrap_or(false);
        // The model only has hooks that become stubs in generated code. A loaded dialect has no other hooks either.
        for hook in HOOKS.iter().filter(|field| dialect.record.bit(field) == Ok(true)) {
            loader.missing(dialect.name, format!("the hook `{hook}`"), dialect.record.span());
        }
    }
    loader.read_enums(file);
    loader.declare(file);
    for (dialect, models) in &file.attributes {
        for model in models {
            if let AttributeModel::Enum(attribute) = model {
                let definition = loader.enum_attribute(attribute);
                of_dialect(&mut dialects, dialect).attributes.push(definition);
            }
        }
    }
    for (dialect, defs) in &file.types {
        for def in defs {
            let definition = loader.type_definition(def);
            of_dialect(&mut dialects, dialect).types.push(definition);
        }
    }
    for (dialect, models) in &file.attributes {
        for model in models {
            if let AttributeModel::Parameters(def) = model {
                let definition = loader.attribute_definition(def);
                of_dialect(&mut dialects, dialect).attributes.push(definition);
            }
        }
    }
    for (dialect, operators) in &file.ops {
        for operator in operators {
            let definition = loader.op(operator);
            of_dialect(&mut dialects, dialect).ops.push(definition);
        }
    }
    let (sources, main) = (records.sources(), records.sources().main_file());
    for (model, _) in &file.dialects {
        let own = of_dialect(&mut dialects, model.name);
        own.span = Some(model.record.span());
        own.is_included = own.ops.is_empty() && sources.file_of(model.record.span()) != main;
    }
    (dialects, loader.missing)
}

/// The locations of the constraints on parameters of types and attributes.
fn places(records: &Records, file: &File<'_>) -> Vec<String> {
    let types = file.types.iter().flat_map(|(_, defs)| defs);
    let attributes = file.attributes.iter().flat_map(|(_, models)| models).filter_map(|model| match model {
        AttributeModel::Parameters(def) => Some(def),
        AttributeModel::Enum(own) => own.format.as_ref(),
    });
    let parameters = types.chain(attributes).flat_map(|def| &def.parameters);
    let constraints = parameters.filter_map(|parameter| parameter.constraint);
    let constraints = constraints.filter(|record| !record.is_a("TypeDef"));
    constraints.map(|record| place(records, record.span())).collect()
}

fn of_dialect<'d>(dialects: &'d mut Vec<Definitions>, name: &str) -> &'d mut Definitions {
    let known = dialects.iter().position(|dialect| dialect.name == name);
    let index = known.unwrap_or_else(|| {
        dialects.push(Definitions { name: intern_text(name), ..Definitions::default() });
        dialects.len() - 1
    });
    &mut dialects[index]
}

impl<'r> Loader<'_, 'r> {
    /// Creates the types and attributes of a file without their syntax, and adds the names that snippets may use.
    fn declare(&mut self, file: &File<'r>) {
        let types = || file.types.iter().flat_map(|(_, defs)| defs);
        types().for_each(|def| self.declare_type(def));
        types().for_each(|def| self.declare_kinds(def));
        let models = file.attributes.iter().flat_map(|(_, models)| models);
        let attributes = || {
            models.clone().filter_map(|model| match model {
                AttributeModel::Parameters(def) => Some(def),
                AttributeModel::Enum(_) => None,
            })
        };
        attributes().for_each(|def| self.declare_attribute(def));
        // A parameter may be an attribute, so attributes are declared first.
        types().chain(attributes()).for_each(|def| self.declare_kinds(def));
    }

    /// The fingerprint of the definition of a type or an attribute.
    pub(crate) fn class_content(&mut self, record: Record<'r>) -> u128 {
        Fingerprint::of(&(self.classes.fingerprint(record), Fingerprint::of(&self.places)))
    }

    /// Adds a hook that needs code.
    pub(crate) fn missing(&mut self, of: &str, what: String, span: Span) {
        let place = match self.traits_of {
            Some(def) => place_in_class(self.records, span, def),
            None => place(self.records, span),
        };
        let missing = Missing { of: of.to_owned(), what, place };
        if !self.missing.contains(&missing) {
            self.missing.push(missing);
        }
    }

    /// Runs a function that reads traits of an op.
    pub(crate) fn with_traits_of<T>(&mut self, op: Record<'r>, read: impl FnOnce(&mut Self) -> T) -> T {
        self.traits_of = Some(op);
        let result = read(self);
        self.traits_of = None;
        result
    }

    /// Compiles a snippet of a record. Its unknown parts are added to the missing hooks.
    pub(crate) fn snippet(&mut self, expr: &Expr, variables: &[&str], of: &str, span: Span) -> Snippet {
        let snippet = Snippet::new(expr, variables, &self.names);
        for unknown in &snippet.unknown {
            self.missing(of, unknown.clone(), span);
        }
        snippet
    }

    /// Returns the name of a record for messages.
    pub(crate) fn name_of(record: Record<'r>) -> &'r str {
        match record.is_anonymous() {
            true => record.direct_classes().last().map_or("constraint", |class| class.name()),
            false => record.name(),
        }
    }
}
