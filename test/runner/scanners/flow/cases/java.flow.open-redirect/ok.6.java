import java.util.regex.Pattern;

class Returns extends HttpServlet {
  private static final Pattern PLACE = Pattern.compile("(/[A-Za-z0-9_-]+)+");
  private static final Pattern SHORT = Pattern.compile("^(?:/[\\w.-]{1,40}){1,5}/?$");

  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String place = request.getParameter("place");
    if (place != null && PLACE.matcher(place).matches()) {
      response.sendRedirect(place);
    }
    String other = request.getParameter("other");
    if (SHORT.matcher(other).matches()) {
      response.sendRedirect(other);
    }
  }
}
