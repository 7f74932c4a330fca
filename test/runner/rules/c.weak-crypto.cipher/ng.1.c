int seal(EVP_CIPHER_CTX *context) {
  return EVP_EncryptInit_ex(context, EVP_aes_128_ecb(), NULL, key, NULL); // expect
}
