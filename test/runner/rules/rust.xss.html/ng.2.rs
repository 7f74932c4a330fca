async fn hello(name: web::Path<String>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/html").body(format!("<p>{name}</p>")) // expect
}
