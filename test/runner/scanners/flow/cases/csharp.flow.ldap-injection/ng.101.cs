using Microsoft.AspNetCore.Mvc;
using Novell.Directory.Ldap;
using System;

public class PeopleController : Controller
{
    private readonly Func<ILdapConnection> _connect;

    public IActionResult Find(string name)
    {
        using var connection = _connect();
        var results = connection.Search("ou=people", LdapConnection.ScopeSub, $"(cn={name})", null, false); // expect
        return Ok(results);
    }
}
