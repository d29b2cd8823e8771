//! The text of the typed tree, as `mlir-pdll -x ast` prints it.
//!
//! The text has a node's number in place of mlir-pdll's address.

use crate::tree::{
    Block, Callable, CallableBody, CallableId, CallableKind, Constraint, ConstraintKind, Declaration, Expr,
    ExprKind, Module, NamedAttribute, NodeId, OperationExpr, OperationName, Pattern, Statement,
    StatementKind, Variable, VariableId,
};
use std::fmt::Write as _;

/// The tree is too large to print: variables are printed in full at each use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// The most text that is printed.
const MAX_LENGTH: usize = 32 << 20;

/// The most levels that are printed.
const MAX_DEPTH: usize = 1000;

/// The tree as text.
///
/// # Errors
///
/// [`TooLarge`], where the text would be beyond all bounds.
pub fn print_ast(module: &Module) -> Result<String, TooLarge> {
    let mut printer = Printer { module, text: String::new(), levels: Vec::new() };
    printer.header("Module", module.id);
    printer.text.push('\n');
    printer.levels.push(false);
    printer.children(module.declarations.iter().map(Node::Declaration).collect())?;
    Ok(printer.text)
}

/// A node to print.
#[derive(Clone, Copy)]
enum Node<'m> {
    Declaration(&'m Declaration),
    Block(&'m Block),
    Statement(&'m Statement),
    Expr(&'m Expr),
    Variable(VariableId),
    Callable(CallableId),
    Constraint(&'m Constraint),
    OperationName(&'m OperationName),
    Attribute(&'m NamedAttribute),
}

struct Printer<'m> {
    module: &'m Module,
    text: String,
    /// For each level, whether its last element is being printed.
    levels: Vec<bool>,
}

type Printed = Result<(), TooLarge>;

impl<'m> Printer<'m> {
    fn indent(&mut self) {
        let Some((last, outer)) = self.levels.split_last() else { return };
        for is_last in outer {
            self.text.push_str(if *is_last { "  " } else { " |" });
        }
        self.text.push_str(if *last { " `" } else { " |" });
    }

    /// The start of a node's line: its kind and number.
    fn header(&mut self, kind: &str, id: NodeId) {
        self.indent();
        let _ = write!(self.text, "-{kind} 0x{:08x}", id.0);
    }

    /// Ends the line of a node and goes one level down.
    fn line(&mut self, rest: std::fmt::Arguments<'_>) -> Printed {
        let _ = self.text.write_fmt(rest);
        self.text.push('\n');
        self.levels.push(false);
        if self.text.len() > MAX_LENGTH || self.levels.len() > MAX_DEPTH { Err(TooLarge) } else { Ok(()) }
    }

    fn children(&mut self, nodes: Vec<Node<'m>>) -> Printed {
        let count = nodes.len();
        for (index, node) in nodes.into_iter().enumerate() {
            if index + 1 == count {
                self.set_last(true);
            }
            self.node(node)?;
            self.levels.pop();
        }
        Ok(())
    }

    /// Children under a label.
    fn labelled(&mut self, label: &str, nodes: Vec<Node<'m>>) -> Printed {
        if nodes.is_empty() {
            return Ok(());
        }
        let outer = self.set_last(true);
        self.indent();
        self.line(format_args!("{label}`"))?;
        self.children(nodes)?;
        self.levels.pop();
        self.set_last(outer);
        Ok(())
    }

    fn set_last(&mut self, is_last: bool) -> bool {
        self.levels.last_mut().is_some_and(|level| std::mem::replace(level, is_last))
    }

    fn node(&mut self, node: Node<'m>) -> Printed {
        match node {
            Node::Declaration(Declaration::Pattern(pattern)) => self.pattern(pattern),
            Node::Declaration(&Declaration::Callable(id)) | Node::Callable(id) => {
                self.callable(self.module.callable(id))
            }
            Node::Block(block) => {
                self.header("CompoundStmt", block.id);
                self.line(format_args!(""))?;
                self.children(block.statements.iter().map(Node::Statement).collect())
            }
            Node::Statement(statement) => self.statement(statement),
            Node::Expr(expr) => self.expr(expr),
            Node::Variable(id) => self.variable(self.module.variable(id)),
            Node::Constraint(constraint) => self.constraint(constraint),
            Node::OperationName(name) => self.operation_name(name),
            Node::Attribute(attribute) => {
                self.header("NamedAttributeDecl", attribute.id);
                self.line(format_args!(" Name<{}>", attribute.name.text))?;
                self.children(vec![Node::Expr(&attribute.value)])
            }
        }
    }

    fn pattern(&mut self, pattern: &'m Pattern) -> Printed {
        self.header("PatternDecl", pattern.id);
        if let Some(name) = &pattern.name {
            let _ = write!(self.text, " Name<{}>", name.text);
        }
        if let Some(benefit) = pattern.benefit {
            let _ = write!(self.text, " Benefit<{benefit}>");
        }
        let recursion = if pattern.has_bounded_recursion { " Recursion" } else { "" };
        self.line(format_args!("{recursion}"))?;
        self.children(vec![Node::Block(&pattern.body)])
    }

    fn callable(&mut self, callable: &'m Callable) -> Printed {
        let kind = match callable.kind {
            CallableKind::Constraint => "UserConstraintDecl",
            CallableKind::Rewrite => "UserRewriteDecl",
        };
        self.header(kind, callable.id);
        let _ = write!(self.text, " Name<{}> ResultType<{}>", callable.name.text, callable.result_type);
        match &callable.body {
            CallableBody::Code(code) => self.line(format_args!(" Code<{}>", escaped(code)))?,
            _ => self.line(format_args!(""))?,
        }
        self.labelled("Inputs", callable.arguments.iter().map(|id| Node::Variable(*id)).collect())?;
        self.labelled("Results", callable.results.iter().map(|id| Node::Variable(*id)).collect())?;
        match &callable.body {
            CallableBody::Statements(body) => self.children(vec![Node::Block(body)]),
            _ => Ok(()),
        }
    }

    fn statement(&mut self, statement: &'m Statement) -> Printed {
        let id = statement.id;
        let (kind, children) = match &statement.kind {
            StatementKind::Expression(expr) => return self.expr(expr),
            StatementKind::Invalid => ("Invalid", Vec::new()),
            StatementKind::Let(variable) => ("LetStmt", vec![Node::Variable(*variable)]),
            StatementKind::Erase(root) => ("EraseStmt", vec![Node::Expr(root)]),
            StatementKind::Return(result) => ("ReturnStmt", vec![Node::Expr(result)]),
            StatementKind::Rewrite { root, body } => {
                ("RewriteStmt", vec![Node::Expr(root), Node::Block(body)])
            }
            StatementKind::Replace { root, .. } => ("ReplaceStmt", vec![Node::Expr(root)]),
        };
        self.header(kind, id);
        self.line(format_args!(""))?;
        self.children(children)?;
        match &statement.kind {
            StatementKind::Replace { values, .. } => {
                self.labelled("ReplValues", values.iter().map(|value| Node::Expr(value)).collect())
            }
            _ => Ok(()),
        }
    }

    fn expr(&mut self, expr: &'m Expr) -> Printed {
        let children = match &expr.kind {
            ExprKind::Attribute(text) | ExprKind::Type(text) => {
                let is_type = matches!(expr.kind, ExprKind::Type(_));
                self.header(if is_type { "TypeExpr" } else { "AttributeExpr" }, expr.id);
                return self.line(format_args!(" Value<\"{text}\">"));
            }
            ExprKind::Call { callee, arguments, is_negated, .. } => {
                self.header("CallExpr", expr.id);
                let negated = if *is_negated { " Negated" } else { "" };
                self.line(format_args!(" Type<{}>{negated}", expr.ty))?;
                self.children(vec![Node::Expr(callee)])?;
                return self.labelled("Arguments", expressions(arguments));
            }
            ExprKind::Operation(operation) => return self.operation(expr, operation),
            ExprKind::Member { parent, member } => return self.member(expr, parent, member),
            ExprKind::AllResults(parent) => return self.member(expr, parent, "$results"),
            ExprKind::Variable(id) => ("DeclRefExpr", vec![Node::Variable(*id)]),
            ExprKind::Callable { callable, .. } => ("DeclRefExpr", vec![Node::Callable(*callable)]),
            ExprKind::Range(elements) => ("RangeExpr", expressions(elements)),
            ExprKind::Tuple(elements) => ("TupleExpr", expressions(elements)),
            ExprKind::Invalid => ("Invalid", Vec::new()),
        };
        self.header(children.0, expr.id);
        self.line(format_args!(" Type<{}>", expr.ty))?;
        self.children(children.1)
    }

    fn member(&mut self, expr: &'m Expr, parent: &'m Expr, member: &str) -> Printed {
        self.header("MemberAccessExpr", expr.id);
        self.line(format_args!(" Member<{member}> Type<{}>", expr.ty))?;
        self.children(vec![Node::Expr(parent)])
    }

    fn operation(&mut self, expr: &'m Expr, operation: &'m OperationExpr) -> Printed {
        self.header("OperationExpr", expr.id);
        self.line(format_args!(" Type<{}>", expr.ty))?;
        self.children(vec![Node::OperationName(&operation.name)])?;
        self.labelled("Operands", expressions(&operation.operands))?;
        self.labelled("Result Types", expressions(&operation.result_types))?;
        self.labelled("Attributes", operation.attributes.iter().map(Node::Attribute).collect())
    }

    fn variable(&mut self, variable: &'m Variable) -> Printed {
        self.header("VariableDecl", variable.id);
        self.line(format_args!(" Name<{}> Type<{}>", variable.name.text, variable.ty))?;
        if let Some(init) = &variable.init {
            self.children(vec![Node::Expr(init)])?;
        }
        self.labelled("Constraints", variable.constraints.iter().map(Node::Constraint).collect())
    }

    fn constraint(&mut self, constraint: &'m Constraint) -> Printed {
        let typed = |ty: &'m Option<std::rc::Rc<Expr>>| ty.iter().map(|ty| Node::Expr(ty)).collect();
        let (kind, children) = match &constraint.kind {
            ConstraintKind::Callable(id) => return self.callable(self.module.callable(*id)),
            ConstraintKind::Attribute(ty) => ("AttrConstraintDecl", typed(ty)),
            ConstraintKind::Operation(name) => ("OpConstraintDecl", vec![Node::OperationName(name)]),
            ConstraintKind::Type => ("TypeConstraintDecl", Vec::new()),
            ConstraintKind::TypeRange => ("TypeRangeConstraintDecl", Vec::new()),
            ConstraintKind::Value(ty) => ("ValueConstraintDecl", typed(ty)),
            ConstraintKind::ValueRange(ty) => ("ValueRangeConstraintDecl", typed(ty)),
            ConstraintKind::Invalid => ("Invalid", Vec::new()),
        };
        self.header(kind, constraint.id);
        self.line(format_args!(""))?;
        self.children(children)
    }

    fn operation_name(&mut self, name: &OperationName) -> Printed {
        self.header("OpNameDecl", name.id);
        match &name.name {
            Some(name) => self.line(format_args!(" Name<{name}>")),
            None => self.line(format_args!("")),
        }
    }
}

fn expressions(list: &[std::rc::Rc<Expr>]) -> Vec<Node<'_>> {
    list.iter().map(|expr| Node::Expr(expr)).collect()
}

/// Returns a text in which backslash and hexadecimal digits replace unprintable bytes.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in rtblgen_bytes::bytes_of(text).iter() {
        match byte {
            b'\\' => escaped.push_str("\\\\"),
            b' '..=b'~' if *byte != b'"' => escaped.push(char::from(*byte)),
            _ => {
                let _ = write!(escaped, "\\{byte:02X}");
            }
        }
    }
    escaped
}
