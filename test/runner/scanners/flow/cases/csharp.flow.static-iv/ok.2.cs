using System;
using System.Security.Cryptography;

public class Crypto
{
    public byte[] Filled(byte[] key, byte[] data)
    {
        using var aes = Aes.Create();
        var iv = new byte[16];
        RandomNumberGenerator.Fill(iv);
        using var encryptor = aes.CreateEncryptor(key, iv);
        return encryptor.TransformFinalBlock(data, 0, data.Length);
    }

    public byte[] Decrypt(byte[] key, byte[] data)
    {
        using var aes = Aes.Create();
        var iv = new byte[16];
        Array.Copy(data, iv, 16);
        aes.IV = iv;
        return aes.DecryptCbc(data, iv);
    }

    public byte[] Twice(byte[] key, byte[] data)
    {
        using var aes = Aes.Create();
        var first = new byte[16];
        Fill(first);
        aes.IV = first;
        var second = new byte[16];
        Fill(second);
        aes.IV = second;
        return aes.EncryptCbc(data, second);
    }

    private static void Fill(byte[] buffer) => RandomNumberGenerator.Fill(buffer.AsSpan());
}
