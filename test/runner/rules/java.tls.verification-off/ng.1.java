class A {
  TrustManager[] all = new TrustManager[] {
    new X509TrustManager() {
      public void checkServerTrusted(X509Certificate[] chain, String type) {} // expect
      public X509Certificate[] getAcceptedIssuers() { return null; }
    }
  };
  void set() {
    connection.setHostnameVerifier((host, session) -> true); // expect
    builder.setSSLHostnameVerifier(NoopHostnameVerifier.INSTANCE); // expect
    new HostnameVerifier() {
      public boolean verify(String host, SSLSession session) { return true; } // expect
    };
    new NoopHostnameVerifier(); // expect
  }
}
