//! Compiles expressions of Rust to trees.

use rtblgen_ir::FloatKind;
use syn::{BinOp, Expr, Lit, Pat, Stmt, UnOp};

use super::classes::{Variable, class_of, own_method};
use super::make;
use super::paths::{builtin_maker, generic, path_text, repeated, target};
use super::tree::{Closure, ClosureMethod, Comparison, Node, Operator, Pattern};
use super::{Names, Owner};
use super::{kinds, methods};

/// Returns the tree of an expression with these variables, and the unknown parts of the expression, each once.
pub(super) fn compile(expr: &Expr, variables: &[&str], names: &Names) -> (Node, Vec<String>) {
    let scope = variables.iter().map(|name| Variable::new(*name)).collect();
    let mut compiler = Compiler { scope, depth: 0, label: None, names, unknown: Vec::new() };
    let root = compiler.node(expr).unwrap_or(Node::Unknown);
    let mut unknown: Vec<String> = Vec::new();
    for part in compiler.unknown {
        if !unknown.contains(&part) {
            unknown.push(part);
        }
    }
    (root, unknown)
}

/// Deeper expressions are refused, since evaluation is recursive.
const MAX_DEPTH: usize = 2_000;

struct Compiler<'e> {
    scope: Vec<Variable>,
    depth: usize,
    /// The label of the block that is being compiled.
    label: Option<syn::Lifetime>,
    names: &'e Names,
    unknown: Vec<String>,
}

type Compiled = Result<Node, String>;

