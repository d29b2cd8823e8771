//! Parser of placeholders (`$name`) in a snippet.

use std::ops::Range;

use nom::bytes::complete::{take_until, take_while1};
use nom::character::complete::char;
use nom::sequence::preceded;
use nom::{IResult, Parser};

/// A placeholder in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placeholder<'t> {
    /// The name, without the dollar.
    pub name: &'t str,
    /// Its place, with the dollar.
    pub range: Range<usize>,
}

/// The placeholders of a text, in order. Placeholders inside string literals count (MLIR's rule).
pub fn placeholders(text: &str) -> Vec<Placeholder<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Ok((dollar, _)) = until_dollar(rest) {
        rest = match name_behind_dollar(dollar) {
            Ok((behind, name)) => {
                let range = text.len() - dollar.len()..text.len() - behind.len();
                found.push(Placeholder { name, range });
                behind
            }
            Err(_) => &dollar[1..],
        };
    }
    found
}

fn until_dollar(input: &str) -> IResult<&str, &str> {
    take_until("$").parse(input)
}

fn name_behind_dollar(input: &str) -> IResult<&str, &str> {
    preceded(char('$'), take_while1(|c: char| c == '_' || c.is_ascii_alphanumeric())).parse(input)
}

/// Replaces each placeholder with the result of `replace` for its name.
///
/// # Errors
///
/// The first placeholder for which `replace` returns `None`.
pub fn substitute<'t>(
    text: &'t str,
    mut replace: impl FnMut(&str) -> Option<String>,
) -> Result<String, Placeholder<'t>> {
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for placeholder in placeholders(text) {
        let Some(replacement) = replace(placeholder.name) else { return Err(placeholder) };
        out.push_str(&text[done..placeholder.range.start]);
        out.push_str(&replacement);
        done = placeholder.range.end;
    }
    out.push_str(&text[done..]);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_names() {
        let names =
            |text| placeholders(text).into_iter().map(|found| found.name.to_owned()).collect::<Vec<_>>();
        assert_eq!(names("$_self.f($0, $x__1)"), ["_self", "0", "x__1"]);
        assert_eq!(names("$ 1$"), Vec::<String>::new());
        assert_eq!(names("é$é"), Vec::<String>::new());
    }

    #[test]
    fn substitutes_or_says_what_is_unknown() {
        let known = |name: &str| (name == "a").then(|| "x".to_owned());
        assert_eq!(substitute("$a + $a", known), Ok("x + x".to_owned()));
        assert_eq!(substitute("$a + $b", known).unwrap_err().range, 5..7);
    }
}
