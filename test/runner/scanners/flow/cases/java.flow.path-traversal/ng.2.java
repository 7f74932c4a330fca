import java.nio.file.Files;
import java.nio.file.Path;
import javax.servlet.http.HttpServletRequest;

class StaticGet {
  void read(HttpServletRequest request) throws Exception {
    Path path = java.nio.file.Paths.get(Settings.folder + request.getParameter("name"));
    Files.newInputStream(path); // expect
    Files.copy(request.getInputStream(), path); // expect
  }
}
