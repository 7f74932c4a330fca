import java.util.List;
import java.util.Map;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

class Report {
  protected String title;

  Report(Map<String, String> values) {
    this.title = "none";
  }

  Report(List<String> values) {
    this.title = "list";
  }

  Report(String path) {
    this.title = path;
  }
}

class Summary extends Report {
  Summary(List<String> values) {
    super(values);
  }
}

class ReportServlet extends HttpServlet {
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    String path = request.getParameter("path");
    Runtime.getRuntime().exec("sh -c " + new Report(1).title);
    Runtime.getRuntime().exec("sh -c " + new Summary(List.of(path)).title);
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder("ls");
    first.append(path);
    Runtime.getRuntime().exec("sh -c " + second.toString());
  }
}
