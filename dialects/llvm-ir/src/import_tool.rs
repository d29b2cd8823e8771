//! The flags of `rtblgen-translate --import-llvm`.

use rtblgen_runtime::opt::OptRegistry;

use crate::import::{ImportOptions, from_llvm_ir_with};

/// The flag that requests the import.
pub(crate) const FLAG: &str = "import-llvm";

/// A flag of the import: its name, its description, and a function that sets the option.
type Flag = (&'static str, &'static str, fn(&mut ImportOptions));

const FLAGS: [Flag; 4] = [
    ("prefer-unregistered-intrinsics", "Import all intrinsics as llvm.call_intrinsic", |options| {
        options.prefer_unregistered_intrinsics = true
    }),
    ("import-structs-as-literals", "Import named structures as structures without a name", |options| {
        options.structs_as_literals = true
    }),
    (
        "drop-di-composite-type-elements",
        "Import composite types of debug information without their elements",
        |options| options.drop_composite_elements = true,
    ),
    ("emit-expensive-warnings", "Warn of all metadata and debug records that are dropped", |options| {
        options.warn_of_dropped_metadata = true
    }),
];

/// Adds the flags to `--help`.
pub(crate) fn describe(registry: &mut OptRegistry) {
    registry.describe_flag(FLAG, "Read LLVM IR, print the llvm dialect");
    for (flag, description, _) in FLAGS {
        registry.describe_flag(flag, description);
    }
}

/// Returns an error if the translations are in a wrong order: `--mlir-to-llvmir` may come after the import.
fn check_order(arguments: &[String]) -> Result<(), String> {
    let flags = arguments.iter().filter(|argument| argument.starts_with('-'));
    let names = flags.map(|flag| flag.trim_start_matches('-').split('=').next().unwrap_or_default());
    let translations: Vec<&str> = names.filter(|name| [FLAG, crate::tool::FLAG].contains(name)).collect();
    match translations[..] {
        [] | [_] | [FLAG, crate::tool::FLAG] => Ok(()),
        [first, second, ..] => Err(format!(
            "--{second} cannot follow --{first}: give one translation, or --{FLAG} and then --{}",
            crate::tool::FLAG
        )),
    }
}

/// Configures the driver to read LLVM IR if the arguments request the import. Returns the other arguments, or an error
/// for a flag that only the import has.
pub(crate) fn configure(arguments: Vec<String>, registry: &mut OptRegistry) -> Result<Vec<String>, String> {
    let name = |argument: &str| argument.trim_start_matches('-').to_owned();
    let is_import = arguments.iter().any(|argument| argument.starts_with('-') && name(argument) == FLAG);
    check_order(&arguments)?;
    let (mut options, mut others) = (ImportOptions::default(), Vec::new());
    for argument in arguments {
        let flag = name(&argument);
        match FLAGS.iter().find(|(known, ..)| *known == flag) {
            _ if !argument.starts_with('-') => others.push(argument),
            Some(_) if !is_import => return Err(format!("--{flag} does nothing without --{FLAG}")),
            Some((.., set)) => set(&mut options),
            None if flag == FLAG => {}
            None if is_import && flag == "convert-debug-rec-to-intrinsics" => {
                return Err(format!(
                    "--{flag} is not supported: records and intrinsics have the same import"
                ));
            }
            None => others.push(argument),
        }
    }
    if is_import {
        registry.reader(move |context, text, name| from_llvm_ir_with(context, text, name, options));
    }
    Ok(others)
}
