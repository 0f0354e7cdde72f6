//! The searches against stored answers, against each other and against slow, obvious ones.

#[path = "../../../games/tests/all/any.rs"]
mod any;
mod ask;
mod careless;
mod data;
mod engine;
mod engine_limits;
mod everywhere;
mod exact;
mod fours;
mod reference;
mod rival;
mod solved;
mod tree;

// Stored answers, game by game.
mod bits;
mod mnk;
mod multiply;
mod sim;
mod stones;

// Large boards, where nothing can be worked out to the end.
mod five;

// What holds for every search of every position.
mod agreement;
mod bounds;
mod cutoffs;
mod deep;
mod law;
mod limits;
mod line;
mod mcts;
mod merge;
mod observer;
mod pns;
mod random;
mod record;
mod tables;
