class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    Runtime.getRuntime().exec("ping -c 1 " + value); // expect
    new ProcessBuilder(List.of("sh", "-c", "ping " + value)).start(); // expect
  }
}
