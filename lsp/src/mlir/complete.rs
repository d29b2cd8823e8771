//! Completion: the program is parsed up to the word at the cursor, and the parser says what may stand there.

use rtblgen_ir::asm::{AliasValue, Expected};
use serde_json::{Value as Json, json};

use super::{Analysis, Program};

/// The kinds of items of the protocol.
const FIELD: u32 = 5;
const VARIABLE: u32 = 6;
const MODULE: u32 = 9;
const KEYWORD: u32 = 14;
const REFERENCE: u32 = 18;

const ATTRIBUTES: &[&str] =
    &["affine_set", "affine_map", "dense", "dense_resource", "false", "loc", "sparse", "true", "unit"];
const TYPES: &[&str] = &[
    "memref", "tensor", "complex", "tuple", "vector", "bf16", "f16", "f32", "f64", "f80", "f128", "index",
    "none",
];

/// The word before the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Word<'t> {
    /// The character before it, if that says the kind of the name.
    sigil: Option<char>,
    /// The part up to its last dot.
    dialect: Option<&'t str>,
    /// The offset of the sigil or of the word.
    start: usize,
}

fn word_before(text: &str) -> Word<'_> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
    let head = text.trim_end_matches(is_word);
    let word = &text[head.len()..];
    let sigil = head.chars().next_back().filter(|c| "%^@!#\"".contains(*c));
    // The element type in `tensor<4x?xf32>`: the part behind the dimensions.
    let behind = dimensions(head, word);
    if behind > 0 {
        let word = &word[behind..];
        let dialect = word.rsplit_once('.').map(|(dialect, _)| dialect);
        return Word { sigil: None, dialect, start: head.len() + behind };
    }
    let start = head.len() - usize::from(sigil.is_some());
    Word { sigil, dialect: word.rsplit_once('.').map(|(dialect, _)| dialect), start }
}

/// The length of the dimensions that a word begins with, up to their last `x`.
fn dimensions(head: &str, word: &str) -> usize {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit() || c == 'x').len();
    let is_shape = head.ends_with(['<', '?', '*', ']']);
    word[..digits].rfind('x').filter(|_| is_shape).map_or(0, |at| at + 1)
}

/// The names that may stand at an offset.
pub fn complete(analysis: &Analysis, offset: u32) -> Json {
    let chunk = analysis.chunk(offset);
    let before = &analysis.document.text[chunk.start..(offset as usize).clamp(chunk.start, chunk.end)];
    let word = word_before(before);
    let items = analysis.with_text(chunk.start, &before[..word.start], |program| program.items(&word));
    let symbols = (word.sigil == Some('@')).then(|| analysis.with(chunk, |program| program.symbol_items()));
    let items: Vec<Json> = items.into_iter().chain(symbols.into_iter().flatten()).collect();
    json!({ "isIncomplete": false, "items": items })
}

fn item(label: &str, kind: u32, sort: Option<&str>, detail: &str) -> Json {
    let mut item = json!({ "label": label, "kind": kind, "insertTextFormat": 1 });
    if let Some(sort) = sort {
        item["sortText"] = sort.into();
    }
    if !detail.is_empty() {
        item["detail"] = detail.into();
    }
    item
}

impl Program<'_, '_> {
    fn items(&self, word: &Word<'_>) -> Vec<Json> {
        let expected = &self.parsed.state.expected;
        let operation = expected.iter().find_map(|one| match one {
            Expected::Operation(dialect) => Some(*dialect),
            _ => None,
        });
        match (word.sigil, word.dialect) {
            (Some('%'), _) => self.value_items(true),
            (Some('^'), _) => self.block_items(true),
            (Some('@'), _) => Vec::new(),
            (Some('!'), Some(dialect)) => self.definition_items(dialect, true),
            (Some('#'), Some(dialect)) => self.definition_items(dialect, false),
            (Some(sigil @ ('!' | '#')), None) => {
                let mut items = self.dialect_items("");
                items.extend(self.alias_items(sigil, ""));
                items
            }
            (Some('"'), None) if operation.is_some() => self.dialect_items(""),
            (None | Some('"'), Some(dialect)) if operation.is_some() => self.op_items(dialect),
            (Some(_), _) => Vec::new(),
            (None, _) => expected.iter().flat_map(|one| self.expected_items(one)).collect(),
        }
    }

    fn expected_items(&self, expected: &Expected) -> Vec<Json> {
        match expected {
            Expected::Operation(dialect) => {
                let mut items = self.dialect_items("");
                items.extend(self.op_items(dialect));
                items
            }
            Expected::Type => self.type_items(),
            Expected::Attribute => {
                let mut items: Vec<Json> =
                    ATTRIBUTES.iter().map(|name| item(name, FIELD, Some("1"), "")).collect();
                items.extend(self.dialect_items("#"));
                items.extend(self.alias_items('#', "#"));
                items.extend(self.type_items());
                items
            }
            Expected::Value => self.value_items(false),
            Expected::Block => self.block_items(false),
            Expected::Keyword(keyword) => vec![item(keyword, KEYWORD, Some("0"), "optional")],
        }
    }

