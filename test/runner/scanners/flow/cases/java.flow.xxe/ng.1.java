class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(request.getInputStream()); // expect
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.createXMLStreamReader(request.getInputStream()); // expect
  }
}
