import javax.servlet.http.HttpServletRequest;

class Varargs {
  enum Unit { WEB, WORKER }

  @PostMapping("/restart")
  void restart(@PathVariable Unit unit) throws Exception {
    new ProcessBuilder("sh", "-c", "systemctl restart " + unit.name()).start();
  }

  void run(HttpServletRequest request) throws Exception {
    new ProcessBuilder("ls", "-l", request.getParameter("name")).start();
  }
}
