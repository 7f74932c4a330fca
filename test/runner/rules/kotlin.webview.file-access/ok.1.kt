fun setUp(view: WebView) {
    view.settings.allowFileAccess = false
}
