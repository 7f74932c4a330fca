namespace Staff.Directory;

public static class LdapFilters
{
    public static string ByLogin(string login) => $"(&(objectClass=person)(uid={login}))";
}
