package notes;

import java.util.List;

public class RemovedNotes {
  private List<String> names;

  public List<String> getNames() {
    return names == null ? List.of() : names;
  }
}
