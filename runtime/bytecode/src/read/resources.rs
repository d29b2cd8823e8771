//! Reads resources.

use rtblgen_bytes::text_of;
use rtblgen_ir::resources::{ExternalResources, ResourceBlob, ResourceValue};
use rtblgen_ir::{DialectResources, Ir};

use super::cursor::Cursor;
use super::dialects::{Dialects, Strings};
use crate::error::Error;
use crate::format::resource;

/// A resource of a dialect: its key in the file, and its key in the context.
pub(super) struct Resource {
    pub(super) file_key: String,
    pub(super) key: String,
}

/// Reads resources into the IR and its context. Returns the resources of dialects in the order of their numbers.
pub(super) fn read(
    mut offsets: Cursor<'_>,
    mut data: Cursor<'_>,
    strings: &Strings<'_>,
    dialects: &Dialects<'_, '_>,
    ir: &mut Ir<'_>,
) -> Result<Vec<Resource>, Error> {
    let groups = offsets.count("groups of resources")?;
    for _ in 0..groups {
        let at = offsets;
        let group = strings.next(&mut offsets)?;
        if !ExternalResources::is_group_name(&group) {
            return Err(at.error(format!("'{group}' cannot be the name of a group of resources")));
        }
        entries(&mut offsets, &mut data, strings, |entry| {
            let value = entry.value(strings)?;
            ir.external_resources_mut().push(&group, entry.key, value);
            Ok(())
        })?;
    }
    let mut resources = Vec::new();
    while !offsets.is_empty() {
        let at = offsets;
        let number = offsets.varint()?;
        let dialect = usize::try_from(number).ok().and_then(|number| dialects.names.get(number));
        let Some(dialect) = dialect else {
            return Err(at.error(format!("invalid dialect index: {number}")));
        };
        dialect_group(&dialect.name, ir).map_err(|message| at.error(message))?;
        entries(&mut offsets, &mut data, strings, |entry| {
            let key = ir.context().insert_resource_blob(&entry.key, None);
            if !entry.data.is_empty() {
                ir.context().set_resource_blob(&key, entry.blob()?);
            }
            resources.push(Resource { file_key: entry.key, key });
            Ok(())
        })?;
    }
    data.expect_end("the resources")?;
    Ok(resources)
}

/// Returns an error unless the dialect has resources.
fn dialect_group(name: &str, ir: &Ir<'_>) -> Result<(), String> {
    match ir.context().dialect(name) {
        None => Err(format!("dialect '{name}' is unknown")),
        Some(_) if name == "builtin" => Ok(()),
        Some(dialect) if dialect.hooks.resources == DialectResources::Blobs => Ok(()),
        Some(_) => Err(format!("unexpected resources of dialect '{name}', which has none")),
    }
}

/// A reader for the data of a resource.
struct Entry<'a> {
    key: String,
    kind: u8,
    data: Cursor<'a>,
}

fn entries<'a>(
    offsets: &mut Cursor<'_>,
    data: &mut Cursor<'a>,
    strings: &Strings<'_>,
    mut take: impl FnMut(Entry<'a>) -> Result<(), Error>,
) -> Result<(), Error> {
    let count = offsets.count("resources")?;
    for _ in 0..count {
        let key = strings.next(offsets)?.into_owned();
        let at = *offsets;
        let size = offsets.varint()?;
        let kind = offsets.byte()?;
        let size = usize::try_from(size).ok().filter(|size| *size <= data.remaining()).ok_or_else(|| {
            at.error(format!(
                "the resource '{key}' of {size} bytes is larger than the {} left",
                data.remaining()
            ))
        })?;
        take(Entry { key, kind, data: data.take(size)? })?;
    }
    Ok(())
}

impl Entry<'_> {
    /// Returns an error unless the resource is of this kind.
    fn expect(&self, kind: u8, name: &str) -> Result<(), Error> {
        match self.kind == kind {
            true => Ok(()),
            false => Err(self.data.error(format!("the resource '{}' is no {name}", self.key))),
        }
    }

    fn blob(&self) -> Result<ResourceBlob, Error> {
        self.expect(resource::BLOB, "blob")?;
        let mut cursor = self.data;
        let at = cursor;
        let alignment = cursor.varint()?;
        let Some(alignment) = u32::try_from(alignment).ok().filter(|own| *own == 0 || own.is_power_of_two())
        else {
            return Err(at.error(format!("expected an alignment that is a power of two, found {alignment}")));
        };
        let len = cursor.len()?;
        cursor.align(alignment.max(1).into())?;
        let data = cursor.bytes(len)?.to_vec();
        cursor.expect_end("the resource")?;
        Ok(ResourceBlob { alignment, data })
    }

    /// The value of a resource. If the data was left out, the value is an empty one of the same kind.
    fn value(&self, strings: &Strings<'_>) -> Result<ResourceValue, Error> {
        let mut cursor = self.data;
        let is_left_out = cursor.is_empty();
        let value = match self.kind {
            resource::BLOB if is_left_out => ResourceValue::Blob(ResourceBlob::default()),
            resource::BLOB => return self.blob().map(ResourceValue::Blob),
            resource::BOOL if is_left_out => ResourceValue::Bool(false),
            resource::BOOL => ResourceValue::Bool(cursor.byte()? != 0),
            resource::STRING if is_left_out => ResourceValue::String(text_of(Vec::new())),
            resource::STRING => ResourceValue::String(strings.next(&mut cursor)?.into_owned()),
            kind => return Err(self.data.error(format!("{kind} is no kind of resources"))),
        };
        cursor.expect_end("the resource")?;
        Ok(value)
    }
}
