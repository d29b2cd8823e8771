//! The pieces of a test: the parts between `// -----`, or the functions of a file that is not split.
//!
//! A piece has as many lines before its text as it has in the file, so that line numbers stay.

/// A part of a test that is a test of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    /// Its number in the file.
    pub(super) number: usize,
    /// The line of the file at which it starts, from 1.
    pub(super) line: usize,
    /// The text.
    pub(super) text: String,
    /// The lines of the file that no other piece has, from 0.
    pub(super) own: Vec<usize>,
}

impl Piece {
    /// A whole file.
    pub(super) fn whole(text: &str) -> Self {
        let own = (0..text.lines().count()).collect();
        Piece { number: 0, line: 1, text: text.to_owned(), own }
    }
}

/// A file in which the lines of some of its pieces are empty.
pub(super) fn without(source: &str, pieces: &[Piece]) -> Piece {
    let mut lines: Vec<&str> = source.split_inclusive('\n').collect();
    pieces.iter().flat_map(|piece| &piece.own).for_each(|line| lines[*line] = "\n");
    Piece::whole(&lines.concat())
}

/// The pieces between `// -----`; those of comments only are left out.
pub(super) fn split(source: &str) -> Vec<Piece> {
    let mut pieces = vec![Piece::whole("")];
    for (index, line) in source.split_inclusive('\n').enumerate() {
        if line.starts_with("// -----") {
            let (number, text) = (pieces.len(), "\n".repeat(index + 1));
            pieces.push(Piece { number, line: index + 2, text, own: Vec::new() });
            continue;
        }
        let piece = pieces.last_mut().expect("there is a first piece");
        piece.text.push_str(line);
        piece.own.push(index);
    }
    let is_code =
        |piece: &Piece| piece.text.lines().any(|line| !line.is_empty() && !line.starts_with("// RUN:"));
    pieces.retain(is_code);
    pieces
}

/// Returns the functions with a body that begin at the start of a line, each with the comments before it and
/// with everything that is outside of functions, such as declarations and aliases. One piece, if there are no
/// two functions.
pub(super) fn functions(source: &str) -> Vec<Piece> {
    let lines: Vec<&str> = source.split_inclusive('\n').collect();
    let owners = owners(&lines);
    let count = owners.iter().flatten().max().map_or(0, |last| last + 1);
    if count < 2 {
        return vec![Piece::whole(source)];
    }
    let piece = |number: usize| {
        let is_inside = |owner: &Option<usize>| owner.is_none_or(|owner| owner == number);
        let text = lines.iter().zip(&owners);
        let text: String = text.map(|(line, owner)| if is_inside(owner) { line } else { "\n" }).collect();
        let own = (0..lines.len()).filter(|line| owners[*line] == Some(number)).collect::<Vec<_>>();
        let line = own.first().map_or(1, |index| index + 1);
        Piece { number, line, text, own }
    };
    (0..count).map(piece).collect()
}

/// The number of the function that each line belongs to; none for lines that all share.
fn owners(lines: &[&str]) -> Vec<Option<usize>> {
    let mut owners = vec![None; lines.len()];
    let mut next = 0usize;
    let mut comments = Vec::new();
    let mut index = 0;
    while let Some(line) = lines.get(index) {
        let end = function_end(lines, index);
        match end {
            Some(end) => {
                comments.drain(..).chain(index..=end).for_each(|line: usize| owners[line] = Some(next));
                next += 1;
                index = end;
            }
            None if line.starts_with("//") && !line.contains("RUN:") || line.trim().is_empty() => {
                comments.push(index)
            }
            // The comments before the shared part may be about the function after it.
            None => {}
        }
        index += 1;
    }
    // The comments at the end are about the last function.
    if let Some(last) = next.checked_sub(1) {
        comments.into_iter().for_each(|line| owners[line] = Some(last));
    }
    owners
}

/// The last line of the function with a body that starts at a line.
fn function_end(lines: &[&str], start: usize) -> Option<usize> {
    if !lines[start].starts_with("func.func ") {
        return None;
    }
    let head = lines[start].trim_end();
    if head.ends_with('}') && head.contains('{') && !head.ends_with("attributes {}") {
        let is_whole = head.matches('{').count() == head.matches('}').count();
        return is_whole.then_some(start).filter(|_| !head.starts_with("func.func private"));
    }
    let mut depth = 0i64;
    for (index, line) in lines.iter().enumerate().skip(start) {
        let code = line.split("//").next().unwrap_or_default();
        depth += code.matches('{').count() as i64 - code.matches('}').count() as i64;
        if line.starts_with('}') && depth <= 0 {
            return Some(index);
        }
        let is_next = index > start && (line.starts_with("func.func ") || line.starts_with("module"));
        if is_next || line.trim().is_empty() && depth <= 0 {
            return None;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_keep_their_lines() {
        let found = split("// RUN: x\n// -----\na\n// -----\nb\n");
        let found: Vec<_> =
            found.iter().map(|piece| (piece.number, piece.line, piece.text.as_str())).collect();
        assert_eq!(found, [(1, 3, "\n\na\n"), (2, 5, "\n\n\n\nb\n")]);
    }

    #[test]
    fn functions_share_what_is_outside_of_them() {
        let source = "// RUN: x\n#map = 1\n// CHECK: a\nfunc.func @a() {\n  return\n}\n\nfunc.func private @d()\n\
                      func.func @b() {\n}\n// CHECK: end\n";
        let found: Vec<_> = functions(source).into_iter().map(|piece| piece.text).collect();
        assert_eq!(
            found,
            [
                "// RUN: x\n#map = 1\n// CHECK: a\nfunc.func @a() {\n  return\n}\n\nfunc.func private @d()\n\n\n\n",
                "// RUN: x\n#map = 1\n\n\n\n\n\nfunc.func private @d()\nfunc.func @b() {\n}\n// CHECK: end\n",
            ]
        );
    }

    #[test]
    fn a_file_of_one_function_is_one_piece() {
        let source = "func.func @a() {\n}\n";
        assert_eq!(functions(source), [Piece::whole(source)]);
    }

    #[test]
    fn the_rest_of_a_file_keeps_its_lines() {
        let source = "// RUN: x\na\n// -----\nb\n// -----\nc\n";
        let pieces = split(source);
        assert_eq!(without(source, &pieces[1..2]).text, "// RUN: x\na\n// -----\n\n// -----\nc\n");
        let source = "#map = 1\nfunc.func @a() {\n}\n// About b.\nfunc.func @b() {\n}\n";
        assert_eq!(without(source, &functions(source)[1..]).text, "#map = 1\nfunc.func @a() {\n}\n\n\n\n");
    }
}
