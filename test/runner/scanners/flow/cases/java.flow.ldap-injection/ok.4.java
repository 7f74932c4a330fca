class Case extends HttpServlet {
  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    context.search("ou=people", "(uid=" + inFilter(request.getParameter("user")) + ")", controls);
    context.search("ou=people", "(cn=" + withoutSigns(request.getParameter("name")) + ")", controls);
  }

  static String inFilter(String text) {
    StringBuilder out = new StringBuilder();
    for (char sign : text.toCharArray()) {
      switch (sign) {
        case '*':
          out.append("\\2a");
          break;
        case '(':
          out.append("\\28");
          break;
        case ')':
          out.append("\\29");
          break;
        default:
          out.append(sign);
      }
    }
    return out.toString();
  }

  static String withoutSigns(String text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if ("()*\\".indexOf(sign) < 0) {
        out.append(sign);
      }
    }
    return out.toString();
  }
}
