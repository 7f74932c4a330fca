class Sockets {
  void open(SSLSocket socket) throws Exception {
    SSLContext.getInstance("TLS");
    socket.setEnabledProtocols(new String[] {"TLSv1.2", "TLSv1.3"});
    System.setProperty("https.protocols", "TLSv1.3");
  }
}
