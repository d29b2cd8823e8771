//! Counts the operations of a dialect by the traits they name.
//!
//! `cargo run -p rtblgen-records --example count_ops -- $(llvm-config-22 --includedir) mlir/Dialect/Arith/IR/ArithOps.td`

use rtblgen_records::TableGen;
use std::collections::BTreeMap;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(include), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("usage: count_ops INCLUDE_FOLDER FILE".into());
    };
    let path = PathBuf::from(&include).join(&file);
    let records = TableGen::new().include_dir(include).evaluate_file(path)?;

    let mut by_trait: BTreeMap<&str, usize> = BTreeMap::new();
    for op in records.derived("Op") {
        for native in op.list("traits")?.iter().filter_map(|value| value.as_record()) {
            // Traits that are classes of C++ have the name of the class; others only their own.
            let name = native.str("trait").unwrap_or(native.name());
            *by_trait.entry(name).or_default() += 1;
        }
    }
    println!("{} operations", records.derived("Op").len());
    for (name, count) in by_trait {
        println!("{count:>5} {name}");
    }
    Ok(())
}
