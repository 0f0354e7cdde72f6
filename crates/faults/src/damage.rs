use gametree_rules::Seed;

/// Numbers that have made programs stumble.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "1",
    "255",
    "65536",
    "2147483648",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1e308",
    "1.8e22",
    "NaN",
];

/// Pieces of text that have.
const PIECES: [&str; 12] =
    ["", "\0", "\x1b[2J", "\u{202e}", "۱", "\n", "\"", "\\", "{", "[", ",,", "\u{feff}"];

/// A copy of a file that has come to harm: a bit flipped, a part cut out, doubled, moved or
/// overwritten, a number or a sign replaced, once or several times.
///
/// ```
/// use gametree_faults::damaged;
/// use gametree_rules::Seed;
///
/// let mut seed = Seed::new(1);
/// let copies: Vec<Vec<u8>> = (0..100).map(|_| damaged(b"stones:stones=20", &mut seed)).collect();
/// assert!(copies.iter().filter(|copy| copy.as_slice() != b"stones:stones=20").count() > 90);
/// ```
pub fn damaged(file: &[u8], seed: &mut Seed) -> Vec<u8> {
    let mut file = file.to_vec();
    // Mostly a single fault: several at once are seldom noticed for the right reason.
    let faults = 1 + seed.below(2) * seed.below(4);
    for _ in 0..faults {
        damage(&mut file, seed);
    }
    file
}

fn damage(file: &mut Vec<u8>, seed: &mut Seed) {
    let place = seed.below(file.len());
    match seed.below(9) {
        0 | 1 => {
            if let Some(byte) = file.get_mut(place) {
                *byte ^= 1 << seed.below(8);
            }
        }
        2 => file.truncate(place),
        3 => drop(file.drain(part(file, seed))),
        4 => {
            let copy = file[part(file, seed)].to_vec();
            file.splice(place..place, copy);
        }
        5 => {
            let (from, to) = (part(file, seed), part(file, seed));
            let copy = file[from].to_vec();
            file.splice(to, copy);
        }
        6 | 7 => {
            let number = seed.pick(&NUMBERS).copied().unwrap_or_default();
            let run = run_of_digits(file, place);
            file.splice(run, number.bytes());
        }
        _ => {
            let piece = seed.pick(&PIECES).copied().unwrap_or_default();
            file.splice(place..place, piece.bytes());
        }
    }
}

/// A part of the file, seldom long.
fn part(file: &[u8], seed: &mut Seed) -> std::ops::Range<usize> {
    let start = seed.below(file.len());
    let most = [4, 40, 1 << 20][seed.below(3)];
    start..(start + seed.below(most + 1)).min(file.len())
}

/// The digits around a place or the next ones after it; nothing if there are none.
fn run_of_digits(file: &[u8], place: usize) -> std::ops::Range<usize> {
    let is_digit = |at: usize| file.get(at).is_some_and(u8::is_ascii_digit);
    let Some(mut start) = (place..file.len()).find(|&at| is_digit(at)) else { return place..place };
    while start > 0 && is_digit(start - 1) {
        start -= 1;
    }
    let end = (start..=file.len()).find(|&at| !is_digit(at)).unwrap_or(file.len());
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_too_short_to_be_damaged() {
        let mut seed = Seed::new(7);
        for file in [b"".as_slice(), b"1", b"ab"] {
            for _ in 0..10_000 {
                damaged(file, &mut seed);
            }
        }
    }

    #[test]
    fn digits_are_found() {
        assert_eq!(run_of_digits(b"ab123c", 0), 2..5);
        assert_eq!(run_of_digits(b"ab123c", 4), 2..5);
        assert_eq!(run_of_digits(b"ab123", 4), 2..5);
        assert_eq!(run_of_digits(b"abc", 1), 1..1);
    }

    #[test]
    fn the_same_seed_does_the_same_damage() {
        let copies = || {
            let mut seed = Seed::new(3);
            (0..100).map(|_| damaged(b"{\"ms\": 1.25}", &mut seed)).collect::<Vec<_>>()
        };
        assert_eq!(copies(), copies());
    }
}
