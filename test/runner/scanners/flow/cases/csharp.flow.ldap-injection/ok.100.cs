using System.DirectoryServices.Protocols;
using Microsoft.AspNetCore.Mvc;

public class Terms
{
    private readonly List<string> _terms = new();

    public Terms With(string attribute, int value)
    {
        _terms.Add($"({attribute}={value})");
        return this;
    }

    public string Build() => $"(&{string.Concat(_terms)})";
}

public class RoomsController(LdapConnection connection) : Controller
{
    [HttpGet]
    public int Count(int floor)
    {
        var terms = new Terms().With("floor", floor);
        var request = new SearchRequest("ou=rooms", terms.Build(), SearchScope.Subtree, "cn");
        return ((SearchResponse)connection.SendRequest(request)).Entries.Count;
    }
}
