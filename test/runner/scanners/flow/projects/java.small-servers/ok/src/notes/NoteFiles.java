package notes;

import java.io.File;
import org.apache.commons.io.FileUtils;

public class NoteFiles {
  private final File root;

  public NoteFiles(File root) {
    this.root = root;
  }

  boolean discard(String name) {
    return FileUtils.deleteQuietly(new File(root, name));
  }
}
