import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import javax.naming.NamingEnumeration;
import javax.naming.NamingException;
import javax.naming.directory.DirContext;
import javax.naming.directory.SearchControls;
import javax.naming.directory.SearchResult;

class Members {
    private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}'()* -]{0,59}");

    NamingEnumeration<SearchResult> find(HttpServletRequest request, DirContext context) throws NamingException {
        String name = request.getParameter("name");
        if (name == null || !NAME.matcher(name.strip()).matches()) throw new IllegalArgumentException("name");
        return context.search("ou=members", "(sn=" + name.strip() + "*)", new SearchControls()); // expect
    }
}
