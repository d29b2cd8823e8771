//! `rtblgen completions` and `rtblgen man`.

use std::path::Path;

use rtblgen_backends::Generator;

use crate::tool::Folder;

#[test]
fn completions_of_each_shell_have_all_options() {
    let folder = Folder::new(&[]);
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = folder.run(&["completions", shell]);
        assert!(run.success, "{shell}: {}", run.stderr);
        for generator in Generator::ALL {
            assert!(run.stdout.contains(generator.flag()), "{shell}: {}", generator.flag());
        }
        assert!(run.stdout.contains("stdin-name"), "{shell}: the options of `rtblgen fmt`");
    }
}

#[test]
fn bash_completes_options_and_commands() {
    let folder = Folder::new(&[]);
    let mut script = folder.run(&["completions", "bash"]).stdout;
    script += r#"
complete_words() {
  COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
  _rtblgen rtblgen "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
  echo "${COMPREPLY[@]}"
}
complete_words rtblgen --gen-op-def
complete_words rtblgen fm
complete_words rtblgen fmt --ch
complete_words rtblgen completions z
"#;
    let run = folder.run_program(Path::new("bash"), &["-s"], &script);
    assert!(run.success, "{}", run.stderr);
    assert_eq!(run.stdout, "--gen-op-defs\nfmt\n--check\nzsh\n");
}

#[test]
fn man_pages_have_all_options() {
    let folder = Folder::new(&[]);
    let page = folder.run(&["man"]).stdout;
    assert!(page.contains("\n.TH rtblgen 1 "), "{page}");
    for option in Generator::ALL.iter().map(|generator| generator.flag()).chain(["print-records", "help"]) {
        let option = format!("--{option}").replace('-', "\\-");
        assert!(page.contains(&option), "{option}");
    }
    let page = folder.run(&["man", "fmt"]).stdout;
    assert!(page.contains("\n.TH rtblgen-fmt 1 ") && page.contains("\\-\\-check"), "{page}");
    let page = folder.run(&["man", "lsp"]).stdout;
    assert!(page.contains("\n.TH rtblgen-lsp 1 ") && page.contains("\\-\\-tablegen\\-extra\\-dir"), "{page}");
}

#[test]
fn unknown_shells_and_pages_are_errors() {
    let folder = Folder::new(&[]);
    let run = folder.run(&["completions", "tcsh"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("invalid value 'tcsh' for '<SHELL>'"), "{}", run.stderr);
    let run = folder.run(&["man", "frm"]);
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("[possible values: fmt, lsp]"), "{}", run.stderr);
    assert!(folder.run(&["completions", "--help"]).stdout.contains("Prints completions for a shell"));
}
