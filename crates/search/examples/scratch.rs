use gametree_games::mnk::{Mnk, Shape};
use gametree_rules::{Game, Score};
fn main() {
    let a: Vec<u8> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let game = Mnk::<u64>::new(Shape::new(a[0], a[1], a[2]));
    let t = std::time::Instant::now();
    let d = a.get(3).copied().unwrap_or(200) as u32;
    let r = gametree_search::engine::prove(&game, &game.start(), 512 << 20, Score(0), Score(1), d);
    println!("{:?} {:?}", r, t.elapsed());
}
