//! Memory: buffers of elements, and views of them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::fault::FaultKind;
use crate::stored::Stored;
use crate::value::RuntimeValue;

/// Elements that are allocated and freed together.
#[derive(Debug)]
pub(crate) struct Buffer {
    cells: RefCell<Vec<RuntimeValue>>,
    is_live: Cell<bool>,
    is_constant: bool,
}

/// The permitted access to a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    ReadOnly,
    ReadWrite,
}

impl Buffer {
    pub(crate) fn new(cells: Vec<RuntimeValue>, access: Access) -> Rc<Self> {
        let is_constant = access == Access::ReadOnly;
        Rc::new(Buffer { cells: RefCell::new(cells), is_live: Cell::new(true), is_constant })
    }

    /// Frees the elements.
    pub(crate) fn free(&self) -> Result<(), FaultKind> {
        match self.is_live.replace(false) {
            true => Ok(()),
            false => Err(FaultKind::undefined("the memory was freed before")),
        }
    }

    fn place(&self, place: i64) -> Result<usize, FaultKind> {
        if !self.is_live.get() {
            return Err(FaultKind::undefined("an access to memory that was freed"));
        }
        let count = self.cells.borrow().len();
        let found = usize::try_from(place).ok().filter(|place| *place < count);
        found.ok_or_else(|| {
            FaultKind::undefined(format!("an access at {place} in memory of {count} elements"))
        })
    }

    fn read(&self, place: i64) -> Result<RuntimeValue, FaultKind> {
        let place = self.place(place)?;
        Ok(self.cells.borrow()[place].clone())
    }

    fn write(&self, place: i64, value: RuntimeValue) -> Result<(), FaultKind> {
        let place = self.place(place)?;
        if self.is_constant {
            return Err(FaultKind::undefined("a write to constant memory"));
        }
        self.cells.borrow_mut()[place] = value;
        Ok(())
    }
}

/// A strided view of memory: the value of a `memref`. Clones share the memory.
#[derive(Clone, Debug)]
pub struct MemRef {
    pub(crate) buffer: Rc<Buffer>,
    /// The index of the first element in the buffer.
    pub offset: i64,
    /// The sizes of the dimensions.
    pub sizes: Vec<i64>,
    /// The strides of the dimensions, in elements.
    pub strides: Vec<i64>,
    /// The layout of the elements in the buffer, if the buffer consists of bytes and the elements are larger.
    pub(crate) bytes: Option<InBytes>,
}

/// Consecutive numbers in a buffer of bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InBytes {
    /// The index of the first byte of element 0.
    pub start: i64,
    pub stored: Stored,
}

impl InBytes {
    /// The indices of the bytes of an element.
    fn places(self, element: i64) -> impl Iterator<Item = i64> {
        let first = element.wrapping_mul(self.stored.stride()).wrapping_add(self.start);
        (0..self.stored.size()).map(move |byte| first.wrapping_add(byte))
    }

    fn read(self, buffer: &Buffer, element: i64) -> Result<RuntimeValue, FaultKind> {
        let bytes = self.places(element).map(|place| buffer.read(place)).collect::<Result<Vec<_>, _>>()?;
        Ok(self.stored.of_bytes(&bytes))
    }

    fn write(self, buffer: &Buffer, element: i64, value: &RuntimeValue) -> Result<(), FaultKind> {
        let mut bytes = self.places(element).zip(self.stored.bytes(value)?);
        bytes.try_for_each(|(place, byte)| buffer.write(place, byte))
    }
}

impl MemRef {
    /// Allocates memory in row-major order.
    ///
    /// # Panics
    ///
    /// If the number of elements is not the product of the sizes.
    pub fn new(sizes: Vec<i64>, elements: Vec<RuntimeValue>) -> Self {
        assert_eq!(count(&sizes), Some(elements.len()), "as many elements as the sizes say");
        let strides = row_major(&sizes);
        Self::of_buffer(Buffer::new(elements, Access::ReadWrite), 0, sizes, strides)
    }

