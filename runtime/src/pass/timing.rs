//! Timing of passes: `--mlir-timing`.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use super::instrumentation::PassInstrumentation;
use super::pass::Pass;
use crate::ir::{Ir, Op};

/// The time spent in a pass, a pipeline or an analysis, with what ran inside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimingNode {
    /// The name.
    pub name: String,
    /// The time, summed over threads.
    pub time: Duration,
    /// What ran inside, in the order of the first run.
    pub children: Vec<TimingNode>,
}

impl TimingNode {
    /// A node without children.
    pub fn new(name: impl Into<String>, time: Duration) -> Self {
        TimingNode { name: name.into(), time, children: Vec::new() }
    }

    fn child(&mut self, name: &str) -> &mut TimingNode {
        let known = self.children.iter().position(|own| own.name == name);
        let number = known.unwrap_or_else(|| {
            self.children.push(TimingNode::new(name, Duration::ZERO));
            self.children.len() - 1
        });
        &mut self.children[number]
    }

    fn add(&mut self, path: &[String], time: Duration) {
        match path {
            [] => self.time += time,
            [first, rest @ ..] => self.child(first).add(rest, time),
        }
    }

    /// The report of what ran inside, as a tree: mlir-opt's `--mlir-timing-display=tree`.
    pub fn tree_report(&self) -> String {
        let mut rows = Vec::new();
        self.children.iter().for_each(|child| child.collect_rows(2, &mut rows));
        self.report(rows)
    }

    /// The report of what ran inside, as a list by time: mlir-opt's `--mlir-timing-display=list`.
    pub fn list_report(&self) -> String {
        let mut merged: BTreeMap<String, Duration> = BTreeMap::new();
        let mut rows = Vec::new();
        self.children.iter().for_each(|child| child.collect_rows(2, &mut rows));
        for (name, time) in rows {
            *merged.entry(name.trim_start().to_owned()).or_default() += time;
        }
        let mut rows: Vec<_> = merged.into_iter().map(|(name, time)| (format!("  {name}"), time)).collect();
        rows.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
        self.report(rows)
    }

    fn collect_rows(&self, indent: usize, rows: &mut Vec<(String, Duration)>) {
        rows.push((format!("{:indent$}{}", "", self.name), self.time));
        self.children.iter().for_each(|child| child.collect_rows(indent + 2, rows));
    }

    fn report(&self, mut rows: Vec<(String, Duration)>) -> String {
        let known: Duration = self.children.iter().map(|child| child.time).sum();
        let total = self.time.max(known);
        rows.push(("  Rest".to_owned(), total - known));
        rows.push(("  Total".to_owned(), total));
        let rule = format!("==={}===\n", "-".repeat(73));
        let title = "... Execution time report ...";
        let seconds = total.as_secs_f64();
        let mut out = format!("{rule}{}{title}\n{rule}", " ".repeat((80 - title.len()) / 2));
        out.push_str(&format!("  Total Execution Time: {seconds:.4} seconds\n\n"));
        out.push_str("  ----Wall Time----  ----Name----\n");
        for (name, time) in rows {
            let time = time.as_secs_f64();
            let share = if seconds > 0.0 { 100.0 * time / seconds } else { 0.0 };
            out.push_str(&format!("  {time:8.4} ({share:5.1}%){name}\n"));
        }
        out
    }
}

/// Measures pipelines, passes and analyses.
#[derive(Default)]
pub struct PassTiming {
    records: Mutex<Records>,
}

#[derive(Default)]
struct Records {
    root: TimingNode,
    /// For each thread, what is running, the innermost last.
    running: Vec<(ThreadId, String, Instant)>,
}

impl PassTiming {
    /// The times so far.
    pub fn tree(&self) -> TimingNode {
        self.records.lock().unwrap_or_else(PoisonError::into_inner).root.clone()
    }

    fn start(&self, name: String) {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        // The entry exists from the start, so that the order is that of the first run.
        let mut path = records.path();
        path.push(name.clone());
        records.root.add(&path, Duration::ZERO);
        records.running.push((std::thread::current().id(), name, Instant::now()));
    }

    fn stop(&self) {
        let mut records = self.records.lock().unwrap_or_else(PoisonError::into_inner);
        let own = std::thread::current().id();
        let path = records.path();
        let Some(number) = records.running.iter().rposition(|(thread, ..)| *thread == own) else { return };
        let (_, _, started) = records.running.remove(number);
        records.root.add(&path, started.elapsed());
    }
}

impl Records {
    /// The names of what is running: on the thread that started the others, then on this one.
    fn path(&self) -> Vec<String> {
        let own = std::thread::current().id();
        let Some((first, ..)) = self.running.first() else { return Vec::new() };
        let on = |thread| self.running.iter().filter(move |(other, ..)| *other == thread);
        let outer = on(*first).take_while(|(_, name, _)| *first == own || !name.ends_with("Pipeline"));
        let inner = on(own).filter(|_| *first != own);
        outer.chain(inner).map(|(_, name, _)| name.clone()).collect()
    }
}

impl PassInstrumentation for PassTiming {
    fn before_pipeline(&self, anchor: &str) {
        self.start(format!("'{anchor}' Pipeline"));
    }

    fn after_pipeline(&self, _: &str) {
        self.stop();
    }

    fn before_pass(&self, _: &Ir<'_>, _: Op, pass: &dyn Pass, _: &mut String) {
        self.start(pass.name().to_owned());
    }

    fn after_pass(&self, _: &Ir<'_>, _: Op, _: &dyn Pass, _: &mut String) {
        self.stop();
    }

    fn after_pass_failed(&self, _: &Ir<'_>, _: Op, _: &dyn Pass, _: &mut String) {
        self.stop();
    }

    fn before_analysis(&self, name: &'static str) {
        self.start(format!("(A) {name}"));
    }

    fn after_analysis(&self, _: &'static str) {
        self.stop();
    }
}
