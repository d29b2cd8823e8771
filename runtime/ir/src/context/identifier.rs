//! The syntax of identifiers.

/// Whether a word is a letter or `_` and then letters, digits, `_`, `$`, `.`.
pub(crate) fn is_bare_identifier(word: &str) -> bool {
    word.bytes().next().is_some_and(|first| first.is_ascii_alphabetic() || first == b'_')
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.'))
}
