using System.Security.Cryptography;

public class Crypto
{
    public byte[] Inline(byte[] key, byte[] data)
    {
        using var aes = Aes.Create();
        using var encryptor = aes.CreateEncryptor(key, new byte[16]); // expect
        return encryptor.TransformFinalBlock(data, 0, data.Length);
    }

    public byte[] Assigned(byte[] key, byte[] data)
    {
        using var aes = Aes.Create();
        var iv = new byte[16];
        aes.IV = iv; // expect
        return aes.EncryptCbc(data, iv);
    }
}
