//! Prints how the time of each pass grows with the program: fourteen shapes, at n, 2n, 4n and 8n.
//!
//! ```sh
//! cargo run --release -p rtblgen-dialects --example growth -- [--limit 1.3] [--all] [PASS|SHAPE ...]
//! ```
//!
//! The exponent of a row is that of the times of 20 ms or more: shorter ones are within the steps of the clock.
//! A row above the limit is measured three times, and the least exponent counts, since other work on the machine takes its caches. Rows
//! below the limit are counted only, unless `--all` is given.

mod measure;
mod shapes;

use std::time::Duration;

use measure::{TOO_LONG, measure};
use rtblgen_runtime::opt::OptRegistry;
use shapes::{SHAPES, Shape};

/// A time that is long enough to compare: some systems count in steps of 4 ms.
const ENOUGH: Duration = Duration::from_millis(20);

/// How often a row above the limit is measured.
const ROUNDS: usize = 3;

/// The times of a pass on a shape at n, 2n, 4n and 8n.
struct Row {
    size: usize,
    times: Vec<Duration>,
}

impl Row {
    fn measure(registry: &OptRegistry, pipeline: &str, shape: &Shape) -> Result<Row, String> {
        let mut size = shape.least;
        // The first size that takes long enough.
        loop {
            let time = measure(registry, pipeline, &(shape.program)(size), 1)?;
            match time < ENOUGH {
                true if size == shape.most => return Ok(Row { size, times: vec![time] }),
                true => size = (4 * size).min(shape.most),
                false => break,
            }
        }
        let size = (size / 2).min(shape.most / 8).max(shape.least);
        let mut times = Vec::new();
        for factor in [1, 2, 4, 8] {
            let time = measure(registry, pipeline, &(shape.program)(size * factor), 2)?;
            times.push(time);
            if time > TOO_LONG {
                break;
            }
        }
        Ok(Row { size, times })
    }

    /// The same; the best of some rows if they are above the limit.
    fn measure_until(
        registry: &OptRegistry,
        pipeline: &str,
        shape: &Shape,
        limit: f64,
    ) -> Result<Row, String> {
        let mut best = Row::measure(registry, pipeline, shape)?;
        for _ in 1..ROUNDS {
            if best.exponent().is_none_or(|exponent| exponent <= limit) {
                break;
            }
            let next = Row::measure(registry, pipeline, shape)?;
            if next.exponent().is_some() && next.exponent() < best.exponent() {
                best = next;
            }
        }
        Ok(best)
    }

    /// The exponent, if two or more of the times are long enough.
    fn exponent(&self) -> Option<f64> {
        let long: Vec<f64> =
            self.times.iter().filter(|time| **time >= ENOUGH).map(Duration::as_secs_f64).collect();
        let doublings = long.len().checked_sub(1).filter(|doublings| *doublings > 0)?;
        Some((long[doublings] / long[0]).log2() / doublings as f64)
    }

    fn text(&self, pass: &str, shape: &str) -> String {
        let times: Vec<String> =
            self.times.iter().map(|time| format!("{:.1}", time.as_secs_f64() * 1000.0)).collect();
        let exponent = self.exponent().map_or_else(|| "-".to_owned(), |exponent| format!("{exponent:.2}"));
        format!("| `{pass}` | {shape} | {} | {} | {exponent} |", self.size, times.join(" | "))
    }
}

fn main() {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let (mut limit, mut all, mut words) = (1.3, false, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--limit" => limit = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(limit),
            "--all" => all = true,
            "--print" => {
                let size = arguments.next().and_then(|text| text.parse().ok());
                let shape = SHAPES.iter().find(|shape| words.contains(&shape.name.to_owned()));
                let (Some(shape), Some(size)) = (shape, size) else {
                    eprintln!("--print takes a size, after the name of a shape");
                    std::process::exit(2);
                };
                print!("{}", (shape.program)(size));
                return;
            }
            _ => words.push(argument),
        }
    }
    let names: Vec<&str> = registry.passes().passes().into_iter().map(|pass| pass.argument()).collect();
    let is_pass_named = |name: &str| words.iter().any(|word| word == name);
    let has_passes = names.iter().any(|name| is_pass_named(name));
    let has_shapes = SHAPES.iter().any(|shape| is_pass_named(shape.name));
    let (mut rows, mut above, mut short) = (0, 0, 0);
    let mut failed: Vec<&str> = Vec::new();
    println!("| pass | shape | n | n, ms | 2n | 4n | 8n | exponent |");
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for pass in names.iter().filter(|name| !has_passes || is_pass_named(name)) {
        let mut applies = false;
        for shape in SHAPES.iter().filter(|shape| !has_shapes || is_pass_named(shape.name)) {
            let row = ["", "func.func"].iter().find_map(|anchor| {
                let pipeline = match *anchor {
                    "" => format!("builtin.module({pass})"),
                    anchor => format!("builtin.module({anchor}({pass}))"),
                };
                Row::measure_until(&registry, &pipeline, shape, limit).ok()
            });
            let Some(row) = row else { continue };
            applies = true;
            rows += 1;
            let is_above = row.exponent().is_some_and(|exponent| exponent > limit);
            above += usize::from(is_above);
            short += usize::from(row.exponent().is_none());
            if is_above || all {
                println!("{}", row.text(pass, shape.name));
            }
        }
        if !applies {
            failed.push(pass);
        }
    }
    println!();
    println!(
        "{rows} rows, {above} above {limit}, {short} too short to tell; no shape for: {}",
        failed.join(", ")
    );
}
