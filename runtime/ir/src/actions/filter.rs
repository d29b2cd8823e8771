//! Filters of actions by the place of their operation.

use std::fmt;
use std::str::FromStr;

use crate::context::{Location, LocationKind};

/// Places in files, of which an operation must have one: `file.mlir:12:3,other.mlir`.
///
/// ```
/// use rtblgen_runtime::actions::LocationFilter;
///
/// let filter: LocationFilter = "a.mlir:12".parse().unwrap();
/// let context = rtblgen_runtime::Context::new();
/// assert!(filter.admits(context.file_line_col_loc("a.mlir", 12, 7)));
/// assert!(!filter.admits(context.file_line_col_loc("a.mlir", 13, 7)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocationFilter {
    places: Vec<Place>,
}

/// A file, and perhaps a line and a column of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: String,
    line: Option<u32>,
    column: Option<u32>,
}

/// A place that is not `file`, `file:line` or `file:line:column`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilterError(String);

impl fmt::Display for FilterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected `file:line:column` in the filter of actions, found `{}`", self.0)
    }
}

impl std::error::Error for FilterError {}

impl FromStr for LocationFilter {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<Self, FilterError> {
        let places = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
        Ok(Self { places })
    }
}

impl FromStr for Place {
    type Err = FilterError;

    /// `*` stands for any line or column, as in MLIR.
    fn from_str(text: &str) -> Result<Self, FilterError> {
        let number = |part: Option<&str>| match part {
            None | Some("*") => Ok(None),
            Some(part) => part.parse().map(Some).map_err(|_| FilterError(text.to_owned())),
        };
        let mut parts = text.split(':');
        let file =
            parts.next().filter(|file| !file.is_empty()).ok_or_else(|| FilterError(text.to_owned()))?;
        let place =
            Self { file: file.to_owned(), line: number(parts.next())?, column: number(parts.next())? };
        match parts.next() {
            None => Ok(place),
            Some(_) => Err(FilterError(text.to_owned())),
        }
    }
}

impl LocationFilter {
    /// Whether a location, or a part of it, is one of the places.
    pub fn admits(&self, location: Location<'_>) -> bool {
        let mut pending = vec![location];
        while let Some(location) = pending.pop() {
            match location.kind() {
                LocationKind::File(range) => {
                    let (line, column) = (range.start_line, range.start_column);
                    if self.places.iter().any(|place| place.is(range.file.value(), line, column)) {
                        return true;
                    }
                }
                LocationKind::Name(_, child) => pending.push(child),
                LocationKind::CallSite { callee, caller } => pending.extend([callee, caller]),
                LocationKind::Fused { locations, .. } => pending.extend_from_slice(locations),
                LocationKind::Unknown => {}
            }
        }
        false
    }
}

impl Place {
    fn is(&self, file: &str, line: u32, column: u32) -> bool {
        self.file == file
            && self.line.is_none_or(|own| own == line)
            && self.column.is_none_or(|own| own == column)
    }
}
