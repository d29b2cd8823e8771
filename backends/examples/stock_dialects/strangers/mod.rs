//! The dialects, patterns and passes of other projects: `stock_dialects strangers DIR... [--mlir=INCLUDE_DIR] [--only=WORD] [--check]`.
//!
//! Each `DIR` is a checkout. The command finds its files by their content, runs `mlir-tblgen` to learn which
//! are valid, generates Rust with stubs, and prints a table. `--check` also compiles the Rust.

mod checkout;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{ExitCode, Stdio};

use oracle::Oracle;
use rtblgen_backends::{Filter, Generator, MainFile, Request, generate};
use tblgen_parser::{Disk, ErrorFormat};

use crate::compare::{GENERATORS, children_time, own_time};
use crate::compiled;
use crate::project::Project;
use crate::{extern_paths, generate_dialect, module};
use checkout::{Checkout, Kind, Unit};

/// The counts of one kind of files of a project.
#[derive(Default)]
struct Row {
    found: usize,
    accepted: usize,
    generated: usize,
    compiled: usize,
    /// Seconds of processor time.
    theirs: f64,
    ours: f64,
}

/// Runs the command.
pub fn run(arguments: &[String]) -> ExitCode {
    let value = |flag: &str| arguments.iter().find_map(|own| own.strip_prefix(flag));
    let folders: Vec<PathBuf> =
        arguments.iter().filter(|own| !own.starts_with('-')).map(PathBuf::from).collect();
    let Some(oracle) = Oracle::find().filter(|_| !folders.is_empty()) else {
        eprintln!("usage: stock_dialects strangers DIR... [--mlir=INCLUDE_DIR] [--only=WORD] [--check]");
        return ExitCode::from(2);
    };
    let mlir = value("--mlir=").map_or_else(|| oracle.include_dir(), PathBuf::from);
    let checkouts: Vec<Checkout> = folders.iter().map(|folder| Checkout::read(folder, &mlir)).collect();
    let project = Project::new(crate::target().with_file_name("strangers"));
    let mut strangers =
        Strangers { oracle, mlir, checkouts, rows: BTreeMap::new(), modules: BTreeMap::new() };
    strangers.generate_all(&project, value("--only=").unwrap_or_default());
    if arguments.iter().any(|own| own == "--check") {
        strangers.compile(&project);
    }
    strangers.print()
}

struct Strangers {
    oracle: Oracle,
    mlir: PathBuf,
    checkouts: Vec<Checkout>,
    rows: BTreeMap<(String, Kind), Row>,
    /// The project and the kind of each generated module.
    modules: BTreeMap<String, (String, Kind)>,
}

impl Strangers {
    fn generate_all(&mut self, project: &Project, only: &str) {
        for at in 0..self.checkouts.len() {
            for unit in self.checkouts[at].units.clone() {
                if unit.name.contains(only) {
                    self.generate(at, &unit, project);
                }
            }
        }
    }

    /// Runs `mlir-tblgen` on a unit, and generates the unit if it is accepted.
    fn generate(&mut self, at: usize, unit: &Unit, project: &Project) {
        let checkout = &self.checkouts[at];
        let name = checkout.name.clone();
        let start = children_time();
        let is_accepted = self.is_accepted(checkout, unit);
        let theirs = children_time() - start;
        let request = self.request(checkout, unit);
        let row = self.rows.entry((name.clone(), unit.kind)).or_default();
        row.found += 1;
        if !is_accepted {
            return;
        }
        row.accepted += 1;
        row.theirs += theirs;
        let start = own_time();
        // The options of passes may have enums of the file.
        let enums =
            (unit.kind == Kind::Passes).then(|| generate(Generator::EnumDefs, request.clone(), &Disk));
        let output = generate(unit.kind.generator(), request, &Disk).map(|mut output| {
            output.text.extend(enums.and_then(Result::ok).map(|enums| enums.text));
            output
        });
        row.ours += own_time() - start;
        match output {
            Ok(output) => {
                row.generated += 1;
                let module = unit.module();
                project.write(&format!("{module}.rs"), &output.text);
                self.modules.insert(module, (name, unit.kind));
            }
            Err(failure) => {
                println!("{name}: {} `{}` is refused", unit.kind.name(), unit.name);
                println!("{}", failure.render(ErrorFormat::Human, false));
            }
        }
    }

