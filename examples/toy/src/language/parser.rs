//! Recursive descent over the tokens of a Toy program.

use super::Mistake;
use super::lexer::{Lexer, Token};
use super::tree::{
    Expr, ExprKind, Function, Module, Name, Operator, Place, Record, Statement, Struct, Tensor, Variable,
    VariableType,
};

/// The maximum nesting depth of expressions and literals.
const MAX_DEPTH: usize = 200;

type Parsed<T> = Result<T, Mistake>;

/// The error for an empty program. Before chapter 7 a program needs a function.
pub fn empty_program() -> Mistake {
    Mistake::new(Place { line: 1, column: 1 }, "Parse error: expected 'def', found the end of the program")
}

/// Parses a program.
///
/// # Errors
///
/// The first syntax error.
pub fn parse(text: &str) -> Parsed<Module> {
    let mut lexer = Lexer::new(text);
    let (token, place) = lexer.next_token();
    let mut parser = Parser { lexer, token, place, depth: 0 };
    let mut records = Vec::new();
    loop {
        records.push(match parser.token {
            Token::End => return Ok(Module { records }),
            Token::Keyword("def") => Record::Function(parser.function()?),
            Token::Keyword("struct") => Record::Struct(parser.structure()?),
            _ => return parser.fail("'def' or 'struct'"),
        });
    }
}

struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The next token.
    token: Token,
    /// The place of the next token.
    place: Place,
    depth: usize,
}

