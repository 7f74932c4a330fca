class Proxy {
  InputStream open(HttpServletRequest request) throws IOException {
    return new URL("https://api.example.com/status").openStream();
  }
}
