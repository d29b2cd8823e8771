//! Files of test texts: a header, and sections, each after a line with its title.
//!
//! ```
//! let file = "// Two texts.\n// ---- a text\n// EXPECT: a\nlet a;\n// ---- a wrong text\n// ERROR: b\nlet b\n";
//! let (header, sections) = oracle::sections(file);
//! assert_eq!(header, "// Two texts.\n");
//! assert_eq!((sections[0].title, sections[0].body), ("a text", "// EXPECT: a\nlet a;\n"));
//! assert_eq!(sections[0].values("EXPECT").collect::<Vec<_>>(), ["a"]);
//! assert_eq!(sections[1].value("ERROR"), Some("b"));
//! ```

/// The start of a line with a title.
const TITLE: &str = "// ---- ";

/// A text of a file, with its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section<'t> {
    /// The title, such as `cases that differ in case only get numbers`.
    pub title: &'t str,
    /// The lines after the title.
    pub body: &'t str,
}

impl<'t> Section<'t> {
    /// The value of the first line `// KEY: value`.
    pub fn value(&self, key: &str) -> Option<&'t str> {
        self.values(key).next()
    }

    /// The values of the lines `// KEY: value`, in order.
    pub fn values(&self, key: &str) -> impl Iterator<Item = &'t str> {
        let start = format!("// {key}: ");
        self.body.lines().filter_map(move |line| line.strip_prefix(&*start))
    }
}

/// Splits a file into the header before the first title, and its sections.
///
/// # Panics
///
/// If the file has no section.
pub fn sections(file: &str) -> (&str, Vec<Section<'_>>) {
    let title_after = |at: usize| file[at..].find(TITLE).map(|found| at + found);
    let is_line_start = |at: usize| at == 0 || file[..at].ends_with('\n');
    let starts = std::iter::successors(title_after(0), |at| title_after(at + TITLE.len()));
    let starts: Vec<usize> = starts.filter(|at| is_line_start(*at)).collect();
    let header = &file[..*starts.first().expect("a file has a section")];
    let ends = starts.iter().skip(1).copied().chain([file.len()]);
    let section = |(start, end): (&usize, usize)| {
        let text = &file[start + TITLE.len()..end];
        let (title, body) = text.split_once('\n').unwrap_or((text, ""));
        Section { title, body }
    };
    (header, starts.iter().zip(ends).map(section).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_title_at_the_start_of_a_line_starts_a_section() {
        let (header, sections) = sections("// ---- a\nx // ---- y\n// ---- b");
        assert_eq!(header, "");
        assert_eq!(
            sections,
            [Section { title: "a", body: "x // ---- y\n" }, Section { title: "b", body: "" }]
        );
    }
}
