class Filter {
  void allow(HttpServletResponse response) {
    response.setHeader("Access-Control-Allow-Origin", "https://app.example.com");
  }
}
