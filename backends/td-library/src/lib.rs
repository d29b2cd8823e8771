//! The td library: the files below `td`, embedded, and the order of the searched folders.
//!
//! ```
//! use std::path::Path;
//!
//! use rtblgen_td_library::{Library, WithLibrary};
//! use tblgen_parser::{Disk, FileLoader};
//!
//! let loader = WithLibrary { files: &Disk, library: Library::Wins, has_upstream: false };
//! let found = loader.load(Path::new("mlir/IR/OpBase.td")).unwrap().unwrap();
//! assert!(found.text.contains("class Op<"));
//! ```
//!
//! Records, JSON and documentation take the path as given, then the `-I` folders, then `--upstream-include`,
//! then the library. Generators of Rust take the library's files before all others, since MLIR's files under
//! the same paths hold C++, and look beside the main file after the `-I` folders. With an upstream root, the
//! library's files of dialects come last: the root's own dialects are generated.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tblgen_parser::{FileLoader, LoadedFile};

mod names;

pub use names::{file_of, similar_file};

/// When the library's files are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Library {
    /// Before any file of the same path.
    Wins,
    /// A file of the library is used only if there is no other.
    Last,
}

macro_rules! library {
    ($($path:literal),* $(,)?) => {
        /// Each file of the library: the path that an `include` names, and the text.
        pub const FILES: &[(&str, &str)] = &[$(($path, include_str!(concat!("../td/", $path)))),*];
    };
}

