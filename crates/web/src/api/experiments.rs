//! Experiments that are kept, for programs. Who knows the id of one may look at it; a cookie says whose it is.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::Response;
use gametree_lab::experiment::{Kind, Plan, Sides};
use gametree_lab::json;
use gametree_lab::report::remarks_on;
use gametree_language::{Language, Message, without_marks};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::body::Body;
use super::id::Id;
use crate::edge::ProblemDocument;
use crate::games::{owner, with_owner};
use crate::lab::{Draft, Question, Run, Stage};
use crate::pages::lab::prepared;
use crate::{Problem, Visitor, Workbench};

/// An experiment to be played, as a plan file has it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, expecting = "an object")]
pub(super) struct ExperimentRequest {
    /// `compare`, players against opponents, or `tournament`, every player against every other; without it, `compare`.
    #[schemars(extend("enum" = ["compare", "tournament", null]))]
    kind: Option<String>,
    /// Specs of games, with ranges.
    games: Vec<String>,
    /// Those who are compared, with ranges.
    players: Vec<String>,
    /// Those whom all of them meet; without them, `random`. None in a tournament.
    opponents: Option<Vec<String>>,
    /// On which side the players are: `first`, `second` or `both`; without it, `both`.
    #[schemars(extend("enum" = ["first", "second", "both", null]))]
    first: Option<String>,
    /// How often a game is played where chance has a part in it; without it, 20 times, or once with openings.
    repeat: Option<u64>,
    /// How many random openings each game is begun with; without it, the game's own start.
    openings: Option<u64>,
    /// Random plies that make an opening.
    plies: Option<u32>,
    /// What all chance follows from; without it, 0.
    seed: Option<u64>,
    /// When a tournament of two may end early: `elo0=0,elo1=10`.
    #[schemars(regex(
        pattern = r"^(elo[01]|alpha|beta)=-?[0-9.]+(,(elo[01]|alpha|beta)=-?[0-9.]+)*$"
    ))]
    sprt: Option<String>,
}

/// An experiment that is kept, and what its games show so far.
#[derive(Serialize, JsonSchema)]
pub(super) struct KeptExperiment {
    #[serde(flatten)]
    head: ExperimentHead,
    /// The plan, as a file has it.
    plan: String,
    /// How long the rest takes, in milliseconds; null if nobody can say.
    left_ms: Option<f64>,
    /// What the games show; null as long as there is none.
    result: Option<json::Experiment>,
    /// Why it cannot go on; null if it can.
    problem: Option<ProblemDocument>,
}

/// Which experiment it is, and how far.
#[derive(Serialize, JsonSchema)]
pub(super) struct ExperimentHead {
    /// Its name, which nobody can guess.
    id: String,
    /// Where it can be asked for again.
    location: String,
    /// `waiting`, `running`, `stopped`, `finished` or `failed`.
    status: &'static str,
    /// When it was asked for, in milliseconds since 1970.
    created: i64,
    /// Games that are there.
    games: u64,
    /// Games that its plan asks for.
    planned: u64,
}

/// Experiments of somebody.
#[derive(Serialize, JsonSchema)]
pub(super) struct KeptExperiments {
    /// The latest first.
    experiments: Vec<ExperimentHead>,
}

/// Where they are found.
pub(super) const PLACE: &str = "/api/v1/experiments";

/// The largest number in the file of a plan.
const MOST: u64 = i64::MAX as u64;
/// Games are repeated so often, if nobody says.
const USUAL_REPEAT: u64 = 20;

type Bench = State<Arc<Workbench>>;

impl ExperimentRequest {
    fn plan(self) -> Result<Plan, Problem> {
        let wrong = |key: &str, found: &str| Problem::Unreadable(format!("{key} is `{found}`"));
        let kind = match self.kind.as_deref() {
            None | Some("compare") => Kind::Compare,
            Some("tournament") => Kind::Tournament,
            Some(other) => return Err(wrong("kind", other)),
        };
        let first = self.first.as_deref().unwrap_or(Sides::Both.name());
        let first = first.parse().map_err(|()| wrong("first", first))?;
        let sprt = self.sprt.map(|text| text.parse().map_err(|_: String| wrong("sprt", &text)));
        let opponents = self.opponents.unwrap_or_else(|| match kind {
            Kind::Compare => vec!["random".to_owned()],
            Kind::Tournament => Vec::new(),
        });
        let openings = self.openings.unwrap_or(0);
        let usual = if openings == 0 { USUAL_REPEAT } else { 1 };
        Ok(Plan {
            kind,
            games: self.games,
            players: self.players,
            opponents,
            first,
            repeat: self.repeat.unwrap_or(usual),
            openings,
            plies: self.plies,
            seed: self.seed.unwrap_or(0),
            times: false,
            grade: 0,
            sprt: sprt.transpose()?,
        })
    }
}

