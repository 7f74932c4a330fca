import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

class Themes {
  void install(InputStream upload, File directory) throws IOException {
    ZipInputStream theme = new ZipInputStream(upload);
    ZipEntry entry;
    while ((entry = theme.getNextEntry()) != null) {
      if (entry.getName().contains("..")) throw new IOException("outside of the directory");
      try (FileOutputStream file = new FileOutputStream(new File(directory, entry.getName()))) {
        theme.transferTo(file);
      }
    }
  }
}
