fun setUp(view: WebView) {
    view.settings.allowUniversalAccessFromFileURLs = true // expect
}
