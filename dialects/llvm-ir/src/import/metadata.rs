//! Metadata of accesses: type-based alias analysis, alias scopes and access groups.

use rtblgen_dialects::llvm::{
    AccessGroupAttr, AliasScopeAttr, AliasScopeDomainAttr, TBAAMemberAttr, TBAARootAttr, TBAATagAttr,
    TBAATypeDescriptorAttr,
};
use rtblgen_runtime::Attribute;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Import;
use crate::constants::ConstantId;
use crate::read::tree::{Metadata, NodeId};
use crate::read::{Failure, Read};

/// The attributes of nodes.
#[derive(Default)]
pub(super) struct Known<'c> {
    pub tbaa: FxHashMap<NodeId, Attribute<'c>>,
    scopes: FxHashMap<NodeId, Attribute<'c>>,
    groups: FxHashMap<NodeId, Attribute<'c>>,
}

impl<'a, 'c> Import<'a, 'c> {
    /// Creates the attributes of all nodes that are attached to instructions.
    pub(super) fn known_metadata(&mut self) -> Read {
        let module = self.module;
        let blocks = module.functions.iter().flat_map(|function| &function.blocks);
        for instruction in blocks.flat_map(|block| &block.instructions) {
            let node = |kind: &str| {
                instruction.metadata.iter().find(|(known, _)| known == kind).map(|(_, node)| *node)
            };
            if let Some(node) = node("llvm.access.group") {
                self.new_access_groups(node)?;
            }
            if let Some(node) = node("tbaa") {
                self.new_tbaa(node)?;
            }
            for kind in ["alias.scope", "noalias"] {
                if let Some(node) = node(kind) {
                    self.new_alias_scopes(node)?;
                }
            }
        }
        Ok(())
    }

    fn bad_node(&self, node: NodeId, message: &str) -> Failure {
        self.error(self.module.node(node).position, message)
    }

