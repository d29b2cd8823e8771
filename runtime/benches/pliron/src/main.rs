//! Builds the same program through our API and through pliron's, in turn: a module with a function of a million operations,
//! each with two operands, a result and an integer attribute. Prints operations per second, the best of five rounds.
//!
//! `cargo run --release --manifest-path runtime/benches/pliron/Cargo.toml [COUNT]`

mod ours;
mod theirs;

use std::time::Duration;

const ROUNDS: usize = 5;

/// The times of building and verifying.
#[derive(Clone, Copy)]
struct Times {
    build: Duration,
    verify: Duration,
}

impl Times {
    const MAX: Times = Times { build: Duration::MAX, verify: Duration::MAX };

    fn min(self, other: Times) -> Times {
        Times { build: self.build.min(other.build), verify: self.verify.min(other.verify) }
    }
}

fn main() {
    let count = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let (mut own, mut other) = (Times::MAX, Times::MAX);
    for _ in 0..ROUNDS {
        other = other.min(theirs::run(count));
        own = own.min(ours::run(count));
    }
    let rate = |time: Duration| count as f64 / time.as_secs_f64() / 1e6;
    println!("{count} operations, million per second");
    println!("         pliron    ours   ratio");
    for (what, theirs, ours) in [("build", other.build, own.build), ("verify", other.verify, own.verify)] {
        let (theirs, ours) = (rate(theirs), rate(ours));
        println!("{what:8} {theirs:6.2}  {ours:6.2}  {:6.1}", ours / theirs);
    }
}
