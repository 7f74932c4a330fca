class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    XPath xpath = XPathFactory.newInstance().newXPath();
    xpath.evaluate("//user[name='" + value + "']", document); // expect
    xpath.compile("//user[@id=" + value + "]"); // expect
  }
}
