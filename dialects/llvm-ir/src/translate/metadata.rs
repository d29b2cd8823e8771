//! Metadata of accesses and branches.

use rtblgen_dialects::llvm::{
    AliasScopeAttr, AliasScopeDomainAttr, MMRATagAttr, TBAARootAttr, TBAATagAttr, TBAATypeDescriptorAttr,
};
use rtblgen_runtime::{Attribute, Diagnostic, Op};
use rustc_hash::FxHashMap;

use super::{Translated, Translation};
use crate::metadata::Item;
use crate::text::MetadataId;

/// The nodes of attributes.
#[derive(Default)]
pub(super) struct Nodes<'c> {
    pub of: FxHashMap<Attribute<'c>, MetadataId>,
    /// The keys of the module flags.
    pub flags: Vec<String>,
    /// The global constructors and destructors.
    pub run_lists: Vec<(&'static str, Vec<(u32, i128)>)>,
}

/// The kinds of metadata of instructions, in LLVM's order of numbers.
pub(super) fn kind_name(kind: u8) -> &'static str {
    match kind {
        0 => "dbg",
        1 => "tbaa",
        2 => "prof",
        6 => "invariant.load",
        7 => "alias.scope",
        8 => "noalias",
        9 => "nontemporal",
        12 => "dereferenceable",
        13 => "dereferenceable_or_null",
        16 => "invariant.group",
        18 => "llvm.loop",
        25 => "llvm.access.group",
        _ => "mmra",
    }
}

const MMRA: u8 = 40;

