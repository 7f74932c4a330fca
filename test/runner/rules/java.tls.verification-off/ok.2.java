class Pinned implements X509TrustManager {
  public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
    inner.checkServerTrusted(chain, type);
  }
}
