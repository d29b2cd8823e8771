//! The options of passes: `name=value name=value`, as in `mlir-opt`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::str::FromStr;

use super::pass::Pass;
use rtblgen_ir::Context;

/// An option of a pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PassOption {
    /// The name.
    pub name: &'static str,
    /// One line for `--help`.
    pub description: &'static str,
    /// The values that it takes, and the one that it has if none is given.
    pub kind: OptionKind,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionKind {
    /// A truth value: `name`, `name=true`, `name=0`.
    Flag(bool),
    /// A 32-bit integer, in C's notation.
    Int(i32),
    /// A 64-bit integer, in C's notation.
    Integer(i64),
    /// An unsigned 64-bit integer, in C's notation.
    Unsigned(u64),
    /// A floating-point number.
    Float(f64),
    /// One of these words, the first of the pair if none is given.
    Choice(&'static str, &'static [&'static str]),
    /// Any text.
    Text(&'static str),
    /// Any text, also without the name of the option: `pass{text}`. A pass has at most one such option.
    Unnamed(&'static str),
    /// Texts, separated by commas; none if none is given.
    List,
    /// Values of this kind, separated by commas. The default is an empty list.
    ListOf(&'static OptionKind),
    /// A group of options, such as `{name=value name=value}`. It is the element kind of a `ListOf`.
    Group(&'static [PassOption]),
}

impl PassOption {
    /// An option with these values.
    pub const fn new(name: &'static str, description: &'static str, kind: OptionKind) -> Self {
        PassOption { name, description, kind }
    }

    /// A value in the form in which it is stored and printed, or the error.
    fn value(&self, value: Option<&str>) -> Result<String, String> {
        let text = match (value, self.kind) {
            (Some(text), _) => text,
            (None, OptionKind::Flag(_)) => "",
            (None, _) => return Err("requires a value!".to_owned()),
        };
        match self.kind {
            OptionKind::Flag(_) => parse_flag(text).map(|value| value.to_string()),
            OptionKind::Int(_) => parse_integer(text)
                .and_then(|value| i32::try_from(value).ok())
                .map(|value| value.to_string())
                .ok_or_else(|| format!("'{text}' value invalid for integer argument!")),
            OptionKind::Integer(_) => parse_integer(text)
                .and_then(|value| i64::try_from(value).ok())
                .map(|value| value.to_string())
                .ok_or_else(|| format!("'{text}' value invalid for long argument!")),
            OptionKind::Unsigned(_) => parse_integer(text)
                .and_then(|value| u64::try_from(value).ok())
                .map(|value| value.to_string())
                .ok_or_else(|| format!("'{text}' value invalid for uint argument!")),
            OptionKind::Float(_) => match text.parse::<f64>() {
                Ok(_) => Ok(text.to_owned()),
                Err(_) => Err(format!("'{text}' value invalid for floating point argument!")),
            },
            OptionKind::Choice(_, values) if !values.contains(&text) => {
                Err(format!("Cannot find option named '{text}'!"))
            }
            OptionKind::Group(known) => match PassOptions::parse(known, text) {
                Ok(options) => Ok(options.show(known)),
                Err(BadOptions { about_value, message }) => Err(about_value.unwrap_or(message)),
            },
            OptionKind::Choice(..)
            | OptionKind::Text(_)
            | OptionKind::Unnamed(_)
            | OptionKind::List
            | OptionKind::ListOf(_) => Ok(text.to_owned()),
        }
    }
}

impl PassOption {
    /// The elements of a list in the form in which they are kept.
    ///
    /// # Errors
    ///
    /// The option is no list, or an element is wrong.
    fn elements(&self, texts: impl Iterator<Item = String>) -> Result<Vec<String>, String> {
        match self.kind {
            OptionKind::List => Ok(texts.collect()),
            OptionKind::ListOf(kind) => {
                let element = PassOption { kind: *kind, ..*self };
                texts.map(|text| element.value(Some(&text))).collect()
            }
            _ => Err("it is not a list option: set one value".to_owned()),
        }
    }
}

/// Parses a Boolean value, or returns the error.
pub fn parse_flag(text: &str) -> Result<bool, String> {
    match text {
        "" | "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err(format!("'{text}' is invalid value for boolean argument! Try 0 or 1")),
    }
}

/// `12`, `-12`, `0x1F`, `0b11`, `017`.
pub fn parse_integer(text: &str) -> Option<i128> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let lower = digits.to_ascii_lowercase();
    let (radix, digits) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, &lower[2..]),
        [b'0', b'b', ..] => (2, &lower[2..]),
        [b'0', b'o', ..] => (8, &lower[2..]),
        [b'0', b'0'..=b'9', ..] => (8, &lower[1..]),
        _ => (10, lower.as_str()),
    };
    if digits.starts_with('+') {
        return None;
    }
    let value = i128::from(u64::from_str_radix(digits, radix).ok()?);
    Some(if is_negative { -value } else { value })
}

/// Why the text of a pass's options is wrong.
pub(crate) struct BadOptions {
    /// About a value: after the name of the program, on a line of its own.
    pub about_value: Option<String>,
    /// About anything else.
    pub message: String,
}

/// The values of a pass's options: `pass{name=value}`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PassOptions {
    /// The options that the pass declares.
    declared: &'static [PassOption],
    values: BTreeMap<&'static str, String>,
    lists: BTreeMap<&'static str, Vec<String>>,
    /// The options that a text gives twice, except lists: the last value counts.
    repeated: Vec<&'static str>,
}

impl PassOptions {
    /// The default values of these options.
    pub fn of(declared: &'static [PassOption]) -> Self {
        PassOptions { declared, ..PassOptions::default() }
    }

    /// The same values, for a pass that declares these options.
    ///
    /// # Panics
    ///
    /// If the pass has no option of the name of a value.
    #[track_caller]
    pub(super) fn declared_by(self, pass: &dyn Pass) -> Self {
        let declared = pass.options();
        for name in self.values.keys().chain(self.lists.keys()) {
            let is_declared = declared.iter().any(|option| option.name == *name);
            assert!(is_declared, "the pass `{}` has no option `{name}`", pass.argument());
        }
        PassOptions { declared, ..self }
    }

    /// The text of an option that is no list, if it was given.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    /// The texts of a list; none if none was given.
    pub fn list(&self, name: &str) -> &[String] {
        self.lists.get(name).map_or(&[], Vec::as_slice)
    }

    /// Whether the pass has an option of this name.
    pub fn declares(&self, name: &str) -> bool {
        self.declared.iter().any(|option| option.name == name)
    }

    fn find(&self, name: &str) -> Result<&'static PassOption, String> {
        let option = self.declared.iter().find(|option| option.name == name);
        option.ok_or_else(|| {
            let names: Vec<&str> = self.declared.iter().map(|option| option.name).collect();
            match names.is_empty() {
                true => format!("the pass has no option `{name}`: it has no options"),
                false => format!("the pass has no option `{name}`; its options are `{}`", names.join("`, `")),
            }
        })
    }

    #[track_caller]
    fn declaration(&self, name: &str) -> &'static PassOption {
        self.find(name).unwrap_or_else(|message| panic!("{message}"))
    }

    /// The text of an option that is no list: the one that was given, or the default that the pass declares.
    ///
    /// # Panics
    ///
    /// If the pass declares no such option.
    #[track_caller]
    pub fn text(&self, name: &str) -> Cow<'_, str> {
        let option = self.declaration(name);
        self.get(name).map_or_else(|| Cow::Owned(default_text(option.kind)), Cow::Borrowed)
    }

    /// The value of an option: the one that was given, or the default that the pass declares.
    ///
    /// # Errors
    ///
    /// If the text is no such value.
    ///
    /// # Panics
    ///
    /// If the pass declares no such option.
    #[track_caller]
    pub fn value<T: FromStr>(&self, name: &str) -> Result<T, String> {
        let text = self.text(name);
        text.parse().map_err(|_| format!("'{text}' is no value of the option '{name}'"))
    }

    /// The values of a list; none if none was given.
    ///
    /// # Errors
    ///
    /// If a text is no such value.
    pub fn values<T: FromStr>(&self, name: &str) -> Result<Vec<T>, String> {
        let value =
            |text: &String| text.parse().map_err(|_| format!("'{text}' is no value of the option '{name}'"));
        self.list(name).iter().map(value).collect()
    }

    /// Sets the value of an option, or adds elements to a list, as `name=value` does in a pipeline.
    ///
    /// # Errors
    ///
    /// There is no such option, or it does not take this value.
    pub fn set(&mut self, name: &str, value: impl ToString) -> Result<(), String> {
        let option = self.find(name)?;
        self.set_text(option, Some(&value.to_string()))
            .map_err(|problem| format!("option '{name}': {problem}"))
    }

    /// The same values and this one: see [`set`](Self::set).
    ///
    /// # Panics
    ///
    /// If there is no such option, or it does not take this value.
    #[must_use]
    #[track_caller]
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.set(name, value).unwrap_or_else(|message| panic!("{message}"));
        self
    }

    /// The same values, and these as the elements of a list.
    ///
    /// # Panics
    ///
    /// If there is no such list, or it does not take one of these values.
    #[must_use]
    #[track_caller]
    pub fn with_list(mut self, name: &str, values: impl IntoIterator<Item = impl ToString>) -> Self {
        let elements = values.into_iter().map(|value| value.to_string());
        let list = self.find(name).and_then(|option| Ok((option.name, option.elements(elements)?)));
        let (name, elements) = list.unwrap_or_else(|message| panic!("option '{name}': {message}"));
        self.lists.insert(name, elements);
        self
    }

    /// A truth value: the one that was given, or the default that the pass declares.
    ///
    /// # Panics
    ///
    /// If the pass declares no such option, or one of another kind.
    #[track_caller]
    pub fn flag(&self, name: &str) -> bool {
        match (self.declaration(name).kind, self.get(name)) {
            (OptionKind::Flag(default), None) => default,
            (OptionKind::Flag(_), Some(text)) => text == "true",
            _ => panic!("the option `{name}` is no flag"),
        }
    }

    /// Reads the values of the options that a pass has.
    pub(crate) fn parse(known: &'static [PassOption], text: &str) -> Result<PassOptions, BadOptions> {
        let mut options = PassOptions::of(known);
        let mut given: Vec<&str> = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            let (name, value, after) = next_argument(rest);
            rest = after.trim_start();
            if name.is_empty() {
                continue;
            }
            let named = known.iter().find(|option| option.name == name);
            let unnamed = known.iter().find(|option| matches!(option.kind, OptionKind::Unnamed(_)));
            let (option, value) = match (named, unnamed) {
                (None, Some(unnamed)) if value.is_none() => (Some(unnamed), Some(name)),
                (named, _) => (named, value),
            };
            let Some(option) = option else {
                let message = format!("<Pass-Options-Parser>: no such option {name}\n");
                return Err(BadOptions { about_value: None, message });
            };
            // The elements of lists are added.
            let is_list = matches!(option.kind, OptionKind::List | OptionKind::ListOf(_));
            if given.contains(&option.name) && !is_list {
                options.repeated.push(option.name);
            }
            given.push(option.name);
            options.set_text(option, value).map_err(|problem| BadOptions {
                about_value: Some(format!("for the --{name} option: {problem}")),
                message: String::new(),
            })?;
        }
        Ok(options)
    }

    /// Warns of the options that a text gives twice.
    pub(super) fn warn_of_repeated(&self, context: &Context, pass: &str) {
        for name in &self.repeated {
            context.warn_once(format!("'{pass}' has the option '{name}' twice: the last value counts"));
        }
    }

    fn set_text(&mut self, option: &'static PassOption, text: Option<&str>) -> Result<(), String> {
        let value = option.value(text)?;
        match option.kind {
            OptionKind::List | OptionKind::ListOf(_) => {
                let elements = option.elements(list_elements(&value).into_iter())?;
                // An empty list of this kind counts as not given.
                if option.kind == OptionKind::List || !elements.is_empty() {
                    self.lists.entry(option.name).or_default().extend(elements);
                }
            }
            _ => drop(self.values.insert(option.name, value)),
        }
        Ok(())
    }

    /// The values of all options, by name.
    pub(super) fn show(&self, known: &'static [PassOption]) -> String {
        let mut known: Vec<&PassOption> = known.iter().collect();
        known.sort_by_key(|option| option.name);
        let values: Vec<String> = known.into_iter().map(|option| self.show_option(option)).collect();
        values.join(" ")
    }

    fn show_option(&self, option: &PassOption) -> String {
        let name = option.name;
        if let OptionKind::List | OptionKind::ListOf(_) = option.kind {
            let is_group = matches!(option.kind, OptionKind::ListOf(OptionKind::Group(_)));
            let Some(elements) = self.lists.get(name) else { return String::new() };
            let texts: Vec<_> = elements.iter().map(|element| show_element(element, is_group)).collect();
            return format!("{name}={{{}}}", texts.join(","));
        }
        let value = self.get(name).map_or_else(|| default_text(option.kind), str::to_owned);
        format!("{name}={}", braced(&value))
    }
}

