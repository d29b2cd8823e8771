//! Loaders of files.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// The text of a file that a [`FileLoader`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadedFile {
    /// The whole text.
    pub text: String,
}

/// Loads files: from disk, from memory, or from a library in the program.
///
/// The parser loads the path of the `include`, then that path in each include folder, and takes the first that exists. It may
/// call from another thread.
pub trait FileLoader: Sync {
    /// The file at `path`, or `None` if there is no such file.
    ///
    /// # Errors
    ///
    /// The file exists and cannot be read. The search continues with the next folder, as in llvm-tblgen.
    fn load(&self, path: &Path) -> io::Result<Option<LoadedFile>>;
}

/// Reads from the file system. Bytes that are not UTF-8 become text by [`text_of`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl FileLoader for Disk {
    fn load(&self, path: &Path) -> io::Result<Option<LoadedFile>> {
        match rtblgen_bytes::read_input(path) {
            Ok(bytes) => Ok(Some(LoadedFile { text: text_of(bytes) })),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }
}

// TableGen's strings are bytes, Rust's are UTF-8 text.
pub use rtblgen_bytes::text_of;

/// The name of the file at a path, as text that holds any bytes.
pub fn name_of(path: &Path) -> String {
    text_of(path.as_os_str().as_encoded_bytes().to_vec())
}

/// The path of a file by its name.
#[cfg(unix)]
pub fn path_of(name: &str) -> PathBuf {
    use std::os::unix::ffi::OsStringExt;
    std::ffi::OsString::from_vec(rtblgen_bytes::bytes_of(name).into_owned()).into()
}

/// The path of a file by its name.
#[cfg(not(unix))]
pub fn path_of(name: &str) -> PathBuf {
    name.into()
}

/// Files held in memory, by path.
///
/// ```
/// # use tblgen_parser::loader::{FileLoader, Memory};
/// let files = Memory::from([("a.td", "class A;")]);
/// assert_eq!(files.load("a.td".as_ref()).unwrap().unwrap().text, "class A;");
/// assert!(files.load("b.td".as_ref()).unwrap().is_none());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Memory(pub BTreeMap<PathBuf, String>);

impl<const N: usize> From<[(&str, &str); N]> for Memory {
    fn from(files: [(&str, &str); N]) -> Self {
        Self(files.into_iter().map(|(path, text)| (path.into(), text.into())).collect())
    }
}

impl FileLoader for Memory {
    fn load(&self, path: &Path) -> io::Result<Option<LoadedFile>> {
        Ok(self.0.get(path).map(|text| LoadedFile { text: text.clone() }))
    }
}
