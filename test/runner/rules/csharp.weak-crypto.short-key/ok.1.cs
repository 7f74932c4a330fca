class Keys
{
    void Create(int bits)
    {
        var provider = new RSACryptoServiceProvider(3072);
        var rsa = RSA.Create(2048);
        var standard = RSA.Create();
        var given = RSA.Create(bits);
        var buffer = new Buffer(1024);
    }
}
