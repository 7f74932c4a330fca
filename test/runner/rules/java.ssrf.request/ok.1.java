class A {
  void proxy(HttpServletRequest request) throws IOException {
    new URL("https://example.com/").openStream();
    new URL("https://api.example.com/users/" + request.getParameter("id"));
    restTemplate.getForObject(baseUrl + request.getParameter("id"), String.class);
    new URL(hosts.get(request.getParameter("region")));
    URI.create("https://example.com/");
  }
}
