//! Generation of operations of the `toy` dialect from the syntax tree.

use std::collections::HashMap;

use rtblgen_runtime::{
    Attribute, Builder, Context, Diagnostic, Diagnostics, Ir, IrBuilder, Location, OpState, Type, TypedOp,
    Value,
};

use crate::dialect::{
    AddOp, ConstantOp, FuncOp, GenericCallOp, MulOp, PrintOp, ReshapeOp, ReturnOp, StructAccessOp,
    StructConstantOp, StructType, TransposeOp,
};
use crate::language::tree::{
    Expr, ExprKind, Function, Module, Name, Operator, Place, Record, Statement, Struct, Tensor, Variable,
    VariableType,
};

type Generated<'c, T> = Result<T, Diagnostic<'c>>;

/// The module of a program, verified. `file` is the name of the source in its locations. Only `main` is public, or all
/// functions are.
///
/// # Errors
///
/// Returns the first mistake of the program, or the verifier's diagnostics.
pub fn generate<'c>(
    context: &'c Context,
    module: &Module,
    file: &str,
    are_private: bool,
) -> Result<Ir<'c>, Diagnostics<'c>> {
    let mut ir = Ir::module(context, context.unknown_loc());
    let body = ir.body_block();
    let mut generator = Generator {
        builder: IrBuilder::at_block_end(&mut ir, body),
        file,
        are_private,
        functions: HashMap::new(),
        structs: HashMap::new(),
        variables: HashMap::new(),
    };
    for record in &module.records {
        match record {
            Record::Function(function) => {
                generator.builder.set_insertion_point_to_end(body);
                generator.function(function)?;
            }
            Record::Struct(structure) => generator.structure(structure)?,
        }
    }
    ir.verify()?;
    Ok(ir)
}

struct Generator<'a, 'c> {
    builder: IrBuilder<'a, 'c>,
    file: &'a str,
    are_private: bool,
    /// The results of the functions so far.
    functions: HashMap<&'a str, &'c [Type<'c>]>,
    structs: HashMap<&'a str, (StructType<'c>, &'a Struct)>,
    /// The variables of the current function, with the name of their struct.
    variables: HashMap<&'a str, (Value, Option<&'a str>)>,
}

