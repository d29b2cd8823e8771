//! The rules of tokens. Each takes the text from the token's first byte on.
//!
//! White space and comments are read by hand in [`super::scan`]: as rules they cost 7 % of the time of parsing.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::{alpha1, char, digit1, hex_digit1, none_of, one_of};
use nom::combinator::{opt, recognize};
use nom::multi::many0_count;
use nom::sequence::{pair, preceded};
use nom::{IResult, Parser};

/// The rest of the text, and the part that a rule matches.
pub(super) type Match<'t> = IResult<&'t [u8], &'t [u8]>;

/// The bytes of names after the first. A table, since most bytes of a file are in names.
const CONTINUES_NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

/// Whether the byte may begin a name.
pub(super) fn starts_name(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

fn continues_name(byte: u8) -> bool {
    CONTINUES_NAME[usize::from(byte)]
}

/// A name, which may begin with digits; or nothing.
pub(super) fn name(input: &[u8]) -> Match<'_> {
    take_while(continues_name).parse(input)
}

/// `$name`, without the dollar sign.
pub(super) fn variable(input: &[u8]) -> Match<'_> {
    let starts = one_of("_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
    preceded(char('$'), recognize(pair(starts, name))).parse(input)
}

/// `!operator`, without the exclamation mark.
pub(super) fn bang(input: &[u8]) -> Match<'_> {
    preceded(char('!'), alpha1).parse(input)
}

/// `0x1F`, `0b01` or decimal digits with a sign.
pub(super) fn number(input: &[u8]) -> Match<'_> {
    let hexadecimal = preceded(tag("0x"), hex_digit1);
    let binary = preceded(tag("0b"), take_while1(|byte| matches!(byte, b'0' | b'1')));
    let decimal = pair(opt(one_of("+-")), digit1);
    alt((recognize(hexadecimal), recognize(binary), recognize(decimal))).parse(input)
}

/// The text of a string literal up to the closing quote or up to a byte that is not allowed in it.
pub(super) fn string_body(input: &[u8]) -> Match<'_> {
    let plain = take_while1(|byte| !matches!(byte, b'"' | b'\\' | b'\n' | b'\r'));
    let escape = preceded(char('\\'), recognize(one_of("\\'\"tn")));
    recognize(many0_count(alt((plain, escape)))).parse(input)
}

/// The text of a code block up to the closing `}]`, or up to the end of the file.
///
/// llvm-tblgen skips the byte after a brace that does not close the block: `}}]` does not end it.
pub(super) fn code_body(input: &[u8]) -> Match<'_> {
    let text = take_while1(|byte| byte != b'}');
    let brace = recognize(pair(char('}'), none_of("]")));
    recognize(many0_count(alt((text, brace)))).parse(input)
}
