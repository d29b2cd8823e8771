//! `names.txt`, which this test makes of the records of LLVM's `Intrinsics.td`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use oracle::{is_whole, upstream};
use rtblgen_records::{Record, Records, TableGen};

const STORED: &str = include_str!("../../src/intrinsics/names.txt");

/// Properties that are attributes of the function.
const WORDS: [(&str, &str); 12] = [
    ("IntrNoCallback", "nocallback"),
    ("IntrNoSync", "nosync"),
    ("IntrNoFree", "nofree"),
    ("IntrWillReturn", "willreturn"),
    ("IntrSpeculatable", "speculatable"),
    ("IntrConvergent", "convergent"),
    ("IntrStrictFP", "strictfp"),
    ("IntrNoCreateUndefOrPoison", "nocreateundeforpoison"),
    ("IntrNoDuplicate", "noduplicate"),
    ("IntrNoReturn", "noreturn"),
    ("IntrNoMerge", "nomerge"),
    ("IntrCold", "cold"),
];
const DEFAULTS: [&str; 4] = ["nocallback", "nosync", "nofree", "willreturn"];

/// Properties of parameters and results.
const PLACES: [(&str, &str); 9] = [
    ("ImmArg", "immarg"),
    ("NoCapture", "captures(none)"),
    ("ReadOnly", "readonly"),
    ("WriteOnly", "writeonly"),
    ("NoUndef", "noundef"),
    ("NoAlias", "noalias"),
    ("ReadNone", "readnone"),
    ("Returned", "returned"),
    ("NonNull", "nonnull"),
];

fn word_of(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    table.iter().find(|(known, _)| *known == name).map(|(_, word)| *word)
}

fn records_of<'r>(record: Record<'r>, field: &str) -> Vec<Record<'r>> {
    let list = record.list(field).expect("an intrinsic has this list");
    list.iter().filter_map(|value| value.as_record()).collect()
}

/// The effects on memory, if they are limited.
fn memory(properties: &BTreeSet<&str>) -> Option<String> {
    let has = |name: &str| properties.contains(name);
    // LLVM says nothing of the memory of a call with other side effects.
    if has("IntrNoMem") {
        return (!has("IntrHasSideEffects")).then(|| "memory(none)".to_owned());
    }
    let effect = match (has("IntrReadMem"), has("IntrWriteMem")) {
        (true, _) => "read",
        (false, true) => "write",
        (false, false) => "readwrite",
    };
    if has("IntrArgMemOnly") {
        return Some(format!("memory(argmem: {effect})"));
    }
    if has("IntrInaccessibleMemOnly") {
        return Some(format!("memory(inaccessiblemem: {effect})"));
    }
    if has("IntrInaccessibleMemOrArgMemOnly") {
        return Some(format!("memory(argmem: {effect}, inaccessiblemem: {effect})"));
    }
    (effect != "readwrite").then(|| format!("memory({effect})"))
}

/// The attribute of a parameter or the result that a property stands for.
fn of_place(property: Record<'_>) -> Option<String> {
    let int = |field: &str| property.int(field).expect("the property has this number");
    let kind = property.classes().last().map_or("", Record::name);
    match kind {
        "Align" => Some(format!("align={}", int("Align"))),
        "Range" => Some(format!("range(T {}, {})", int("Lower"), int("Upper"))),
        _ => word_of(&PLACES, kind).map(str::to_owned),
    }
}

/// The attributes of the function, and by place, 0 for the result.
fn attributes(record: Record<'_>) -> String {
    let mut named = BTreeSet::new();
    let mut places: BTreeMap<i64, BTreeSet<String>> = BTreeMap::new();
    for property in records_of(record, "IntrProperties") {
        match of_place(property).filter(|_| property.is_anonymous()) {
            Some(text) => {
                let place = property.int("ArgNo").expect("the property has a place");
                places.entry(place).or_default().insert(text);
            }
            None => {
                named.insert(property.name());
            }
        }
    }
    let mut words: BTreeSet<&str> = named.iter().filter_map(|name| word_of(&WORDS, name)).collect();
    if !record.bit("DisableDefaultAttributes").expect("an intrinsic says it") {
        words.extend(DEFAULTS);
    }
    if !named.contains("Throws") {
        words.insert("nounwind");
    }
    let mut text = words.into_iter().map(str::to_owned).chain(memory(&named)).collect::<Vec<_>>().join(" ");
    for (place, words) in places {
        let _ = write!(text, ";{place} {}", words.into_iter().collect::<Vec<_>>().join(" "));
    }
    text
}

