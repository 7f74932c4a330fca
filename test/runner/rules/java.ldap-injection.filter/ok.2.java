class Directory {
  NamingEnumeration<SearchResult> find(DirContext context, String name) throws Exception {
    return context.search("ou=people", "(uid={0})", new Object[] { name }, new SearchControls());
  }
}
