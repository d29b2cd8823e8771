//! Calls: `llvm.call`, `llvm.invoke`, `llvm.call_intrinsic` and `llvm.landingpad`.

use std::ops::Range;

use rtblgen_runtime::asm::{
    CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, UnresolvedOperand, parse_call_signature,
    print_call_signature,
};
use rtblgen_runtime::interfaces::{CallOpInterface, Callee};
use rtblgen_runtime::{Builder, Ir, Location, Op, OpState, StringAttr, Type, TypedOp, Value};

use super::memory::{parse_op_bundles, print_op_bundles};
use super::text::keyword_or;
use super::{
    CConv, CConvAttr, CallIntrinsicOp, CallOp, InvokeOp, LLVMArrayType, LLVMVoidType, LandingpadOp,
    TailCallKind, TailCallKindAttr,
};

/// The operand segment of `llvm.call` and `llvm.invoke` that has the indirect callee and the arguments.
const CALLEE_OPERANDS: usize = 0;

macro_rules! calls {
    ($($op:ident)*) => {$(
        impl CallOpInterface for $op {
            fn callable_for_callee<'c>(self, ir: &Ir<'c>) -> Callee<'c> {
                match self.op().attribute(ir, "callee").and_then(|callee| callee.cast()) {
                    Some(callee) => Callee::Symbol(callee),
                    None => Callee::Value(self.op().operand(ir, 0)),
                }
            }

            fn set_callee_from_callable<'c>(self, ir: &mut Ir<'c>, callee: Callee<'c>) {
                match callee {
                    Callee::Symbol(symbol) => ir.set_attribute(self.op(), "callee", symbol.into()),
                    Callee::Value(value) => ir.set_operand(self.op(), 0, value),
                }
            }

            fn arg_operands(self, ir: &Ir<'_>) -> Vec<Value> {
                self.arg_operands_mutable(ir).map(|number| self.op().operand(ir, number)).collect()
            }

            fn arg_operands_mutable(self, ir: &Ir<'_>) -> Range<usize> {
                let is_indirect = self.callee(ir).is_none();
                usize::from(is_indirect)..self.op().operand_segment(ir, CALLEE_OPERANDS).end
            }
        }
    )*};
}

calls! { CallOp InvokeOp }

impl CallOp {
    /// A call without operand bundles. The callee is the attribute `callee`, or the first operand.
    pub fn state<'c>(location: Location<'c>, operands: &[Value]) -> OpState<'c> {
        let sizes = location.context().dense_array_attr::<i32>(&[]);
        let state = OpState::new(Self::DEFINITION, location).operands(operands.iter().copied());
        state.operand_segments([operands.len(), 0]).attribute("op_bundle_sizes", sizes)
    }

    /// Builds a call of a function. A variadic function needs its type.
    pub fn of_function<'c>(
        builder: &mut dyn Builder<'c>,
        location: Location<'c>,
        callee: &str,
        arguments: &[Value],
        result: Option<Type<'c>>,
        variadic_type: Option<Type<'c>>,
    ) -> Self {
        let context = location.context();
        let callee = context.flat_symbol_ref_attr(callee);
        let mut state = Self::state(location, arguments).attribute("callee", callee).results(result);
        if let Some(ty) = variadic_type {
            state = state.attribute("var_callee_type", context.type_attr(ty));
        }
        Self::from_op(builder.create(state))
    }
}

/// The parsed callee and arguments of a call.
struct Call {
    operands: Vec<UnresolvedOperand>,
    is_direct: bool,
}

/// Parses `@callee` or a pointer, and arguments in parentheses.
fn parse_callee<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
    has_word: bool,
) -> ParseResult<Call> {
    if has_word {
        return Err(parser.op_error("expected valid '@'-identifier for symbol name"));
    }
    let pointer = parser.parse_optional_operand()?;
    let is_direct = pointer.is_none();
    if is_direct {
        let callee = parser.parse_symbol_name()?;
        let callee = parser.context().flat_symbol_ref_attr(callee.value());
        state.attributes.push(parser.context().named_attribute("callee", callee));
    }
    parser.parse_literal("(")?;
    let mut operands: Vec<UnresolvedOperand> = pointer.into_iter().collect();
    operands.extend(parser.parse_operand_list()?);
    parser.parse_literal(")")?;
    Ok(Call { operands, is_direct })
}