library![
    "llvm/TableGen/SearchableTable.td",
    "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td",
    "mlir/Dialect/Affine/IR/AffineOps.td",
    "mlir/Dialect/Affine/TransformOps/AffineTransformOps.td",
    "mlir/Dialect/Arith/IR/ArithBase.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td",
    "mlir/Dialect/Complex/IR/ComplexAttributes.td",
    "mlir/Dialect/Complex/IR/ComplexBase.td",
    "mlir/Dialect/Complex/IR/ComplexOps.td",
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td",
    "mlir/Dialect/DLTI/DLTI.td",
    "mlir/Dialect/DLTI/DLTIAttrs.td",
    "mlir/Dialect/DLTI/DLTIBase.td",
    "mlir/Dialect/Func/TransformOps/FuncTransformOps.td",
    "mlir/Dialect/IRDL/IR/IRDL.td",
    "mlir/Dialect/IRDL/IR/IRDLAttributes.td",
    "mlir/Dialect/IRDL/IR/IRDLOps.td",
    "mlir/Dialect/IRDL/IR/IRDLTypes.td",
    "mlir/Dialect/Index/IR/IndexDialect.td",
    "mlir/Dialect/Index/IR/IndexEnums.td",
    "mlir/Dialect/Index/IR/IndexOps.td",
    "mlir/Dialect/LLVMIR/LLVMAttrDefs.td",
    "mlir/Dialect/LLVMIR/LLVMDialect.td",
    "mlir/Dialect/LLVMIR/LLVMEnums.td",
    "mlir/Dialect/LLVMIR/LLVMInterfaces.td",
    "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td",
    "mlir/Dialect/LLVMIR/LLVMOpBase.td",
    "mlir/Dialect/LLVMIR/LLVMOps.td",
    "mlir/Dialect/LLVMIR/LLVMTypes.td",
    "mlir/Dialect/Linalg/TransformOps/LinalgTransformEnums.td",
    "mlir/Dialect/Linalg/TransformOps/LinalgTransformOps.td",
    "mlir/Dialect/Math/IR/MathBase.td",
    "mlir/Dialect/Math/IR/MathOps.td",
    "mlir/Dialect/MemRef/IR/MemRefBase.td",
    "mlir/Dialect/MemRef/IR/MemRefOps.td",
    "mlir/Dialect/MemRef/TransformOps/MemRefTransformOps.td",
    "mlir/Dialect/PDL/IR/PDLDialect.td",
    "mlir/Dialect/PDL/IR/PDLOps.td",
    "mlir/Dialect/PDL/IR/PDLTypes.td",
    "mlir/Dialect/PDLInterp/IR/PDLInterpOps.td",
    "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td",
    "mlir/Dialect/SCF/IR/DeviceMappingInterface.td",
    "mlir/Dialect/SCF/IR/SCFOps.td",
    "mlir/Dialect/SCF/TransformOps/SCFTransformOps.td",
    "mlir/Dialect/Tensor/IR/TensorBase.td",
    "mlir/Dialect/Tensor/IR/TensorOps.td",
    "mlir/Dialect/Tensor/TransformOps/TensorTransformOps.td",
    "mlir/Dialect/Transform/DebugExtension/DebugExtensionOps.td",
    "mlir/Dialect/Transform/IR/TransformAttrs.td",
    "mlir/Dialect/Transform/IR/TransformDialect.td",
    "mlir/Dialect/Transform/IR/TransformOps.td",
    "mlir/Dialect/Transform/IR/TransformTypes.td",
    "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td",
    "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td",
    "mlir/Dialect/Transform/TransformExtensions.td",
    "mlir/Dialect/UB/IR/UBOps.td",
    "mlir/Dialect/UB/IR/UBOpsInterfaces.td",
    "mlir/Dialect/Vector/IR/Vector.td",
    "mlir/Dialect/Vector/IR/VectorAttributes.td",
    "mlir/Dialect/Vector/IR/VectorOps.td",
    "mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td",
    "mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td",
    "mlir/IR/AttrTypeBase.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/IR/BytecodeBase.td",
    "mlir/IR/CommonAttrConstraints.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/IR/Constraints.td",
    "mlir/IR/DialectBase.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/Interfaces.td",
    "mlir/IR/OpAsmInterface.td",
    "mlir/IR/OpBase.td",
    "mlir/IR/PatternBase.td",
    "mlir/IR/Properties.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/IR/Traits.td",
    "mlir/IR/Utils.td",
    "mlir/Interfaces/AlignmentAttrInterface.td",
    "mlir/Interfaces/CallInterfaces.td",
    "mlir/Interfaces/CastInterfaces.td",
    "mlir/Interfaces/ControlFlowInterfaces.td",
    "mlir/Interfaces/DataLayoutInterfaces.td",
    "mlir/Interfaces/DerivedAttributeOpInterface.td",
    "mlir/Interfaces/DestinationStyleOpInterface.td",
    "mlir/Interfaces/FunctionInterfaces.td",
    "mlir/Interfaces/IndexingMapOpInterface.td",
    "mlir/Interfaces/InferIntRangeInterface.td",
    "mlir/Interfaces/InferStridedMetadataInterface.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Interfaces/MemOpInterfaces.td",
    "mlir/Interfaces/MemorySlotInterfaces.td",
    "mlir/Interfaces/ParallelCombiningOpInterface.td",
    "mlir/Interfaces/RuntimeVerifiableOpInterface.td",
    "mlir/Interfaces/ShapedOpInterfaces.td",
    "mlir/Interfaces/SideEffectInterfaceBase.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/Interfaces/TilingInterface.td",
    "mlir/Interfaces/VectorInterfaces.td",
    "mlir/Interfaces/ViewLikeInterface.td",
    "mlir/Pass/PassBase.td",
    "mlir/Rewrite/PassUtil.td",
    "rtblgen/TypeConversion.td",
];

/// Files of MLIR that the library does not have, since they are about C++ without a counterpart in the
/// runtime.
const NOT_SERVED: &[&str] = &[
    "mlir/IR/TensorEncoding.td",
    "mlir/Interfaces/SubsetOpInterface.td",
    "mlir/Interfaces/ValueBoundsOpInterface.td",
];

/// The name of the library's folder in paths, where the library is searched last.
const FOLDER: &str = "<rtblgen>";

/// A loader that knows the library besides the files of another loader.
#[derive(Clone, Copy)]
pub struct WithLibrary<'a> {
    /// The other loader.
    pub files: &'a dyn FileLoader,
    /// The precedence of the library's files.
    pub library: Library,
    /// Whether there are upstream roots: their files of dialects then win over the library's.
    pub has_upstream: bool,
}

