class Feed : Controller
{
    IActionResult Get()
    {
        Response.Headers.Add("Access-Control-Allow-Origin", "*"); // expect
        Response.Headers["Access-Control-Allow-Origin"] = "*"; // expect
        builder.WithOrigins("*"); // expect
        return Ok();
    }
}
