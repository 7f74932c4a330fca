async fn tool(q: web::Query<HashMap<String, String>>) -> HttpResponse {
    let name = q.get("tool").cloned().unwrap_or_default();
    let _ = Command::new(name).output(); // expect
    HttpResponse::Ok().finish()
}
