//! From the typed tree to operations. Constraints and rewrites with a PDLL body are inlined at each call.

use super::{Kind, Operation, PdlModule, PdlPattern, Value, ValueType};
use crate::literal;
use crate::tree::{
    Block, CallableBody, CallableId, CallableKind, Constraint, ConstraintKind, Expr, ExprKind, Module,
    OperationExpr, Pattern, Statement, StatementKind, VariableId,
};
use crate::types::{OperationType, Type, member_number};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use tblgen_parser::{Diagnostic, Span};

/// The most operations of one pattern.
const MAX_OPERATIONS: usize = 1 << 16;

/// The deepest calls.
const MAX_CALLS: usize = 128;

/// An error, which is reported.
pub(super) struct Stopped;

type Lowered<T> = Result<T, Stopped>;

/// The operations for all patterns, or why a pattern has none.
pub(super) fn module(module: &Module) -> Result<PdlModule, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let mut patterns = Vec::new();
    for pattern in module.patterns() {
        let mut lowering = Lowering {
            module,
            operations: Vec::new(),
            scopes: Vec::new(),
            errors: Vec::new(),
            in_rewrite: false,
            calls: 0,
        };
        let done = lowering.block(&pattern.body);
        errors.append(&mut lowering.errors);
        if done.is_ok() {
            patterns.push(finished(pattern, lowering.operations));
        }
    }
    // Literals are checked in bodies that are never called, too.
    errors.extend(module.literals.iter().filter_map(|literal| literal_error(module, literal)));
    let mut reported = FxHashSet::default();
    errors.retain(|error| reported.insert((error.span, error.message.clone())));
    if errors.is_empty() { Ok(PdlModule { span: module.span, patterns }) } else { Err(errors) }
}

fn finished(pattern: &Pattern, operations: Vec<Operation>) -> PdlPattern {
    let name = pattern.name.as_ref().map(|name| name.text.to_string());
    PdlPattern { span: pattern.span, name, benefit: pattern.benefit.unwrap_or(0), operations }
}

struct Lowering<'m> {
    module: &'m Module,
    operations: Vec<Operation>,
    /// The values of variables, by block and call.
    scopes: Vec<FxHashMap<VariableId, Vec<Value>>>,
    errors: Vec<Diagnostic>,
    in_rewrite: bool,
    calls: usize,
}

impl<'m> Lowering<'m> {
    fn fail<T>(&mut self, diagnostic: Diagnostic) -> Lowered<T> {
        self.errors.push(diagnostic);
        Err(Stopped)
    }

    /// A new operation, and its first result.
    fn add(&mut self, span: Span, kind: Kind, results: &[ValueType]) -> Lowered<Value> {
        if self.operations.len() == MAX_OPERATIONS {
            let message = format!("the pattern has more than {MAX_OPERATIONS} operations");
            return self.fail(
                Diagnostic::error(span, message)
                    .with_help("constraints and rewrites are inlined at each call"),
            );
        }
        let operation = self.operations.len() as u32;
        let (results, is_in_rewrite) = (results.to_vec(), self.in_rewrite);
        self.operations.push(Operation { span, variable: None, kind, results, is_in_rewrite });
        Ok(Value { operation, result: 0 })
    }

    fn block(&mut self, block: &'m Block) -> Lowered<()> {
        self.scopes.push(FxHashMap::default());
        let done = block.statements.iter().try_for_each(|statement| self.statement(statement));
        self.scopes.pop();
        done
    }

    fn statement(&mut self, statement: &'m Statement) -> Lowered<()> {
        let span = statement.span;
        match &statement.kind {
            StatementKind::Let(variable) => self.variable(*variable).map(drop),
            StatementKind::Expression(expr) => self.expression_statement(expr),
            StatementKind::Erase(root) => {
                let root = self.single(root)?;
                let outer = self.enter_rewrite(root, span)?;
                self.add(span, Kind::Erase { root }, &[])?;
                self.in_rewrite = outer;
                Ok(())
            }
            StatementKind::Replace { root, values } => {
                let root = self.single(root)?;
                let outer = self.enter_rewrite(root, span)?;
                let values = self.singles(values)?;
                self.add(span, Kind::Replace { root, values }, &[])?;
                self.in_rewrite = outer;
                Ok(())
            }
            StatementKind::Rewrite { root, body } => {
                let root = self.single(root)?;
                let outer = self.enter_rewrite(root, span)?;
                self.block(body)?;
                self.in_rewrite = outer;
                Ok(())
            }
            // The call takes the result.
            StatementKind::Return(_) | StatementKind::Invalid => Ok(()),
        }
    }

    /// Starts the `pdl.rewrite` of the pattern, unless this is in it; returns whether it was.
    fn enter_rewrite(&mut self, root: Value, span: Span) -> Lowered<bool> {
        if !self.in_rewrite {
            self.add(span, Kind::Rewrite { root }, &[])?;
        }
        Ok(std::mem::replace(&mut self.in_rewrite, true))
    }

