using Microsoft.AspNetCore.Mvc;

public class OutController : Controller
{
    [HttpGet]
    public void Leave(int page)
    {
        Response.Redirect("/pages/" + page);
        Response.Redirect("/search?q=" + Request.Query["q"]);
    }
}
