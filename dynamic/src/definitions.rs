//! Types and attributes with parameters.

use std::sync::OnceLock;

use rtblgen_backends::ods::code::checked::CheckedDef;
use rtblgen_ir::asm::format::{OwnAttributeSyntax, OwnTypeSyntax};
use rtblgen_ir::context::definition::Hook;
use rtblgen_ir::{AttrDefinition, TypeConstraint, TypeDefinition, support};

use crate::hooks::place;
use crate::interned::{Fingerprint, intern, intern_as, intern_list, intern_text};
use crate::loader::Loader;
use crate::parameters::has_directive;
use crate::snippet::Owner;
use crate::syntax::{attribute_syntax, optional_parser, type_syntax};

/// The syntax of a definition. It is set after the definition exists, since it refers to the definition.
pub(crate) type Late<T> = &'static OnceLock<T>;

/// The reason why a definition has no syntax: its name, the missing hook, and the location.
type NoText = &'static str;

/// A hook that uses the syntax of an attribute, which is set later.
pub(crate) fn late_attribute_syntax(late: Late<OwnAttributeSyntax>, no_text: NoText) -> Hook {
    intern(attribute_syntax(
        &(late, no_text),
        move |parser, ty| match late.get() {
            Some(syntax) => (syntax.parse)(parser, ty),
            None => Err(parser.error(no_text)),
        },
        Some(optional_parser(&late, move |parser| {
            match late.get().and_then(|syntax| syntax.parse_optional) {
                Some(parse) => parse(parser),
                None => Ok(None),
            }
        })),
        move |printer, attribute| {
            if let Some(syntax) = late.get() {
                (syntax.print)(printer, attribute);
            }
        },
    ))
}

/// A hook that uses the syntax of a type, which is set later.
fn late_type_syntax(late: Late<OwnTypeSyntax>, no_text: NoText) -> Hook {
    intern(type_syntax(
        &(late, no_text),
        move |parser| match late.get() {
            Some(syntax) => (syntax.parse)(parser),
            None => Err(parser.error(no_text)),
        },
        move |printer, ty| late.get().is_some_and(|syntax| (syntax.print)(printer, ty)),
    ))
}

