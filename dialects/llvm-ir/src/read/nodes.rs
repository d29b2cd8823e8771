//! Specialized nodes of metadata, such as `!DIFile(filename: "a", directory: "b")`. Each field is checked against the
//! table in [`node_table`](super::node_table). Errors have the texts of LLVM.

use super::lexer::Kind;
use super::node_table::{Empty, Family, FieldKind, FieldRule, rules_of};
use super::tree::{Field, Metadata, NodeKind};
use super::{Read, Reader};
use crate::constants::Constant;

use rtblgen_dialects::llvm::dwarf_number;

/// An integer in the text. One that does not fit is the largest or the smallest number.
#[derive(Clone, Copy)]
struct Integer {
    value: i128,
    is_signed: bool,
}

/// The value of a field by its name.
fn value<'f>(fields: &'f [(String, Field)], name: &str) -> Option<&'f Field> {
    fields.iter().find(|(known, _)| known == name).map(|(_, field)| field)
}

fn number(fields: &[(String, Field)], name: &str) -> Option<i128> {
    match value(fields, name)? {
        Field::Integer(number) => Some(*number),
        _ => None,
    }
}

/// Whether a subprogram is a definition: its flags say it, or the fields of older versions.
pub(crate) fn is_definition(fields: &[(String, Field)]) -> bool {
    match number(fields, "spFlags") {
        Some(flags) => flags & 8 != 0,
        None => number(fields, "isDefinition") != Some(0),
    }
}

impl Reader<'_, '_> {
    /// Reads a specialized node from its name.
    pub(super) fn special_node(&mut self, is_distinct: bool) -> Read<NodeKind> {
        let name = self.spelling().get(1..).unwrap_or("").to_owned();
        let position = self.position();
        if name == "DIExpression" {
            self.advance();
            return self.expression_node();
        }
        let Some(rules) = rules_of(&name) else { return Err(self.fail("expected metadata type")) };
        match name.as_str() {
            "DIAssignID" if !is_distinct => {
                return Err(self.fail("missing 'distinct', required for !DIAssignID()"));
            }
            "DICompileUnit" if !is_distinct => {
                return Err(self.fail("missing 'distinct', required for !DICompileUnit"));
            }
            _ => {}
        }
        self.advance();
        let fields = self.fields(rules)?;
        self.check_fields(&name, &fields, position, is_distinct)?;
        Ok(NodeKind::Special(name, fields))
    }

    /// The fields in parentheses.
    fn fields(&mut self, rules: &[FieldRule]) -> Read<Vec<(String, Field)>> {
        self.expect_here(b'(')?;
        let mut fields: Vec<(String, Field)> = Vec::new();
        while !(rules.is_empty() || fields.is_empty() && self.is(b')')) {
            let Kind::Label = self.kind() else { return Err(self.fail("expected field label here")) };
            let key = self.spelling().trim_end_matches(':').trim_matches('"');
            let Some(rule) = rules.iter().find(|rule| rule.name == key) else {
                return Err(self.fail(format!("invalid field '{key}'")));
            };
            if value(&fields, key).is_some() {
                return Err(self.fail(format!("field '{key}' cannot be specified more than once")));
            }
            self.advance();
            fields.push((key.to_owned(), self.field(rule)?));
            if !self.eat(b',') {
                break;
            }
        }
        if self.is(b')') {
            let has = |rule: &FieldRule| !rule.is_required || value(&fields, rule.name).is_some();
            if let Some(missing) = rules.iter().find(|rule| !has(rule)) {
                return Err(self.fail(format!("missing required field '{}'", missing.name)));
            }
        }
        self.expect_here(b')')?;
        Ok(fields)
    }

    fn expect_here(&mut self, mark: u8) -> Read {
        match self.eat(mark) {
            true => Ok(()),
            false => Err(self.fail(format!("expected '{}' here", mark as char))),
        }
    }

