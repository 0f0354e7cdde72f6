use gametree_catalogue::Catalogue;
use gametree_language::Language;
use gametree_present::Words;
use proptest::prelude::*;

/// Whatever is typed, there is an answer or a sentence in each language, never a panic.
#[test]
fn nonsense_is_answered() {
    // Braces aside: one in the answer would mean that an argument was not put in.
    let specs = prop_oneof![
        "[^{]*",
        "(multiply|stones|bits|mnk|sim|tictactoe)(:[a-z]{0,8}=[-0-9/a-z,=]{0,12}){0,3}",
        "(stones|bits|mnk):(stones|take|string|length|seed|m|n|k)=[0-9۰-۹/]{0,30}",
    ];
    let texts = prop_oneof!["[^{]{0,40}", "[-0-9/.xorb]{0,40}"];
    proptest!(|(spec in specs, position in texts.clone(), mv in texts)| {
        let say_all = |words: &dyn Words| for language in Language::ALL {
            let text = language.say(&words.message());
            assert!(!text.is_empty() && !text.contains('{'), "{text}");
        };
        let spec = Catalogue::standard().open(&spec).map_err(|error| say_all(&error));
        let mut session = spec.unwrap_or_else(|()| Catalogue::standard().open("tictactoe").unwrap());
        let _ = session.set_position(&position).map_err(|error| say_all(&error));
        let _ = session.play(&mv).map_err(|error| say_all(&error));
    });
}
