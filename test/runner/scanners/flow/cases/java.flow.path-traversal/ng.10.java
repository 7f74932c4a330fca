import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

class Fonts {
  void install(InputStream upload, File directory) throws IOException {
    ZipInputStream fonts = new ZipInputStream(upload);
    ZipEntry entry;
    while ((entry = fonts.getNextEntry()) != null) {
      if (entry.getName().contains("..")) System.out.println("outside of the directory");
      try (FileOutputStream file = new FileOutputStream(new File(directory, entry.getName()))) { // expect
        fonts.transferTo(file);
      }
    }
  }
}