    /// Checks the fields of a node together.
    fn check_fields(&self, name: &str, fields: &[(String, Field)], position: u32, is_distinct: bool) -> Read {
        let has = |name| value(fields, name).is_some();
        let message = match name {
            "DIFile" if has("checksum") != has("checksumkind") => {
                return Err(self.fail("'checksumkind' and 'checksum' must be provided together"));
            }
            "DIEnumerator"
                if number(fields, "isUnsigned") == Some(1) && number(fields, "value") < Some(0) =>
            {
                return Err(self.fail("unsigned enumerator with negative value"));
            }
            "DISubprogram" if is_definition(fields) && !is_distinct => {
                "missing 'distinct', required for !DISubprogram that is a Definition"
            }
            "DICompileUnit" if !has("language") && !has("sourceLanguageName") => {
                "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit"
            }
            "DICompileUnit" if has("language") && has("sourceLanguageName") => {
                "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit"
            }
            "DICompileUnit" if has("sourceLanguageVersion") && !has("sourceLanguageName") => {
                "'sourceLanguageVersion' requires an associated 'sourceLanguageName' on !DICompileUnit"
            }
            _ => return Ok(()),
        };
        Err(self.at(position, message))
    }

    fn field(&mut self, rule: &FieldRule) -> Read<Field> {
        let name = rule.name;
        match rule.kind {
            FieldKind::Unsigned(limit) => self.unsigned_field(name, limit),
            FieldKind::Signed(least, most) => self.signed_field(name, least, most),
            FieldKind::Integer => match self.integer_here() {
                Some(number) => self.taken(number.value),
                None => Err(self.fail("expected integer")),
            },
            FieldKind::Boolean => match self.table_word(&["false", "true"]) {
                Some(number) => Ok(Field::Integer(number.into())),
                None => Err(self.fail("expected 'true' or 'false'")),
            },
            FieldKind::Text(empty) => self.text_field(name, empty),
            FieldKind::Node(allows_null) => self.node_field(name, allows_null),
            FieldKind::UnsignedOrNode if self.integer_here().is_some() => self.unsigned_field(name, u64::MAX),
            FieldKind::UnsignedOrNode => Ok(self.number_of_constant(name)?),
            FieldKind::SignedOrNode(least, _) if self.integer_here().is_some() => {
                self.signed_field(name, least, i64::MAX)
            }
            FieldKind::SignedOrNode(_, allows_null) => self.node_field(name, allows_null),
            FieldKind::Nodes => self.nodes_field(),
            FieldKind::Name(family) => self.name_field(name, family),
            FieldKind::Flags(family) => self.flags_field(family),
            FieldKind::Checksum => match self.table_word(&["CSK_MD5", "CSK_SHA1", "CSK_SHA256"]) {
                Some(number) => Ok(Field::Integer(i128::from(number) + 1)),
                None => Err(self.fail(format!("invalid checksum kind '{}'", self.spelling()))),
            },
        }
    }