fn default_text(kind: OptionKind) -> String {
    match kind {
        OptionKind::Flag(value) => value.to_string(),
        OptionKind::Int(value) => value.to_string(),
        OptionKind::Integer(value) => value.to_string(),
        OptionKind::Unsigned(value) => value.to_string(),
        OptionKind::Float(value) => value.to_string(),
        OptionKind::Choice(text, _) | OptionKind::Text(text) | OptionKind::Unnamed(text) => text.to_owned(),
        OptionKind::List | OptionKind::ListOf(_) | OptionKind::Group(_) => String::new(),
    }
}

/// The text of a list element. An element with a comma gets braces. MLIR leaves them out and reads two elements back.
fn show_element(element: &str, is_group: bool) -> String {
    match is_group || end_of_value(element, ',') < element.len() {
        true => format!("{{{element}}}"),
        false => braced(element),
    }
}

/// A value with a blank may need braces to be read back as one.
fn braced(value: &str) -> String {
    if end_of_value(value, ' ') < value.len() { format!("{{{value}}}") } else { value.to_owned() }
}

/// Returns the name of the first option of a text, its value, and the rest.
fn next_argument(text: &str) -> (&str, Option<&str>, &str) {
    let end = text.find([' ', '=']).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let Some(rest) = rest.strip_prefix('=') else { return (name, None, rest) };
    let end = end_of_value(rest, ' ');
    (name, Some(bare(&rest[..end])), &rest[end..])
}

