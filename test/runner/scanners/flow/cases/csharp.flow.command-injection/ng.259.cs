using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc.RazorPages;
using System.Collections.Generic;
using System.Text.Json;

public class Cmd { public string Host { get; set; } public int Port { get; set; } }
[ApiController]
public class ToolController : ControllerBase {
  [HttpGet("{v}")] public IActionResult A(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
    return Ok(); }
  [HttpPost] public IActionResult B([FromBody] Cmd cmd) { Process.Start("bash", "-c \"ping " + cmd.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + cmd.Port + "\"");
    return Ok(); }
  [HttpPost] public IActionResult C(IFormFile file) { Process.Start("bash", "-c \"ping " + file.FileName + "\""); // expect
    return Ok(); }
  [HttpPost] public IActionResult C2(List<IFormFile> files) { foreach (var f in files) { Process.Start("bash", "-c \"ping " + f.FileName + "\""); // expect
    } return Ok(); }
  [HttpGet] public IActionResult D() { Process.Start("bash", "-c \"ping " + Request.Headers["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Query["v"].ToString() + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.QueryString.Value + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Path.Value + "\""); // expect
    Process.Start("bash", "-c \"ping " + RouteData.Values["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + HttpContext.Request.Form["v"] + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Headers.UserAgent + "\""); // expect
    Process.Start("bash", "-c \"ping " + Request.Form.Files[0].FileName + "\""); // expect
    return Ok(); }
  [HttpPost] public IActionResult E([FromBody] JsonElement body) { Process.Start("bash", "-c \"ping " + body.GetProperty("v").GetString() + "\""); // expect
    return Ok(); }
  [HttpPost] public IActionResult F(IFormCollection form) { Process.Start("bash", "-c \"ping " + form["v"] + "\""); // expect
    return Ok(); }
  [HttpPost] public IActionResult G([FromForm] Dictionary<string, string> d) { Process.Start("bash", "-c \"ping " + d["v"] + "\""); // expect
    return Ok(); }
  [HttpGet] public IActionResult N(int n) { Process.Start("bash", "-c \"ping " + n + "\"");
    return Ok(); }
}
public class IndexModel : PageModel {
  [BindProperty] public string Host { get; set; }
  [BindProperty(SupportsGet = true)] public Cmd Input { get; set; }
  [BindProperty] public IFormFile Upload { get; set; }
  [FromRoute] public string Slug { get; set; }
  public void OnGet(string v) { Process.Start("bash", "-c \"ping " + v + "\""); // expect
  }
  public void OnPost() { Process.Start("bash", "-c \"ping " + Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + Input.Host + "\""); // expect
    Process.Start("bash", "-c \"ping " + Upload.FileName + "\""); // expect
    Process.Start("bash", "-c \"ping " + Slug + "\""); // expect
    Process.Start("bash", "-c \"ping " + Input.Port + "\"");
  }
}
