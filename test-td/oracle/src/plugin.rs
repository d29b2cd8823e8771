//! Any stock `.td` as a plugin for `mlir-opt`, to run the same file with MLIR itself.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Oracle;

/// The sources of a plugin. See the script `test-td/oracle/mlir-plugin` for its requirements on the files.
#[derive(Clone, Debug, Default)]
pub struct PluginSource {
    /// The dialect's name; its def is `Name_Dialect`, its C++ namespace is the name.
    pub dialect: String,
    /// The file with the ops.
    pub ops: PathBuf,
    /// The file with the rewrite patterns. With one, the plugin has the pass `NAME-apply`.
    pub patterns: Option<PathBuf>,
    /// Further flags of `mlir-tblgen`: `-I` and `-D`.
    pub flags: Vec<String>,
    /// A C++ header that the generated code needs.
    pub header: Option<PathBuf>,
}

/// A plugin that has been compiled.
#[derive(Clone, Debug)]
pub struct Plugin {
    oracle: Oracle,
    library: PathBuf,
}

impl Oracle {
    /// Compiles a plugin, which takes about 20 seconds, or finds it in `cache` if nothing that it is made of has
    /// changed. The folder is made if need be.
    ///
    /// # Errors
    ///
    /// Returns the messages of `mlir-tblgen` or the C++ compiler.
    pub fn plugin(&self, source: &PluginSource, cache: &Path) -> Result<Plugin, String> {
        std::fs::create_dir_all(cache).map_err(|error| error.to_string())?;
        let library = cache.join(format!("{}-{:016x}.so", source.dialect, source.fingerprint()));
        if !library.exists() {
            self.compile(source, &library)?;
        }
        Ok(Plugin { oracle: self.clone(), library })
    }

    fn compile(&self, source: &PluginSource, library: &Path) -> Result<(), String> {
        // Two tests may need the same plugin at once: each makes its own and the last one stays.
        let unfinished = library.with_extension(format!("{}.tmp", std::process::id()));
        let mut command = Command::new(script_folder().join("mlir-plugin"));
        command.env("LLVM_ROOT", self.prefix()).arg(&unfinished).arg(&source.dialect).arg(&source.ops);
        command.args(&source.patterns).arg("--").args(&source.flags);
        if let Some(header) = &source.header {
            command.env("EXTRA_H", header);
        }
        let output = command.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        std::fs::rename(&unfinished, library).map_err(|error| error.to_string())
    }
}

/// A plugin of one C++ file with passes for `mlir-opt`.
#[derive(Clone, Debug)]
pub struct PassPlugin {
    oracle: Oracle,
    library: PathBuf,
}

impl Oracle {
    /// Compiles a file with passes, which takes about 10 seconds, or finds it in `cache`.
    ///
    /// # Errors
    ///
    /// Returns the messages of the C++ compiler.
    pub fn pass_plugin(&self, source: &Path, optimization: &str, cache: &Path) -> Result<PassPlugin, String> {
        std::fs::create_dir_all(cache).map_err(|error| error.to_string())?;
        let mut hasher = DefaultHasher::new();
        (std::fs::read(source).map_err(|error| error.to_string())?, optimization).hash(&mut hasher);
        let library = cache.join(format!("passes-{:016x}.so", hasher.finish()));
        if !library.exists() {
            let unfinished = library.with_extension(format!("{}.tmp", std::process::id()));
            let (include, lib) = (self.prefix().join("include"), self.prefix().join("lib"));
            let mut command = Command::new("g++");
            command.args([
                "-std=c++17",
                "-fno-exceptions",
                "-fno-rtti",
                "-fPIC",
                "-w",
                "-shared",
                optimization,
            ]);
            command.arg("-I").arg(include).arg(source).arg("-o").arg(&unfinished).arg("-L").arg(lib);
            let output = command.args(["-lMLIR", "-lLLVM-22"]).output().map_err(|error| error.to_string())?;
            if !output.status.success() {
                return Err(String::from_utf8_lossy(&output.stderr).into_owned());
            }
            std::fs::rename(&unfinished, &library).map_err(|error| error.to_string())?;
        }
        Ok(PassPlugin { oracle: self.clone(), library })
    }
}

impl PassPlugin {
    /// `mlir-opt` with the passes.
    pub fn mlir_opt(&self) -> Command {
        let mut command = self.oracle.tool("mlir-opt");
        command.arg(format!("--load-pass-plugin={}", self.library.display()));
        command
    }
}

impl PluginSource {
    /// Changes when anything changes that the plugin is made of. Files that the `.td` files include are
    /// assumed to be in the same folders.
    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.dialect, &self.ops, &self.patterns, &self.flags).hash(&mut hasher);
        let folders =
            [Some(&self.ops), self.patterns.as_ref()].into_iter().flatten().filter_map(|file| file.parent());
        for folder in folders.chain([script_folder().as_path()]) {
            hash_folder(folder, &mut hasher);
        }
        self.header.as_ref().map(std::fs::read).map(Result::ok).hash(&mut hasher);
        hasher.finish()
    }
}

fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    files.sort();
    for file in files {
        (&file, std::fs::read(&file).ok()).hash(hasher);
    }
}

fn script_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

impl Plugin {
    /// `mlir-opt` with the dialect and, if the plugin has patterns, the pass.
    pub fn mlir_opt(&self) -> Command {
        let mut command = self.oracle.tool("mlir-opt");
        command.arg(format!("--load-dialect-plugin={}", self.library.display()));
        command.arg(format!("--load-pass-plugin={}", self.library.display()));
        command
    }
}
