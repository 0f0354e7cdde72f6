use gametree_language::{Argument, Language, Message, message, without_marks};
use gametree_picture::Svg;
use gametree_picture::tree::{Sheet, folded};
use gametree_present::page::{Block, Cell, Fact, Page};
use gametree_present::sentence;
use gametree_rules::{Player, Plies, Proven};

use crate::reports::fault::{Different, Games, Harm, Matters, Parting, Side};
use crate::reports::{Case, Fault, Report};

/// A fault at the smallest position where it matters, with both trees.
pub fn fault(case: &Case) -> Page {
    let mut page = Page::new([
        Block::Heading(case.fault.title()),
        Block::Sentence(case.fault.told()),
        Block::Sentence(fault_source(case.fault)),
        Block::board(&*case.session),
        Block::Facts(fault_facts(case)),
    ]);
    page.blocks.extend(smallest(case).map(Block::Sentence));
    if let Some(parting) = &case.parting {
        page.push(Block::Heading(message!("fault-heading-parting")));
        page.push(Block::Sentence(parting_words(parting)));
    }
    page.push(Block::Heading(message!("fault-heading-matters")));
    page.blocks.extend(matters(case).into_iter().map(Block::Sentence));
    page.blocks.extend(fault_trees(case));
    page
}

/// The answer where a report has no fault of this name: those that it has.
pub fn no_such_fault(report: Report, name: &str) -> Message {
    let names: Vec<Argument> = Fault::of(report).map(|fault| code(fault.name)).collect();
    let (number, name) = (report.number(), Argument::quoted(name));
    if names.is_empty() {
        return message!("error-reproduce-no-faults", report = number, name = name);
    }
    let names = Argument::list(names, ", ");
    message!("error-reproduce-fault", report = number, name = name, names = names)
}

/// Where a fault is seen: in the report or in its program.
pub fn fault_source(fault: &Fault) -> Message {
    message!("fault-source", source = fault.source.said())
}

/// The position of a fault, and what both searches make of it.
pub fn fault_facts(case: &Case) -> Vec<Fact> {
    let session = &*case.session;
    let mut facts = vec![
        Fact::new(message!("label-game"), Cell::Code(session.spec())),
        Fact::new(message!("label-position"), Cell::Code(session.position())),
    ];
    if let Some([faulty, mended]) = &case.sides {
        facts.push(Fact::new(message!("label-search"), depth(faulty).into()));
        let has_points = session.has_points();
        facts.push(Fact::new(message!("fault-faulty"), plays(faulty, has_points)));
        facts.push(Fact::new(message!("fault-mended"), plays(mended, has_points)));
    }
    facts
}

/// How small the position is, where one was looked for.
fn smallest(case: &Case) -> Option<Message> {
    let (plies, looked_at) = (case.plies_left, case.looked_at);
    let said = || message!("fault-smallest", plies = plies, looked_at = looked_at);
    (case.harm != Harm::Screen).then(said)
}

/// How often a fault matters, and how small the position is that shows it.
pub fn fault_matters(case: &Case) -> Vec<Message> {
    let mut said = matters(case);
    said.extend(smallest(case));
    said
}

/// Both trees, for a page.
pub fn fault_trees(case: &Case) -> Vec<Block> {
    let Some([faulty, mended]) = &case.sides else { return Vec::new() };
    let tree = |which: &str, title: Message, side: &Side| Block::Tree {
        name: format!("{}-{which}", case.fault.id()),
        title,
        tree: folded(side.tree.clone(), MOST_CHILDREN),
    };
    let mut blocks = vec![
        tree("faulty", message!("fault-faulty"), faulty),
        tree("mended", message!("fault-mended"), mended),
    ];
    if case.has_wider_root() && mended.cuts > 0 {
        blocks.push(Block::Sentence(message!("fault-wider")));
    }
    blocks
}

/// Children drawn below a node before the rest is folded away.
const MOST_CHILDREN: usize = 13;

/// Both trees as one picture; `None` where nothing is searched.
pub fn fault_picture(case: &Case, language: Language) -> Option<Svg> {
    let sides = case.sides.as_ref()?;
    let say = |message: &Message| without_marks(&language.say(message)).into_owned();
    let titles = [message!("fault-faulty"), message!("fault-mended")];
    let name = format!("{} {}", case.fault.report, say(&case.fault.title()));
    let pictures = [0, 1].map(|side| {
        let title = say(&titles[side]);
        let heading = [&name, &title].map(String::as_str).join(" – ");
        let sheet = Sheet { title: Some(heading), ..Sheet::default() };
        sheet.svg(&folded(sides[side].tree.clone(), MOST_CHILDREN), &title, language)
    });
    let title = message!(
        "fault-picture",
        report = case.fault.report.number(),
        title = case.fault.title(),
        position = case.session.position()
    );
    Some(Svg::stacked(&say(&title), &pictures))
}