impl<'r> Loader<'_, 'r> {
    /// Creates the definition of a type without its syntax.
    pub(crate) fn declare_type(&mut self, def: &CheckedDef<'r>) {
        let has_text = def.format.is_some() || def.has_custom_text;
        self.note_definition(def);
        let no_text = self.no_text(def);
        // The message about missing syntax has the location of the definition.
        let content = Fingerprint::of(&(self.class_content(def.record), no_text));
        let late: Late<OwnTypeSyntax> = intern_as(&content, OnceLock::new());
        let definition = TypeDefinition {
            dialect: intern_text(def.dialect_name),
            mnemonic: intern_text(def.mnemonic.unwrap_or_default()),
            parameters: names(def),
            constraints: self.parameter_constraints(def),
            syntax: has_text.then(|| late_type_syntax(late, no_text)),
            has_alias: def.has_alias,
            traits: intern_list(def.traits.iter().map(|name| intern_text(name)).collect()),
            interfaces: self.interfaces_of_definition(def),
            ..TypeDefinition::EMPTY
        };
        let definition = intern_as(&content, definition);
        self.names.types.insert(def.class_name.clone(), definition);
        self.declare_accessors(def, Owner::Type(definition));
        self.types.insert(def.record.order(), definition);
        self.late_types.insert(def.record.order(), late);
    }

    /// Sets the syntax of a type, and returns the definition.
    pub(crate) fn type_definition(&mut self, def: &CheckedDef<'r>) -> &'static TypeDefinition {
        let order = def.record.order();
        let definition = self.types[&order];
        if let (Some(format), Some(late)) = (self.parameter_format(def), self.late_types.get(&order)) {
            let syntax = type_syntax(
                &(definition, format),
                move |parser| support::parse_type(parser, definition, format),
                move |printer, ty| support::print_type(printer, ty, definition, format),
            );
            late.get_or_init(|| syntax);
        }
        definition
    }

    /// Creates the definition of an attribute without its syntax.
    pub(crate) fn declare_attribute(&mut self, def: &CheckedDef<'r>) {
        let has_text = def.format.is_some() || def.has_custom_text;
        self.note_definition(def);
        let no_text = self.no_text(def);
        // The message about missing syntax has the location of the definition.
        let content = Fingerprint::of(&(self.class_content(def.record), no_text));
        let late: Late<OwnAttributeSyntax> = intern_as(&content, OnceLock::new());
        let value_type = def.parameters.iter().position(|parameter| parameter.is_self_type);
        let definition = AttrDefinition {
            dialect: intern_text(def.dialect_name),
            mnemonic: intern_text(def.mnemonic.unwrap_or_default()),
            parameters: names(def),
            constraints: self.parameter_constraints(def),
            syntax: has_text.then(|| late_attribute_syntax(late, no_text)),
            value_type,
            default_type: value_type.and_then(|index| self.default_type(def, index)),
            has_alias: def.has_alias,
            traits: intern_list(def.traits.iter().map(|name| intern_text(name)).collect()),
            interfaces: self.interfaces_of_definition(def),
            ..AttrDefinition::EMPTY
        };
        let definition = intern_as(&content, definition);
        self.names.attributes.insert(def.class_name.clone(), definition);
        self.declare_accessors(def, Owner::Attribute(definition));
        self.attributes.insert(def.record.order(), definition);
        self.late_attributes.insert(def.record.order(), late);
    }

    /// Sets the syntax of an attribute, and returns the definition.
    pub(crate) fn attribute_definition(&mut self, def: &CheckedDef<'r>) -> &'static AttrDefinition {
        let order = def.record.order();
        let definition = self.attributes[&order];
        let text = self.attribute_text(def, definition);
        if let (Some(text), Some(late)) = (text, self.late_attributes.get(&order)) {
            late.get_or_init(|| text);
        }
        definition
    }

    /// The syntax of an attribute with the format of a definition.
    pub(crate) fn attribute_text(
        &mut self,
        def: &CheckedDef<'r>,
        definition: &'static AttrDefinition,
    ) -> Option<OwnAttributeSyntax> {
        let format = self.parameter_format(def)?;
        Some(attribute_syntax(
            &(definition, format),
            move |parser, ty| support::parse_attribute(parser, ty, definition, format),
            Some(optional_parser(&(definition, format), move |parser| {
                support::parse_optional_attribute(parser, definition, format)
            })),
            move |printer, attribute| support::print_attribute(printer, attribute, definition, format),
        ))
    }

    /// Returns the constraints on parameters that are types.
    fn parameter_constraints(&mut self, def: &CheckedDef<'r>) -> &'static [(usize, &'static TypeConstraint)] {
        let mut constraints = Vec::new();
        for (index, parameter) in def.parameters.iter().enumerate() {
            if let Some(record) = parameter.constraint.filter(|record| !record.is_a("TypeDef")) {
                constraints.push((index, self.type_constraint(record)));
            }
        }
        intern_list(constraints)
    }

    /// The reason why a definition has no syntax; empty if it has one.
    fn no_text(&self, def: &CheckedDef<'r>) -> NoText {
        if !def.has_custom_text && !def.format.as_ref().is_some_and(|format| has_directive(format)) {
            return "";
        }
        let place = place(self.records, def.record.span());
        let name = name_in_messages(def);
        intern_text(&match def.has_custom_text {
            true => format!("the hook `{}` of `{name}` is not written ({place})", text_hook(def)),
            false => {
                format!("the custom directives in the format of `{name}` are not written ({place})")
            }
        })
    }

    fn note_definition(&mut self, def: &CheckedDef<'r>) {
        let name = name_in_messages(def);
        if def.has_verifier {
            self.missing(&name, "the hook `VerifyParameters`".to_owned(), def.record.span());
        }
        if def.has_custom_text {
            self.missing(&name, format!("the hook `{}`", text_hook(def)), def.record.span());
        }
    }
}

/// The hook that reads and prints a definition.
fn text_hook(def: &CheckedDef<'_>) -> &'static str {
    if def.is_type { "CustomTypeAsm" } else { "CustomAttrAsm" }
}

/// The name of a definition in messages, such as `!toy.struct`.
pub(crate) fn name_in_messages(def: &CheckedDef<'_>) -> String {
    let mark = if def.is_type { '!' } else { '#' };
    format!("{mark}{}.{}", def.dialect_name, def.mnemonic.unwrap_or(&def.class_name))
}

fn names(def: &CheckedDef<'_>) -> &'static [&'static str] {
    intern_list(def.parameters.iter().map(|parameter| intern_text(parameter.name)).collect())
}
