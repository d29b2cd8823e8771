//! The languages of files.

use std::path::Path;

/// The language of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// TableGen: `.td`.
    TableGen,
    /// PDLL: `.pdll`.
    Pdll,
    /// MLIR's text: `.mlir`.
    Mlir,
}

impl Language {
    /// The language of a file by the end of its name.
    pub fn of_path(path: &Path) -> Option<Self> {
        if path.extension().is_some_and(|end| end == "mlir") {
            return Some(Self::Mlir);
        }
        rtblgen_format::Language::of_path(path).map(|language| match language {
            rtblgen_format::Language::TableGen => Self::TableGen,
            rtblgen_format::Language::Pdll => Self::Pdll,
        })
    }

    /// The language with the identifier that editors give it.
    pub fn of_id(id: &str) -> Option<Self> {
        match id {
            "pdll" => Some(Self::Pdll),
            "tablegen" | "td" => Some(Self::TableGen),
            "mlir" => Some(Self::Mlir),
            _ => None,
        }
    }

    /// The name of the language in diagnostics, as in upstream's servers.
    pub fn name(self) -> &'static str {
        match self {
            Self::TableGen => "tablegen",
            Self::Pdll => "pdll",
            Self::Mlir => "mlir",
        }
    }
}