fn parse_variadic_type<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
    if !parser.parse_optional_keyword("vararg") {
        return Ok(());
    }
    parser.parse_literal("(")?;
    let ty = parser.parse_type()?;
    parser.parse_literal(")")?;
    let ty = parser.context().type_attr(ty);
    state.attributes.push(parser.context().named_attribute("var_callee_type", ty));
    Ok(())
}

/// Operands of bundles, which are resolved after those of the call.
#[derive(Default)]
struct Bundles<'c> {
    offset: usize,
    operands: Vec<Vec<UnresolvedOperand>>,
    types: Vec<Vec<Type<'c>>>,
}

impl<'c> Bundles<'c> {
    fn parse(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult<Self> {
        let mut own = Self { offset: parser.offset(), ..Self::default() };
        let mut tags = None;
        parse_op_bundles(parser, &mut own.operands, &mut own.types, &mut tags)?;
        if let Some(tags) = tags {
            state.attributes.push(parser.context().named_attribute("op_bundle_tags", tags));
        }
        Ok(own)
    }

    /// Adds the operands to the operation, and returns their number.
    fn resolve(self, parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult<usize> {
        let mut sizes = Vec::new();
        for (number, (operands, types)) in self.operands.iter().zip(&self.types).enumerate() {
            if operands.len() != types.len() {
                let message = format!(
                    "expected {} types for operand bundle operands for operand bundle #{number}, but actually got {}",
                    operands.len(),
                    types.len()
                );
                return Err(parser.op_error_at(self.offset, message));
            }
            parser.resolve_operands(operands, types, self.offset, state)?;
            sizes.push(operands.len() as i32);
        }
        let attribute = parser.context().dense_array_attr(&sizes);
        state.attributes.push(parser.context().named_attribute("op_bundle_sizes", attribute));
        Ok(sizes.iter().map(|size| *size as usize).sum())
    }
}

/// Parses `":" (type ",")? signature` and resolves the operands of the call.
fn parse_types<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>, call: &Call) -> ParseResult {
    let offset = parser.offset();
    parser.parse_literal(":")?;
    let mut types = Vec::new();
    if !call.is_direct {
        types.push(parser.parse_type()?);
        if !parser.parse_optional_literal(",") {
            return Err(parser.op_error_at(offset, "expected indirect call to have 2 trailing types"));
        }
    }
    let mut signature = match parse_call_signature(parser) {
        Ok(signature) => signature,
        Err(_) if call.is_direct => {
            return Err(parser.op_error_at(offset, "expected direct call to have 1 trailing types"));
        }
        Err(_) => return Err(parser.op_error_at(offset, "expected trailing function type")),
    };
    match signature.results.as_slice() {
        [] => {}
        [one] if one.is::<LLVMVoidType<'_>>() => {
            return Err(parser.op_error_at(offset, "expected a non-void result type"));
        }
        [_] => {}
        _ => return Err(parser.op_error_at(offset, "expected function with 0 or 1 result")),
    }
    types.extend_from_slice(&signature.types);
    let place = parser.name_offset();
    parser.resolve_operands(&call.operands, &types, place, state)?;
    state.results.extend_from_slice(&signature.results);
    signature.add_attributes(parser.context(), state);
    Ok(())
}

fn push_segments<'c>(parser: &OpAsmParser<'_, 'c>, state: &mut OpState<'c>, sizes: &[usize]) {
    let sizes: Vec<i32> = sizes.iter().map(|size| *size as i32).collect();
    let context = parser.context();
    state.attributes.push(context.named_attribute("operandSegmentSizes", context.dense_array_attr(&sizes)));
}

fn print_callee(printer: &mut OpAsmPrinter<'_, '_>, op: Op, arguments: &[Value]) {
    let ir = printer.ir();
    match op.attribute(ir, "callee").and_then(|callee| callee.cast::<rtblgen_runtime::SymbolRefAttr<'_>>()) {
        Some(callee) => printer.print_symbol_name(callee.root().value()),
        None => printer.print_operand(op.operand(ir, 0)),
    }
    printer.write_char('(');
    printer.print_operands(arguments.iter().copied());
    printer.write_char(')');
}

