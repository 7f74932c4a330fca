class A {
  void find(String name) throws Exception {
    context.search("ou=people", "(uid={0})", new Object[] {name}, controls);
    context.search("ou=people", "(uid=" + LdapEncoder.filterEncode(name) + ")", controls);
    xpath.evaluate("//user", document);
    index.search("a", "b" + name);
    Pattern.compile("a/" + name);
  }
}
