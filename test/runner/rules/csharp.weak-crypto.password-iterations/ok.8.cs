using System.Security.Cryptography;

public class Vault
{
    private const int Rounds = 300_000;
    private int count = 3000;

    public byte[] Of(string password, byte[] salt) => new Rfc2898DeriveBytes(password, salt, Rounds, HashAlgorithmName.SHA256).GetBytes(32);

    public byte[] Counted(string password, byte[] salt) => new Rfc2898DeriveBytes(password, salt, count, HashAlgorithmName.SHA256).GetBytes(32);
}
