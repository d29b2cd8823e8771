//===- Utils.td - what every other file of the library builds on ----------===//
//
// Part of rtblgen's td library. The include path and every class, field and
// template parameter name agree with MLIR's file of the same name, so that an
// ordinary ODS file is accepted unchanged; snippets here are Rust.

#ifndef UTILS_TD
#define UTILS_TD

// Mixed into a def to warn at each of its uses; `odsDeprecated` is the reason.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// Marks the generated builder function as deprecated, not the definition.
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

// A function from template arguments to a string; read it through `.result`.
class StrFunc<string r> {
  string result = r;
}

// Operators of the dags that list arguments and results.
def ins;
def outs;

// A parameter of a custom builder that may have a default value.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

// `.ret` is the string with its first character in upper case.
class firstCharToUpper<string str> {
  string ret = !if(!empty(str), "",
                   !toupper(!substr(str, 0, 1)) # !substr(str, 1));
}

// One step of the conversion below: removes the first underscore.
class _snakeCaseHelper<string str> {
  int idx = !find(str, "_");
  string ret = !if(!lt(idx, 0), str,
                   !substr(str, 0, idx)
                   # firstCharToUpper<!substr(str, !add(idx, 1))>.ret);
}

// `.ret` is `some_name` turned into `SomeName`. There are at most as many
// underscores as characters, which bounds the number of steps.
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(0, !size(str)),
                      done, step, _snakeCaseHelper<done>.ret);
}

#endif // UTILS_TD
