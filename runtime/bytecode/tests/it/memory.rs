//! The memory of reading, measured in a process of its own: at most 50 times the file, for any content.

use std::ffi::OsStr;
use std::fs::read_to_string;
use std::process::Command;

use rtblgen_runtime::bytecode::{ReadError, ReadOptions, read};

use super::support::context;

/// The variable that names the file, for the process that reads it.
const FILE: &str = "RTBLGEN_BYTECODE_FILE";
/// The bytes that any file may take, however small.
const ALWAYS: usize = 4 << 20;
/// The number of repeated parts.
const MANY: usize = 300_000;

/// A number of any size.
fn varint(number: usize) -> Vec<u8> {
    match number {
        0..128 => vec![(number as u8) << 1 | 1],
        _ => [&[0], (number as u64).to_le_bytes().as_slice()].concat(),
    }
}

fn section(id: u8, content: &[u8]) -> Vec<u8> {
    [&[id], varint(content.len()).as_slice(), content].concat()
}

/// The content of the section of texts.
fn strings(texts: &[&str]) -> Vec<u8> {
    let lengths = texts.iter().rev().flat_map(|text| varint(text.len() + 1));
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0]));
    varint(texts.len()).into_iter().chain(lengths).chain(bytes).collect()
}

/// Parts that stand many times after their number.
fn many(part: &[usize]) -> Vec<u8> {
    let part: Vec<u8> = part.iter().flat_map(|number| varint(*number)).collect();
    [varint(MANY), part.repeat(MANY)].concat()
}

fn numbers(numbers: &[usize]) -> Vec<u8> {
    numbers.iter().flat_map(|number| varint(*number)).collect()
}

/// An operation at the only location: its name, its parts, and the location.
const OP: [u8; 3] = [1, 0, 1];
/// The same with one region, which follows.
const OP_WITH_REGION: [u8; 4] = [1, 1 << 4, 1, 2 << 1 | 1];

/// A file whose sections are those of a small program, except the given ones: an operation `builtin.op`, an unknown location, and
/// the type `index`.
fn file(others: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let usual = [
        (0, strings(&["builtin", "op"])),
        // One dialect without a version, and an operation of it.
        (1, numbers(&[1, 0, 1, 0, 1, 2])),
        // An attribute and a type of a byte each.
        (3, numbers(&[1, 1, 0, 1, 3, 0, 1, 3])),
        (2, numbers(&[15, 1])),
        (4, [numbers(&[2]).as_slice(), &OP].concat()),
        (8, numbers(&[0])),
    ];
    let mut bytes = b"ML\xEFR\x0Dtest\0".to_vec();
    for (id, content) in usual {
        let other = others.iter().find(|(own, _)| *own == id);
        bytes.extend(section(id, other.map_or(&content, |(_, other)| other)));
    }
    for (id, content) in others.iter().filter(|(id, _)| [5, 6].contains(id)) {
        bytes.extend(section(*id, content));
    }
    bytes
}

/// The IR section of an operation with a region of this content.
fn region(content: &[u8]) -> Vec<u8> {
    [numbers(&[2]).as_slice(), &OP_WITH_REGION, content].concat()
}

/// Files with names, and the error of each; none if it is read.
fn files() -> Vec<(&'static str, Vec<u8>, &'static str)> {
    let long = "x".repeat(100_000);
    let far_more = "takes far more memory than the file";
    let lie = usize::MAX >> 1;
    // A block with two arguments, and orders of the first one.
    let orders = [numbers(&[1, 2, 1, 2, 0, 0]).as_slice(), &[1], &many(&[0, 1])].concat();
    vec![
        ("one text as many dialects", file(&[(0, strings(&[&long])), (1, many(&[0]))]), far_more),
        (
            "one text as many operations",
            file(&[(0, strings(&["builtin", &long])), (1, [numbers(&[1, 0, MANY, 0]), many(&[2])].concat())]),
            far_more,
        ),
        (
            "one text as many resources",
            file(&[
                (0, strings(&["builtin", "op", &long])),
                (6, [numbers(&[0, 0]), many(&[2, 0, 0])].concat()),
                (5, Vec::new()),
            ]),
            far_more,
        ),
        ("many properties", file(&[(8, many(&[0]))]), ""),
        (
            "many attributes",
            file(&[(3, [numbers(&[MANY, 0, 0]), many(&[3])].concat()), (2, numbers(&[15]).repeat(MANY))]),
            "",
        ),
        ("many operations", file(&[(4, [numbers(&[MANY << 1]), OP.repeat(MANY)].concat())]), ""),
        ("many values", file(&[(4, region(&[numbers(&[1, MANY, 0]), vec![1; MANY]].concat()))]), "defines 0"),
        (
            "many blocks",
            file(&[(4, region(&[numbers(&[MANY, 0]), numbers(&[0]).repeat(MANY)].concat()))]),
            "",
        ),
        ("many orders of one value", file(&[(4, region(&orders))]), "has a second order"),
        ("a count of blocks", file(&[(4, region(&numbers(&[lie, 0])))]), "blocks do not fit"),
        ("a count of values", file(&[(4, region(&numbers(&[1, lie])))]), "values do not fit"),
        ("a count of attributes", file(&[(3, numbers(&[lie, 0]))]), "attributes do not fit"),
        ("a count of properties", file(&[(8, numbers(&[lie]))]), "properties do not fit"),
        ("a count of texts", file(&[(0, numbers(&[lie]))]), "texts do not fit"),
    ]
}

/// The peak of the memory of this process; `None` where the system does not tell.
fn peak() -> Option<usize> {
    let status = read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().trim_end_matches(" kB").parse::<usize>().ok()? << 10)
}

/// Reads a file, in a process that does nothing else.
fn expect_little_memory(path: &OsStr) {
    let bytes = std::fs::read(path).expect("the file");
    let before = peak();
    let options = ReadOptions { verify: false, ..ReadOptions::default() };
    let context = context();
    let result = read(&context, &bytes, &options);
    let taken = peak().unwrap_or(0) - before.unwrap_or(0);
    let len = bytes.len();
    println!("{len} bytes take {taken}, {} times as much", taken / len);
    assert!(taken < ALWAYS + 50 * len, "{taken} bytes for a file of {len}");
    if let Err(ReadError::Malformed(error)) = result {
        println!("error: {error}");
    }
}

#[test]
fn large_counts_take_little_memory() {
    // The process of one file.
    if let Some(path) = std::env::var_os(FILE) {
        return expect_little_memory(&path);
    }
    let folder = std::env::temp_dir();
    for (number, (name, bytes, error)) in files().into_iter().enumerate() {
        let path = folder.join(format!("rtblgen-{}-{number}.mlirbc", std::process::id()));
        std::fs::write(&path, &bytes).expect("the file is written");
        let mut command = Command::new(std::env::current_exe().expect("the program"));
        command.args(["--exact", "memory::large_counts_take_little_memory", "--nocapture"]);
        let output = command.env(FILE, &path).output().expect("the program runs");
        std::fs::remove_file(&path).expect("the file is removed");
        let text = String::from_utf8_lossy(&output.stdout);
        println!("{name}: {text}");
        assert!(output.status.success(), "{name}: {text}{}", String::from_utf8_lossy(&output.stderr));
        let found = text.lines().find_map(|line| line.strip_prefix("error: "));
        assert!(
            found.map_or(error.is_empty(), |found| !error.is_empty() && found.contains(error)),
            "{name}: {text}"
        );
    }
}