    fn is_accepted(&self, checkout: &Checkout, unit: &Unit) -> bool {
        if unit.kind == Kind::Pdll {
            let mut command = self.oracle.tool("mlir-pdll");
            command.arg("-x=cpp").args(&unit.files).arg("-I").arg(&self.mlir);
            let folders = unit.files.iter().flat_map(|file| checkout.include_dirs(file));
            command.args(folders.map(|own| format!("-I{}", own.display())));
            let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
            return status.is_ok_and(|status| status.success());
        }
        let generators = match unit.kind {
            Kind::Dialect => &GENERATORS[..],
            Kind::Patterns => &["--gen-rewriters"],
            Kind::Passes => &["--gen-pass-decls"],
            Kind::Pdll => &[],
        };
        unit.files.iter().all(|file| {
            generators.iter().all(|generator| {
                let mut command = self.oracle.tool("mlir-tblgen");
                command.arg(generator).arg(file).arg("-I").arg(&self.mlir);
                command.args(checkout.include_dirs(file).iter().map(|own| format!("-I{}", own.display())));
                let selection = match *generator {
                    own if own.contains("dialect") => Some("--dialect="),
                    own if own.contains("typedef") => Some("--typedefs-dialect="),
                    own if own.contains("attrdef") => Some("--attrdefs-dialect="),
                    "--gen-pass-decls" => Some("--name="),
                    _ => None,
                };
                command.args(selection.map(|option| format!("{option}{}", unit.name)));
                let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
                status.is_ok_and(|status| status.success())
            })
        })
    }

    fn request(&self, checkout: &Checkout, unit: &Unit) -> Request {
        let include = |file: &PathBuf| format!("include \"{}\"\n", file.display());
        let main = match (&unit.files[..], unit.kind) {
            (files, Kind::Dialect) => MainFile::Text {
                name: format!("{}.td", unit.name),
                text: files.iter().map(include).collect(),
            },
            (files, _) => MainFile::Path(files[0].clone()),
        };
        let include_dirs: BTreeSet<PathBuf> =
            unit.files.iter().flat_map(|file| checkout.include_dirs(file)).collect();
        let include_dirs: Vec<PathBuf> = include_dirs.into_iter().collect();
        let dialect = (unit.kind == Kind::Dialect).then(|| unit.name.clone());
        // A checkout may have a copy of another one's dialect: then its own is the last.
        let is_other = |other: &&Checkout| other.name != checkout.name;
        let checkouts = self.checkouts.iter().filter(is_other).chain([checkout]);
        let own = checkouts.flat_map(|checkout| &checkout.units);
        let own = own.filter(|other| other.kind == Kind::Dialect && Some(&other.name) != dialect.as_ref());
        let paths = own.map(|other| (other.name.clone(), format!("crate::{}", other.module())));
        let mut extern_paths: BTreeMap<String, String> =
            extern_paths(dialect.as_deref().unwrap_or_default()).into_iter().collect();
        extern_paths.extend(paths);
        Request {
            main,
            upstream_includes: include_dirs
                .iter()
                .cloned()
                .chain([self.mlir.clone(), checkout.folder.clone()])
                .collect(),
            include_dirs,
            extern_paths: extern_paths.into_iter().collect(),
            filter: Filter { dialect, ..Filter::default() },
            stub_hooks: true,
            ..Request::default()
        }
    }

    /// Compiles the modules, and the dialects of MLIR that they refer to.
    fn compile(&mut self, project: &Project) {
        let own: Vec<String> = self.modules.keys().cloned().collect();
        let mlir = self.mlir.clone();
        let with_mlir = |modules: Vec<String>| add_dialects_of_mlir(modules, project, &mlir);
        let compiled = compiled::compile(project, with_mlir(own));
        for module in &compiled {
            if let Some((name, kind)) = self.modules.get(module)
                && let Some(row) = self.rows.get_mut(&(name.clone(), *kind))
            {
                row.compiled += 1;
            }
        }
    }

    fn print(&self) -> ExitCode {
        println!("project         kind      files  accepted  generated  compile   mlir-tblgen   rtblgen");
        for ((project, kind), row) in &self.rows {
            println!(
                "{project:15} {:8} {:6}  {:8}  {:9}  {:7}  {:9.2} s  {:6.2} s",
                kind.name(),
                row.found,
                row.accepted,
                row.generated,
                row.compiled,
                row.theirs,
                row.ours
            );
        }
        match self.rows.values().all(|row| row.accepted == row.generated) {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        }
    }
}

impl Kind {
    fn generator(self) -> Generator {
        match self {
            Kind::Dialect => Generator::Dialect,
            Kind::Patterns => Generator::Rewriters,
            Kind::Passes => Generator::PassDecls,
            Kind::Pdll => Generator::PdllRewriters,
        }
    }
}

/// The modules and the dialects of MLIR that they refer to, directly or through others. These are generated.
fn add_dialects_of_mlir(mut modules: Vec<String>, project: &Project, mlir: &Path) -> Vec<String> {
    let mut next = 0;
    while let Some(name) = modules.get(next) {
        let text = std::fs::read_to_string(project.folder().join(format!("{name}.rs"))).unwrap_or_default();
        next += 1;
        for dialect in oracle::DIALECTS {
            let other = module(dialect.0);
            if !modules.contains(&other)
                && text.contains(&format!("crate::{other}::"))
                && generate_dialect(dialect, mlir, project, crate::with_stubs).is_some()
            {
                modules.push(other);
            }
        }
    }
    modules
}
