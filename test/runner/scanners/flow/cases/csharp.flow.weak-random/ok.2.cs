using System;
using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.Mvc;

public class TokenController : Controller
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyz";

    public IActionResult Bytes()
    {
        var bytes = new byte[16];
        RandomNumberGenerator.Fill(bytes);
        var accessToken = Convert.ToBase64String(bytes);
        var colors = new byte[16];
        new Random().NextBytes(colors);
        var palette = Convert.ToBase64String(colors);
        return Ok(accessToken + palette);
    }

    public IActionResult Text()
    {
        var resetToken = Made(20);
        return Ok(resetToken);
    }

    private static string Made(int length)
    {
        var text = new StringBuilder();
        for (var at = 0; at < length; at++) text.Append(Letters[RandomNumberGenerator.GetInt32(Letters.Length)]);
        return text.ToString();
    }
}
