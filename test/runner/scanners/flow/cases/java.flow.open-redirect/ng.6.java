import java.util.regex.Pattern;

class Returns extends HttpServlet {
  private static final Pattern PLACE = Pattern.compile("(/[A-Za-z0-9.]*)+");

  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String place = request.getParameter("place");
    if (place != null && PLACE.matcher(place).matches()) {
      response.sendRedirect(place); // expect
    }
  }
}
