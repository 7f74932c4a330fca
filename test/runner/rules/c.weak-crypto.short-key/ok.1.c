int make(RSA *rsa, BIGNUM *e) {
  return RSA_generate_key_ex(rsa, 3072, e, NULL);
}
