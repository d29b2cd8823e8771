//! The names that POSIX has for characters, as in `[[.hyphen.]]`.

/// The character of a name, which may be the character itself.
pub(super) fn character(name: &[u8]) -> Option<u8> {
    let named = NAMES.into_iter().find(|(known, _)| known.as_bytes() == name);
    named.map(|(_, character)| character).or(match name {
        [character] => Some(*character),
        _ => None,
    })
}

/// Those of the POSIX locale.
#[rustfmt::skip]
const NAMES: [(&str, u8); 95] = [
    ("NUL", 0x00), ("SOH", 0x01), ("STX", 0x02), ("ETX", 0x03), ("EOT", 0x04), ("ENQ", 0x05), ("ACK", 0x06),
    ("BEL", 0x07), ("alert", 0x07), ("BS", 0x08), ("backspace", 0x08), ("HT", 0x09), ("tab", 0x09),
    ("LF", 0x0a), ("newline", 0x0a), ("VT", 0x0b), ("vertical-tab", 0x0b), ("FF", 0x0c), ("form-feed", 0x0c),
    ("CR", 0x0d), ("carriage-return", 0x0d), ("SO", 0x0e), ("SI", 0x0f), ("DLE", 0x10), ("DC1", 0x11),
    ("DC2", 0x12), ("DC3", 0x13), ("DC4", 0x14), ("NAK", 0x15), ("SYN", 0x16), ("ETB", 0x17), ("CAN", 0x18),
    ("EM", 0x19), ("SUB", 0x1a), ("ESC", 0x1b), ("IS4", 0x1c), ("FS", 0x1c), ("IS3", 0x1d), ("GS", 0x1d),
    ("IS2", 0x1e), ("RS", 0x1e), ("IS1", 0x1f), ("US", 0x1f), ("space", b' '), ("exclamation-mark", b'!'),
    ("quotation-mark", b'"'), ("number-sign", b'#'), ("dollar-sign", b'$'), ("percent-sign", b'%'),
    ("ampersand", b'&'), ("apostrophe", b'\''), ("left-parenthesis", b'('), ("right-parenthesis", b')'),
    ("asterisk", b'*'), ("plus-sign", b'+'), ("comma", b','), ("hyphen", b'-'), ("hyphen-minus", b'-'),
    ("period", b'.'), ("full-stop", b'.'), ("slash", b'/'), ("solidus", b'/'), ("zero", b'0'), ("one", b'1'),
    ("two", b'2'), ("three", b'3'), ("four", b'4'), ("five", b'5'), ("six", b'6'), ("seven", b'7'),
    ("eight", b'8'), ("nine", b'9'), ("colon", b':'), ("semicolon", b';'), ("less-than-sign", b'<'),
    ("equals-sign", b'='), ("greater-than-sign", b'>'), ("question-mark", b'?'), ("commercial-at", b'@'),
    ("left-square-bracket", b'['), ("backslash", b'\\'), ("reverse-solidus", b'\\'),
    ("right-square-bracket", b']'), ("circumflex", b'^'), ("circumflex-accent", b'^'), ("underscore", b'_'),
    ("low-line", b'_'), ("grave-accent", b'`'), ("left-brace", b'{'), ("left-curly-bracket", b'{'),
    ("vertical-line", b'|'), ("right-brace", b'}'), ("right-curly-bracket", b'}'), ("tilde", b'~'),
    ("DEL", 0x7f),
];