/// Returns the end of a value: this separator, unless it is in quotes or braces.
fn end_of_value(text: &str, separator: char) -> usize {
    let mut position = 0;
    while let Some(character) = text[position..].chars().next() {
        if character == separator {
            break;
        }
        let rest = &text[position + character.len_utf8()..];
        let skipped = match character {
            '"' | '\'' => rest.find(character).map(|end| end + 1),
            '{' => closing_brace(rest).map(|end| end + 1),
            _ => None,
        };
        position += character.len_utf8() + skipped.unwrap_or(0);
    }
    position
}

/// A value without the quotes or braces around it.
fn bare(value: &str) -> &str {
    for quote in ['"', '\''] {
        if let Some(inner) = value.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote)) {
            return inner.trim();
        }
    }
    // In `{...},{...}` the last brace does not close the first one.
    match value.strip_prefix('{') {
        Some(rest) if closing_brace(rest).is_some_and(|end| end + 1 == rest.len()) => {
            rest[..rest.len() - 1].trim()
        }
        _ => value,
    }
}

/// The elements of a list, each without the quotes or braces around it. An empty text has no elements.
fn list_elements(text: &str) -> Vec<String> {
    let mut elements = Vec::new();
    if text.is_empty() {
        return elements;
    }
    let mut rest = text;
    loop {
        let end = end_of_value(rest, ',');
        elements.push(bare(&rest[..end]).to_owned());
        match rest[end..].strip_prefix(',') {
            Some(after) => rest = after,
            None => return elements,
        }
    }
}

/// The offset of the `}` that closes the brace before a text.
pub(crate) fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (offset, character) in text.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => return Some(offset),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}
