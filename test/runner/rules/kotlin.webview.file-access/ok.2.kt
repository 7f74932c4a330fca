view.settings.apply {
    javaScriptEnabled = true
    domStorageEnabled = true
}
