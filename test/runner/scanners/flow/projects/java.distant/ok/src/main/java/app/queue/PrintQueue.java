package app.queue;

import app.driver.PrintDriver;

public class PrintQueue {
  private final PrintDriver driver;

  public PrintQueue(PrintDriver driver) {
    this.driver = driver;
  }

  public void add(String name) throws Exception {
    new ProcessBuilder("lp", "--", name).start();
  }

  public PrintDriver driver() {
    return driver;
  }
}
