//! The context of the cursor, from the text before it. The text is often not yet right, so this reads tokens
//! and no tree.

/// A bracket of template arguments that is open at the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenAngle<'t> {
    /// The name before the bracket.
    pub name: &'t str,
    /// The number of commas between the bracket and the cursor.
    pub commas: usize,
    /// The name before the `=` of the argument at the cursor.
    pub label: Option<&'t str>,
}

/// The construct at the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context<'t> {
    /// The path of an `include`, up to the cursor.
    Include(&'t str),
    /// A bang operator.
    Operator,
    /// A field of the value whose text stands before the dot.
    Field(&'t str),
    /// The name after `let`.
    Let,
    /// A class: after `:` of a record, or where a type stands.
    Class,
    /// A multiclass: after `:` of a `defm` or `multiclass`.
    MultiClass,
    /// A name after `$` in a dag.
    DagName,
    /// The inside of a string or of code. The name of the field that it is the value of, and the text up to the cursor.
    Text(&'t str, &'t str),
    /// The operator of a dag.
    DagOperator,
    /// A statement at the top level.
    Statement,
    /// An item of a record.
    Item,
    /// Any value.
    Value,
    /// A comment, or a name that is being declared.
    Nothing,
}

/// A token before the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token<'t> {
    text: &'t str,
    is_word: bool,
}

/// The tokens of the text, and the string, code or comment that is open at its end.
fn tokens(text: &str) -> (Vec<Token<'_>>, Option<(&str, char)>) {
    let mut tokens = Vec::new();
    let mut at = 0;
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let (length, token) = if rest.starts_with("//") {
            match rest.find('\n') {
                Some(end) => (end, false),
                None => return (tokens, Some((rest, '/'))),
            }
        } else if rest.starts_with("/*") {
            match rest.find("*/") {
                Some(end) => (end + 2, false),
                None => return (tokens, Some((rest, '/'))),
            }
        } else if c == '"' {
            match string_end(rest) {
                Some(end) => (end, true),
                None => return (tokens, Some((&rest[1..], '"'))),
            }
        } else if let Some(code) = rest.strip_prefix("[{") {
            match rest.find("}]") {
                Some(end) => (end + 2, true),
                None => return (tokens, Some((code, '['))),
            }
        } else if c.is_whitespace() {
            (c.len_utf8(), false)
        } else if is_word(c) || (c == '!' && rest.len() > 1) || c == '$' {
            let end = rest[c.len_utf8()..].find(|c| !is_word(c)).map_or(rest.len(), |end| end + c.len_utf8());
            (end, true)
        } else {
            (c.len_utf8(), true)
        };
        if token {
            tokens.push(Token { text: &rest[..length], is_word: is_word(c) });
        }
        at += length;
    }
    (tokens, None)
}

fn string_end(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (index, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return None,
            '"' if !escaped => return Some(index + 1),
            _ => escaped = c == '\\' && !escaped,
        }
    }
    None
}

/// The context at the end of a text.
pub fn context(text: &str) -> Context<'_> {
    let (mut tokens, open) = tokens(text);
    match open {
        Some((_, '/')) => return Context::Nothing,
        Some((inside, '"')) if tokens.last().is_some_and(|token| token.text == "include") => {
            return Context::Include(inside);
        }
        Some((inside, _)) => return Context::Text(field_before(&tokens), inside),
        None => {}
    }
    // The word that is being written.
    let is_in_word = text.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '!' | '$'));
    let word = if is_in_word { tokens.pop() } else { None };
    match word.and_then(|token| token.text.chars().next()) {
        Some('!') => Context::Operator,
        Some('$') => Context::DagName,
        _ => place(text, &tokens),
    }
}

fn place<'t>(text: &'t str, tokens: &[Token<'t>]) -> Context<'t> {
    let last = tokens.last().map_or("", |token| token.text);
    match last {
        "." => Context::Field(base_before(text)),
        "let" | "append" | "prepend" => Context::Let,
        "class" | "multiclass" | "def" | "defm" | "defvar" | "foreach" => Context::Nothing,
        ":" | "," if is_in_head(tokens) => match head_keyword(tokens) {
            "defm" | "multiclass" => Context::MultiClass,
            _ => Context::Class,
        },
        "(" if tokens.len() < 2 || !tokens[tokens.len() - 2].text.starts_with('!') => Context::DagOperator,
        "{" | ";" | "}" | "" => match is_in_record(tokens) {
            true => Context::Item,
            false => Context::Statement,
        },
        _ => Context::Value,
    }
}

/// The name of the field whose value the next token is: the word before the last `=`.
fn field_before<'t>(tokens: &[Token<'t>]) -> &'t str {
    let equal = tokens.iter().rposition(|token| token.text == "=");
    let name = equal.and_then(|equal| tokens[..equal].last());
    name.filter(|token| token.is_word).map_or("", |token| token.text)
}

