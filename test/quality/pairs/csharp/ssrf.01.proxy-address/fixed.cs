using System;
using System.Net.Http;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Mvc;

public class ProxyController : ControllerBase
{
    private static readonly HttpClient Client = new HttpClient();

    [HttpGet("proxy")]
    public async Task<string> Get(string id)
    {
        return await Client.GetStringAsync("https://api.example.com/items/" + Uri.EscapeDataString(id));
    }
}
