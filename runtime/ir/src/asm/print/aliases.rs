//! Aliases of attributes and types (`#map`, `#loc1`).
//!
//! A walk before the print visits the whole IR in the order of printing. It records each attribute and type that may have an
//! alias, with the parts that it contains: a definition must not use an alias that is defined later.

use std::fmt::Write;

use rustc_hash::{FxHashMap, FxHashSet};

use super::numbers::write_number;
use super::printer::AsmPrinter;
use crate::asm::format::{OwnAttributeSyntax, OwnTypeSyntax};
use crate::context::aliases::AliasName;
use crate::context::attributes::{Attribute, AttributeKind};
use crate::context::types::{Type, TypeKind};
use crate::context::{Context, Location, LocationKind};

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Symbol<'c> {
    Attribute(Attribute<'c>),
    Type(Type<'c>),
}

/// A name: the prefix and, unless it is the first of that prefix, a number.
#[derive(Clone, Copy)]
struct Alias<'c> {
    prefix: Prefix<'c>,
    number: u32,
}

/// The start of the alias names of a kind of attributes or types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Prefix<'c>(&'c str);

impl Prefix<'_> {
    /// Writes the prefix. Characters that a name cannot have become `_`, or their code.
    fn write(self, out: &mut String) {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'$' | b'_' | b'-');
        let is_code = |first: char| first != ' ' && !is_plain(first as u8);
        if self.0.starts_with(|first: char| first.is_ascii_digit() || is_code(first)) {
            out.push('_');
        }
        for byte in self.0.bytes() {
            match byte {
                b' ' => out.push('_'),
                byte if is_plain(byte) => out.push(byte as char),
                byte => {
                    let _infallible = write!(out, "{byte:X}");
                }
            }
        }
    }
}

/// The aliases of one print.
#[derive(Default)]
pub(super) struct AliasState<'c> {
    names: FxHashMap<Symbol<'c>, Alias<'c>>,
    /// All aliases in the order of their definitions; those with the flag come after the operations.
    definitions: Vec<(Symbol<'c>, bool)>,
    /// The numbers of `distinct` attributes in the order in which they are printed.
    distinct: FxHashMap<u64, u64>,
}

impl AliasState<'_> {
    pub(super) fn distinct_number(&mut self, id: u64) -> u64 {
        let next = self.distinct.len() as u64;
        *self.distinct.entry(id).or_insert(next)
    }

    /// Gives a `distinct` attribute a number.
    pub(super) fn number_distinct(&mut self, id: u64, number: u64) {
        self.distinct.insert(id, number);
    }
}

/// The attributes and types found by the walk before the print.
#[derive(Default)]
pub(super) struct Collector<'c> {
    /// The dialects that name types and attributes of any dialect.
    hooks: AliasHooks,
    entries: Vec<Entry<'c>>,
    indices: FxHashMap<Symbol<'c>, u32>,
    /// The types and attributes around the one that is being visited.
    frames: Vec<Frame>,
}

/// See [`DialectHooks::type_alias`](crate::ir::DialectHooks::type_alias).
#[derive(Default)]
struct AliasHooks {
    types: Vec<for<'c> fn(Type<'c>) -> Option<String>>,
    attributes: Vec<for<'c> fn(Attribute<'c>) -> Option<String>>,
}

impl AliasHooks {
    fn of(context: &Context) -> Self {
        let dialects = context.dialects();
        AliasHooks {
            types: dialects.iter().filter_map(|dialect| dialect.hooks.type_alias).collect(),
            attributes: dialects.iter().filter_map(|dialect| dialect.hooks.attribute_alias).collect(),
        }
    }

    fn type_prefix<'c>(&self, ty: Type<'c>) -> Option<Prefix<'c>> {
        let has_own =
            matches!(ty.kind(), TypeKind::Extension { definition, .. } if definition.alias.is_some());
        let name = if has_own { None } else { self.types.iter().find_map(|alias| alias(ty)) };
        name.map(|name| Prefix(kept(ty.context(), name))).or_else(|| type_prefix(ty))
    }

    fn attribute_prefix<'c>(&self, attribute: Attribute<'c>) -> Option<Prefix<'c>> {
        let has_own = matches!(
            attribute.kind(),
            AttributeKind::Extension { definition, .. } if definition.alias.is_some()
        );
        let name = if has_own { None } else { self.attributes.iter().find_map(|alias| alias(attribute)) };
        name.map(|name| Prefix(kept(attribute.context(), name))).or_else(|| attribute_prefix(attribute))
    }
}

