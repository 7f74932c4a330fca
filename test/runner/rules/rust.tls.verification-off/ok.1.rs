fn client() -> reqwest::Result<Client> {
    Client::builder().add_root_certificate(certificate).build()
}
