import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody.Companion.toRequestBody

class Hooks(private val client: OkHttpClient, private val target: String) {
    @PostMapping("/hooks")
    fun test(@RequestParam message: String): Int {
        val request = Request.Builder()
            .url(target)
            .header("User-Agent", "hooks-test-of-the-shop/1.0 (with a long name)")
            .addHeader("X-Message", message.length.toString())
            .post(message.toRequestBody(JSON))
            .build()
        return client.newCall(request).execute().use { it.code }
    }
}
