//! Explanations as text, JSON and `dot`.

use std::fmt::{Display, Write as _};
use std::hash::Hash;

use serde_json::{Value, json};

use crate::explain::Explanation;
use crate::explain::text::{path, question, sentence, word_of};
use crate::tree::{BranchId, Test};

/// A warning about a set of patterns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The name of the pattern, or of the first one of several.
    pub pattern: String,
    /// A sentence.
    pub text: String,
}

impl<V: Clone + Eq + Hash + Display> Explanation<V> {
    /// Returns the explanation as text: the tree, then the warnings.
    pub fn text(&self) -> String {
        let mut out = String::from("tree:\n");
        self.branch_text(self.tree.root_id(), 1, &mut out);
        for finding in self.findings() {
            out += &finding.text;
            out.push('\n');
        }
        out
    }

    fn branch_text(&self, id: BranchId, depth: usize, out: &mut String) {
        let branch = &self.tree[id];
        let mut line = |depth: usize, text: &str| {
            out.extend(std::iter::repeat_n("  ", depth));
            *out += text;
            out.push('\n');
        };
        for pattern in &branch.patterns {
            let pattern = &self.patterns[*pattern];
            let open = if pattern.is_exact { "" } else { ", asks more" };
            line(depth, &format!("=> {} (benefit {}{open})", pattern.name, pattern.benefit));
        }
        for test in &branch.tests {
            let test = &self.tree[*test];
            match test.cases.as_slice() {
                [(answer, then)] => {
                    let text = sentence(&self.positions, test.position, &test.question, answer);
                    out.extend(std::iter::repeat_n("  ", depth));
                    *out += &format!("{text}:\n");
                    self.branch_text(*then, depth + 1, out);
                }
                cases => {
                    let text = question(&self.positions, test.position, &test.question);
                    out.extend(std::iter::repeat_n("  ", depth));
                    *out += &format!("{text}:\n");
                    for (answer, then) in cases {
                        out.extend(std::iter::repeat_n("  ", depth + 1));
                        *out += &format!("{}:\n", word_of(answer));
                        self.branch_text(*then, depth + 2, out);
                    }
                }
            }
        }
    }

    /// Returns the warnings about the set.
    pub fn findings(&self) -> Vec<Finding> {
        let finding = |pattern: usize, text: String| Finding { pattern: self.name(pattern).to_owned(), text };
        let never = self.contradictions.iter().map(|found| {
            let [first, second] = [0, 1].map(|side| {
                sentence(&self.positions, found.position, &found.questions[side], &found.answers[side])
            });
            let text = format!("`{}` never matches: {first}, and {second}", self.name(found.pattern));
            finding(found.pattern, text)
        });
        let shadowed = self.shadowed.iter().map(|shadow| {
            let (pattern, by) = (self.name(shadow.pattern), self.name(shadow.by));
            let text = format!("`{pattern}` never applies: `{by}` matches all that it matches, before it");
            finding(shadow.pattern, text)
        });
        let endless = self.endless.iter().map(|pattern| {
            finding(*pattern, format!("`{}` matches what it makes, again and again", self.name(*pattern)))
        });
        let is_endless = |(first, second): &&(usize, usize)| first == second && self.endless.contains(first);
        let undone = self.undone.iter().filter(|pair| !is_endless(pair)).map(|(first, second)| {
            let text = match first == second {
                true => format!("`{}` undoes itself", self.name(*first)),
                false => format!("`{}` and `{}` undo each other", self.name(*first), self.name(*second)),
            };
            finding(*first, text)
        });
        let is_undone = |circle: &&Vec<usize>| match circle.as_slice() {
            [first, second] => self.undone.contains(&(*first, *second)),
            _ => false,
        };
        let circles = self.circles.iter().filter(|circle| !is_undone(circle)).map(|circle| {
            let names: Vec<String> =
                circle.iter().map(|pattern| format!("`{}`", self.name(*pattern))).collect();
            finding(circle[0], format!("{} match what they make in turn, again and again", names.join(", ")))
        });
        never.chain(shadowed).chain(endless).chain(undone).chain(circles).collect()
    }

