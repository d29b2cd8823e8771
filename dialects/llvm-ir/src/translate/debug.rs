//! Debug information: locations of instructions, and records of variables.

use rtblgen_dialects::llvm::DIGlobalVariableExpressionAttr;
use rtblgen_runtime::{Attribute, AttributeKind, Location, LocationKind, Op, Walk, WalkOrder};
use rustc_hash::FxHashMap;

use super::blocks::Source;
use super::{Translated, Translation};
use crate::text::{MetadataId, Ref, Text};

/// A debug location in LLVM's form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Place {
    line: u32,
    column: u32,
    scope: MetadataId,
    inlined_at: Option<MetadataId>,
}

/// The state of debug information.
#[derive(Default)]
pub(super) struct Debug<'c> {
    pub is_enabled: bool,
    /// The node of each function, by the index of the function.
    pub subprograms: FxHashMap<usize, MetadataId>,
    /// The nodes of attributes; `None` for the null type.
    pub of: FxHashMap<Attribute<'c>, Option<MetadataId>>,
    /// Nodes that may contain themselves and are not complete.
    pub recursive: Vec<(Attribute<'c>, MetadataId)>,
    /// The nodes of functions, by their distinct identifiers.
    pub distinct: FxHashMap<Attribute<'c>, MetadataId>,
    /// The scope that contains each scope.
    pub parents: FxHashMap<MetadataId, MetadataId>,
    /// The compile unit of each function, and the function or unit that contains each other scope.
    pub units: FxHashMap<MetadataId, MetadataId>,
    /// The global variables of each compile unit.
    pub variables: Vec<(MetadataId, Vec<MetadataId>)>,
    /// The attributes of compile units.
    pub compile_units: Vec<(MetadataId, Attribute<'c>)>,
    places: FxHashMap<MetadataId, Place>,
    locations: FxHashMap<(Location<'c>, Option<MetadataId>, Option<MetadataId>), Option<MetadataId>>,
}

/// The first metadata of these kinds in fused locations inside of a location.
fn fused_metadata<'c>(location: Location<'c>, names: &[&str]) -> Option<Attribute<'c>> {
    match location.kind() {
        LocationKind::Fused { locations, metadata } => {
            let own = metadata.filter(|metadata| names.iter().any(|name| metadata.is_a(name)));
            own.or_else(|| locations.iter().find_map(|part| fused_metadata(*part, names)))
        }
        LocationKind::Name(_, child) => fused_metadata(child, names),
        LocationKind::CallSite { callee, caller } => {
            fused_metadata(callee, names).or_else(|| fused_metadata(caller, names))
        }
        _ => None,
    }
}

const SUBPROGRAM: &str = "llvm.di_subprogram";
/// The attributes that are scopes of instructions.
const LOCAL_SCOPES: [&str; 3] = [SUBPROGRAM, "llvm.di_lexical_block", "llvm.di_lexical_block_file"];

