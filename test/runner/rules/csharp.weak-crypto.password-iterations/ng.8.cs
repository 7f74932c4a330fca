using System.Security.Cryptography;

public class Vault
{
    private const int Rounds = 3000;

    public byte[] Of(string password, byte[] salt)
    {
        using var derived = new Rfc2898DeriveBytes(password, salt, Rounds, HashAlgorithmName.SHA256); // expect
        return derived.GetBytes(32);
    }
}