struct Entry<'c> {
    symbol: Symbol<'c>,
    prefix: Option<Prefix<'c>>,
    /// The number of levels of aliases in it, with its own.
    depth: u32,
    is_deferrable: bool,
    children: Vec<u32>,
}

#[derive(Default)]
struct Frame {
    depth: u32,
    is_deferrable: bool,
    children: Vec<u32>,
}

impl<'c> Collector<'c> {
    pub(super) fn new(context: &Context) -> Self {
        Self { hooks: AliasHooks::of(context), ..Self::default() }
    }

    fn mark_not_deferrable(&mut self, index: u32) {
        let mut pending = vec![index];
        while let Some(index) = pending.pop() {
            let entry = &mut self.entries[index as usize];
            if entry.is_deferrable {
                entry.is_deferrable = false;
                pending.extend_from_slice(&entry.children);
            }
        }
    }

    fn record(&mut self, index: u32) {
        let depth = self.entries[index as usize].depth;
        if let Some(frame) = self.frames.last_mut() {
            frame.depth = frame.depth.max(depth);
            frame.children.push(index);
        }
    }

    /// Names for all that can have one.
    pub(super) fn finish(mut self) -> AliasState<'c> {
        self.entries.retain(|entry| entry.prefix.is_some());
        self.entries
            .sort_by_key(|entry| (entry.depth, matches!(entry.symbol, Symbol::Attribute(_)), entry.prefix));
        let mut state = AliasState::default();
        let mut numbers = AliasNumbers::default();
        for entry in &self.entries {
            let Some(prefix) = entry.prefix else { continue };
            let number = numbers.next(prefix);
            state.names.insert(entry.symbol, Alias { prefix, number });
            state.definitions.push((entry.symbol, entry.is_deferrable));
        }
        state
    }
}

/// The names that are taken.
#[derive(Default)]
struct AliasNumbers {
    used: FxHashSet<String>,
    counts: FxHashMap<String, u32>,
}

impl AliasNumbers {
    /// The number that makes a name unique; zero is not written.
    fn next(&mut self, prefix: Prefix<'_>) -> u32 {
        let mut name = String::new();
        prefix.write(&mut name);
        if self.used.insert(name.clone()) {
            return 0;
        }
        if name.ends_with(|last: char| last.is_ascii_digit()) {
            name.push('_');
        }
        let count = self.counts.entry(name.clone()).or_insert(1);
        loop {
            let number = *count;
            *count += 1;
            if self.used.insert(format!("{name}{number}")) {
                return number;
            }
        }
    }
}

/// Whether something in the context may get an alias. If not, the walk before the print finds nothing.
pub(super) fn needs_alias_walk(context: &Context) -> bool {
    let hooks = AliasHooks::of(context);
    context.has_aliasable() || !hooks.types.is_empty() || !hooks.attributes.is_empty()
}

