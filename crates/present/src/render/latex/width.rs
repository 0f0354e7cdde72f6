//! How wide LaTeX sets what is written here: Computer Modern at 10 pt, as measured with pdfTeX.

/// A sign as LaTeX sets it.
pub(super) struct Sign<'a> {
    /// Its source.
    pub(super) source: &'a str,
    /// Its width in points.
    pub(super) width: f64,
    /// Whether a line may end after it.
    pub(super) breaks: bool,
    /// Whether it is a space, which is not set at the end of a line.
    pub(super) is_space: bool,
}

/// Where a line of typewriter letters may end, beside spaces.
const BREAKS: &str = "/,:;=-";
/// Typewriter letters without such a place are parted after so many.
const LONGEST_RUN: usize = 12;

/// The signs of a piece of LaTeX, as [`latex`](super::latex) writes it.
pub(super) fn signs(tex: &str) -> Vec<Sign<'_>> {
    let mut reading = Reading { fonts: Vec::new(), run: 0 };
    let (mut signs, mut rest) = (Vec::new(), tex);
    while !rest.is_empty() {
        let length = first_length(rest);
        let (source, after) = rest.split_at(length);
        signs.push(reading.sign(source));
        rest = after;
    }
    signs
}

/// The width of a piece of LaTeX on one line, in points.
pub(super) fn text_width(tex: &str) -> f64 {
    signs(tex).iter().map(|sign| sign.width).sum()
}

/// The width of its widest part that stands on one line whatever the room.
pub(super) fn longest_piece(tex: &str) -> f64 {
    let (mut longest, mut piece) = (0.0_f64, 0.0);
    for sign in signs(tex) {
        piece += if sign.is_space { 0.0 } else { sign.width };
        longest = longest.max(piece);
        if sign.breaks {
            piece = 0.0;
        }
    }
    longest
}

/// The same piece with the places where typewriter letters may be parted.
pub(super) fn breakable(tex: &str) -> String {
    let parted = |sign: &Sign<'_>| match sign.breaks && !sign.is_space {
        true => format!("{}\\allowbreak{{}}", sign.source),
        false => sign.source.to_owned(),
    };
    signs(tex).iter().map(parted).collect()
}

/// Bytes of the first sign: a letter, a command with its braces, a formula.
fn first_length(rest: &str) -> usize {
    let mut characters = rest.chars();
    let first = characters.next().map_or(0, char::len_utf8);
    match rest.as_bytes()[0] {
        b'$' => rest[1..].find('$').map_or(1, |end| end + 2),
        b'\\' => {
            let name = rest[1..].find(|letter: char| !letter.is_ascii_alphabetic());
            match name.unwrap_or(rest.len() - 1) {
                0 => 1 + characters.next().map_or(0, char::len_utf8),
                name if rest[1 + name..].starts_with("{}") => name + 3,
                name if rest[1 + name..].starts_with('{') => name + 2,
                name => name + 1,
            }
        }
        _ if rest.starts_with("{\\char34}") => "{\\char34}".len(),
        _ => first,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Font {
    Roman,
    Bold,
    Typewriter,
}

struct Reading {
    fonts: Vec<Font>,
    /// Typewriter letters since the last place where a line may end.
    run: usize,
}

impl Reading {
    fn sign<'a>(&mut self, source: &'a str) -> Sign<'a> {
        let font = self.fonts.last().copied().unwrap_or(Font::Roman);
        let opens = match source {
            "\\texttt{" => Some(Font::Typewriter),
            "\\textbf{" => Some(Font::Bold),
            _ => source.ends_with('{').then_some(font),
        };
        if source.starts_with(['{', '\\']) && source.ends_with('{') && source != "\\{" {
            self.fonts.extend(opens);
            return Sign { source, width: 0.0, breaks: false, is_space: false };
        }
        if source == "}" {
            self.fonts.pop();
            return Sign { source, width: 0.0, breaks: false, is_space: false };
        }
        let is_space = source == " ";
        let width = match font {
            _ if source.starts_with('$') => formula(source),
            Font::Typewriter => 5.25,
            Font::Roman => roman(source),
            // No letter grows more.
            Font::Bold => 1.28 * roman(source),
        };
        let mut breaks = is_space || source == "\\newline{}";
        if font == Font::Typewriter {
            self.run += 1;
            breaks |= BREAKS.contains(source) || self.run >= LONGEST_RUN;
        }
        if breaks {
            self.run = 0;
        }
        Sign { source, width, breaks, is_space }
    }
}

fn formula(source: &str) -> f64 {
    match source {
        "$\\star$" => 5.0,
        // `\ge`, `\le`, the minus.
        _ => 7.78,
    }
}

/// Letters by their width in points. Accents take no room of their own.
const ROMAN: [(f64, &str); 20] = [
    (2.78, "!',.:;[]`il|’‘·"),
    (3.06, "fj"),
    (3.33, " -\u{a0}"),
    (3.61, "I_"),
    (3.89, "()t"),
    (3.94, "rs"),
    (4.44, "cez"),
    (4.72, "?"),
    (5.00, "$*/0123456789^ago{}~\"“”„–"),
    (5.14, "J"),
    (5.28, "kqvxy"),
    (5.56, "Sbdhnpu"),
    (6.25, "LZ"),
    (6.81, "EFP"),
    (7.22, "BCTw"),
    (7.64, "ADHNRUVXY"),
    (7.85, "&+=@KOQG×"),
    (8.33, "#%m"),
    (9.17, "M"),
    (10.28, "W—"),
];

/// Letters with accents, each behind the letter that is as wide.
const ACCENTED: &str = "aāąàáâäã cčćç eēęèéêëė gģğ iīíîïı kķ lļł nņńñ oōóòöõø rŗ sšśș tțť uūúüůų \
                        yý zžźż AĀĄ CČĆ EĒĘĖ GĢ IĪ KĶ LĻŁ NŅŃ OŌÓÖ SŠŚ UŪÜ ZŽŹŻ";

fn base(letter: char) -> char {
    let group = ACCENTED.split_whitespace().find(|group| group.contains(letter));
    group.and_then(|group| group.chars().next()).unwrap_or(letter)
}

fn roman(source: &str) -> f64 {
    /// The widest letter that is usual: for signs that were not measured.
    const UNKNOWN: f64 = 7.78;
    match source {
        "\\," => 1.67,
        "\\dots{}" => 13.34,
        "\\newline{}" => 0.0,
        "\\textless{}" | "\\textgreater{}" => 7.78,
        "\\textbar{}" => 2.78,
        "{\\char34}" | "\\textbackslash{}" => 5.0,
        "\\textasciitilde{}" | "\\textasciicircum{}" => 5.0,
        _ => {
            let letter = source.trim_start_matches('\\').chars().next().map(base);
            let is_letter = |letters: &str| letter.is_some_and(|letter| letters.contains(letter));
            let known = ROMAN.iter().find(|(_, letters)| is_letter(letters));
            known.map_or(UNKNOWN, |(width, _)| *width)
        }
    }
}
