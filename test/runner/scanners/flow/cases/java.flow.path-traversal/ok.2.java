import java.nio.file.Files;
import java.nio.file.Path;
import javax.servlet.http.HttpServletRequest;

class Copy {
  void save(HttpServletRequest request) throws Exception {
    Files.copy(request.getInputStream(), Path.of("/srv/upload.bin"));
  }
}
