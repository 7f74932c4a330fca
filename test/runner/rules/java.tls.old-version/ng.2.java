class Sockets {
  void open(SSLSocket socket) {
    socket.setEnabledProtocols(new String[] {"TLSv1", "TLSv1.2"}); // expect
    System.setProperty("https.protocols", "TLSv1,TLSv1.1"); // expect
  }
}
