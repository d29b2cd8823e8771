//! Timing of passes: `--mlir-timing`.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use super::instance::PassInstance;
use super::instrumentation::{NestedRun, PassInstrumentation};
use rtblgen_ir::ir::{Ir, Op};

/// The time spent in a pass, a pipeline or an analysis, with nested ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimingNode {
    /// The name.
    pub name: String,
    /// The time, summed over threads.
    pub time: Duration,
    /// The nested timings, in the order of the first run.
    pub children: Vec<TimingNode>,
    /// The place among the steps of the pipeline, for passes and nested managers: two passes of one name have a node each.
    step: usize,
}

/// The name of the node of a single nested manager. Reports show its children in its place.
const HIDDEN: &str = "";

/// Identifies a running pass, pipeline or analysis. Passes of one name in one pipeline differ in `step`.
#[derive(Clone, PartialEq, Eq)]
struct Key {
    name: String,
    step: usize,
}

impl TimingNode {
    /// A node without children.
    pub fn new(name: impl Into<String>, time: Duration) -> Self {
        TimingNode { name: name.into(), time, ..TimingNode::default() }
    }

    fn child(&mut self, key: &Key) -> &mut TimingNode {
        let known = self.children.iter().position(|own| own.name == key.name && own.step == key.step);
        let number = known.unwrap_or_else(|| {
            self.children.push(TimingNode {
                name: key.name.clone(),
                step: key.step,
                ..TimingNode::default()
            });
            self.children.len() - 1
        });
        &mut self.children[number]
    }

    fn add(&mut self, path: &[Key], time: Duration) {
        match path {
            [] => self.time += time,
            [first, rest @ ..] => self.child(first).add(rest, time),
        }
    }

    /// The node without the hidden nodes inside it.
    fn shown(&self) -> TimingNode {
        let mut children = Vec::new();
        for child in &self.children {
            let shown = child.shown();
            if child.name == HIDDEN { children.extend(shown.children) } else { children.push(shown) }
        }
        TimingNode { children, ..self.clone() }
    }

    /// The timing report of the passes that ran inside, in mlir-opt's form.
    pub fn report(&self, display: TimingDisplay, format: TimingFormat) -> String {
        let known: Duration = self.children.iter().map(|child| child.time).sum();
        let total = self.time.max(known);
        let mut writer = Writer { format, total, out: String::new() };
        writer.header();
        match display {
            TimingDisplay::Tree => self.children.iter().for_each(|child| writer.tree(child, 0)),
            TimingDisplay::List => {
                for (name, time) in self.times_by_name() {
                    writer.row(0, &name, time);
                }
            }
        }
        writer.row(0, "Rest", total - known);
        writer.last_row("Total", total);
        writer.out
    }

    /// The sum of the times of each name, the longest first.
    fn times_by_name(&self) -> Vec<(String, Duration)> {
        let mut merged = BTreeMap::new();
        self.children.iter().for_each(|child| child.add_to_names(&mut merged));
        let mut times: Vec<_> = merged.into_iter().collect();
        times.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
        times
    }

    fn add_to_names(&self, merged: &mut BTreeMap<String, Duration>) {
        *merged.entry(self.name.clone()).or_default() += self.time;
        self.children.iter().for_each(|child| child.add_to_names(merged));
    }
}

/// How a report of times is ordered: `--mlir-timing-display`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimingDisplay {
    /// By name, the longest time first.
    List,
    /// By nesting.
    #[default]
    Tree,
}

/// The form of a report of times: `--mlir-output-format`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimingFormat {
    /// A table.
    #[default]
    Text,
    /// JSON.
    Json,
}

struct Writer {
    format: TimingFormat,
    total: Duration,
    out: String,
}

impl Writer {
    fn header(&mut self) {
        if self.format == TimingFormat::Json {
            self.out.push_str("[\n");
            return;
        }
        let rule = format!("==={}===\n", "-".repeat(73));
        let title = "... Execution time report ...";
        let padding = " ".repeat((80 - title.len()) / 2);
        let seconds = self.total.as_secs_f64();
        self.out.push_str(&format!("{rule}{padding}{title}\n{rule}"));
        self.out.push_str(&format!("  Total Execution Time: {seconds:.4} seconds\n\n"));
        self.out.push_str("  ----Wall Time----  ----Name----\n");
    }

    fn time(&self, time: Duration) -> String {
        let (time, total) = (time.as_secs_f64(), self.total.as_secs_f64());
        let share = if total > 0.0 { 100.0 * time / total } else { 0.0 };
        match self.format {
            TimingFormat::Text => format!("  {time:8.4} ({share:5.1}%)  "),
            TimingFormat::Json => {
                format!("\"wall\": {{\"duration\": {time:8.4}, \"percentage\": {share:5.1}}}")
            }
        }
    }

    fn tree(&mut self, node: &TimingNode, indent: usize) {
        if self.format == TimingFormat::Text {
            self.row(indent, &node.name, node.time);
            node.children.iter().for_each(|child| self.tree(child, indent + 2));
            return;
        }
        let (time, name) = (self.time(node.time), escaped(&node.name));
        self.out.push_str(&format!("{:indent$}{{{time}, \"name\": \"{name}\", \"passes\": [\n", ""));
        node.children.iter().for_each(|child| self.tree(child, indent + 2));
        self.out.push_str(&format!("{:indent$}{{}}]}},\n", ""));
    }

