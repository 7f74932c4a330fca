use axum::extract::{Path, Query};

async fn show(Path(name): Path<String>) -> Vec<u8> {
    let Some(file) = std::path::Path::new(&name).file_name() else { return vec![] };
    tokio::fs::read(PathBuf::from("/srv/notes").join(file)).await.unwrap_or_default()
}
