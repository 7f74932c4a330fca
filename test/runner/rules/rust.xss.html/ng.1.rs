use axum::extract::{Path, Query};

async fn hello(Query(q): Query<Greeting>) -> Html<String> {
    Html(format!("<h1>Hello {}</h1>", q.name)) // expect
}
