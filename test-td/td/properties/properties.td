// Properties of one's own Rust types, properties in custom directives, predicates and folds.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Properties_Dialect : Dialect {
  let name = "properties";
  let summary = "Operations that hold Rust values";
  let cppNamespace = "::properties";
  let extraClassDeclaration = [{
    /// The version that is meant where none is given.
    pub const CURRENT: Version = Version { major: 1, minor: 0 };

    /// Whether a version can be read.
    pub fn reads(version: Version) -> bool {
      version.major <= Self::CURRENT.major
    }
  }];
}

class Properties_Op<string mnemonic, list<Trait> traits = []> : Op<Properties_Dialect, mnemonic, traits>;

// `Version` says itself how it is an attribute and a text: it implements `OwnProperty`.
def Properties_VersionProp : Property<"Version", "a version">;

// `Point` does not: here it is said for it.
def Properties_PointProp : Property<"Point", "a point"> {
  let convertToAttribute = "$_ctxt.dense_array_attr(&[$_storage.x, $_storage.y])";
  let convertFromAttribute = [{
    match $_attr.cast::<DenseArrayAttr<'_>>().and_then(|array| array.values::<i64>()).as_deref() {
      Some(&[x, y]) => Ok(Point { x, y }),
      _ => Err(format!("expected two coordinates, but found {}", $_attr)),
    }
  }];
  let parser = "parse_point($_parser)";
  let optionalParser = [{
    if !$_parser.at_literal("(") { return Ok(None); }
    parse_point($_parser).map(Some)
  }];
  let printer = [{ $_printer.write_str(&format!("({}, {})", $_storage.x, $_storage.y)); }];
}

// Kept as a number of seconds, and given as a `Duration`.
def Properties_DurationProp : Property<"u64", "a duration", "::std::time::Duration"> {
  let convertFromStorage = "::std::time::Duration::from_secs($_storage)";
  let assignToStorage = "$_storage = $_value.as_secs();";
  let convertToAttribute = "$_ctxt.integer_attr($_ctxt.integer_type(64), i128::from(*$_storage))";
  let convertFromAttribute = [{
    $_attr.as_integer().and_then(|seconds| u64::try_from(seconds).ok()).ok_or_else(|| "expected seconds".to_owned())
  }];
  let parser = "$_parser.parse_integer()";
  let printer = [{ $_printer.write_str(&$_storage.to_string()); }];
}

// A kind of the library with a text of its own.
def Properties_HexProp : IntProp<"u32"> {
  let summary = "a number of hexadecimal digits";
  let parser = [{
    let offset = $_parser.offset();
    let text = $_parser.parse_string()?;
    u32::from_str_radix(&text, 16).map_err(|_| $_parser.op_error_at(offset, "expected hexadecimal digits"))
  }];
  let printer = [{ $_printer.print_string(&format!("{:x}", $_storage)); }];
}

def Properties_ConfigureOp : Properties_Op<"configure"> {
  let arguments = (ins Properties_VersionProp:$version, Properties_PointProp:$origin, Properties_HexProp:$mask,
                       ArrayProp<Properties_PointProp>:$path, Properties_DurationProp:$timeout);
  let assemblyFormat = "$version `at` $origin `mask` $mask `via` $path `in` $timeout attr-dict";
}

def Properties_DefaultsOp : Properties_Op<"defaults"> {
  let arguments = (ins DefaultValuedProp<Properties_PointProp, "&Point { x: 1, y: 2 }">:$origin,
                       OptionalProp<Properties_PointProp>:$target,
                       DefaultValuedProp<StringProp, "\"unnamed\"">:$label,
                       UnitProp:$verbose,
                       IntArrayProp<I64Prop>:$sizes);
  let assemblyFormat = "(`from` $origin^)? (`to` $target^)? ($label^)? (`verbose` $verbose^)? $sizes attr-dict";
}

// The directive reads and writes two properties, and looks at a third.
def Properties_RangeOp : Properties_Op<"range", [
    PredOpTrait<"the lower bound is not above the upper one", CPred<"$low <= $high">>,
    PredOpTrait<"the scale divides both bounds", CPred<"$_op.op().property($_op.ir(), \"scale\").is_some() && $low % $scale == 0 && $high % $scale == 0">>
  ]> {
  let arguments = (ins I64Prop:$scale, I64Prop:$low, I64Prop:$high, OptionalProp<StringProp>:$unit);
  let assemblyFormat = "`by` $scale custom<Bounds>($low, $high, ref($scale)) (`in` custom<Unit>($unit)^)? attr-dict";
}

def Properties_ScaleOp : Properties_Op<"scale", [Pure]> {
  let arguments = (ins I32:$value, I32Prop:$by, StringProp:$why);
  let results = (outs I32:$result);
  let assemblyFormat = "$value `by` $by $why attr-dict";
  let hasFolder = 1;
}
