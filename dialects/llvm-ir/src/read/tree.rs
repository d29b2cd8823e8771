//! A module of LLVM IR after reading. Types are those of the `llvm` dialect; equal constants exist once.

use rtblgen_dialects::llvm::{LLVMFunctionType, Linkage};
use rtblgen_runtime::Type;
use rtblgen_runtime::support::Enum;

use crate::constants::{ConstantId, Constants, GepFlags, Val};
use crate::read::Failure;
use crate::translate::Flags;

/// The index of a metadata node in the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NodeId(pub u32);

/// A module.
pub(crate) struct Module<'c> {
    pub source_name: String,
    pub layout: String,
    pub triple: String,
    /// The lines of `module asm`.
    pub assembly: Vec<String>,
    pub constants: Constants<'c>,
    /// The kind of each symbol in the table of constants.
    pub symbols: Vec<SymbolKind>,
    pub globals: Vec<Global<'c>>,
    pub functions: Vec<Function<'c>>,
    pub aliases: Vec<Alias<'c>>,
    pub ifuncs: Vec<Alias<'c>>,
    /// The names of comdats with their selection kinds, such as `any`.
    pub comdats: Vec<(String, String)>,
    pub named_metadata: Vec<(String, Vec<NodeId>)>,
    pub nodes: Vec<Node>,
    /// The addresses of blocks.
    pub block_addresses: Vec<BlockAddress>,
    /// The parts that the dialect cannot express.
    pub dropped: Vec<Failure>,
}

/// The address of a block: the symbol of the function, and the block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BlockAddress {
    pub function: u32,
    /// The range of the source with the name of the block, without its prefix.
    pub label: (u32, u32),
    /// The index of the block, once the function is read.
    pub block: Option<u32>,
    pub position: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SymbolKind {
    /// The symbol is used at this position, and not defined yet.
    Undefined(u32),
    Global(u32),
    Function(u32),
    Alias(u32),
    IFunc(u32),
}

/// The common properties of globals, functions and aliases. Numbers are those of the dialect.
#[derive(Clone, Debug, Default)]
pub(crate) struct Common {
    pub linkage: u64,
    pub visibility: u64,
    pub unnamed: u64,
    pub is_dso_local: bool,
    pub is_thread_local: bool,
    pub section: Option<String>,
    pub comdat: Option<String>,
    pub alignment: u64,
}

impl Common {
    /// Whether another definition may replace this one when programs are linked.
    pub fn is_interposable(&self) -> bool {
        use Linkage::{Common, ExternWeak, Linkonce, Weak};
        matches!(Linkage::from_value(self.linkage), Some(Weak | Linkonce | Common | ExternWeak))
    }
}

#[derive(Debug)]
pub(crate) struct Global<'c> {
    pub symbol: u32,
    pub common: Common,
    pub ty: Type<'c>,
    pub is_constant: bool,
    pub space: u32,
    pub initializer: Option<ConstantId>,
    pub attributes: Vec<Attribute<'c>>,
    pub metadata: Vec<(String, NodeId)>,
    pub position: u32,
}

/// An alias, or an ifunc, whose target is a resolver.
#[derive(Debug)]
pub(crate) struct Alias<'c> {
    pub symbol: u32,
    pub common: Common,
    pub ty: Type<'c>,
    pub target: ConstantId,
    pub position: u32,
}

/// An attribute of a function, a parameter or a result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Attribute<'c> {
    Flag(String),
    /// An attribute with a number, also if its text is not a number, such as `memory`.
    Integer(String, u64),
    Type(String, Type<'c>),
    /// A string attribute. The value may be empty.
    String(String, String),
    /// `range`: the type, and the bounds.
    Range(Type<'c>, u128, u128),
    /// `initializes`, which the dialect cannot express.
    Ranges(String),
}

impl Attribute<'_> {
    pub fn name(&self) -> &str {
        match self {
            Attribute::Flag(name)
            | Attribute::Integer(name, _)
            | Attribute::Type(name, _)
            | Attribute::String(name, _)
            | Attribute::Ranges(name) => name,
            Attribute::Range(..) => "range",
        }
    }
}

/// The attributes of the function itself, of its result, and of its parameters.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttributeLists<'c> {
    pub function: Vec<Attribute<'c>>,
    pub result: Vec<Attribute<'c>>,
    pub parameters: Vec<Vec<Attribute<'c>>>,
}

#[derive(Debug)]
pub(crate) struct Function<'c> {
    pub symbol: u32,
    pub common: Common,
    pub ty: LLVMFunctionType<'c>,
    pub convention: u64,
    pub attributes: AttributeLists<'c>,
    pub collector: Option<String>,
    pub personality: Option<ConstantId>,
    pub metadata: Vec<(String, NodeId)>,
    /// The blocks; a declaration has none.
    pub blocks: Vec<Block<'c>>,
    /// The number of values that arguments and instructions define.
    pub value_count: u32,
    pub position: u32,
}

impl<'c> Function<'c> {
    /// A declaration without attributes.
    pub fn new(symbol: u32, ty: LLVMFunctionType<'c>, position: u32) -> Self {
        Function {
            symbol,
            common: Common::default(),
            ty,
            convention: 0,
            attributes: AttributeLists::default(),
            collector: None,
            personality: None,
            metadata: Vec::new(),
            blocks: Vec::new(),
            value_count: 0,
            position,
        }
    }
}

#[derive(Debug, Default)]
pub(crate) struct Block<'c> {
    pub instructions: Vec<Instruction<'c>>,
    pub has_address: bool,
    /// The number of the block in LLVM, which numbers blocks in the order of their first occurrence.
    pub number: u32,
}

