use crate::Unsolved;
use crate::unsolved::filled;

/// Numbers all sets of the same size, smallest mask first.
///
/// ```text
/// sets of two of four   0011  0101  0110  1001  1010  1100
/// rank                     0     1     2     3     4     5
/// ```
///
/// The sets within the first `n` places are the first `choose(n, size)` of their size, so one table
/// serves every smaller board too.
pub(crate) struct Ranks {
    rank: Vec<u32>,
    by_size: Vec<Vec<u32>>,
}

impl Ranks {
    /// For sets of up to this many places.
    pub(crate) fn new(places: u32) -> Result<Ranks, Unsolved> {
        let empty = |size| filled(choose(places, size) as usize, 0);
        let mut by_size = (0..=places).map(empty).collect::<Result<Vec<Vec<u32>>, Unsolved>>()?;
        let mut rank = filled(1 << places, 0)?;
        let mut next = vec![0; places as usize + 1];
        for (set, rank) in (0_u32..).zip(&mut rank) {
            let size = set.count_ones() as usize;
            *rank = next[size];
            by_size[size][next[size] as usize] = set;
            next[size] += 1;
        }
        Ok(Ranks { rank, by_size })
    }

    /// The set's number among those of its size.
    #[inline]
    pub(crate) fn rank(&self, set: u32) -> usize {
        self.rank[set as usize] as usize
    }

    /// The sets of this size within the first `places` places.
    pub(crate) fn sets(&self, places: u32, size: u32) -> &[u32] {
        &self.by_size[size as usize][..choose(places, size) as usize]
    }
}

/// How many sets of each size out of up to 32 places there are.
static CHOOSE: [[u32; 33]; 33] = {
    let mut choose = [[0; 33]; 33];
    let mut all = 0;
    while all <= 32 {
        choose[all][0] = 1;
        let mut size = 1;
        while size <= all {
            choose[all][size] = choose[all - 1][size - 1] + choose[all - 1][size];
            size += 1;
        }
        all += 1;
    }
    choose
};

/// How many sets of `size` out of `all` places there are.
#[inline]
pub(crate) fn choose(all: u32, size: u32) -> u64 {
    u64::from(CHOOSE[all as usize][size as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_and_ranks_agree() {
        let ranks = Ranks::new(9).unwrap();
        for places in 0..=9 {
            for size in 0..=places {
                let sets = ranks.sets(places, size);
                assert!(sets.is_sorted());
                for (rank, &set) in sets.iter().enumerate() {
                    assert_eq!((set.count_ones(), ranks.rank(set)), (size, rank));
                    assert!(set < 1 << places);
                }
            }
        }
        assert_eq!((choose(3, 4), choose(32, 16), choose(32, 32)), (0, 601_080_390, 1));
    }
}
