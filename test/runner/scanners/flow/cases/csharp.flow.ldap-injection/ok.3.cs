using Microsoft.AspNetCore.Mvc;
using Novell.Directory.Ldap;

public class PeopleController : Controller
{
    public IActionResult Find(int number)
    {
        using var connection = new LdapConnection();
        connection.Connect("ldap.example.com", 389);
        var found = connection.Search("ou=people", LdapConnection.ScopeSub, "(number=" + number + ")", null, false);
        return Ok(found.HasMore());
    }
}
