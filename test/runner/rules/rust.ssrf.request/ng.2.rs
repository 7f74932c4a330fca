async fn relay(client: web::Data<Client>, form: web::Form<Relay>) -> HttpResponse {
    let reply = client.post(&form.target).send().await; // expect
    HttpResponse::Ok().finish()
}
