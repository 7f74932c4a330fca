using System.Security.Cryptography;

public class Box
{
    private static readonly byte[] Start = { 4, 8, 15, 16, 23, 42, 4, 8, 15, 16, 23, 42, 4, 8, 15, 16 };

    public byte[] Seal(byte[] material, byte[] record)
    {
        using var aes = Aes.Create();
        aes.Key = material;
        aes.IV = Start;
        return aes.CreateEncryptor().TransformFinalBlock(record, 0, record.Length);
    }
}
