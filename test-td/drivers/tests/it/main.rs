//! Our greedy driver beside MLIR's: the same random programs and the same patterns go through both, in all modes, and
//! the generic text with locations is compared byte for byte.

mod functions;
mod modes;
mod oracle_road;
mod our_road;
mod passes;
mod programs;

use modes::Mode;

/// The sizes that programs are taken from in turn.
const SIZES: [usize; 6] = [50, 80, 120, 200, 400, 1000];
/// The sizes of a few large programs.
const LARGE: [usize; 3] = [2000, 3500, 5000];

fn sources(seeds: impl IntoIterator<Item = u64>, sizes: &[usize]) -> Vec<String> {
    seeds.into_iter().map(|seed| programs::program(seed, sizes[seed as usize % sizes.len()])).collect()
}

/// The result of a driver for a program.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Outcome {
    text: String,
    converged: bool,
}

fn compare(sources: &[String], modes: &[Mode]) {
    let Some(oracle) = oracle::Oracle::find() else { return };
    let plugin = oracle_road::plugin(&oracle);
    let mut identical = 0;
    let mut differences = Vec::new();
    for mode in modes {
        let expected = oracle_road::run(&plugin, sources, mode);
        let found = our_road::run(sources, mode);
        assert_eq!(expected.len(), found.len(), "{mode}: one outcome for each program");
        for (number, (expected, found)) in expected.into_iter().zip(found).enumerate() {
            if expected == found {
                identical += 1;
            } else {
                differences.push(first_difference(mode, number, &sources[number], &expected, &found));
            }
        }
    }
    let total = sources.len() * modes.len();
    println!("identical: {identical} of {total}");
    let heads: Vec<&str> = differences.iter().filter_map(|difference| difference.lines().next()).collect();
    assert!(differences.is_empty(), "{}\n{}", heads.join("\n"), differences[0]);
}

fn first_difference(mode: &Mode, number: usize, source: &str, expected: &Outcome, found: &Outcome) -> String {
    let lines = expected.text.lines().zip(found.text.lines());
    let line = lines.clone().position(|(expected, found)| expected != found);
    let place = line.map_or("the number of lines".to_owned(), |line| {
        let (expected, found) = (expected.text.lines().nth(line), found.text.lines().nth(line));
        format!("line {}:\n  MLIR: {}\n  ours: {}", line + 1, expected.unwrap_or(""), found.unwrap_or(""))
    });
    let converged = (expected.converged, found.converged);
    format!(
        "{mode}: program {number} differs at {place}\nconverged (MLIR, ours): {converged:?}\n{source}\n\
         // MLIR:\n{}\n// ours:\n{}",
        expected.text, found.text
    )
}

#[test]
fn same_as_mlir_in_all_modes() {
    compare(&sources(0..12, &SIZES), &modes::all());
}

#[test]
fn same_as_mlir_on_more_programs() {
    compare(&sources(oracle::part((1000..1057).collect(), 5), &SIZES), &modes::usual());
}

#[test]
fn same_as_mlir_on_large_programs() {
    compare(&sources(2001..2004, &LARGE), &modes::usual());
}
