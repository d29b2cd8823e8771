//! The functions that find rows.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::rust::docs;
use crate::rust::namer;
use crate::rust::namer::Names;
use crate::tables::emit::rows::{cell, field_type, hexadecimal, integer_width};
use crate::tables::emit::{and, code, signed};
use crate::tables::model::field::{Column, Storage};
use crate::tables::model::index::Index;
use crate::tables::model::naming::{Naming, Prelude, RowType};
use crate::tables::model::order::Key;
use crate::tables::model::table::Table;

/// Emits the functions of a table.
pub(crate) fn emit(table: &Table<'_>, number: usize, naming: &Naming) -> Vec<TokenStream> {
    let names = &naming.tables[number];
    let rows: Vec<usize> = (0..table.rows.len()).collect();
    let primary = table.primary.iter().zip(&names.primary).map(|(index, name)| (index, name, None, &rows));
    let others = table.indices.iter().zip(&names.indices);
    let others = others.map(|((index, order), name)| (index, name, Some(&order[..]), order));
    let function = |(index, name, permutation, order): (_, _, _, &Vec<usize>)| {
        Lookup::new(table, number, naming, index, permutation, order).emit(name)
    };
    primary.chain(others).map(function).collect()
}

/// Whether some function of the table compares strings.
pub(crate) fn compares_strings(table: &Table<'_>) -> bool {
    let mut columns = table.indices.iter().flat_map(|(index, _)| &index.columns);
    columns.any(|&column| matches!(table.columns[column].storage, Storage::Text))
}

/// A function that finds rows.
struct Lookup<'a, 'r> {
    table: &'a Table<'r>,
    index: &'a Index<'r>,
    naming: &'a Naming,
    row_type: &'a RowType,
    /// The static array of the rows.
    rows: &'a Ident,
    /// The order of the rows in a secondary index.
    permutation: Option<&'a [usize]>,
    /// The order of the rows, in any case.
    order: &'a [usize],
    /// The static array of that order.
    permuted: Ident,
    /// A parameter for each column of the key.
    parameters: Vec<Ident>,
    locals: Locals,
}

/// Names that no parameter has.
struct Locals {
    row: Ident,
    compare: Ident,
    start: Ident,
    end: Ident,
}

impl<'a, 'r> Lookup<'a, 'r> {
    fn new(
        table: &'a Table<'r>,
        number: usize,
        naming: &'a Naming,
        index: &'a Index<'r>,
        permutation: Option<&'a [usize]>,
        order: &'a [usize],
    ) -> Self {
        let row_type = naming.row_type(number);
        let mut taken = Names::default();
        let mut unique = |name: &str| namer::ident(&taken.unique(name));
        let columns = index.columns.iter();
        let parameters =
            columns.map(|&column| unique(&namer::snake_case(table.columns[column].name))).collect();
        let locals = Locals {
            row: unique("row"),
            compare: unique("compare"),
            start: unique("start"),
            end: unique("end"),
        };
        let rows = &naming.tables[number].table;
        let permuted = namer::ident(&Names::with_taken([rows.to_string()]).unique("ORDER"));
        Self { permuted, table, index, naming, row_type, rows, permutation, order, parameters, locals }
    }

    fn columns(&self) -> impl Iterator<Item = (&'a Column<'r>, &Ident)> {
        self.index.columns.iter().map(|&column| &self.table.columns[column]).zip(&self.parameters)
    }

