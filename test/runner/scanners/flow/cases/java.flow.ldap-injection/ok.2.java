package dir;

import javax.naming.*;
import javax.naming.directory.*;
import javax.servlet.http.*;

public class PeopleServlet extends HttpServlet {
    private DirContext context;

    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        String uid = request.getParameter("uid");
        String filter = "(&(objectclass=person)(uid={0}))";
        try {
            NamingEnumeration<SearchResult> found = context.search("ou=people", filter, new Object[] {uid}, new SearchControls());
            response.setStatus(found.hasMore() ? 200 : 404);
        } catch (NamingException e) {
            response.setStatus(500);
        }
    }
}