impl Compiler<'_> {
    fn node(&mut self, expr: &Expr) -> Compiled {
        self.depth += 1;
        // A labeled `break` is supported only among the statements of its own block.
        let label = self.label.take();
        let node = match self.depth > MAX_DEPTH {
            true => Err("an expression that nests so deeply".to_owned()),
            false => stacker::maybe_grow(64 * 1024, 1024 * 1024, || self.of(expr)),
        };
        self.label = label;
        self.depth -= 1;
        Ok(node.unwrap_or_else(|unknown| {
            self.unknown.push(unknown);
            Node::Unknown
        }))
    }

    fn boxed(&mut self, expr: &Expr) -> Result<Box<Node>, String> {
        self.node(expr).map(Box::new)
    }

    fn of(&mut self, expr: &Expr) -> Compiled {
        match expr {
            Expr::Paren(inner) => self.node(&inner.expr),
            Expr::Group(inner) => self.node(&inner.expr),
            Expr::Reference(inner) => self.node(&inner.expr),
            Expr::Lit(literal) => self.literal(&literal.lit),
            Expr::Path(path) => self.path(&path.path),
            Expr::MethodCall(call) => self.method(call),
            Expr::Call(call) => self.call(call),
            Expr::Unary(unary) => {
                let inner = self.boxed(&unary.expr)?;
                match unary.op {
                    UnOp::Not(_) => Ok(Node::Not(inner)),
                    UnOp::Neg(_) => Ok(Node::Negative(inner)),
                    UnOp::Deref(_) => Ok(*inner),
                    _ => Err("an operator".to_owned()),
                }
            }
            Expr::Binary(binary) => self.binary(binary),
            // A cast of a list: `[] as [i64; 0]`
            Expr::Cast(cast) if matches!(&*cast.ty, syn::Type::Array(_) | syn::Type::Reference(_)) => {
                self.node(&cast.expr)
            }
            Expr::Cast(cast) => Ok(Node::Cast(self.boxed(&cast.expr)?, target(&cast.ty)?)),
            Expr::Index(index) => Ok(Node::Index(self.boxed(&index.expr)?, self.boxed(&index.index)?)),
            // An element of a tuple.
            Expr::Field(field) => match &field.member {
                syn::Member::Unnamed(index) => {
                    Ok(Node::Index(self.boxed(&field.base)?, Box::new(Node::Int(index.index.into()))))
                }
                syn::Member::Named(name) => Err(format!("the field `{name}`")),
            },
            Expr::Try(inner) => Ok(Node::Try(self.boxed(&inner.expr)?)),
            Expr::Range(range) => Ok(Node::Range {
                least: range.start.as_ref().map(|least| self.boxed(least)).transpose()?,
                most: range.end.as_ref().map(|most| self.boxed(most)).transpose()?,
                is_closed: matches!(range.limits, syn::RangeLimits::Closed(_)),
            }),
            Expr::Array(array) => self.list(array.elems.iter()),
            Expr::Tuple(tuple) => self.list(tuple.elems.iter()),
            Expr::Repeat(list) => Ok(Node::Repeat(self.boxed(&list.expr)?, self.boxed(&list.len)?)),
            Expr::If(branch) => self.branch(branch),
            Expr::Match(branches) => self.branches(branches),
            Expr::Block(block) => self.labelled(block),
            Expr::Macro(call) if call.mac.path.is_ident("vec") => {
                if let Ok((element, count)) = call.mac.parse_body_with(repeated) {
                    return Ok(Node::Repeat(self.boxed(&element)?, self.boxed(&count)?));
                }
                let elements = call
                    .mac
                    .parse_body_with(syn::punctuated::Punctuated::<Expr, syn::Token![,]>::parse_terminated)
                    .map_err(|_| "a macro".to_owned())?;
                self.list(elements.iter())
            }
            Expr::Macro(call) => Err(format!("the macro `{}!`", path_text(&call.mac.path))),
            Expr::Closure(_) => Err("a closure here".to_owned()),
            _ => Err("an expression of another kind".to_owned()),
        }
    }

    fn list<'a>(&mut self, elements: impl Iterator<Item = &'a Expr>) -> Compiled {
        elements.map(|element| self.node(element)).collect::<Result<_, _>>().map(Node::List)
    }

    fn literal(&mut self, literal: &Lit) -> Compiled {
        match literal {
            Lit::Bool(value) => Ok(Node::Bool(value.value)),
            Lit::Int(value) => value.base10_parse().map(Node::Int).map_err(|_| format!("the number {value}")),
            Lit::Float(value) => {
                value.base10_parse().map(Node::Float).map_err(|_| format!("the number {value}"))
            }
            Lit::Str(text) => Ok(Node::Text(text.value().into())),
            _ => Err("a literal".to_owned()),
        }
    }

    fn path(&mut self, path: &syn::Path) -> Compiled {
        if let Some(name) = path.get_ident() {
            let name = name.to_string();
            // The innermost variable with a name shadows the others.
            return match self.scope.iter().rposition(|known| known.name == name) {
                Some(index) => Ok(Node::Variable(index)),
                None if name == "None" => Ok(Node::Absent),
                None => Err(format!("the name `{name}`")),
            };
        }
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        match names.iter().rev().map(String::as_str).collect::<Vec<_>>().as_slice() {
            [kind, "FloatKind", ..] => FloatKind::ALL
                .into_iter()
                .find(|own| format!("{own:?}") == *kind)
                .map(Node::FloatKind)
                .ok_or_else(|| format!("the format `{kind}`")),
            ["MAX", "i32", ..] => Ok(Node::Int(i32::MAX.into())),
            ["MIN", "i32", ..] => Ok(Node::Int(i32::MIN.into())),
            ["MAX", "i64", ..] => Ok(Node::Int(i64::MAX.into())),
            ["MIN", "i64", ..] => Ok(Node::Int(i64::MIN.into())),
            ["MAX", "u64", ..] => Ok(Node::Int(u64::MAX.into())),
            ["None"] | ["None", "Option", ..] => Ok(Node::Absent),
            [case, class, ..] if self.names.enums.get(class).is_some() => {
                let own = self.names.enums.get(class).ok_or_else(|| format!("the name `{class}`"))?;
                let number = own.numbers.get(*case).copied();
                number.map(|number| Node::Case(own.table, number)).ok_or_else(|| format!("the case `{case}`"))
            }
            _ => Err(format!("the path `{}`", path_text(path))),
        }
    }

    fn call(&mut self, call: &syn::ExprCall) -> Compiled {
        let mut function = &*call.func;
        while let Expr::Paren(inner) = function {
            function = &inner.expr;
        }
        if let Expr::Closure(closure) = function
            && closure.inputs.is_empty()
            && call.args.is_empty()
        {
            return Ok(Node::Called(self.boxed(&closure.body)?));
        }
        let Expr::Path(path) = function else { return Err("a call of an expression".to_owned()) };
        // Also `<[i64; 0]>::default()`.
        if call.args.is_empty() && path.path.segments.last().is_some_and(|last| last.ident == "default") {
            return Ok(Node::Default);
        }
        let name = path_text(&path.path);
        let arguments: Vec<&Expr> = call.args.iter().collect();
        match (name.trim_start_matches("::").trim_start_matches("std::option::"), arguments.as_slice()) {
            ("Some" | "Option::Some", [value]) => Ok(Node::Present(self.boxed(value)?)),
            ("Option::from", [value]) => Ok(Node::ToOption(self.boxed(value)?)),
            (
                "i8::from" | "i16::from" | "i32::from" | "i64::from" | "i128::from" | "u8::from"
                | "u16::from" | "u32::from" | "u64::from",
                [value],
            ) => Ok(Node::Integer(self.boxed(value)?)),
            ("f64::from" | "f32::from" | "String::from", [value]) => Ok(Node::Same(self.boxed(value)?)),
            (function, [value, context]) if function.ends_with("enum_to_attribute") => {
                Ok(Node::HoldCase(self.boxed(value)?, self.boxed(context)?))
            }
            ("Vec::new" | "String::new", []) => Ok(Node::Default),
            (
                "rtblgen_runtime::Type::from" | "rtblgen_runtime::Attribute::from" | "std::convert::identity",
                [value],
            ) => Ok(Node::Same(self.boxed(value)?)),
            ("u8::try_from" | "u16::try_from" | "u32::try_from" | "u64::try_from", [value]) => {
                let bits =
                    name.trim_start_matches([':', 'u']).split(':').next().and_then(|bits| bits.parse().ok());
                Ok(Node::Fitting(self.boxed(value)?, bits.unwrap_or(64)))
            }
            ("rtblgen_runtime::support::same_shape_and_elements", [left, right]) => {
                Ok(Node::SameShape(self.boxed(left)?, self.boxed(right)?))
            }
            (
                "rtblgen_runtime::support::all_known" | "rtblgen_runtime::support::any_known",
                [list, Expr::Closure(closure)],
            ) => {
                let method = if name.ends_with("all_known") {
                    ClosureMethod::AllKnown
                } else {
                    ClosureMethod::AnyKnown
                };
                let receiver = self.boxed(list)?;
                Ok(Node::WithClosure { receiver, method, closure: self.closure(closure, None)? })
            }
            (function, arguments)
                if function
                    .strip_prefix("rtblgen_runtime::support::")
                    .is_some_and(|own| make::FUNCTIONS.contains(&own)) =>
            {
                let own = function.trim_start_matches("rtblgen_runtime::support::").to_owned();
                let arguments = arguments.iter().map(|argument| self.node(argument));
                Ok(Node::Function(own, arguments.collect::<Result<_, _>>()?))
            }
            ("rtblgen_runtime::support::known", [Expr::Closure(predicate)]) => self.known(predicate),
            ("rtblgen_runtime::support::type_of_text", [context, text]) => {
                Ok(Node::TypeOfText(self.boxed(context)?, self.boxed(text)?))
            }
            (function, []) if function.ends_with("::empty") => {
                let class = function.trim_end_matches("::empty").rsplit("::").next().unwrap_or_default();
                let own = self.names.enums.get(class).ok_or_else(|| format!("the function `{name}`"))?;
                Ok(Node::Case(own.table, 0))
            }
            (function, [context]) if builtin_maker(function).is_some() => {
                let (method, kind) =
                    builtin_maker(function).ok_or_else(|| format!("the function `{name}`"))?;
                Ok(Node::Method {
                    receiver: self.boxed(context)?,
                    name: method.to_owned(),
                    generic: None,
                    arguments: kind.map(Node::FloatKind).into_iter().collect(),
                })
            }
            (function, [context, arguments @ ..])
                if function.ends_with("::get") || function.ends_with("::get_checked") =>
            {
                self.make(function, context, arguments)
            }
            (function, [value]) if function.ends_with("enum_of_attribute") => {
                let generic = path.path.segments.last().and_then(|last| match &last.arguments {
                    syn::PathArguments::AngleBracketed(arguments) => generic(arguments),
                    _ => None,
                });
                let class =
                    generic.and_then(|class| self.names.enums.get(class.rsplit("::").next().unwrap_or("")));
                let table = class.ok_or_else(|| format!("the function `{name}`"))?.table;
                Ok(Node::CaseIn(table, self.boxed(value)?))
            }
            _ => Err(format!("the function `{name}`")),
        }
    }

    /// `X::get(context, a, b)`, `X::get_checked(context, a, b)`
    fn make(&mut self, function: &str, context: &Expr, arguments: &[&Expr]) -> Compiled {
        let unknown = || format!("the function `{function}`");
        let (path, is_checked) = match function.strip_suffix("_checked") {
            Some(path) => (path, true),
            None => (function, false),
        };
        let class = path.strip_suffix("::get").and_then(|path| path.rsplit("::").next()).unwrap_or_default();
        let ty = self.names.types.get(class).map(|own| Owner::Type(own));
        let attribute = || self.names.attributes.get(class).map(|own| Owner::Attribute(own));
        let of = ty.or_else(attribute).ok_or_else(unknown)?;
        let key = (class.to_owned(), matches!(of, Owner::Type(_)));
        let kinds = self.names.kinds.get(&key).ok_or_else(unknown)?;
        let kinds: Vec<_> = kinds.iter().copied().collect::<Option<_>>().ok_or_else(unknown)?;
        if kinds.len() != arguments.len() {
            return Err(unknown());
        }
        let context = self.boxed(context)?;
        let arguments = arguments.iter().map(|argument| self.node(argument)).collect::<Result<_, _>>()?;
        Ok(Node::Make { of, kinds, context, arguments, is_checked })
    }

    /// `value.cast::<Class>()`: the value if it is an instance of the class.
    fn cast_to(&mut self, value: Box<Node>, call: &syn::ExprMethodCall) -> Compiled {
        let own = Box::new(Node::Variable(self.scope.len()));
        self.scope.push(Variable::new(""));
        let test = self.is_of(own, call);
        self.scope.pop();
        let closure = Closure { pattern: Some(Pattern::Variable), body: Box::new(test?) };
        let receiver = Box::new(Node::Present(value));
        Ok(Node::WithClosure { receiver, method: ClosureMethod::Filter, closure })
    }

    /// `value.is::<Class>()`, where the class is builtin or defined in the files.
    fn is_of(&mut self, value: Box<Node>, call: &syn::ExprMethodCall) -> Compiled {
        let path = call.turbofish.as_ref().and_then(generic).unwrap_or_default();
        if let Some(test) = kinds::class_test(&path) {
            let (of_type, of_attribute) = (kinds::type_test(test), kinds::attribute_test(test));
            return Ok(Node::Test { receiver: value, of_type, of_attribute, name: test.to_owned() });
        }
        let class = path.rsplit("::").next().unwrap_or_default();
        let (ty, attribute) = (self.names.types.get(class), self.names.attributes.get(class));
        match (ty, attribute) {
            (None, None) => Err(format!("the class `{path}`")),
            _ => Ok(Node::IsOf { value, ty: ty.copied(), attribute: attribute.copied() }),
        }
    }

    /// `known(|unknown| ..)`: a predicate whose unknown parts are recorded.
    fn known(&mut self, predicate: &syn::ExprClosure) -> Compiled {
        let Closure { body, .. } = self.closure(predicate, None)?;
        Ok(Node::Present(Box::new(Node::Let(Box::new(Node::Absent), body))))
    }

    fn method(&mut self, call: &syn::ExprMethodCall) -> Compiled {
        let name = call.method.to_string();
        let receiver = self.boxed(&call.receiver)?;
        let class = class_of(&call.receiver, &self.scope, self.names);
        let written: Vec<Expr> = call.args.iter().map(closure_of_path).collect();
        let arguments: Vec<&Expr> = written.iter().collect();
        if let [Expr::Closure(closure)] = arguments.as_slice() {
            let method = match name.as_str() {
                "all" => ClosureMethod::All,
                "any" => ClosureMethod::Any,
                "map" => ClosureMethod::Map,
                "filter" => ClosureMethod::Filter,
                "is_some_and" => ClosureMethod::IsSomeAnd,
                "is_none_or" => ClosureMethod::IsNoneOr,
                "and_then" => ClosureMethod::AndThen,
                "then" => ClosureMethod::Then,
                "unwrap_or_else" => ClosureMethod::UnwrapOrElse,
                _ => return Err(format!("the method `{name}`")),
            };
            let class = class.filter(|own| own.is_option).map(|own| own.class);
            return Ok(Node::WithClosure { receiver, method, closure: self.closure(closure, class)? });
        }
        // `a.map_or(b, f)` is `a.map(f).unwrap_or(b)`.
        if let ("map_or", [otherwise, Expr::Closure(closure)]) = (name.as_str(), arguments.as_slice()) {
            let class = class.filter(|own| own.is_option).map(|own| own.class);
            let (method, closure) = (ClosureMethod::Map, self.closure(closure, class)?);
            return Ok(Node::Method {
                receiver: Box::new(Node::WithClosure { receiver, method, closure }),
                name: "unwrap_or".to_owned(),
                generic: None,
                arguments: vec![self.node(otherwise)?],
            });
        }
        if arguments.is_empty()
            && let Some(own) = class.filter(|own| !own.is_option)
            && let Some(method) = own_method(&own.class, &name)
        {
            return Ok(Node::Method { receiver, name: method?, generic: None, arguments: Vec::new() });
        }
        if arguments.is_empty()
            && call.turbofish.is_none()
            && let Some(parameters) = self.names.parameters.get(&name)
        {
            return Ok(Node::Accessor { receiver, name, parameters: parameters.clone() });
        }
        if arguments.is_empty() {
            let (of_type, of_attribute) = (kinds::type_test(&name), kinds::attribute_test(&name));
            if of_type.is_some() || of_attribute.is_some() {
                return Ok(Node::Test { receiver, of_type, of_attribute, name });
            }
        }
        match (name.as_str(), arguments.as_slice()) {
            ("is", []) => return self.is_of(receiver, call),
            ("cast", []) => return self.cast_to(receiver, call),
            // Compiled code panics for an attribute of another class; here the snippet has no value.
            ("expect", []) => {
                let receiver = Box::new(self.cast_to(receiver, call)?);
                return Ok(Node::Method {
                    receiver,
                    name: "unwrap".to_owned(),
                    generic: None,
                    arguments: Vec::new(),
                });
            }
            ("or_note", [value]) => return Ok(Node::OrNote(self.boxed(value)?)),
            _ => {}
        }
        if !methods::OTHERS.contains(&name.as_str()) {
            return Err(format!("the method `{name}`"));
        }
        let arguments =
            arguments.into_iter().map(|argument| self.node(argument)).collect::<Result<_, _>>()?;
        Ok(Node::Method { receiver, name, generic: call.turbofish.as_ref().and_then(generic), arguments })
    }

    /// Compiles a closure, whose parameter may be an instance of a builtin class.
    fn closure(&mut self, closure: &syn::ExprClosure, class: Option<String>) -> Result<Closure, String> {
        let outer = self.scope.len();
        let pattern = match closure.inputs.iter().collect::<Vec<_>>().as_slice() {
            [] => None,
            [pattern] => {
                let pattern = self.pattern(pattern)?;
                if let (Pattern::Variable, Some(parameter)) = (&pattern, self.scope.last_mut()) {
                    parameter.class = class;
                }
                Some(pattern)
            }
            _ => return Err("a closure of several parameters".to_owned()),
        };
        let body = self.boxed(&closure.body);
        self.scope.truncate(outer);
        Ok(Closure { pattern, body: body? })
    }

    /// Adds each variable of a pattern to the scope, in order.
    fn pattern(&mut self, pattern: &Pat) -> Result<Pattern, String> {
        match pattern {
            Pat::Ident(own) => {
                self.scope.push(Variable::new(own.ident.to_string()));
                Ok(Pattern::Variable)
            }
            Pat::Wild(_) => {
                self.scope.push(Variable::new(""));
                Ok(Pattern::Variable)
            }
            Pat::Reference(inner) => self.pattern(&inner.pat),
            Pat::Paren(inner) => self.pattern(&inner.pat),
            Pat::Type(inner) => self.pattern(&inner.pat),
            Pat::Tuple(tuple) => tuple
                .elems
                .iter()
                .map(|element| self.pattern(element))
                .collect::<Result<_, _>>()
                .map(Pattern::Tuple),
            _ => Err("a pattern".to_owned()),
        }
    }

    /// `a && b && ..`: many operands become a balanced tree, which is not deep.
    fn chain(&mut self, binary: &syn::ExprBinary) -> Compiled {
        let is_and = matches!(binary.op, BinOp::And(_));
        let mut operands = vec![&*binary.right];
        let mut rest = &*binary.left;
        loop {
            match rest {
                Expr::Paren(inner) => rest = &inner.expr,
                Expr::Group(inner) => rest = &inner.expr,
                Expr::Binary(inner)
                    if matches!((is_and, &inner.op), (true, BinOp::And(_)) | (false, BinOp::Or(_))) =>
                {
                    operands.push(&inner.right);
                    rest = &inner.left;
                }
                _ => break,
            }
        }
        operands.push(rest);
        let mut nodes =
            operands.into_iter().rev().map(|operand| self.node(operand)).collect::<Result<Vec<_>, _>>()?;
        while nodes.len() > 1 {
            let mut level = nodes.into_iter();
            nodes = Vec::new();
            while let Some(left) = level.next() {
                nodes.push(match level.next().map(Box::new) {
                    Some(right) if is_and => Node::And(Box::new(left), right),
                    Some(right) => Node::Or(Box::new(left), right),
                    None => left,
                });
            }
        }
        nodes.pop().ok_or_else(|| "an operator".to_owned())
    }

    fn binary(&mut self, binary: &syn::ExprBinary) -> Compiled {
        if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) {
            return self.chain(binary);
        }
        let (left, right) = (self.boxed(&binary.left)?, self.boxed(&binary.right)?);
        Ok(match binary.op {
            BinOp::Eq(_) => Node::Compare(Comparison::Equal, left, right),
            BinOp::Ne(_) => Node::Compare(Comparison::NotEqual, left, right),
            BinOp::Lt(_) => Node::Compare(Comparison::Less, left, right),
            BinOp::Le(_) => Node::Compare(Comparison::LessOrEqual, left, right),
            BinOp::Gt(_) => Node::Compare(Comparison::Greater, left, right),
            BinOp::Ge(_) => Node::Compare(Comparison::GreaterOrEqual, left, right),
            BinOp::Add(_) => Node::Arithmetic(Operator::Add, left, right),
            BinOp::Sub(_) => Node::Arithmetic(Operator::Subtract, left, right),
            BinOp::Mul(_) => Node::Arithmetic(Operator::Multiply, left, right),
            BinOp::Div(_) => Node::Arithmetic(Operator::Divide, left, right),
            BinOp::Rem(_) => Node::Arithmetic(Operator::Remainder, left, right),
            BinOp::Shl(_) => Node::Arithmetic(Operator::ShiftLeft, left, right),
            BinOp::Shr(_) => Node::Arithmetic(Operator::ShiftRight, left, right),
            BinOp::BitXor(_) => Node::Arithmetic(Operator::BitXor, left, right),
            BinOp::BitAnd(_) => Node::Arithmetic(Operator::BitAnd, left, right),
            BinOp::BitOr(_) => Node::Arithmetic(Operator::BitOr, left, right),
            _ => return Err("an operator".to_owned()),
        })
    }

    fn branch(&mut self, branch: &syn::ExprIf) -> Compiled {
        let condition = self.boxed(&branch.cond)?;
        self.label = None;
        let then = self.block(&branch.then_branch.stmts)?;
        let Some((_, otherwise)) = &branch.else_branch else {
            return Err("an `if` without `else`".to_owned());
        };
        Ok(Node::If(condition, Box::new(then), self.boxed(otherwise)?))
    }

    /// `match condition { true => .., false => .. }`
    fn branches(&mut self, branches: &syn::ExprMatch) -> Compiled {
        let case = |arm: &syn::Arm| match &arm.pat {
            Pat::Lit(syn::ExprLit { lit: Lit::Bool(value), .. }) => Some(value.value),
            _ => None,
        };
        let (first, second) = match branches.arms.as_slice() {
            [first, second] if case(first) == Some(true) && case(second) == Some(false) => (first, second),
            _ => return Err("a `match`".to_owned()),
        };
        let condition = self.boxed(&branches.expr)?;
        Ok(Node::If(condition, self.boxed(&first.body)?, self.boxed(&second.body)?))
    }

    fn labelled(&mut self, block: &syn::ExprBlock) -> Compiled {
        self.label = block.label.as_ref().map(|label| label.name.clone());
        self.block(&block.block.stmts)
    }

    /// `if condition { break 'label value; }` in the block with this label.
    fn early(&mut self, branch: &syn::ExprIf, rest: &[Stmt]) -> Compiled {
        let [before @ .., Stmt::Expr(Expr::Break(early), _)] = branch.then_branch.stmts.as_slice() else {
            return Err("a statement".to_owned());
        };
        match (&early.label, &early.expr) {
            (Some(label), Some(value)) if self.label.as_ref() == Some(label) => {
                let value = Stmt::Expr((**value).clone(), None);
                let then: Vec<Stmt> = before.iter().cloned().chain([value]).collect();
                let condition = self.boxed(&branch.cond)?;
                // A `break` from the block is supported only at the end of the block.
                let label = self.label.take();
                let value = self.block(&then).map(Box::new);
                self.label = label;
                let value = value?;
                Ok(Node::If(condition, value, Box::new(self.block(rest)?)))
            }
            _ => Err("a statement".to_owned()),
        }
    }

    fn block(&mut self, statements: &[Stmt]) -> Compiled {
        match statements {
            [Stmt::Expr(Expr::If(branch), _), rest @ ..] if branch.else_branch.is_none() => {
                self.early(branch, rest)
            }
            [Stmt::Expr(tail, None)] => self.node(tail),
            [Stmt::Local(local), rest @ ..] => {
                let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init) else {
                    return Err("a statement".to_owned());
                };
                if init.diverge.is_some() {
                    return Err("a statement".to_owned());
                }
                let value = self.boxed(&init.expr)?;
                let class = class_of(&init.expr, &self.scope, self.names).filter(|own| !own.is_option);
                let name = name.ident.to_string();
                self.scope.push(Variable { name, class: class.map(|own| own.class) });
                let body = self.block(rest);
                self.scope.pop();
                Ok(Node::Let(value, Box::new(body?)))
            }
            _ => Err("a statement".to_owned()),
        }
    }
}

/// Converts the path of a function to a closure: `Type::is_f32` to `|own| own.is_f32()`. Other expressions do not
/// change.
fn closure_of_path(expr: &Expr) -> Expr {
    let Expr::Path(syn::ExprPath { path, .. }) = expr else { return expr.clone() };
    let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    match names.iter().rev().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["Some"] => syn::parse_quote!(|own| Some(own)),
        ["from" | "into" | "identity", _, ..] => syn::parse_quote!(|own| own),
        [_, class, ..] if matches!(*class, "Type" | "Attribute" | "Option") => {
            let method = path.segments.last().map(|last| &last.ident);
            syn::parse_quote!(|own| own.#method())
        }
        _ => expr.clone(),
    }
}
