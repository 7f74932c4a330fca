using System;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.Mvc;
using Microsoft.IdentityModel.Tokens;

public class CaseController : Controller
{
    private const string Fixed = "fixed-text-of-16";
    private static readonly byte[] Start = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };

    public object Run(byte[] given, byte[] material)
    {
        var mac = new HMACSHA256(material);
        return (mac, new SymmetricSecurityKey(Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("KEY"))));
    }
}