    fn emit(&self, name: &Ident) -> TokenStream {
        let parameters = self.columns().map(|(column, parameter)| {
            let ty = match &column.storage {
                Storage::Text => quote!(&str),
                other => field_type(other, self.naming),
            };
            quote!(#parameter: #ty)
        });
        let (doc, row_type, early_out, body) = (self.doc(), &self.row_type.ty, self.early_out(), self.body());
        let result = match self.index.is_range {
            true => quote!(&'static [#row_type]),
            false => {
                let option = self.naming.prelude(Prelude::Option);
                quote!(#option<&'static #row_type>)
            }
        };
        let permutation =
            self.permutation.filter(|_| self.is_permuted()).map(|order| permutation(&self.permuted, order));
        quote! {
            #doc
            pub fn #name(#(#parameters),*) -> #result {
                #permutation
                #early_out
                #body
            }
        }
    }

    fn doc(&self) -> TokenStream {
        let keys = and(self.columns().map(|(column, _)| code(column.name)));
        let table = self.rows;
        let what = if self.index.is_range { "All rows" } else { "The first row" };
        let case = match self.columns().any(|(column, _)| matches!(column.storage, Storage::Text)) {
            true => ", whatever the case of letters",
            false => "",
        };
        docs::attributes(&[format!("{what} of [`{table}`] with this {keys}{case}.")])
    }

    /// Whether the index has another order than the table.
    fn is_permuted(&self) -> bool {
        self.permutation.is_some_and(|order| order.iter().enumerate().any(|(place, &row)| place != row))
    }

    fn body(&self) -> TokenStream {
        if !self.index.is_range
            && let Some(first) = self.table.consecutive(self.index, self.order.iter().copied())
        {
            return self.direct(first);
        }
        match (self.index.is_range, self.is_permuted()) {
            (true, _) => self.range(),
            (false, true) => self.search_permutation(),
            (false, false) => self.search_rows(),
        }
    }

    /// The keys are consecutive numbers: the key determines the row.
    fn direct(&self, first: i128) -> TokenStream {
        let (rows, permuted, place) = (self.rows, &self.permuted, self.place(first));
        match self.is_permuted() {
            true => quote!(#permuted.get(#place).map(|&row| &#rows[row as usize])),
            false => quote!(#rows.get(#place)),
        }
    }

    fn place(&self, first: i128) -> TokenStream {
        let (column, key) = (&self.table.columns[self.index.columns[0]], &self.parameters[0]);
        match column.storage {
            Storage::Unsigned(width) => {
                let least = hexadecimal(first.unsigned_abs());
                let offset = if first == 0 { quote!(#key) } else { quote!(#key.checked_sub(#least)?) };
                match integer_width(width) {
                    8 | 16 => quote!(usize::from(#offset)),
                    _ => quote!(usize::try_from(#offset).ok()?),
                }
            }
            _ => {
                // Entries that have no row wrap to a number that no row has.
                let first = signed(i64::try_from(first).unwrap_or_default());
                quote!(usize::try_from((#key as i64).wrapping_sub(#first)).ok()?)
            }
        }
    }

    /// How a row's key compares with the one that is looked for.
    fn comparison(&self) -> TokenStream {
        let Locals { row, compare, .. } = &self.locals;
        let (row_type, fields) = (&self.row_type.ty, &self.row_type.fields);
        let comparisons = self.columns().zip(&self.index.columns).map(|((column, key), &number)| {
            let field = &fields[number];
            match column.storage {
                Storage::Text => quote!(compare_ignoring_case(#row.#field, #key)),
                _ => quote!(#row.#field.cmp(&#key)),
            }
        });
        let comparison = comparisons.reduce(|all, next| quote!(#all.then_with(|| #next)));
        quote!(let #compare = |#row: &#row_type| #comparison;)
    }

    fn search_rows(&self) -> TokenStream {
        let Locals { row, compare, start, .. } = &self.locals;
        let (rows, comparison) = (self.rows, self.comparison());
        quote! {
            #comparison
            let #start = #rows.partition_point(|#row| #compare(#row).is_lt());
            #rows.get(#start).filter(|#row| #compare(#row).is_eq())
        }
    }

    fn search_permutation(&self) -> TokenStream {
        let Locals { row, compare, start, .. } = &self.locals;
        let (rows, permuted, comparison) = (self.rows, &self.permuted, self.comparison());
        quote! {
            #comparison
            let #start = #permuted.partition_point(|&#row| #compare(&#rows[#row as usize]).is_lt());
            let #row = &#rows[*#permuted.get(#start)? as usize];
            #compare(#row).is_eq().then_some(#row)
        }
    }

    /// Only primary keys have ranges: no permutation.
    fn range(&self) -> TokenStream {
        let Locals { row, compare, start, end } = &self.locals;
        let (rows, comparison) = (self.rows, self.comparison());
        quote! {
            #comparison
            let #start = #rows.partition_point(|#row| #compare(#row).is_lt());
            let #end = #rows.partition_point(|#row| #compare(#row).is_le());
            &#rows[#start..#end]
        }
    }

    fn early_out(&self) -> Option<TokenStream> {
        let is_direct = || self.table.consecutive(self.index, self.order.iter().copied()).is_some();
        if !self.index.early_out || !self.index.is_range && is_direct() {
            return None;
        }
        let (column, key) = (self.index.columns[0], &self.parameters[0]);
        let value = |row: usize| {
            cell(&self.table.rows[row].cells[column], &self.table.columns[column].storage, self.naming)
        };
        let (least, greatest) = (value(*self.order.first()?), value(*self.order.last()?));
        let nothing = if self.index.is_range { quote!(&[]) } else { quote!(None) };
        let is_outside = match self.table.rows[*self.order.first()?].keys[column] {
            Key::Bit(_) => return None,
            _ => quote!(!(#least..=#greatest).contains(&#key)),
        };
        Some(quote!(if #is_outside { return #nothing; }))
    }
}

/// The numbers of the rows, as an index orders them.
fn permutation(name: &Ident, order: &[usize]) -> TokenStream {
    let integer = match order.len() {
        0..=0x100 => "u8",
        0x101..=0x1_0000 => "u16",
        _ => "u32",
    };
    let (integer, length) = (format_ident!("{integer}"), Literal::usize_unsuffixed(order.len()));
    let rows = order.iter().map(|&row| Literal::usize_unsuffixed(row));
    quote!(static #name: [#integer; #length] = [#(#rows),*];)
}
