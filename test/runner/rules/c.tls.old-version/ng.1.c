SSL_CTX *make(void) {
  return SSL_CTX_new(TLSv1_client_method()); // expect
}
