import org.springframework.ldap.core.LdapTemplate;
import org.springframework.ldap.filter.HardcodedFilter;

class Members extends HttpServlet {
  private LdapTemplate ldap;

  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    ldap.search("ou=members", new HardcodedFilter("(uid=" + value + ")").encode(), controls, MAPPER); // expect
  }
}
