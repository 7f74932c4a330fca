int sign(EVP_MD_CTX *context) {
  EVP_DigestInit_ex(context, EVP_sha256(), NULL);
  return EVP_get_digestbyname("sha512") != NULL;
}
