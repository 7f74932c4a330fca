using System.DirectoryServices;

namespace Staff.Directory;

public class UserDirectory
{
    private readonly DirectoryEntry _root = new("LDAP://ldap.internal/ou=people,dc=example,dc=org");

    public bool Exists(string login)
    {
        using var searcher = new DirectorySearcher(_root);
        searcher.Filter = LdapFilters.ByLogin(login); // expect
        return searcher.FindOne() != null; // expect
    }
}
