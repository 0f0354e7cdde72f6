use std::fmt::Write;

/// The shape of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marker {
    /// Whether it is filled, open, or only strokes.
    class: &'static str,
    /// From its middle on, so that it can stand anywhere.
    path: &'static str,
    /// In a terminal, and in one that has nothing but ASCII.
    pub(super) letters: [char; 2],
}

const CIRCLE: &str = "m-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z";
const SQUARE: &str = "m-3.5 -3.5h7v7h-7z";
const DIAMOND: &str = "m0 -5l4.6 5l-4.6 5l-4.6 -5z";
const CROSS: &str = "m-3.6 -3.6l7.2 7.2m0 -7.2l-7.2 7.2";

impl Marker {
    /// Neighbours differ in shape and in how much ink they have.
    pub(super) const ALL: [Marker; 10] = [
        Marker { class: "solid", path: CIRCLE, letters: ['●', 'o'] },
        Marker { class: "paper open", path: SQUARE, letters: ['□', '#'] },
        Marker { class: "solid", path: "m0 -5l4.6 8h-9.2z", letters: ['▲', '^'] },
        Marker { class: "paper open", path: DIAMOND, letters: ['◇', 'x'] },
        Marker { class: "strokes", path: CROSS, letters: ['×', '*'] },
        Marker { class: "solid", path: SQUARE, letters: ['■', '@'] },
        Marker { class: "paper open", path: CIRCLE, letters: ['○', '%'] },
        Marker { class: "solid", path: DIAMOND, letters: ['◆', '&'] },
        Marker { class: "paper open", path: "m0 5l4.6 -8h-9.2z", letters: ['▽', 'v'] },
        Marker { class: "strokes", path: "m-4.8 0h9.6m-4.8 -4.8v9.6", letters: ['+', '+'] },
    ];

    /// How far it goes from its middle.
    pub(super) const REACH: f64 = 5.0;

    pub(super) fn write(self, svg: &mut String, colour: &str, [x, y]: [f64; 2]) {
        let Marker { class, path, .. } = self;
        let _ = writeln!(svg, "<path class=\"{class} {colour}\" d=\"M{x:.1} {y:.1}{path}\"/>");
    }
}
