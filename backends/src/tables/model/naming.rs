//! The names of everything that is emitted, each once.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use tblgen_parser::Diagnostic;

use crate::rust::namer;
use crate::rust::namer::Names;
use crate::tables::model::Model;
use crate::tables::model::enums::Enum;
use crate::tables::model::table::Table;

/// The names of a file.
pub(crate) struct Naming {
    pub enums: Vec<EnumNames>,
    pub row_types: Vec<RowType>,
    pub tables: Vec<TableNames>,
}

/// A type or trait of Rust's prelude that generated code names.
#[derive(Clone, Copy)]
pub(crate) enum Prelude {
    Option,
    Result,
    From,
    TryFrom,
}

/// The names of an enum.
pub(crate) struct EnumNames {
    pub ty: Ident,
    /// The type of the error for a number without an entry.
    pub error: Ident,
    /// For each entry: a variant, or a constant if an earlier entry has the same value.
    pub entries: Vec<Ident>,
}

/// The type of the rows of some tables, which all have the same columns.
pub(crate) struct RowType {
    pub ty: Ident,
    pub tables: Vec<usize>,
    pub fields: Vec<Ident>,
}

/// The names of a table.
pub(crate) struct TableNames {
    pub table: Ident,
    /// Its row type, by number.
    pub row_type: usize,
    pub primary: Option<Ident>,
    pub indices: Vec<Ident>,
}

impl Naming {
    pub fn new(model: &Model<'_>, warnings: &mut Vec<Diagnostic>) -> Self {
        let mut types = Names::default();
        let mut values = Names::with_taken(["compare_ignoring_case"]);
        let enums = model.enums.iter().map(|model| EnumNames::new(model, &mut types)).collect();
        let row_types = row_types(&model.tables, &mut types, warnings);
        let table = |(index, table): (usize, &Table<'_>)| TableNames {
            table: namer::ident(&values.unique(&namer::constant_case(&table.name))),
            row_type: row_types
                .iter()
                .position(|row_type| row_type.tables.contains(&index))
                .unwrap_or_default(),
            primary: table.primary.as_ref().map(|index| function(&mut values, &index.name)),
            indices: table.indices.iter().map(|(index, _)| function(&mut values, &index.name)).collect(),
        };
        let tables = model.tables.iter().enumerate().map(table).collect();
        Self { enums, row_types, tables }
    }

    /// The short name, unless an enum or a row has it: `class Option` is a fine name for a table of options.
    pub fn prelude(&self, item: Prelude) -> TokenStream {
        let (name, path) = match item {
            Prelude::Option => ("Option", quote!(::core::option::Option)),
            Prelude::Result => ("Result", quote!(::core::result::Result)),
            Prelude::From => ("From", quote!(::core::convert::From)),
            Prelude::TryFrom => ("TryFrom", quote!(::core::convert::TryFrom)),
        };
        let mut types =
            self.enums.iter().map(|names| &names.ty).chain(self.row_types.iter().map(|names| &names.ty));
        if types.any(|ty| ty == name) { path } else { namer::ident(name).into_token_stream() }
    }

    /// The row type of a table.
    pub fn row_type(&self, table: usize) -> &RowType {
        &self.row_types[self.tables[table].row_type]
    }
}

impl EnumNames {
    fn new(model: &Enum<'_>, types: &mut Names) -> Self {
        let ty = types.unique_type(&namer::camel_case(&model.name));
        let error = types.unique_type(&format!("Unknown{ty}"));
        let mut taken = Names::with_taken(["ALL", "NAMES"]);
        let entries = model.entries.iter().enumerate().map(|(index, entry)| {
            namer::ident(&match model.alias_of(index) {
                Some(_) => taken.unique(&namer::constant_case(entry.name)),
                None => taken.unique_type(&namer::camel_case(entry.name)),
            })
        });
        Self { entries: entries.collect(), ty: namer::ident(&ty), error: namer::ident(&error) }
    }
}

fn function(values: &mut Names, name: &str) -> Ident {
    namer::ident(&values.unique(&namer::snake_case(name)))
}

/// Tables that name the same type share it. If their columns differ, none of them can have it.
fn row_types(tables: &[Table<'_>], types: &mut Names, warnings: &mut Vec<Diagnostic>) -> Vec<RowType> {
    let mut groups: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (index, table) in tables.iter().enumerate() {
        groups.entry(table.row_type).or_default().push(index);
    }
    let mut row_types = Vec::new();
    for (name, group) in groups {
        let first = &tables[group[0]];
        match group.iter().find(|&&index| !same_columns(first, &tables[index])) {
            None => {
                // C++ may qualify the type; here it is generated beside its table.
                let name = name.rsplit("::").next().unwrap_or(name);
                row_types.push(RowType::new(namer::camel_case(name), group, tables, types));
            }
            Some(&other) => {
                warnings.push(different_columns(first, &tables[other]));
                for index in group {
                    let name = format!("{}Row", namer::camel_case(&tables[index].name));
                    row_types.push(RowType::new(name, vec![index], tables, types));
                }
            }
        }
    }
    row_types
}

impl RowType {
    fn new(name: String, group: Vec<usize>, tables: &[Table<'_>], types: &mut Names) -> Self {
        let mut taken = Names::default();
        let fields = tables[group[0]].columns.iter();
        let fields =
            fields.map(|column| namer::ident(&taken.unique(&namer::snake_case(column.name)))).collect();
        Self { ty: namer::ident(&types.unique_type(&name)), tables: group, fields }
    }
}

fn same_columns(a: &Table<'_>, b: &Table<'_>) -> bool {
    let columns = |table: &Table<'_>| -> Vec<_> {
        table.columns.iter().map(|column| (column.name.to_owned(), column.storage.clone())).collect()
    };
    columns(a) == columns(b)
}

fn different_columns(a: &Table<'_>, b: &Table<'_>) -> Diagnostic {
    let message = format!(
        "tables '{}' and '{}' have different fields, but the same row type '{}': each table gets a type of its own",
        a.name, b.name, a.row_type
    );
    Diagnostic::warning(b.source.span(), message)
        .with_label(a.source.span(), "the other table")
        .with_help("name the types with `let CppTypeName = \"...\";`")
}
