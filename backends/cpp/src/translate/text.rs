//! Rust expressions as text: where parentheses are needed.

/// Adds parentheses if a method call after the text would not be one of the whole text.
pub(super) fn operand(rust: &str) -> String {
    let plain = rust.chars().all(|c| c.is_ascii_alphanumeric() || "_$.:?<>".contains(c));
    // At the start of a statement, a block would be a statement.
    let is_block = rust.starts_with(['{', '\'']);
    match plain || is_enclosed(rust) || is_postfix(rust) && !is_block {
        true => rust.to_owned(),
        false => format!("({rust})"),
    }
}

/// Whether one pair of parentheses encloses the whole text.
fn is_enclosed(rust: &str) -> bool {
    rust.starts_with('(') && closing(rust) == Some(rust.len() - 1)
}

/// The place of the parenthesis that closes the first character's.
fn closing(rust: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, character) in outside_strings(rust) {
        match character {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}

/// Whether the text has no operator outside of brackets, so that a method call binds to all of it.
fn is_postfix(rust: &str) -> bool {
    let mut depth = 0usize;
    for (_, character) in outside_strings(rust) {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ' ' | '!' | '-' | '*' | '&' | '|' if depth == 0 => return false,
            _ => {}
        }
    }
    !rust.is_empty()
}

/// The characters of Rust that are in no string literal.
pub(super) fn outside_strings(rust: &str) -> impl Iterator<Item = (usize, char)> {
    let (mut in_string, mut is_escaped) = (false, false);
    rust.char_indices().filter(move |(_, character)| {
        let was_escaped = std::mem::take(&mut is_escaped);
        match character {
            '\\' => is_escaped = in_string && !was_escaped,
            '"' if !was_escaped => {
                in_string = !in_string;
                return false;
            }
            _ => {}
        }
        !in_string
    })
}

/// Whether the text is a name or a number, which may be written twice.
pub(super) fn is_simple(rust: &str) -> bool {
    rust.chars().all(|c| c.is_ascii_alphanumeric() || "_$-".contains(c))
}
