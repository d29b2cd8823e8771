//! Patterns of DRR as patterns of the `pdl` dialect.
//!
//! The model of a pattern comes in. A `pdl.pattern` goes out, or several where the pattern leaves a choice open (`choice`), and
//! the native functions that it calls (`function`): constraints of the td library, native calls, and what PDL has no operations
//! for. They are data: `--gen-drr-pdl` prints their names, `rtblgen-dynamic` evaluates them.

mod built;
mod choice;
mod constant;
mod found;
pub mod function;
mod lowering;
mod native;
mod requirement;
mod result;
mod source;

use rtblgen_pdll::pdl::{PdlModule, Value, verify};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::Code;
use crate::patterns::model::Pattern;
use crate::patterns::pdl::choice::{Choices, MAX_PATTERNS};
use crate::patterns::pdl::function::{Functions, PdlFunction};
use crate::patterns::pdl::lowering::{Lowered, LoweredPattern, Lowering};

/// The patterns of a file in PDL.
#[derive(Debug)]
pub struct PdlPatterns<'r> {
    /// The patterns.
    pub module: PdlModule,
    /// For each pattern, the matched ops. Their locations are that of the new ops.
    pub matched: Vec<Vec<Value>>,
    /// The functions that the patterns call.
    pub functions: Vec<PdlFunction<'r>>,
}

/// Lowers patterns. Returns an error for each pattern that PDL cannot express; such a pattern is left out.
pub(super) fn lower<'r>(
    patterns: &[Pattern<'r>],
    code: &Code<'r>,
    span: Span,
) -> (PdlPatterns<'r>, Vec<Diagnostic>) {
    let mut functions = Functions::default();
    let mut lowered = PdlPatterns {
        module: PdlModule { span, patterns: Vec::new() },
        matched: Vec::new(),
        functions: Vec::new(),
    };
    let mut errors = Vec::new();
    for pattern in patterns {
        match lower_one(pattern, code, &mut functions) {
            Ok(own) => {
                for LoweredPattern { pattern, matched, .. } in own {
                    lowered.module.patterns.push(pattern);
                    lowered.matched.push(matched);
                }
            }
            Err(error) => errors.push(*error),
        }
    }
    lowered.functions = functions.all;
    (lowered, errors)
}

/// The patterns of PDL for one pattern, one for each combination of choices.
fn lower_one<'r>(
    pattern: &Pattern<'r>,
    code: &Code<'r>,
    functions: &mut Functions<'r>,
) -> Lowered<Vec<LoweredPattern>> {
    let mut choices = Choices::default();
    let first =
        Lowering::new(pattern, code, functions, &mut choices).lower(pattern.name.clone(), Vec::new())?;
    let Some(mut combinations) = choices.all() else {
        let name = &pattern.name;
        let message =
            format!("the pattern `{name}` cannot be PDL: its source has more than {MAX_PATTERNS} orders");
        return Err(Box::new(Diagnostic::error(pattern.span, message)));
    };
    let copies = combinations.clone();
    let mut all = Vec::new();
    for (number, choices) in combinations.iter_mut().enumerate() {
        let name = if number == 0 { pattern.name.clone() } else { format!("{}_{number}", pattern.name) };
        let mut earlier = Vec::new();
        for other in copies.iter().filter(|other| first.compares && choices.come_after(other)) {
            earlier.push(Lowering::new(pattern, code, functions, &mut other.clone()).structure()?);
        }
        let lowered = Lowering::new(pattern, code, functions, choices).lower(name, earlier)?;
        all.push(checked(lowered, pattern.span)?);
    }
    Ok(all)
}

/// The pattern, if the verifier of the `pdl` dialect accepts it.
fn checked(lowered: LoweredPattern, span: Span) -> Lowered<LoweredPattern> {
    let LoweredPattern { pattern, matched, compares } = lowered;
    let mut module = PdlModule { span, patterns: vec![pattern] };
    match (verify(&module).pop(), module.patterns.pop()) {
        (None, Some(pattern)) => Ok(LoweredPattern { pattern, matched, compares }),
        (error, _) => Err(Box::new(error.unwrap_or_else(|| Diagnostic::error(span, "no pattern")))),
    }
}
