use axum::extract::{Path, Query};

async fn out(Query(q): Query<HashMap<String, String>>) -> Redirect {
    let next = if q["next"].starts_with("/app/") { &q["next"] } else { "/" };
    Redirect::to(next)
}
