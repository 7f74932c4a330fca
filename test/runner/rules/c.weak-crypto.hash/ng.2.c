int sign(EVP_MD_CTX *context) {
  EVP_DigestInit_ex(context, EVP_sha1(), NULL); // expect
  const EVP_MD *md = EVP_get_digestbyname("md5"); // expect
  return 1;
}
