import java.util.function.Supplier;
import javax.servlet.http.HttpServletRequest;

class Varargs {
  void run(HttpServletRequest request) throws Exception {
    String name = request.getParameter("name");
    new ProcessBuilder("sh", "-c", "ls " + name).start(); // expect
    boolean windows = System.getProperty("os.name").contains("Windows");
    String shell;
    if (windows) {
      shell = "cmd.exe";
    } else {
      shell = "sh";
    }
    String[] line = {shell, "-c", "echo " + name};
    new ProcessBuilder(line).start(); // expect
    Supplier<String> later = () -> name;
    Runtime.getRuntime().exec("echo " + later.get()); // expect
  }
}
