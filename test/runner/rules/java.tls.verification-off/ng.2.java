class TrustAll implements X509TrustManager {
  public void checkClientTrusted(X509Certificate[] chain, String type) {}
  public void checkServerTrusted(X509Certificate[] chain, String type) {} // expect
}
