class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    new ScriptEngineManager().getEngineByName("js").eval(value); // expect
  }
}
