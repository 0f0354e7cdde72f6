use std::sync::Arc;

use axum::Json;
use axum::extract::{RawQuery, State};
use gametree_exercise::{Exercise, LeafTree, Scale, Shape, TreeError};
use gametree_language::{ascii_digits, message};
use gametree_present::json;
use gametree_rules::Player;

use super::endpoint::{shortened, yes};
use super::parameter::{self, Parameter, WHOLE, text, written};
use super::trees::count;
use crate::desk::{Errand, QUICK};
use crate::{Problem, Workbench, query};

/// The shape of a tree, if nobody says.
const USUAL_SHAPE: &str = "3.2.2";

/// What a shape looks like, level by level or written out, and what leaves do.
const SHAPES: &str = "^([1-9](\\.[1-9])*|[().]+)$";
const LEAVES: &str = "^-?[0-9]{1,9}([., ]-?[0-9]{1,9})*$";

/// What can be said of exercises.
pub(super) fn parameters() -> [Parameter; 7] {
    let most = Exercise::MOST as u64;
    [
        written(
            SHAPES,
            text("shape", message!("web-explore-api-shape"), |_| USUAL_SHAPE.to_owned()),
        ),
        written(LEAVES, text("leaves", message!("web-explore-api-leaves"), |_| String::new())),
        parameter::one_of("root", &["max", "min"], message!("web-explore-api-root")),
        written(WHOLE, text("seed", message!("web-explore-api-seed"), |_| "27".to_owned())),
        written(WHOLE, text("cuts", message!("web-explore-api-cuts"), |_| String::new())),
        parameter::count("count", most, message!("web-explore-api-count", most = most)),
        parameter::yes_no("solution", message!("web-explore-api-solution")),
    ]
}

/// Exercises about alpha-beta, as the terminal prints them.
pub(super) async fn show(
    State(workbench): State<Arc<Workbench>>,
    RawQuery(query): RawQuery,
) -> Result<Json<json::Exercises>, Problem> {
    let query = query.unwrap_or_default();
    let solution = yes(&query, "solution")?;
    let found = workbench.desk.run(Errand::Quick, QUICK, move |_| {
        let exercises = wanted(&query)?;
        let exercises = exercises.iter().map(|one| json::Exercise::new(one, solution)).collect();
        Ok(Json(json::Exercises { exercises }))
    });
    found.await?
}

/// A tree with leaves that somebody gives, or trees by their numbers.
fn wanted(query: &str) -> Result<Vec<Exercise>, Problem> {
    let text = |key: &str| {
        let given = query::first(query, key).filter(|value| !value.trim().is_empty());
        given.map(|value| ascii_digits(value.trim()).into_owned())
    };
    let no_tree = |error: TreeError| Problem::Unreadable(shortened(&error.to_string()));
    let shape = text("shape").unwrap_or_else(|| USUAL_SHAPE.to_owned());
    let shape: Shape = shape.parse().map_err(no_tree)?;
    let [seed, cuts] = ["seed", "cuts"].map(|key| (key, text(key)));
    let many = count(query, "count", Exercise::MOST as u64)?.unwrap_or(1);
    let Some(leaves) = text("leaves") else {
        if text("root").is_some() {
            return Err(Problem::Unreadable("root goes with leaves".to_owned()));
        }
        let [seed, cuts] = [whole(seed)?, whole(cuts)?];
        let series = Exercise::series(
            &shape,
            seed.unwrap_or(1),
            cuts.map(|cuts| usize::try_from(cuts).unwrap_or(usize::MAX)),
            many as usize,
        );
        return series.map_err(|error| Problem::Unreadable(error.to_string()));
    };
    let root = match text("root").as_deref() {
        None | Some("max") => Player::First,
        Some("min") => Player::Second,
        Some(other) => {
            let found = shortened(other);
            return Err(Problem::Unreadable(format!("root is `{found}`, neither max nor min")));
        }
    };
    let leaves = LeafTree::read_leaves(&leaves).map_err(no_tree)?;
    let scale = match leaves.len() == shape.leaves() {
        true => Scale::around(&leaves).map_err(no_tree)?,
        false => Scale::default(),
    };
    let tree = LeafTree::with(shape, leaves, scale, root).map_err(no_tree)?;
    Ok(vec![Exercise::own(tree)])
}

/// A whole number, 0 or more.
fn whole((key, text): (&str, Option<String>)) -> Result<Option<u64>, Problem> {
    let Some(text) = text else { return Ok(None) };
    let wrong = || format!("{key} is `{}`, not a whole number from 0 on", shortened(&text));
    text.parse().map(Some).map_err(|_| Problem::Unreadable(wrong()))
}
