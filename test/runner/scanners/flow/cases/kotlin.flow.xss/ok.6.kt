import android.app.Activity
import android.net.Uri
import android.webkit.WebView

class PageActivity : Activity() {
    lateinit var webView: WebView

    fun same() {
        val url = intent.getStringExtra("url") ?: return
        val uri = Uri.parse(url)
        if (uri.scheme == "https" && uri.host == "example.com") webView.loadUrl(url)
    }

    fun early() {
        val uri = intent.data ?: return
        if (uri.host !in HOSTS) return
        webView.loadUrl(uri.toString())
    }

    fun domain() {
        val url = intent.getStringExtra("url") ?: return
        val host = Uri.parse(url).host ?: return
        if (host == "example.com" || host.endsWith(".example.com")) webView.loadUrl(url)
    }

    fun path() {
        val id = intent.getStringExtra("id") ?: return
        webView.loadUrl("https://example.com/pages/" + id)
    }

    fun checked() {
        val url = intent.getStringExtra("url") ?: return
        if (isOwn(Uri.parse(url))) webView.loadUrl(url)
    }

    private fun isOwn(uri: Uri): Boolean = uri.scheme == "https" && uri.host == "example.com"

    companion object {
        val HOSTS = setOf("example.com", "example.org")
    }
}
