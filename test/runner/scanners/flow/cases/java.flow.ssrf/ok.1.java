class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    new RestTemplate().getForObject("https://api.example.com/items/" + value, String.class);
    URI target = new URI(value);
    if (!Set.of("api.example.com").contains(target.getHost())) return;
    target.toURL().openStream();
  }
}
