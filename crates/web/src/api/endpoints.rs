//! The list of what programs can ask for. Routes, description and pages come from here.

use axum::http::StatusCode;
use gametree_language::{Message, message};
use gametree_present::json::{Exercises, Games, Rules, Show, Tree};
use serde_json::{Map, Value, json};

use super::analyses::AnalysisRequest;
use super::endpoint::{Endpoint, Verb};
use super::examples::Examples;
use super::experiments::{ExperimentRequest, KeptExperiment, KeptExperiments};
use super::games::{GameRequest, KeptGame, KeptGames, MoveRequest, SavedGameFile};
use super::reports::Reports;
use super::reproductions::ReproductionRequest;
use super::solutions::SolutionRequest;
use super::sweeps::SweepRequest;
use super::task::{Assignment, Task};
use super::{exercises, experiments, games, openapi, parameter, positions, reports, task, trees};
use crate::problem::ProblemKind;

/// What may be wrong with a way to a position.
const WAY: [ProblemKind; 4] =
    [ProblemKind::Spec, ProblemKind::Position, ProblemKind::Move, ProblemKind::TooLong];

/// Why something may not be solved.
const UNSOLVED: [ProblemKind; 2] = [ProblemKind::TooLarge, ProblemKind::Unsolved];

/// All of them, in the order in which they are explained.
pub(super) fn endpoints() -> Vec<Endpoint> {
    let mut all = looking();
    all.extend(playing());
    all.extend(tasks::<AnalysisRequest>(
        "analysis",
        message!("web-api-begin-analysis"),
        |given| json!({ "spec": given.spec, "moves": given.moves, "search": given.search }),
        &[&WAY[..], &UNSOLVED, &[ProblemKind::Search, ProblemKind::Limit]].concat(),
    ));
    all.extend(tasks::<SolutionRequest>(
        "solution",
        message!("web-api-begin-solution"),
        |given| json!({ "spec": given.spec, "moves": given.moves }),
        &[&WAY[..], &UNSOLVED].concat(),
    ));
    all.extend(tasks::<SweepRequest>(
        "sweep",
        message!("web-api-begin-sweep"),
        |given| json!({ "spec": given.family }),
        &[ProblemKind::Spec, ProblemKind::Family, ProblemKind::Limit],
    ));
    all.push(
        Endpoint::new(
            Verb::Get,
            "/api/v1/reports",
            "list_reports",
            message!("web-api-list-reports"),
            reports::list,
        )
        .answering::<Reports>(StatusCode::OK),
    );
    all.extend(tasks::<ReproductionRequest>(
        "reproduction",
        message!("web-api-begin-reproduction"),
        |_| json!({ "report": "000" }),
        &[ProblemKind::Store],
    ));
    all.extend(experimenting());
    all
}

/// What is only looked at.
fn looking() -> Vec<Endpoint> {
    let document = message!("web-api-openapi");
    let catalogue = message!("web-api-catalogue");
    let rules = message!("web-api-rules");
    let position = message!("web-api-position");
    let tree = message!("web-api-tree");
    let asked = message!("web-explore-api");
    vec![
        Endpoint::new(Verb::Get, "/api/v1/openapi.json", "openapi", document, openapi::show)
            .answering::<Map<String, Value>>(StatusCode::OK),
        Endpoint::new(Verb::Get, "/api/v1/catalogue", "catalogue", catalogue, positions::catalogue)
            .answering::<Games>(StatusCode::OK),
        Endpoint::new(Verb::Get, "/api/v1/rules/{*spec}", "rules", rules, positions::rules)
            .with([parameter::spec()])
            .answering::<Rules>(StatusCode::OK)
            .refusing([ProblemKind::Spec, ProblemKind::TooLong, ProblemKind::Busy]),
        Endpoint::new(
            Verb::Get,
            "/api/v1/positions/{*spec}",
            "position",
            position,
            positions::show,
        )
        .with(parameter::place())
        .answering::<Show>(StatusCode::OK)
        .refusing(WAY),
        Endpoint::new(Verb::Get, "/api/v1/trees/{*spec}", "tree", tree, trees::show)
            .with(parameter::place())
            .with(trees::parameters())
            .answering::<Tree<'_>>(StatusCode::OK)
            .refusing(WAY)
            .refusing([ProblemKind::Search, ProblemKind::Limit])
            .refusing([ProblemKind::Finished, ProblemKind::Busy]),
        Endpoint::new(Verb::Get, "/api/v1/exercises", "exercises", asked, exercises::show)
            .with(exercises::parameters())
            .answering::<Exercises>(StatusCode::OK)
            .refusing([ProblemKind::Limit, ProblemKind::Busy]),
    ]
}

