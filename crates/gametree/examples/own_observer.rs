//! Watches alpha-beta at work on a small game: every position entered, with its window, and every
//! cut. Run it with `cargo run -p gametree --example own_observer`.

#![allow(clippy::print_stdout)]

use gametree::games::bits::{Bits, Digits, Pair, Position, STANDARD_TABLE};
use gametree::rules::{Game, Notation, Plain, Value};
use gametree::search::{Exit, Observer, Task, alphabeta_with};

struct Watch<'a> {
    game: &'a Bits,
    ply: usize,
    last: Option<Pair>,
    cuts: u64,
}

impl Observer<Bits> for Watch<'_> {
    fn play(&mut self, mv: Pair) {
        self.last = Some(mv);
    }

    fn enter(&mut self, position: &Position, alpha: Value, beta: Value) {
        let mv = self.last.map(|mv| self.game.move_text(mv)).unwrap_or_default();
        let position = self.game.position_text(position);
        println!("{}{mv} → {position}  α {alpha}  β {beta}", "  ".repeat(self.ply));
        self.ply += 1;
    }

    fn leave(&mut self, value: Value, exit: Exit) {
        self.ply -= 1;
        let cut = if exit == Exit::Cut { ", cut" } else { "" };
        println!("{}= {value}{cut}", "  ".repeat(self.ply + 1));
        self.cuts += u64::from(exit == Exit::Cut);
    }
}

pub(crate) fn main() {
    let game = Bits::new(Digits::parse("01101").expect("five digits"), STANDARD_TABLE);
    let mut watch = Watch { game: &game, ply: 0, last: None, cuts: 0 };
    let found = alphabeta_with(&Task::new(&game, &game.start()), &Plain, &mut watch);
    println!("visited {}, cut {} times", found.counts.visited, found.counts.cutoffs);
    assert_eq!((watch.ply, watch.cuts), (0, found.counts.cutoffs));
}
