class Sources {
  DataSource find(String name) throws NamingException {
    return (DataSource) new InitialContext().lookup(name); // expect
  }
}
