//! Sheets of paper: words, pictures and lines to write on, on as many pages as they need.

use std::fmt::Write;

use gametree_language::{Argument, Language};

use crate::paragraph::Paragraph;
use crate::svg::{Look, Svg, text};
use crate::tree::Page;

/// A sheet of A4 at 96 pixels an inch, and its margins.
const PAGE: [f64; 2] = match Page::A4 {
    Page::Pages(size) => size,
    Page::Free | Page::Wide(_) => [0.0, 0.0],
};
const SIDE: f64 = 60.0;
const TOP: f64 = 53.0;
const FOOT: f64 = 64.0;
/// The width between the margins.
const ROOM: f64 = PAGE[0] - 2.0 * SIDE;

/// A picture is no higher than this, so that there is room for the questions below it.
const PICTURE: f64 = 260.0;
/// How far in the items of a list stand.
const INDENT: f64 = 26.0;
/// The length of a line to write a number on.
const SHORT: f64 = 114.0;
/// The height of a line of handwriting.
const WRITING: f64 = 26.0;
const GAP: f64 = 8.0;

/// Something that stands on a page.
#[derive(Clone, Debug)]
pub enum Piece<'a> {
    /// The heading of the sheet, and words with a line to write on beside it.
    Title(String, Vec<String>),
    /// A smaller heading, and words at the other end of its line.
    Heading(String, String),
    /// Words of less importance.
    Note(String),
    /// An item of a list with its number, and the line that it leaves for an answer.
    Item(String, String, Blank),
    /// A picture, made smaller if it has to be.
    Picture(&'a Svg),
    /// Something to be typed, which is read from left to right.
    Command(String),
}

/// The room for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blank {
    /// None.
    None,
    /// A short line behind the words.
    Short,
    /// A line of its own below the words.
    Long,
}

/// Pages of A4, below each other in one picture.
#[derive(Clone, Debug)]
pub struct Pages {
    language: Language,
    body: String,
    /// The page that is being filled, from 0.
    page: usize,
    /// Where the next piece begins on it.
    y: f64,
}

impl Pages {
    /// One empty page.
    pub fn new(language: Language) -> Pages {
        Pages { language, body: String::new(), page: 0, y: TOP }
    }

    /// Goes on at the top of the next page, unless this page is empty.
    pub fn turn(&mut self) {
        if self.y > TOP {
            self.page += 1;
            self.y = TOP;
        }
    }

