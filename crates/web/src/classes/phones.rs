//! What phones do.

use std::time::Instant;

use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use gametree_language::{Message, message};

use super::class::Refusal;
use super::code::Code;
use super::handlers::Bench;
use super::register::{Classes, LIFETIME, NoClass, Phone, Sheet};
use crate::cookie::{cookie, keep_for};
use crate::edge::as_shown;
use crate::games::{self, Form};
use crate::pages::class;
use crate::peer::Peer;
use crate::{Problem, Visitor, query};

/// What a phone is known by. It is sent to its class alone.
const PHONE_COOKIE: &str = "phone";

/// Where a code is typed.
pub(super) async fn enter(visitor: Visitor, RawQuery(asked): RawQuery) -> Response {
    let typed = asked.as_deref().and_then(|asked| query::first(asked, "code"));
    match typed.as_deref().map(str::parse::<Code>) {
        Some(Ok(code)) => Redirect::to(&visitor.on_to(&address(&code))).into_response(),
        Some(Err(_)) => unknown(&visitor, typed.as_deref().unwrap_or_default()),
        None => class::enter(&visitor, None).into_response(),
    }
}

pub(super) fn address(code: &Code) -> String {
    format!("/c/{code}")
}

pub(super) fn token(headers: &HeaderMap) -> Option<&str> {
    cookie(headers, PHONE_COOKIE)
}

/// There is no such class: the code can be typed anew.
fn unknown(visitor: &Visitor, typed: &str) -> Response {
    let typed: String = typed.chars().take(40).collect();
    let notice = message!("web-class-code-unknown", code = typed);
    as_shown(&Problem::NotFound, class::enter(visitor, Some(notice)))
}

/// What somebody with a code is told who does not come in.
fn outside(visitor: &Visitor, code: &Code, why: NoClass) -> Response {
    match why {
        NoClass::Unknown => unknown(visitor, code.as_str()),
        NoClass::Over => as_shown(&Problem::NotFound, class::over(visitor)),
        NoClass::Wait(wait) => Problem::too_often(wait).into_response(),
    }
}

/// The page of a phone.
pub(super) async fn show(
    State(workbench): Bench,
    visitor: Visitor,
    peer: Peer,
    Path(typed): Path<String>,
    RawQuery(asked): RawQuery,
    headers: HeaderMap,
) -> Response {
    let Ok(code) = typed.parse::<Code>() else { return unknown(&visitor, &typed) };
    if code.as_str() != typed {
        return Redirect::to(&visitor.on_to(&address(&code))).into_response();
    }
    let phone = Phone { code: &code, token: token(&headers), peer };
    let wants =
        |key: &str| asked.as_deref().is_some_and(|asked| query::first(asked, key).is_some());
    match workbench.classes.sheet(&phone, Instant::now()) {
        // Who comes from joining and has no seat keeps no cookies.
        Ok(sheet) if !sheet.has_seat => {
            let notice = wants("joined").then(|| message!("web-class-no-cookie"));
            class::join(&visitor, &sheet, notice).into_response()
        }
        Ok(sheet) => class::phone(&visitor, &sheet, wants("change"), None).into_response(),
        Err(why) => outside(&visitor, &code, why),
    }
}

/// A phone comes in.
pub(super) async fn join(
    State(workbench): Bench,
    visitor: Visitor,
    peer: Peer,
    Path(typed): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Ok(code) = typed.parse::<Code>() else { return Ok(unknown(&visitor, &typed)) };
    let phone = Phone { code: &code, token: token(&headers), peer };
    Ok(match workbench.classes.join(&phone, games::token()?, Instant::now()) {
        Ok(Ok(token)) => seated(&visitor, &code, &token),
        Ok(Err(refusal)) => refused(&workbench.classes, &visitor, &phone, refusal),
        Err(why) => outside(&visitor, &code, why),
    })
}

/// An answer that tells a phone what it is known by.
fn seated(visitor: &Visitor, code: &Code, token: &str) -> Response {
    let address = address(code);
    let mut response = Redirect::to(&visitor.on_to(&format!("{address}?joined"))).into_response();
    if let Some(cookie) = keep_for(PHONE_COOKIE, token, &address, LIFETIME.as_secs()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A phone answers.
pub(super) async fn answer(
    State(workbench): Bench,
    visitor: Visitor,
    peer: Peer,
    Path(typed): Path<String>,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, Problem> {
    let Ok(code) = typed.parse::<Code>() else { return Ok(unknown(&visitor, &typed)) };
    let phone = Phone { code: &code, token: token(&headers), peer };
    let stage = form.number("stage")?.unwrap_or(0);
    let answered = workbench.classes.answer(&phone, stage, form.all("marked"), Instant::now());
    Ok(match answered {
        Ok(Ok(())) => Redirect::to(&visitor.on_to(&address(&code))).into_response(),
        Ok(Err(refusal)) => refused(&workbench.classes, &visitor, &phone, refusal),
        Err(why) => outside(&visitor, &code, why),
    })
}

/// What could not be is said on the page as it is now.
fn refused(classes: &Classes, visitor: &Visitor, phone: &Phone<'_>, refusal: Refusal) -> Response {
    let (problem, notice): (Problem, Message) = match refusal {
        Refusal::Wait(wait) => return Problem::too_often(wait).into_response(),
        Refusal::Full => (Problem::Busy, message!("web-class-phone-full")),
        Refusal::Late => (Problem::Conflict, message!("web-class-late")),
        Refusal::NoSeat => (Problem::Conflict, message!("web-class-no-seat")),
    };
    let page = |sheet: Sheet| match sheet.has_seat {
        true => class::phone(visitor, &sheet, false, Some(notice)),
        false => class::join(visitor, &sheet, Some(notice)),
    };
    match classes.sheet(phone, Instant::now()) {
        Ok(sheet) => as_shown(&problem, page(sheet)),
        Err(why) => outside(visitor, phone.code, why),
    }
}
