//! Loads the dialects that a module defines.
//!
//! The definitions are those of the runtime, as of generated code. Their verifiers are constraints over variables, as data.

mod constraints;
mod definitions;
mod kinds;
mod op;
mod read;

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use rtblgen_runtime::{
    AttrDefinition, Context, Diagnostics, DialectRegistry, Ir, OpDefinition, TypeDefinition, VerifyError,
};

use super::IrdlDialect;

/// The dialects that a module defines, for any number of contexts. The definitions live as long as the process, one of each content:
/// of a new version of a module, what changed takes memory.
///
/// ```
/// use rtblgen_dialects::irdl::LoadedDialects;
/// use rtblgen_runtime::Context;
///
/// let text = r#"
///     irdl.dialect @geometry {
///       irdl.operation @length {
///         %0 = irdl.is f32
///         irdl.operands(of: %0)
///       }
///     }
/// "#;
/// let context = Context::new();
/// let loaded = LoadedDialects::load(&context, "geometry.mlir", text).unwrap();
/// loaded.register(&context);
/// let errors = context.parse_source("program.mlir", r#""geometry.length"() : () -> ()"#).unwrap_err();
/// assert!(errors.to_string().contains("op expects exactly 1 operands, but got 0"));
/// ```
#[derive(Debug, Default)]
pub struct LoadedDialects {
    dialects: Vec<Definitions>,
}

/// The definitions of a dialect.
#[derive(Debug, Default)]
struct Definitions {
    name: &'static str,
    ops: Vec<&'static OpDefinition>,
    types: Vec<&'static TypeDefinition>,
    attributes: Vec<&'static AttrDefinition>,
}

/// The dialects that were loaded last, with the texts of their modules.
static LOADED: Mutex<VecDeque<(String, Arc<LoadedDialects>)>> = Mutex::new(VecDeque::new());

/// The number of texts whose dialects are kept.
const KEPT: usize = 64;

impl LoadedDialects {
    /// Loads the dialects of a text. It is read with the dialects of the context, which gets `irdl`, and is otherwise not changed.
    /// A text among the last 64 is not loaded again.
    ///
    /// # Errors
    ///
    /// Returns the errors in the text, and those of constraints that cannot be evaluated.
    pub fn load<'c>(
        context: &'c Context,
        name: &str,
        text: &str,
    ) -> Result<Arc<LoadedDialects>, Diagnostics<'c>> {
        context.register::<IrdlDialect>();
        let ir = context.parse_module(name, text)?;
        let known = || LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, loaded)) = known().iter().find(|(own, _)| own == text) {
            return Ok(Arc::clone(loaded));
        }
        let loaded = Arc::new(Self::of(&ir)?);
        let mut known = known();
        known.push_front((text.to_owned(), Arc::clone(&loaded)));
        known.truncate(KEPT);
        Ok(loaded)
    }

    /// Loads the dialects of a verified module.
    fn of<'c>(ir: &Ir<'c>) -> Result<LoadedDialects, Diagnostics<'c>> {
        let parts = read::read(ir).map_err(|(op, error)| {
            let diagnostic = ir.verify_diagnostic(op, VerifyError::plain(error));
            let mut errors = Diagnostics::default();
            errors.0.push(diagnostic);
            errors
        })?;
        Ok(LoadedDialects { dialects: parts.into_iter().map(definitions::make).collect() })
    }

    /// Adds the dialects to a context. A dialect that the context has already is not changed.
    pub fn register(&self, context: &Context) {
        for own in &self.dialects {
            let mut registry = DialectRegistry::for_dialect(own.name);
            registry.add_ops(&own.ops);
            own.types.iter().for_each(|definition| registry.add_type(definition));
            own.attributes.iter().for_each(|definition| registry.add_attribute(definition));
            definitions::add_hooks(registry.hooks_mut());
            context.register_dialect(registry);
        }
    }

    /// The names of the dialects.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.dialects.iter().map(|dialect| dialect.name)
    }
}

/// Makes a value live as long as the process.
fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// The text that is equal to this one.
fn intern_text(text: &str) -> &'static str {
    static TEXTS: LazyLock<Mutex<HashSet<&'static str>>> = LazyLock::new(Mutex::default);
    let mut texts = TEXTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = texts.get(text) {
        return known;
    }
    let own: &'static str = text.to_owned().leak();
    texts.insert(own);
    own
}

/// Definitions by their contents, which are texts.
type Interned<T> = LazyLock<Mutex<HashMap<String, &'static T>>>;

/// The definition with this content.
fn intern<T>(known: &Interned<T>, content: String, make: impl FnOnce() -> T) -> &'static T {
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(content).or_insert_with(|| leak(make()))
}