/// Begins an experiment.
pub(super) async fn begin(
    State(workbench): Bench,
    visitor: Visitor,
    Body(wanted): Body<ExperimentRequest>,
) -> Result<Response, Problem> {
    let plan = wanted.plan()?;
    // What is written out below is what a file can hold, so this is asked before.
    let numbers = [("seed", plan.seed), ("repeat", plan.repeat), ("openings", plan.openings)];
    if let Some((key, number)) = numbers.into_iter().find(|(_, number)| *number > MOST) {
        return Err(Problem::Unreadable(format!("{key} is {number}; the most is {MOST}")));
    }
    let plan = plan.to_string();
    let draft = Draft { question: Question::Own, plan, ..Draft::default() };
    let ready = prepared(&workbench, &draft).await?;
    let owner = owner(&visitor)?;
    let run = workbench.lab.create(&owner, &draft, ready, None).await?;
    let location = [(header::LOCATION, format!("{PLACE}/{}", run.id))];
    let kept = kept(&workbench, &run).await?;
    Ok(with_owner(&visitor, &owner, (StatusCode::CREATED, location, kept)))
}

/// The experiments of whoever asks.
pub(super) async fn list(
    State(workbench): Bench,
    visitor: Visitor,
) -> Result<Json<KeptExperiments>, Problem> {
    let runs = workbench.lab.list(visitor.owner.as_deref()).await?;
    let experiments = runs.iter().map(|run| {
        let record = run.record();
        let stage = workbench.lab.stage(run);
        head(run, stage, workbench.lab.games_of(run), record.planned)
    });
    Ok(Json(KeptExperiments { experiments: experiments.collect() }))
}

/// An experiment as it is now.
pub(super) async fn show(
    State(workbench): Bench,
    Id(id): Id,
) -> Result<Json<KeptExperiment>, Problem> {
    let run = workbench.lab.find(&id).await?;
    kept(&workbench, &run).await
}

/// Stops an experiment of whoever asks.
pub(super) async fn stop(
    State(workbench): Bench,
    visitor: Visitor,
    Id(id): Id,
) -> Result<Json<KeptExperiment>, Problem> {
    let run = workbench.lab.stop(&id, visitor.owner.as_deref()).await?;
    kept(&workbench, &run).await
}

/// Lets it go on.
pub(super) async fn go_on(
    State(workbench): Bench,
    visitor: Visitor,
    Id(id): Id,
) -> Result<Json<KeptExperiment>, Problem> {
    let run = workbench.lab.go_on(&id, visitor.owner.as_deref()).await?;
    kept(&workbench, &run).await
}

/// Deletes it.
pub(super) async fn delete(
    State(workbench): Bench,
    visitor: Visitor,
    Id(id): Id,
) -> Result<StatusCode, Problem> {
    workbench.lab.delete(&id, visitor.owner.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn head(run: &Run, stage: Stage, games: u64, planned: u64) -> ExperimentHead {
    ExperimentHead {
        id: run.id.clone(),
        location: format!("{PLACE}/{}", run.id),
        status: stage.name(),
        created: run.record().created,
        games,
        planned,
    }
}

async fn kept(workbench: &Workbench, run: &Arc<Run>) -> Result<Json<KeptExperiment>, Problem> {
    let look = workbench.lab.look(run).await?;
    let result = look.run(&workbench.catalogue).map(|shown| {
        let say = |note: &Message| without_marks(&Language::English.say(note)).into_owned();
        let notes = remarks_on(&shown).iter().map(say).collect();
        json::Experiment::new(&shown, notes, None, &say)
    });
    let problem = match look.stage {
        Stage::Failed(failure) => {
            let problem = Problem::Store { reason: failure.message(), passes: false };
            Some(ProblemDocument::from(&problem))
        }
        _ => None,
    };
    Ok(Json(KeptExperiment {
        head: head(run, look.stage, look.games, look.experiment.len()),
        plan: look.experiment.plan().to_string(),
        left_ms: look.left.map(|left| left.as_secs_f64() * 1000.0),
        result,
        problem,
    }))
}
