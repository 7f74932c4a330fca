package preview

import okhttp3.OkHttpClient
import okhttp3.Request

class PreviewClient {
    private val http = OkHttpClient()

    fun length(url: String): Int {
        val request = Request.Builder().url(url).build() // expect
        return http.newCall(request).execute().use { it.body!!.string().length } // expect
    }
}
