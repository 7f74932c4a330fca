class A {
  void run(HttpServletRequest request, String command) throws IOException {
    Runtime.getRuntime().exec("ping " + request.getParameter("host")); // expect
    Runtime.getRuntime().exec(command); // expect
    Runtime rt = Runtime.getRuntime();
    rt.exec("ls " + command); // expect
    String line = "nslookup " + command;
    rt.exec(line); // expect
    Runtime.getRuntime().exec(new String[] {"sh", "-c", command}); // expect
    Runtime.getRuntime().exec(String.format("ls %s", command)); // expect
  }
}