    fn expression_statement(&mut self, expr: &'m Rc<Expr>) -> Lowered<()> {
        match &expr.kind {
            ExprKind::Callable { is_definition: true, callable } => self.definition(*callable),
            _ => self.expr(expr).map(drop),
        }
    }

    /// A definition as a statement. mlir-pdll makes no PDL of it but among the statements that match.
    fn definition(&mut self, callable: CallableId) -> Lowered<()> {
        if !self.in_rewrite && self.calls == 0 {
            return Ok(());
        }
        let callable = self.module.callable(callable);
        let (keyword, name) = (callable.kind.keyword(), &callable.name.text);
        let message = format!("the {keyword} `{name}` cannot be defined in a rewrite or in another body");
        let help = "define it among the statements that match, or outside of the pattern";
        let error = Diagnostic::error(callable.name.span, message);
        self.fail(error.with_culprit_label("defined inside of a body").with_help(help))
    }

    /// The values of a variable, made at its first use.
    fn variable(&mut self, id: VariableId) -> Lowered<Vec<Value>> {
        if let Some(values) = self.scopes.iter().rev().find_map(|scope| scope.get(&id)) {
            return Ok(values.clone());
        }
        let variable = self.module.variable(id);
        let values = match &variable.init {
            Some(init) => self.expr(init)?,
            None => vec![self.free_variable(id)?],
        };
        self.name_values(&values, &variable.name.text);
        self.apply_constraints(&variable.constraints, &values)?;
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(id, values.clone());
        }
        Ok(values)
    }

    /// Remembers the variable of a value that has none.
    fn name_values(&mut self, values: &[Value], name: &Rc<str>) {
        if let ([only], false) = (values, name.is_empty() || &**name == "_") {
            self.operations[only.operation as usize].variable.get_or_insert_with(|| name.as_ref().into());
        }
    }

    /// A variable without an initializer.
    fn free_variable(&mut self, id: VariableId) -> Lowered<Value> {
        let variable = self.module.variable(id);
        let span = variable.name.span;
        match &variable.ty {
            Type::Value => {
                let ty = self.constrained_type(&variable.constraints)?;
                self.add(span, Kind::Operand { ty }, &[ValueType::Value])
            }
            Type::ValueRange => {
                let ty = self.constrained_type(&variable.constraints)?;
                self.add(span, Kind::Operands { ty }, &[ValueType::ValueRange])
            }
            Type::Attribute => {
                let ty = self.constrained_type(&variable.constraints)?;
                self.add(span, Kind::Attribute { value: None, ty }, &[ValueType::Attribute])
            }
            Type::Type => self.add(span, Kind::Type { value: None }, &[ValueType::Type]),
            Type::TypeRange => self.add(span, Kind::Types, &[ValueType::TypeRange]),
            Type::Operation(operation) => self.any_operation(operation, span),
            _ => {
                let message = format!("a variable of `{}` needs an initializer", variable.ty);
                let error = Diagnostic::error(span, message).with_culprit_label("declared without a value");
                self.fail(error.with_help("give it a value: `let name = ...;`"))
            }
        }
    }

    /// An operation with any operands and results.
    fn any_operation(&mut self, operation: &OperationType, span: Span) -> Lowered<Value> {
        let operands = self.add(span, Kind::Operands { ty: None }, &[ValueType::ValueRange])?;
        let types = self.add(span, Kind::Types, &[ValueType::TypeRange])?;
        let name = operation.name.as_ref().map(|name| name.to_string());
        let kind =
            Kind::Operation { name, operands: vec![operands], attributes: Vec::new(), types: vec![types] };
        self.add(span, kind, &[ValueType::Operation])
    }

    /// The type that a constraint such as `Value<type>` gives.
    fn constrained_type(&mut self, constraints: &'m [Constraint]) -> Lowered<Option<Value>> {
        for constraint in constraints {
            if let ConstraintKind::Attribute(Some(ty))
            | ConstraintKind::Value(Some(ty))
            | ConstraintKind::ValueRange(Some(ty)) = &constraint.kind
            {
                return self.single(ty).map(Some);
            }
        }
        Ok(None)
    }

    fn apply_constraints(&mut self, constraints: &'m [Constraint], values: &[Value]) -> Lowered<()> {
        for constraint in constraints {
            if let ConstraintKind::Callable(id) = constraint.kind {
                self.call_constraint(id, constraint.span, values, false)?;
            }
        }
        Ok(())
    }

    /// The only value of an expression.
    fn single(&mut self, expr: &'m Rc<Expr>) -> Lowered<Value> {
        match self.expr(expr)?[..] {
            [only] => Ok(only),
            ref values => {
                let message = format!("expected one value, but `{}` has {}", expr.ty, values.len());
                self.fail(
                    Diagnostic::error(expr.span, message)
                        .with_help("take an element of the tuple, as in `.0`"),
                )
            }
        }
    }

    fn singles(&mut self, list: &'m [Rc<Expr>]) -> Lowered<Vec<Value>> {
        list.iter().map(|expr| self.single(expr)).collect()
    }

    fn expr(&mut self, expr: &'m Rc<Expr>) -> Lowered<Vec<Value>> {
        let span = expr.span;
        let single = match &expr.kind {
            ExprKind::Attribute(text) => {
                let value = Some(self.literal(literal::attribute(text), text, span)?);
                self.add(span, Kind::Attribute { value, ty: None }, &[ValueType::Attribute])
            }
            ExprKind::Type(text) => {
                let value = Some(self.literal(literal::ty(text), text, span)?);
                self.add(span, Kind::Type { value }, &[ValueType::Type])
            }
            ExprKind::Variable(id) => return self.variable(*id),
            ExprKind::Callable { callable, .. } => self.fail_uncalled(*callable, span),
            ExprKind::Member { parent, member } => self.member(expr, parent, member),
            ExprKind::AllResults(parent) => self.all_results(expr, parent),
            ExprKind::Call { callable, arguments, is_negated, .. } => {
                let arguments = self.singles(arguments)?;
                return match self.module.callable(*callable).kind {
                    CallableKind::Constraint => {
                        self.call_constraint(*callable, span, &arguments, *is_negated)
                    }
                    CallableKind::Rewrite => self.call(*callable, span, &arguments, false),
                };
            }
            ExprKind::Operation(operation) => self.operation(operation, span),
            ExprKind::Range(elements) => {
                let mut values = Vec::new();
                for element in elements {
                    values.extend(self.expr(element)?);
                }
                self.add(span, Kind::Range { elements: values }, &[value_type(&expr.ty)])
            }
            ExprKind::Tuple(elements) => return self.singles(elements),
            ExprKind::Invalid => Err(Stopped),
        };
        Ok(vec![single?])
    }

    fn literal(&mut self, read: Result<String, literal::Error>, text: &str, span: Span) -> Lowered<String> {
        read.or_else(|error| self.fail(at_literal(self.module, span, text, error)))
    }

    fn fail_uncalled<T>(&mut self, callable: CallableId, span: Span) -> Lowered<T> {
        let callable = self.module.callable(callable);
        let (keyword, name) = (callable.kind.keyword(), &callable.name.text);
        let error = Diagnostic::error(span, format!("a reference to a `{keyword}` is not a value"))
            .with_label(callable.name.span, "defined here")
            .with_help(format!("call it: `{name}(...)`"));
        self.fail(error)
    }

    fn member(&mut self, expr: &'m Expr, parent: &'m Rc<Expr>, member: &str) -> Lowered<Value> {
        let values = self.expr(parent)?;
        let index = match &parent.ty {
            Type::Tuple(tuple) => {
                let element = tuple.index_of(member).and_then(|index| values.get(index));
                return element.copied().ok_or(Stopped);
            }
            Type::Operation(OperationType { definition: Some(id), .. }) => {
                let results = &self.module.definitions.operation(*id).results;
                let by_number = member_number(member).filter(|index| *index < results.len());
                let index = by_number.or_else(|| results.iter().position(|result| result.name == member));
                let kind = Kind::Results { parent: values[0], index: index.map(|index| index as u32) };
                return self.add(expr.span, kind, &[value_type(&expr.ty)]);
            }
            _ => member_number(member).unwrap_or(usize::MAX),
        };
        // The dialect holds a signed index.
        let Ok(index) = i32::try_from(index).map(|index| index as u32) else {
            let error = Diagnostic::error(expr.span, format!("the result index {member} is too large"));
            let label = format!("no operation has {member} results");
            return self.fail(error.with_culprit_label(label).with_help("the largest index is 2147483647"));
        };
        self.add(expr.span, Kind::Result { parent: values[0], index }, &[ValueType::Value])
    }

    fn all_results(&mut self, expr: &'m Expr, parent: &'m Rc<Expr>) -> Lowered<Value> {
        let parent = self.single(parent)?;
        match expr.ty {
            Type::Value => self.add(expr.span, Kind::Result { parent, index: 0 }, &[ValueType::Value]),
            _ => self.add(expr.span, Kind::Results { parent, index: None }, &[ValueType::ValueRange]),
        }
    }

    fn operation(&mut self, operation: &'m OperationExpr, span: Span) -> Lowered<Value> {
        let operands = self.singles(&operation.operands)?;
        let mut attributes = Vec::new();
        for attribute in &operation.attributes {
            attributes.push((attribute.name.text.to_string(), self.single(&attribute.value)?));
        }
        let types = self.singles(&operation.result_types)?;
        let name = operation.name.name.as_ref().map(|name| name.to_string());
        self.add(span, Kind::Operation { name, operands, attributes, types }, &[ValueType::Operation])
    }

    fn call_constraint(
        &mut self,
        id: CallableId,
        span: Span,
        arguments: &[Value],
        is_negated: bool,
    ) -> Lowered<Vec<Value>> {
        let callable = self.module.callable(id);
        for (argument, value) in callable.arguments.iter().zip(arguments) {
            self.apply_constraints(&self.module.variable(*argument).constraints, &[*value])?;
        }
        let results = self.call(id, span, arguments, is_negated)?;
        for (result, value) in callable.results.iter().zip(&results) {
            self.apply_constraints(&self.module.variable(*result).constraints, &[*value])?;
        }
        Ok(results)
    }

    fn call(
        &mut self,
        id: CallableId,
        span: Span,
        arguments: &[Value],
        is_negated: bool,
    ) -> Lowered<Vec<Value>> {
        let callable = self.module.callable(id);
        let CallableBody::Statements(body) = &callable.body else {
            return self.call_native(id, span, arguments, is_negated);
        };
        if self.calls == MAX_CALLS {
            let message = format!("calls are nested more than {MAX_CALLS} deep");
            let error = Diagnostic::error(span, message)
                .with_label(callable.name.span, "inlined here")
                .with_help("bodies are inlined at each call; declare it as a native function instead");
            return self.fail(error);
        }
        self.calls += 1;
        let values = arguments.iter().map(|value| vec![*value]);
        self.scopes.push(callable.arguments.iter().copied().zip(values).collect());
        let results = self.inlined(body);
        self.scopes.pop();
        self.calls -= 1;
        results
    }

    /// The statements of a body, and the values that it returns.
    fn inlined(&mut self, body: &'m Block) -> Lowered<Vec<Value>> {
        self.block(body)?;
        match body.statements.last().map(|last| &last.kind) {
            // The variables of the body are made again: they are not visible after it.
            Some(StatementKind::Return(result)) => self.expr(result),
            _ => Ok(Vec::new()),
        }
    }

    fn call_native(
        &mut self,
        id: CallableId,
        span: Span,
        arguments: &[Value],
        is_negated: bool,
    ) -> Lowered<Vec<Value>> {
        let callable = self.module.callable(id);
        let types: Vec<ValueType> = match &callable.result_type {
            Type::Tuple(tuple) => tuple.elements.iter().map(|(_, ty)| value_type(ty)).collect(),
            ty => vec![value_type(ty)],
        };
        let (name, arguments) = (callable.name.text.to_string(), arguments.to_vec());
        let kind = match callable.kind {
            CallableKind::Constraint => {
                Kind::NativeConstraint { callable: Some(id), name, arguments, is_negated }
            }
            CallableKind::Rewrite => Kind::NativeRewrite { callable: Some(id), name, arguments },
        };
        let first = self.add(span, kind, &types)?;
        Ok((0..types.len() as u32).map(|result| Value { result, ..first }).collect())
    }
}

