class Ping {
  Process run(String host) throws IOException {
    return Runtime.getRuntime().exec("ping -c 1 " + host); // expect
  }
}
