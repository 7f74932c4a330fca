class Reader {
  void configure(WebSettings settings) {
    settings.setJavaScriptEnabled(true);
  }
}
