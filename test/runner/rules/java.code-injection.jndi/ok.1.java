class Sources {
  DataSource find() throws NamingException {
    return (DataSource) new InitialContext().lookup("java:comp/env/jdbc/main");
  }
}
