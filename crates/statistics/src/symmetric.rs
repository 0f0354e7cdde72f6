//! Inverses of small symmetric matrices.

/// The inverse of a symmetric, positive definite matrix, by Gauss and Jordan. Such a matrix needs no
/// search for pivots.
pub(crate) fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot];
        matrix[pivot][pivot] = 1.0;
        matrix[pivot].iter_mut().for_each(|cell| *cell *= scale);
        let row = matrix[pivot].clone();
        for (_, cells) in matrix.iter_mut().enumerate().filter(|&(other, _)| other != pivot) {
            let factor = std::mem::replace(&mut cells[pivot], 0.0);
            cells.iter_mut().zip(&row).for_each(|(cell, above)| *cell -= factor * above);
        }
    }
    matrix
}

/// A matrix times a column.
pub(crate) fn times(matrix: &[Vec<f64>], column: &[f64]) -> Vec<f64> {
    let row = |row: &Vec<f64>| row.iter().zip(column).map(|(a, b)| a * b).sum();
    matrix.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_hand() {
        let matrix = vec![vec![4.0, 2.0, 0.0], vec![2.0, 5.0, 1.0], vec![0.0, 1.0, 2.0]];
        let inverse = inverse(matrix.clone());
        for unit in 0..3 {
            let column: Vec<f64> = matrix.iter().map(|row| row[unit]).collect();
            for (row, found) in times(&inverse, &column).into_iter().enumerate() {
                assert!((found - f64::from(u8::from(row == unit))).abs() < 1e-14);
            }
        }
        assert!(super::inverse(Vec::new()).is_empty());
    }
}
