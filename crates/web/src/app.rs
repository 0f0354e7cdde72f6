use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::{Workbench, api, assets, classes, edge, games, guard, large, pages, settings};

/// The whole workbench as one service. It knows no port, so that tests can ask it directly.
pub fn app(workbench: Workbench) -> Router {
    let workbench = Arc::new(workbench);
    Router::new()
        .route("/", get(pages::home::page))
        .route("/help", get(pages::help::page))
        .route("/rules/{*spec}", get(pages::rules::page))
        .route("/settings", post(settings::change))
        .merge(games::routes())
        .merge(pages::play::routes())
        .merge(pages::tree::routes())
        .merge(pages::solve::routes())
        .merge(classes::routes())
        .merge(pages::explore::routes())
        .merge(pages::reports::routes())
        .merge(pages::lab::routes())
        .merge(api::routes())
        .route("/assets/{version}/{name}", get(assets::file))
        .fallback(edge::nothing_here)
        .method_not_allowed_fallback(edge::not_like_that)
        .with_state(Arc::clone(&workbench))
        .layer(middleware::from_fn(edge::in_time))
        .layer(middleware::from_fn(guard::check))
        .layer(middleware::from_fn_with_state(large::Room::default(), large::within))
        .layer(middleware::from_fn_with_state(workbench, edge::show_problems))
        .layer(DefaultBodyLimit::max(guard::LARGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(middleware::map_response(guard::headers))
}
