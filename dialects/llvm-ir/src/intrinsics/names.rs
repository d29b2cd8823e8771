//! Facts of LLVM's intrinsics by name, from `names.txt`, which `names.py` writes from LLVM's own records.

use std::sync::LazyLock;

/// The attributes in the declaration of an intrinsic.
#[derive(Debug)]
pub(crate) struct Named {
    /// The name after `llvm.`, without types.
    pub name: String,
    /// Results whose types are part of the name: of a structure, these elements.
    pub results: Vec<usize>,
    /// Operands whose types are part of the name.
    pub operands: Vec<usize>,
    pub is_variadic: bool,
    /// Attributes of the declaration.
    pub attributes: &'static str,
    /// Attributes of the result, and of each parameter that has any.
    pub result: &'static str,
    pub parameters: Vec<&'static str>,
}

/// All names in order.
static NAMES: LazyLock<Vec<Named>> = LazyLock::new(|| read(include_str!("names.txt")));

/// Reads the attributes after `=`, and then names: the length that a name shares with the one before, the rest, the places
/// of types, and the number of its attributes.
fn read(text: &'static str) -> Vec<Named> {
    let lines = || text.lines().filter(|line| !line.starts_with('#'));
    let attributes: Vec<&str> = lines().filter_map(|line| line.strip_prefix('=')).collect();
    let mut names: Vec<Named> = Vec::new();
    for line in lines().filter(|line| !line.starts_with('=')) {
        let mut fields = line.split(' ');
        let mut next = || fields.next().unwrap_or_default();
        let (shared, rest, places, number) = (next(), next(), next(), next());
        let last = names.last().map_or("", |last| last.name.as_str());
        let name = format!("{}{rest}", &last[..shared.parse().unwrap_or(0)]);
        let number: usize = number.parse().unwrap_or(0);
        names.push(row(name, places, attributes.get(number).copied().unwrap_or_default()));
    }
    names
}

fn row(name: String, places: &str, attributes: &'static str) -> Named {
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
    Named { name, results: of('r'), operands: of('a'), is_variadic, attributes, result, parameters }
}

/// The intrinsic with a name such as `llvm.smax.i32`, of which the types after its own name do not count.
pub(crate) fn of_function(name: &str) -> Option<&'static Named> {
    let mut name = name.strip_prefix("llvm.")?;
    let mut is_whole = true;
    loop {
        if let Ok(place) = NAMES.binary_search_by(|known| known.name.as_str().cmp(name)) {
            let found = &NAMES[place];
            let has_types = !found.results.is_empty() || !found.operands.is_empty();
            return (is_whole || has_types).then_some(found);
        }
        name = &name[..name.rfind('.')?];
        is_whole = false;
    }
}
