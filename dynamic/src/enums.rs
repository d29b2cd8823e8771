//! Enums, and the attributes that hold them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use rtblgen_backends::ods::code::file::{AttributeModel, EnumAttribute, File};
use rtblgen_backends::ods::model::enums::{Enum, EnumText, Storage, enum_of, enum_text};
use rtblgen_ir::AttrDefinition;
use rtblgen_ir::asm::format::{EnumSyntax, OwnAttributeSyntax};
use rtblgen_ir::support::{EnumAttributeTable, EnumStorage, EnumTable, FlagSet};
use rtblgen_ir::{Attribute, Context};
use rtblgen_records::Record;

use crate::definitions::{Late, late_attribute_syntax};
use crate::interned::{intern, intern_as, intern_list, intern_text};
use crate::loader::Loader;
use crate::snippet::EnumCases;
use crate::syntax::{attribute_syntax, optional_parser};

impl<'r> Loader<'_, 'r> {
    /// Reads the enums of a file, and creates the attributes that hold them.
    pub(crate) fn read_enums(&mut self, file: &File<'r>) {
        for model in &file.enums {
            let holder = file.attributes.iter().flat_map(|(_, models)| models).find_map(|own| match own {
                AttributeModel::Enum(own) if enum_of(own.record) == Some(model.record) => Some(own),
                _ => None,
            });
            let cases = table(model);
            let storage = match (holder, model.storage) {
                (Some(own), _) => self.holder(own),
                (None, Some(Storage::String)) => EnumStorage::String,
                (None, _) => EnumStorage::Integer(model.width),
            };
            let table = intern(EnumAttributeTable { cases, storage });
            if let Some(own) = holder {
                self.set_enum_text(own, table);
            }
            let numbers: HashMap<String, u64> =
                model.cases.iter().map(|case| (case.rust_name.clone(), case.value)).collect();
            let symbols = model.cases.iter().map(|case| (case.symbol.to_owned(), case.value));
            let numbers = symbols.chain(numbers).collect();
            self.enum_tables.insert(model.record.order(), table);
            self.names.enums.insert(model.class_name.clone(), EnumCases { table, numbers });
        }
    }

    /// The storage of an enum that an attribute of a dialect holds.
    fn holder(&mut self, own: &EnumAttribute<'r>) -> EnumStorage {
        let content = self.class_content(own.record);
        let late: Late<OwnAttributeSyntax> = intern_as(&content, OnceLock::new());
        self.late_attributes.insert(own.record.order(), late);
        let definition = AttrDefinition {
            dialect: intern_text(own.dialect),
            mnemonic: intern_text(own.mnemonic),
            parameters: &["value"],
            syntax: Some(late_attribute_syntax(late, "the text of this attribute is left to code")),
            ..AttrDefinition::EMPTY
        };
        let definition = intern_as(&content, definition);
        self.attributes.insert(own.record.order(), definition);
        let (record, ty) = (intern_text(own.record.name()), intern_text(own.cpp_type));
        let sources = self.records.sources();
        match sources.file_of(own.record.span()) == sources.main_file() {
            true => EnumStorage::Dialect { definition, record, ty },
            false => EnumStorage::Included { definition, record, ty },
        }
    }

    /// Sets the syntax of an attribute that holds an enum, unless the attribute has a format.
    fn set_enum_text(&mut self, own: &EnumAttribute<'r>, table: &'static EnumAttributeTable) {
        // The syntax of a format is set later.
        if own.format.is_some() {
            return;
        }
        if let Some(late) = self.late_attributes.get(&own.record.order()) {
            late.get_or_init(|| match enum_text(own.record) {
                Some(EnumText::Bracketed) => bracketed(table),
                _ => plain(table),
            });
        }
    }

    /// The definition of an attribute that holds an enum.
    pub(crate) fn enum_attribute(&mut self, own: &EnumAttribute<'r>) -> &'static AttrDefinition {
        if let Some(def) = &own.format
            && let Some(definition) = self.attributes.get(&own.record.order()).copied()
            && let Some(text) = self.attribute_text(def, definition)
            && let Some(late) = self.late_attributes.get(&own.record.order())
        {
            late.get_or_init(|| text);
        }
        match self.attributes.get(&own.record.order()) {
            Some(definition) => definition,
            // Another file defines the enum.
            None => {
                self.holder(own);
                self.attributes[&own.record.order()]
            }
        }
    }

    fn enum_table(&self, info: Record<'r>) -> Option<&'static EnumAttributeTable> {
        let class = rtblgen_backends::namer::type_name(info.str("className").ok()?);
        let own = self.enum_tables.get(&info.order()).copied();
        own.or_else(|| self.names.enums.get(&class).map(|own| own.table))
    }

    /// The syntax of an attribute that holds an enum, in a format.
    pub(crate) fn enum_syntax(
        &self,
        info: Record<'r>,
        is_bracketed: bool,
    ) -> Option<&'static OwnAttributeSyntax> {
        let table = self.enum_table(info)?;
        Some(intern(if is_bracketed { bracketed(table) } else { plain(table) }))
    }

    /// The syntax of an enum attribute of a builtin kind, in a format.
    pub(crate) fn case_syntax(&self, info: Record<'r>, name: &str) -> Option<&'static EnumSyntax> {
        let table = self.enum_table(info)?;
        Some(intern(EnumSyntax {
            cases: table.cases.texts,
            name: intern_text(name),
            separator: table.cases.flags.map(|set| set.separator.trim()),
            symbolize: symbolize(table),
            stringify: intern_as(&table, move |attribute: Attribute<'_>| table.stringify(attribute)),
        }))
    }

    /// The cases of an enum, by its record.
    pub(crate) fn cases(&self, info: Record<'r>) -> Option<&'static EnumTable> {
        self.enum_table(info).map(|table| &table.cases)
    }
}

/// The function that returns the attribute of the case with a text.
type Symbolize = &'static (dyn for<'c> Fn(&'c Context, &str) -> Option<Attribute<'c>> + Send + Sync);

fn symbolize(table: &'static EnumAttributeTable) -> Symbolize {
    fn function(
        table: &'static EnumAttributeTable,
    ) -> impl for<'c> Fn(&'c Context, &str) -> Option<Attribute<'c>> + Send + Sync {
        move |context, text| table.symbolize(context, text)
    }
    intern_as(&table, function(table))
}

fn plain(table: &'static EnumAttributeTable) -> OwnAttributeSyntax {
    attribute_syntax(
        &table,
        move |parser, _| table.parse(parser),
        Some(optional_parser(&table, move |parser| table.parse_optional(parser))),
        move |printer, attribute| table.print(printer, attribute),
    )
}

fn bracketed(table: &'static EnumAttributeTable) -> OwnAttributeSyntax {
    attribute_syntax(
        &table,
        move |parser, _| table.parse_bracketed(parser),
        Some(optional_parser(&table, move |parser| table.parse_optional_bracketed(parser))),
        move |printer, attribute| table.print_bracketed(printer, attribute),
    )
}

/// The name of an enum in messages of MLIR, for the older classes of enums.
fn cpp_name(record: Record<'_>) -> Option<String> {
    record.is_a("EnumAttrInfo").then(|| {
        let namespace = record.str("cppNamespace").unwrap_or_default();
        format!("{namespace}::{}", record.str("className").unwrap_or_default())
    })
}

/// The table of an enum's cases in the runtime.
fn table(model: &Enum<'_>) -> EnumTable {
    let cases: Vec<(u64, &'static str, bool)> =
        model.cases.iter().map(|case| (case.value, intern_text(case.text), case.is_group)).collect();
    let cases = intern_list(cases);
    let texts = intern_list(cases.iter().map(|(_, text, _)| *text).collect());
    let flags: Option<&'static FlagSet> = model.flags.map(|flags| {
        intern(FlagSet {
            cases,
            separator: intern_text(flags.separator),
            valid: flags.valid_bits,
            groups_first: flags.groups_first,
            is_quoted: flags.is_quoted,
        })
    });
    let number = move |text: &str| match flags {
        Some(set) => set.parse(text),
        None => cases.iter().find(|(_, own, _)| *own == text).map(|(value, ..)| *value),
    };
    let text = move |number: u64| match flags {
        Some(set) => (number & !set.valid == 0).then(|| Cow::Owned(set.text(number))),
        None => cases.iter().find(|(value, ..)| *value == number).map(|(_, text, _)| Cow::Borrowed(*text)),
    };
    EnumTable {
        summary: intern_text(model.summary),
        texts,
        flags,
        cpp_name: cpp_name(model.record).as_deref().map(intern_text),
        number: intern_as(&(cases, flags), number),
        text: intern_as(&(cases, flags), text),
    }
}