impl Parser<'_> {
    fn next(&mut self) -> Token {
        let (token, place) = self.lexer.next_token();
        self.place = place;
        std::mem::replace(&mut self.token, token)
    }

    fn fail<T>(&self, expected: &str) -> Parsed<T> {
        Err(Mistake::new(self.place, format!("expected {expected}, found {}", self.token)))
    }

    fn at(&self, symbol: char) -> bool {
        self.token == Token::Symbol(symbol)
    }

    fn eat(&mut self, symbol: char) -> bool {
        let found = self.at(symbol);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, symbol: char, purpose: &str) -> Parsed<()> {
        if self.eat(symbol) { Ok(()) } else { self.fail(&format!("'{symbol}' {purpose}")) }
    }

    fn name(&mut self, purpose: &str) -> Parsed<Name> {
        let place = self.place;
        match self.next_name() {
            Some(text) => Ok(Name { text, place }),
            None => self.fail(&format!("a name {purpose}")),
        }
    }

    fn next_name(&mut self) -> Option<String> {
        match self.token {
            Token::Name(_) => match self.next() {
                Token::Name(name) => Some(name),
                _ => None,
            },
            _ => None,
        }
    }

    /// Items with commas between them, up to `close`, which is read too.
    fn list<T>(&mut self, close: char, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(',') {
                return self.fail(&format!("',' or '{close}'"));
            }
        }
    }

    fn function(&mut self) -> Parsed<Function> {
        let place = self.place;
        self.next();
        let name = self.name("of a function")?.text;
        self.expect('(', "before the parameters")?;
        let parameters = if self.eat(')') { Vec::new() } else { self.list(')', Self::parameter)? };
        Ok(Function { name, place, parameters, body: self.block()? })
    }

    fn parameter(&mut self) -> Parsed<Variable> {
        let first = self.name("of a parameter")?;
        let (name, ty) = match self.next_name() {
            Some(name) => (name, VariableType::Struct(first.text)),
            None => (first.text, VariableType::Tensor(Vec::new())),
        };
        Ok(Variable { name, place: first.place, ty })
    }

    fn structure(&mut self) -> Parsed<Struct> {
        let place = self.place;
        self.next();
        let name = self.name("of a struct")?.text;
        self.expect('{', "before the fields")?;
        let mut fields = Vec::new();
        loop {
            fields.push(self.variable()?);
            self.expect(';', "behind a field")?;
            if self.eat('}') {
                return Ok(Struct { name, place, fields });
            }
        }
    }

    /// `var name shape?` or `struct-name name`
    fn variable(&mut self) -> Parsed<Variable> {
        let place = self.place;
        if self.token != Token::Keyword("var") {
            let ty = self.name("of a struct, or 'var'")?.text;
            let name = self.name("of a variable")?.text;
            return Ok(Variable { name, place, ty: VariableType::Struct(ty) });
        }
        self.next();
        let name = self.name("of a variable")?.text;
        let shape = if self.eat('<') { self.list('>', Self::dimension)? } else { Vec::new() };
        Ok(Variable { name, place, ty: VariableType::Tensor(shape) })
    }

    fn dimension(&mut self) -> Parsed<i64> {
        match self.token {
            Token::Number(number) if number.fract() == 0.0 && number < 1e15 => {
                self.next();
                Ok(number as i64)
            }
            _ => self.fail("the size of a dimension"),
        }
    }

    fn block(&mut self) -> Parsed<Vec<Statement>> {
        self.expect('{', "before the body")?;
        let mut statements = Vec::new();
        loop {
            while self.eat(';') {}
            if self.eat('}') {
                return Ok(statements);
            }
            statements.push(self.statement()?);
            self.expect(';', "behind a statement")?;
        }
    }

    fn statement(&mut self) -> Parsed<Statement> {
        let place = self.place;
        match self.token {
            Token::Keyword("var") => self.declaration(),
            Token::Keyword("return") => {
                self.next();
                let value = if self.at(';') { None } else { Some(self.expression()?) };
                Ok(Statement::Return(place, value))
            }
            _ => self.statement_of_value(),
        }
    }

    fn declaration(&mut self) -> Parsed<Statement> {
        let variable = self.variable()?;
        self.initialized(variable)
    }

    fn initialized(&mut self, variable: Variable) -> Parsed<Statement> {
        self.expect('=', "and the value of the variable")?;
        Ok(Statement::Declare(variable, self.expression()?))
    }

    /// A statement that does not begin with a keyword: `Struct name = value`, `print(value)`, or an expression.
    fn statement_of_value(&mut self) -> Parsed<Statement> {
        let value = self.expression()?;
        let Expr { place, kind } = value;
        match kind {
            ExprKind::Variable(ty) if matches!(self.token, Token::Name(_)) => {
                let name = self.name("of a variable")?.text;
                self.initialized(Variable { name, place, ty: VariableType::Struct(ty) })
            }
            ExprKind::Call(callee, arguments) if callee == "print" => {
                match <[Expr; 1]>::try_from(arguments) {
                    Ok([value]) => Ok(Statement::Print(place, value)),
                    Err(arguments) => {
                        let message = format!("'print' takes one argument, not {}", arguments.len());
                        Err(Mistake::new(place, message))
                    }
                }
            }
            kind => Ok(Statement::Evaluate(Expr { place, kind })),
        }
    }

    fn expression(&mut self) -> Parsed<Expr> {
        self.nested(|this| {
            let left = this.primary()?;
            this.binary(left, 0)
        })
    }

    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth == MAX_DEPTH {
            return Err(Mistake::new(self.place, "nested too deeply"));
        }
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// The operations after `left` whose operators bind at least as tightly as `least`.
    fn binary(&mut self, mut left: Expr, least: u8) -> Parsed<Expr> {
        while let Some((operator, strength)) = self.operator().filter(|(_, strength)| *strength >= least) {
            self.next();
            let place = self.place;
            let Some(operator) = operator else {
                let field = self.name("of a field")?;
                left = Expr { place, kind: ExprKind::Field(Box::new(left), field) };
                continue;
            };
            let right = self.primary()?;
            let right = self.nested(|this| this.binary(right, strength + 1))?;
            left = Expr { place, kind: ExprKind::Binary(operator, Box::new((left, right))) };
        }
        Ok(left)
    }

    /// The next token as an operator, and how tightly it binds; the operator of a field access is `None`.
    fn operator(&self) -> Option<(Option<Operator>, u8)> {
        match self.token {
            Token::Symbol('+') => Some((Some(Operator::Add), 0)),
            Token::Symbol('-') => Some((Some(Operator::Subtract), 0)),
            Token::Symbol('*') => Some((Some(Operator::Multiply), 1)),
            Token::Symbol('.') => Some((None, 2)),
            _ => None,
        }
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let place = self.place;
        let kind = match &self.token {
            Token::Number(number) => {
                let number = *number;
                self.next();
                ExprKind::Number(number)
            }
            Token::Name(_) => self.variable_or_call()?,
            Token::Symbol('(') => {
                self.next();
                let inner = self.expression()?;
                self.expect(')', "behind the expression")?;
                return Ok(inner);
            }
            Token::Symbol('[') => ExprKind::Tensor(self.tensor()?),
            Token::Symbol('{') => self.fields()?,
            _ => return self.fail("an expression"),
        };
        Ok(Expr { place, kind })
    }

    fn variable_or_call(&mut self) -> Parsed<ExprKind> {
        let name = self.name("of a variable or function")?.text;
        if !self.eat('(') {
            return Ok(ExprKind::Variable(name));
        }
        let arguments = if self.eat(')') { Vec::new() } else { self.list(')', Self::expression)? };
        Ok(ExprKind::Call(name, arguments))
    }

    /// A tensor literal. All its rows have the same shape.
    fn tensor(&mut self) -> Parsed<Tensor> {
        let place = self.place;
        self.next();
        let rows = self.nested(|this| this.list(']', Self::row))?;
        let shape = rows[0].shape.clone();
        if rows.iter().any(|row| row.shape != shape) {
            return Err(Mistake::new(place, "the rows of a tensor have the same shape"));
        }
        let shape = std::iter::once(rows.len() as i64).chain(shape).collect();
        Ok(Tensor { shape, elements: rows.into_iter().flat_map(|row| row.elements).collect() })
    }

    /// A number, as a tensor without dimensions, or a tensor.
    fn row(&mut self) -> Parsed<Tensor> {
        match self.token {
            Token::Symbol('[') => self.tensor(),
            Token::Number(number) => {
                self.next();
                Ok(Tensor { shape: Vec::new(), elements: vec![number] })
            }
            _ => self.fail("a number or '['"),
        }
    }

    fn fields(&mut self) -> Parsed<ExprKind> {
        self.next();
        let values = self.nested(|this| {
            this.list('}', |this| match this.token {
                Token::Number(_) | Token::Symbol('[' | '{') => this.primary(),
                _ => this.fail("a number, '[' or '{'"),
            })
        })?;
        Ok(ExprKind::Struct(values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mistake(text: &str) -> String {
        let Mistake { place, message } = parse(text).unwrap_err();
        format!("{}:{}: {message}", place.line, place.column)
    }

    #[test]
    fn operators_bind_as_in_arithmetic() {
        let module = parse("def f(a, b) { return a + b * a + b; }").unwrap();
        let Record::Function(function) = &module.records[0] else { panic!("a function") };
        let Statement::Return(_, Some(value)) = &function.body[0] else { panic!("a return") };
        let ExprKind::Binary(Operator::Add, operands) = &value.kind else { panic!("a sum") };
        assert_eq!(operands.1.kind, ExprKind::Variable("b".to_owned()));
        let ExprKind::Binary(Operator::Add, inner) = &operands.0.kind else { panic!("a sum") };
        assert!(matches!(inner.1.kind, ExprKind::Binary(Operator::Multiply, _)));
    }

    #[test]
    fn mistakes_have_places() {
        assert_eq!(mistake("var"), "1:1: expected 'def' or 'struct', found 'var'");
        assert_eq!(mistake("def f(a {"), "1:9: expected ',' or ')', found '{'");
        assert_eq!(mistake("def f() {\n  var a = 1\n}"), "3:1: expected ';' behind a statement, found '}'");
        assert_eq!(mistake("def f() { a = 1.2.3; }"), "1:13: expected ';' behind a statement, found '='");
        assert_eq!(
            mistake("def f() { return 1.2.3; }"),
            "1:18: expected an expression, found the malformed number '1.2.3'"
        );
        assert_eq!(
            mistake("def f() { print([[1], [2, 3]]); }"),
            "1:17: the rows of a tensor have the same shape"
        );
        assert_eq!(mistake("def f() { print(); }"), "1:11: 'print' takes one argument, not 0");
        assert_eq!(
            mistake("struct S { var a; "),
            "1:19: expected a name of a struct, or 'var', found the end of the file"
        );
        let deep = format!("def f() {{ return {}", "(".repeat(100_000));
        assert_eq!(mistake(&deep), format!("1:{}: nested too deeply", 18 + MAX_DEPTH));
    }
}
