use axum::extract::{Path, Query};

async fn fetch(Query(q): Query<HashMap<String, String>>) -> String {
    reqwest::get(&q["url"]).await.unwrap().text().await.unwrap() // expect
}
