//! Reads the tables of attributes and types. An entry is read at its first use.

use std::any::Any;
use std::borrow::Cow;
use std::rc::Rc;

use rtblgen_bytes::text_of;
use rtblgen_ir::elements::AttrTypeReplacer;
use rtblgen_ir::internal::{parse_attribute_with_distinct, parse_type_with_distinct};
use rtblgen_ir::{Attribute, AttributeKind, Context, Ir, Location, Op, Type};

use super::cursor::Cursor;
use super::dialects::{DialectEntry, Strings, group};
use super::resources::Resource;
use crate::builtin::{self, Value};
use crate::dialect::{DialectReader, ReadHooks};
use crate::error::Error;
use crate::format::SHARED_DISTINCT;

/// The maximum nesting depth of attributes and types.
const MAX_DEPTH: u32 = 1_000;
/// The maximum number of attributes and types nested in one: a number for any file, and an additional number for each
/// byte of the file. Shared ones count each time, as in text.
const MAX_WEIGHT: (usize, usize) = (1 << 20, 16);
/// If the free stack is smaller, a nested entry is read on a new stack.
const RED_ZONE: usize = 64 << 10;
/// The size of a new stack.
const STACK: usize = 1 << 20;

/// An entry of a table.
struct Entry<T> {
    start: u32,
    end: u32,
    /// The dialect, with the lowest bit set if the entry has an encoding and is no text.
    dialect: u32,
    /// The number of attributes and types that the text of the entry would contain.
    weight: u32,
    state: State<T>,
}

#[derive(Clone, Copy)]
enum State<T> {
    Unread,
    Open,
    Known(T),
}

/// The sections of a file to which attributes and types refer.
pub(super) struct FileContents<'a> {
    pub(super) strings: Strings<'a>,
    pub(super) dialects: Vec<DialectEntry<'a>>,
    pub(super) resources: Vec<Resource>,
}

/// The tables of attributes and types, with the sections to which they refer.
pub(super) struct Entries<'a, 'c> {
    pub(super) context: &'c Context,
    pub(super) version: u64,
    file: Cursor<'a>,
    pub(super) strings: Strings<'a>,
    pub(super) dialects: Vec<DialectEntry<'a>>,
    resources: Vec<Resource>,
    attributes: Vec<Entry<Value<'c>>>,
    types: Vec<Entry<Type<'c>>>,
    max_weight: u32,
    /// The field `dialect` of entries of the builtin dialect that have an encoding; `None` if hooks may read them.
    builtin: Option<u32>,
    hooks: Option<Rc<dyn ReadHooks>>,
}

impl<'a, 'c> Entries<'a, 'c> {
    pub(super) fn new(
        context: &'c Context,
        version: u64,
        mut offsets: Cursor<'a>,
        content: Cursor<'a>,
        known: FileContents<'a>,
        hooks: Option<Rc<dyn ReadHooks>>,
    ) -> Result<Self, Error> {
        let FileContents { strings, dialects, resources } = known;
        let attribute_count = offsets.count("attributes")?;
        let type_count = offsets.count("types")?;
        // Each entry takes at least a byte.
        if attribute_count + type_count > content.remaining() {
            return Err(offsets.error("there are more attributes and types than bytes of them"));
        }
        let mut place = content.offset();
        let end = place + content.remaining();
        let attributes = table(&mut offsets, attribute_count, dialects.len(), &mut place, end)?;
        let types = table(&mut offsets, type_count, dialects.len(), &mut place, end)?;
        if !offsets.is_empty() {
            return Err(offsets.error("unexpected trailing data in the Attribute/Type offset section"));
        }
        let max_weight = MAX_WEIGHT.0 + MAX_WEIGHT.1 * content.remaining();
        let builtin = dialects.iter().position(|own| own.name == "builtin").filter(|_| hooks.is_none());
        let mut entries = Entries {
            builtin: builtin.map(|number| (number as u32) << 1 | 1),
            context,
            version,
            file: content,
            strings,
            dialects,
            resources,
            attributes,
            types,
            hooks,
            max_weight: u32::try_from(max_weight).unwrap_or(u32::MAX - 1),
        };
        entries.read_versions()?;
        Ok(entries)
    }

