//! Groups of dimensions that are collapsed into one.

use rtblgen_runtime::context::Context;
use rtblgen_runtime::context::attributes::{ArrayAttr, Attribute, IntegerAttr};
use rtblgen_runtime::context::types::DYNAMIC;
use rtblgen_runtime::ir::Ir;
use rtblgen_runtime::rewrite::PatternRoot;

/// For each dimension of the collapsed shape the dimensions of the expanded one (MLIR's `ReassociationIndices`).
pub type Reassociation = Vec<Vec<i64>>;

/// The groups of a reshape, its attribute `reassociation`, such as `[[0, 1], [2]]`.
pub fn reassociation_of(op: impl PatternRoot, ir: &Ir<'_>) -> Reassociation {
    let groups =
        op.root_op().attribute(ir, "reassociation").and_then(|attribute| attribute.cast::<ArrayAttr<'_>>());
    let groups = groups.map_or(&[][..], ArrayAttr::elements).iter();
    let number = |index: &Attribute<'_>| index.cast::<IntegerAttr<'_>>()?.as_i64();
    groups
        .map(|group| {
            let indices = group.cast::<ArrayAttr<'_>>().map_or(&[][..], ArrayAttr::elements);
            indices.iter().filter_map(number).collect()
        })
        .collect()
}

/// The attribute of groups.
pub fn reassociation_attr<'c>(context: &'c Context, groups: &[Vec<i64>]) -> Attribute<'c> {
    let groups = groups.iter().map(|group| {
        let indices: Vec<_> = group.iter().map(|index| context.i64_attr(*index)).collect();
        context.array_attr(&indices)
    });
    context.array_attr(&groups.collect::<Vec<_>>())
}

/// The groups of two reshapes that both collapse or both expand, one after the other; `None` if they do not fit (MLIR's
/// `composeReassociationIndices`).
///
/// ```
/// use rtblgen_dialects::shapes::compose_reassociations;
///
/// let first = vec![vec![0, 1], vec![2], vec![3]];
/// let second = vec![vec![0], vec![1, 2]];
/// assert_eq!(compose_reassociations(&first, &second), Some(vec![vec![0, 1], vec![2, 3]]));
/// ```
pub fn compose_reassociations(first: &[Vec<i64>], second: &[Vec<i64>]) -> Option<Reassociation> {
    let (larger, smaller) = match first.len().cmp(&second.len()) {
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Greater => (first, second),
        std::cmp::Ordering::Less => (second, first),
    };
    if smaller.is_empty() {
        return Some(Vec::new());
    }
    if smaller.iter().map(Vec::len).sum::<usize>() != larger.len() {
        return None;
    }
    let group = |indices: &Vec<i64>| -> Option<Vec<i64>> {
        let groups = indices.iter().map(|index| larger.get(usize::try_from(*index).ok()?));
        Some(groups.collect::<Option<Vec<_>>>()?.into_iter().flatten().copied().collect())
    };
    smaller.iter().map(group).collect()
}

/// The groups that reshape a shape into one of another rank; `None` if there are none, or several ways (MLIR's
/// `getReassociationIndicesForReshape`).
pub fn reshape_reassociation(source: &[i64], target: &[i64]) -> Option<Reassociation> {
    match source.len() > target.len() {
        true => collapse_reassociation(source, target),
        false => collapse_reassociation(target, source),
    }
}

/// The groups that collapse a shape into one of lower rank; `None` if there are none, or several ways that differ in more
/// than dimensions of size 1 (MLIR's `getReassociationIndicesForCollapse`).
///
/// ```
/// use rtblgen_dialects::shapes::collapse_reassociation;
///
/// assert_eq!(collapse_reassociation(&[2, 3, 4], &[6, 4]), Some(vec![vec![0, 1], vec![2]]));
/// assert_eq!(collapse_reassociation(&[2, 3, 4], &[5, 4]), None);
/// ```
pub fn collapse_reassociation(source: &[i64], target: &[i64]) -> Option<Reassociation> {
    if source.len() <= target.len() {
        return None;
    }
    if target.is_empty() {
        return source.iter().all(|size| *size == 1 || *size == DYNAMIC).then(Vec::new);
    }
    let forward = ranges(source, target)?;
    let reversed = |shape: &[i64]| shape.iter().rev().copied().collect::<Vec<_>>();
    let backward = ranges(&reversed(source), &reversed(target))?;
    let last = source.len() - 1;
    let backward =
        backward.into_iter().rev().map(|range| Range { left: last - range.right, right: last - range.left });
    let agree = forward.iter().zip(backward).all(|(own, other)| {
        let differing = |index: &usize| own.contains(*index) != other.contains(*index);
        (0..source.len()).filter(differing).all(|index| source[index] == 1)
    });
    let group = |range: &Range| (range.left..=range.right).map(|index| index as i64).collect();
    agree.then(|| forward.iter().map(group).collect())
}

/// Dimensions from one to another, both included.
#[derive(Clone, Copy)]
struct Range {
    left: usize,
    right: usize,
}

impl Range {
    fn contains(self, index: usize) -> bool {
        (self.left..=self.right).contains(&index)
    }
}

/// For each target dimension the first source dimensions that can be collapsed into it, from left to right. Dimensions that
/// are skipped go to a dynamic target dimension before.
fn ranges(source: &[i64], target: &[i64]) -> Option<Vec<Range>> {
    let mut found: Vec<Range> = Vec::with_capacity(target.len());
    let mut next = 0;
    for (index, size) in target.iter().enumerate() {
        let is_last = index + 1 == target.len();
        let range = match *size {
            DYNAMIC => dynamic_range(source, next, is_last)?,
            size => static_range(source, next, size, is_last)?,
        };
        if range.left > next {
            let before = found.last_mut().filter(|_| target[index - 1] == DYNAMIC)?;
            before.right = range.left - 1;
        }
        next = range.right + 1;
        found.push(range);
    }
    (next == source.len()).then_some(found)
}

fn dynamic_range(source: &[i64], start: usize, is_last: bool) -> Option<Range> {
    let right = start + source.get(start..)?.iter().position(|size| *size == DYNAMIC)?;
    Some(Range { left: start, right: if is_last { source.len() - 1 } else { right } })
}

fn static_range(source: &[i64], start: usize, size: i64, is_last: bool) -> Option<Range> {
    let mut left = start;
    let mut product = 1i64;
    for (right, own) in source.iter().enumerate().skip(start) {
        if *own == DYNAMIC {
            (left, product) = (right + 1, 1);
            continue;
        }
        product = product.wrapping_mul(*own);
        while product > size && left < right {
            product /= source[left].max(1);
            left += 1;
        }
        if product == size {
            let units = source[right + 1..].iter().take_while(|size| **size == 1).count();
            return Some(Range { left, right: if is_last { right + units } else { right } });
        }
    }
    None
}
