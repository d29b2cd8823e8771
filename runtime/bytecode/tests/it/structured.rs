//! Mutations of a file's parts: numbers of the same length change, sections move, attributes get other bytes and their length in
//! the table. The head and the lengths stay right, so that readers come far.

/// A source of choices: random numbers, or the bytes of a fuzzer.
pub trait Choices {
    /// A number below `limit`, which is not zero.
    fn below(&mut self, limit: usize) -> usize;
}

const ATTRIBUTES: u8 = 2;
const OFFSETS: u8 = 3;
const STRINGS: u8 = 0;

/// A file as its sections.
pub struct File {
    head: Vec<u8>,
    sections: Vec<(u8, Vec<u8>)>,
}

/// The number at a place, and its length.
fn number_at(bytes: &[u8], place: usize) -> Option<(u64, usize)> {
    let first = *bytes.get(place)?;
    if first == 0 {
        let bytes = bytes.get(place + 1..place + 9)?;
        return Some((u64::from_le_bytes(bytes.try_into().ok()?), 9));
    }
    let len = first.trailing_zeros() as usize + 1;
    let mut all = [0; 8];
    all[..len].copy_from_slice(bytes.get(place..place + len)?);
    Some((u64::from_le_bytes(all) >> len, len))
}

/// A number in this many bytes; high bits that do not fit are cut.
fn encode(number: u64, len: usize) -> Vec<u8> {
    if len > 8 {
        return [&[0], number.to_le_bytes().as_slice()].concat();
    }
    let kept = if len == 8 { number & (u64::MAX >> 8) } else { number & ((1 << (7 * len)) - 1) };
    ((kept << 1 | 1) << (len - 1)).to_le_bytes()[..len].to_vec()
}

fn shortest(number: u64) -> Vec<u8> {
    let bits = 64 - number.leading_zeros() as usize;
    encode(number, bits.div_ceil(7).clamp(1, 9))
}

impl File {
    /// The parts of a file whose sections are well-formed; `None` if they are not, or if it has none.
    pub fn new(bytes: &[u8]) -> Option<Self> {
        let (_, len) = number_at(bytes, 4)?;
        let producer = bytes.get(4 + len..)?.iter().position(|byte| *byte == 0)?;
        let mut place = 4 + len + producer + 1;
        let head = bytes[..place].to_vec();
        let mut sections = Vec::new();
        while place < bytes.len() {
            let id = bytes[place];
            let (size, len) = number_at(bytes, place + 1)?;
            place += 1 + len;
            if id & 0x80 != 0 {
                let (alignment, len) = number_at(bytes, place)?;
                place = (place + len).checked_next_multiple_of(alignment as usize)?;
            }
            let end = place.checked_add(size as usize)?;
            sections.push((id & 0x7F, bytes.get(place..end)?.to_vec()));
            place = end;
        }
        (!sections.is_empty()).then_some(File { head, sections })
    }

    /// The bytes, without alignments.
    pub fn bytes(&self) -> Vec<u8> {
        let mut out = self.head.clone();
        for (id, content) in &self.sections {
            out.push(*id);
            out.extend(shortest(content.len() as u64));
            out.extend_from_slice(content);
        }
        out
    }

    /// Changes a part.
    pub fn mutate(&mut self, choices: &mut impl Choices) {
        match choices.below(12) {
            0 => {
                let (a, b) = (choices.below(self.sections.len()), choices.below(self.sections.len()));
                self.sections.swap(a, b);
            }
            1 => self.head[4] = encode(choices.below(7) as u64, 1)[0],
            2..5 => self.mutate_attribute(choices),
            _ => {
                let section = choices.below(self.sections.len());
                let (id, content) = &mut self.sections[section];
                if *id != STRINGS && !content.is_empty() {
                    mutate_number(content, choices);
                }
            }
        }
    }

    /// Replaces the bytes of an attribute or type, with its length in the table.
    fn mutate_attribute(&mut self, choices: &mut impl Choices) {
        let find = |id: u8| self.sections.iter().position(|(own, _)| *own == id);
        let (Some(table), Some(contents)) = (find(OFFSETS), find(ATTRIBUTES)) else { return };
        let Some(entries) = entries(&self.sections[table].1) else { return };
        if entries.is_empty() {
            return;
        }
        let picked = choices.below(entries.len());
        let start = entries[..picked].iter().try_fold(0usize, |sum, (_, size, _)| sum.checked_add(*size));
        let (place, size, is_custom) = entries[picked];
        let range = start.and_then(|start| Some(start..start.checked_add(size)?));
        let Some(range) = range else { return };
        let Some(old) = self.sections[contents].1.get(range.clone()).map(<[u8]>::to_vec) else { return };
        let mut new = old;
        match choices.below(4) {
            0 if !new.is_empty() => mutate_number(&mut new, choices),
            1 => new.extend(shortest(choices.below(64) as u64)),
            2 => {
                new.pop();
            }
            _ => new = (0..=choices.below(5)).flat_map(|_| shortest(choices.below(30) as u64)).collect(),
        }
        let is_custom = is_custom != (choices.below(16) == 0);
        let len = number_at(&self.sections[table].1, place).map_or(1, |(_, len)| len);
        let entry = shortest((new.len() as u64) << 1 | u64::from(is_custom));
        self.sections[table].1.splice(place..place + len, entry);
        self.sections[contents].1.splice(range, new);
    }
}

/// The attributes and types of the table: the place of the length, the length, and whether they have an encoding.
fn entries(table: &[u8]) -> Option<Vec<(usize, usize, bool)>> {
    let (attributes, len) = number_at(table, 0)?;
    let (types, more) = number_at(table, len)?;
    let mut place = len + more;
    let mut found = Vec::new();
    while (found.len() as u64) < attributes.checked_add(types)? && place < table.len() {
        let (_, len) = number_at(table, place)?;
        place += len;
        let (count, len) = number_at(table, place)?;
        place += len;
        for _ in 0..count {
            let (number, len) = number_at(table, place)?;
            found.push((place, (number >> 1) as usize, number & 1 == 1));
            place += len;
        }
    }
    Some(found)
}

/// Changes a number and keeps its length.
fn mutate_number(content: &mut [u8], choices: &mut impl Choices) {
    let place = choices.below(content.len());
    let Some((number, len)) = number_at(content, place) else { return };
    let new = match choices.below(6) {
        0 => number.wrapping_add(1),
        1 => number.wrapping_sub(1),
        2 => number ^ 1 << choices.below(7 * len.min(8)),
        3 => u64::MAX,
        4 => number_at(content, choices.below(content.len())).map_or(0, |(other, _)| other),
        _ => choices.below(40) as u64,
    };
    content[place..place + len].copy_from_slice(&encode(new, len));
}
