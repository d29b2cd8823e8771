//! Conversion from PDL of the language to PDL of the runtime.

use rtblgen_pdll::pdl as language;
use rtblgen_runtime::rewrite::pdl::{PdlKind, PdlOperation, PdlPattern, PdlType, PdlValue};
use rtblgen_runtime::{Attribute, Context, Location, Type};
use tblgen_parser::{Diagnostic, SourceMap, Span};

type Converted<T> = Result<T, Box<Diagnostic>>;

pub(crate) fn pattern<'c>(
    context: &'c Context,
    pattern: &language::PdlPattern,
    name: String,
    sources: &SourceMap,
) -> Converted<PdlPattern<'c>> {
    let location = |span: Span| Some(location(context, sources, span));
    let operations = pattern.operations.iter().map(|operation| {
        let results = operation.results.iter().copied().map(ty).collect();
        Ok(PdlOperation { kind: kind(context, operation)?, results, location: location(operation.span) })
    });
    let operations = operations.collect::<Converted<_>>()?;
    let (benefit, location) = (pattern.benefit, location(pattern.span));
    Ok(PdlPattern { name, benefit, operations, location, ..PdlPattern::default() })
}

fn location<'c>(context: &'c Context, sources: &SourceMap, span: Span) -> Location<'c> {
    let (line, column) = sources.line_column(span.start);
    let file = sources.name(sources.file_of(span));
    context.file_line_col_loc(file, line, column)
}

fn kind<'c>(context: &'c Context, operation: &language::Operation) -> Converted<PdlKind<'c>> {
    let span = operation.span;
    Ok(match &operation.kind {
        language::Kind::Attribute { value: text, ty } => {
            let value = text.as_ref().map(|text| attribute(context, text, span)).transpose()?;
            PdlKind::Attribute { value, ty: ty.map(value_of) }
        }
        language::Kind::Erase { root } => PdlKind::Erase { root: value_of(*root) },
        language::Kind::NativeConstraint { name, arguments, is_negated, .. } => {
            let (name, arguments) = (name.clone(), values(arguments));
            PdlKind::NativeConstraint { name, arguments, is_negated: *is_negated }
        }
        language::Kind::NativeRewrite { name, arguments, .. } => {
            PdlKind::NativeRewrite { name: name.clone(), arguments: values(arguments) }
        }
        language::Kind::Operand { ty } => PdlKind::Operand { ty: ty.map(value_of) },
        language::Kind::Operands { ty } => PdlKind::Operands { ty: ty.map(value_of) },
        language::Kind::Operation { name, operands, attributes, types } => PdlKind::Operation {
            name: name.clone(),
            operands: values(operands),
            attributes: attributes.iter().map(|(name, value)| (name.clone(), value_of(*value))).collect(),
            types: values(types),
        },
        language::Kind::Range { elements } => PdlKind::Range { elements: values(elements) },
        language::Kind::Replace { root, values: new } => {
            PdlKind::Replace { root: value_of(*root), values: values(new) }
        }
        language::Kind::Result { parent, index } => {
            PdlKind::Result { parent: value_of(*parent), index: *index as usize }
        }
        language::Kind::Results { parent, index } => {
            PdlKind::Results { parent: value_of(*parent), index: index.map(|index| index as usize) }
        }
        language::Kind::Rewrite { root } => PdlKind::Rewrite { root: Some(value_of(*root)) },
        language::Kind::Type { value: text } => {
            let value = text.as_ref().map(|text| literal_type(context, text, span)).transpose()?;
            PdlKind::Type { value }
        }
        language::Kind::Types => PdlKind::Types { value: None },
    })
}

pub(crate) fn value_of(value: language::Value) -> PdlValue {
    PdlValue { operation: value.operation as usize, result: value.result as usize }
}

fn values(values: &[language::Value]) -> Vec<PdlValue> {
    values.iter().copied().map(value_of).collect()
}

fn ty(ty: language::ValueType) -> PdlType {
    match ty {
        language::ValueType::Attribute => PdlType::Attribute,
        language::ValueType::Operation => PdlType::Operation,
        language::ValueType::Type => PdlType::Type,
        language::ValueType::Value => PdlType::Value,
        language::ValueType::TypeRange => PdlType::TypeRange,
        language::ValueType::ValueRange => PdlType::ValueRange,
    }
}

fn attribute<'c>(context: &'c Context, text: &str, span: Span) -> Converted<Attribute<'c>> {
    context.parse_attribute(text).map_err(|_| unknown("attribute", text, span))
}

fn literal_type<'c>(context: &'c Context, text: &str, span: Span) -> Converted<Type<'c>> {
    context.parse_type(text).map_err(|_| unknown("type", text, span))
}

fn unknown(kind: &str, text: &str, span: Span) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(span, format!("the context cannot read the {kind} `{text}`")))
}
