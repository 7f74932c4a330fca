using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

[ApiController]
[Route("pages")]
public class Pages : ControllerBase
{
    [HttpGet("{id:int}/{name:length(3,9)}")]
    public void Show(string id, string name, string key)
    {
        Process.Start("sh", "-c " + name); // expect
        Process.Start("sh", "-c " + key); // expect
    }
}
