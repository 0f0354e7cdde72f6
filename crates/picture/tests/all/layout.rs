//! Trees of any shape are tidy.

use gametree_picture::tree::layout;
use proptest::prelude::*;
use proptest::sample::Index;

const NEAR: f64 = 1e-6;

/// Bushy, long and in between: a parent is chosen among the last few nodes, so few make it long.
fn parents() -> impl Strategy<Value = Vec<Option<usize>>> {
    let reach = prop_oneof![Just(1_usize), 2..10_usize, 10..200_usize, Just(usize::MAX)];
    let size = prop_oneof![4 => 0..60_usize, 1 => 60..5000_usize];
    (size, reach)
        .prop_flat_map(|(size, reach)| {
            (proptest::collection::vec(any::<Index>(), size), Just(reach))
        })
        .prop_map(|(choices, reach)| {
            let below = choices.iter().enumerate().map(|(before, choice)| {
                let nearby = (before + 1).min(reach);
                Some(before - choice.index(nearby))
            });
            std::iter::once(None).chain(below).collect()
        })
}

fn check(parents: &[Option<usize>], width: f64, gap: f64) -> Result<(), TestCaseError> {
    let places = layout(parents, width, gap);
    prop_assert_eq!(places.len(), parents.len());
    let mut children = vec![Vec::new(); parents.len()];
    let mut levels: Vec<Vec<f64>> = Vec::new();
    for (node, parent) in parents.iter().enumerate() {
        let place = places[node];
        prop_assert!(place.x.is_finite() && place.x - width / 2.0 >= -NEAR);
        prop_assert_eq!(place.level, parent.map_or(0, |parent| places[parent].level + 1));
        if let Some(parent) = *parent {
            children[parent].push(place.x);
        }
        levels.resize(levels.len().max(place.level + 1), Vec::new());
        levels[place.level].push(place.x);
    }
    for (node, below) in children.iter().enumerate() {
        prop_assert!(below.is_sorted(), "siblings stay in order");
        if let (Some(first), Some(last)) = (below.first(), below.last()) {
            prop_assert!((places[node].x - (first + last) / 2.0).abs() < NEAR, "centred");
        }
    }
    for level in &mut levels {
        level.sort_by(f64::total_cmp);
        let apart = level.windows(2).all(|pair| pair[1] - pair[0] >= width + gap - NEAR);
        prop_assert!(apart, "boxes on a level stay apart");
    }
    let leftmost = places.iter().map(|place| place.x).fold(f64::INFINITY, f64::min);
    prop_assert!(places.is_empty() || (leftmost - width / 2.0).abs() < NEAR, "no empty margin");
    Ok(())
}

#[test]
fn trees_are_tidy() {
    proptest!(
        ProptestConfig::with_cases(400),
        |(parents in parents(), width in 1.0..200.0_f64, gap in 0.0..30.0_f64)| {
            check(&parents, width, gap)?;
        }
    );
}

#[test]
fn extreme_shapes() {
    let path: Vec<Option<usize>> = (0..5000_usize).map(|node| node.checked_sub(1)).collect();
    let star: Vec<Option<usize>> = (0..5000).map(|node| (node > 0).then_some(0)).collect();
    let comb: Vec<Option<usize>> =
        (0..5000_usize).map(|node| node.checked_sub(1).map(|last| last / 2 * 2)).collect();
    for parents in [Vec::new(), vec![None], path, star, comb] {
        check(&parents, 92.0, 14.0).unwrap();
    }
}
