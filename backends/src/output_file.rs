//! Writing a generated file, whole or not at all.
//!
//! The generators are pure; this is for the fronts that call them, the command line and build scripts.

use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// The treatment of a file that already has the right text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Write it again.
    AlwaysWrite,
    /// Leave the file and its time stamp alone: its dependents need not be built again.
    KeepIfUnchanged,
}

/// Writes `text` to `path`. Readers of the path see the old file or the new one, never a part.
///
/// # Errors
///
/// Returns the error of the operating system if the folder does not exist or cannot be written to.
pub fn write(path: &Path, text: impl AsRef<[u8]>, freshness: Freshness) -> io::Result<()> {
    let text = text.as_ref();
    if freshness == Freshness::KeepIfUnchanged && is_unchanged(path, text) {
        return Ok(());
    }
    write_with(path, |file| file.write_all(text))
}

/// Writes the output of `produce` to `path`, without holding it in memory. Readers of the path see the old
/// file or the new one, never a part.
///
/// # Errors
///
/// Returns the errors of `produce`, and the error of the operating system if the folder does not exist or
/// cannot be written to.
pub fn write_with(path: &Path, produce: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    if is_special(path) {
        return produce(&mut std::fs::File::options().write(true).open(path)?);
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // An error that names the temporary file does not help the caller. The error of the folder is the cause.
    let mut file = NamedTempFile::with_prefix_in(".rtblgen-", folder)
        .map_err(|error| std::fs::metadata(folder).err().unwrap_or_else(|| error.kind().into()))?;
    produce(&mut file)?;
    allow_as_usual(&file)?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

fn is_unchanged(path: &Path, text: &[u8]) -> bool {
    std::fs::read(path).is_ok_and(|old| old == text)
}

/// `/dev/null`, a pipe: there is nothing to rename onto.
fn is_special(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|metadata| !metadata.is_file())
}

/// Temporary files are private to their owner; generated ones are not.
#[cfg(unix)]
fn allow_as_usual(file: &NamedTempFile) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))
}

#[cfg(not(unix))]
fn allow_as_usual(_: &NamedTempFile) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unchanged_file_keeps_its_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("out.rs");
        write(&path, "one", Freshness::AlwaysWrite).unwrap();
        let old = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1);
        std::fs::File::options().write(true).open(&path).unwrap().set_modified(old).unwrap();

        write(&path, "one", Freshness::KeepIfUnchanged).unwrap();
        assert_eq!(std::fs::metadata(&path).unwrap().modified().unwrap(), old);

        write(&path, "two", Freshness::KeepIfUnchanged).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "two");
    }

    #[test]
    fn a_missing_folder_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let error = write(&folder.path().join("no/out.rs"), "", Freshness::AlwaysWrite).unwrap_err();
        assert!(error.to_string().starts_with("No such file or directory"), "{error}");
    }

    #[test]
    fn nothing_is_left_beside_the_file() {
        let folder = tempfile::tempdir().unwrap();
        write(&folder.path().join("out.rs"), "text", Freshness::AlwaysWrite).unwrap();
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
