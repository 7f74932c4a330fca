public byte[] Encrypt(byte[] data)
{
    using var aes = new AesGcm(key, 16);
    aes.Encrypt(nonce, data, cipher, tag);
    return cipher;
}
