//===- DialectBase.td - the definition of a dialect -----------------------===//

#ifndef DIALECTBASE_TD
#define DIALECTBASE_TD

include "mlir/IR/Utils.td"

class Dialect {
  // The prefix of its operations, types and attributes, without the dot.
  string name = ?;

  // For the documentation.
  string summary = ?;
  string description = ?;

  // Dialects that must be loaded with this one.
  list<string> dependentDialects = [];

  // Discardable attributes that the dialect owns: (ins "I32":$name, ...).
  dag discardableAttrs = (ins);

  // The module that the generated items belong to.
  string cppNamespace = name;

  // Rust items for the `impl` block of the dialect.
  code extraClassDeclaration = "";

  // Each bit asks for a trait that the dialect's author implements.
  bit hasConstantMaterializer = 0;
  bit hasNonDefaultDestructor = 0;
  bit hasOperationAttrVerify = 0;
  bit hasRegionArgAttrVerify = 0;
  bit hasRegionResultAttrVerify = 0;
  bit hasOperationInterfaceFallback = 0;

  // Generate the dispatch from mnemonics to the parsers of the dialect's own
  // attributes and types.
  bit useDefaultAttributePrinterParser = 0;
  bit useDefaultTypePrinterParser = 0;

  // The dialect has canonicalization patterns of its own.
  bit hasCanonicalizer = 0;

  // Operations and types may be added at run time.
  bit isExtensible = 0;

  // Inherent attributes are stored as properties.
  bit usePropertiesForAttributes = 1;
}

#endif // DIALECTBASE_TD
