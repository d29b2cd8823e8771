//! Splits programs into smaller ones that a tool accepts: each operation of the module with its references,
//! and each operation of a function alone.

use std::collections::{BTreeMap, BTreeSet};

/// Splits a program that `mlir-opt` printed into its top-level operations, each with those that it refers to. A program
/// without a module around it is returned whole.
pub fn functions(program: &str) -> Vec<String> {
    let lines: Vec<&str> = program.lines().collect();
    let Some(start) = lines.iter().position(|line| line.starts_with("module")) else {
        return vec![program.to_owned()];
    };
    let Some(end) = lines.iter().rposition(|line| *line == "}") else { return vec![program.to_owned()] };
    if end <= start {
        return vec![program.to_owned()];
    }
    let operations = operations(&lines[start + 1..end]);
    let names: Vec<Names<'_>> = operations.iter().map(|lines| Names::of(lines)).collect();
    let mut definitions: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, names) in names.iter().enumerate() {
        for name in &names.defined {
            definitions.entry(name).or_default().push(at);
        }
    }
    let mut found = BTreeSet::new();
    for root in 0..operations.len() {
        let mut needed = BTreeSet::from([root]);
        let mut open = vec![root];
        while let Some(next) = open.pop() {
            for at in names[next].used.iter().filter_map(|name| definitions.get(name)).flatten() {
                if needed.insert(*at) {
                    open.push(*at);
                }
            }
        }
        found.insert(needed);
    }
    let text = |needed: &BTreeSet<usize>| {
        let inner = needed.iter().flat_map(|at| &operations[*at]);
        let all = lines[..=start].iter().chain(inner).chain(&lines[end..]);
        all.flat_map(|line| [*line, "\n"]).collect()
    };
    found.iter().map(text).collect()
}

/// The lines of each operation of a module that is printed with an indentation of two.
fn operations<'l>(lines: &[&'l str]) -> Vec<Vec<&'l str>> {
    let mut found: Vec<Vec<&str>> = Vec::new();
    for line in lines {
        let begins = line.strip_prefix("  ").and_then(|rest| rest.chars().next());
        match found.last_mut() {
            Some(last) if begins.is_none_or(|first| " })]^>".contains(first)) => last.push(line),
            _ => found.push(vec![line]),
        }
    }
    found
}

/// The names of symbols and values in an operation: those that its first line defines, and the others.
struct Names<'l> {
    defined: Vec<&'l str>,
    used: BTreeSet<&'l str>,
}

impl<'l> Names<'l> {
    fn of(lines: &[&'l str]) -> Self {
        let first = lines.first().copied().unwrap_or_default();
        let results = first.split_once(" = ").filter(|_| first.trim_start().starts_with('%'));
        let results = results.into_iter().flat_map(|(results, _)| names(results));
        let symbol = names(first).find(|name| name.starts_with('@'));
        let defined = results.chain(symbol).collect();
        Self { defined, used: lines.iter().flat_map(|line| names(line)).collect() }
    }
}

/// The names that begin with `@` or `%` in a text.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices(['@', '%']).map(|(at, _)| {
        let quoted = text[at + 1..].starts_with('"');
        let end = match quoted {
            true => text[at + 2..].find('"').map(|end| end + 3),
            false => {
                text[at + 1..].find(|c: char| !c.is_alphanumeric() && !"_$.-".contains(c)).map(|end| end + 1)
            }
        };
        &text[at..end.map_or(text.len(), |end| at + end)]
    })
}

/// The unregistered operation that ends the blocks of successors.
pub const END: &str = "test.end";

/// The operations without regions of a program in generic form, each in its function with the operands as arguments. A
/// successor is a block that ends in an unregistered operation.
pub fn alone(generic: &str) -> Vec<String> {
    let aliases: String = generic
        .lines()
        .take_while(|line| line.starts_with(['#', '!']))
        .flat_map(|line| [line, "\n"])
        .collect();
    generic
        .lines()
        .zip(generic.lines().skip(1).chain([""]))
        .flat_map(|(line, next)| {
            // The last operation of a block may be a terminator. `mlir-opt` accepts one of the two functions.
            let is_last = next.trim().starts_with(['}', '^']);
            [Some(false), is_last.then_some(true)]
                .into_iter()
                .flatten()
                .filter_map(|is_terminator| function(line.trim(), is_terminator, generic))
        })
        .map(|function| format!("{aliases}{function}"))
        .collect()
}

