int set(EVP_PKEY_CTX *context) {
  return EVP_PKEY_CTX_set_rsa_keygen_bits(context, 2048);
}
