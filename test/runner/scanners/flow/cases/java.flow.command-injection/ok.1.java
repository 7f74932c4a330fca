class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    new ProcessBuilder(List.of("ping", "-c", "1", value)).start();
    Runtime.getRuntime().exec(new String[] {"ls", "-l"});
  }
}
