//! Translates operations of the `llvm` dialect to the text of LLVM IR.

mod aliases;
mod blocks;
mod calls;
mod constants;
mod debug;
mod debug_nodes;
mod debug_types;
mod function_attributes;
mod functions;
mod globals;
mod instructions;
mod intrinsics;
mod layout_spec;
mod left_out;
mod loops;
mod memory;
mod metadata;
mod module;
mod parameters;
mod special_intrinsics;
mod terminators;

use rtblgen_dialects::llvm::{LLVMFunctionType, LLVMVoidType};
use rtblgen_runtime::{Context, Diagnostic, Diagnostics, Ir, Op, Type, Value};
use rustc_hash::FxHashMap;

use crate::attributes::AttributeSets;
use crate::constants::{ConstantId, Constants, Val, write_value};
use crate::emit::{Function, ModuleText};
use crate::layout::Layout;
use crate::metadata::Metadata;
use crate::text::{MetadataId, Ref, Text};
use crate::types::Types;

use blocks::Body;
use instructions::Handler;
pub(crate) use instructions::{Flags, is_floating};

/// A result, or the error of an operation that has no translation.
pub(crate) type Translated<'c, T = ()> = Result<T, Diagnostic<'c>>;

/// Returns the text of LLVM IR for the root of the IR, which is a module with operations of the `llvm` dialect.
///
/// The text is that of `mlir-translate --mlir-to-llvmir`. An operation without a translation is an error. The
/// diagnostic handlers of the context get a warning for an attribute that LLVM IR cannot express.
///
/// ```
/// use rtblgen_runtime::Context;
///
/// let context = Context::new();
/// context.register::<rtblgen_dialects::llvm::LlvmDialect>();
/// let ir = context.parse_module("one.mlir", "llvm.func @one() -> i32 {
///   %0 = llvm.mlir.constant(1 : i32) : i32
///   llvm.return %0 : i32
/// }").unwrap();
/// let text = rtblgen_llvm_ir::to_llvm_ir(&ir).unwrap();
/// assert!(text.contains("define i32 @one() {\n  ret i32 1\n}\n"));
/// ```
pub fn to_llvm_ir<'c>(ir: &Ir<'c>) -> Result<String, Diagnostics<'c>> {
    to_llvm_ir_of(ir, ir.root())
}

/// Like [`to_llvm_ir`], for a module inside of the IR.
pub fn to_llvm_ir_of<'c>(ir: &Ir<'c>, module: Op) -> Result<String, Diagnostics<'c>> {
    let mut translation = Translation::new(ir, module);
    translation.run().map_err(Diagnostics::from)?;
    Ok(translation.emit())
}

/// The kind of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SymbolKind {
    Function,
    Global,
    Alias,
    IFunc,
}

/// The state of a translation.
pub(crate) struct Translation<'a, 'c> {
    ir: &'a Ir<'c>,
    module: Op,
    pub(crate) layout: Layout<'c>,
    pub(crate) types: Types<'c>,
    constants: Constants<'c>,
    pub(crate) attributes: AttributeSets,
    pub(crate) metadata: Metadata,
    pub(crate) text: ModuleText,
    /// The kind and the index of each symbol, by name.
    symbols: FxHashMap<&'c str, (SymbolKind, u32)>,
    pub(crate) functions: Vec<Function>,
    /// The indices in `functions`, by symbol.
    function_of_symbol: FxHashMap<u32, usize>,
    /// Translated values, by index.
    values: Vec<Val>,
    /// The translations of operations, by the index of the operation name.
    handlers: Vec<Option<Handler>>,
    /// The current function.
    body: Body<'c>,
    nodes: metadata::Nodes<'c>,
    debug: debug::Debug<'c>,
    /// Addresses of blocks: the function and the tag.
    block_addresses: Vec<(&'c str, u32, Op)>,
    /// The function and the block of each tag.
    block_tags: FxHashMap<(&'c str, u32), (usize, u32)>,
}

impl<'a, 'c> Translation<'a, 'c> {
    fn new(ir: &'a Ir<'c>, module: Op) -> Self {
        let context = ir.context();
        Translation {
            ir,
            module,
            layout: Layout::new(""),
            types: Types::default(),
            constants: Constants::new(context),
            attributes: AttributeSets::default(),
            metadata: Metadata::default(),
            text: ModuleText::default(),
            symbols: FxHashMap::default(),
            functions: Vec::new(),
            function_of_symbol: FxHashMap::default(),
            values: Vec::new(),
            handlers: Vec::new(),
            body: Body::default(),
            nodes: metadata::Nodes::default(),
            debug: debug::Debug::default(),
            block_addresses: Vec::new(),
            block_tags: FxHashMap::default(),
        }
    }

    fn context(&self) -> &'c Context {
        self.ir.context()
    }

    /// An error at an operation.
    fn error(&self, op: Op, message: impl AsRef<str>) -> Diagnostic<'c> {
        let message = format!("'{}' op {}", op.name(self.ir), message.as_ref());
        Diagnostic::error(op.location(self.ir), message)
    }

