//! `rtblgen completions` and `rtblgen man`: completions of shells and man pages, from the definitions of the command lines.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::{arguments, fmt, lsp};

const COMPLETIONS: &str = "completions";
const MAN: &str = "man";

/// Whether the command line is one of these commands. Files of these names are written `./man`.
pub fn is_called(arguments: &[OsString]) -> bool {
    arguments.get(1).is_some_and(|word| word == COMPLETIONS || word == MAN)
}

/// Runs the command line.
pub fn run(arguments: Vec<OsString>) -> ExitCode {
    let command = Command::new("rtblgen").disable_help_subcommand(true).subcommands(commands());
    match command.try_get_matches_from(arguments) {
        Ok(matches) => crate::streams::print_with(|out| out.write_all(&text(&matches))),
        Err(answer) => crate::streams::answer(&answer),
    }
}

/// The definitions of these commands.
fn commands() -> [Command; 2] {
    let shell = Arg::new("shell").required(true).value_parser(value_parser!(Shell)).help("The shell");
    let completions =
        Command::new(COMPLETIONS).about("Prints completions for a shell").arg(shell.value_name("SHELL"));
    let page =
        Arg::new("command").value_name("COMMAND").value_parser(PossibleValuesParser::new(["fmt", "lsp"]));
    let man = Command::new(MAN)
        .about("Prints the man page, or that of a command")
        .arg(page.help("The command; without it, the page of rtblgen"));
    [completions, man]
}

/// The command line with all commands.
fn whole_command() -> Command {
    let opt = Command::new("opt")
        .about("Runs passes and patterns on programs of dialects that are loaded at once")
        .disable_help_flag(true)
        .arg(Arg::new("arguments").num_args(0..).allow_hyphen_values(true).help("See `rtblgen opt --help`"));
    let commands =
        commands().into_iter().chain([fmt::command().name("fmt"), lsp::command().name("lsp"), opt]);
    let explain =
        Arg::new("explain").long("explain").value_name("CODE").help("Explains an error with a code");
    arguments::command().disable_help_subcommand(true).subcommands(commands).arg(explain)
}

fn text(matches: &ArgMatches) -> Vec<u8> {
    match matches.subcommand() {
        Some((COMPLETIONS, matches)) => {
            let shell = *matches.get_one::<Shell>("shell").expect("it is required");
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut whole_command(), "rtblgen", &mut text);
            text
        }
        Some((MAN, matches)) => match matches.get_one::<String>("command").map(String::as_str) {
            Some("fmt") => page(fmt::command().name("rtblgen-fmt")),
            Some("lsp") => page(lsp::command().name("rtblgen-lsp")),
            _ => page(whole_command()),
        },
        _ => page(whole_command()),
    }
}

/// The man page of a command, as roff.
fn page(command: Command) -> Vec<u8> {
    let mut text = Vec::new();
    Man::new(command).render(&mut text).expect("a vector takes all that is written");
    text
}