/// An instruction with its metadata and debug records.
#[derive(Debug)]
pub(crate) struct Instruction<'c> {
    pub kind: InstructionKind<'c>,
    pub operands: Vec<Val>,
    /// The type of the result; `void` if there is none.
    pub ty: Type<'c>,
    pub result: Option<u32>,
    /// Metadata by kind, without the location.
    pub metadata: Vec<(String, NodeId)>,
    pub location: Option<NodeId>,
    /// The debug records before the instruction.
    pub records: Vec<Record>,
    pub position: u32,
}

/// A record of debug information, such as `#dbg_value`.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    /// The name after `#dbg_`.
    pub name: String,
    pub arguments: Vec<Metadata>,
    pub location: Option<NodeId>,
    pub position: u32,
}

/// The keywords of loads, stores and other accesses to memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    pub alignment: Option<u64>,
    pub is_volatile: bool,
    pub ordering: i64,
    pub failure_ordering: i64,
    pub scope: String,
}

#[derive(Debug)]
pub(crate) enum InstructionKind<'c> {
    /// The name of the operation without `llvm.`, the kind of flags, and the flags as bits of the dialect.
    Binary(&'static str, Flags, u32),
    Cast(&'static str, Flags, u32),
    Negation(u32),
    IntegerComparison(u32),
    FloatComparison(u32, u32),
    Select(u32),
    Freeze,
    ExtractElement,
    InsertElement,
    Shuffle(Vec<i32>),
    ExtractValue(Vec<i64>),
    InsertValue(Vec<i64>),
    Gep(Type<'c>, GepFlags),
    /// The type, the alignment, and whether the memory is `inalloca`.
    Alloca(Type<'c>, Option<u64>, bool),
    Load(Access),
    Store(Access),
    AtomicRmw(u64, Access),
    CompareExchange(bool, Access),
    Fence(Access),
    VaArg,
    Branch(Vec<u32>),
    /// The targets, where the first one is the default, and the values of the others.
    Switch(Vec<u32>, Vec<ConstantId>),
    IndirectBranch(Vec<u32>),
    Return,
    Resume,
    Unreachable,
    Call(Box<Call<'c>>),
    /// The call, the normal target, and the unwind target.
    Invoke(Box<Call<'c>>, [u32; 2]),
    LandingPad(bool),
    /// The predecessors. The values are the operands.
    Phi(Vec<u32>),
}

/// A call. The operands are the callee, unless it is inline assembly, and the arguments.
#[derive(Debug)]
pub(crate) struct Call<'c> {
    pub ty: LLVMFunctionType<'c>,
    pub convention: u64,
    /// The number of `tail` or a similar keyword in the dialect.
    pub tail: u64,
    pub fast: u32,
    pub attributes: AttributeLists<'c>,
    pub assembly: Option<Assembly>,
    /// The tags of operand bundles with their operands.
    pub bundles: Vec<(String, Vec<Val>)>,
    /// The arguments that are metadata. They have no operands.
    pub metadata: Vec<Option<Metadata>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Assembly {
    pub text: String,
    pub constraints: String,
    pub has_side_effects: bool,
    pub is_align_stack: bool,
    pub is_intel: bool,
}

/// An operand of a node.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Metadata {
    Null,
    String(String),
    Node(NodeId),
    Constant(ConstantId),
    Local(u32),
    /// `!DIArgList(..)`.
    Arguments,
}

#[derive(Debug, Default)]
pub(crate) struct Node {
    pub is_distinct: bool,
    pub kind: NodeKind,
    pub position: u32,
}

#[derive(Debug, Default)]
pub(crate) enum NodeKind {
    #[default]
    Undefined,
    Tuple(Vec<Metadata>),
    /// A specialized node such as `!DIFile(filename: ..)`: its name and its fields.
    Special(String, Vec<(String, Field)>),
    /// `!DIExpression(..)`: operations by their numbers, and their operands.
    Expression(Vec<u64>),
}

/// The value of a field of a specialized node.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Field {
    Metadata(Metadata),
    /// A number, the number of a name or of flags, or 1 for `true`.
    Integer(i128),
    /// The operands of a `GenericDINode`.
    List(Vec<Metadata>),
}

impl<'c> Module<'c> {
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The operands of a tuple.
    pub fn tuple(&self, id: NodeId) -> Option<&[Metadata]> {
        match &self.node(id).kind {
            NodeKind::Tuple(operands) => Some(operands),
            _ => None,
        }
    }

    /// The symbol to which a constant refers.
    pub fn symbol_of(&self, id: ConstantId) -> Option<u32> {
        match self.constants.get(id) {
            crate::constants::Constant::Symbol(number) => Some(*number),
            _ => None,
        }
    }
}

impl<'c> Function<'c> {
    pub fn is_declaration(&self) -> bool {
        self.blocks.is_empty()
    }
}

impl Instruction<'_> {
    /// The successors of a block.
    pub fn successors(&self) -> &[u32] {
        match &self.kind {
            InstructionKind::Branch(targets)
            | InstructionKind::Switch(targets, _)
            | InstructionKind::IndirectBranch(targets) => targets,
            InstructionKind::Invoke(_, targets) => targets,
            _ => &[],
        }
    }

    pub fn is_phi(&self) -> bool {
        matches!(self.kind, InstructionKind::Phi(_))
    }

    pub fn is_terminator(&self) -> bool {
        use InstructionKind::{Resume, Return, Unreachable};
        !self.successors().is_empty()
            || matches!(self.kind, Return | Resume | Unreachable | InstructionKind::IndirectBranch(_))
    }
}
