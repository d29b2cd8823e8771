//! Programs that came out wrong once, each with others like it, from the files of `reported/`.
//!
//! The first line of a file names the passes, divided by `;`. The programs are divided by `// -----`. Each keeps its meaning
//! through each of the passes.

use rtblgen_interpreter::RuntimeValue;
use rtblgen_runtime::constants::Float;
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::{Context, Type, TypeKind};

use crate::random::passes::wrong_with;

/// The programs of one file at least: the one that was found, and three like it.
const LEAST: usize = 4;
/// The most lists of arguments of a program.
const MOST: usize = 2000;

/// The values that are tried for an argument.
fn values(ty: Type<'_>) -> Vec<RuntimeValue> {
    const NUMBERS: &[i128] = &[
        0,
        1,
        -1,
        2,
        3,
        7,
        -7,
        31,
        32,
        33,
        35,
        63,
        64,
        100,
        127,
        -128,
        200,
        10_000,
        0x7FFF_FFFF,
        -0x8000_0000,
        1 << 32,
        i64::MAX as i128,
        i64::MIN as i128,
    ];
    const FLOATS: &[f64] = &[0.0, -0.0, 1.0, -1.5, 3.0e38, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    let integers = |width| NUMBERS.iter().map(|number| RuntimeValue::of_int(width, *number)).collect();
    match ty.kind() {
        TypeKind::Index => integers(64),
        TypeKind::Integer { width: 1, .. } => [0, 1].map(|number| RuntimeValue::of_int(1, number)).to_vec(),
        TypeKind::Integer { width, .. } => integers(width),
        TypeKind::Float(kind) => {
            FLOATS.iter().map(|number| RuntimeValue::Float(Float::from_f64(kind, *number))).collect()
        }
        _ => panic!("no values of {ty}"),
    }
}

/// All lists of arguments of `@main`.
fn inputs(context: &Context, source: &str) -> Vec<Vec<RuntimeValue>> {
    let ir = context.parse_module("f.mlir", source).unwrap_or_else(|errors| panic!("{errors}\n{source}"));
    let main = ir.root().lookup_symbol(&ir, "main").unwrap_or_else(|| panic!("no @main in\n{source}"));
    let (types, _) = main.function_signature(&ir).unwrap_or_default();
    let lists = types.into_iter().fold(vec![Vec::new()], |lists: Vec<Vec<RuntimeValue>>, ty| {
        let with = |list: &Vec<RuntimeValue>| {
            values(ty).into_iter().map(|value| [list.as_slice(), &[value]].concat()).collect::<Vec<_>>()
        };
        lists.iter().flat_map(with).collect()
    });
    lists.into_iter().take(MOST).collect()
}

/// Checks the programs of a file. Returns their number and what is wrong.
fn check(registry: &OptRegistry, name: &str, text: &str) -> (usize, Vec<String>) {
    let passes = text.lines().next().and_then(|line| line.strip_prefix("// Passes: "));
    let passes = passes.unwrap_or_else(|| panic!("{name}: the first line names no passes"));
    let programs: Vec<&str> = text.split("// -----\n").collect();
    let context = registry.context();
    let mut wrong = Vec::new();
    for source in &programs {
        let inputs = inputs(&context, source);
        let found = passes.split(';').filter_map(|pass| wrong_with(registry, source, pass.trim(), &inputs));
        wrong.extend(found.map(|text| format!("{name}: {text}")));
    }
    (programs.len(), wrong)
}

#[test]
fn reported_programs_keep_their_meaning() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/reported");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    names.sort();
    let (mut programs, mut wrong) = (0, Vec::new());
    for path in &names {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let (count, found) = check(&registry, &name, &text);
        assert!(count >= LEAST, "{name} has {count} programs");
        programs += count;
        wrong.extend(found);
    }
    println!("{} files, {programs} programs, {} wrong", names.len(), wrong.len());
    assert!(wrong.is_empty(), "{} are wrong\n{}", wrong.len(), wrong.join("\n"));
}