impl FileLoader for WithLibrary<'_> {
    fn load(&self, path: &Path) -> io::Result<Option<LoadedFile>> {
        let is_upstreams = self.has_upstream && path.starts_with("mlir/Dialect");
        match embedded(path, self.library).filter(|_| !is_upstreams) {
            Some(text) => Ok(Some(LoadedFile { text: text.to_owned() })),
            None if is_not_served(path) => Err(io::Error::other(
                "its interfaces are C++ that the runtime has no Rust for; leave the include and the interfaces out",
            )),
            None => self.files.load(path),
        }
    }
}

/// Returns the include folders, with the library's placeholder at the end.
pub fn include_dirs(own: &[PathBuf], upstream: &[PathBuf]) -> Vec<PathBuf> {
    own.iter().chain(upstream).cloned().chain([PathBuf::from(FOLDER)]).collect()
}

/// Whether the path is a file of MLIR that the library does not have; the library is the last loader.
fn is_not_served(path: &Path) -> bool {
    path.strip_prefix(FOLDER).is_ok_and(|inside| NOT_SERVED.iter().any(|known| Path::new(known) == inside))
}

/// Whether a file that was read under this name is the library's.
pub fn is_embedded(path: &Path, library: Library) -> bool {
    embedded(path, library).is_some()
}

/// Returns the part of a path after `mlir/Dialect`, if the path is that of a dialect's file.
pub fn below_dialects(path: &Path) -> Option<&Path> {
    let path = path.strip_prefix(FOLDER).unwrap_or(path);
    path.strip_prefix("mlir/Dialect").ok()
}

/// The texts of the library's files by path. Each look-up is one hash: generators look up the file of almost
/// every record.
static BY_PATH: LazyLock<HashMap<&Path, &str>> =
    LazyLock::new(|| FILES.iter().map(|(name, text)| (Path::new(*name), *text)).collect());

fn embedded(path: &Path, library: Library) -> Option<&'static str> {
    let path = match path.strip_prefix(FOLDER) {
        Ok(inside) => inside,
        Err(_) if library == Library::Wins => path,
        Err(_) => return None,
    };
    BY_PATH.get(path).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files_below(folder: &Path, found: &mut Vec<String>, root: &Path) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files_below(&path, found, root);
            } else {
                found.push(path.strip_prefix(root).unwrap().to_str().unwrap().to_owned());
            }
        }
    }

    #[test]
    fn every_file_is_embedded() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("td");
        let mut found = Vec::new();
        files_below(&root, &mut found, &root);
        found.sort();
        let embedded: Vec<_> = FILES.iter().map(|(path, _)| *path).collect();
        assert_eq!(found, embedded);
    }

    #[test]
    fn the_library_wins_for_rust_only() {
        let files = tblgen_parser::Memory::from([("mlir/IR/OpBase.td", "// mine"), ("other.td", "// other")]);
        let load = |path: &str, library| {
            let loader = WithLibrary { files: &files, library, has_upstream: false };
            loader.load(Path::new(path)).unwrap().map(|file| file.text)
        };
        assert_eq!(load("mlir/IR/OpBase.td", Library::Last).unwrap(), "// mine");
        assert!(load("mlir/IR/OpBase.td", Library::Wins).unwrap().contains("class Op<"));
        assert!(load("<rtblgen>/mlir/IR/OpBase.td", Library::Last).unwrap().contains("class Op<"));
        assert_eq!(load("other.td", Library::Wins).unwrap(), "// other");
        assert_eq!(load("mlir/IR/Missing.td", Library::Wins), None);
    }

    #[test]
    fn what_is_not_served_is_said() {
        let files = tblgen_parser::Memory::default();
        let loader = WithLibrary { files: &files, library: Library::Wins, has_upstream: false };
        for path in NOT_SERVED {
            assert!(loader.load(Path::new(path)).is_ok(), "the user's own file of this name is found");
            let error = loader.load(&Path::new(FOLDER).join(path)).expect_err("the library has none");
            assert!(error.to_string().contains("no Rust for"));
            assert!(FILES.iter().all(|(known, _)| known != path));
        }
    }
}