    fn node_operands(&self, node: NodeId) -> Read<&'a [Metadata]> {
        self.module.tuple(node).ok_or_else(|| self.bad_node(node, "expected a list of operands"))
    }

    fn access_group_nodes(&self, node: NodeId) -> Option<Vec<NodeId>> {
        let operands = self.module.tuple(node)?;
        if operands.is_empty() {
            return Some(vec![node]);
        }
        operands.iter().map(child).collect()
    }

    fn new_access_groups(&mut self, node: NodeId) -> Read {
        let Some(nodes) = self.access_group_nodes(node) else {
            return Err(self.bad_node(node, "unsupported access group node"));
        };
        for node in nodes {
            if self.metadata.groups.contains_key(&node) {
                continue;
            }
            let is_valid =
                self.module.node(node).is_distinct && self.module.tuple(node).is_some_and(<[_]>::is_empty);
            if !is_valid {
                return Err(self.bad_node(node, "expected an access group node to be empty and distinct"));
            }
            let id = self.context.distinct_attr(self.context.unit_attr());
            self.metadata.groups.insert(node, AccessGroupAttr::get(self.context, id).into());
        }
        Ok(())
    }

    pub(super) fn access_groups(&self, node: NodeId) -> Option<Vec<Attribute<'c>>> {
        let nodes = self.access_group_nodes(node)?;
        nodes.iter().map(|node| self.metadata.groups.get(node).copied()).collect()
    }

    /// The identifier of a scope or a domain: a string, or the node itself.
    fn identity(&self, node: NodeId) -> Option<Attribute<'c>> {
        match self.module.tuple(node)?.first()? {
            Metadata::Node(first) if *first == node => {
                Some(self.context.distinct_attr(self.context.unit_attr()))
            }
            Metadata::String(text) => Some(self.string(text)),
            _ => None,
        }
    }

    /// The string at an index of a node. Anything else is an error.
    fn description(&self, node: NodeId, place: usize) -> Read<Option<Attribute<'c>>> {
        match self.node_operands(node)?.get(place) {
            None => Ok(None),
            Some(Metadata::String(text)) => Ok(Some(self.string(text))),
            Some(_) => Err(self.bad_node(node, "unsupported alias scope node")),
        }
    }

    fn new_alias_scopes(&mut self, list: NodeId) -> Read {
        let scopes: Vec<NodeId> = self.node_operands(list)?.iter().filter_map(child).collect();
        for scope in scopes {
            let domain = match self.node_operands(scope)?.get(1) {
                Some(Metadata::Node(domain)) => *domain,
                _ => return Err(self.bad_node(scope, "unsupported alias scope node")),
            };
            let description = self.description(scope, 2)?;
            let domain_description = self.description(domain, 1)?;
            let fail = |own: &Self| own.bad_node(scope, "unsupported alias scope node");
            if self.metadata.scopes.contains_key(&scope) {
                continue;
            }
            let known = self.metadata.scopes.get(&domain).copied();
            let domain_attribute = match known {
                Some(known) => known,
                None => {
                    let Some(id) = self.identity(domain) else {
                        return Err(self.bad_node(domain, "unsupported alias domain node"));
                    };
                    let attribute = AliasScopeDomainAttr::get(self.context, id, domain_description).into();
                    self.metadata.scopes.insert(domain, attribute);
                    attribute
                }
            };
            let (Some(id), Some(domain)) = (self.identity(scope), domain_attribute.cast()) else {
                return Err(fail(self));
            };
            let description = description.filter(|text| !text.string_value().is_empty());
            let attribute = AliasScopeAttr::get(self.context, id, domain, description);
            self.metadata.scopes.insert(scope, attribute.into());
        }
        Ok(())
    }

    pub(super) fn alias_scopes(&self, node: NodeId) -> Option<Vec<Attribute<'c>>> {
        let scope = |operand: &Metadata| {
            let known = self.metadata.scopes.get(&child(operand)?).copied()?;
            known.is::<AliasScopeAttr<'c>>().then_some(known)
        };
        self.module.tuple(node)?.iter().map(scope).collect()
    }

    /// Creates the attribute of a tag, and those of all nodes to which it refers.
    fn new_tbaa(&mut self, node: NodeId) -> Read {
        let mut seen = FxHashSet::default();
        let mut open = vec![node];
        while let Some(current) = open.last().copied() {
            if self.metadata.tbaa.contains_key(&current) {
                open.pop();
                continue;
            }
            let children = self.node_operands(current)?.iter().filter_map(child);
            let missing: Vec<NodeId> =
                children.filter(|child| !self.metadata.tbaa.contains_key(child)).collect();
            if !missing.is_empty() {
                if !seen.insert(current) {
                    return Err(self.bad_node(current, "has cycle in TBAA graph"));
                }
                open.extend(missing);
                continue;
            }
            open.pop();
            let attribute = self.tbaa_attribute(current)?;
            self.metadata.tbaa.insert(current, attribute);
        }
        Ok(())
    }

    fn tbaa_attribute(&self, node: NodeId) -> Read<Attribute<'c>> {
        let operands = self.node_operands(node)?;
        match operands {
            [] => Ok(TBAARootAttr::get(self.context, None).into()),
            [Metadata::String(name)] => Ok(TBAARootAttr::get(self.context, Some(self.string(name))).into()),
            [_] => Ok(TBAARootAttr::get(self.context, None).into()),
            [Metadata::String(name), members @ ..] => self.tbaa_type(node, name, members),
            _ => self.tbaa_tag(node, operands),
        }
    }

    fn offset(&self, operand: Option<&Metadata>) -> Option<i64> {
        match operand {
            Some(Metadata::Constant(id)) => self.integer(*id).map(|value| value as i64),
            _ => None,
        }
    }

    pub(super) fn integer(&self, id: ConstantId) -> Option<u64> {
        self.constants.as_int(id).map(|value| value.unsigned() as u64)
    }

    fn tbaa_type(&self, node: NodeId, name: &str, operands: &[Metadata]) -> Read<Attribute<'c>> {
        let count = operands.len().div_ceil(2);
        let mut members = Vec::new();
        for (number, pair) in operands.chunks(2).enumerate() {
            let member = child(&pair[0]).and_then(|child| self.metadata.tbaa.get(&child).copied());
            let Some(member) = member else {
                return Err(self.bad_node(node, &format!("operand '{}' must be MDNode", 2 * number + 1)));
            };
            let offset = match (pair.get(1), self.offset(pair.get(1))) {
                (_, Some(offset)) => offset,
                // A single member has no offset.
                (None, None) if count == 1 => 0,
                (None, None) => return Err(self.bad_node(node, "missing member offset")),
                _ => {
                    let message = format!("operand '{}' must be ConstantInt", 2 * number + 2);
                    return Err(self.bad_node(node, &message));
                }
            };
            members.push(TBAAMemberAttr::get(self.context, member, offset));
        }
        Ok(TBAATypeDescriptorAttr::get(self.context, name, &members).into())
    }

    fn tbaa_tag(&self, node: NodeId, operands: &[Metadata]) -> Read<Attribute<'c>> {
        let fail = || self.bad_node(node, "unsupported TBAA node format");
        let descriptor = |place: usize| -> Option<TBAATypeDescriptorAttr<'c>> {
            self.metadata.tbaa.get(&child(operands.get(place)?)?)?.cast()
        };
        let (Some(base), Some(access), Some(offset)) =
            (descriptor(0), descriptor(1), self.offset(operands.get(2)))
        else {
            return Err(fail());
        };
        let is_constant = match operands.len() {
            3 => false,
            4 => match self.offset(operands.get(3)) {
                Some(value) => value & 1 == 1,
                None => return Err(self.bad_node(node, "operand '3' must be ConstantInt")),
            },
            _ => return Err(fail()),
        };
        Ok(TBAATagAttr::get(self.context, base, access, offset, is_constant).into())
    }
}

/// The node that is an operand.
pub(super) fn child(operand: &Metadata) -> Option<NodeId> {
    match operand {
        Metadata::Node(node) => Some(*node),
        _ => None,
    }
}