    /// A view of a whole buffer.
    pub(crate) fn of_buffer(buffer: Rc<Buffer>, offset: i64, sizes: Vec<i64>, strides: Vec<i64>) -> Self {
        MemRef { buffer, offset, sizes, strides, bytes: None }
    }

    /// Another view of the same buffer.
    pub(crate) fn with(&self, offset: i64, sizes: Vec<i64>, strides: Vec<i64>) -> Self {
        MemRef { buffer: Rc::clone(&self.buffer), offset, sizes, strides, bytes: self.bytes }
    }

    /// Reads the element at these indices.
    pub fn read(&self, indices: &[i64]) -> Result<RuntimeValue, FaultKind> {
        let place = self.place(indices)?;
        match self.bytes {
            None => self.buffer.read(place),
            Some(bytes) => bytes.read(&self.buffer, place),
        }
    }

    /// Writes the element at these indices.
    pub fn write(&self, indices: &[i64], value: RuntimeValue) -> Result<(), FaultKind> {
        let place = self.place(indices)?;
        match self.bytes {
            None => self.buffer.write(place, value),
            Some(bytes) => bytes.write(&self.buffer, place, &value),
        }
    }

    /// All elements in row-major order.
    pub fn elements(&self) -> Result<Vec<RuntimeValue>, FaultKind> {
        indices(&self.sizes).map(|index| self.read(&index)).collect()
    }

    /// Whether two views are of the same allocation.
    pub fn shares_memory_with(&self, other: &MemRef) -> bool {
        Rc::ptr_eq(&self.buffer, &other.buffer)
    }

    /// The index in the buffer of an element, after a check of the indices.
    fn place(&self, indices: &[i64]) -> Result<i64, FaultKind> {
        if indices.len() != self.sizes.len() {
            let (found, rank) = (indices.len(), self.sizes.len());
            return Err(FaultKind::Evaluator(format!("{found} indices for memory of rank {rank}")));
        }
        let mut place = self.offset;
        for (dimension, index) in indices.iter().enumerate() {
            let size = self.sizes[dimension];
            if !(0..size).contains(index) {
                let message =
                    format!("index {index} is out of bounds: dimension {dimension} has size {size}");
                return Err(FaultKind::undefined(message));
            }
            place = place.wrapping_add(index.wrapping_mul(self.strides[dimension]));
        }
        Ok(place)
    }
}

/// The number of elements; `None` if a size is negative or the product does not fit.
pub(crate) fn count(sizes: &[i64]) -> Option<usize> {
    let product =
        sizes.iter().try_fold(1u64, |product, size| product.checked_mul(u64::try_from(*size).ok()?));
    usize::try_from(product?).ok()
}

/// The strides of the row-major layout.
pub(crate) fn row_major(sizes: &[i64]) -> Vec<i64> {
    let mut strides = vec![1i64; sizes.len()];
    for dimension in (1..sizes.len()).rev() {
        strides[dimension - 1] = strides[dimension].wrapping_mul(sizes[dimension]);
    }
    strides
}

/// All indices in row-major order.
pub(crate) fn indices(sizes: &[i64]) -> impl Iterator<Item = Vec<i64>> + use<> {
    let sizes = sizes.to_vec();
    let first = sizes.iter().all(|size| *size > 0).then(|| vec![0; sizes.len()]);
    std::iter::successors(first, move |index| {
        let mut next = index.clone();
        for dimension in (0..sizes.len()).rev() {
            next[dimension] += 1;
            if next[dimension] < sizes[dimension] {
                return Some(next);
            }
            next[dimension] = 0;
        }
        None
    })
}

/// The row-major index of an element; `None` outside of the shape.
pub(crate) fn flat(sizes: &[i64], index: &[i64]) -> Option<usize> {
    let is_inside = |(index, size): (&i64, &i64)| (0..*size).contains(index);
    if sizes.len() != index.len() || !index.iter().zip(sizes).all(is_inside) {
        return None;
    }
    let place = index.iter().zip(sizes).fold(0, |place, (index, size)| place * size + index);
    usize::try_from(place).ok()
}
