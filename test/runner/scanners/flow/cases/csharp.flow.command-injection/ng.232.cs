using System.Diagnostics;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

[ApiController]
[Route("a")]
public class NamedGroupController : ControllerBase
{
    private static readonly Regex Word = new(@"\A[a-z]+\z");
    private static readonly Regex Image = new(@"\A(?<name>[a-z]+):(?<tag>.*)\z");
    private static readonly Regex Other = new Regex(@"\A(?<name>[a-z]+):(?<tag>.*)\z");

    [HttpPost("a")]
    public IActionResult A([FromForm] string text)
    {
        if (!Word.IsMatch(text)) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + text + "\"");
        return Ok();
    }

    [HttpPost("b")]
    public IActionResult B([FromForm] string text)
    {
        var match = Image.Match(text);
        if (!match.Success) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + match.Groups["name"].Value + "\"");
        return Ok();
    }

    [HttpPost("c")]
    public IActionResult C([FromForm] string text)
    {
        var match = Other.Match(text);
        if (!match.Success) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + match.Groups["name"].Value + "\"");
        return Ok();
    }

    [HttpPost("d")]
    public IActionResult D([FromForm] string text)
    {
        var match = Other.Match(text);
        if (!match.Success) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + match.Groups["tag"].Value + "\""); // expect
        return Ok();
    }

    [HttpPost("e")]
    public IActionResult E([FromForm] string text)
    {
        Match match = Regex.Match(text, @"^(?<name>[a-z]+):(\d+)");
        if (!match.Success) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + match.Groups["name"].Value + match.Groups[2].Value + "\"");
        return Ok();
    }
}
