//! An options table: the input of a command-line parser generator, in forty lines.
//!
//! `cargo run -p rtblgen-records --example options`

use rtblgen_records::{Failure, Record, RecordError, evaluate_str};

const OPTIONS: &str = r#"
class Option<list<string> prefixes, string name> {
  list<string> Prefixes = prefixes;
  string Name = name;
  string Help = ?;
  bit TakesValue = 0;
}
class Joined<list<string> prefixes, string name> : Option<prefixes, name> { let TakesValue = 1; }

def verbose : Option<["-", "--"], "verbose"> { let Help = "say more"; }
def output : Joined<["-"], "o"> { let Help = "write to this file"; }
def quiet : Option<["--"], "quiet">;
"#;

fn main() -> Result<(), Failure> {
    let records = evaluate_str("options.td", OPTIONS)?;
    for option in records.derived("Option") {
        println!("{}", describe(option)?);
    }
    Ok(())
}

/// One line of the table: the spellings, whether a value follows, the help text.
fn describe(option: Record<'_>) -> Result<String, RecordError> {
    let name = option.str("Name")?;
    let prefixes = option.list("Prefixes")?;
    let spellings: Vec<String> =
        prefixes.iter().filter_map(|prefix| Some(format!("{}{name}", prefix.as_str()?))).collect();
    let value = if option.bit("TakesValue")? { " <value>" } else { "" };
    let help = option.str_opt("Help")?.unwrap_or("(no help)");
    Ok(format!("{:<24} {help}", format!("{}{value}", spellings.join(", "))))
}
