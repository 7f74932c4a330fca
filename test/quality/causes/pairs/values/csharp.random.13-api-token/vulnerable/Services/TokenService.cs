using System;
using System.Security.Cryptography;

public class TokenService
{
    public string CreateToken()
    {
        var bytes = new byte[32];
        new Random().NextBytes(bytes);
        var token = Convert.ToBase64String(bytes); // expect
        return token;
    }
}
