mod boxes;
mod branches;
mod foot;
mod labels;
mod legend;
mod outline;
mod plan;

use std::fmt::{self, Write};

use gametree_language::{Language, message};
use gametree_search::Exit;

use self::foot::Foot;
use self::labels::{beside_sizes, measured, stacked_sizes};
use self::outline::Pages;
use self::plan::{Plan, Sizes, Spot};
use super::words::value_text;
use super::{Sheet, Tree, TreeNode, in_one_piece, in_pieces};
use crate::paragraph::Paragraph;
use crate::svg::Look;
use crate::{Drawing, Svg, TextStyle};

const GAP: f64 = 14.0;
const LEVEL_GAP: f64 = 46.0;
const MARGIN: f64 = 24.0;
/// Between the tree and what stands above or below it.
const APART: f64 = 18.0;
/// Pictures that keep to no page are at least so wide.
const NARROWEST: f64 = 560.0;
/// A tree that is a little too large for its page is drawn so much smaller before it becomes an outline.
const SMALLEST: f64 = 0.8;

/// The tree as a picture: small boards in the nodes, MAX and MIN told apart by shape and colour, values
/// and windows, cuts with their reasons, the best line highlighted. `name` is what it is called for those
/// who cannot see it.
pub fn tree_svg(tree: &Tree, name: &str, language: Language) -> Svg {
    Sheet::default().svg(tree, name, language)
}

/// [`tree_svg`] as a file of its own, piece by piece.
pub fn write_svg(out: &mut dyn Write, tree: &Tree, name: &str, language: Language) -> fmt::Result {
    Sheet::default().write_svg(out, tree, name, language)
}

impl Sheet {
    /// [`tree_svg`] on this sheet.
    pub fn svg(&self, tree: &Tree, name: &str, language: Language) -> Svg {
        let picture = Picture::new(tree, self, language);
        Svg { body: in_one_piece(|out| picture.body(out)), ..picture.frame(name) }
    }

    /// [`write_svg`] on this sheet.
    pub fn write_svg(
        &self,
        out: &mut dyn Write,
        tree: &Tree,
        name: &str,
        language: Language,
    ) -> fmt::Result {
        let picture = Picture::new(tree, self, language);
        out.write_str(&picture.frame(name).file_head())?;
        picture.body(out)?;
        out.write_str(Svg::TAIL)
    }
}

/// About how many bytes [`write_svg`] would write, by the board of the root.
pub fn picture_bytes(tree: &Tree) -> u64 {
    const WORDS: u64 = 1_100;
    let root = tree.nodes.first().and_then(TreeNode::position);
    let board = root.map_or(0, |root| tree.boards.draw(root).body.len() as u64);
    (board + WORDS).saturating_mul(tree.nodes.len() as u64)
}

struct Picture<'a> {
    tree: &'a Tree,
    style: TextStyle,
    /// The nodes that a merged node of the best line stands for.
    merged_line: Vec<usize>,
    /// The widest board.
    board: f64,
    plan: Plan,
    heading: Option<Paragraph>,
    foot: Foot,
    /// Where the upper left corner of the tree is, and where the foot begins.
    corner: [f64; 2],
    foot_top: f64,
    width: f64,
    height: f64,
    /// How much smaller than that it is shown.
    scale: f64,
}

impl<'a> Picture<'a> {
    fn new(tree: &'a Tree, sheet: &Sheet, language: Language) -> Self {
        let style = TextStyle::plain(language);
        let board = measured((0..tree.nodes.len()).filter_map(|index| board(tree, index)));
        let tidy = Plan::tidy(tree, stacked_sizes(tree, board, &style));
        let around = |room: f64| Around::new(tree, sheet, room, language);
        let room = (tidy.width).max(sheet.page.width().unwrap_or(NARROWEST) - 2.0 * MARGIN);
        let (width, height) = (room + 2.0 * MARGIN, around(room).height(tidy.height));
        let scale = sheet.page.width().map_or(1.0, |most| most / width);
        let scale = scale.min(sheet.page.height().map_or(1.0, |most| most / height)).min(1.0);
        if scale >= SMALLEST {
            let width = sheet.page.width().map_or(width, |width| width / scale);
            let height = sheet.page.height().map_or(height, |height| height / scale);
            let around = around(width - 2.0 * MARGIN);
            let foot_top = MARGIN + around.above() + tidy.height + APART;
            return Picture::of(
                tree,
                style,
                board[0],
                tidy,
                around,
                [width, height, foot_top],
                scale,
            );
        }
        let sizes = beside_sizes(tree, board, &style);
        Picture::outline(tree, sheet, style, board[0], sizes)
    }

    /// A tree that is too large for its page: a little smaller if it then fits one.
    fn outline(tree: &'a Tree, sheet: &Sheet, style: TextStyle, board: f64, sizes: Sizes) -> Self {
        let deepest = tree.nodes.iter().map(|node| node.ply).max().unwrap_or(0) as f64;
        let narrowest = sizes.width + deepest * Plan::LEAST_INDENT + 2.0 * MARGIN;
        let most = sheet.page.width().unwrap_or(narrowest);
        let scale = (most / narrowest).min(1.0);
        let at = |scale: f64| Picture::outline_at(tree, sheet, style, board, sizes, scale);
        let smaller = [1.0, 0.95, 0.9, 0.85, SMALLEST].map(|part| part * scale);
        let one_page = |picture: &Self| {
            sheet.page.height().is_none_or(|page| picture.height * picture.scale < 1.5 * page)
        };
        smaller.into_iter().map(at).find(one_page).unwrap_or_else(|| at(scale))
    }

