//! Nodes of debug information: scopes, variables and other names.

use rtblgen_dialects::llvm::{
    DICommonBlockAttr, DICompileUnitAttr, DIFileAttr, DIGlobalVariableAttr, DIImportedEntityAttr,
    DILabelAttr, DILexicalBlockAttr, DILexicalBlockFileAttr, DILocalVariableAttr, DIModuleAttr,
    DINamespaceAttr, DISubprogramAttr, dwarf_name,
};
use rtblgen_runtime::support::Enum;
use rtblgen_runtime::{Attribute, Op};

use super::{Translated, Translation};
use crate::metadata::Item;
use crate::text::{self, MetadataId, Ref, Text};
use crate::words;

/// The fields of a node that is being written.
pub(super) struct Fields {
    pub text: Text,
    is_first: bool,
}

impl Fields {
    pub fn new(name: &str) -> Self {
        let mut text = Text::default();
        text.push("!");
        text.push(name);
        text.push("(");
        Fields { text, is_first: true }
    }

    /// Starts a field.
    pub fn key(&mut self, key: &str) {
        self.text.push(if self.is_first { "" } else { ", " });
        self.is_first = false;
        self.text.push(key);
        self.text.push(": ");
    }

    pub fn word(&mut self, key: &str, word: &str) {
        self.key(key);
        self.text.push(word);
    }

    /// Writes a string field, unless it is empty.
    pub fn string(&mut self, key: &str, value: Option<Attribute<'_>>) {
        let value = value.filter(|value| value.is_string()).map_or("", |value| value.string_value());
        if !value.is_empty() {
            self.any_string(key, value);
        }
    }

    pub fn any_string(&mut self, key: &str, value: &str) {
        self.key(key);
        self.text.push("\"");
        text::escape(&mut self.text.text, value);
        self.text.push("\"");
    }

    /// Writes a number field, unless it is zero.
    pub fn number(&mut self, key: &str, value: u64) {
        if value > 0 {
            self.any_number(key, value);
        }
    }

    pub fn any_number(&mut self, key: &str, value: impl itoa::Integer) {
        self.key(key);
        self.text.number(value);
    }

    /// Writes a node field, if there is a node.
    pub fn node(&mut self, key: &str, node: Option<MetadataId>) {
        if node.is_some() {
            self.node_or_null(key, node);
        }
    }

    pub fn node_or_null(&mut self, key: &str, node: Option<MetadataId>) {
        self.key(key);
        match node {
            Some(node) => {
                self.text.push("!");
                self.text.reference(Ref::Metadata(node));
            }
            None => self.text.push("null"),
        }
    }

    pub fn flag(&mut self, key: &str, value: bool) {
        self.word(key, if value { "true" } else { "false" });
    }

    pub fn finish(mut self) -> Text {
        self.text.push(")");
        self.text
    }
}

/// The nodes that are present.
fn present<const N: usize>(nodes: [Option<MetadataId>; N]) -> Vec<MetadataId> {
    nodes.into_iter().flatten().collect()
}

fn subprogram_flags(bits: u32) -> String {
    let words: Vec<String> = words::SUBPROGRAM_FLAGS
        .iter()
        .filter(|(bit, _)| bits & bit != 0)
        .map(|(_, word)| format!("DISPFlag{word}"))
        .collect();
    if words.is_empty() { "0".to_owned() } else { words.join(" | ") }
}

/// The bits of flags of subprograms.
const VIRTUALITY: u32 = 3;
const DEFINITION: u32 = 8;

