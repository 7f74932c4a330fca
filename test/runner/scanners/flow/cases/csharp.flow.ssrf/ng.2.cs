using System.Net;
using Microsoft.AspNetCore.Mvc;

public class FeedController : Controller
{
    public class FeedForm
    {
        public string Address { get; set; }
    }

    [HttpPost]
    public IActionResult Add([FromBody] FeedForm form)
    {
        var request = WebRequest.Create(form.Address); // expect
        using var response = request.GetResponse();
        return Ok(response.ContentLength);
    }
}
