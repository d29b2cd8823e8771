//! `rtblgen opt --watch`: runs again when a file changes that a run has read or looked for.

use std::io::{BufRead as _, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use crate::opt::{OPS, PATTERNS, PROGRAM};
use crate::tool::Folder;

/// A running `rtblgen opt --watch`. It ends when it is dropped.
struct Watch<'f> {
    folder: &'f Folder,
    child: Child,
    output: Receiver<String>,
    messages: Receiver<String>,
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

fn send_lines(stream: impl Read + Send + 'static, send: Sender<String>) {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    std::thread::spawn(move || lines.try_for_each(|line| send.send(line)));
}

/// The next line with some text.
fn until(lines: &Receiver<String>, wanted: &str) -> String {
    loop {
        let line = lines.recv_timeout(Duration::from_secs(60));
        let line = line.unwrap_or_else(|_| panic!("`{wanted}` is not printed"));
        if line.contains(wanted) {
            return line;
        }
    }
}

impl<'f> Watch<'f> {
    fn new(folder: &'f Folder, arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_rtblgen"))
            .args(["opt", "--watch"])
            .args(arguments)
            .current_dir(folder.path("."))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let ((send_output, output), (send_message, messages)) = (channel(), channel());
        send_lines(child.stdout.take().expect("it is piped"), send_output);
        send_lines(child.stderr.take().expect("it is piped"), send_message);
        Self { folder, child, output, messages }
    }

    /// The next line of the output with some text.
    fn prints(&self, wanted: &str) -> String {
        until(&self.output, wanted)
    }

    /// The next line of the messages with some text.
    fn reports(&self, wanted: &str) -> String {
        until(&self.messages, wanted)
    }

    fn edit(&self, file: &str, text: &str) {
        std::fs::write(self.folder.path(file), text).expect("it is written");
    }
}

/// Each input is edited in turn: the definitions, the patterns, the program, and a file with an error, which is mended.
#[test]
fn an_edit_of_each_input_prints_the_changes() {
    let folder = Folder::new(&[("ops.td", OPS), ("rules.td", PATTERNS), ("program.mlir", PROGRAM)]);
    let flags =
        ["--dialect", "ops.td", "-I", ".", "--patterns", "rules.td", "program.mlir", "--canonicalize"];
    let watch = Watch::new(&folder, &flags);

    assert_eq!(watch.prints("t.neg"), "    %1 = t.neg %0");
    // The text of ops.
    watch.edit("ops.td", &OPS.replace("\"$x attr-dict\"", "\"`of` $x attr-dict\""));
    watch.reports("expected 'of'");
    watch.edit("program.mlir", &PROGRAM.replace("copy", "copy of").replace("neg", "neg of"));
    assert_eq!(watch.prints("+    %0"), "+    %0 = t.copy of %arg0");
    assert_eq!(watch.prints("+    %1"), "+    %1 = t.neg of %0");
    // A pattern.
    let more = "def Copy : Pat<(T_CopyOp $x), (replaceWithValue $x)>;\n";
    watch.edit("rules.td", &format!("{PATTERNS}{more}"));
    assert_eq!(watch.prints("-    %0"), "-    %0 = t.copy of %arg0");
    assert_eq!(watch.prints("+    %0"), "+    %0 = t.neg of %arg0");
    // A file with an error, and without it again.
    watch.edit("rules.td", &format!("{PATTERNS}{}", more.replace("$x)>", "$z)>")));
    watch.reports("$z");
    watch.edit("rules.td", PATTERNS);
    assert_eq!(watch.prints("+    %0"), "+    %0 = t.copy of %arg0");
}

/// The output file is not an input, and a program that the run replaces by itself is the same after the second run.
#[test]
fn the_own_output_is_no_edit() {
    for output in ["out.mlir", "program.mlir"] {
        let folder = Folder::new(&[("ops.td", OPS), ("program.mlir", PROGRAM), ("out.mlir", "")]);
        // Each run prints the line.
        let flags = ["--dialect", "ops.td", "program.mlir", "-o", output, "--list-hooks"];
        let watch = Watch::new(&folder, &flags);
        watch.reports("nothing to code");
        if output == "program.mlir" {
            watch.reports("nothing to code");
        }
        let next = watch.messages.recv_timeout(Duration::from_secs(1));
        assert_eq!(next, Err(RecvTimeoutError::Timeout), "{output}");
        watch.edit("program.mlir", "");
        watch.reports("nothing to code");
    }
}

#[test]
fn names_may_have_any_characters() {
    let folder = Folder::new(&[("a=b, c.td", OPS), ("my program, x=1.mlir", PROGRAM)]);
    let watch = Watch::new(&folder, &["--dialect=a=b, c.td", "my program, x=1.mlir"]);
    watch.prints("t.copy");
    watch.edit("my program, x=1.mlir", "");
    watch.prints("-    %0 = t.copy");
    watch.edit("a=b, c.td", "");
    watch.reports("has no dialect");
}

/// A run looks for a file where there is none: it runs again when the file appears.
#[test]
fn files_that_appear_are_seen() {
    let folder = Folder::new(&[
        ("more/ops.td", &OPS.replace("\"neg\"", "\"other\"")),
        ("rules.pdll", "#include \"rules2.pdll\"\n"),
    ]);
    let include = "include \"ops.td\"\n";
    let flags = ["--dialect", "all.td", "-I", "more", "--patterns", "rules.pdll", "p.mlir", "--canonicalize"];
    let watch = Watch::new(&folder, &flags);
    watch.reports("all.td");
    watch.edit("all.td", include);
    watch.reports("rules2.pdll");
    watch.edit("rules2.pdll", "Pattern { let r = op<t.copy>(a: Value); replace r with a; }\n");
    watch.reports("cannot open input file 'p.mlir'");
    watch.edit("p.mlir", PROGRAM);
    // The op is in another file of the same name, which is found first once it is there.
    watch.reports("t.neg");
    watch.edit("ops.td", OPS);
    watch.reports("note: the errors are gone");
    assert_eq!(watch.prints("t."), "    %0 = t.neg %arg0");
}

#[test]
fn messages_of_good_runs_and_the_end_of_errors_are_shown() {
    let folder = Folder::new(&[
        ("ops.td", OPS),
        ("rules.pdll", "Pattern { let r = op<u.a>(x: Value); replace r with x; }"),
        ("p.mlir", PROGRAM),
    ]);
    let flags = ["--dialect", "ops.td", "--patterns", "rules.pdll", "p.mlir", "--canonicalize"];
    let watch = Watch::new(&folder, &flags);
    watch.reports("warning: ");
    watch.prints("t.neg");
    watch.edit("ops.td", &format!("{OPS}junk"));
    watch.reports("error: ");
    watch.edit("ops.td", OPS);
    watch.reports("note: the errors are gone");
}

#[test]
fn without_a_file_there_is_nothing_to_watch() {
    let run = Folder::new(&[]).run(&["opt", "--watch", "--show-dialects"]);
    assert!(run.success && run.stdout.starts_with("Available Dialects: "), "{}", run.stdout);
    assert_eq!(run.stderr, "note: the run reads no file: there is nothing to watch\n");
    let run = Folder::new(&[]).run(&["opt", "--watch", "--no-such-flag"]);
    assert!(!run.success && run.stderr.contains("no-such-flag"), "{}", run.stderr);
}