impl<'c> Translation<'_, 'c> {
    /// The metadata of any instruction: its location, and tags of the memory model.
    pub(super) fn add_common_attachments(
        &mut self,
        op: Op,
        attachments: &mut Vec<(u8, MetadataId)>,
    ) -> Translated<'c> {
        if let Some(node) = self.location_node(op.location(self.ir))? {
            attachments.push((0, node));
        }
        if let Some(tags) = op.discardable(self.ir, "llvm.mmra") {
            attachments.extend(self.memory_model_tags(op, tags)?.map(|node| (MMRA, node)));
        }
        Ok(())
    }

    fn memory_model_tags(&mut self, op: Op, tags: Attribute<'c>) -> Translated<'c, Option<MetadataId>> {
        let list = match tags.as_array() {
            Some(list) => list.to_vec(),
            None => vec![tags],
        };
        let mut pairs = Vec::new();
        for tag in list {
            match tag.cast::<MMRATagAttr<'c>>() {
                Some(tag) => pairs.push((tag.prefix(), tag.suffix())),
                None if tags.as_array().is_some() => {
                    let message = "MMRA annotations array contains value that isn't an MMRA tag";
                    return Err(self.error(op, message));
                }
                None => {
                    let message = "llvm.mmra is something other than an MMRA tag or an array of them";
                    return Err(self.error(op, message));
                }
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        let tag = |own: &mut Self, (prefix, suffix): (&str, &str)| {
            own.metadata.tuple(&[Item::String(prefix.to_owned()), Item::String(suffix.to_owned())])
        };
        Ok(match pairs.as_slice() {
            [] => None,
            [one] => Some(tag(self, *one)),
            _ => {
                let nodes: Vec<Item> = pairs.into_iter().map(|pair| Item::Node(tag(self, pair))).collect();
                Some(self.metadata.tuple(&nodes))
            }
        })
    }

    /// The metadata of a memory access.
    pub(super) fn add_access_attachments(
        &mut self,
        op: Op,
        attachments: &mut Vec<(u8, MetadataId)>,
    ) -> Translated<'c> {
        if self.flag(op, "nontemporal") {
            attachments.push((9, self.metadata.tuple(&[Item::i32(1)])));
        }
        if self.flag(op, "invariantGroup") {
            attachments.push((16, self.metadata.tuple(&[])));
        }
        let list = |name: &str| {
            op.inherent_attribute(self.ir, name).and_then(|list| list.as_array()).unwrap_or_default()
        };
        let (groups, tags) = (list("access_groups").to_vec(), list("tbaa").to_vec());
        let scopes = [(7, list("alias_scopes").to_vec()), (8, list("noalias_scopes").to_vec())];
        if !groups.is_empty() {
            let nodes: Vec<MetadataId> = groups.iter().map(|group| self.access_group(*group)).collect();
            let node = match nodes.as_slice() {
                [one] => *one,
                _ => {
                    let items: Vec<Item> = nodes.into_iter().map(Item::Node).collect();
                    self.metadata.tuple(&items)
                }
            };
            attachments.push((25, node));
        }
        for (kind, scopes) in scopes {
            if !scopes.is_empty() {
                attachments.push((kind, self.alias_scopes(op, &scopes)?));
            }
        }
        // LLVM has no form for several tags, and MLIR drops all of them with a warning.
        if let [tag] = tags.as_slice() {
            attachments.push((1, self.tbaa_node(op, *tag)?));
        }
        Ok(())
    }

    pub(super) fn access_group(&mut self, group: Attribute<'c>) -> MetadataId {
        if let Some(node) = self.nodes.of.get(&group) {
            return *node;
        }
        let node = self.metadata.distinct_tuple(&[]);
        self.nodes.of.insert(group, node);
        node
    }

    /// The node with a list of scopes.
    pub(super) fn alias_scopes(&mut self, op: Op, scopes: &[Attribute<'c>]) -> Translated<'c, MetadataId> {
        let nodes = scopes.iter().map(|scope| self.alias_scope(op, *scope).map(Item::Node));
        let nodes = nodes.collect::<Translated<'c, Vec<Item>>>()?;
        Ok(self.metadata.tuple(&nodes))
    }

    fn alias_scope(&mut self, op: Op, scope: Attribute<'c>) -> Translated<'c, MetadataId> {
        if let Some(node) = self.nodes.of.get(&scope) {
            return Ok(*node);
        }
        let Some(own) = scope.cast::<AliasScopeAttr<'c>>() else { return Err(self.bad_node(op, scope)) };
        let domain = self.alias_domain(own.domain());
        let rest = [Some(Item::Node(domain)), own.description().map(description)];
        let node = self.identified(own.id(), rest.into_iter().flatten().collect());
        self.nodes.of.insert(scope, node);
        Ok(node)
    }

    fn alias_domain(&mut self, domain: AliasScopeDomainAttr<'c>) -> MetadataId {
        let key: Attribute<'c> = domain.into();
        if let Some(node) = self.nodes.of.get(&key) {
            return *node;
        }
        let rest = domain.description().map(description).into_iter().collect();
        let node = self.identified(domain.id(), rest);
        self.nodes.of.insert(key, node);
        node
    }

    /// A node whose first operand is a name or the node itself.
    fn identified(&mut self, id: Attribute<'c>, rest: Vec<Item>) -> MetadataId {
        let first = |first: Item| [first].into_iter().chain(rest.iter().cloned()).collect::<Vec<_>>();
        if id.is_string() {
            return self.metadata.tuple(&first(Item::String(id.string_value().to_owned())));
        }
        let node = self.metadata.reserve();
        let items = first(Item::Node(node));
        self.metadata.define_tuple(node, true, &items);
        node
    }

    fn bad_node(&self, op: Op, attribute: Attribute<'c>) -> Diagnostic<'c> {
        self.error(op, format!("has metadata without an export: {attribute}"))
    }

    /// The node of a tag, a type or a root of type-based alias analysis.
    fn tbaa_node(&mut self, op: Op, attribute: Attribute<'c>) -> Translated<'c, MetadataId> {
        if let Some(node) = self.nodes.of.get(&attribute) {
            return Ok(*node);
        }
        let node = if let Some(root) = attribute.cast::<TBAARootAttr<'c>>() {
            match root.id() {
                Some(id) => self.metadata.tuple(&[Item::String(id.string_value().to_owned())]),
                None => {
                    let node = self.metadata.reserve();
                    self.metadata.define_tuple(node, true, &[Item::Node(node)]);
                    node
                }
            }
        } else if let Some(ty) = attribute.cast::<TBAATypeDescriptorAttr<'c>>() {
            let mut items = vec![Item::String(ty.id().to_owned())];
            for member in ty.members().iter() {
                items.push(Item::Node(self.tbaa_node(op, member.type_desc())?));
                items.push(Item::i64(member.offset()));
            }
            self.metadata.tuple(&items)
        } else if let Some(tag) = attribute.cast::<TBAATagAttr<'c>>() {
            let mut items = vec![
                Item::Node(self.tbaa_node(op, tag.base_type().into())?),
                Item::Node(self.tbaa_node(op, tag.access_type().into())?),
                Item::i64(tag.offset()),
            ];
            items.extend(tag.constant().then(|| Item::i64(1)));
            self.metadata.tuple(&items)
        } else {
            return Err(self.bad_node(op, attribute));
        };
        self.nodes.of.insert(attribute, node);
        Ok(node)
    }

    /// The branch weights of a terminator.
    pub(super) fn add_weights(&mut self, op: Op, attachments: &mut Vec<(u8, MetadataId)>) {
        let Some(weights) = op.inherent_attribute(self.ir, "branch_weights") else { return };
        let weights: Vec<i32> = weights.dense_array_value();
        if weights.is_empty() {
            return;
        }
        let mut items = vec![Item::String("branch_weights".to_owned())];
        items.extend(weights.into_iter().map(|weight| Item::i32(weight.into())));
        attachments.push((2, self.metadata.tuple(&items)));
    }
}

fn description(text: Attribute<'_>) -> Item {
    Item::String(text.string_value().to_owned())
}
