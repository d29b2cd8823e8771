//! Debug information: locations, records of variables and labels, expressions.

use rtblgen_dialects::llvm::{
    DIExpressionAttr, DIExpressionElemAttr, DIGlobalVariableAttr, DIGlobalVariableExpressionAttr,
    DILabelAttr, DILocalVariableAttr,
};
use rtblgen_runtime::{Attribute, InsertionPoint, Location, Value};
use rustc_hash::FxHashMap;

use super::Import;
use super::cycles::Cycles;
use crate::read::Read;
use crate::read::tree::{Field, Function, Global, Instruction, Metadata, NodeId, NodeKind, Record};

/// The maximum depth of calls that are inlined in each other.
const MAX_INLINED: u32 = 500;

/// The state of the import of debug information.
#[derive(Default)]
pub(super) struct Debug<'c> {
    pub cycles: Cycles<'c>,
    /// The identifiers of distinct nodes, and of nodes that contain themselves.
    pub distinct: FxHashMap<NodeId, Attribute<'c>>,
    pub recursive: FxHashMap<NodeId, Attribute<'c>>,
    locations: FxHashMap<NodeId, Location<'c>>,
}

/// The fields of a node.
#[derive(Clone, Copy)]
pub(super) struct Fields<'a>(pub &'a [(String, Field)]);

impl<'a> Fields<'a> {
    pub fn get(self, name: &str) -> Option<&'a Field> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, field)| field)
    }

    /// Whether a field is there and not `null`.
    pub fn is_set(self, name: &str) -> bool {
        self.get(name).is_some_and(|field| *field != Field::Metadata(Metadata::Null))
    }

    pub fn node(self, name: &str) -> Option<NodeId> {
        match self.get(name)? {
            Field::Metadata(Metadata::Node(node)) => Some(*node),
            _ => None,
        }
    }

    /// A text that is not empty.
    pub fn text(self, name: &str) -> Option<&'a str> {
        match self.get(name)? {
            Field::Metadata(Metadata::String(text)) if !text.is_empty() => Some(text),
            _ => None,
        }
    }

    pub fn number(self, name: &str) -> u64 {
        match self.get(name) {
            Some(Field::Integer(number)) => *number as u64,
            _ => 0,
        }
    }

    pub fn small(self, name: &str) -> u32 {
        self.number(name) as u32
    }

    pub fn flag(self, name: &str) -> bool {
        self.number(name) == 1
    }

    /// The number of a field that is there.
    pub fn known(self, name: &str) -> Option<u32> {
        self.get(name).map(|_| self.small(name))
    }
}

/// The number of operands of an operation in an expression.
fn operand_count(operation: u32) -> usize {
    match operation {
        // `bregx`, `LLVM_fragment`, `LLVM_convert`, `LLVM_extract_bits_sext` and `_zext`.
        0x92 | 0x1000 | 0x1001 | 0x1006 | 0x1007 => 2,
        // `constu`, `consts`, `plus_uconst`, `breg0` to `breg31`, `regx`, `deref_size`.
        0x10 | 0x11 | 0x23 | 0x70..=0x8f | 0x90 | 0x94 => 1,
        // `LLVM_tag_offset`, `LLVM_entry_value`, `LLVM_arg`.
        0x1002 | 0x1003 | 0x1005 => 1,
        _ => 0,
    }
}

impl<'a, 'c> Import<'a, 'c> {
    /// The name and the fields of a node of debug information.
    pub(super) fn special(&self, node: NodeId) -> Option<(&'a str, Fields<'a>)> {
        match &self.module.node(node).kind {
            NodeKind::Special(name, fields) => Some((name, Fields(fields))),
            _ => None,
        }
    }

