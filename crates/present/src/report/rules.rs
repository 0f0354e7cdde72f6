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
    let explaining = Explaining::new(entry);
    let rules = session.rules();
    for part in Part::ALL {
        let Some(label) = label(part) else { continue };
        let sentences = explaining.rules(&rules, part);
        if !sentences.is_empty() {
            page.push(Block::Prose { label, sentences });
        }
    }
    page.blocks.extend(example(&explaining, &Example::of(session)));
    page
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

/// The moves with what they did, the board in the end, and how the result follows.
fn example(explaining: &Explaining<'_>, example: &Example) -> Vec<Block> {
    let start = message!("rules-start", position = example.start.as_str());
    let mut blocks =
        vec![Block::Prose { label: message!("rules-label-example"), sentences: vec![start] }];
    let mut moves: Vec<Remark> = example.moves.iter().map(|made| line(explaining, made)).collect();
    if example.left_out > 0 {
        let text = message!("rules-left-out", count = example.left_out);
        moves.insert(moves.len() - 1, Remark { text, reason: None });
    }
    if !moves.is_empty() {
        blocks.extend([Block::Remarks(moves), Block::board(&*example.after)]);
    }
    let mut sentences: Vec<Message> =
        example.end.iter().filter_map(|remark| explaining.remark(remark)).collect();
    if let (true, Some(result)) = (sentences.is_empty(), example.after.result()) {
        sentences.push(sentence::ending(&result));
    }
    if !sentences.is_empty() {
        blocks.push(Block::Prose { label: message!("rules-label-result"), sentences });
    }
    blocks
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
