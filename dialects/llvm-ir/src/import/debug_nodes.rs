//! Nodes of debug information: scopes, variables and other names.

use rtblgen_dialects::llvm::{
    DIAnnotationAttr, DICommonBlockAttr, DICompileUnitAttr, DIEmissionKind, DIFileAttr, DIFlags,
    DIGlobalVariableAttr, DIImportedEntityAttr, DILabelAttr, DILexicalBlockAttr, DILexicalBlockFileAttr,
    DILocalVariableAttr, DIModuleAttr, DINameTableKind, DINamespaceAttr, DISubprogramAttr, DISubprogramFlags,
    DISubroutineTypeAttr,
};
use rtblgen_runtime::Attribute;
use rtblgen_runtime::support::Enum;

use super::Import;
use super::cycles::Lookup;
use super::debug::Fields;
use crate::read::Read;
use crate::read::tree::{Metadata, NodeId};

/// The maximum nesting depth of nodes.
const MAX_DEPTH: usize = 1000;

pub(super) type Node<'c> = Option<Attribute<'c>>;

/// The flags of a node.
pub(super) fn flags(fields: Fields<'_>) -> DIFlags {
    DIFlags::from_bits(fields.small("flags")).unwrap_or(DIFlags::ZERO)
}

impl<'a, 'c> Import<'a, 'c> {
    /// The attribute of a node; none if it cannot be imported.
    pub(super) fn debug_node(&mut self, node: NodeId) -> Read<Node<'c>> {
        match self.debug.cycles.lookup(node) {
            Lookup::Known(known) => return Ok(known),
            Lookup::Repeated => {
                if let Some(reference) = self.reference(node) {
                    self.debug.cycles.refer(node, reference);
                    return Ok(Some(reference));
                }
            }
            Lookup::New => {}
        }
        let position = self.module.node(node).position;
        if self.debug.cycles.is_endless(node) {
            return Err(self.error(position, "this node contains itself in a way that cannot be imported"));
        }
        if self.debug.cycles.depth() > MAX_DEPTH {
            return Err(
                self.error(position, format!("debug information is nested deeper than {MAX_DEPTH} nodes"))
            );
        }
        self.debug.cycles.begin(node);
        let attribute = self.new_debug_node(node)?;
        self.debug.cycles.end(node, attribute);
        Ok(attribute)
    }

    /// The reference that replaces a node inside itself, if its kind has references.
    fn reference(&mut self, node: NodeId) -> Node<'c> {
        let (name, _) = self.special(node)?;
        if !matches!(name, "DICompositeType" | "DISubprogram") {
            return None;
        }
        let context = self.context;
        let unit = context.unit_attr();
        let id = *self.debug.recursive.entry(node).or_insert_with(|| context.distinct_attr(unit));
        Some(match name {
            "DICompositeType" => self.composite_reference(id),
            _ => DISubprogramAttr::get(
                context,
                Some(id),
                true,
                None,
                None,
                None,
                None,
                None,
                None,
                0,
                0,
                DISubprogramFlags::from_bits(0).unwrap_or(DISubprogramFlags::DEFINITION),
                None,
                &[],
                &[],
            )
            .into(),
        })
    }

    /// The identifier of the current node, if something inside the node refers to it.
    pub(super) fn recursion(&self, node: NodeId) -> Node<'c> {
        match self.debug.cycles.was_repeated() {
            true => self.debug.recursive.get(&node).copied(),
            false => None,
        }
    }

    pub(super) fn field(&mut self, fields: Fields<'_>, name: &str) -> Read<Node<'c>> {
        match fields.node(name) {
            Some(node) => self.debug_node(node),
            None => Ok(None),
        }
    }

    pub(super) fn file(&mut self, fields: Fields<'_>) -> Read<Option<DIFileAttr<'c>>> {
        Ok(self.field(fields, "file")?.and_then(|file| file.cast()))
    }

    /// The attribute of a scope. A scope that is present must have an attribute.
    fn scope(&mut self, fields: Fields<'_>) -> Read<Option<Node<'c>>> {
        let scope = self.field(fields, "scope")?;
        Ok((scope.is_some() || fields.node("scope").is_none()).then_some(scope))
    }

    /// The attributes of a list of nodes; `None` if a node has no attribute.
    pub(super) fn node_list(&mut self, fields: Fields<'_>, name: &str) -> Read<Vec<Attribute<'c>>> {
        let Some(operands) = fields.node(name).and_then(|list| self.module.tuple(list)) else {
            return Ok(Vec::new());
        };
        let mut nodes = Vec::new();
        let mut is_whole = true;
        for operand in operands {
            let node = match operand {
                Metadata::Node(node) => self.debug_node(*node)?,
                _ => None,
            };
            is_whole &= node.is_some();
            nodes.extend(node);
        }
        Ok(if is_whole { nodes } else { Vec::new() })
    }

    fn distinct(&mut self, node: NodeId) -> Attribute<'c> {
        let context = self.context;
        *self.debug.distinct.entry(node).or_insert_with(|| context.distinct_attr(context.unit_attr()))
    }

    fn new_debug_node(&mut self, node: NodeId) -> Read<Node<'c>> {
        let Some((name, fields)) = self.special(node) else { return Ok(None) };
        match name {
            "DIFile" => {
                let text = |name| self.string(fields.text(name).unwrap_or(""));
                Ok(Some(DIFileAttr::get(self.context, text("filename"), text("directory")).into()))
            }
            "DICompileUnit" => self.compile_unit(node, fields),
            "DISubprogram" => self.subprogram(node, fields),
            "DILexicalBlock" | "DILexicalBlockFile" => self.lexical_block(name, fields),
            "DINamespace" => {
                let scope = self.field(fields, "scope")?;
                let name = self.optional_text(fields.text("name"));
                Ok(Some(DINamespaceAttr::get(self.context, name, scope, fields.flag("exportSymbols")).into()))
            }
            "DIModule" => self.debug_module(fields),
            "DICommonBlock" => self.common_block(fields),
            "DILocalVariable" => self.local_variable(fields),
            "DIGlobalVariable" => self.global_variable(fields),
            "DILabel" => {
                let Some(Some(scope)) = self.scope(fields)? else { return Ok(None) };
                let file = self.file(fields)?;
                let name = self.optional_text(fields.text("name"));
                Ok(Some(DILabelAttr::get(self.context, scope, name, file, fields.small("line")).into()))
            }
            "DIImportedEntity" => self.imported_entity(fields),
            _ => self.type_node(node, name, fields),
        }
    }

    fn compile_unit(&mut self, node: NodeId, fields: Fields<'_>) -> Read<Node<'c>> {
        let id = self.distinct(node);
        let Some(file) = self.file(fields)? else { return Ok(None) };
        // The attribute of the dialect has the languages of DWARF 5. MLIR takes the number of another one.
        if fields.get("sourceLanguageName").is_some() {
            let message = "the field 'sourceLanguageName' of DWARF 6 cannot be imported; compile for DWARF 5, with 'language'";
            return Err(self.error(self.module.node(node).position, message));
        }
        let [emission, table] = ["emissionKind", "nameTableKind"].map(|name| fields.number(name));
        let Some(emission) = DIEmissionKind::from_value(emission) else { return Ok(None) };
        Ok(Some(
            DICompileUnitAttr::get(
                self.context,
                id,
                fields.known("language").unwrap_or(0),
                file,
                self.optional_text(fields.text("producer")),
                fields.flag("isOptimized"),
                emission,
                DINameTableKind::from_value(table).filter(|_| table != 0),
                self.optional_text(fields.text("splitDebugFilename")),
            )
            .into(),
        ))
    }

    fn subprogram_flags(fields: Fields<'_>) -> u32 {
        if let Some(flags) = fields.known("spFlags") {
            return flags;
        }
        // Without these flags, a subprogram is a definition unless a field says that it is not.
        let is_declaration = fields.get("isDefinition").is_some() && !fields.flag("isDefinition");
        let old = [("isLocal", 4), ("isOptimized", 16)];
        let old = old.iter().filter(|(name, _)| fields.flag(name)).map(|(_, bit)| *bit);
        old.fold(if is_declaration { 0 } else { 8 }, |all, bit| all | bit)
    }

    fn subprogram(&mut self, node: NodeId, fields: Fields<'_>) -> Read<Node<'c>> {
        let id = self.module.node(node).is_distinct.then(|| self.distinct(node));
        let Some(scope) = self.scope(fields)? else { return Ok(None) };
        let bits = Self::subprogram_flags(fields);
        let ty = self.field(fields, "type")?;
        if ty.is_none() && fields.node("type").is_some() {
            return Ok(None);
        }
        let ty = ty.and_then(|ty| ty.cast::<DISubroutineTypeAttr<'c>>());
        let retained = self.node_list(fields, "retainedNodes")?;
        let annotations = self.annotations(fields);
        let unit = self.field(fields, "unit")?.and_then(|unit| unit.cast::<DICompileUnitAttr<'c>>());
        let file = self.file(fields)?;
        let recursion = self.recursion(node);
        let Some(flags) = DISubprogramFlags::from_bits(bits) else { return Ok(None) };
        Ok(Some(
            DISubprogramAttr::get(
                self.context,
                recursion,
                false,
                id,
                unit,
                scope,
                self.optional_text(fields.text("name")),
                self.optional_text(fields.text("linkageName")),
                file,
                fields.small("line"),
                fields.small("scopeLine"),
                flags,
                ty,
                &retained,
                &annotations,
            )
            .into(),
        ))
    }

    /// Annotations, each a name and a text.
    fn annotations(&self, fields: Fields<'_>) -> Vec<Attribute<'c>> {
        let list = fields.node("annotations").and_then(|list| self.module.tuple(list)).unwrap_or(&[]);
        let note = |operand: &Metadata| match self.module.tuple(super::metadata::child(operand)?)? {
            [Metadata::String(name), Metadata::String(value)] => {
                Some(DIAnnotationAttr::get(self.context, self.string(name), self.string(value)).into())
            }
            _ => None,
        };
        list.iter().filter_map(note).collect()
    }

    fn lexical_block(&mut self, name: &str, fields: Fields<'_>) -> Read<Node<'c>> {
        let Some(Some(scope)) = self.scope(fields)? else { return Ok(None) };
        let file = self.file(fields)?;
        let context = self.context;
        Ok(Some(match name {
            "DILexicalBlock" => {
                DILexicalBlockAttr::get(context, scope, file, fields.small("line"), fields.small("column"))
                    .into()
            }
            _ => DILexicalBlockFileAttr::get(context, scope, file, fields.small("discriminator")).into(),
        }))
    }

    fn debug_module(&mut self, fields: Fields<'_>) -> Read<Node<'c>> {
        let file = self.file(fields)?;
        let scope = self.field(fields, "scope")?;
        let text = |name| self.optional_text(fields.text(name));
        Ok(Some(
            DIModuleAttr::get(
                self.context,
                file,
                scope,
                text("name"),
                text("configMacros"),
                text("includePath"),
                text("apinotes"),
                fields.small("line"),
                fields.flag("isDecl"),
            )
            .into(),
        ))
    }

    fn common_block(&mut self, fields: Fields<'_>) -> Read<Node<'c>> {
        let Some(scope) = self.field(fields, "scope")? else { return Ok(None) };
        let declaration = self.field(fields, "declaration")?.and_then(|declaration| declaration.cast());
        let file = self.file(fields)?;
        let Some(name) = self.optional_text(fields.text("name")) else { return Ok(None) };
        let line = fields.small("line");
        Ok(Some(DICommonBlockAttr::get(self.context, scope, declaration, name, file, line).into()))
    }

    fn local_variable(&mut self, fields: Fields<'_>) -> Read<Node<'c>> {
        let Some(Some(scope)) = self.scope(fields)? else { return Ok(None) };
        let file = self.file(fields)?;
        let ty = self.field(fields, "type")?;
        let name = self.optional_text(fields.text("name"));
        let [line, argument, alignment] = ["line", "arg", "align"].map(|name| fields.small(name));
        let flags = flags(fields);
        Ok(Some(
            DILocalVariableAttr::get(self.context, scope, name, file, line, argument, alignment, ty, flags)
                .into(),
        ))
    }

    fn global_variable(&mut self, fields: Fields<'_>) -> Read<Node<'c>> {
        let scope = self.field(fields, "scope")?;
        let file = self.file(fields)?;
        let ty = self.field(fields, "type")?;
        let (Some(file), Some(ty)) = (file, ty) else { return Ok(None) };
        let is_definition = fields.get("isDefinition").is_none() || fields.flag("isDefinition");
        Ok(Some(
            DIGlobalVariableAttr::get(
                self.context,
                scope,
                self.optional_text(fields.text("name")),
                // MLIR uses the name, which may be empty, as the linkage name.
                fields.text("linkageName").map(|_| self.string(fields.text("name").unwrap_or_default())),
                file,
                fields.small("line"),
                ty,
                fields.flag("isLocal"),
                is_definition,
                fields.small("align"),
            )
            .into(),
        ))
    }

    fn imported_entity(&mut self, fields: Fields<'_>) -> Read<Node<'c>> {
        let elements = self.node_list(fields, "elements")?;
        let (scope, entity) = (self.field(fields, "scope")?, self.field(fields, "entity")?);
        let file = self.file(fields)?;
        let (Some(scope), Some(entity)) = (scope, entity) else { return Ok(None) };
        let tag = fields.known("tag").unwrap_or(0);
        let name = self.optional_text(fields.text("name"));
        let line = fields.small("line");
        Ok(Some(
            DIImportedEntityAttr::get(self.context, tag, scope, entity, file, line, name, &elements).into(),
        ))
    }
}
