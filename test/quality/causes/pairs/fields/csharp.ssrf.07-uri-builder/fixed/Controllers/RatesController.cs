using System;
using System.Net.Http;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Mvc;

public class RatesController : Controller
{
    private readonly HttpClient client = new HttpClient();

    [HttpGet("/rates")]
    public async Task<IActionResult> Rates([FromQuery] string source)
    {
        var builder = new UriBuilder("https", "rates.example.com");
        builder.Query = "currency=" + Uri.EscapeDataString(source);
        var body = await client.GetStringAsync(builder.Uri); // expect
        return Content(body, "application/json");
    }
}
