//! The table of LLVM's intrinsics by name, from `names.txt`, which `names.py` generates from LLVM's own records.

use std::sync::{LazyLock, OnceLock};

/// An intrinsic and its declaration.
#[derive(Debug)]
pub(crate) struct Named {
    /// The name without `llvm.` and without types.
    pub name: String,
    /// The results whose types are part of the name. If the result is a structure, these are its elements.
    pub results: Vec<usize>,
    /// The operands whose types are part of the name.
    pub operands: Vec<usize>,
    pub is_variadic: bool,
    /// Attributes of the declaration.
    pub attributes: &'static str,
    /// Attributes of the result, and of each parameter.
    pub result: &'static str,
    pub parameters: Vec<&'static str>,
    /// The types: see [`signature`](super::signature).
    pub signature: &'static str,
}

/// The contents of `names.txt`.
struct Table {
    attributes: Vec<&'static str>,
    signatures: Vec<&'static str>,
    /// The rows, sorted by name.
    rows: Vec<Row>,
}

/// A name, the fields after it, and the decoded fields. They are decoded at the first use, since few programs need
/// them.
struct Row {
    name: String,
    fields: &'static str,
    facts: OnceLock<Named>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| Table::read(include_str!("names.txt")));

impl Table {
    /// Reads the attributes after `=`, the signatures after `:`, and then rows. A row starts with the length of the
    /// prefix that the name shares with the previous name, and the rest of the name.
    fn read(text: &'static str) -> Self {
        let (mut attributes, mut signatures, mut rows) = (Vec::new(), Vec::new(), Vec::<Row>::new());
        for line in text.lines() {
            match line.split_at_checked(1) {
                Some(("#", _)) | None => {}
                Some(("=", own)) => attributes.push(own),
                Some((":", own)) => signatures.push(own),
                Some(_) => {
                    let mut fields = line.splitn(3, ' ');
                    let mut next = || fields.next().unwrap_or_default();
                    let (shared, rest, fields) = (next(), next(), next());
                    let last = rows.last().map_or("", |last| last.name.as_str());
                    let mut name = String::with_capacity(last.len() + rest.len());
                    name.push_str(&last[..shared.parse().unwrap_or(0)]);
                    name.push_str(rest);
                    rows.push(Row { name, fields, facts: OnceLock::new() });
                }
            }
        }
        Table { attributes, signatures, rows }
    }

    /// The decoded row of a name.
    fn get(&'static self, name: &str) -> Option<&'static Named> {
        let place = self.rows.binary_search_by(|known| known.name.as_str().cmp(name)).ok()?;
        let own = &self.rows[place];
        Some(own.facts.get_or_init(|| self.facts(own)))
    }

    /// Decodes the indices of types, and the numbers of the attributes and of the signature.
    fn facts(&self, own: &Row) -> Named {
        let mut fields = own.fields.split(' ');
        let places = fields.next().unwrap_or_default();
        let mut of = |table: &[&'static str]| {
            let number = fields.next().and_then(|number| number.parse::<usize>().ok());
            number.and_then(|number| table.get(number)).copied().unwrap_or_default()
        };
        let (attributes, signature) = (of(&self.attributes), of(&self.signatures));
        row(own.name.clone(), places, attributes, signature)
    }
}

fn row(name: String, places: &str, attributes: &'static str, signature: &'static str) -> Named {
    let mut parts = attributes.split(';');
    let attributes = parts.next().unwrap_or_default();
    let (mut result, mut parameters) = ("", Vec::new());
    for (place, text) in parts.filter_map(|part| part.split_once(' ')) {
        match place.parse::<usize>().unwrap_or(0) {
            0 => result = text,
            place => {
                parameters.resize(place, "");
                parameters[place - 1] = text;
            }
        }
    }
    let of = |letter: char| {
        let numbers = places.split(letter).skip(1);
        let number = |text: &str| text.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok();
        numbers.filter_map(number).collect()
    };
    let is_variadic = places.ends_with('v');
    Named {
        name,
        results: of('r'),
        operands: of('a'),
        is_variadic,
        attributes,
        result,
        parameters,
        signature,
    }
}

/// The intrinsic with a name such as `llvm.smax.i32`. Types after the name of the intrinsic are ignored.
pub(crate) fn of_function(name: &str) -> Option<&'static Named> {
    let mut name = name.strip_prefix("llvm.")?;
    let mut is_whole = true;
    loop {
        if let Some(found) = TABLE.get(name) {
            let has_types = !found.results.is_empty() || !found.operands.is_empty();
            return (is_whole || has_types).then_some(found);
        }
        name = &name[..name.rfind('.')?];
        is_whole = false;
    }
}