    /// Returns the explanation as JSON.
    pub fn json(&self) -> String {
        let patterns: Vec<Value> = self
            .patterns
            .iter()
            .map(|pattern| json!({"name": pattern.name, "benefit": pattern.benefit, "exact": pattern.is_exact}))
            .collect();
        let never: Vec<Value> = self
            .contradictions
            .iter()
            .map(|found| {
                let answers: Vec<String> = found.answers.iter().map(word_of).collect();
                let at = path(&self.positions, found.position);
                json!({"pattern": self.name(found.pattern), "position": at, "answers": answers})
            })
            .collect();
        let shadowed: Vec<Value> = self
            .shadowed
            .iter()
            .map(|shadow| json!({"pattern": self.name(shadow.pattern), "by": self.name(shadow.by)}))
            .collect();
        let undone: Vec<Value> = self
            .undone
            .iter()
            .map(|(first, second)| json!([self.name(*first), self.name(*second)]))
            .collect();
        let whole = json!({
            "patterns": patterns,
            "tree": self.branch_json(self.tree.root_id()),
            "never": never,
            "shadowed": shadowed,
            "endless": self.endless.iter().map(|pattern| self.name(*pattern)).collect::<Vec<_>>(),
            "undo": undone,
            "circles": self.circles.iter().map(|circle| circle.iter().map(|pattern| self.name(*pattern)).collect()).collect::<Vec<Vec<&str>>>(),
        });
        format!("{whole:#}\n")
    }

    fn branch_json(&self, id: BranchId) -> Value {
        let branch = &self.tree[id];
        let names: Vec<&str> = branch.patterns.iter().map(|pattern| self.name(*pattern)).collect();
        let test = |test: &Test<V>| {
            let cases: Vec<Value> = test
                .cases
                .iter()
                .map(|(answer, then)| json!({"answer": word_of(answer), "then": self.branch_json(*then)}))
                .collect();
            json!({"question": question(&self.positions, test.position, &test.question), "cases": cases})
        };
        let tests: Vec<Value> = branch.tests.iter().map(|id| test(&self.tree[*id])).collect();
        json!({"patterns": names, "tests": tests})
    }

    /// Returns the explanation as a graph for `dot`: tests are nodes, answers edges, patterns boxes. Warnings
    /// are in red.
    pub fn dot(&self) -> String {
        let mut out =
            String::from("digraph patterns {\n  node [fontname=\"sans\"];\n  start [shape=point];\n");
        let mut waiting = vec![(self.tree.root_id(), "start".to_owned(), String::new())];
        let mut tests = 0;
        while let Some((id, from, label)) = waiting.pop() {
            let branch = &self.tree[id];
            for pattern in &branch.patterns {
                let edge = format!("  {from} -> pattern{pattern} [label={}];\n", quoted(&label));
                out += &edge;
            }
            for test in &branch.tests {
                let test = &self.tree[*test];
                let node = format!("test{tests}");
                tests += 1;
                let text = question(&self.positions, test.position, &test.question);
                writeln!(out, "  {node} [label={}];", quoted(&text)).expect("a string takes all");
                writeln!(out, "  {from} -> {node} [label={}];", quoted(&label)).expect("a string takes all");
                let cases = test.cases.iter().rev();
                waiting.extend(cases.map(|(answer, then)| (*then, node.clone(), word_of(answer))));
            }
        }
        for (number, pattern) in self.patterns.iter().enumerate() {
            let is_wrong = self.contradictions.iter().any(|found| found.pattern == number)
                || self.shadowed.iter().any(|shadow| shadow.pattern == number);
            let colour = if is_wrong { ", color=red" } else { "" };
            let label = quoted(&format!("{}\nbenefit {}", pattern.name, pattern.benefit));
            writeln!(out, "  pattern{number} [shape=box, label={label}{colour}];")
                .expect("a string takes all");
        }
        for (first, second) in &self.undone {
            writeln!(out, "  pattern{first} -> pattern{second} [dir=both, color=red, label=\"undo\"];")
                .expect("a string takes all");
        }
        out + "}\n"
    }
}

/// A string of `dot`.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
