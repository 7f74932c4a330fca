SSL_CTX *make(void) {
  return SSL_CTX_new(TLS_client_method());
}
