public byte[] Encrypt(byte[] data)
{
    using var des = DES.Create(); // expect
    return des.CreateEncryptor(key, iv).TransformFinalBlock(data, 0, data.Length);
}
