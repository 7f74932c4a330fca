var request = new SearchRequest("dc=example", $"(uid={name})", SearchScope.Subtree); // expect
