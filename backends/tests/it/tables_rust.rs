//! A Rust program that prints the tables that we generate, in the same words as the one in C++.

use std::fmt::Write;

use rtblgen_backends::namer::{camel_case, constant_case, ident, snake_case};

use crate::tables_shape::{Column, Enum, Literal, Table, Type};

/// The part of the program for one file, whose generated Rust is `tables::case`.
pub fn section(case: &str, enums: &[Enum], tables: &[Table]) -> String {
    let mut out = format!(
        "mod case_{case} {{\n#[allow(unused_imports)]\nuse ::tables::{case}::*;\npub fn print() {{\n"
    );
    for each in enums {
        for entry in &each.entries {
            let value = format!("{}::from_name({entry:?}).unwrap().value()", camel_case(&each.name));
            writeln!(out, "  println!(\"{case}.{}.{entry} = {{}}\", {value});", each.name).unwrap();
        }
    }
    for table in tables {
        print_table(&mut out, case, table);
    }
    out + "}\n}\n"
}

fn print_table(out: &mut String, case: &str, table: &Table) {
    let (name, rows) = (&table.name, constant_case(&table.name));
    writeln!(out, "  for (i, row) in {rows}.iter().enumerate() {{").unwrap();
    writeln!(out, "    print!(\"{case}.{name}[{{i}}]:\");").unwrap();
    for Column { name: column, ty, .. } in &table.columns {
        let field = ident(&snake_case(column));
        let value = match ty {
            Type::Bool => format!("u64::from(row.{field})"),
            Type::Enum(_) => format!("row.{field}.value()"),
            _ => format!("row.{field}"),
        };
        writeln!(out, "    print!(\" {column}={{}}\", {value});").unwrap();
    }
    out.push_str("    println!();\n  }\n");
    for function in &table.functions {
        let path = ident(&snake_case(&function.name));
        for (number, key) in function.keys(table).iter().enumerate() {
            let columns = function.columns.iter().map(|&column| &table.columns[column].ty);
            let arguments: Vec<String> =
                key.iter().zip(columns).map(|(value, ty)| argument(value, ty)).collect();
            let call = format!("{path}({})", arguments.join(", "));
            let head = format!("{case}.{}.{number}: ", function.name);
            match function.is_range {
                true => writeln!(out, "  println!(\"{head}{{}}\", crate::range(&{rows}, {call}));"),
                false => writeln!(out, "  println!(\"{head}{{}}\", crate::place(&{rows}, {call}));"),
            }
            .unwrap();
        }
    }
}

fn argument(value: &Literal, ty: &Type) -> String {
    match (value, ty) {
        (Literal::Number(number), Type::Bool) => (*number == 1).to_string(),
        (Literal::Number(number), _) => number.to_string(),
        (Literal::Text(text), _) => format!("{text:?}"),
        (Literal::Entry(name), Type::Enum(ty)) => format!("{}::from_name({name:?}).unwrap()", camel_case(ty)),
        (Literal::Entry(name), _) => panic!("{name} is in a column that is no enum"),
    }
}

/// Definitions that all parts of the program use.
pub const SUPPORT: &str = r#"
fn offset<T>(rows: &[T], row: *const T) -> isize {
    unsafe { row.offset_from(rows.as_ptr()) }
}
#[allow(dead_code)]
fn place<T>(rows: &[T], found: Option<&T>) -> isize {
    found.map_or(-1, |row| offset(rows, row))
}
#[allow(dead_code)]
fn range<T>(rows: &[T], found: &[T]) -> String {
    format!("{} +{}", offset(rows, found.as_ptr()), found.len())
}
"#;
