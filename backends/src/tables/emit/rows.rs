//! Tables and the types of their rows.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::rust::docs;
use crate::tables::emit::{and, code};
use crate::tables::model::Model;
use crate::tables::model::field::{Cell, Storage};
use crate::tables::model::naming::{Naming, RowType};
use crate::tables::model::table::{Row, Table};

/// The type of the rows of some tables.
pub(crate) fn row_type(model: &Model<'_>, row_type: &RowType, naming: &Naming) -> TokenStream {
    let RowType { ty, tables, fields } = row_type;
    let columns = &model.tables[tables[0]].columns;
    let fields = fields.iter().zip(columns).map(|(field, column)| {
        let doc = docs::attributes(&[format!(
            "The field {}: {}.",
            code(column.name),
            describe(&column.storage, naming)
        )]);
        let ty = field_type(&column.storage, naming);
        quote!(#doc pub #field: #ty)
    });
    // The traits of the types of expressions are unknown, but a static can hold any value.
    let derives = match columns.iter().any(|column| matches!(column.storage, Storage::Code(_))) {
        true => quote!(Clone, Copy),
        false => quote!(Clone, Copy, Debug, PartialEq, Eq, Hash),
    };
    let names = and(tables.iter().map(|&table| format!("[`{}`]", naming.tables[table].table)));
    let doc = docs::attributes(&[format!("A row of {names}.")]);
    quote! {
        #doc
        #[derive(#derives)]
        pub struct #ty { #(#fields,)* }
    }
}

/// The type of a column.
pub(crate) fn field_type(storage: &Storage, naming: &Naming) -> TokenStream {
    match storage {
        Storage::Bool => quote!(bool),
        Storage::Unsigned(width) => {
            let integer = format_ident!("u{}", integer_width(*width));
            quote!(#integer)
        }
        Storage::Text => quote!(&'static str),
        Storage::Enum(index) => {
            let ty = &naming.enums[*index].ty;
            quote!(#ty)
        }
        Storage::Code(ty) => quote!(#ty),
    }
}

/// The width of the integer that holds so many bits.
pub(crate) fn integer_width(width: usize) -> usize {
    width.next_power_of_two().max(8)
}

fn describe(storage: &Storage, naming: &Naming) -> String {
    match storage {
        Storage::Bool => "a bit".to_owned(),
        Storage::Unsigned(1) => "1 bit".to_owned(),
        Storage::Unsigned(width) => format!("{width} bits"),
        Storage::Text => "a string".to_owned(),
        Storage::Enum(index) => format!("an entry of [`{}`]", naming.enums[*index].ty),
        Storage::Code(_) => "an expression".to_owned(),
    }
}

/// A table.
pub(crate) fn table(model: &Model<'_>, index: usize, naming: &Naming) -> TokenStream {
    let (table, name, row_type) = (&model.tables[index], &naming.tables[index].table, naming.row_type(index));
    let rows = table.rows.iter().map(|row| self::row(table, row, row_type, naming));
    let (ty, length) = (&row_type.ty, Literal::usize_unsuffixed(table.rows.len()));
    let doc = docs::attributes(&[header(table)]);
    quote!(#doc pub static #name: [#ty; #length] = [#(#rows),*];)
}

fn header(table: &Table<'_>) -> String {
    let (name, class) = (code(&table.name), code(table.class.name()));
    let columns = |columns: &[usize]| and(columns.iter().map(|&column| code(table.columns[column].name)));
    match &table.primary {
        Some(primary) => {
            format!("The table {name}: records of class {class}, sorted by {}.", columns(&primary.columns))
        }
        None => format!("The table {name}: records of class {class}."),
    }
}

fn row(table: &Table<'_>, row: &Row<'_>, row_type: &RowType, naming: &Naming) -> TokenStream {
    let RowType { ty, fields, .. } = row_type;
    let cells =
        row.cells.iter().zip(&table.columns).map(|(value, column)| cell(value, &column.storage, naming));
    quote!(#ty { #(#fields: #cells),* })
}

/// A value as Rust.
pub(crate) fn cell(cell: &Cell<'_>, storage: &Storage, naming: &Naming) -> TokenStream {
    match (cell, storage) {
        (Cell::Bit(bit), _) => quote!(#bit),
        (Cell::Number(number), _) => {
            let number = hexadecimal(*number);
            quote!(#number)
        }
        (Cell::Text(text), _) => quote!(#text),
        (Cell::Code(expression), _) => quote!(#expression),
        (Cell::Entry(entry), Storage::Enum(index)) => {
            let names = &naming.enums[*index];
            let (ty, entry) = (&names.ty, &names.entries[*entry]);
            quote!(#ty::#entry)
        }
        (Cell::Entry(_), _) => unreachable!("entries are in columns of enums only"),
    }
}

/// Encodings read best so.
pub(crate) fn hexadecimal(number: u128) -> Literal {
    format!("{number:#x}").parse().unwrap_or_else(|_| Literal::u128_unsuffixed(number))
}
