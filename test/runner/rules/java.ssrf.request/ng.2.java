class Proxy {
  InputStream open(HttpServletRequest request) throws IOException {
    return new URL(request.getParameter("url")).openStream(); // expect
  }
}
