use axum::extract::{Path, Query};

async fn run(Path(tool): Path<String>) -> String {
    let out = tokio::process::Command::new(format!("/opt/tools/{tool}")).output().await.unwrap(); // expect
    String::from_utf8_lossy(&out.stdout).into_owned()
}
