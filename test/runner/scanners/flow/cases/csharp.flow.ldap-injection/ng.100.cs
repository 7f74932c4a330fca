using System.DirectoryServices.Protocols;
using Microsoft.AspNetCore.Mvc;

public class Terms
{
    private readonly List<string> _terms = new();

    public Terms With(string attribute, string value)
    {
        _terms.Add($"({attribute}={value})");
        return this;
    }

    public string Build() => $"(&{string.Concat(_terms)})";
}

public class RoomsController(LdapConnection connection) : Controller
{
    [HttpGet]
    public int Count(string floor)
    {
        var terms = new Terms().With("objectClass", "room").With("floor", floor);
        var request = new SearchRequest("ou=rooms", terms.Build(), SearchScope.Subtree, "cn"); // expect
        return ((SearchResponse)connection.SendRequest(request)).Entries.Count;
    }
}
