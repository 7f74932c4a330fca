fn run(program: &str) {
    Command::new(program).status().unwrap();
}

async fn tool(q: web::Query<Tool>) -> HttpResponse {
    let _ = Command::new("/usr/bin/uptime").output();
    HttpResponse::Ok().finish()
}
