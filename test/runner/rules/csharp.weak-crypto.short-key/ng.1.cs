class Keys
{
    void Create()
    {
        var provider = new RSACryptoServiceProvider(1024); // expect
        var rsa = RSA.Create(1024); // expect
        var dsa = new DSACng(1024); // expect
    }
}
