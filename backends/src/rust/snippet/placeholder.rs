//! `$name` in a snippet.

use std::ops::Range;

/// A placeholder in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placeholder<'t> {
    /// The name, without the dollar.
    pub name: &'t str,
    /// Its place, with the dollar.
    pub range: Range<usize>,
}

/// The placeholders of a text, in order. What stands in a string literal is one too, as in MLIR.
pub fn placeholders(text: &str) -> Vec<Placeholder<'_>> {
    let mut found = Vec::new();
    let mut start = 0;
    while let Some(dollar) = text[start..].find('$').map(|at| start + at) {
        let rest = &text[dollar + 1..];
        let len = rest.find(|c: char| c != '_' && !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        if len > 0 {
            found.push(Placeholder { name: &rest[..len], range: dollar..dollar + 1 + len });
        }
        start = dollar + 1 + len;
    }
    found
}

/// Replaces each placeholder by what `replace` gives for its name.
///
/// # Errors
///
/// The first placeholder that it gives nothing for.
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
