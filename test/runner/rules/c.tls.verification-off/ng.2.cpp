void connect(SSL_CTX *context) {
  SSL_CTX_set_verify(context, SSL_VERIFY_NONE, nullptr); // expect
  stream.set_verify_mode(boost::asio::ssl::verify_none); // expect
}
