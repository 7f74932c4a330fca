class Page extends Activity {
  void setUp(WebView view) {
    view.getSettings().setAllowUniversalAccessFromFileURLs(true); // expect
  }
}
