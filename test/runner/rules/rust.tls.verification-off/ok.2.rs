builder.set_verify(SslVerifyMode::PEER);
let b = Client::builder().danger_accept_invalid_certs(false);
