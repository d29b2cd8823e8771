//===- DLTIAttrs.td - data layouts and targets as attributes --------------===//

#ifndef MLIR_DIALECT_DLTI_DLTIATTRS_TD
#define MLIR_DIALECT_DLTI_DLTIATTRS_TD

include "mlir/Dialect/DLTI/DLTI.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class DLTIAttr<string name, list<Trait> traits = [],
               string baseCppClass = "::mlir::Attribute">
    : AttrDef<DLTI_Dialect, name, traits, baseCppClass>;

// A list of entries with angle brackets.
class _EntryList<string name, string text, Trait interface>
    : DLTIAttr<name, [interface]> {
  let mnemonic = text;
  let parameters = (ins ArrayRefParameter<"DataLayoutEntryAttr<'c>">:$entries);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_DataLayoutEntryAttr
    : DLTIAttr<"DataLayoutEntry", [DataLayoutEntryInterface]> {
  let summary =
      "An attribute to represent an entry of a data layout specification.";
  let description = [{
    The key is a type (as an attribute) or a string.

    ```mlir
    #dlti.dl_entry<i32, dense<32> : vector<2xi64>>
    ```
  }];
  let mnemonic = "dl_entry";
  // MLIR's key is a union of a type and a string.
  let parameters = (ins "Attribute":$key, "Attribute":$value);
  let genStorageClass = 0;
  let genVerifyDecl = 0;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_DataLayoutSpecAttr
    : _EntryList<"DataLayoutSpec", "dl_spec", DataLayoutSpecInterface> {
  let summary =
      "An attribute to represent a data layout specification.";
  let description = [{
    ```mlir
    #dlti.dl_spec<index = 32 : i32, "dlti.endianness" = "little">
    ```
  }];
}

def DLTI_MapAttr : _EntryList<"Map", "map", DLTIQueryInterface> {
  let summary =
      "A mapping of DLTI-information by way of key-value pairs";
  let description = [{
    Values may be maps, too.

    ```mlir
    #dlti.map<"cache" = #dlti.map<"bytes" = 65536 : i64>>
    ```
  }];
}

def DLTI_TargetSystemSpecAttr
    : _EntryList<"TargetSystemSpec", "target_system_spec",
                 TargetSystemSpecInterface> {
  let summary =
      "An attribute to represent target system specification.";
  let description = [{
    ```mlir
    #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"cores" = 8 : i32>>
    ```
  }];
}

def DLTI_TargetDeviceSpecAttr
    : _EntryList<"TargetDeviceSpec", "target_device_spec",
                 TargetDeviceSpecInterface> {
  let summary =
      "An attribute to represent target device specification.";
  let description = [{
    ```mlir
    #dlti.target_device_spec<"cores" = 8 : i32>
    ```
  }];
}

def DLTI_FunctionPointerAlignmentAttr
    : DLTIAttr<"FunctionPointerAlignment"> {
  let summary =
      "An attribute to represent function pointer alignment.";
  let description = [{
    The alignment is in bits. It is a lower bound if it depends on the function.

    ```mlir
    #dlti.function_pointer_alignment<64, function_dependent = false>
    ```
  }];
  let mnemonic = "function_pointer_alignment";
  let parameters = (ins "uint64_t":$alignment, "bool":$function_dependent);
  let assemblyFormat =
      "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // MLIR_DIALECT_DLTI_DLTIATTRS_TD
