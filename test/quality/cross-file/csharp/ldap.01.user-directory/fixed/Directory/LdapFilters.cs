using System.Text.RegularExpressions;

namespace Staff.Directory;

public static class LdapFilters
{
    public static string ByLogin(string login)
    {
        if (!Regex.IsMatch(login, @"\A[a-z0-9]{1,32}\z")) throw new ArgumentException("invalid login");
        return $"(&(objectClass=person)(uid={login}))";
    }
}
