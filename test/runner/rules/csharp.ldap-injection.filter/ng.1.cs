public SearchResult Find(string user)
{
    searcher.Filter = "(&(objectClass=user)(uid=" + user + "))"; // expect
    return searcher.FindOne();
}
