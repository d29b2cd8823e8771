//! Emission of tables from a checked model.

mod enums;
mod lookups;
mod rows;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::tables::model::Model;
use crate::tables::model::naming::Naming;

/// Emits everything, item by item: enums, then each table with the type of its rows and its functions.
pub(crate) fn items(model: &Model<'_>, naming: &Naming) -> Vec<TokenStream> {
    let mut items = Vec::new();
    for (index, model) in model.enums.iter().enumerate() {
        items.extend(enums::emit(model, &naming.enums[index], naming));
    }
    for row_type in &naming.row_types {
        items.push(rows::row_type(model, row_type, naming));
    }
    for (index, table) in model.tables.iter().enumerate() {
        items.push(rows::table(model, index, naming));
        items.extend(lookups::emit(table, index, naming));
    }
    if model.tables.iter().any(lookups::compares_strings) {
        items.push(compare_ignoring_case());
    }
    items
}

fn compare_ignoring_case() -> TokenStream {
    quote! {
        fn compare_ignoring_case(a: &str, b: &str) -> ::core::cmp::Ordering {
            let capitals = |byte: u8| byte.to_ascii_uppercase();
            a.bytes().map(capitals).cmp(b.bytes().map(capitals))
        }
    }
}

/// A name of the `.td` in a doc comment.
fn code(name: &str) -> String {
    let plain = |c: char| {
        if c == '`' {
            '\''
        } else if c.is_control() {
            ' '
        } else {
            c
        }
    };
    format!("`{}`", name.chars().map(plain).collect::<String>())
}

/// Names in a list: "`a`, `b` and `c`".
fn and(names: impl IntoIterator<Item = String>) -> String {
    let mut names: Vec<String> = names.into_iter().collect();
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last,
        Some(last) => format!("{} and {last}", names.join(", ")),
    }
}

/// A number with its sign as a token of its own.
fn signed(number: i64) -> TokenStream {
    let magnitude = Literal::u64_unsuffixed(number.unsigned_abs());
    if number < 0 { quote!(-#magnitude) } else { quote!(#magnitude) }
}
