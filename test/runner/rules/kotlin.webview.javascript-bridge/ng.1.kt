override fun onCreate(state: Bundle?) {
    webView.addJavascriptInterface(Bridge(this), "Android") // expect
}
