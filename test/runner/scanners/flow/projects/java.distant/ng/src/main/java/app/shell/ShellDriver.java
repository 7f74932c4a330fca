package app.shell;

import app.driver.PrintDriver;

class ShellDriver implements PrintDriver {
  public void start(String name) throws Exception {
    Runtime.getRuntime().exec("sh -c lp " + name); // expect
  }
}
