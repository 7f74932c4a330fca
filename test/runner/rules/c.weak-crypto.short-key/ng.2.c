int set(EVP_PKEY_CTX *context) {
  EVP_PKEY *key = EVP_RSA_gen(512); // expect
  return EVP_PKEY_CTX_set_rsa_keygen_bits(context, 1024); // expect
}
