fun setUp(view: WebView) {
    view.loadUrl("https://app.example.com")
    view.removeJavascriptInterface("app")
}
