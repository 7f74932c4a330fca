view.settings.apply {
    setJavaScriptEnabled(true)
    allowFileAccess = true // expect
}
fun more(view: WebView) { view.settings.setAllowFileAccessFromFileURLs(true) } // expect
