//! Limits on the nesting of a snippet. syn recurses into brackets and behind unary operators; a chain such as `a + b + c` or
//! `a.b().c()` is a tree that is as deep as the chain is long, and whatever visits, prints or drops the tree recurses into it.

/// The deepest nesting of brackets and unary operators. syn needs 50 KB of stack for a type inside a type.
const MAX_DEPTH: usize = 700;
/// The longest chain of operators, calls and fields.
const MAX_LINKS: usize = 5_000;

/// Returns an error if brackets are nested too deeply, if too many unary operators follow each other, or if an expression is too
/// long a chain.
pub fn check(text: &str) -> syn::Result<()> {
    let message = if nesting(text) > MAX_DEPTH {
        format!("it is nested too deeply: {MAX_DEPTH} brackets and unary operators are the limit")
    } else if longest_chain(text) > MAX_LINKS {
        format!("an expression in it is too long: a chain of {MAX_LINKS} operators and calls is the limit")
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

/// The links of chains inside one pair of brackets.
#[derive(Default)]
struct Level {
    /// The number of binary operators since the last `,` or `;`.
    links: usize,
    /// The number of calls, fields, indices and `?` of the last operand.
    postfix: usize,
    /// The largest number of these in an operand.
    longest: usize,
    /// The largest depth of the brackets among them.
    inner: usize,
    /// The largest depth of the parts before.
    before: usize,
    last: Last,
}

/// The kind of the last token.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Last {
    #[default]
    Operator,
    Word,
    Bracket,
}

impl Level {
    fn depth(&self) -> usize {
        self.before.max(self.links + self.longest.max(self.postfix) + self.inner)
    }

    fn end_part(&mut self) {
        *self = Self { before: self.depth(), ..Self::default() };
    }

    /// Adds an operator. One without an operand before it is a prefix, of which the nesting is limited.
    fn operator(&mut self, weight: usize) {
        if self.last != Last::Operator {
            self.links += weight;
            self.longest = self.longest.max(self.postfix);
            self.postfix = 0;
        }
        self.last = Last::Operator;
    }

    fn word(&mut self) {
        // `a as b`, `else if`, `dyn A`
        self.links += if self.last == Last::Word { 2 } else { 0 };
        self.last = Last::Word;
    }
}

/// An upper bound of the depth of the tree of chains.
fn longest_chain(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut levels = vec![Level::default()];
    let mut previous = b' ';
    let mut follows_block = false;
    for (at, &byte) in bytes.iter().enumerate() {
        let before = std::mem::replace(&mut previous, byte);
        if byte.is_ascii_whitespace() {
            continue;
        }
        // A statement that ends with a block needs no `;`.
        if std::mem::take(&mut follows_block) && starts_statement(&bytes[at..]) {
            last(&mut levels).end_part();
        }
        let level = last(&mut levels);
        match byte {
            b'(' | b'[' | b'{' => {
                level.postfix += usize::from(level.last != Last::Operator);
                levels.push(Level::default());
            }
            b')' | b']' | b'}' => {
                let inner = levels.pop().map_or(0, |level| level.depth());
                let level = last(&mut levels);
                level.inner = level.inner.max(inner);
                level.last = Last::Bracket;
                follows_block = byte == b'}';
            }
            b',' | b';' => level.end_part(),
            b'.' => {
                level.postfix += 1;
                level.last = Last::Operator;
            }
            b'?' => level.postfix += 1,
            // A type in the type of a function needs more of the stack.
            b'>' if before == b'-' => level.links += 8,
            _ if is_word(byte) && is_word(before) => {}
            _ if is_word(byte) => level.word(),
            // The second `|` of the parameters of a closure.
            b'|' if before != b'|' && bytes.get(at + 1) != Some(&b'|') => level.operator(2),
            _ => level.operator(1),
        }
    }
    let mut depth = 0;
    while let Some(mut level) = levels.pop() {
        level.inner = level.inner.max(depth);
        depth = level.depth();
    }
    depth
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii()
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
        for chain in
            ["1+", ".not()", "a as i64 ", "{1}+", "if a {} else ", "return ", "{1}.", "?", "|x| ", "[0]"]
        {
            let depth = longest_chain(&chain.repeat(1000));
            assert!((999..10_000).contains(&depth), "{chain}: {depth}");
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
        assert_eq!(longest_chain("(1+1+1)+1"), 1 + 2);
        assert_eq!(longest_chain("f(1+1+1, 1)"), 1 + 2);
        assert_eq!(longest_chain("a.b() && (c.d().e()) || !f"), 2 + 2 + 4);
        assert_eq!(longest_chain("(((1+1"), 1);
        assert_eq!(longest_chain(")))1+1"), 1);
    }
}
