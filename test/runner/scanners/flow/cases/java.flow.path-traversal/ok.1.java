class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    File file = new File("/srv/files", value);
    if (!file.getCanonicalPath().startsWith("/srv/files/")) throw new SecurityException("outside");
    new FileInputStream(file);
    new FileReader("/srv/" + FilenameUtils.getName(value));
  }
}
