//! A sentence for each bang operator.

/// The operators: name, arguments, and the value.
pub const OPERATORS: &[(&str, &str, &str)] = &[
    ("add", "a, b, …", "The sum of integers."),
    ("and", "a, b, …", "The bitwise and of integers."),
    ("cast", "<type>(a)", "The value converted to the type; a string is the name of a record."),
    ("con", "a, b, …", "The arguments of several dags behind one operator, which all of them must have."),
    (
        "cond",
        "condition: value, …",
        "The value of the first condition that is true. It is an error if none is.",
    ),
    (
        "dag",
        "operator, values, names",
        "A dag of an operator, a list of arguments and a list of their names.",
    ),
    ("div", "a, b", "The quotient of two signed integers, rounded towards zero."),
    ("empty", "a", "1 if a string, list or dag has no elements, else 0."),
    ("eq", "a, b", "1 if the two are equal, else 0."),
    ("exists", "<type>(name)", "1 if there is a record of the type with this name, else 0."),
    ("filter", "variable, list, condition", "The elements of a list for which the condition is true."),
    ("find", "text, part [, start]", "The position of the first occurrence of a text in another, or -1."),
    (
        "foldl",
        "start, list, accumulator, variable, value",
        "The last value of the accumulator, which gets a new value for each element.",
    ),
    (
        "foreach",
        "variable, sequence, value",
        "A list or dag with the value of the expression for each element.",
    ),
    ("ge", "a, b", "1 if the first is greater than the second or equal, else 0."),
    ("getdagarg", "<type>(dag, argument)", "An argument of a dag, by its number or name."),
    ("getdagname", "dag, number", "The name of an argument of a dag."),
    ("getdagop", "dag", "The operator of a dag."),
    ("getdagopname", "dag", "The name of the operator of a dag."),
    ("gt", "a, b", "1 if the first is greater than the second, else 0."),
    ("head", "list", "The first element of a list."),
    ("if", "condition, then, else", "The second argument if the condition is not 0, else the third."),
    ("initialized", "a", "1 if the value is not `?`, else 0."),
    ("instances", "<class>([regex])", "All records of a class, or those whose names match."),
    (
        "interleave",
        "list, delimiter",
        "The elements of a list as one string, with the delimiter between them.",
    ),
    ("isa", "<type>(a)", "1 if the value has the type, else 0."),
    ("le", "a, b", "1 if the first is less than the second or equal, else 0."),
    ("listconcat", "a, b, …", "The elements of several lists in one list."),
    ("listflatten", "lists", "The elements of the elements of a list of lists."),
    ("listremove", "a, b", "The elements of the first list that the second has not."),
    ("listsplat", "value, count", "A list that repeats a value."),
    ("logtwo", "a", "The logarithm of an integer to the base 2, rounded down."),
    ("lt", "a, b", "1 if the first is less than the second, else 0."),
    ("match", "text, regex", "1 if the regular expression matches a part of the text, else 0."),
    ("mul", "a, b, …", "The product of integers."),
    ("ne", "a, b", "1 if the two differ, else 0."),
    ("not", "a", "1 if the value is 0, else 0."),
    ("or", "a, b, …", "The bitwise or of integers."),
    (
        "range",
        "[start,] end [, step]",
        "A list of integers from the start up to the end, which is not included.",
    ),
    ("repr", "a", "The value as text."),
    ("setdagarg", "dag, argument, value", "The dag with another value for an argument."),
    ("setdagname", "dag, argument, name", "The dag with another name for an argument."),
    ("setdagop", "dag, operator", "The dag with another operator."),
    ("setdagopname", "dag, name", "The dag with another name of the operator."),
    ("shl", "a, count", "The integer shifted to the left."),
    ("size", "a", "The number of elements of a string, list or dag."),
    ("sra", "a, count", "The integer shifted to the right, with copies of its sign."),
    ("srl", "a, count", "The integer shifted to the right, with zeros."),
    ("strconcat", "a, b, …", "The strings in one string."),
    ("sub", "a, b", "The difference of two integers."),
    ("subst", "old, new, value", "The value with one text or record replaced by another."),
    ("substr", "text, start [, length]", "A part of a string."),
    ("tail", "list", "A list without its first element."),
    ("tolower", "text", "The text in lower case."),
    ("toupper", "text", "The text in upper case."),
    ("xor", "a, b, …", "The bitwise exclusive or of integers."),
];

/// The text that is shown for an operator, by its name without `!`.
pub fn documentation(name: &str) -> Option<String> {
    let (name, arguments, text) = OPERATORS.iter().find(|(known, ..)| *known == name)?;
    let open = if arguments.starts_with('<') { "" } else { "(" };
    let close = if arguments.starts_with('<') { "" } else { ")" };
    Some(format!("**operator** `!{name}{open}{arguments}{close}`\n***\n{text}\n"))
}
