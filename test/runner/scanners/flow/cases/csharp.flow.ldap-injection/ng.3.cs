using Microsoft.AspNetCore.Mvc;
using Novell.Directory.Ldap;

public class PeopleController : Controller
{
    public IActionResult Find(string name)
    {
        using var connection = new LdapConnection();
        connection.Connect("ldap.example.com", 389);
        var found = connection.Search("ou=people", LdapConnection.ScopeSub, "(uid=" + name + ")", null, false); // expect
        return Ok(found.HasMore());
    }
}
