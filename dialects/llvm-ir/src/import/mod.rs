//! Imports a module of LLVM IR, after reading, as operations of the `llvm` dialect, in the order of mlir-translate.

mod access;
mod attributes;
mod blocks;
mod calls;
mod constants;
mod cycles;
mod data_layout;
mod debug;
mod debug_check;
mod debug_nodes;
mod debug_types;
mod functions;
mod globals;
mod instructions;
mod intrinsic_calls;
mod left_out;
mod loops;
mod metadata;
mod module;
mod module_flags;
mod profile;

use std::cell::RefCell;

use rtblgen_dialects::dlti::DltiDialect;
use rtblgen_runtime::{
    Attribute, Block, Builder, Context, Diagnostic, Diagnostics, InsertionPoint, Ir, IrBuilder, Location, Op,
    OpName, OpState, Severity, Value,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constants::{ConstantId, Constants};
use crate::intrinsics;
use crate::layout::Layout;
use crate::read::tree::{Function, Module, SymbolKind};
use crate::read::{self, Failure, Read};

/// The stack size of the thread that imports.
const STACK_SIZE: usize = 256 << 20;

/// Translates a text of LLVM IR to a module of the `llvm` dialect.
///
/// The context must have the `llvm` dialect; the import registers `dlti` for the data layout. The operations are those
/// of `mlir-translate --import-llvm`, in the same order, and they are verified. The name is that of the file, for
/// messages. A text that cannot be read or imported is an error with its position. The diagnostic handlers of the
/// context get a warning for a part that is dropped.
///
/// ```
/// use rtblgen_runtime::Context;
///
/// let context = Context::new();
/// context.register::<rtblgen_dialects::llvm::LlvmDialect>();
/// let text = "define i32 @one() {\n  ret i32 1\n}\n";
/// let ir = rtblgen_llvm_ir::from_llvm_ir(&context, text, "one.ll").unwrap();
/// assert!(ir.to_string().contains("llvm.func @one() -> i32 {"));
/// let error = rtblgen_llvm_ir::from_llvm_ir(&context, "define i32 @one() {", "one.ll").unwrap_err();
/// assert_eq!(error.iter().next().unwrap().message, "expected an instruction, found the end of the text");
/// ```
pub fn from_llvm_ir<'c>(context: &'c Context, text: &str, name: &str) -> Result<Ir<'c>, Diagnostics<'c>> {
    from_llvm_ir_with(context, text, name, ImportOptions::default())
}

/// The options of an import: the flags of `mlir-translate --import-llvm`, all off by default.
#[derive(Clone, Copy, Debug, Default)]
pub struct ImportOptions {
    /// All intrinsics become `llvm.call_intrinsic`, also those that have an operation.
    pub prefer_unregistered_intrinsics: bool,
    /// Named structures become literal structures.
    pub structs_as_literals: bool,
    /// Composite types of debug information have no elements.
    pub drop_composite_elements: bool,
    /// Each dropped metadata node of an instruction, and each dropped debug record, is a warning.
    pub warn_of_dropped_metadata: bool,
}

/// Like [`from_llvm_ir`], with options.
pub fn from_llvm_ir_with<'c>(
    context: &'c Context,
    text: &str,
    name: &str,
    options: ImportOptions,
) -> Result<Ir<'c>, Diagnostics<'c>> {
    // The data layout of the module.
    context.register::<DltiDialect>();
    // Nodes may be nested deeply, so the stack of the caller may be too small.
    std::thread::scope(|scope| {
        let import = || import(context, text, name, options);
        let worker = std::thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, import);
        match worker {
            Ok(worker) => worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(error) => {
                let message = format!("no thread for the import: {error}");
                Err(Diagnostics::from(Diagnostic::new(Severity::Error, context.unknown_loc(), message)))
            }
        }
    })
}

