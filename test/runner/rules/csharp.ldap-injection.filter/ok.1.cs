public SearchResult Find(string user)
{
    searcher.Filter = "(&(objectClass=user)(uid=" + Encoder.LdapFilterEncode(user) + "))";
    return searcher.FindOne();
}
