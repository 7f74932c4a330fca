using System;
using System.Security.Cryptography;

public class TokenService
{
    public string CreateToken()
    {
        var bytes = new byte[32];
        RandomNumberGenerator.Fill(bytes);
        var token = Convert.ToBase64String(bytes); // expect
        return token;
    }
}
