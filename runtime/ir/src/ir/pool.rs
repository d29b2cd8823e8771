//! Short lists in one buffer: operands, successors, arguments of blocks, slots of attributes.

/// The position and the length of a list. Its room is the next power of two of its length.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct List {
    pub(super) start: u32,
    pub(super) len: u32,
}

impl List {
    pub(super) const EMPTY: List = List { start: 0, len: 0 };

    pub(super) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }

    pub(super) fn indices(self) -> std::ops::Range<u32> {
        self.start..self.start + self.len
    }
}

/// The buffer.
pub(super) struct Pool<T> {
    items: Vec<T>,
    /// For each power of two, where lists of that room were given back.
    free: Vec<Vec<u32>>,
    filler: T,
}

fn class(len: u32) -> usize {
    len.next_power_of_two().trailing_zeros() as usize
}

impl<T: Copy> Pool<T> {
    pub(super) fn new(filler: T) -> Self {
        Pool { items: Vec::new(), free: Vec::new(), filler }
    }

    /// Allocates a list of this length; its contents are unspecified.
    pub(super) fn alloc(&mut self, len: usize) -> List {
        let len = u32::try_from(len).expect("a list has less than 2^32 items");
        if len == 0 {
            return List::default();
        }
        let class = class(len);
        if let Some(start) = self.free.get_mut(class).and_then(Vec::pop) {
            return List { start, len };
        }
        let start = self.items.len();
        let end = u32::try_from(start + (1 << class)).expect("a pool has less than 2^32 items");
        self.items.resize(end as usize, self.filler);
        List { start: start as u32, len }
    }

    /// Makes room for lists of this many items.
    pub(super) fn reserve(&mut self, count: usize) {
        self.items.reserve(count);
    }

    pub(super) fn alloc_from(&mut self, items: impl ExactSizeIterator<Item = T>) -> List {
        let list = self.alloc(items.len());
        self.slice_mut(list).iter_mut().zip(items).for_each(|(slot, item)| *slot = item);
        list
    }

    pub(super) fn release(&mut self, list: List) {
        if list.len == 0 {
            return;
        }
        let class = class(list.len);
        if self.free.len() <= class {
            self.free.resize_with(class + 1, Vec::new);
        }
        self.free[class].push(list.start);
    }

    /// Makes a list longer, filled up, or shorter. It may be elsewhere afterwards.
    pub(super) fn resize(&mut self, list: List, len: usize) -> List {
        let kept = list.len.min(len as u32);
        if list.len != 0 && len != 0 && class(list.len) == class(len as u32) {
            let new = List { start: list.start, len: len as u32 };
            let filler = self.filler;
            self.slice_mut(new)[kept as usize..].fill(filler);
            return new;
        }
        let new = self.alloc(len);
        let source = List { start: list.start, len: kept }.range();
        self.items.copy_within(source, new.start as usize);
        let filler = self.filler;
        self.slice_mut(new)[kept as usize..].fill(filler);
        self.release(list);
        new
    }

    /// A list of this length in the place of another one, if that has the room. The contents are unspecified.
    pub(super) fn refit(&mut self, list: List, len: u32) -> List {
        if list.len != 0 && len != 0 && class(list.len) == class(len) {
            return List { start: list.start, len };
        }
        self.release(list);
        self.alloc(len as usize)
    }

    /// The number of items, in lists or not.
    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    pub(super) fn slice(&self, list: List) -> &[T] {
        &self.items[list.range()]
    }

    pub(super) fn slice_mut(&mut self, list: List) -> &mut [T] {
        &mut self.items[list.range()]
    }

    pub(super) fn bytes(&self) -> usize {
        self.items.capacity() * size_of::<T>()
            + self.free.iter().map(|free| free.capacity() * 4).sum::<usize>()
    }
}

impl<T> std::ops::Index<u32> for Pool<T> {
    type Output = T;

    fn index(&self, index: u32) -> &T {
        &self.items[index as usize]
    }
}

impl<T> std::ops::IndexMut<u32> for Pool<T> {
    fn index_mut(&mut self, index: u32) -> &mut T {
        &mut self.items[index as usize]
    }
}
