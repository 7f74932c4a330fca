using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;
using System.Linq;

public class ShellController : Controller
{
    private static bool Plain(string s)
    {
        foreach (var c in s)
        {
            if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'))
                return false;
        }
        return true;
    }
    private static bool Pattern(string s) => s.All(c => c is >= 'a' and <= 'z' or '_');
    private static bool Digits(string s) => s.All(c => char.IsAsciiLetterOrDigit(c) || c == '.');
    private static bool Bad(string s) => s.All(c => c is >= 'a' and <= 'z' or ';');

    public IActionResult A(string n)
    {
        if (!Plain(n)) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + n + "\"");
        return Ok();
    }
    public IActionResult B(string n)
    {
        if (!Pattern(n)) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + n + "\"");
        return Ok();
    }
    public IActionResult C(string n)
    {
        if (!Digits(n)) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + n + "\"");
        return Ok();
    }
    public IActionResult D(string n)
    {
        if (!Bad(n)) return BadRequest();
        Process.Start("/bin/sh", "-c \"ls " + n + "\""); // expect
        return Ok();
    }
}
