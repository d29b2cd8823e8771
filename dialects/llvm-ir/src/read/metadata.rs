//! Metadata: numbered nodes, named lists, and operands.

use super::lexer::{self, Kind};
use super::tree::{Metadata, Node, NodeId, NodeKind};
use super::{Read, Reader};
use crate::constants::Val;

impl Reader<'_, '_> {
    /// The node with a number. Its definition may come later.
    fn numbered_node(&mut self, number: u64) -> NodeId {
        let position = self.position();
        match self.node_ids.get(&number) {
            Some(id) => *id,
            None => {
                let id = self.new_node(Node { position, ..Node::default() });
                self.node_ids.insert(number, id);
                id
            }
        }
    }

    fn new_node(&mut self, node: Node) -> NodeId {
        self.module.nodes.push(node);
        NodeId(self.module.nodes.len() as u32 - 1)
    }

    /// The number of a token such as `!12`.
    fn node_number(&self) -> Option<u64> {
        match self.kind() {
            Kind::Metadata => self.spelling().get(1..)?.parse().ok(),
            _ => None,
        }
    }

    /// Reads `!name = !{!0, !1}` or `!0 = ..` at the top level.
    pub(super) fn metadata_definition(&mut self) -> Read {
        match self.node_number() {
            Some(number) => {
                let position = self.position();
                let id = self.numbered_node(number);
                self.advance();
                self.expect(b'=')?;
                let is_distinct = self.eat_word("distinct");
                let kind = self.node_body(is_distinct)?;
                let node = &mut self.module.nodes[id.0 as usize];
                if !matches!(node.kind, NodeKind::Undefined) {
                    return Err(self.at(position, "a node with this number is defined twice"));
                }
                *node = Node { is_distinct, kind, position };
                Ok(())
            }
            None => self.named_metadata(),
        }
    }

    fn named_metadata(&mut self) -> Read {
        let token = self.advance();
        let name = lexer::unescaped_part(self.text_of(token).get(1..).unwrap_or(""));
        self.expect(b'=')?;
        self.expect(b'!')?;
        let mut nodes = Vec::new();
        self.list(b'{', b'}', |own| {
            nodes.push(own.node()?);
            Ok(())
        })?;
        self.module.named_metadata.push((name, nodes));
        Ok(())
    }

    /// Reads a node after `=` and `distinct`.
    fn node_body(&mut self, is_distinct: bool) -> Read<NodeKind> {
        self.nested(|own| match own.kind() {
            Kind::Punctuation(b'!') => {
                own.advance();
                Ok(NodeKind::Tuple(own.metadata_operands()?))
            }
            Kind::Metadata => own.special_node(is_distinct),
            _ => Err(own.expected("a node of metadata")),
        })
    }

    /// `{..}` with operands.
    pub(super) fn metadata_operands(&mut self) -> Read<Vec<Metadata>> {
        let mut operands = Vec::new();
        self.list(b'{', b'}', |own| {
            operands.push(own.metadata_operand()?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// Reads a node: `!1`, or an inline node.
    pub(super) fn node(&mut self) -> Read<NodeId> {
        if let Some(number) = self.node_number() {
            let id = self.numbered_node(number);
            self.advance();
            return Ok(id);
        }
        let position = self.position();
        let kind = self.node_body(false)?;
        Ok(self.new_node(Node { is_distinct: false, kind, position }))
    }

    /// Reads an operand of a node: another node, a string, a constant, or `null`.
    pub(super) fn metadata_operand(&mut self) -> Read<Metadata> {
        match self.kind() {
            Kind::Punctuation(b'!') if self.ahead(1).kind == Kind::String => {
                self.advance();
                Ok(Metadata::String(self.string()?))
            }
            Kind::Metadata if self.spelling() == "!DIArgList" => {
                self.advance();
                self.skip_parentheses()?;
                Ok(Metadata::Arguments)
            }
            Kind::Punctuation(b'!') | Kind::Metadata => Ok(Metadata::Node(self.node()?)),
            Kind::Word if self.spelling() == "null" => {
                self.advance();
                Ok(Metadata::Null)
            }
            _ => {
                let position = self.position();
                let ty = self.ty().map_err(|error| match error.position == position {
                    true => self.at(position, "expected metadata operand"),
                    false => error,
                })?;
                Ok(match self.value(ty)? {
                    Val::Local(local) => Metadata::Local(local),
                    Val::Constant(constant) => Metadata::Constant(constant),
                    Val::Missing => Metadata::Null,
                })
            }
        }
    }

    /// Reads `!kind !node` any number of times. The separating commas are those of instructions.
    pub(super) fn attachments(&mut self, has_commas: bool) -> Read<Vec<(String, NodeId)>> {
        let mut attachments = Vec::new();
        loop {
            let ahead = usize::from(has_commas && self.is(b','));
            let is_next = self.ahead(ahead).kind == Kind::Metadata && (ahead > 0 || !has_commas);
            if !is_next {
                return Ok(attachments);
            }
            self.next += ahead;
            let token = self.advance();
            let name = lexer::unescaped_part(self.text_of(token).get(1..).unwrap_or(""));
            attachments.push((name, self.node()?));
        }
    }

    /// Returns an error if a node is used and not defined.
    pub(super) fn check_nodes(&self) -> Read {
        let undefined = self.module.nodes.iter().find(|node| matches!(node.kind, NodeKind::Undefined));
        match undefined {
            Some(node) => Err(self.at(node.position, "this node of metadata is not defined")),
            None => Ok(()),
        }
    }
}