    /// Reads the versions of the dialects.
    fn read_versions(&mut self) -> Result<(), Error> {
        for number in 0..self.dialects.len() {
            let dialect = &self.dialects[number];
            let (Some(cursor), Some(encoding)) = (dialect.version, dialect.encoding) else { continue };
            let mut reader = EntryReader { cursor, entries: self, depth: 0, weight: 1 };
            let version = encoding.read_version(&mut reader)?;
            reader.cursor.expect_end("the version of a dialect")?;
            self.dialects[number].known_version = Some(version);
        }
        Ok(())
    }

    /// Updates operations to the current versions of their dialects.
    pub(super) fn upgrade(&self, ir: &mut Ir<'c>, op: Op) -> Result<(), Error> {
        for dialect in &self.dialects {
            if let (Some(version), Some(encoding)) = (&dialect.known_version, dialect.encoding) {
                let at = dialect.version.unwrap_or(self.file);
                let upgraded = encoding.upgrade(ir, op, version.as_ref());
                upgraded.map_err(|message| at.error(format!("dialect '{}': {message}", dialect.name)))?;
            }
        }
        Ok(())
    }

    /// The `distinct` attributes that a text shares with other texts, by their numbers in the text.
    fn shared_distinct(
        &mut self,
        at: &Cursor<'_>,
        text: &str,
        depth: u32,
    ) -> Result<Vec<(u64, Attribute<'c>)>, Error> {
        let mut found = Vec::new();
        for part in text.split("distinct[").skip(1) {
            let digits = part.split(']').next().unwrap_or_default();
            let Some(entry) = digits.parse::<u64>().ok().and_then(|own| own.checked_sub(SHARED_DISTINCT))
            else {
                continue;
            };
            if let Value::Attribute(attribute) = self.value(at, entry, depth + 1)?
                && matches!(attribute.kind(), AttributeKind::Distinct { .. })
            {
                found.push((SHARED_DISTINCT + entry, attribute));
            } else {
                return Err(at.error(format!("attribute {entry} is no distinct attribute")));
            }
        }
        Ok(found)
    }

