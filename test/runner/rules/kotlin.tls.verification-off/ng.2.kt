fun build() = OkHttpClient.Builder()
val client = builder.hostnameVerifier { _, _ -> true } // expect
class Any : HostnameVerifier {
    override fun verify(host: String, session: SSLSession) = true // expect
}
