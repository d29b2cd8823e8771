//! Errors of files that were made by hand.

use super::support::error_of;

/// A file of version 6 with these sections: their numbers and contents.
fn file(sections: &[(u8, &[u8])]) -> Vec<u8> {
    let mut bytes = b"ML\xEFR\x0Dtest\0".to_vec();
    for (number, content) in sections {
        bytes.extend([*number, (content.len() as u8) << 1 | 1]);
        bytes.extend_from_slice(content);
    }
    bytes
}

/// Numbers as the format writes those below 64.
fn numbers<const N: usize>(numbers: [u8; N]) -> [u8; N] {
    numbers.map(|number| number << 1 | 1)
}

const STRINGS: (u8, &[u8]) = (0, b"\x03\x11builtin\0");
const DIALECTS: (u8, &[u8]) = (1, &[3, 1, 1]);
const NO_PROPERTIES: (u8, &[u8]) = (8, &[1]);

fn check(sections: &[(u8, &[u8])], expected: &str) {
    let note = " (bytecode version 6 produced by: test)";
    assert_eq!(error_of(&file(sections)), format!("{expected}{note}"));
}

#[test]
fn heads() {
    assert_eq!(
        error_of(b"module"),
        "at byte 0: expected bytecode, which begins with the bytes 'M', 'L', 0xEF and 'R'"
    );
    assert_eq!(error_of(b"ML\xEFR"), "at byte 4: attempting to parse a byte at the end of the bytecode");
    let newer = "at byte 4: bytecode version 7 is newer than the current version 6";
    assert_eq!(error_of(b"ML\xEFR\x0Fx\0"), newer);
    let endless = "at byte 5: malformed null-terminated string, no null character found";
    assert_eq!(error_of(b"ML\xEFR\x0Dabc"), endless);
}

#[test]
fn sections() {
    check(&[], "at byte 10: missing data for top-level section: String (0)");
    check(&[(9, b"")], "at byte 10: invalid section ID: 9");
    check(&[(0, b"\x01"), (0, b"\x01")], "at byte 13: duplicate top-level section: String (0)");
    let mut bytes = file(&[]);
    bytes.extend([0, 0x65, 1]);
    let expected = "at byte 10: the string section is 50 bytes long, and 1 bytes follow (bytecode version 6 produced by: test)";
    assert_eq!(error_of(&bytes), expected);
}

#[test]
fn texts() {
    check(&[(0, b"\x05\x03")], "at byte 12: 2 texts do not fit in the 1 bytes that follow");
    check(
        &[(0, b"\x03\x07a\0")],
        "at byte 13: string size exceeds the available data size: 3 bytes of the 2 left",
    );
    check(&[(0, b"\x03\x01")], "at byte 13: a text of no bytes does not end in a zero byte");
    check(&[(0, b"\x03\x05ab")], "at byte 16: a text does not end in a zero byte");
    check(
        &[(0, b"\x03\x05xa\0")],
        "at byte 14: unexpected trailing data between the offsets for strings and their data",
    );
}

#[test]
fn tables() {
    check(&[STRINGS, (1, &[3, 9, 1])], "at byte 25: invalid string index: 2, there are 1");
    let with = |offsets: &[u8], content: &[u8], expected: &str| {
        let sections = [STRINGS, DIALECTS, (3, offsets), (2, content), (4, &[1]), NO_PROPERTIES];
        check(&sections, expected);
    };
    with(&numbers([1, 0]), &[], "at byte 31: there are more attributes and types than bytes of them");
    with(
        &numbers([1, 0, 0, 1, 5]),
        &[1],
        "at byte 33: Attribute or Type entry offset points past the end of section: it has 2 bytes",
    );
}

#[test]
fn attributes() {
    // An operation at a location: the error is in the location.
    let with = |content: &[u8], expected: &str| {
        let strings: (u8, &[u8]) = (0, b"\x05\x07\x11builtin\0op\0");
        let dialects = numbers([1, 0, 1, 0, 1, 2]);
        let offsets = numbers([1, 0, 0, 1, (content.len() as u8) << 1 | 1]);
        let ir = [numbers([2]).as_slice(), &numbers([0]), &[0], &numbers([0])].concat();
        let sections = [strings, (1, &dialects), (3, &offsets), (2, content), (4, &ir), NO_PROPERTIES];
        check(&sections, expected);
    };
    with(&numbers([23]), "at byte 44: unknown attribute code: 23");
    with(&numbers([7]), "at byte 49: expected attribute of type: LocationAttr, but got: unit");
    with(
        &numbers([12, 9]),
        "at byte 44: attempting to parse a byte at the end of the bytecode: 9 elements do not fit in the 0 bytes that follow",
    );
    with(&numbers([12, 1, 0]), "at byte 45: attribute 0 contains itself");
    with(&numbers([15, 0]), "at byte 44: expected the end of an attribute or type, found 1 more bytes");
}
