use crate::Problem;

/// Letters and digits that nobody takes for each other; thirty-two of them, so that each stands for five bits.
pub(crate) const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many letters are 130 bits.
pub(crate) const LENGTH: usize = 26;

/// A name that nobody can guess, of a game or of an owner.
pub(crate) fn token() -> Result<String, Problem> {
    word(LENGTH)
}

/// So many of the letters, left to chance.
pub(crate) fn word(length: usize) -> Result<String, Problem> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Internal)?;
    // Thirty-two divides 256, so every letter is as likely.
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Whether a text could be such a name.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A number to be left to chance, as large as programs that know only floating point can read.
pub(crate) fn seed() -> Result<u64, Problem> {
    let number = getrandom::u64().map_err(|_| Problem::Internal)?;
    Ok(number >> 11)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn nobody_guesses_a_name() {
        assert_eq!(LETTERS.iter().collect::<HashSet<_>>().len(), 32);
        const { assert!(LENGTH * 5 >= 128) };
        let tokens: HashSet<String> = (0..1_000).map(|_| token().unwrap()).collect();
        assert_eq!(tokens.len(), 1_000);
        assert!(tokens.iter().all(|token| token.len() == LENGTH));
        // Every place takes every letter: a thousand throws miss one with a chance of 26 · 32 · e^-31.
        for place in 0..LENGTH {
            let seen: HashSet<u8> = tokens.iter().map(|token| token.as_bytes()[place]).collect();
            assert_eq!(seen.len(), 32);
        }
    }
}
