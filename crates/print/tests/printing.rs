//! PNG and PDF are what other programs take for them, and nothing is too large or left out.
#![allow(clippy::unwrap_used)]

use gametree_print::{MOST_BYTES, MOST_PIXELS, PrintError, pdf, png};

fn svg(width: u32, height: u32, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\">{body}</svg>"
    )
}

const RED: &str = "<rect width=\"30\" height=\"20\" fill=\"#ff0000\"/>";

/// Width and height, as a PNG says them.
fn size(png: &[u8]) -> [u32; 2] {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().unwrap()))
}

/// How many pixels are dark.
fn ink(svg: &str) -> usize {
    let pixmap = tiny_skia::Pixmap::decode_png(&png(svg).unwrap()).unwrap();
    pixmap.pixels().iter().filter(|pixel| pixel.alpha() > 128).count()
}

/// Words are found wherever they stand, so that a picture is not taken for one without fonts.
#[test]
fn words_within_groups_are_drawn() {
    let words = "<g><g><text y=\"15\" font-size=\"14\">abc</text></g></g>";
    assert!(ink(&svg(60, 20, words)) > 50);
    assert!(pdf(&svg(60, 20, words), None).is_ok());
}

#[test]
fn a_png_has_twice_the_pixels() {
    assert_eq!(size(&png(&svg(30, 20, RED)).unwrap()), [60, 40]);
    assert_eq!(ink(&svg(30, 20, RED)), 2400);
}

#[test]
fn what_is_large_has_fewer_pixels_or_is_refused() {
    assert_eq!(size(&png(&svg(6000, 5000, RED)).unwrap()), [6000, 5000]);
    let Err(PrintError::TooManyPixels { found }) = png(&svg(60_000, 5000, RED)) else {
        panic!("that is too large")
    };
    assert!(found > MOST_PIXELS);
    let long = svg(10, 10, &" ".repeat(MOST_BYTES as usize));
    assert!(matches!(png(&long), Err(PrintError::TooManyBytes { .. })));
    assert!(matches!(pdf(&long, None), Err(PrintError::TooManyBytes { .. })));
}

#[test]
fn what_is_no_picture_is_refused() {
    for text in ["", "words", "<svg", "<html/>"] {
        assert!(matches!(png(text), Err(PrintError::Unreadable { .. })), "{text}");
        assert!(matches!(pdf(text, None), Err(PrintError::Unreadable { .. })), "{text}");
    }
}

/// The letters of all our languages, and the signs of trees.
#[test]
fn letters_are_drawn() {
    for words in ["MAX", "ģēķļņšūž", "ąćęłńóśźż", "بازیکن اول، نوبت", "−∞ ≤ ≥ α β × → ›", "✂ ★"]
    {
        let text = format!(
            "<text x=\"5\" y=\"30\" font-size=\"20\" \
             font-family=\"'DejaVu Sans', sans-serif\">{words}</text>"
        );
        assert!(ink(&svg(400, 60, &text)) > 50, "{words}");
    }
}

#[test]
fn a_letter_that_no_font_has_is_named() {
    let text = svg(100, 40, "<text x=\"5\" y=\"30\">a\u{10fffd}</text>");
    let refused = PrintError::NoFont { letter: "\u{10fffd}".to_owned() };
    assert_eq!(png(&text), Err(refused.clone()));
    assert_eq!(pdf(&text, None), Err(refused));
}

/// Reads the table at the end of a PDF, and looks whether objects are where it says.
fn objects(pdf: &[u8]) -> usize {
    let find = |from: usize, words: &[u8]| {
        from + pdf[from..].windows(words.len()).position(|it| it == words).unwrap()
    };
    let start = pdf.windows(10).rposition(|it| it == b"\nstartxref").unwrap();
    let number = |from: usize| -> usize {
        let digits = pdf[from..].iter().take_while(|sign| sign.is_ascii_digit());
        let digits: Vec<u8> = digits.copied().collect();
        String::from_utf8(digits).unwrap().parse().unwrap()
    };
    let table = number(start + 11);
    assert!(pdf[table..].starts_with(b"xref\n0 "));
    let count = number(table + 7);
    let entries = find(table, b"65535 f \n") + 9;
    for object in 1..count {
        let entry = entries + (object - 1) * 20;
        let begins = number(entry);
        assert!(pdf[begins..].starts_with(format!("{object} 0 obj\n").as_bytes()), "{object}");
    }
    count - 1
}

#[test]
fn a_pdf_is_in_order() {
    let one = pdf(&svg(30, 20, RED), None).unwrap();
    assert!(one.starts_with(b"%PDF-1.4\n") && one.ends_with(b"%%EOF\n"));
    assert_eq!(objects(&one), 4);
    let text = String::from_utf8_lossy(&one).into_owned();
    assert!(text.contains("/MediaBox [0 0 22.50 15.00]") && text.contains("/Count 1"), "{text}");
}

#[test]
fn a_long_picture_has_pages() {
    for (height, pages) in [(90, 1), (100, 1), (101, 2), (300, 3)] {
        let pdf = pdf(&svg(30, height, RED), Some(100.0)).unwrap();
        assert_eq!(objects(&pdf), 2 + 2 * pages, "{height}");
        let text = String::from_utf8_lossy(&pdf).into_owned();
        assert_eq!(text.matches("/MediaBox [0 0 22.50 75.00]").count(), pages);
    }
}
