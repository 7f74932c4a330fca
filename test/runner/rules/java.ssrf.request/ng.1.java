class A {
  void proxy(HttpServletRequest request) throws IOException {
    new URL(request.getParameter("url")).openStream(); // expect
    String target = request.getParameter("url");
    restTemplate.getForObject(target, String.class); // expect
    new HttpGet("http://" + request.getParameter("host") + "/"); // expect
    Jsoup.connect(target).get(); // expect
  }
}
