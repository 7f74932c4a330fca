class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    new FileInputStream("/srv/files/" + value); // expect
    Files.readAllBytes(Paths.get("/srv", value)); // expect
  }
}
