use actix_web::{web, HttpRequest, Result};

async fn download(req: HttpRequest) -> Result<NamedFile> {
    let name = req.match_info().query("name");
    Ok(NamedFile::open(format!("./files/{name}"))?) // expect
}
