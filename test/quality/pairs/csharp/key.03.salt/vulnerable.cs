using System.Security.Cryptography;
using System.Text;

public class Hasher
{
    private readonly byte[] _grain = Encoding.UTF8.GetBytes("acme-shop");

    public byte[] Hash(string given)
    {
        using var derive = new Rfc2898DeriveBytes(given, _grain, 600_000, HashAlgorithmName.SHA256);
        return derive.GetBytes(32);
    }
}
