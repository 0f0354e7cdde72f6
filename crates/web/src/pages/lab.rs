//! The lab: a question fills a plan, a run answers it while nobody has to look.

mod comparison;
mod findings;
mod index;
mod lanes;
mod list;
mod live;
mod papers;
mod plan_card;
mod plots;
mod run_page;
mod table;
mod watch;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use gametree_catalogue::Catalogue;
use gametree_lab::experiment::{DryRun, Experiment, Plan, Shard, dry_run};
use gametree_language::{Argument, Language, Message, message};
use gametree_present::sentence::duration;
use gametree_present::{game_kind, game_name};
use maud::{Markup, html};

use crate::desk::{Errand, QUICK};
use crate::edge::as_shown;
use crate::games::{Form, owner, with_owner};
use crate::lab::{Draft, Question, Ready, Run, ready};
use crate::{Problem, Visitor, Workbench, query};

type Bench = State<Arc<Workbench>>;

pub(crate) fn routes() -> Router<Arc<Workbench>> {
    Router::new()
        .route("/lab", get(index))
        .route("/lab", post(begin))
        .route("/lab/compare", get(comparison::page))
        .route("/lab/{id}", get(run_page::page))
        .route("/lab/{id}/events", get(watch::events))
        .route("/lab/{id}/files", get(papers::page))
        .route("/lab/{id}/files/{*name}", get(papers::file))
        .route("/lab/{id}/more", post(more))
        .route("/lab/{id}/stop", post(stop))
        .route("/lab/{id}/continue", post(go_on))
        .route("/lab/{id}/delete", post(delete))
}

/// The questions, the plan of one of them, and earlier runs. Who has chosen another question or another game gets
/// the plan that goes with it; who asks how long it takes gets told.
async fn index(
    State(workbench): Bench,
    visitor: Visitor,
    RawQuery(sent): RawQuery,
) -> Result<Response, Problem> {
    let sent = sent.unwrap_or_default();
    let mut draft = Draft::read(&sent);
    let mut notice = None;
    let mut filled = query::first(&sent, plan_card::FILLED).unwrap_or_default();
    if filled != plan_card::filled(&draft) {
        if draft.game.is_empty() {
            let entry = workbench.catalogue.entries().first().ok_or(Problem::NotFound)?;
            draft.game = entry.parameters.example.to_owned();
        }
        let before = plan_card::filled_before(&workbench, &filled);
        match draft.refilled(&workbench.catalogue, before.as_ref()) {
            Ok(refilled) => {
                draft = refilled;
                filled = plan_card::filled(&draft);
            }
            Err(problem) => notice = Some(problem),
        }
    }
    let asks = query::first(&sent, plan_card::ESTIMATE).is_some();
    let estimate = match asks && notice.is_none() {
        true => match estimate(&workbench, &draft).await {
            Ok(estimate) => Some(estimate),
            Err(problem) if problem.status().is_client_error() => {
                notice = Some(problem);
                None
            }
            Err(problem) => return Err(problem),
        },
        false => None,
    };
    // Whoever has to wait for that gets the page without it.
    let plan = match notice {
        None => prepared(&workbench, &draft).await.ok().map(|ready| ready.plan),
        Some(_) => None,
    };
    let shown = index::Shown { draft, filled, notice, estimate, plan };
    let page = index::page(&workbench, &visitor, &shown).await;
    Ok(match shown.notice {
        Some(problem) => as_shown(&problem, page),
        None => page.into_response(),
    })
}

/// How many games there are, and how long they take.
async fn estimate(workbench: &Arc<Workbench>, draft: &Draft) -> Result<DryRun, Problem> {
    let (catalogue, draft) = (Arc::clone(&workbench.catalogue), draft.clone());
    let tried = workbench.desk.run(Errand::Quick, QUICK, move |work| {
        let ready = ready(draft.plan(&catalogue)?, &catalogue)?;
        let tried = dry_run(&ready.experiment, Shard::WHOLE, work);
        tried.map_err(|_| Problem::Internal)
    });
    tried.await?
}

