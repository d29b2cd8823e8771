//===----------------------------------------------------------------------===//
// The circuit dialect: a few logic gates. It is here for what Toy has no use
// for: enums of every kind, confined attributes, variadic operands, and
// verifiers written by hand.
//===----------------------------------------------------------------------===//

#ifndef CIRCUIT
#define CIRCUIT

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Circuit_Dialect : Dialect {
  let name = "circuit";
  let cppNamespace = "::circuit";
  let summary = "Logic gates, and the pins between them and the world.";
  let useDefaultAttributePrinterParser = 1;
}

class Circuit_Op<string mnemonic, list<Trait> traits = []>
    : Op<Circuit_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Enums
//===----------------------------------------------------------------------===//

// An enum that is an attribute of the dialect: `#circuit<gate nand>`.
def Circuit_And : I32EnumCase<"And", 0, "and">;
def Circuit_Or : I32EnumCase<"Or", 1, "or">;
def Circuit_Xor : I32EnumCase<"Xor", 2, "xor">;
def Circuit_Nand : I32EnumCase<"Nand", 3, "nand">;
def Circuit_Not : I32EnumCase<"Not", 8, "not">;
def Circuit_GateKind
    : I32Enum<"GateKind", "what a gate computes",
              [Circuit_And, Circuit_Or, Circuit_Xor, Circuit_Nand, Circuit_Not]> {
  let cppNamespace = "::circuit";
}
def Circuit_GateKindAttr : EnumAttr<Circuit_Dialect, Circuit_GateKind, "gate">;

// A set of flags, stored as an integer attribute.
def Circuit_NoDrive : I32BitEnumAttrCaseNone<"None", "none">;
def Circuit_PullUp : I32BitEnumAttrCaseBit<"PullUp", 0, "pull_up">;
def Circuit_PullDown : I32BitEnumAttrCaseBit<"PullDown", 1, "pull_down">;
def Circuit_OpenDrain : I32BitEnumAttrCaseBit<"OpenDrain", 2, "open_drain">;
def Circuit_Drive
    : I32BitEnumAttr<"Drive", "how a pin is driven",
                     [Circuit_NoDrive, Circuit_PullUp, Circuit_PullDown,
                      Circuit_OpenDrain]> {
  let cppNamespace = "::circuit";
}

// An enum stored as its text. Upstream dropped this kind after the documents
// that rtblgen was founded on; the embedded library has it.
#ifndef WITHOUT_STRING_ENUMS
def Circuit_Rising : StrEnumAttrCase<"Rising", 0, "rising">;
def Circuit_Falling : StrEnumAttrCase<"Falling", 1, "falling">;
def Circuit_Edge : StrEnumAttr<"Edge", "the clock edge that is waited for",
                               [Circuit_Rising, Circuit_Falling]> {
  let cppNamespace = "::circuit";
}
#endif

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

#ifdef WITHOUT_HOOKS
defvar Circuit_WithHooks = 0;
#else
defvar Circuit_WithHooks = 1;
#endif

def InputOp : Circuit_Op<"input"> {
  let summary = "a signal that comes from a pin";
  let arguments = (ins StrAttr:$pin, OptionalAttr<Circuit_Drive>:$drive);
  let results = (outs I1:$signal);
  let assemblyFormat = "$pin (`drive` $drive^)? attr-dict";
  let hasVerifier = Circuit_WithHooks;
}

def OutputOp : Circuit_Op<"output"> {
  let summary = "drives a pin with a signal";
  let arguments = (ins StrAttr:$pin, I1:$signal, OptionalAttr<Circuit_Drive>:$drive,
                       UnitAttr:$inverted);
  let assemblyFormat = [{
    $pin `,` (`inverted` $inverted^)? $signal (`drive` $drive^)? attr-dict
  }];
}

def GateOp : Circuit_Op<"gate", [Pure]> {
  let summary = "a gate of one output";
  let description = [{
    ```mlir
    %c = circuit.gate nand %a, %b
    ```
  }];
  let arguments = (ins Circuit_GateKindAttr:$kind, Variadic<I1>:$inputs);
  let results = (outs I1:$output);
  let assemblyFormat = "$kind $inputs attr-dict";
  let hasVerifier = Circuit_WithHooks;
}

def DelayOp : Circuit_Op<"delay", [Pure, SameOperandsAndResultType]> {
  let summary = "the same signal some picoseconds later";
  let arguments = (ins AnyTypeOf<[I1, VectorOfNonZeroRankOf<[I1]>]>:$signal,
                       ConfinedAttr<I64Attr, [IntPositive]>:$picoseconds,
                       DefaultValuedAttr<I32Attr, "1">:$stages);
  let results = (outs AnyTypeOf<[I1, VectorOfNonZeroRankOf<[I1]>]>:$later);
  let assemblyFormat = [{
    $signal `by` $picoseconds (`in` $stages^)? attr-dict `:` type($signal)
  }];
}

#ifndef WITHOUT_STRING_ENUMS
def RegisterOp : Circuit_Op<"register", [AttrSizedOperandSegments]> {
  let summary = "holds signals from one clock edge to the next";
  let arguments = (ins I1:$clock, Variadic<I1>:$data, Optional<I1>:$reset,
                       Circuit_Edge:$edge);
  let results = (outs Variadic<I1>:$held);
  let assemblyFormat = [{
    $edge $clock `,` `[` $data `]` (`reset` $reset^)? attr-dict `:` type($held)
  }];
  let hasVerifier = Circuit_WithHooks;
}
#endif

#endif // CIRCUIT
