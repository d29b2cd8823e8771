//! The language suite: small programs, one for each feature and each error, compared with llvm-tblgen.

use crate::support::{
    Backend, Outcome, first_difference, including, on_all, our_messages, ours, output, td_files,
    their_messages, theirs,
};
use oracle::Oracle;
use rtblgen_records::evaluate_str;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};
use tblgen_parser::Options;
use tblgen_parser::loader::text_of;

fn suite() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/language")
}

/// Returns llvm-tblgen's detailed records without the memory statistics.
fn without_statistics(text: String) -> String {
    let end = text.find("-------------------- Memory Allocation Stats").unwrap_or(text.len());
    text[..end].to_owned()
}

fn valid_program_differs(oracle: &Oracle, file: &Path, options: &Options) -> Option<String> {
    let name = file.display();
    for backend in [Backend::Records, Backend::Json, Backend::Detailed] {
        let (expected, messages) = theirs(oracle, file, options, backend);
        let found = ours(file, options, backend);
        let strip = |outcome: Outcome| match backend {
            Backend::Detailed => outcome.map(without_statistics),
            _ => outcome,
        };
        match (strip(found), strip(expected)) {
            (Ok(found), Ok(expected)) if found == expected => {}
            (Ok(found), Ok(expected)) => {
                return Some(format!("{name}: {}", first_difference(&found, &expected)));
            }
            (found, expected) => return Some(format!("{name}: {:?} {:?}", found.err(), expected.err())),
        }
        let said = said_by_us(file, options);
        if said != messages {
            return Some(format!("{name}: {said:?}, expected {messages:?}"));
        }
    }
    None
}

fn said_by_us(file: &Path, options: &Options) -> Vec<String> {
    let text = text_of(std::fs::read(file).expect("a program"));
    our_messages(&file.display().to_string(), text, options)
}

#[test]
fn valid_programs_give_the_same_records() {
    let Some(oracle) = Oracle::find() else { return };
    let files = td_files(&suite().join("valid"));
    let options = including(&suite().join("include"));
    let different = on_all(&files, |file| valid_program_differs(&oracle, file, &options));
    println!("valid programs: {} of {} the same", files.len() - different.len(), files.len());
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(files.len() >= 200, "only {} programs", files.len());
}

#[test]
fn invalid_programs_give_the_same_messages_up_to_the_first_error() {
    let Some(oracle) = Oracle::find() else { return };
    let files = td_files(&suite().join("invalid"));
    let options = including(&suite().join("include"));
    let different = on_all(&files, |file| {
        let (outcome, expected) = theirs(&oracle, file, &options, Backend::Records);
        let found = said_by_us(file, &options);
        // Notes may be more.
        (!found.starts_with(&expected) || outcome.is_ok())
            .then(|| format!("{}\n  ours:   {found:#?}\n  theirs: {expected:#?}", file.display()))
    });
    println!("invalid programs: {} of {} the same", files.len() - different.len(), files.len());
    assert!(different.is_empty(), "{}", different.join("\n"));
    assert!(files.len() >= 150, "only {} programs", files.len());
}

/// A program with a text after one of its tokens.
fn with_text_between_tokens(text: &str, inserted: &str, seed: u64) -> String {
    let ends = token_ends(text);
    let place = ends.get(seed as usize % ends.len().max(1)).copied().unwrap_or(0);
    format!("{}{inserted}{}", &text[..place], &text[place..])
}

/// Returns the ends of the tokens of a program, up to the first unclosed token.
fn token_ends(text: &str) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut at = 0;
    while let Some(length) = token_or_space(&text[at..]) {
        let first = text.as_bytes()[at];
        at += length;
        let is_comment = first == b'/' && length > 1;
        let is_directive = first == b'#' && length > 1;
        if !first.is_ascii_whitespace() && !is_comment && !is_directive {
            ends.push(at);
        }
    }
    ends
}

/// The length of the token, the comment, the line of a directive or the white space at the start of a text.
fn token_or_space(rest: &str) -> Option<usize> {
    let first = rest.chars().next()?;
    let through = |from: usize, end: &str| rest.get(from..)?.find(end).map(|at| from + at + end.len());
    let is_directive =
        ["#if", "#else", "#endif", "#define"].iter().any(|directive| rest.starts_with(directive));
    match first {
        '"' => {
            let is_closing = |&(at, _): &(usize, &str)| {
                let escapes = rest[1..at].bytes().rev().take_while(|&byte| byte == b'\\').count();
                escapes % 2 == 0
            };
            rest.match_indices('"').skip(1).find(is_closing).map(|(at, _)| at + 1)
        }
        '[' if rest.starts_with("[{") => through(2, "}]"),
        '/' if rest.starts_with("//") => Some(rest.find('\n').unwrap_or(rest.len())),
        '/' if rest.starts_with("/*") => through(2, "*/"),
        '#' if is_directive => Some(rest.find('\n').unwrap_or(rest.len())),
        '.' if rest.starts_with("...") => Some(3),
        _ => {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let after = first.len_utf8();
            let is_name = is_word(first) || matches!(first, '!' | '$');
            let word = rest[after..].find(|c| !is_word(c)).unwrap_or(rest.len() - after);
            Some(if is_name { after + word } else { after })
        }
    }
}

