class Reader {
  void configure(WebSettings settings) {
    settings.setJavaScriptEnabled(true);
    settings.setAllowFileAccessFromFileURLs(true); // expect
  }
}
