class A {
  void run(HttpServletRequest request, String command) throws IOException {
    new ProcessBuilder("sh", "-c", command).start(); // expect
    new ProcessBuilder("/bin/bash", "-c", "ls " + command).start(); // expect
    new ProcessBuilder(request.getParameter("program")).start(); // expect
    new ProcessBuilder(Arrays.asList("cmd.exe", "/c", command)); // expect
    pb.command("bash", "-c", command); // expect
    ProcessBuilder other = new ProcessBuilder(new String[] {"sh", "-c", command}); // expect
  }
}