/// What can be done with games that are kept.
fn playing() -> Vec<Endpoint> {
    const ALL: &str = "/api/v1/games";
    const ONE: &str = "/api/v1/games/{id}";
    let begin = message!("web-api-begin-game");
    let list = message!("web-api-list-games");
    let import = message!("web-api-import-game");
    let saved = message!("web-api-saved-game");
    let show = message!("web-api-show-game");
    let delete = message!("web-api-delete-game");
    let made = message!("web-api-make-move");
    let undo = message!("web-api-undo");
    let redo = message!("web-api-redo");
    let now = message!("web-api-move-now");
    let path = |step: &str| format!("{ONE}/{step}");
    let endpoints = [
        Endpoint::new(Verb::Post, ALL, "begin_game", begin, games::begin)
            .with([parameter::owner()])
            .taking::<GameRequest>(|given| json!({ "spec": given.spec, "second_player": "easy" }))
            .answering::<KeptGame>(StatusCode::CREATED)
            .refusing(WAY)
            .refusing([ProblemKind::Player, ProblemKind::Finished]),
        Endpoint::new(Verb::Get, ALL, "list_games", list, games::list)
            .with([games::unfinished(), parameter::owner()])
            .answering::<KeptGames>(StatusCode::OK),
        Endpoint::new(Verb::Post, games::IMPORT, "import_game", import, games::import)
            .with([parameter::owner()])
            .taking::<SavedGameFile>(|given| given.saved.clone())
            .answering::<KeptGame>(StatusCode::CREATED),
        of_one(Endpoint::new(Verb::Get, ONE, "show_game", show, games::show))
            .answering::<KeptGame>(StatusCode::OK),
        of_one(Endpoint::new(Verb::Get, path("saved"), "saved_game", saved, games::saved))
            .answering::<SavedGameFile>(StatusCode::OK),
        of_one(Endpoint::new(Verb::Delete, ONE, "delete_game", delete, games::delete))
            .with([parameter::owner()])
            .silent(),
        changing(Endpoint::new(Verb::Post, path("moves"), "make_move", made, games::make_move))
            .taking::<MoveRequest>(|given| json!({ "move": given.moves.first() }))
            .refusing([ProblemKind::Move, ProblemKind::Finished]),
        changing(Endpoint::new(Verb::Post, path("undo"), "undo", undo, games::undo)),
        changing(Endpoint::new(Verb::Post, path("redo"), "redo", redo, games::redo)),
        of_one(Endpoint::new(Verb::Post, path("now"), "move_now", now, games::move_now))
            .answering::<KeptGame>(StatusCode::OK),
    ];
    endpoints.into_iter().map(|endpoint| endpoint.refusing([ProblemKind::Store])).collect()
}