impl<'a, 'c> Generator<'a, 'c> {
    fn location(&self, place: Place) -> Location<'c> {
        self.builder.context().file_line_col_loc(self.file, place.line, place.column)
    }

    fn fail<T>(&self, place: Place, message: impl Into<String>) -> Generated<'c, T> {
        Err(Diagnostic::error(self.location(place), message))
    }

    /// The type of tensors of a shape; an empty shape is any shape.
    fn tensor_type(&self, shape: &[i64]) -> Type<'c> {
        let context = self.builder.context();
        match shape.is_empty() {
            true => context.unranked_tensor_type(context.f64_type()),
            false => context.ranked_tensor_type(shape, context.f64_type(), None),
        }
    }

    fn variable_type(&self, variable: &Variable) -> Generated<'c, Type<'c>> {
        match &variable.ty {
            VariableType::Tensor(shape) => Ok(self.tensor_type(shape)),
            VariableType::Struct(name) => match self.structs.get(name.as_str()) {
                Some((ty, _)) => Ok((*ty).into()),
                None => self.fail(variable.place, format!("unknown struct type '{name}'")),
            },
        }
    }

    fn structure(&mut self, structure: &'a Struct) -> Generated<'c, ()> {
        if self.structs.contains_key(structure.name.as_str()) {
            return self.fail(structure.place, format!("there is a struct '{}' already", structure.name));
        }
        let types = structure.fields.iter().map(|field| self.variable_type(field));
        let types: Vec<Type<'c>> = types.collect::<Result<_, _>>()?;
        let ty = StructType::get(self.builder.context(), &types);
        self.structs.insert(&structure.name, (ty, structure));
        Ok(())
    }

    fn function(&mut self, function: &'a Function) -> Generated<'c, ()> {
        let location = self.location(function.place);
        let types = function.parameters.iter().map(|parameter| self.variable_type(parameter));
        let types: Vec<Type<'c>> = types.collect::<Result<_, _>>()?;
        let context = self.builder.context();
        let op =
            FuncOp::build(&mut self.builder, location, &function.name, context.function_type(&types, &[]));
        if self.are_private && function.name != "main" {
            op.set_sym_visibility(self.builder.ir_mut(), Some("private"));
        }
        let body = op.body(self.builder.ir());
        let entry = self.builder.create_block(body, &types, &vec![location; types.len()]);
        self.builder.set_insertion_point_to_end(entry);
        self.variables.clear();
        for (number, parameter) in function.parameters.iter().enumerate() {
            let value = entry.argument(self.builder.ir(), number);
            self.declare(parameter, value)?;
        }
        let results = self.body(function)?;
        let ty = context.function_type(&types, &results);
        op.set_function_type(self.builder.ir_mut(), ty);
        self.functions.insert(&function.name, op.function_type(self.builder.ir()).results());
        Ok(())
    }

    /// The statements up to the first `return`. Returns the types of the returned values.
    fn body(&mut self, function: &'a Function) -> Generated<'c, Vec<Type<'c>>> {
        for statement in &function.body {
            if let Statement::Return(place, value) = statement {
                let values = value.as_ref().map(|value| self.expression(value)).transpose()?;
                let values: Vec<Value> = values.into_iter().collect();
                let location = self.location(*place);
                ReturnOp::build(&mut self.builder, location, &values);
                return Ok(values.iter().map(|value| value.ty(self.builder.ir())).collect());
            }
            self.statement(statement)?;
        }
        let location = self.location(function.place);
        ReturnOp::build(&mut self.builder, location, &[]);
        Ok(Vec::new())
    }

    fn statement(&mut self, statement: &'a Statement) -> Generated<'c, ()> {
        match statement {
            Statement::Declare(variable, value) => {
                let value = self.expression(value)?;
                let value = self.initialized(variable, value)?;
                self.declare(variable, value)
            }
            Statement::Print(place, value) => {
                let value = self.expression(value)?;
                let location = self.location(*place);
                PrintOp::build(&mut self.builder, location, value);
                Ok(())
            }
            Statement::Return(..) => Ok(()),
            Statement::Evaluate(value) => self.expression(value).map(|_| ()),
        }
    }

    fn declare(&mut self, variable: &'a Variable, value: Value) -> Generated<'c, ()> {
        let structure = match &variable.ty {
            VariableType::Tensor(_) => None,
            VariableType::Struct(name) => Some(name.as_str()),
        };
        match self.variables.insert(&variable.name, (value, structure)) {
            None => Ok(()),
            Some(_) => self.fail(variable.place, format!("there is a variable '{}' already", variable.name)),
        }
    }

    /// The value of a variable with the declared type: a tensor is reshaped.
    fn initialized(&mut self, variable: &'a Variable, value: Value) -> Generated<'c, Value> {
        let ty = self.variable_type(variable)?;
        match &variable.ty {
            VariableType::Tensor(shape) if shape.is_empty() => Ok(value),
            VariableType::Tensor(_) => {
                let location = self.location(variable.place);
                let reshape = ReshapeOp::build(&mut self.builder, location, ty, value);
                Ok(*reshape.output(self.builder.ir()))
            }
            VariableType::Struct(_) => match value.ty(self.builder.ir()) {
                found if found == ty => Ok(value),
                found => self.fail(
                    variable.place,
                    format!(
                        "struct type of initializer is different than the variable declaration. Got '{found}', but \
                         expected '{ty}'"
                    ),
                ),
            },
        }
    }

    fn expression(&mut self, expression: &'a Expr) -> Generated<'c, Value> {
        let location = self.location(expression.place);
        match &expression.kind {
            ExprKind::Number(_) | ExprKind::Tensor(_) | ExprKind::Struct(_) => self.constant(expression),
            ExprKind::Variable(name) => match self.variables.get(name.as_str()) {
                Some((value, _)) => Ok(*value),
                None => self.fail(expression.place, format!("unknown variable '{name}'")),
            },
            ExprKind::Call(callee, arguments) => self.call(expression.place, callee, arguments),
            ExprKind::Binary(operator, operands) => {
                let lhs = self.expression(&operands.0)?;
                let rhs = self.expression(&operands.1)?;
                let ty = self.tensor_type(&[]);
                let op = match operator {
                    Operator::Add => AddOp::build(&mut self.builder, location, ty, lhs, rhs).op(),
                    Operator::Multiply => MulOp::build(&mut self.builder, location, ty, lhs, rhs).op(),
                    Operator::Subtract => return self.fail(expression.place, "invalid binary operator '-'"),
                };
                Ok(op.result(self.builder.ir(), 0))
            }
            ExprKind::Field(object, field) => self.field(location, object, field),
        }
    }

    fn constant(&mut self, expression: &'a Expr) -> Generated<'c, Value> {
        let location = self.location(expression.place);
        let (value, ty) = self.constant_value(expression)?;
        let op = match &expression.kind {
            ExprKind::Struct(_) => {
                let state =
                    OpState::new(StructConstantOp::DEFINITION, location).inherent(0, value).result(ty);
                self.builder.create(state)
            }
            _ => ConstantOp::build(&mut self.builder, location, value.own_type(), value).op(),
        };
        Ok(op.result(self.builder.ir(), 0))
    }

    /// The attribute of a literal, and its type as a field: tensors have any shape there.
    fn constant_value(&self, expression: &Expr) -> Generated<'c, (Attribute<'c>, Type<'c>)> {
        let context = self.builder.context();
        let dense = |shape: &[i64], elements: &[f64]| {
            let ty = context.ranked_tensor_type(shape, context.f64_type(), None);
            context.dense_elements_attr(ty, elements)
        };
        match &expression.kind {
            ExprKind::Number(number) => Ok((dense(&[], &[*number]), self.tensor_type(&[]))),
            ExprKind::Tensor(Tensor { shape, elements }) => {
                Ok((dense(shape, elements), self.tensor_type(&[])))
            }
            ExprKind::Struct(fields) => {
                let fields: Vec<_> =
                    fields.iter().map(|field| self.constant_value(field)).collect::<Result<_, _>>()?;
                let (values, types): (Vec<_>, Vec<_>) = fields.into_iter().unzip();
                Ok((context.array_attr(&values), StructType::get(context, &types).into()))
            }
            _ => self.fail(expression.place, "expected a literal"),
        }
    }

    fn call(&mut self, place: Place, callee: &'a str, arguments: &'a [Expr]) -> Generated<'c, Value> {
        let values = arguments.iter().map(|argument| self.expression(argument));
        let values: Vec<Value> = values.collect::<Result<_, _>>()?;
        let location = self.location(place);
        if callee == "transpose" {
            let [value] = values[..] else {
                return self.fail(place, format!("'transpose' takes one argument, not {}", values.len()));
            };
            let ty = self.tensor_type(&[]);
            let op = TransposeOp::build(&mut self.builder, location, ty, value);
            return Ok(*op.output(self.builder.ir()));
        }
        match self.functions.get(callee) {
            None => self.fail(place, format!("no defined function found for '{callee}'")),
            Some([result]) => {
                let op = GenericCallOp::build(&mut self.builder, location, *result, callee, &values);
                Ok(op.output(self.builder.ir()))
            }
            Some(_) => self.fail(place, format!("the function '{callee}' returns nothing")),
        }
    }

    fn field(&mut self, location: Location<'c>, object: &'a Expr, field: &Name) -> Generated<'c, Value> {
        let value = self.expression(object)?;
        let index = self.struct_of(object).and_then(|(_, structure)| index_of(structure, field));
        let types = value.ty(self.builder.ir()).cast::<StructType<'c>>().map(StructType::element_types);
        match (index, types) {
            (Some(index), Some(types)) if index < types.len() => {
                let op =
                    StructAccessOp::build(&mut self.builder, location, types[index], value, index as i64);
                Ok(op.output(self.builder.ir()))
            }
            _ => self.fail(field.place, "invalid access into struct expression"),
        }
    }

    /// The struct of a value, if the expression names it: a variable or a field with a declared struct.
    fn struct_of(&self, expression: &Expr) -> Option<(StructType<'c>, &'a Struct)> {
        let name = match &expression.kind {
            ExprKind::Variable(name) => self.variables.get(name.as_str())?.1?,
            ExprKind::Field(object, field) => {
                let (_, structure) = self.struct_of(object)?;
                match &structure.fields[index_of(structure, field)?].ty {
                    VariableType::Struct(name) => name.as_str(),
                    VariableType::Tensor(_) => return None,
                }
            }
            _ => return None,
        };
        self.structs.get(name).copied()
    }
}

/// The number of a field.
fn index_of(structure: &Struct, field: &Name) -> Option<usize> {
    structure.fields.iter().position(|own| own.name == field.text)
}
