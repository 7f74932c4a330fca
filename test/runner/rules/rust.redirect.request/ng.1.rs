use axum::extract::{Path, Query};

async fn out(Query(q): Query<HashMap<String, String>>) -> Redirect {
    Redirect::to(&q["next"]) // expect
}
