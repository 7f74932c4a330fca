class Remote {
  Object open(Context ctx, String host) throws NamingException {
    return ctx.lookup("ldap://" + host + "/cn=app"); // expect
  }
}
