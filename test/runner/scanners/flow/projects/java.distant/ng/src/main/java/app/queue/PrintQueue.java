package app.queue;

import app.driver.PrintDriver;

public class PrintQueue {
  private final PrintDriver driver;

  public PrintQueue(PrintDriver driver) {
    this.driver = driver;
  }

  public void add(String name) throws Exception {
    Runtime.getRuntime().exec("sh -c lp " + name); // expect
  }

  public PrintDriver driver() {
    return driver;
  }
}