    /// The attribute or location with this number, which was read at `at`.
    pub(super) fn value(&mut self, at: &Cursor<'_>, number: u64, depth: u32) -> Result<Value<'c>, Error> {
        let count = self.attributes.len();
        let Some(entry) = usize::try_from(number).ok().and_then(|number| self.attributes.get_mut(number))
        else {
            return Err(at.error(format!("invalid Attribute index: {number}, there are {count}")));
        };
        match entry.state {
            State::Known(value) => return Ok(value),
            State::Open => return Err(at.error(format!("attribute {number} contains itself"))),
            State::Unread => entry.state = State::Open,
        }
        let (start, end, dialect) = (entry.start, entry.end, entry.dialect);
        let (value, weight) = self.nested(at, start, end, depth, |reader| reader.whole_attribute(dialect))?;
        let entry = &mut self.attributes[number as usize];
        (entry.state, entry.weight) = (State::Known(value), weight);
        Ok(value)
    }

    /// The type with this number, which was read at `at`.
    pub(super) fn ty(&mut self, at: &Cursor<'_>, number: u64, depth: u32) -> Result<Type<'c>, Error> {
        let count = self.types.len();
        let Some(entry) = usize::try_from(number).ok().and_then(|number| self.types.get_mut(number)) else {
            return Err(at.error(format!("invalid Type index: {number}, there are {count}")));
        };
        match entry.state {
            State::Known(ty) => return Ok(ty),
            State::Open => return Err(at.error(format!("type {number} contains itself"))),
            State::Unread => entry.state = State::Open,
        }
        let (start, end, dialect) = (entry.start, entry.end, entry.dialect);
        let (ty, weight) = self.nested(at, start, end, depth, |reader| reader.whole_type(dialect))?;
        let entry = &mut self.types[number as usize];
        (entry.state, entry.weight) = (State::Known(ty), weight);
        Ok(ty)
    }

    fn nested<T>(
        &mut self,
        at: &Cursor<'_>,
        start: u32,
        end: u32,
        depth: u32,
        read: impl FnOnce(&mut EntryReader<'_, 'a, 'c>) -> Result<T, Error>,
    ) -> Result<(T, u32), Error> {
        if depth > MAX_DEPTH {
            return Err(at.error(format!("attributes and types are nested deeper than {MAX_DEPTH}")));
        }
        let cursor = self.file.part(start as usize, end as usize);
        stacker::maybe_grow(RED_ZONE, STACK, || {
            let mut reader = EntryReader { cursor, entries: self, depth, weight: 1 };
            let value = read(&mut reader)?;
            reader.cursor.expect_end("an attribute or type")?;
            match reader.weight <= reader.entries.max_weight {
                true => Ok((value, reader.weight)),
                false => Err(cursor.error("an attribute or type has far more parts than the file has bytes")),
            }
        })
    }

    /// Reads a number and returns the location with it.
    pub(super) fn location(&mut self, cursor: &mut Cursor<'_>) -> Result<Location<'c>, Error> {
        let at = *cursor;
        let number = cursor.varint()?;
        if let Some(location) = self.place(number) {
            return Ok(location);
        }
        match self.value(&at, number, 0)? {
            Value::Location(location) => Ok(location),
            Value::Attribute(attribute) => Err(at.error(self.unexpected("LocationAttr", number, attribute))),
        }
    }

    /// The message for an attribute of another kind than expected. It contains the text of the attribute unless that
    /// may be much larger than the file.
    pub(super) fn unexpected(&self, expected: &str, number: u64, found: Attribute<'c>) -> String {
        let weight = self.attributes.get(number as usize).map_or(u32::MAX, |entry| entry.weight);
        let found = if weight <= 64 { found.to_string() } else { builtin::kind_of(found).to_owned() };
        format!("expected attribute of type: {expected}, but got: {found}")
    }

    /// The file location with this number: a fast path for most operations. `None` for anything else.
    fn place(&mut self, number: u64) -> Option<Location<'c>> {
        let number = usize::try_from(number).ok()?;
        let entry = self.attributes.get(number)?;
        match entry.state {
            State::Known(Value::Location(location)) => return Some(location),
            State::Unread if Some(entry.dialect) == self.builtin => {}
            _ => return None,
        }
        let mut cursor = self.file.part(entry.start as usize, entry.end as usize);
        let mut next = || cursor.varint().ok();
        let (code, file, line, column) = (next()?, next()?, next()?, next()?);
        if code != crate::format::attribute::FILE_LINE_COL_LOC || !cursor.is_empty() {
            return None;
        }
        let file = &self.attributes.get(usize::try_from(file).ok()?)?;
        let State::Known(Value::Attribute(name)) = file.state else { return None };
        let weight = file.weight.saturating_add(1);
        let (line, column) = (u32::try_from(line).ok()?, u32::try_from(column).ok()?);
        let location = self.context.file_loc(name.cast()?, line, column);
        let entry = &mut self.attributes[number];
        (entry.state, entry.weight) = (State::Known(Value::Location(location)), weight);
        Some(location)
    }

    /// Reads a number and returns the type with it.
    pub(super) fn next_type(&mut self, cursor: &mut Cursor<'_>) -> Result<Type<'c>, Error> {
        let at = *cursor;
        let number = cursor.varint()?;
        self.ty(&at, number, 0)
    }

    /// Replaces the keys of resources in a parsed text by the keys that they have in the context.
    fn with_file_keys(&self, attribute: Attribute<'c>) -> Attribute<'c> {
        if self.resources.is_empty() {
            return attribute;
        }
        let mut replacer = AttrTypeReplacer::default();
        replacer.add_attribute_replacement(|found| self.with_file_key(found));
        replacer.replace_attribute(attribute).unwrap_or(attribute)
    }

    fn with_file_key(&self, attribute: Attribute<'c>) -> Option<Attribute<'c>> {
        let AttributeKind::DenseResource { ty, key } = attribute.kind() else { return None };
        // The parser creates a new key if the context has a resource with the same key.
        let is_of = |resource: &&Resource| {
            key == resource.file_key || key.strip_prefix(resource.file_key.as_str()).is_some_and(is_suffix)
        };
        let resource = self.resources.iter().find(is_of)?;
        Some(self.context.dense_resource_attr(ty, &resource.key))
    }
}

/// Whether a text is the suffix that distinguishes a key from an equal one: `_1`.
fn is_suffix(rest: &str) -> bool {
    rest.strip_prefix('_').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

fn table<T>(
    offsets: &mut Cursor<'_>,
    count: usize,
    dialects: usize,
    place: &mut usize,
    end: usize,
) -> Result<Vec<Entry<T>>, Error> {
    let mut entries = Vec::with_capacity(count);
    while entries.len() < count {
        group(offsets, dialects, |cursor, dialect| {
            let at = *cursor;
            let (len, is_custom) = cursor.flagged()?;
            if entries.len() == count {
                return Err(at.error("a group has more attributes or types than the table"));
            }
            let Some(len) = usize::try_from(len).ok().filter(|len| *len <= end - *place) else {
                return Err(at.error(format!(
                    "Attribute or Type entry offset points past the end of section: it has {len} bytes"
                )));
            };
            let dialect = (dialect as u32) << 1 | u32::from(is_custom);
            entries.push(Entry {
                start: *place as u32,
                end: (*place + len) as u32,
                dialect,
                weight: 0,
                state: State::Unread,
            });
            *place += len;
            Ok(())
        })?;
    }
    Ok(entries)
}

/// Reads the data of an entry or of properties.
pub(super) struct EntryReader<'r, 'a, 'c> {
    pub(super) cursor: Cursor<'a>,
    pub(super) entries: &'r mut Entries<'a, 'c>,
    pub(super) depth: u32,
    /// One, plus the weights of nested attributes and types.
    pub(super) weight: u32,
}

impl<'c> EntryReader<'_, '_, 'c> {
    fn whole_attribute(&mut self, dialect: u32) -> Result<Value<'c>, Error> {
        if dialect & 1 == 0 {
            let start = self.cursor;
            let text = text_of(self.cursor.nul_terminated()?.to_vec());
            let shared = self.entries.shared_distinct(&start, &text, self.depth)?;
            let attribute = parse_attribute_with_distinct(self.entries.context, &text, &shared)
                .map_err(|problem| parse_error(start, &problem))?;
            return Ok(self.entries.with_file_keys(attribute).into());
        }
        if let Some(value) = self.hooked(dialect, |hooks, name, reader| hooks.read_attribute(name, reader))? {
            return Ok(value.into());
        }
        let known = &self.entries.dialects[dialect as usize >> 1];
        if known.name == "builtin" {
            return builtin::read_attribute(self);
        }
        known.expect_known(self.entries.context, &self.cursor)?;
        match known.encoding {
            Some(own) => own.read_attribute(self).map(Value::from),
            None => Err(self.no_encoding(dialect, "an attribute")),
        }
    }

    fn whole_type(&mut self, dialect: u32) -> Result<Type<'c>, Error> {
        if dialect & 1 == 0 {
            let start = self.cursor;
            let text = text_of(self.cursor.nul_terminated()?.to_vec());
            let shared = self.entries.shared_distinct(&start, &text, self.depth)?;
            return parse_type_with_distinct(self.entries.context, &text, &shared)
                .map_err(|problem| parse_error(start, &problem));
        }
        if let Some(ty) = self.hooked(dialect, |hooks, name, reader| hooks.read_type(name, reader))? {
            return Ok(ty);
        }
        let known = &self.entries.dialects[dialect as usize >> 1];
        if known.name == "builtin" {
            return builtin::read_type(self);
        }
        known.expect_known(self.entries.context, &self.cursor)?;
        match known.encoding {
            Some(own) => own.read_type(self),
            None => Err(self.no_encoding(dialect, "a type")),
        }
    }

    /// Returns the attribute or type that the hooks read, if they read the entry.
    fn hooked<T>(
        &mut self,
        dialect: u32,
        read: impl FnOnce(&dyn ReadHooks, &str, &mut Self) -> Result<Option<T>, Error>,
    ) -> Result<Option<T>, Error> {
        let Some(hooks) = self.entries.hooks.clone() else { return Ok(None) };
        let (start, weight) = (self.cursor, self.weight);
        let name = self.entries.dialects[dialect as usize >> 1].name.clone();
        let found = read(&*hooks, &name, self)?;
        if found.is_none() {
            (self.cursor, self.weight) = (start, weight);
        }
        Ok(found)
    }

    /// The attribute or location with a number.
    fn part(&mut self, at: &Cursor<'_>, number: u64) -> Result<Value<'c>, Error> {
        let value = self.entries.value(at, number, self.depth + 1)?;
        self.weight = self.weight.saturating_add(self.entries.attributes[number as usize].weight);
        Ok(value)
    }

    fn no_encoding(&self, dialect: u32, what: &str) -> Error {
        let name = &self.entries.dialects[dialect as usize >> 1].name;
        self.cursor
            .error(format!("{what} of dialect '{name}' has an encoding of its own, which is not known"))
    }
}

/// The first error in a parsed text.
fn parse_error(at: Cursor<'_>, problem: &rtblgen_ir::Diagnostics<'_>) -> Error {
    let message = problem.iter().next().map_or("it is not understood", |first| first.message.as_str());
    at.error(format!("the text of an attribute or type: {message}"))
}

impl<'c> DialectReader<'c> for EntryReader<'_, '_, 'c> {
    fn context(&self) -> &'c Context {
        self.entries.context
    }

    fn version(&self) -> u64 {
        self.entries.version
    }

    fn dialect_version(&self, dialect: &str) -> Option<&dyn Any> {
        let dialect = self.entries.dialects.iter().find(|own| own.name == dialect)?;
        dialect.known_version.as_deref()
    }

    fn attribute(&mut self) -> Result<Attribute<'c>, Error> {
        let at = self.cursor;
        let number = self.cursor.varint()?;
        self.part(&at, number).map(Value::as_attribute)
    }

    fn optional_attribute(&mut self) -> Result<Option<Attribute<'c>>, Error> {
        let at = self.cursor;
        let (number, is_there) = self.cursor.flagged()?;
        match is_there {
            true => self.part(&at, number).map(Value::as_attribute).map(Some),
            false => Ok(None),
        }
    }

    fn location(&mut self) -> Result<Location<'c>, Error> {
        let at = self.cursor;
        let number = self.cursor.varint()?;
        match self.part(&at, number)? {
            Value::Location(location) => Ok(location),
            Value::Attribute(attribute) => {
                Err(at.error(self.entries.unexpected("LocationAttr", number, attribute)))
            }
        }
    }

