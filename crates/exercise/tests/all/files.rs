//! Files of answers: everything that is meant is read, everything else refused with its place.

use gametree_exercise::{
    AnswersFault, Checked, Given, MOST_ANSWERS, MOST_EXERCISES, TreeError, generate, read_answers,
};

const LEAVES: &str = "0 7 5 2 4 4 1 2 3 0 6 7";

fn one(text: &str) -> Given {
    let given = read_answers(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(given.len(), 1, "{text}");
    given[0].clone()
}

#[test]
fn many_ways_to_write_one_answer() {
    let right = one(&format!(r#"{{"shape":"3.2.2","leaves":"{LEAVES}","cuts":["2.2","3.2"]}}"#));
    assert!(Checked::new(vec![right.clone()]).is_right());
    let list = "[0,7,5,2,4,4,1,2,3,0,6,7]";
    let texts = [
        format!(r#" [{{"shape":"3.2.2","leaves":{list},"cuts":"2·2 3·2"}}]"#),
        format!(
            r#"{{"exercises":[{{"shape":"3.2.2","leaves":{list},"cuts":["3.2","2.2"],"root":"max"}}]}}"#
        ),
        format!("shape,leaves,cuts\n3.2.2,{LEAVES},2.2 3.2\n"),
        format!("\u{feff}cuts;leaves;shape\r\n2.2 3.2;{LEAVES};3.2.2\r\n\r\n"),
        format!("shape\tcuts\tleaves\n3.2.2\t2-2, 3-2\t{LEAVES}"),
        format!("shape,leaves,cuts\n\"3.2.2\",\"{}\",\"2.2,3.2\"", LEAVES.replace(' ', ",")),
        "shape,leaves,cuts,scale,root\n۳.۲.۲,۰ ۷ ۵ ۲ ۴ ۴ ۱ ۲ ۳ ۰ ۶ ۷,۲.۲ ۳.۲,۰..۱۰,MAX".to_owned(),
    ];
    for text in texts {
        assert_eq!(one(&text), right, "{text}");
    }
}

#[test]
fn a_seed_is_a_tree() {
    let tree = generate(&"3.3".parse().unwrap(), 9, Some(2)).unwrap();
    let given =
        one("name,shape,seed,cuts_wanted,cuts,value,leaves_looked_at\nAnna \"A\",3.3,9,2,,−1,3");
    assert_eq!((given.tree.clone(), given.value, given.leaves), (tree.clone(), Some(-1), Some(3)));
    assert_eq!(given.name.as_deref(), Some("Anna \"A\""));
    assert!(given.answer.marked.is_empty());
    let same = format!(
        r#"{{"shape":"3.3","seed":9,"cuts_wanted":2,"leaves":"{}","cuts":[]}}"#,
        tree.leaves_text()
    );
    assert_eq!(one(&same).tree, tree);
    let other = same.replace("\"seed\":9", "\"seed\":8");
    let fault = read_answers(&other).unwrap_err().fault;
    assert_eq!(fault, AnswersFault::OtherLeaves { seed: 8 });
    // Who has filled in nothing has not said that nothing is cut.
    for unanswered in [same.replace("[]", "null"), same.replace(",\"cuts\":[]", "")] {
        let fault = read_answers(&unanswered).unwrap_err().fault;
        assert_eq!(fault, AnswersFault::Unanswered, "{unanswered}");
    }
}

#[test]
fn what_cannot_be_read_has_a_place() {
    let refused = |text: &str| {
        let error = read_answers(text).expect_err(text);
        (error.line, error.column, error.fault)
    };
    let number = |text: &str| AnswersFault::Number { text: text.to_owned() };
    for (text, place, fault) in [
        ("", (1, 1), AnswersFault::Empty),
        (" \n\n", (1, 1), AnswersFault::Empty),
        ("[]", (1, 1), AnswersFault::Empty),
        ("shape,cuts\n", (1, 1), AnswersFault::Empty),
        ("shape,leaves\n", (1, 1), AnswersFault::ColumnMissing { name: "cuts" }),
        ("shape,cuts,shape\n", (1, 12), AnswersFault::ColumnTwice { name: "shape".to_owned() }),
        ("shape,cut\n", (1, 7), AnswersFault::UnknownColumn { name: "cut".to_owned() }),
        ("shape,cuts\n3.3,2.2,4", (2, 9), AnswersFault::Fields { given: 3, columns: 2 }),
        ("shape,cuts\n3.3,2.2\n", (2, 1), AnswersFault::NoTree),
        ("shape,seed,cuts\n3.3,x,2.2\n", (2, 5), number("x")),
        ("shape,seed,cuts\n3.3,-1,2.2\n", (2, 5), number("-1")),
        ("shape,cuts,seed\n3.3,\"2.2\"x,1", (2, 5), AnswersFault::Quotes),
        ("shape,cuts,seed\n3.3,\"2.2,1", (2, 5), AnswersFault::Quotes),
        ("shape,cuts,seed,root\n\n3.3,2.2,1,min\n", (3, 1), AnswersFault::OtherLeaves { seed: 1 }),
        (
            "shape,cuts,leaves,root\n2,,1 2,mix\n",
            (2, 8),
            AnswersFault::Root { text: "mix".to_owned() },
        ),
        (
            "shape,cuts,seed\n3.3,4.1,1\n3.x,,1\n",
            (3, 1),
            AnswersFault::Tree(TreeError::Shape { text: "3.x".to_owned() }),
        ),
        (
            "[\n  {\"shape\":\"2\",\"leaves\":[1,2],\"cuts\":[]},\n  {\"shape\":\"2\",\"leaves\":[1],\"cuts\":[]}]",
            (3, 3),
            AnswersFault::Tree(TreeError::Values { given: 1, leaves: 2 }),
        ),
    ] {
        let (line, column, found) = refused(text);
        assert_eq!(((line, column), found), (place, fault), "{text:?}");
    }
    // A branch that is not there is no fault of the file.
    let given = read_answers("shape,cuts,seed\n3.3,4.1 x,1\n").unwrap();
    assert_eq!(given[0].unknown, ["4.1", "x"]);
    // What the reader of JSON says, with the place in the whole file.
    for (text, place) in [
        ("{\"shape\":3}", (1, 10)),
        ("[\n {\"shape\":\"2\",\n  \"leaf\":[1]}]", (3, 8)),
        ("[{\"shape\":\"2\"}", (1, 14)),
        ("[[1]]", (1, 3)),
    ] {
        let (line, column, fault) = refused(text);
        assert!(matches!(fault, AnswersFault::Json { .. }), "{text}: {fault:?}");
        assert_eq!((line, column), place, "{text}");
    }
    let deep = "[".repeat(100_000);
    assert!(matches!(refused(&deep).2, AnswersFault::Json { .. }));
}

#[test]
fn there_is_an_end_to_it() {
    let row = "2,,1 2\n";
    let many = |rows: usize| format!("shape,cuts,leaves\n{}", row.repeat(rows));
    assert_eq!(read_answers(&many(MOST_ANSWERS)).unwrap().len(), MOST_ANSWERS);
    let error = read_answers(&many(MOST_ANSWERS + 1)).unwrap_err();
    assert_eq!((error.line, error.fault), (MOST_ANSWERS + 2, AnswersFault::ManyAnswers));
    let objects = vec![r#"{"shape":"2","leaves":"1 2"}"#; MOST_ANSWERS + 1].join(",");
    let fault = read_answers(&format!("[{objects}]")).unwrap_err().fault;
    assert_eq!(fault, AnswersFault::ManyAnswers);
    let different = (0..=MOST_EXERCISES).map(|row| format!("2,,{} {}\n", row % 31, row / 31));
    let table = format!("shape,cuts,leaves\n{}", different.collect::<String>());
    let error = read_answers(&table).unwrap_err();
    assert_eq!((error.line, error.fault), (MOST_EXERCISES + 2, AnswersFault::ManyExercises));
}

#[test]
fn a_class_and_what_it_missed() {
    let table = format!(
        "name,shape,leaves,cuts,value,leaves_looked_at\n\
         all,3.2.2,{LEAVES},2.2 3.2,5,8\n\
         leaves,3.2.2,{LEAVES},2.2.1 2.2.2 3.2,5,\n\
         missed,3.2.2,{LEAVES},2.2,5,8\n\
         wrong,3.2.2,{LEAVES},1.2.2 2.2 3.2,5,8\n\
         value,3.2.2,{LEAVES},2.2 3.2,4,8\n\
         count,3.2.2,{LEAVES},2.2 3.2,,9\n\
         nothing,3.2.2,{LEAVES},,,\n\
         other,2.2,1 2 3 4,,3,\n"
    );
    let checked = Checked::new(read_answers(&table).unwrap());
    assert_eq!((checked.exercises.len(), checked.right(), checked.is_right()), (2, 3, false));
    let right: Vec<&str> = checked
        .answers
        .iter()
        .filter(|answer| answer.is_right(checked.searched(answer)))
        .filter_map(|answer| answer.given.name.as_deref())
        .collect();
    assert_eq!(right, ["all", "leaves", "other"]);
    let first = &checked.exercises[0];
    assert_eq!((first.answers, first.right), (7, 2));
    let (branch, missed) = first.most_missed().unwrap();
    assert_eq!((first.tree.branch(branch).to_string().as_str(), missed), ("3.2", 2));
    assert_eq!(checked.exercises[1].most_missed(), None);
}
