//! The text of a program without its strings and comments.

/// The text with strings and comments replaced by blanks. Whether there is a comment is with it.
pub fn code_of(text: &str) -> (String, bool) {
    let mut code = String::with_capacity(text.len());
    let mut has_comment = false;
    let mut chars = text.chars().peekable();
    let mut in_string = false;
    while let Some(c) = chars.next() {
        match c {
            '\\' if in_string => {
                code.push(' ');
                chars.next().inspect(|_| code.push(' '));
            }
            '"' => {
                in_string = !in_string;
                code.push(' ');
            }
            '/' if !in_string && chars.peek() == Some(&'/') => {
                has_comment = true;
                code.push(' ');
                while chars.next_if(|c| *c != '\n').is_some() {
                    code.push(' ');
                }
            }
            '\n' => {
                in_string = false;
                code.push('\n');
            }
            c => code.push(if in_string { ' ' } else { c }),
        }
    }
    (code, has_comment)
}

/// Whether a text has a comment.
pub fn has_comment(text: &str) -> bool {
    code_of(text).1
}

/// The names in a text that a printer may lose, in order: of values, blocks and aliases, and `loc`.
pub fn names(text: &str) -> Vec<String> {
    let (code, _) = code_of(text);
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
    let mut names = Vec::new();
    let mut last = ' ';
    for (at, c) in code.char_indices() {
        let rest = &code[at + c.len_utf8()..];
        let name = &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())];
        match c {
            '%' | '^' => names.push(format!("{c}{name}")),
            // A result number, or an entity of a dialect.
            '#' if name.starts_with(|c: char| c.is_ascii_digit()) || name.is_empty() => {}
            '#' | '!' if !name.contains('.') => names.push(format!("{c}{name}")),
            'l' if !is_name(last) && rest.starts_with("oc(") => names.push("loc".to_owned()),
            _ => {}
        }
        last = c;
    }
    names
}
