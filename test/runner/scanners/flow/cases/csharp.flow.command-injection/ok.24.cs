using System.Diagnostics;
using System.Linq;
using Microsoft.AspNetCore.Mvc;

[ApiController]
[Route("pages")]
public class Pages : ControllerBase
{
    [HttpGet("{id:int}/{key:guid}")]
    public void Show(string id, string key)
    {
        Process.Start("sh", "-c " + id + key);
        Process.Start("sh", "-c " + string.Join(",", Request.Query["ids"].ToString().Split(',').Select(int.Parse)));
    }
}
