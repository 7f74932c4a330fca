using System;
using Microsoft.AspNetCore.Mvc;

public class NodeController : Controller
{
    [HttpGet("/nodes")]
    public string Node([FromQuery] string node)
    {
        var address = new UriBuilder("http", "nodes.example");
        address.Host = node; // expect
        return address.ToString();
    }
}
