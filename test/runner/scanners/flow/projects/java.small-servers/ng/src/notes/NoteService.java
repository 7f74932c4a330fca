package notes;

public class NoteService {
  private final NoteFiles files;

  public NoteService(NoteFiles files) {
    this.files = files;
  }

  public long remove(RemovedNotes removed) {
    return removed.getNames().stream().map(name -> "notes/" + name).filter(files::discard).count();
  }
}
