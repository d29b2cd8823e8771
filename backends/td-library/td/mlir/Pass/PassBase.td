//===- PassBase.td - passes, their options and statistics -----------------===//
//
// The types, default values and constructors are Rust, in stock files C++.
// Class names, field names and parameters are MLIR's.

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

//===- Options ------------------------------------------------------------===//

// An option of a pass. `type` is `bool`, an integer type, `f32`, `f64`,
// `String`, or an enum that the file defines.
class Option<string varName, string arg, string valueType, string default,
             string desc,
             string additionalFlags = ""> {
  // The field of the generated options.
  string cppName = varName;
  // The name in pipelines.
  string argument = arg;
  string type = valueType;
  // A Rust constant; empty: the type's own default.
  string defaultValue = default;
  string description = desc;
  // C++ for MLIR's command lines. In stock files it has the text of the default value.
  string additionalOptFlags = additionalFlags;
}

// An option with a list of values, separated by commas.
class ListOption<string varName, string arg, string valueType, string desc,
                 string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

//===- Statistics ---------------------------------------------------------===//

class Statistic<string varName, string statName, string desc> {
  // The constant of the generated pass, in capitals there.
  string cppName = varName;
  // The name in reports.
  string name = statName;
  string description = desc;
}

//===- Passes -------------------------------------------------------------===//

class PassBase<string passArg, string base> {
  // The name in pipelines.
  string argument = passArg;
  // MLIR's base class, which says what the pass runs on.
  string baseClass = base;
  // One line of documentation.
  string summary = "";
  string description = "";
  // A Rust expression of the pass to register. Empty: the generated type.
  code constructor = "";
  // Rust paths of the dialects whose ops, types or attributes the pass makes.
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}

// A pass on the ops of a class; on any op if there is none.
class Pass<string passArg, string operation = "">
    : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// A pass on the ops with an interface.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif
