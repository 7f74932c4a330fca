fun setUp(view: WebView, bridge: Bridge) {
    view.settings.javaScriptEnabled = true
    view.addJavascriptInterface(bridge, "app") // expect
}