    fn ty(&mut self) -> Result<Type<'c>, Error> {
        let at = self.cursor;
        let number = self.cursor.varint()?;
        let ty = self.entries.ty(&at, number, self.depth + 1)?;
        self.weight = self.weight.saturating_add(self.entries.types[number as usize].weight);
        Ok(ty)
    }

    fn resource(&mut self) -> Result<String, Error> {
        let at = self.cursor;
        let number = self.cursor.varint()?;
        let resource = usize::try_from(number).ok().and_then(|number| self.entries.resources.get(number));
        resource.map(|resource| resource.key.clone()).ok_or_else(|| {
            at.error(format!(
                "{number} is the number of no resource: there are {}",
                self.entries.resources.len()
            ))
        })
    }

    fn varint(&mut self) -> Result<u64, Error> {
        self.cursor.varint()
    }

    fn signed_varint(&mut self) -> Result<i64, Error> {
        self.cursor.signed_varint()
    }

    fn count(&mut self) -> Result<usize, Error> {
        self.cursor.count("elements")
    }

    fn byte(&mut self) -> Result<u8, Error> {
        self.cursor.byte()
    }

    fn text(&mut self) -> Result<String, Error> {
        self.entries.strings.next(&mut self.cursor).map(Cow::into_owned)
    }

    fn blob(&mut self) -> Result<Vec<u8>, Error> {
        let len = self.cursor.len()?;
        self.cursor.bytes(len).map(<[u8]>::to_vec)
    }

    fn charge(&mut self, bytes: usize) -> Result<(), Error> {
        self.entries.strings.charge(&self.cursor, bytes)
    }

    fn error(&self, message: &str) -> Error {
        self.cursor.error(message)
    }
}
