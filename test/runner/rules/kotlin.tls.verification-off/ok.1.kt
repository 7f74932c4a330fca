class Pinned(private val inner: X509TrustManager) : X509TrustManager {
    override fun checkServerTrusted(chain: Array<X509Certificate>, authType: String) {
        inner.checkServerTrusted(chain, authType)
    }
}