fn attribute_prefix(attribute: Attribute<'_>) -> Option<Prefix<'_>> {
    Some(Prefix(match attribute.kind().alias()? {
        AliasName::Fixed(name) => name,
        AliasName::Made(make) => kept(attribute.context(), make(attribute)?),
    }))
}

fn type_prefix(ty: Type<'_>) -> Option<Prefix<'_>> {
    Some(Prefix(match ty.kind().alias()? {
        AliasName::Fixed(name) => name,
        AliasName::Made(make) => kept(ty.context(), make(ty)?),
    }))
}

/// A name that a dialect made up, kept by the context.
fn kept(context: &Context, name: String) -> &str {
    context.name(&name).value()
}

impl<'c> AsmPrinter<'_, 'c> {
    fn visit(
        &mut self,
        symbol: Symbol<'c>,
        prefix: Option<Prefix<'c>>,
        is_deferrable: bool,
        children: impl FnOnce(&mut Self),
    ) {
        let Some(collector) = &mut self.collector else { return };
        if let Some(index) = collector.indices.get(&symbol).copied() {
            if !is_deferrable {
                collector.mark_not_deferrable(index);
            }
            return collector.record(index);
        }
        let index = collector.entries.len() as u32;
        collector.indices.insert(symbol, index);
        let depth = u32::from(prefix.is_some());
        collector.entries.push(Entry { symbol, prefix, depth, is_deferrable, children: Vec::new() });
        collector.frames.push(Frame { is_deferrable, ..Frame::default() });
        children(self);
        let Some(collector) = &mut self.collector else { return };
        let frame = collector.frames.pop().unwrap_or_default();
        let entry = &mut collector.entries[index as usize];
        if frame.depth > 0 {
            entry.depth = frame.depth + 1;
        }
        entry.children = frame.children;
        collector.record(index);
    }

    /// Inside something that can be defined after the operations everything can.
    fn is_deferrable(&self) -> bool {
        self.collector
            .as_ref()
            .and_then(|collector| collector.frames.last())
            .is_some_and(|frame| frame.is_deferrable)
    }

    pub(super) fn visit_type(&mut self, ty: Type<'c>, is_deferrable: bool) {
        let Some(hooks) = self.collector.as_ref().map(|collector| &collector.hooks) else { return };
        if is_leaf_type(ty) && hooks.types.is_empty() {
            return;
        }
        let prefix = hooks.type_prefix(ty);
        let is_deferrable = is_deferrable || self.is_deferrable();
        self.visit(Symbol::Type(ty), prefix, is_deferrable, |printer| printer.visit_type_parts(ty));
    }

    fn visit_type_parts(&mut self, ty: Type<'c>) {
        match ty.kind() {
            TypeKind::Complex(element)
            | TypeKind::Vector { element, .. }
            | TypeKind::UnrankedTensor { element } => self.print_type(element),
            TypeKind::Tuple(types) => types.iter().for_each(|ty| self.print_type(*ty)),
            TypeKind::Function { inputs, results } => {
                inputs.iter().chain(results).for_each(|ty| self.print_type(*ty));
            }
            TypeKind::RankedTensor { element, encoding, .. } => {
                self.print_type(element);
                encoding.into_iter().for_each(|encoding| self.print_attribute(encoding));
            }
            TypeKind::MemRef { element, layout, memory_space, shape } => {
                self.print_type(element);
                let layout = layout.filter(|layout| !layout.is_identity_layout(shape.len()));
                layout.into_iter().chain(memory_space).for_each(|part| self.print_attribute(part));
            }
            TypeKind::UnrankedMemRef { element, memory_space } => {
                self.print_type(element);
                memory_space.into_iter().for_each(|space| self.print_attribute(space));
            }
            TypeKind::Extension { definition, .. } => {
                match OwnTypeSyntax::of(definition) {
                    Some(syntax) => {
                        (syntax.print)(self, ty);
                    }
                    None => self.dialect_type_text(definition.dialect, ty),
                }
                self.out.clear();
            }
            TypeKind::Integer { .. }
            | TypeKind::Index
            | TypeKind::None
            | TypeKind::Float(_)
            | TypeKind::Opaque { .. } => {}
        }
    }

    pub(super) fn visit_attribute(&mut self, attribute: Attribute<'c>, elide_type: bool) {
        let is_deferrable = self.is_deferrable();
        self.visit_attribute_in(attribute, elide_type, is_deferrable);
    }

    fn visit_attribute_in(&mut self, attribute: Attribute<'c>, elide_type: bool, is_deferrable: bool) {
        let Some(hooks) = self.collector.as_ref().map(|collector| &collector.hooks) else { return };
        if is_leaf_attribute(attribute) && hooks.attributes.is_empty() {
            return;
        }
        let prefix = hooks.attribute_prefix(attribute);
        self.visit(Symbol::Attribute(attribute), prefix, is_deferrable, |printer| {
            printer.visit_attribute_parts(attribute);
            if let Some(ty) = attribute.ty().filter(|ty| !elide_type && !ty.is_none()) {
                printer.print_type(ty);
            }
        });
    }

    pub(super) fn visit_location(&mut self, location: Location<'c>, is_deferrable: bool) {
        let is_deferrable = is_deferrable || self.is_deferrable();
        self.visit_attribute_in(location.as_attribute(), false, is_deferrable);
    }

    /// A location that must be defined before the operations, such as that of a block argument.
    pub(super) fn visit_early_location(&mut self, location: Location<'c>) {
        self.visit_attribute_in(location.as_attribute(), false, false);
    }

    fn visit_attribute_parts(&mut self, attribute: Attribute<'c>) {
        match attribute.kind() {
            AttributeKind::Array(elements) => {
                elements.iter().for_each(|element| self.print_attribute(*element))
            }
            AttributeKind::Dictionary(entries) => {
                entries.iter().for_each(|entry| self.print_attribute(entry.value))
            }
            AttributeKind::Type(ty) => self.print_type(ty),
            AttributeKind::Distinct { referenced, .. } => self.print_attribute(referenced),
            AttributeKind::Location(location) => self.visit_location_parts(location),
            AttributeKind::Extension { definition, .. } => {
                match OwnAttributeSyntax::of(definition) {
                    Some(syntax) => {
                        (syntax.print)(self, attribute);
                    }
                    None => self.dialect_attribute_text(definition.dialect, attribute),
                }
                self.out.clear();
            }
            _ => {}
        }
    }

    fn visit_location_parts(&mut self, location: Location<'c>) {
        match location.kind() {
            LocationKind::Unknown | LocationKind::File(_) => {}
            LocationKind::Name(_, child) => {
                if !child.is_unknown() {
                    self.visit_location(child, false);
                }
            }
            LocationKind::CallSite { callee, caller } => {
                self.visit_location(callee, false);
                self.visit_location(caller, false);
            }
            LocationKind::Fused { locations, metadata } => {
                metadata.into_iter().for_each(|metadata| self.print_attribute(metadata));
                locations.iter().for_each(|location| self.visit_location(*location, false));
            }
        }
    }

    /// Writes the alias of an attribute, if it has one.
    pub(super) fn print_attribute_alias(&mut self, attribute: Attribute<'c>) -> bool {
        !self.aliases.names.is_empty() && self.print_alias(Symbol::Attribute(attribute), '#')
    }

    /// Writes the alias of a type, if it has one.
    pub(super) fn print_type_alias(&mut self, ty: Type<'c>) -> bool {
        !self.aliases.names.is_empty() && self.print_alias(Symbol::Type(ty), '!')
    }

    fn print_alias(&mut self, symbol: Symbol<'c>, sigil: char) -> bool {
        let Some(alias) = self.aliases.names.get(&symbol).copied() else { return false };
        self.out.push(sigil);
        alias.prefix.write(&mut self.out);
        if alias.number > 0 {
            if alias.prefix.0.ends_with(|last: char| last.is_ascii_digit()) {
                self.out.push('_');
            }
            write_number(&mut self.out, alias.number.into());
        }
        true
    }

    /// Writes the definitions of the aliases before, or after, the operations.
    pub(super) fn print_alias_definitions(&mut self, deferred: bool) {
        for index in 0..self.aliases.definitions.len() {
            let (symbol, is_deferred) = self.aliases.definitions[index];
            if is_deferred != deferred {
                continue;
            }
            match symbol {
                Symbol::Attribute(attribute) => {
                    self.print_alias(symbol, '#');
                    self.out.push_str(" = ");
                    self.attribute_text(attribute, super::attributes::TypeElision::Never);
                }
                Symbol::Type(ty) => {
                    self.print_alias(symbol, '!');
                    self.out.push_str(" = ");
                    self.type_text(ty);
                }
            }
            self.out.push('\n');
        }
    }
}

/// Types that have no alias and no parts: there is nothing to record.
fn is_leaf_type(ty: Type<'_>) -> bool {
    matches!(
        ty.kind(),
        TypeKind::Integer { .. }
            | TypeKind::Index
            | TypeKind::None
            | TypeKind::Float(_)
            | TypeKind::Opaque { .. }
    )
}

/// Attributes that have no alias and whose only part is a type without one.
fn is_leaf_attribute(attribute: Attribute<'_>) -> bool {
    match attribute.kind() {
        AttributeKind::Unit
        | AttributeKind::Integer { .. }
        | AttributeKind::WideInteger { .. }
        | AttributeKind::Float { .. }
        | AttributeKind::SymbolRef { .. }
        | AttributeKind::DenseArray { .. }
        | AttributeKind::StridedLayout { .. } => true,
        AttributeKind::String { ty, .. } | AttributeKind::Opaque { ty, .. } => is_leaf_type(ty),
        _ => false,
    }
}
