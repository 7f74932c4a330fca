using System.Security.Cryptography;

public class Hasher
{
    public (byte[] Grain, byte[] Hash) Hash(string given)
    {
        var grain = RandomNumberGenerator.GetBytes(16);
        using var derive = new Rfc2898DeriveBytes(given, grain, 600_000, HashAlgorithmName.SHA256);
        return (grain, derive.GetBytes(32));
    }
}
