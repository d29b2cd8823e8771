//! Addresses of files.

use std::path::{Path, PathBuf};

/// The path of an address of any scheme.
pub fn path_of(uri: &str) -> PathBuf {
    let rest = uri.split_once(':').map_or(uri, |(_, rest)| rest);
    let path = match rest.strip_prefix("//") {
        Some(rest) => rest.find('/').map_or("", |start| &rest[start..]),
        None => rest,
    };
    let decoded = decoded(path);
    // `/c:/folder` is a path of Windows.
    let drive = decoded.as_bytes().get(2) == Some(&b':') && cfg!(windows);
    PathBuf::from(if drive { &decoded[1..] } else { &decoded })
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, tail)) = rest.split_first() {
        let escaped = (byte == b'%').then(|| tail.get(..2)).flatten();
        let escaped = escaped.and_then(|digits| std::str::from_utf8(digits).ok());
        match escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(value) => {
                bytes.push(value);
                rest = &tail[2..];
            }
            None => {
                bytes.push(byte);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The address of a file.
pub fn of_path(path: &Path) -> String {
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let text = absolute.to_string_lossy().replace('\\', "/");
    let mut uri = String::from(if text.starts_with('/') { "file://" } else { "file:///" });
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                uri.push(byte as char)
            }
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}
