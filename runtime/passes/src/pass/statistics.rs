//! Reports of the statistics of passes: `--mlir-pass-statistics`.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use super::instance::PassInstance;
use super::manager::{PassManager, Step};

/// The form of a report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StatisticsDisplay {
    /// A line per pass, by name; the statistics of equal passes are added.
    List,
    /// The structure of the pipeline.
    #[default]
    Pipeline,
}

/// A statistic with its value.
struct Entry {
    name: &'static str,
    description: &'static str,
    value: u64,
}

impl PassManager {
    /// The statistics of the passes, as `--mlir-pass-statistics` prints them.
    pub fn statistics(&self, display: StatisticsDisplay) -> String {
        let rule = format!("==={}===\n", "-".repeat(73));
        let title = "... Pass statistics report ...";
        let mut out = format!("{rule}{}{title}\n{rule}", " ".repeat((80 - title.len()) / 2));
        match display {
            StatisticsDisplay::List => self.list_statistics(&mut out),
            StatisticsDisplay::Pipeline => self.show_statistics(&mut out, 0),
        }
        out.push('\n');
        out
    }

    /// The value of a statistic, summed over the passes with this argument.
    pub fn statistic(&self, argument: &str, name: &str) -> u64 {
        let mut total = 0;
        self.passes().for_each(|instance| {
            if instance.pass.argument() == argument {
                total += instance
                    .entries()
                    .iter()
                    .filter(|own| own.name == name)
                    .map(|own| own.value)
                    .sum::<u64>();
            }
        });
        total
    }

    fn list_statistics(&self, out: &mut String) {
        let mut merged: BTreeMap<&'static str, Vec<Entry>> = BTreeMap::new();
        self.passes().for_each(|instance| {
            let entries = instance.entries();
            if entries.is_empty() {
                return;
            }
            match merged.get_mut(instance.pass.name()) {
                Some(known) => known.iter_mut().zip(entries).for_each(|(own, new)| own.value += new.value),
                None => drop(merged.insert(instance.pass.name(), entries)),
            }
        });
        for (name, entries) in merged {
            show_entries(out, 2, name, entries);
        }
    }

    fn show_statistics(&self, out: &mut String, indent: usize) {
        for step in &self.steps {
            match step {
                Step::Pass(instance) => show_entries(out, indent, instance.pass.name(), instance.entries()),
                Step::Nested(manager) => {
                    show_entries(out, indent, &format!("'{}' Pipeline", manager.anchor()), Vec::new());
                    manager.show_statistics(out, indent + 2);
                }
            }
        }
    }
}

impl PassInstance {
    fn entries(&self) -> Vec<Entry> {
        let statistics = self.pass.statistics().iter().zip(&self.counters);
        statistics
            .map(|(own, counter)| Entry {
                name: own.name,
                description: own.description,
                value: counter.load(Ordering::Relaxed),
            })
            .collect()
    }
}

fn show_entries(out: &mut String, indent: usize, pass: &str, mut entries: Vec<Entry>) {
    out.push_str(&format!("{:indent$}{pass}\n", ""));
    entries.sort_by_key(|own| own.name);
    let name_width = entries.iter().map(|own| own.name.len()).max().unwrap_or(0);
    let value_width = entries.iter().map(|own| own.value.to_string().len()).max().unwrap_or(0);
    for Entry { name, description, value } in entries {
        let blanks = " ".repeat(indent + 2);
        out.push_str(&format!("{blanks}(S) {value:value_width$} {name:name_width$} - {description}\n"));
    }
}
