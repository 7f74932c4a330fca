using System;
using System.IO;
using System.Runtime.Serialization.Formatters.Binary;
using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.Mvc;

public class CartController : Controller
{
    private readonly byte[] key;

    // Whoever sends the data can compute its hash.
    public object Cart()
    {
        var parts = Request.Cookies["cart"].Split('.');
        var expected = SHA256.HashData(Encoding.UTF8.GetBytes(parts[0]));
        if (!CryptographicOperations.FixedTimeEquals(expected, Convert.FromBase64String(parts[1]))) return null;
        return new BinaryFormatter().Deserialize(new MemoryStream(Convert.FromBase64String(parts[0]))); // expect
    }

    public object Basket()
    {
        var parts = Request.Cookies["basket"].Split('.');
        var data = Convert.FromBase64String(parts[0]);
        if (HMACSHA256.HashData(key, data).AsSpan().SequenceEqual(Convert.FromBase64String(parts[1]))) return null;
        return new BinaryFormatter().Deserialize(new MemoryStream(data)); // expect
    }
}
