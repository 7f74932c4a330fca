import jakarta.servlet.http.*;
import java.io.*;

public class ErrorServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        PrintWriter out = response.getWriter();
        out.append("<p>").append(request.getParameter("name")).append("</p>"); // expect
    }
}
