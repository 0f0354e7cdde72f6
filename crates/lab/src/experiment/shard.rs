use std::fmt;
use std::str::FromStr;

/// A part of an experiment, for one of several machines: `2/5` is the second of five.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    index: u64,
    of: u64,
}

impl Shard {
    /// Everything.
    pub const WHOLE: Shard = Shard { index: 0, of: 1 };

    /// Whether a game is in it: machines take games in turn, so that each has some of every kind.
    pub fn has(self, number: u64) -> bool {
        number % self.of == self.index
    }

    /// Whether it is everything.
    pub fn is_whole(self) -> bool {
        self.of == 1
    }

    /// How many of so many games are in it.
    pub fn share_of(self, games: u64) -> u64 {
        (games + self.of - 1 - self.index) / self.of
    }
}

impl FromStr for Shard {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (index, of) = text.split_once('/').ok_or(())?;
        let number = |text: &str| text.trim().parse::<u64>().map_err(|_| ());
        let (index, of) = (number(index)?, number(of)?);
        let fits = (1..=of).contains(&index) && of <= 1_000_000;
        if fits { Ok(Shard { index: index - 1, of }) } else { Err(()) }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index + 1, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_all_games() {
        for games in 0..20 {
            for of in 1..7 {
                let shards: Vec<Shard> =
                    (1..=of).map(|index| format!("{index}/{of}").parse().unwrap()).collect();
                for number in 0..games {
                    assert_eq!(shards.iter().filter(|shard| shard.has(number)).count(), 1);
                }
                for shard in shards {
                    let games_in_it = (0..games).filter(|&number| shard.has(number)).count();
                    assert_eq!(shard.share_of(games), games_in_it as u64, "{shard} of {games}");
                }
            }
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "1", "0/2", "3/2", "a/2", "1/0", "1/2/3", "-1/2"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
