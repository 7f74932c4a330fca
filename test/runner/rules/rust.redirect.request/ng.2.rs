async fn back(form: web::Form<Login>) -> HttpResponse {
    HttpResponse::Found().insert_header(("Location", form.next.as_str())).finish() // expect
}
