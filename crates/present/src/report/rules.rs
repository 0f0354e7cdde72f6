use gametree_catalogue::{Entry, Example, ExampleMove, Session};
use gametree_language::{Message, message};
use gametree_rules::Part;

use crate::explaining::Explaining;
use crate::page::{Block, Cell, Fact, Page, Remark};
use crate::{game_title, sentence};

/// How a game is played, with an example that is played by its rules.
pub fn rules(entry: &Entry, session: &dyn Session) -> Page {
    let spec = Fact::new(message!("label-game"), Cell::Code(session.spec()));
    let (name, title) = (entry.name().to_owned(), game_title(entry));
    let mut page = Page::new([Block::Named { name, title, facts: vec![spec] }]);
    page.blocks.extend(rules_by_part(entry, session));
    let (example, explaining) = (Example::of(session), Explaining::new(entry));
    let label = message!("rules-label-example");
    page.push(Block::Prose { label, sentences: vec![example_start(&example)] });
    let moves = example_moves(&explaining, &example);
    if !moves.is_empty() {
        page.blocks.extend([Block::Remarks(moves), Block::board(&*example.after)]);
    }
    let sentences = example_result(&explaining, &example);
    if !sentences.is_empty() {
        page.push(Block::Prose { label: message!("rules-label-result"), sentences });
    }
    page
}

/// The rules, a paragraph a part.
pub fn rules_by_part(entry: &Entry, session: &dyn Session) -> Vec<Block> {
    let (explaining, rules) = (Explaining::new(entry), session.rules());
    let paragraph = |part: Part| {
        let (label, sentences) = (label(part)?, explaining.rules(&rules, part));
        (!sentences.is_empty()).then_some(Block::Prose { label, sentences })
    };
    Part::ALL.into_iter().filter_map(paragraph).collect()
}

/// An example in words, for pages that draw its last position themselves: where it begins and its
/// moves, then how its result follows.
pub fn example_in_words(entry: &Entry, example: &Example) -> (Vec<Block>, Vec<Message>) {
    let explaining = Explaining::new(entry);
    let moves = Block::Remarks(example_moves(&explaining, example));
    let start = Block::Sentence(example_start(example));
    (vec![start, moves], example_result(&explaining, example))
}

/// What stands above a part. What is brief is said before a game, not here.
fn label(part: Part) -> Option<Message> {
    Some(match part {
        Part::Brief => return None,
        Part::Goal => message!("rules-label-goal"),
        Part::Move => message!("rules-label-move"),
        Part::Scoring => message!("rules-label-scoring"),
        Part::End => message!("rules-label-end"),
        Part::Writing => message!("rules-label-writing"),
    })
}

fn example_start(example: &Example) -> Message {
    message!("rules-start", position = example.start.as_str())
}

/// The moves with what they did.
fn example_moves(explaining: &Explaining<'_>, example: &Example) -> Vec<Remark> {
    let mut moves: Vec<Remark> = example.moves.iter().map(|made| line(explaining, made)).collect();
    if example.left_out > 0 {
        let text = message!("rules-left-out", count = example.left_out);
        moves.insert(moves.len() - 1, Remark { text, reason: None });
    }
    moves
}

/// How the result follows.
fn example_result(explaining: &Explaining<'_>, example: &Example) -> Vec<Message> {
    let mut sentences: Vec<Message> =
        example.end.iter().filter_map(|remark| explaining.remark(remark)).collect();
    if let (true, Some(result)) = (sentences.is_empty(), example.after.result()) {
        sentences.push(sentence::ending(&result));
    }
    sentences
}

fn line(explaining: &Explaining<'_>, made: &ExampleMove) -> Remark {
    let text = message!(
        "rules-example-move",
        number = made.number,
        who = made.player.name(),
        mv = made.mv.as_str(),
        position = made.position.as_str()
    );
    Remark { text, reason: explaining.remarks(&made.remarks) }
}
