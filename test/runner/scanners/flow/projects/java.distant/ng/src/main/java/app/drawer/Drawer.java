package app.drawer;

import app.queue.PrintQueue;

public class Drawer {
  private final PrintQueue queue;

  public Drawer(PrintQueue queue) {
    this.queue = queue;
  }

  public PrintQueue queue() {
    return queue;
  }
}
