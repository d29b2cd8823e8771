//! Warnings about options of a configuration without an effect on any of its jobs.

use std::collections::BTreeSet;

use rtblgen_backends::{Generator, Output, Request};

use crate::Job;

/// The warnings about options that no job reads, a line each.
pub(crate) fn options(
    jobs: &[Job],
    request: &Request,
    has_written_hooks: bool,
    are_sets_separate: bool,
) -> Vec<String> {
    let is_of_patterns = |job: &Job| matches!(job.generator, Generator::Rewriters | Generator::PdllRewriters);
    let has_patterns = jobs.iter().any(is_of_patterns);
    let has_stubs = request.stub_hooks || jobs.iter().any(|job| job.stub_hooks);
    let idle = [
        (request.fuse_patterns && !has_patterns, "fuse_patterns", "a job with patterns"),
        (are_sets_separate && !has_patterns, "separate_pattern_sets", "a job with patterns"),
        (has_written_hooks && !has_stubs, "written_hooks", "`stub_hooks`: without stubs all hooks are yours"),
    ];
    let idle = idle.into_iter().filter(|(is_idle, ..)| *is_idle);
    idle.map(|(_, option, reader)| format!("`Config::{option}` does nothing without {reader}")).collect()
}

/// The warnings about paths of dialects that no output has a use for, a line each.
pub(crate) fn extern_paths(request: &Request, outputs: &[&Output]) -> Vec<String> {
    let unused = |dialect: &&str| {
        !outputs.is_empty()
            && outputs.iter().all(|output| output.unused_paths.iter().any(|path| path.dialect == *dialect))
    };
    let dialects: BTreeSet<&str> = request.extern_paths.iter().map(|(dialect, _)| dialect.as_str()).collect();
    let unused = dialects.into_iter().filter(unused);
    unused
        .map(|dialect| {
            format!("`Config::extern_path` of `{dialect}` does nothing: no file names the dialect")
        })
        .collect()
}
