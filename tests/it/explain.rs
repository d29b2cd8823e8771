//! `rtblgen --explain CODE`: each code has a page, whose first example has the error and whose second has none.

use tblgen_parser::Code;

use crate::tool::Folder;

/// The blocks of a page in a language: the words of the command in its first line, and the text.
fn examples(page: &str) -> Vec<(String, Vec<String>, String)> {
    let mut examples = Vec::new();
    for block in page.split("```").skip(1).step_by(2) {
        let (language, text) = block.split_once('\n').expect("a language");
        let command = text.lines().next().and_then(|line| line.strip_prefix("// rtblgen "));
        let words = command.expect("the first line is the command").split_whitespace();
        examples.push((language.to_owned(), words.map(str::to_owned).collect(), text.to_owned()));
    }
    examples
}

#[test]
fn the_first_example_of_each_page_has_exactly_its_error_and_the_second_none() {
    let mut failures = Vec::new();
    for code in Code::ALL {
        let page = Folder::new(&[]).run(&["--explain", code.as_str()]);
        assert!(page.success && page.stdout.starts_with(&format!("# {code}: ")), "{code}: {}", page.stderr);
        let examples = examples(&page.stdout);
        assert_eq!(examples.len(), 2, "{code}");
        for (index, (language, words, text)) in examples.iter().enumerate() {
            let file = format!("example.{language}");
            let folder = Folder::new(&[(&file, text)]);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let run = folder.run(&words);
            // An error without a code follows from the one before it.
            let codes: Vec<&str> =
                run.stderr.lines().filter_map(|line| line.strip_prefix("error[")?.get(..5)).collect();
            let is_right = match index {
                0 => !run.success && codes == [code.as_str()],
                _ => run.success,
            };
            if !is_right {
                failures.push(format!("{code}, example {}:\n{}", index + 1, run.stderr));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_short_format_has_no_code() {
    let folder = Folder::new(&[("a.td", "def a : Missing;\n")]);
    let run = folder.run(&["--error-format=short", "a.td"]);
    assert_eq!(run.stderr, "a.td:1:9: error: Couldn't find class 'Missing'\n");
}

#[test]
fn an_unknown_code_lists_the_known_ones() {
    let run = Folder::new(&[]).run(&["--explain", "T9999"]);
    assert!(!run.success && run.stderr.contains("T0101, T0102"), "{}", run.stderr);
}

#[test]
fn the_book_has_each_page() {
    for code in Code::ALL {
        assert!(include_str!("../../docs/SUMMARY.md").contains(&format!("(errors/{code}.md)")), "{code}");
    }
}
