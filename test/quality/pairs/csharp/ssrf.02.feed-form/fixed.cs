using System.Collections.Generic;
using System.Net;
using Microsoft.AspNetCore.Mvc;

public class FeedController : Controller
{
    private static readonly HashSet<string> Feeds = new() { "https://a.example.com/", "https://b.example.com/" };

    public class FeedForm
    {
        public string Address { get; set; }
    }

    [HttpPost]
    public IActionResult Add([FromBody] FeedForm form)
    {
        if (!Feeds.Contains(form.Address))
        {
            return BadRequest();
        }
        var request = WebRequest.Create(form.Address);
        using var response = request.GetResponse();
        return Ok(response.ContentLength);
    }
}
