package app;

public class Stills {
  public void make(StillRequest request) throws Exception {
    new ProcessBuilder("sh", "-c", "grab -s " + request.time()).start();
    new ProcessBuilder("sh", "-c", "label " + request.label()).start();
    new ProcessBuilder("sh", "-c", "move " + request.target()).start();
  }

  public void list(String folder) throws Exception {
    new ProcessBuilder("sh", "-c", "ls " + folder).start();
  }
}