impl<'c> Translation<'_, 'c> {
    /// The node of an attribute; `None` for the null type.
    pub(super) fn debug_node(
        &mut self,
        op: Op,
        attribute: Attribute<'c>,
    ) -> Translated<'c, Option<MetadataId>> {
        if let Some(known) = self.debug.of.get(&attribute) {
            return Ok(*known);
        }
        let recursion = self.recursion_of(attribute);
        let Some(id) = recursion else {
            let node = self.new_debug_node(op, attribute, None)?;
            self.debug.of.insert(attribute, node);
            return Ok(node);
        };
        if let Some((_, node)) = self.debug.recursive.iter().rev().find(|(known, _)| *known == id) {
            return Ok(Some(*node));
        }
        let reserved = self.metadata.reserve();
        self.debug.recursive.push((id, reserved));
        let node = self.new_debug_node(op, attribute, Some(reserved));
        self.debug.recursive.pop();
        let node = node?;
        if let Some(node) = node.filter(|node| *node != reserved) {
            self.metadata.forward(reserved, node);
        }
        self.debug.of.insert(attribute, node);
        Ok(node)
    }

    /// The optional node of an attribute.
    pub(super) fn maybe_node(
        &mut self,
        op: Op,
        attribute: Option<impl Into<Attribute<'c>>>,
    ) -> Translated<'c, Option<MetadataId>> {
        match attribute {
            Some(attribute) => self.debug_node(op, attribute.into()),
            None => Ok(None),
        }
    }

    /// Adds a node, with a reserved number if one is given.
    pub(super) fn define_node(
        &mut self,
        reserved: Option<MetadataId>,
        is_distinct: bool,
        fields: Fields,
        operands: Vec<MetadataId>,
    ) -> MetadataId {
        let text = fields.finish();
        match (reserved, is_distinct) {
            (Some(id), _) => {
                self.metadata.define(id, is_distinct, text, operands);
                id
            }
            (None, true) => self.metadata.distinct(text, operands),
            (None, false) => self.metadata.unique(text, operands),
        }
    }

    /// A list of nodes, and of annotations, each a name and a value.
    pub(super) fn node_list(&mut self, op: Op, list: &[Attribute<'c>]) -> Translated<'c, Option<MetadataId>> {
        use rtblgen_dialects::llvm::DIAnnotationAttr;
        if list.is_empty() {
            return Ok(None);
        }
        let mut items = Vec::new();
        for attribute in list {
            if let Some(note) = attribute.cast::<DIAnnotationAttr<'c>>() {
                let texts = [note.name(), note.value()];
                let texts = texts.map(|text| Item::String(text.string_value().to_owned()));
                items.push(Item::Node(self.metadata.tuple(&texts)));
            } else {
                items.push(self.debug_node(op, *attribute)?.map_or(Item::Null, Item::Node));
            }
        }
        Ok(Some(self.metadata.tuple(&items)))
    }

    fn new_debug_node(
        &mut self,
        op: Op,
        attribute: Attribute<'c>,
        reserved: Option<MetadataId>,
    ) -> Translated<'c, Option<MetadataId>> {
        if attribute.is_a("llvm.di_null_type") {
            return Ok(None);
        }
        if let Some(own) = attribute.cast::<DISubprogramAttr<'c>>() {
            return self.new_subprogram(op, own, reserved).map(Some);
        }
        let node = if let Some(own) = attribute.cast::<DIFileAttr<'c>>() {
            let mut fields = Fields::new("DIFile");
            fields.any_string("filename", own.name().string_value());
            fields.any_string("directory", own.directory().string_value());
            self.define_node(None, false, fields, Vec::new())
        } else if let Some(own) = attribute.cast::<DICompileUnitAttr<'c>>() {
            let node = self.metadata.reserve();
            self.metadata.add_named("llvm.dbg.cu", node);
            self.debug.compile_units.push((node, attribute));
            self.define_compile_unit(op, node, own, None)?;
            node
        } else if let Some(own) = attribute.cast::<DILexicalBlockAttr<'c>>() {
            let numbers = [("line", own.line()), ("column", own.column())];
            let fields = Fields::new("DILexicalBlock");
            self.lexical_block(op, fields, own.scope(), own.file(), |fields| {
                numbers.into_iter().for_each(|(key, number)| fields.number(key, number.into()));
            })?
        } else if let Some(own) = attribute.cast::<DILexicalBlockFileAttr<'c>>() {
            let fields = Fields::new("DILexicalBlockFile");
            self.lexical_block(op, fields, own.scope(), own.file(), |fields| {
                fields.any_number("discriminator", own.discriminator());
            })?
        } else {
            return self.new_named_node(op, attribute, reserved);
        };
        Ok(Some(node))
    }

    /// A lexical block: its scope, its file, and the fields of its kind.
    fn lexical_block(
        &mut self,
        op: Op,
        mut fields: Fields,
        scope: Attribute<'c>,
        file: Option<DIFileAttr<'c>>,
        rest: impl FnOnce(&mut Fields),
    ) -> Translated<'c, MetadataId> {
        let scope = self.debug_node(op, scope)?;
        let file = self.maybe_node(op, file)?;
        fields.node_or_null("scope", scope);
        fields.node("file", file);
        rest(&mut fields);
        let node = self.define_node(None, true, fields, present([file, scope]));
        self.debug.parents.extend(scope.map(|scope| (node, scope)));
        Ok(node)
    }

    fn new_named_node(
        &mut self,
        op: Op,
        attribute: Attribute<'c>,
        reserved: Option<MetadataId>,
    ) -> Translated<'c, Option<MetadataId>> {
        let node = if let Some(own) = attribute.cast::<DINamespaceAttr<'c>>() {
            let scope = self.maybe_node(op, own.scope())?;
            let mut fields = Fields::new("DINamespace");
            fields.string("name", own.name());
            fields.node_or_null("scope", scope);
            if own.export_symbols() {
                fields.flag("exportSymbols", true);
            }
            self.define_node(None, false, fields, present([scope]))
        } else if let Some(own) = attribute.cast::<DIModuleAttr<'c>>() {
            let (file, scope) = (self.maybe_node(op, own.file())?, self.maybe_node(op, own.scope())?);
            let mut fields = Fields::new("DIModule");
            fields.node_or_null("scope", scope);
            fields.string("name", own.name());
            fields.string("configMacros", own.config_macros());
            fields.string("includePath", own.include_path());
            fields.string("apinotes", own.apinotes());
            fields.node("file", file);
            fields.number("line", own.line().into());
            if own.is_decl() {
                fields.flag("isDecl", true);
            }
            let node = self.define_node(None, false, fields, present([file, scope]));
            self.debug.units.extend(scope.map(|scope| (node, scope)));
            node
        } else if let Some(own) = attribute.cast::<DICommonBlockAttr<'c>>() {
            let scope = self.debug_node(op, own.scope())?;
            let declaration = self.maybe_node(op, own.decl())?;
            let file = self.maybe_node(op, own.file())?;
            let mut fields = Fields::new("DICommonBlock");
            fields.node_or_null("scope", scope);
            fields.node_or_null("declaration", declaration);
            fields.string("name", Some(own.name()));
            fields.node("file", file);
            fields.number("line", own.line().into());
            let node = self.define_node(None, false, fields, present([scope, declaration, file]));
            let unit = scope.and_then(|scope| self.debug.units.get(&scope).copied());
            self.debug.units.extend(unit.map(|unit| (node, unit)));
            node
        } else if let Some(own) = attribute.cast::<DILocalVariableAttr<'c>>() {
            let scope = self.debug_node(op, own.scope())?;
            let (file, ty) = (self.maybe_node(op, own.file())?, self.maybe_node(op, own.r#type())?);
            let mut fields = Fields::new("DILocalVariable");
            fields.string("name", own.name());
            fields.number("arg", own.arg().into());
            fields.node_or_null("scope", scope);
            fields.node("file", file);
            fields.number("line", own.line().into());
            fields.node("type", ty);
            self.flag_field(&mut fields, own.flags().bits());
            fields.number("align", own.align_in_bits().into());
            self.define_node(None, false, fields, present([scope, file, ty]))
        } else if let Some(own) = attribute.cast::<DIGlobalVariableAttr<'c>>() {
            self.new_global_variable(op, own)?
        } else if let Some(own) = attribute.cast::<DILabelAttr<'c>>() {
            let scope = self.debug_node(op, own.scope())?;
            let file = self.maybe_node(op, own.file())?;
            let mut fields = Fields::new("DILabel");
            fields.node_or_null("scope", scope);
            fields.string("name", own.name());
            fields.node("file", file);
            fields.number("line", own.line().into());
            self.define_node(None, false, fields, present([scope, file]))
        } else if let Some(own) = attribute.cast::<DIImportedEntityAttr<'c>>() {
            let scope = self.debug_node(op, own.scope())?;
            let entity = self.debug_node(op, own.entity())?;
            let file = self.maybe_node(op, own.file())?;
            let elements: Vec<Attribute<'c>> = own.elements().to_vec();
            let elements = self.node_list(op, &elements)?;
            let mut fields = Fields::new("DIImportedEntity");
            fields.word("tag", &dwarf_name("tag", own.tag()).unwrap_or_else(|| own.tag().to_string()));
            fields.string("name", own.name());
            fields.node_or_null("scope", scope);
            fields.node("entity", entity);
            fields.node("file", file);
            fields.number("line", own.line().into());
            fields.node("elements", elements);
            self.define_node(None, false, fields, present([scope, entity, file, elements]))
        } else {
            return self.new_type_node(op, attribute, reserved);
        };
        Ok(Some(node))
    }

    fn new_global_variable(&mut self, op: Op, own: DIGlobalVariableAttr<'c>) -> Translated<'c, MetadataId> {
        let scope = self.maybe_node(op, own.scope())?;
        let file = self.debug_node(op, own.file().into())?;
        let ty = self.debug_node(op, own.r#type())?;
        let mut fields = Fields::new("DIGlobalVariable");
        fields.string("name", own.name());
        fields.string("linkageName", own.linkage_name());
        fields.node_or_null("scope", scope);
        fields.node("file", file);
        fields.number("line", own.line().into());
        fields.node("type", ty);
        fields.flag("isLocal", own.is_local_to_unit());
        fields.flag("isDefinition", own.is_defined());
        fields.number("align", own.align_in_bits().into());
        let node = self.define_node(None, true, fields, present([scope, file, ty]));
        let unit = scope.map(|scope| self.debug.units.get(&scope).copied().unwrap_or(scope));
        self.debug.units.extend(unit.map(|unit| (node, unit)));
        Ok(node)
    }

    fn define_compile_unit(
        &mut self,
        op: Op,
        node: MetadataId,
        own: DICompileUnitAttr<'c>,
        globals: Option<MetadataId>,
    ) -> Translated<'c> {
        let file = self.debug_node(op, own.file().into())?;
        let mut fields = Fields::new("DICompileUnit");
        let language = own.source_language();
        fields.word("language", &dwarf_name("language", language).unwrap_or_else(|| language.to_string()));
        fields.node_or_null("file", file);
        fields.string("producer", own.producer());
        fields.flag("isOptimized", own.is_optimized());
        fields.word("runtimeVersion", "0");
        fields.string("splitDebugFilename", own.split_debug_filename());
        let emission = own.emission_kind().value() as usize;
        fields.word("emissionKind", words::EMISSION_KINDS.get(emission).copied().unwrap_or_default());
        fields.node("globals", globals);
        let table = own.name_table_kind().map_or(0, Enum::value) as usize;
        if let Some(table) = words::NAME_TABLES.get(table).filter(|table| !table.is_empty()) {
            fields.word("nameTableKind", table);
        }
        self.define_node(Some(node), true, fields, present([file, globals]));
        Ok(())
    }

    /// Adds the global variables to their compile units.
    pub(super) fn complete_compile_units(&mut self) -> Translated<'c> {
        for (unit, variables) in std::mem::take(&mut self.debug.variables) {
            let known = self.debug.compile_units.iter().find(|(known, _)| *known == unit);
            let Some(own) = known.and_then(|(_, own)| own.cast::<DICompileUnitAttr<'c>>()) else { continue };
            let items: Vec<Item> = variables.into_iter().map(Item::Node).collect();
            let globals = self.metadata.tuple(&items);
            self.define_compile_unit(self.module, unit, own, Some(globals))?;
        }
        Ok(())
    }

    fn new_subprogram(
        &mut self,
        op: Op,
        own: DISubprogramAttr<'c>,
        reserved: Option<MetadataId>,
    ) -> Translated<'c, MetadataId> {
        let id: Option<Attribute<'c>> = own.id().filter(|id| Self::is_distinct_id(*id));
        let known = |own: &Self| id.and_then(|id| own.debug.distinct.get(&id).copied());
        if let Some(node) = known(self) {
            return Ok(node);
        }
        let (scope, file) = (self.maybe_node(op, own.scope())?, self.maybe_node(op, own.file())?);
        let ty = self.maybe_node(op, own.r#type())?;
        let unit = self.maybe_node(op, own.compile_unit())?;
        if let Some(node) = known(self) {
            return Ok(node);
        }
        let bits = own.subprogram_flags().bits();
        let retained: Vec<Attribute<'c>> = own.retained_nodes().to_vec();
        let retained = self.node_list(op, &retained)?;
        let notes: Vec<Attribute<'c>> = own.annotations().to_vec();
        let notes = self.node_list(op, &notes)?;
        let mut fields = Fields::new("DISubprogram");
        fields.string("name", own.name());
        fields.string("linkageName", own.linkage_name());
        fields.node_or_null("scope", scope);
        fields.node("file", file);
        fields.number("line", own.line().into());
        fields.node("type", ty);
        fields.number("scopeLine", own.scope_line().into());
        if bits & VIRTUALITY != 0 {
            fields.any_number("virtualIndex", 0);
        }
        fields.word("spFlags", &subprogram_flags(bits));
        fields.node("unit", unit);
        fields.node("retainedNodes", retained);
        fields.node("annotations", notes);
        let is_definition = bits & DEFINITION != 0;
        let operands = present([file, scope, ty, unit, retained, notes]);
        let node = self.define_node(reserved, is_definition, fields, operands);
        self.debug.distinct.extend(id.map(|id| (id, node)));
        self.debug.units.extend(unit.map(|unit| (node, unit)));
        Ok(node)
    }
}
