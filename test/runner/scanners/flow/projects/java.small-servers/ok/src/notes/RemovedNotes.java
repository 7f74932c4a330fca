package notes;

import java.util.List;
import java.util.UUID;

public class RemovedNotes {
  private List<UUID> names;

  public List<UUID> getNames() {
    return names == null ? List.of() : names;
  }
}
