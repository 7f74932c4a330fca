static const char *api_key = "9f8e7d6c5b4a39281706"; // expect
const char wifi_password[] = "mX92kk-Lq81z"; // expect