/// What can be done with experiments that are kept.
fn experimenting() -> Vec<Endpoint> {
    const ALL: &str = experiments::PLACE;
    let one = format!("{ALL}/{{id}}");
    let path = |step: &str| format!("{one}/{step}");
    let begin = message!("web-api-begin-experiment");
    let list = message!("web-api-list-experiments");
    let show = message!("web-api-show-experiment");
    let stop = message!("web-api-stop-experiment");
    let go_on = message!("web-api-continue-experiment");
    let delete = message!("web-api-delete-experiment");
    let own = |endpoint: Endpoint| of_one(endpoint).with([parameter::owner()]);
    let wrong = [
        ProblemKind::Spec,
        ProblemKind::Family,
        ProblemKind::Player,
        ProblemKind::Plan,
        ProblemKind::Limit,
        ProblemKind::TooLarge,
        ProblemKind::Busy,
    ];
    let endpoints = [
        Endpoint::new(Verb::Post, ALL, "begin_experiment", begin, experiments::begin)
            .with([parameter::owner()])
            .taking::<ExperimentRequest>(|given| {
                json!({ "games": [given.spec], "players": [given.search, "easy"], "repeat": 10 })
            })
            .answering::<KeptExperiment>(StatusCode::CREATED)
            .refusing(wrong),
        Endpoint::new(Verb::Get, ALL, "list_experiments", list, experiments::list)
            .with([parameter::owner()])
            .answering::<KeptExperiments>(StatusCode::OK),
        of_one(Endpoint::new(Verb::Get, one.clone(), "show_experiment", show, experiments::show))
            .answering::<KeptExperiment>(StatusCode::OK),
        own(Endpoint::new(Verb::Post, path("stop"), "stop_experiment", stop, experiments::stop))
            .answering::<KeptExperiment>(StatusCode::OK),
        own(Endpoint::new(
            Verb::Post,
            path("continue"),
            "continue_experiment",
            go_on,
            experiments::go_on,
        ))
        .answering::<KeptExperiment>(StatusCode::OK),
        own(Endpoint::new(
            Verb::Delete,
            one.clone(),
            "delete_experiment",
            delete,
            experiments::delete,
        ))
        .silent(),
    ];
    endpoints.into_iter().map(|endpoint| endpoint.refusing([ProblemKind::Store])).collect()
}

/// What is about one thing that has a name.
fn of_one(endpoint: Endpoint) -> Endpoint {
    endpoint.with([parameter::id()]).refusing([ProblemKind::NotFound])
}

/// What changes a game in the state that somebody has seen.
fn changing(endpoint: Endpoint) -> Endpoint {
    of_one(endpoint)
        .with([parameter::if_match()])
        .answering::<KeptGame>(StatusCode::OK)
        .refusing([ProblemKind::Conflict])
}

/// What can be done with work that takes a while: begin it, look at it, listen to it, end it.
fn tasks<A: Assignment>(
    one: &str,
    summary: Message,
    example: fn(&Examples) -> Value,
    problems: &[ProblemKind],
) -> [Endpoint; 4] {
    let path = format!("{}/{{id}}", A::PLACE);
    let names = ["begin", "show", "watch", "cancel"].map(|verb| format!("{verb}_{one}"));
    let [begin, show, watch, cancel] = names;
    let begun = Endpoint::new(Verb::Post, A::PLACE, begin, summary, task::begin::<A>)
        .taking::<A>(example)
        .answering::<Task<A::Found>>(StatusCode::OK)
        .answering::<Task<A::Found>>(StatusCode::ACCEPTED)
        .refusing(problems.iter().copied())
        .refusing([ProblemKind::Busy]);
    let summary = message!("web-api-show-task");
    let shown = Endpoint::new(Verb::Get, path.clone(), show, summary, task::show::<A>)
        .answering::<Task<A::Found>>(StatusCode::OK);
    let summary = message!("web-api-watch-task");
    let events = format!("{path}/events");
    let watched = Endpoint::new(Verb::Get, events, watch, summary, task::watch::<A>)
        .telling::<Task<A::Found>>();
    let summary = message!("web-api-cancel-task");
    let cancelled = Endpoint::new(Verb::Delete, path, cancel, summary, task::cancel::<A>)
        .answering::<Task<A::Found>>(StatusCode::OK);
    [begun, of_one(shown), of_one(watched), of_one(cancelled)]
}
