class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    ObjectInputStream input = new ObjectInputStream(request.getInputStream());
    input.readObject(); // expect
    new XStream().fromXML(value); // expect
  }
}
