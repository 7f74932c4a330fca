async fn back(form: web::Form<Login>) -> Redirect {
    save(form).await;
    Redirect::to("/home")
}
