import com.google.common.io.Files;
import java.io.File;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class PageServlet extends HttpServlet {
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws java.io.IOException {
        File page = File.createTempFile("page", ".html");
        Files.write(request.getParameter("body").getBytes(), page);
    }
}
