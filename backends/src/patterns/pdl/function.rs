//! The native functions that lowered patterns call: conditions and rewrites that PDL has no operations for.
//!
//! A function is data. Its name in PDL is that of its record where there is one, and each function has another name.

use std::collections::HashMap;
use std::fmt;

use proc_macro2::TokenStream;
use quote::ToTokens;
use rtblgen_pdll::pdl::PdlPattern;
use rtblgen_records::Record;
use syn::Expr;
use tblgen_parser::Span;

/// A native function.
#[derive(Debug)]
pub struct PdlFunction<'r> {
    /// The name in PDL.
    pub name: String,
    /// The place of its text.
    pub span: Span,
    /// The work that it does.
    pub body: PdlFunctionBody<'r>,
}

/// The work of a native function. The first group of kinds are constraints, the second are rewrites.
#[derive(Debug)]
pub enum PdlFunctionBody<'r> {
    /// An expression over the arguments is true.
    Predicate {
        /// The expression.
        expression: SnippetExpr,
        /// The parameters.
        parameters: Vec<PdlParameter<'r>>,
    },
    /// Returns an attribute or a property of an op, or of the op that defines a value, by its slot.
    Slot {
        /// The slot.
        slot: usize,
        /// The treatment of an attribute that is not there.
        absent: AbsentSlot,
    },
    /// An attribute of an op, by its slot, is not there.
    IsAbsent {
        /// The slot.
        slot: usize,
    },
    /// Evaluates an expression over `op`, the op that defines the argument. It is an `Option` of the results.
    SourceCall {
        /// The expression.
        expression: SnippetExpr,
        /// The results.
        results: Vec<PdlEntityKind<'r>>,
    },
    /// A value is among this result of the definition of an op with this name. The value stands for the op elsewhere, since a
    /// constraint cannot return an op.
    IsResultOf {
        /// The name.
        name: String,
        /// The number of the result.
        result: usize,
    },
    /// Returns the values of an operand of the op that defines a value, by its number in the definition.
    OperandsOf {
        /// The number.
        operand: usize,
        /// There must be exactly one value, which is returned.
        is_single: bool,
    },
    /// Returns the values of a result of the op that defines a value, by its number in the definition, or all results.
    ResultsOf {
        /// The number.
        result: Option<usize>,
        /// There must be exactly one value, which is returned.
        is_single: bool,
    },
    /// Two values, lists of values or ops are the same.
    Equal,
    /// A number plus the lengths of the first lists is a number plus the lengths of the others.
    EqualCounts {
        /// The first number.
        left: usize,
        /// The number of lists that count with it.
        left_lists: usize,
        /// The other number.
        right: usize,
    },
    /// An op matches the source of a pattern, without comparisons of values.
    Matches(PdlPattern),
    /// Returns the element of a list with this number. It is a rewrite too.
    Element(usize),

    /// Returns the results of an expression over the arguments.
    Call {
        /// The expression.
        expression: SnippetExpr,
        /// The parameters.
        parameters: Vec<PdlParameter<'r>>,
        /// The results.
        results: Vec<PdlEntityKind<'r>>,
    },
    /// Returns the type of a value, or the types of values.
    TypeOf,
    /// Returns the type that an attribute is, or has.
    TypeOfAttribute,
    /// Returns the op that defines a value.
    DefiningOp,
    /// Moves the regions of the first op to the second.
    MoveRegions,
    /// Replaces the second op, which is new, by one that has the successors of the first, too.
    TakeSuccessors,
    /// Sets the insertion point before an op.
    BuildBefore,
    /// Sets the location of the first argument, an op, to those of the others.
    SetLocation {
        /// The name, or the metadata if there are others.
        text: Option<String>,
    },
}

/// An expression of Rust.
pub struct SnippetExpr(pub Expr);

impl fmt::Debug for SnippetExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.to_token_stream())
    }
}

/// The treatment of an attribute that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbsentSlot {
    /// The pattern does not match.
    Fails,
    /// The default value of the op's definition.
    Default,
    /// A null attribute.
    Null,
}

/// A parameter of a snippet.
#[derive(Clone, Debug)]
pub struct PdlParameter<'r> {
    /// The variable in the expression.
    pub variable: String,
    /// The entity that it stands for.
    pub kind: PdlEntityKind<'r>,
}

/// The entity that a variable of a snippet, or its result, stands for.
#[derive(Clone, Copy, Debug)]
pub enum PdlEntityKind<'r> {
    /// A value.
    Value,
    /// A list of at most one value.
    OptionalValue,
    /// Values.
    Values,
    /// Values, each an argument of its own.
    Listed(usize),
    /// An op.
    Op,
    /// An attribute.
    Attribute,
    /// An attribute that may be null.
    OptionalAttribute,
    /// A property, in its attribute form.
    Property(Record<'r>),
    /// A type.
    Type,
    /// The type of a value.
    TypeOfValue,
}

impl PdlFunctionBody<'_> {
    /// A text that is equal for functions that do the same.
    fn key(&self) -> String {
        let kind = |kind: &PdlEntityKind<'_>| match kind {
            PdlEntityKind::Property(record) => format!("property {}", record.order()),
            other => format!("{other:?}"),
        };
        let kinds = |kinds: &[PdlEntityKind<'_>]| kinds.iter().map(kind).collect::<Vec<_>>().join(",");
        let parameters = |parameters: &[PdlParameter<'_>]| {
            let each = parameters.iter().map(|own| format!("{} {}", own.variable, kind(&own.kind)));
            each.collect::<Vec<_>>().join(",")
        };
        match self {
            Self::Predicate { expression, parameters: own } => {
                format!("predicate {} {expression:?}", parameters(own))
            }
            Self::SourceCall { expression, results } => {
                format!("source {} {expression:?}", kinds(results))
            }
            Self::Call { expression, parameters: own, results } => {
                format!("call {} {} {expression:?}", parameters(own), kinds(results))
            }
            other => format!("{other:?}"),
        }
    }
}

/// The functions of a file, each once.
#[derive(Default)]
pub(super) struct Functions<'r> {
    pub(super) all: Vec<PdlFunction<'r>>,
    /// The names by what the functions do.
    known: HashMap<String, String>,
    /// The number of functions that want a name.
    wanted: HashMap<String, usize>,
}

impl<'r> Functions<'r> {
    /// The name of a function, which is added if it is new. `name` is the name that it should have.
    pub(super) fn name(&mut self, name: &str, span: Span, body: PdlFunctionBody<'r>) -> String {
        let key = body.key();
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let mut unique = name.to_owned();
        while self.all.iter().any(|own| own.name == unique) {
            let count = self.wanted.entry(name.to_owned()).or_insert(0);
            *count += 1;
            unique = format!("{name}_{count}");
        }
        self.known.insert(key, unique.clone());
        self.all.push(PdlFunction { name: unique.clone(), span, body });
        unique
    }
}

/// The tokens of a snippet as an expression, if they are one.
pub(super) fn expression(tokens: TokenStream) -> Option<Expr> {
    syn::parse2(tokens).ok()
}
