//! Files that a tool reads. A program that starts the tool can have a record of them, by which it watches for changes.

use std::ffi::OsString;
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

/// The environment variable with the name of the file to which [`read_input`] appends a record of each file.
pub const RECORD_INPUTS_TO: &str = "RTBLGEN_RECORD_INPUTS_TO";

/// A file that was read, or looked for and not found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// The path, as the tool opened it.
    pub path: PathBuf,
    /// The time of its last change, before it was read. `None` if there was no such file.
    pub changed: Option<SystemTime>,
    /// A hash of its bytes.
    pub hash: u64,
}

/// Reads a file. If the environment variable [`RECORD_INPUTS_TO`] names a file, the path is recorded there, also if there is no
/// such file.
///
/// # Errors
///
/// The file cannot be read.
pub fn read_input(path: &Path) -> io::Result<Vec<u8>> {
    let Some(record) = record() else { return std::fs::read(path) };
    let changed = time_of_change(path);
    let result = std::fs::read(path);
    let bytes = result.as_deref().unwrap_or_default();
    let input = Input { path: path.to_owned(), changed, hash: hash_of(bytes) };
    // A record that cannot be written is noticed by its reader.
    let _ = record.lock().unwrap_or_else(PoisonError::into_inner).write_all(&input.to_bytes());
    result
}

/// The open record, if there is one.
fn record() -> Option<&'static Mutex<std::fs::File>> {
    static RECORD: OnceLock<Option<Mutex<std::fs::File>>> = OnceLock::new();
    let open = || {
        let path = std::env::var_os(RECORD_INPUTS_TO)?;
        std::fs::OpenOptions::new().append(true).open(path).ok().map(Mutex::new)
    };
    RECORD.get_or_init(open).as_ref()
}

/// The time of the last change of a file. `None` if there is no such file.
fn time_of_change(path: &Path) -> Option<SystemTime> {
    let metadata = path.metadata().ok()?;
    if metadata.is_file() { metadata.modified().ok() } else { None }
}

fn hash_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

impl Input {
    /// Whether the file differs from the recorded one. The time of a change that keeps the bytes is taken over.
    pub fn has_changed(&mut self) -> bool {
        let now = time_of_change(&self.path);
        if now == self.changed {
            return false;
        }
        let is_same = now.is_some()
            && self.changed.is_some()
            && std::fs::read(&self.path).is_ok_and(|bytes| hash_of(&bytes) == self.hash);
        if is_same {
            self.changed = now;
        }
        !is_same
    }

    /// A line: the seconds and nanoseconds of the time, or `-`, the hash and the path, ended by a zero byte.
    fn to_bytes(&self) -> Vec<u8> {
        let since = self.changed.and_then(|time| time.duration_since(SystemTime::UNIX_EPOCH).ok());
        let time =
            since.map_or("-".to_owned(), |since| format!("{}.{}", since.as_secs(), since.subsec_nanos()));
        let mut bytes = format!("{time} {} ", self.hash).into_bytes();
        bytes.extend(self.path.as_os_str().as_encoded_bytes());
        bytes.push(0);
        bytes
    }

    fn of_bytes(line: &[u8]) -> Option<Self> {
        let mut fields = line.splitn(3, |byte| *byte == b' ');
        let mut text = || std::str::from_utf8(fields.next()?).ok();
        let (time, hash) = (text()?, text()?.parse().ok()?);
        let changed = match time.split_once('.') {
            Some((seconds, nanoseconds)) => {
                let since = std::time::Duration::new(seconds.parse().ok()?, nanoseconds.parse().ok()?);
                Some(SystemTime::UNIX_EPOCH + since)
            }
            None => None,
        };
        Some(Self { path: path_of_bytes(fields.next()?)?, changed, hash })
    }
}

#[cfg(unix)]
fn path_of_bytes(bytes: &[u8]) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt;
    Some(OsString::from_vec(bytes.to_vec()).into())
}

#[cfg(not(unix))]
fn path_of_bytes(bytes: &[u8]) -> Option<PathBuf> {
    String::from_utf8(bytes.to_vec()).ok().map(|text| OsString::from(text).into())
}

/// Reads the record of a tool's run: the first reading of each file, in order of paths.
pub fn recorded_inputs(record: &[u8]) -> Vec<Input> {
    let lines = record.split(|byte| *byte == 0).filter_map(Input::of_bytes);
    let mut inputs: Vec<Input> = lines.collect();
    inputs.sort_by(|a, b| a.path.cmp(&b.path));
    inputs.dedup_by(|again, first| again.path == first.path);
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_read_back() {
        let changed = SystemTime::UNIX_EPOCH + std::time::Duration::new(17, 5);
        let found = Input { path: "a b = c,\n.td".into(), changed: Some(changed), hash: 7 };
        let missing = Input { path: "b.td".into(), changed: None, hash: 0 };
        let again = Input { hash: 8, ..found.clone() };
        let record = [missing.to_bytes(), found.to_bytes(), again.to_bytes()].concat();
        assert_eq!(recorded_inputs(&record), [found, missing]);
    }
}
