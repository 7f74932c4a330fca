using System;
using System.Text;
using Microsoft.AspNetCore.Mvc;

public class TokenController : Controller
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyz";

    public IActionResult Bytes()
    {
        var random = new Random();
        var bytes = new byte[16];
        random.NextBytes(bytes);
        var accessToken = Convert.ToBase64String(bytes); // expect
        return Ok(accessToken);
    }

    public IActionResult Text()
    {
        var resetToken = Made(20); // expect
        return Ok(resetToken);
    }

    private static string Made(int length)
    {
        var random = new Random();
        var text = new StringBuilder();
        for (var at = 0; at < length; at++) text.Append(Letters[random.Next(Letters.Length)]);
        return text.ToString();
    }
}
