//! Limits on the nesting of a snippet. syn recurses into brackets and behind unary operators; a chain such as `a + b + c` or
//! `a.b().c()` is a tree that is as deep as the chain is long, and whatever visits, prints or drops the tree recurses into it.

/// The deepest nesting of brackets and unary operators.
const MAX_DEPTH: usize = 2_000;
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

fn nesting(text: &str) -> usize {
    let (mut depth, mut operators, mut deepest) = (0usize, 0usize, 0);
    for byte in text.bytes() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        operators = match byte {
            b'!' | b'-' | b'*' | b'&' => operators + 1,
            b' ' | b'\n' | b'(' => operators,
            _ => 0,
        };
        deepest = deepest.max(depth + operators);
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
    fn the_depth_of_brackets_adds_to_the_chain() {
        assert_eq!(longest_chain("(1+1+1)+1"), 3 + 5);
        assert_eq!(longest_chain("f(1+1+1, 1)"), 2 + 5);
        assert_eq!(longest_chain("(((1+1"), 3);
        assert_eq!(longest_chain(")))1"), 4);
    }
}
