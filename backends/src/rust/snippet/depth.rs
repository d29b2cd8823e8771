//! Limits on the nesting of a snippet. syn recurses into brackets and behind unary operators; a chain such as `a + b + c` or
//! `a.b().c()` is a tree that is as deep as the chain is long, and whatever visits, prints or drops the tree recurses into it.

/// The deepest nesting of brackets and unary operators. syn needs 50 KB of stack for a type inside a type.
const MAX_DEPTH: usize = 700;
/// The largest depth of the tree, counted in tokens: those of an expression or statement, and those of the brackets in it.
const MAX_TOKENS: usize = 4_000;

/// Fails if brackets are nested too deeply, if too many unary operators follow each other, or if an expression is too long a
/// chain.
pub fn check(text: &str) -> syn::Result<()> {
    let message = if nesting(text) > MAX_DEPTH {
        format!("it is nested too deeply: {MAX_DEPTH} brackets and unary operators are the limit")
    } else if longest_chain(text) > MAX_TOKENS {
        format!("an expression in it is too long: {MAX_TOKENS} operators, calls and operands are the limit")
    } else {
        return Ok(());
    };
    Err(syn::Error::new(proc_macro2::Span::call_site(), message))
}

/// Keywords that a nested expression or type follows.
const PREFIXES: [&str; 9] = ["break", "const", "dyn", "impl", "let", "move", "mut", "raw", "return"];

/// The deepest nesting of brackets, with those of type arguments, and of prefixes: unary operators and keywords.
fn nesting(text: &str) -> usize {
    // The open type arguments in each open bracket, and those of all.
    let (mut angles, mut all_angles) = (vec![0usize], 0usize);
    let (mut prefixes, mut deepest) = (0usize, 0);
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        let is_word = |own: char| own.is_alphanumeric() || own == '_';
        let length = rest.find(|own: char| !is_word(own)).unwrap_or(rest.len()).max(character.len_utf8());
        let (token, next) = rest.split_at(length);
        rest = next;
        let is_arrow = matches!(character, '-' | '=') && rest.starts_with('>');
        match character {
            '(' | '[' | '{' => angles.push(0),
            ')' | ']' | '}' => {
                // A closing bracket may have no opening one.
                all_angles -= angles.pop().unwrap_or(0);
                if angles.is_empty() {
                    angles.push(0);
                }
            }
            // An arrow ends no type argument.
            '-' | '=' if is_arrow => rest = &rest[1..],
            // The name of a label or lifetime.
            '\'' => rest = rest.trim_start_matches(is_word),
            '<' => {
                all_angles += 1;
                *angles.last_mut().expect("it is never empty") += 1;
            }
            '>' => {
                let open = angles.last_mut().expect("it is never empty");
                all_angles -= usize::from(*open > 0);
                *open = open.saturating_sub(1);
            }
            _ => {}
        }
        prefixes = match character {
            _ if is_arrow => 0,
            '!' | '-' | '*' | '&' | '\'' => prefixes + 1,
            '(' => prefixes,
            _ if character.is_whitespace() => prefixes,
            _ if PREFIXES.contains(&token) => prefixes + 1,
            _ => 0,
        };
        deepest = deepest.max(angles.len() - 1 + all_angles + prefixes);
    }
    deepest
}

/// The tokens inside one pair of brackets.
#[derive(Default)]
struct Level {
    /// The number of tokens since the last `,` or `;`.
    tokens: usize,
    /// The largest depth of the brackets among them.
    inner: usize,
    /// The largest depth of the parts before.
    before: usize,
}

impl Level {
    fn depth(&self) -> usize {
        self.before.max(self.tokens + self.inner)
    }

    fn end_part(&mut self) {
        *self = Self { before: self.depth(), ..Self::default() };
    }
}

/// An upper bound of the depth of the tree, in tokens.
fn longest_chain(text: &str) -> usize {
    let mut levels = vec![Level::default()];
    let mut is_in_word = false;
    let mut follows_block = false;
    for (at, byte) in text.bytes().enumerate() {
        if byte.is_ascii_whitespace() {
            is_in_word = false;
            continue;
        }
        // A statement that ends with a block needs no `;`.
        if std::mem::take(&mut follows_block) && starts_statement(&text.as_bytes()[at..]) {
            last(&mut levels).end_part();
        }
        let is_word = byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii();
        match byte {
            b'(' | b'[' | b'{' => levels.push(Level::default()),
            b')' | b']' | b'}' => {
                let inner = levels.pop().map_or(0, |level| level.depth());
                let level = last(&mut levels);
                level.tokens += 1;
                level.inner = level.inner.max(inner);
                follows_block = byte == b'}';
            }
            b',' | b';' => last(&mut levels).end_part(),
            _ if is_word && is_in_word => {}
            _ => last(&mut levels).tokens += 1,
        }
        is_in_word = is_word;
    }
    let mut depth = 0;
    while let Some(mut level) = levels.pop() {
        level.inner = level.inner.max(depth);
        depth = level.depth();
    }
    depth
}

fn last(levels: &mut Vec<Level>) -> &mut Level {
    // A closing bracket may have no opening one.
    if levels.is_empty() {
        levels.push(Level::default());
    }
    levels.last_mut().expect("it has one")
}

/// Whether the text after a block begins a statement, and does not continue the expression.
fn starts_statement(text: &[u8]) -> bool {
    let is_name = text[0].is_ascii_alphabetic() || text[0] == b'_';
    is_name && !text.starts_with(b"else") && !text.starts_with(b"as ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_count_and_statements_do_not() {
        for chain in ["1+", "a.not()", "!", "a as i64 ", "{1}+", "if a {} else ", "return ", "x {1}.", "a?"] {
            let depth = longest_chain(&chain.repeat(1000));
            assert!((1000..10_000).contains(&depth), "{chain}: {depth}");
        }
        for part in ["a + b;", "a,", "if a { b }\n", "fn a() {}", "[a + b,],"] {
            let depth = longest_chain(&part.repeat(1000));
            assert!(depth < 20, "{part}: {depth}");
        }
    }

    #[test]
    fn prefixes_and_type_arguments_are_nesting() {
        for part in ["(", "{", "Vec<", "&mut ", "*const ", "!", "return ", "break 'a ", "dyn Fn() -> Box<"] {
            let depth = nesting(&part.repeat(100));
            assert!((100..400).contains(&depth), "{part}: {depth}");
        }
        for part in ["f::<i32>() + ", "(a < b) && ", "a - b ", "-> ", "!a && ", ")", "x >> 1;"] {
            let depth = nesting(&part.repeat(100));
            assert!(depth < 5, "{part}: {depth}");
        }
    }

    #[test]
    fn the_depth_of_brackets_adds_to_the_chain() {
        assert_eq!(longest_chain("(1+1+1)+1"), 3 + 5);
        assert_eq!(longest_chain("f(1+1+1, 1)"), 2 + 5);
        assert_eq!(longest_chain("(((1+1"), 3);
        assert_eq!(longest_chain(")))1"), 4);
    }
}
