class Feed : Controller
{
    IActionResult Get()
    {
        Response.Headers["Access-Control-Allow-Origin"] = "https://shop.example.com";
        Response.Headers.Add("Vary", "*");
        list.Add("*");
        return Ok();
    }
}