/// Looks at the plan of a draft, which may take a moment.
pub(crate) async fn prepared(workbench: &Workbench, draft: &Draft) -> Result<Ready, Problem> {
    let (catalogue, draft) = (Arc::clone(&workbench.catalogue), draft.clone());
    let looked = workbench.desk.run(Errand::Quick, QUICK, move |_| {
        let plan = draft.plan(&catalogue)?;
        ready(plan, &catalogue)
    });
    looked.await?
}

/// Begins a run.
async fn begin(
    State(workbench): Bench,
    visitor: Visitor,
    body: String,
) -> Result<Response, Problem> {
    let draft = Draft::read(&body);
    // Without scripts the fields may still be those of another question or game: nobody has seen such a plan.
    let filled = query::first(&body, plan_card::FILLED);
    let is_for_another = filled.as_ref().is_some_and(|filled| *filled != plan_card::filled(&draft));
    let filled = filled.unwrap_or_else(|| plan_card::filled(&draft));
    let before = plan_card::filled_before(&workbench, &filled);
    if is_for_another && let Ok(draft) = draft.refilled(&workbench.catalogue, before.as_ref()) {
        let problem = Problem::Plan(message!("web-lab-filled-anew"));
        let filled = plan_card::filled(&draft);
        return Ok(refused(&workbench, &visitor, draft, filled, problem).await);
    }
    let from = query::first(&body, plan_card::FROM);
    match begun(&workbench, &visitor, &draft, from.as_deref()).await {
        Ok(begun) => Ok(begun),
        Err(problem) if problem.status().is_client_error() => {
            Ok(refused(&workbench, &visitor, draft, filled, problem).await)
        }
        Err(problem) => Err(problem),
    }
}

/// The form as it was sent, and why nothing came of it.
async fn refused(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    draft: Draft,
    filled: String,
    problem: Problem,
) -> Response {
    let notice = Some(problem.clone());
    let shown = index::Shown { draft, filled, notice, estimate: None, plan: None };
    as_shown(&problem, index::page(workbench, visitor, &shown).await)
}

async fn begun(
    workbench: &Arc<Workbench>,
    visitor: &Visitor,
    draft: &Draft,
    from: Option<&str>,
) -> Result<Response, Problem> {
    let ready = prepared(workbench, draft).await?;
    let earlier = match from {
        Some(id) => known(workbench, id).await.ok(),
        None => None,
    };
    let earlier = earlier.filter(|(_, known)| {
        Plan { repeat: ready.plan.repeat, ..known.plan().clone() } == ready.plan
    });
    start(workbench, visitor, draft, ready, earlier).await
}

/// A run, with what its plan comes to.
async fn known(workbench: &Workbench, id: &str) -> Result<(Arc<Run>, Arc<Experiment>), Problem> {
    let run = workbench.lab.find(id).await?;
    let look = workbench.lab.look(&run).await?;
    Ok((run, Arc::clone(&look.experiment)))
}

/// Begins a run, with the games of an earlier one, if there is one, and goes there.
async fn start(
    workbench: &Workbench,
    visitor: &Visitor,
    draft: &Draft,
    ready: Ready,
    earlier: Option<(Arc<Run>, Arc<Experiment>)>,
) -> Result<Response, Problem> {
    let owner = owner(visitor)?;
    // Whoever asks for the very same games again has them already.
    if let Some((same, known)) = &earlier
        && same.is_of(Some(&owner))
        && *known.plan() == ready.plan
    {
        return Ok(Redirect::to(&same.address()).into_response());
    }
    let from = earlier.as_ref().map(|(run, _)| run.id.as_str());
    let run = workbench.lab.create(&owner, draft, ready, from).await?;
    Ok(with_owner(visitor, &owner, Redirect::to(&run.address())))
}

/// The same plan with more repetitions: a run of its own, which begins with the games that were played. Or with so
/// many openings: other games altogether.
async fn more(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let (run, known) = known(&workbench, &id).await?;
    let (catalogue, draft) = (Arc::clone(&workbench.catalogue), run.draft());
    let plan = known.plan().clone();
    let (plan, earlier) = match (form.number("openings")?, form.number("repeat")?) {
        (Some(openings), _) => (Plan { openings, repeat: 1, ..plan }, None),
        (None, Some(repeat)) => (Plan { repeat, ..plan }, Some((run, known))),
        (None, None) => return Err(Problem::Unreadable("repeat".to_owned())),
    };
    let looked = workbench.desk.run(Errand::Quick, QUICK, move |_| {
        let ready = ready(plan, &catalogue)?;
        Ok::<_, Problem>((longer(&catalogue, &draft, &ready), ready))
    });
    let (draft, ready) = looked.await??;
    start(&workbench, &visitor, &draft, ready, earlier).await
}

