//! Pipelines: `builtin.module(canonicalize,func.func(cse{option=1}))`.

use std::fmt;
use std::sync::Arc;

use super::pass::{Pass, PassError, PassOptions};
use super::registry::OptRegistry;
use crate::{Diagnostic, Diagnostics, Ir, Op};

/// Passes in order, for the operations of one name.
pub struct Pipeline {
    /// The name of the operations; `any` for all.
    anchor: String,
    steps: Vec<Step>,
}

enum Step {
    Pass(Arc<dyn Pass>, PassOptions),
    Nested(Pipeline),
}

/// What is wrong with the text of a pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PipelineError {
    /// The offset in the text.
    pub offset: usize,
    /// The message.
    pub message: String,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for PipelineError {}

/// How deep pipelines may nest.
const MAX_DEPTH: usize = 64;

impl Pipeline {
    /// An empty pipeline for operations of this name.
    pub fn new(anchor: impl Into<String>) -> Self {
        Pipeline { anchor: anchor.into(), steps: Vec::new() }
    }

    /// Adds a pass at the end.
    pub fn add(&mut self, pass: Arc<dyn Pass>, options: PassOptions) {
        self.steps.push(Step::Pass(pass, options));
    }

    /// The pipeline that a text describes.
    ///
    /// # Errors
    ///
    /// If the text is no pipeline, or names a pass or an option that is not known.
    pub fn parse(text: &str, registry: &OptRegistry) -> Result<Pipeline, PipelineError> {
        let mut parser = PipelineParser { text, position: 0, registry };
        parser.skip_blanks();
        let anchor = parser.name();
        if anchor.is_empty() || !parser.eat('(') {
            let message = "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";
            return Err(parser.error(message));
        }
        let pipeline = parser.pipeline(anchor.to_owned(), 0)?;
        parser.skip_blanks();
        match parser.rest() {
            "" => Ok(pipeline),
            _ => Err(parser.error("unexpected text after the pipeline")),
        }
    }

