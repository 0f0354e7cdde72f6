/// What a picture of a tree is put on, and what stands around it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sheet {
    /// A heading above the tree.
    pub title: Option<String>,
    /// Words below it.
    pub caption: Option<String>,
    /// How large it may be.
    pub page: Page,
}

/// How large a picture may be. A tree that is too wide for it stands as an outline, in columns: every node
/// below its parent and a little to the right of it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Page {
    /// As large as it gets.
    #[default]
    Free,
    /// So many pixels wide, and as high as it gets.
    Wide(f64),
    /// Pages of this width and height, one below the other.
    Pages([f64; 2]),
}

impl Page {
    /// A sheet of A4, upright, at 96 pixels an inch.
    pub const A4: Page = Page::Pages([794.0, 1123.0]);
    /// The same, lying.
    pub const LANDSCAPE: Page = Page::Pages([1123.0, 794.0]);
    /// What a projector shows: few pixels, so that letters are large.
    pub const SCREEN: Page = Page::Pages([1280.0, 720.0]);

    /// The width that is kept to.
    pub const fn width(self) -> Option<f64> {
        match self {
            Page::Free => None,
            Page::Wide(width) | Page::Pages([width, _]) => Some(width),
        }
    }

    /// The height of a page.
    pub const fn height(self) -> Option<f64> {
        match self {
            Page::Free | Page::Wide(_) => None,
            Page::Pages([_, height]) => Some(height),
        }
    }
}
