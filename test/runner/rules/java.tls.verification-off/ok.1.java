class A {
  public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
    parent.checkServerTrusted(chain, type);
  }
  public boolean verify(String host, SSLSession session) {
    return host.equals(expected);
  }
  public boolean verify(String text) { return true; }
  void set() {
    connection.setHostnameVerifier(verifier);
    list.filter(x -> true);
  }
}
