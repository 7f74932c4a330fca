package themes;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

public class Themes {
  private final Walker walker;
  private final Path home = Path.of("/srv/themes").normalize();

  public Themes(Walker walker) {
    this.walker = walker;
  }

  public void install(InputStream archive) throws Exception {
    Path folder = Files.createDirectories(home.resolve("new"));
    walker.walk(archive, folder, (path, content) -> Files.write(path, content)); // expect
  }
}