    fn dialect_items(&self, prefix: &str) -> Vec<Json> {
        let mut names: Vec<&str> =
            self.parsed.ir.context().dialects().iter().map(|dialect| dialect.name).collect();
        names.sort_unstable();
        names.iter().map(|name| item(&format!("{prefix}{name}"), MODULE, Some("3"), "dialect")).collect()
    }

    /// The ops of a dialect, without its name.
    fn op_items(&self, dialect: &str) -> Vec<Json> {
        let definitions = self.parsed.ir.context().op_definitions();
        let own = definitions.iter().filter_map(|own| own.name.strip_prefix(dialect)?.strip_prefix('.'));
        let mut names: Vec<&str> = own.collect();
        names.sort_unstable();
        names.iter().map(|name| item(name, FIELD, Some("1"), "operation")).collect()
    }

    fn type_items(&self) -> Vec<Json> {
        let mut items: Vec<Json> = TYPES.iter().map(|name| item(name, FIELD, Some("1"), "")).collect();
        for kind in ["i", "si", "ui"] {
            let mut integer = item(&format!("{kind}<N>"), FIELD, Some("1"), "");
            integer["insertText"] = kind.into();
            items.push(integer);
        }
        items.extend(self.dialect_items("!"));
        items.extend(self.alias_items('!', "!"));
        items
    }

    fn alias_items(&self, sigil: char, prefix: &str) -> Vec<Json> {
        let aliases = self.parsed.state.aliases.iter();
        let defined = aliases.filter_map(|place| Some((self.text_of(&place.range), place.value?)));
        let own = defined.filter(|(name, _)| name.starts_with(sigil));
        own.map(|(name, value)| {
            let value = match value {
                AliasValue::Attribute(attribute) => attribute.to_string(),
                AliasValue::Type(ty) => ty.to_string(),
            };
            item(&format!("{prefix}{}", &name[1..]), FIELD, Some("2"), &format!("alias: {value}"))
        })
        .collect()
    }

    /// The types or attributes of a dialect.
    fn definition_items(&self, dialect: &str, types: bool) -> Vec<Json> {
        let mut names = self.parsed.ir.context().mnemonics_of(dialect, types);
        names.sort_unstable();
        names.iter().map(|name| item(name, KEYWORD, Some("0"), "")).collect()
    }

    fn value_items(&self, has_sigil: bool) -> Vec<Json> {
        let ir = &self.parsed.ir;
        let mut items: Vec<Json> = Vec::new();
        let mut last = None;
        for (range, value) in self.parsed.state.visible_values() {
            let label = self.text_of(range);
            let ty = value.ty(ir);
            let detail = match (value.defining_op(ir), value.argument_number(ir)) {
                (Some(op), _) => format!("{}: {ty}", op.name(ir).as_str()),
                (None, number) => format!("arg #{}: {ty}", number.unwrap_or(0)),
            };
            // A group of results has one name.
            if last == Some(range) {
                if let Some(known) = items.last_mut() {
                    known["detail"] =
                        format!("{}, {ty}", known["detail"].as_str().unwrap_or_default()).into();
                }
                continue;
            }
            last = Some(range);
            items.push(with_sigil(item(label, VARIABLE, None, &detail), label, has_sigil));
        }
        items
    }

    fn block_items(&self, has_sigil: bool) -> Vec<Json> {
        let blocks = self.parsed.state.visible_blocks();
        let labels = blocks.map(|(range, _)| self.text_of(range));
        labels.map(|label| with_sigil(item(label, FIELD, None, ""), label, has_sigil)).collect()
    }

    fn symbol_items(&self) -> Vec<Json> {
        let ir = &self.parsed.ir;
        let named = self.parsed.state.ops.iter().filter_map(|place| {
            let name = place.op.symbol_name(ir)?;
            Some((name.value(), place.op.name(ir).as_str()))
        });
        let mut symbols: Vec<_> = named.collect();
        symbols.sort_unstable();
        symbols.dedup();
        let one = |(name, op): &(&str, &str)| {
            with_sigil(item(&format!("@{name}"), REFERENCE, None, op), &format!("@{name}"), true)
        };
        symbols.iter().map(one).collect()
    }
}

/// The item of a name with a sigil, which is not inserted if it is in the text.
fn with_sigil(mut item: Json, label: &str, has_sigil: bool) -> Json {
    if has_sigil {
        item["insertText"] = label[1..].into();
        item["filterText"] = label[1..].into();
    }
    item
}
