use axum::extract::{Path, Query};

async fn show(Path(name): Path<String>) -> Vec<u8> {
    let full = PathBuf::from("/srv/notes").join(name);
    tokio::fs::read(full).await.unwrap_or_default() // expect
}
