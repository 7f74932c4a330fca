using System.Linq;
using System.Security.Cryptography;

public class Box
{
    public byte[] Seal(byte[] material, byte[] record)
    {
        using var aes = Aes.Create();
        aes.Key = material;
        aes.GenerateIV();
        var sealedRecord = aes.CreateEncryptor().TransformFinalBlock(record, 0, record.Length);
        return aes.IV.Concat(sealedRecord).ToArray();
    }
}
