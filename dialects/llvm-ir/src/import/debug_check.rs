//! Removes invalid debug information with a warning, as LLVM's reader does.

use rtblgen_dialects::llvm::dwarf_name;
use rustc_hash::{FxHashMap, FxHashSet};

use super::debug::Fields;
use crate::constants::Constant;
use crate::read::Failure;
use crate::read::nodes::is_definition;
use crate::read::tree::{Field, Function, Instruction, InstructionKind, Metadata, Module, NodeId, NodeKind};

/// The operation of a fragment.
const FRAGMENT: u64 = 0x1000;

/// The version of debug information that LLVM reads.
const VERSION: u128 = 3;

const TYPES: &[&str] = &[
    "DIBasicType",
    "DIDerivedType",
    "DICompositeType",
    "DISubroutineType",
    "DIStringType",
    "DISubrangeType",
    "DIFixedPointType",
];
/// Groups of kinds of nodes that a field may have.
type Kinds = &'static [&'static [&'static str]];

const ANY_TYPE: Kinds = &[TYPES];
const LOCAL_SCOPE_KINDS: &[&str] = &["DISubprogram", "DILexicalBlock", "DILexicalBlockFile"];
const LOCAL_SCOPES: Kinds = &[LOCAL_SCOPE_KINDS];
const SCOPES: Kinds =
    &[TYPES, LOCAL_SCOPE_KINDS, &["DIFile", "DICompileUnit", "DINamespace", "DIModule", "DICommonBlock"]];
const FILES: Kinds = &[&["DIFile"]];
const TUPLES: Kinds = &[&[TUPLE]];
/// The name of a plain node.
const TUPLE: &str = "";

/// A rule: the kind of node, a field, the kinds that the field may have, whether the field is required, and the
/// message.
type Rule = (&'static str, &'static str, Kinds, bool, &'static str);

#[rustfmt::skip]
const RULES: &[Rule] = &[
    ("DILocation", "scope", LOCAL_SCOPES, true, "location requires a valid scope"),
    ("DILocation", "inlinedAt", &[&["DILocation"]], false, "inlined-at should be a location"),
    ("DISubprogram", "scope", SCOPES, false, "invalid scope"),
    ("DISubprogram", "file", FILES, false, "invalid file"),
    ("DISubprogram", "type", &[&["DISubroutineType"]], false, "invalid subroutine type"),
    ("DISubprogram", "containingType", ANY_TYPE, false, "invalid containing type"),
    ("DISubprogram", "declaration", &[&["DISubprogram"]], false, "invalid subprogram declaration"),
    ("DISubprogram", "retainedNodes", TUPLES, false, "invalid retained nodes list"),
    ("DISubprogram", "unit", &[&["DICompileUnit"]], false, "invalid unit type"),
    ("DISubroutineType", "types", TUPLES, false, "invalid composite elements"),
    ("DIDerivedType", "scope", SCOPES, false, "invalid scope"),
    ("DIDerivedType", "baseType", ANY_TYPE, false, "invalid base type"),
    ("DIDerivedType", "file", FILES, false, "invalid file"),
    ("DICompositeType", "scope", SCOPES, false, "invalid scope"),
    ("DICompositeType", "baseType", ANY_TYPE, false, "invalid base type"),
    ("DICompositeType", "elements", TUPLES, false, "invalid composite elements"),
    ("DICompositeType", "file", FILES, false, "invalid file"),
    ("DICompositeType", "vtableHolder", ANY_TYPE, false, "invalid vtable holder"),
    ("DICompileUnit", "file", FILES, true, "invalid file"),
    ("DICompileUnit", "enums", TUPLES, false, "invalid enum list"),
    ("DICompileUnit", "retainedTypes", TUPLES, false, "invalid retained type list"),
    ("DICompileUnit", "globals", TUPLES, false, "invalid global variable list"),
    ("DICompileUnit", "imports", TUPLES, false, "invalid imported entity list"),
    ("DILexicalBlock", "scope", LOCAL_SCOPES, true, "invalid local scope"),
    ("DILexicalBlock", "file", FILES, false, "invalid file"),
    ("DILexicalBlockFile", "scope", LOCAL_SCOPES, true, "invalid local scope"),
    ("DILexicalBlockFile", "file", FILES, false, "invalid file"),
    ("DILocalVariable", "scope", LOCAL_SCOPES, true, "local variable requires a valid scope"),
    ("DILocalVariable", "type", ANY_TYPE, false, "invalid type ref"),
    ("DILocalVariable", "file", FILES, false, "invalid file"),
    ("DIGlobalVariable", "scope", SCOPES, false, "invalid scope"),
    ("DIGlobalVariable", "type", ANY_TYPE, false, "invalid type ref"),
    ("DIGlobalVariable", "file", FILES, false, "invalid file"),
    ("DIGlobalVariableExpression", "var", &[&["DIGlobalVariable"]], true, "invalid global variable ref"),
    ("DILabel", "scope", LOCAL_SCOPES, true, "label requires a valid scope"),
    ("DILabel", "file", FILES, false, "invalid file"),
    ("DIImportedEntity", "scope", SCOPES, false, "invalid scope for imported entity"),
    ("DINamespace", "scope", SCOPES, false, "invalid scope ref"),
];

const BASIC_TAGS: &[&str] = &["DW_TAG_base_type", "DW_TAG_unspecified_type", "DW_TAG_string_type"];
#[rustfmt::skip]
const DERIVED_TAGS: &[&str] = &[
    "DW_TAG_typedef", "DW_TAG_pointer_type", "DW_TAG_ptr_to_member_type", "DW_TAG_reference_type",
    "DW_TAG_rvalue_reference_type", "DW_TAG_const_type", "DW_TAG_immutable_type", "DW_TAG_volatile_type",
    "DW_TAG_restrict_type", "DW_TAG_atomic_type", "DW_TAG_LLVM_ptrauth_type", "DW_TAG_member",
    "DW_TAG_inheritance", "DW_TAG_friend", "DW_TAG_set_type", "DW_TAG_template_alias", "DW_TAG_variable",
];
#[rustfmt::skip]
const COMPOSITE_TAGS: &[&str] = &[
    "DW_TAG_array_type", "DW_TAG_structure_type", "DW_TAG_union_type", "DW_TAG_enumeration_type",
    "DW_TAG_class_type", "DW_TAG_variant_part", "DW_TAG_variant", "DW_TAG_namelist",
];

/// Flags of nodes.
const VECTOR: u32 = 1 << 11;
const REFERENCES: u32 = 3 << 13;
const BLOCK: u32 = 1 << 4;

/// Removes debug information of another version, or all of it if a node is invalid. Returns the warning.
pub(super) fn remove_invalid(module: &mut Module<'_>) -> Option<Failure> {
    let first = first_use(module)?;
    let message = match version(module) {
        VERSION => {
            let reason = Check { module, functions: FxHashMap::default() }.problem()?;
            Failure {
                message: format!("ignoring invalid debug info: {}", reason.message),
                position: reason.position,
            }
        }
        version => Failure {
            message: format!("ignoring debug info with an invalid version ({version})"),
            position: first,
        },
    };
    remove(module);
    Some(message)
}

/// The position of the first debug information; `None` if there is none.
fn first_use(module: &Module<'_>) -> Option<u32> {
    let is_debug = |metadata: &[(String, NodeId)]| metadata.iter().any(|(kind, _)| kind == "dbg");
    let has_location = |own: &Instruction<'_>| own.location.is_some() || !own.records.is_empty();
    let unit = module.named_metadata.iter().find(|(name, _)| name == "llvm.dbg.cu");
    let unit = unit.and_then(|(_, nodes)| Some(module.node(*nodes.first()?).position));
    let global = || module.globals.iter().find(|own| is_debug(&own.metadata)).map(|own| own.position);
    let function = || {
        let own = module.functions.iter().find(|own| {
            let mut instructions = own.blocks.iter().flat_map(|block| &block.instructions);
            is_debug(&own.metadata) || instructions.any(has_location)
        });
        own.map(|own| own.position)
    };
    unit.or_else(global).or_else(function)
}

fn version(module: &Module<'_>) -> u128 {
    let flags = module.named_metadata.iter().filter(|(name, _)| name == "llvm.module.flags");
    let flags = flags.flat_map(|(_, nodes)| nodes).filter_map(|node| module.tuple(*node));
    let number = flags.filter_map(|operands| match operands {
        [_, Metadata::String(name), Metadata::Constant(value)] if name == "Debug Info Version" => {
            Some(*value)
        }
        _ => None,
    });
    let mut number = number.filter_map(|value| match module.constants.get(value) {
        Constant::Integer(bits) => Some(*bits),
        _ => None,
    });
    number.next_back().unwrap_or(0)
}

fn remove(module: &mut Module<'_>) {
    module.named_metadata.retain(|(name, _)| !name.starts_with("llvm.dbg."));
    module.globals.iter_mut().for_each(|own| own.metadata.retain(|(kind, _)| kind != "dbg"));
    let mut loops = Vec::new();
    for function in &mut module.functions {
        function.metadata.retain(|(kind, _)| kind != "dbg");
        for own in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            own.location = None;
            own.records.clear();
            loops.extend(own.metadata.iter().filter(|(kind, _)| kind == "llvm.loop").map(|(_, node)| *node));
        }
    }
    let locations: FxHashSet<NodeId> = (0..module.nodes.len() as u32)
        .map(NodeId)
        .filter(|id| kind_of(module, *id) == "DILocation")
        .collect();
    for id in loops {
        if let NodeKind::Tuple(operands) = &mut module.nodes[id.0 as usize].kind {
            operands.retain(|own| !matches!(own, Metadata::Node(node) if locations.contains(node)));
        }
    }
}

fn kind_of<'m>(module: &'m Module<'_>, id: NodeId) -> &'m str {
    match &module.node(id).kind {
        NodeKind::Special(name, _) => name,
        NodeKind::Expression(_) => "DIExpression",
        NodeKind::Tuple(_) | NodeKind::Undefined => TUPLE,
    }
}

struct Check<'m, 'c> {
    module: &'m Module<'c>,
    /// The functions of the subprograms that were visited.
    functions: FxHashMap<NodeId, u32>,
}

impl<'m, 'c> Check<'m, 'c> {
    /// The first invalid node.
    fn problem(mut self) -> Option<Failure> {
        let module = self.module;
        let nodes = self.reachable();
        nodes.iter().find_map(|id| self.node(*id)).or_else(|| {
            let global = module.globals.iter().find_map(|own| self.global(&own.metadata));
            global.or_else(|| module.functions.iter().find_map(|own| self.function(own)))
        })
    }

    /// Visits all nodes to which named metadata, functions and instructions refer. The nodes behind the variables of
    /// records are not visited.
    fn reachable(&self) -> Vec<NodeId> {
        let mut pending: Vec<NodeId> = Vec::new();
        pending.extend(self.module.named_metadata.iter().flat_map(|(_, nodes)| nodes));
        for function in &self.module.functions {
            pending.extend(function.metadata.iter().map(|(_, node)| *node));
            for own in function.blocks.iter().flat_map(|block| &block.instructions) {
                pending.extend(own.location);
                pending.extend(own.metadata.iter().map(|(_, node)| *node));
                for record in &own.records {
                    pending.extend(record.location);
                    pending.extend(record.arguments.iter().filter_map(node_of));
                }
            }
        }
        let (mut found, mut next) = (Vec::new(), 0);
        let mut known = vec![false; self.module.nodes.len()];
        let mut add = |pending: Vec<NodeId>, found: &mut Vec<NodeId>| {
            found
                .extend(pending.into_iter().filter(|id| !std::mem::replace(&mut known[id.0 as usize], true)));
        };
        add(pending, &mut found);
        while let Some(id) = found.get(next).copied() {
            next += 1;
            let inner = match &self.module.node(id).kind {
                NodeKind::Tuple(operands) => operands.iter().filter_map(node_of).collect(),
                NodeKind::Special(_, fields) => {
                    fields.iter().flat_map(|(_, field)| operands_of(field)).filter_map(node_of).collect()
                }
                NodeKind::Expression(_) | NodeKind::Undefined => Vec::new(),
            };
            add(inner, &mut found);
        }
        found
    }

    fn fail(&self, id: NodeId, message: &str) -> Option<Failure> {
        Some(Failure { position: self.module.node(id).position, message: message.to_owned() })
    }

    fn fields(&self, id: NodeId) -> Option<(&'m str, Fields<'m>)> {
        match &self.module.node(id).kind {
            NodeKind::Special(name, fields) => Some((name, Fields(fields))),
            _ => None,
        }
    }

    fn node(&self, id: NodeId) -> Option<Failure> {
        let (kind, fields) = self.fields(id)?;
        for (_, name, kinds, is_required, message) in RULES.iter().filter(|(own, ..)| *own == kind) {
            let is_right = match fields.node(name) {
                Some(node) => kinds.iter().any(|group| group.contains(&kind_of(self.module, node))),
                None => !is_required,
            };
            if !is_right {
                return self.fail(id, message);
            }
        }
        let tag = fields.known("tag").map(|tag| dwarf_name("tag", tag).unwrap_or_default());
        let has_tag = |tags: &[&str]| tag.as_deref().is_none_or(|tag| tags.contains(&tag));
        let has_flags = |bits: u32| fields.small("flags") & bits == bits;
        let message = match kind {
            "DIBasicType" if !has_tag(BASIC_TAGS) => "invalid tag",
            "DIDerivedType" if !has_tag(DERIVED_TAGS) => "invalid tag",
            "DICompositeType" if !has_tag(COMPOSITE_TAGS) => "invalid tag",
            "DICompositeType" | "DISubroutineType" | "DISubprogram" if has_flags(REFERENCES) => {
                "invalid reference flags"
            }
            "DICompositeType" if has_flags(BLOCK) => {
                "DIBlockByRefStruct on DICompositeType is no longer supported"
            }
            "DICompositeType" if has_flags(VECTOR) && !self.has_one_subrange(fields) => {
                "invalid vector, expected one element of type subrange"
            }
            "DISubrange" if fields.is_set("count") && fields.is_set("upperBound") => {
                "Subrange can have any one of count or upperBound"
            }
            "DIFile" if !has_checksum(fields) => "invalid checksum length",
            "DISubroutineType" if !self.has_types(fields) => "invalid subroutine type ref",
            "DICompileUnit" if !self.has_file_name(fields) => "invalid filename",
            "DICompileUnit" if !self.is_listed(id) => "DICompileUnit not listed in llvm.dbg.cu",
            "DIGlobalVariable" if fields.node("type").is_none() => "missing global variable type",
            "DISubprogram" => match (is_definition(fields.0), fields.node("unit").is_some()) {
                (true, false) => "subprogram definitions must have a compile unit",
                (false, true) => "subprogram declarations must not have a compile unit",
                _ if fields.number("line") > 0 && fields.node("file").is_none() => {
                    "line specified with no file"
                }
                _ => return None,
            },
            _ => return None,
        };
        self.fail(id, message)
    }

    fn has_types(&self, fields: Fields<'_>) -> bool {
        let types = fields.node("types").and_then(|types| self.module.tuple(types)).unwrap_or_default();
        types.iter().all(|own| match own {
            Metadata::Null => true,
            Metadata::Node(node) => TYPES.contains(&kind_of(self.module, *node)),
            _ => false,
        })
    }

    fn has_one_subrange(&self, fields: Fields<'_>) -> bool {
        let elements = fields.node("elements").and_then(|elements| self.module.tuple(elements));
        matches!(elements, Some([Metadata::Node(node)]) if kind_of(self.module, *node) == "DISubrange")
    }

    fn has_file_name(&self, fields: Fields<'_>) -> bool {
        let file = fields.node("file").and_then(|file| self.fields(file));
        file.is_some_and(|(_, fields)| fields.text("filename").is_some())
    }

    fn is_listed(&self, unit: NodeId) -> bool {
        let units = self.module.named_metadata.iter().filter(|(name, _)| name == "llvm.dbg.cu");
        units.flat_map(|(_, nodes)| nodes).any(|own| *own == unit)
    }

    fn global(&self, metadata: &[(String, NodeId)]) -> Option<Failure> {
        let (_, node) = metadata.iter().find(|(kind, _)| kind == "dbg")?;
        match kind_of(self.module, *node) {
            "DIGlobalVariableExpression" => self.node(*node).or_else(|| {
                let (_, fields) = self.fields(*node)?;
                self.node(fields.node("var")?)
            }),
            _ => self.fail(*node, "!dbg attachment of global variable must be a DIGlobalVariableExpression"),
        }
    }

    fn function(&mut self, function: &Function<'c>) -> Option<Failure> {
        let subprogram = subprogram_of(function);
        if let Some(own) = subprogram {
            if kind_of(self.module, own) != "DISubprogram" {
                return self.fail(own, "function !dbg attachment must be a subprogram");
            }
            let is_distinct = self.module.node(own).is_distinct;
            match (function.is_declaration(), is_distinct) {
                (true, true) => {
                    return self.fail(own, "function declaration may only have a unique !dbg attachment");
                }
                (false, false) => {
                    return self.fail(own, "function definition may only have a distinct !dbg attachment");
                }
                (true, false) => {}
                (false, true) => {
                    if self.functions.insert(own, function.symbol).is_some() {
                        return self.fail(own, "DISubprogram attached to more than one function");
                    }
                }
            }
        }
        let mut instructions = function.blocks.iter().flat_map(|block| &block.instructions);
        instructions.find_map(|own| self.instruction(own, subprogram))
    }

    fn instruction(&self, own: &Instruction<'c>, subprogram: Option<NodeId>) -> Option<Failure> {
        for record in &own.records {
            let fail =
                |message: &str| Some(Failure { position: record.position, message: message.to_owned() });
            let Some(location) = record.location.filter(|node| kind_of(self.module, *node) == "DILocation")
            else {
                return fail("invalid #dbg record location");
            };
            let place = if record.name == "label" { 0 } else { 1 };
            let expected = if record.name == "label" { "DILabel" } else { "DILocalVariable" };
            let variable = record.arguments.get(place).and_then(node_of);
            let Some(variable) = variable.filter(|node| kind_of(self.module, *node) == expected) else {
                return fail("invalid #dbg record variable");
            };
            if self.scope_of(variable) != self.scope_of(location) {
                return fail("mismatched subprogram between #dbg record variable and DILocation");
            }
            if let Some(message) = self.wrong_fragment(&record.arguments, variable) {
                return fail(message);
            }
        }
        let Some(location) = own.location else {
            let fail = |message: &str| Some(Failure { position: own.position, message: message.to_owned() });
            return match self.needs_location(own) && subprogram.is_some() {
                true => {
                    fail("inlinable function call in a function with debug info must have a !dbg location")
                }
                false => None,
            };
        };
        if kind_of(self.module, location) != "DILocation" {
            return self.fail(location, "invalid !dbg metadata attachment");
        }
        let mut outer = location;
        let mut steps = self.module.nodes.len();
        while let Some(next) = self.fields(outer).and_then(|(_, fields)| fields.node("inlinedAt")) {
            outer = next;
            steps = steps.checked_sub(1)?;
        }
        match subprogram.is_some() && self.scope_of(outer) != subprogram {
            true => self.fail(location, "!dbg attachment points at wrong subprogram for function"),
            false => None,
        }
    }

    /// The error of a fragment of a variable in a record.
    fn wrong_fragment(&self, arguments: &[Metadata], variable: NodeId) -> Option<&'static str> {
        let expression =
            arguments.iter().filter_map(node_of).find_map(|id| match &self.module.node(id).kind {
                NodeKind::Expression(steps) => Some(steps.as_slice()),
                _ => None,
            })?;
        let [.., FRAGMENT, offset, size] = expression else { return None };
        let whole = self.size_of(variable)?;
        match offset.saturating_add(*size) {
            end if end > whole => Some("fragment is larger than or outside of variable"),
            _ if *size == whole => Some("fragment covers entire variable"),
            _ => None,
        }
    }

    /// The size of the type of a variable in bits.
    fn size_of(&self, variable: NodeId) -> Option<u64> {
        let mut ty = self.fields(variable)?.1.node("type")?;
        for _ in 0..self.module.nodes.len() {
            let (_, fields) = self.fields(ty)?;
            match fields.number("size") {
                0 => ty = fields.node("baseType")?,
                size => return Some(size),
            }
        }
        None
    }

    /// The subprogram that contains a location, a variable or a block.
    fn scope_of(&self, id: NodeId) -> Option<NodeId> {
        let mut scope = id;
        for _ in 0..self.module.nodes.len() {
            scope = self.fields(scope).and_then(|(_, fields)| fields.node("scope"))?;
            if kind_of(self.module, scope) == "DISubprogram" {
                return Some(scope);
            }
        }
        None
    }

    /// Whether an instruction calls a function that is defined here and has a subprogram.
    fn needs_location(&self, own: &Instruction<'c>) -> bool {
        let (InstructionKind::Call(call) | InstructionKind::Invoke(call, _)) = &own.kind else {
            return false;
        };
        if call.assembly.is_some() {
            return false;
        }
        let callee = own.operands.first().and_then(|callee| callee.constant());
        let symbol = callee.and_then(|callee| self.module.symbol_of(callee));
        let callee = symbol.and_then(|symbol| self.module.functions.iter().find(|own| own.symbol == symbol));
        // Another definition may replace a function with weak linkage.
        callee.is_some_and(|callee| {
            !callee.is_declaration() && subprogram_of(callee).is_some() && !callee.common.is_interposable()
        })
    }
}

/// Whether a checksum has as many digits as its kind requires.
fn has_checksum(fields: Fields<'_>) -> bool {
    let length = match fields.number("checksumkind") {
        1 => 32,
        2 => 40,
        3 => 64,
        _ => return true,
    };
    fields.text("checksum").is_some_and(|checksum| checksum.len() == length)
}

fn node_of(operand: &Metadata) -> Option<NodeId> {
    match operand {
        Metadata::Node(node) => Some(*node),
        _ => None,
    }
}

fn operands_of(field: &Field) -> &[Metadata] {
    match field {
        Field::Metadata(operand) => std::slice::from_ref(operand),
        Field::List(operands) => operands,
        Field::Integer(_) => &[],
    }
}

fn subprogram_of(function: &Function<'_>) -> Option<NodeId> {
    function.metadata.iter().find(|(kind, _)| kind == "dbg").map(|(_, node)| *node)
}
