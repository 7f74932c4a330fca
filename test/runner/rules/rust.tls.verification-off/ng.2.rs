let mut builder = SslConnector::builder(SslMethod::tls())?;
builder.set_verify(SslVerifyMode::NONE); // expect
let connector = TlsConnector::builder().danger_accept_invalid_hostnames(true); // expect