fn print_variadic_type(printer: &mut OpAsmPrinter<'_, '_>, ty: Option<Type<'_>>, op: Op) {
    let _ = ty;
    let ir = printer.ir();
    let ty = op.attribute(ir, "var_callee_type").and_then(|ty| ty.cast::<rtblgen_runtime::TypeAttr<'_>>());
    if let Some(ty) = ty {
        printer.write_str(" vararg(");
        printer.print_type(ty.value());
        printer.write_char(')');
    }
}

fn print_types(printer: &mut OpAsmPrinter<'_, '_>, op: Op, arguments: &[Value]) {
    let ir = printer.ir();
    printer.write_str(" : ");
    if op.attribute(ir, "callee").is_none() && op.attribute(ir, "intrin").is_none() {
        printer.print_type(op.operand(ir, 0).ty(ir));
        printer.write_str(", ");
    }
    let inputs: Vec<_> = arguments.iter().map(|value| value.ty(ir)).collect();
    let results: Vec<_> = op.result_types(ir).collect();
    print_call_signature(printer, op, &inputs, &results);
}

/// Attributes that the custom form prints outside of the dictionary.
const ELIDED: [&str; 9] = [
    "callee",
    "TailCallKind",
    "var_callee_type",
    "CConv",
    "operandSegmentSizes",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

/// The names of [`ELIDED`], and of flags that are unset.
fn elided(op: Op, ir: &Ir<'_>) -> Vec<&'static str> {
    let mut names = ELIDED.to_vec();
    let flags = op.attribute(ir, "fastmathFlags").and_then(|flags| flags.cast());
    if flags.is_none_or(|flags: super::FastmathFlagsAttr<'_>| flags.value() == super::FastmathFlags::NONE) {
        names.push("fastmathFlags");
    }
    names
}

macro_rules! print_bundles {
    ($printer:ident, $op:ident, $ir:ident) => {
        let mut operands = $op.op_bundle_operands($ir);
        let sizes = $op.op_bundle_sizes($ir);
        if !sizes.is_empty() {
            $printer.write_char(' ');
            let bundle = |size: i32| operands.by_ref().take(size as usize).collect();
            let bundles: Vec<Vec<Value>> = sizes.iter().copied().map(bundle).collect();
            let types = bundles.iter().map(|bundle| bundle.iter().map(|value| value.ty($ir)).collect());
            let types: Vec<Vec<_>> = types.collect();
            print_op_bundles($printer, $op, bundles, types, $op.op().attribute($ir, "op_bundle_tags"));
        }
    };
}

impl CustomAsm for CallOp {
    /// `convention? kind? callee "(" operands ")" ("vararg" "(" type ")")? bundles? attributes ":" (type ",")? signature`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let mut word = parser.parse_optional_any_keyword();
        let convention = keyword_or(parser, &mut word, CConv::C);
        let kind = keyword_or(parser, &mut word, TailCallKind::None);
        state.attributes.extend([
            context.named_attribute("CConv", CConvAttr::get(context, convention)),
            context.named_attribute("TailCallKind", TailCallKindAttr::get(context, kind)),
        ]);
        let call = parse_callee(parser, state, word.is_some())?;
        parse_variadic_type(parser, state)?;
        let bundles = Bundles::parse(parser, state)?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        parse_types(parser, state, &call)?;
        let size = bundles.resolve(parser, state)?;
        push_segments(parser, state, &[call.operands.len(), size]);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        if self.c_conv(ir) != CConv::C {
            printer.write_str(&format!("{} ", self.c_conv(ir)));
        }
        if self.tail_call_kind(ir) != TailCallKind::None {
            printer.write_str(&format!("{} ", self.tail_call_kind(ir)));
        }
        let arguments = self.arg_operands(ir);
        print_callee(printer, self.op(), &arguments);
        print_variadic_type(printer, None, self.op());
        print_bundles!(printer, self, ir);
        printer.print_op_attributes(self.op(), &elided(self.op(), ir));
        print_types(printer, self.op(), &arguments);
    }
}

impl CustomAsm for InvokeOp {
    /// `convention? callee "(" operands ")" "to" ^block operands "unwind" ^block operands ("vararg" "(" type ")")? bundles?
    /// attributes ":" (type ",")? signature`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        let mut word = parser.parse_optional_any_keyword();
        let convention = keyword_or(parser, &mut word, CConv::C);
        state.attributes.push(context.named_attribute("CConv", CConvAttr::get(context, convention)));
        let call = parse_callee(parser, state, word.is_some())?;
        let mut passed = Vec::new();
        for keyword in ["to", "unwind"] {
            parser.parse_keyword(keyword)?;
            state.successors.push(parser.parse_successor()?);
            let offset = parser.offset();
            let (operands, types) = crate::cf::parse_passed(parser)?;
            passed.push((offset, operands, types));
        }
        parse_variadic_type(parser, state)?;
        let bundles = Bundles::parse(parser, state)?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        parse_types(parser, state, &call)?;
        // The operands of bundles come last.
        let mut sizes = vec![call.operands.len()];
        for (offset, operands, types) in passed {
            parser.resolve_operands(&operands, &types, offset, state)?;
            sizes.push(operands.len());
        }
        sizes.push(bundles.resolve(parser, state)?);
        push_segments(parser, state, &sizes);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        if self.c_conv(ir) != CConv::C {
            printer.write_str(&format!("{} ", self.c_conv(ir)));
        }
        let arguments = self.arg_operands(ir);
        print_callee(printer, self.op(), &arguments);
        let [normal, unwind] = [0, 1].map(|number| self.op().successor(ir, number));
        let passed = |group| -> Vec<Value> {
            let numbers = self.op().operand_segment(ir, group);
            numbers.map(|number| self.op().operand(ir, number)).collect()
        };
        printer.write_str(" to ");
        printer.print_successor_and_operands(normal, &passed(1));
        printer.write_str(" unwind ");
        printer.print_successor_and_operands(unwind, &passed(2));
        print_variadic_type(printer, None, self.op());
        print_bundles!(printer, self, ir);
        printer.print_op_attributes(self.op(), &ELIDED);
        print_types(printer, self.op(), &arguments);
    }
}

impl CustomAsm for CallIntrinsicOp {
    /// `"name" "(" operands ")" bundles? attributes ":" signature`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let name = parser.parse_attribute_of::<StringAttr<'_>>(None)?;
        state.attributes.push(parser.context().named_attribute("intrin", name));
        parser.parse_literal("(")?;
        let operands = parser.parse_operand_list()?;
        parser.parse_literal(")")?;
        let call = Call { operands, is_direct: true };
        let bundles = Bundles::parse(parser, state)?;
        state.attributes.extend(parser.parse_optional_attr_dict()?);
        parse_types(parser, state, &call)?;
        let size = bundles.resolve(parser, state)?;
        push_segments(parser, state, &[call.operands.len(), size]);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_char(' ');
        printer.print_string(self.intrin(ir));
        let numbers = self.op().operand_segment(ir, CALLEE_OPERANDS);
        let arguments: Vec<Value> = numbers.map(|number| self.op().operand(ir, number)).collect();
        printer.write_char('(');
        printer.print_operands(arguments.iter().copied());
        printer.write_char(')');
        print_bundles!(printer, self, ir);
        let mut names = elided(self.op(), ir);
        names.push("intrin");
        printer.print_op_attributes(self.op(), &names);
        print_types(printer, self.op(), &arguments);
    }
}

