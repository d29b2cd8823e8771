//! LLVM's data layout strings, such as `e-m:e-i64:64-n32:64`.

/// Checks a data layout string like LLVM's `DataLayout::parse`.
///
/// # Errors
///
/// The mistake in the first specification that has one.
///
/// ```
/// use rtblgen_dialects::llvm::check_data_layout;
///
/// assert_eq!(check_data_layout("e-m:e-i64:64-n32:64"), Ok(()));
/// assert_eq!(check_data_layout("e-q1"), Err("unknown specifier 'q'".to_owned()));
/// ```
pub fn check_data_layout(text: &str) -> Result<(), String> {
    if text.is_empty() {
        return Ok(());
    }
    text.split('-').try_for_each(check_specification)
}

const EMPTY: &str = "empty specification is not allowed";

fn check_specification(text: &str) -> Result<(), String> {
    let Some(kind) = text.chars().next() else { return Err(EMPTY.to_owned()) };
    let rest = &text[kind.len_utf8()..];
    match kind {
        'e' | 'E' => match rest {
            "" => Ok(()),
            _ => Err("malformed specification, must be just 'e' or 'E'".to_owned()),
        },
        'i' | 'f' | 'v' => check_primitive(kind, rest),
        'a' => check_aggregate(rest),
        'p' => check_pointer(rest),
        'n' => check_native(rest),
        'm' => check_mangling(rest),
        'F' => check_function(rest),
        'S' => alignment(rest, "stack natural", true).map(|_| ()),
        'P' | 'A' | 'G' => address_space(rest).map(|_| ()),
        _ => Err(format!("unknown specifier '{kind}'")),
    }
}

/// Parses a size: a nonzero 24-bit number.
fn size(text: &str, what: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err(format!("{what} component cannot be empty"));
    }
    match text.parse::<u32>() {
        Ok(number) if number > 0 && number < 1 << 24 => Ok(number),
        _ => Err(format!("{what} must be a non-zero 24-bit integer")),
    }
}

/// Parses an alignment in bits: a 16-bit number that is a power of two times the byte width.
fn alignment(text: &str, what: &str, allows_zero: bool) -> Result<u32, String> {
    if text.is_empty() {
        return Err(format!("{what} alignment component cannot be empty"));
    }
    let Some(bits) = text.parse::<u32>().ok().filter(|bits| *bits < 1 << 16) else {
        return Err(format!("{what} alignment must be a 16-bit integer"));
    };
    if bits == 0 {
        return match allows_zero {
            true => Ok(0),
            false => Err(format!("{what} alignment must be non-zero")),
        };
    }
    match bits % 8 == 0 && (bits / 8).is_power_of_two() {
        true => Ok(bits),
        false => Err(format!("{what} alignment must be a power of two times the byte width")),
    }
}

fn address_space(text: &str) -> Result<u32, String> {
    if text.is_empty() {
        return Err("address space component cannot be empty".to_owned());
    }
    match text.parse::<u32>() {
        Ok(number) if number < 1 << 24 => Ok(number),
        _ => Err("address space must be a 24-bit integer".to_owned()),
    }
}

/// Checks the ABI alignment and the optional preferred alignment, which must not be less.
fn alignments(parts: &[&str], allows_zero: bool) -> Result<(), String> {
    let abi = alignment(parts.first().copied().unwrap_or_default(), "ABI", allows_zero)?;
    let Some(preferred) = parts.get(1) else { return Ok(()) };
    match alignment(preferred, "preferred", false)? < abi {
        true => Err("preferred alignment cannot be less than the ABI alignment".to_owned()),
        false => Ok(()),
    }
}

fn check_primitive(kind: char, text: &str) -> Result<(), String> {
    let parts: Vec<&str> = text.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return Err(format!("malformed specification, must be of the form \"{kind}<size>:<abi>[:<pref>]\""));
    }
    let bits = size(parts[0], "size")?;
    let is_byte = kind == 'i' && bits == 8;
    if is_byte && alignment(parts[1], "ABI", false).is_ok_and(|abi| abi != 8) {
        return Err("i8 must be 8-bit aligned".to_owned());
    }
    alignments(&parts[1..], false)
}

fn check_aggregate(text: &str) -> Result<(), String> {
    let parts: Vec<&str> = text.split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return Err("malformed specification, must be of the form \"a:<abi>[:<pref>]\"".to_owned());
    }
    if !parts[0].is_empty() && parts[0].parse::<u32>() != Ok(0) {
        return Err("size must be zero".to_owned());
    }
    alignments(&parts[1..], true)
}

fn check_pointer(text: &str) -> Result<(), String> {
    let parts: Vec<&str> = text.split(':').collect();
    if !(3..=5).contains(&parts.len()) {
        return Err("malformed specification, must be of the form \"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\""
            .to_owned());
    }
    let number = parts[0].trim_start_matches(|c: char| c.is_ascii_alphabetic());
    if !number.is_empty() {
        address_space(number)?;
    }
    let bits = size(parts[1], "pointer size")?;
    alignments(&parts[2..parts.len().min(4)], false)?;
    match parts.get(4) {
        Some(index) if size(index, "index size")? > bits => {
            Err("index size cannot be larger than the pointer size".to_owned())
        }
        _ => Ok(()),
    }
}

fn check_native(text: &str) -> Result<(), String> {
    if let Some(spaces) = text.strip_prefix('i') {
        let spaces = spaces.strip_prefix(':').unwrap_or(spaces);
        return spaces.split(':').try_for_each(|space| match address_space(space)? {
            0 => Err("address space 0 cannot be non-integral".to_owned()),
            _ => Ok(()),
        });
    }
    text.split(':').try_for_each(|bits| size(bits, "size").map(|_| ()))
}

fn check_mangling(text: &str) -> Result<(), String> {
    let Some(mode) = text.strip_prefix(':') else {
        return Err("malformed specification, must be of the form \"m:<mangling>\"".to_owned());
    };
    match mode {
        "" => Err("mangling mode cannot be empty".to_owned()),
        "e" | "l" | "o" | "m" | "w" | "x" | "a" => Ok(()),
        _ => Err("unknown mangling mode".to_owned()),
    }
}

fn check_function(text: &str) -> Result<(), String> {
    let Some(kind) = text.chars().next() else {
        return Err("malformed specification, must be of the form \"F<type><abi>\"".to_owned());
    };
    if !matches!(kind, 'i' | 'n') {
        return Err(format!("unknown function pointer alignment type '{kind}'"));
    }
    alignment(&text[kind.len_utf8()..], "ABI", true).map(|_| ())
}