/// The value before the dot at the end of the text or before the last word: `a.b[0].`.
fn base_before(text: &str) -> &str {
    let text = text.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_');
    let text = text.strip_suffix('.').unwrap_or(text);
    let mut depth = 0;
    let mut start = text.len();
    for (index, c) in text.char_indices().rev() {
        match c {
            ')' | ']' | '>' | '}' => depth += 1,
            '(' | '[' | '<' | '{' if depth > 0 => depth -= 1,
            _ if depth > 0 || c.is_alphanumeric() || matches!(c, '_' | '.' | '!') => {}
            _ => break,
        }
        start = index;
    }
    &text[start..]
}

/// The tokens since the start of the statement or item.
fn statement<'a, 't>(tokens: &'a [Token<'t>]) -> &'a [Token<'t>] {
    let start = tokens.iter().rposition(|token| matches!(token.text, ";" | "{" | "}"));
    &tokens[start.map_or(0, |start| start + 1)..]
}

fn head_keyword<'t>(tokens: &[Token<'t>]) -> &'t str {
    let keywords = ["class", "def", "defm", "multiclass"];
    let own = statement(tokens).iter().rev().find(|token| keywords.contains(&token.text));
    own.map_or("", |token| token.text)
}

/// Whether the cursor is in the parents of a record, outside of all brackets.
fn is_in_head(tokens: &[Token<'_>]) -> bool {
    let own = statement(tokens);
    let mut depth = 0i32;
    let mut colon = false;
    for token in own {
        match token.text {
            "<" | "(" | "[" => depth += 1,
            ">" | ")" | "]" => depth -= 1,
            ":" if depth == 0 => colon = true,
            _ => {}
        }
    }
    colon && depth <= 0 && !head_keyword(tokens).is_empty()
}

/// Whether the cursor is between the braces of a class or def.
fn is_in_record(tokens: &[Token<'_>]) -> bool {
    let mut open = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "{" => open.push(matches!(head_keyword(&tokens[..index]), "class" | "def")),
            "}" => {
                open.pop();
            }
            _ => {}
        }
    }
    open.last().copied().unwrap_or(false)
}

/// The innermost bracket of template arguments that is open at the end of a text.
pub fn open_angle(text: &str) -> Option<OpenAngle<'_>> {
    let (tokens, _) = tokens(text);
    let mut open: Vec<(usize, usize)> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "<" | "(" | "[" | "{" => open.push((index, 0)),
            ">" | ")" | "]" | "}" => {
                open.pop();
            }
            "," => {
                if let Some((_, commas)) = open.last_mut() {
                    *commas += 1;
                }
            }
            ";" => open.retain(|&(index, _)| tokens[index].text == "{"),
            _ => {}
        }
    }
    let &(index, commas) = open.iter().rev().find(|&&(index, _)| tokens[index].text == "<")?;
    let name = tokens[..index].last().filter(|token| token.is_word)?.text;
    let argument = tokens[index + 1..].rsplit(|token| token.text == ",").next().unwrap_or_default();
    let label = argument.get(1).filter(|token| token.text == "=").map(|_| argument[0].text);
    Some(OpenAngle { name, commas, label })
}

/// The record whose braces or head are open at the end of a text: the names of its parents.
pub fn open_record(text: &str) -> Option<Vec<&str>> {
    let (tokens, _) = tokens(text);
    let mut open = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "{" => open.push(index),
            "}" => {
                open.pop();
            }
            _ => {}
        }
    }
    let brace =
        open.into_iter().rev().find(|&index| matches!(head_keyword(&tokens[..index]), "class" | "def"))?;
    let head = statement(&tokens[..brace]);
    let mut depth = 0i32;
    let mut colon = false;
    let mut parents = Vec::new();
    for token in head {
        match token.text {
            "<" | "(" | "[" => depth += 1,
            ">" | ")" | "]" => depth -= 1,
            ":" if depth == 0 => colon = true,
            _ if colon && depth == 0 && token.is_word => parents.push(token.text),
            _ => {}
        }
    }
    Some(parents)
}

/// The `arguments` and `results` of the record that is open at the end of a text: the names after `$`.
pub fn dag_names_in_record(text: &str) -> Vec<&str> {
    let (tokens, _) = tokens(text);
    let start = tokens.iter().rposition(|token| matches!(token.text, "def" | "class")).unwrap_or(0);
    let mut names: Vec<&str> = Vec::new();
    for token in &tokens[start..] {
        let name = token.text.strip_prefix('$').filter(|name| !name.is_empty() && !names.contains(name));
        names.extend(name);
    }
    names
}

/// The operators of the dags that are open at the end of a text, the innermost last, each with its number of arguments so far.
pub fn open_dags(text: &str) -> Vec<(&str, usize)> {
    let (tokens, _) = tokens(text);
    let mut open: Vec<(usize, usize)> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" | "<" => open.push((index, 0)),
            ")" | "]" | "}" | ">" => {
                open.pop();
            }
            "," => {
                if let Some((_, commas)) = open.last_mut() {
                    *commas += 1;
                }
            }
            _ => {}
        }
    }
    let dags = open.into_iter().filter(|&(index, _)| tokens[index].text == "(");
    dags.filter_map(|(index, commas)| Some((tokens.get(index + 1)?.text, commas))).collect()
}