    fn row(&mut self, indent: usize, name: &str, time: Duration) {
        let time = self.time(time);
        match self.format {
            TimingFormat::Text => self.out.push_str(&format!("{time}{:indent$}{name}\n", "")),
            TimingFormat::Json => {
                self.out.push_str(&format!("{{{time}, \"name\": \"{}\"}},\n", escaped(name)));
            }
        }
    }

    fn last_row(&mut self, name: &str, time: Duration) {
        self.row(0, name, time);
        if self.format == TimingFormat::Json {
            self.out.truncate(self.out.len() - ",\n".len());
            self.out.push_str("\n]\n");
        }
    }
}

/// A name between the quotes of a JSON string.
fn escaped(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out
}

/// Measures pipelines, passes and analyses.
#[derive(Default)]
pub struct PassTiming {
    records: Mutex<Records>,
}

#[derive(Default)]
struct Records {
    root: TimingNode,
    /// For each thread, the running timers, the innermost last.
    running: Vec<Running>,
    /// The number of steps of the outermost pipeline that were started.
    steps: usize,
}

struct Running {
    thread: ThreadId,
    /// The keys of the nodes from the outermost node to this one.
    path: Vec<Key>,
    /// The run, if the node is a run of nested managers.
    nested: Option<NestedRun>,
    start: Instant,
    /// The number of steps that were started inside.
    steps: usize,
}

impl PassTiming {
    /// The times so far.
    pub fn tree(&self) -> TimingNode {
        self.records().root.shown()
    }

    /// Starts a node below the one that runs on this thread.
    fn start(&self, name: String) {
        let mut records = self.records();
        let outer = records.outer_path(None);
        records.start(outer, Key { name, step: 0 }, None);
    }

    /// Starts the next step of the pipeline that runs on this thread.
    fn start_step(&self, name: String, nested: Option<NestedRun>) {
        let mut records = self.records();
        let (step, outer) = (records.next_step(), records.outer_path(None));
        records.start(outer, Key { name, step }, nested);
    }

    fn stop(&self) {
        self.records().stop();
    }

    fn records(&self) -> MutexGuard<'_, Records> {
        self.records.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Records {
    fn next_step(&mut self) -> usize {
        let own = std::thread::current().id();
        let enclosing = self.running.iter_mut().rev().find(|running| running.thread == own);
        let steps = enclosing.map_or(&mut self.steps, |running| &mut running.steps);
        *steps += 1;
        *steps
    }

    fn start(&mut self, mut path: Vec<Key>, key: Key, nested: Option<NestedRun>) {
        path.push(key);
        // The entry exists from the start, so that the order is that of the first run.
        self.root.add(&path, Duration::ZERO);
        let thread = std::thread::current().id();
        self.running.push(Running { thread, path, nested, start: Instant::now(), steps: 0 });
    }

    fn stop(&mut self) {
        let own = std::thread::current().id();
        let Some(number) = self.running.iter().rposition(|running| running.thread == own) else { return };
        let running = self.running.remove(number);
        self.root.add(&running.path, running.start.elapsed());
    }

    /// The path of the node of `nested`, which another thread may have started. Without `nested`, the path of the innermost node
    /// that runs on this thread.
    fn outer_path(&self, nested: Option<NestedRun>) -> Vec<Key> {
        let own = std::thread::current().id();
        let is_outer = |running: &&Running| match nested {
            Some(_) => running.nested == nested,
            None => running.thread == own,
        };
        self.running.iter().rev().find(is_outer).map(|running| running.path.clone()).unwrap_or_default()
    }
}

impl PassInstrumentation for PassTiming {
    fn before_run(&self) {
        self.records().steps = 0;
    }

    fn before_pipeline(&self, anchor: &str, nested: Option<NestedRun>) {
        let mut records = self.records();
        let outer = records.outer_path(nested);
        records.start(outer, Key { name: format!("'{anchor}' Pipeline"), step: 0 }, None);
    }

    fn after_pipeline(&self, _: &str) {
        self.stop();
    }

    fn before_nested(&self, anchors: &[&str], run: NestedRun) {
        let name = match anchors {
            [] | [_] => HIDDEN.to_owned(),
            _ => {
                let quoted: Vec<String> = anchors.iter().map(|anchor| format!("'{anchor}'")).collect();
                format!("Pipeline Collection : [{}]", quoted.join(", "))
            }
        };
        self.start_step(name, Some(run));
    }

    fn after_nested(&self) {
        self.stop();
    }

    fn before_pass(&self, _: &Ir<'_>, _: Op, pass: &PassInstance, _: &mut String) {
        self.start_step(pass.name().to_owned(), None);
    }

    fn after_pass(&self, _: &Ir<'_>, _: Op, _: &PassInstance, _: &mut String) {
        self.stop();
    }

    fn after_pass_failed(&self, _: &Ir<'_>, _: Op, _: &PassInstance, _: &mut String) {
        self.stop();
    }

    fn before_analysis(&self, name: &'static str) {
        self.start(format!("(A) {name}"));
    }

    fn after_analysis(&self, _: &'static str) {
        self.stop();
    }
}
