class A {
  void run() throws IOException {
    new ProcessBuilder("ls", "-l").start();
    new ProcessBuilder("ping", "-c", "1", host).start();
    new ProcessBuilder("sh", "-c", "ls | wc");
    new ProcessBuilder(arguments);
    new ProcessBuilder(List.of("git", "clone", url));
  }
}
