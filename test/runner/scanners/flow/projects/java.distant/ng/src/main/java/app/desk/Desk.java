package app.desk;

import app.drawer.Drawer;

public class Desk {
  private final Drawer drawer;

  public Desk(Drawer drawer) {
    this.drawer = drawer;
  }

  public Drawer drawer() {
    return drawer;
  }
}