/// A function around an operation on one line, such as `%0 = "a.b"(%1) <{c = 1}> : (i32) -> i32`. A terminator is the last
/// operation of the function. The successors' blocks have the program's arguments.
fn function(line: &str, is_terminator: bool, program: &str) -> Option<String> {
    let (results, call) = match line.starts_with('%') {
        true => line.split_once(" = ")?,
        false => ("", line),
    };
    let (name, rest) = call.strip_prefix('"')?.split_once("\"(")?;
    let (operands, rest) = rest.split_once(')')?;
    if line.ends_with('{') || rest.starts_with(" ({") {
        return None;
    }
    let successors =
        rest.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or("", |(names, _)| names);
    let mut blocks = BTreeMap::new();
    for name in successors.split(", ").filter(|name| !name.is_empty()) {
        blocks.insert(name, block(name, program)?);
    }
    let blocks: String = blocks.into_values().collect();
    let types = signature(rest)?;
    let operands: Vec<&str> = operands.split(", ").filter(|operand| !operand.is_empty()).collect();
    // An operand that is used twice is one argument.
    let mut distinct: Vec<(&str, &str)> = Vec::new();
    for (operand, ty) in operands.iter().zip(&types) {
        if distinct.iter().all(|(other, _)| other != operand) {
            distinct.push((operand, ty));
        }
    }
    let number = |operand: &&str| distinct.iter().position(|(other, _)| other == operand);
    let arguments: Option<Vec<String>> =
        operands.iter().map(|operand| Some(format!("%arg{}", number(operand)?))).collect();
    let parameters: Vec<String> =
        distinct.iter().enumerate().map(|(at, (_, ty))| format!("%arg{at}: {ty}")).collect();
    let results = match results.split_once(':') {
        Some((_, count)) => format!("%result:{count} = "),
        None if results.is_empty() => String::new(),
        None => "%result = ".to_owned(),
    };
    Some(format!(
        "func.func @f({}) {{\n  {results}\"{name}\"({}){rest}\n{}{blocks}}}\n",
        parameters.join(", "),
        arguments?.join(", "),
        if is_terminator { "" } else { "  return\n" }
    ))
}

/// A block with the name and the arguments of a block of the program.
fn block(name: &str, program: &str) -> Option<String> {
    let heads = program.lines().map(str::trim).filter_map(|line| line.strip_prefix(name));
    let mut heads = heads.filter_map(|rest| Some(rest.split_once("):")?.0));
    let has_arguments = |head: &&str| head.starts_with('(');
    let arguments = heads.find(has_arguments).map_or(String::new(), |head| format!("{head})"));
    Some(format!("{name}{arguments}:\n  \"{END}\"() : () -> ()\n"))
}

/// The operand types in the text that follows the operands: `<{c = 1}> : (i32, f32) -> i32`.
fn signature(rest: &str) -> Option<Vec<String>> {
    let (before, _) = rest.rsplit_once(") -> ")?;
    let mut depth = 0i32;
    let start = before.char_indices().rev().find_map(|(at, character)| {
        depth += i32::from(")]}".contains(character)) - i32::from("([{".contains(character));
        (depth < 0).then_some(at)
    })?;
    Some(separated(&before[start + 1..]))
}

/// The parts of a list between commas outside of brackets.
fn separated(list: &str) -> Vec<String> {
    let (mut parts, mut depth, mut last) = (vec![String::new()], 0i32, ' ');
    for character in list.chars() {
        match character {
            '(' | '[' | '{' | '<' => depth += 1,
            '>' if last == '-' => {}
            ')' | ']' | '}' | '>' => depth -= 1,
            _ => {}
        }
        last = character;
        match (character, parts.last_mut()) {
            (',', _) if depth == 0 => parts.push(String::new()),
            (_, Some(part)) => part.push(character),
            (_, None) => {}
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    parts.iter().map(|part| part.trim().to_owned()).collect()
}
