class Ping {
  Process run() throws IOException {
    return Runtime.getRuntime().exec("uptime");
  }
}
