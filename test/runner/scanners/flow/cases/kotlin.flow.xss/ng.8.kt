import android.app.Activity
import android.net.Uri
import android.webkit.WebView

class PageActivity : Activity() {
    lateinit var webView: WebView

    fun any() {
        val url = intent.getStringExtra("url") ?: return
        webView.loadUrl(url) // expect
    }

    fun part() {
        val url = intent.getStringExtra("url") ?: return
        if (url.contains("example.com")) webView.loadUrl(url) // expect
    }

    fun end() {
        val url = intent.getStringExtra("url") ?: return
        val host = Uri.parse(url).host ?: return
        if (host.endsWith("example.com")) webView.loadUrl(url) // expect
    }

    fun script() {
        val text = intent.getStringExtra("text") ?: return
        if (Uri.parse(text).host == "example.com") webView.evaluateJavascript(text, null) // expect
    }
}