    /// Returns an error if the text so far contains a type that LLVM IR does not have.
    fn check_types(&mut self, op: Op) -> Translated<'c> {
        if self.types.is_too_long {
            let message =
                "has a type whose text in LLVM IR has more than 2 MiB: give names to the structures in it";
            return Err(self.error(op, message));
        }
        match self.types.unsupported.take() {
            Some(ty) => Err(self.error(op, format!("cannot be exported to LLVM IR: it has no type '{ty}'"))),
            None => Ok(()),
        }
    }

    /// The value of an operand.
    fn value(&self, value: Value) -> Val {
        self.values.get(value.index()).copied().unwrap_or(Val::Missing)
    }

    fn operand(&self, op: Op, number: usize) -> Val {
        self.value(op.operand(self.ir, number))
    }

    fn map(&mut self, value: Value, to: Val) {
        let index = value.index();
        if index >= self.values.len() {
            self.values.resize(index + 1, Val::Missing);
        }
        self.values[index] = to;
    }

    /// Maps the only result of an operation to a constant.
    fn map_constant(&mut self, op: Op, constant: ConstantId) {
        self.map(op.result(self.ir, 0), Val::Constant(constant));
    }

    /// Writes keywords.
    fn push(&mut self, text: &str) {
        self.body.text.push(text);
    }

    fn push_number(&mut self, number: impl itoa::Integer) {
        self.body.text.number(number);
    }

    /// Writes a type.
    fn ty(&mut self, ty: Type<'c>) {
        self.body.text.push(self.types.text(ty));
    }

    /// Writes a value without its type.
    fn val(&mut self, value: Val) {
        write_value(&mut self.body.text, &mut self.types, &self.constants, value);
    }

    /// Writes the type and the value of an operand.
    fn typed(&mut self, value: Value) {
        self.ty(value.ty(self.ir));
        self.push(" ");
        self.val(self.value(value));
    }

    /// Writes a value that is not an operand.
    fn typed_constant(&mut self, constant: ConstantId) {
        self.ty(self.constants.ty(constant));
        self.push(" ");
        self.val(Val::Constant(constant));
    }

    /// Starts the line of an instruction whose result is the only result of an operation, if it has one.
    fn begin(&mut self, op: Op) {
        match op.result_types(self.ir).next() {
            None => self.push("  "),
            Some(ty) if ty == self.void() => self.push("  "),
            Some(_) => {
                let result = op.result(self.ir, 0);
                self.types.visit(result.ty(self.ir));
                let local = self.new_local();
                self.map(result, Val::Local(local));
            }
        }
    }

    /// Starts the line of an instruction with a result. Returns the result.
    fn new_local(&mut self) -> u32 {
        let local = self.body.new_local();
        self.push("  %");
        self.body.text.reference(Ref::Local(local));
        self.push(" = ");
        local
    }

    /// Ends the line of an instruction with its metadata.
    fn end(&mut self, op: Op, attachments: &mut Vec<(u8, MetadataId)>) -> Translated<'c> {
        self.add_common_attachments(op, attachments)?;
        attachments.sort_by_key(|(kind, _)| *kind);
        for (kind, node) in attachments.iter() {
            self.push(", !");
            self.push(metadata::kind_name(*kind));
            self.push(" !");
            self.body.text.reference(Ref::Metadata(*node));
        }
        self.push("\n");
        self.check_types(op)
    }

    fn function_type(&self, op: Op, name: &str) -> Option<LLVMFunctionType<'c>> {
        op.inherent_attribute(self.ir, name).filter(|ty| ty.is_type())?.type_value().cast()
    }

    fn void(&self) -> Type<'c> {
        LLVMVoidType::get(self.context()).into()
    }

    fn flag(&self, op: Op, name: &str) -> bool {
        op.inherent_attribute(self.ir, name).is_some()
    }

    fn string(&self, op: Op, name: &str) -> Option<&'c str> {
        op.inherent_attribute(self.ir, name)
            .filter(|value| value.is_string())
            .map(|value| value.string_value())
    }

    fn integer(&self, op: Op, name: &str) -> Option<i128> {
        op.inherent_attribute(self.ir, name)?.as_integer()
    }

    /// The alignment attribute of an operation: a power of two of at most 2^32, as in LLVM.
    fn own_alignment(&self, op: Op) -> Translated<'c, Option<u64>> {
        let Some(number) = self.integer(op, "alignment").filter(|number| *number != 0) else {
            return Ok(None);
        };
        match u64::try_from(number).ok().filter(|number| number.is_power_of_two() && *number <= 1 << 32) {
            Some(number) => Ok(Some(number)),
            None => {
                let message =
                    format!("has the alignment {number}; an alignment is a power of two of at most 2^32");
                Err(self.error(op, message))
            }
        }
    }
}

/// Appends the text of a type.
fn write_type<'c>(out: &mut Text, types: &mut Types<'c>, ty: Type<'c>) {
    out.push(types.text(ty));
}