    /// Adds pieces that stay together on one page, if a page has room for all of them.
    pub fn add(&mut self, pieces: &[Piece<'_>]) {
        let height: f64 = pieces.iter().map(|piece| self.height(piece)).sum();
        if self.y + height > PAGE[1] - FOOT {
            self.turn();
        }
        for piece in pieces {
            let height = self.height(piece);
            if self.y + height > PAGE[1] - FOOT {
                self.turn();
            }
            let top = self.page as f64 * PAGE[1] + self.y;
            self.write(piece, top);
            self.y += height;
        }
    }

    /// The pages as one picture, each with its number; `title` and `description` say what they are.
    pub fn finish(mut self, title: &str, description: &str) -> Svg {
        let pages = self.page + 1;
        for page in 0..pages {
            let number = self.language.write(&Argument::from(page as u64 + 1));
            let place = [PAGE[0] / 2.0, (page + 1) as f64 * PAGE[1] - FOOT / 2.0];
            text(&mut self.body, "soft", place, 12.0, "middle", &number);
        }
        Svg {
            title: title.to_owned(),
            description: description.to_owned(),
            language: self.language,
            view: [0.0, 0.0, PAGE[0], pages as f64 * PAGE[1]],
            scale: 1.0,
            body: self.body,
            look: Look::Small,
        }
    }

    fn height(&self, piece: &Piece<'_>) -> f64 {
        match piece {
            Piece::Title(words, _) => title(words).height() + 2.0 * GAP,
            Piece::Heading(words, aside) => {
                let [heading, aside] = heading(words, aside);
                2.0 * GAP + heading.height().max(aside.height())
            }
            Piece::Note(words) => note(words).height() + GAP / 2.0,
            Piece::Item(_, words, blank) => {
                let item = item(words);
                let below = *blank == Blank::Long || !self.has_room_behind(&item, *blank);
                item.height() + GAP / 2.0 + if below { WRITING } else { 0.0 }
            }
            Piece::Picture(svg) => svg.view[3] * scale(svg) + 2.0 * GAP,
            Piece::Command(words) => command(words).height() + GAP,
        }
    }

    /// Whether a short line fits behind the only line of words.
    fn has_room_behind(&self, item: &Paragraph, blank: Blank) -> bool {
        blank == Blank::None || item.is_one_line() && item.width() + GAP + SHORT < ROOM - INDENT
    }

    fn write(&mut self, piece: &Piece<'_>, top: f64) {
        let rtl = self.language.is_right_to_left();
        // So far from the side where lines begin.
        let x = |from: f64| if rtl { PAGE[0] - SIDE - from } else { SIDE + from };
        let body = &mut self.body;
        match piece {
            Piece::Title(words, fields) => {
                let foot = top + title(words).height() + GAP / 2.0;
                title(words).write_at(body, [x(0.0), top], "start");
                let mut end = ROOM;
                for words in fields.iter().rev() {
                    let words = field(words);
                    let start = end - SHORT;
                    line(body, x(start), x(end), foot - GAP);
                    words.write_at(body, [x(start - GAP / 2.0), foot - 2.0 * GAP - 6.0], "end");
                    end = start - words.width() - 2.0 * GAP;
                }
                line(body, x(0.0), x(ROOM), foot);
            }
            Piece::Heading(words, aside) => {
                let [heading, aside] = heading(words, aside);
                heading.write_at(body, [x(0.0), top + GAP], "start");
                aside.write_at(body, [x(ROOM), top + GAP + 4.0], "end");
            }
            Piece::Note(words) => note(words).write_at(body, [x(0.0), top], "start"),
            Piece::Item(number, words, blank) => {
                let item = item(words);
                Paragraph::new(number, "words", ITEM, INDENT).write_at(
                    body,
                    [x(0.0), top],
                    "start",
                );
                item.write_at(body, [x(INDENT), top], "start");
                let foot = top + item.height();
                if *blank == Blank::None {
                    return;
                }
                let start = INDENT + item.width() + GAP;
                match *blank == Blank::Short && item.is_one_line() && start + SHORT < ROOM {
                    true => line(body, x(start), x(start + SHORT), foot - 2.0),
                    false => line(body, x(INDENT), x(ROOM), foot + WRITING - 4.0),
                }
            }
            Piece::Picture(svg) => {
                let ([left, above, width, _], scale) = (svg.view, scale(svg));
                let start = (PAGE[0] - width * scale) / 2.0 - left * scale;
                let down = top + GAP - above * scale;
                let _ = writeln!(
                    body,
                    "<g transform=\"translate({start:.1} {down:.1}) scale({scale:.4})\">"
                );
                *body += &svg.body;
                *body += "</g>\n";
            }
            Piece::Command(words) => command(words).write_at(body, [SIDE, top], "start"),
        }
    }
}

fn title(words: &str) -> Paragraph {
    Paragraph::new(words, "value words", 24.0, ROOM - 2.0 * (SHORT + 80.0))
}

fn field(words: &str) -> Paragraph {
    Paragraph::new(words, "words", 13.0, ROOM)
}

fn heading(words: &str, aside: &str) -> [Paragraph; 2] {
    let heading = Paragraph::new(words, "value words", 16.0, ROOM / 2.0);
    let room = ROOM - heading.width() - 2.0 * GAP;
    [heading, Paragraph::new(aside, "soft words", 12.0, room)]
}

fn note(words: &str) -> Paragraph {
    Paragraph::new(words, "soft words", 12.5, ROOM)
}

const ITEM: f64 = 14.0;

fn item(words: &str) -> Paragraph {
    Paragraph::new(words, "words", ITEM, ROOM - INDENT)
}

fn command(words: &str) -> Paragraph {
    Paragraph::new(words, "soft digits", 10.0, ROOM)
}

/// How much smaller a picture has to be.
fn scale(svg: &Svg) -> f64 {
    let [_, _, width, height] = svg.view;
    (ROOM / width).min(PICTURE / height).min(svg.scale)
}

fn line(body: &mut String, from: f64, to: f64, y: f64) {
    let _ = writeln!(body, "<path class=\"axis\" d=\"M{from:.1} {y:.1}H{to:.1}\"/>");
}