    fn outline_at(
        tree: &'a Tree,
        sheet: &Sheet,
        style: TextStyle,
        board: f64,
        sizes: Sizes,
        scale: f64,
    ) -> Self {
        let width = sheet.page.width().unwrap_or(NARROWEST) / scale;
        let page = sheet.page.height().map(|height| height / scale);
        let around = Around::new(tree, sheet, width - 2.0 * MARGIN, style.language);
        let (above, below) = (around.above(), around.foot.height() + APART);
        // The foot stands on the first page, unless that leaves too little room for the tree.
        let foot_first = page.is_none_or(|page| page - 2.0 * MARGIN - above - below > page / 2.0);
        let pages = page.map(|height| {
            let other = height - 2.0 * MARGIN;
            let first = other - above - if foot_first { below } else { 0.0 };
            Pages { height, heading: above, room: [first, other] }
        });
        let plan = Plan::outline(tree, sizes, width - 2.0 * MARGIN, pages);
        let bottom = MARGIN + above + plan.height;
        let (height, foot_top) = match page {
            None => (bottom + below + MARGIN, bottom + APART),
            Some(page) => {
                let pages = (bottom / page).ceil().max(1.0);
                match (foot_first, pages > 1.0) {
                    (true, false) => (page, bottom + APART),
                    (true, true) => (pages * page, page - MARGIN - around.foot.height()),
                    (false, _) => ((pages + 1.0) * page, pages * page + MARGIN),
                }
            }
        };
        Picture::of(tree, style, board, plan, around, [width, height, foot_top], scale)
    }

    fn of(
        tree: &'a Tree,
        style: TextStyle,
        board: f64,
        plan: Plan,
        around: Around,
        [width, height, foot_top]: [f64; 3],
        scale: f64,
    ) -> Self {
        let merged_line = tree.line.iter().filter_map(|&node| tree.original_of(node)).collect();
        // A tree stands in the middle, and an outline begins where lines do.
        let left = if plan.is_tidy() { (width - plan.width) / 2.0 } else { MARGIN };
        let corner = [left, MARGIN + around.above()];
        let Around { heading, foot } = around;
        Picture {
            tree,
            style,
            merged_line,
            board,
            plan,
            heading,
            foot,
            corner,
            foot_top,
            width,
            height,
            scale,
        }
    }

    /// The picture without its elements.
    fn frame(&self, name: &str) -> Svg {
        Svg {
            title: name.to_owned(),
            description: self.description(),
            language: self.style.language,
            view: [0.0, 0.0, self.width, self.height],
            scale: self.scale,
            body: String::new(),
            look: Look::Small,
        }
    }

    /// The box of a node on the page.
    fn spot(&self, index: usize) -> Spot {
        let spot = self.plan.spots[index];
        Spot { x: spot.x + self.corner[0], y: spot.y + self.corner[1], ..spot }
    }

    fn description(&self) -> String {
        let tree = self.tree;
        let root = tree.nodes.first().and_then(TreeNode::position);
        let value = root.map(|root| value_text(root, tree, &self.style)).unwrap_or_default();
        let moves = tree.line.iter().map(|&node| tree.nodes[node].mv.as_str());
        let line: Vec<&str> = moves.filter(|mv| !mv.is_empty()).collect();
        let cuts = tree.nodes.iter().filter_map(TreeNode::position);
        let cuts = cuts.filter(|position| position.exit == Some(Exit::Cut)).count();
        self.style.say(&message!(
            "tree-description",
            nodes = tree.nodes.iter().filter(|node| node.position().is_some()).count(),
            value = value,
            line = line.join(" "),
            cuts = cuts
        ))
    }

    fn body(&self, out: &mut dyn Write) -> fmt::Result {
        let nodes = 0..self.tree.nodes.len();
        in_pieces(out, nodes.clone(), |svg, index| self.branch(svg, index))?;
        in_pieces(out, nodes.clone(), |svg, index| self.move_label(svg, index))?;
        in_pieces(out, nodes, |svg, index| self.node(svg, index))?;
        let mut svg = String::new();
        self.ways(&mut svg);
        if let Some(heading) = &self.heading {
            heading.write(&mut svg, [MARGIN, MARGIN], self.style.language);
        }
        self.foot.write(&mut svg, [MARGIN, self.foot_top]);
        out.write_str(&svg)
    }
}

/// What stands above and below a tree.
struct Around {
    heading: Option<Paragraph>,
    foot: Foot,
}

impl Around {
    fn new(tree: &Tree, sheet: &Sheet, room: f64, language: Language) -> Self {
        let heading = sheet.title.as_deref().filter(|title| !title.trim().is_empty());
        Around {
            heading: heading
                .map(|title| Paragraph::new(title, "value words", 16.0, room).apart(language)),
            foot: Foot::new(tree, sheet, room, language),
        }
    }

    fn above(&self) -> f64 {
        self.heading.as_ref().map_or(0.0, |heading| heading.height() + APART)
    }

    /// Of the whole picture, if the tree is so high.
    fn height(&self, tree: f64) -> f64 {
        2.0 * MARGIN + self.above() + tree + APART + self.foot.height()
    }
}

/// The board of a node, if it has a box with one. Drawn anew for each use: all boards of a tree may take
/// more memory than there is.
fn board(tree: &Tree, index: usize) -> Option<Drawing> {
    let position = tree.nodes[index].position()?;
    tree.original_of(index).is_none().then(|| tree.boards.draw(position))
}