/// The results and operands whose types are part of the name.
fn overloads(record: Record<'_>) -> String {
    let is_any =
        |ty: &Record<'_>| ty.bit("isAny").expect("a type says it") || ty.is_a("LLVMVectorOfAnyPointersToElt");
    let mut text = String::new();
    for (letter, field) in [('r', "RetTypes"), ('a', "ParamTypes")] {
        let types = records_of(record, field);
        for number in (0..types.len()).filter(|number| is_any(&types[*number])) {
            let _ = write!(text, "{letter}{number}");
        }
    }
    match records_of(record, "ParamTypes").iter().any(|ty| ty.name() == "llvm_vararg_ty") {
        true => text + "v",
        false if text.is_empty() => "-".to_owned(),
        false => text,
    }
}

/// The types as LLVM's tables have them.
fn signature(record: Record<'_>) -> String {
    let info =
        record.value("TypeInfo").ok().and_then(|info| info.as_record()).expect("an intrinsic has its types");
    let numbers = info.list("TypeSig").expect("the types have codes");
    let numbers = numbers.iter().map(|number| number.as_int().expect("a code is a number").to_string());
    numbers.collect::<Vec<_>>().join(" ")
}

fn names(records: &Records) -> String {
    let row = |record: Record<'_>| {
        let written = record.str("LLVMName").expect("an intrinsic has a name");
        let name = match written.strip_prefix("llvm.") {
            Some(name) => name.to_owned(),
            None => record.name().trim_start_matches("int_").replace('_', "."),
        };
        (name, overloads(record), attributes(record), signature(record))
    };
    let mut rows: Vec<_> = records.derived("Intrinsic").map(row).collect();
    rows.sort();
    let classes: BTreeSet<&str> = rows.iter().map(|(_, _, attributes, _)| attributes.as_str()).collect();
    let signatures: BTreeSet<&str> = rows.iter().map(|(.., signature)| signature.as_str()).collect();
    let mut text = String::from(
        "# From LLVM's Intrinsics.td: attributes, signatures, then names, each after the part shared with the last one. Its test writes it.\n",
    );
    classes.iter().for_each(|attributes| text += &format!("={attributes}\n"));
    signatures.iter().for_each(|signature| text += &format!(":{signature}\n"));
    let numbers = |all: BTreeSet<&str>| {
        all.into_iter()
            .enumerate()
            .map(|(number, text)| (text.to_owned(), number))
            .collect::<BTreeMap<_, _>>()
    };
    let (classes, signatures) = (numbers(classes), numbers(signatures));
    let mut last = "";
    for (name, types, attributes, signature) in &rows {
        let shared = name.bytes().zip(last.bytes()).take_while(|(one, other)| one == other).count();
        let (own, types_of) = (classes[attributes], signatures[signature]);
        let _ = writeln!(text, "{shared} {} {types} {own} {types_of}", &name[shared..]);
        last = name;
    }
    text
}

/// `RTBLGEN_ALL=1 RTBLGEN_WRITE_NAMES=1 cargo test -p rtblgen-llvm-ir intrinsic_names` writes the file.
#[test]
fn names_are_those_of_llvms_records() {
    let (Some(upstream), true) = (upstream(), is_whole()) else { return };
    let include = upstream.join("llvm/include");
    let tablegen = TableGen::new().include_dir(&include);
    let records =
        tablegen.evaluate_file(include.join("llvm/IR/Intrinsics.td")).expect("LLVM's file is right");
    let made = names(&records);
    if std::env::var_os("RTBLGEN_WRITE_NAMES").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/intrinsics/names.txt");
        std::fs::write(path, &made).expect("the file can be written");
        return;
    }
    assert!(made == STORED, "names.txt is not what LLVM's records give: write it as the comment says");
}
