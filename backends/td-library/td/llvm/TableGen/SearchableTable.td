//===- SearchableTable.td - tables with look-up functions -----------------===//
//
// Part of rtblgen's td library: LLVM's names and include path. Records of these
// classes say which Rust `--gen-searchable-tables` makes of other records:
// enums, a static array of rows, and functions that find a row by its key.
// llvm-tblgen takes the same records and makes C++ of them.

#ifndef SEARCHABLE_TABLE
#define SEARCHABLE_TABLE

// An enum with the name of the definition, and an entry for each record of a
// class.
class GenericEnum {
  // The class.
  string FilterClass;

  // The field of each record that holds the name of its entry. Unset: the
  // record's own name.
  string NameField;

  // The field of each record that holds the number of its entry, `int` or
  // `bits`. Unset: entries are sorted by name and counted from 0.
  string ValueField;
}

// A table with the name of the definition, and a row for each record of a class.
class GenericTable {
  // The class.
  string FilterClass;

  // A field of type `bit`: only records that set it have a row. Unset: all do.
  string FilterClassField = ?;

  // The type of a row. It is generated, with a field for each of `Fields`.
  // Tables with the same fields may share it.
  string CppTypeName = FilterClass;

  // The fields of each record that are columns of the table: of type `bit`,
  // `bits` or `string`, or else with an entry of an enum or a snippet of code.
  // More is said of a column `x` by two fields that the table may declare:
  //
  //   string TypeOf_x = "Color";      a GenericEnum: `x` holds a record that is
  //                                   one of the enum's entries
  //   string TypeOf_x = "code";       the text of `x` is an expression, not a
  //                                   string; so it is if written as [{ ... }]
  //   string RustTypeOf_x = "fn()";   the type of that expression; llvm-tblgen
  //                                   ignores this field
  list<string> Fields;

  // The columns by which the table is sorted and searched; none may be a string.
  // Unset: it is sorted by all columns and has no such search.
  list<string> PrimaryKey;

  // The name of the function that searches by the primary key.
  string PrimaryKeyName;

  // Compare the first column of the key with its least and its greatest value
  // before searching.
  bit PrimaryKeyEarlyOut = false;

  // Find all rows with a key, not only the first.
  bit PrimaryKeyReturnRange = false;
}

// A function with the name of the definition that finds a row by other columns
// than the primary key. Strings are compared without regard to case.
class SearchIndex {
  // The table that it searches.
  GenericTable Table;

  // The columns that it searches by.
  list<string> Key;

  // As PrimaryKeyEarlyOut; not for a key that starts with a string.
  bit EarlyOut = false;
}

// An older way to say the same: each class that derives directly from this one
// is a table of its definitions with all its fields as columns, and an enum.
class SearchableTable {
  // Each of these columns gets a function of its own.
  list<string> SearchableFields;

  // As NameField of GenericEnum. Unset: there is no enum.
  string EnumNameField = "Name";

  // As ValueField of GenericEnum.
  string EnumValueField;
}

#endif // SEARCHABLE_TABLE