/// What would have to be filled in for more games; if that cannot be said by the fields, the plan itself.
fn longer(catalogue: &Catalogue, draft: &Draft, ready: &Ready) -> Draft {
    let experiment = &ready.experiment;
    let games = (0..experiment.contests().len()).map(|contest| experiment.games_of(contest)).max();
    let longer = Draft {
        games: games.unwrap_or(0).to_string(),
        openings: ready.plan.openings.to_string(),
        ..draft.clone()
    };
    match longer.plan(catalogue) {
        Ok(comes_to) if comes_to == ready.plan => longer,
        _ => Draft { question: Question::Own, plan: ready.plan.to_string(), ..longer },
    }
}

async fn stop(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let run = workbench.lab.stop(&id, visitor.owner.as_deref()).await?;
    Ok(Redirect::to(&run.address()))
}

async fn go_on(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let run = workbench.lab.go_on(&id, visitor.owner.as_deref()).await?;
    Ok(Redirect::to(&run.address()))
}

async fn delete(
    State(workbench): Bench,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    workbench.lab.delete(&id, visitor.owner.as_deref()).await?;
    Ok(Redirect::to("/lab#runs"))
}

/// What the games of a plan are called: one by its name, several by what they have in common.
pub(super) fn games_called(workbench: &Workbench, games: &[String]) -> Argument {
    let one = matches!(games, [one] if !one.contains(".."));
    let mut names: Vec<Message> = Vec::new();
    for spec in games {
        let Ok(entry) = workbench.catalogue.entry_of(spec) else { continue };
        let name = if one { game_name(entry, spec) } else { game_kind(entry) };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    Argument::list(names, ", ")
}

/// What is over sooner is not worth a number.
const SOON: Duration = Duration::from_secs(1);

/// A guess at a time: nobody knows its tenths of seconds.
fn roughly(time: Duration) -> Message {
    let seconds = time.as_secs_f64().round() as u64;
    match seconds {
        0..60 => message!("duration-seconds", time = seconds),
        _ => duration(Duration::from_secs(seconds)),
    }
}

/// When, as everybody writes it: a day and a time of the world's clock. A script makes it the reader's own time.
pub(crate) fn date(language: Language, milliseconds: i64) -> Markup {
    let (days, seconds) =
        (milliseconds.div_euclid(86_400_000), milliseconds.rem_euclid(86_400_000) / 1000);
    let [year, month, day] = day_of(days);
    let day = format!("{year:04}-{month:02}-{day:02}");
    let time = format!("{:02}:{:02}", seconds / 3600, seconds / 60 % 60);
    let text = language.write(&Argument::Text(format!("{day} {time} UTC")).isolated());
    html! { time datetime=(format!("{day}T{time}Z")) { (text) } }
}

/// The year, month and day of a day since 1970 (Howard Hinnant's way to count from the first of March).
fn day_of(days: i64) -> [i64; 3] {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (day, month) =
        (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    [year + era * 400 + i64::from(month <= 2), month, day]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_names() {
        for (days, date) in [
            (0, [1970, 1, 1]),
            (58, [1970, 2, 28]),
            (59, [1970, 3, 1]),
            (11_016, [2000, 2, 29]),
            (20_775, [2026, 11, 18]),
            (-1, [1969, 12, 31]),
        ] {
            assert_eq!(day_of(days), date, "{days}");
        }
        // One after the other, through leap years and none.
        let mut last = day_of(-200_000);
        for days in -199_999..200_000 {
            let [year, month, day] = day_of(days);
            let next = [[year, month, day - 1], [year, month - 1, last[2]], [year - 1, 12, 31]];
            let expected = if day > 1 {
                0
            } else if month > 1 {
                1
            } else {
                2
            };
            assert_eq!(last, next[expected], "{days}");
            last = [year, month, day];
        }
    }
}