impl<'c> Translation<'_, 'c> {
    /// Whether any operation has a known location.
    pub(super) fn has_locations(&self) -> bool {
        let is_known = |op: Op| !op.location(self.ir).is_unknown();
        !self.module.walk(
            self.ir,
            WalkOrder::Pre,
            |op| {
                if is_known(op) { Walk::Interrupt } else { Walk::Advance }
            },
        )
    }

    pub(super) fn attach_subprogram(&mut self, op: Op, position: usize) -> Translated<'c> {
        if !self.debug.is_enabled {
            return Ok(());
        }
        if let Some(attribute) = fused_metadata(op.location(self.ir), &[SUBPROGRAM]) {
            let node = self.debug_node(op, attribute)?;
            self.debug.subprograms.extend(node.map(|node| (position, node)));
        }
        Ok(())
    }

    /// The subprogram of the current function.
    fn subprogram(&self) -> Option<MetadataId> {
        self.debug.subprograms.get(&self.body.function).copied()
    }

    /// The node of the location of an instruction.
    pub(super) fn location_node(&mut self, location: Location<'c>) -> Translated<'c, Option<MetadataId>> {
        match self.debug.is_enabled {
            true => self.place_node(location, self.subprogram(), None),
            false => Ok(None),
        }
    }

    /// The node of a location that contains its scope.
    pub(super) fn scoped_location_node(
        &mut self,
        location: Location<'c>,
    ) -> Translated<'c, Option<MetadataId>> {
        let LocationKind::Fused { metadata: Some(metadata), .. } = location.kind() else { return Ok(None) };
        if !LOCAL_SCOPES.iter().any(|name| metadata.is_a(name)) {
            return Ok(None);
        }
        let scope = self.debug_node_anywhere(metadata)?;
        self.place_node(location, scope, None)
    }

    fn place_node(
        &mut self,
        location: Location<'c>,
        scope: Option<MetadataId>,
        inlined_at: Option<MetadataId>,
    ) -> Translated<'c, Option<MetadataId>> {
        if scope.is_none() && matches!(location.kind(), LocationKind::Unknown | LocationKind::File(_)) {
            return Ok(None);
        }
        let key = (location, scope, inlined_at);
        if let Some(known) = self.debug.locations.get(&key) {
            return Ok(*known);
        }
        let node = match location.kind() {
            LocationKind::Unknown => return Ok(None),
            LocationKind::CallSite { callee, caller } => {
                let caller = self.place_node(caller, scope, inlined_at)?;
                let Some(caller) = caller.or(inlined_at) else { return Ok(None) };
                self.place_node(callee, None, Some(caller))?.or(Some(caller))
            }
            LocationKind::File(range) => {
                let Some(scope) = scope else { return Ok(None) };
                let column = if range.start_column > 0xffff { 0 } else { range.start_column };
                Some(self.place(Place { line: range.start_line, column, scope, inlined_at }))
            }
            LocationKind::Name(_, child) => self.place_node(child, scope, inlined_at)?,
            LocationKind::Fused { locations, metadata } => {
                let own = metadata.filter(|metadata| LOCAL_SCOPES.iter().any(|name| metadata.is_a(name)));
                let scope = match own {
                    Some(own) => self.debug_node_anywhere(own)?,
                    None => scope,
                };
                let mut merged = None;
                for (number, part) in locations.iter().enumerate() {
                    let part = self.place_node(*part, scope, inlined_at)?;
                    merged = if number == 0 { part } else { self.merged(merged, part) };
                }
                merged
            }
        };
        self.debug.locations.insert(key, node);
        Ok(node)
    }

    fn place(&mut self, place: Place) -> MetadataId {
        let mut out = Text::default();
        out.push("!DILocation(line: ");
        out.number(place.line);
        if place.column > 0 {
            out.push(", column: ");
            out.number(place.column);
        }
        out.push(", scope: !");
        out.reference(Ref::Metadata(place.scope));
        if let Some(caller) = place.inlined_at {
            out.push(", inlinedAt: !");
            out.reference(Ref::Metadata(caller));
        }
        out.push(")");
        let operands = [place.scope].into_iter().chain(place.inlined_at).collect();
        let node = self.metadata.unique(out, operands);
        self.debug.places.insert(node, place);
        node
    }

    /// Merges two locations: the innermost call that contains both.
    fn merged(&mut self, first: Option<MetadataId>, second: Option<MetadataId>) -> Option<MetadataId> {
        let (first, second) = (first?, second?);
        if first == second {
            return Some(first);
        }
        let (first, second) = (self.calls_around(first), self.calls_around(second));
        let mut merged = None;
        for (a, b) in first.into_iter().zip(second) {
            let Some(scope) = self.common_scope(a.scope, b.scope) else { break };
            let is_same_line = a.line == b.line && a.scope == b.scope;
            let line = if is_same_line { a.line } else { 0 };
            let column = if is_same_line && a.column == b.column { a.column } else { 0 };
            merged = Some(self.place(Place { line, column, scope, inlined_at: merged }));
            if (a.line, a.column, a.scope) != (b.line, b.column, b.scope) {
                break;
            }
        }
        merged
    }

    /// The locations of the calls that are inlined around a location, the outermost first, and the location.
    fn calls_around(&self, node: MetadataId) -> Vec<Place> {
        let mut places = Vec::new();
        let mut next = Some(node);
        while let Some(place) = next.and_then(|node| self.debug.places.get(&node)) {
            places.push(*place);
            next = place.inlined_at;
        }
        places.reverse();
        places
    }

    fn common_scope(&self, first: MetadataId, second: MetadataId) -> Option<MetadataId> {
        let parents = |scope: MetadataId| {
            std::iter::successors(Some(scope), |scope| self.debug.parents.get(scope).copied())
        };
        let around: Vec<MetadataId> = parents(second).collect();
        parents(first).find(|scope| around.contains(scope))
    }

    pub(super) fn attach_phi_location(
        &mut self,
        out: &mut Text,
        block: u32,
        argument: usize,
    ) -> Translated<'c> {
        let target = match self.body.sources[block as usize] {
            Source::Block(block) => block,
            Source::Detour { target, .. } => match self.body.sources[target as usize] {
                Source::Block(block) => block,
                Source::Detour { .. } => return Ok(()),
            },
        };
        let location = target.argument(self.ir, argument).location(self.ir);
        if let Some(node) = self.location_node(location)? {
            out.push(", !dbg !");
            out.reference(Ref::Metadata(node));
        }
        Ok(())
    }

    /// The source variables of a global.
    pub(super) fn attach_global_variables(&mut self, op: Op, out: &mut Text) -> Translated<'c> {
        let expressions = op.inherent_attribute(self.ir, "dbg_exprs").and_then(|list| list.as_array());
        for expression in expressions.unwrap_or_default() {
            let Some(own) = expression.cast::<DIGlobalVariableExpressionAttr<'c>>() else { continue };
            let variable: Attribute<'c> = own.var().into();
            let Some(variable_node) = self.debug_node(op, variable)? else { continue };
            let mut text = Text::default();
            text.push("!DIGlobalVariableExpression(var: !");
            text.reference(Ref::Metadata(variable_node));
            text.push(", expr: ");
            self.write_expression(&mut text, own.expr().map(Attribute::from));
            text.push(")");
            let node = self.metadata.unique(text, vec![variable_node]);
            out.push(", !dbg !");
            out.reference(Ref::Metadata(node));
            if let Some(unit) = self.debug.units.get(&variable_node).copied() {
                match self.debug.variables.iter_mut().find(|(known, _)| *known == unit) {
                    Some((_, nodes)) => nodes.push(node),
                    None => self.debug.variables.push((unit, vec![node])),
                }
            }
        }
        Ok(())
    }

    /// Writes the debug record of a variable or label.
    pub(super) fn debug_record(&mut self, op: Op) -> Translated<'c> {
        let location = op.location(self.ir);
        if self.location_node(location)?.is_none() {
            return Ok(());
        }
        let scope = match fused_metadata(location, &LOCAL_SCOPES) {
            Some(scope) => self.debug_node(op, scope)?,
            None => self.subprogram(),
        };
        let Some(place) = self.place_node(location, scope, None)? else { return Ok(()) };
        let name = op.name(self.ir).as_str();
        if name == "llvm.intr.dbg.label" {
            let label = op.inherent_attribute(self.ir, "label");
            let label = label.map(|label| self.debug_node(op, label)).transpose()?.flatten();
            let Some(label) = label else { return Err(self.error(op, "has no label")) };
            self.push("    #dbg_label(!");
            self.body.text.reference(Ref::Metadata(label));
        } else {
            let variable = op.inherent_attribute(self.ir, "varInfo");
            let variable = variable.map(|variable| self.debug_node(op, variable)).transpose()?.flatten();
            let Some(variable) = variable else { return Err(self.error(op, "has no variable")) };
            self.push(if name == "llvm.intr.dbg.value" { "    #dbg_value(" } else { "    #dbg_declare(" });
            self.typed(op.operand(self.ir, 0));
            self.push(", !");
            self.body.text.reference(Ref::Metadata(variable));
            self.push(", ");
            let expression = op.inherent_attribute(self.ir, "locationExpr");
            let mut text = Text::default();
            self.write_expression(&mut text, expression);
            self.body.text.append(&text);
        }
        self.push(", !");
        self.body.text.reference(Ref::Metadata(place));
        self.push(")\n");
        Ok(())
    }

    /// The node of an attribute that belongs to no operation.
    pub(super) fn debug_node_anywhere(
        &mut self,
        attribute: Attribute<'c>,
    ) -> Translated<'c, Option<MetadataId>> {
        self.debug_node(self.module, attribute)
    }

    /// Whether an attribute is an identifier of a distinct node.
    pub(super) fn is_distinct_id(attribute: Attribute<'c>) -> bool {
        matches!(attribute.kind(), AttributeKind::Distinct { .. })
    }
}
