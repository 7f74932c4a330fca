override fun onCreate(state: Bundle?) {
    WebViewCompat.addWebMessageListener(webView, "app", setOf("https://app.example.com"), listener)
}
