//! The syntax tree as text, in the form of the tutorial's `-emit=ast`.

use super::tree::{
    Expr, ExprKind, Function, Module, Place, Record, Statement, Struct, Variable, VariableType,
};

/// The text of a tree. `file` is the name of the source in the places.
pub fn dump(module: &Module, file: &str) -> String {
    let mut dumper = Dumper { file, text: String::new(), depth: 1 };
    dumper.line("Module:");
    dumper.inside(|this| {
        for record in &module.records {
            match record {
                Record::Function(function) => this.function(function),
                Record::Struct(structure) => this.structure(structure),
            }
        }
    });
    dumper.text
}

struct Dumper<'a> {
    file: &'a str,
    text: String,
    depth: usize,
}

impl Dumper<'_> {
    fn line(&mut self, text: &str) {
        self.text.push_str(&"  ".repeat(self.depth));
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn inside(&mut self, write: impl FnOnce(&mut Self)) {
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    fn at(&self, place: Place) -> String {
        format!("@{}:{}:{}", self.file, place.line, place.column)
    }

    fn function(&mut self, function: &Function) {
        self.line("Function ");
        self.inside(|this| {
            this.line(&format!("Proto '{}' {}", function.name, this.at(function.place)));
            let names: Vec<&str> = function.parameters.iter().map(|parameter| &*parameter.name).collect();
            this.line(&format!("Params: [{}]", names.join(", ")));
            this.line("Block {");
            this.inside(|this| function.body.iter().for_each(|statement| this.statement(statement)));
            this.line("} // Block");
        });
    }

    fn structure(&mut self, structure: &Struct) {
        self.line(&format!("Struct: {} {}", structure.name, self.at(structure.place)));
        self.inside(|this| {
            this.line("Variables: [");
            this.inside(|this| structure.fields.iter().for_each(|field| this.variable(field)));
            this.line("]");
        });
    }

    fn variable(&mut self, variable: &Variable) {
        let ty = match &variable.ty {
            VariableType::Tensor(shape) => list(shape),
            VariableType::Struct(name) => name.clone(),
        };
        self.line(&format!("VarDecl {}<{ty}> {}", variable.name, self.at(variable.place)));
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Declare(variable, value) => {
                self.variable(variable);
                self.inside(|this| this.expression(value));
            }
            Statement::Return(_, value) => {
                self.line("Return");
                self.inside(|this| match value {
                    Some(value) => this.expression(value),
                    None => this.line("(void)"),
                });
            }
            Statement::Print(place, value) => {
                let head = format!("Print [ {}", self.at(*place));
                self.bracketed(&head, std::slice::from_ref(value));
            }
            Statement::Evaluate(value) => self.expression(value),
        }
    }

    fn bracketed(&mut self, head: &str, values: &[Expr]) {
        self.line(head);
        self.inside(|this| values.iter().for_each(|value| this.expression(value)));
        self.line("]");
    }

    fn expression(&mut self, expression: &Expr) {
        let place = self.at(expression.place);
        match &expression.kind {
            ExprKind::Number(number) => self.line(&format!("{} {place}", float(*number))),
            ExprKind::Tensor(tensor) => {
                let text = literal(&tensor.shape, &tensor.elements);
                self.line(&format!("Literal: {text} {place}"));
            }
            ExprKind::Struct(values) => self.structure_literal(values, &place),
            ExprKind::Variable(name) => self.line(&format!("var: {name} {place}")),
            ExprKind::Call(callee, arguments) => {
                self.bracketed(&format!("Call '{callee}' [ {place}"), arguments);
            }
            ExprKind::Binary(operator, operands) => {
                self.line(&format!("BinOp: {} {place}", operator.symbol()));
                self.inside(|this| {
                    this.expression(&operands.0);
                    this.expression(&operands.1);
                });
            }
            ExprKind::Field(object, field) => {
                self.line(&format!("BinOp: . {place}"));
                self.inside(|this| {
                    this.expression(object);
                    this.line(&format!("var: {} {}", field.text, this.at(field.place)));
                });
            }
        }
    }

    /// The first value follows on the line of the head, as in the tutorial.
    fn structure_literal(&mut self, values: &[Expr], place: &str) {
        self.line("Struct Literal: ");
        self.text.pop();
        self.inside(|this| values.iter().for_each(|value| this.expression(value)));
        self.line(&format!(" {place}"));
    }
}

fn list(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// A number in C's `%e`.
fn float(number: f64) -> String {
    let text = format!("{number:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |exponent| ('-', exponent));
    format!("{digits}e{sign}{exponent:0>2}")
}

/// `<2, 1>[ <1>[ 1.0], <1>[ 2.0]]`: each list with its shape.
fn literal(shape: &[i64], elements: &[f64]) -> String {
    let Some((&count, inner)) = shape.split_first() else { return float(elements[0]) };
    let rows = elements.chunks(elements.len() / count.unsigned_abs() as usize);
    let rows: Vec<String> = rows.map(|row| literal(inner, row)).collect();
    format!("<{}>[ {}]", list(shape), rows.join(", "))
}