impl CustomAsm for LandingpadOp {
    /// `"cleanup"? ("(" ("catch" | "filter") operand ":" type ")")* ":" type`
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        let context = parser.context();
        if parser.parse_optional_keyword("cleanup") {
            state.attributes.push(context.named_attribute("cleanup", context.unit_attr()));
        }
        while parser.parse_optional_literal("(") {
            if !parser.parse_optional_keyword("filter") && !parser.parse_optional_keyword("catch") {
                break;
            }
            let offset = parser.offset();
            let operand = parser.parse_operand()?;
            let ty = parser.parse_colon_type()?;
            parser.resolve_operands(&[operand], &[ty], offset, state)?;
            parser.parse_literal(")")?;
        }
        let ty = parser.parse_colon_type()?;
        state.results.push(ty);
        Ok(())
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        let ir = printer.ir();
        printer.write_str(if self.cleanup(ir) { " cleanup " } else { " " });
        for clause in self.op().operands(ir) {
            let kind = if clause.ty(ir).is::<LLVMArrayType<'_>>() { "filter" } else { "catch" };
            printer.write_str(&format!("({kind} "));
            printer.print_operand(clause);
            printer.write_str(" : ");
            printer.print_type(clause.ty(ir));
            printer.write_str(") ");
        }
        printer.print_op_attributes(self.op(), &["cleanup"]);
        printer.write_str(": ");
        printer.print_types(self.op().result_types(ir));
    }
}
