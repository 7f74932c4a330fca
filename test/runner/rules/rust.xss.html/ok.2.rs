async fn hello(id: web::Path<u32>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/html").body(format!("<p>{id}</p>"))
}
