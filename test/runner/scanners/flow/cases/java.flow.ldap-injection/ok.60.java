import org.springframework.ldap.core.LdapTemplate;
import org.springframework.ldap.filter.AndFilter;
import org.springframework.ldap.filter.EqualsFilter;

class Staff extends HttpServlet {
  private LdapTemplate ldap;

  void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String value = request.getParameter("value");
    ldap.search("ou=staff", new EqualsFilter("uid", value).encode(), controls, MAPPER);
    AndFilter both = new AndFilter();
    both.and(new EqualsFilter("uid", value));
    ldap.search("ou=staff", both.encode(), controls, MAPPER);
  }
}
