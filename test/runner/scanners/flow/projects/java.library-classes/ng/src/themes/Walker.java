package themes;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

public class Walker {
  public interface Visitor {
    void file(Path path, byte[] content) throws Exception;
  }

  public void walk(InputStream archive, Path base, Visitor visitor) throws Exception {
    ZipInputStream zip = new ZipInputStream(archive);
    ZipEntry entry;
    while ((entry = zip.getNextEntry()) != null) {
      visitor.file(base.resolve(entry.getName()), zip.readAllBytes());
    }
  }
}
