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
    this.title = values.get(0);
  }

  Report(String path, int count) {
    this.title = path;
  }

  void print(Map<String, String> values) {}

  void print(List<String> values) throws Exception {
    Runtime.getRuntime().exec("sh -c " + values.get(0)); // expect
  }
}

class Summary extends Report {
  Summary(Object values) {
    super(values);
  }

  void print(Object values) throws Exception {
    super.print(values);
  }
}

class ReportServlet extends HttpServlet {
  protected void doGet(HttpServletRequest request, HttpServletResponse response) throws Exception {
    Object values = Values.of(request.getParameter("values"));
    Runtime.getRuntime().exec("sh -c " + new Report(values).title); // expect
    Runtime.getRuntime().exec("sh -c " + new Summary(values).title); // expect
    new Summary("").print(values);
    StringBuilder first = new StringBuilder();
    StringBuilder second = new StringBuilder();
    StringBuilder either = request.getParameter("other") == null ? first : second;
    either.append(request.getParameter("path"));
    Runtime.getRuntime().exec("sh -c " + second.toString()); // expect
  }
}
