//! Tests of the output's destination.

use crate::tool::Folder;

#[test]
fn an_output_file_comes_with_its_dependencies() {
    let files =
        [("a.td", "include \"b.td\"\ninclude \"c.td\"\n"), ("inc/c.td", "class C;\n"), ("inc/b.td", "")];
    let folder = Folder::new(&files);
    let run = folder.run(&["-gen-op-decls", "-I", "inc", "a.td", "-o", "out.rs", "-d", "out.d"]);
    assert!(run.success, "{}", run.stderr);
    assert_eq!(run.stdout, "");
    assert_eq!(folder.read("out.d"), "out.rs: inc/b.td inc/c.td\n");
    assert_eq!(folder.read("out.rs").lines().count(), 1);
}

#[test]
fn every_declarations_option_emits_one_comment_line() {
    let folder = Folder::new(&[("a.td", "class C;\n")]);
    for generator in rtblgen_backends::Generator::ALL.iter().filter(|known| known.is_declarations()) {
        let run = folder.run(&[&format!("-{}", generator.flag()), "a.td"]);
        assert!(run.success, "{}", run.stderr);
        assert!(run.stdout.starts_with("// ") && run.stdout.lines().count() == 1, "{}", run.stdout);
    }
}

#[test]
fn a_dash_is_standard_output() {
    let folder = Folder::new(&[("a.td", "class C;\n")]);
    let run = folder.run(&["-gen-op-decls", "a.td", "-o", "-"]);
    assert!(run.stdout.starts_with("// "));
    assert_eq!(folder.names(), ["a.td"]);
}

#[test]
fn nothing_is_written_after_an_error() {
    let folder = Folder::new(&[("a.td", "def a {\n"), ("out.rs", "old")]);
    let run = folder.run(&["-gen-op-decls", "a.td", "-o", "out.rs", "-d", "out.d"]);
    assert_eq!(run.status, Some(1));
    assert_eq!(folder.read("out.rs"), "old");
    assert!(!folder.has("out.d"));
    assert_eq!(folder.names(), ["a.td", "out.rs"]);
}

#[test]
fn an_output_that_cannot_be_written_is_an_error() {
    let folder = Folder::new(&[("a.td", "class C;\n")]);
    let run = folder.run(&["-gen-op-decls", "a.td", "-o", "no/such/folder/out.rs"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("error opening no/such/folder/out.rs"), "{}", run.stderr);
    assert_eq!(folder.names(), ["a.td"]);
}

#[test]
fn an_unchanged_file_is_left_alone_when_asked() {
    let folder = Folder::new(&[("a.td", "class C;\n")]);
    let arguments = ["-gen-op-decls", "a.td", "-o", "out.rs", "--write-if-changed"];
    assert!(folder.run(&arguments).success);
    let time = || std::fs::metadata(folder.path("out.rs")).unwrap().modified().unwrap();
    let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
    std::fs::File::options().write(true).open(folder.path("out.rs")).unwrap().set_modified(old).unwrap();
    assert!(folder.run(&arguments).success);
    assert_eq!(time(), old);
    assert!(folder.run(&arguments[..4]).success);
    assert_ne!(time(), old);
}