fn import<'c>(
    context: &'c Context,
    text: &str,
    name: &str,
    options: ImportOptions,
) -> Result<Ir<'c>, Diagnostics<'c>> {
    let places = Places::new(context, text, name);
    let ir = import_at(context, text, &places, options, Locations::OfDebugInformation)?;
    let Err(errors) = ir.verify() else { return Ok(ir) };
    // The errors get positions in the text: the module is imported again with these as locations.
    let again = import_at(context, text, &places, options, Locations::OfText)?;
    Err(again.verify().err().unwrap_or(errors))
}

/// The locations of instructions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Locations {
    OfDebugInformation,
    /// Instructions have their positions in the text. Warnings are not repeated.
    OfText,
}

fn import_at<'c>(
    context: &'c Context,
    text: &str,
    places: &Places<'_, 'c>,
    options: ImportOptions,
    locations: Locations,
) -> Result<Ir<'c>, Diagnostics<'c>> {
    let fail = |failure: Failure| {
        let location = places.location(failure.position);
        Diagnostics::from(Diagnostic::new(Severity::Error, location, failure.message))
    };
    let mut module = read::read(context, text, options.structs_as_literals).map_err(fail)?;
    let removed = debug_check::remove_invalid(&mut module);
    let constants = std::mem::replace(&mut module.constants, Constants::new(context));
    let mut import = Import::new(context, &module, constants, places, options);
    import.locations = locations;
    removed.into_iter().for_each(|warning| import.warn(warning.position, warning.message));
    import.run().map_err(fail)?;
    Ok(import.ir)
}

/// Converts offsets in the text to lines and columns.
struct Places<'a, 'c> {
    context: &'c Context,
    name: &'a str,
    /// The offsets at which lines start.
    lines: Vec<u32>,
}

impl<'a, 'c> Places<'a, 'c> {
    fn new(context: &'c Context, text: &str, name: &'a str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let lines = [0].into_iter().chain(ends.map(|(place, _)| place as u32 + 1)).collect();
        Places { context, name, lines }
    }

    /// The line and the column of an offset.
    fn location(&self, position: u32) -> Location<'c> {
        let line = self.lines.partition_point(|start| *start <= position).max(1);
        let column = position - self.lines[line - 1] + 1;
        self.context.file_line_col_loc(self.name, line as u32, column)
    }
}

/// The state of an import.
struct Import<'a, 'c> {
    context: &'c Context,
    module: &'a Module<'c>,
    constants: Constants<'c>,
    places: &'a Places<'a, 'c>,
    options: ImportOptions,
    locations: Locations,
    layout: Layout<'c>,
    ir: Ir<'c>,
    /// The body of the module.
    body: Block,
    /// The insertion point of the next operation.
    point: InsertionPoint,
    /// The last global; the next one is inserted after it.
    last_global: Option<Op>,
    comdats: FxHashMap<&'a str, Attribute<'c>>,
    comdat_block: Option<Block>,
    /// The names that globals without a name get.
    nameless: FxHashMap<u32, Attribute<'c>>,
    nameless_count: u32,
    /// The names of all symbols.
    names: FxHashSet<&'c str>,
    op_names: RefCell<FxHashMap<String, OpName<'c>>>,
    region: Region,
    metadata: metadata::Known<'c>,
    debug: debug::Debug<'c>,
    loops: loops::Known<'c>,
}

/// The values of the function or the initializer that is being imported.
#[derive(Default)]
struct Region {
    values: Vec<Option<Value>>,
    constants: FxHashMap<ConstantId, Value>,
    blocks: Vec<Option<Block>>,
    /// The insertion point of constants: the block, and the last constant.
    constant_block: Option<Block>,
    last_constant: Option<Op>,
    /// Records of variables, which become operations at the end of the function: the block, the instruction, and the
    /// record.
    records: Vec<(usize, usize, usize)>,
}