/// The error of a literal, if it does not parse.
fn literal_error(module: &Module, expr: &Expr) -> Option<Diagnostic> {
    let (text, read) = match &expr.kind {
        ExprKind::Attribute(text) => (text, literal::attribute(text)),
        ExprKind::Type(text) => (text, literal::ty(text)),
        _ => return None,
    };
    read.err().map(|error| at_literal(module, expr.span, text, error))
}

fn at_literal(module: &Module, span: Span, text: &str, error: literal::Error) -> Diagnostic {
    let help = error.help.unwrap_or_else(|| {
        "a literal is MLIR's text of an attribute or a type: `attr<\"1 : i32\">`, `type<\"i32\">`".to_owned()
    });
    Diagnostic::error(literal_place(module, span, text, error.at), error.message)
        .with_label(span, "in this literal")
        .with_help(help)
}

/// The span of a position in a literal. It is exact if the source has the text of the literal unchanged.
fn literal_place(module: &Module, span: Span, text: &str, at: usize) -> Span {
    let source = module.sources.text(span);
    match source.find(text) {
        Some(start) if !text.is_empty() => {
            let offset = span.start + (start + at.min(text.len())) as u32;
            Span::new(offset, (offset + 1).min(span.end))
        }
        _ => span,
    }
}

fn value_type(ty: &Type) -> ValueType {
    match ty {
        Type::Attribute => ValueType::Attribute,
        Type::Operation(_) => ValueType::Operation,
        Type::Type => ValueType::Type,
        Type::TypeRange => ValueType::TypeRange,
        Type::ValueRange => ValueType::ValueRange,
        _ => ValueType::Value,
    }
}
