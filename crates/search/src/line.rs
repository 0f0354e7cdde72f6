/// The best lines found so far, one from each ply on: the usual triangular table.
///
/// Rows are kept and written over, so a long search allocates no more than a short one.
pub(crate) struct Lines<M> {
    /// `rows[p]` is the best line from the node that is being searched at ply `p`.
    rows: Vec<Vec<M>>,
}

impl<M: Copy> Lines<M> {
    pub(crate) fn new() -> Self {
        Lines { rows: Vec::new() }
    }

    /// A node at this ply has been entered: nothing is known yet.
    #[inline]
    pub(crate) fn begin(&mut self, ply: usize) {
        match self.rows.get_mut(ply) {
            Some(row) => row.clear(),
            None => self.rows.resize(ply + 1, Vec::new()),
        }
    }

    /// The best move at this ply is now `mv`, followed by the line found below it.
    #[inline]
    pub(crate) fn improve(&mut self, ply: usize, mv: M) {
        if let [.., row, below] = &mut self.rows[..=ply + 1] {
            row.clear();
            row.push(mv);
            row.extend_from_slice(below);
        }
    }

    /// The line from this ply on.
    pub(crate) fn from(&self, ply: usize) -> &[M] {
        self.rows.get(ply).map_or(&[], Vec::as_slice)
    }

    /// Says that the line from this ply on is this one, found earlier.
    pub(crate) fn set(&mut self, ply: usize, line: &[M]) {
        self.begin(ply);
        self.rows[ply].extend_from_slice(line);
    }
}
