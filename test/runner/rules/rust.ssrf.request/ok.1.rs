use axum::extract::{Path, Query};

async fn fetch(Query(q): Query<HashMap<String, String>>) -> String {
    client.get("https://api.example.com/items").query(&q).send().await.unwrap().text().await.unwrap()
}
