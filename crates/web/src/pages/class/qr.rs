use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// As much empty room around it as readers need.
const QUIET: usize = 4;

/// An address for a camera: always dark on light, whatever the page is. Nothing, if it is too long to be drawn.
pub(super) fn draw(address: &str, name: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else {
        return html! {};
    };
    let side = code.width() + 2 * QUIET;
    let path = path(&code);
    html! {
        // On the wall there is room for a small one; who sits far away needs it large.
        details.menu.qr-box {
            summary aria-label=(name) { (squares(side, &path)) }
            div.menu-list { (squares(side, &path)) }
        }
    }
}

fn squares(side: usize, path: &str) -> Markup {
    html! {
        svg.qr viewBox=(format!("0 0 {side} {side}")) aria-hidden="true" {
            rect width=(side) height=(side) {}
            path d=(path) {}
        }
    }
}

/// The dark squares, row by row, those side by side as one.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(code.width()).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                let (x, y, wide) = (x + QUIET, y + QUIET, run.len());
                path += &format!("M{x} {y}h{wide}v1h-{wide}z");
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The path is read back square by square, and compared with what the code is.
    #[test]
    fn every_square_is_drawn() {
        let code =
            QrCode::with_error_correction_level("http://192.168.1.20:7357/c/4f2kzz", EcLevel::M);
        let code = code.unwrap();
        let side = code.width() + 2 * QUIET;
        let mut drawn = vec![false; side * side];
        for piece in path(&code).split('M').skip(1) {
            let (x, rest) = piece.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let (wide, rest) = rest.split_once('v').unwrap();
            assert_eq!(rest, format!("1h-{wide}z"));
            let [x, y, wide]: [usize; 3] = [x, y, wide].map(|number| number.parse().unwrap());
            drawn[y * side + x..][..wide].fill(true);
        }
        for y in 0..side {
            for x in 0..side {
                let inside = |at: usize| (QUIET..side - QUIET).contains(&at);
                let dark = inside(x) && inside(y) && code[(x - QUIET, y - QUIET)] == Color::Dark;
                assert_eq!(drawn[y * side + x], dark, "{x} {y}");
            }
        }
        // The three marks at its corners.
        assert!(
            [(QUIET, QUIET), (side - QUIET - 1, QUIET), (QUIET, side - QUIET - 1)]
                .iter()
                .all(|&(x, y)| drawn[y * side + x])
        );
    }

    #[test]
    fn what_is_too_long_is_not_drawn() {
        assert_eq!(draw(&"x".repeat(5_000), "").into_string(), "");
    }
}
