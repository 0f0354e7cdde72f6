use gametree_language::{Language, Message, message};

use super::{HeatMap, HeatValue};

/// Only what occurs is explained; a scale by its smallest and its largest margin.
pub(super) fn entries(map: &HeatMap, most: i32, language: Language) -> Vec<(HeatValue, String)> {
    let mut entries = Vec::new();
    let first: Vec<i32> = map.margins().filter(|margin| *margin > 0).collect();
    let second: Vec<i32> = map.margins().filter(|margin| *margin < 0).collect();
    for (of, by, plain) in [
        (first, "result-first-wins-by", message!("result-first-wins")),
        (second, "result-second-wins-by", message!("result-second-wins")),
    ] {
        let mut ends: Vec<i32> =
            of.iter().min().into_iter().chain(of.iter().max()).copied().collect();
        ends.sort_by_key(|margin| margin.unsigned_abs());
        ends.dedup();
        for margin in ends {
            let words = if most > 1 {
                Message::new(by).with("by", margin.unsigned_abs())
            } else {
                plain.clone()
            };
            entries.push((HeatValue::Margin(margin), language.say(&words)));
        }
    }
    let has = |value| map.cells.iter().any(|cell| cell.value == value);
    for (value, words) in [
        (HeatValue::Margin(0), message!("result-draw")),
        (HeatValue::Mixed, message!("sweep-mixed")),
        (HeatValue::Unknown, message!("sweep-unknown")),
    ] {
        if has(value) {
            entries.push((value, language.say(&words)));
        }
    }
    entries
}
