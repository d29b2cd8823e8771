//! The text of pipelines: `builtin.module(canonicalize,func.func(cse{option=1}))`.

use std::fmt;
use std::sync::Arc;

use super::manager::{ANY_OP, PassManager};
use super::options::closing_brace;
use super::registry::{PassRegistry, RegistryEntry};

/// The maximum nesting depth of pipelines.
const MAX_DEPTH: usize = 64;

/// An error in a textual pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineError {
    /// The error about the value of an option, without the name of the program before it.
    pub about_value: Option<String>,
    /// The message.
    pub message: String,
    /// The place in the text.
    pub place: Option<PipelinePlace>,
}

/// A place in a textual pipeline; line and column are from zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelinePlace {
    /// The text.
    pub text: String,
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl From<String> for PipelineError {
    fn from(message: String) -> Self {
        PipelineError { about_value: None, message, place: None }
    }
}

impl fmt::Display for PipelineError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(about_value) = &self.about_value {
            writeln!(out, "{about_value}")?;
        }
        out.write_str(self.message.trim_end())
    }
}

impl std::error::Error for PipelineError {}

/// A pass or a nested pipeline in the text.
struct Element<'a> {
    name: &'a str,
    offset: usize,
    options: &'a str,
    inner: Vec<Element<'a>>,
}

/// A message and its offset.
type Problem = (usize, String);

/// The pipeline that a text describes, with the operation that it is for.
pub(super) fn parse(text: &str, registry: &Arc<PassRegistry>) -> Result<PassManager, PipelineError> {
    let wrapped = text.trim().split_once('(').filter(|(anchor, _)| !anchor.is_empty());
    let Some((anchor, body)) = wrapped.and_then(|(anchor, rest)| Some((anchor, rest.strip_suffix(')')?)))
    else {
        let message =
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";
        return Err(message.to_owned().into());
    };
    let mut pipeline = PassManager::new(anchor.trim());
    pipeline.set_registry(Arc::clone(registry));
    add(&mut pipeline, body)?;
    Ok(pipeline)
}

/// Adds the elements of a textual pipeline to a manager. The registry of the manager has their passes.
pub(super) fn add(pipeline: &mut PassManager, text: &str) -> Result<(), PipelineError> {
    if text.is_empty() {
        return Ok(());
    }
    let elements = elements(text).map_err(|problem| located(text, problem))?;
    let registry = Arc::clone(&pipeline.config.registry);
    let resolved = resolve(&elements, text, &registry)?;
    add_elements(pipeline, &resolved)
}

/// The error with the line of the text that it is about.
fn located(text: &str, (offset, message): Problem) -> PipelineError {
    let before = &text[..offset];
    let line = before.matches('\n').count() + 1;
    let column = offset - before.rfind('\n').map_or(0, |end| end + 1) + 1;
    PipelineError {
        about_value: None,
        message: format!("MLIR Textual PassPipeline Parser:{line}:{column}: error: {message}"),
        place: Some(PipelinePlace { text: text.to_owned(), line: line - 1, column: column - 1 }),
    }
}

/// Reads the text between the outermost parentheses.
fn elements(text: &str) -> Result<Vec<Element<'_>>, Problem> {
    let mut reader = Reader { text, position: 0, open: vec![Vec::new()] };
    reader.read()?;
    match (reader.open.pop(), reader.open.is_empty()) {
        (Some(elements), true) => Ok(elements),
        _ => Err((reader.position, "encountered unbalanced parentheses while parsing pipeline".to_owned())),
    }
}

