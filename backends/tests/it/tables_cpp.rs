//! A C++ program that prints the tables that llvm-tblgen generates.

use std::fmt::Write;

use crate::tables_shape::{Column, Enum, Literal, Table, Type};

/// The part of LLVM's library that the generated code needs.
pub const PRELUDE: &str = r#"
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

struct StringRef {
    std::string_view text;
    StringRef(const char *text) : text(text) {}
    StringRef(const std::string &text) : text(text) {}
    int compare(StringRef other) const { return text.compare(other.text); }
    std::string upper() const {
        std::string result(text);
        for (char &c : result) c = std::toupper((unsigned char)c);
        return result;
    }
};
template <typename T> struct ArrayRef {
    const T *first;
    size_t length;
    template <size_t N> ArrayRef(const T (&array)[N]) : first(array), length(N) {}
    const T *begin() const { return first; }
    const T *end() const { return first + length; }
    const T &operator[](size_t place) const { return first[place]; }
};
namespace llvm {
template <typename T> struct iterator_range { T first, last; };
template <typename T> iterator_range<T> make_range(T first, T last) { return {first, last}; }
}
"#;

/// The part of the program for one file: it includes `case.inc`, and its function prints.
pub fn section(case: &str, enums: &[Enum], tables: &[Table]) -> String {
    let mut out = format!("namespace case_{case} {{\n");
    let mut declared = Vec::new();
    for name in enums.iter().map(|each| guard(&each.name)).chain(tables.iter().map(|each| guard(&each.name)))
    {
        writeln!(out, "#define GET_{name}_DECL\n#define GET_{name}_IMPL").unwrap();
    }
    for table in tables {
        if !declared.contains(&&table.row_type) {
            declared.push(&table.row_type);
            row_type(&mut out, table);
        }
    }
    writeln!(out, "#include \"{case}.inc\"\nvoid print() {{").unwrap();
    for each in enums {
        for entry in &each.entries {
            writeln!(out, "  std::printf(\"{case}.{}.{entry} = %lld\\n\", (long long){entry});", each.name)
                .unwrap();
        }
    }
    for table in tables {
        print_table(&mut out, case, table);
    }
    out + "}\n}\n"
}

/// Returns the guard macro of a generated part; a legacy table's is its class in capitals.
fn guard(name: &str) -> String {
    let class = name.strip_suffix("sList").or(name.strip_suffix("Values"));
    class.map_or(name.to_owned(), str::to_uppercase)
}

fn row_type(out: &mut String, table: &Table) {
    writeln!(out, "struct {} {{", table.row_type).unwrap();
    for Column { name, ty, .. } in &table.columns {
        let ty = match ty {
            Type::Bool => "bool".to_owned(),
            Type::Bits(width) => format!("uint{}_t", width.next_power_of_two().max(8)),
            Type::Text => "const char *".to_owned(),
            Type::Enum(_) | Type::Code => "unsigned".to_owned(),
        };
        writeln!(out, "  {ty} {name};").unwrap();
    }
    out.push_str("};\n");
}

fn print_table(out: &mut String, case: &str, table: &Table) {
    let name = &table.name;
    writeln!(out, "  for (size_t i = 0; i < sizeof({name}) / sizeof({name}[0]); ++i) {{").unwrap();
    writeln!(out, "    std::printf(\"{case}.{name}[%zu]:\", i);").unwrap();
    for Column { name: column, ty, .. } in &table.columns {
        let (format, cast) = if *ty == Type::Text { ("%s", "") } else { ("%llu", "(unsigned long long)") };
        writeln!(out, "    std::printf(\" {column}={format}\", {cast}{name}[i].{column});").unwrap();
    }
    out.push_str("    std::puts(\"\");\n  }\n");
    for function in &table.functions {
        for (number, key) in function.keys(table).iter().enumerate() {
            let arguments: Vec<String> = key.iter().map(argument).collect();
            let call = format!("{}({})", function.name, arguments.join(", "));
            let head = format!("{case}.{}.{number}: ", function.name);
            match function.is_range {
                true => writeln!(
                    out,
                    "  {{ auto found = {call}; std::printf(\"{head}%td +%td\\n\", found.first - {name}, found.last - found.first); }}"
                ),
                false => writeln!(
                    out,
                    "  {{ auto found = {call}; std::printf(\"{head}%td\\n\", found ? found - {name} : -1); }}"
                ),
            }
            .unwrap();
        }
    }
}

fn argument(value: &Literal) -> String {
    match value {
        Literal::Number(number) => format!("{number}ull"),
        Literal::Text(text) => format!("{text:?}"),
        Literal::Entry(name) => name.clone(),
    }
}
