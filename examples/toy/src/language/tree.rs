//! The syntax tree of a Toy program.

/// A place in the source, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

/// A name with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Name {
    /// The text.
    pub text: String,
    /// Its first byte.
    pub place: Place,
}

/// A program.
#[derive(Clone, Debug, PartialEq)]
pub struct Module {
    /// Functions and structs, in source order.
    pub records: Vec<Record>,
}

/// A definition of the top level.
#[derive(Clone, Debug, PartialEq)]
pub enum Record {
    /// `def name(parameters) { body }`
    Function(Function),
    /// `struct name { fields }`
    Struct(Struct),
}

/// A function.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// The name.
    pub name: String,
    /// The place of `def`.
    pub place: Place,
    /// The parameters.
    pub parameters: Vec<Variable>,
    /// The statements of the body.
    pub body: Vec<Statement>,
}

/// A struct type.
#[derive(Clone, Debug, PartialEq)]
pub struct Struct {
    /// The name.
    pub name: String,
    /// The place of `struct`.
    pub place: Place,
    /// The fields.
    pub fields: Vec<Variable>,
}

/// A declared variable, parameter or field.
#[derive(Clone, Debug, PartialEq)]
pub struct Variable {
    /// The name.
    pub name: String,
    /// The place of the declaration.
    pub place: Place,
    /// The declared type.
    pub ty: VariableType,
}

/// The type of a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum VariableType {
    /// A tensor of this shape; an empty shape is any shape.
    Tensor(Vec<i64>),
    /// The struct of this name.
    Struct(String),
}

/// A statement of a function.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// `var name<shape> = value` or `Struct name = value`
    Declare(Variable, Expr),
    /// `return` or `return value`
    Return(Place, Option<Expr>),
    /// `print(value)`
    Print(Place, Expr),
    /// An expression whose value is not used.
    Evaluate(Expr),
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// The place of its first token; that of a binary operation is the place of its right operand, as in the tutorial.
    pub place: Place,
    /// The kind of the expression.
    pub kind: ExprKind,
}

/// The kinds of expressions.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// A number, which is a tensor without dimensions.
    Number(f64),
    /// `[[1, 2], [3, 4]]`
    Tensor(Tensor),
    /// `{value, ...}`: numbers, tensors and structs.
    Struct(Vec<Expr>),
    /// A variable.
    Variable(String),
    /// `callee(arguments)`
    Call(String, Vec<Expr>),
    /// `left operator right`
    Binary(Operator, Box<(Expr, Expr)>),
    /// `object.field`
    Field(Box<Expr>, Name),
}

/// A tensor literal.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    /// The number of elements in each dimension, the outermost first.
    pub shape: Vec<i64>,
    /// The elements in row-major order.
    pub elements: Vec<f64>,
}

/// The operators between tensors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`, which has no operation.
    Subtract,
    /// `*`
    Multiply,
}

impl Operator {
    /// The character that spells it.
    pub fn symbol(self) -> char {
        match self {
            Operator::Add => '+',
            Operator::Subtract => '-',
            Operator::Multiply => '*',
        }
    }
}