/// Lexer errors, preprocessor warnings and other errors come in the order of llvm-tblgen, which reads one
/// token ahead. Each program has one place for each text.
#[test]
fn what_stands_between_tokens_is_met_in_its_order() {
    let Some(oracle) = Oracle::find() else { return };
    let options = including(&suite().join("include"));
    let mut files = td_files(&suite().join("invalid"));
    files.extend(td_files(&suite().join("valid")));
    let warning = "\n#define A\n#define A\n";
    let condition = "\n#ifdef NO\n def \"\n#endif\n";
    for inserted in [" $ ", " = ", warning, condition, "\ninclude \"missing-class.td\"\n"] {
        let different = on_all(&files, |file| {
            let text = text_of(std::fs::read(file).expect("a program"));
            let seed = rustc_hash::FxBuildHasher.hash_one((file.file_name(), inserted));
            let text = with_text_between_tokens(&text, inserted, seed);
            let expected = their_messages(&oracle, &text, &options);
            let found = our_messages("<stdin>", text, &options);
            (!found.starts_with(&expected))
                .then(|| format!("{}, {inserted:?}\n  {found:#?}\n  {expected:#?}", file.display()))
        });
        let same = files.len() - different.len();
        println!("programs with {inserted:?} between tokens: {same} of {} the same", files.len());
        assert!(different.is_empty(), "{}", different.join("\n"));
    }
}

/// Programs on which llvm-tblgen crashes, hangs or takes all memory give an error here: the one that `expected.txt` has.
#[test]
fn hostile_programs_give_an_error() {
    let folder = suite().join("hostile");
    let files = td_files(&folder);
    let options = including(&suite().join("include"));
    let expected = std::fs::read_to_string(folder.join("expected.txt")).expect("the expected errors");
    let expected: Vec<&str> = expected.lines().collect();
    let found: Vec<String> = files
        .iter()
        .map(|file| {
            let error = ours(file, &options, Backend::Records).err();
            let error = error.unwrap_or_else(|| panic!("{} is accepted", file.display()));
            let name = file.file_stem().expect("a name").to_string_lossy();
            let error = error.replace(&format!("{}:", file.display()), "");
            format!("{name}: {}", error.replace(&format!("{}/", suite().display()), ""))
        })
        .collect();
    println!("hostile programs: {}", files.len());
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.len(), expected.len());
    assert!(files.len() >= 50, "only {} programs", files.len());
}

/// A chain that is longer than a stack is deep.
#[test]
fn classes_may_be_a_long_chain() {
    let classes = 20_000;
    let mut text = "class C0 { int depth = 1; }\n".to_owned();
    (1..classes).for_each(|n| text += &format!("class C{n} : C{};\n", n - 1));
    text += &format!("def last : C{};\n", classes - 1);
    let records = evaluate_str("chain.td", &text).unwrap();
    let last = records.def("last").unwrap();
    assert_eq!(last.classes().len(), classes);
    assert!(last.derives_from(records.class("C0").unwrap()));
    assert_eq!(last.int("depth").unwrap(), 1);
}

#[test]
fn types_may_be_nested_far() {
    let depth = 20_000;
    let mut text = "deftype T0 = list<int>;\ndeftype S0 = list<string>;\n".to_owned();
    for n in 1..=depth {
        text += &format!("deftype T{n} = list<T{}>;\ndeftype S{n} = list<S{}>;\n", n - 1, n - 1);
    }
    text += &format!("class A<T{depth} a>;\nclass B<S{depth} b> : A<b>;\n");
    let failure = evaluate_str("types.td", &text).unwrap_err();
    let error = failure.errors().next().unwrap();
    assert!(error.message.contains(&">".repeat(depth)), "the type is named whole");
}

/// The operators that llvm-tblgen can print, which are all but those of the syntax `x[i]`.
fn operators_of(oracle: &Oracle) -> Vec<String> {
    let tool = oracle.prefix().join("bin/llvm-tblgen");
    let bytes = std::fs::read(tool).expect("llvm-tblgen can be read");
    let is_text = |byte: &u8| (0x20..0x7f).contains(byte);
    let mut names: Vec<String> = bytes
        .split(|byte| *byte == 0)
        .filter(|text| text.len() > 2 && text[0] == b'!' && text.iter().all(is_text))
        .map(|text| String::from_utf8_lossy(&text[1..]).into_owned())
        .map(|text| text.trim_end_matches(['<', '(']).to_owned())
        .filter(|name| name.len() > 1 && name.bytes().all(|byte| byte.is_ascii_lowercase()))
        .collect();
    names.sort();
    names.dedup();
    names
}

#[test]
fn every_operator_has_a_program() {
    let Some(oracle) = Oracle::find() else { return };
    let files = td_files(&suite().join("valid"));
    let texts: Vec<String> =
        files.iter().map(|file| text_of(std::fs::read(file).expect("a program"))).collect();
    let operators = operators_of(&oracle);
    // Keys of the JSON output look the same.
    let keys = ["anonymous", "fields", "instanceof", "locs", "name", "superclasses"];
    let missing: Vec<&String> = operators
        .iter()
        .filter(|name| !keys.contains(&name.as_str()))
        .filter(|name| !texts.iter().any(|text| text.contains(&format!("!{name}"))))
        .collect();
    println!("operators: {}", operators.len());
    assert!(operators.len() > 40, "only {operators:?}");
    assert!(missing.is_empty(), "no program for {missing:?}");
}

/// llvm-tblgen 22 crashes here (llvm/llvm-project#53450); 23 gives these bits.
#[test]
fn arms_of_cond_mix_bits_and_an_int() {
    let program = "class A<bit wide> { bits<4> d; bits<2> m = !cond(wide: {1, d{0}}, true: 2); } def a : A<1>; def b : A<0>;";
    let records = evaluate_str("a.td", program).expect("a valid program");
    let printed = output(Ok(&records), Backend::Records).expect("printed records");
    assert!(printed.contains("bits<2> m = { 1, d{0} };"), "{printed}");
    assert!(printed.contains("bits<2> m = { 1, 0 };"), "{printed}");
}
