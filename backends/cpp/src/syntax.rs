//! The syntax tree of a C++ expression. Every node has its byte range in the text.

use std::fmt;
use std::ops::Range;

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// The production and its parts.
    pub kind: ExprKind,
    /// Byte range in the text.
    pub range: Range<usize>,
}

/// The productions of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// `$_self`, `$name`, `$0`: the name after the `$`.
    Placeholder(String),
    /// A number, a string, `true`, `false` or `nullptr`.
    Literal(Literal),
    /// `name`, `::mlir::Type`, `get<int>`.
    Name(Name),
    /// `object.member` or `object->member`.
    Member {
        /// The expression before the dot or arrow.
        object: Box<Expr>,
        /// The member, with template arguments if it has any.
        member: Segment,
    },
    /// `callee(arguments)`. A functional cast such as `int64_t(3)` has the same shape.
    Call {
        /// The function, member or type.
        callee: Box<Expr>,
        /// The arguments.
        arguments: Vec<Expr>,
    },
    /// `{1, 2}` or `ArrayRef<int64_t>{1, 2}`.
    List {
        /// The type before the brace.
        ty: Option<Name>,
        /// The elements.
        elements: Vec<Expr>,
    },
    /// `object[index]`.
    Index {
        /// The indexed expression.
        object: Box<Expr>,
        /// The index.
        index: Box<Expr>,
    },
    /// `!operand`.
    Unary(UnaryOperator, Box<Expr>),
    /// `left + right`.
    Binary(BinaryOperator, Box<Expr>, Box<Expr>),
    /// `condition ? then : otherwise`.
    Conditional {
        /// The expression before `?`.
        condition: Box<Expr>,
        /// The expression before `:`.
        then: Box<Expr>,
        /// The expression after `:`.
        otherwise: Box<Expr>,
    },
    /// `(Type)value`, `static_cast<Type>(value)`.
    Cast {
        /// The target type.
        ty: TypeName,
        /// The operand.
        value: Box<Expr>,
    },
    /// `[&](Type t) { return ...; }`.
    Lambda(Lambda),
}

/// A literal.
#[derive(Clone, Debug, PartialEq)]
pub enum Literal {
    /// `true` or `false`.
    Bool(bool),
    /// `nullptr`.
    Null,
    /// An integer.
    Integer {
        /// The value.
        value: u128,
        /// Whether the suffix has a `u`.
        unsigned: bool,
        /// Whether the suffix has an `l`.
        long: bool,
        /// Whether it is written in base 10.
        decimal: bool,
    },
    /// A floating-point number; one with the suffix `f` is rounded to `float`.
    Float(f64),
    /// A string, without quotes, escapes replaced.
    String(String),
    /// The byte of a character of type `char`.
    Character(u8),
}

/// A qualified name.
#[derive(Clone, Debug, PartialEq)]
pub struct Name {
    /// The parts between `::`. Never empty.
    pub segments: Vec<Segment>,
}

/// A part of a name: an identifier and its template arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Segment {
    /// The identifier.
    pub name: String,
    /// `<...>`; empty without one.
    pub arguments: Vec<TemplateArgument>,
}

/// A template argument.
#[derive(Clone, Debug, PartialEq)]
pub enum TemplateArgument {
    /// A type.
    Type(TypeName),
    /// A number, as in `SmallVector<Type, 4>`.
    Integer(u128),
}

/// A type: a name with qualifiers.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeName {
    /// The name without qualifiers.
    pub name: Name,
    /// The number of `*`.
    pub pointers: usize,
}

/// A lambda expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Lambda {
    /// Types and names of the parameters.
    pub parameters: Vec<(TypeName, String)>,
    /// The type after `->`.
    pub result: Option<TypeName>,
    /// The statements of the body.
    pub body: Vec<Stmt>,
}

/// A statement in the body of a lambda.
#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// `return value;`.
    Return(Expr),
    /// `auto name = value;`.
    Declare {
        /// The declared type; its name is `auto` where the value decides.
        ty: TypeName,
        /// The declared name.
        name: String,
        /// The initial value.
        value: Expr,
    },
    /// `if (condition) then else otherwise`.
    If {
        /// The condition.
        condition: Expr,
        /// The statements of the first branch.
        then: Vec<Stmt>,
        /// The statements of the second branch; empty without one.
        otherwise: Vec<Stmt>,
    },
}

/// An operator before its operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOperator {
    /// `!`
    Not,
    /// `-`
    Negate,
    /// `~`
    Complement,
    /// `*`
    Dereference,
    /// `&`
    Address,
}

/// An operator between its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOperator {
    /// `||`
    Or,
    /// `&&`
    And,
    /// `|`
    BitOr,
    /// `^`
    BitXor,
    /// `&`
    BitAnd,
    /// `==`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
    /// `<<`
    ShiftLeft,
    /// `>>`
    ShiftRight,
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
}

impl BinaryOperator {
    /// The operators of each level of precedence, loosest first.
    pub(crate) const LEVELS: &'static [&'static [(&'static str, BinaryOperator)]] = &[
        &[("||", Self::Or)],
        &[("&&", Self::And)],
        &[("|", Self::BitOr)],
        &[("^", Self::BitXor)],
        &[("&", Self::BitAnd)],
        &[("==", Self::Equal), ("!=", Self::NotEqual)],
        &[("<=", Self::LessOrEqual), (">=", Self::GreaterOrEqual), ("<", Self::Less), (">", Self::Greater)],
        &[("<<", Self::ShiftLeft), (">>", Self::ShiftRight)],
        &[("+", Self::Add), ("-", Self::Subtract)],
        &[("*", Self::Multiply), ("/", Self::Divide), ("%", Self::Remainder)],
    ];

    /// The operator's spelling, which C++ and Rust share.
    pub fn spelling(self) -> &'static str {
        Self::LEVELS
            .iter()
            .flat_map(|level| level.iter())
            .find(|(_, op)| *op == self)
            .map_or("", |(text, _)| text)
    }
}

impl Name {
    /// A name of one identifier.
    pub fn simple(name: &str) -> Self {
        Self { segments: vec![Segment { name: name.to_owned(), arguments: Vec::new() }] }
    }

    /// The identifiers joined by `::`, without template arguments and without a leading `::`.
    ///
    /// ```
    /// let expr = rtblgen_cpp::parse("::llvm::cast<A>").unwrap();
    /// let rtblgen_cpp::syntax::ExprKind::Name(name) = expr.kind else { panic!() };
    /// assert_eq!(name.path(), "llvm::cast");
    /// ```
    pub fn path(&self) -> String {
        let names: Vec<&str> = self.segments.iter().map(|segment| segment.name.as_str()).collect();
        names.join("::")
    }

    /// The last identifier, with its template arguments.
    pub fn last(&self) -> Option<&Segment> {
        self.segments.last()
    }

    /// The template arguments of the last identifier.
    pub fn arguments(&self) -> &[TemplateArgument] {
        self.last().map_or(&[], |segment| &segment.arguments)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, segment) in self.segments.iter().enumerate() {
            if at > 0 {
                f.write_str("::")?;
            }
            f.write_str(&segment.name)?;
            for (at, argument) in segment.arguments.iter().enumerate() {
                f.write_str(if at == 0 { "<" } else { ", " })?;
                match argument {
                    TemplateArgument::Type(ty) => write!(f, "{ty}")?,
                    TemplateArgument::Integer(number) => write!(f, "{number}")?,
                }
            }
            if !segment.arguments.is_empty() {
                f.write_str(">")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for TypeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.name, "*".repeat(self.pointers))
    }
}
