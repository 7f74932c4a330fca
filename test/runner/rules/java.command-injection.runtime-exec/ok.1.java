class A {
  void run() throws IOException {
    Runtime.getRuntime().exec("ls -l");
    Runtime.getRuntime().exec(COMMAND);
    Runtime.getRuntime().exec(new String[] {"ls", "-l"});
    String fixed = "ls";
    Runtime.getRuntime().exec(fixed);
    executor.exec(task);
    Runtime.getRuntime().exec("kill " + Integer.parseInt(pid));
  }
}
