int make(RSA *rsa, BIGNUM *e) {
  return RSA_generate_key_ex(rsa, 1024, e, NULL); // expect
}
