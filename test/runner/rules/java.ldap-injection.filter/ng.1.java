class A {
  void find(String name) throws Exception {
    context.search("ou=people", "(uid=" + name + ")", controls); // expect
    String filter = "(&(uid=" + name + "))";
    ctx.search(base, filter, controls); // expect
    xpath.evaluate("//user[name='" + name + "']", document); // expect
  }
}