/// How far a search looks.
fn depth(side: &Side) -> Message {
    match side.depth {
        0 => message!("fault-depth-end"),
        depth => message!("fault-depth", depth = depth),
    }
}

/// What a search plays, and what comes of it.
fn plays(side: &Side, has_points: bool) -> Cell {
    let plays = message!(
        "fault-plays",
        moves = Argument::list(side.plays.iter().map(|mv| code(mv)), " / "),
        value = sentence::amount(side.value),
        visited = side.visited,
        cuts = side.cuts
    );
    let proven = Proven { margin: side.end.margin, plies: Plies::Exactly(side.end.plies) };
    let end = sentence::proven(proven, has_points);
    message!("fault-plays-end", plays = plays, end = end).into()
}

fn code(text: &str) -> Argument {
    Argument::from(text).isolated()
}

/// How often it matters.
pub(super) fn matters(case: &Case) -> Vec<Message> {
    let Matters { universe, of, differs, harmed, visited: [faulty, mended], games } = &case.matters;
    let percent = Argument::decimal(100.0 * case.matters.share(), 1);
    let (universe, harmed, of) = (universe.clone(), *harmed, *of);
    let mut said = vec![match case.harm {
        Harm::Move => message!(
            "fault-harm-move",
            universe = universe,
            harmed = harmed,
            of = of,
            percent = percent
        ),
        Harm::Sooner => message!(
            "fault-harm-sooner",
            universe = universe,
            harmed = harmed,
            of = of,
            percent = percent
        ),
        Harm::Nodes => message!(
            "fault-harm-nodes",
            universe = universe,
            harmed = harmed,
            of = of,
            percent = percent,
            faulty = *faulty,
            mended = *mended
        ),
        Harm::Screen => message!(
            "fault-harm-screen",
            universe = universe,
            harmed = harmed,
            of = of,
            percent = percent
        ),
    }];
    if matches!(case.harm, Harm::Move | Harm::Sooner) {
        said.push(message!("fault-differs", differs = *differs, of = of));
        if harmed == 0 {
            said.push(message!("fault-seldom"));
        }
    }
    if let Some(Games { setting, faulty: [lost_won, lost_drawn, lost_lost], mended }) = games {
        said.push(message!(
            "fault-games",
            setting = setting.clone(),
            faulty_won = *lost_won,
            faulty_drawn = *lost_drawn,
            faulty_lost = *lost_lost,
            won = mended[0],
            drawn = mended[1],
            lost = mended[2]
        ));
    }
    said
}

/// Where two searches part ways, in words.
pub fn parting_words(Parting { path, position, mover, what }: &Parting) -> Message {
    let place = match path.is_empty() {
        true => message!("parting-root"),
        false => message!("parting-after", moves = Argument::from(path.join(" ")).isolated()),
    };
    let position = Argument::from(position.as_str()).isolated();
    match what {
        Different::Leaf([faulty, mended]) => message!(
            "parting-leaf",
            where = place,
            position = position,
            faulty = sentence::amount(*faulty),
            mended = sentence::amount(*mended)
        ),
        Different::Taken([faulty, mended]) => message!(
            "parting-taken",
            where = place,
            position = position,
            level = if *mover == Some(Player::Second) { "MIN" } else { "MAX" },
            faulty = sentence::amount(*faulty),
            mended = sentence::amount(*mended)
        ),
        Different::Looked([faulty, mended]) => message!(
            "parting-looked",
            where = place,
            position = position,
            how = match (*faulty, *mended) {
                (0, _) => "over",
                (_, 0) => "on",
                (faulty, mended) if faulty < mended => "fewer",
                _ => "more",
            },
            faulty = *faulty,
            mended = *mended
        ),
        Different::Tried { after, next: [faulty, mended] } => message!(
            "parting-tried",
            where = place,
            position = position,
            after = *after,
            faulty = code(faulty),
            mended = code(mended)
        ),
        Different::Chosen([faulty, mended]) => {
            message!("parting-chosen", faulty = code(faulty), mended = code(mended))
        }
    }
}
