fn connect(url: &str) -> Client {
    Client::builder(url).secure(false).build()
}
