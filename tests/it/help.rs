//! Tests of `--help` and `--version`.

use rtblgen_backends::Generator;

use crate::tool::Folder;

#[test]
fn help_says_what_each_generator_emits() {
    let run = Folder::new(&[]).run(&["--help"]);
    assert!(run.success);
    for generator in Generator::ALL {
        let option = format!("--{} ", generator.flag());
        let line = run.stdout.lines().find(|line| format!("{} ", line.trim()).starts_with(&option));
        let line = line.unwrap_or_else(|| panic!("no line for {option}"));
        assert!(line.trim().len() > option.len(), "{line}");
    }
    for option in ["--print-records", "--dump-json", "--write-if-changed", "--upstream-include"] {
        assert!(run.stdout.contains(option), "{option}");
    }
}

#[test]
fn one_dash_does_as_well() {
    assert!(Folder::new(&[]).run(&["-help"]).success);
}

#[test]
fn the_version_is_the_packages() {
    let run = Folder::new(&[]).run(&["--version"]);
    assert_eq!(run.stdout, concat!("rtblgen ", env!("CARGO_PKG_VERSION"), "\n"));
}