impl<'a, 'c> Import<'a, 'c> {
    fn new(
        context: &'c Context,
        module: &'a Module<'c>,
        constants: Constants<'c>,
        places: &'a Places<'a, 'c>,
        options: ImportOptions,
    ) -> Self {
        let mut ir = Ir::new(context);
        let region = ir.create_region();
        let body = ir.append_block(region, &[], &[]);
        let source = if module.source_name.is_empty() { places.name } else { module.source_name.as_str() };
        let location = context.file_line_col_loc(source, 0, 0);
        let root = ir.create_op(OpState::new("builtin.module", location).region(region));
        ir.set_root(root);
        Import {
            context,
            module,
            names: constants.symbols.iter().map(|symbol| symbol.name).collect(),
            constants,
            places,
            options,
            locations: Locations::OfDebugInformation,
            layout: Layout::new(&module.layout),
            ir,
            body,
            point: InsertionPoint::End(body),
            last_global: None,
            comdats: FxHashMap::default(),
            comdat_block: None,
            nameless: FxHashMap::default(),
            nameless_count: 0,
            op_names: RefCell::default(),
            region: Region::default(),
            metadata: metadata::Known::default(),
            debug: debug::Debug::default(),
            loops: loops::Known::default(),
        }
    }

    fn error(&self, position: u32, message: impl Into<String>) -> Failure {
        Failure { position, message: message.into() }
    }

    /// Reports a dropped part.
    fn warn(&self, position: u32, message: impl Into<String>) {
        if self.locations == Locations::OfText {
            return;
        }
        let location = self.places.location(position);
        self.context.emit(&Diagnostic::new(Severity::Warning, location, message));
    }

    /// Reports a part that is dropped by design, if the options request it.
    fn warn_of_dropped(&self, position: u32, message: impl FnOnce() -> String) {
        if self.options.warn_of_dropped_metadata {
            self.warn(position, message());
        }
    }

    /// The operation that an intrinsic has.
    fn op_of_intrinsic(&self, name: &str) -> Option<&'static intrinsics::Intrinsic> {
        match self.options.prefer_unregistered_intrinsics {
            true => None,
            false => intrinsics::op_of_function(name),
        }
    }

    /// Creates an operation at the insertion point, and moves the insertion point behind it.
    fn create(&mut self, state: OpState<'c>) -> Op {
        let mut builder = IrBuilder::new(&mut self.ir, self.point);
        builder.create(state)
    }

    /// Creates an operation of the dialect from its name without `llvm.`, and returns its result.
    fn create_value(&mut self, state: OpState<'c>) -> Value {
        let op = self.create(state);
        op.result(&self.ir, 0)
    }

    fn state(&self, name: &str) -> OpState<'c> {
        self.state_at(name, self.context.unknown_loc())
    }

    /// Creates an operation with the location of the module.
    fn module_state(&self, name: &str) -> OpState<'c> {
        self.state_at(name, self.ir.root().location(&self.ir))
    }

    fn state_at(&self, name: &str, location: Location<'c>) -> OpState<'c> {
        OpState::new(self.op_name(name), location)
    }

    /// The full name of an operation of the dialect.
    fn op_name(&self, name: &str) -> OpName<'c> {
        if let Some(known) = self.op_names.borrow().get(name) {
            return *known;
        }
        let known = self.context.op_name(&format!("llvm.{name}"));
        self.op_names.borrow_mut().insert(name.to_owned(), known);
        known
    }

    /// Calls a function with another insertion point.
    fn at_point<T>(&mut self, point: InsertionPoint, run: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        let back = std::mem::replace(&mut self.point, point);
        let result = run(self);
        self.point = back;
        result
    }

    fn after(&self, op: Op) -> InsertionPoint {
        match (op.next(&self.ir), op.block(&self.ir)) {
            (Some(next), _) => InsertionPoint::Before(next),
            (None, Some(block)) => InsertionPoint::End(block),
            (None, None) => InsertionPoint::Detached,
        }
    }

    /// The function to which a constant refers.
    fn function_of(&self, id: ConstantId) -> Option<&'a Function<'c>> {
        match self.constants.get(id) {
            crate::constants::Constant::Symbol(number) => match self.module.symbols[*number as usize] {
                SymbolKind::Function(function) => self.module.functions.get(function as usize),
                _ => None,
            },
            _ => None,
        }
    }

    fn symbol_name(&self, symbol: u32) -> &'c str {
        self.constants.symbols[symbol as usize].name
    }

    fn string(&self, text: &str) -> Attribute<'c> {
        self.context.string_attr(text)
    }
}
