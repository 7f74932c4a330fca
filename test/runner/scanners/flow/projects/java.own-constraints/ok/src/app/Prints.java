package app;

public class Prints {
  public void print(PrintRequest request) throws Exception {
    new ProcessBuilder("sh", "-c", "lp -d " + request.printer()).start();
    new ProcessBuilder("sh", "-c", "cat " + request.tray()).start();
  }
}
