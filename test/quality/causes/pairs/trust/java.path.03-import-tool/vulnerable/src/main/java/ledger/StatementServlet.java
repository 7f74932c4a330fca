package ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Paths;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class StatementServlet extends HttpServlet {
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String name = request.getParameter("statement");
        byte[] content = Files.readAllBytes(Paths.get("/var/ledger/statements/" + name)); // expect high
        response.getOutputStream().write(content);
    }
}