struct Reader<'a> {
    text: &'a str,
    position: usize,
    /// The pipelines that are open, the innermost last; that it is in is the last element of the one before.
    open: Vec<Vec<Element<'a>>>,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.position..]
    }

    fn read(&mut self) -> Result<(), Problem> {
        loop {
            let rest = self.rest();
            let end = rest.find([',', ')', '(', '{']);
            let name = &rest[..end.unwrap_or(rest.len())];
            let offset = self.position + name.len() - name.trim_start().len();
            let element = Element { name: name.trim(), offset, options: "", inner: Vec::new() };
            self.innermost().push(element);
            let Some(end) = end else { return Ok(()) };
            self.position += end;
            match rest.as_bytes()[end] {
                b'(' => {
                    self.nest()?;
                    continue;
                }
                b'{' => self.options()?,
                _ => {}
            }
            if self.close()? {
                return Ok(());
            }
        }
    }

    fn innermost(&mut self) -> &mut Vec<Element<'a>> {
        if self.open.is_empty() {
            self.open.push(Vec::new());
        }
        let last = self.open.len() - 1;
        &mut self.open[last]
    }

    fn nest(&mut self) -> Result<(), Problem> {
        if self.open.len() > MAX_DEPTH {
            return Err((self.position, format!("pipelines nest deeper than {MAX_DEPTH} levels")));
        }
        self.position += 1;
        self.open.push(Vec::new());
        Ok(())
    }

    fn options(&mut self) -> Result<(), Problem> {
        let Some(length) = closing_brace(&self.rest()[1..]) else {
            return Err((self.position, "missing closing '}' while processing pass options".to_owned()));
        };
        let options = &self.rest()[1..=length];
        self.position += length + 2;
        if let Some(element) = self.innermost().last_mut() {
            element.options = options;
        }
        self.skip_blanks();
        Ok(())
    }

    /// Ends the pipelines that end here; whether the text ends too.
    fn close(&mut self) -> Result<bool, Problem> {
        while self.rest().starts_with(')') {
            let inner = self.open.pop().unwrap_or_default();
            let Some(element) = self.open.last_mut().and_then(|outer| outer.last_mut()) else {
                let message =
                    "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
                return Err((self.position, message.to_owned()));
            };
            element.inner = inner;
            self.position += 1;
            self.skip_blanks();
        }
        if self.rest().is_empty() {
            return Ok(true);
        }
        if !self.rest().starts_with(',') {
            return Err((self.position, "expected ',' after parsing pipeline".to_owned()));
        }
        self.position += 1;
        Ok(false)
    }

    fn skip_blanks(&mut self) {
        self.position += self.rest().len() - self.rest().trim_start().len();
    }
}

/// An element whose names are looked up.
enum Resolved<'a> {
    Entry { name: &'a str, entry: RegistryEntry, options: &'a str },
    Nested { anchor: &'a str, inner: Vec<Resolved<'a>> },
}

/// Looks up the names of the elements. They nest no deeper than [`MAX_DEPTH`].
fn resolve<'a>(
    elements: &[Element<'a>],
    text: &str,
    registry: &PassRegistry,
) -> Result<Vec<Resolved<'a>>, PipelineError> {
    let resolve_element = |element: &Element<'a>| {
        if !element.inner.is_empty() {
            // MLIR's rule: parentheses without a name are for operations of any name.
            let anchor = if element.name.is_empty() { ANY_OP } else { element.name };
            return Ok(Resolved::Nested { anchor, inner: resolve(&element.inner, text, registry)? });
        }
        let unknown = || {
            let message = format!("'{}' does not refer to a registered pass or pass pipeline", element.name);
            located(text, (element.offset, message))
        };
        let entry = registry.entry(element.name).ok_or_else(unknown)?;
        Ok(Resolved::Entry { name: element.name, entry, options: element.options })
    };
    elements.iter().map(resolve_element).collect()
}

fn add_elements(pipeline: &mut PassManager, elements: &[Resolved<'_>]) -> Result<(), PipelineError> {
    for element in elements {
        match element {
            Resolved::Entry { name, entry, options } => {
                entry.add_to(pipeline, options).map_err(|error| {
                    let message =
                        format!("{}\nfailed to add `{name}` with options `{options}`\n", error.message);
                    PipelineError { message, ..error }
                })?;
            }
            Resolved::Nested { anchor, inner } => {
                add_elements(pipeline.nest(*anchor), inner).map_err(|error| {
                    let failed = format!("failed to add `{anchor}` with options `` to inner pipeline\n");
                    PipelineError { message: error.message + &failed, ..error }
                })?;
            }
        }
    }
    Ok(())
}