    /// The integer at the next token.
    fn integer_here(&self) -> Option<Integer> {
        let text = self.spelling();
        match self.kind() {
            Kind::Integer => match text.strip_prefix('-') {
                Some(_) => Some(Integer { value: text.parse().unwrap_or(i128::MIN), is_signed: true }),
                None if text.starts_with('+') => None,
                None => Some(Integer { value: text.parse().unwrap_or(i128::MAX), is_signed: false }),
            },
            Kind::Hexadecimal => {
                let (sign, digits) = text.split_once("0x")?;
                let bits = u128::from_str_radix(digits, 16).unwrap_or(u128::MAX);
                match sign {
                    "u" => Some(Integer { value: bits.try_into().unwrap_or(i128::MAX), is_signed: false }),
                    // The first bit of the number is its sign.
                    "s" => {
                        let count = u128::BITS - bits.leading_zeros();
                        let sign = u128::MAX.checked_shl(count).unwrap_or(0);
                        let value = if bits == 0 { 0 } else { (bits | sign) as i128 };
                        Some(Integer { value, is_signed: true })
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn taken(&mut self, number: i128) -> Read<Field> {
        self.advance();
        Ok(Field::Integer(number))
    }

    fn unsigned_field(&mut self, name: &str, limit: u64) -> Read<Field> {
        match self.integer_here() {
            None | Some(Integer { is_signed: true, .. }) => Err(self.fail("expected unsigned integer")),
            Some(number) if number.value > i128::from(limit) => {
                Err(self.fail(format!("value for '{name}' too large, limit is {limit}")))
            }
            Some(number) => self.taken(number.value),
        }
    }

    fn signed_field(&mut self, name: &str, least: i64, most: i64) -> Read<Field> {
        match self.integer_here() {
            None => Err(self.fail("expected signed integer")),
            Some(number) if number.value < i128::from(least) => {
                Err(self.fail(format!("value for '{name}' too small, limit is {least}")))
            }
            Some(number) if number.value > i128::from(most) => {
                Err(self.fail(format!("value for '{name}' too large, limit is {most}")))
            }
            Some(number) => self.taken(number.value),
        }
    }

    fn text_field(&mut self, name: &str, empty: Empty) -> Read<Field> {
        let position = self.position();
        if self.kind() != Kind::String {
            return Err(self.fail("expected string constant"));
        }
        let text = self.string()?;
        match text.is_empty() && empty == Empty::Refused {
            true => Err(self.at(position, format!("'{name}' cannot be empty"))),
            false => Ok(Field::Metadata(Metadata::String(text))),
        }
    }

    fn node_field(&mut self, name: &str, allows_null: bool) -> Read<Field> {
        if self.is_word("null") && !allows_null {
            return Err(self.fail(format!("'{name}' cannot be null")));
        }
        Ok(Field::Metadata(self.metadata_operand()?))
    }

    /// Another node, or the number of a constant such as `i64 32`.
    fn number_of_constant(&mut self, name: &str) -> Read<Field> {
        let field = self.node_field(name, true)?;
        let Field::Metadata(Metadata::Constant(id)) = &field else { return Ok(field) };
        Ok(match self.module.constants.get(*id) {
            Constant::Integer(bits) => Field::Integer(*bits as i128),
            Constant::Zero => Field::Integer(0),
            _ => field,
        })
    }

    fn nodes_field(&mut self) -> Read<Field> {
        if !self.is(b'{') {
            return Err(self.fail("expected '{' here"));
        }
        Ok(Field::List(self.metadata_operands()?))
    }

    fn name_field(&mut self, name: &str, family: &Family) -> Read<Field> {
        if self.integer_here().is_some() {
            return self.unsigned_field(name, family.limit);
        }
        let number = self.name_number(family)?;
        self.taken(number.into())
    }

    /// The number of the name at the next token.
    fn name_number(&self, family: &Family) -> Read<u64> {
        let word = self.word().filter(|word| family.has_form(word));
        let Some(word) = word else { return Err(self.fail(format!("expected {}", family.expected))) };
        (family.number)(word).ok_or_else(|| self.fail(format!("invalid {} '{word}'", family.invalid)))
    }

    fn flags_field(&mut self, family: &Family) -> Read<Field> {
        let mut bits = 0;
        loop {
            let number = match self.integer_here().filter(|number| !number.is_signed) {
                Some(number) if number.value > i128::from(family.limit) => {
                    return Err(self.fail("expected 32-bit integer (too large)"));
                }
                Some(number) => number.value,
                None => self.name_number(family)?.into(),
            };
            bits |= number;
            self.advance();
            if !self.eat(b'|') {
                return Ok(Field::Integer(bits));
            }
        }
    }

    /// The operations and numbers of an expression.
    fn expression_node(&mut self) -> Read<NodeKind> {
        let mut steps = Vec::new();
        self.expect_here(b'(')?;
        while !(steps.is_empty() && self.is(b')')) {
            steps.push(self.expression_step()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect_here(b')')?;
        Ok(NodeKind::Expression(steps))
    }

    fn expression_step(&mut self) -> Read<u64> {
        let word = self.word().unwrap_or_default();
        let of = |kind, what: &str| match dwarf_number(kind, word) {
            Some(number) => Ok(u64::from(number)),
            None => Err(self.fail(format!("invalid DWARF {what} '{word}'"))),
        };
        let step = match self.integer_here() {
            _ if word.starts_with("DW_OP_") => of("operation", "op")?,
            _ if word.starts_with("DW_ATE_") => of("encoding", "attribute encoding")?,
            Some(Integer { value, is_signed: false }) => {
                let message = || self.fail(format!("element too large, limit is {}", u64::MAX));
                u64::try_from(value).map_err(|_| message())?
            }
            _ => return Err(self.fail("expected unsigned integer")),
        };
        self.advance();
        Ok(step)
    }
}