    /// Runs the passes on an operation whose name fits.
    ///
    /// # Errors
    ///
    /// What the first pass that fails says, or what the verifier finds after one.
    pub fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, verify_each: bool) -> Result<(), Diagnostics<'c>> {
        for step in &self.steps {
            match step {
                Step::Pass(pass, options) => {
                    let span = tracing::debug_span!("pass", name = pass.name());
                    let _entered = span.enter();
                    pass.run(ir, op, options).map_err(|error| diagnostics_of(ir, op, pass.name(), error))?;
                    if verify_each {
                        ir.verify_op(op)?;
                    }
                }
                Step::Nested(pipeline) => {
                    let children: Vec<Op> = op
                        .regions(ir)
                        .flat_map(|region| region.ops(ir))
                        .filter(|child| pipeline.fits(ir, *child) && child.is_registered(ir))
                        .collect();
                    for child in children {
                        pipeline.run(ir, child, verify_each)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn fits(&self, ir: &Ir<'_>, op: Op) -> bool {
        self.anchor == "any" || self.anchor == op.name(ir).as_str()
    }

    /// Whether the pipeline is for such operations as the root of a source.
    ///
    /// # Errors
    ///
    /// The message, if it is not.
    pub fn check_root(&self, ir: &Ir<'_>) -> Result<(), String> {
        let name = ir.root().name(ir);
        if self.fits(ir, ir.root()) {
            return Ok(());
        }
        Err(format!("can't run '{}' pass manager on '{name}' op", self.anchor))
    }
}

fn diagnostics_of<'c>(ir: &Ir<'c>, op: Op, pass: &str, error: PassError<'c>) -> Diagnostics<'c> {
    match error {
        PassError::Diagnostics(diagnostics) => diagnostics,
        PassError::Message(message) => {
            let message = format!("pass '{pass}' failed: {message}");
            // The operation may be gone.
            let location = if op.is_live(ir) { op.location(ir) } else { ir.context().unknown_loc() };
            Diagnostic::error(location, message).into()
        }
    }
}

struct PipelineParser<'a> {
    text: &'a str,
    position: usize,
    registry: &'a OptRegistry,
}

impl<'a> PipelineParser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.position..]
    }

    fn error(&self, message: impl Into<String>) -> PipelineError {
        PipelineError { offset: self.position, message: message.into() }
    }

    fn skip_blanks(&mut self) {
        self.position += self.rest().len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, expected: char) -> bool {
        let found = self.rest().starts_with(expected);
        if found {
            self.position += expected.len_utf8();
        }
        found
    }

    fn name(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(['(', ')', ',', '{', '}']).unwrap_or(rest.len());
        self.position += end;
        rest[..end].trim()
    }

    /// What stands between parentheses, and the closing one.
    fn pipeline(&mut self, anchor: String, depth: usize) -> Result<Pipeline, PipelineError> {
        if depth > MAX_DEPTH {
            return Err(self.error(format!("pipelines nest deeper than {MAX_DEPTH} levels")));
        }
        let mut pipeline = Pipeline::new(anchor);
        loop {
            self.skip_blanks();
            if self.eat(')') {
                return Ok(pipeline);
            }
            let step = self.step(depth)?;
            pipeline.steps.push(step);
            self.skip_blanks();
            if self.eat(')') {
                return Ok(pipeline);
            }
            if !self.eat(',') {
                return Err(self.error("expected ',' or ')' in the pipeline"));
            }
        }
    }

    fn step(&mut self, depth: usize) -> Result<Step, PipelineError> {
        let start = self.position;
        let name = self.name();
        if self.eat('(') {
            return self.pipeline(name.to_owned(), depth + 1).map(Step::Nested);
        }
        let Some(pass) = self.registry.find(name) else {
            let message = format!("'{name}' does not refer to a registered pass or pass pipeline");
            return Err(PipelineError { offset: start, message });
        };
        let options = if self.eat('{') { self.options(pass.as_ref())? } else { PassOptions::default() };
        Ok(Step::Pass(pass, options))
    }

    /// `name=value name=value }`.
    fn options(&mut self, pass: &dyn Pass) -> Result<PassOptions, PipelineError> {
        let start = self.position;
        let Some(len) = closing_brace(self.rest()) else {
            return Err(self.error("missing closing '}' while processing pass options"));
        };
        self.position += len + 1;
        let text = &self.text[start..start + len];
        parse_options(pass, text).map_err(|message| PipelineError { offset: start, message })
    }
}

/// The offset of the `}` that ends the options.
fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 0;
    for (offset, character) in text.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => return Some(offset),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The options of a pass: `name=value` separated by blanks; a value may be quoted or in braces.
pub(super) fn parse_options(pass: &dyn Pass, text: &str) -> Result<PassOptions, String> {
    let mut options = PassOptions::default();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let name_end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let name = &rest[..name_end];
        rest = &rest[name_end..];
        let mut value = "";
        if let Some(after) = rest.strip_prefix('=') {
            (value, rest) = split_value(after)?;
        }
        if !pass.options().iter().any(|option| option.name == name) {
            return Err(format!("<Pass-Options-Parser>: no such option {name}"));
        }
        options.values.insert(name.to_owned(), value.to_owned());
        rest = rest.trim_start();
    }
    Ok(options)
}

fn split_value(text: &str) -> Result<(&str, &str), String> {
    let quote = match text.chars().next() {
        Some(quote @ ('"' | '\'')) => Some(quote),
        Some('{') => {
            let end = closing_brace(&text[1..]).ok_or("missing closing '}' in the value of an option")?;
            return Ok((&text[1..=end], &text[end + 2..]));
        }
        _ => None,
    };
    if let Some(quote) = quote {
        let end = text[1..].find(quote).ok_or("missing closing quote in the value of an option")?;
        return Ok((&text[1..=end], &text[end + 2..]));
    }
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    Ok((&text[..end], &text[end..]))
}
