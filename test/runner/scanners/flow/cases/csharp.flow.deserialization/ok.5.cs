using System;
using System.IO;
using System.Runtime.Serialization.Formatters.Binary;
using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.DataProtection;
using Microsoft.AspNetCore.Mvc;

public class CartController : Controller
{
    private readonly byte[] key;
    private readonly IDataProtector protector;

    public object Cart()
    {
        var parts = Request.Cookies["cart"].Split('.');
        using var hmac = new HMACSHA256(key);
        var expected = hmac.ComputeHash(Encoding.UTF8.GetBytes(parts[0]));
        if (!CryptographicOperations.FixedTimeEquals(expected, Convert.FromBase64String(parts[1]))) return null;
        return new BinaryFormatter().Deserialize(new MemoryStream(Convert.FromBase64String(parts[0])));
    }

    public object Basket()
    {
        var parts = Request.Cookies["basket"].Split('.');
        var data = Convert.FromBase64String(parts[0]);
        if (!HMACSHA256.HashData(key, data).AsSpan().SequenceEqual(Convert.FromBase64String(parts[1]))) return null;
        return new BinaryFormatter().Deserialize(new MemoryStream(data));
    }

    public object Visits()
    {
        var data = protector.Unprotect(Request.Cookies["visits"]);
        return new BinaryFormatter().Deserialize(new MemoryStream(Convert.FromBase64String(data)));
    }
}
