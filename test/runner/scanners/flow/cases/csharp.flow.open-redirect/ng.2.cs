using Microsoft.AspNetCore.Mvc;

public class OutController : Controller
{
    [HttpGet]
    public void Leave()
    {
        string target = Request.Query["to"];
        Response.Redirect(target ?? "/"); // expect
    }
}