    pub(super) fn optional_text(&self, text: Option<&str>) -> Option<Attribute<'c>> {
        text.map(|text| self.string(text))
    }

    /// The expression of a node.
    pub(super) fn expression(&self, node: NodeId) -> Read<Option<DIExpressionAttr<'c>>> {
        let NodeKind::Expression(fields) = &self.module.node(node).kind else { return Ok(None) };
        let position = self.module.node(node).position;
        let fail = || self.error(position, "an expression has a step that is not understood");
        let mut steps = Vec::new();
        let mut fields = fields.iter().copied();
        while let Some(operation) = fields.next() {
            let operation = u32::try_from(operation).map_err(|_| fail())?;
            let mut operands = Vec::new();
            for _ in 0..operand_count(operation) {
                operands.push(fields.next().ok_or_else(fail)?);
            }
            steps.push(DIExpressionElemAttr::get(self.context, operation, &operands));
        }
        Ok(Some(DIExpressionAttr::get(self.context, &steps)))
    }

    pub(super) fn expression_field(
        &self,
        fields: Fields<'_>,
        name: &str,
    ) -> Read<Option<DIExpressionAttr<'c>>> {
        match fields.node(name) {
            Some(node) => self.expression(node),
            None => Ok(None),
        }
    }

    /// The location that a `DILocation` node describes.
    pub(super) fn location(&mut self, node: Option<NodeId>) -> Read<Location<'c>> {
        self.location_inside(node, 0)
    }

    fn location_inside(&mut self, node: Option<NodeId>, depth: u32) -> Read<Location<'c>> {
        let Some(node) = node else { return Ok(self.context.unknown_loc()) };
        if let Some(known) = self.debug.locations.get(&node) {
            return Ok(*known);
        }
        let position = self.module.node(node).position;
        let Some(("DILocation", fields)) = self.special(node) else {
            return Err(self.error(position, "expected a location"));
        };
        let Some(scope) = fields.node("scope") else {
            return Err(self.error(position, "a location needs a scope"));
        };
        if depth > MAX_INLINED {
            return Err(
                self.error(position, format!("more than {MAX_INLINED} calls are inlined in each other"))
            );
        }
        let file = self.file_name(scope);
        let place = self.context.file_line_col_loc(file, fields.small("line"), fields.small("column"));
        let scope = self.debug_node(scope)?;
        let mut location = self.context.fuse_locs(&[place], scope);
        if let Some(caller) = fields.node("inlinedAt") {
            let caller = self.location_inside(Some(caller), depth + 1)?;
            location = self.context.call_site_loc(location, caller);
        }
        self.debug.locations.insert(node, location);
        Ok(location)
    }

    /// The name of the file that contains a scope.
    fn file_name(&self, scope: NodeId) -> &'a str {
        let file = self.special(scope).and_then(|(_, fields)| fields.node("file"));
        let fields = file.and_then(|file| self.special(file));
        fields.and_then(|(_, fields)| fields.text("filename")).unwrap_or("")
    }

    /// The location of a function, which is the line of its subprogram.
    pub(super) fn function_location(&mut self, function: &Function<'c>) -> Read<Location<'c>> {
        let subprogram = function.metadata.iter().find(|(kind, _)| kind == "dbg").map(|(_, node)| *node);
        let Some((node, (_, fields))) = subprogram.and_then(|node| Some((node, self.special(node)?))) else {
            return Ok(self.context.unknown_loc());
        };
        let place = self.context.file_line_col_loc(self.file_name(node), fields.small("line"), 0);
        let subprogram = self.debug_node(node)?;
        Ok(self.context.fuse_locs(&[place], subprogram))
    }

    /// The variables that a global represents, with their expressions.
    pub(super) fn global_variable_expressions(&mut self, global: &Global<'c>) -> Read<Vec<Attribute<'c>>> {
        let mut expressions = Vec::new();
        for (_, node) in global.metadata.iter().filter(|(kind, _)| kind == "dbg") {
            let Some(("DIGlobalVariableExpression", fields)) = self.special(*node) else { continue };
            let Some(variable) = fields.node("var") else { continue };
            let variable =
                self.debug_node(variable)?.and_then(|variable| variable.cast::<DIGlobalVariableAttr<'c>>());
            let expression = self.expression_field(fields, "expr")?;
            if let Some(variable) = variable {
                expressions
                    .push(DIGlobalVariableExpressionAttr::get(self.context, variable, expression).into());
            }
        }
        Ok(expressions)
    }

    /// Creates operations for the labels before an instruction.
    pub(super) fn label_records(&mut self, own: &Instruction<'c>) -> Read {
        for record in own.records.iter().filter(|record| record.name == "label") {
            let Some(Metadata::Node(node)) = record.arguments.first() else { continue };
            let location = self.location(record.location)?;
            let label = self.debug_node(*node)?.filter(|label| label.is::<DILabelAttr<'c>>());
            if let Some(label) = label {
                let state = self.state_at("intr.dbg.label", location).attribute("label", label);
                self.create(state);
            }
        }
        Ok(())
    }

    /// Creates operations for the records of a function, each after its value.
    pub(super) fn debug_records(&mut self, function: &Function<'c>) -> Read {
        for (block, place, number) in std::mem::take(&mut self.region.records) {
            let record = &function.blocks[block].instructions[place].records[number];
            if !self.debug_record(record)? {
                let message = || format!("unhandled debug variable record '#dbg_{}'", record.name);
                self.warn_of_dropped(record.position, message);
            }
        }
        Ok(())
    }

    /// Creates the operation of a record. Returns false if the record is dropped.
    fn debug_record(&mut self, record: &Record) -> Read<bool> {
        let [place, Metadata::Node(variable), rest @ ..] = record.arguments.as_slice() else {
            return Ok(false);
        };
        // An assignment has no operation, but the import creates the constant that its address may be.
        let place = if record.name == "assign" { record.arguments.get(4).unwrap_or(place) } else { place };
        // Lists of values, and records without a location of the value, are dropped.
        if !matches!(place, Metadata::Constant(_) | Metadata::Local(_)) {
            return Ok(false);
        }
        let location = self.location(record.location)?;
        let variable =
            self.debug_node(*variable)?.filter(|variable| variable.is::<DILocalVariableAttr<'c>>());
        let Some(variable) = variable else { return Ok(false) };
        let value = match place {
            Metadata::Constant(id) => self.constant(*id, record.position)?,
            Metadata::Local(local) => match self.region.values.get(*local as usize).copied().flatten() {
                Some(value) => value,
                None => return Ok(false),
            },
            _ => return Ok(false),
        };
        let Some(point) = self.point_after(value) else { return Ok(false) };
        let expression = match rest.first() {
            Some(Metadata::Node(node)) => self.expression(*node)?,
            _ => None,
        };
        let name = match record.name.as_str() {
            "declare" => "intr.dbg.declare",
            "value" => "intr.dbg.value",
            _ => return Ok(false),
        };
        let mut state = self.state_at(name, location).operand(value).attribute("varInfo", variable);
        if let Some(expression) = expression {
            state = state.attribute("locationExpr", expression);
        }
        self.point = point;
        self.create(state);
        Ok(true)
    }

    /// The insertion point after a value, where the value can be used.
    fn point_after(&self, value: Value) -> Option<InsertionPoint> {
        let ir = &self.ir;
        let Some(op) = value.defining_op(ir) else {
            let block = value.parent_block(ir)?;
            let first = block.first_op(ir);
            let pad = first.filter(|first| first.name(ir).as_str() == "llvm.landingpad");
            return Some(pad.map_or_else(|| InsertionPoint::start_of(ir, block), |pad| self.after(pad)));
        };
        if op.successor_count(ir) == 0 {
            return Some(self.after(op));
        }
        // The result of an invoke can be used in the blocks that it dominates: the insertion point is at the end of the
        // normal target.
        let target = op.successor(ir, 0);
        let is_only = target.predecessors(ir).count() == 1;
        let end = target.terminator(ir).filter(|_| is_only)?;
        Some(InsertionPoint::Before(end))
    }
}
