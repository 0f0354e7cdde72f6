use std::fmt;
use std::str::FromStr;

use crate::TreeError;

/// How a tree branches: `3.2.2` is three branches, two below each, and two leaves below each of these. A tree whose
/// branches differ is written out: `(..)(.(..))` is a root with two branches, where a full stop is a leaf and
/// parentheses are a node with what is below it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// How many branches each node has, the nodes in the order of writing (a leaf has none).
    branches: Vec<usize>,
}

impl Shape {
    /// A tree has no more leaves than these: as many as there is room for on a page.
    pub const MOST_LEAVES: usize = 27;
    /// Nor more plies,
    pub const MOST_PLIES: usize = 6;
    /// nor more branches below one node, so that each has one digit.
    pub const MOST_BRANCHES: usize = 9;

    /// The shapes that people are offered.
    pub const OFFERED: [&str; 4] = ["3.3", "3.2.2", "2.2.2.2", "3.3.3"];

    /// A shape from the number of branches of each node, in the order of writing.
    pub(crate) fn written(branches: Vec<usize>) -> Result<Shape, TreeError> {
        let shape = Shape { branches };
        if shape.branches.iter().any(|&branches| branches > Shape::MOST_BRANCHES) {
            return Err(TreeError::Wide);
        }
        let leaves = shape.leaves();
        if leaves > Shape::MOST_LEAVES {
            return Err(TreeError::Leaves { leaves });
        }
        if shape.plies_of_nodes().into_iter().max().unwrap_or(0) > Shape::MOST_PLIES {
            return Err(TreeError::Deep);
        }
        // One leaf leaves nothing to choose.
        if leaves < 2 { Err(TreeError::Leaves { leaves }) } else { Ok(shape) }
    }

    /// How many leaves there are.
    pub fn leaves(&self) -> usize {
        self.branches.iter().filter(|&&branches| branches == 0).count()
    }

    /// How many branches each node has, the nodes in the order of writing.
    pub(crate) fn branches(&self) -> &[usize] {
        &self.branches
    }

    /// How many plies each node is below the root.
    pub(crate) fn plies_of_nodes(&self) -> Vec<usize> {
        let mut plies = Vec::with_capacity(self.branches.len());
        // How many nodes are still to come on each ply from here up.
        let mut open = vec![1];
        for &branches in &self.branches {
            while open.last() == Some(&0) {
                open.pop();
            }
            plies.push(open.len() - 1);
            if let Some(left) = open.last_mut() {
                *left -= 1;
            }
            open.push(branches);
        }
        plies
    }

    /// The number of branches on each ply, if all nodes of a ply have as many.
    pub fn uniform(&self) -> Option<Vec<usize>> {
        let mut levels: Vec<usize> = Vec::new();
        for (ply, &branches) in self.plies_of_nodes().into_iter().zip(&self.branches) {
            match levels.get(ply) {
                None => levels.push(branches),
                Some(&known) if known == branches => {}
                Some(_) => return None,
            }
        }
        levels.pop();
        Some(levels)
    }
}

impl FromStr for Shape {
    type Err = TreeError;

    fn from_str(text: &str) -> Result<Shape, TreeError> {
        if text.contains(['(', ')']) || (!text.is_empty() && text.chars().all(|c| c == '.')) {
            return written_out(text);
        }
        let levels: Vec<usize> = text
            .split('.')
            .map(|level| match level.as_bytes() {
                [digit @ b'1'..=b'9'] => Ok(usize::from(digit - b'0')),
                [b'1'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => {
                    Err(TreeError::Wide)
                }
                _ => Err(TreeError::Shape { text: text.to_owned() }),
            })
            .collect::<Result<_, _>>()?;
        if levels.len() > Shape::MOST_PLIES {
            return Err(TreeError::Deep);
        }
        let leaves = levels.iter().product();
        if leaves > Shape::MOST_LEAVES {
            return Err(TreeError::Leaves { leaves });
        }
        let mut branches = Vec::new();
        grow(&levels, &mut branches);
        Shape::written(branches)
    }
}

fn grow(levels: &[usize], branches: &mut Vec<usize>) {
    let Some((&here, below)) = levels.split_first() else { return branches.push(0) };
    branches.push(here);
    for _ in 0..here {
        grow(below, branches);
    }
}

/// Reads `(..)(.(..))`.
fn written_out(text: &str) -> Result<Shape, TreeError> {
    const LONGEST: usize = 4 * Shape::MOST_LEAVES * Shape::MOST_PLIES;
    if text.len() > LONGEST {
        return Err(TreeError::Deep);
    }
    let unreadable = || TreeError::Shape { text: text.to_owned() };
    let mut branches = vec![0];
    let mut open = vec![0];
    for sign in text.chars() {
        if sign == ')' {
            let closed = open.pop().ok_or_else(unreadable)?;
            // A node without anything below it would be a leaf by another name.
            if branches[closed] == 0 || open.is_empty() {
                return Err(unreadable());
            }
            continue;
        }
        let &above = open.last().ok_or_else(unreadable)?;
        branches[above] += 1;
        match sign {
            '.' => {}
            '(' => open.push(branches.len()),
            _ => return Err(unreadable()),
        }
        branches.push(0);
    }
    if open.len() == 1 { Shape::written(branches) } else { Err(unreadable()) }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(levels) = self.uniform() {
            let levels: Vec<String> = levels.iter().map(usize::to_string).collect();
            return f.write_str(&levels.join("."));
        }
        let plies = self.plies_of_nodes();
        let mut open = 0;
        for (&branches, &ply) in self.branches.iter().zip(&plies).skip(1) {
            // Nodes that were open on this ply or below it are over.
            for _ in ply..=open {
                f.write_str(")")?;
            }
            open = ply - 1;
            match branches {
                0 => f.write_str(".")?,
                _ => {
                    f.write_str("(")?;
                    open = ply;
                }
            }
        }
        for _ in 0..open {
            f.write_str(")")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Shape, TreeError> {
        text.parse()
    }

    #[test]
    fn text_both_ways() {
        for text in ["3.3", "3.2.2", "2.2.2.2", "3.3.3", "2", "9.3", "1.2", "2.1"] {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
        for text in ["(..)(.(..))", ".(..)", "(..).", "((..).)(..)", "(.(.(..)))(..)."] {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
        assert_eq!(read("(..)(..)").unwrap().to_string(), "2.2");
        assert_eq!(read("...").unwrap().to_string(), "3");
    }

    #[test]
    fn what_is_no_shape() {
        for text in ["", "0", "3.", "a", "3.x", "(", ")", "()", "(.", ".)", "(.))(", "(..)x", "..("]
        {
            assert!(matches!(read(text), Err(TreeError::Shape { .. })), "{text}");
        }
        assert_eq!(read("1"), Err(TreeError::Leaves { leaves: 1 }));
        assert_eq!(read("4.7"), Err(TreeError::Leaves { leaves: 28 }));
        assert_eq!(read("10"), Err(TreeError::Wide));
        assert_eq!(read("1.1.1.1.1.1.2"), Err(TreeError::Deep));
        assert_eq!(read("((((((..))))))"), Err(TreeError::Deep));
        assert_eq!(read("9.9.9.9.9.9"), Err(TreeError::Leaves { leaves: 531_441 }));
    }
}
